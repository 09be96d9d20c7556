daemonen-title = Dicke Dämonen
daemonen-about = Four closed strings cut the world into fields. Players fill its corners with demons and its fields with ghosts, and each may predict once which colour will rule. One to four play; hands are secret.

# Creatures and strings
daemonen-colour-red = red
daemonen-colour-blue = blue
daemonen-colour-green = green
daemonen-colour-yellow = yellow
daemonen-colour-white = white
daemonen-creature-red = a red demon
    .none = no red demon
daemonen-creature-blue = a blue demon
    .none = no blue demon
daemonen-creature-green = a green demon
    .none = no green demon
daemonen-creature-yellow = a yellow demon
    .none = no yellow demon
daemonen-creature-white = a ghost
    .none = no ghost
daemonen-lines-none = none
daemonen-lines-red = red
daemonen-lines-blue = blue
daemonen-lines-green = green
daemonen-lines-yellow = yellow
daemonen-lines-red-blue = red and blue
daemonen-lines-red-green = red and green
daemonen-lines-red-yellow = red and yellow
daemonen-lines-blue-green = blue and green
daemonen-lines-blue-yellow = blue and yellow
daemonen-lines-green-yellow = green and yellow
daemonen-lines-red-blue-green = red, blue and green
daemonen-lines-red-blue-yellow = red, blue and yellow
daemonen-lines-red-green-yellow = red, green and yellow
daemonen-lines-blue-green-yellow = blue, green and yellow
daemonen-lines-red-blue-green-yellow = red, blue, green and yellow
daemonen-legend = strings + red, ~ blue, # green, . yellow, each with its knot @; numbers are crossings, capital letters fields, A the outer one; · a free corner, r b g y demons, (C) a field frozen by a ghost. In the list: worth, demons, and > who would gain the field. r12C puts a red demon at crossing 12 in field C, wC a ghost into field C, ?r predicts red, - passes.

# Options
daemonen-option-players = Players
daemonen-option-players-about = One plays solitaire for a score; two to four predict against each other.
daemonen-option-world = World
daemonen-option-world-about = A world by its name, one from a seed, or four strings of your own.
daemonen-option-rest_to_bag = Rest into the bag
daemonen-option-rest_to_bag-about = Solitaire only: after the prediction the rest of the hand goes back into the bag instead of out of the game.

# Worlds to choose by name
daemonen-preset-first-picture = Round strings with one narrow lens of red and yellow
daemonen-preset-reckoning = Many crossings, fields from 2 to 8
daemonen-preset-ring = Four strings hand in hand around a hole
daemonen-preset-clover = Every string crosses every other, all overlap in the middle
daemonen-preset-basket = Two strings across two others, woven into squares
daemonen-preset-comb = Three strings one below the other, the fourth runs through all
daemonen-preset-petals = Four slender strings about one centre: the richest world
daemonen-preset-trefoil = Two three-leaved strings interlock, two round ones hold their sides
daemonen-preset-snail = A large string holds two coiled inside it

# Tables people are offered
daemonen-table-two = two players, a world of 12 crossings
daemonen-table-three = three players, a clover
daemonen-table-four = four players, a world of 16 crossings
daemonen-table-two-long = two players, petals: a long game
daemonen-table-solitaire = alone, for a score
daemonen-table-solitaire-bag = alone, the rest of the hand going back into the bag

# Worlds that cannot be played on
daemonen-world-refused = { $count ->
    [one] This world has a problem: { $cause }
   *[other] This world has { $count } problems. The first: { $cause }
}
daemonen-world-not-a-world = A world is the name of a preset, a seed, or four strings with their knots: red, blue, green and yellow.
daemonen-world-unknown-preset = There is no world of this name.
daemonen-world-not-a-seed = A seed is a whole number from 0 to 9007199254740991.
daemonen-world-not-a-line = The { $lines } string is no list of points.
daemonen-world-not-a-point = { $place ->
    [none] The { $lines } string begins with something that is no point: two whole numbers are needed.
   *[other] The { $lines } string has something after { $place } that is no point: two whole numbers are needed.
}
daemonen-world-outside-grid = { $place ->
    [none] The { $lines } string or knot leaves the grid, which goes from 0 to 16384 both ways.
   *[other] The { $lines } string leaves the grid, which goes from 0 to 16384 both ways, after { $place }.
}
daemonen-world-too-few-points = The { $lines } string has fewer than three different points.
daemonen-world-too-many-points = The { $lines } string has more than 240 points.
daemonen-world-too-many-crossings = There are more than 40 crossings; the first too many is at { $place }, of { $lines }.
daemonen-world-crosses-too-few = The { $lines } string, which begins at { $place }, crosses fewer than two others.
daemonen-world-crosses-itself = The { $lines } string crosses itself at { $place }.
daemonen-world-lines-touch = Strings touch without crossing at { $place }: { $lines }.
daemonen-world-three-lines-meet = More than two strings meet at { $place }: { $lines }.
daemonen-world-not-a-knot = The { $lines } knot is no point: two whole numbers are needed.
daemonen-world-crossings-too-close = Two crossings of { $lines } are too close to each other at { $place }.
daemonen-world-field-too-thin = The field at { $place }, between { $lines }, is too thin to play on.
daemonen-world-knot-near-crossing = The { $lines } knot at { $place } is too close to a crossing.

# What a seat is asked to do
daemonen-step-draw = Draw a creature.
daemonen-step-place = Place a creature of your hand.
daemonen-step-predict = Predict the colour of a creature left in your hand, or pass.

# What a player should know now
daemonen-status = Points: red { $red }, blue { $blue }, green { $green }, yellow { $yellow }, white { $white }. Creatures in the bag: { $bag }.
daemonen-status-predicted = { $name } predicts { $colour }.
daemonen-status-ranked = Predicted for rank { $rank }: { $colour }.
daemonen-hand-1 = Your hand: { $a }.
daemonen-hand-2 = Your hand: { $a }, { $b }.
daemonen-hand-3 = Your hand: { $a }, { $b }, { $c }.
daemonen-hand-4 = Your hand: { $a }, { $b }, { $c }, { $d }.

# What an action does
daemonen-draw = Draw { $creature }.
daemonen-draw-unseen = Draw a creature.
daemonen-place = Place { $creature } at crossing { $crossing } in field { $field }.
daemonen-place-ghost = Freeze field { $field } with a ghost.
daemonen-predict = Predict { $colour }.
daemonen-predict-rank = Predict { $colour } for rank { $rank }.
daemonen-pass = Predict nothing now.
daemonen-pass-rank = Predict no further rank.

# What was done: after “{ $name }” and before the full stop
daemonen-draw-told = drew { $creature }
daemonen-draw-unseen-told = drew a creature
daemonen-place-told = placed { $creature } in field { $field }
daemonen-place-ghost-told = froze field { $field } with a ghost
daemonen-predict-told = predicted { $colour }
daemonen-predict-rank-told = predicted { $colour } for rank { $rank }
daemonen-pass-told = predicted nothing yet
daemonen-pass-rank-told = predicted no further rank

# Why an action is not possible
daemonen-awaits-draw = A creature has to be drawn now.
daemonen-awaits-place = A creature of the hand has to be placed now.
daemonen-awaits-predict = First say whether you predict a colour, or pass.
daemonen-not-in-bag = There is { $creature-none } in the bag.
daemonen-not-in-hand = You hold { $creature-none }.
daemonen-outer-ghost = The outer field has no centre for a ghost.
daemonen-no-field = There is no field { $field }: the last one is { $last }.
daemonen-no-crossing = There is no crossing { $crossing }: the last one is { $last }.
daemonen-no-corner = Field { $field } has no corner at crossing { $crossing }.
daemonen-frozen = A ghost has frozen field { $field }.
daemonen-corner-taken = That corner is taken: { $creature } sits there.
daemonen-wrong-lines = Only demons of the { $lines } strings can sit there, not { $creature }.
daemonen-colour-taken = Somebody has already predicted { $colour }.

# What a world must be
daemonen-strokes-or-world = Either strokes or a world are needed.
daemonen-need-cords = Four strings are drawn ({ $drawn } of { $all })
daemonen-need-crossed = The { $lines } string crosses at least two others
daemonen-need-clean = Strings only cross: none touches another or crosses itself, and no three meet
daemonen-need-room = There is room: crossings, fields and knots are not too small or too close

# The command `samedi world`
world-presets = Worlds to choose by name:
world-summary = { $crossings } crossings, { $fields } fields, { $points } points in all.
world-can-be-played = This world can be played on.
world-unknown = There is neither a world nor a file called “{ $name }”. The worlds are: { $allowed }.
world-not-json = { $name } holds no world as JSON: { $error }
world-asked-twice = Give either a world or a seed, not both.

daemonen-needs-hand = You hold such a creature
daemonen-needs-string = One of the two strings there has its colour
daemonen-needs-free = The corner is free
daemonen-needs-unfrozen = No ghost has frozen the field
daemonen-needs-centre = The field isn’t the outer one
daemonen-needs-no-ghost = No ghost is there yet
daemonen-needs-unpredicted = Nobody has predicted this colour
