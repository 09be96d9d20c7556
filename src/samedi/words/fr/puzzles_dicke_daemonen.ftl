daemonen-theme-prediction = Prédire
daemonen-theme-prediction-why = Maintenant cette couleur a assez de chances de gagner, et elle est encore libre.
daemonen-theme-ghost = Fantôme
daemonen-theme-ghost-why = Le fantôme gèle le champ : sa majorité reste comme elle est.
daemonen-theme-majority = Compter la majorité
daemonen-theme-majority-why = Une couleur gagne un champ, avec tous ses coins et ses nœuds.
daemonen-theme-breaking = Rompre une majorité
daemonen-theme-breaking-why = À démons égaux, le champ n’est à personne.
daemonen-theme-overtaking = Dépasser
daemonen-theme-overtaking-why = Les couleurs en tête ne sont plus les mêmes.
daemonen-theme-own = Votre couleur
daemonen-theme-own-why = Le coup aide la couleur que vous avez prédite.
daemonen-theme-shutting = Fermer la porte
daemonen-theme-shutting-why = Une couleur n’a plus où aller.
daemonen-theme-waiting = Attendre
daemonen-theme-waiting-why = On ne prédit qu’une fois, et attendre laisse le choix ouvert.
daemonen-theme-corner = Le bon coin
daemonen-theme-corner-why = Rien ne change encore de mains, mais le coin ne sera plus libre.
daemonen-element-red = Feu (rouge)
daemonen-element-blue = Eau (bleu)
daemonen-element-green = Terre (vert)
daemonen-element-yellow = Air (jaune)
daemonen-element-white = Fantôme (blanc)
daemonen-quiz-place = Peut-on poser { $creature } au croisement { $crossing } dans le champ { $field } maintenant ?
daemonen-quiz-crossing = Quels démons peuvent se poser au croisement { $crossing } ?
daemonen-quiz-freeze = Votre fantôme peut-il prendre le champ { $field } maintenant ?
daemonen-quiz-leads = Quelle couleur a la majorité du champ { $field } ?
daemonen-quiz-worth = Combien de points vaut le champ { $field } ?
daemonen-quiz-knots = Combien de nœuds comptent pour le champ { $field } ?
daemonen-quiz-white = Combien de points a le blanc si la partie finit maintenant ?
daemonen-quiz-hand = Vous avez posé et ne prédisez rien. Combien de créatures avez-vous en main à la fin de votre tour ?
daemonen-quiz-hand-predicted = Vous avez posé, et vous prédisez : { $colour }. Combien de créatures avez-vous en main à la fin de votre tour ?
daemonen-quiz-predict = Vous avez posé et tenez { $a }, { $b }, { $c }. Pouvez-vous prédire cette couleur maintenant : { $colour } ?
daemonen-quiz-stuck = Si quelqu’un commençait son tour maintenant avec { $creature } pour toute main, la partie serait-elle finie ?
daemonen-quiz-wins = Quelle couleur, ou quelles couleurs, gagneraient si la partie finissait maintenant ?
daemonen-quiz-winners = Qui gagnerait si la partie finissait maintenant ?
daemonen-daily-about = Le solitaire : prédire jusqu’à trois couleurs, dans leur ordre.
daemonen-daily-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
daemonen-because-demons = Démons dans le champ { $field } : Feu { $red }, Eau { $blue }, Terre { $green }, Air { $yellow }.
daemonen-because-leads = { $colour } en a plus que tous les autres.
daemonen-because-tie = Plusieurs sont en tête : égalité, et le champ n’est à personne.
daemonen-because-frozen = Un fantôme empêche d’en poser d’autres ; les démons qui s’y trouvent comptent toujours.
daemonen-because-worth = { $corners } coins, occupés ou non, et { $knots } { $knots ->
    [0] nœud
    [one] nœud
   *[other] nœuds
 } sur son bord.
daemonen-because-worth-outer = Il compte comme les autres : { $corners } coins, occupés ou non, et { $knots } { $knots ->
    [0] nœud
    [one] nœud
   *[other] nœuds
 } sur son bord.
daemonen-because-knots = { $knots ->
    [0] Aucun nœud n’est
    [one] 1 nœud est
   *[other] { $knots } nœuds sont
 } sur son bord. Un nœud compte pour les champs des deux côtés.
daemonen-because-ghosts = { $ghosts ->
    [0] Aucun fantôme n’est
    [one] 1 fantôme est
   *[other] { $ghosts } fantômes sont
 } sur le plateau. Chacun rapporte un point au blanc, quoi que vaille son champ.
daemonen-because-ghost-laid-open = Le fantôme dévoilé comme prédiction ne compte pas.
daemonen-because-points = Points : Feu { $red }, Eau { $blue }, Terre { $green }, Air { $yellow }, fantômes { $white }. Le maximum est { $most }.
daemonen-because-foreseen = Qui a prédit une couleur avec autant de points gagne, et personne d’autre.
daemonen-because-unforeseen = Personne n’a prédit une couleur avec autant de points : tous perdent.
daemonen-because-strings = Les cordelettes qui s’y croisent : { $one } et { $other }.
daemonen-because-room = Places restantes pour { $creature } : { $room }.
daemonen-because-hand = Après la pose il vous en reste { $left }, et vous { $drawn ->
    [0] n’en tirez pas : le sac est vide
   *[other] en tirez { $drawn }
 }.
daemonen-because-hand-predicted = L’une est dévoilée, { $rest ->
    [0] il n’en reste pas d’autre
    [one] l’autre retourne dans le sac
   *[other] les { $rest } autres retournent dans le sac
 }, et vous { $drawn ->
    [0] n’en tirez pas : le sac est vide
   *[other] en tirez { $drawn }
 }.
