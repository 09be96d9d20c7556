# The arena, where bots play each other.

arena-bot-twice = A bot is named twice.
arena-equal-last = With --equal-time the last bot must be one that searches: the others take as long as it does.
arena-equal-time = { $name }: { $simulations } simulations (it says { $before }), { $ms } ms a decision, { $rate } simulations a millisecond.
arena-too-few = An arena needs at least two bots.
arena-no-time = A decision must be given more than 0 seconds.
arena-process-lost = A process of the arena has failed twice on the same game: { $error }.
arena-no-ray = Playing on a cluster needs Ray: pip install "samedi[ray]".
arena-no-cluster = No Ray cluster answers at { $address }: { $error }
arena-ray-other-rules = The machines of the cluster have other rules of this game than this one: install the same version of samedi everywhere.
arena-ray-lost = A game was lost on the cluster: { $error }
arena-other-folder = { $name } holds another arena (other bots, options, seed or time). Name another folder.
arena-folder-refused = { $name } cannot be used: { $error }
arena-continues = { $done } of { $games } games are there already.
arena-interrupted = Interrupted after { $done } of { $games } games. With --out the same command goes on.
arena-progress = Games
arena-standings = { $games ->
    [one] One game
   *[other] { $games } games
}
arena-column-bot = bot
arena-column-elo = Elo
arena-column-games = games
arena-column-rate = win rate
arena-column-interval = 95 %
arena-column-mean = mean ms
arena-column-max = max ms
arena-column-failures = failed
arena-pair = { $one } against { $other }: { $wins } won, { $losses } lost, { $even } even
arena-failure = Game { $number }: { $name } { $why } ({ $detail })
arena-why-crash = crashed
arena-why-time = was too late
arena-why-protocol = said something that cannot be read
arena-why-illegal = chose something illegal
