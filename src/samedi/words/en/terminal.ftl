# What the terminal program says.

options-not-json = The options are not a JSON object: { $error }
file-too-long = { $name } is too long (at most { $limit } bytes).
file-not-text = { $name } is not a text file.
file-unreadable = { $name } cannot be read: { $error }
file-unwritable = Nothing can be written to { $name }: { $error }.
no-such-clause = There is no rule { $clause }; the rules run from { $first } to { $last }.
too-deep = The depth must be between 0 and { $limit }.
bad-count = { $what } must be at least { $least }.

ending-finished = played to the end
ending-resigned = given up
ending-abandoned = ended without a winner
ending-unfinished = not finished
replay-checked = { $count } actions, all legal; { $ending }.
result-winners = { $count ->
    [0] Nobody wins.
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
}

play-welcome = Samedi. In a menu Enter takes the first choice; in a game help says what you can type; quit keeps the game for later.
play-which-game = Which game?
play-which-table = Which table?
play-table-own = other options, written as JSON
play-own-options = Options (JSON):
play-which-opponents = Who plays the other seats?
play-against = { $name }: { $about }
play-hot-seat = people, at this keyboard
play-resume = { $count ->
    [one] A game waits for you.
   *[other] { $count } games wait for you.
}
play-resume-one = go on with { $game }, { $seats }, after { $actions } actions ({ $when })
play-new = start a new game
play-saved-broken = The saved game { $name } cannot be read and is left as it is: { $cause }
play-seat-you = you
play-choose-number = Choose a number, Enter for 1:
play-not-a-number = Please type a number from 1 to { $count }.
play-turn = { $name }: { $task }
play-choices = Type a number, the notation in brackets, or help.
play-cells = Type one of: { $cells }
play-won = { $count ->
    [0] The game is over. Nobody wins.
    [one] The game is over. { $names } wins.
   *[other] The game is over. { $names } win.
}
play-kept = The game is kept. Go on any time with: samedi play
play-record-kept = The whole game is in { $path }
play-not-kept = The game cannot be saved ({ $error }); it goes on, but cannot be resumed later.
play-undone = Undone: { $count ->
    [one] one action.
   *[other] { $count } actions.
}
play-nothing-to-undo = Nothing of yours can be undone.
play-not-understood = “{ $text }” is no choice, no notation and no command.
play-unknown-seat = There are { $expected } seats, but { $found } were named.
play-name-too-long = A name has at most { $limit } characters.
play-help =
    You can type
      a number           the choice with this number
      a notation         such as the one in brackets
      Enter              the only choice, if there is just one
      undo, u            undo your last decision; dice already rolled stay as they are
      board, b           draw the board again
      log, l             what happened so far
      rules, r           the rules; rules 4.2 shows one of them
      hint               what a good player would do now
      lang fr            change the language (also lang de, lang en)
      quit, q            leave; the game is kept
play-letters = On the board: { $legend }
play-hand-over = Hand the keyboard to { $name } and press Enter.
play-stand-in = { $name } is still getting ready; a simpler bot moves meanwhile.
play-hint = Hint: { $what } [{ $notation }] It should win { $rate } % of games.
play-hint-line = It expects then: { $line }
play-hint-later = The search is still getting ready. Ask again in a few seconds.
play-likewise = { $count ->
    [0] { $what }
   *[other] { $what } Likewise:
}
play-notations = Type one of these notations, or help.
play-score = Score: { $score }.
play-best = Best score on this world so far: { $score }, by { $name } on { $when }.
play-new-best = This is the best score on this world so far.

bad-size = { $what } must be between { $least } and { $most }.
site-not-empty = { $folder } is not an empty folder: nothing is overwritten.
site-no-python = Python for browsers is missing, which playing takes: `python -m tools.get_pyodide src/samedi/pyodide` fetches it, or write the page with --no-play.
site-bad-file = { $file }: { $error }
site-writing = { $count } files…
site-written = { $count } files, { $size } MB, in { $folder }. Any web host can serve them; try: python -m http.server --directory { $folder }

# Engines: rules and searches as WebAssembly.

engine-missing = { $game }: not built yet (samedi engines build)
engine-ready = { $game }: { $size } bytes, { $small } compressed
engine-made = { $game }: { $size } bytes, { $small } compressed, built in { $seconds } s
engine-same = { $game }: built again, the same bytes
engine-differs = { $game }: built again, other bytes
engine-failed = The engine of { $game } cannot be built here: { $error }.
engine-unwritten = { $name } cannot be written: { $error }.
engine-taken = { $folder } is neither empty nor an earlier package of engines: nothing is overwritten.

# Looking back on a game.
mcp-missing = Language models need the extra: pip install "samedi[mcp]"
mcp-no-server = No Samedi server answers at { $url }; start one with `samedi serve`, or leave --server out
