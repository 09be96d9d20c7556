baron-title = Baron Voodoo
baron-about = Les Loas sautent par-dessus les âmes d’un plateau bien rempli, les guident jusqu’au Monde des Esprits et marquent pour les groupes assortis. De deux à quatre joueurs, à quatre aussi en équipes, ou seul contre Baron Samedi.

# Pièces
baron-colour-yellow = jaune
    .feminine = jaune
    .plural = jaunes
baron-colour-red = rouge
    .feminine = rouge
    .plural = rouges
baron-colour-purple = violet
    .feminine = violette
    .plural = violets
baron-colour-turquoise = turquoise
    .feminine = turquoise
    .plural = turquoise
baron-colour-white = blanc
    .feminine = blanche
    .plural = blancs
baron-face-offering = Offrande
    .gender = f
    .definite = l’Offrande
    .first = L’Offrande
    .indefinite = une Offrande
    .none = pas d’Offrande
baron-face-soul = Âme
    .gender = f
    .definite = l’Âme
    .first = L’Âme
    .indefinite = une Âme
    .none = pas d’Âme
baron-face-change = Changement
    .gender = m
    .definite = le Changement
    .first = Le Changement
    .indefinite = un Changement
    .none = pas de Changement
baron-face-protection = Protection
    .gender = f
    .definite = la Protection
    .first = La Protection
    .indefinite = une Protection
    .none = pas de Protection
baron-face-steal = Vol
    .gender = m
    .definite = le Vol
    .first = Le Vol
    .indefinite = un Vol
    .none = pas de Vol
baron-face-exchange = Échange
    .gender = m
    .definite = l’Échange
    .first = L’Échange
    .indefinite = un Échange
    .none = pas d’Échange
baron-loa-mamy_wata = Mamy Wata
    .of = de Mamy Wata
baron-loa-papa_legba = Papa Legba
    .of = de Papa Legba
baron-loa-erzulie_freda = Erzulie Freda
    .of = d’Erzulie Freda
baron-loa-gran_bwa = Gran Bwa
    .of = de Gran Bwa
baron-loa-baron_samedi = Baron Samedi
    .of = de Baron Samedi
baron-die = { $face-definite } { $face-gender ->
    [f] { $colour-feminine }
   *[m] { $colour }
 }
    .first = { $face-first } { $face-gender ->
        [f] { $colour-feminine }
       *[m] { $colour }
     }
    .indefinite = { $face-indefinite } { $face-gender ->
        [f] { $colour-feminine }
       *[m] { $colour }
     }
    .none = { $face-none } { $face-gender ->
        [f] { $colour-feminine }
       *[m] { $colour }
     }
baron-column = la colonne d’échange
baron-edge-left = à gauche
baron-edge-right = à droite
baron-edge-up = en haut
baron-edge-down = en bas
baron-legend = Un dé s’écrit en deux lettres, couleur et face : Y R P T W jaune, rouge, violet, turquoise, blanc ; O S C P V X Offrande, Âme, Changement, Protection, Vol, Échange. Les piles se lisent de bas en haut, les dés couverts en minuscules. ★ score, ◆ offrandes, [ ] zone de capture, puis le Monde des Esprits ; # Protection, † le marqueur Baron Samedi, → sa ligne, ^ la colonne d’échange, < sa dernière capture.

# Options
baron-option-loas = Loas
baron-option-loas-about = Le Loa de chaque place, de deux à quatre, tous différents. Le jaune tasse une ligne, le rouge déplace un dé seul, le violet en échange deux, le turquoise répartit une pile.
baron-option-first = Premier joueur
baron-option-first-about = La place qui commence ; d’habitude celle du plus âgé.
baron-option-setup = Mise en place
baron-option-setup-about = Comment les dés arrivent sur le plateau.
baron-option-setup-random = Au hasard : tous les dés sont lancés
baron-option-setup-draft = À tour de rôle : les joueurs placent les dés lancés
baron-option-setup-balanced = Équilibrée : les mêmes dés pour chaque Loa
baron-option-setup-chaotic = Chaotique : des Vols et des Échanges partout
baron-option-teams = Équipes
baron-option-teams-about = Quatre joueurs en deux équipes qui partagent tout sauf la Protection ; les partenaires sont face à face.
baron-option-solo = Solo
baron-option-solo-about = Un joueur contre Baron Samedi, qui suit ses propres règles simples.
baron-option-solo-loa = Loa
baron-option-solo-loa-about = Votre Loa ; pour commencer, le plus facile est Erzulie Freda.
baron-option-solo-level = Niveau de la ligne
baron-option-solo-level-about = De 1, où il réunit votre couleur en dernier, à 4, où il commence par elle.
baron-option-solo-score = Ses premiers points
baron-option-solo-score-about = Ce que Baron Samedi a au départ, de 0 à 6.
baron-option-solo-baron_first = Baron d’abord
baron-option-solo-baron_first-about = Baron Samedi joue le premier tour.

# Tables proposées
baron-table-two = deux joueurs
baron-table-three = trois joueurs
baron-table-four = quatre joueurs, chacun pour soi
baron-table-teams = quatre joueurs en deux équipes
baron-table-balanced = deux joueurs, dés équilibrés
baron-table-chaotic = trois joueurs, dés chaotiques
baron-table-draft = deux joueurs qui placent les dés
baron-table-solo = seul contre Baron Samedi
baron-table-solo-hard = seul contre un Baron Samedi redoutable, qui commence

# Options qui ne vont pas ensemble
baron-loas-missing = Il faut donner les Loas des places, de deux à quatre (ou une partie solo).
baron-players = Il faut deux à quatre joueurs et non { $players }.
baron-loa-twice = { $loa } ne peut être joué que par une seule place.
baron-first-no-seat = « first » ne peut pas être { $first } : il va de 0 à { $last }.
baron-teams-need-four = Pour des équipes, il faut quatre joueurs et non { $players }.
baron-no-such-team = { $a } et { $b } ne peuvent pas former une équipe.
baron-solo-alone = L’option « { $option } » ne va pas avec une partie solo.

# Ce qu’on demande à une place
baron-step-roll = Lancez les dés.
baron-step-place = Placez un des dés sur un emplacement libre de sa couleur.
baron-step-power = Utilisez un pouvoir avant de capturer, ou passez.
baron-step-target = Dites à quoi sert le pouvoir.
baron-step-capture = Capturez : sautez par-dessus un voisin avec un dé de votre couleur.
baron-step-turn = Dépensez 1 offrande pour tourner le dé capturé, ou passez.
baron-step-effect = Appliquez l’effet du dé capturé, ou passez.
baron-step-again = Dépensez 2 offrandes pour rejouer aussitôt, ou passez.
baron-step-lower = Descendez des dés dans le Monde des Esprits, ou passez.
baron-step-last_power = Utilisez un pouvoir à la fin de votre tour, ou passez.
baron-step-baron = Baron Samedi prend son prochain dé.
baron-step-reroll = Relancez le dé Changement de Baron Samedi.

# Ce qu’il faut savoir
baron-status-points = { $loa } a atteint le score qui met fin à la partie : cette manche est la dernière.
baron-status-blocked = { $loa } ne peut rien capturer : cette manche est la dernière.
baron-status-combinations = { $loa } a descendu la quatrième combinaison : cette manche est la dernière.
baron-status-extra = C’est un tour supplémentaire.
baron-status-captured = Vous avez capturé { baron-die }.
baron-status-power = Le pouvoir { $loa-of } est en cours.
baron-status-picked = Le pouvoir { $loa-of } est en cours sur { $cell }.
baron-status-taken = À échanger : { baron-die } de { $owner }.
baron-status-taken-column = À échanger : { baron-die } de la colonne d’échange.
baron-status-group = Groupe ouvert : { $dice } { $dice ->
    [one] dé
   *[other] dés
 }, ce qui vaut { $points } { $points ->
    [one] point
   *[other] points
 }.

# Ce que fait une action
baron-roll = Un dé { $colour } montre { $face }.
baron-roll-any = Un dé montre { $face }.
baron-roll-line = Le dé { $colour } de la ligne montre { $face }.
baron-roll-column = Le dé { $colour } de la colonne d’échange montre { $face }.
baron-reroll = Le Changement { $colour } est relancé et montre { $face }.
baron-place = { baron-die.first } va en { $cell }.
baron-power = Utiliser le pouvoir { $loa-of }.
baron-power-paid = Dépenser 1 offrande pour le pouvoir { $loa-of }.
baron-slide-row = La rangée { $line } se tasse : { $edge }.
baron-slide-column = La colonne { $line } se tasse : { $edge }.
baron-pick = Choisir { baron-die } en { $cell }.
baron-pick-stack = Choisir la pile en { $cell }, d’abord { baron-die }.
baron-put = { baron-die.first } va de { $cell } en { $target }.
baron-swap = { baron-die.first } en { $cell } et le dé en { $target } changent de place.
baron-capture = Sauter de { $cell } en { $target } et capturer { baron-die }.
baron-capture-own = Sauter de { $cell } en { $target } et capturer { baron-die }, de votre couleur, pour 1 offrande.
baron-turn = Dépenser 1 offrande pour tourner { baron-die } sur { $new_face }.
baron-apply-offering = Gagner 1 offrande.
baron-apply-soul = Gagner 1 point.
baron-apply-protection = Activer votre Protection jusqu’à votre prochain tour normal.
baron-change = Tourner { baron-die } de votre zone sur { $new_face }.
baron-steal = Voler { baron-die } dans le Monde des Esprits de { $owner }.
baron-steal-team = Voler { baron-die } dans le Monde des Esprits de { $owner } et { $partner }.
baron-take = Échanger { baron-die } de { $owner }…
baron-take-column = Échanger { baron-die } de la colonne d’échange…
baron-take-team = Échanger { baron-die } de { $owner } et { $partner }…
baron-give = … contre { baron-die } de { $owner }.
baron-give-column = … contre { baron-die } de la colonne d’échange.
baron-give-team = … contre { baron-die } de { $owner } et { $partner }.
baron-again = Dépenser 2 offrandes pour rejouer un tour.
baron-lower = Descendre { baron-die } et commencer un groupe.
baron-lower-joins = { baron-die.first } rejoint le groupe.
baron-lower-completes = { baron-die.first } complète le groupe.
baron-close = Fermer le groupe de { $dice } pour { $points } { $points ->
    [one] point
   *[other] points
 }.
baron-pass-power = Pas de pouvoir maintenant.
baron-pass-turn = Garder la face.
baron-pass-effect = Renoncer à l’effet.
baron-pass-again = Ne pas rejouer.
baron-pass-lower = Ne plus rien descendre.
baron-pass-last_power = Pas de pouvoir : finir le tour.

# Ce qui a été fait : après « { $name } a » et avant le point ; de la mise en place, des phrases entières
baron-roll-told = Un dé { $colour } a montré { $face }.
baron-roll-line-told = Le dé { $colour } de la ligne a montré { $face }.
baron-roll-column-told = Le dé { $colour } de la colonne d’échange a montré { $face }.
baron-reroll-told = relancé le dé { $colour } « Changement » : { $face }
baron-place-told = posé { baron-die } en { $cell }
baron-power-told = utilisé un pouvoir : { $loa }
baron-power-paid-told = dépensé 1 offrande pour un pouvoir : { $loa }
baron-slide-row-told = tassé la rangée { $line } { $edge }
baron-slide-column-told = tassé la colonne { $line } { $edge }
baron-pick-told = choisi { baron-die } en { $cell }
baron-pick-stack-told = choisi la pile en { $cell }, d’abord { baron-die }
baron-put-told = déplacé { baron-die } { $cell } → { $target }
baron-swap-told = échangé { baron-die } en { $cell } et le dé en { $target }
baron-capture-told = sauté { $cell } → { $target } et pris { baron-die }
baron-capture-own-told = sauté { $cell } → { $target } et pris { baron-die }, de même couleur : +1 offrande
baron-turn-told = dépensé 1 offrande pour tourner { baron-die } sur { $new_face }
baron-apply-offering-told = gagné 1 offrande
baron-apply-soul-told = gagné 1 point
baron-apply-protection-told = activé la Protection
baron-change-told = tourné { baron-die } sur { $new_face }
baron-steal-told = volé { baron-die } dans { $touched ->
    [you] votre Monde des Esprits
   *[other] le Monde des Esprits, chez { $owner }
 }
baron-steal-team-told = volé { baron-die } dans { $touched ->
    [you] votre Monde des Esprits
   *[other] le Monde des Esprits, chez { $owner } et { $partner }
 }
baron-take-told = choisi pour un échange { baron-die } { $touched ->
    [you] de votre zone de capture
    [self] de sa zone de capture
   *[other] d’une zone de capture ({ $owner })
 }
baron-take-column-told = choisi pour un échange { baron-die } de la colonne d’échange
baron-take-team-told = choisi pour un échange { baron-die } { $touched ->
    [you] de votre zone de capture
    [self] de sa zone de capture
   *[other] d’une zone de capture ({ $owner } et { $partner })
 }
baron-give-told = échangé un dé { $taken_colour } ({ $taken_face }) contre { baron-die } { $touched ->
    [you] de votre zone de capture
    [self] de sa zone de capture
   *[other] d’une autre zone de capture ({ $owner })
 }
baron-give-column-told = échangé un dé { $taken_colour } ({ $taken_face }) contre { baron-die } de la colonne d’échange
baron-give-team-told = échangé un dé { $taken_colour } ({ $taken_face }) contre { baron-die } { $touched ->
    [you] de votre zone de capture
    [self] de sa zone de capture
   *[other] d’une autre zone de capture ({ $owner } et { $partner })
 }
baron-again-told = dépensé 2 offrandes pour rejouer
baron-lower-told = descendu { baron-die }
baron-lower-joins-told = ajouté au groupe { baron-die }
baron-lower-completes-told = complété un groupe avec { baron-die } pour { $points } points
baron-close-told = fermé un groupe de { $dice } pour { $points } { $points ->
    [one] point
   *[other] points
 }
baron-pass-power-told = joué sans pouvoir
baron-pass-turn-told = gardé la face
baron-pass-effect-told = renoncé à l’effet
baron-pass-again-told = renoncé à rejouer
baron-pass-lower-told = gardé le reste des dés
baron-pass-last_power-told = fini le tour
baron-takes-line-told = commencé une combinaison avec { baron-die } de la ligne
baron-takes-told = pris { baron-die } en { $cell }
baron-lowers-and-takes-line-told = descendu la combinaison ({ $collected }) avec { $icons } icônes pour { $points } points, et commencé la suivante avec { baron-die } de la ligne
baron-lowers-last-told = descendu la dernière combinaison ({ $collected }) avec { $icons } icônes pour { $points } points

# Le tour de Baron Samedi, pas à pas
baron-takes-line = Baron Samedi commence une combinaison avec le prochain dé de la ligne : { baron-die }.
baron-takes = Baron Samedi prend { baron-die } en { $cell }.
baron-lowers-and-takes-line = Baron Samedi ne trouve rien pour sa combinaison ({ $collected }), la descend avec { $icons } icônes pour { $points } points, et commence la suivante avec { baron-die } de la ligne.
baron-lowers-last = Baron Samedi ne trouve rien pour sa dernière combinaison ({ $collected }) et la descend avec { $icons } icônes pour { $points } points.
baron-searches = Il cherche un dé { $colour }, à partir de { $cell }, rangée par rangée, dont il n’a pas encore l’icône.
baron-searches-white = Puis il cherche un dé { $colour } de la même façon, à partir de { $cell }.
baron-kept-off = Votre Protection met les dés de couleur { $colour } hors de sa portée.
baron-finds = Le premier est { baron-die } en { $cell }.
baron-finds-none = Il n’y a pas de dé { $colour } pour lui.
baron-leaves-covered = { baron-die.first } en { $cell } est sous un autre dé.
baron-leaves-held = { baron-die.first } reste en { $cell } : il a déjà cette icône.
baron-lowers = Il descend donc sa combinaison ({ $collected }) avec { $icons } icônes pour { $points } points.
baron-line-used-up = La ligne est épuisée : c’était sa quatrième combinaison.
baron-white-offering = Le dé blanc lui donne 1 offrande.
baron-completes = Quatre icônes : il descend sa combinaison ({ $colour }) pour 5 points.
baron-plays-again = Il dépense 2 offrandes et rejoue.
baron-effect-offering = Offrande : il gagne 1 offrande.
baron-effect-no-offering = Offrande : la réserve est vide, il ne gagne rien.
baron-effect-soul = Âme : il gagne 1 point.
baron-effect-protection = Protection : jusqu’à son prochain tour normal, on ne peut ni le voler ni capturer de dés blancs.
baron-effect-change = Changement : il garde la face.
baron-effect-change-again = Changement, qu’il a déjà : le dé est relancé jusqu’à une icône qu’il n’a pas.
baron-effect-steal = Vol : il prend votre plus ancien dé descendu, { baron-die.indefinite }.
baron-effect-steal-nothing = Vol : votre Monde des Esprits est vide.
baron-effect-steal-protected = Vol : vous êtes protégé.
baron-effect-exchange = Échange : votre premier dé, { baron-die.indefinite }, va sous la colonne ; celui du sommet, { $new_face-indefinite } { $new_face-gender ->
    [f] { $new_colour-feminine }
   *[m] { $new_colour }
 }, prend sa place.
baron-effect-exchange-nothing = Échange : vous n’avez aucun dé capturé.
# La même chose pour qui regarde seulement
baron-effect-steal-seen = Vol : il prend au joueur son plus ancien dé descendu, { baron-die.indefinite }.
baron-effect-steal-nothing-seen = Vol : le Monde des Esprits du joueur est vide.
baron-effect-steal-protected-seen = Vol : le joueur est protégé.
baron-effect-exchange-seen = Échange : le premier dé du joueur, { baron-die.indefinite }, va sous la colonne ; celui du sommet, { $new_face-indefinite } { $new_face-gender ->
    [f] { $new_colour-feminine }
   *[m] { $new_colour }
 }, prend sa place.
baron-effect-exchange-nothing-seen = Échange : le joueur n’a aucun dé capturé.

# Pourquoi une action n’est pas possible
baron-awaits-roll = On lance d’abord les dés.
baron-awaits-place = On place d’abord les dés, un par un.
baron-awaits-power = Dites d’abord quel pouvoir vous utilisez, ou passez.
baron-awaits-target-slide = Le pouvoir { $loa-of } est en cours : il faut tasser une ligne.
baron-awaits-target-pick = Le pouvoir { $loa-of } est en cours : il faut choisir un emplacement.
baron-awaits-target-put = Le pouvoir { $loa-of } est en cours : il faut poser le dé choisi.
baron-awaits-capture = Il faut capturer maintenant.
baron-awaits-turn = Tournez d’abord le dé capturé, ou passez.
baron-awaits-effect-offering = Le dé capturé montre Offrande : appliquez-la, ou passez.
baron-awaits-effect-soul = Le dé capturé montre Âme : appliquez-la, ou passez.
baron-awaits-effect-protection = Le dé capturé montre Protection : appliquez-la, ou passez.
baron-awaits-effect-change = Le dé capturé montre Changement : tournez un dé de votre zone, ou passez.
baron-awaits-effect-steal = Le dé capturé montre Vol : volez un dé, ou passez.
baron-awaits-effect-exchange = Le dé capturé montre Échange : nommez le premier des deux dés, ou passez.
baron-awaits-give = Il faut maintenant nommer le second dé de l’échange.
baron-awaits-again = Dites d’abord si vous rejouez un tour.
baron-awaits-lower = On peut maintenant descendre des dés ; passer y met fin.
baron-awaits-last_power = On peut maintenant utiliser un pouvoir ; passer met fin au tour.
baron-awaits-baron = C’est le tour de Baron Samedi.
baron-awaits-reroll = On relance d’abord le dé de Baron Samedi.
baron-power-needed = Vous n’avez pas encore de capture : il faut d’abord utiliser un pouvoir.
baron-group-open = Un groupe est ouvert : fermez-le d’abord.
baron-cell-taken = { $cell } est occupé.
baron-not-in-pool = Il ne reste { baron-die.none } à placer.
baron-out-of-play = { $cell } est hors jeu en solo.
baron-no-die = Il n’y a pas de dé en { $cell }.
baron-not-your-die = Ce dé est { $colour } : vous ne faites sauter que vos dés { $own-plural }.
baron-nothing-to-jump = Il n’y a rien à sauter en { $over }.
baron-landing-full = { $target } est plein : une pile a trois dés au plus.
baron-die-protected = Les dés { $colour-plural } sont protégés en ce moment.
baron-same-face = Il montre déjà { $face }.
baron-not-in-zone = Il n’y a { baron-die.none } parmi vos captures.
baron-steal-own = On ne vole que ses adversaires.
baron-steal-protected = Le Monde des Esprits de { $owner } est protégé.
baron-not-in-spirit = Il n’y a { baron-die.none } dans le Monde des Esprits de { $owner }.
baron-no-column = Seule la partie solo a une colonne d’échange.
baron-same-zone = Les deux dés doivent venir de zones différentes.
baron-not-in-that-zone = { $owner } n’a { baron-die.none }.
baron-no-seat = Il n’y a pas de place { $seat } : on les compte de 0 à { $last }.
baron-team-by-lower-seat = Une équipe est désignée par sa première place : { $lower } et non { $seat }.
baron-no-group = Aucun groupe n’est ouvert.
baron-no-combination = { baron-die.first } ne va pas avec le groupe ouvert.
baron-icon-held = Baron Samedi a déjà { $face } : le dé est relancé.
baron-power-unpaid = Le pouvoir { $loa-of } coûte 1 offrande et vous n’en avez pas.
baron-power-no-use = Le pouvoir { $loa-of } ne peut rien changer sur le plateau.
baron-power-no-capture = Après le pouvoir { $loa-of }, vous ne pourriez plus capturer.
baron-line-out-of-play = La ligne { $line } est hors jeu en solo.
baron-slide-packed = La ligne { $line } ne peut pas se tasser davantage : { $edge }.
baron-slide-no-capture = Si la ligne { $line } se tassait ainsi ({ $edge }), vous ne pourriez plus capturer.
baron-already-picked = { $cell } est déjà choisi.
baron-no-stack = Il n’y a pas de pile en { $cell }.
baron-not-lone = En { $cell } se trouve une pile et non un dé seul.
baron-no-empty-cell = Le dé de { $cell } n’a pas d’emplacement vide dans sa rangée ni dans sa colonne.
baron-pick-no-capture = Où qu’aille le dé de { $cell }, vous ne pourriez plus capturer.
baron-pick-first = Choisissez d’abord ce que le pouvoir { $loa-of } déplace.
baron-put-not-empty = { $target } n’est pas vide.
baron-put-off-line = { $target } n’est ni dans la rangée ni dans la colonne de { $cell }.
baron-put-not-lone = Il n’y a pas de dé seul en { $target }.
baron-equal-dice = Les dés de { $cell } et { $target } sont pareils : rien ne changerait.
baron-put-back = Un dé ne retourne pas sur la pile d’où il vient.
baron-put-on-empty = { $target } est vide : le dé doit aller sur d’autres dés.
baron-put-on-full = { $target } est plein : une pile a trois dés au plus.
baron-put-no-capture = Avec ce dé en { $target }, vous ne pourriez plus capturer.

baron-needs-own = Votre dé est au sommet de { $cell }
baron-needs-over = Un dé se trouve en { $over }, à sauter
baron-needs-room = Il y a moins de trois dés en { $target }
baron-needs-unprotected = Le dé en { $over } n’est pas protégé
