# Clans et pièces
page-cn-clan-north = Azur
page-cn-clan-east = Gueules
page-cn-clan-south = Sinople
page-cn-clan-west = Or
page-clan-north = { page-cn-clan-north }
page-clan-east = { page-cn-clan-east }
page-clan-south = { page-cn-clan-south }
page-clan-west = { page-cn-clan-west }
page-cn-camp-north = Azur, nord
page-cn-camp-east = Gueules, est
page-cn-camp-south = Sinople, sud
page-cn-camp-west = Or, ouest
page-cn-knight = Chevalier
page-cn-pawn-of = { $rank ->
    [grand] Grand
    [gros] Gros
    [mince] Mince
   *[petit] Petit
  } { $clan ->
    [north] d’azur
    [east] de gueules
    [south] de sinople
   *[west] d’or
  }

# Lieux
page-cn-cell = case { $cell }
page-cn-tresor = Trésor { $depth }
page-cn-couronne = Couronne
page-cn-porte = Porte
page-cn-arrivee = Arrivée
page-cn-start = au départ
page-cn-lifted = soulevé
page-cn-gate = { $kind ->
    [couronne] Couronne
   *[porte] Porte
  } { $clan ->
    [north] d’azur
    [east] de gueules
    [south] de sinople
   *[west] d’or
  }, case { $cell }
page-cn-home = Arrivés

# Qui est qui
page-cn-you = vous
page-cn-ally = allié
page-cn-role = { $clan } · { $who }

# Où en est la partie
page-cn-subtitle-long = Grand plateau
page-cn-subtitle-short = Petit plateau
page-cn-subtitle-two = Un contre un
page-cn-subtitle-alone = Chacun pour soi
page-cn-subtitle-teams = Deux contre deux
page-cn-subtitle-both = Deux contre deux, les deux clans
page-cn-subtitle = { $board } · { $way }
page-cn-step-throw = Lancer les dés
page-cn-step-first = Premier dé
page-cn-step-second = Deuxième dé
page-cn-step-third = Troisième dé
page-cn-step-place = Poser la pièce

# Questions
page-cn-ask-first_pawn = Quel pion commence sur votre Couronne ?
page-cn-ask-set_knight = Où posez-vous le Chevalier ?
page-cn-ask-die = Que faites-vous du { $die } ?
page-cn-ask-dice = Quelle pièce, et avec quel dé ?
page-cn-ask-pawn = Avec quel dé { $pawn } avance-t-il ?
page-cn-ask-knight = Avec quel dé le Chevalier avance-t-il ?
page-cn-ask-displace = Où va { $pawn } ?
page-cn-ask-displace-own = Où va votre { $pawn } ?
page-cn-ask-push = Où envoyez-vous le Chevalier ?
page-cn-ask-roll = { $name } lance les dés.
page-cn-ask-wait = { $name } joue.
page-cn-ask-over = La partie est finie.

# Une phrase discrète sous la question
page-cn-note-first_pawn = Les trois autres attendent au départ qu’un 6 les fasse entrer.
page-cn-note-set_knight = Toute case du parcours sans pion, Couronnes et Portes comprises.
page-cn-note-displace = Toute case libre du parcours, devant ou derrière, sauf les Couronnes et les Portes. Le pion garde son tour.
page-cn-note-push = N’importe quelle case libre, Couronnes et Portes comprises.
page-cn-note-black = La face noire vous laisse choisir : un pion, ou le Chevalier.
page-cn-note-black-strict = Face noire : au moins un dé doit déplacer le Chevalier.
page-cn-note-only-knight = Aucun de vos pions ne peut avancer de { $die } : ce dé mène le Chevalier.
page-cn-note-must-ride = Aucun dé n’a encore déplacé le Chevalier : le dernier le doit.
page-cn-note-again = { $count ->
    [3] Trois { $face }
   *[2] Deux { $face }
  } : une fois les dés joués, vous les relancez.
page-cn-note-partner = Votre clan est arrivé : vous jouez les pions de votre allié.
page-cn-only-move = Seul coup possible : { $deed }

# Réponses
page-cn-with = avec le { $die }
page-cn-cells-two = { $first } ou { $second } cases
page-cn-cells-three = { $first }, { $second } ou { $third } cases
page-cn-enters = entre
page-cn-begins = commence
page-cn-sends = renvoie { $pawn }
page-cn-pushes = pousse le Chevalier
page-cn-lifts = prend la place de { $pawn }
page-cn-short-sends = renvoie { $rank }
page-cn-short-lifts = soulève { $rank }
page-cn-to = { $place }
page-cn-far = à { $steps } de sa Porte
page-cn-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  }
page-cn-goes = { $piece }, avec le { $die } : { $place }
page-cn-goes-and = { $piece }, avec le { $die } : { $place }, { $deed }
page-cn-comes-in = { $piece } entre avec le { $die }
page-cn-comes-in-and = { $piece } entre avec le { $die } : { $deed }
page-cn-left-to-porte = à { $steps } pas de sa Porte

# Dés
page-cn-dice = Dés
page-cn-your-dice = Vos dés
page-cn-dice-of = Dés de { $name }
page-cn-die = Dé : { $face }
page-cn-die-used = Dé : { $face }, joué
page-cn-die-black = Face noire
page-cn-die-black-about = ne bouge rien, laisse le choix
page-cn-lane-played = joué
page-cn-lane-choice = { $count ->
    [one] { $count } pièce peut s’en servir
   *[other] { $count } pièces peuvent s’en servir
  }

# Joueurs
page-cn-pawns = { $home } à l’Arrivée, { $way } en route, { $start } au départ
page-cn-who-sends-whom = Qui renvoie qui
page-cn-ranks = Grand bat Gros, Mince et Petit ; Gros bat Mince et Petit ; Mince bat Petit ; Petit bat Grand.

# Le plateau en une phrase
page-cn-label = La croix, { $cells } cases. { $clans } { $knight }
page-cn-label-clan = { $clan }, { $name } : { $pawns }.
page-cn-label-pawn = { $pawn } { $place }
page-cn-label-knight = Le Chevalier est sur la case { $cell }.
page-cn-label-no-knight = Le Chevalier n’est pas sur le parcours.

# Le plateau en texte
page-cn-read-pawns = Où sont les pions
page-cn-read-clan = { $clan }, { $name }
page-cn-read-track = Cases occupées du parcours, { $cells } en tout, dans le sens horaire
page-cn-read-taken = { $cell } : { $piece }

# La fin
page-cn-sheet-title = Sur l’Arrivée
page-cn-sheet-home = { $count ->
    [0] aucun pion arrivé
    [1] 1 pion arrivé
    [4] les quatre arrivés
   *[other] { $count } pions arrivés
  }
page-cn-sheet-wins = gagne

# What things are
page-cn-about-grand = Bat Gros, Mince et Petit. Seul Petit le bat.
page-cn-about-gros = Bat Mince et Petit. Grand le bat.
page-cn-about-mince = Bat Petit. Grand et Gros le battent.
page-cn-about-petit = Bat Grand, et personne d’autre. Grand, Gros et Mince le battent.
page-cn-about-knight = Il n’est à personne et tous le déplacent. Il soulève le pion sur lequel il s’arrête.
page-cn-about-couronne = Les pions de son clan entrent ici. Un pion d’un autre camp n’y a pas de rang : tout rival le renvoie.
page-cn-about-porte = Les pions de son clan doivent s’arrêter ici exactement. Un pion d’un autre camp n’y a pas de rang : tout rival le renvoie.
page-cn-about-cell = Une case du parcours : pions et Chevalier le suivent dans le sens horaire.
page-cn-about-tresor = Dans le Trésor, personne d’autre ne vient : un pion y est en sûreté.
page-cn-about-home = Arrivée : quatre pions ici gagnent. Il faut y arriver exactement.

# The goal, at the start of a table
page-goal-chevalier_noir = Menez vos quatre pions autour de la croix et jusqu’au centre avant tous les autres.

# Dans le salon
page-lobby-chevalier_noir = Ramenez quatre pions, et poussez le cavalier noir dans les jambes des autres.

# Les règles : un chapitre, une phrase, une image
page-learn-chevalier-board = Le plateau
page-learn-chevalier-board-title = Le tour de la croix, puis le centre
page-learn-chevalier-board-lead = Un clan entre par sa Couronne, fait tout le parcours dans le sens des aiguilles d’une montre, s’arrête exactement sur sa Porte, et gagne l’Arrivée par son Trésor.
page-learn-chevalier-board-picture = Une croix entourée de cases. Un chemin en pointillé part de la Couronne du nord, fait le tour jusqu’à la Porte du nord et descend le Trésor jusqu’au centre.
page-learn-chevalier-board-caption = Le chemin du nord. La Porte est la dernière case avant sa propre Couronne.

page-learn-chevalier-start = Mise en place
page-learn-chevalier-start-title = Un pion chacun, puis le Chevalier
page-learn-chevalier-start-lead = Tour à tour, chaque clan pose un pion de son choix sur sa Couronne ; les trois autres attendent. Puis le premier joueur pose le Chevalier sur une case du parcours sans pion, et commence.
page-learn-chevalier-start-picture = Un pion sur une Couronne, trois pions qui attendent dans leur camp, le Chevalier sur le parcours.
page-learn-chevalier-start-caption = À quatre, on joue en deux équipes, face à face, sauf si la table en décide autrement.

page-learn-chevalier-dice = Dés
page-learn-chevalier-dice-title = Trois dés, et chaque nombre sert une fois
page-learn-chevalier-dice-lead = L’un après l’autre, dans l’ordre qui vous plaît, pour un pion ou pour plusieurs. Un 6 peut aussi faire entrer un pion. Les nombres égaux sont relancés une fois que tout est joué.
page-learn-chevalier-dice-plain = Trois dés chiffrés : 3, 5 et 2.
page-learn-chevalier-dice-plain-caption = Sans noir, un nombre déplace un pion s’il le peut ; sinon, et seulement alors, le Chevalier.
page-learn-chevalier-dice-black = Deux dés montrent 4 et 6, et le dé spécial est noir.
page-learn-chevalier-dice-black-caption = Avec du noir, vous choisissez pour chaque nombre : un pion, ou le Chevalier.

page-learn-chevalier-ranks = Rangs
page-learn-chevalier-ranks-title = Qui arrive renvoie ceux qu’il bat
page-learn-chevalier-ranks-lead = Le rang plus haut bat le plus bas ; et le Petit bat le Grand. Un adversaire battu retourne au départ. Sur un adversaire que vous ne battez pas, ou sur un pion de votre camp, on ne s’arrête pas.
page-learn-chevalier-ranks-picture = Du plus haut au plus bas : Grand, Gros, Mince, Petit. Une flèche revient du Petit au Grand.
page-learn-chevalier-ranks-caption = Grand, Gros, Mince, Petit, et la boucle est bouclée.

page-learn-chevalier-way = Le retour
page-learn-chevalier-way-title = La Porte au compte exact, l’Arrivée aussi
page-learn-chevalier-way-lead = Les pions passent par-dessus tout ce qu’ils rencontrent. Un dé qui porterait un pion au-delà de sa Porte ne le déplace pas ; un autre dé le fait ensuite entrer dans son Trésor. Là, il est à l’abri.
page-learn-chevalier-way-picture = Un pion à deux cases de sa Porte : un 2 l’y mène, un 5 ne le déplace pas. De la Porte, le Trésor mène au centre.
page-learn-chevalier-way-caption = À deux cases de la Porte, seul un 1 ou un 2 déplace ce pion.

page-learn-chevalier-doors = Couronne et Porte
page-learn-chevalier-doors-title = Sur une Couronne ou une Porte étrangère, le rang ne vaut rien
page-learn-chevalier-doors-lead = Tout adversaire qui s’y arrête renvoie le pion au départ. Sur celles de votre camp, votre rang tient. Un pion qui entre chasse l’adversaire de sa Couronne, quels que soient les deux rangs.
page-learn-chevalier-doors-picture = Un Grand de l’est se trouve sur la Couronne du nord ; un Mince du nord entre et le renvoie au départ.
page-learn-chevalier-doors-caption = Le Mince entre, et le Grand étranger rentre chez lui.

page-learn-chevalier-knight = Le Chevalier
page-learn-chevalier-knight-title = Le Chevalier prend une case, et vous choisissez où va le pion
page-learn-chevalier-knight-lead = Quand vous le menez sur un pion, à qui que ce soit, vous posez ce pion sur une case libre du parcours, à votre choix, mais sur aucune Couronne ni aucune Porte.
page-learn-chevalier-knight-picture = Le Chevalier s’arrête sur un pion vert, qu’on pose ailleurs sur une case libre.
page-learn-chevalier-knight-caption = Devant ou derrière, comme il vous plaît. Seul comptera le chemin de là jusqu’à sa Porte.
page-learn-chevalier-knight-push = Un pion jaune s’arrête sur la case du Chevalier, qu’on pose ailleurs.
page-learn-chevalier-knight-push-caption = « Pousse-toi de là ! » Un pion qui s’arrête exactement sur sa case la prend, et son joueur le pose sur une case libre du parcours.

page-learn-chevalier-end = La fin
page-learn-chevalier-end-title = Quatre pions arrivés, et la partie est gagnée
page-learn-chevalier-end-lead = Le premier clan dont les quatre pions sont sur l’Arrivée gagne sur-le-champ. En équipe, les deux partenaires gagnent, et des partenaires ne se renvoient jamais.
page-learn-chevalier-end-picture = Quatre pions bleus autour du centre du plateau.
page-learn-chevalier-end-caption = Par option, une équipe ne gagne que lorsque ses deux clans sont arrivés.
page-coach-chevalier-move =
    { $count ->
        [1] Le pion éclairé peut avancer avec un de vos dés : touchez-le.
       *[other] Chaque pion éclairé peut avancer avec un de vos dés : touchez-en un.
    }
page-coach-chevalier-enter =
    { $count ->
        [1] Le pion éclairé peut entrer sur le plateau : touchez-le.
       *[other] Chaque pion éclairé peut entrer sur le plateau : touchez-en un.
    }
page-coach-chevalier-ride = Le Chevalier peut galoper avec un de vos dés : touchez-le.
page-coach-chevalier-knight =
    { $count ->
        [1] Le Chevalier peut aller sur la case éclairée : touchez-la.
       *[other] Le Chevalier peut aller sur toute case éclairée : touchez-en une.
    }
page-coach-chevalier-displace =
    { $count ->
        [1] Le pion déplacé peut aller sur la case éclairée : touchez-la.
       *[other] Le pion déplacé peut aller sur toute case éclairée : touchez-en une.
    }
page-coach-chevalier-move-to =
    { $count ->
        [1] Le pion éclairé peut aller aussi loin : touchez-le.
       *[other] Chaque pion éclairé peut aller aussi loin : touchez-en un.
    }
page-coach-chevalier-enter-to =
    { $count ->
        [1] Le pion éclairé peut entrer avec ce nombre : touchez-le.
       *[other] Chaque pion éclairé peut entrer avec ce nombre : touchez-en un.
    }
page-coach-chevalier-ride-to = Le Chevalier peut galoper aussi loin : touchez-le.
page-coach-chevalier-move-beside-to = Touchez le nombre dont il avance, ou la case où cela mène.
page-coach-chevalier-enter-beside-to = Touchez le nombre qui le fait entrer.
page-coach-chevalier-ride-beside-to = Touchez le nombre dont il galope, ou la case où cela mène.
