study-no-table = Dieses Spiel hat keinen Tisch „{ $table }“, aber diese: { $tables }
study-which-bots = Nenne mindestens einen Bot, und keinen zweimal.
study-other-folder = In { $name } liegt andere Arbeit (ein anderes Spiel, andere Bots oder eine andere Startzahl). Nenne einen anderen Ordner.
study-folder-refused = { $name } lässt sich nicht benutzen: { $error }
study-continues = { $done } von { $games } Spielen sind schon da.
study-interrupted = Unterbrochen nach { $done } von { $games } Spielen. Derselbe Befehl macht dort weiter.
study-process-lost = Ein Prozess ist zweimal an denselben Spielen gescheitert: { $error }.
study-no-parquet = Ohne pyarrow wird kein Parquet geschrieben; es kommt mit: pip install "samedi[study]"

# Das Labor für Ausgewogenheit
study-report-title = { $game }: wie gerecht, wie lang, wie viel Glück
study-report-made = Für diese Seite haben Bots { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} gespielt. Derselbe Befehl macht sie noch einmal, bis auf die letzte Ziffer:
study-report-at = Der Bericht: { $path }
study-tables = Die Tische
study-tables-about = Wie ein Spiel an jedem Tisch ist. Unter jeder Zahl steht ihr 95-%-Bereich. Die Minuten gelten für { $pace } Sekunden je Entscheidung.
study-column-table = Tisch
study-column-games = Spiele
study-column-decisions = Entscheidungen
study-column-minutes = Minuten
study-column-branching = Auswahl
study-column-changes = Führungswechsel
study-column-settled = entschieden nach
study-column-luck = Glück
study-column-drawn = unentschieden
study-column-shared = geteilt
study-luck-about = Glück heißt, wie weit zwei Spiele übereinstimmen, die dieselben Würfe und dieselben Bots haben, die aber neu wählen: Bei 100 % entschieden die Würfel allein, bei 0 % gar nichts. Ein Strich steht, wo zu wenige Spiele etwas sagen oder die Bots immer dasselbe wählen (mit einer Temperatur wie judged:60~10 wählen sie neu).
study-edges = Wer im Vorteil ist
study-edges-about = { $asked ->
    [one] Eine Frage wurde gestellt
   *[other] { $asked } Fragen wurden gestellt
}, wer mehr gewinnt als der Rest des Tisches; { $held ->
    [0] keine Antwort hält
    [one] eine Antwort hält
   *[other] { $held } Antworten halten
}, wenn man bedenkt, wie viele es waren.
study-by-seat = Nach der Reihenfolge
study-by-bot = Nach dem Bot
study-seat-1 = wer beginnt
study-seat-2 = an zweiter Stelle
study-seat-3 = an dritter Stelle
study-seat-4 = an vierter Stelle
study-course = Wann Spiele entschieden sind
study-course-about = Von den Spielen, die jemand gewonnen hat: wie viele bis dahin ihren Sieger endgültig in Führung hatten.
study-course-axis = Teil des Spiels
study-lengths = Wie lang Spiele sind
study-deeds = Was die Bots wählen
study-deeds-never = Nie gewählt, obwohl mindestens { $least }-mal möglich: { $never }.
study-deeds-all = Alles, was mindestens { $least }-mal möglich war, wurde wenigstens einmal gewählt.
study-column-family = Aktion
study-column-offered = möglich
study-column-chosen = gewählt
study-column-rate = Anteil
study-method = Wie das gerechnet ist
study-method-deals = Spiele kommen in Runden. Alle Spiele einer Runde haben denselben Tisch und dieselben Würfe, Platz für Platz; jede Aufstellung der Bots spielt sie zweimal. Was zufällig schwankt, sind Runden, nicht Spiele, und jeder Bereich berücksichtigt das.
study-method-intervals = Ein Vorteil ist, was jemand über den Durchschnitt des Tisches hinaus gewinnt, in Prozent eines Sieges; Mittelwerte haben Normalbereiche aus der Streuung zwischen Runden, Anteile die von Wilson.
study-method-holm = Wer viele Fragen stellt, bekommt durch Zufall ein paar falsche Antworten. Holms Verfahren zählt sie alle mit: Dass auch nur eine der markierten Antworten bloßes Glück ist, hat eine Wahrscheinlichkeit unter 5 %. Weniger als 20 Runden beweisen nichts.
study-method-lead = Wer führt, sagt das Urteil der Regeln über die Stellung, wenn ein Zug beginnt. Entschieden ist ein Spiel, wenn sein Sieger zum letzten Mal die Führung übernimmt.
study-method-bots = All das gilt für diese Bots. Menschen spielen vielleicht anders, und stärkere Bots finden vielleicht, was diese übersehen.

# Daten für Programme, die lernen
study-bot-searches = { $name } sucht nicht; für Daten braucht es einen Bot, der sucht, etwa search:200.
study-no-observation = Dieses Spiel sagt nicht, was Programme zu sehen bekommen, die lernen.
study-dataset-progress = { $shards ->
    [one] eine Datei
   *[other] { $shards } Dateien
}, { $positions } Stellungen, { $megabytes } MB
study-dataset-made = { $path }: { $shards ->
    [one] eine Datei
   *[other] { $shards } Dateien
}, { $positions } Stellungen, { $megabytes } MB
