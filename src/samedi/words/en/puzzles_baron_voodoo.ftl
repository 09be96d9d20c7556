baron-theme-combination = Big combination
baron-theme-combination-why = A combination of three or four dice pays far more than two small ones: lower it now.
baron-theme-majority = Count the majority
baron-theme-majority-why = It changes who has most dice of a colour in the Spirit World: three points in the end, and three the other doesn’t get.
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
baron-theme-exchange-why = The exchange brings you the die that fits, and leaves the other one that doesn’t.
baron-theme-turning = Another face
baron-theme-turning-why = With another face on top the die fits a combination.
baron-theme-lowering = Lowering
baron-theme-lowering-why = What is lowered scores at once, and its colours count in the Spirit World.
baron-theme-effect = Effect of the captured die
baron-theme-effect-why = The face of the captured die does something for you.
baron-theme-capture = Which capture
baron-theme-capture-why = This die fits what you already have, or is what the other one needs.
baron-quiz-capture = Is the jump { $cell } → { $target } allowed now?
baron-quiz-captured = The die on { $cell } jumps to { $target }. What is captured?
baron-quiz-points = How many points could the captures of { $loa } be lowered for, at best?
baron-quiz-majority = Who alone has the majority of { $colour } dice in the Spirit World?
baron-daily-about = Alone against Baron Samedi.
baron-daily-score =
    { $how ->
        [won] won by { $points }
        [lost] lost by { $points }
       *[even] level
    }
