baron-theme-combination = Big combination
baron-theme-combination-why = A combination of three or four dice pays far more than two small ones: lower it now.
baron-theme-majority = Count the majority
baron-theme-majority-why = It changes who has most dice of a colour in the Spirit World: three points in the end, and three that a rival doesn’t get.
baron-theme-protection = Protection
baron-theme-protection-why = While you are protected, nobody steals from your Spirit World or captures dice of your colour.
baron-theme-ending = Ending the game
baron-theme-ending-why = It brings the end about while you are ahead.
baron-theme-power = Power
baron-theme-power-why = The power first makes the place, then the capture is worth more.
baron-theme-again = Extra turn
baron-theme-again-why = Two offerings buy a whole turn: more than they bring in any other way now.
baron-theme-steal = Stealing
baron-theme-steal-why = A stolen die counts twice: it is missing over there and counts for you.
baron-theme-exchange = Exchange
baron-theme-exchange-why = The exchange brings you the die that fits, and leaves a rival one that doesn’t.
baron-theme-turning = Another face
baron-theme-turning-why = With another face on top the die fits a combination.
baron-theme-lowering = Lowering
baron-theme-lowering-why = What is lowered scores at once, and its colours count in the Spirit World.
baron-theme-effect = Effect of the captured die
baron-theme-effect-why = The face of the captured die does something for you.
baron-theme-capture = Which capture
baron-theme-capture-why = This die fits what you already have, or is what a rival needs.
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
