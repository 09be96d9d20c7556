# Farben als Elemente
page-dd-element-red = Feuer
page-dd-element-blue = Wasser
page-dd-element-green = Erde
page-dd-element-yellow = Luft
page-dd-element-white = Geister
page-dd-ghost = Geist
page-dd-outside = außen

# Was die Leiste fragt
page-dd-waits = { $name } überlegt.
page-dd-over = Die Welt ist vergeben.
page-dd-ask-creature = Du bist dran. Welches Wesen setzt du?
page-dd-ask-field = Welches Feld friert dein Geist ein?
page-dd-ask-corner-red = Such eine Ecke für deinen Feuerdämon
page-dd-ask-corner-blue = Such eine Ecke für deinen Wasserdämon
page-dd-ask-corner-green = Such eine Ecke für deinen Erddämon
page-dd-ask-corner-yellow = Such eine Ecke für deinen Luftdämon
page-dd-ask-corner-in = Welche Ecke von Feld { $field }?
page-dd-ask-winner = Welche Farbe wird gewinnen?
page-dd-ask-rank-1 = Wer wird Erster?
page-dd-ask-rank-2 = Wer wird Zweiter?
page-dd-ask-rank-3 = Wer wird Dritter?
page-dd-note-once = Einmal im Spiel. Du legst es offen hin, und niemand sonst darf diese Farbe vorhersagen.
page-dd-note-rest = { $count ->
    [0] Von nun an hast du höchstens ein Wesen auf der Hand.
    [one] Eines kommt ungesehen zurück in den Beutel. Von nun an hast du höchstens ein Wesen auf der Hand.
   *[other] { $count } kommen ungesehen zurück in den Beutel. Von nun an hast du höchstens ein Wesen auf der Hand.
}
page-dd-note-ranks = Einmal im Spiel, bis zu drei Farben, Rang für Rang.
page-dd-note-score = Wäre jetzt Schluss: { $score } Punkte. Steht am Ende eine Farbe falsch, sind es 0.
page-dd-note-wrong = Wäre jetzt Schluss, stimmte die Reihenfolge nicht, und es gäbe 0 Punkte.
page-dd-step-place = Wesen setzen
page-dd-step-predict = Etwas vorhersagen
page-dd-step-draw = Wesen ziehen
page-dd-bag = { $count ->
    [0] Der Beutel ist leer
    [one] Noch 1 Wesen im Beutel
   *[other] Noch { $count } Wesen im Beutel
}

# Antworten
page-dd-field = Feld { $field }
page-dd-outer-field = Außenfeld A
page-dd-field-worth = Feld { $field }, { $worth } wert
page-dd-corner = Feld { $field }, Ecke an Kreuzung { $crossing }
page-dd-list = Eine Stelle aus einer Liste wählen
page-dd-list-fields = Felder
page-dd-list-corners = Ecken
page-dd-corner-of = { $colour } in Feld { $field }, Ecke an Kreuzung { $crossing }
page-dd-corner-short = Kreuzung { $crossing }
page-dd-lines = { $one } und { $other }
page-dd-leads = { $colour } führt
page-dd-nobody-leads = niemand führt
page-dd-worth-and-leader = { $worth } wert, { $leader }
page-dd-not-yet = Noch nicht
page-dd-stop-1 = Bei einer bleiben
page-dd-stop-2 = Bei zweien bleiben
page-dd-predict-red = Feuer vorhersagen
page-dd-predict-blue = Wasser vorhersagen
page-dd-predict-green = Erde vorhersagen
page-dd-predict-yellow = Luft vorhersagen
page-dd-predict-white = Geister vorhersagen
page-dd-rank-1-red = Feuer wird Erster
page-dd-rank-1-blue = Wasser wird Erster
page-dd-rank-1-green = Erde wird Erste
page-dd-rank-1-yellow = Luft wird Erste
page-dd-rank-1-white = Geister werden Erste
page-dd-rank-2-red = Feuer wird Zweiter
page-dd-rank-2-blue = Wasser wird Zweiter
page-dd-rank-2-green = Erde wird Zweite
page-dd-rank-2-yellow = Luft wird Zweite
page-dd-rank-2-white = Geister werden Zweite
page-dd-rank-3-red = Feuer wird Dritter
page-dd-rank-3-blue = Wasser wird Dritter
page-dd-rank-3-green = Erde wird Dritte
page-dd-rank-3-yellow = Luft wird Dritte
page-dd-rank-3-white = Geister werden Dritte

# Spieler und Hände
page-dd-you = Du
page-dd-guessing = Noch keine Vorhersage
page-dd-predicted-red = Sagt Feuer vorher
page-dd-predicted-blue = Sagt Wasser vorher
page-dd-predicted-green = Sagt Erde vorher
page-dd-predicted-yellow = Sagt Luft vorher
page-dd-predicted-white = Sagt die Geister vorher
page-dd-ranked = In dieser Reihenfolge vorhergesagt: { $colours }
page-dd-holds = { $count ->
    [0] kein Wesen auf der Hand
    [one] 1 Wesen auf der Hand
   *[other] { $count } Wesen auf der Hand
}
page-dd-hand = Deine Hand
page-dd-times = × { $count }
page-dd-places = { $count ->
    [0] kein Platz
    [one] 1 Platz
   *[other] { $count } Plätze
}
page-dd-owned = von { $name }
page-dd-nth = { $rank }.
page-dd-now = { $points } Pkt., { $place }.
page-dd-if-ended = Wäre jetzt Schluss
page-dd-board = Eine Welt aus vier Schnüren mit { $crossings } Kreuzungen und { $fields } Feldern. Dämonen: { $demons }, Geister: { $ghosts }. Wäre jetzt Schluss: { $points }.
page-dd-points-of = { $colour } { $points }
page-dd-read-fields = Felder und ihre Ecken
page-dd-read-worth = Wert
page-dd-read-leader = Es führt
page-dd-read-corners = Ecken
page-dd-read-nobody = niemand
page-dd-read-frozen = Von einem Geist eingefroren.
page-dd-read-corner = Kreuzung { $crossing }, { $one } und { $other }: Dämon, { $demon }.
page-dd-read-corner-free = Kreuzung { $crossing }, { $one } und { $other }: frei.
page-dd-read-points = { $colour }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $place }.
page-dd-read-players = Hände und Vorhersagen
page-dd-read-hand = Auf der Hand
page-dd-read-predicted = Vorhergesagt
page-dd-read-you = { $name } (du)
page-dd-read-nothing = nichts

# Der Verlauf
page-daemonen-creature-red = ein Feuerdämon
    .accusative = einen Feuerdämon
    .none = kein Feuerdämon
page-daemonen-creature-blue = ein Wasserdämon
    .accusative = einen Wasserdämon
    .none = kein Wasserdämon
page-daemonen-creature-green = ein Erddämon
    .accusative = einen Erddämon
    .none = kein Erddämon
page-daemonen-creature-yellow = ein Luftdämon
    .accusative = einen Luftdämon
    .none = kein Luftdämon
page-dd-a-red = einen Feuerdämon
page-dd-a-blue = einen Wasserdämon
page-dd-a-green = einen Erddämon
page-dd-a-yellow = einen Luftdämon
page-dd-a-white = einen Geist
page-dd-the-red = Feuer
page-dd-the-blue = Wasser
page-dd-the-green = Erde
page-dd-the-yellow = Luft
page-dd-the-white = die Geister
page-dd-lost = { $name } hat { $colour } vorhergesagt: Das kann jetzt sonst niemand mehr.

# Das Ende
page-dd-and = { $some } und { $last }
page-dd-to-red = dem Feuer
page-dd-to-blue = dem Wasser
page-dd-to-green = der Erde
page-dd-to-yellow = der Luft
page-dd-to-white = den Geistern
page-dd-won = { $count ->
    [one] Die Welt gehört { $colours }, und { $names } hat es vorhergesagt.
   *[other] Die Welt gehört { $colours }, und { $names } haben es vorhergesagt.
}
page-dd-nobody-won = Die Welt gehört { $colours }, und niemand hat es vorhergesagt.
page-dd-alone-won = Richtig vorhergesagt: { $score } Punkte.
page-dd-alone-lost = Falsch vorhergesagt: 0 Punkte.
page-dd-tied = { $count ->
    [0] Jedes Feld ging an eine Farbe.
    [one] Ein Feld ging an niemanden.
   *[other] { $count } Felder gingen an niemanden.
}
page-dd-count = { $number } von { $of }: Feld { $field } gehört { $colour }, { $worth } Punkte
page-dd-count-nobody = { $number } von { $of }: Feld { $field } gehört niemandem
page-dd-so-many = { $colour } { $count }
page-dd-there = Dämonen dort: { $demons }.
page-dd-nobody-there = Dort ist kein Dämon.
page-dd-corners-knots = { $corners } Ecken, { $knots ->
    [0] kein Knoten.
    [one] ein Knoten.
   *[other] { $knots } Knoten.
}
page-dd-only-froze = Der Geist hat es nur eingefroren.
page-dd-no-prediction = Du hast nichts vorhergesagt, also zählt nichts.
page-dd-right = Die Reihenfolge stimmt
page-dd-wrong = Die Reihenfolge stimmt nicht
page-dd-open = offen
page-dd-count-start = Feld für Feld zählen
page-dd-count-back = Feld davor
page-dd-count-next = Nächstes Feld
page-dd-count-all = Alle auf einmal
page-dd-count-result = Das Ergebnis

# Ein neuer Tisch
page-dd-world-about = Wähl eine mit Namen, erzeug eine aus einer Zahl, oder zeichne vier eigene Schnüre.
page-dd-world-called-own = Die Welt auf dem Tisch
page-dd-world-called-seed = Welt Nummer { $seed }
page-dd-preset-first-picture = Erstes Bild
page-dd-preset-reckoning = Abrechnung
page-dd-preset-ring = Reigen
page-dd-preset-clover = Kleeblatt
page-dd-preset-basket = Korb
page-dd-preset-comb = Kamm
page-dd-preset-petals = Blütenblätter
page-dd-preset-trefoil = Dreiblatt
page-dd-preset-snail = Schnecke
page-dd-world-seed = Welt Nummer { $seed }
page-dd-world-own = Eine eigene Welt

# Die Welt zeichnen
page-dd-draw-title = Zeichne die Welt
page-dd-draw-about = Vier Schnüre, jede kreuzt zwei andere
page-dd-draw-back = Zurück
page-dd-draw-tools = Schnüre und Werkzeuge
page-dd-draw-board = Welt
page-dd-draw-bar = Zeichnung
page-dd-cord-laid = liegt
page-dd-cord-drawing = wird gelegt
page-dd-cord-wrong = ansehen
page-dd-cord-todo = kommt noch
page-dd-tool-draw = Zeichnen
page-dd-tool-knot = Knoten
page-dd-tool-point = Punkte
page-dd-tool-undo = Zurücknehmen
page-dd-tool-presets = Welten
page-dd-tool-clear = Alles löschen
page-dd-steps = Schritte
page-dd-step-cord-1 = { $colour }, erste Schnur
page-dd-step-cord-2 = { $colour }, zweite Schnur
page-dd-step-cord-3 = { $colour }, dritte Schnur
page-dd-step-cord-4 = { $colour }, vierte Schnur
page-dd-step-knots = Knoten
page-dd-ask-draw-red = Zeichne die Schnur des Feuers
page-dd-ask-draw-blue = Zeichne die Schnur des Wassers
page-dd-ask-draw-green = Zeichne die Schnur der Erde
page-dd-ask-draw-yellow = Zeichne die Schnur der Luft
page-dd-ask-draw-how = Mit dem Finger oder der Maus, in einem Zug, bis zum Anfang zurück. Sie schließt sich von selbst, wenn du loslässt.
page-dd-ask-drawing = Weiter so, bis zum Anfang zurück
page-dd-ask-drawing-how = { $count ->
    [0] Noch keine Kreuzung.
    [one] Bisher eine Kreuzung.
   *[other] Bisher { $count } Kreuzungen.
}
page-dd-ask-checking = Einen Moment, die Welt wird angesehen.
page-dd-ask-done = Auf dieser Welt kann man spielen
page-dd-ask-done-how = Zusammen { $points } Punkte. Verschieb einen Knoten, wenn du willst, oder zeichne eine Schnur neu.
page-dd-ask-knot = Tipp dorthin, wo eine Schnur geknotet ist
page-dd-ask-knot-how = Der Knoten zählt für die Felder auf beiden Seiten. Halt ihn von Kreuzungen fern.
page-dd-ask-point = Zieh einen Punkt, oder wähl einen und beweg ihn mit den Pfeiltasten
page-dd-ask-point-how = Komma und Punkt wählen den Punkt davor und den nächsten.
page-dd-ask-unreached = Der Server ist nicht zu erreichen. Deine Zeichnung ist aufgehoben.
page-dd-use = Auf dieser Welt spielen
page-dd-use-draw = Diese Schnüre legen
page-dd-close-here = hier schließen
page-dd-redraw = { $colour } neu zeichnen
page-dd-undo-stroke = Strich zurücknehmen
page-dd-show-next = Nächste Stelle
page-dd-needs = Was die Welt braucht
page-dd-need-two = Jede Schnur kreuzt zwei andere
page-dd-need-eight = Mindestens acht Kreuzungen
page-dd-need-three = Nie drei Schnüre in einem Punkt
page-dd-need-self = Keine Schnur berührt eine andere oder kreuzt sich selbst
page-dd-need-room = Genug Platz in den Feldern
page-dd-need-knot = Ein Knoten je Schnur, abseits der Kreuzungen
page-dd-need-count = { $count } von { $of }
page-dd-need-places = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}
page-dd-need-end = am Ende
page-dd-need-met = erfüllt
page-dd-need-failed = nicht erfüllt
page-dd-need-open = noch offen
page-dd-total-crossings = Kreuzungen
page-dd-total-fields = Felder
page-dd-total-points = Punkte zusammen
page-dd-size = { $crossings } Kreuzungen · { $points } Punkte
page-dd-choose-world = Wähl eine Welt
page-dd-choose-world-about = Jede behält ihren Namen in der Aufzeichnung des Spiels.
page-dd-play-preset = { $name } spielen
page-dd-draw-over = Darüber zeichnen
page-dd-generator = Lass eine Welt entstehen
page-dd-generator-about = Dieselbe Zahl ergibt immer dieselbe Welt.
page-dd-seed = Zahl
page-dd-another = Eine andere
page-dd-use-generated = Diese Welt nehmen
page-dd-editor-label = { $laid ->
    [0] Noch liegt keine Schnur.
    [one] Eine Schnur liegt, mit { $crossings } Kreuzungen.
   *[other] { $laid } Schnüre liegen, mit { $crossings } Kreuzungen.
} { $problems ->
    [0] Nichts steht im Weg.
    [one] Eine Stelle braucht noch einen Blick.
   *[other] { $problems } Stellen brauchen noch einen Blick.
}
page-dd-kept = Deine Zeichnung ist auf diesem Gerät aufgehoben.

# Warum man auf einer gezeichneten Welt nicht spielen kann: drei Wörter an der Stelle, ein Satz, ein Ausweg
page-dd-spot-crosses-itself = kreuzt sich selbst
page-dd-spot-lines-touch = sie berühren sich nur
page-dd-spot-three-lines-meet = drei Schnüre treffen sich
page-dd-spot-crosses-too-few = kreuzt zu wenige
page-dd-spot-too-many-crossings = zu viele Kreuzungen
page-dd-spot-crossings-too-close = zu nah beieinander
page-dd-spot-field-too-thin = Feld zu klein
page-dd-spot-knot-near-crossing = Knoten zu nah
page-dd-spot-too-few-points = zu kurz
page-dd-spot-other = so nicht
page-dd-why-crosses-itself = Eine Schnur darf sich nicht selbst kreuzen
page-dd-why-lines-touch = Sie berühren sich, kreuzen sich aber nicht
page-dd-why-three-lines-meet = Drei Schnüre treffen sich in einem Punkt
page-dd-why-crosses-too-few = { $colour } kreuzt weniger als zwei andere Schnüre
page-dd-why-too-many-crossings = Es gibt mehr als vierzig Kreuzungen
page-dd-why-crossings-too-close = Zwei Kreuzungen liegen zu nah beieinander
page-dd-why-field-too-thin = Dieses Feld ist zu klein
page-dd-why-knot-near-crossing = Dieser Knoten ist zu nah an einer Kreuzung
page-dd-why-too-few-points = Dieser Strich ist zu kurz für eine Schnur
page-dd-why-other = Das kann keine Schnur sein
page-dd-out-crosses-itself = Zeichne um die Schlaufe herum. Nichts ist verloren.
page-dd-out-lines-touch = Zieh die eine über die andere, oder beide auseinander.
page-dd-out-three-lines-meet = Zeichne eine davon ein Stück neben dieser Kreuzung.
page-dd-out-crosses-too-few = Jede Schnur muss mindestens zwei kreuzen. Zeichne sie weiter außen, oder durch eine andere.
page-dd-out-too-many-crossings = Zeichne eine der Schnüre mit weniger Bögen.
page-dd-out-crossings-too-close = Zeichne eine der Schnüre etwas weiter weg.
page-dd-out-field-too-thin = Hier passt kein Wesen hinein. Mach es breiter, oder zieh die Schnüre auseinander.
page-dd-out-knot-near-crossing = Schieb den Knoten von der Kreuzung weg.
page-dd-out-too-few-points = Zeichne eine weite Schlaufe, bis zum Anfang zurück.
page-dd-out-other = Zeichne sie noch einmal, in einem Zug.

# What things are
page-dd-about-corner = Eine Ecke: Hier darf ein Dämon sitzen, wenn eine der beiden Schnüre seine Farbe hat.
page-dd-about-field = Ein Feld: ein Punkt für jede Ecke und jeden Knoten, für die Farbe mit den meisten Dämonen.
page-dd-about-outer = Das Außenfeld zählt wie jedes andere, aber kein Geist kommt hierher.
page-dd-about-frozen = Von einem Geist eingefroren: Nichts kommt mehr hinein, die Dämonen darin zählen.

# The goal, at the start of a table
page-goal-dicke_daemonen = Keine Farbe gehört jemandem: Sag vorher, welche am Ende die meisten Punkte hat, und hilf ihr dahin.

# In der Lobby
page-lobby-dicke_daemonen = Vier Schnüre, fünfzig Wesen, und eine Siegerfarbe, die man vorhersagen muss.

# Die Regeln: ein Kapitel, ein Satz, ein Bild
page-learn-daemonen-world = Die Welt
page-learn-daemonen-world-title = Vier Schnüre teilen den Tisch in Felder
page-learn-daemonen-world-lead = Feuer, Wasser, Erde und Luft: je eine geschlossene Schnur, und jede kreuzt mindestens zwei andere. Wo sich zwei Schnüre kreuzen, sind vier Ecken, eine in jedem Feld ringsum. Jede Schnur hat einen Knoten.
page-learn-daemonen-world-picture = Vier geschlossene Schnüre in Rot, Blau, Grün und Gelb kreuzen sich. Eine Kreuzung zeigt ihre vier Ecken, jede Schnur ihren Knoten.
page-learn-daemonen-world-caption = Auch alles rings um die Schnüre ist ein Feld: das Außenfeld.
page-learn-daemonen-world-made = Zeichne die Welt von Hand, lass sie aus einer Zahl entstehen, oder wähl eine aus der Liste.

page-learn-daemonen-turn = Dein Zug
page-learn-daemonen-turn-title = Setz eines, sag vorher, wenn du dich traust, zieh eines
page-learn-daemonen-turn-lead = Alle haben vier Wesen geheim auf der Hand. Wenn du dran bist, setzt du eines davon; dann darfst du, einmal im Spiel, vorhersagen; zuletzt ziehst du eines aus dem Beutel.
page-learn-daemonen-turn-place = Setzen
page-learn-daemonen-turn-place-about = einen Dämon in eine Ecke oder einen Geist in ein Feld
page-learn-daemonen-turn-predict = Vorhersagen
page-learn-daemonen-turn-predict-about = einmal im Spiel, wenn du willst
page-learn-daemonen-turn-draw = Ziehen
page-learn-daemonen-turn-draw-about = solange etwas im Beutel ist
page-learn-daemonen-turn-bag = Fünfzig Wesen sind im Beutel: zehn Geister und zehn Dämonen jeder Farbe.

page-learn-daemonen-demons = Dämonen
page-learn-daemonen-demons-title = Ein Dämon nimmt eine Ecke an seiner Farbe
page-learn-daemonen-demons-lead = Die Ecke muss frei sein, in einem Feld ohne Geist, und eine der beiden Schnüre, die sich dort kreuzen, muss die Farbe des Dämons haben.
page-learn-daemonen-demons-picture = Eine rote Schnur kreuzt eine blaue. Ein roter Dämon sitzt in einer Ecke, die anderen sind frei; ein grüner Dämon kommt nicht hinein.
page-learn-daemonen-demons-caption = Rote und blaue Dämonen dürfen hier sitzen; grüne und gelbe nicht.
page-learn-daemonen-demons-outer = Ecken des Außenfelds sind Ecken wie alle anderen.

page-learn-daemonen-ghosts = Geister
page-learn-daemonen-ghosts-title = Ein Geist friert ein ganzes Feld ein
page-learn-daemonen-ghosts-lead = Er nimmt die Mitte eines Feldes, in dem noch kein Geist ist, mit oder ohne Dämonen. Dort wird nichts mehr gesetzt; die Dämonen darin zählen weiter.
page-learn-daemonen-ghosts-picture = Ein Feld zwischen zwei Schnüren ist eingefroren: ein Geist in der Mitte, ein blauer Dämon in der Ecke.
page-learn-daemonen-ghosts-caption = Das Außenfeld hat keine Mitte: Dorthin kommt kein Geist.

page-learn-daemonen-prediction = Vorhersage
page-learn-daemonen-prediction-title = Sag die Farbe vorher, die gewinnen wird
page-learn-daemonen-prediction-lead = Einmal, nach dem Setzen, legst du ein Wesen deiner Hand offen hin: Du sagst, dass seine Farbe, auch Weiß, gewinnen wird. Was du sonst auf der Hand hast, kommt ungesehen zurück in den Beutel, und von nun an hast du nie mehr als eines.
page-learn-daemonen-prediction-picture = Ein grüner Dämon liegt offen unter einem Kristall; zwei verdeckte Wesen kommen zurück in den Beutel.
page-learn-daemonen-prediction-caption = Eine Farbe, die schon jemand genannt hat, ist weg.

page-learn-daemonen-end = Das Ende
page-learn-daemonen-end-title = Ein Feld geht an die Farbe mit den meisten Dämonen
page-learn-daemonen-end-lead = Das Spiel ist aus, wenn der Spieler, der an die Reihe kommt, nichts setzen kann. In jedem Feld bekommt die führende Farbe einen Punkt für jede Ecke und jeden Knoten; bei Gleichstand bekommt niemand etwas. Weiß bekommt einen Punkt für jeden Geist.
page-learn-daemonen-end-picture = Ein Feld mit drei Ecken und einem Knoten. Zwei rote Dämonen und ein blauer: Rot bekommt 4 Punkte.
page-learn-daemonen-end-caption = Drei Ecken und ein Knoten: 4 Punkte für Rot.
page-learn-daemonen-end-winner = Die Farbe mit den meisten Punkten gewinnt, und mit ihr, wer sie vorhergesagt hat. War das niemand, verlieren alle.

page-learn-daemonen-alone = Allein
page-learn-daemonen-alone-title = Nenn bis zu drei Farben, in ihrer Reihenfolge
page-learn-daemonen-alone-lead = Du sagst einmal vorher, mit einem, zwei oder drei Wesen verschiedener Farben: erste, zweite, dritte. Überholt keine genannte Farbe die vor ihr, und keine andere deine letzte, bekommst du Punkte. Wenn nicht, sind es 0.
page-learn-daemonen-alone-picture = Grün mit 9 Punkten zählt dreifach, Rot mit 8 Punkten doppelt: 43.
page-learn-daemonen-alone-caption = Dreimal die erste, zweimal die zweite, einmal die dritte: 27 + 16 = 43.
page-coach-daemonen-place =
    { $count ->
        [1] Dein Wesen kann an die leuchtende Stelle: Tipp sie an.
       *[other] Dein Wesen kann an jede leuchtende Stelle: Tipp eine an.
    }
page-coach-daemonen-place-to =
    { $count ->
        [1] Es kann an die leuchtende Stelle: Tipp sie an.
       *[other] Es kann an jede leuchtende Stelle: Tipp eine an.
    }
page-coach-daemonen-place-beside = Tipp ein Wesen deiner Hand an: Die Plätze, auf die es kann, leuchten auf.
page-coach-daemonen-predict-beside = Willst du eine Farbe vorhersagen, leg ein Wesen von ihr offen: Tipp eines deiner Hand an, oder mach ohne weiter.
page-coach-daemonen-predict-beside-to = Die Antwort legt es offen: Das ist deine Vorhersage.
page-coach-daemonen-pass-beside = Jetzt kannst du nichts vorhersagen: Tipp die Antwort an, und es geht weiter.
