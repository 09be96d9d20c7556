baron-theme-combination = Grosse combinaison
baron-theme-combination-why = Une combinaison de trois ou quatre dés rapporte bien plus que deux petites : descendez-la maintenant.
baron-theme-majority = Compter la majorité
baron-theme-majority-why = Le coup change qui a le plus de dés d’une couleur au Monde des Esprits : trois points à la fin, et trois qu’un adversaire n’a pas.
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
baron-theme-exchange-why = L’échange vous donne le dé qui va bien et laisse à un adversaire celui qui ne va pas.
baron-theme-turning = Une autre face
baron-theme-turning-why = Avec une autre face, le dé entre dans une combinaison.
baron-theme-lowering = Descendre
baron-theme-lowering-why = Ce qui est descendu marque tout de suite, et ses couleurs comptent au Monde des Esprits.
baron-theme-effect = Effet du dé capturé
baron-theme-effect-why = La face du dé capturé fait quelque chose pour vous.
baron-theme-capture = Quelle capture
baron-theme-capture-why = Ce dé va avec ce que vous avez déjà, ou c’est celui qu’il faut à un adversaire.
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
