# The page of one’s own: what somebody has played.
own-title = Your games
own-title-name = { $name }’s games
own-about = Every game you play here to its end is noted: for you alone, on this server.
own-none = Nothing yet. The first game you play to its end will be here.
own-none-play = Choose a game
own-failed = Your games cannot be read right now.
own-again = Try again
own-results = Results
own-results-sum =
    { $played ->
        [one] One game, { $won ->
            [one] won.
           *[other] not won.
        }
       *[other] { $played } games, { $won } of them won.
    }
own-column-game = Game
own-column-players = Players
own-column-played = Played
own-column-won = Won
own-column-share = Share
own-column-against = Against
own-column-luck = Luck
own-column-even = With even luck
own-column-result = Result
own-column-theme = What it was about
own-column-times = Times
own-column-cost = Cost
own-column-best = Best
own-column-day = Day
own-against = Against whom
own-luck = Luck and choices
own-luck-about = What the same choices would have won with even luck, and where luck took it from there. A game counts here once somebody has looked back on it; one that was given up, with the chances it was left with.
own-luck-mean =
    { $count ->
        [one] In the one game looked back on, the same choices would have won { $even } % of the time with even luck.
       *[other] The last { $count } games looked back on brought you { $won } %; with even luck it would have been { $even } %.
    }
own-graph = Luck and choices in your last { $count } games, the latest on the right.
own-graph-luck = where luck took it
own-graph-trend = with even luck, averaged over five games
own-review =
    { $count ->
        [one] Look back on the latest game
       *[other] Look back on the latest { $count } games
    }
own-review-about = They are looked at one after the other. You can leave it at any time; what is done stays.
own-review-at = Game { $at } of { $of }: { $done } of { $all } moments
own-review-stop = Stop
own-review-stopped = Some games could not be looked back on now.
own-habits = What you overlook
own-habits-about = Choices that cost at least 2 of 100 games, by what the better move would have been about.
own-habit-other = Something else
own-habits-puzzles = Puzzles about { $game }
own-alone = Alone
own-alone-level = { $game }, level { $level }
own-alone-none = not finished yet
own-dailies = Games of the day
own-list = All games
own-list-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
own-list-older = The { $count } latest are shown one by one; all { $all } are counted.
own-won = won
own-lost = lost
own-nobody-won = nobody won
own-gave-up = gave up
own-shared = several seats
own-begun = went on from another game
own-alone-with = alone
own-gone = The game itself is no longer kept.
own-look = Look at it again
own-kept = What is kept of you
own-kept-about = Your games and their numbers, your studies, and where you are called. Nobody needs an account here, so all of it hangs on this browser.
own-file = Download everything
own-forget = Forget me
own-forget-ask = Forget everything about you?
own-forget-gone = Gone for good: this page, your studies, games nobody else keeps, and the notifications on your devices.
own-forget-stays = Games the others keep stay theirs, with every move and roll. Your name becomes “N. N.” there, and what you wrote is removed. Files that somebody has downloaded stay as they are.
own-forget-device = This browser and every device you moved to are strangers here afterwards.
own-forget-yes = Forget me
own-forget-no = Keep everything
own-forgetting = Leaving your games: { $left } to go
own-forgotten = Everything about you is forgotten.
