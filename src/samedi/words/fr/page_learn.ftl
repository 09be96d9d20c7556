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
page-learn-unknown = Il n’y a pas de jeu de ce nom ici.
page-learn-link = Lien vers { $clause }
page-learn-says = Ce que dit la règle { $clause }
page-learn-more = La voir en images
page-learn-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Baron Voodoo

page-learn-baron-board = Le plateau
page-learn-baron-board-title = Quarante-huit âmes se pressent chez le Baron
page-learn-baron-board-lead = Un dé est une âme : une couleur, et la face du dessus. Chaque emplacement a aussi une couleur, et commence avec un dé de celle-ci. Seul le carrefour noir du milieu reste vide.
page-learn-baron-board-picture = Un coin du plateau autour du carrefour d4, qui est vide. Un dé se trouve sur chaque autre emplacement, de la couleur de celui-ci.
page-learn-baron-board-caption = Vous commencez avec 3 offrandes et aucun point.
page-learn-baron-board-loas = Chaque Loa a sa couleur. Le blanc n’est à personne, et va partout.
page-learn-baron-board-ways = Quatre mises en place

page-learn-baron-turn = Votre tour
page-learn-baron-turn-title = Un pouvoir si vous voulez, une capture, puis vos faveurs
page-learn-baron-turn-lead = La capture est obligatoire. Un pouvoir est à vous, avant elle ou tout à la fin. Entre les deux viennent cinq faveurs, toujours dans cet ordre.
page-learn-baron-turn-a = Un pouvoir, si vous voulez
page-learn-baron-turn-a-about = celui de votre Loa est gratuit, un autre coûte 1 offrande
page-learn-baron-turn-b = La capture
page-learn-baron-turn-b-about = la seule chose obligatoire
page-learn-baron-turn-c1 = Votre couleur ?
page-learn-baron-turn-c1-about = elle donne 1 offrande
page-learn-baron-turn-c2 = Tourner le dé capturé
page-learn-baron-turn-c2-about = sur une autre face, pour 1 offrande
page-learn-baron-turn-c3 = Utiliser sa face
page-learn-baron-turn-c3-about = maintenant, ou elle est perdue
page-learn-baron-turn-c4 = Jouer un autre tour
page-learn-baron-turn-c4-about = aussitôt, pour 2 offrandes, à la place du reste de celui-ci
page-learn-baron-turn-c5 = Descendre des dés
page-learn-baron-turn-c5-about = les combinaisons marquent
page-learn-baron-turn-d = Un pouvoir, s’il n’a pas servi
page-learn-baron-turn-d-about = au même prix

page-learn-baron-capture = Capture
page-learn-baron-capture-title = Une âme saute, et prend ce qu’elle a sauté
page-learn-baron-capture-lead = Choisissez un dé de votre couleur, seul ou au sommet. Il saute tout droit par-dessus l’emplacement voisin, jusque sur le suivant. Le dé du sommet que vous avez sauté est à vous.
page-learn-baron-capture-picture = Un dé rouge saute vers la droite par-dessus un dé jaune et se pose derrière lui.
page-learn-baron-capture-caption = Toute couleur peut être prise, la vôtre aussi.
page-learn-baron-capture-full = Trois dés sur un emplacement : un dé rouge ne peut pas s’y poser.
page-learn-baron-capture-full-caption = En se posant, les dés s’empilent. À trois, c’est plein.
page-learn-baron-capture-ward = Un dé turquoise protégé ne peut pas être sauté.
page-learn-baron-capture-ward-caption = Une couleur protégée est hors de portée.

page-learn-baron-faces = Faces
page-learn-baron-faces-title = Ce que fait la face de votre prise
page-learn-baron-faces-lead = Vous pouvez utiliser la face capturée, une fois, maintenant. Si vous la laissez, elle ne revient pas.
page-learn-baron-faces-offering = gagnez 1 offrande
page-learn-baron-faces-soul = gagnez 1 point
page-learn-baron-faces-change = tournez un dé de votre zone de capture sur une autre face
page-learn-baron-faces-protection = jusqu’à votre prochain tour, nul ne capture votre couleur ni ne vous vole
page-learn-baron-faces-steal = prenez un dé du Monde des Esprits d’un autre pour le vôtre
page-learn-baron-faces-exchange = échangez deux dés de deux zones de capture

page-learn-baron-powers = Pouvoirs
page-learn-baron-powers-title = Quatre Loas, quatre façons de déplacer les dés
page-learn-baron-powers-lead = Votre pouvoir est gratuit, celui d’un autre Loa coûte 1 offrande, même si personne ne le joue. Un pouvoir doit changer le plateau ; avant la capture, il doit aussi vous en laisser une.
page-learn-baron-powers-mamy_wata = tasse une rangée ou une colonne contre un bout
page-learn-baron-powers-papa_legba = déplace un dé seul sur un emplacement vide de sa rangée ou de sa colonne
page-learn-baron-powers-erzulie_freda = échange deux dés seuls, où qu’ils soient
page-learn-baron-powers-gran_bwa = répartit les dés du haut d’une pile sur d’autres dés
page-learn-baron-powers-protected = Les pouvoirs déplacent des dés de toute couleur, protégés ou non.

page-learn-baron-combinations = Combinaisons
page-learn-baron-combinations-title = Les âmes assorties descendent ensemble
page-learn-baron-combinations-lead = Deux, trois ou quatre dés de votre zone de capture : la même icône en plusieurs couleurs, ou plusieurs icônes d’une même couleur. Ensemble, ils valent 1, 3 ou 5 points.
page-learn-baron-combinations-icon = même icône, trois couleurs : le blanc tient lieu de la troisième
page-learn-baron-combinations-colour = même couleur, deux icônes
page-learn-baron-combinations-four = même couleur, quatre icônes
page-learn-baron-combinations-marker = Qui a le plus de dés blancs dans son Monde des Esprits tient le marqueur Baron Samedi : tous les pouvoirs lui sont gratuits. À égalité, personne ne l’a.

page-learn-baron-end = La fin
page-learn-baron-end-title = 18 points à deux, 15 à trois, 12 à quatre
page-learn-baron-end-lead = La manche se joue alors jusqu’au bout. Chacun descend ce qui lui reste ; seule la meilleure combinaison y marque. Pour la couleur de chaque Loa, qui en a le plus dans son Monde des Esprits gagne 3 points ; à égalité, 1 chacun.
page-learn-baron-end-picture = Deux Mondes des Esprits : trois dés rouges contre deux donnent 3 points, deux turquoise contre deux donnent 1 point à chacun.
page-learn-baron-end-caption = Le plus haut score gagne. À égalité, c’est celui qui a déclenché la fin.
page-learn-baron-end-blocked = La partie finit aussi quand quelqu’un, au début de son tour, ne peut rien capturer, même après un pouvoir.

page-learn-baron-teams = Équipes
page-learn-baron-teams-title = Deux contre deux, avec une seule bourse
page-learn-baron-teams-lead = Les partenaires se font face et partagent offrandes, captures, Monde des Esprits et score : tout sauf la Protection. La partie finit à 18 points. Il n’y a pas de marqueur du Baron ; à la fin, le blanc compte comme cinquième couleur.
page-learn-baron-teams-picture = Deux façons de former les équipes : Papa Legba et Mamy Wata contre Erzulie Freda et Gran Bwa ; ou Mamy Wata et Erzulie Freda contre Papa Legba et Gran Bwa.
page-learn-baron-teams-caption = Il y a deux façons d’associer les Loas.

page-learn-baron-solo = Seul
page-learn-baron-solo-title = Vous contre Baron Samedi
page-learn-baron-solo-lead = Vous jouez comme d’habitude, sur les cinq emplacements par cinq du milieu. Lui ne saute pas et n’a pas de pouvoirs : il prend le prochain dé de sa ligne, réunit quatre icônes différentes de cette couleur, les descend, et passe à la couleur suivante.
page-learn-baron-solo-picture = Cinq emplacements sur cinq. Un chemin en pointillé part du chapeau en b2 et lit les rangées vers la droite, jusqu’au premier dé rouge que le Baron n’a pas encore.
page-learn-baron-solo-caption = Il lit le plateau depuis sa dernière capture, et prend le premier dé qui convient.
page-learn-baron-solo-end = La partie finit avec la manche de sa quatrième combinaison. Une égalité est pour lui.
page-learn-baron-solo-levers = Quatre leviers règlent la difficulté : votre Loa, ses premiers points, le niveau de sa ligne, et qui commence.

## Dicke Dämonen

page-learn-daemonen-world = Le monde
page-learn-daemonen-world-title = Quatre cordes découpent la table en champs
page-learn-daemonen-world-lead = Feu, eau, terre et air : une corde fermée chacun, et chacune en croise au moins deux autres. Là où deux cordes se croisent, il y a quatre coins, un dans chaque champ autour. Chaque corde a un nœud.
page-learn-daemonen-world-picture = Quatre cordes fermées, rouge, bleue, verte et jaune, se croisent. Un croisement montre ses quatre coins, chaque corde son nœud.
page-learn-daemonen-world-caption = Tout ce qui entoure les cordes est un champ aussi : le champ extérieur.
page-learn-daemonen-world-made = Dessinez le monde à la main, faites-le naître d’un nombre, ou choisissez-en un dans la liste.

page-learn-daemonen-turn = Votre tour
page-learn-daemonen-turn-title = Posez-en une, prédisez si vous l’osez, tirez-en une
page-learn-daemonen-turn-lead = Chacun tient quatre créatures en secret. À votre tour, vous en posez une ; puis, une fois dans la partie, vous pouvez prédire ; enfin vous en tirez une du sac.
page-learn-daemonen-turn-place = Poser
page-learn-daemonen-turn-place-about = un démon dans un coin ou un fantôme dans un champ
page-learn-daemonen-turn-predict = Prédire
page-learn-daemonen-turn-predict-about = une fois dans la partie, si vous voulez
page-learn-daemonen-turn-draw = Tirer
page-learn-daemonen-turn-draw-about = tant qu’il y a quelque chose dans le sac
page-learn-daemonen-turn-bag = Cinquante créatures sont dans le sac : dix fantômes, et dix démons de chaque couleur.

page-learn-daemonen-demons = Démons
page-learn-daemonen-demons-title = Un démon prend un coin auprès de sa couleur
page-learn-daemonen-demons-lead = Le coin doit être libre, dans un champ sans fantôme, et l’une des deux cordes qui s’y croisent doit être de la couleur du démon.
page-learn-daemonen-demons-picture = Une corde rouge croise une bleue. Un démon rouge occupe un coin, les autres sont libres ; un démon vert est arrêté.
page-learn-daemonen-demons-caption = Démons rouges et bleus peuvent s’installer ici ; verts et jaunes, non.
page-learn-daemonen-demons-outer = Les coins du champ extérieur sont des coins comme les autres.

page-learn-daemonen-ghosts = Fantômes
page-learn-daemonen-ghosts-title = Un fantôme gèle tout un champ
page-learn-daemonen-ghosts-lead = Il prend le centre d’un champ qui n’en a pas encore, avec ou sans démons. On n’y pose plus rien ; les démons qui s’y trouvent comptent toujours.
page-learn-daemonen-ghosts-picture = Un champ entre deux cordes est gelé : un fantôme au centre, un démon bleu dans son coin.
page-learn-daemonen-ghosts-caption = Le champ extérieur n’a pas de centre : aucun fantôme n’y va.

page-learn-daemonen-prediction = Prédiction
page-learn-daemonen-prediction-title = Prévoyez la couleur qui gagnera
page-learn-daemonen-prediction-lead = Une fois, après avoir posé, étalez une créature de votre main : vous dites que sa couleur, même le blanc, gagnera. Le reste de votre main retourne dans le sac sans être vu, et désormais vous n’en tenez jamais plus d’une.
page-learn-daemonen-prediction-picture = Un démon vert est étalé sous un cristal ; deux créatures cachées retournent dans le sac.
page-learn-daemonen-prediction-caption = Une couleur déjà nommée par quelqu’un est prise.

page-learn-daemonen-end = La fin
page-learn-daemonen-end-title = Un champ revient à la couleur la plus nombreuse
page-learn-daemonen-end-lead = La partie est finie quand le joueur dont le tour commence ne peut rien poser. Dans chaque champ, la couleur en tête gagne un point par coin et par nœud ; une tête partagée ne gagne rien. Le blanc gagne un point par fantôme.
page-learn-daemonen-end-picture = Un champ de trois coins avec un nœud. Deux démons rouges et un bleu : le rouge gagne 4 points.
page-learn-daemonen-end-caption = Trois coins et un nœud : 4 points pour le rouge.
page-learn-daemonen-end-winner = La couleur qui a le plus de points gagne, et avec elle qui l’a prédite. Si personne ne l’a fait, tous perdent.

page-learn-daemonen-alone = Seul
page-learn-daemonen-alone-title = Nommez jusqu’à trois couleurs, dans leur ordre
page-learn-daemonen-alone-lead = Vous prédisez une fois, avec une, deux ou trois créatures de couleurs différentes : première, deuxième, troisième. Si aucune ne dépasse celle d’avant, et qu’aucune autre ne dépasse la dernière, vous marquez. Sinon, c’est 0.
page-learn-daemonen-alone-picture = Le vert, avec 9 points, compte trois fois, le rouge, avec 8 points, deux fois : 43.
page-learn-daemonen-alone-caption = Trois fois la première, deux fois la deuxième, une fois la troisième : 27 + 16 = 43.

## Le Chevalier Noir

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
