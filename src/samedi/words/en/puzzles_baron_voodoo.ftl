baron-theme-combination = Big combination
baron-theme-combination-why = A combination of three or four dice pays far more than two small ones: lower it now.
baron-theme-majority = Count the majority
baron-theme-majority-why = It changes who has most dice of a colour in the Spirit World: three points in the end, one each in a tie.
baron-theme-protection = Protection
baron-theme-protection-why = While you are protected, nobody steals from your Spirit World or captures dice of your colour.
baron-theme-ending = Ending the game
baron-theme-ending-why = It brings the end about, and now is the moment.
baron-theme-power = Power
baron-theme-power-why = A power changes what can be captured, by you and by the others: here that is worth most.
baron-theme-again = Extra turn
baron-theme-again-why = Two offerings buy a whole turn: more than they bring in any other way now.
baron-theme-steal = Stealing
baron-theme-steal-why = A stolen die counts twice: it is missing over there and counts for you.
baron-theme-exchange = Exchange
baron-theme-exchange-why = After this exchange the dice lie better for you.
baron-theme-turning = Another face
baron-theme-turning-why = Another face is worth more here: by its effect, or in a combination.
baron-theme-lowering = Lowering
baron-theme-lowering-why = What is lowered together scores at once, and its colours count in the Spirit World.
baron-theme-effect = Effect of the captured die
baron-theme-effect-why = The face of the captured die does something for you.
baron-theme-capture = Which capture
baron-theme-capture-why = By its face, for a combination, or because a rival then misses it: this die is worth most.
baron-quiz-capture = Is the jump { $cell } → { $target } allowed for { $loa } now?
baron-quiz-captured = The die on { $cell } jumps to { $target }. What is captured?
baron-quiz-offerings = { $loa } jumps { $cell } → { $target }, doesn’t flip the die and uses its effect. How many offerings does that bring?
baron-quiz-points-now = { $loa } jumps { $cell } → { $target }, doesn’t flip the die and uses its effect. How many points does that bring at once?
baron-quiz-flip = { $loa } jumps { $cell } → { $target }. May the captured die then be flipped, before its effect?
baron-quiz-flipped = { $loa } pays an offering and flips the die just captured, { $face } ({ $colour }), to { $becomes }. Can that face be used now?
baron-quiz-changed = The effect of Change flips a captured die, { $face } ({ $colour }), to { $becomes }. Can that face be used now?
baron-quiz-shield = { $other } is protected. May { $loa } capture dice of this colour now: { $colour }?
baron-quiz-lasts-extra = { $loa } is protected and buys an extra turn. Does the Protection hold in it?
baron-quiz-lasts = { $loa } is protected. When the next regular turn of { $loa } begins, is the Protection still active?
baron-quiz-steal = May { $loa } steal this die from { $other } now: { $face } ({ $colour })?
baron-quiz-exchange = May { $loa } exchange this die of { $other } now: { $face } ({ $colour })?
baron-quiz-again = { $extra ->
    [yes] { $loa } is in an extra turn
   *[no] { $loa } is in a regular turn
 } and leaves the effect of the captured die unused. Can an extra turn be bought now?
baron-quiz-last = { $used ->
    [yes] { $loa } used a power before capturing in this turn.
   *[no] { $loa } has used no power in this turn.
 } If no extra turn is bought, can a power be used at its end?
baron-quiz-price = How many offerings does the power of { $whose } cost { $loa } now?
baron-quiz-slid = Mamy Wata slides { $kind ->
    [row] row
   *[column] column
 } { $line } { $edge }. How many dice are on { $cell } then?
baron-quiz-slide = { $loa } uses the power of { $power }. May { $kind ->
    [row] row
   *[column] column
 } { $line } slide { $edge }?
baron-quiz-pick = { $loa } uses the power of { $power }. May { $cell } be chosen?
baron-quiz-put = { $loa } uses the power of { $power } on { $cell }. May the die go to { $target }?
baron-quiz-spread = Gran Bwa spreads the stack on { $cell }. How many dice leave it?
baron-quiz-points = How many points could the captures of { $loa } be lowered for, at best?
baron-quiz-group-2 = Lowered together, how many points do these score: { $face1 } ({ $colour1 }), { $face2 } ({ $colour2 })? 0 if they can’t be.
baron-quiz-group-3 = Lowered together, how many points do these score: { $face1 } ({ $colour1 }), { $face2 } ({ $colour2 }), { $face3 } ({ $colour3 })? 0 if they can’t be.
baron-quiz-group-4 = Lowered together, how many points do these score: { $face1 } ({ $colour1 }), { $face2 } ({ $colour2 }), { $face3 } ({ $colour3 }), { $face4 } ({ $colour4 })? 0 if they can’t be.
baron-quiz-majority = If only the Spirit Worlds counted, as they are: how many points would { $loa } gain for the majority of { $colour } dice?
baron-quiz-marker = Who should hold the Baron Samedi marker?
baron-quiz-ends = With { $players } players, which score triggers the end?
baron-quiz-round = { $first } plays first in every round. If { $loa } triggered the end in this turn, how many others would still play?
baron-quiz-count = If the game ended now, how many points would the captures of { $loa } bring?
baron-quiz-tie = { $first } and { $second } have the same score in the end, the highest, and { $loa } triggered the end. Who wins?
baron-daily-about = Alone against Baron Samedi.
baron-daily-score =
    { $how ->
        [won] won by { $points }
        [lost] lost by { $points }
       *[even] level
    }
baron-because-captured = The jump goes over { $over }. { $dice ->
    [one] The die there is captured.
   *[other] Of the { $dice } dice there only the top one is captured.
 }
baron-because-offerings = { $own ->
    [yes] 1 for a die of your own colour ({ $colour })
   *[no] Nothing for its colour, which isn’t yours ({ $colour })
 }, { $offering ->
    [yes] 1 for its face, Offering.
   *[no] nothing for its face, { $face }.
 }
baron-because-reserve = The reserve holds only { $reserve }.
baron-because-soul = Its face is Soul: 1 point, at once.
baron-because-no-soul = Its face is { $face }: only Soul brings a point at once.
baron-because-flip = That costs 1 offering; once the die is captured, { $loa } has { $offerings }.
baron-because-flipped = A face that was paid for can be used like one that was captured.
baron-because-no-target = A face that was paid for can be used, but { $becomes } finds nothing to do now.
baron-because-changed = A face made by Change never has an effect.
baron-because-icon-group = { $face } in { $dice } colours: { $points } { $points ->
    [one] point
   *[other] points
 }.{ $white ->
    [yes] {" "}White stands for any colour.
   *[no] {""}
 }
baron-because-colour-group = { $dice } different icons of one colour ({ $colour }): { $points } { $points ->
    [one] point
   *[other] points
 }.{ $white ->
    [yes] {" "}White stands for any colour.
   *[no] {""}
 }
baron-because-white-group = { $dice } different icons in white, which stands for any one colour: { $points } { $points ->
    [one] point
   *[other] points
 }.
baron-because-no-match = It takes one icon in different colours, or different icons of one colour.
baron-because-counts-2 = Dice of this colour lowered ({ $colour }): { $loa1 } { $count1 }, { $loa2 } { $count2 }.
baron-because-counts-3 = Dice of this colour lowered ({ $colour }): { $loa1 } { $count1 }, { $loa2 } { $count2 }, { $loa3 } { $count3 }.
baron-because-counts-4 = Dice of this colour lowered ({ $colour }): { $loa1 } { $count1 }, { $loa2 } { $count2 }, { $loa3 } { $count3 }, { $loa4 } { $count4 }.
baron-because-most = { $loa } alone has the most: 3 points.
baron-because-shared = { $loa } shares the most: 1 point each.
baron-because-fewer = { $loa } hasn’t the most: no points.
baron-because-nobody-holds = A colour nobody holds brings nobody points.
baron-because-marker = Whoever alone has the most holds the marker.
baron-because-no-marker = Nobody alone has the most, so nobody holds the marker.
baron-because-ends = It is 18 points with two players, 15 with three, 12 with four.
baron-because-round = The round is played to its end: after { $loa } { $left ->
    [0] comes nobody
    [one] comes one more
   *[other] come { $left } more
 } before { $first } would be on turn again.
baron-because-last = At the end only the best combination counts, here of { $dice } dice: { $points } { $points ->
    [one] point
   *[other] points
 }.
baron-because-trigger = { $loa } triggered the end and is one of the two: that decides.
baron-because-clockwise = { $loa } triggered the end and isn’t one of the two: of them { $winner } comes first, clockwise.
baron-because-shield = It is the colour of { $other }, who is protected.
baron-because-no-shield = Protection covers only the colour of whoever is protected, and this isn’t it.
baron-because-lasts = Protection holds until the next regular turn, and an extra turn isn’t one.
baron-because-lasts-no-longer = Protection ends when the next regular turn begins.
baron-because-stolen = It lies in the Spirit World of { $other }, who isn’t protected.
baron-because-exchanged = It lies among the captures of { $other }. Protection doesn’t matter for an exchange.
baron-because-own-power = It is { $loa }’s own power.
baron-because-marker-power = { $loa } holds the Baron Samedi marker: all powers are free.
baron-because-others-power = It isn’t { $loa }’s own power, and { $loa } doesn’t hold the marker.
baron-because-slid = { $stacks ->
    [one] 1 cell of the line holds
   *[other] { $stacks } cells of the line hold
 } dice, which slide to that end; stacks stay whole. { $cell } is number { $place } from it.
baron-because-slid-away = Only { $stacks ->
    [one] 1 cell of the line holds
   *[other] { $stacks } cells of the line hold
 } dice, which slide to that end, and { $cell } is number { $place } from it.
baron-because-aim-before = The board is then another one, and a capture is still possible.
baron-because-aim-after = The board is then another one, and after the capture nothing else is asked.
baron-because-spread = { $dice } dice stand there, and all but the lowest leave.
baron-because-again = It costs 2 offerings, and { $loa } has { $offerings }.
baron-because-again-twice = An extra turn can’t be followed by another one.
baron-because-again-poor = It costs 2 offerings, and { $loa } has only { $offerings }.
baron-because-again-blocked = { $loa } has { $offerings } offerings, but could capture nothing after paying two.
baron-because-power-used = There is one power a turn, and it was used before the capture.
baron-because-power-left = None was used in this turn, and one that can be paid would change something.
baron-because-power-useless = None was used in this turn, but none that can be paid would change anything.
