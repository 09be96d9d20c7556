chevalier-title = Le Chevalier Noir
chevalier-about = Des clans rivaux mènent leurs quatre pions autour d’une croix et jusqu’en son centre. Le Chevalier Noir chevauche parmi eux, déplacé par tous, et fait poser ailleurs les pions qu’il rencontre.

# Pièces
clan-north = Nord
clan-east = Est
clan-south = Sud
clan-west = Ouest
pawn-grand = Grand
pawn-gros = Gros
pawn-mince = Mince
pawn-petit = Petit
chevalier-black = noir
chevalier-legend = n e s w les clans (nord, est, sud, ouest), G O M P les pions (Grand, Gros, Mince, Petit), <N> le Chevalier, [0] une Couronne, (55) une Porte, :: un Trésor, ## l’Arrivée, * un pion arrivé.

# Options
chevalier-option-players = Joueurs
chevalier-option-players-about = À deux ou à trois, chacun joue pour soi ; à quatre, on joue par équipes de deux.
chevalier-option-first = Premier joueur
chevalier-option-first-about = La place qui pose le Chevalier et commence ; d’habitude celle du plus jeune.
chevalier-option-board = Plateau
chevalier-option-board-about = Le grand plateau a un parcours de 56 cases ; le petit en a 40 et se joue plus vite.
chevalier-option-board-long = Grand
chevalier-option-board-short = Petit
chevalier-option-teams = Équipes
chevalier-option-teams-about = Quatre joueurs forment deux équipes, les partenaires face à face ; sans équipes, chacun joue pour soi.
chevalier-option-strict = Noir strict
chevalier-option-strict-about = Après une face noire, au moins un dé doit déplacer le Chevalier.
chevalier-option-both_clans = Les deux clans
chevalier-option-both_clans-about = Une équipe ne gagne que si ses deux clans sont arrivés ; celui qui a fini joue les pions de son partenaire.

# Tables proposées
chevalier-table-two = deux joueurs
chevalier-table-two-short = deux joueurs sur le petit plateau
chevalier-table-three = trois joueurs
chevalier-table-teams = quatre joueurs en deux équipes
chevalier-table-four = quatre joueurs, chacun pour soi
chevalier-table-both-clans = deux équipes, les deux clans à mener au but

# Options qui ne vont pas ensemble
chevalier-teams-need-four = Pour des équipes, il faut quatre joueurs et non { $players }.
chevalier-first-no-seat = « first » ne peut pas être { $first } : il va de 0 à { $last }.
chevalier-both-clans-need-teams = L’option des deux clans demande des équipes.

# Ce qu’on demande à une place
chevalier-step-first_pawn = Choisissez le pion qui commence sur votre Couronne.
chevalier-step-set_knight = Posez le Chevalier sur une case du parcours sans pion.
chevalier-step-roll = Lancez les dés.
chevalier-step-move = Utilisez un dé : avancez un pion, faites-en entrer un avec un 6, ou déplacez le Chevalier.
chevalier-step-displace = Posez le pion que le Chevalier a rencontré sur une case libre, ni Couronne ni Porte.
chevalier-step-push = Posez le Chevalier sur une case libre du parcours.

# Ce qu’il faut savoir
chevalier-status = Lancer : { $throw } ; reste : { $left }.

# Ce que fait une action
chevalier-roll = Un dé montre { $face }.
chevalier-enter-first = { $pawn } commence sur la Couronne.
chevalier-enter = { $pawn } entre avec un 6.
chevalier-enter-meets = { $pawn } entre avec un 6 et renvoie { $victim } ({ $clan }) au départ.
chevalier-enter-pushes = { $pawn } entre avec un 6 et pousse le Chevalier.
chevalier-move = { $pawn } avance de { $die } jusqu’à la case { $cell }.
chevalier-move-meets = { $pawn } avance de { $die } jusqu’à la case { $cell } et renvoie { $victim } ({ $clan }) au départ.
chevalier-move-pushes = { $pawn } avance de { $die } jusqu’à la case { $cell } et pousse le Chevalier.
chevalier-move-tresor = { $pawn } avance de { $die } jusqu’à la case { $depth } du Trésor.
chevalier-move-home = { $pawn } avance de { $die } et atteint l’Arrivée.
chevalier-ride = Le Chevalier avance de { $die } jusqu’à la case { $cell }.
chevalier-ride-meets = Le Chevalier avance de { $die } jusqu’à la case { $cell } et prend la place de { $victim } ({ $clan }).
chevalier-knight = Le Chevalier est posé sur la case { $cell }.
chevalier-displace = { $pawn } ({ $clan }) est posé sur la case { $cell }.

# Ce qui a été fait : après « { $name } a » et avant le point
chevalier-roll-told = lancé { $face }
chevalier-roll-all-told = lancé { $face }
chevalier-enter-first-told = posé { $pawn } sur la Couronne pour commencer
chevalier-enter-told = fait entrer { $pawn }
chevalier-enter-meets-told = fait entrer { $pawn } et renvoyé { $touched ->
    [you] votre { $victim }
    [self] son propre { $victim }
   *[other] { $victim } ({ $clan })
 } au départ
chevalier-enter-pushes-told = fait entrer { $pawn } et poussé le Chevalier
chevalier-move-told = avancé { $pawn } de { $die ->
    [one] { $die } case
   *[other] { $die } cases
 }
chevalier-move-meets-told = avancé { $pawn } de { $die ->
    [one] { $die } case
   *[other] { $die } cases
 } et renvoyé { $touched ->
    [you] votre { $victim }
    [self] son propre { $victim }
   *[other] { $victim } ({ $clan })
 } au départ
chevalier-move-pushes-told = avancé { $pawn } de { $die ->
    [one] { $die } case
   *[other] { $die } cases
 } et poussé le Chevalier
chevalier-move-tresor-told = avancé { $pawn } de { $die ->
    [one] { $die } case
   *[other] { $die } cases
 }, jusqu’à la case { $depth } du Trésor
chevalier-move-home-told = avancé { $pawn } de { $die ->
    [one] { $die } case
   *[other] { $die } cases
 } et atteint l’Arrivée
chevalier-ride-told = avancé le Chevalier de { $die ->
    [one] { $die } case
   *[other] { $die } cases
 }
chevalier-ride-meets-told = avancé le Chevalier de { $die ->
    [one] { $die } case
   *[other] { $die } cases
 } et soulevé { $touched ->
    [you] votre { $victim }
    [self] son propre { $victim }
   *[other] { $victim } ({ $clan })
 }
chevalier-knight-told = posé le Chevalier sur la case { $cell }
chevalier-displace-told = posé { $touched ->
    [you] votre { $pawn }
    [self] son propre { $pawn }
   *[other] { $pawn } ({ $clan })
 } sur la case { $cell }

# Pourquoi une action n’est pas possible
chevalier-awaits-first_pawn = Chacun choisit d’abord le pion qui commence sur la Couronne.
chevalier-awaits-set_knight = Il faut d’abord poser le Chevalier sur le parcours.
chevalier-awaits-roll = On lance d’abord les dés.
chevalier-awaits-move = Il faut maintenant utiliser un dé, pour un pion ou pour le Chevalier.
chevalier-awaits-displace = Il faut d’abord poser le pion que le Chevalier a rencontré.
chevalier-awaits-push = Il faut d’abord poser le Chevalier.
chevalier-no-such-face = Le dé qu’on lance n’a pas cette face : { $face }.
chevalier-no-such-die = Aucun dé inutilisé ne montre { $die } ; il reste : { $left }.
chevalier-no-such-cell = Il n’y a pas de case { $cell } : le parcours finit à { $last }.
chevalier-ride-not-needed = Le { $die } peut déplacer un de vos pions : il ne peut pas aller au Chevalier.
chevalier-must-ride = Après une face noire, un dé doit déplacer le Chevalier : c’est le { $die }.
chevalier-in-start = { $pawn } est encore au départ : seul un 6 le fait entrer.
chevalier-not-in-start = { $pawn } n’est pas au départ et ne peut pas entrer.
chevalier-at-home = { $pawn } est arrivé et ne bouge plus.
chevalier-past-porte = { $die }, c’est trop : { $pawn } doit s’arrêter exactement sur sa Porte.
chevalier-past-arrivee = { $die }, c’est trop : { $pawn } doit s’arrêter exactement sur l’Arrivée.
chevalier-tresor-taken = Un autre pion est sur la case { $depth } du Trésor.
chevalier-own-pawn = { $victim } du même clan est sur cette case.
chevalier-partner-pawn = { $victim } de votre partenaire est sur cette case.
chevalier-not-stronger = { $pawn } ne bat pas { $victim } ({ $clan }), qui est sur cette case.
chevalier-couronne-taken = Un pion de votre camp est sur la Couronne.
chevalier-gate = On ne pose aucun pion sur une Couronne ni sur une Porte.
chevalier-cell-has-knight = Le Chevalier est sur cette case.
chevalier-cell-taken = { $victim } ({ $clan }) est sur cette case.

chevalier-needs-die = Ce nombre reste à jouer
chevalier-needs-walking = Le pion est en route
chevalier-needs-exact = Il ne dépasse ni sa Porte ni Arrivée
chevalier-needs-stop = Il peut s’y arrêter : case vide, celle du Chevalier, ou rival qu’il bat
chevalier-needs-six = Un 6 reste à jouer
chevalier-needs-waiting = Le pion attend au départ
chevalier-needs-couronne = Aucun pion de votre camp n’est sur la Couronne
chevalier-needs-free = La case est libre
chevalier-needs-no-gate = Ce n’est ni une Couronne ni une Porte
