# Retour sur une partie : la même chose dans la page et dans `samedi review`.
review-progress = Retour sur la partie
review-column-seat = sur 100
review-column-start = départ
review-column-luck = chance
review-column-choices = ses choix
review-column-others = choix des autres
review-column-revealed = révélé
review-column-revisions = corrigé
review-column-result = résultat
review-column-even = à chance égale
review-legend = Chances de gagner, sur 100.
review-doubt = Ce que la recherche a corrigé en route peut aller jusqu’à { $doubt }.
review-doubt-large = La recherche a si souvent changé d’avis en route que ces sommes ne donnent qu’une idée.
review-left = La partie n’a pas été jouée jusqu’au bout : le résultat, ce sont les chances qui restaient.
review-open = La même chose si tout le monde avait vu toutes les mains
review-decided = Ce qui a décidé la partie
review-choices = Les meilleurs et les pires choix
review-luck = Ce que la chance a fait
review-nothing = Rien qui vaille un mot.
review-set-up = La mise en place
review-told-lucky = { $what } Cela a valu environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100 à { $name }.
review-told-lucky-you = { $what } Cela vous a valu environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100.
review-told-unlucky = { $what } Cela a coûté environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100 à { $name }.
review-told-unlucky-you = { $what } Cela vous a coûté environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100.
review-told-chose = { $what } Cela a coûté environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100. Mieux : { $better }
review-told-best = { $what } Bien vu : le deuxième choix aurait valu environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100 de moins. ({ $better })
review-told-gave = En tout, la chance a donné environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100 à { $name }.
review-told-gave-you = En tout, la chance vous a donné environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100.
review-told-took = En tout, la chance a pris environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100 à { $name }.
review-told-took-you = En tout, la chance vous a pris environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100.
review-told-line = Et ensuite : { $line }
review-why-wins = La partie aurait été gagnée.

# Le retour dans la page
review-title = Revenir sur la partie
review-open-sheet = En mots
review-working = { $done } moments examinés sur { $all }
review-refining = Les moments les plus importants sont examinés une fois de plus.
review-failed = On ne peut pas revenir sur cette partie pour l’instant.
review-again = Réessayer
review-graph = Chances de gagner, du début à la fin
review-graph-at = Après { $at } actions : { $chances }
review-chance = { $name } { $chance } %
review-key-luck = chance
review-key-choice = un choix
review-key-even = à chance égale
review-deciding-before = Le moment décisif d’avant
review-deciding-after = Le moment décisif suivant
review-sums = En chiffres
review-sums-about = Chances de gagner, en parties sur 100 : le départ, ce que la chance et les choix ont fait, et le résultat.
review-revealed-about = Ce qui a été révélé, c’est ce que les coups des autres ont dit de ce qu’ils cachaient : ni chance ni choix.
review-name = Joueur
review-time = Temps utilisé
review-minutes = { $minutes } min { $seconds } s
review-all = Tous les moments dans un tableau
review-moment = Moment
review-change = Changement pour { $name }
review-what-luck = chance
review-what-choice = { $name } a choisi
review-dice = Ce que le hasard a donné, compté
review-dice-about = Le hasard a tranché { $count } fois.
review-dice-mark = Le trait montre ce qui était à attendre.
review-dice-face = { $told } – { $count } fois, pour { $expected } attendues
review-dice-usual = Rien d’inhabituel : dans { $share } cas sur 10, l’écart serait aussi grand, ou plus.
review-dice-rare = C’est rare : l’écart n’est aussi grand, ou plus, que dans une partie sur { $games }.
review-dice-even = Étonnamment régulier : l’écart n’est aussi petit que dans une partie sur { $games }.
review-show = Montrer ce moment
review-play-on = Continuer à partir d’ici
review-play-on-about = Une nouvelle table commence avec cette position : contre des bots, avec des amis que vous invitez, ou seul, pour essayer ce qui se serait passé.
review-play-on-about-here = Une nouvelle table commence avec cette position : contre des bots, ou seul, pour essayer ce qui se serait passé.
review-play-on-same = Laisser tel quel
review-play-on-anew = Redistribuer
review-play-on-hidden = Et ce qui est caché ? Laissé tel quel, il est connu de qui regarde la partie terminée.
review-play-on-bots = Contre des bots
review-play-on-friends = Avec des amis
review-play-on-try = Essayer, pour tous les camps
review-play-on-cancel = Rester ici
review-mistakes = Apprendre de ses erreurs
review-mistakes-of = Apprendre des erreurs de { $name }
review-mistakes-none = Aucun de vos choix n’a coûté assez pour en apprendre quelque chose.
review-mistakes-none-of = Aucun choix de { $name } n’a coûté assez pour en apprendre quelque chose.
review-mistake = Erreur { $number } sur { $all }
review-mistake-ask = { $what } Qu’est-ce qui aurait été mieux ?
review-mistake-right = Oui, c’est bien cela.
review-mistake-close = Presque aussi bien que le meilleur choix.
review-mistake-wrong = Pas celui-là : il aurait valu environ { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100 de moins.
review-mistake-answer = Montrer la réponse
review-mistake-next = La suivante
review-mistake-done = C’était la dernière.
