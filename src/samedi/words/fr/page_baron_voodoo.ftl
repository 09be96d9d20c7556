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
page-bv-slide-row = Rangée { $line } vers la { $end ->
    [left] gauche
   *[other] droite
 }
page-bv-slide-column = Colonne { $line } vers le { $end ->
    [up] haut
   *[other] bas
 }

# Le plateau en texte
page-bv-read-board = Le plateau, chaque emplacement du haut de la pile vers le bas
page-bv-read-free = vide, emplacement { $colour }
page-bv-read-players = Ce qui se trouve devant chacun
page-bv-read-score = Points
page-bv-read-offerings = Offrandes
page-bv-read-zone = Captures
page-bv-read-spirit = Monde des Esprits
page-bv-read-favours = Faveurs
page-bv-read-none = rien
page-bv-read-times = { $count } × { $die }
page-bv-read-protected = Protection active pour { $name }
page-bv-read-baron = Le plateau de Baron Samedi
page-bv-read-line = Sa ligne, le prochain dé d’abord : { $dice }
page-bv-read-column = Colonne d’échange, à partir du haut : { $dice }
page-bv-read-from = Il lit à partir de { $cell }
page-bv-read-collects = Il rassemble les dés d’une couleur, { $colour } : { $icons } icônes sur 4

# Où en est la partie
page-bv-where = Manche { $round } · fin à { $end } points
page-bv-where-setup = Mise en place · fin à { $end } points
page-bv-where-last = Manche { $round }, la dernière
page-bv-where-solo = Manche { $round } · niveau { $level } · Baron { $lowered } sur 4
page-bv-step-power = Utiliser un pouvoir
page-bv-step-capture = Sauter et capturer
page-bv-step-turn = Tourner le dé capturé
page-bv-step-effect = Utiliser son effet
page-bv-step-again = Payer un tour de plus
page-bv-step-lower = Descendre des dés
page-bv-step-last_power = Un dernier pouvoir
page-bv-step-end = Finir le tour

# Questions
page-bv-ask-roll = Les dés roulent.
page-bv-ask-place = Quel dé posez-vous ?
page-bv-ask-place-where = Où posez-vous { $die } ?
page-bv-ask-power = Un pouvoir avant de capturer ?
page-bv-ask-power-needed = Vous ne pouvez pas encore capturer. Quel pouvoir ouvrira une capture ?
page-bv-ask-last-power = Un pouvoir pour finir votre tour ?
page-bv-ask-mamy_wata = Quelle rangée ou colonne tasser, et de quel côté ?
page-bv-ask-papa_legba = Quel dé seul se déplace ?
page-bv-ask-erzulie_freda = Quel dé change de place ?
page-bv-ask-gran_bwa = Quelle pile répartissez-vous ?
page-bv-ask-put-papa_legba = Où va { $die } de { $cell } ?
page-bv-ask-put-erzulie_freda = Avec quel dé échanger { $die } de { $cell } ?
page-bv-ask-put-gran_bwa = Sur quels dés va { $die } de { $cell } ?
page-bv-ask-capture = Laquelle de vos âmes saute ?
page-bv-ask-jump = Où saute votre âme de { $cell } ?
page-bv-ask-turn = Tourner { $die } sur une autre face ?
page-bv-ask-use = Que faire avec { $die } ?
page-bv-ask-offering = Prendre l’offrande ?
page-bv-ask-soul = Prendre le point ?
page-bv-ask-protection = Activer votre Protection ?
page-bv-ask-change = Quel dé tournez-vous ?
page-bv-ask-face = Sur quelle face tournez-vous { $die } ?
page-bv-ask-steal = Quel dé volez-vous ?
page-bv-ask-exchange = Quel dé s’échange ?
page-bv-ask-give = Contre quel dé s’échange { $die } ?
page-bv-ask-again = Rejouer tout de suite ?
page-bv-ask-lower = Que descendez-vous ?
page-bv-ask-join = Quel dé rejoint le groupe ?
page-bv-ask-end = Autre chose pendant ce tour ?
page-bv-ask-baron = C’est à Baron Samedi de jouer.

# La phrase discrète sous une question
page-bv-note-offerings = { $count ->
    [0] Vous n’avez plus d’offrande.
    [one] Vous avez 1 offrande.
   *[other] Vous avez { $count } offrandes.
 }
page-bv-note-place = { $placed } dés posés sur { $dice }. Un dé va sur un emplacement libre de sa couleur.
page-bv-note-mamy_wata = Les piles restent entières et dans leur ordre.
page-bv-note-papa_legba = Par-dessus tout, sur un emplacement vide de sa rangée ou de sa colonne.
page-bv-note-erzulie_freda = Deux dés seuls, où qu’ils soient. Les piles ne bougent pas.
page-bv-note-gran_bwa = D’abord le dé du sommet ; sur d’autres dés, jamais sur un emplacement vide.
page-bv-note-turn = { $count ->
    [one] Pour votre seule offrande.
   *[other] Pour 1 de vos { $count } offrandes.
 }
page-bv-note-offering = 1 offrande de la réserve.
page-bv-note-soul = 1 point pour l’âme que vous venez de capturer.
page-bv-note-protection = Jusqu’à votre prochain tour normal, personne ne capture vos dés ni ne vous vole.
page-bv-note-change = La nouvelle face n’a pas d’effet maintenant.
page-bv-note-steal = Il passe dans votre Monde des Esprits.
page-bv-note-exchange = Un dé de deux zones, même sans vous. La Protection n’y peut rien.
page-bv-note-again = Un tour entier, avec son propre pouvoir ; vous descendrez vos dés à la fin de ce nouveau tour. { $count ->
    [0] Il ne restera pas d’offrande.
    [one] Il restera 1 offrande.
   *[other] Il restera { $count } offrandes.
 }
page-bv-note-lower = Deux dés 1 point, trois 3, quatre 5.
page-bv-note-nothing-to-lower = Rien à descendre qui rapporte.
page-bv-two-cells = Un saut franchit un seul voisin, tout droit : deux emplacements exactement.
page-bv-note-power-first = Ou d’abord un pouvoir. { $count ->
    [0] Vous n’avez pas d’offrande.
    [one] Vous avez 1 offrande.
   *[other] Vous avez { $count } offrandes.
 }

# Réponses
page-bv-power-mamy_wata = tasse une rangée ou une colonne
page-bv-power-papa_legba = déplace un dé seul
page-bv-power-erzulie_freda = échange deux dés seuls
page-bv-power-gran_bwa = répartit une pile
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
page-bv-apply-protection = Activer
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
page-bv-plan-lower-end = Descendre, +{ $points }, et finir
page-bv-let-baron = Laissez jouer le Baron
page-bv-pass-power = Sans pouvoir
page-bv-pass-turn = Garder la face
page-bv-pass-use = Le laisser
page-bv-pass-effect = Passer
page-bv-pass-again = Continuer
page-bv-pass-lower = Terminé
page-bv-pass-last_power = Finir le tour
page-bv-lower-single = Descendre des dés seuls
page-bv-took-offering = Offrande prise.
page-bv-took-soul = 1 point pour l’âme.
page-bv-took-protection = Votre Protection est active.

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
page-bv-why = Pourquoi a-t-il fait cela ?

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
page-bv-setup-loa-about = Son pouvoir est gratuit pour cette place ; chaque Loa ne joue qu’une fois.
page-bv-setup-dice-random = au hasard
page-bv-setup-dice-draft = à tour de rôle
page-bv-setup-dice-balanced = équilibrée
page-bv-setup-dice-chaotic = chaotique
page-bv-setup-dice-about = Au hasard : tous les dés sont lancés ; à tour de rôle : chacun pose un dé ; équilibrée : les mêmes dés pour chaque Loa ; chaotique : des Vols et des Échanges partout.

# What things are
page-bv-about-die = { $face }, une fois capturé : { $effect }.
page-bv-about-empty = Emplacement vide : un dé peut s’y poser.

# The goal, at the start of a table
page-goal-baron_voodoo = Capturez des âmes en sautant, descendez-les en groupes et marquez le plus de points.

# Dans le salon
page-lobby-baron_voodoo = Sautez, capturez des âmes, composez vos séries avant les autres Loas.

# Les règles : un chapitre, une phrase, une image
page-learn-baron-board = Le plateau
page-learn-baron-board-title = Quarante-huit âmes se pressent chez le Baron
page-learn-baron-board-lead = Un dé est une âme : une couleur, et la face du dessus. Chaque emplacement a aussi une couleur, et commence avec un dé de celle-ci. Seul le carrefour noir du milieu reste vide.
page-learn-baron-board-picture = Un coin du plateau autour du carrefour d4, qui est vide. Un dé se trouve sur chaque autre emplacement, de la couleur de celui-ci.
page-learn-baron-board-caption = Vous commencez avec 3 offrandes et aucun point.
page-learn-baron-board-loas = Chaque Loa a sa couleur. Le blanc n’est à personne, et va partout.
page-learn-baron-board-ways = Quatre mises en place

page-learn-baron-turn = Votre tour
page-learn-baron-turn-title = Un pouvoir si vous voulez, une capture, puis vos faveurs
page-learn-baron-turn-lead = La capture est obligatoire. Un pouvoir est à vous, avant elle ou tout à la fin. Entre les deux viennent cinq faveurs, toujours dans cet ordre.
page-learn-baron-turn-a = Un pouvoir, si vous voulez
page-learn-baron-turn-a-about = celui de votre Loa est gratuit, un autre coûte 1 offrande
page-learn-baron-turn-b = La capture
page-learn-baron-turn-b-about = la seule chose obligatoire
page-learn-baron-turn-c1 = Votre couleur ?
page-learn-baron-turn-c1-about = elle donne 1 offrande
page-learn-baron-turn-c2 = Tourner le dé capturé
page-learn-baron-turn-c2-about = sur une autre face, pour 1 offrande
page-learn-baron-turn-c3 = Utiliser sa face
page-learn-baron-turn-c3-about = maintenant, ou elle est perdue
page-learn-baron-turn-c4 = Jouer un autre tour
page-learn-baron-turn-c4-about = aussitôt, pour 2 offrandes, à la place du reste de celui-ci
page-learn-baron-turn-c5 = Descendre des dés
page-learn-baron-turn-c5-about = les combinaisons marquent
page-learn-baron-turn-d = Un pouvoir, s’il n’a pas servi
page-learn-baron-turn-d-about = au même prix

page-learn-baron-capture = Capture
page-learn-baron-capture-title = Une âme saute, et prend ce qu’elle a sauté
page-learn-baron-capture-lead = Choisissez un dé de votre couleur, seul ou au sommet. Il saute tout droit par-dessus l’emplacement voisin, jusque sur le suivant. Le dé du sommet que vous avez sauté est à vous.
page-learn-baron-capture-picture = Un dé rouge saute vers la droite par-dessus un dé jaune et se pose derrière lui.
page-learn-baron-capture-caption = Toute couleur peut être prise, la vôtre aussi.
page-learn-baron-capture-full = Trois dés sur un emplacement : un dé rouge ne peut pas s’y poser.
page-learn-baron-capture-full-caption = En se posant, les dés s’empilent. À trois, c’est plein.
page-learn-baron-capture-ward = Un dé turquoise protégé ne peut pas être sauté.
page-learn-baron-capture-ward-caption = Une couleur protégée est hors de portée.

page-learn-baron-faces = Faces
page-learn-baron-faces-title = Ce que fait la face de votre prise
page-learn-baron-faces-lead = Vous pouvez utiliser la face capturée, une fois, maintenant. Si vous la laissez, elle ne revient pas.
page-learn-baron-faces-offering = gagnez 1 offrande
page-learn-baron-faces-soul = gagnez 1 point
page-learn-baron-faces-change = tournez un dé de votre zone de capture sur une autre face
page-learn-baron-faces-protection = jusqu’à votre prochain tour normal, nul ne capture votre couleur ni ne vous vole
page-learn-baron-faces-steal = prenez un dé du Monde des Esprits d’un autre pour le vôtre
page-learn-baron-faces-exchange = échangez deux dés de deux zones de capture

page-learn-baron-powers = Pouvoirs
page-learn-baron-powers-title = Quatre Loas, quatre façons de déplacer les dés
page-learn-baron-powers-lead = Votre pouvoir est gratuit, celui d’un autre Loa coûte 1 offrande, même si personne ne le joue. Un pouvoir doit changer le plateau ; avant la capture, il doit aussi vous en laisser une.
page-learn-baron-powers-mamy_wata = tasse une rangée ou une colonne contre un bout
page-learn-baron-powers-papa_legba = déplace un dé seul sur un emplacement vide de sa rangée ou de sa colonne
page-learn-baron-powers-erzulie_freda = échange deux dés seuls, où qu’ils soient
page-learn-baron-powers-gran_bwa = répartit les dés du haut d’une pile sur d’autres dés
page-learn-baron-powers-protected = Les pouvoirs déplacent des dés de toute couleur, protégés ou non.

page-learn-baron-combinations = Combinaisons
page-learn-baron-combinations-title = Les âmes assorties descendent ensemble
page-learn-baron-combinations-lead = Deux, trois ou quatre dés de votre zone de capture : la même icône en plusieurs couleurs, ou plusieurs icônes d’une même couleur. Ensemble, ils valent 1, 3 ou 5 points.
page-learn-baron-combinations-icon = même icône, trois couleurs : le blanc tient lieu de la troisième
page-learn-baron-combinations-colour = même couleur, deux icônes
page-learn-baron-combinations-four = même couleur, quatre icônes
page-learn-baron-combinations-marker = Qui a le plus de dés blancs dans son Monde des Esprits tient le marqueur Baron Samedi : tous les pouvoirs lui sont gratuits. À égalité, personne ne l’a.

page-learn-baron-end = La fin
page-learn-baron-end-title = 18 points à deux, 15 à trois, 12 à quatre
page-learn-baron-end-lead = La manche se joue alors jusqu’au bout. Chacun descend ce qui lui reste ; seule la meilleure combinaison y marque. Pour la couleur de chaque Loa, qui en a le plus dans son Monde des Esprits gagne 3 points ; à égalité, 1 chacun.
page-learn-baron-end-picture = Deux Mondes des Esprits : trois dés rouges contre deux donnent 3 points, deux turquoise contre deux donnent 1 point à chacun.
page-learn-baron-end-caption = Le plus haut score gagne. À égalité, c’est celui qui a déclenché la fin.
page-learn-baron-end-blocked = La partie finit aussi quand quelqu’un, au début de son tour, ne peut rien capturer, même après un pouvoir.

page-learn-baron-teams = Équipes
page-learn-baron-teams-title = Deux contre deux, avec une seule bourse
page-learn-baron-teams-lead = Les partenaires se font face et partagent offrandes, captures, Monde des Esprits et score : tout sauf la Protection. La partie finit à 18 points. Il n’y a pas de marqueur du Baron ; à la fin, le blanc compte comme cinquième couleur.
page-learn-baron-teams-picture = Deux façons de former les équipes : Papa Legba et Mamy Wata contre Erzulie Freda et Gran Bwa ; ou Mamy Wata et Erzulie Freda contre Papa Legba et Gran Bwa.
page-learn-baron-teams-caption = Il y a deux façons d’associer les Loas.

page-learn-baron-solo = Seul
page-learn-baron-solo-title = Vous contre Baron Samedi
page-learn-baron-solo-lead = Vous jouez comme d’habitude, sur les cinq emplacements par cinq du milieu. Lui ne saute pas et n’a pas de pouvoirs : il prend le prochain dé de sa ligne, réunit quatre icônes différentes de cette couleur, les descend, et passe à la couleur suivante.
page-learn-baron-solo-picture = Cinq emplacements sur cinq. Un chemin en pointillé part du chapeau en b2 et lit les rangées vers la droite, jusqu’au premier dé rouge que le Baron n’a pas encore.
page-learn-baron-solo-caption = Il lit le plateau depuis sa dernière capture, et prend le premier dé qui convient.
page-learn-baron-solo-end = La partie finit avec la manche de sa quatrième combinaison. Une égalité est pour lui.
page-learn-baron-solo-levers = Quatre leviers règlent la difficulté : votre Loa, ses premiers points, le niveau de sa ligne, et qui commence.
page-coach-baron-capture =
    { $count ->
        [1] Le dé éclairé peut sauter par-dessus un voisin et capturer son dé du dessus : touchez-le.
       *[other] Chaque dé éclairé peut sauter par-dessus un voisin et capturer son dé du dessus : touchez-en un.
    }
page-coach-baron-capture-to =
    { $count ->
        [1] Il peut arriver sur l’emplacement éclairé : touchez-le.
       *[other] Il peut arriver sur chaque emplacement éclairé : touchez-en un.
    }
page-coach-baron-slide =
    { $count ->
        [1] Une ligne peut glisser vers le bout éclairé : touchez-le.
       *[other] Une ligne peut glisser vers chaque bout éclairé : touchez-en un.
    }
page-coach-baron-pick =
    { $count ->
        [1] Le pouvoir peut déplacer ce qui est éclairé : touchez-le.
       *[other] Le pouvoir peut déplacer ce qui est éclairé : choisissez.
    }
page-coach-baron-put =
    { $count ->
        [1] Il peut aller là où c’est éclairé : touchez.
       *[other] Il peut aller partout où c’est éclairé : choisissez.
    }
page-coach-baron-place-to =
    { $count ->
        [1] Il peut aller là où c’est éclairé : touchez.
       *[other] Il peut aller partout où c’est éclairé : choisissez.
    }
page-coach-baron-place-beside = Chacun de ces dés va sur un emplacement libre de sa couleur : touchez-en un.
page-coach-baron-power-beside =
    { $count ->
        [1] Ce pouvoir déplace des dés du plateau, au prix indiqué : touchez-le.
       *[other] Chacun de ces pouvoirs déplace des dés du plateau, au prix indiqué : touchez-en un.
    }
page-coach-baron-turn-beside = Vous pouvez payer pour tourner le dé capturé : touchez la face qu’il montrera, ou gardez la sienne.
page-coach-baron-apply-beside = Le dé capturé fait quelque chose pour vous, maintenant ou jamais : touchez la réponse.
page-coach-baron-change-beside = Le Changement tourne un de vos dés capturés : touchez un dé, puis sa nouvelle face.
page-coach-baron-change-beside-to = Touchez la face qu’il montrera.
page-coach-baron-steal-beside = Le Vol prend un dé d’un autre Monde des Esprits pour le vôtre : touchez-en un.
page-coach-baron-take-beside = L’Échange permute deux dés : touchez le premier.
page-coach-baron-give-beside = Touchez le dé avec lequel il change de place.
page-coach-baron-again-beside = Des offrandes vous achètent un tour entier de plus, tout de suite : la réponse indique le prix.
page-coach-baron-lower-beside = Les dés capturés rapportent descendus ensemble : une icône en plusieurs couleurs, ou une couleur avec plusieurs icônes. Choisissez une réponse.
page-coach-baron-lower-beside-to = Touchez le dé qui descend.
page-coach-baron-close-beside = Plus besoin d’autres dés : la réponse ferme le groupe.
page-coach-baron-baron-beside = C’est au Baron Samedi de prendre un dé : touchez la réponse et regardez-le faire.
