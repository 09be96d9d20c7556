# What a table says to the people at it.

# Commands
table-bad-command = This is no command of a table: { $error }.
table-command-too-long = This command is too long: at most { $limit } bytes are read.
table-duplicate = This has been done already, as event { $seq }.
table-conflict = The game has moved on: you had seen event { $seen }, the last change was event { $changed }.
table-stage-empty = This table has not been set up yet.
table-stage-lobby = The game has not begun yet.
table-stage-playing = This is not possible while the game runs.
table-stage-over = The game is over.
table-other-game = This table is for { $expected }, not for “{ $found }”.

# People and seats
table-people-only = Only people can do this.
table-host-only = Only the host of the table can do this.
table-not-here = You are not at this table.
table-already-here = You are at this table already.
table-full = The table is full: { $limit ->
    [0] nobody may watch.
    [one] one person may watch.
   *[other] { $limit } people may watch.
}
table-name-missing = Under what name do you want to play?
table-name-taken = Somebody at this table is called { $name } already.
table-no-such-seat = This table has { $count } seats.
table-seat-taken = That seat is taken.
table-chairs-taken = Somebody was quicker: every chair is taken now.
table-seat-open = There is a seat without anybody.
table-not-your-seat = That is not your seat.
table-not-silent = The table still waits for { $name }.
table-still-here = { $name } is still connected.
table-so-already = It is already set that way.
table-unreadable = Not everybody could read this: letters, digits and signs that can be seen, please.
table-sent-away = The host has sent you away from this table.
table-plays-here = { $name } plays this game and stays.
table-seat-asked = The players are already being asked who takes over from a bot.
table-no-seat-request = Nobody asks for this seat any more.
table-seat-answer-not-needed = Your answer is not needed, or you have given it.
table-imported = This game came as a file: the people in it are not here to play again.
table-no-seat = Only those who play can do this.
table-still-seated = First give your seat to a bot, or give up.

# Before the game
table-nothing-to-draw = In this game there is nothing to draw.
table-not-drawing = You are not the one who draws.
table-drawing-awaited = { $name } has not finished drawing.
table-ready-already = You are ready already.
table-not-ready = { $name } is not ready yet.
table-entropy-given = You have added to the dice already, or enough others have.
table-seal-given = You have laid down this seal already.
table-number-not-awaited = The table does not wait for a number of yours.
table-number-other = This is not the number that you had sealed.

# The game
table-not-your-turn = { $name ->
    [None] It is not your turn.
   *[other] It is not your turn: the game waits for { $name }.
}
table-confirm-first = { $name } has not ended the turn yet.
table-nothing-to-confirm = You have no turn to end.
table-time-is-up = The time is up.
table-no-hints = At this table there are no hints and no analysis while the game runs.
table-nothing-to-take-back = There is nothing of yours to undo.
table-take-back-never = At this table nothing can be undone.
table-take-back-too-late = New information has come up since, so this can no longer be undone.
table-take-back-pending = Somebody is already waiting for an answer to this question.
table-no-take-back = Nobody asks to undo this any more.
table-take-back-not-asked = Your answer is not needed, or you have given it.
table-voted-already = You have already voted for that.
table-rematch-already = You have said so already, or the next game is set up.

# Talk
table-chat-off = At this table nobody talks.
table-phrases-only = At this table people talk in ready-made phrases only.
table-muted = The host has muted you.
table-too-much-talk = Not so much at once: { $lines } lines in { $seconds } seconds are enough.
table-phrase-hello = Hello
table-phrase-good-luck = Good luck
table-phrase-well-played = Well played
table-phrase-thanks = Thank you
table-phrase-sorry = Sorry
table-phrase-your-turn = It is your turn.
table-phrase-one-moment = One moment, please.
table-phrase-again = Shall we play again?
table-phrase-goodbye = Goodbye

# Stored tables and exported games
table-bad-snapshot = This snapshot of a table cannot be read: { $error }.
table-other-snapshot = This snapshot is of { $found }; expected was { $expected }.
table-export-not-json = This is no exported game: { $error }.
table-verified = { $actions } actions, all legal; { $rolls ->
    [0] no outcome of chance.
    [one] one outcome of chance, as the secret says.
   *[other] { $rolls } outcomes of chance, all as the secret says.
}
table-verify-commitment = The secret is not the one the table had committed to before the game.
table-verify-outcome = Action { $number }, { $found }, is not what the secret says: it should be { $expected }.
table-verify-times = There is not one time for each action.
table-verify-sealed-twice = Somebody has sealed two numbers.
table-verify-seal = The number of { $name } is not the one that was sealed before the game.
table-verify-unopened = The dice fell before the number of { $name } was open.
table-verified-numbers = Numbers sealed before the game and in the dice: { $names }.
table-verified-missing = Warning: the table went on without the number of { $names }. Whoever runs the server could thereby have chosen between several courses of the dice.
table-verified-bare = Nobody had sealed a number: that these dice were not chosen rests on whoever ran the server alone.
table-no-lesson = There is no such lesson.
table-lesson-is-set = In a lesson the table is laid already.
table-lesson-no-file = A lesson is no game to keep as a file.
table-begun-is-set = The options of a game that goes on are those it was begun with.
table-begun-no-file = A game that goes on from the middle of another one gives no file.
table-study-bad-way = “{ $action }” is not possible there.
table-study-other-rules = This study follows other rules than those played today.
table-study-no-node = Somebody has removed this branch.
table-study-not-possible = Chance cannot bring that here.
table-daily-alone = The game of the day is played alone, without a bot’s help.
