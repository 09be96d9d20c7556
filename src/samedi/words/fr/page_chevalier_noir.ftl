# Clans et pièces
page-cn-clan-north = Azur
page-cn-clan-east = Gueules
page-cn-clan-south = Sinople
page-cn-clan-west = Or
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
page-cn-step-throw = Lancer
page-cn-step-first = Premier dé
page-cn-step-second = Deuxième dé
page-cn-step-third = Troisième dé
page-cn-step-place = Poser

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

# Le journal, un tour en une ligne
page-cn-line-and = {", "}
page-cn-line-throw = lance { $faces }
page-cn-line-enter = { $pawn } entre
page-cn-line-enter-meets = { $pawn } entre et renvoie { $victim } ({ $clan })
page-cn-line-enter-pushes = { $pawn } entre et pousse le Chevalier
page-cn-line-move = { $pawn } → { $cell }
page-cn-line-move-meets = { $pawn } → { $cell } renvoie { $victim } ({ $clan })
page-cn-line-move-pushes = { $pawn } → { $cell } pousse le Chevalier
page-cn-line-tresor = { $pawn } → Trésor { $depth }
page-cn-line-home = { $pawn } → Arrivée
page-cn-line-ride = Chevalier → { $cell }
page-cn-line-ride-meets = Chevalier → { $cell } soulève { $victim } ({ $clan })
page-cn-line-knight = Chevalier posé en { $cell }
page-cn-line-displace = { $pawn } ({ $clan }) posé en { $cell }

# La fin
page-cn-sheet-title = Sur l’Arrivée
page-cn-sheet-home = { $count ->
    [0] aucun pion arrivé
    [1] 1 pion arrivé
    [4] les quatre arrivés
   *[other] { $count } pions arrivés
  }
page-cn-sheet-wins = gagne

