# Die Arena, in der Bots gegeneinander spielen.

arena-bot-twice = Ein Bot ist zweimal genannt.
arena-equal-last = Mit --equal-time muss der letzte Bot einer sein, der sucht: die anderen brauchen so lange wie er.
arena-equal-time = { $name }: { $simulations } Simulationen (statt { $before }), { $ms } ms je Entscheidung, { $rate } Simulationen je Millisekunde.
arena-too-few = Eine Arena braucht mindestens zwei Bots.
arena-no-time = Für eine Entscheidung braucht es mehr als 0 Sekunden.
arena-process-lost = Ein Prozess der Arena ist zweimal am selben Spiel gescheitert: { $error }.
arena-no-ray = Auf einem Cluster zu spielen braucht Ray: pip install "samedi[ray]".
arena-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $error }
arena-ray-other-rules = Die Maschinen des Clusters haben andere Regeln dieses Spiels als diese: installiere überall dieselbe Version von samedi.
arena-ray-lost = Ein Spiel ging auf dem Cluster verloren: { $error }
arena-other-folder = In { $name } liegt eine andere Arena (andere Bots, Optionen, Startzahl oder Bedenkzeit). Nenne einen anderen Ordner.
arena-folder-refused = { $name } lässt sich nicht benutzen: { $error }
arena-continues = { $done } von { $games } Spielen sind schon da.
arena-interrupted = Unterbrochen nach { $done } von { $games } Spielen. Mit --out macht derselbe Befehl weiter.
arena-progress = Spiele
arena-standings = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}
arena-column-bot = Bot
arena-column-elo = Elo
arena-column-games = Spiele
arena-column-rate = Siegquote
arena-column-interval = 95 %
arena-column-mean = ms im Mittel
arena-column-max = ms höchstens
arena-column-failures = Ausfälle
arena-pair = { $one } gegen { $other }: { $wins } gewonnen, { $losses } verloren, { $even } gleich
arena-failure = Spiel { $number }: { $name } { $why } ({ $detail })
arena-why-crash = ist abgestürzt
arena-why-time = war zu langsam
arena-why-protocol = hat etwas Unlesbares gesagt
arena-why-illegal = hat etwas Verbotenes gewählt
