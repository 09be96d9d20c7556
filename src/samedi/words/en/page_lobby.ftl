# The lobby: the first screen, a new table, the waiting room, an invitation.

## Greeting
page-lobby-day = Hello. What shall we play?
page-lobby-evening = Good evening. What shall we play?
page-lobby-day-name = Hello, { $name }. What shall we play?
page-lobby-evening-name = Good evening, { $name }. What shall we play?
page-lobby-about = No account: open a table, send the link, play.
page-lobby-name = Your name
page-lobby-name-about = So the others know who you are. It stays on this device.
page-lobby-name-change = Change your name
page-lobby-name-give = Add your name
page-lobby-name-keep = Keep

## Your games
page-lobby-going = Your games
page-lobby-going-failed = Couldn’t load your games.
page-lobby-again = Try again
page-lobby-your-turn = Your turn
page-lobby-look = Look
page-lobby-review = Look back
page-lobby-replay = Play again
page-lobby-accept = Join
page-lobby-decline-which = Decline { $game } { $who }
page-lobby-invited-again = { $name } invites you to play
page-lobby-wait-room = Take a seat
page-lobby-with =
    { $count ->
        [0] alone
       *[other] with { $names }
    }
page-lobby-and = { $before } and { $last }
page-lobby-open-chairs =
    { $count ->
        [one] one chair is free
       *[other] { $count } chairs are free
    }
page-lobby-waiting-for = waiting for { $name }
page-lobby-won = { $name } won
page-lobby-you-won = you won
page-lobby-over = finished
page-lobby-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
page-lobby-more-all = Show more
page-lobby-more-older = Older games
page-lobby-forget-which = Remove { $game } { $who } from your list
page-lobby-forget-ask = Remove this game from your list?
page-lobby-forget-about = The others keep it. When nobody keeps it any more, it is gone.
page-lobby-forget-yes = Remove
page-lobby-delete-which = Delete { $game } { $who }
page-lobby-delete-ask = Delete this game?
page-lobby-delete-about = It will be gone for every player.
page-lobby-delete-yes = Delete
page-lobby-delete-no = Keep

## The games
page-lobby-games = Games
page-lobby-play-now = Play now
page-lobby-play-now-which = Play now: { $game }
page-lobby-friends-which = With friends: { $game }
page-lobby-play-more = More ways to play
page-lobby-play-which = More ways to play { $game }
page-lobby-rules = Rules
page-lobby-rules-which = Rules of { $game }
page-lobby-players = { $few }–{ $many }
page-lobby-players-exactly = { $few }
page-lobby-players-exactly-say = { $few } players
page-lobby-players-say = { $few } to { $many } players
page-lobby-minutes = { $minutes } min
page-lobby-minutes-say = about { $minutes } minutes

## Other ways
page-lobby-ways = Other ways to play
page-lobby-code = A code or a link?
page-lobby-code-join = Join
page-lobby-code-hint = PIANO TANGO 427
page-lobby-code-empty = Type the code you were told, two words and a number, or paste the link.
page-lobby-way-screen = Pass and play
page-lobby-way-screen-about = share this device; hands stay hidden
page-lobby-way-bots = Against bots
page-lobby-way-bots-about = from gentle to strong, and none of them cheats
page-lobby-way-friends = With friends
page-lobby-way-friends-about = open a table and send its link
page-lobby-way-solo = Alone
page-lobby-way-solo-about = the Baron himself, or a solitaire
page-lobby-way-import = Open a saved game
page-lobby-way-import-about = open the file of a finished game
page-lobby-import-file = File of a finished game, or of a study
page-lobby-import-busy = Checking the game against its rules and its dice…
page-lobby-import-unreadable = { $file } cannot be read.
page-lobby-import-too-large = { $file } is too large for a game.

## Menu
page-lobby-menu = Menu
page-lobby-sound = Sound
page-lobby-sound-about = knocks and clacks at the table

## A new table
page-lobby-new = New table
page-lobby-new-which = New table: { $game }
page-lobby-close = Back to the games
page-lobby-way = With whom?
page-lobby-with-bots = Bots
page-lobby-with-friends = Friends
page-lobby-with-screen = On this device
page-lobby-with-solo = Alone
page-lobby-with-bots-about = Starts right away. Bots never see hidden information.
page-lobby-with-friends-about = You get a link to send. The game begins when everybody is there.
page-lobby-with-screen-about = One device for all; it goes from hand to hand.
page-lobby-with-solo-about = A game for you alone.
page-lobby-game = Game
page-lobby-table = Table
page-lobby-bot = Bot level
page-lobby-bot-says = { $bot }, { $level }: { $about }
page-lobby-bot-mine = Finds my level
page-lobby-bot-mine-about = Begins low, goes up when you win and down when you lose.
page-lobby-bot-mine-about-now = Goes up when you win and down when you lose. Next: { $bot }. Only this browser knows.
page-lobby-bot-mine-about-found = You play about as well as { $bot }. Only this browser knows.
page-lobby-you-play = You play
page-lobby-plays = { $name } plays
page-lobby-your-chair = Your chair
page-lobby-your-chair-about = They take their turns in this order.
page-lobby-chairs = Who sits where
page-lobby-chair-name = Name at chair { $number }
page-lobby-chair-kind = Who plays chair { $number }
page-lobby-chair-person = Player on this device
page-lobby-player = Player { $number }
page-lobby-first-chair = chair { $number }
page-lobby-options = Options
page-lobby-settings = At this table
page-lobby-start = Begin
page-lobby-open = Open the table
page-lobby-cancel = Cancel
page-lobby-busy = One moment…
page-lobby-less = { $what }: less
page-lobby-plus = { $what }: more
page-lobby-world-change = Choose or draw
page-lobby-length = about { $minutes } minutes
page-lobby-name-missing = Under what name do you play?
page-lobby-names-same = Two people on this device have the same name.

## Settings of a table
page-lobby-set-confirm = Confirm end of turn
page-lobby-set-confirm-about = you can undo everything until you confirm
page-lobby-set-take_back = Undo
page-lobby-set-take_back-never = never
page-lobby-set-take_back-free = until something new is revealed
page-lobby-set-take_back-consent = any time, if the others agree
page-lobby-set-patience = Waiting for somebody who is away
page-lobby-set-patience-about = After that the others may let a bot play for them.
page-lobby-set-patience-minutes = 3 minutes
page-lobby-set-patience-hour = an hour
page-lobby-set-patience-day = a day
page-lobby-set-patience-days = 3 days
page-lobby-set-stand-in = Which bot plays for them
page-lobby-set-stand-in-about = Unless they chose one themselves. Chosen here, it also plays on for whoever gives up, if more than two play.
page-lobby-set-stand-in-usual = the usual one
page-lobby-set-clock = Pace
page-lobby-set-clock-none = no clock
page-lobby-set-clock-quick = 10 min + 10 s per move
page-lobby-set-clock-calm = 2 min per move
page-lobby-set-clock-day = 1 day per move
page-lobby-set-chat = Talk
page-lobby-set-chat-free = freely
page-lobby-set-chat-phrases = ready-made phrases
page-lobby-set-chat-off = not at all
page-lobby-set-hints = Hints
page-lobby-set-hints-about = anybody may ask a strong bot while the game runs
page-lobby-set-watchers = Watchers
page-lobby-set-watchers-about = anybody with the link can watch

## Waiting room
page-lobby-room-free =
    { $count ->
        [0] Everybody is seated
        [one] One chair is still free
       *[other] { $count } chairs are still free
    }
page-lobby-room-free-about = Say the code, send the link, or let them point a camera here.
page-lobby-room-full-about = The game begins when everybody is ready.
page-lobby-room-guest-about = You are at { $name }’s table. More friends are welcome.
page-lobby-room-invite = Invite
page-lobby-room-link = Link for players
page-lobby-room-watch-link = Link for watchers
page-lobby-room-qr = QR code of the link for players
page-lobby-room-copy = Copy
page-lobby-room-copied = The link is copied.
page-lobby-room-copy-by-hand = The link is selected: copy it from here.
page-lobby-room-share = Share
page-lobby-room-mail = E-mail
page-lobby-room-spoken = Code to say
page-lobby-room-home = This link works for devices in your home network.
page-lobby-room-here-only = This link works on this device only.
page-lobby-room-here-only-about = For friends at home, start the server with
page-lobby-room-share-text = { $name } invites you to { $game }.
page-lobby-room-chairs = Chairs
page-lobby-room-you = you
page-lobby-room-host = host
page-lobby-room-same-screen = on this device
page-lobby-room-ready = ready
page-lobby-room-not-ready = not ready yet
page-lobby-room-away = away
page-lobby-room-free-chair = Free
page-lobby-room-free-chair-about = for a friend, or a bot
page-lobby-room-sit = Sit here
page-lobby-room-sit-which = Sit at chair { $number }
page-lobby-room-move = Move here
page-lobby-room-move-which = Move here, to chair { $number }
page-lobby-room-here = Player on this device
page-lobby-room-here-which = Seat somebody on this device at chair { $number }
page-lobby-room-here-name = Who else plays on this device?
page-lobby-room-stand-which = Free chair { $number }
page-lobby-room-stand = Free chair
page-lobby-room-rise = Stand up
page-lobby-room-rise-which = Stand up from chair { $number }
page-lobby-room-bot = Bot for chair { $number }
page-lobby-room-bot-none = Add a bot…
page-lobby-room-fill = Fill with bots
page-lobby-room-am-ready = I am ready
page-lobby-room-am-not-ready = Not yet
page-lobby-room-begin = Begin
page-lobby-room-begin-later = Start as soon as all are ready
page-lobby-room-wait-open = The game begins when no chair is free.
page-lobby-room-choose = Take a chair, and you are ready.
page-lobby-room-watching = Every chair is taken; you can watch.
page-lobby-room-say-ready = The others wait for you: are you ready?
page-lobby-room-by-itself = The game begins by itself as soon as every chair is taken and everybody is ready.
page-lobby-room-wait-ready = Waiting for { $names }.
page-lobby-room-wait-draw = Waiting for { $name } to draw the world.
page-lobby-room-wait-host = { $name } begins the game.
page-lobby-room-all-ready = Everybody is ready.
page-lobby-room-drawer = Who draws the world?
page-lobby-room-drawer-about = Whoever draws sits last.
page-lobby-room-drawer-nobody = nobody: as chosen
page-lobby-room-draw = Draw the world
page-lobby-room-watchers =
    { $count ->
        [one] Watching: { $names }
       *[other] Watching: { $names }
    }
page-lobby-room-leave = Leave the table
page-lobby-room-delete = Close the table
page-lobby-room-delete-ask = Close this table?
page-lobby-room-delete-about = Nobody can come back to it.
page-lobby-room-fair = Provably fair dice: nobody, not even the server, can choose the rolls.
page-lobby-room-talk = Talk
page-lobby-room-talk-none = Nobody has said anything yet.
page-lobby-room-talk-unread =
    { $count ->
        [one] Talk: one new message
       *[other] Talk: { $count } new messages
    }
page-lobby-room-opening = All are ready. The screens open their numbers for the dice…

## Invitation
page-lobby-invited = You are invited
page-lobby-invited-by = { $name } invites you to { $game }
page-lobby-invited-watch = { $name } invites you to watch { $game }
page-lobby-invited-about = Add your name and take your seat. No account is needed.
page-lobby-invited-watch-about = Add your name, then watch. No account is needed.
page-lobby-invited-running = The game has begun; you can watch, or take a bot’s chair.
page-lobby-invited-running-full = The game has begun; you can watch.
page-lobby-invited-no-chair = Every chair is taken; you can watch.
page-lobby-invited-full = Every chair is taken, and nobody else can watch.
page-lobby-invited-back = To the table
page-lobby-invited-back-about = You have a chair at this table.
page-lobby-invited-over = The game is over; you can look back at it.
page-lobby-invited-come = Join the table
page-lobby-invited-look = Watch
page-lobby-invited-wrong = This link leads nowhere
page-lobby-invited-wrong-about = The link is incomplete, or the table was closed. Ask for a new one.
page-lobby-invited-home = To the games

## Where a link is shown, and where nothing is
page-app-no-script = Samedi needs JavaScript.
page-preview-about = A table for { $games }: with friends, with bots or alone, without an account.
page-preview-invited = Add your name and play. No account is needed.
page-preview-table = A table
page-preview-ask = Only those who are invited can come in. Ask for a link.
page-nowhere = There is nothing here
page-nowhere-about = The address is not quite right, or what stood here is gone.
page-nowhere-home = To the games
page-nowhere-rules = Or read the rules:

## Another device
page-device = Another device
page-device-out = Go on from here elsewhere
page-device-out-about = A code makes the other device you: your games, your seats. Tell it to nobody else.
page-device-show = Show a code
page-device-another = Show another code
page-device-lasts =
    { $minutes ->
        [one] Good for one minute, and once.
       *[other] Good for { $minutes } minutes, and once.
    }
page-device-in = Come here from another device
page-device-in-about = Type the code that stands there, under Menu, Another device.
page-device-code = Code of the other device
page-device-come = That’s me
page-device-leave =
    { $count ->
        [one] This device has a game of its own. Leave it?
       *[other] This device has { $count } games of its own. Leave them?
    }
page-device-leave-about = They stay with whoever you were here until now, and cannot be reached from here any more.
page-device-leave-yes = Leave and go on

page-lobby-way-here = Without a connection
page-lobby-way-here-about = against bots, or passing this device around
page-here-ask = Play on this device?
page-here-about = You can then learn, solve puzzles and play against bots, or pass this device around, without a connection. { $size } MB are fetched once and stay in this browser, with the games you play.
page-here-yes = Fetch { $size } MB
page-here-no = Not now
page-here-declined = Nothing was fetched.
page-here-fetching = Fetching what is needed…
page-here-none = There is nothing here to play with without a connection.
page-here-switch = Play on this device
page-here-switch-about = New tables are set up here, even with a connection. Nobody checks the dice but you. A finished game can be saved as a file and brought to a server.
page-here-remove = Remove what was fetched
page-here-removed = Removed. The games you played stay, and open again once it has been fetched again.
page-offline-here = You can learn, solve puzzles and play on this device, against bots or passing it around. Your games on the server are safe.
page-here-kept = on this device
page-here-fair = The dice follow from a secret on this device: they are fair as long as nobody looks it up.
page-here-delete-ask = Delete this game?
page-here-delete-about = It is only on this device, and gone for good. A finished game can be saved as a file first.
page-here-delete-yes = Delete it
page-here-delete-which = Delete the game: { $game }, { $who }
page-here-fetching-about = This is done once.
page-here-readying = Getting ready. This takes a little longer the first time…
page-here-newer = There is a newer version of what plays here without a connection. Until you fetch it, this device plays the one it has.
page-here-newer-ask = Fetch the newer version?
page-here-newer-about = What plays on this device is of an earlier version. { $size } MB are fetched once and take its place; the games you play stay.
page-here-earlier = Play the earlier version
page-here-stopped = Stopped. What has come so far stays, and need not be fetched again.
page-lobby-learn = Learn
page-lobby-learn-at = Learn { $done }/{ $of }
page-lobby-learn-which = Learn { $game }: { $done } of { $of } lessons done
page-lobby-puzzles = Puzzles
page-lobby-puzzles-which = Puzzles of { $game }
page-lobby-way-puzzle = Puzzle of the day
page-lobby-way-puzzle-about = one move is clearly the best; the same for everybody, a new one every day
page-lobby-way-daily = Game of the day
page-lobby-way-daily-about = the same dice for everybody: who makes most of them?
page-lobby-own = Your results
page-lobby-studies = My studies
page-lobby-studies-none = Nothing yet. Look back on a finished game and choose “Try things from here”.
page-lobby-studies-unnamed = Without a name
