# Les couleurs sont des éléments
page-dd-element-red = Feu
page-dd-element-blue = Eau
page-dd-element-green = Terre
page-dd-element-yellow = Air
page-dd-element-white = Fantômes
page-dd-ghost = Fantôme
page-dd-outside = dehors

# Ce que demande la barre
page-dd-waits = { $name } choisit.
page-dd-over = Le monde est en place.
page-dd-ask-creature = À vous. Quelle créature posez-vous ?
page-dd-ask-field = Quel champ votre fantôme gèle-t-il ?
page-dd-ask-corner-red = Choisissez un coin pour votre démon du Feu
page-dd-ask-corner-blue = Choisissez un coin pour votre démon de l’Eau
page-dd-ask-corner-green = Choisissez un coin pour votre démon de la Terre
page-dd-ask-corner-yellow = Choisissez un coin pour votre démon de l’Air
page-dd-ask-corner-in = Quel coin du champ { $field } ?
page-dd-ask-winner = Quelle couleur va gagner ?
page-dd-ask-rank-1 = Qui finira première ?
page-dd-ask-rank-2 = Qui finira deuxième ?
page-dd-ask-rank-3 = Qui finira troisième ?
page-dd-note-once = Une fois par partie. Vous la révélez, et personne d’autre ne peut prédire cette couleur.
page-dd-note-rest = { $count ->
    [0] Désormais vous tenez une créature au plus.
    [one] Une créature retourne dans le sac sans être vue. Désormais vous en tenez une au plus.
   *[other] { $count } créatures retournent dans le sac sans être vues. Désormais vous en tenez une au plus.
}
page-dd-note-ranks = Une fois dans la partie, jusqu’à trois couleurs, rang par rang.
page-dd-note-score = Si c’était fini : { $score } points. Si une couleur finit hors de l’ordre, le score est 0.
page-dd-note-wrong = Si c’était fini, l’ordre ne tiendrait pas et le score serait 0.
page-dd-step-place = Poser une créature
page-dd-step-predict = Faire une prédiction
page-dd-step-draw = Tirer une créature
page-dd-bag = { $count ->
    [0] Le sac est vide
    [one] Encore { $count } créature dans le sac
   *[other] Encore { $count } créatures dans le sac
}

# Réponses
page-dd-field = Champ { $field }
page-dd-outer-field = Champ extérieur A
page-dd-field-worth = Champ { $field }, vaut { $worth }
page-dd-corner = Champ { $field }, coin au croisement { $crossing }
page-dd-list = Choisir une place dans une liste
page-dd-list-fields = Champs
page-dd-list-corners = Coins
page-dd-corner-of = { $colour } dans le champ { $field }, coin au croisement { $crossing }
page-dd-corner-short = Croisement { $crossing }
page-dd-lines = { $one } et { $other }
page-dd-leads = { $colour } en tête
page-dd-nobody-leads = personne en tête
page-dd-worth-and-leader = vaut { $worth }, { $leader }
page-dd-not-yet = Pas encore
page-dd-stop-1 = S’arrêter à une
page-dd-stop-2 = S’arrêter à deux
page-dd-predict-red = Prédire le Feu
page-dd-predict-blue = Prédire l’Eau
page-dd-predict-green = Prédire la Terre
page-dd-predict-yellow = Prédire l’Air
page-dd-predict-white = Prédire les fantômes
page-dd-rank-1-red = Le Feu en premier
page-dd-rank-1-blue = L’Eau en premier
page-dd-rank-1-green = La Terre en premier
page-dd-rank-1-yellow = L’Air en premier
page-dd-rank-1-white = Les fantômes en premier
page-dd-rank-2-red = Le Feu en deuxième
page-dd-rank-2-blue = L’Eau en deuxième
page-dd-rank-2-green = La Terre en deuxième
page-dd-rank-2-yellow = L’Air en deuxième
page-dd-rank-2-white = Les fantômes en deuxième
page-dd-rank-3-red = Le Feu en troisième
page-dd-rank-3-blue = L’Eau en troisième
page-dd-rank-3-green = La Terre en troisième
page-dd-rank-3-yellow = L’Air en troisième
page-dd-rank-3-white = Les fantômes en troisième

# Joueurs et mains
page-dd-you = Vous
page-dd-guessing = N’a pas encore prédit
page-dd-predicted-red = A prédit le Feu
page-dd-predicted-blue = A prédit l’Eau
page-dd-predicted-green = A prédit la Terre
page-dd-predicted-yellow = A prédit l’Air
page-dd-predicted-white = A prédit les fantômes
page-dd-ranked = Prédit dans cet ordre : { $colours }
page-dd-holds = { $count ->
    [0] aucune créature en main
    [one] { $count } créature en main
   *[other] { $count } créatures en main
}
page-dd-hand = Votre main
page-dd-times = × { $count }
page-dd-places = { $count ->
    [0] aucune place
    [one] { $count } place
   *[other] { $count } places
}
page-dd-owned = à { $name }
page-dd-nth = { $rank ->
    [1] 1re
   *[other] { $rank }e
}
page-dd-now = { $points } pt, { $place ->
    [1] 1re
   *[other] { $place }e
}
page-dd-if-ended = Si la partie était finie
page-dd-board = Un monde de quatre cordelettes avec { $crossings } croisements et { $fields } champs. Démons : { $demons }, fantômes : { $ghosts }. Si la partie était finie : { $points }.
page-dd-points-of = { $colour } { $points }

# Le plateau en texte
page-dd-read-fields = Les champs et leurs coins
page-dd-read-worth = Valeur
page-dd-read-leader = En tête
page-dd-read-corners = Coins
page-dd-read-nobody = personne
page-dd-read-frozen = Gelé par un fantôme.
page-dd-read-corner = Croisement { $crossing }, { $one } et { $other } : démon { $demon }.
page-dd-read-corner-free = Croisement { $crossing }, { $one } et { $other } : libre.
page-dd-read-points = { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] 1re
   *[other] { $place }e
}
page-dd-read-players = Mains et prédictions
page-dd-read-hand = En main
page-dd-read-predicted = Prédit
page-dd-read-you = { $name } (vous)
page-dd-read-nothing = rien

# Le journal
page-daemonen-creature-red = un démon du Feu
    .none = pas de démon du Feu
page-daemonen-creature-blue = un démon de l’Eau
    .none = pas de démon de l’Eau
page-daemonen-creature-green = un démon de la Terre
    .none = pas de démon de la Terre
page-daemonen-creature-yellow = un démon de l’Air
    .none = pas de démon de l’Air
page-dd-a-red = un démon du Feu
page-dd-a-blue = un démon de l’Eau
page-dd-a-green = un démon de la Terre
page-dd-a-yellow = un démon de l’Air
page-dd-a-white = un fantôme
page-dd-the-red = le Feu
page-dd-the-blue = l’Eau
page-dd-the-green = la Terre
page-dd-the-yellow = l’Air
page-dd-the-white = les fantômes
page-dd-lost = { $name } a prédit { $colour } : plus personne d’autre ne le peut.

# La fin
page-dd-and = { $some } et { $last }
page-dd-to-red = au Feu
page-dd-to-blue = à l’Eau
page-dd-to-green = à la Terre
page-dd-to-yellow = à l’Air
page-dd-to-white = aux fantômes
page-dd-won = { $count ->
    [one] Le monde revient { $colours }, et { $names } l’avait prédit.
   *[other] Le monde revient { $colours }, et { $names } l’avaient prédit.
}
page-dd-nobody-won = Le monde revient { $colours }, et personne ne l’avait prédit.
page-dd-alone-won = Bien prédit : { $score } points.
page-dd-alone-lost = Mal prédit : 0 point.
page-dd-tied = { $count ->
    [0] Chaque champ revient à une couleur.
    [one] Un champ ne revient à personne.
   *[other] { $count } champs ne reviennent à personne.
}
page-dd-count = { $number } sur { $of } : le champ { $field } revient { $colour }, { $worth } points
page-dd-count-nobody = { $number } sur { $of } : le champ { $field } ne revient à personne
page-dd-so-many = { $colour } { $count }
page-dd-there = Démons présents : { $demons }.
page-dd-nobody-there = Aucun démon n’y est.
page-dd-corners-knots = { $corners } coins, { $knots ->
    [0] pas de nœud.
    [one] un nœud.
   *[other] { $knots } nœuds.
}
page-dd-only-froze = Le fantôme n’a fait que geler.
page-dd-no-prediction = Vous n’avez rien prédit : rien ne compte.
page-dd-right = L’ordre tient
page-dd-wrong = L’ordre ne tient pas
page-dd-open = libre
page-dd-count-start = Compter champ par champ
page-dd-count-back = Champ précédent
page-dd-count-next = Champ suivant
page-dd-count-all = Tout d’un coup
page-dd-count-result = Le résultat

# Une nouvelle table
page-dd-world-about = Choisissez-en un par son nom, créez-en un à partir d’un nombre, ou dessinez quatre cordelettes.
page-dd-world-called-own = Le monde sur la table
page-dd-world-called-seed = Monde numéro { $seed }
page-dd-preset-first-picture = Première image
page-dd-preset-reckoning = Le compte
page-dd-preset-ring = La ronde
page-dd-preset-clover = Le trèfle
page-dd-preset-basket = Le panier
page-dd-preset-comb = Le peigne
page-dd-preset-petals = Les pétales
page-dd-preset-trefoil = Les trois feuilles
page-dd-preset-snail = L’escargot
page-dd-world-seed = Monde numéro { $seed }
page-dd-world-own = Un monde à vous

# Dessiner le monde
page-dd-draw-title = Dessinez le monde
page-dd-draw-about = Quatre cordelettes, chacune en croise deux
page-dd-draw-back = Retour
page-dd-draw-tools = Cordelettes et outils
page-dd-draw-board = Monde
page-dd-draw-bar = Dessin
page-dd-cord-laid = posée
page-dd-cord-drawing = en cours
page-dd-cord-wrong = à revoir
page-dd-cord-todo = à venir
page-dd-tool-draw = Dessiner
page-dd-tool-knot = Nœud
page-dd-tool-point = Points
page-dd-tool-undo = Annuler
page-dd-tool-presets = Mondes
page-dd-tool-clear = Tout effacer
page-dd-steps = Étapes
page-dd-step-cord-1 = { $colour }, première cordelette
page-dd-step-cord-2 = { $colour }, deuxième cordelette
page-dd-step-cord-3 = { $colour }, troisième cordelette
page-dd-step-cord-4 = { $colour }, quatrième cordelette
page-dd-step-knots = Nœuds
page-dd-ask-draw-red = Dessinez la cordelette du Feu
page-dd-ask-draw-blue = Dessinez la cordelette de l’Eau
page-dd-ask-draw-green = Dessinez la cordelette de la Terre
page-dd-ask-draw-yellow = Dessinez la cordelette de l’Air
page-dd-ask-draw-how = Au doigt ou à la souris, d’un trait, jusqu’au point de départ. Elle se ferme quand vous levez.
page-dd-ask-drawing = Continuez, jusqu’au point de départ
page-dd-ask-drawing-how = { $count ->
    [0] Pas encore de croisement.
    [one] { $count } croisement pour l’instant.
   *[other] { $count } croisements pour l’instant.
}
page-dd-ask-checking = Un instant, le monde est examiné.
page-dd-ask-done = On peut jouer sur ce monde
page-dd-ask-done-how = { $points } points en tout. Déplacez un nœud si vous voulez, ou redessinez une cordelette.
page-dd-ask-knot = Touchez l’endroit où nouer une cordelette
page-dd-ask-knot-how = Le nœud compte pour les champs des deux côtés. Gardez-le loin des croisements.
page-dd-ask-point = Tirez un point, ou choisissez-en un et déplacez-le avec les flèches
page-dd-ask-point-how = La virgule et le point du clavier passent au point précédent et au suivant.
page-dd-ask-unreached = Le serveur ne répond pas. Votre dessin est gardé.
page-dd-use = Jouer sur ce monde
page-dd-use-draw = Poser ces cordelettes
page-dd-close-here = fermez ici
page-dd-redraw = Redessiner : { $colour }
page-dd-undo-stroke = Annuler le trait
page-dd-show-next = Endroit suivant
page-dd-needs = Ce qu’il faut au monde
page-dd-need-two = Chaque cordelette en croise deux autres
page-dd-need-eight = Au moins huit croisements
page-dd-need-three = Jamais trois cordelettes en un point
page-dd-need-self = Aucune ne se recoupe ni n’en frôle une autre sans la croiser
page-dd-need-room = Des champs assez grands
page-dd-need-knot = Un nœud par cordelette, loin des croisements
page-dd-need-count = { $count } sur { $of }
page-dd-need-places = { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
}
page-dd-need-end = à la fin
page-dd-need-met = rempli
page-dd-need-failed = pas rempli
page-dd-need-open = encore ouvert
page-dd-total-crossings = croisements
page-dd-total-fields = champs
page-dd-total-points = points en tout
page-dd-size = { $crossings } croisements · { $points } points
page-dd-choose-world = Choisissez un monde
page-dd-choose-world-about = Chacun garde son nom dans le récit de la partie.
page-dd-play-preset = Jouer sur { $name }
page-dd-draw-over = Dessiner par-dessus
page-dd-generator = Laissez naître un monde
page-dd-generator-about = Le même nombre donne toujours le même monde.
page-dd-seed = Nombre
page-dd-another = Un autre
page-dd-use-generated = Prendre ce monde
page-dd-editor-label = { $laid ->
    [0] Aucune cordelette n’est posée.
    [one] Une cordelette est posée, avec { $crossings } croisements.
   *[other] { $laid } cordelettes sont posées, avec { $crossings } croisements.
} { $problems ->
    [0] Rien ne gêne.
    [one] Un endroit est à revoir.
   *[other] { $problems } endroits sont à revoir.
}
page-dd-kept = Votre dessin est gardé sur cet appareil.

# Pourquoi on ne peut pas jouer sur un monde dessiné : trois mots à l’endroit, une phrase, une issue
page-dd-spot-crosses-itself = se croise
page-dd-spot-lines-touch = simple contact
page-dd-spot-three-lines-meet = trois se croisent
page-dd-spot-crosses-too-few = trop peu croisée
page-dd-spot-too-many-crossings = trop de croisements
page-dd-spot-crossings-too-close = trop rapprochés
page-dd-spot-field-too-thin = champ trop petit
page-dd-spot-knot-near-crossing = nœud trop proche
page-dd-spot-too-few-points = trop court
page-dd-spot-other = pas ainsi
page-dd-why-crosses-itself = Une cordelette ne se croise pas elle-même
page-dd-why-lines-touch = Elles se touchent sans se croiser
page-dd-why-three-lines-meet = Trois cordelettes passent par un point
page-dd-why-crosses-too-few = { $colour } croise moins de deux autres cordelettes
page-dd-why-too-many-crossings = Il y a plus de quarante croisements
page-dd-why-crossings-too-close = Deux croisements sont trop rapprochés
page-dd-why-field-too-thin = Ce champ est trop petit
page-dd-why-knot-near-crossing = Ce nœud est trop près d’un croisement
page-dd-why-too-few-points = Ce trait est trop court pour une cordelette
page-dd-why-other = Ce trait ne peut pas être une cordelette
page-dd-out-crosses-itself = Contournez plutôt la boucle. Rien n’est perdu.
page-dd-out-lines-touch = Tirez l’une par-dessus l’autre, ou écartez-les.
page-dd-out-three-lines-meet = Dessinez l’une d’elles un peu à côté de ce croisement.
page-dd-out-crosses-too-few = Chacune doit en croiser au moins deux. Dessinez-la plus loin, ou à travers une autre.
page-dd-out-too-many-crossings = Dessinez une des cordelettes avec moins de détours.
page-dd-out-crossings-too-close = Redessinez une des cordelettes un peu plus loin.
page-dd-out-field-too-thin = Aucune créature n’y tient. Élargissez-le, ou écartez les cordelettes.
page-dd-out-knot-near-crossing = Glissez le nœud loin du croisement.
page-dd-out-too-few-points = Dessinez une large boucle, jusqu’au point de départ.
page-dd-out-other = Dessinez-la encore une fois, d’un trait.

# What things are
page-dd-about-corner = Un coin : un démon peut s’y mettre si l’une des deux cordelettes est de sa couleur.
page-dd-about-field = Un champ : un point par coin et par nœud, à la couleur qui y a le plus de démons.
page-dd-about-outer = Le champ extérieur compte comme un autre, mais aucun fantôme n’y va.
page-dd-about-frozen = Gelé par un fantôme : plus rien n’y entre, et ses démons comptent toujours.

# The goal, at the start of a table
page-goal-dicke_daemonen = Aucune couleur n’est à personne : prédisez celle qui aura le plus de points à la fin, et aidez-la.

# Dans le salon
page-lobby-dicke_daemonen = Quatre cordelettes, cinquante créatures, et une couleur gagnante à prédire.

# Les règles : un chapitre, une phrase, une image
page-learn-daemonen-world = Le monde
page-learn-daemonen-world-title = Quatre cordelettes découpent la table en champs
page-learn-daemonen-world-lead = Feu, eau, terre et air : une cordelette fermée chacun, et chacune en croise au moins deux autres. Là où deux cordelettes se croisent, il y a quatre coins, un dans chaque champ autour. Chaque cordelette a un nœud.
page-learn-daemonen-world-picture = Quatre cordelettes fermées, rouge, bleue, verte et jaune, se croisent. Un croisement montre ses quatre coins, chaque cordelette son nœud.
page-learn-daemonen-world-caption = Tout ce qui entoure les cordelettes est un champ aussi : le champ extérieur.
page-learn-daemonen-world-made = Dessinez le monde à la main, faites-le naître d’un nombre, ou choisissez-en un dans la liste.

page-learn-daemonen-turn = Votre tour
page-learn-daemonen-turn-title = Posez-en une, prédisez si vous l’osez, tirez-en une
page-learn-daemonen-turn-lead = Chacun tient quatre créatures en secret. À votre tour, vous en posez une ; puis, une fois dans la partie, vous pouvez prédire ; enfin vous en tirez une du sac.
page-learn-daemonen-turn-place = Poser
page-learn-daemonen-turn-place-about = un démon dans un coin ou un fantôme dans un champ
page-learn-daemonen-turn-predict = Prédire
page-learn-daemonen-turn-predict-about = une fois dans la partie, si vous voulez
page-learn-daemonen-turn-draw = Tirer
page-learn-daemonen-turn-draw-about = tant qu’il y a quelque chose dans le sac
page-learn-daemonen-turn-bag = Cinquante créatures sont dans le sac : dix fantômes, et dix démons de chaque couleur.

page-learn-daemonen-demons = Démons
page-learn-daemonen-demons-title = Un démon prend un coin auprès de sa couleur
page-learn-daemonen-demons-lead = Le coin doit être libre, dans un champ sans fantôme, et l’une des deux cordelettes qui s’y croisent doit être de la couleur du démon.
page-learn-daemonen-demons-picture = Une cordelette rouge croise une bleue. Un démon rouge occupe un coin, les autres sont libres ; un démon vert est arrêté.
page-learn-daemonen-demons-caption = Démons rouges et bleus peuvent s’installer ici ; verts et jaunes, non.
page-learn-daemonen-demons-outer = Les coins du champ extérieur sont des coins comme les autres.

page-learn-daemonen-ghosts = Fantômes
page-learn-daemonen-ghosts-title = Un fantôme gèle tout un champ
page-learn-daemonen-ghosts-lead = Il prend le centre d’un champ qui n’en a pas encore, avec ou sans démons. On n’y pose plus rien ; les démons qui s’y trouvent comptent toujours.
page-learn-daemonen-ghosts-picture = Un champ entre deux cordelettes est gelé : un fantôme au centre, un démon bleu dans son coin.
page-learn-daemonen-ghosts-caption = Le champ extérieur n’a pas de centre : aucun fantôme n’y va.

page-learn-daemonen-prediction = Prédiction
page-learn-daemonen-prediction-title = Prédisez la couleur qui gagnera
page-learn-daemonen-prediction-lead = Une fois, après avoir posé, étalez une créature de votre main : vous dites que sa couleur, même le blanc, gagnera. Le reste de votre main retourne dans le sac sans être vu, et désormais vous n’en tenez jamais plus d’une.
page-learn-daemonen-prediction-picture = Un démon vert est étalé sous un cristal ; deux créatures cachées retournent dans le sac.
page-learn-daemonen-prediction-caption = Une couleur déjà nommée par quelqu’un est prise.

page-learn-daemonen-end = La fin
page-learn-daemonen-end-title = Un champ revient à la couleur la plus nombreuse
page-learn-daemonen-end-lead = La partie est finie quand le joueur dont le tour commence ne peut rien poser. Dans chaque champ, la couleur en tête gagne un point par coin et par nœud ; une tête partagée ne gagne rien. Le blanc gagne un point par fantôme.
page-learn-daemonen-end-picture = Un champ de trois coins avec un nœud. Deux démons rouges et un bleu : le rouge gagne 4 points.
page-learn-daemonen-end-caption = Trois coins et un nœud : 4 points pour le rouge.
page-learn-daemonen-end-winner = La couleur qui a le plus de points gagne, et avec elle qui l’a prédite. Si personne ne l’a fait, tous perdent.

page-learn-daemonen-alone = Seul
page-learn-daemonen-alone-title = Nommez jusqu’à trois couleurs, dans leur ordre
page-learn-daemonen-alone-lead = Vous prédisez une fois, avec une, deux ou trois créatures de couleurs différentes : première, deuxième, troisième. Si aucune ne dépasse celle d’avant, et qu’aucune autre ne dépasse la dernière, vous marquez. Sinon, c’est 0.
page-learn-daemonen-alone-picture = Le vert, avec 9 points, compte trois fois, le rouge, avec 8 points, deux fois : 43.
page-learn-daemonen-alone-caption = Trois fois la première, deux fois la deuxième, une fois la troisième : 27 + 16 = 43.
page-coach-daemonen-place =
    { $count ->
        [1] Votre créature peut aller à l’endroit éclairé : touchez-le.
       *[other] Votre créature peut aller à chaque endroit éclairé : touchez-en un.
    }
page-coach-daemonen-place-to =
    { $count ->
        [1] Elle peut aller à l’endroit éclairé : touchez-le.
       *[other] Elle peut aller à chaque endroit éclairé : touchez-en un.
    }
page-coach-daemonen-place-beside = Touchez une créature de votre main : les endroits où elle peut aller s’éclairent.
page-coach-daemonen-predict-beside = Pour prédire une couleur, dévoilez une de ses créatures : touchez-en une de votre main, ou continuez sans.
page-coach-daemonen-predict-beside-to = La réponse la dévoile : c’est votre prédiction.
page-coach-daemonen-pass-beside = Vous ne pouvez rien prédire maintenant : touchez la réponse pour continuer.
