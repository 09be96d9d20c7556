# Jeux et options
unknown-game = Il n’y a pas de jeu « { $name } ». Il y a : { $allowed }.
unusable-game = SAMEDI_GAMES nomme « { $package } », qui n’est pas un jeu : { $error }.
game-of-another-name = SAMEDI_GAMES nomme « { $package } », mais son jeu s’appelle « { $name } » : un paquet et son jeu portent le même nom, qu’aucun autre jeu ne porte.
option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $allowed }.
option-unknown-close = Il n’y a pas d’option « { $option } ». Est-ce « { $close } » ? Il y a : { $allowed }.
option-missing = Il faut donner l’option « { $option } ».
option-invalid = Les options ne conviennent pas : { $error }.

# Actions
bad-action = Ce n’est pas une action du jeu : { $text }.
bad-notation = « { $text } » n’est pas une action du jeu. Les actions s’écrivent ainsi : { $examples }.
bad-json-action = Ce JSON n’est pas une action du jeu : { $error }.
nothing-to-undo = Rien n’a encore été joué : il n’y a rien à annuler.
game-is-over = La partie est finie.
chance-comes-first = Le hasard passe d’abord ({ $allowed }).

# Ce que quelqu’un a fait : les mots de l’action dont le code finit par « -told »
did = { $name } a { $what }.
did-you = Vous avez { $what }.

# Parties notées
record-too-long = La partie notée est trop longue : on en lit au plus { $limit } caractères.
record-not-json = La partie notée n’est pas le JSON d’une partie : { $error }.
record-bad-line = La ligne { $line } de l’en-tête est illisible : { $text }
record-bad-head = L’en-tête de la partie notée est incorrect : { $error }.
record-truncated =
    { $expected ->
        [None] L’en-tête ne dit pas combien d’actions suivent ; il y en a { $found }.
       *[other] La partie notée annonce { $expected } actions mais en a { $found }.
    }
record-other-game = La partie notée est une partie de « { $found } », pas de « { $expected } ».
record-other-rules = La partie notée suit la version { $found } des règles ; voici la version { $expected }.
record-wrong-seats = La partie notée nomme { $found } joueurs ; le jeu a { $expected } places.
record-illegal = L’action { $number } sur { $count }, { $action }, n’est pas possible : { $cause }
record-not-over = La partie est notée comme finie, mais elle continue après la dernière action.
record-is-over = La partie est notée comme inachevée, mais la dernière action y met fin.
record-other-result = Le résultat noté n’est pas celui auquel mènent les actions.
player-1 = Joueur 1
player-2 = Joueur 2
player-3 = Joueur 3
player-4 = Joueur 4

# Un appareil CUDA
no-cuda-device = Il n’y a pas d’appareil CUDA ici, ou son pilote ne répond pas : il faut une carte NVIDIA avec un pilote de version 580 ou plus récente. Rien d’autre n’en a besoin.
no-cuda-extra = Pour compiler les règles pour un appareil CUDA, il faut installer l’extra « gpu » : pip install "samedi[gpu]".
cuda-kernels-of-other-rules = Les noyaux dans { $file } viennent d’autres règles que celles-ci : le fichier est à refaire.
