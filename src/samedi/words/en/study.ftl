study-no-table = There is no table “{ $table }” of this game, but these: { $tables }
study-which-bots = Name at least one bot, and none twice.
study-other-folder = { $name } holds other work (another game, other bots or another seed). Name another folder.
study-folder-refused = { $name } cannot be used: { $error }
study-continues = { $done } of { $games } games are there already.
study-interrupted = Interrupted after { $done } of { $games } games. The same command goes on from there.
study-process-lost = A process has failed twice on the same games: { $error }.
study-no-parquet = Without pyarrow no Parquet is written; it comes with: pip install "samedi[study]"

# The balance lab
study-report-title = { $game }: how fair, how long, how lucky
study-report-made = Bots played { $games ->
    [one] one game
   *[other] { $games } games
} for this page. The same command makes it again, to the last digit:
study-report-at = The report: { $path }
study-tables = The tables
study-tables-about = What a game is like at each table. Below every figure stands its 95 % interval. Minutes are reckoned at { $pace } seconds a decision.
study-column-table = table
study-column-games = games
study-column-decisions = decisions
study-column-minutes = minutes
study-column-branching = choices
study-column-changes = lead changes
study-column-settled = settled after
study-column-luck = luck
study-column-drawn = drawn
study-column-shared = shared
study-luck-about = Luck is how far two games agree that have the same dice and the same bots, who choose anew: 100 % would mean that the dice decide alone, 0 % that they decide nothing. A dash stands where too few games were played to tell, or where the bots always choose the same (a temperature such as judged:60~10 lets them choose anew).
study-edges = Who has an edge
study-edges-about = { $asked ->
    [one] One question was asked
   *[other] { $asked } questions were asked
} about who wins more than the rest of the table; { $held ->
    [0] no answer holds
    [one] one answer holds
   *[other] { $held } answers hold
} once it is taken into account how many were asked.
study-by-seat = By turn order
study-by-bot = By bot
study-seat-1 = who begins
study-seat-2 = second
study-seat-3 = third
study-seat-4 = fourth
study-course = When games are settled
study-course-about = How many of the games that somebody won had their winner in the lead for good by then.
study-course-axis = part of the game
study-lengths = How long games are
study-deeds = What the bots choose
study-deeds-never = Never chosen, though offered at least { $least } times: { $never }.
study-deeds-all = Everything that was offered at least { $least } times was chosen at least once.
study-column-family = action
study-column-offered = offered
study-column-chosen = chosen
study-column-rate = share
study-method = How this was reckoned
study-method-deals = Games come in deals. All games of a deal have the same table and the same dice, seat by seat; every line-up of the bots plays it twice. Deals, not games, are what varies by chance, and every interval takes that into account.
study-method-intervals = An edge is what somebody wins beyond the mean of the table, in percent of a win; means have normal intervals from the spread between deals, shares have Wilson’s.
study-method-holm = Whoever asks many questions gets some wrong answers by chance. Holm’s procedure counts them all: the chance that even one of the marked answers is mere luck is below 5 %. Fewer than 20 deals prove nothing.
study-method-lead = Who leads is what the rules’ own judgement of a position says as a turn begins. A game is settled when its winner takes the lead for the last time.
study-method-bots = All of it is true of these bots. People may play otherwise, and stronger bots may find what these overlook.

# Data for programs that learn
study-bot-searches = { $name } does not search; data need a bot that does, such as search:200.
study-no-observation = This game does not say what programs that learn are shown.
study-dataset-progress = { $shards ->
    [one] one file
   *[other] { $shards } files
}, { $positions } positions, { $megabytes } MB
study-dataset-made = { $path }: { $shards ->
    [one] one file
   *[other] { $shards } files
}, { $positions } positions, { $megabytes } MB
