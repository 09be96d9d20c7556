page-lobby-pebbles = Ein Haufen, eine Münze, und nichts mehr für den anderen.

# Am Tisch
page-pebbles-board =
    { $heap ->
        [one] Ein Haufen mit einem Stein.
       *[other] Ein Haufen mit { $heap } Steinen.
    }
page-pebbles-ask = Wie viele Steine nimmst du?
page-pebbles-take = { $count } nehmen
page-pebbles-coin = dann die Münze
page-pebbles-role = hat { $count }
page-pebbles-first = Wer beginnt
page-pebbles-second = Wer als Zweiter spielt
page-pebbles-sheet = { $name } hat { $count } genommen

# Die Regeln: ein Kapitel, ein Satz, ein Bild
page-learn-pebbles-heap = Der Haufen
page-learn-pebbles-heap-title = Ein Haufen zwischen zweien
page-learn-pebbles-heap-lead = Zwischen zwei Spielern, die abwechselnd ziehen, liegen Steine.
page-learn-pebbles-turn = Ein Zug
page-learn-pebbles-turn-title = Einen, zwei oder drei
page-learn-pebbles-turn-lead = Nimm bis zu drei Steine; bei mehr als einem wird eine Münze geworfen, und bei Zahl rollt einer zurück.
page-learn-pebbles-end = Das Ende
page-learn-pebbles-end-title = Nichts mehr da
page-learn-pebbles-end-lead = Wer den Haufen am Ende eines Zuges leer hinterlässt, gewinnt.
page-learn-pebbles-picture = Steine in einer Reihe
page-coach-pebbles-take = Mit jedem leuchtenden Stein endet, was du nehmen kannst: Tipp einen an.
