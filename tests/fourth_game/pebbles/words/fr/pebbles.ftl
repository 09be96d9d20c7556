pebbles-title = Cailloux
pebbles-about = Prenez un, deux ou trois cailloux ; qui n’en laisse aucun gagne.
pebbles-legend = o un caillou ; dessous, ce que chacun a pris.

# Les options
pebbles-option-heap = Tas
pebbles-option-heap-about = Combien de cailloux s’y trouvent au début.

# Les tables proposées
pebbles-table-usual = douze cailloux
pebbles-table-small = cinq cailloux

# Ce qu’une place doit faire
pebbles-step-take = Prenez un, deux ou trois cailloux.
pebbles-step-toss = Lancez la pièce.

# Ce qu’il faut savoir
pebbles-status =
    { $heap ->
        [one] Il reste un caillou.
       *[other] Il reste { $heap } cailloux.
    }

# Ce que fait une action
pebbles-take =
    { $count ->
        [one] Prend un caillou.
       *[other] Prend { $count } cailloux.
    }
pebbles-heads = Face : ils restent pris.
pebbles-tails = Pile : l’un d’eux roule en arrière.

# Ce qui a été fait
pebbles-take-told =
    { $count ->
        [one] pris un caillou
       *[other] pris { $count } cailloux
    }
pebbles-heads-told = fait face : ils restent pris
pebbles-tails-told = fait pile : l’un d’eux a roulé en arrière

# Pourquoi cela ne se peut pas
pebbles-too-many = Vous ne pouvez pas en prendre { $count } : il n’en reste que { $heap }.
pebbles-awaits-toss = D’abord la pièce.
pebbles-awaits-take = Il faut d’abord prendre des cailloux.
