# Colours as elements
page-dd-element-red = Fire
page-dd-element-blue = Water
page-dd-element-green = Earth
page-dd-element-yellow = Air
page-dd-element-white = Ghosts
page-dd-ghost = Ghost
page-dd-outside = outside

# What the bar asks
page-dd-waits = { $name } is choosing.
page-dd-over = The world is settled.
page-dd-ask-creature = Your turn. Which creature do you place?
page-dd-ask-field = Which field does your ghost freeze?
page-dd-ask-corner-red = Pick a corner for your Fire demon
page-dd-ask-corner-blue = Pick a corner for your Water demon
page-dd-ask-corner-green = Pick a corner for your Earth demon
page-dd-ask-corner-yellow = Pick a corner for your Air demon
page-dd-ask-corner-in = Which corner of field { $field }?
page-dd-ask-winner = Which colour will win?
page-dd-ask-rank-1 = Who will come first?
page-dd-ask-rank-2 = Who will come second?
page-dd-ask-rank-3 = Who will come third?
page-dd-note-once = Once per game. You reveal it, and nobody else may predict that colour.
page-dd-note-rest = { $count ->
    [0] From now on you hold at most one creature.
    [one] One goes back into the bag, unseen. From now on you hold at most one creature.
   *[other] { $count } go back into the bag, unseen. From now on you hold at most one creature.
}
page-dd-note-ranks = Once in the game, up to three colours, rank by rank.
page-dd-note-score = If it ended now: { $score } points. If one colour ends out of order, the score is 0.
page-dd-note-wrong = If it ended now, the order would not hold and the score would be 0.
page-dd-step-place = Place a creature
page-dd-step-predict = Make a prediction
page-dd-step-draw = Draw a creature
page-dd-bag = { $count ->
    [0] The bag is empty
    [one] 1 creature left in the bag
   *[other] { $count } creatures left in the bag
}

# Answers
page-dd-field = Field { $field }
page-dd-outer-field = Outer field A
page-dd-field-worth = Field { $field }, worth { $worth }
page-dd-corner = Field { $field }, corner at crossing { $crossing }
page-dd-list = Choose a place from a list
page-dd-list-fields = Fields
page-dd-list-corners = Corners
page-dd-corner-of = { $colour } in field { $field }, corner at crossing { $crossing }
page-dd-corner-short = Crossing { $crossing }
page-dd-lines = { $one } and { $other }
page-dd-leads = { $colour } leads
page-dd-nobody-leads = nobody leads
page-dd-worth-and-leader = worth { $worth }, { $leader }
page-dd-not-yet = Not yet
page-dd-stop-1 = Stop at one
page-dd-stop-2 = Stop at two
page-dd-predict-red = Predict Fire
page-dd-predict-blue = Predict Water
page-dd-predict-green = Predict Earth
page-dd-predict-yellow = Predict Air
page-dd-predict-white = Predict the ghosts
page-dd-rank-1-red = Fire is first
page-dd-rank-1-blue = Water is first
page-dd-rank-1-green = Earth is first
page-dd-rank-1-yellow = Air is first
page-dd-rank-1-white = The ghosts are first
page-dd-rank-2-red = Fire is second
page-dd-rank-2-blue = Water is second
page-dd-rank-2-green = Earth is second
page-dd-rank-2-yellow = Air is second
page-dd-rank-2-white = The ghosts are second
page-dd-rank-3-red = Fire is third
page-dd-rank-3-blue = Water is third
page-dd-rank-3-green = Earth is third
page-dd-rank-3-yellow = Air is third
page-dd-rank-3-white = The ghosts are third

# Players and hands
page-dd-you = You
page-dd-guessing = Has not predicted yet
page-dd-predicted-red = Predicted Fire
page-dd-predicted-blue = Predicted Water
page-dd-predicted-green = Predicted Earth
page-dd-predicted-yellow = Predicted Air
page-dd-predicted-white = Predicted the ghosts
page-dd-ranked = Predicted in this order: { $colours }
page-dd-holds = { $count ->
    [0] no creature in hand
    [one] 1 creature in hand
   *[other] { $count } creatures in hand
}
page-dd-hand = Your hand
page-dd-times = × { $count }
page-dd-places = { $count ->
    [0] no place
    [one] 1 place
   *[other] { $count } places
}
page-dd-owned = { $name }’s
page-dd-nth = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
page-dd-now = { $points } now, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-dd-if-ended = If the game ended now
page-dd-board = A world of four strings with { $crossings } crossings and { $fields } fields. Demons: { $demons }, ghosts: { $ghosts }. If the game ended now: { $points }.
page-dd-points-of = { $colour } { $points }

# The board as text
page-dd-read-fields = Fields and their corners
page-dd-read-worth = Worth
page-dd-read-leader = In the lead
page-dd-read-corners = Corners
page-dd-read-nobody = nobody
page-dd-read-frozen = Frozen by a ghost.
page-dd-read-corner = Crossing { $crossing }, { $one } and { $other }: { $demon } demon.
page-dd-read-corner-free = Crossing { $crossing }, { $one } and { $other }: free.
page-dd-read-points = { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-dd-read-players = Hands and predictions
page-dd-read-hand = In hand
page-dd-read-predicted = Predicted
page-dd-read-you = { $name } (you)
page-dd-read-nothing = nothing

# The log
page-daemonen-creature-red = a Fire demon
    .none = no Fire demon
page-daemonen-creature-blue = a Water demon
    .none = no Water demon
page-daemonen-creature-green = an Earth demon
    .none = no Earth demon
page-daemonen-creature-yellow = an Air demon
    .none = no Air demon
page-dd-a-red = a Fire demon
page-dd-a-blue = a Water demon
page-dd-a-green = an Earth demon
page-dd-a-yellow = an Air demon
page-dd-a-white = a ghost
page-dd-the-red = Fire
page-dd-the-blue = Water
page-dd-the-green = Earth
page-dd-the-yellow = Air
page-dd-the-white = the ghosts
page-dd-lost = { $name } predicted { $colour }: nobody else can now.

# The end
page-dd-and = { $some } and { $last }
page-dd-to-red = to Fire
page-dd-to-blue = to Water
page-dd-to-green = to Earth
page-dd-to-yellow = to Air
page-dd-to-white = to the ghosts
page-dd-won = { $count ->
    [one] The world goes { $colours }, and { $names } predicted it.
   *[other] The world goes { $colours }, and { $names } predicted it.
}
page-dd-nobody-won = The world goes { $colours }, and nobody predicted it.
page-dd-alone-won = Predicted right: { $score } points.
page-dd-alone-lost = Predicted wrong: 0 points.
page-dd-tied = { $count ->
    [0] Every field went to a colour.
    [one] One field went to nobody.
   *[other] { $count } fields went to nobody.
}
page-dd-count = { $number } of { $of }: field { $field } goes { $colour }, { $worth } points
page-dd-count-nobody = { $number } of { $of }: field { $field } goes to nobody
page-dd-so-many = { $colour } { $count }
page-dd-there = Demons there: { $demons }.
page-dd-nobody-there = No demon is there.
page-dd-corners-knots = { $corners } corners, { $knots ->
    [0] no knot.
    [one] one knot.
   *[other] { $knots } knots.
}
page-dd-only-froze = The ghost only froze it.
page-dd-no-prediction = You predicted nothing, so nothing is scored.
page-dd-right = The order holds
page-dd-wrong = The order does not hold
page-dd-open = open
page-dd-count-start = Count field by field
page-dd-count-back = Field before
page-dd-count-next = Next field
page-dd-count-all = All at once
page-dd-count-result = The result

# A new table
page-dd-world-about = Choose one by its name, generate one from a number, or draw four strings of your own.
page-dd-world-called-own = The world on the table
page-dd-world-called-seed = World number { $seed }
page-dd-preset-first-picture = First picture
page-dd-preset-reckoning = Reckoning
page-dd-preset-ring = Ring
page-dd-preset-clover = Clover
page-dd-preset-basket = Basket
page-dd-preset-comb = Comb
page-dd-preset-petals = Petals
page-dd-preset-trefoil = Trefoil
page-dd-preset-snail = Snail
page-dd-world-seed = World number { $seed }
page-dd-world-own = A world of your own

# Drawing the world
page-dd-draw-title = Draw the world
page-dd-draw-about = Four strings, each crossing two others
page-dd-draw-back = Back
page-dd-draw-tools = Strings and tools
page-dd-draw-board = World
page-dd-draw-bar = Drawing
page-dd-cord-laid = laid
page-dd-cord-drawing = drawing
page-dd-cord-wrong = look again
page-dd-cord-todo = to come
page-dd-tool-draw = Draw
page-dd-tool-knot = Knot
page-dd-tool-point = Points
page-dd-tool-undo = Undo
page-dd-tool-presets = Worlds
page-dd-tool-clear = Clear all
page-dd-steps = Steps
page-dd-step-cord-1 = { $colour }, first string
page-dd-step-cord-2 = { $colour }, second string
page-dd-step-cord-3 = { $colour }, third string
page-dd-step-cord-4 = { $colour }, fourth string
page-dd-step-knots = Knots
page-dd-ask-draw-red = Draw the Fire string
page-dd-ask-draw-blue = Draw the Water string
page-dd-ask-draw-green = Draw the Earth string
page-dd-ask-draw-yellow = Draw the Air string
page-dd-ask-draw-how = With a finger or the mouse, in one stroke, back to where it began. It closes by itself when you lift.
page-dd-ask-drawing = Go on, back to where you began
page-dd-ask-drawing-how = { $count ->
    [0] No crossing yet.
    [one] One crossing so far.
   *[other] { $count } crossings so far.
}
page-dd-ask-checking = One moment, the world is being looked at.
page-dd-ask-done = This world can be played
page-dd-ask-done-how = { $points } points in all. Move a knot if you like, or draw a string anew.
page-dd-ask-knot = Tap where a string is tied
page-dd-ask-knot-how = The knot counts for the fields on both sides. Keep it away from crossings.
page-dd-ask-point = Drag a point, or choose one and move it with the arrow keys
page-dd-ask-point-how = Comma and full stop choose the point before and the next one.
page-dd-ask-unreached = The server is not reached. Your drawing is kept.
page-dd-use = Play on this world
page-dd-use-draw = Lay these strings
page-dd-close-here = close here
page-dd-redraw = Draw { $colour } anew
page-dd-undo-stroke = Undo stroke
page-dd-show-next = Next place
page-dd-needs = What the world needs
page-dd-need-two = Every string crosses two others
page-dd-need-eight = At least eight crossings
page-dd-need-three = No three strings in one point
page-dd-need-self = No string touches another or crosses itself
page-dd-need-room = Fields large enough
page-dd-need-knot = One knot per string, away from crossings
page-dd-need-count = { $count } of { $of }
page-dd-need-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
page-dd-need-end = at the end
page-dd-need-met = met
page-dd-need-failed = not met
page-dd-need-open = still open
page-dd-total-crossings = crossings
page-dd-total-fields = fields
page-dd-total-points = points in all
page-dd-size = { $crossings } crossings · { $points } points
page-dd-choose-world = Choose a world
page-dd-choose-world-about = Each keeps its name in the record of the game.
page-dd-play-preset = Play { $name }
page-dd-draw-over = Draw over it
page-dd-generator = Let a world grow
page-dd-generator-about = The same number always gives the same world.
page-dd-seed = Number
page-dd-another = Another
page-dd-use-generated = Use this world
page-dd-editor-label = { $laid ->
    [0] No string is laid yet.
    [one] One string is laid, with { $crossings } crossings.
   *[other] { $laid } strings are laid, with { $crossings } crossings.
} { $problems ->
    [0] Nothing stands in the way.
    [one] One place needs another look.
   *[other] { $problems } places need another look.
}
page-dd-kept = Your drawing is kept on this device.

# Why a drawn world cannot be played on: three words at the place, a sentence, a way out
page-dd-spot-crosses-itself = crosses itself
page-dd-spot-lines-touch = they only touch
page-dd-spot-three-lines-meet = three strings meet
page-dd-spot-crosses-too-few = crosses too few
page-dd-spot-too-many-crossings = too many crossings
page-dd-spot-crossings-too-close = too close together
page-dd-spot-field-too-thin = field too small
page-dd-spot-knot-near-crossing = knot too close
page-dd-spot-too-few-points = too short
page-dd-spot-other = not like this
page-dd-why-crosses-itself = A string may not cross itself
page-dd-why-lines-touch = They touch but do not cross
page-dd-why-three-lines-meet = Three strings meet in one point
page-dd-why-crosses-too-few = { $colour } crosses fewer than two other strings
page-dd-why-too-many-crossings = There are more than forty crossings
page-dd-why-crossings-too-close = Two crossings are too close together
page-dd-why-field-too-thin = This field is too small
page-dd-why-knot-near-crossing = This knot is too close to a crossing
page-dd-why-too-few-points = This stroke is too short for a string
page-dd-why-other = This cannot be a string
page-dd-out-crosses-itself = Draw around the loop instead. Nothing is lost.
page-dd-out-lines-touch = Pull one over the other, or apart.
page-dd-out-three-lines-meet = Draw one of them a little to one side of that crossing.
page-dd-out-crosses-too-few = Every string must cross at least two. Draw it further out, or through another.
page-dd-out-too-many-crossings = Draw one of the strings with fewer bends.
page-dd-out-crossings-too-close = Draw one of them a little further away.
page-dd-out-field-too-thin = No creature fits. Widen it, or pull the strings apart.
page-dd-out-knot-near-crossing = Slide the knot away from the crossing.
page-dd-out-too-few-points = Draw a wide loop, back to where you began.
page-dd-out-other = Draw it once more, in one stroke.

# What things are
page-dd-about-corner = A corner: a demon may sit here if one of the two strings has its colour.
page-dd-about-field = A field: a point for each corner and knot, to the colour with the most demons in it.
page-dd-about-outer = The outer field scores like any other, but no ghost goes here.
page-dd-about-frozen = Frozen by a ghost: nothing more goes in, and the demons in it still count.

# The goal, at the start of a table
page-goal-dicke_daemonen = Nobody owns a colour: predict which one will have the most points in the end, and help it there.

# In the lobby
page-lobby-dicke_daemonen = Four loops of string, fifty creatures, one winning colour to predict.

# The rules: one chapter, one sentence, one picture
page-learn-daemonen-world = The world
page-learn-daemonen-world-title = Four strings cut the table into fields
page-learn-daemonen-world-lead = Fire, water, earth and air: one closed string each, and each crosses at least two others. Where two strings cross there are four corners, one in each field around. Every string has one knot.
page-learn-daemonen-world-picture = Four closed strings in red, blue, green and yellow cross each other. One crossing shows its four corners, each string its knot.
page-learn-daemonen-world-caption = All that lies around the strings is a field too: the outer one.
page-learn-daemonen-world-made = Draw the world by hand, grow it from a number, or choose one from the list.

page-learn-daemonen-turn = Your turn
page-learn-daemonen-turn-title = Place one, predict if you dare, draw one
page-learn-daemonen-turn-lead = Everybody holds four creatures in secret. In your turn you place one of them; then, once in the game, you may predict; at last you draw one from the bag.
page-learn-daemonen-turn-place = Place
page-learn-daemonen-turn-place-about = a demon in a corner or a ghost in a field
page-learn-daemonen-turn-predict = Predict
page-learn-daemonen-turn-predict-about = once in the game, if you like
page-learn-daemonen-turn-draw = Draw
page-learn-daemonen-turn-draw-about = as long as there is something in the bag
page-learn-daemonen-turn-bag = Fifty creatures are in the bag: ten ghosts, and ten demons of each colour.

page-learn-daemonen-demons = Demons
page-learn-daemonen-demons-title = A demon takes a corner beside its own colour
page-learn-daemonen-demons-lead = The corner must be free, in a field without a ghost, and one of the two strings that cross there must have the demon’s colour.
page-learn-daemonen-demons-picture = A red string crosses a blue one. A red demon sits in one corner, the others are free; a green demon is stopped.
page-learn-daemonen-demons-caption = Red and blue demons may sit here; green and yellow may not.
page-learn-daemonen-demons-outer = Corners of the outer field are corners like any others.

page-learn-daemonen-ghosts = Ghosts
page-learn-daemonen-ghosts-title = A ghost freezes a whole field
page-learn-daemonen-ghosts-lead = It takes the centre of a field that has no ghost yet, with or without demons. Nothing more is placed there; the demons that are in it still count.
page-learn-daemonen-ghosts-picture = A field between two strings is frozen: a ghost in its centre, a blue demon in its corner.
page-learn-daemonen-ghosts-caption = The outer field has no centre: no ghost goes there.

page-learn-daemonen-prediction = Prediction
page-learn-daemonen-prediction-title = Predict the colour that will win
page-learn-daemonen-prediction-lead = Once, after placing, lay one creature of your hand open: you say that its colour, white too, will win. What else you hold goes back into the bag unseen, and from now on you never hold more than one.
page-learn-daemonen-prediction-picture = A green demon lies open under a crystal; two hidden creatures go back into the bag.
page-learn-daemonen-prediction-caption = A colour that somebody has named is taken.

page-learn-daemonen-end = The end
page-learn-daemonen-end-title = A field goes to the colour with the most demons
page-learn-daemonen-end-lead = The game is over when the player whose turn begins can place nothing. In each field the leading colour gains a point for each corner and each knot; a shared lead gains nothing. White gains a point for each ghost.
page-learn-daemonen-end-picture = A field with three corners and a knot. Two red demons and one blue: red gains 4 points.
page-learn-daemonen-end-caption = Three corners and a knot: 4 points for red.
page-learn-daemonen-end-winner = The colour with the most points wins, and with it whoever predicted it. If nobody did, everybody loses.

page-learn-daemonen-alone = Alone
page-learn-daemonen-alone-title = Name up to three colours, in their order
page-learn-daemonen-alone-lead = You predict once, with one, two or three creatures of different colours: first, second, third. If no colour you named passes the one before it, and no other passes your last, you score. If not, you score 0.
page-learn-daemonen-alone-picture = Green with 9 points counts three times, red with 8 points twice: 43.
page-learn-daemonen-alone-caption = Three times the first, twice the second, once the third: 27 + 16 = 43.
page-coach-daemonen-place =
    { $count ->
        [1] Your creature can go to the lit place: tap it.
       *[other] Your creature can go to any lit place: tap one.
    }
page-coach-daemonen-place-to =
    { $count ->
        [1] It can go to the lit place: tap it.
       *[other] It can go to any lit place: tap one.
    }
page-coach-daemonen-place-beside = Tap a creature of your hand: the places it can go to light up.
page-coach-daemonen-predict-beside = To predict a colour, lay a creature of it open: tap one of your hand, or go on without.
page-coach-daemonen-predict-beside-to = The answer lays it open as your prediction.
page-coach-daemonen-pass-beside = There is nothing you can predict now: tap the answer and go on.
