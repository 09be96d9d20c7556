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
page-learn-holds = C’est le cas
page-learn-fails = Ce n’est pas le cas
page-learn-says = Ce que dit la règle { $clause }
page-learn-more = La voir en images
page-learn-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Leçons
page-lesson-path = Apprendre { $game }
page-lesson-path-about = De courtes leçons sur le vrai plateau. Vous jouez, et chaque règle vient quand il la faut.
page-lesson-progress = { $done } leçons sur { $of }
page-lesson-begin = Commencer
page-lesson-go-on = Continuer
page-lesson-again = Tout reprendre du début
page-lesson-done = fait
page-lesson-at = Leçon { $at } sur { $of }
page-lesson-tasks = { $task } tâches faites sur { $tasks }
page-lesson-hint = Un conseil
page-lesson-show = Montrez-moi
page-lesson-right = C’est ça !
page-lesson-on = Continuer
page-lesson-other = C’est permis, mais ce n’est pas ce qui était demandé.
page-lesson-other-question = Annulez et réessayez
page-lesson-undo = Annuler
page-lesson-learnt = Bravo !
page-lesson-next = Leçon suivante
page-lesson-once-more = Encore une fois
page-quiz-offer = Vous connaissez les règles ?
page-film-play = Lire
page-film-pause = Pause
page-film-step = Étape suivante
