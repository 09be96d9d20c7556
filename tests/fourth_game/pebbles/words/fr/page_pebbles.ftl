page-lobby-pebbles = Un tas, une pièce, et plus rien pour l’autre.

# À la table
page-pebbles-board =
    { $heap ->
        [one] Un tas d’un caillou.
       *[other] Un tas de { $heap } cailloux.
    }
page-pebbles-ask = Combien de cailloux prenez-vous ?
page-pebbles-take = En prendre { $count }
page-pebbles-coin = puis la pièce
page-pebbles-role = en a { $count }
page-pebbles-first = Qui commence
page-pebbles-second = Qui joue en second
page-pebbles-sheet = { $name } en a pris { $count }

# Les règles : un chapitre, une phrase, une image
page-learn-pebbles-heap = Le tas
page-learn-pebbles-heap-title = Un tas entre deux
page-learn-pebbles-heap-lead = Des cailloux se trouvent entre deux joueurs, qui jouent à tour de rôle.
page-learn-pebbles-turn = Un tour
page-learn-pebbles-turn-title = Un, deux ou trois
page-learn-pebbles-turn-lead = Prenez jusqu’à trois cailloux ; à partir de deux on lance une pièce, et sur pile l’un d’eux revient.
page-learn-pebbles-end = La fin
page-learn-pebbles-end-title = Plus rien
page-learn-pebbles-end-lead = Qui laisse le tas vide à la fin d’un tour gagne.
page-learn-pebbles-picture = Des cailloux en rang
page-coach-pebbles-take = Chaque caillou éclairé termine ce que vous pouvez prendre : touchez-en un.
