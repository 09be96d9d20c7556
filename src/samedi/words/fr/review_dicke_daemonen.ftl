# Pourquoi un tour aurait été meilleur : ce que sait le jugement d’un monde.
daemonen-why-colours = Cela aurait freiné la plus forte des autres couleurs.
daemonen-why-standing = Cela aurait donné plus de points à la bonne couleur.
