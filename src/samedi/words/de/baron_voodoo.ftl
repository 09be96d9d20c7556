baron-title = Baron Voodoo
baron-about = Loas springen auf einem dicht besetzten Brett über Seelen, führen sie in die Geisterwelt und punkten mit passenden Gruppen. Für zwei bis vier, zu viert auch in Teams, und allein gegen Baron Samedi.

# Dinge
baron-colour-yellow = gelb
baron-colour-red = rot
baron-colour-purple = violett
baron-colour-turquoise = türkis
baron-colour-white = weiß
baron-face-offering = Opfergabe
baron-face-soul = Seele
baron-face-change = Wechsel
baron-face-protection = Schutz
baron-face-steal = Raub
baron-face-exchange = Tausch
baron-loa-mamy_wata = Mamy Wata
baron-loa-papa_legba = Papa Legba
baron-loa-erzulie_freda = Erzulie Freda
baron-loa-gran_bwa = Gran Bwa
baron-loa-baron_samedi = Baron Samedi
# Opfergabe und Seele sind weiblich, die anderen Seiten männlich; danach richten sich Artikel und Farbe.
baron-die = { $face ->
    [Opfergabe] die { $colour }e
    [Seele] die { $colour }e
   *[other] der { $colour }e
 } { $face }
    .first = { $face ->
        [Opfergabe] Die { $colour }e
        [Seele] Die { $colour }e
       *[other] Der { $colour }e
     } { $face }
    .accusative = { $face ->
        [Opfergabe] die { $colour }e
        [Seele] die { $colour }e
       *[other] den { $colour }en
     } { $face }
    .dative = { $face ->
        [Opfergabe] der { $colour }en
        [Seele] der { $colour }en
       *[other] dem { $colour }en
     } { $face }
    .indefinite = { $face ->
        [Opfergabe] eine { $colour }e
        [Seele] eine { $colour }e
       *[other] ein { $colour }er
     } { $face }
    .none = { $face ->
        [Opfergabe] keine { $colour }e
        [Seele] keine { $colour }e
       *[other] kein { $colour }er
     } { $face }
    .no-accusative = { $face ->
        [Opfergabe] keine { $colour }e
        [Seele] keine { $colour }e
       *[other] keinen { $colour }en
     } { $face }
baron-column = die Tauschsäule
baron-edge-left = nach links
baron-edge-right = nach rechts
baron-edge-up = nach oben
baron-edge-down = nach unten
baron-legend = Ein Würfel ist zwei Buchstaben, Farbe und Seite: Y R P T W gelb, rot, violett, türkis, weiß; O S C P V X Opfergabe, Seele, Wechsel, Schutz, Raub, Tausch. Stapel liest man von unten nach oben, verdeckte Würfel stehen klein. ★ Punkte, ◆ Opfergaben, [ ] Beute, dann die Geisterwelt; # Schutz, † der Baron-Samedi-Marker, → seine Reihe, ^ die Tauschsäule, < sein letzter Fang.

# Optionen
baron-option-loas = Loas
baron-option-loas-about = Der Loa jedes Platzes, zwei bis vier, alle verschieden. Gelb schiebt eine Linie, Rot bewegt einen einzelnen Würfel, Violett vertauscht zwei, Türkis verteilt einen Stapel.
baron-option-first = Erster Spieler
baron-option-first-about = Der Platz, der beginnt; üblich ist der des Ältesten.
baron-option-setup = Aufbau
baron-option-setup-about = Wie die Würfel aufs Brett kommen.
baron-option-setup-random = Zufällig: Alle Würfel werden geworfen
baron-option-setup-draft = Reihum: Die Spieler setzen die geworfenen Würfel
baron-option-setup-balanced = Ausgewogen: für jeden Loa dieselben Würfel
baron-option-setup-chaotic = Chaotisch: überall Raub und Tausch
baron-option-teams = Teams
baron-option-teams-about = Vier Spieler in zwei Teams, die alles teilen außer dem Schutz; Partner sitzen sich gegenüber.
baron-option-solo = Allein
baron-option-solo-about = Ein Spieler gegen Baron Samedi, der seinen eigenen einfachen Regeln folgt.
baron-option-solo-loa = Loa
baron-option-solo-loa-about = Dein Loa; am leichtesten beginnt man mit Erzulie Freda.
baron-option-solo-level = Stufe der Reihe
baron-option-solo-level-about = Von 1, wo er deine Farbe zuletzt sammelt, bis 4, wo er mit ihr beginnt.
baron-option-solo-score = Seine ersten Punkte
baron-option-solo-score-about = Womit Baron Samedi beginnt, 0 bis 6.
baron-option-solo-baron_first = Der Baron beginnt
baron-option-solo-baron_first-about = Baron Samedi hat den ersten Zug.

# Angebotene Tische
baron-table-two = zwei Spieler
baron-table-three = drei Spieler
baron-table-four = vier Spieler, jeder für sich
baron-table-teams = vier Spieler in zwei Teams
baron-table-balanced = zwei Spieler, ausgewogene Würfel
baron-table-chaotic = drei Spieler, chaotische Würfel
baron-table-draft = zwei Spieler, die die Würfel setzen
baron-table-solo = allein gegen Baron Samedi
baron-table-solo-hard = allein gegen einen starken Baron Samedi, der beginnt

# Optionen, die nicht zusammenpassen
baron-loas-missing = Die Loas der Plätze müssen angegeben werden, zwei bis vier (oder ein Spiel allein).
baron-players = Es braucht zwei bis vier Spieler, nicht { $players }.
baron-loa-twice = { $loa } kann nur auf einem Platz spielen.
baron-first-no-seat = „first“ kann nicht { $first } sein: Es geht von 0 bis { $last }.
baron-teams-need-four = Für Teams braucht es vier Spieler, nicht { $players }.
baron-no-such-team = { $a } und { $b } können kein Team sein.
baron-solo-alone = Die Option „{ $option }“ passt nicht zu einem Spiel allein.

# Worum ein Platz gebeten wird
baron-step-roll = Wirf die Würfel.
baron-step-place = Setz einen der Würfel auf ein freies Feld seiner Farbe.
baron-step-power = Nutze eine Kraft, bevor du fängst, oder pass.
baron-step-target = Sag, worauf die Kraft wirkt.
baron-step-capture = Fang: Spring mit einem Würfel deiner Farbe über einen Nachbarn.
baron-step-turn = Zahl 1 Opfergabe, um den gefangenen Würfel zu drehen, oder pass.
baron-step-effect = Nutze die Wirkung des gefangenen Würfels, oder pass.
baron-step-again = Zahl 2 Opfergaben für einen Extrazug, oder pass.
baron-step-lower = Leg Würfel in der Geisterwelt ab, oder pass.
baron-step-last_power = Nutze eine Kraft am Ende deines Zuges, oder pass.
baron-step-baron = Baron Samedi nimmt seinen nächsten Würfel.
baron-step-reroll = Wirf den Wechsel von Baron Samedi noch einmal.

# Was man jetzt wissen sollte
baron-status-points = { $loa } hat die Punktzahl erreicht, die das Spiel beendet: Das ist die letzte Runde.
baron-status-blocked = { $loa } kann nichts fangen: Das ist die letzte Runde.
baron-status-combinations = { $loa } hat die vierte Kombination abgelegt: Das ist die letzte Runde.
baron-status-extra = Das ist ein Extrazug.
baron-status-captured = Gefangen: { baron-die }.
baron-status-power = { $loa }s Kraft wirkt.
baron-status-picked = { $loa }s Kraft wirkt auf { $cell }.
baron-status-taken = Zu tauschen: { baron-die } von { $owner }.
baron-status-taken-column = Zu tauschen: { baron-die } aus der Tauschsäule.
baron-status-group = Offene Gruppe: { $dice } Würfel, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 } wert.

# Was eine Aktion tut
baron-roll = Geworfen: { baron-die }.
baron-roll-any = Geworfen: { $face }.
baron-roll-line = In seiner Reihe: { baron-die }.
baron-roll-column = In der Tauschsäule: { baron-die }.
baron-reroll = Der { $colour }e Wechsel wird noch einmal geworfen und zeigt { $face }.
baron-place = { baron-die.first } kommt auf { $cell }.
baron-power = Nutze { $loa }s Kraft.
baron-power-paid = Zahl 1 Opfergabe für { $loa }s Kraft.
baron-slide-row = Zeile { $line } rückt zusammen: { $edge }.
baron-slide-column = Spalte { $line } rückt zusammen: { $edge }.
baron-pick = Wähl { baron-die.accusative } auf { $cell }.
baron-pick-stack = Wähl den Stapel auf { $cell }, zuerst { baron-die.accusative }.
baron-put = { baron-die.first } kommt von { $cell } auf { $target }.
baron-swap = { baron-die.first } auf { $cell } und der Würfel auf { $target } tauschen die Plätze.
baron-capture = Spring von { $cell } auf { $target } und fang { baron-die.accusative }.
baron-capture-own = Spring von { $cell } auf { $target } und fang { baron-die.accusative }, deine eigene Farbe, für 1 Opfergabe.
baron-turn = Zahl 1 Opfergabe und dreh { baron-die.accusative } auf { $new_face }.
baron-apply-offering = Nimm 1 Opfergabe.
baron-apply-soul = Nimm 1 Punkt.
baron-apply-protection = Stell deinen Schutz auf, bis zu deinem nächsten gewöhnlichen Zug.
baron-change = Dreh { baron-die.accusative } deiner Beute auf { $new_face }.
baron-steal = Raub { baron-die.accusative } aus der Geisterwelt von { $owner }.
baron-steal-team = Raub { baron-die.accusative } aus der Geisterwelt von { $owner } und { $partner }.
baron-take = Tausch { baron-die.accusative } von { $owner }…
baron-take-column = Tausch { baron-die.accusative } aus der Tauschsäule…
baron-take-team = Tausch { baron-die.accusative } von { $owner } und { $partner }…
baron-give = … gegen { baron-die.accusative } von { $owner }.
baron-give-column = … gegen { baron-die.accusative } aus der Tauschsäule.
baron-give-team = … gegen { baron-die.accusative } von { $owner } und { $partner }.
baron-again = Zahl 2 Opfergaben für einen Extrazug.
baron-lower = Leg { baron-die.accusative } ab und beginn eine Gruppe.
baron-lower-joins = { baron-die.first } kommt zur Gruppe.
baron-lower-completes = { baron-die.first } vollendet die Gruppe.
baron-close = Schließ die Gruppe von { $dice } für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
baron-pass-power = Jetzt keine Kraft.
baron-pass-turn = Lass die Seite, wie sie ist.
baron-pass-effect = Verzichte auf die Wirkung.
baron-pass-again = Kein Extrazug.
baron-pass-lower = Leg nichts mehr ab.
baron-pass-last_power = Keine Kraft: Beende den Zug.

# Was getan wurde: nach „{ $name } hat“ und vor dem Punkt; vom Aufbau ganze Sätze
baron-roll-told = Geworfen wurde: { baron-die }.
baron-roll-line-told = In der Reihe lag: { baron-die }.
baron-roll-column-told = In der Tauschsäule lag: { baron-die }.
baron-reroll-told = den { $colour }en Wechsel noch einmal geworfen: { $face }
baron-place-told = { baron-die.accusative } auf { $cell } gesetzt
baron-power-told = { $loa }s Kraft genutzt
baron-power-paid-told = 1 Opfergabe für { $loa }s Kraft gezahlt
baron-slide-row-told = Zeile { $line } zusammengerückt: { $edge }
baron-slide-column-told = Spalte { $line } zusammengerückt: { $edge }
baron-pick-told = { baron-die.accusative } auf { $cell } gewählt
baron-pick-stack-told = den Stapel auf { $cell } gewählt, zuerst { baron-die.accusative }
baron-put-told = { baron-die.accusative } { $cell } → { $target } bewegt
baron-swap-told = { baron-die.accusative } auf { $cell } mit dem Würfel auf { $target } vertauscht
baron-capture-told = mit dem Sprung { $cell } → { $target } { baron-die.accusative } gefangen
baron-capture-own-told = mit dem Sprung { $cell } → { $target } { baron-die.accusative } gefangen, eigene Farbe: +1 Opfergabe
baron-turn-told = für 1 Opfergabe { baron-die.accusative } auf { $new_face } gedreht
baron-apply-offering-told = 1 Opfergabe genommen
baron-apply-soul-told = 1 Punkt bekommen
baron-apply-protection-told = den Schutz aufgestellt
baron-change-told = { baron-die.accusative } auf { $new_face } gedreht
baron-steal-told = { baron-die.accusative } { $touched ->
    [you] aus deiner Geisterwelt
   *[other] aus der Geisterwelt von { $owner }
 } geraubt
baron-steal-team-told = { baron-die.accusative } { $touched ->
    [you] aus deiner Geisterwelt
   *[other] aus der Geisterwelt von { $owner } und { $partner }
 } geraubt
baron-take-told = { baron-die.accusative } { $touched ->
    [you] aus deiner Beute
    [self] aus der eigenen Beute
   *[other] aus der Beute von { $owner }
 } zum Tauschen gewählt
baron-take-column-told = { baron-die.accusative } aus der Tauschsäule zum Tauschen gewählt
baron-take-team-told = { baron-die.accusative } { $touched ->
    [you] aus deiner Beute
    [self] aus der eigenen Beute
   *[other] aus der Beute von { $owner } und { $partner }
 } zum Tauschen gewählt
baron-give-told = einen { $taken_colour }en Würfel ({ $taken_face }) gegen { baron-die.accusative } { $touched ->
    [you] aus deiner Beute
    [self] aus der eigenen Beute
   *[other] aus der Beute von { $owner }
 } getauscht
baron-give-column-told = einen { $taken_colour }en Würfel ({ $taken_face }) gegen { baron-die.accusative } aus der Tauschsäule getauscht
baron-give-team-told = einen { $taken_colour }en Würfel ({ $taken_face }) gegen { baron-die.accusative } { $touched ->
    [you] aus deiner Beute
    [self] aus der eigenen Beute
   *[other] aus der Beute von { $owner } und { $partner }
 } getauscht
baron-again-told = 2 Opfergaben für einen Extrazug gezahlt
baron-lower-told = { baron-die.accusative } abgelegt
baron-lower-joins-told = { baron-die.accusative } zur Gruppe gelegt
baron-lower-completes-told = mit { baron-die.dative } eine Gruppe für { $points } Punkte vollendet
baron-close-told = eine Gruppe von { $dice } für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 } geschlossen
baron-pass-power-told = keine Kraft genutzt
baron-pass-turn-told = die Seite gelassen, wie sie war
baron-pass-effect-told = auf die Wirkung verzichtet
baron-pass-again-told = auf einen Extrazug verzichtet
baron-pass-lower-told = nichts mehr abgelegt
baron-pass-last_power-told = den Zug beendet
baron-takes-line-told = eine Kombination mit { baron-die.dative } der Reihe begonnen
baron-takes-told = { baron-die.accusative } auf { $cell } genommen
baron-lowers-and-takes-line-told = die Kombination ({ $collected }) mit { $icons } Symbolen für { $points } Punkte abgelegt und die nächste mit { baron-die.dative } der Reihe begonnen
baron-lowers-last-told = die letzte Kombination ({ $collected }) mit { $icons } Symbolen für { $points } Punkte abgelegt

# Baron Samedis Zug, Schritt für Schritt
baron-takes-line = Baron Samedi beginnt eine Kombination mit dem nächsten Würfel der Reihe: { baron-die }.
baron-takes = Baron Samedi nimmt { baron-die.accusative } auf { $cell }.
baron-lowers-and-takes-line = Baron Samedi findet nichts für seine Kombination ({ $collected }), legt sie mit { $icons ->
    [one] einem Symbol
   *[other] { $icons } Symbolen
 } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } ab und beginnt die nächste mit { baron-die.dative } der Reihe.
baron-lowers-last = Baron Samedi findet nichts für seine letzte Kombination ({ $collected }) und legt sie mit { $icons ->
    [one] einem Symbol
   *[other] { $icons } Symbolen
 } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } ab.
baron-searches = Er sucht einen { $colour }en Würfel, ab { $cell }, Zeile für Zeile, dessen Symbol er noch nicht hat.
baron-searches-white = Dann sucht er ebenso einen { $colour }en Würfel, ab { $cell }.
baron-kept-off = Dein Schutz hält ihn von den { $colour }en Würfeln fern.
baron-finds = Als Erstes findet er { baron-die.accusative } auf { $cell }.
baron-finds-none = Für ihn gibt es keinen { $colour }en Würfel.
baron-leaves-covered = { baron-die.first } auf { $cell } ist verdeckt.
baron-leaves-held = { baron-die.first } auf { $cell } bleibt: Dieses Symbol hat er schon.
baron-lowers = Also legt er seine Kombination ({ $collected }) mit { $icons ->
    [one] einem Symbol
   *[other] { $icons } Symbolen
 } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } ab.
baron-line-used-up = Die Reihe ist aufgebraucht: Das war seine vierte Kombination.
baron-white-offering = Der weiße Würfel bringt ihm 1 Opfergabe.
baron-completes = Vier Symbole: Er legt seine Kombination ({ $colour }) für 5 Punkte ab.
baron-plays-again = Er zahlt 2 Opfergaben und spielt noch einmal.
baron-effect-offering = Opfergabe: Er bekommt 1 Opfergabe.
baron-effect-no-offering = Opfergabe: Der Vorrat ist leer, er bekommt nichts.
baron-effect-soul = Seele: Er bekommt 1 Punkt.
baron-effect-protection = Schutz: Bis zu seinem nächsten gewöhnlichen Zug kann ihn niemand berauben, und weiße Würfel lassen sich nicht fangen.
baron-effect-change = Wechsel: Er lässt die Seite, wie sie ist.
baron-effect-change-again = Wechsel, den er schon hat: Der Würfel wird geworfen, bis er ein neues Symbol zeigt.
baron-effect-steal = Raub: Er nimmt deinen ältesten abgelegten Würfel, { baron-die.accusative }.
baron-effect-steal-nothing = Raub: Deine Geisterwelt ist leer.
baron-effect-steal-protected = Raub: Du bist geschützt.
baron-effect-exchange = Tausch: Dein zuerst gefangener Würfel, { baron-die }, kommt unter die Säule; an seinen Platz kommt ihr oberster ({ $new_colour }, { $new_face }).
baron-effect-exchange-nothing = Tausch: Du hast keinen gefangenen Würfel.
# Dasselbe für alle, die nur zuschauen
baron-effect-steal-seen = Raub: Er nimmt dem Spieler den ältesten abgelegten Würfel weg, { baron-die.accusative }.
baron-effect-steal-nothing-seen = Raub: Die Geisterwelt des Spielers ist leer.
baron-effect-steal-protected-seen = Raub: Der Spieler ist geschützt.
baron-effect-exchange-seen = Tausch: Der zuerst gefangene Würfel des Spielers, { baron-die }, kommt unter die Säule; an seinen Platz kommt ihr oberster ({ $new_colour }, { $new_face }).
baron-effect-exchange-nothing-seen = Tausch: Der Spieler hat keinen gefangenen Würfel.

# Warum eine Aktion nicht geht
baron-awaits-roll = Erst werden die Würfel geworfen.
baron-awaits-place = Erst werden die Würfel gesetzt, einer nach dem anderen.
baron-awaits-power = Sag erst, welche Kraft du nutzt, oder pass.
baron-awaits-target-slide = { $loa }s Kraft wirkt: Schieb jetzt eine Linie zusammen.
baron-awaits-target-pick = { $loa }s Kraft wirkt: Wähl jetzt ein Feld.
baron-awaits-target-put = { $loa }s Kraft wirkt: Setz jetzt den gewählten Würfel.
baron-awaits-capture = Jetzt musst du fangen.
baron-awaits-turn = Dreh erst den gefangenen Würfel, oder pass.
baron-awaits-effect-offering = Gefangen ist eine Opfergabe: Nimm sie, oder pass.
baron-awaits-effect-soul = Gefangen ist eine Seele: Nimm den Punkt, oder pass.
baron-awaits-effect-protection = Gefangen ist ein Schutz: Stell ihn auf, oder pass.
baron-awaits-effect-change = Gefangen ist ein Wechsel: Dreh einen Würfel deiner Beute, oder pass.
baron-awaits-effect-steal = Gefangen ist ein Raub: Raub einen Würfel, oder pass.
baron-awaits-effect-exchange = Gefangen ist ein Tausch: Nenn den ersten von zwei Würfeln, oder pass.
baron-awaits-give = Nenn jetzt den zweiten Würfel des Tauschs.
baron-awaits-again = Sag erst, ob du einen Extrazug kaufst.
baron-awaits-lower = Jetzt kannst du Würfel ablegen; passen beendet das.
baron-awaits-last_power = Jetzt kannst du eine Kraft nutzen; passen beendet den Zug.
baron-awaits-baron = Baron Samedi ist am Zug.
baron-awaits-reroll = Erst wird Baron Samedis Würfel noch einmal geworfen.
baron-power-needed = Noch kannst du nichts fangen: Nutze erst eine Kraft.
baron-group-open = Eine Gruppe ist offen: Schließ sie erst.
baron-cell-taken = { $cell } ist besetzt.
baron-not-in-pool = Zum Setzen ist { baron-die.none } mehr da.
baron-out-of-play = { $cell } gehört allein nicht zum Spiel.
baron-no-die = Auf { $cell } liegt kein Würfel.
baron-not-your-die = Dieser Würfel ist { $colour }: Du springst nur mit deinen { $own }en.
baron-nothing-to-jump = Auf { $over } gibt es nichts zu überspringen.
baron-landing-full = { $target } ist voll: Ein Stapel hat höchstens drei Würfel.
baron-die-protected = Die { $colour }en Würfel sind gerade geschützt.
baron-same-face = Er zeigt schon { $face }.
baron-not-in-zone = In deiner Beute ist { baron-die.none }.
baron-steal-own = Rauben kannst du nur bei Gegnern.
baron-steal-protected = Die Geisterwelt von { $owner } ist geschützt.
baron-not-in-spirit = In der Geisterwelt von { $owner } ist { baron-die.none }.
baron-no-column = Eine Tauschsäule gibt es nur allein.
baron-same-zone = Die beiden Würfel müssen von verschiedenen Spielern kommen.
baron-not-in-that-zone = { $owner } hat { baron-die.no-accusative }.
baron-no-seat = Einen Platz { $seat } gibt es nicht: Gezählt wird von 0 bis { $last }.
baron-team-by-lower-seat = Ein Team nennt man nach seinem ersten Platz: { $lower }, nicht { $seat }.
baron-no-group = Keine Gruppe ist offen.
baron-no-combination = { baron-die.first } passt nicht zur offenen Gruppe.
baron-icon-held = { $face } hat Baron Samedi schon: Der Würfel wird noch einmal geworfen.
baron-power-unpaid = { $loa }s Kraft kostet 1 Opfergabe, und du hast keine.
baron-power-no-use = { $loa }s Kraft kann auf dem Brett nichts ändern.
baron-power-no-capture = Nach { $loa }s Kraft könntest du nichts fangen.
baron-line-out-of-play = Linie { $line } gehört allein nicht zum Spiel.
baron-slide-packed = Linie { $line } ist schon zusammengerückt: { $edge }.
baron-slide-no-capture = Rückt Linie { $line } so zusammen ({ $edge }), könntest du nichts fangen.
baron-already-picked = { $cell } ist schon gewählt.
baron-no-stack = Auf { $cell } ist kein Stapel.
baron-not-lone = Auf { $cell } ist ein Stapel, kein einzelner Würfel.
baron-no-empty-cell = Der Würfel auf { $cell } hat kein leeres Feld in seiner Zeile oder Spalte.
baron-pick-no-capture = Wohin der Würfel von { $cell } auch käme, du könntest nichts fangen.
baron-pick-first = Wähl erst, was { $loa }s Kraft bewegt.
baron-put-not-empty = { $target } ist nicht leer.
baron-put-off-line = { $target } liegt weder in der Zeile noch in der Spalte von { $cell }.
baron-put-not-lone = Auf { $target } liegt kein einzelner Würfel.
baron-equal-dice = Die Würfel auf { $cell } und { $target } sind gleich: Nichts würde sich ändern.
baron-put-back = Ein Würfel kann nicht zurück auf den Stapel, von dem er kommt.
baron-put-on-empty = { $target } ist leer: Der Würfel muss auf andere Würfel.
baron-put-on-full = { $target } ist voll: Ein Stapel hat höchstens drei Würfel.
baron-put-no-capture = Läge dieser Würfel auf { $target }, könntest du nichts fangen.

baron-needs-own = Dein Würfel liegt oben auf { $cell }
baron-needs-over = Auf { $over } steht ein Würfel, über den er springt
baron-needs-room = Auf { $target } stehen weniger als drei Würfel
baron-needs-unprotected = Der Würfel auf { $over } ist nicht geschützt
