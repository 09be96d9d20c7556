# Essayer sur un plateau, et les études.
whatif-title = Essayer
whatif-tree = Ce qui a été essayé
whatif-share = Partager et garder
whatif-anew = Ce que vous ne pouviez pas savoir a été redistribué.
whatif-read-only = Ce lien permet de lire cette étude, pas de la changer.
whatif-copy = En faire la mienne
whatif-read-on = Ce qui a été essayé à partir d’ici
whatif-read-end = Rien n’a été essayé après.
whatif-over = La partie serait finie.
whatif-chance = Que donne le hasard ?
whatif-random = Au hasard
whatif-opinion = Avis
whatif-percent = { $percent } %
whatif-best = Les coups à regarder
whatif-no-opinion = Personne ne peut répondre pour le moment.
whatif-looked = { $count ->
    [one] une suite examinée
   *[other] { $count } suites examinées
}
whatif-apart = chaque chance vient de ce que ce joueur sait, et plusieurs peuvent gagner
whatif-thinking = Réflexion…
whatif-start = Le début
whatif-empty = Jouez sur le plateau pour tout le monde : tout ce que vous essayez reste ici. Revenez en arrière, faites autre chose, et voilà une branche.
whatif-step = Une étape
whatif-name-study = Nom de cette étude
whatif-name = Nom de cette branche
whatif-comment = Commentaire
whatif-cut = Supprimer cette branche
whatif-cut-title = Supprimer cette branche ?
whatif-cut-about = Tout ce qui a été essayé ensuite part avec elle.
whatif-keep = La garder
whatif-link-read = Pour lire
whatif-link-read-about = Avec ce lien, on voit tout et on ne change rien.
whatif-link-edit = Pour modifier
whatif-link-edit-about = Avec ce lien, on essaie aussi. Personne ne perd ce que l’autre a essayé ; d’un commentaire, le dernier reste.
whatif-here = Cette étude n’est que sur cet appareil : il n’y a pas de lien à envoyer. Qui la reçoit en fichier ou en texte peut l’ouvrir sur un serveur.
whatif-file = En fichier
whatif-text = En texte, avec les variantes
whatif-copy-link = Copier le lien
whatif-copy-by-hand = Le lien est sélectionné : copiez-le d’ici.
whatif-player = Joueur { $number }
whatif-delete = Supprimer cette étude
whatif-delete-title = Supprimer cette étude ?
whatif-delete-about = Elle disparaît pour tous ceux qui ont son lien.
whatif-delete-about-here = Elle n’est que sur cet appareil et sera perdue pour de bon.
