daemonen-title = Dicke Dämonen
daemonen-about = Quatre cordelettes fermées découpent le monde en champs. On remplit ses coins de démons et ses champs de fantômes, et chacun peut prédire une fois la couleur qui régnera. De un à quatre joueurs ; les mains sont secrètes.

# Créatures et cordelettes
daemonen-colour-red = rouge
daemonen-colour-blue = bleu
daemonen-colour-green = vert
daemonen-colour-yellow = jaune
daemonen-colour-white = blanc
daemonen-creature-red = un démon rouge
    .none = pas de démon rouge
daemonen-creature-blue = un démon bleu
    .none = pas de démon bleu
daemonen-creature-green = un démon vert
    .none = pas de démon vert
daemonen-creature-yellow = un démon jaune
    .none = pas de démon jaune
daemonen-creature-white = un fantôme
    .none = pas de fantôme
daemonen-lines-none = aucune
daemonen-lines-red = rouge
daemonen-lines-blue = bleue
daemonen-lines-green = verte
daemonen-lines-yellow = jaune
daemonen-lines-red-blue = rouge et bleue
daemonen-lines-red-green = rouge et verte
daemonen-lines-red-yellow = rouge et jaune
daemonen-lines-blue-green = bleue et verte
daemonen-lines-blue-yellow = bleue et jaune
daemonen-lines-green-yellow = verte et jaune
daemonen-lines-red-blue-green = rouge, bleue et verte
daemonen-lines-red-blue-yellow = rouge, bleue et jaune
daemonen-lines-red-green-yellow = rouge, verte et jaune
daemonen-lines-blue-green-yellow = bleue, verte et jaune
daemonen-lines-red-blue-green-yellow = rouge, bleue, verte et jaune
daemonen-legend = cordelettes + rouge, ~ bleue, # verte, . jaune, chacune avec son nœud @ ; les nombres sont les croisements, les majuscules les champs, A le champ extérieur ; · un coin libre, r b g y les démons (rouge, bleu, vert, jaune), (C) un champ gelé par un fantôme. Dans la liste : valeur, démons, et > la couleur qui gagnerait le champ. r12C pose un démon rouge au croisement 12 dans le champ C, wC un fantôme dans le champ C, ?r prédit le rouge, - passe.

# Options
daemonen-option-players = Joueurs
daemonen-option-players-about = Seul, on joue pour un score ; de deux à quatre, on prédit les uns contre les autres.
daemonen-option-world = Monde
daemonen-option-world-about = Un monde par son nom, un monde tiré d’un nombre, ou quatre cordelettes de votre main.
daemonen-option-rest_to_bag = Reste dans le sac
daemonen-option-rest_to_bag-about = En solitaire seulement : après la prédiction, le reste de la main retourne dans le sac au lieu de quitter la partie.

# Mondes à choisir par leur nom
daemonen-preset-first-picture = Des cordelettes rondes avec une lentille étroite, rouge et jaune
daemonen-preset-reckoning = Beaucoup de croisements, des champs de 2 à 8
daemonen-preset-ring = Quatre cordelettes en ronde autour d’un vide
daemonen-preset-clover = Chaque cordelette croise toutes les autres, toutes se couvrent au milieu
daemonen-preset-basket = Deux cordelettes en travers de deux autres, tressées en carrés
daemonen-preset-comb = Trois cordelettes l’une sous l’autre, la quatrième les traverse toutes
daemonen-preset-petals = Quatre cordelettes minces autour d’un centre : le monde le plus riche
daemonen-preset-trefoil = Deux cordelettes à trois feuilles s’enlacent, deux rondes tiennent leurs côtés
daemonen-preset-snail = Une grande cordelette en tient deux autres, enroulées en elle

# Tables proposées
daemonen-table-two = deux joueurs, un monde de 12 croisements
daemonen-table-three = trois joueurs, un trèfle
daemonen-table-four = quatre joueurs, un monde de 16 croisements
daemonen-table-two-long = deux joueurs, les pétales : une longue partie
daemonen-table-solitaire = en solitaire, pour un score
daemonen-table-solitaire-bag = en solitaire, le reste de la main retournant dans le sac

# Mondes où l’on ne peut pas jouer
daemonen-world-refused = { $count ->
    [one] Ce monde a un défaut : { $cause }
   *[other] Ce monde a { $count } défauts. Le premier : { $cause }
}
daemonen-world-not-a-world = Un monde, c’est un nom, un nombre, ou quatre cordelettes avec leurs nœuds : rouge, bleue, verte et jaune.
daemonen-world-unknown-preset = Il n’y a pas de monde de ce nom.
daemonen-world-not-a-seed = Il faut un nombre entier de 0 à 9007199254740991.
daemonen-world-not-a-line = La cordelette { $lines } n’est pas une liste de points.
daemonen-world-not-a-point = { $place ->
    [none] La cordelette { $lines } commence par ce qui n’est pas un point : il faut deux nombres entiers.
   *[other] La cordelette { $lines } a, après { $place }, ce qui n’est pas un point : il faut deux nombres entiers.
}
daemonen-world-outside-grid = { $place ->
    [none] La cordelette { $lines } ou son nœud sort de la grille, qui va de 0 à 16384 dans les deux sens.
   *[other] La cordelette { $lines } sort de la grille, qui va de 0 à 16384 dans les deux sens, après { $place }.
}
daemonen-world-too-few-points = La cordelette { $lines } a moins de trois points différents.
daemonen-world-too-many-points = La cordelette { $lines } a plus de 240 points.
daemonen-world-too-many-crossings = Il y a plus de 40 croisements ; le premier de trop est en { $place }, des cordelettes { $lines }.
daemonen-world-crosses-too-few = La cordelette { $lines }, qui commence en { $place }, en croise moins de deux autres.
daemonen-world-crosses-itself = La cordelette { $lines } se croise elle-même en { $place }.
daemonen-world-lines-touch = Des cordelettes se touchent sans se croiser en { $place } : { $lines }.
daemonen-world-three-lines-meet = Plus de deux cordelettes se rencontrent en { $place } : { $lines }.
daemonen-world-not-a-knot = Le nœud de la cordelette { $lines } n’est pas un point : il faut deux nombres entiers.
daemonen-world-crossings-too-close = Deux croisements des cordelettes { $lines } sont trop proches l’un de l’autre en { $place }.
daemonen-world-field-too-thin = Le champ en { $place }, entre les cordelettes { $lines }, est trop mince pour y jouer.
daemonen-world-knot-near-crossing = Le nœud de la cordelette { $lines }, en { $place }, est trop près d’un croisement.

# Ce qu’on demande à une place
daemonen-step-draw = Tirez une créature.
daemonen-step-place = Posez une créature de votre main.
daemonen-step-predict = Prédisez la couleur d’une créature qui vous reste, ou passez.

# Ce qu’il faut savoir
daemonen-status = Points : rouge { $red }, bleu { $blue }, vert { $green }, jaune { $yellow }, blanc { $white }. Créatures dans le sac : { $bag }.
daemonen-status-predicted = { $name } prédit le { $colour }.
daemonen-status-ranked = Prédit au rang { $rank } : le { $colour }.
daemonen-hand-1 = Votre main : { $a }.
daemonen-hand-2 = Votre main : { $a }, { $b }.
daemonen-hand-3 = Votre main : { $a }, { $b }, { $c }.
daemonen-hand-4 = Votre main : { $a }, { $b }, { $c }, { $d }.

# Ce que fait une action
daemonen-draw = Tirer { $creature }.
daemonen-draw-unseen = Tirer une créature.
daemonen-place = Poser { $creature } au croisement { $crossing } dans le champ { $field }.
daemonen-place-ghost = Geler le champ { $field } avec un fantôme.
daemonen-predict = Prédire le { $colour }.
daemonen-predict-rank = Prédire le { $colour } au rang { $rank }.
daemonen-pass = Ne rien prédire pour l’instant.
daemonen-pass-rank = Ne pas prédire d’autre rang.

# Ce qui a été fait : après « { $name } a » et avant le point
daemonen-draw-told = tiré { $creature }
daemonen-draw-unseen-told = tiré une créature
daemonen-place-told = posé { $creature } dans le champ { $field }
daemonen-place-ghost-told = gelé le champ { $field } avec un fantôme
daemonen-predict-told = prédit { $colour }
daemonen-predict-rank-told = prédit au rang { $rank } : { $colour }
daemonen-pass-told = attendu pour prédire
daemonen-pass-rank-told = renoncé à prédire d’autres rangs

# Pourquoi une action n’est pas possible
daemonen-awaits-draw = Il faut maintenant tirer une créature.
daemonen-awaits-place = Il faut maintenant poser une créature de la main.
daemonen-awaits-predict = Dites d’abord si vous prédisez une couleur, ou passez.
daemonen-not-in-bag = Il n’y a { $creature-none } dans le sac.
daemonen-not-in-hand = Vous n’avez { $creature-none } en main.
daemonen-outer-ghost = Le champ extérieur n’a pas de centre pour un fantôme.
daemonen-no-field = Il n’y a pas de champ { $field } : le dernier est { $last }.
daemonen-no-crossing = Il n’y a pas de croisement { $crossing } : le dernier est { $last }.
daemonen-no-corner = Le champ { $field } n’a pas de coin au croisement { $crossing }.
daemonen-frozen = Un fantôme a gelé le champ { $field }.
daemonen-corner-taken = Ce coin est pris : { $creature } s’y trouve.
daemonen-wrong-lines = Là se croisent les cordelettes { $lines } : { $creature } n’y va pas.
daemonen-colour-taken = Quelqu’un a déjà prédit le { $colour }.

# Ce qu’un monde doit être
daemonen-strokes-or-world = Il faut soit des traits, soit un monde.
daemonen-need-cords = Quatre cordelettes sont tracées ({ $drawn } sur { $all })
daemonen-need-crossed = La cordelette { $lines } en croise au moins deux autres
daemonen-need-clean = Les cordelettes ne font que se croiser : aucune n’en touche une autre ni ne se croise elle-même, et jamais trois au même point
daemonen-need-room = Il y a de la place : croisements, champs et nœuds ne sont ni trop petits ni trop proches

# La commande `samedi world`
world-presets = Mondes à choisir par leur nom :
world-summary = { $crossings } croisements, { $fields } champs, { $points } points en tout.
world-can-be-played = On peut jouer dans ce monde.
world-unknown = Il n’y a ni monde ni fichier du nom de « { $name } ». Les mondes sont : { $allowed }.
world-not-json = { $name } ne contient pas de monde en JSON : { $error }
world-asked-twice = Donnez ou un monde ou un nombre, pas les deux.

daemonen-needs-hand = Vous tenez une telle créature
daemonen-needs-string = L’une des deux cordelettes y est de sa couleur
daemonen-needs-free = Le coin est libre
daemonen-needs-unfrozen = Aucun fantôme n’a gelé le champ
daemonen-needs-centre = Ce n’est pas le champ extérieur
daemonen-needs-no-ghost = Il n’y a pas encore de fantôme
daemonen-needs-unpredicted = Personne n’a prédit cette couleur
