# Dinge bei ihren Namen
page-bv-die = { $face ->
    [offering] { $colour ->
        [yellow] gelbe
        [red] rote
        [purple] violette
        [turquoise] türkise
       *[other] weiße
     } Opfergabe
    [soul] { $colour ->
        [yellow] gelbe
        [red] rote
        [purple] violette
        [turquoise] türkise
       *[other] weiße
     } Seele
   *[other] { $colour ->
        [yellow] gelber
        [red] roter
        [purple] violetter
        [turquoise] türkiser
       *[other] weißer
     } { $face ->
        [change] Wechsel
        [protection] Schutz
        [steal] Raub
       *[other] Tausch
     }
 }
# steht immer im Akkusativ
page-bv-the-die = { $face ->
    [offering] die { $colour ->
        [yellow] gelbe
        [red] rote
        [purple] violette
        [turquoise] türkise
       *[other] weiße
     } Opfergabe
    [soul] die { $colour ->
        [yellow] gelbe
        [red] rote
        [purple] violette
        [turquoise] türkise
       *[other] weiße
     } Seele
   *[other] den { $colour ->
        [yellow] gelben
        [red] roten
        [purple] violetten
        [turquoise] türkisen
       *[other] weißen
     } { $face ->
        [change] Wechsel
        [protection] Schutz
        [steal] Raub
       *[other] Tausch
     }
 }
page-bv-die-times = { $die }, noch { $count }
page-bv-you = Du
page-bv-team = { $a } und { $b }
page-bv-column = Tauschsäule
page-bv-column-rail = Tausch-|säule
page-bv-line-rail = Seine Reihe
page-bv-empty = leer
page-bv-on = {" "}auf{" "}
page-bv-none = keiner
page-bv-offerings = { $count ->
    [one] { $count } Opfergabe
   *[other] { $count } Opfergaben
 }
page-bv-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
page-bv-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
 }
page-bv-dice = { $dice } Würfel

# Das Brett
page-bv-board = Das Brett von Baron Voodoo, sieben mal sieben Felder.
page-bv-board-solo = Das Brett für einen, fünf mal fünf Felder, b2 bis f6, in Baron Samedis Tablett.
page-bv-stands = { $name }, { $loa }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
page-bv-cell = { $cell }: { $stack }
page-bv-column-die = Tauschsäule: { $die }
page-bv-jump = { $from } auf { $to }, fängt { $die }
page-bv-jumper = { $cell }, eigener Würfel, { $die }: { $count ->
    [one] ein Sprung
   *[other] { $count } Sprünge
 }
page-bv-slide-row = Zeile { $line } nach { $end ->
    [left] links
   *[other] rechts
 }
page-bv-slide-column = Spalte { $line } nach { $end ->
    [up] oben
   *[other] unten
 }
page-bv-read-board = Das Brett, jedes Feld vom obersten Würfel an
page-bv-read-free = leer, { $colour }es Feld
page-bv-read-players = Was vor allen liegt
page-bv-read-score = Punkte
page-bv-read-offerings = Opfergaben
page-bv-read-zone = Beute
page-bv-read-spirit = Geisterwelt
page-bv-read-favours = Gunst
page-bv-read-none = nichts
page-bv-read-times = { $count } × { $die }
page-bv-read-protected = Der Schutz von { $name } steht
page-bv-read-baron = Baron Samedis Tablett
page-bv-read-line = Seine Reihe, der nächste zuerst: { $dice }
page-bv-read-column = Tauschsäule, von oben: { $dice }
page-bv-read-from = Er liest weiter ab { $cell }
page-bv-read-collects = Er sammelt { $colour }: { $icons } von 4 Symbolen

# Wie das Spiel steht
page-bv-where = Runde { $round } · bis { $end } Punkte
page-bv-where-setup = Aufbau · bis { $end } Punkte
page-bv-where-last = Runde { $round }, die letzte
page-bv-where-solo = Runde { $round } · Stufe { $level } · Baron { $lowered } von 4
page-bv-step-power = Eine Kraft nutzen
page-bv-step-capture = Springen und fangen
page-bv-step-turn = Gefangenes drehen
page-bv-step-effect = Wirkung nutzen
page-bv-step-again = Noch einen Zug kaufen
page-bv-step-lower = Ablegen für Punkte
page-bv-step-last_power = Eine letzte Kraft
page-bv-step-end = Zug beenden

# Fragen
page-bv-ask-roll = Die Würfel rollen.
page-bv-ask-place = Welchen Würfel setzt du?
page-bv-ask-place-where = Wohin setzt du { $die }?
page-bv-ask-power = Eine Kraft, bevor du fängst?
page-bv-ask-power-needed = Noch kannst du nichts fangen. Welche Kraft ändert das?
page-bv-ask-last-power = Eine Kraft zum Ende deines Zuges?
page-bv-ask-mamy_wata = Welche Zeile oder Spalte schiebst du, und wohin?
page-bv-ask-papa_legba = Welchen einzelnen Würfel bewegst du?
page-bv-ask-erzulie_freda = Welchen Würfel vertauschst du?
page-bv-ask-gran_bwa = Welchen Stapel verteilst du?
page-bv-ask-put-papa_legba = Wohin setzt du { $die } von { $cell }?
page-bv-ask-put-erzulie_freda = Mit welchem Würfel vertauschst du { $die } auf { $cell }?
page-bv-ask-put-gran_bwa = Auf welche Würfel setzt du { $die } von { $cell }?
page-bv-ask-capture = Welche deiner Seelen springt?
page-bv-ask-jump = Wohin springt deine Seele auf { $cell }?
page-bv-ask-turn = Willst du { $die } auf eine andere Seite drehen?
page-bv-ask-use = Wofür nutzt du { $die }?
page-bv-ask-offering = Die Opfergabe nehmen?
page-bv-ask-soul = Den Punkt nehmen?
page-bv-ask-protection = Deinen Schutz aufstellen?
page-bv-ask-change = Welchen Würfel drehst du?
page-bv-ask-face = Auf welche Seite drehst du { $die }?
page-bv-ask-steal = Welchen Würfel raubst du?
page-bv-ask-exchange = Welcher Würfel wird getauscht?
page-bv-ask-give = Wogegen tauschst du { $die }?
page-bv-ask-again = Gleich noch einmal spielen?
page-bv-ask-lower = Was legst du ab?
page-bv-ask-join = Welcher Würfel kommt zur Gruppe?
page-bv-ask-end = Noch etwas in diesem Zug?
page-bv-ask-baron = Baron Samedi ist am Zug.

# Der leise Satz unter einer Frage
page-bv-note-offerings = { $count ->
    [0] Du hast keine Opfergabe mehr.
    [one] Du hast 1 Opfergabe.
   *[other] Du hast { $count } Opfergaben.
 }
page-bv-note-place = { $placed } von { $dice } Würfeln sind gesetzt. Ein Würfel kommt auf ein freies Feld seiner Farbe.
page-bv-note-mamy_wata = Stapel bleiben ganz und in ihrer Reihenfolge.
page-bv-note-papa_legba = Über alles hinweg, auf ein leeres Feld seiner Zeile oder Spalte.
page-bv-note-erzulie_freda = Zwei einzelne Würfel, wo auch immer. Stapel bewegen sich nicht.
page-bv-note-gran_bwa = Der oberste Würfel zuerst; auf andere Würfel, nie auf ein leeres Feld.
page-bv-note-turn = { $count ->
    [one] Für deine einzige Opfergabe.
   *[other] Für 1 deiner { $count } Opfergaben.
 }
page-bv-note-offering = 1 Opfergabe aus dem Vorrat.
page-bv-note-soul = 1 Punkt für die Seele, die du eben gefangen hast.
page-bv-note-protection = Bis zu deinem nächsten gewöhnlichen Zug fängt niemand deine Würfel, und niemand beraubt dich.
page-bv-note-change = Die neue Seite wirkt jetzt nicht.
page-bv-note-steal = Er kommt in deine Geisterwelt.
page-bv-note-exchange = Je ein Würfel von zwei Spielern, auch ohne dich. Schutz hilft dagegen nicht.
page-bv-note-again = Ein ganzer Zug mit eigener Kraft; abgelegt wird erst an seinem Ende. { $count ->
    [0] Danach hast du keine Opfergabe mehr.
    [one] Danach hast du noch 1 Opfergabe.
   *[other] Danach hast du noch { $count } Opfergaben.
 }
page-bv-note-lower = Zwei Würfel 1 Punkt, drei 3, vier 5.
page-bv-note-nothing-to-lower = Nichts abzulegen, was Punkte bringt.
page-bv-two-cells = Ein Sprung geht genau zwei Felder weit, gerade über einen Nachbarn.
page-bv-note-power-first = Oder erst eine Kraft. { $count ->
    [0] Du hast keine Opfergaben.
    [one] Du hast 1 Opfergabe.
   *[other] Du hast { $count } Opfergaben.
 }

# Antworten
page-bv-power-mamy_wata = schiebt eine Linie
page-bv-power-papa_legba = bewegt einen Würfel
page-bv-power-erzulie_freda = vertauscht zwei
page-bv-power-gran_bwa = verteilt einen Stapel
page-bv-yours = deine
page-bv-free = gratis
page-bv-jumps = { $count ->
    [one] 1 Sprung
   *[other] { $count } Sprünge
 }
page-bv-takes = fängt { $face }
page-bv-more-points = +{ $points } beim Ablegen
page-bv-apply-offering = Opfergabe nehmen
page-bv-apply-soul = Punkt nehmen
page-bv-apply-protection = Aufstellen
page-bv-apply-change = Anwenden
page-bv-apply-steal = Anwenden
page-bv-apply-exchange = Anwenden
page-bv-again = Noch einmal
page-bv-close = { $points ->
    [0] Für nichts ablegen
   *[other] Gruppe schließen, +{ $points }
 }
page-bv-plan-lower = Ablegen, +{ $points }
page-bv-plan-lower-end = Ablegen, +{ $points }, und Ende
page-bv-let-baron = Den Baron spielen lassen
page-bv-pass-power = Keine Kraft
page-bv-pass-turn = Seite lassen
page-bv-pass-use = So lassen
page-bv-pass-effect = Verzichten
page-bv-pass-again = Weiter
page-bv-pass-lower = Fertig
page-bv-pass-last_power = Zug beenden
page-bv-lower-single = Einzelne Würfel ablegen
page-bv-took-offering = Opfergabe genommen.
page-bv-took-soul = 1 Punkt für die Seele.
page-bv-took-protection = Dein Schutz steht.

# Neben dem Brett
page-bv-my-zone = Meine Beute
page-bv-my-spirit = Meine Geisterwelt
page-bv-captures = Beute
page-bv-captures-team = Gemeinsame Beute
page-bv-spirit = Geisterwelt
page-bv-spirit-team = Gemeinsame Geisterwelt
page-bv-marker = Baron-Samedi-Marker: alle Kräfte gratis
page-bv-protected = Schutz steht
page-bv-pool = Würfel zum Setzen
page-bv-order = { $turns ->
    [0] am Zug
    [one] als Nächstes
   *[other] in { $turns } Zügen
 }
page-bv-group-open = nimmt ein Symbol in verschiedenen Farben, oder verschiedene Symbole einer Farbe
page-bv-group-icon = gleiches Symbol, verschiedene Farben
page-bv-group-colour = gleiche Farbe, verschiedene Symbole
page-bv-group-rest = bleibt in der Beute
page-bv-joker = als { $colour }

# Baron Samedi
page-bv-baron-role = nimmt, springt nie
page-bv-baron-sum = { $start } zu Beginn, { $gained } dazu
page-bv-baron-series = Seine Kombination: { $colour }
page-bv-baron-between = Kombinationen abgelegt: { $lowered } von 4
page-bv-of-four = { $icons } von 4
page-bv-why = Warum hat er das getan?

# Die Abrechnung
page-bv-sheet = Woher die Punkte kommen
page-bv-sheet-play = Im Spiel
page-bv-sheet-lowering = Letztes Ablegen
page-bv-sheet-majorities = Mehrheiten: 3 Punkte, bei Gleichstand je 1
page-bv-sheet-total = Summe

# Ein neuer Tisch
page-bv-setup-players = Spieler
page-bv-setup-players-about = Das Spiel endet zu zweit bei 18 Punkten, zu dritt bei 15, zu viert bei 12, in Teams bei 18.
page-bv-setup-players-2 = zwei
page-bv-setup-players-3 = drei
page-bv-setup-players-4 = vier
page-bv-setup-loa-about = Seine Kraft ist auf diesem Platz gratis; jeder Loa spielt nur einmal.
page-bv-setup-dice-random = zufällig
page-bv-setup-dice-draft = reihum
page-bv-setup-dice-balanced = ausgewogen
page-bv-setup-dice-chaotic = chaotisch
page-bv-setup-dice-about = Zufällig: Alle Würfel werden geworfen; reihum: Ihr setzt sie der Reihe nach; ausgewogen: für jeden Loa dieselben Würfel; chaotisch: überall Raub und Tausch.

# What things are
page-bv-about-die = { $face }, wenn du ihn fängst: { $effect }.
page-bv-about-empty = Ein leeres Feld: Ein Würfel kann hier landen.

# The goal, at the start of a table
page-goal-baron_voodoo = Fang Seelen im Sprung, leg sie in Gruppen ab und hab am Ende die meisten Punkte.

# In der Lobby
page-lobby-baron_voodoo = Spring, fang Seelen, und mach deine Gruppen voll, bevor es die anderen Loas tun.

# Die Regeln: ein Kapitel, ein Satz, ein Bild
page-learn-baron-board = Das Brett
page-learn-baron-board-title = Achtundvierzig Seelen drängen sich auf dem Brett des Barons
page-learn-baron-board-lead = Ein Würfel ist eine Seele: Er hat eine Farbe und die Seite, die oben liegt. Auch jedes Feld hat eine Farbe, und am Anfang liegt dort ein Würfel dieser Farbe. Nur die schwarze Wegkreuzung in der Mitte bleibt leer.
page-learn-baron-board-picture = Ein Stück des Bretts um die Wegkreuzung d4, die leer ist. Auf jedem anderen Feld liegt ein Würfel in der Farbe des Feldes.
page-learn-baron-board-caption = Du beginnst mit 3 Opfergaben und ohne Punkte.
page-learn-baron-board-loas = Jeder Loa hat eine Farbe. Weiß gehört niemandem und passt überall.
page-learn-baron-board-ways = Vier Arten aufzubauen

page-learn-baron-turn = Dein Zug
page-learn-baron-turn-title = Eine Kraft, wenn du willst, ein Fang, dann deine Gunst
page-learn-baron-turn-lead = Fangen musst du. Eine Kraft hast du, vor dem Fang oder ganz am Ende. Dazwischen kommen fünf Dinge, immer in dieser Reihenfolge.
page-learn-baron-turn-a = Kraft, wenn du willst
page-learn-baron-turn-a-about = die deines Loas ist gratis, eine andere kostet 1 Opfergabe
page-learn-baron-turn-b = Fangen
page-learn-baron-turn-b-about = das Einzige, was du tun musst
page-learn-baron-turn-c1 = Deine eigene Farbe?
page-learn-baron-turn-c1-about = sie bringt 1 Opfergabe
page-learn-baron-turn-c2 = Den gefangenen Würfel drehen
page-learn-baron-turn-c2-about = auf eine andere Seite, für 1 Opfergabe
page-learn-baron-turn-c3 = Seine Seite nutzen
page-learn-baron-turn-c3-about = jetzt oder nie
page-learn-baron-turn-c4 = Noch ein Zug
page-learn-baron-turn-c4-about = sofort, für 2 Opfergaben, anstelle des Rests von diesem
page-learn-baron-turn-c5 = Würfel ablegen
page-learn-baron-turn-c5-about = Kombinationen bringen Punkte
page-learn-baron-turn-d = Kraft, wenn du noch keine hattest
page-learn-baron-turn-d-about = zum selben Preis

page-learn-baron-capture = Fangen
page-learn-baron-capture-title = Eine Seele springt und fängt, was sie überspringt
page-learn-baron-capture-lead = Wähl einen Würfel deiner Farbe, der allein oder ganz oben liegt. Er springt geradeaus über das Nachbarfeld auf das nächste. Der oberste Würfel, den du übersprungen hast, gehört dir.
page-learn-baron-capture-picture = Ein roter Würfel springt nach rechts über einen gelben und landet dahinter.
page-learn-baron-capture-caption = Fangen darf man jede Farbe, auch die eigene.
page-learn-baron-capture-full = Drei Würfel auf einem Feld: Ein roter kann dort nicht landen.
page-learn-baron-capture-full-caption = Beim Landen entsteht ein Stapel. Drei Würfel sind voll.
page-learn-baron-capture-ward = Ein türkiser Würfel unter Schutz lässt sich nicht überspringen.
page-learn-baron-capture-ward-caption = An eine geschützte Farbe kommst du nicht heran.

page-learn-baron-faces = Seiten
page-learn-baron-faces-title = Was die Seite deines Fangs bewirkt
page-learn-baron-faces-lead = Du darfst die gefangene Seite nutzen, einmal, jetzt. Verzichtest du, kommt sie nicht wieder.
page-learn-baron-faces-offering = 1 Opfergabe bekommen
page-learn-baron-faces-soul = 1 Punkt bekommen
page-learn-baron-faces-change = einen Würfel deiner Beute auf eine andere Seite drehen
page-learn-baron-faces-protection = bis zu deinem nächsten gewöhnlichen Zug fängt niemand deine Farbe oder beraubt dich
page-learn-baron-faces-steal = einen Würfel aus einer fremden Geisterwelt in deine holen
page-learn-baron-faces-exchange = zwei Würfel aus der Beute zweier Spieler tauschen

page-learn-baron-powers = Kräfte
page-learn-baron-powers-title = Vier Loas, vier Arten, die Würfel zu bewegen
page-learn-baron-powers-lead = Deine eigene Kraft ist gratis, eine andere kostet 1 Opfergabe, auch wenn niemand diesen Loa spielt. Eine Kraft muss das Brett verändern; vor dem Fang muss sie dir auch einen übrig lassen.
page-learn-baron-powers-mamy_wata = schiebt eine Zeile oder Spalte an einem Ende zusammen
page-learn-baron-powers-papa_legba = bewegt einen einzelnen Würfel auf ein leeres Feld seiner Zeile oder Spalte
page-learn-baron-powers-erzulie_freda = vertauscht zwei einzelne Würfel, wo auch immer sie liegen
page-learn-baron-powers-gran_bwa = verteilt die oberen Würfel eines Stapels auf andere Würfel
page-learn-baron-powers-protected = Kräfte bewegen Würfel jeder Farbe, geschützt oder nicht.

page-learn-baron-combinations = Kombinationen
page-learn-baron-combinations-title = Passende Seelen gehen zusammen hinab
page-learn-baron-combinations-lead = Zwei, drei oder vier Würfel deiner Beute: dasselbe Symbol in verschiedenen Farben, oder verschiedene Symbole einer Farbe. Zusammen bringen sie 1, 3 oder 5 Punkte.
page-learn-baron-combinations-icon = gleiches Symbol, drei Farben: Der weiße steht für die dritte
page-learn-baron-combinations-colour = gleiche Farbe, zwei Symbole
page-learn-baron-combinations-four = gleiche Farbe, vier Symbole
page-learn-baron-combinations-marker = Wer die meisten weißen Würfel in der Geisterwelt hat, hält den Baron-Samedi-Marker und nutzt alle Kräfte gratis. Bei Gleichstand hat ihn niemand.

page-learn-baron-end = Das Ende
page-learn-baron-end-title = 18 Punkte zu zweit, 15 zu dritt, 12 zu viert
page-learn-baron-end-lead = Dann wird die Runde zu Ende gespielt. Alle legen ab, was sie noch haben, und nur die beste Kombination daraus zählt. Für die Farbe jedes Loas bringen die meisten Würfel in der Geisterwelt 3 Punkte; bei Gleichstand je 1.
page-learn-baron-end-picture = Zwei Geisterwelten: Drei rote Würfel gegen zwei geben 3 Punkte, zwei türkise gegen zwei geben beiden 1 Punkt.
page-learn-baron-end-caption = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer das Ende ausgelöst hat.
page-learn-baron-end-blocked = Es endet auch, wenn jemand zu Beginn des Zuges nichts fangen kann, nicht einmal nach einer Kraft.

page-learn-baron-teams = Teams
page-learn-baron-teams-title = Zwei und zwei, mit einer gemeinsamen Kasse
page-learn-baron-teams-lead = Partner sitzen sich gegenüber und teilen Opfergaben, Beute, Geisterwelt und Punkte: alles außer dem Schutz. Das Spiel endet bei 18 Punkten. Einen Marker des Barons gibt es nicht; am Ende zählt Weiß als fünfte Farbe.
page-learn-baron-teams-picture = Zwei Paarungen: Papa Legba und Mamy Wata gegen Erzulie Freda und Gran Bwa; oder Mamy Wata und Erzulie Freda gegen Papa Legba und Gran Bwa.
page-learn-baron-teams-caption = Es gibt zwei Arten, die Loas zu Paaren zu machen.

page-learn-baron-solo = Allein
page-learn-baron-solo-title = Du gegen Baron Samedi
page-learn-baron-solo-lead = Du spielst wie sonst, auf den inneren fünf mal fünf Feldern. Er springt nicht und nutzt keine Kräfte: Er nimmt den nächsten Würfel seiner Reihe, sammelt vier verschiedene Symbole von dessen Farbe, legt sie ab und beginnt die nächste Farbe.
page-learn-baron-solo-picture = Fünf mal fünf Felder. Ein gepunkteter Weg beginnt am Hut auf b2 und liest die Zeilen nach rechts, bis zum ersten roten Würfel, den der Baron noch nicht hat.
page-learn-baron-solo-caption = Er liest das Brett ab seinem letzten Fang und nimmt den ersten Würfel, der passt.
page-learn-baron-solo-end = Das Spiel endet mit der Runde seiner vierten Kombination. Ein Gleichstand ist seiner.
page-learn-baron-solo-levers = Vier Hebel stellen ein, wie schwer es ist: dein Loa, seine ersten Punkte, die Stufe seiner Reihe, und wer beginnt.
page-coach-baron-capture =
    { $count ->
        [1] Der leuchtende Würfel kann über einen Nachbarn springen und dessen obersten Würfel fangen: Tipp ihn an.
       *[other] Jeder leuchtende Würfel kann über einen Nachbarn springen und dessen obersten Würfel fangen: Tipp einen an.
    }
page-coach-baron-capture-to =
    { $count ->
        [1] Er kann auf dem leuchtenden Feld landen: Tipp es an.
       *[other] Er kann auf jedem leuchtenden Feld landen: Tipp eins an.
    }
page-coach-baron-slide =
    { $count ->
        [1] Eine Reihe kann zum leuchtenden Ende rutschen: Tipp es an.
       *[other] Eine Reihe kann zu jedem leuchtenden Ende rutschen: Tipp eins an.
    }
page-coach-baron-pick =
    { $count ->
        [1] Die Kraft kann bewegen, was leuchtet: Tipp es an.
       *[other] Die Kraft kann bewegen, was leuchtet: Wähl aus.
    }
page-coach-baron-put =
    { $count ->
        [1] Er kann dorthin, wo es leuchtet: Tipp es an.
       *[other] Er kann überallhin, wo es leuchtet: Wähl aus.
    }
page-coach-baron-place-to =
    { $count ->
        [1] Er kann dorthin, wo es leuchtet: Tipp es an.
       *[other] Er kann überallhin, wo es leuchtet: Wähl aus.
    }
page-coach-baron-place-beside = Jeder dieser Würfel kommt auf ein freies Feld seiner Farbe: Tipp einen an.
page-coach-baron-power-beside =
    { $count ->
        [1] Diese Kraft bewegt Würfel auf dem Brett, zu dem Preis, der dabeisteht: Tipp sie an.
       *[other] Jede dieser Kräfte bewegt Würfel auf dem Brett, zu dem Preis, der dabeisteht: Tipp eine an.
    }
page-coach-baron-turn-beside = Du darfst zahlen, um den gefangenen Würfel zu drehen: Tipp die Seite an, die er zeigen soll, oder behalte seine.
page-coach-baron-apply-beside = Der gefangene Würfel tut etwas für dich, jetzt oder nie: Tipp die Antwort an.
page-coach-baron-change-beside = Wechsel dreht einen deiner gefangenen Würfel: Tipp einen Würfel an, dann seine neue Seite.
page-coach-baron-change-beside-to = Tipp die Seite an, die er zeigen soll.
page-coach-baron-steal-beside = Raub holt einen Würfel aus einer anderen Geisterwelt in deine: Tipp einen an.
page-coach-baron-take-beside = Tausch vertauscht zwei Würfel: Tipp den ersten an.
page-coach-baron-give-beside = Tipp den Würfel an, mit dem er den Platz tauscht.
page-coach-baron-again-beside = Für Opfergaben bekommst du sofort einen ganzen Zug dazu: Die Antwort zeigt den Preis.
page-coach-baron-lower-beside = Gefangene Würfel bringen Punkte, wenn du sie zusammen ablegst: ein Symbol in mehreren Farben oder eine Farbe mit mehreren Symbolen. Wähl eine Antwort.
page-coach-baron-lower-beside-to = Tipp den Würfel an, den du ablegst.
page-coach-baron-close-beside = Mehr Würfel braucht es nicht: Die Antwort schließt die Gruppe.
page-coach-baron-baron-beside = Jetzt nimmt Baron Samedi einen Würfel: Tipp die Antwort an und schau ihm zu.
