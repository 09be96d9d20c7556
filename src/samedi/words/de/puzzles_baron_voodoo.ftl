baron-theme-combination = Große Kombination
baron-theme-combination-why = Eine Kombination aus drei oder vier Würfeln bringt weit mehr als zwei kleine: Leg sie jetzt ab.
baron-theme-majority = Mehrheit zählen
baron-theme-majority-why = Der Zug ändert, wer in der Geisterwelt die meisten Würfel einer Farbe hat: am Ende drei Punkte, bei Gleichstand je einer.
baron-theme-protection = Schutz
baron-theme-protection-why = Solange du geschützt bist, stiehlt niemand aus deiner Geisterwelt oder fängt Würfel deiner Farbe.
baron-theme-ending = Das Ende
baron-theme-ending-why = Der Zug führt das Ende herbei, und jetzt ist der Moment.
baron-theme-power = Kraft
baron-theme-power-why = Eine Kraft ändert, was sich fangen lässt, für dich und für die anderen: Hier ist das am meisten wert.
baron-theme-again = Extrazug
baron-theme-again-why = Zwei Opfergaben kaufen einen ganzen Zug: Mehr bringen sie gerade nirgends.
baron-theme-steal = Stehlen
baron-theme-steal-why = Ein gestohlener Würfel zählt doppelt: Er fehlt drüben und zählt bei dir.
baron-theme-exchange = Tauschen
baron-theme-exchange-why = Nach diesem Tausch liegen die Würfel besser für dich.
baron-theme-turning = Eine andere Seite
baron-theme-turning-why = Eine andere Seite ist hier mehr wert: durch ihre Wirkung oder in einer Kombination.
baron-theme-lowering = Ablegen
baron-theme-lowering-why = Was zusammen abgelegt ist, bringt sofort Punkte, und seine Farben zählen in der Geisterwelt.
baron-theme-effect = Wirkung des gefangenen Würfels
baron-theme-effect-why = Die Seite des gefangenen Würfels tut etwas für dich.
baron-theme-capture = Welcher Fang
baron-theme-capture-why = Durch seine Seite, für eine Kombination oder weil er einem Gegner dann fehlt: Dieser Würfel ist am meisten wert.
baron-quiz-capture = Darf { $loa } jetzt { $cell } → { $target } springen?
baron-quiz-captured = Der Würfel auf { $cell } springt nach { $target }. Was wird gefangen?
baron-quiz-offerings = { $loa } springt { $cell } → { $target }, dreht den Würfel nicht und nutzt seine Wirkung. Wie viele Opfergaben bringt das?
baron-quiz-points-now = { $loa } springt { $cell } → { $target }, dreht den Würfel nicht und nutzt seine Wirkung. Wie viele Punkte bringt das sofort?
baron-quiz-flip = { $loa } springt { $cell } → { $target }. Darf der gefangene Würfel dann, vor seiner Wirkung, gedreht werden?
baron-quiz-flipped = { $loa } zahlt eine Opfergabe und dreht den gerade gefangenen Würfel, { $face } ({ $colour }), auf { $becomes }. Kann diese Seite jetzt wirken?
baron-quiz-changed = Die Wirkung von Wechsel dreht einen gefangenen Würfel, { $face } ({ $colour }), auf { $becomes }. Kann diese Seite jetzt wirken?
baron-quiz-shield = { $other } ist geschützt. Darf { $loa } jetzt Würfel dieser Farbe fangen: { $colour }?
baron-quiz-lasts-extra = { $loa } ist geschützt und kauft einen Extrazug. Steht der Schutz in ihm noch?
baron-quiz-lasts = { $loa } ist geschützt. Steht der Schutz noch, wenn der nächste gewöhnliche Zug von { $loa } beginnt?
baron-quiz-steal = Darf { $loa } jetzt diesen Würfel von { $other } rauben: { $face } ({ $colour })?
baron-quiz-exchange = Darf { $loa } jetzt diesen Würfel von { $other } tauschen: { $face } ({ $colour })?
baron-quiz-again = { $extra ->
    [yes] { $loa } ist in einem Extrazug
   *[no] { $loa } ist in einem gewöhnlichen Zug
 } und lässt die Wirkung des gefangenen Würfels ungenutzt. Lässt sich jetzt ein Extrazug kaufen?
baron-quiz-last = { $used ->
    [yes] { $loa } hat in diesem Zug vor dem Fangen eine Kraft genutzt.
   *[no] { $loa } hat in diesem Zug keine Kraft genutzt.
 } Kann am Ende des Zuges, ohne Extrazug, eine Kraft genutzt werden?
baron-quiz-price = Wie viele Opfergaben kostet { $loa } jetzt die Kraft von { $whose }?
baron-quiz-slid = Mamy Wata schiebt { $kind ->
    [row] Zeile
   *[column] Spalte
 } { $line } { $edge } zusammen. Wie viele Würfel liegen dann auf { $cell }?
baron-quiz-slide = { $loa } nutzt die Kraft von { $power }. Darf { $kind ->
    [row] Zeile
   *[column] Spalte
 } { $line } { $edge } rücken?
baron-quiz-pick = { $loa } nutzt die Kraft von { $power }. Darf { $cell } gewählt werden?
baron-quiz-put = { $loa } nutzt die Kraft von { $power } auf { $cell }. Darf der Würfel nach { $target }?
baron-quiz-spread = Gran Bwa verteilt den Stapel auf { $cell }. Wie viele Würfel verlassen ihn?
baron-quiz-points = Für wie viele Punkte lässt sich die Beute von { $loa } höchstens ablegen?
baron-quiz-group-2 = Wie viele Punkte bringen, zusammen abgelegt: { $face1 } ({ $colour1 }), { $face2 } ({ $colour2 })? 0, wenn es nicht geht.
baron-quiz-group-3 = Wie viele Punkte bringen, zusammen abgelegt: { $face1 } ({ $colour1 }), { $face2 } ({ $colour2 }), { $face3 } ({ $colour3 })? 0, wenn es nicht geht.
baron-quiz-group-4 = Wie viele Punkte bringen, zusammen abgelegt: { $face1 } ({ $colour1 }), { $face2 } ({ $colour2 }), { $face3 } ({ $colour3 }), { $face4 } ({ $colour4 })? 0, wenn es nicht geht.
baron-quiz-majority = Zählten nur die Geisterwelten, so wie sie sind: Wie viele Punkte bekäme { $loa } für die Mehrheit dieser Farbe: { $colour }?
baron-quiz-marker = Wer müsste den Baron-Samedi-Marker halten?
baron-quiz-ends = Zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
 }: Welche Punktzahl löst das Ende aus?
baron-quiz-round = { $first } spielt in jeder Runde zuerst. Wenn { $loa } in diesem Zug das Ende auslöste, wie viele andere spielten noch?
baron-quiz-count = Wenn das Spiel jetzt endete: Wie viele Punkte brächte die Beute von { $loa }?
baron-quiz-tie = { $first } und { $second } haben am Ende gleich viele Punkte, die meisten, und { $loa } hat das Ende ausgelöst. Wer gewinnt?
baron-daily-about = Allein gegen Baron Samedi.
baron-daily-score =
    { $how ->
        [won] mit { $points } gewonnen
        [lost] mit { $points } verloren
       *[even] gleichauf
    }
baron-because-captured = Der Sprung geht über { $over }. { $dice ->
    [one] Der Würfel dort wird gefangen.
   *[other] Von den { $dice } Würfeln dort wird nur der oberste gefangen.
 }
baron-because-offerings = { $own ->
    [yes] 1 für einen Würfel deiner Farbe ({ $colour })
   *[no] Nichts für seine Farbe, die nicht deine ist ({ $colour })
 }, { $offering ->
    [yes] 1 für seine Seite, Opfergabe.
   *[no] nichts für seine Seite, { $face }.
 }
baron-because-reserve = Der Vorrat hat nur noch { $reserve }.
baron-because-soul = Er zeigt Seele: 1 Punkt, sofort.
baron-because-no-soul = Er zeigt { $face }: Nur Seele bringt sofort einen Punkt.
baron-because-flip = Das kostet 1 Opfergabe; nach dem Fang hat { $loa } { $offerings }.
baron-because-flipped = Eine bezahlte Seite wirkt wie eine gefangene.
baron-because-no-target = Eine bezahlte Seite kann wirken, aber { $becomes } findet jetzt nichts zu tun.
baron-because-changed = Eine Seite, die durch Wechsel oben liegt, wirkt nie.
baron-because-icon-group = { $face } in { $dice } Farben: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.{ $white ->
    [yes] {" "}Weiß steht für jede Farbe.
   *[no] {""}
 }
baron-because-colour-group = { $dice } verschiedene Symbole einer Farbe ({ $colour }): { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.{ $white ->
    [yes] {" "}Weiß steht für jede Farbe.
   *[no] {""}
 }
baron-because-white-group = { $dice } verschiedene Symbole in Weiß, das für jede Farbe steht: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
baron-because-no-match = Es braucht ein Symbol in verschiedenen Farben oder verschiedene Symbole einer Farbe.
baron-because-counts-2 = Abgelegte Würfel dieser Farbe ({ $colour }): { $loa1 } { $count1 }, { $loa2 } { $count2 }.
baron-because-counts-3 = Abgelegte Würfel dieser Farbe ({ $colour }): { $loa1 } { $count1 }, { $loa2 } { $count2 }, { $loa3 } { $count3 }.
baron-because-counts-4 = Abgelegte Würfel dieser Farbe ({ $colour }): { $loa1 } { $count1 }, { $loa2 } { $count2 }, { $loa3 } { $count3 }, { $loa4 } { $count4 }.
baron-because-most = { $loa } hat allein die meisten: 3 Punkte.
baron-because-shared = { $loa } hat gemeinsam mit anderen die meisten: je 1 Punkt.
baron-because-fewer = { $loa } hat nicht die meisten: keine Punkte.
baron-because-nobody-holds = Eine Farbe, die niemand hat, bringt niemandem Punkte.
baron-because-marker = Wer allein die meisten hat, hält den Marker.
baron-because-no-marker = Niemand hat allein die meisten, also hält niemand den Marker.
baron-because-ends = Es sind 18 Punkte zu zweit, 15 zu dritt, 12 zu viert.
baron-because-round = Die Runde wird zu Ende gespielt: Nach { $loa } { $left ->
    [0] kommt kein Zug mehr
    [one] kommt noch ein Zug
   *[other] kommen noch { $left } Züge
 }, bevor { $first } wieder an der Reihe wäre.
baron-because-last = Am Ende zählt nur die beste Kombination, hier aus { $dice } Würfeln: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
baron-because-trigger = { $loa } hat das Ende ausgelöst und ist einer der beiden: Das entscheidet.
baron-because-clockwise = { $loa } hat das Ende ausgelöst, ist aber keiner der beiden: Im Uhrzeigersinn kommt { $winner } zuerst.
baron-because-shield = Es ist die Farbe von { $other }, und { $other } ist geschützt.
baron-because-no-shield = Schutz gilt nur für die Farbe dessen, der geschützt ist, und das ist eine andere.
baron-because-lasts = Schutz steht bis zum nächsten gewöhnlichen Zug, und ein Extrazug ist keiner.
baron-because-lasts-no-longer = Schutz endet, wenn der nächste gewöhnliche Zug beginnt.
baron-because-stolen = Er liegt in der Geisterwelt von { $other }, ohne Schutz.
baron-because-exchanged = Er gehört zur Beute von { $other }. Schutz hilft nicht gegen Tausch.
baron-because-own-power = Es ist { $loa }s eigene Kraft.
baron-because-marker-power = { $loa } hält den Baron-Samedi-Marker: Alle Kräfte sind frei.
baron-because-others-power = Es ist nicht { $loa }s eigene Kraft, und { $loa } hält den Marker nicht.
baron-because-slid = Auf { $stacks ->
    [one] 1 Feld
   *[other] { $stacks } Feldern
 } der Linie stehen Würfel; sie rücken zusammen, Stapel bleiben ganz. { $cell } ist von diesem Ende aus Nummer { $place }.
baron-because-slid-away = Nur auf { $stacks ->
    [one] 1 Feld
   *[other] { $stacks } Feldern
 } der Linie stehen Würfel; sie rücken an dieses Ende, und { $cell } ist von dort aus Nummer { $place }.
baron-because-aim-before = Das Brett ist dann ein anderes, und ein Fang bleibt möglich.
baron-because-aim-after = Das Brett ist dann ein anderes, und mehr braucht es nach dem Fang nicht.
baron-because-spread = Dort stehen { $dice } Würfel, und alle außer dem untersten verlassen den Stapel.
baron-because-again = Er kostet 2 Opfergaben, und { $loa } hat { $offerings }.
baron-because-again-twice = Auf einen Extrazug kann kein weiterer folgen.
baron-because-again-poor = Er kostet 2 Opfergaben, und { $loa } hat nur { $offerings }.
baron-because-again-blocked = { $loa } hat { $offerings } Opfergaben, könnte aber nach dem Zahlen nichts mehr fangen.
baron-because-power-used = Es gibt eine Kraft im Zug, und sie wurde vor dem Fang genutzt.
baron-because-power-left = In diesem Zug wurde keine genutzt, und eine, die sich zahlen lässt, würde etwas ändern.
baron-because-power-useless = In diesem Zug wurde keine genutzt, aber keine, die sich zahlen lässt, würde etwas ändern.
