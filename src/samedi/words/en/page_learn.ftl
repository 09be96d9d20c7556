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
page-learn-says = What rule { $clause } says
page-learn-more = See it with pictures
page-learn-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
