baron-title = Baron Voodoo
baron-about = Loas jump over souls on a crowded board, guide them to the Spirit World and score for matching groups. Two to four play, four also in teams, and one can challenge Baron Samedi alone.

# Pieces
baron-colour-yellow = yellow
baron-colour-red = red
baron-colour-purple = purple
baron-colour-turquoise = turquoise
baron-colour-white = white
baron-face-offering = Offering
baron-face-soul = Soul
baron-face-change = Change
baron-face-protection = Protection
baron-face-steal = Steal
baron-face-exchange = Exchange
baron-loa-mamy_wata = Mamy Wata
baron-loa-papa_legba = Papa Legba
baron-loa-erzulie_freda = Erzulie Freda
baron-loa-gran_bwa = Gran Bwa
baron-loa-baron_samedi = Baron Samedi
baron-die = the { $colour } { $face } die
baron-column = the exchange column
baron-edge-left = left
baron-edge-right = right
baron-edge-up = up
baron-edge-down = down
baron-legend = A die is two letters, colour and face: Y R P T W yellow, red, purple, turquoise, white; O S C P V X Offering, Soul, Change, Protection, Steal, Exchange. Stacks read from bottom to top, covered dice in small letters. ★ score, ◆ offerings, [ ] capture zone, then the Spirit World; # Protection, † the Baron Samedi marker, → his line, ^ the exchange column, < his last capture.

# Options
baron-option-loas = Loas
baron-option-loas-about = The Loa of each seat, two to four, all different. Yellow slides a line, red moves a single die, purple swaps two, turquoise spreads a stack.
baron-option-first = First player
baron-option-first-about = The seat that begins; by custom the oldest player’s.
baron-option-setup = Set-up
baron-option-setup-about = How the dice come onto the board.
baron-option-setup-random = Random: all dice are rolled
baron-option-setup-draft = Draft: players place rolled dice in turn
baron-option-setup-balanced = Balanced: the same dice for every Loa
baron-option-setup-chaotic = Chaotic: Steal and Exchange everywhere
baron-option-teams = Teams
baron-option-teams-about = Four players in two teams that share everything but Protection; partners sit opposite each other.
baron-option-solo = Solo
baron-option-solo-about = One player against Baron Samedi, who follows his own simple rules.
baron-option-solo-loa = Loa
baron-option-solo-loa-about = Your Loa; Erzulie Freda is the easiest to begin with.
baron-option-solo-level = Level of the line
baron-option-solo-level-about = From 1, where he collects your colour last, to 4, where he begins with it.
baron-option-solo-score = His first points
baron-option-solo-score-about = What Baron Samedi begins with, 0 to 6.
baron-option-solo-baron_first = Baron first
baron-option-solo-baron_first-about = Baron Samedi has the first turn.

# Tables people are offered
baron-table-two = two players
baron-table-three = three players
baron-table-four = four players, each alone
baron-table-teams = four players in two teams
baron-table-balanced = two players, balanced dice
baron-table-chaotic = three players, chaotic dice
baron-table-draft = two players who place the dice
baron-table-solo = alone against Baron Samedi
baron-table-solo-hard = alone against a strong Baron Samedi, who begins

# Options that do not fit each other
baron-loas-missing = The Loas of the seats must be given, two to four of them (or a solo game).
baron-players = Two to four players are needed, not { $players }.
baron-loa-twice = { $loa } can be played by one seat only.
baron-first-no-seat = “first” cannot be { $first }: it goes from 0 to { $last }.
baron-teams-need-four = Teams need four players, not { $players }.
baron-no-such-team = { $a } and { $b } cannot be a team.
baron-solo-alone = The option “{ $option }” does not go with a solo game.

# What a seat is asked to do
baron-step-roll = Roll the dice.
baron-step-place = Place one of the dice on a free cell of its colour.
baron-step-power = Use a power before you capture, or pass.
baron-step-target = Say what the power is used on.
baron-step-capture = Capture: jump with a die of your colour over a neighbour.
baron-step-turn = Pay 1 offering to flip the captured die, or pass.
baron-step-effect = Apply the effect of the captured die, or pass.
baron-step-again = Pay 2 offerings for an extra turn at once, or pass.
baron-step-lower = Lower dice to the Spirit World, or pass.
baron-step-last_power = Use a power at the end of your turn, or pass.
baron-step-baron = Baron Samedi takes his next die.
baron-step-reroll = Roll Baron Samedi’s Change die again.

# What a player should know now
baron-status-points = { $loa } has reached the score that ends the game: this round is the last.
baron-status-blocked = { $loa } can capture nothing: this round is the last.
baron-status-combinations = { $loa } has lowered the fourth combination: this round is the last.
baron-status-extra = This is an extra turn.
baron-status-captured = Captured: { baron-die }.
baron-status-power = { $loa }’s power is in use.
baron-status-picked = { $loa }’s power is in use on { $cell }.
baron-status-taken = To be exchanged: { baron-die } of { $owner }.
baron-status-taken-column = To be exchanged: { baron-die } of the exchange column.
baron-status-group = Open group: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, worth { $points } { $points ->
    [one] point
   *[other] points
 }.

# What an action does
baron-roll = A { $colour } die shows { $face }.
baron-roll-any = A die shows { $face }.
baron-roll-line = The { $colour } die of the line shows { $face }.
baron-roll-column = The { $colour } die of the exchange column shows { $face }.
baron-reroll = The { $colour } Change die is rolled again and shows { $face }.
baron-place = The { $colour } { $face } die goes to { $cell }.
baron-power = Use { $loa }’s power.
baron-power-paid = Pay 1 offering for { $loa }’s power.
baron-slide-row = Row { $line } slides { $edge }.
baron-slide-column = Column { $line } slides { $edge }.
baron-pick = Choose the { $colour } { $face } die on { $cell }.
baron-pick-stack = Choose the stack on { $cell }, its { $colour } { $face } die first.
baron-put = The { $colour } { $face } die goes from { $cell } to { $target }.
baron-swap = The { $colour } { $face } die on { $cell } and the die on { $target } change places.
baron-capture = Jump from { $cell } to { $target } and capture the { $colour } { $face } die.
baron-capture-own = Jump from { $cell } to { $target } and capture the { $colour } { $face } die of your own colour, for 1 offering.
baron-turn = Pay 1 offering to flip the { $colour } { $face } die to { $new_face }.
baron-apply-offering = Gain 1 offering.
baron-apply-soul = Gain 1 point.
baron-apply-protection = Activate your Protection until your next regular turn.
baron-change = Flip the { $colour } { $face } die of your zone to { $new_face }.
baron-steal = Steal the { $colour } { $face } die from the Spirit World of { $owner }.
baron-steal-team = Steal the { $colour } { $face } die from the Spirit World of { $owner } and { $partner }.
baron-take = Exchange the { $colour } { $face } die of { $owner }…
baron-take-column = Exchange the { $colour } { $face } die of the exchange column…
baron-take-team = Exchange the { $colour } { $face } die of { $owner } and { $partner }…
baron-give = … with the { $colour } { $face } die of { $owner }.
baron-give-column = … with the { $colour } { $face } die of the exchange column.
baron-give-team = … with the { $colour } { $face } die of { $owner } and { $partner }.
baron-again = Pay 2 offerings for an extra turn.
baron-lower = Lower the { $colour } { $face } die and begin a group.
baron-lower-joins = The { $colour } { $face } die joins the group.
baron-lower-completes = The { $colour } { $face } die joins the group and completes it.
baron-close = Close the group of { $dice } for { $points } { $points ->
    [one] point
   *[other] points
 }.
baron-pass-power = No power now.
baron-pass-turn = Keep the face.
baron-pass-effect = Let the effect go.
baron-pass-again = No extra turn.
baron-pass-lower = Lower nothing more.
baron-pass-last_power = No power: end the turn.

# What was done: after “{ $name }” and before the full stop; of the set-up, whole sentences
baron-roll-told = A { $colour } die showed { $face }.
baron-roll-line-told = The { $colour } die of the line showed { $face }.
baron-roll-column-told = The { $colour } die of the exchange column showed { $face }.
baron-reroll-told = rolled the { $colour } Change die again: { $face }
baron-place-told = put the { $colour } { $face } die on { $cell }
baron-power-told = used { $loa }’s power
baron-power-paid-told = paid 1 offering for { $loa }’s power
baron-slide-row-told = slid row { $line } { $edge }
baron-slide-column-told = slid column { $line } { $edge }
baron-pick-told = chose the { $colour } { $face } die on { $cell }
baron-pick-stack-told = chose the stack on { $cell }, its { $colour } { $face } die first
baron-put-told = moved the { $colour } { $face } die { $cell } → { $target }
baron-swap-told = swapped the { $colour } { $face } die on { $cell } with the die on { $target }
baron-capture-told = jumped { $cell } → { $target } and took the { $colour } { $face } die
baron-capture-own-told = jumped { $cell } → { $target } and took the { $colour } { $face } die, own colour: +1 offering
baron-turn-told = paid 1 offering to flip the { $colour } { $face } die to { $new_face }
baron-apply-offering-told = gained 1 offering
baron-apply-soul-told = gained 1 point
baron-apply-protection-told = went under Protection
baron-change-told = flipped a { $colour } { $face } die to { $new_face }
baron-steal-told = stole the { $colour } { $face } die from { $touched ->
    [you] your Spirit World
   *[other] the Spirit World of { $owner }
 }
baron-steal-team-told = stole the { $colour } { $face } die from { $touched ->
    [you] your Spirit World
   *[other] the Spirit World of { $owner } and { $partner }
 }
baron-take-told = chose the { $colour } { $face } die from { $touched ->
    [you] your capture zone
    [self] their own capture zone
   *[other] the capture zone of { $owner }
 } for an exchange
baron-take-column-told = chose the { $colour } { $face } die of the exchange column for an exchange
baron-take-team-told = chose the { $colour } { $face } die from { $touched ->
    [you] your capture zone
    [self] their own capture zone
   *[other] the capture zone of { $owner } and { $partner }
 } for an exchange
baron-give-told = exchanged the { $taken_colour } { $taken_face } die for the { $colour } { $face } die from { $touched ->
    [you] your capture zone
    [self] their own capture zone
   *[other] the capture zone of { $owner }
 }
baron-give-column-told = exchanged the { $taken_colour } { $taken_face } die for the { $colour } { $face } die of the exchange column
baron-give-team-told = exchanged the { $taken_colour } { $taken_face } die for the { $colour } { $face } die from { $touched ->
    [you] your capture zone
    [self] their own capture zone
   *[other] the capture zone of { $owner } and { $partner }
 }
baron-again-told = paid 2 offerings for an extra turn
baron-lower-told = lowered the { $colour } { $face } die
baron-lower-joins-told = added the { $colour } { $face } die to the group
baron-lower-completes-told = completed a group with the { $colour } { $face } die for { $points } points
baron-close-told = closed a group of { $dice } for { $points } { $points ->
    [one] point
   *[other] points
 }
baron-pass-power-told = used no power
baron-pass-turn-told = kept the face
baron-pass-effect-told = let the effect go
baron-pass-again-told = took no extra turn
baron-pass-lower-told = lowered nothing more
baron-pass-last_power-told = ended the turn
baron-takes-line-told = began a combination with the { $colour } { $face } die of the line
baron-takes-told = took the { $colour } { $face } die on { $cell }
baron-lowers-and-takes-line-told = lowered the combination ({ $collected }) with { $icons } icons for { $points } points and began the next one with the { $colour } { $face } die of the line
baron-lowers-last-told = lowered the last combination ({ $collected }) with { $icons } icons for { $points } points

# Baron Samedi’s turn, step by step
baron-takes-line = Baron Samedi begins a combination with the next die of the line: the { $colour } { $face }.
baron-takes = Baron Samedi takes the { $colour } { $face } die on { $cell }.
baron-lowers-and-takes-line = Baron Samedi finds nothing for his combination ({ $collected }), lowers it with { $icons } icons for { $points } points, and begins the next one with the { $colour } { $face } die of the line.
baron-lowers-last = Baron Samedi finds nothing for his last combination ({ $collected }) and lowers it with { $icons } icons for { $points } points.
baron-searches = He looks for a { $colour } die, from { $cell } on, row by row, whose icon he does not hold.
baron-searches-white = Then he looks for a { $colour } die in the same way, from { $cell } on.
baron-kept-off = Your Protection keeps him off the { $colour } dice.
baron-finds = The first one is the { $colour } { $face } on { $cell }.
baron-finds-none = There is no { $colour } die for him.
baron-leaves-covered = The { $colour } { $face } on { $cell } is covered.
baron-leaves-held = The { $colour } { $face } on { $cell } stays: he holds this icon.
baron-lowers = So he lowers his combination ({ $collected }) with { $icons } icons for { $points } points.
baron-line-used-up = The line is used up: this was his fourth combination.
baron-white-offering = The white die brings him 1 offering.
baron-completes = Four icons: he lowers his combination ({ $colour }) for 5 points.
baron-plays-again = He pays 2 offerings and plays again.
baron-effect-offering = Offering: he gains 1 offering.
baron-effect-no-offering = Offering: the reserve is empty, he gains nothing.
baron-effect-soul = Soul: he gains 1 point.
baron-effect-protection = Protection: until his next regular turn nobody steals from him, and white dice cannot be captured.
baron-effect-change = Change: he keeps the face.
baron-effect-change-again = Change, which he holds already: the die is rolled until it shows an icon he does not hold.
baron-effect-steal = Steal: he takes your oldest lowered die, the { $colour } { $face }.
baron-effect-steal-nothing = Steal: your Spirit World is empty.
baron-effect-steal-protected = Steal: you are protected.
baron-effect-exchange = Exchange: your first captured die, the { $colour } { $face }, goes under the column; its top, the { $new_colour } { $new_face }, takes its place.
baron-effect-exchange-nothing = Exchange: you have no captured die.
# The same to whoever only watches
baron-effect-steal-seen = Steal: he takes the player’s oldest lowered die, the { $colour } { $face }.
baron-effect-steal-nothing-seen = Steal: the player’s Spirit World is empty.
baron-effect-steal-protected-seen = Steal: the player is protected.
baron-effect-exchange-seen = Exchange: the player’s first captured die, the { $colour } { $face }, goes under the column; its top, the { $new_colour } { $new_face }, takes its place.
baron-effect-exchange-nothing-seen = Exchange: the player has no captured die.

# Why an action is not possible
baron-awaits-roll = First the dice are rolled.
baron-awaits-place = First the dice are placed, one by one.
baron-awaits-power = First say which power you use, or pass.
baron-awaits-target-slide = { $loa }’s power is in use: now slide a line.
baron-awaits-target-pick = { $loa }’s power is in use: now pick a cell.
baron-awaits-target-put = { $loa }’s power is in use: now put the picked die somewhere.
baron-awaits-capture = You have to capture now.
baron-awaits-turn = First flip the captured die, or pass.
baron-awaits-effect-offering = The captured die shows Offering: apply it, or pass.
baron-awaits-effect-soul = The captured die shows Soul: apply it, or pass.
baron-awaits-effect-protection = The captured die shows Protection: apply it, or pass.
baron-awaits-effect-change = The captured die shows Change: flip a die of your zone, or pass.
baron-awaits-effect-steal = The captured die shows Steal: steal a die, or pass.
baron-awaits-effect-exchange = The captured die shows Exchange: name the first of two dice, or pass.
baron-awaits-give = The second die of the exchange has to be named now.
baron-awaits-again = First say whether you buy an extra turn.
baron-awaits-lower = Dice can be lowered now; pass ends this.
baron-awaits-last_power = A power can be used now; pass ends the turn.
baron-awaits-baron = It is Baron Samedi’s turn.
baron-awaits-reroll = First Baron Samedi’s die is rolled again.
baron-power-needed = You have no capture yet: you have to use a power first.
baron-group-open = A group is open: close it first.
baron-cell-taken = { $cell } is taken.
baron-not-in-pool = No { $colour } { $face } die is left to be placed.
baron-out-of-play = { $cell } is out of play in the solo game.
baron-no-die = There is no die on { $cell }.
baron-not-your-die = That die is { $colour }: you can only jump with your { $own } dice.
baron-nothing-to-jump = There is nothing to jump over on { $over }.
baron-landing-full = { $target } is full: a stack has three dice at most.
baron-die-protected = The { $colour } dice are protected just now.
baron-same-face = It shows { $face } already.
baron-not-in-zone = There is no { $colour } { $face } die among your captures.
baron-steal-own = You can only steal from opponents.
baron-steal-protected = The Spirit World of { $owner } is protected.
baron-not-in-spirit = There is no { $colour } { $face } die in the Spirit World of { $owner }.
baron-no-column = Only the solo game has an exchange column.
baron-same-zone = The two dice must come from different zones.
baron-not-in-that-zone = { $owner } holds no { $colour } { $face } die.
baron-no-seat = There is no seat { $seat }: they are counted from 0 to { $last }.
baron-team-by-lower-seat = A team is named by its lower seat: { $lower }, not { $seat }.
baron-no-group = No group is open.
baron-no-combination = The { $colour } { $face } die does not match the open group.
baron-icon-held = Baron Samedi holds { $face } already: the die is rolled again.
baron-power-unpaid = { $loa }’s power costs 1 offering, and you have none.
baron-power-no-use = { $loa }’s power can change nothing on the board.
baron-power-no-capture = After { $loa }’s power you could not capture.
baron-line-out-of-play = Line { $line } is out of play in the solo game.
baron-slide-packed = Line { $line } cannot slide any further: { $edge }.
baron-slide-no-capture = If line { $line } slid that way ({ $edge }), you could not capture.
baron-already-picked = { $cell } is picked already.
baron-no-stack = There is no stack on { $cell }.
baron-not-lone = The dice on { $cell } are a stack, not a single die.
baron-no-empty-cell = The die on { $cell } has no empty cell in its row or column.
baron-pick-no-capture = Wherever the die on { $cell } went, you could not capture.
baron-pick-first = First pick what { $loa }’s power moves.
baron-put-not-empty = { $target } is not empty.
baron-put-off-line = { $target } is neither in the row nor in the column of { $cell }.
baron-put-not-lone = There is no single die on { $target }.
baron-equal-dice = The dice on { $cell } and { $target } are equal: nothing would change.
baron-put-back = A die cannot go back onto the stack it comes from.
baron-put-on-empty = { $target } is empty: the die must go onto other dice.
baron-put-on-full = { $target } is full: a stack has three dice at most.
baron-put-no-capture = With that die on { $target } you could not capture.

baron-needs-own = Your die is on top of { $cell }
baron-needs-over = A die stands on { $over }, to be jumped
baron-needs-room = Fewer than three dice stand on { $target }
baron-needs-unprotected = The die on { $over } isn’t protected
