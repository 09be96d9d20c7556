# Les choses par leur nom
page-bv-die = { $face ->
    [offering] Offrande
    [soul] Âme
    [change] Changement
    [protection] Protection
    [steal] Vol
   *[other] Échange
 } { $colour ->
    [yellow] jaune
    [red] rouge
    [purple] { $face ->
        [change] violet
        [steal] violet
        [exchange] violet
       *[other] violette
     }
    [turquoise] turquoise
   *[other] { $face ->
        [change] blanc
        [steal] blanc
        [exchange] blanc
       *[other] blanche
     }
 }
page-bv-the-die = { $face ->
    [offering] l’Offrande
    [soul] l’Âme
    [change] le Changement
    [protection] la Protection
    [steal] le Vol
   *[other] l’Échange
 } { $colour ->
    [yellow] jaune
    [red] rouge
    [purple] { $face ->
        [change] violet
        [steal] violet
        [exchange] violet
       *[other] violette
     }
    [turquoise] turquoise
   *[other] { $face ->
        [change] blanc
        [steal] blanc
        [exchange] blanc
       *[other] blanche
     }
 }
page-bv-die-times = { $die }, { $count ->
    [one] il en reste { $count }
   *[other] il en reste { $count }
 }
page-bv-you = Vous
page-bv-team = { $a } et { $b }
page-bv-column = Colonne d’échange
page-bv-column-rail = Colonne|d’échange
page-bv-line-rail = Sa ligne
page-bv-empty = vide
page-bv-on = {" "}sur{" "}
page-bv-none = aucune
page-bv-offerings = { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
 }
page-bv-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
page-bv-points-word = { $points ->
    [one] point
   *[other] points
 }
page-bv-dice = { $dice } dés

# Le plateau
page-bv-board = Le plateau de Baron Voodoo, sept emplacements sur sept.
page-bv-board-solo = Le plateau du solo, cinq emplacements sur cinq, de b2 à f6, dans le cadre de Baron Samedi.
page-bv-stands = { $name }, { $loa } : { $points } { $points ->
    [one] point
   *[other] points
 }.
page-bv-cell = { $cell } : { $stack }
page-bv-column-die = Colonne d’échange : { $die }
page-bv-jump = de { $from } en { $to }, prend { $die }
page-bv-jumper = { $cell }, { $die }, à vous : { $count ->
    [one] un saut
   *[other] { $count } sauts
 }
page-bv-slide-row = Ligne { $line } vers la { $end ->
    [left] gauche
   *[other] droite
 }
page-bv-slide-column = Colonne { $line } vers le { $end ->
    [up] haut
   *[other] bas
 }

# Où en est la partie
page-bv-where = Manche { $round } · fin à { $end } points
page-bv-where-setup = Mise en place · fin à { $end } points
page-bv-where-last = Manche { $round }, la dernière
page-bv-where-solo = Manche { $round } · niveau { $level } · il a descendu { $lowered } sur 4
page-bv-step-power = Pouvoir
page-bv-step-capture = Capture
page-bv-step-turn = Tourner
page-bv-step-effect = Effet
page-bv-step-again = Rejouer
page-bv-step-lower = Descendre
page-bv-step-last_power = Dernier pouvoir

# Questions
page-bv-ask-roll = Les dés roulent.
page-bv-ask-place = Quel dé posez‑vous ?
page-bv-ask-place-where = Où posez‑vous { $die } ?
page-bv-ask-power = Un pouvoir avant de capturer ?
page-bv-ask-power-needed = Pas encore de capture. Quel pouvoir en ouvre une ?
page-bv-ask-last-power = Un pouvoir pour finir votre tour ?
page-bv-ask-mamy_wata = Quelle ligne se tasse, et contre quel bout ?
page-bv-ask-papa_legba = Quel dé seul se déplace ?
page-bv-ask-erzulie_freda = Quel dé change de place ?
page-bv-ask-gran_bwa = Quelle colonne de dés répartissez‑vous ?
page-bv-ask-put-papa_legba = Où va { $die } de { $cell } ?
page-bv-ask-put-erzulie_freda = Avec quel dé échanger { $die } de { $cell } ?
page-bv-ask-put-gran_bwa = Sur quels dés va { $die } de { $cell } ?
page-bv-ask-capture = Laquelle de vos âmes saute ?
page-bv-ask-jump = Où saute votre âme de { $cell } ?
page-bv-ask-turn = Tourner { $die } sur une autre face ?
page-bv-ask-offering = Prendre l’offrande ?
page-bv-ask-soul = Prendre le point ?
page-bv-ask-protection = Vous mettre sous Protection ?
page-bv-ask-change = Quel dé tournez‑vous ?
page-bv-ask-face = Sur quelle face tournez‑vous { $die } ?
page-bv-ask-steal = Quel dé volez‑vous ?
page-bv-ask-exchange = Quel dé s’échange ?
page-bv-ask-give = Contre quel dé s’échange { $die } ?
page-bv-ask-again = Rejouer tout de suite ?
page-bv-ask-lower = Que descendez‑vous ?
page-bv-ask-join = Quel dé rejoint le groupe ?
page-bv-ask-baron = C’est à Baron Samedi de jouer.

# La phrase discrète sous une question
page-bv-note-offerings = { $count ->
    [0] Vous n’avez plus d’offrande.
    [one] Vous avez 1 offrande.
   *[other] Vous avez { $count } offrandes.
 }
page-bv-note-place = { $placed } dés posés sur { $dice }. Un dé va sur un emplacement libre de sa couleur.
page-bv-note-mamy_wata = Les colonnes de dés restent entières et dans leur ordre.
page-bv-note-papa_legba = Par-dessus tout, sur un emplacement vide de sa rangée ou de sa colonne.
page-bv-note-erzulie_freda = Deux dés seuls, où qu’ils soient. Les colonnes de dés ne bougent pas.
page-bv-note-gran_bwa = D’abord le dé du sommet ; sur d’autres dés, jamais sur un emplacement vide.
page-bv-note-turn = { $count ->
    [one] Pour votre seule offrande.
   *[other] Pour 1 de vos { $count } offrandes.
 }
page-bv-note-offering = 1 offrande de la réserve.
page-bv-note-soul = 1 point pour l’âme que vous venez de capturer.
page-bv-note-protection = Jusqu’à votre prochain tour, personne ne capture vos dés ni ne vous vole.
page-bv-note-change = La nouvelle face n’a pas d’effet maintenant.
page-bv-note-steal = Il passe dans votre Monde des Esprits.
page-bv-note-exchange = Un dé de deux zones, même sans vous. La Protection n’y peut rien.
page-bv-note-again = Un tour entier, avec son propre pouvoir ; descendre attend jusque-là. { $count ->
    [0] Il ne restera pas d’offrande.
    [one] Il restera 1 offrande.
   *[other] Il restera { $count } offrandes.
 }
page-bv-note-lower = Deux dés 1 point, trois 3, quatre 5.

# Réponses
page-bv-power-mamy_wata = tasse une ligne
page-bv-power-papa_legba = déplace un dé seul
page-bv-power-erzulie_freda = échange deux dés seuls
page-bv-power-gran_bwa = répartit une colonne
page-bv-yours = le vôtre
page-bv-free = gratuit
page-bv-jumps = { $count ->
    [one] 1 saut
   *[other] { $count } sauts
 }
page-bv-takes = prend { $face }
page-bv-more-points = +{ $points } à descendre
page-bv-apply-offering = Prendre l’offrande
page-bv-apply-soul = Prendre le point
page-bv-apply-protection = Vous protéger
page-bv-apply-change = Appliquer
page-bv-apply-steal = Appliquer
page-bv-apply-exchange = Appliquer
page-bv-again = Rejouer
page-bv-close = { $points ->
    [0] Descendre pour rien
    [one] Fermer le groupe, +{ $points }
   *[other] Fermer le groupe, +{ $points }
 }
page-bv-plan-lower = Descendre, +{ $points }
page-bv-let-baron = Laissez jouer le Baron
page-bv-pass-power = Sans pouvoir
page-bv-pass-turn = Garder la face
page-bv-pass-effect = Renoncer
page-bv-pass-again = Continuer
page-bv-pass-lower = Garder le reste
page-bv-pass-last_power = Finir le tour

# À côté du plateau
page-bv-my-zone = Ma zone de capture
page-bv-my-spirit = Mon Monde des Esprits
page-bv-captures = Captures
page-bv-captures-team = Captures communes
page-bv-spirit = Monde des Esprits
page-bv-spirit-team = Monde des Esprits commun
page-bv-marker = Marqueur Baron Samedi : tous les pouvoirs sont gratuits
page-bv-protected = Protection active
page-bv-pool = Dés à poser
page-bv-order = { $turns ->
    [0] à son tour
    [1] ensuite
   *[other] dans { $turns } tours
 }
page-bv-group-open = accueille la même icône dans d’autres couleurs, ou d’autres icônes dans la même couleur
page-bv-group-icon = même icône, couleurs différentes
page-bv-group-colour = même couleur, icônes différentes
page-bv-group-rest = reste dans la zone
page-bv-joker = comme { $colour }

# Baron Samedi
page-bv-baron-role = prend, ne saute pas
page-bv-baron-sum = { $start } au départ, { $gained } gagnés
page-bv-baron-series = Sa combinaison : { $colour }
page-bv-baron-between = Combinaisons descendues : { $lowered } sur 4
page-bv-of-four = { $icons } sur 4
page-bv-why = Pourquoi a‑t‑il fait cela ?

# La feuille de score
page-bv-sheet = D’où viennent les points
page-bv-sheet-play = En jeu
page-bv-sheet-lowering = Dernière descente
page-bv-sheet-majorities = Majorités : 3 points, 1 chacun à égalité
page-bv-sheet-total = Total

# Une nouvelle table
page-bv-setup-players = Joueurs
page-bv-setup-players-about = La partie finit à 18 points à deux, 15 à trois, 12 à quatre, 18 en équipes.
page-bv-setup-players-2 = deux
page-bv-setup-players-3 = trois
page-bv-setup-players-4 = quatre
page-bv-setup-loa-1 = Première place
page-bv-setup-loa-2 = Deuxième place
page-bv-setup-loa-3 = Troisième place
page-bv-setup-loa-4 = Quatrième place
page-bv-setup-loa-about = Son pouvoir est gratuit pour cette place ; chaque Loa ne joue qu’une fois.
page-bv-setup-first-0 = première place
page-bv-setup-first-1 = deuxième place
page-bv-setup-first-2 = troisième place
page-bv-setup-first-3 = quatrième place
page-bv-setup-dice-random = au hasard
page-bv-setup-dice-draft = à tour de rôle
page-bv-setup-dice-balanced = équilibrée
page-bv-setup-dice-chaotic = chaotique
page-bv-setup-dice-about = Au hasard : tous les dés sont lancés ; à tour de rôle : chacun pose un dé ; équilibrée : les mêmes dés pour chaque Loa ; chaotique : des Vols et des Échanges partout.

# Un tour dans le journal
page-bv-log-jump = { $from } → { $to }, { $die }
page-bv-log-place = { $die } → { $cell }
page-bv-log-steal = volé : { $die }
page-bv-log-exchange = un échange
page-bv-log-again = encore un tour
page-bv-log-points = +{ $points }
page-bv-log-takes = { $cell }, { $die }
page-bv-log-line = de sa ligne, { $die }
page-bv-log-lowers = dernière combinaison, { $points } points
