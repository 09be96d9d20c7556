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
page-learn-says = Was Regel { $clause } sagt
page-learn-more = In Bildern ansehen
page-learn-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
