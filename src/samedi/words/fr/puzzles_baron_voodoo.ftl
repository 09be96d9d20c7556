baron-theme-combination = Grosse combinaison
baron-theme-combination-why = Une combinaison de trois ou quatre dés rapporte bien plus que deux petites : descendez-la maintenant.
baron-theme-majority = Compter la majorité
baron-theme-majority-why = Le coup change qui a le plus de dés d’une couleur au Monde des Esprits : trois points à la fin, et trois que l’autre n’a pas.
baron-theme-protection = Protection
baron-theme-protection-why = Tant que vous êtes protégé, personne ne vole dans votre Monde des Esprits ni ne capture de dés de votre couleur.
baron-theme-ending = Finir la partie
baron-theme-ending-why = Le coup amène la fin pendant que vous êtes devant.
baron-theme-power = Pouvoir
baron-theme-power-why = Le pouvoir prépare d’abord la place, puis la capture vaut davantage.
baron-theme-again = Tour supplémentaire
baron-theme-again-why = Deux offrandes achètent un tour entier : rien d’autre ne rapporte autant maintenant.
baron-theme-steal = Vol
baron-theme-steal-why = Un dé volé compte deux fois : il manque là-bas et compte pour vous.
baron-theme-exchange = Échange
baron-theme-exchange-why = L’échange vous donne le dé qui va bien et laisse à l’autre celui qui ne va pas.
baron-theme-turning = Une autre face
baron-theme-turning-why = Avec une autre face, le dé entre dans une combinaison.
baron-theme-lowering = Descendre
baron-theme-lowering-why = Ce qui est descendu marque tout de suite, et ses couleurs comptent au Monde des Esprits.
baron-theme-effect = Effet du dé capturé
baron-theme-effect-why = La face du dé capturé fait quelque chose pour vous.
baron-theme-capture = Quelle capture
baron-theme-capture-why = Ce dé va avec ce que vous avez déjà, ou c’est celui qu’il faut à l’autre.
baron-quiz-capture = Le saut { $cell } → { $target } est-il permis maintenant ?
baron-quiz-captured = Le dé de { $cell } saute en { $target }. Qu’est-ce qui est capturé ?
baron-quiz-points = Combien de points rapporteraient au mieux les captures de { $loa } si on les descendait ?
baron-quiz-majority = Qui a seul la majorité des dés de cette couleur au Monde des Esprits : { $colour } ?
baron-daily-about = Seul contre Baron Samedi.
baron-daily-score =
    { $how ->
        [won] gagné de { $points }
        [lost] perdu de { $points }
       *[even] égalité
    }
