# Die Lobby: der erste Bildschirm, ein neuer Tisch, das Wartezimmer, eine Einladung.

## Begrüßung
page-lobby-day = Hallo. Was spielen wir?
page-lobby-evening = Guten Abend. Was spielen wir?
page-lobby-day-name = Hallo, { $name }. Was spielen wir?
page-lobby-evening-name = Guten Abend, { $name }. Was spielen wir?
page-lobby-about = Ohne Konto: Tisch eröffnen, Link schicken, spielen.
page-lobby-name = Dein Name
page-lobby-name-about = Damit die anderen wissen, wer du bist. Er bleibt auf diesem Gerät.
page-lobby-name-change = Namen ändern
page-lobby-name-give = Namen angeben
page-lobby-name-keep = Behalten

## Deine Spiele
page-lobby-going = Deine Spiele
page-lobby-going-failed = Deine Spiele konnten nicht geladen werden.
page-lobby-again = Noch einmal versuchen
page-lobby-your-turn = Du bist dran
page-lobby-look = Ansehen
page-lobby-review = Rückblick
page-lobby-replay = Noch einmal
page-lobby-accept = Mitspielen
page-lobby-decline-which = Ablehnen: { $game } { $who }
page-lobby-invited-again = { $name } lädt dich ein
page-lobby-wait-room = Platz nehmen
page-lobby-with =
    { $count ->
        [0] allein
       *[other] mit { $names }
    }
page-lobby-and = { $before } und { $last }
page-lobby-open-chairs =
    { $count ->
        [one] ein Stuhl ist frei
       *[other] { $count } Stühle sind frei
    }
page-lobby-waiting-for = wir warten auf { $name }
page-lobby-won = { $name } hat gewonnen
page-lobby-you-won = du hast gewonnen
page-lobby-over = beendet
page-lobby-more =
    { $count ->
        [one] Eines mehr
       *[other] { $count } mehr
    }
page-lobby-more-all = Mehr zeigen
page-lobby-more-older = Ältere Spiele
page-lobby-forget-which = { $game } { $who } aus deiner Liste nehmen
page-lobby-forget-ask = Dieses Spiel aus deiner Liste nehmen?
page-lobby-forget-about = Die anderen behalten es. Wenn niemand es mehr behält, ist es weg.
page-lobby-forget-yes = Herausnehmen
page-lobby-delete-which = { $game } { $who } löschen
page-lobby-delete-ask = Dieses Spiel löschen?
page-lobby-delete-about = Es ist dann für alle Spieler weg.
page-lobby-delete-yes = Löschen
page-lobby-delete-no = Behalten

## Die Spiele
page-lobby-games = Spiele
page-lobby-play-now = Spielen
page-lobby-play-now-which = Spielen: { $game }
page-lobby-friends-which = Mit Freunden: { $game }
page-lobby-play-more = Mehr Möglichkeiten
page-lobby-play-which = Mehr Möglichkeiten für { $game }
page-lobby-rules = Regeln
page-lobby-rules-which = Regeln von { $game }
page-lobby-players = { $few }–{ $many }
page-lobby-players-exactly = { $few }
page-lobby-players-exactly-say = { $few } Spieler
page-lobby-players-say = { $few } bis { $many } Spieler
page-lobby-minutes = { $minutes } min
page-lobby-minutes-say = etwa { $minutes } Minuten

## Andere Arten
page-lobby-ways = Andere Arten zu spielen
page-lobby-code = Ein Code oder ein Link?
page-lobby-code-join = Mitspielen
page-lobby-code-hint = PIANO TANGO 427
page-lobby-code-empty = Tipp den Code ein, zwei Wörter und eine Zahl, oder füg den Link ein.
page-lobby-way-screen = Zusammen an einem Gerät
page-lobby-way-screen-about = ihr gebt es weiter; die Hände bleiben verdeckt
page-lobby-way-bots = Gegen Bots
page-lobby-way-bots-about = von sanft bis stark, und keiner schummelt
page-lobby-way-friends = Mit Freunden
page-lobby-way-friends-about = eröffne einen Tisch und schick seinen Link
page-lobby-way-solo = Allein
page-lobby-way-solo-about = gegen den Baron selbst, oder eine Patience
page-lobby-way-import = Gespeichertes Spiel öffnen
page-lobby-way-import-about = öffne die Datei eines beendeten Spiels
page-lobby-import-file = Datei eines beendeten Spiels oder einer Studie
page-lobby-import-busy = Regeln und Würfel des Spiels werden geprüft…
page-lobby-import-unreadable = { $file } ist nicht lesbar.
page-lobby-import-too-large = { $file } ist zu groß für ein Spiel.

## Menü
page-lobby-menu = Menü
page-lobby-sound = Ton
page-lobby-sound-about = Klopfen und Klappern am Tisch

## Ein neuer Tisch
page-lobby-new = Neuer Tisch
page-lobby-new-which = Neuer Tisch: { $game }
page-lobby-close = Zurück zu den Spielen
page-lobby-way = Mit wem?
page-lobby-with-bots = Bots
page-lobby-with-friends = Freunde
page-lobby-with-screen = An einem Gerät
page-lobby-with-solo = Allein
page-lobby-with-bots-about = Es geht sofort los. Bots sehen nie, was verdeckt ist.
page-lobby-with-friends-about = Du bekommst einen Link zum Verschicken. Es geht los, wenn alle da sind.
page-lobby-with-screen-about = Ein Gerät für alle; es geht von Hand zu Hand.
page-lobby-with-solo-about = Ein Spiel für dich allein.
page-lobby-game = Spiel
page-lobby-table = Tisch
page-lobby-bot = Stärke der Bots
page-lobby-bot-says = { $bot }, { $level }: { $about }
page-lobby-bot-mine = Findet meine Stufe
page-lobby-bot-mine-about = Beginnt niedrig, steigt, wenn du gewinnst, und sinkt, wenn du verlierst.
page-lobby-bot-mine-about-now = Steigt, wenn du gewinnst, und sinkt, wenn du verlierst. Jetzt: { $bot }. Das weiß nur dieser Browser.
page-lobby-bot-mine-about-found = Du spielst ungefähr so gut wie { $bot }. Das weiß nur dieser Browser.
page-lobby-you-play = Du spielst
page-lobby-plays = { $name } spielt
page-lobby-your-chair = Dein Stuhl
page-lobby-your-chair-about = In dieser Reihenfolge wird gespielt.
page-lobby-chairs = Wer sitzt wo
page-lobby-chair-name = Name an Stuhl { $number }
page-lobby-chair-kind = Wer spielt auf Stuhl { $number }
page-lobby-chair-person = Spieler an diesem Gerät
page-lobby-player = Spieler { $number }
page-lobby-first-chair = Stuhl { $number }
page-lobby-options = Optionen
page-lobby-settings = An diesem Tisch
page-lobby-start = Los geht’s
page-lobby-open = Tisch eröffnen
page-lobby-cancel = Abbrechen
page-lobby-busy = Einen Moment…
page-lobby-less = { $what }: weniger
page-lobby-plus = { $what }: mehr
page-lobby-world-change = Wählen oder zeichnen
page-lobby-length = etwa { $minutes } Minuten
page-lobby-name-missing = Unter welchem Namen spielst du?
page-lobby-names-same = Zwei Leute an diesem Gerät haben denselben Namen.

## Einstellungen eines Tisches
page-lobby-set-confirm = Zugende bestätigen
page-lobby-set-confirm-about = bis dahin lässt sich alles zurücknehmen
page-lobby-set-take_back = Zurücknehmen
page-lobby-set-take_back-never = nie
page-lobby-set-take_back-free = bis etwas Neues bekannt wird
page-lobby-set-take_back-consent = jederzeit, wenn die anderen zustimmen
page-lobby-set-patience = Warten, wenn jemand weg ist
page-lobby-set-patience-about = Danach dürfen die anderen einen Bot für ihn spielen lassen.
page-lobby-set-patience-minutes = 3 Minuten
page-lobby-set-patience-hour = eine Stunde
page-lobby-set-patience-day = einen Tag
page-lobby-set-patience-days = 3 Tage
page-lobby-set-stand-in = Welcher Bot dann spielt
page-lobby-set-stand-in-about = Außer, jemand hat selbst einen gewählt. Hier gewählt, spielt er bei mehr als zweien auch für alle weiter, die aufgeben.
page-lobby-set-stand-in-usual = der übliche
page-lobby-set-clock = Tempo
page-lobby-set-clock-none = ohne Uhr
page-lobby-set-clock-quick = 10 min + 10 s pro Zug
page-lobby-set-clock-calm = 2 min pro Zug
page-lobby-set-clock-day = 1 Tag pro Zug
page-lobby-set-chat = Gespräch
page-lobby-set-chat-free = frei
page-lobby-set-chat-phrases = fertige Sätze
page-lobby-set-chat-off = gar nicht
page-lobby-set-hints = Tipps
page-lobby-set-hints-about = alle dürfen während des Spiels einen starken Bot fragen
page-lobby-set-watchers = Zuschauer
page-lobby-set-watchers-about = alle mit dem Link können zuschauen

## Wartezimmer
page-lobby-room-free =
    { $count ->
        [0] Alle sitzen
        [one] Ein Stuhl ist noch frei
       *[other] { $count } Stühle sind noch frei
    }
page-lobby-room-free-about = Sag den Code, schick den Link, oder lass sie die Kamera hierher halten.
page-lobby-room-full-about = Es geht los, wenn alle bereit sind.
page-lobby-room-guest-about = Du bist am Tisch von { $name }. Weitere Freunde sind willkommen.
page-lobby-room-invite = Einladen
page-lobby-room-link = Link zum Mitspielen
page-lobby-room-watch-link = Link zum Zuschauen
page-lobby-room-qr = QR-Code des Links zum Mitspielen
page-lobby-room-copy = Kopieren
page-lobby-room-copied = Der Link ist kopiert.
page-lobby-room-copy-by-hand = Der Link ist markiert: Kopier ihn von hier.
page-lobby-room-share = Teilen
page-lobby-room-mail = E-Mail
page-lobby-room-spoken = Code zum Ansagen
page-lobby-room-home = Diesen Link öffnen Geräte in deinem Heimnetz.
page-lobby-room-here-only = Diesen Link kann nur dieses Gerät öffnen.
page-lobby-room-here-only-about = Für Freunde zu Hause starte den Server mit
page-lobby-room-share-text = { $name } lädt dich zu { $game } ein.
page-lobby-room-chairs = Stühle
page-lobby-room-you = du
page-lobby-room-host = Gastgeber
page-lobby-room-same-screen = an diesem Gerät
page-lobby-room-ready = bereit
page-lobby-room-not-ready = noch nicht bereit
page-lobby-room-away = nicht da
page-lobby-room-free-chair = Frei
page-lobby-room-free-chair-about = für Freunde oder einen Bot
page-lobby-room-sit = Hier sitzen
page-lobby-room-sit-which = Auf Stuhl { $number } sitzen
page-lobby-room-move = Hierher wechseln
page-lobby-room-move-which = Hierher wechseln, auf Stuhl { $number }
page-lobby-room-here = Spieler an diesem Gerät
page-lobby-room-here-which = Jemanden von diesem Gerät auf Stuhl { $number } setzen
page-lobby-room-here-name = Wer spielt noch an diesem Gerät?
page-lobby-room-stand-which = Frei machen: Stuhl { $number }
page-lobby-room-stand = Frei machen
page-lobby-room-rise = Aufstehen
page-lobby-room-rise-which = Aufstehen von Stuhl { $number }
page-lobby-room-bot = Bot für Stuhl { $number }
page-lobby-room-bot-none = Bot dazuholen…
page-lobby-room-fill = Mit Bots auffüllen
page-lobby-room-am-ready = Ich bin bereit
page-lobby-room-am-not-ready = Noch nicht
page-lobby-room-begin = Los geht’s
page-lobby-room-begin-later = Starten, sobald alle bereit sind
page-lobby-room-wait-open = Es geht los, wenn kein Stuhl mehr frei ist.
page-lobby-room-choose = Nimm einen Stuhl, und du bist bereit.
page-lobby-room-watching = Alle Stühle sind besetzt; du kannst zuschauen.
page-lobby-room-say-ready = Die anderen warten auf dich: Bist du bereit?
page-lobby-room-by-itself = Es geht von selbst los, sobald jeder Stuhl besetzt ist und alle bereit sind.
page-lobby-room-wait-ready = Wir warten auf { $names }.
page-lobby-room-wait-draw = Wir warten, bis { $name } die Welt gezeichnet hat.
page-lobby-room-wait-host = { $name } beginnt das Spiel.
page-lobby-room-all-ready = Alle sind bereit.
page-lobby-room-drawer = Wer zeichnet die Welt?
page-lobby-room-drawer-about = Wer zeichnet, sitzt auf dem letzten Platz.
page-lobby-room-drawer-nobody = niemand: wie gewählt
page-lobby-room-draw = Die Welt zeichnen
page-lobby-room-watchers =
    { $count ->
        [one] Es schaut zu: { $names }
       *[other] Es schauen zu: { $names }
    }
page-lobby-room-leave = Den Tisch verlassen
page-lobby-room-delete = Tisch schließen
page-lobby-room-delete-ask = Diesen Tisch schließen?
page-lobby-room-delete-about = Dann kann niemand mehr an ihn zurück.
page-lobby-room-fair = Nachprüfbar faire Würfel: Niemand, auch nicht der Server, kann sie sich aussuchen.
page-lobby-room-talk = Gespräch
page-lobby-room-talk-none = Noch hat niemand etwas gesagt.
page-lobby-room-talk-unread =
    { $count ->
        [one] Gespräch: eine neue Nachricht
       *[other] Gespräch: { $count } neue Nachrichten
    }
page-lobby-room-opening = Alle sind bereit. Die Bildschirme öffnen ihre Zahlen für die Würfel…

## Einladung
page-lobby-invited = Du bist eingeladen
page-lobby-invited-by = { $name } lädt dich zu { $game } ein
page-lobby-invited-watch = { $name } lädt dich ein, bei { $game } zuzuschauen
page-lobby-invited-about = Gib deinen Namen an und nimm Platz. Ein Konto brauchst du nicht.
page-lobby-invited-watch-about = Gib deinen Namen an, dann schau zu. Ein Konto brauchst du nicht.
page-lobby-invited-running = Das Spiel hat begonnen; du kannst zuschauen oder den Stuhl eines Bots nehmen.
page-lobby-invited-running-full = Das Spiel hat begonnen; du kannst zuschauen.
page-lobby-invited-no-chair = Alle Stühle sind besetzt; du kannst zuschauen.
page-lobby-invited-full = Alle Stühle sind besetzt, und zuschauen kann auch niemand mehr.
page-lobby-invited-back = Zum Tisch
page-lobby-invited-back-about = Du hast an diesem Tisch einen Stuhl.
page-lobby-invited-over = Das Spiel ist aus; du kannst es dir noch einmal ansehen.
page-lobby-invited-come = An den Tisch
page-lobby-invited-look = Zuschauen
page-lobby-invited-wrong = Dieser Link führt nirgendwohin
page-lobby-invited-wrong-about = Der Link ist unvollständig, oder der Tisch wurde geschlossen. Lass dir einen neuen schicken.
page-lobby-invited-home = Zu den Spielen
page-app-no-script = Samedi braucht JavaScript.
page-preview-about = Ein Tisch für { $games }: mit Freunden, mit Bots oder allein, ohne Konto.
page-preview-invited = Gib deinen Namen an und spiel mit. Ein Konto brauchst du nicht.
page-preview-table = Ein Tisch
page-preview-ask = Herein kommen nur Eingeladene. Lass dir einen Link schicken.
page-nowhere = Hier ist nichts
page-nowhere-about = Die Adresse stimmt nicht ganz, oder was hier war, ist weg.
page-nowhere-home = Zu den Spielen
page-nowhere-rules = Oder lies die Regeln:

## Ein anderes Gerät
page-device = Anderes Gerät
page-device-out = Woanders weiterspielen
page-device-out-about = Mit einem Code bist du auch auf dem anderen Gerät du: deine Spiele, deine Plätze. Verrate ihn sonst niemandem.
page-device-show = Code zeigen
page-device-another = Anderen Code zeigen
page-device-lasts =
    { $minutes ->
        [one] Gilt eine Minute, und nur einmal.
       *[other] Gilt { $minutes } Minuten, und nur einmal.
    }
page-device-in = Von einem anderen Gerät herkommen
page-device-in-about = Tipp den Code ein, der dort unter Menü, Anderes Gerät steht.
page-device-code = Code des anderen Geräts
page-device-come = Das bin ich
page-device-leave =
    { $count ->
        [one] Dieses Gerät hat ein eigenes Spiel. Zurücklassen?
       *[other] Dieses Gerät hat { $count } eigene Spiele. Zurücklassen?
    }
page-device-leave-about = Sie bleiben bei dem, der du hier bisher warst, und sind von hier aus nicht mehr zu erreichen.
page-device-leave-yes = Zurücklassen und weiter

page-lobby-way-here = Ohne Verbindung
page-lobby-way-here-about = gegen Bots, oder das Gerät geht herum
page-here-ask = Auf diesem Gerät spielen?
page-here-about = Dann kannst du ohne Verbindung lernen, Rätsel lösen und spielen, gegen Bots, oder ihr lasst das Gerät herumgehen. { $size } MB werden einmal geladen und bleiben in diesem Browser, samt den Spielen, die du spielst.
page-here-yes = { $size } MB laden
page-here-no = Jetzt nicht
page-here-declined = Es wurde nichts geladen.
page-here-fetching = Wird geladen…
page-here-none = Hier gibt es nichts, womit man ohne Verbindung spielen könnte.
page-here-switch = Auf diesem Gerät spielen
page-here-switch-about = Neue Tische entstehen hier, auch mit Verbindung. Niemand außer dir prüft die Würfel. Ein beendetes Spiel lässt sich als Datei sichern und auf einen Server bringen.
page-here-remove = Geladenes entfernen
page-here-removed = Entfernt. Deine Spiele bleiben da und öffnen sich wieder, sobald neu geladen wurde.
page-offline-here = Du kannst auf diesem Gerät lernen, Rätsel lösen und spielen, gegen Bots, oder ihr lasst es herumgehen. Deine Spiele auf dem Server sind gut aufgehoben.
page-here-kept = auf diesem Gerät
page-here-fair = Die Würfel folgen aus einem Geheimnis auf diesem Gerät: Sie sind fair, solange niemand nachsieht.
page-here-delete-ask = Dieses Spiel löschen?
page-here-delete-about = Es ist nur auf diesem Gerät und dann endgültig weg. Ein beendetes Spiel lässt sich vorher als Datei sichern.
page-here-delete-yes = Löschen
page-here-delete-which = Spiel löschen: { $game }, { $who }
page-here-fetching-about = Das geschieht nur einmal.
page-here-readying = Wird eingerichtet. Beim ersten Mal dauert das ein wenig länger…
page-here-newer = Es gibt eine neuere Version von dem, was hier ohne Verbindung spielt. Bis du sie lädst, spielt dieses Gerät mit der, die es hat.
page-here-newer-ask = Die neuere Version laden?
page-here-newer-about = Was auf diesem Gerät spielt, ist von einer früheren Version. { $size } MB werden einmal geladen und treten an ihre Stelle; deine Spiele bleiben.
page-here-earlier = Mit der früheren Version spielen
page-here-stopped = Angehalten. Was schon da ist, bleibt und muss nicht noch einmal geladen werden.
page-lobby-learn = Lernen
page-lobby-learn-at = Lernen { $done }/{ $of }
page-lobby-learn-which = { $game } lernen: { $done } von { $of } Lektionen geschafft
page-lobby-puzzles = Rätsel
page-lobby-puzzles-which = Rätsel zu { $game }
page-lobby-way-puzzle = Rätsel des Tages
page-lobby-way-puzzle-about = ein Zug ist klar der beste; für alle dasselbe, jeden Tag ein neues
page-lobby-way-daily = Spiel des Tages
page-lobby-way-daily-about = dieselben Würfel für alle: Wer macht am meisten daraus?
page-lobby-own = Deine Ergebnisse
page-lobby-studies = Meine Studien
page-lobby-studies-none = Noch nichts. Sieh ein beendetes Spiel noch einmal an und wähle „Von hier aus ausprobieren“.
page-lobby-studies-unnamed = Ohne Namen
