# Ce qu’une table dit aux gens qui s’y trouvent.

# Commandes
table-bad-command = Ce n’est pas une commande pour une table : { $error }.
table-command-too-long = Cette commande est trop longue : on en lit au plus { $limit } octets.
table-duplicate = C’est déjà fait, c’est l’événement { $seq }.
table-conflict = La partie a avancé : vous aviez vu l’événement { $seen }, le dernier changement est l’événement { $changed }.
table-stage-empty = Cette table n’est pas encore installée.
table-stage-lobby = La partie n’a pas encore commencé.
table-stage-playing = Ce n’est pas possible pendant la partie.
table-stage-over = La partie est finie.
table-other-game = Cette table est pour { $expected }, pas pour « { $found } ».

# Gens et places
table-people-only = Seules des personnes peuvent faire cela.
table-host-only = Seul l’hôte de la table peut faire cela.
table-not-here = Vous n’êtes pas à cette table.
table-already-here = Vous êtes déjà à cette table.
table-full = La table est pleine : { $limit ->
    [0] personne ne peut regarder.
    [one] une personne peut regarder.
   *[other] { $limit } personnes peuvent regarder.
}
table-name-missing = Sous quel nom voulez-vous jouer ?
table-name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
table-no-such-seat = Cette table a { $count } places.
table-seat-taken = Cette place est prise.
table-chairs-taken = Quelqu’un a été plus rapide : toutes les chaises sont prises.
table-seat-open = Il y a une place sans personne.
table-not-your-seat = Ce n’est pas votre place.
table-not-silent = La table attend encore { $name }.
table-still-here = { $name } est toujours en ligne.
table-so-already = C’est déjà réglé ainsi.
table-unreadable = Tout le monde ne pourrait pas lire ceci : des lettres, chiffres et signes visibles, s’il vous plaît.
table-sent-away = L’hôte vous a demandé de quitter cette table.
table-plays-here = { $name } joue cette partie et y reste.
table-seat-asked = On demande déjà aux joueurs qui prend la place d’un bot.
table-no-seat-request = Plus personne ne demande cette place.
table-seat-answer-not-needed = Votre réponse n’est pas attendue, ou vous l’avez déjà donnée.
table-imported = Cette partie vient d’un fichier : les personnes qui y figurent ne sont pas là pour rejouer.
table-no-seat = Seuls ceux qui jouent peuvent faire cela.
table-still-seated = Laissez d’abord votre place à un bot, ou abandonnez.

# Avant la partie
table-nothing-to-draw = Dans ce jeu il n’y a rien à dessiner.
table-not-drawing = Ce n’est pas à vous de dessiner.
table-drawing-awaited = { $name } n’a pas fini de dessiner.
table-ready-already = Vous êtes déjà prêt.
table-not-ready = On attend encore { $name }.
table-entropy-given = Vous avez déjà ajouté votre part aux dés, ou assez d’autres l’ont fait.
table-seal-given = Vous avez déjà posé ce sceau.
table-number-not-awaited = La table n’attend pas de nombre de votre part.
table-number-other = Ce n’est pas le nombre que vous aviez scellé.

# La partie
table-not-your-turn = { $name ->
    [None] Ce n’est pas à vous de jouer.
   *[other] Ce n’est pas à vous de jouer : on attend { $name }.
}
table-confirm-first = { $name } n’a pas encore fini son tour.
table-nothing-to-confirm = Vous n’avez pas de tour à finir.
table-time-is-up = Le temps est écoulé.
table-no-hints = À cette table il n’y a ni conseil ni analyse pendant la partie.
table-nothing-to-take-back = Vous n’avez rien à annuler.
table-take-back-never = À cette table, rien ne s’annule.
table-take-back-too-late = Du nouveau est apparu depuis : cela ne s’annule plus.
table-take-back-pending = Quelqu’un attend déjà une réponse à cette question.
table-no-take-back = Personne ne demande plus à annuler cela.
table-take-back-not-asked = Votre réponse n’est pas demandée, ou vous l’avez donnée.
table-voted-already = Vous avez déjà voté ainsi.
table-rematch-already = Vous l’avez déjà dit, ou la partie suivante est prête.

# Conversation
table-chat-off = À cette table on ne parle pas.
table-phrases-only = À cette table on ne parle que par phrases toutes faites.
table-muted = L’hôte vous a fait taire.
table-too-much-talk = Pas tant à la fois : { $lines } lignes en { $seconds } secondes suffisent.
table-phrase-hello = Bonjour
table-phrase-good-luck = Bonne chance
table-phrase-well-played = Bien joué
table-phrase-thanks = Merci
table-phrase-sorry = Pardon
table-phrase-your-turn = C’est à vous.
table-phrase-one-moment = Un instant, s’il vous plaît.
table-phrase-again = On rejoue ?
table-phrase-goodbye = Au revoir

# Tables gardées et parties exportées
table-bad-snapshot = Cet instantané d’une table est illisible : { $error }.
table-other-snapshot = Cet instantané est de { $found } ; on attendait { $expected }.
table-export-not-json = Ce n’est pas une partie exportée : { $error }.
table-verified = { $actions } actions, toutes légales ; { $rolls ->
    [0] aucun tirage.
    [one] un tirage, conforme au secret.
   *[other] { $rolls } tirages, tous conformes au secret.
}
table-verify-commitment = Le secret n’est pas celui auquel la table s’était engagée avant la partie.
table-verify-outcome = L’action { $number }, { $found }, n’est pas celle du secret : ce devrait être { $expected }.
table-verify-times = Il n’y a pas un temps pour chaque action.
table-verify-sealed-twice = Quelqu’un a scellé deux nombres.
table-verify-seal = Le nombre de { $name } n’est pas celui qui avait été scellé avant la partie.
table-verify-unopened = Les dés sont tombés avant que le nombre de { $name } soit ouvert.
table-verified-numbers = Nombres scellés avant la partie et présents dans les dés : { $names }.
table-verified-missing = Attention : la table a continué sans le nombre de { $names }. Qui gère le serveur aurait pu ainsi choisir entre plusieurs suites de dés.
table-verified-bare = Personne n’avait scellé de nombre : que ces dés n’aient pas été choisis repose sur la seule foi de qui gérait le serveur.
table-no-lesson = Cette leçon n’existe pas.
table-lesson-is-set = Dans une leçon, la table est déjà mise.
table-lesson-no-file = Une leçon n’est pas une partie à garder en fichier.
table-begun-is-set = Une partie qui continue garde les options de son début.
table-begun-no-file = Une partie qui continue à partir d’une autre ne donne pas de fichier.
table-study-bad-way = « { $action } » n’y est pas possible.
table-study-other-rules = Cette étude suit d’autres règles que celles d’aujourd’hui.
table-study-no-node = Quelqu’un a supprimé cette branche.
table-study-not-possible = Le hasard ne peut pas donner cela ici.
table-daily-alone = La partie du jour se joue seul, sans l’aide d’un bot.
