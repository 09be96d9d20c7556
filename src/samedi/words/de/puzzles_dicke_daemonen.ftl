daemonen-theme-prediction = Vorhersagen
daemonen-theme-prediction-why = Jetzt gewinnt diese Farbe oft genug, und sie ist noch frei.
daemonen-theme-ghost = Geist
daemonen-theme-ghost-why = Der Geist friert das Feld ein: Seine Mehrheit bleibt, wie sie ist.
daemonen-theme-majority = Mehrheit zählen
daemonen-theme-majority-why = Eine Farbe gewinnt ein Feld, mit allen Ecken und Knoten.
daemonen-theme-breaking = Mehrheit brechen
daemonen-theme-breaking-why = Bei gleich vielen Dämonen gehört das Feld niemandem.
daemonen-theme-overtaking = Überholen
daemonen-theme-overtaking-why = Jetzt liegt eine andere Farbe vorn.
daemonen-theme-own = Deine Farbe
daemonen-theme-own-why = Der Zug hilft der Farbe, die du vorhergesagt hast.
daemonen-theme-shutting = Aussperren
daemonen-theme-shutting-why = Eine Farbe hat keinen Platz mehr.
daemonen-theme-corner = Die richtige Ecke
daemonen-theme-corner-why = Noch wechselt nichts den Besitzer, aber die Ecke wird nicht mehr frei.
daemonen-quiz-place = Darf { $creature } jetzt an Kreuzung { $crossing } ins Feld { $field }?
daemonen-quiz-leads = Welche Farbe hat im Feld { $field } die Mehrheit?
daemonen-quiz-worth = Wie viele Punkte ist das Feld { $field } wert?
daemonen-quiz-wins = Welche Farbe würde gewinnen, wenn das Spiel jetzt endete?
daemonen-daily-about = Die Patience: die Ränge der Farben vorhersagen.
daemonen-daily-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
