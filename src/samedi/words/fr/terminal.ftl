# Ce que dit le programme du terminal.

options-not-json = Les options ne sont pas un objet JSON : { $error }
file-too-long = { $name } est trop long ({ $limit } octets au plus).
file-not-text = { $name } n’est pas un fichier texte.
file-unreadable = { $name } est illisible : { $error }
file-unwritable = Rien ne peut être écrit dans { $name } : { $error }.
no-such-clause = Il n’y a pas de règle { $clause } ; les règles vont de { $first } à { $last }.
too-deep = La profondeur doit être entre 0 et { $limit }.
bad-count = { $what } doit être au moins { $least }.

ending-finished = jouée jusqu’au bout
ending-resigned = un joueur a abandonné
ending-abandoned = arrêtée sans gagnant
ending-unfinished = partie non terminée
replay-checked = { $count } actions, toutes légales ; { $ending }.
result-winners = { $count ->
    [0] Personne ne gagne.
    [one] Vainqueur : { $names }.
   *[other] Vainqueurs : { $names }.
}

play-welcome = Samedi. Dans un menu, Entrée prend le premier choix ; pendant la partie, aide dit ce qu’on peut taper ; quitter garde la partie pour plus tard.
play-which-game = Quel jeu ?
play-which-table = Quelle table ?
play-table-own = d’autres options, écrites en JSON
play-own-options = Options (JSON) :
play-which-opponents = Qui joue les autres places ?
play-against = { $name } : { $about }
play-hot-seat = des gens, à ce clavier
play-resume = { $count ->
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
play-resume-one = continuer { $game }, { $seats }, après { $actions } actions ({ $when })
play-new = commencer une nouvelle partie
play-saved-broken = La partie gardée { $name } est illisible et reste telle quelle : { $cause }
play-seat-you = vous
play-choose-number = Choisissez un numéro, Entrée pour 1 :
play-not-a-number = Tapez un numéro de 1 à { $count }.
play-turn = { $name } : { $task }
play-choices = Tapez un numéro, la notation entre crochets, ou aide.
play-cells = Tapez l’un de ces nombres : { $cells }
play-won = { $count ->
    [0] La partie est finie. Personne ne gagne.
    [one] La partie est finie. Gagnant : { $names }.
   *[other] La partie est finie. Gagnants : { $names }.
}
play-kept = La partie est gardée. Pour la reprendre : samedi play
play-record-kept = Toute la partie est dans { $path }
play-not-kept = La partie ne peut pas être gardée ({ $error }) ; elle continue, mais ne pourra pas être reprise.
play-undone = { $count ->
    [one] Une action annulée.
   *[other] { $count } actions annulées.
}
play-nothing-to-undo = Vous n’avez rien à annuler.
play-not-understood = « { $text } » n’est ni un choix, ni une notation, ni une commande.
play-unknown-seat = Il y a { $expected } places, mais { $found } sont nommées.
play-name-too-long = Un nom a au plus { $limit } caractères.
play-help =
    On peut taper
      un numéro          le choix qui porte ce numéro
      une notation       comme celle entre crochets
      Entrée             le seul choix, s’il n’y en a qu’un
      annuler, u         annuler votre dernière décision ; les dés lancés restent
      plateau, b         redessiner le plateau
      journal, l         ce qui s’est passé
      règles, r          les règles ; règles 4.2 en montre une
      conseil            ce que ferait un bon joueur
      lang en            changer de langue (aussi lang de, lang fr)
      quitter, q         partir ; la partie est gardée
play-letters = Sur le plateau : { $legend }
play-hand-over = Passez le clavier à { $name } et tapez Entrée.
play-stand-in = { $name } se prépare encore ; un bot plus simple joue en attendant.
play-hint = Conseil : { $what } [{ $notation }] De quoi gagner { $rate } % des parties.
play-hint-line = Suite attendue : { $line }
play-hint-later = La recherche se prépare encore. Redemandez dans quelques secondes.
play-likewise = { $count ->
    [0] { $what }
   *[other] { $what } De même :
}
play-notations = Tapez une de ces notations, ou aide.
play-score = Score : { $score }.
play-best = Meilleur score dans ce monde : { $score }, par { $name } le { $when }.
play-new-best = C’est le meilleur score dans ce monde.

bad-size = { $what } doit être entre { $least } et { $most }.
site-not-empty = { $folder } n’est pas un dossier vide : rien n’est écrasé.
site-no-python = Il manque Python pour navigateurs, sans lequel on ne peut pas jouer : `python -m tools.get_pyodide src/samedi/pyodide` le récupère, ou bien écrivez la page avec --no-play.
site-bad-file = { $file } : { $error }
site-writing = { $count } fichiers…
site-written = { $count } fichiers, { $size } Mo, dans { $folder }. N’importe quel hébergeur peut les servir ; essayez : python -m http.server --directory { $folder }

# Les moteurs : règles et recherches en WebAssembly.

engine-missing = { $game } : pas encore construit (samedi engines build)
engine-ready = { $game } : { $size } octets, { $small } compressés
engine-made = { $game } : { $size } octets, { $small } compressés, construit en { $seconds } s
engine-same = { $game } : reconstruit, les mêmes octets
engine-differs = { $game } : reconstruit, d’autres octets
engine-failed = Le moteur de { $game } ne peut pas être construit ici : { $error }.
engine-unwritten = { $name } ne peut pas être écrit : { $error }.
engine-taken = { $folder } n’est ni vide ni un paquet de moteurs écrit auparavant : rien n’est écrasé.

# Le retour sur une partie.
mcp-missing = Les modèles de langage ont besoin d’un extra : pip install "samedi[mcp]"
mcp-no-server = Aucun serveur Samedi ne répond à { $url } ; lancez-en un avec `samedi serve`, ou omettez --server
