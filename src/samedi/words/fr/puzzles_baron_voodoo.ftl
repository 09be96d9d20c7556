baron-theme-combination = Grosse combinaison
baron-theme-combination-why = Une combinaison de trois ou quatre dés rapporte bien plus que deux petites : descendez-la maintenant.
baron-theme-majority = Compter la majorité
baron-theme-majority-why = Le coup change qui a le plus de dés d’une couleur au Monde des Esprits : trois points à la fin, un chacun à égalité.
baron-theme-protection = Protection
baron-theme-protection-why = Tant que vous êtes protégé, personne ne vole dans votre Monde des Esprits ni ne capture de dés de votre couleur.
baron-theme-ending = Finir la partie
baron-theme-ending-why = Le coup amène la fin, et c’est le moment.
baron-theme-power = Pouvoir
baron-theme-power-why = Un pouvoir change ce qui peut être capturé, par vous et par les autres : ici, c’est ce qui vaut le plus.
baron-theme-again = Tour supplémentaire
baron-theme-again-why = Deux offrandes achètent un tour entier : rien d’autre ne rapporte autant maintenant.
baron-theme-steal = Vol
baron-theme-steal-why = Un dé volé compte deux fois : il manque là-bas et compte pour vous.
baron-theme-exchange = Échange
baron-theme-exchange-why = Après cet échange, les dés sont mieux placés pour vous.
baron-theme-turning = Une autre face
baron-theme-turning-why = Une autre face vaut davantage ici : par son effet, ou dans une combinaison.
baron-theme-lowering = Descendre
baron-theme-lowering-why = Ce qui est descendu ensemble marque tout de suite, et ses couleurs comptent au Monde des Esprits.
baron-theme-effect = Effet du dé capturé
baron-theme-effect-why = La face du dé capturé fait quelque chose pour vous.
baron-theme-capture = Quelle capture
baron-theme-capture-why = Par sa face, pour une combinaison, ou parce qu’il manquera à un adversaire : ce dé vaut le plus.
baron-quiz-capture = Le saut { $cell } → { $target } est-il permis à { $loa } maintenant ?
baron-quiz-captured = Le dé en { $cell } saute en { $target }. Qu’est-ce qui est capturé ?
baron-quiz-offerings = Saut { $cell } → { $target } pour { $loa }, sans tourner le dé, et son effet est appliqué. Combien d’offrandes cela rapporte-t-il ?
baron-quiz-points-now = Saut { $cell } → { $target } pour { $loa }, sans tourner le dé, et son effet est appliqué. Combien de points cela rapporte-t-il tout de suite ?
baron-quiz-flip = Saut { $cell } → { $target } pour { $loa }. Peut-on ensuite tourner le dé capturé, avant son effet ?
baron-quiz-flipped = { $loa } dépense une offrande et tourne le dé qui vient d’être capturé, { $face } ({ $colour }), sur { $becomes }. Peut-on appliquer cette face maintenant ?
baron-quiz-changed = L’effet de Changement tourne un dé capturé, { $face } ({ $colour }), sur { $becomes }. Peut-on appliquer cette face maintenant ?
baron-quiz-shield = La Protection { $other-of } est active. Est-il permis à { $loa } de capturer des dés de cette couleur maintenant : { $colour } ?
baron-quiz-lasts-extra = La Protection { $loa-of } est active, et { $loa } achète un tour supplémentaire. La Protection y est-elle encore active ?
baron-quiz-lasts = La Protection { $loa-of } est active. Quand commence le prochain tour normal { $loa-of }, l’est-elle encore ?
baron-quiz-steal = Est-il permis à { $loa } de voler ce dé { $other-of } maintenant : { $face } ({ $colour }) ?
baron-quiz-exchange = Est-il permis à { $loa } d’échanger ce dé { $other-of } maintenant : { $face } ({ $colour }) ?
baron-quiz-again = { $extra ->
    [yes] C’est le tour supplémentaire { $loa-of }
   *[no] C’est un tour normal { $loa-of }
 }, et l’effet du dé capturé reste inutilisé. Peut-on acheter un tour supplémentaire maintenant ?
baron-quiz-last = { $used ->
    [yes] { $loa } a utilisé un pouvoir avant de capturer, ce tour-ci.
   *[no] { $loa } n’a pas utilisé de pouvoir ce tour-ci.
 } Sans tour supplémentaire, peut-on utiliser un pouvoir à la fin de ce tour ?
baron-quiz-price = Combien d’offrandes le pouvoir { $whose-of } coûte-t-il à { $loa } maintenant ?
baron-quiz-slid = Mamy Wata tasse la { $kind ->
    [row] rangée
   *[column] colonne
 } { $line } { $edge }. Combien de dés y a-t-il alors en { $cell } ?
baron-quiz-slide = { $loa } utilise le pouvoir { $power-of }. Peut-on tasser la { $kind ->
    [row] rangée
   *[column] colonne
 } { $line } { $edge } ?
baron-quiz-pick = { $loa } utilise le pouvoir { $power-of }. Peut-on choisir { $cell } ?
baron-quiz-put = { $loa } utilise le pouvoir { $power-of } en { $cell }. Le dé peut-il aller en { $target } ?
baron-quiz-spread = Gran Bwa disperse la pile en { $cell }. Combien de dés la quittent ?
baron-quiz-points = Combien de points rapporteraient au mieux les captures { $loa-of } si on les descendait ?
baron-quiz-group-2 = Descendus ensemble, combien de points rapportent ces dés : { $face1 } ({ $colour1 }), { $face2 } ({ $colour2 }) ? 0 si c’est impossible.
baron-quiz-group-3 = Descendus ensemble, combien de points rapportent ces dés : { $face1 } ({ $colour1 }), { $face2 } ({ $colour2 }), { $face3 } ({ $colour3 }) ? 0 si c’est impossible.
baron-quiz-group-4 = Descendus ensemble, combien de points rapportent ces dés : { $face1 } ({ $colour1 }), { $face2 } ({ $colour2 }), { $face3 } ({ $colour3 }), { $face4 } ({ $colour4 }) ? 0 si c’est impossible.
baron-quiz-majority = Si l’on comptait les Mondes des Esprits tels quels, combien de points gagnerait { $loa } pour la majorité dans cette couleur : { $colour } ?
baron-quiz-marker = À qui revient le marqueur Baron Samedi ?
baron-quiz-ends = À { $players } joueurs, quel score déclenche la fin ?
baron-quiz-round = { $first } joue en premier à chaque manche. Si { $loa } déclenchait la fin à ce tour, combien d’autres joueraient encore ?
baron-quiz-count = Si la partie finissait maintenant, combien de points rapporteraient les captures { $loa-of } ?
baron-quiz-tie = À la fin, { $first } et { $second } ont le même score, le plus haut, et { $loa } a déclenché la fin. Qui gagne ?
baron-daily-about = Seul contre Baron Samedi.
baron-daily-score =
    { $how ->
        [won] gagné de { $points }
        [lost] perdu de { $points }
       *[even] égalité
    }
baron-because-captured = Le saut passe par-dessus { $over }. { $dice ->
    [one] Le dé qui s’y trouve est capturé.
   *[other] Des { $dice } dés qui s’y trouvent, seul celui du dessus est capturé.
 }
baron-because-offerings = { $own ->
    [yes] 1 pour un dé de votre couleur ({ $colour })
   *[no] Rien pour sa couleur, qui n’est pas la vôtre ({ $colour })
 }, { $offering ->
    [yes] 1 pour sa face, Offrande.
   *[no] rien pour sa face, { $face }.
 }
baron-because-reserve = La réserve n’en a plus que { $reserve }.
baron-because-soul = Sa face est Âme : 1 point, tout de suite.
baron-because-no-soul = Sa face est { $face } : seule l’Âme rapporte un point tout de suite.
baron-because-flip = Cela coûte 1 offrande ; le dé capturé, { $loa } en a { $offerings }.
baron-because-flipped = Une face payée s’applique comme une face capturée.
baron-because-no-target = Une face payée s’applique, mais { $becomes } n’a rien à faire maintenant.
baron-because-changed = Une face donnée par Changement n’a jamais d’effet.
baron-because-icon-group = { $face } en { $dice } couleurs : { $points } { $points ->
    [one] point
   *[other] points
 }.{ $white ->
    [yes] {" "}Le blanc vaut n’importe quelle couleur.
   *[no] {""}
 }
baron-because-colour-group = { $dice } icônes différentes d’une même couleur ({ $colour }) : { $points } { $points ->
    [one] point
   *[other] points
 }.{ $white ->
    [yes] {" "}Le blanc vaut n’importe quelle couleur.
   *[no] {""}
 }
baron-because-white-group = { $dice } icônes différentes en blanc, qui vaut n’importe quelle couleur : { $points } { $points ->
    [one] point
   *[other] points
 }.
baron-because-no-match = Il faut une icône en plusieurs couleurs, ou plusieurs icônes d’une même couleur.
baron-because-counts-2 = Dés descendus de cette couleur ({ $colour }) : { $loa1 } { $count1 }, { $loa2 } { $count2 }.
baron-because-counts-3 = Dés descendus de cette couleur ({ $colour }) : { $loa1 } { $count1 }, { $loa2 } { $count2 }, { $loa3 } { $count3 }.
baron-because-counts-4 = Dés descendus de cette couleur ({ $colour }) : { $loa1 } { $count1 }, { $loa2 } { $count2 }, { $loa3 } { $count3 }, { $loa4 } { $count4 }.
baron-because-most = { $loa } en a le plus, et sans égalité : 3 points.
baron-because-shared = { $loa } en a le plus, à égalité : 1 point chacun.
baron-because-fewer = { $loa } n’en a pas le plus : aucun point.
baron-because-nobody-holds = Une couleur que personne n’a ne rapporte rien à personne.
baron-because-marker = Qui en a le plus, sans égalité, tient le marqueur.
baron-because-no-marker = Personne n’en a le plus sans égalité : le marqueur n’est à personne.
baron-because-ends = C’est 18 points à deux, 15 à trois, 12 à quatre.
baron-because-round = La manche se joue jusqu’au bout : après { $loa }, il { $left ->
    [0] n’y a plus de tour
    [one] y a encore un tour
   *[other] y a encore { $left } tours
 } avant que ce soit de nouveau à { $first }.
baron-because-last = À la fin, seule la meilleure combinaison compte, ici de { $dice } dés : { $points } { $points ->
    [one] point
   *[other] points
 }.
baron-because-trigger = { $loa } a déclenché la fin et fait partie des deux : cela décide.
baron-because-clockwise = { $loa } a déclenché la fin sans être des deux : dans le sens horaire, { $winner } vient en premier.
baron-because-shield = C’est la couleur { $other-of }, dont la Protection est active.
baron-because-no-shield = La Protection ne couvre que la couleur de qui est protégé, et ce n’est pas celle-ci.
baron-because-lasts = La Protection dure jusqu’au prochain tour normal, et un tour supplémentaire n’en est pas un.
baron-because-lasts-no-longer = La Protection finit quand commence le prochain tour normal.
baron-because-stolen = Il est dans le Monde des Esprits { $other-of }, sans Protection.
baron-because-exchanged = Il est parmi les captures { $other-of }. La Protection n’empêche pas un échange.
baron-because-own-power = C’est le pouvoir { $loa-of } même.
baron-because-marker-power = { $loa } tient le marqueur Baron Samedi : tous les pouvoirs sont gratuits.
baron-because-others-power = Ce n’est pas le pouvoir { $loa-of }, et { $loa } ne tient pas le marqueur.
baron-because-slid = { $stacks ->
    [one] 1 emplacement de la ligne a
   *[other] { $stacks } emplacements de la ligne ont
 } des dés, qui se tassent ; les piles restent entières. { $cell } est le numéro { $place } depuis ce bout.
baron-because-slid-away = { $stacks ->
    [one] Seul 1 emplacement de la ligne a
   *[other] Seuls { $stacks } emplacements de la ligne ont
 } des dés, qui se tassent à ce bout, et { $cell } en est le numéro { $place }.
baron-because-aim-before = Le plateau est alors différent, et une capture reste possible.
baron-because-aim-after = Le plateau est alors différent, et après la capture il n’en faut pas plus.
baron-because-spread = { $dice } dés s’y trouvent, et tous quittent la pile sauf celui du dessous.
baron-because-again = Cela coûte 2 offrandes, et { $loa } en a { $offerings }.
baron-because-again-twice = Un tour supplémentaire ne peut pas en suivre un autre.
baron-because-again-poor = Cela coûte 2 offrandes, et { $loa } n’en a que { $offerings }.
baron-because-again-blocked = { $loa } a { $offerings } offrandes, mais ne pourrait rien capturer après en avoir dépensé deux.
baron-because-power-used = Il y a un pouvoir par tour, et il a servi avant la capture.
baron-because-power-left = Aucun n’a servi pendant ce tour, et l’un de ceux qu’on peut payer changerait quelque chose.
baron-because-power-useless = Aucun n’a servi pendant ce tour, mais aucun de ceux qu’on peut payer ne changerait rien.
