daemonen-title = Dicke Dämonen
daemonen-about = Vier geschlossene Schnüre teilen die Welt in Felder. Die Spieler füllen ihre Ecken mit Dämonen und ihre Felder mit Geistern, und jeder darf einmal vorhersagen, welche Farbe herrschen wird. Für eine bis vier Personen; die Hände sind geheim.

# Wesen und Schnüre
daemonen-colour-red = rot
    .noun = Rot
daemonen-colour-blue = blau
    .noun = Blau
daemonen-colour-green = grün
    .noun = Grün
daemonen-colour-yellow = gelb
    .noun = Gelb
daemonen-colour-white = weiß
    .noun = Weiß
daemonen-creature-red = ein roter Dämon
    .accusative = einen roten Dämon
    .none = kein roter Dämon
daemonen-creature-blue = ein blauer Dämon
    .accusative = einen blauen Dämon
    .none = kein blauer Dämon
daemonen-creature-green = ein grüner Dämon
    .accusative = einen grünen Dämon
    .none = kein grüner Dämon
daemonen-creature-yellow = ein gelber Dämon
    .accusative = einen gelben Dämon
    .none = kein gelber Dämon
daemonen-creature-white = ein Geist
    .accusative = einen Geist
    .none = kein Geist
daemonen-lines-none = keine
    .definite = keine
    .dative = keiner
daemonen-lines-red = rote
    .definite = die rote
    .dative = der roten
daemonen-lines-blue = blaue
    .definite = die blaue
    .dative = der blauen
daemonen-lines-green = grüne
    .definite = die grüne
    .dative = der grünen
daemonen-lines-yellow = gelbe
    .definite = die gelbe
    .dative = der gelben
daemonen-lines-red-blue = rote und blaue
    .definite = die rote und die blaue
    .dative = der roten und der blauen
daemonen-lines-red-green = rote und grüne
    .definite = die rote und die grüne
    .dative = der roten und der grünen
daemonen-lines-red-yellow = rote und gelbe
    .definite = die rote und die gelbe
    .dative = der roten und der gelben
daemonen-lines-blue-green = blaue und grüne
    .definite = die blaue und die grüne
    .dative = der blauen und der grünen
daemonen-lines-blue-yellow = blaue und gelbe
    .definite = die blaue und die gelbe
    .dative = der blauen und der gelben
daemonen-lines-green-yellow = grüne und gelbe
    .definite = die grüne und die gelbe
    .dative = der grünen und der gelben
daemonen-lines-red-blue-green = rote, blaue und grüne
    .definite = die rote, die blaue und die grüne
    .dative = der roten, der blauen und der grünen
daemonen-lines-red-blue-yellow = rote, blaue und gelbe
    .definite = die rote, die blaue und die gelbe
    .dative = der roten, der blauen und der gelben
daemonen-lines-red-green-yellow = rote, grüne und gelbe
    .definite = die rote, die grüne und die gelbe
    .dative = der roten, der grünen und der gelben
daemonen-lines-blue-green-yellow = blaue, grüne und gelbe
    .definite = die blaue, die grüne und die gelbe
    .dative = der blauen, der grünen und der gelben
daemonen-lines-red-blue-green-yellow = rote, blaue, grüne und gelbe
    .definite = die rote, die blaue, die grüne und die gelbe
    .dative = der roten, der blauen, der grünen und der gelben
daemonen-legend = Schnüre + rot, ~ blau, # grün, . gelb, jede mit ihrem Knoten @; Zahlen sind Kreuzungen, Großbuchstaben Felder, A das Außenfeld; · eine freie Ecke, r b g y Dämonen (rot, blau, grün, gelb), (C) ein Feld, das ein Geist eingefroren hat. In der Liste: Wert, Dämonen, und > wer das Feld bekäme. r12C setzt einen roten Dämon an Kreuzung 12 in Feld C, wC einen Geist in Feld C, ?r sagt Rot vorher, - passt.

# Optionen
daemonen-option-players = Spieler
daemonen-option-players-about = Allein spielt man um Punkte; zu zweit bis zu viert sagt man gegeneinander vorher.
daemonen-option-world = Welt
daemonen-option-world-about = Eine Welt mit Namen, eine aus einer Zahl, oder vier eigene Schnüre.
daemonen-option-rest_to_bag = Rest in den Beutel
daemonen-option-rest_to_bag-about = Nur allein: Nach der Vorhersage kommt der Rest der Hand zurück in den Beutel statt aus dem Spiel.

# Welten mit Namen
daemonen-preset-first-picture = Runde Schnüre mit einer schmalen Linse aus Rot und Gelb
daemonen-preset-reckoning = Viele Kreuzungen, Felder von 2 bis 8
daemonen-preset-ring = Vier Schnüre Hand in Hand um ein Loch
daemonen-preset-clover = Jede Schnur kreuzt jede andere, in der Mitte überlappen alle
daemonen-preset-basket = Zwei Schnüre quer über zwei andere, zu Karos geflochten
daemonen-preset-comb = Drei Schnüre untereinander, die vierte läuft durch alle
daemonen-preset-petals = Vier schlanke Schnüre um eine Mitte: die reichste Welt
daemonen-preset-trefoil = Zwei dreiblättrige Schnüre greifen ineinander, zwei runde halten die Seiten
daemonen-preset-snail = Eine große Schnur hält zwei, die sich in ihr winden

# Angebotene Tische
daemonen-table-two = zwei Spieler, eine Welt mit 12 Kreuzungen
daemonen-table-three = drei Spieler, ein Kleeblatt
daemonen-table-four = vier Spieler, eine Welt mit 16 Kreuzungen
daemonen-table-two-long = zwei Spieler, Blütenblätter: ein langes Spiel
daemonen-table-solitaire = allein, um Punkte
daemonen-table-solitaire-bag = allein, der Rest der Hand kommt in den Beutel

# Welten, auf denen man nicht spielen kann
daemonen-world-refused = { $count ->
    [one] Diese Welt hat ein Problem: { $cause }
   *[other] Diese Welt hat { $count } Probleme. Das erste: { $cause }
}
daemonen-world-not-a-world = Eine Welt ist ein Name, eine Zahl, oder vier Schnüre mit ihren Knoten: rot, blau, grün und gelb.
daemonen-world-unknown-preset = Eine Welt dieses Namens gibt es nicht.
daemonen-world-not-a-seed = Es muss eine ganze Zahl von 0 bis 9007199254740991 sein.
daemonen-world-not-a-line = Die { $lines } Schnur ist keine Liste von Punkten.
daemonen-world-not-a-point = { $place ->
    [none] Die { $lines } Schnur beginnt mit etwas, das kein Punkt ist: Es braucht zwei ganze Zahlen.
   *[other] Die { $lines } Schnur hat nach { $place } etwas, das kein Punkt ist: Es braucht zwei ganze Zahlen.
}
daemonen-world-outside-grid = { $place ->
    [none] Die { $lines } Schnur oder ihr Knoten verlässt das Gitter, das in beiden Richtungen von 0 bis 16384 geht.
   *[other] Die { $lines } Schnur verlässt nach { $place } das Gitter, das in beiden Richtungen von 0 bis 16384 geht.
}
daemonen-world-too-few-points = Die { $lines } Schnur hat weniger als drei verschiedene Punkte.
daemonen-world-too-many-points = Die { $lines } Schnur hat mehr als 240 Punkte.
daemonen-world-too-many-crossings = Es gibt mehr als 40 Kreuzungen; die erste, die zu viel ist, liegt bei { $place }, von { $lines-dative } Schnur.
daemonen-world-crosses-too-few = Die { $lines } Schnur, die bei { $place } beginnt, kreuzt weniger als zwei andere.
daemonen-world-crosses-itself = Die { $lines } Schnur kreuzt sich bei { $place } selbst.
daemonen-world-lines-touch = Bei { $place } berühren sich Schnüre, ohne sich zu kreuzen: { $lines-definite }.
daemonen-world-three-lines-meet = Bei { $place } treffen sich mehr als zwei Schnüre: { $lines-definite }.
daemonen-world-not-a-knot = Der Knoten { $lines-dative } Schnur ist kein Punkt: Es braucht zwei ganze Zahlen.
daemonen-world-crossings-too-close = Bei { $place } liegen zwei Kreuzungen von { $lines-dative } Schnur zu nah beieinander.
daemonen-world-field-too-thin = Das Feld bei { $place }, zwischen { $lines-dative } Schnur, ist zu schmal zum Spielen.
daemonen-world-knot-near-crossing = Der Knoten { $lines-dative } Schnur bei { $place } liegt zu nah an einer Kreuzung.

# Worum ein Platz gebeten wird
daemonen-step-draw = Zieh ein Wesen.
daemonen-step-place = Setz ein Wesen aus deiner Hand.
daemonen-step-predict = Sag die Farbe eines Wesens vorher, das du noch auf der Hand hast, oder pass.

# Was man jetzt wissen sollte
daemonen-status = Punkte: Rot { $red }, Blau { $blue }, Grün { $green }, Gelb { $yellow }, Weiß { $white }. Wesen im Beutel: { $bag }.
daemonen-status-predicted = { $name } sagt { $colour-noun } vorher.
daemonen-status-ranked = Für Rang { $rank } vorhergesagt: { $colour-noun }.
daemonen-hand-1 = Deine Hand: { $a }.
daemonen-hand-2 = Deine Hand: { $a }, { $b }.
daemonen-hand-3 = Deine Hand: { $a }, { $b }, { $c }.
daemonen-hand-4 = Deine Hand: { $a }, { $b }, { $c }, { $d }.

# Was eine Aktion tut
daemonen-draw = Zieh { $creature-accusative }.
daemonen-draw-unseen = Zieh ein Wesen.
daemonen-place = Setz { $creature-accusative } an Kreuzung { $crossing } in Feld { $field }.
daemonen-place-ghost = Frier Feld { $field } mit einem Geist ein.
daemonen-predict = Sag { $colour-noun } vorher.
daemonen-predict-rank = Sag { $colour-noun } für Rang { $rank } vorher.
daemonen-pass = Sag jetzt nichts vorher.
daemonen-pass-rank = Sag keinen weiteren Rang vorher.

# Was getan wurde: nach „{ $name } hat“ und vor dem Punkt
daemonen-draw-told = { $creature-accusative } gezogen
daemonen-draw-unseen-told = ein Wesen gezogen
daemonen-place-told = { $creature-accusative } in Feld { $field } gesetzt
daemonen-place-ghost-told = Feld { $field } mit einem Geist eingefroren
daemonen-predict-told = { $colour-noun } vorhergesagt
daemonen-predict-rank-told = { $colour-noun } für Rang { $rank } vorhergesagt
daemonen-pass-told = noch nichts vorhergesagt
daemonen-pass-rank-told = keinen weiteren Rang vorhergesagt

# Warum eine Aktion nicht geht
daemonen-awaits-draw = Jetzt wird ein Wesen gezogen.
daemonen-awaits-place = Jetzt wird ein Wesen aus der Hand gesetzt.
daemonen-awaits-predict = Sag erst, ob du eine Farbe vorhersagst, oder pass.
daemonen-not-in-bag = Im Beutel ist { $creature-none }.
daemonen-not-in-hand = In deiner Hand ist { $creature-none }.
daemonen-outer-ghost = Das Außenfeld hat keine Mitte für einen Geist.
daemonen-no-field = Ein Feld { $field } gibt es nicht: Das letzte ist { $last }.
daemonen-no-crossing = Eine Kreuzung { $crossing } gibt es nicht: Die letzte ist { $last }.
daemonen-no-corner = Feld { $field } hat an Kreuzung { $crossing } keine Ecke.
daemonen-frozen = Ein Geist hat Feld { $field } eingefroren.
daemonen-corner-taken = Diese Ecke ist besetzt: Dort sitzt { $creature }.
daemonen-wrong-lines = Dort kreuzen sich { $lines-definite } Schnur: { $creature } passt da nicht hin.
daemonen-colour-taken = { $colour-noun } ist schon vorhergesagt.

# Was eine Welt braucht
daemonen-strokes-or-world = Es braucht entweder Striche oder eine Welt.
daemonen-need-cords = Vier Schnüre sind gezeichnet ({ $drawn } von { $all })
daemonen-need-crossed = Die { $lines } Schnur kreuzt mindestens zwei andere
daemonen-need-clean = Schnüre kreuzen sich nur: Keine berührt eine andere oder kreuzt sich selbst, und nie treffen sich drei
daemonen-need-room = Es ist Platz: Kreuzungen, Felder und Knoten sind nicht zu klein oder zu nah

# Der Befehl `samedi world`
world-presets = Welten mit Namen:
world-summary = { $crossings } Kreuzungen, { $fields } Felder, zusammen { $points } Punkte.
world-can-be-played = Auf dieser Welt kann man spielen.
world-unknown = Es gibt weder eine Welt noch eine Datei namens „{ $name }“. Die Welten sind: { $allowed }.
world-not-json = { $name } enthält keine Welt als JSON: { $error }
world-asked-twice = Nenne entweder eine Welt oder eine Zahl, nicht beides.

daemonen-needs-hand = Du hast so ein Wesen
daemonen-needs-string = Eine der beiden Schnüre dort hat seine Farbe
daemonen-needs-free = Die Ecke ist frei
daemonen-needs-unfrozen = Kein Geist hat das Feld eingefroren
daemonen-needs-centre = Es ist nicht das Außenfeld
daemonen-needs-no-ghost = Dort ist noch kein Geist
daemonen-needs-unpredicted = Niemand hat diese Farbe vorhergesagt
