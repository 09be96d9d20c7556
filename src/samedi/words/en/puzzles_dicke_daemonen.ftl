daemonen-theme-prediction = Predicting
daemonen-theme-prediction-why = Now this colour is likely enough to win, and still free.
daemonen-theme-ghost = Ghost
daemonen-theme-ghost-why = The ghost freezes the field: its majority stays as it is.
daemonen-theme-majority = Count the majority
daemonen-theme-majority-why = A colour gains a field, with all its corners and knots.
daemonen-theme-breaking = Breaking a majority
daemonen-theme-breaking-why = With equal demons nobody has the field.
daemonen-theme-overtaking = Overtaking
daemonen-theme-overtaking-why = The colours in front are others than before.
daemonen-theme-own = Your own colour
daemonen-theme-own-why = It helps the colour you predicted.
daemonen-theme-shutting = Shutting out
daemonen-theme-shutting-why = A colour has no place left to go.
daemonen-theme-waiting = Waiting
daemonen-theme-waiting-why = You can predict only once, and waiting keeps the choice open.
daemonen-theme-corner = The right corner
daemonen-theme-corner-why = Nothing changes hands yet, but the corner won’t be free again.
daemonen-element-red = Fire (red)
daemonen-element-blue = Water (blue)
daemonen-element-green = Earth (green)
daemonen-element-yellow = Air (yellow)
daemonen-element-white = Ghost (white)
daemonen-quiz-place = May { $creature } be placed at crossing { $crossing } in field { $field } now?
daemonen-quiz-crossing = Which demons can sit at crossing { $crossing }?
daemonen-quiz-freeze = May your ghost take field { $field } now?
daemonen-quiz-leads = Which colour has the majority of field { $field }?
daemonen-quiz-worth = How many points is field { $field } worth?
daemonen-quiz-knots = How many knots count for field { $field }?
daemonen-quiz-white = How many points has white, if the game ends now?
daemonen-quiz-hand = You have placed and don’t predict. How many creatures do you hold when your turn is over?
daemonen-quiz-hand-predicted = You have placed, and predict: { $colour }. How many creatures do you hold when your turn is over?
daemonen-quiz-predict = You have placed and hold { $a }, { $b }, { $c }. May you predict this colour now: { $colour }?
daemonen-quiz-stuck = If somebody’s turn began now with nothing but { $creature } in hand, would the game be over?
daemonen-quiz-wins = Which colour or colours would win if the game ended now?
daemonen-quiz-winners = Who would win if the game ended now?
daemonen-daily-about = The solitaire: predict up to three colours, in their order.
daemonen-daily-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
daemonen-because-demons = Demons in field { $field }: Fire { $red }, Water { $blue }, Earth { $green }, Air { $yellow }.
daemonen-because-leads = { $colour } has more than every other.
daemonen-because-tie = Several share the lead: that’s a tie, and nobody has the field.
daemonen-because-frozen = A ghost keeps others out; the demons that are there still count.
daemonen-because-worth = { $corners } corners, filled or not, and { $knots } { $knots ->
    [one] knot
   *[other] knots
 } on its rim.
daemonen-because-worth-outer = It counts like any other: { $corners } corners, filled or not, and { $knots } { $knots ->
    [one] knot
   *[other] knots
 } on its rim.
daemonen-because-knots = { $knots ->
    [0] No knot lies on its rim
    [one] 1 knot lies on its rim
   *[other] { $knots } knots lie on its rim
 }. A knot counts for the fields on both sides.
daemonen-because-ghosts = { $ghosts ->
    [0] No ghost is
    [one] 1 ghost is
   *[other] { $ghosts } ghosts are
 } on the board. Each gains white one point, whatever its field is worth.
daemonen-because-ghost-laid-open = The ghost laid open as a prediction doesn’t count.
daemonen-because-points = Points: Fire { $red }, Water { $blue }, Earth { $green }, Air { $yellow }, ghosts { $white }. The most is { $most }.
daemonen-because-foreseen = Whoever predicted a colour with so many points wins, and nobody else.
daemonen-because-unforeseen = Nobody predicted a colour with so many points: all lose.
daemonen-because-strings = The strings that cross there are those of { $one } and { $other }.
daemonen-because-room = Places left for { $creature }: { $room }.
daemonen-because-hand = You hold { $left } after placing, and draw { $drawn ->
    [0] none: the bag is empty
   *[other] { $drawn }
 }.
daemonen-because-hand-predicted = One is laid open, { $rest ->
    [0] no other is left
    [one] the other goes back into the bag
   *[other] the other { $rest } go back into the bag
 }, and you draw { $drawn ->
    [0] none: the bag is empty
   *[other] { $drawn }
 }.
