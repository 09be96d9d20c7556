pebbles-title = Pebbles
pebbles-about = Take one, two or three pebbles; whoever leaves none wins.
pebbles-legend = o a pebble; below, what each player has taken.

# Options
pebbles-option-heap = Heap
pebbles-option-heap-about = How many pebbles lie there at first.

# Tables people are offered
pebbles-table-usual = twelve pebbles
pebbles-table-small = five pebbles

# What a seat is asked to do
pebbles-step-take = Take one, two or three pebbles.
pebbles-step-toss = Toss the coin.

# What a player should know now
pebbles-status =
    { $heap ->
        [one] One pebble lies there.
       *[other] { $heap } pebbles lie there.
    }

# What an action does
pebbles-take =
    { $count ->
        [one] Takes one pebble.
       *[other] Takes { $count } pebbles.
    }
pebbles-heads = Heads: they stay.
pebbles-tails = Tails: one rolls back.

# What was done
pebbles-take-told =
    { $count ->
        [one] took one pebble
       *[other] took { $count } pebbles
    }
pebbles-heads-told = tossed heads: they stay
pebbles-tails-told = tossed tails: one rolled back

# Why something is not possible
pebbles-too-many = You cannot take { $count }: only { $heap } lie there.
pebbles-awaits-toss = The coin comes first.
pebbles-awaits-take = First somebody has to take pebbles.
