# The rules in the page: one chapter, one sentence, one picture.

page-learn-title = How to play { $game }
page-learn-chapters = Chapters
page-learn-play = Play
page-learn-home = All games
page-learn-other = The other games
page-learn-clauses =
    { $count ->
        [one] The rule, word for word
       *[other] The { $count } rules, word for word
    }
page-learn-clauses-loading = Fetching the rules…
page-learn-clauses-failed = The numbered rules did not arrive.
page-learn-again = Try again
page-learn-every = Every rule, by number
page-learn-link = Link to { $clause }
page-learn-holds = So it is
page-learn-fails = Not so
page-learn-says = What rule { $clause } says
page-learn-more = See it with pictures
page-learn-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Lessons
page-lesson-path = Learn { $game }
page-lesson-path-about = Short lessons on the real board. You play, and every rule comes when you need it.
page-lesson-progress = { $done } of { $of } lessons done
page-lesson-begin = Begin
page-lesson-go-on = Go on
page-lesson-again = Once more from the start
page-lesson-done = done
page-lesson-at = Lesson { $at } of { $of }
page-lesson-tasks = { $task } of { $tasks } tasks done
page-lesson-hint = Hint
page-lesson-show = Show me
page-lesson-right = That’s it!
page-lesson-on = Go on
page-lesson-other = That’s allowed, but it isn’t what was asked.
page-lesson-other-question = Undo and try again
page-lesson-undo = Undo
page-lesson-learnt = Well done!
page-lesson-next = Next lesson
page-lesson-once-more = Once more
page-quiz-offer = Do you know it?
page-film-play = Play
page-film-pause = Pause
page-film-step = Next step
