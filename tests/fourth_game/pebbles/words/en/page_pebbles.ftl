page-lobby-pebbles = A heap, a coin, and nothing left for the other.

# At the table
page-pebbles-board =
    { $heap ->
        [one] A heap of one pebble.
       *[other] A heap of { $heap } pebbles.
    }
page-pebbles-ask = How many pebbles do you take?
page-pebbles-take = Take { $count }
page-pebbles-coin = then the coin
page-pebbles-role = has { $count }
page-pebbles-first = The first player
page-pebbles-second = The second player
page-pebbles-sheet = { $name } took { $count }

# The rules: one chapter, one sentence, one picture
page-learn-pebbles-heap = The heap
page-learn-pebbles-heap-title = A heap between two
page-learn-pebbles-heap-lead = Pebbles lie between two players, who take turns.
page-learn-pebbles-turn = A turn
page-learn-pebbles-turn-title = One, two or three
page-learn-pebbles-turn-lead = Take up to three pebbles; for more than one a coin is tossed, and on tails one rolls back.
page-learn-pebbles-end = The end
page-learn-pebbles-end-title = Nothing left
page-learn-pebbles-end-lead = Whoever leaves the heap empty at the end of a turn wins.
page-learn-pebbles-picture = Pebbles in a row
page-coach-pebbles-take = Each lit pebble is the end of what you can take: tap one.
