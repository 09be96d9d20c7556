pebbles-title = Steine
pebbles-about = Nimm einen, zwei oder drei Steine; wer keinen übrig lässt, gewinnt.
pebbles-legend = o ein Stein; darunter, was jeder genommen hat.

# Optionen
pebbles-option-heap = Haufen
pebbles-option-heap-about = Wie viele Steine am Anfang da liegen.

# Angebotene Tische
pebbles-table-usual = zwölf Steine
pebbles-table-small = fünf Steine

# Worum ein Platz gebeten wird
pebbles-step-take = Nimm einen, zwei oder drei Steine.
pebbles-step-toss = Wirf die Münze.

# Was man jetzt wissen sollte
pebbles-status =
    { $heap ->
        [one] Ein Stein liegt da.
       *[other] { $heap } Steine liegen da.
    }

# Was eine Aktion tut
pebbles-take =
    { $count ->
        [one] Nimmt einen Stein.
       *[other] Nimmt { $count } Steine.
    }
pebbles-heads = Kopf: Sie bleiben genommen.
pebbles-tails = Zahl: Einer rollt zurück.

# Was getan wurde
pebbles-take-told =
    { $count ->
        [one] einen Stein genommen
       *[other] { $count } Steine genommen
    }
pebbles-heads-told = Kopf geworfen: Sie bleiben genommen
pebbles-tails-told = Zahl geworfen: Einer ist zurückgerollt

# Warum etwas nicht geht
pebbles-too-many = Du kannst keine { $count } nehmen: Es liegen nur { $heap } da.
pebbles-awaits-toss = Erst kommt die Münze.
pebbles-awaits-take = Erst muss jemand Steine nehmen.
