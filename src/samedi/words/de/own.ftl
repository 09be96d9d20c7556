# Die eigene Seite: was jemand gespielt hat.
own-title = Deine Spiele
own-title-name = { $name }: gespielte Spiele
own-about = Jedes Spiel, das du hier zu Ende spielst, wird notiert: für dich allein, auf diesem Server.
own-none = Noch nichts. Das erste Spiel, das du zu Ende spielst, steht dann hier.
own-none-play = Ein Spiel aussuchen
own-failed = Deine Spiele lassen sich gerade nicht lesen.
own-again = Noch einmal versuchen
own-results = Ergebnisse
own-results-sum =
    { $played ->
        [one] Ein Spiel, { $won ->
            [one] gewonnen.
           *[other] nicht gewonnen.
        }
       *[other] { $played } Spiele, davon { $won } gewonnen.
    }
own-column-game = Spiel
own-column-players = Spieler
own-column-played = Gespielt
own-column-won = Gewonnen
own-column-share = Anteil
own-column-against = Gegen
own-column-luck = Glück
own-column-even = Bei gleichem Glück
own-column-result = Ergebnis
own-column-theme = Worum es ging
own-column-times = Wie oft
own-column-cost = Kosten
own-column-best = Bestes
own-column-day = Tag
own-against = Gegen wen
own-luck = Glück und eigene Wahl
own-luck-about = Was dieselben Entscheidungen bei gleichem Glück gewonnen hätten und wohin das Glück es gebracht hat. Ein Spiel zählt hier, sobald jemand darauf zurückgeblickt hat; eines, das aufgegeben wurde, mit den Chancen, mit denen es endete.
own-luck-mean =
    { $count ->
        [one] Im einen Spiel mit Rückblick hätten dieselben Entscheidungen bei gleichem Glück in { $even } % der Fälle gewonnen.
       *[other] Die letzten { $count } Spiele mit Rückblick haben dir { $won } % gebracht; bei gleichem Glück wären es { $even } % gewesen.
    }
own-graph = Glück und eigene Wahl in deinen letzten { $count } Spielen, das neueste rechts.
own-graph-luck = wohin das Glück es gebracht hat
own-graph-trend = bei gleichem Glück, im Schnitt über fünf Spiele
own-review =
    { $count ->
        [one] Auf das letzte Spiel zurückblicken
       *[other] Auf die letzten { $count } Spiele zurückblicken
    }
own-review-about = Eines nach dem anderen wird angesehen. Du kannst jederzeit aufhören; was fertig ist, bleibt.
own-review-at = Spiel { $at } von { $of }: { $done } von { $all } Momenten
own-review-stop = Aufhören
own-review-stopped = Auf einige Spiele war gerade kein Rückblick möglich.
own-habits = Was du übersiehst
own-habits-about = Entscheidungen, die mindestens 2 von 100 Spielen gekostet haben, nach dem, worum es beim besseren Zug ging.
own-habit-other = Etwas anderes
own-habits-puzzles = Rätsel zu { $game }
own-alone = Allein
own-alone-level = { $game }, Stufe { $level }
own-alone-none = noch nicht zu Ende gespielt
own-dailies = Spiele des Tages
own-list = Alle Spiele
own-list-more =
    { $count ->
        [one] Noch eins
       *[other] Noch { $count }
    }
own-list-older = Die letzten { $count } stehen einzeln da; gezählt sind alle { $all }.
own-won = gewonnen
own-lost = verloren
own-nobody-won = ohne Sieger
own-gave-up = aufgegeben
own-shared = mehrere Plätze
own-begun = ging aus einem anderen Spiel weiter
own-alone-with = allein
own-gone = Das Spiel selbst ist nicht mehr da.
own-look = Noch einmal ansehen
own-kept = Was von dir aufbewahrt wird
own-kept-about = Deine Spiele und ihre Zahlen, deine Studien, und wo du benachrichtigt wirst. Hier braucht niemand ein Konto: alles hängt an diesem Browser.
own-file = Alles herunterladen
own-forget = Vergesst mich
own-forget-ask = Alles über dich vergessen?
own-forget-gone = Für immer weg: diese Seite, deine Studien, Spiele, die sonst niemand aufhebt, und die Benachrichtigungen auf deinen Geräten.
own-forget-stays = Spiele, die andere aufheben, bleiben ihre, mit jedem Zug und jedem Wurf. Dein Name wird dort zu „N. N.“, und was du geschrieben hast, wird gelöscht. Dateien, die jemand heruntergeladen hat, bleiben, wie sie sind.
own-forget-device = Dieser Browser und jedes Gerät, auf dem du auch warst, sind danach Fremde hier.
own-forget-yes = Vergesst mich
own-forget-no = Alles behalten
own-forgetting = Du verlässt deine Spiele: noch { $left }
own-forgotten = Alles über dich ist vergessen.
