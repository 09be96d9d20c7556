# Games and options
unknown-game = There is no game called “{ $name }”. There are: { $allowed }.
unusable-game = SAMEDI_GAMES names “{ $package }”, which is no game: { $error }.
game-of-another-name = SAMEDI_GAMES names “{ $package }”, but its game is called “{ $name }”: a package and its game have one name, and no other game has it.
option-unknown = There is no option “{ $option }”. There are: { $allowed }.
option-unknown-close = There is no option “{ $option }”. Do you mean “{ $close }”? There are: { $allowed }.
option-missing = The option “{ $option }” must be given.
option-invalid = The options do not fit: { $error }.

# Actions
bad-action = This is no action of the game: { $text }.
bad-notation = “{ $text }” is no action of the game. Actions look like these: { $examples }.
bad-json-action = This JSON is no action of the game: { $error }.
nothing-to-undo = Nothing has been played yet: there is nothing to undo.
game-is-over = The game is over.
chance-comes-first = Chance comes first ({ $allowed }).

# What somebody did: the words of the action after its code with “-told”
did = { $name } { $what }.
did-you = You { $what }.

# Records
record-too-long = The record is too long: at most { $limit } characters are read.
record-not-json = The record is no JSON of a game: { $error }.
record-bad-line = Line { $line } of the record’s head cannot be read: { $text }
record-bad-head = The head of the record is wrong: { $error }.
record-truncated =
    { $expected ->
        [None] The head of the record does not say how many actions follow; there are { $found }.
       *[other] The record announces { $expected } actions but has { $found }.
    }
record-other-game = The record is of the game “{ $found }”, not “{ $expected }”.
record-other-rules = The record follows version { $found } of the rules; this is version { $expected }.
record-wrong-seats = The record names { $found } players; the game has { $expected } seats.
record-illegal = Action { $number } of { $count }, { $action }, is not possible: { $cause }
record-not-over = The record says that the game is finished, but it goes on after the last action.
record-is-over = The record says that the game is not finished, but the last action ends it.
record-other-result = The result in the record is not the one its actions lead to.
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4

# A CUDA device
no-cuda-device = There is no CUDA device here, or its driver does not answer: an NVIDIA card with a driver of version 580 or newer is needed. Nothing else needs one.
no-cuda-extra = To compile the rules for a CUDA device the extra “gpu” must be installed: pip install "samedi[gpu]".
cuda-kernels-of-other-rules = The kernels in { $file } were made of other rules than these: make the file anew.
