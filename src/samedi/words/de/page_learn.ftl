# Die Regeln in der Seite: ein Kapitel, ein Satz, ein Bild.

page-learn-title = So spielt man { $game }
page-learn-chapters = Kapitel
page-learn-play = Spielen
page-learn-home = Alle Spiele
page-learn-other = Die anderen Spiele
page-learn-clauses =
    { $count ->
        [one] Die Regel im Wortlaut
       *[other] Die { $count } Regeln im Wortlaut
    }
page-learn-clauses-loading = Die Regeln werden geholt…
page-learn-clauses-failed = Die nummerierten Regeln sind nicht angekommen.
page-learn-again = Noch einmal versuchen
page-learn-every = Alle Regeln, nach Nummern
page-learn-link = Link zu { $clause }
page-learn-holds = Das ist so
page-learn-fails = Das ist nicht so
page-learn-says = Was Regel { $clause } sagt
page-learn-more = In Bildern ansehen
page-learn-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# Lektionen
page-lesson-path = { $game } lernen
page-lesson-path-about = Kurze Lektionen auf dem echten Brett. Du spielst, und jede Regel kommt, wenn du sie brauchst.
page-lesson-progress = { $done } von { $of } Lektionen geschafft
page-lesson-begin = Anfangen
page-lesson-go-on = Weitermachen
page-lesson-again = Noch einmal von vorn
page-lesson-done = geschafft
page-lesson-at = Lektion { $at } von { $of }
page-lesson-tasks = { $task } von { $tasks } Aufgaben gelöst
page-lesson-hint = Tipp
page-lesson-show = Zeig mir
page-lesson-right = Genau!
page-lesson-on = Weiter
page-lesson-other = Das ist erlaubt, war aber nicht gefragt.
page-lesson-other-question = Nimm es zurück und versuch es noch einmal
page-lesson-undo = Zurücknehmen
page-lesson-learnt = Gut gemacht!
page-lesson-next = Nächste Lektion
page-lesson-once-more = Noch einmal
page-quiz-offer = Kennst du die Regeln?
page-film-play = Abspielen
page-film-pause = Pause
page-film-step = Nächster Schritt
