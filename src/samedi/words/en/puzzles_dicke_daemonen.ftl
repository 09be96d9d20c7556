daemonen-theme-prediction = Predicting
daemonen-theme-prediction-why = Now this colour is likely enough to win, and still free.
daemonen-theme-ghost = Ghost
daemonen-theme-ghost-why = The ghost freezes the field: its majority stays as it is.
daemonen-theme-majority = Count the majority
daemonen-theme-majority-why = A colour gains a field, with all its corners and knots.
daemonen-theme-breaking = Breaking a majority
daemonen-theme-breaking-why = With equal demons nobody has the field.
daemonen-theme-overtaking = Overtaking
daemonen-theme-overtaking-why = Another colour is in front now.
daemonen-theme-own = Your own colour
daemonen-theme-own-why = It helps the colour you predicted.
daemonen-theme-shutting = Shutting out
daemonen-theme-shutting-why = A colour has no place left to go.
daemonen-theme-corner = The right corner
daemonen-theme-corner-why = Nothing changes hands yet, but the corner won’t be free again.
daemonen-quiz-place = May { $creature } be placed at crossing { $crossing } in field { $field } now?
daemonen-quiz-leads = Which colour has the majority of field { $field }?
daemonen-quiz-worth = How many points is field { $field } worth?
daemonen-quiz-wins = Which colour would win if the game ended now?
daemonen-daily-about = The solitaire: predict the ranks of all colours.
daemonen-daily-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
