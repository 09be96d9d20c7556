# L’arène, où les bots s’affrontent.

arena-bot-twice = Un bot est nommé deux fois.
arena-equal-last = Avec --equal-time, le dernier bot doit être de ceux qui cherchent : les autres prennent autant de temps que lui.
arena-equal-time = { $name } : { $simulations } simulations (au lieu de { $before }), { $ms } ms par décision, { $rate } simulations par milliseconde.
arena-too-few = Une arène demande au moins deux bots.
arena-no-time = Il faut plus de 0 seconde pour une décision.
arena-process-lost = Un processus de l’arène a échoué deux fois sur la même partie : { $error }.
arena-no-ray = Jouer sur un cluster demande Ray : pip install "samedi[ray]".
arena-no-cluster = Aucun cluster Ray ne répond à { $address } : { $error }
arena-ray-other-rules = Les machines du cluster ont d’autres règles de ce jeu que celle-ci : installez partout la même version de samedi.
arena-ray-lost = Une partie s’est perdue sur le cluster : { $error }
arena-other-folder = { $name } contient une autre arène (autres bots, options, graine ou durée). Nommez un autre dossier.
arena-folder-refused = { $name } est inutilisable : { $error }
arena-continues = { $done } parties sur { $games } sont déjà là.
arena-interrupted = Interrompue après { $done } parties sur { $games }. Avec --out, la même commande continue.
arena-progress = Parties
arena-standings = { $games ->
    [one] Une partie
   *[other] { $games } parties
}
arena-column-bot = bot
arena-column-elo = Elo
arena-column-games = parties
arena-column-rate = réussite
arena-column-interval = 95 %
arena-column-mean = ms moy.
arena-column-max = ms max.
arena-column-failures = échecs
arena-pair = { $one } contre { $other } : { $wins } gagnées, { $losses } perdues, { $even } à égalité
arena-failure = Partie { $number } : { $name } { $why } ({ $detail })
arena-why-crash = s’est arrêté
arena-why-time = a répondu trop tard
arena-why-protocol = a dit quelque chose d’illisible
arena-why-illegal = a choisi une action interdite
