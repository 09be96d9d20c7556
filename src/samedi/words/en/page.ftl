# The page itself, and its table.

# The table
page-table-players = Players
page-table-board = Board
page-table-reading = Board as text
page-table-told = What just happened
page-table-bar = What happens now
page-table-log = Log
page-table-log-open = Open the log
page-table-log-unread = { $count ->
    [one] Open the log: one new message
   *[other] Open the log: { $count } new messages
}
page-table-missed = While you were away
page-table-missed-earlier = { $count ->
    [one] One turn before that, then:
   *[other] { $count } turns before that, then:
}
page-table-missed-watch = Watch them
page-table-missed-enough = Play on
page-table-log-setup = The game was set up.
page-table-menu = Menu
page-table-rules = Rules
page-table-leave-screen = Back to the lobby
page-table-to-game = Back to the game
page-table-to-lessons = Back to the lessons
page-table-to-daily = Back to the game of the day
page-table-arriving = Coming to the table…
page-table-nobody = Nobody
page-table-bot = bot
page-table-away = (away)
page-table-thinks = is thinking
page-table-points = { $points ->
    [one] point
   *[other] points
}

# The action bar
page-table-your-turn = Your turn
page-table-steps = Steps of the turn
page-table-back = Back
page-table-undo = Undo
page-table-undo-turn = Undo the turn
page-table-ask-undo = Ask to undo
page-table-ask-undo-title = Undo this move?
page-table-ask-undo-text = New information has come up since, so the others have to agree.
page-table-ask-undo-yes = Ask
page-table-ask-undo-no = Leave it
page-table-confirm = End turn
page-table-confirm-question = End your turn?
page-table-enough = This is enough
page-table-choices = { $count } choices
page-table-choose = Choose
page-table-rule = The rule of this step, { $clause }
page-table-why = Rule { $clause }
page-table-rule-short = Rule
page-table-card = Everything about { $name }
page-table-no-answer = The server has not answered. If nothing has changed here, try again.
page-table-no-more = This table is no longer there, or you no longer belong to it.
page-table-moved-on = The game had moved on. This is how it stands now.
page-table-sending = Sending…
page-table-watching = You are watching
page-table-watching-about = You are watching this game.
page-table-wait = { $name } is thinking.
page-table-wait-away = { $name } is not here just now.
page-table-wait-confirm = { $name } is about to end the turn.
page-table-wait-dice = The dice are rolling.
page-table-notify = Tell me when it is my turn
page-table-wait-since = For { $time }
page-table-seconds = { $count } s
page-table-minutes = { $count } min
page-table-hours = { $count } h

# Strips in the bar
page-table-lost = Connection lost. The game is kept.
page-table-lost-move = Connection lost. Your move is kept.
page-table-lost-retry = Next attempt in { $seconds } s.
page-table-lost-trying = Trying again…
page-table-retry = Try now
page-table-offer = { $name } asks to undo a move.
page-table-offer-open = { $name } waits for the others to agree.
page-table-offer-mine = You asked to undo a move. The others are deciding.
page-table-offer-yes = Agree
page-table-offer-no = Rather not
page-table-abandon-asked = Somebody wants to end the game without a winner.
page-table-abandon-agree = Agree
page-table-abandon-mine = You want to end the game. The others are deciding.
page-table-kept = A bot is playing your seat.
page-table-kept-back = Take the seat back
page-table-abandon-stay = Play on after all
page-table-gone = { $name } has been away for a while.
page-table-gone-bot = Let a bot take over
page-table-gone-about = { $bot } can play on; { $name } may come back at any time.
page-table-seat-asked = { $name } would like to take over from { $bot }, and would see that hand.
page-table-seat-mine = You asked for the seat of { $bot }. The players are deciding.
page-table-seat-not = Never mind

# Handing the screen over
page-table-handover = Pass the device to { $name }.
page-table-handover-about = Nothing is shown until you touch the button.
page-table-handover-me = I am { $name }
page-table-handover-last = See the last move

# Going back through the game
page-table-replay = Replay
page-table-replay-setup = The beginning
page-table-replay-turn = Turn { $turn } of { $turns }
page-table-replay-action = Turn { $turn } of { $turns }, action { $action } of { $actions }
page-table-replay-where = Where in the game
page-table-replay-leave = Back to now
page-table-try = Try things from here
page-table-first = To the beginning
page-table-previous = One turn back
page-table-play = Play
page-table-pause = Pause
page-table-next = One turn on
page-table-previous-action = One action back
page-table-next-action = One action on
page-table-speed = Speed
page-table-speed-times = { $times }×
page-table-last = To the end
page-table-file = Replay a file
page-table-file-about = Choose a game that was downloaded from a table. It stays on this device.
page-table-file-choose = Choose a file
page-table-file-wrong = This file holds no game that can be shown.

# The end
page-table-over = The game is over
page-table-end-you = You win{ $by ->
    [0] { "" }
    [one] { " " }by one point
   *[other] { " " }by { $by } points
}.
page-table-level-found = You play about as well as { $bot }.
page-table-level-next = Next time you meet { $bot }.
page-table-end-one = { $name } wins{ $by ->
    [0] { "" }
    [one] { " " }by one point
   *[other] { " " }by { $by } points
}.
page-table-end-many = { $names } win{ $by ->
    [0] { "" }
    [one] { " " }by one point
   *[other] { " " }by { $by } points
}.
page-table-end-nobody = Nobody wins.
page-table-end-alone = Not this time.
page-table-end-abandoned = The game was ended without a winner.
page-table-end-resigned = { $name } gave up.
page-table-end-resigned-you = You gave up.
page-table-end-time = { $name } ran out of time.
page-table-end-time-you = You ran out of time.
page-table-not-vouched = This game was played elsewhere: the rules and the dice are checked, who played is not.
page-table-rematch = Rematch
page-table-play-again = Play again
page-table-rematch-go = To the rematch
page-table-rematch-asked =
    { $count ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
page-table-review = Review
page-table-download = Download

# The menu
page-table-share = Share a link
page-table-share-about = Whoever opens this link can watch.
page-table-copied = The link is copied.
page-table-let-bot = Let a bot play for me
page-table-let-bot-about = You can come back and take your seat at any time.
page-table-sit = Take the seat of { $name }
page-table-stand-in = If I am away: { $bot }
page-table-stand-in-title = Who plays if you are away?
page-table-stand-in-about = When the table has waited long enough, the others may let this bot play for you. You can come back at any time.
page-guests = Guests and links
page-guests-send = Send { $name } away
page-guests-send-ask = Send { $name } away?
page-guests-send-about = { $name } leaves the table and cannot come back. Whoever has a link can still pass it on, unless you withdraw the links too.
page-guests-send-yes = Send away
page-guests-send-links = Send away and withdraw links
page-guests-again = Let { $name } come again
page-guests-links = Withdraw the links
page-guests-links-ask = Withdraw the links?
page-guests-links-about = The links handed out so far let nobody in any more. There are new ones at once; whoever is here stays.
page-guests-links-yes = New links
page-guests-cancel = Cancel
page-table-mute = Mute { $name }
page-table-unmute = Unmute { $name }
page-table-abandon = End without a winner
page-table-resign = Give up
page-table-resign-title = Give up this game?
page-table-resign-text = This cannot be undone.
page-table-go-on = Play on
page-table-hint = A hint
page-table-hint-thinking = A strong player is looking at it…
page-table-hint-looking = Still looking: { $count } ways to play on so far…
page-table-hint-looked = { $count } ways to play on were looked at.
page-table-hint-value = { $percent } % chance to win
page-table-keys = Keys
page-table-key-digits = 1 … 9
page-table-key-digits-about = Give the first, second … ninth answer
page-table-key-q = q
page-table-key-q-about = To the question
page-table-key-b = b
page-table-key-b-about = To the board
page-table-key-arrows = ← ↑ ↓ →
page-table-key-arrows-about = To the next legal place; in a replay: a turn back or on, with Shift an action
page-table-key-enter = Enter
page-table-key-enter-about = Choose it
page-table-key-escape = Esc
page-table-key-escape-about = One choice back; out of a replay
page-table-key-u = u
page-table-key-u-about = Undo the last move
page-table-key-turn = U
page-table-key-turn-about = Undo the whole turn
page-table-key-c = c
page-table-key-c-about = End the turn
page-table-key-t = t
page-table-key-t-about = Read the board as text
page-table-key-l = l
page-table-key-l-about = To the log
page-table-key-help = ?
page-table-key-help-about = This list
page-table-key-tap = A tap
page-table-key-tap-about = On the board: everything that still moves arrives at once
page-table-hurry = Too slow? A tap on the board lets everything arrive at once. The menu has the speed.

# Talk
page-table-say = Write to the table…
page-table-say-short = Write…
page-table-send = Send
page-table-phrases = Ready-made phrases
page-table-phrases-only = Ready-made phrases only

# A first game
page-coach = Coach
page-coach-at = First game · { $at } of { $count }
page-coach-show = Show me
page-coach-pictures = With pictures
page-coach-enough = No more lessons
page-coach-all = Show all moves again
page-coach-again = The lessons from the beginning

# Lines of the log
page-table-log-begun = This game goes on from a moment of another one.
page-table-log-begun-known = This game goes on from a moment of another one, with what was hidden as it was: whoever has looked at that game knows it.
page-table-log-begun-anew = This game goes on from a moment of another one; what was hidden has been dealt anew.
page-table-log-taken-back = { $name } undoes a move.
page-table-log-asks = { $name } asks to undo a move.
page-table-log-declined = { $name } would rather not.
page-table-log-hint = { $name } takes a hint.
page-table-log-resigned = { $name } gives up.
page-table-log-flag = { $name } has no time left.
page-table-log-bot = { $name } (bot) takes a seat.
page-table-log-seated = { $name } takes a seat.
page-table-log-left = { $name } leaves.
page-table-log-watching = { $name } is watching.
page-table-log-abandon = { $name } wants to end the game without a winner.
page-table-log-stay = { $name } wants to play on.
page-table-log-rematch = { $name } wants a rematch.

# Fair dice
page-table-fair = Fair dice
page-table-fair-about = Before the game the table seals a secret, and everybody’s screen seals a number of its own. Only when all seals lie on the table are the numbers opened, the host’s first. All dice follow from them and from the secret, which is opened at the end; then this page works out every roll again.
page-table-fair-seal = Seal, shown before the game
page-table-fair-secret = Secret, opened at the end
page-table-fair-people = Whose numbers are in the dice
page-table-fair-nobody = Nobody has sealed a number: these dice rest on the secret alone.
page-table-fair-sealed = { $name }: sealed
page-table-fair-opened = { $name }: opened, and in the dice
page-table-number-other = Somebody’s number is not the one that was sealed.
page-table-number-gone = Your number is not in the dice, though your screen had sealed one.
page-table-number-changed = The seals on the table were changed after your number was open.
page-table-number-dropped = Your screen opened its number, and the table went on without it.
page-table-number-doubt = Unless you did this yourself on another screen, do not trust the dice of this game.
page-table-number-missing = The table went on without the number of { $names }: it was not opened in time.
page-table-fair-left-out = { $name }: not opened in time, not in the dice
page-table-fair-later = The secret is opened when the game is over.
page-table-fair-missing = The list of rolls cannot be had now; please try again later.
page-table-fair-kept = The secret is the sealed one.
page-table-fair-broken = The secret is not the sealed one.
page-table-fair-right = { $count ->
    [0] Nothing was rolled.
    [one] The one roll is what the secret says.
   *[other] All { $count } rolls are what the secret says.
}
page-table-fair-wrong = { $count ->
    [one] One roll is not what the secret says.
   *[other] { $count } rolls are not what the secret says.
}
page-table-fair-all = All rolls ({ $count })

# The board
page-board-targets = What you may choose on the board

# Everywhere
page-app-close = Close
page-app-guest = Guest
page-app-unreachable = The server cannot be reached.
page-here-full = There is not enough room left on this device. Make some, and try again.
page-here-broken = What was fetched does not start on this device. Remove it under “Without a connection”, and fetch it again.
page-here-ended = The browser has stopped what plays on this device. Nothing is lost: try again.
page-here-trouble = Something went wrong on this device. Nothing that was kept is lost.
page-here-no-answer = This device has not answered. If nothing has changed here, try again.
page-here-lost = What plays on this device was interrupted. The game is kept.
page-here-lost-move = What plays on this device was interrupted. Your move is kept.
page-here-playing = A table is open on another page, which plays an earlier version. Close it, and try again.
page-here-old = This page is of an earlier version. Load it again.
page-here-failed = It could not all be fetched. Try again when the connection is better.
page-here-unsafe = This browser only keeps pages that come over a secure connection (https).
page-app-trouble = Something went wrong ({ $status }). Please try again.
page-app-language = Language
page-app-theme = Theme
page-app-theme-system = Match device
page-app-theme-light = Day
page-app-theme-dark = Night
page-app-sound-on = Sound on
page-app-sound-off = Sound off
page-app-speed = Animation
page-app-speed-calm = Calm
page-app-speed-brisk = Brisk
page-app-speed-off = None
page-app-asks-all = Ask me everything
page-app-asks-all-about = also what hardly anybody declines, step by step
page-app-asks-all-on = Ask me everything: on
page-app-asks-all-off = Ask me everything: off

## Being called on this device
page-calls-about = A notification when a game waits and you aren’t at the table. While this is on, the server keeps the address your browser’s push service gave this device, and your language. Nothing of the game is sent.
page-calls-blocked = Your browser blocks notifications from Samedi. Allow them in its settings first.
page-calls-on = You’ll be told on this device when it’s your turn.
page-calls-off = No notifications on this device.
page-calls-failed = That didn’t work: your browser’s push service can’t be reached.

## Without a connection
page-offline-title = No connection.
page-offline-text = Your games on the server are safe. The rules, and games from files, are here; the rest comes back with the line.
page-offline-again = Try again
page-table-daily = Results of the day
