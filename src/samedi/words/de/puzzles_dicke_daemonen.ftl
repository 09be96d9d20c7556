daemonen-theme-prediction = Vorhersagen
daemonen-theme-prediction-why = Jetzt gewinnt diese Farbe oft genug, und sie ist noch frei.
daemonen-theme-ghost = Geist
daemonen-theme-ghost-why = Der Geist friert das Feld ein: Seine Mehrheit bleibt, wie sie ist.
daemonen-theme-majority = Mehrheit zählen
daemonen-theme-majority-why = Eine Farbe gewinnt ein Feld, mit allen Ecken und Knoten.
daemonen-theme-breaking = Mehrheit brechen
daemonen-theme-breaking-why = Bei gleich vielen Dämonen gehört das Feld niemandem.
daemonen-theme-overtaking = Überholen
daemonen-theme-overtaking-why = Vorn liegen andere Farben als vorher.
daemonen-theme-own = Deine Farbe
daemonen-theme-own-why = Der Zug hilft der Farbe, die du vorhergesagt hast.
daemonen-theme-shutting = Aussperren
daemonen-theme-shutting-why = Eine Farbe hat keinen Platz mehr.
daemonen-theme-waiting = Abwarten
daemonen-theme-waiting-why = Vorhersagen kannst du nur einmal, und Abwarten hält dir die Wahl offen.
daemonen-theme-corner = Die richtige Ecke
daemonen-theme-corner-why = Noch wechselt nichts den Besitzer, aber die Ecke wird nicht mehr frei.
daemonen-element-red = Feuer (Rot)
daemonen-element-blue = Wasser (Blau)
daemonen-element-green = Erde (Grün)
daemonen-element-yellow = Luft (Gelb)
daemonen-element-white = Geist (Weiß)
daemonen-quiz-place = Darf { $creature } jetzt an Kreuzung { $crossing } ins Feld { $field }?
daemonen-quiz-crossing = Welche Dämonen können an Kreuzung { $crossing } sitzen?
daemonen-quiz-freeze = Darf dein Geist jetzt ins Feld { $field }?
daemonen-quiz-leads = Welche Farbe hat im Feld { $field } die Mehrheit?
daemonen-quiz-worth = Wie viele Punkte ist das Feld { $field } wert?
daemonen-quiz-knots = Wie viele Knoten zählen für das Feld { $field }?
daemonen-quiz-white = Wie viele Punkte hat Weiß, wenn das Spiel jetzt endet?
daemonen-quiz-hand = Du hast gesetzt und sagst nichts vorher. Wie viele Wesen hältst du, wenn dein Zug vorbei ist?
daemonen-quiz-hand-predicted = Du hast gesetzt und sagst vorher: { $colour }. Wie viele Wesen hältst du, wenn dein Zug vorbei ist?
daemonen-quiz-predict = Du hast gesetzt und hältst { $a }, { $b }, { $c }. Darfst du jetzt diese Farbe vorhersagen: { $colour }?
daemonen-quiz-stuck = Wenn jetzt jemand am Zug wäre und nur { $creature-accusative } in der Hand hätte: Wäre das Spiel vorbei?
daemonen-quiz-wins = Welche Farbe oder welche Farben würden gewinnen, wenn das Spiel jetzt endete?
daemonen-quiz-winners = Wer würde gewinnen, wenn das Spiel jetzt endete?
daemonen-daily-about = Die Patience: bis zu drei Farben vorhersagen, in ihrer Reihenfolge.
daemonen-daily-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
daemonen-because-demons = Dämonen in Feld { $field }: Feuer { $red }, Wasser { $blue }, Erde { $green }, Luft { $yellow }.
daemonen-because-leads = { $colour } hat mehr als jede andere Farbe.
daemonen-because-tie = Mehrere liegen gemeinsam vorn: Gleichstand, das Feld hat niemand.
daemonen-because-frozen = Ein Geist hält andere fern; die Dämonen, die dort sind, zählen weiter.
daemonen-because-worth = { $corners } Ecken, besetzt oder nicht, und { $knots } Knoten an seinem Rand.
daemonen-because-worth-outer = Es zählt wie jedes andere: { $corners } Ecken, besetzt oder nicht, und { $knots } Knoten an seinem Rand.
daemonen-because-knots = { $knots ->
    [0] Kein Knoten liegt
    [one] 1 Knoten liegt
   *[other] { $knots } Knoten liegen
 } an seinem Rand. Ein Knoten zählt für die Felder auf beiden Seiten.
daemonen-because-ghosts = { $ghosts ->
    [0] Kein Geist ist
    [one] 1 Geist ist
   *[other] { $ghosts } Geister sind
 } auf dem Brett. Jeder bringt Weiß einen Punkt, was immer sein Feld wert ist.
daemonen-because-ghost-laid-open = Der Geist, der als Vorhersage offenliegt, zählt nicht.
daemonen-because-points = Punkte: Feuer { $red }, Wasser { $blue }, Erde { $green }, Luft { $yellow }, Geister { $white }. Am meisten sind { $most }.
daemonen-because-foreseen = Wer eine Farbe mit so vielen Punkten vorhergesagt hat, gewinnt, und sonst niemand.
daemonen-because-unforeseen = Niemand hat eine Farbe mit so vielen Punkten vorhergesagt: Alle verlieren.
daemonen-because-strings = Die Schnüre, die sich dort kreuzen: { $one } und { $other }.
daemonen-because-room = Plätze, auf die { $creature } noch kann: { $room }.
daemonen-because-hand = Nach dem Setzen hältst du { $left } und ziehst { $drawn ->
    [0] keines: Der Beutel ist leer
   *[other] { $drawn }
 }.
daemonen-because-hand-predicted = Eines liegt offen, { $rest ->
    [0] sonst hast du keines
    [one] das andere kommt zurück in den Beutel
   *[other] die { $rest } anderen kommen zurück in den Beutel
 }, und du ziehst { $drawn ->
    [0] keines: Der Beutel ist leer
   *[other] { $drawn }
 }.
