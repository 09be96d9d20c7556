# Pourquoi un tour aurait été meilleur : ce que sait le jugement d’une course.
chevalier-why-standing = Ce camp aurait eu plus d’avance sur le parcours.
