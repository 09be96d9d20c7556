daemonen-theme-prediction = Prédire
daemonen-theme-prediction-why = Maintenant cette couleur a assez de chances de gagner, et elle est encore libre.
daemonen-theme-ghost = Fantôme
daemonen-theme-ghost-why = Le fantôme gèle le champ : sa majorité reste comme elle est.
daemonen-theme-majority = Compter la majorité
daemonen-theme-majority-why = Une couleur gagne un champ, avec tous ses coins et ses nœuds.
daemonen-theme-breaking = Rompre une majorité
daemonen-theme-breaking-why = À démons égaux, le champ n’est à personne.
daemonen-theme-overtaking = Dépasser
daemonen-theme-overtaking-why = Une autre couleur est maintenant en tête.
daemonen-theme-own = Votre couleur
daemonen-theme-own-why = Le coup aide la couleur que vous avez prédite.
daemonen-theme-shutting = Fermer la porte
daemonen-theme-shutting-why = Une couleur n’a plus où aller.
daemonen-theme-corner = Le bon coin
daemonen-theme-corner-why = Rien ne change encore de mains, mais le coin ne sera plus libre.
daemonen-quiz-place = Peut-on poser { $creature } au croisement { $crossing } dans le champ { $field } maintenant ?
daemonen-quiz-leads = Quelle couleur a la majorité du champ { $field } ?
daemonen-quiz-worth = Combien de points vaut le champ { $field } ?
daemonen-quiz-wins = Quelle couleur gagnerait si la partie finissait maintenant ?
daemonen-daily-about = Le solitaire : prédire le rang des couleurs.
daemonen-daily-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
