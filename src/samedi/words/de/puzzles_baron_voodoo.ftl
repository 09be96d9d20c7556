baron-theme-combination = Große Kombination
baron-theme-combination-why = Eine Kombination aus drei oder vier Würfeln bringt weit mehr als zwei kleine: Leg sie jetzt ab.
baron-theme-majority = Mehrheit zählen
baron-theme-majority-why = Der Zug ändert, wer in der Geisterwelt die meisten Würfel einer Farbe hat: am Ende drei Punkte, und drei, die dem anderen fehlen.
baron-theme-protection = Schutz
baron-theme-protection-why = Solange du geschützt bist, stiehlt niemand aus deiner Geisterwelt oder fängt Würfel deiner Farbe.
baron-theme-ending = Das Ende
baron-theme-ending-why = Der Zug führt das Ende herbei, solange du vorn liegst.
baron-theme-power = Kraft
baron-theme-power-why = Erst schafft die Kraft den Platz, dann ist der Fang mehr wert.
baron-theme-again = Extrazug
baron-theme-again-why = Zwei Opfergaben kaufen einen ganzen Zug: Mehr bringen sie gerade nirgends.
baron-theme-steal = Stehlen
baron-theme-steal-why = Ein gestohlener Würfel zählt doppelt: Er fehlt drüben und zählt bei dir.
baron-theme-exchange = Tauschen
baron-theme-exchange-why = Der Tausch bringt dir den Würfel, der passt, und lässt dem anderen den, der nicht passt.
baron-theme-turning = Eine andere Seite
baron-theme-turning-why = Mit einer anderen Seite oben passt der Würfel in eine Kombination.
baron-theme-lowering = Ablegen
baron-theme-lowering-why = Was abgelegt ist, bringt sofort Punkte, und seine Farben zählen in der Geisterwelt.
baron-theme-effect = Wirkung des gefangenen Würfels
baron-theme-effect-why = Die Seite des gefangenen Würfels tut etwas für dich.
baron-theme-capture = Welcher Fang
baron-theme-capture-why = Dieser Würfel passt zu dem, was du hast, oder ist der, den der andere braucht.
baron-quiz-capture = Ist der Sprung { $cell } → { $target } jetzt erlaubt?
baron-quiz-captured = Der Würfel auf { $cell } springt nach { $target }. Was wird gefangen?
baron-quiz-points = Für wie viele Punkte lässt sich die Beute von { $loa } höchstens ablegen?
baron-quiz-majority = Wer hat in der Geisterwelt allein die Mehrheit dieser Farbe: { $colour }?
baron-daily-about = Allein gegen Baron Samedi.
baron-daily-score =
    { $how ->
        [won] mit { $points } gewonnen
        [lost] mit { $points } verloren
       *[even] gleichauf
    }
