page-puzzle = Puzzle
page-puzzle-grade =
    { $grade ->
        [1] Very easy
        [2] Easy
        [3] Medium
        [4] Hard
       *[5] Very hard
    }
page-puzzle-row = { $row } in a row
page-puzzle-asked = Your turn. One move is clearly the best: make it.
page-puzzle-right = That’s the best move! It wins { $chance } of 100 games.
page-puzzle-other = Not the best move.
page-puzzle-loses = Not the best move: it wins { $left } of 100 games, the best one { $best }.
page-puzzle-line = What may follow:
page-puzzle-best = Best:
page-puzzle-again-question = Try again?
page-puzzle-again = Undo
page-puzzle-reveal = Show the answer
page-puzzle-solved =
    { $days ->
        [0] Solved!
        [1] Solved! That was the puzzle of the day.
       *[other] Solved! The puzzle of the day on { $days } days in a row.
    }
page-puzzle-all = All puzzles
page-puzzle-next = Next puzzle
page-puzzles = Puzzles: { $game }
page-puzzles-about = Positions from real games in which one move is clearly the best. Find it.
page-puzzles-solved = { $done } of { $of } solved at the first try
page-puzzles-streak = In a row: { $row }, at best { $best } · Puzzle of the day: { $days } { $days ->
        [one] day
       *[other] days
    } in a row
page-puzzles-today =
    Puzzle of the day ({ $grade ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[5] very hard
    })
page-puzzles-grade = How hard
page-puzzles-theme = What about
page-puzzles-any = Anything
page-puzzles-go =
    { $count ->
        [0] No such puzzle
       *[other] Next puzzle
    }
page-quiz = Do you know { $game }?
page-quiz-finding = One moment, questions are being found.
page-quiz-you = You
page-quiz-player = Player { $number }
page-quiz-at = Question { $number } of { $of }
page-quiz-done = { $done } of { $of } questions answered
page-quiz-right-so-far = { $right } right
page-quiz-right = That’s right: “{ $answer }”
page-quiz-wrong = Not quite. The answer is “{ $answer }”.
page-quiz-rule = The rule behind it, { $clause }
page-quiz-next = Next question
page-quiz-result = The result
page-quiz-score = { $right } of { $of } right
page-quiz-best = Your best so far: { $best } of { $of }
page-quiz-told =
    { $share ->
        [all] Not one mistake: you could teach it.
        [most] You know how it goes. What is left you’ll pick up while playing.
       *[some] Some of it isn’t clear yet. A lesson or two will help.
    }
page-quiz-look = Worth another look
page-quiz-again = Other questions
page-quiz-lessons = All lessons
puzzles-progress = Looking for puzzles
puzzles-none = { $game } has no puzzles: it doesn’t say what they are about.
puzzles-other-file = “{ $name }” holds puzzles of another game, other rules or another seed.
quiz-yes = Yes
quiz-no = No
quiz-number = { $number }
quiz-thing = { $thing }
quiz-nobody = Nobody
quiz-none = None of them
quiz-pair = { $first } and { $second }
quiz-you = You
quiz-answer = { $number }. ({ $clause })
quiz-no-questions = { $game } has no questions.
quiz-too-hard = No questions about { $game } were found.
page-daily = Game of the day: { $game }
page-daily-about = The same board and the same luck for everybody today. Your one game counts.
page-daily-left = { $hours } h { $minutes } min left
page-daily-play = Play
page-daily-go-on = Go on
page-daily-given-up = You gave up today’s game.
page-daily-look = Look at it again
page-daily-results = Results
page-daily-rank = Rank
page-daily-name = Name
page-daily-score = Result
page-daily-nobody = Nobody has finished it yet.
page-daily-nobody-then = Nobody finished it.
page-daily-yours = Your result: { $result }
page-daily-fun = It’s for fun: nobody checks who is behind a name, and somebody with two devices can play twice.
page-daily-no-line = The game of the day needs a connection: its dice are the same for everybody, so they stay with the server until the day is over.
page-daily-yesterday = Yesterday ({ $day }), with its dice
page-daily-dice = The day is over, so its secret is open. This page has worked out the first rolls from it again, which everybody met; the dice are called “{ $dice }” and have nobody’s number in them.
page-daily-check = Work out every roll of your game
page-daily-own-dice = Your game
page-daily-secret = Secret
page-daily-commitment = Seal, shown all day
