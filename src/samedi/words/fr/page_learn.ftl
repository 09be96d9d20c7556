# Les règles dans la page : un chapitre, une phrase, une image.

page-learn-title = { $game } : comment jouer
page-learn-chapters = Chapitres
page-learn-play = Jouer
page-learn-home = Tous les jeux
page-learn-other = Les autres jeux
page-learn-clauses =
    { $count ->
        [one] La règle, mot à mot
       *[other] Les { $count } règles, mot à mot
    }
page-learn-clauses-loading = On va chercher les règles…
page-learn-clauses-failed = Les règles numérotées ne sont pas arrivées.
page-learn-again = Réessayer
page-learn-every = Toutes les règles, par numéro
page-learn-link = Lien vers { $clause }
page-learn-says = Ce que dit la règle { $clause }
page-learn-more = La voir en images
page-learn-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
