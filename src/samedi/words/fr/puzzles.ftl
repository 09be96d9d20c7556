page-puzzle = Problème
page-puzzle-grade =
    { $grade ->
        [1] Très facile
        [2] Facile
        [3] Moyen
        [4] Difficile
       *[5] Très difficile
    }
page-puzzle-row = { $row } de suite
page-puzzle-asked = À vous. Un coup est nettement le meilleur : jouez-le.
page-puzzle-right = C’est le meilleur coup ! Il gagne { $chance } parties sur 100.
page-puzzle-other = Ce n’est pas le meilleur coup.
page-puzzle-loses = Ce n’est pas le meilleur coup : il gagne { $left } parties sur 100, le meilleur { $best }.
page-puzzle-line = Ce qui peut suivre :
page-puzzle-best = Le meilleur :
page-puzzle-again-question = On réessaie ?
page-puzzle-again = Annuler
page-puzzle-reveal = Montrer la réponse
page-puzzle-solved =
    { $days ->
        [0] Résolu !
        [1] Résolu ! C’était le problème du jour.
       *[other] Résolu ! Le problème du jour { $days } jours de suite.
    }
page-puzzle-all = Tous les problèmes
page-puzzle-next = Problème suivant
page-puzzles = Problèmes : { $game }
page-puzzles-about = Des positions de vraies parties où un coup est nettement le meilleur. Trouvez-le.
page-puzzles-solved = { $done } sur { $of } résolus du premier coup
page-puzzles-streak = De suite : { $row }, au mieux { $best } · Problème du jour : { $days } { $days ->
        [one] jour
       *[other] jours
    } de suite
page-puzzles-today =
    Problème du jour ({ $grade ->
        [1] très facile
        [2] facile
        [3] moyen
        [4] difficile
       *[5] très difficile
    })
page-puzzles-grade = Difficulté
page-puzzles-theme = Sujet
page-puzzles-any = Tout
page-puzzles-go =
    { $count ->
        [0] Aucun problème de ce genre
       *[other] Problème suivant
    }
page-quiz = { $game } : vous connaissez les règles ?
page-quiz-finding = Un instant, on cherche des questions.
page-quiz-you = Vous
page-quiz-player = Joueur { $number }
page-quiz-at = Question { $number } sur { $of }
page-quiz-done = { $done } questions faites sur { $of }
page-quiz-right-so-far = { $right } { $right ->
        [one] juste
       *[other] justes
    }
page-quiz-right = C’est juste : « { $answer } »
page-quiz-wrong = Pas tout à fait. La réponse est « { $answer } ».
page-quiz-rule = La règle, { $clause }
page-quiz-next = Question suivante
page-quiz-result = Le résultat
page-quiz-score = { $right } sur { $of } justes
page-quiz-best = Votre record : { $best } sur { $of }
page-quiz-told =
    { $share ->
        [all] Pas une faute : vous pourriez l’enseigner.
        [most] Vous savez jouer. Le reste viendra en jouant.
       *[some] Tout n’est pas encore clair. Une leçon ou deux vont aider.
    }
page-quiz-look = À revoir
page-quiz-again = D’autres questions
page-quiz-lessons = Toutes les leçons
puzzles-progress = Recherche de problèmes
puzzles-none = { $game } n’a pas de problèmes : le jeu ne dit pas sur quoi ils portent.
puzzles-other-file = « { $name } » contient des problèmes d’un autre jeu, d’autres règles ou d’une autre graine.
quiz-yes = Oui
quiz-no = Non
quiz-number = { $number }
quiz-thing = { $thing }
quiz-nobody = Personne
quiz-none = Aucun
quiz-pair = { $first } et { $second }
quiz-you = Vous
quiz-answer = { $number }. ({ $clause })
quiz-no-questions = { $game } n’a pas de questions.
quiz-too-hard = Aucune question sur { $game } n’a été trouvée.
page-daily = Partie du jour : { $game }
page-daily-about = Le même plateau et la même chance pour tous aujourd’hui. Votre seule partie compte.
page-daily-left = Encore { $hours } h { $minutes } min
page-daily-play = Jouer
page-daily-go-on = Continuer
page-daily-given-up = Vous avez abandonné la partie du jour.
page-daily-look = La revoir
page-daily-results = Résultats
page-daily-rank = Rang
page-daily-name = Nom
page-daily-score = Résultat
page-daily-nobody = Personne ne l’a encore finie.
page-daily-nobody-then = Personne ne l’a finie.
page-daily-yours = Votre résultat : { $result }
page-daily-fun = C’est pour le plaisir : personne ne vérifie qui se cache derrière un nom, et avec deux appareils on peut jouer deux fois.
page-daily-no-line = La partie du jour demande une connexion : ses dés sont les mêmes pour tous, ils restent donc au serveur jusqu’à la fin du jour.
page-daily-yesterday = Hier ({ $day }), avec ses dés
page-daily-dice = La journée est finie, le secret est donc ouvert. Cette page a recalculé à partir de lui les premiers lancers, les mêmes pour tous ; les dés s’appellent « { $dice } » et ne contiennent le nombre de personne.
page-daily-check = Recalculer tous les lancers de votre partie
page-daily-own-dice = Votre partie
page-daily-secret = Secret
page-daily-commitment = Sceau, montré toute la journée
