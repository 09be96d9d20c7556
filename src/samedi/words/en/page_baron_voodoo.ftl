# Things by their names
page-bv-die = { $colour ->
    [yellow] yellow
    [red] red
    [purple] purple
    [turquoise] turquoise
   *[other] white
 } { $face ->
    [offering] Offering
    [soul] Soul
    [change] Change
    [protection] Protection
    [steal] Steal
   *[other] Exchange
 }
page-bv-the-die = the { $colour ->
    [yellow] yellow
    [red] red
    [purple] purple
    [turquoise] turquoise
   *[other] white
 } { $face ->
    [offering] Offering
    [soul] Soul
    [change] Change
    [protection] Protection
    [steal] Steal
   *[other] Exchange
 }
page-bv-die-times = { $die }, { $count } left
page-bv-you = You
page-bv-team = { $a } and { $b }
page-bv-column = Exchange column
page-bv-column-rail = Exchange|column
page-bv-line-rail = His line
page-bv-empty = empty
page-bv-on = {" "}on{" "}
page-bv-none = none
page-bv-offerings = { $count ->
    [one] { $count } offering
   *[other] { $count } offerings
 }
page-bv-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
page-bv-points-word = { $points ->
    [one] point
   *[other] points
 }
page-bv-dice = { $dice } dice

# The board
page-bv-board = The board of Baron Voodoo, seven cells by seven.
page-bv-board-solo = The solo board, five cells by five, b2 to f6, inside Baron Samedi’s tray.
page-bv-stands = { $name }, { $loa }: { $points } { $points ->
    [one] point
   *[other] points
 }.
page-bv-cell = { $cell }: { $stack }
page-bv-column-die = Exchange column: { $die }
page-bv-jump = { $from } to { $to }, takes { $die }
page-bv-jumper = { $cell }, your { $die }: { $count ->
    [one] one jump
   *[other] { $count } jumps
 }
page-bv-slide-row = Row { $line } to the { $end ->
    [left] left
   *[other] right
 }
page-bv-slide-column = Column { $line } { $end ->
    [up] up
   *[other] down
 }

# The board as text
page-bv-read-board = The board, each cell from the top die down
page-bv-read-free = empty, a { $colour } cell
page-bv-read-players = What lies before everybody
page-bv-read-score = Points
page-bv-read-offerings = Offerings
page-bv-read-zone = Captures
page-bv-read-spirit = Spirit World
page-bv-read-favours = Favours
page-bv-read-none = nothing
page-bv-read-times = { $count } × { $die }
page-bv-read-protected = Protection active for { $name }
page-bv-read-baron = Baron Samedi’s tray
page-bv-read-line = His line, the next one first: { $dice }
page-bv-read-column = Exchange column, from the top: { $dice }
page-bv-read-from = He reads on from { $cell }
page-bv-read-collects = He collects { $colour }: { $icons } of 4 icons

# Where the game stands
page-bv-where = Round { $round } · ends at { $end } points
page-bv-where-setup = Set-up · ends at { $end } points
page-bv-where-last = Round { $round }, the last one
page-bv-where-solo = Round { $round } · level { $level } · Baron { $lowered } of 4
page-bv-step-power = Use a power
page-bv-step-capture = Jump and capture
page-bv-step-turn = Flip what you captured
page-bv-step-effect = Use its effect
page-bv-step-again = Buy another turn
page-bv-step-lower = Lower for points
page-bv-step-last_power = One last power
page-bv-step-end = Finish your turn

# Questions
page-bv-ask-roll = The dice are rolling.
page-bv-ask-place = Which die do you place?
page-bv-ask-place-where = Where do you place { $die }?
page-bv-ask-power = A power before you capture?
page-bv-ask-power-needed = You can’t capture yet. Which power will open one?
page-bv-ask-last-power = A power to end your turn?
page-bv-ask-mamy_wata = Slide which row or column, and which way?
page-bv-ask-papa_legba = Which single die moves?
page-bv-ask-erzulie_freda = Which die changes places?
page-bv-ask-gran_bwa = Which stack do you spread?
page-bv-ask-put-papa_legba = Where does { $die } on { $cell } go?
page-bv-ask-put-erzulie_freda = Which die does { $die } on { $cell } change places with?
page-bv-ask-put-gran_bwa = Onto which dice does { $die } on { $cell } go?
page-bv-ask-capture = Which of your souls jumps?
page-bv-ask-jump = Where does your soul on { $cell } jump?
page-bv-ask-turn = Flip { $die } to another face?
page-bv-ask-use = What do you do with { $die }?
page-bv-ask-offering = Take the offering?
page-bv-ask-soul = Take the point?
page-bv-ask-protection = Activate your Protection?
page-bv-ask-change = Which die do you flip?
page-bv-ask-face = To which face do you flip { $die }?
page-bv-ask-steal = Which die do you steal?
page-bv-ask-exchange = Which die is exchanged?
page-bv-ask-give = For which die is { $die } exchanged?
page-bv-ask-again = Play again at once?
page-bv-ask-lower = What do you lower?
page-bv-ask-join = Which die joins the group?
page-bv-ask-end = Anything else this turn?
page-bv-ask-baron = Baron Samedi is to play.

# The quiet sentence under a question
page-bv-note-offerings = { $count ->
    [0] You have no offering left.
    [one] You have 1 offering.
   *[other] You have { $count } offerings.
 }
page-bv-note-place = { $placed } of { $dice } dice are placed. A die goes on a free cell of its colour.
page-bv-note-mamy_wata = Stacks stay whole and in their order.
page-bv-note-papa_legba = Over everything, to an empty cell of its row or column.
page-bv-note-erzulie_freda = Two single dice, wherever they are. Stacks do not move.
page-bv-note-gran_bwa = The top die first; onto other dice, never onto an empty cell.
page-bv-note-turn = { $count ->
    [one] For your only offering.
   *[other] For 1 of your { $count } offerings.
 }
page-bv-note-offering = 1 offering from the reserve.
page-bv-note-soul = 1 point for the soul you have just captured.
page-bv-note-protection = Until your next regular turn nobody captures your dice or steals from you.
page-bv-note-change = The new face has no effect now.
page-bv-note-steal = It moves to your Spirit World.
page-bv-note-exchange = One die each of two zones, even without you. Protection does not prevent it.
page-bv-note-again = A whole turn with a power of its own; you lower your dice at its end. { $count ->
    [0] No offering will be left.
    [one] 1 offering will be left.
   *[other] { $count } offerings will be left.
 }
page-bv-note-lower = Two dice 1 point, three 3, four 5.
page-bv-note-nothing-to-lower = Nothing to lower for points.
page-bv-two-cells = A jump goes exactly two cells, straight over one neighbour.
page-bv-note-power-first = Or use a power first. { $count ->
    [0] You have no offerings.
    [one] You have 1 offering.
   *[other] You have { $count } offerings.
 }

# Answers
page-bv-power-mamy_wata = slides a row or column
page-bv-power-papa_legba = moves a single die
page-bv-power-erzulie_freda = swaps two single dice
page-bv-power-gran_bwa = spreads a stack
page-bv-yours = yours
page-bv-free = free
page-bv-jumps = { $count ->
    [one] 1 jump
   *[other] { $count } jumps
 }
page-bv-takes = takes { $face }
page-bv-more-points = +{ $points } to lower
page-bv-apply-offering = Take the offering
page-bv-apply-soul = Take the point
page-bv-apply-protection = Activate
page-bv-apply-change = Apply
page-bv-apply-steal = Apply
page-bv-apply-exchange = Apply
page-bv-again = Play again
page-bv-close = { $points ->
    [0] Lower it for nothing
    [one] Close the group, +{ $points }
   *[other] Close the group, +{ $points }
 }
page-bv-plan-lower = Lower, +{ $points }
page-bv-plan-lower-end = Lower, +{ $points }, and end
page-bv-let-baron = Let the Baron play
page-bv-pass-power = No power
page-bv-pass-turn = Keep the face
page-bv-pass-use = Leave it
page-bv-pass-effect = Skip
page-bv-pass-again = Go on
page-bv-pass-lower = Done
page-bv-pass-last_power = End the turn
page-bv-lower-single = Lower single dice
page-bv-took-offering = Offering taken.
page-bv-took-soul = 1 point for the soul.
page-bv-took-protection = Your Protection is up.

# Beside the board
page-bv-my-zone = My captures
page-bv-my-spirit = My Spirit World
page-bv-captures = Captures
page-bv-captures-team = Common captures
page-bv-spirit = Spirit World
page-bv-spirit-team = Common Spirit World
page-bv-marker = Baron Samedi marker: all powers free
page-bv-protected = Protection active
page-bv-pool = Dice to place
page-bv-order = { $turns ->
    [0] on turn
    [one] next
   *[other] in { $turns } turns
 }
page-bv-group-open = joins one icon in different colours, or different icons in one colour
page-bv-group-icon = same icon, different colours
page-bv-group-colour = same colour, different icons
page-bv-group-rest = stays in the zone
page-bv-joker = as { $colour }

# Baron Samedi
page-bv-baron-role = takes, never jumps
page-bv-baron-sum = { $start } at the start, { $gained } gained
page-bv-baron-series = His { $colour } combination
page-bv-baron-between = Combinations lowered: { $lowered } of 4
page-bv-of-four = { $icons } of 4
page-bv-why = Why did he do that?

# The score sheet
page-bv-sheet = Where the points come from
page-bv-sheet-play = In play
page-bv-sheet-lowering = Last lowering
page-bv-sheet-majorities = Majorities: 3 points, 1 each in a tie
page-bv-sheet-total = Total

# A new table
page-bv-setup-players = Players
page-bv-setup-players-about = The game ends at 18 points with two, 15 with three, 12 with four, 18 in teams.
page-bv-setup-players-2 = two
page-bv-setup-players-3 = three
page-bv-setup-players-4 = four
page-bv-setup-loa-about = Its power is free for this seat; each Loa plays once.
page-bv-setup-dice-random = random
page-bv-setup-dice-draft = draft
page-bv-setup-dice-balanced = balanced
page-bv-setup-dice-chaotic = chaotic
page-bv-setup-dice-about = Random rolls all dice; in a draft you place them in turn; balanced gives every Loa the same dice; chaotic is full of Steal and Exchange.

# What things are
page-bv-about-die = { $face }, when captured: { $effect }.
page-bv-about-empty = An empty cell: a die may land here.

# The goal, at the start of a table
page-goal-baron_voodoo = Jump over souls to capture them, lower them in groups, and have the most points.

# In the lobby
page-lobby-baron_voodoo = Jump, capture souls, complete sets before the other Loas do.

# The rules: one chapter, one sentence, one picture
page-learn-baron-board = The board
page-learn-baron-board-title = Forty-eight souls crowd the Baron’s board
page-learn-baron-board-lead = A die is a soul: it has a colour, and the face on top. Every cell has a colour too, and begins with one die of it. Only the black crossroads in the middle stays empty.
page-learn-baron-board-picture = A corner of the board around the crossroads d4, which is empty. One die stands on each other cell, in the cell’s colour.
page-learn-baron-board-caption = You begin with 3 offerings and no points.
page-learn-baron-board-loas = Each Loa has a colour. White is nobody’s, and fits everywhere.
page-learn-baron-board-ways = Four ways to set up

page-learn-baron-turn = Your turn
page-learn-baron-turn-title = A power if you like, a capture, then your favours
page-learn-baron-turn-lead = You must capture. One power is yours, before the capture or at the very end. Between them come five favours, always in this order.
page-learn-baron-turn-a = Power, if you like
page-learn-baron-turn-a-about = your Loa’s is free, another’s costs 1 offering
page-learn-baron-turn-b = Capture
page-learn-baron-turn-b-about = the one thing you must do
page-learn-baron-turn-c1 = Your own colour?
page-learn-baron-turn-c1-about = it brings 1 offering
page-learn-baron-turn-c2 = Flip the captured die
page-learn-baron-turn-c2-about = to another face, for 1 offering
page-learn-baron-turn-c3 = Use its face
page-learn-baron-turn-c3-about = now, or it is lost
page-learn-baron-turn-c4 = Play another turn
page-learn-baron-turn-c4-about = at once, for 2 offerings, in place of the rest of this one
page-learn-baron-turn-c5 = Lower dice
page-learn-baron-turn-c5-about = combinations score
page-learn-baron-turn-d = Power, if you used none
page-learn-baron-turn-d-about = same price

page-learn-baron-capture = Capture
page-learn-baron-capture-title = A soul jumps, and takes what it jumped
page-learn-baron-capture-lead = Choose a die of your colour that is alone or on top. It jumps over the neighbouring cell, straight, onto the next one. The top die you jumped over is yours.
page-learn-baron-capture-picture = A red die jumps to the right over a yellow one and lands behind it.
page-learn-baron-capture-caption = Any colour may be taken, your own too.
page-learn-baron-capture-full = Three dice on one cell: a red die cannot land there.
page-learn-baron-capture-full-caption = Landing makes a stack. Three dice are full.
page-learn-baron-capture-ward = A turquoise die under protection cannot be jumped.
page-learn-baron-capture-ward-caption = A protected colour is out of your reach.

page-learn-baron-faces = Faces
page-learn-baron-faces-title = What the face of your capture does
page-learn-baron-faces-lead = You may use the face you captured, once, now. If you let it go, it does not come back.
page-learn-baron-faces-offering = gain 1 offering
page-learn-baron-faces-soul = gain 1 point
page-learn-baron-faces-change = flip one die of your capture zone to another face
page-learn-baron-faces-protection = until your next regular turn nobody captures your colour or steals from you
page-learn-baron-faces-steal = take a die from another’s Spirit World into yours
page-learn-baron-faces-exchange = swap two dice of two capture zones

page-learn-baron-powers = Powers
page-learn-baron-powers-title = Four Loas, four ways to move the dice
page-learn-baron-powers-lead = Your own power is free, another’s costs 1 offering, also if nobody plays that Loa. A power must change the board; before the capture it must also leave you one to make.
page-learn-baron-powers-mamy_wata = slides a row or a column up against one end
page-learn-baron-powers-papa_legba = moves a single die to an empty cell of its row or column
page-learn-baron-powers-erzulie_freda = swaps two single dice, wherever they are
page-learn-baron-powers-gran_bwa = spreads the upper dice of a stack onto other dice
page-learn-baron-powers-protected = Powers move dice of any colour, protected or not.

page-learn-baron-combinations = Combinations
page-learn-baron-combinations-title = Matching souls go down together
page-learn-baron-combinations-lead = Two, three or four dice of your capture zone: the same icon in different colours, or different icons in one colour. Together they bring 1, 3 or 5 points.
page-learn-baron-combinations-icon = same icon, three colours: the white one stands for the third
page-learn-baron-combinations-colour = same colour, two icons
page-learn-baron-combinations-four = same colour, four icons
page-learn-baron-combinations-marker = Whoever has the most white dice in the Spirit World holds the Baron Samedi marker and uses every power free. In a tie nobody does.

page-learn-baron-end = The end
page-learn-baron-end-title = 18 points with two, 15 with three, 12 with four
page-learn-baron-end-lead = Then the round is played to its end. Everybody lowers what is left, and only the best combination in it scores. For each Loa’s colour, the most dice in the Spirit World bring 3 points; if several tie for it, 1 each.
page-learn-baron-end-picture = Two Spirit Worlds: three red dice against two give 3 points, two turquoise against two give 1 point to each.
page-learn-baron-end-caption = The highest score wins. In a tie it is whoever triggered the end.
page-learn-baron-end-blocked = It also ends when somebody’s turn begins and nothing can be captured, not even after a power.

page-learn-baron-teams = Teams
page-learn-baron-teams-title = Two and two, with one purse
page-learn-baron-teams-lead = Partners sit opposite each other and share offerings, captures, Spirit World and score: everything but Protection. The game ends at 18 points. There is no Baron’s marker; at the end white counts as a fifth colour.
page-learn-baron-teams-picture = Two pairings: Papa Legba and Mamy Wata against Erzulie Freda and Gran Bwa; or Mamy Wata and Erzulie Freda against Papa Legba and Gran Bwa.
page-learn-baron-teams-caption = There are two ways to pair the Loas.

page-learn-baron-solo = Alone
page-learn-baron-solo-title = You against Baron Samedi
page-learn-baron-solo-lead = You play as usual, on the inner five by five cells. He neither jumps nor uses powers: he takes the next die of his line, collects four different icons of its colour, lowers them, and begins the next colour.
page-learn-baron-solo-picture = Five by five cells. A dotted way begins at the hat on b2 and reads the rows to the right, until the first red die that the Baron does not hold yet.
page-learn-baron-solo-caption = He reads the board from where he last captured, and takes the first die that fits.
page-learn-baron-solo-end = The game ends with the round of his fourth combination. A tie is his.
page-learn-baron-solo-levers = Four levers set how hard it is: your Loa, his first points, the level of his line, and who begins.
page-coach-baron-capture =
    { $count ->
        [1] The lit die can jump over a neighbour and capture its top die: tap it.
       *[other] Each lit die can jump over a neighbour and capture its top die: tap one.
    }
page-coach-baron-capture-to =
    { $count ->
        [1] It can land on the lit cell: tap it.
       *[other] It can land on any lit cell: tap one.
    }
page-coach-baron-slide =
    { $count ->
        [1] A line can slide to the lit end: tap it.
       *[other] A line can slide to any lit end: tap one.
    }
page-coach-baron-pick =
    { $count ->
        [1] The power can move what is on the lit cell: tap it.
       *[other] The power can move what is on any lit cell: tap one.
    }
page-coach-baron-put =
    { $count ->
        [1] It can go to the lit cell: tap it.
       *[other] It can go to any lit cell: tap one.
    }
page-coach-baron-place-to =
    { $count ->
        [1] It can go to the lit cell: tap it.
       *[other] It can go to any lit cell: tap one.
    }
page-coach-baron-place-beside = Each of these dice goes on a free cell of its colour: tap one.
page-coach-baron-power-beside =
    { $count ->
        [1] This power moves dice on the board, at the price it shows: tap it.
       *[other] Each of these powers moves dice on the board, at the price it shows: tap one.
    }
page-coach-baron-turn-beside = You may pay to flip the die you captured: tap the face it shall show, or keep the one it has.
page-coach-baron-apply-beside = The die you captured does something for you, now or never: tap the answer.
page-coach-baron-change-beside = Change flips one of your captured dice: tap a die, then its new face.
page-coach-baron-change-beside-to = Tap the face it shall show.
page-coach-baron-steal-beside = Steal takes a die out of another Spirit World into yours: tap one.
page-coach-baron-take-beside = Exchange swaps two dice: tap the first one.
page-coach-baron-give-beside = Tap the die that it changes places with.
page-coach-baron-again-beside = Offerings buy you a whole turn more, at once: the answer shows the price.
page-coach-baron-lower-beside = Captured dice score when they go down together: one icon in different colours, or one colour with different icons. Choose an answer.
page-coach-baron-lower-beside-to = Tap the die that goes down.
page-coach-baron-close-beside = No more dice are needed: the answer closes the group.
page-coach-baron-baron-beside = Now Baron Samedi takes a die: tap the answer and watch him.
