# Die Seite selbst und ihr Tisch.

# Der Tisch
page-table-players = Spieler
page-table-board = Brett
page-table-reading = Brett als Text
page-table-told = Was gerade geschah
page-table-bar = Was gerade geschieht
page-table-log = Verlauf
page-table-log-open = Den Verlauf öffnen
page-table-log-unread = { $count ->
    [one] Den Verlauf öffnen: eine neue Nachricht
   *[other] Den Verlauf öffnen: { $count } neue Nachrichten
}
page-table-log-setup = Alles ist aufgebaut.
page-table-missed = Während du weg warst
page-table-missed-earlier = { $count ->
    [one] Davor ein Zug, dann:
   *[other] Davor { $count } Züge, dann:
}
page-table-missed-watch = Ansehen
page-table-missed-enough = Weiterspielen
page-table-menu = Menü
page-table-rules = Regeln
page-table-leave-screen = Zurück zur Lobby
page-table-to-game = Zurück zum Spiel
page-table-to-lessons = Zurück zu den Lektionen
page-table-to-daily = Zurück zum Spiel des Tages
page-table-arriving = Du kommst an den Tisch…
page-table-nobody = Niemand
page-table-bot = Bot
page-table-away = (nicht da)
page-table-thinks = überlegt
page-table-points = { $points ->
    [one] Punkt
   *[other] Punkte
}

# Die Aktionsleiste
page-table-your-turn = Du bist dran
page-table-steps = Schritte des Zuges
page-table-back = Zurück
page-table-undo = Zurücknehmen
page-table-undo-turn = Zug ganz zurücknehmen
page-table-ask-undo = Um Rücknahme bitten
page-table-ask-undo-title = Diesen Zug zurücknehmen?
page-table-ask-undo-text = Seitdem ist Neues bekannt, also müssen die anderen zustimmen.
page-table-ask-undo-yes = Bitten
page-table-ask-undo-no = Lieber nicht
page-table-confirm = Zug beenden
page-table-confirm-question = Deinen Zug beenden?
page-table-enough = Das reicht
page-table-choices = { $count } Möglichkeiten
page-table-choose = Wählen
page-table-rule = Die Regel zu diesem Schritt, { $clause }
page-table-why = Regel { $clause }
page-table-rule-short = Regel
page-table-card = Alles über { $name }
page-table-no-answer = Der Server hat nicht geantwortet. Wenn sich hier nichts geändert hat, versuch es noch einmal.
page-table-no-more = Diesen Tisch gibt es nicht mehr, oder du gehörst nicht mehr dazu.
page-table-moved-on = Das Spiel war schon weiter. So steht es jetzt.
page-table-sending = Wird gesendet…
page-table-watching = Du schaust zu
page-table-watching-about = Du schaust bei diesem Spiel zu.
page-table-wait = { $name } überlegt.
page-table-wait-away = { $name } ist gerade nicht da.
page-table-wait-confirm = { $name } beendet gleich den Zug.
page-table-wait-dice = Die Würfel rollen.
page-table-notify = Sag mir, wenn ich dran bin
page-table-wait-since = Seit { $time }
page-table-seconds = { $count } s
page-table-minutes = { $count } min
page-table-hours = { $count } h

# Streifen in der Leiste
page-table-lost = Verbindung verloren. Das Spiel bleibt erhalten.
page-table-lost-move = Verbindung verloren. Dein Zug ist aufgehoben.
page-table-lost-retry = Nächster Versuch in { $seconds } s.
page-table-lost-trying = Neuer Versuch…
page-table-retry = Jetzt versuchen
page-table-offer = { $name } möchte einen Zug zurücknehmen.
page-table-offer-open = { $name } wartet auf die Zustimmung der anderen.
page-table-offer-mine = Du möchtest einen Zug zurücknehmen. Die anderen entscheiden.
page-table-offer-yes = Einverstanden
page-table-offer-no = Lieber nicht
page-table-abandon-asked = Jemand möchte das Spiel ohne Sieger beenden.
page-table-abandon-agree = Einverstanden
page-table-abandon-mine = Du möchtest das Spiel beenden. Die anderen entscheiden.
page-table-kept = Ein Bot spielt auf deinem Platz.
page-table-kept-back = Platz wieder einnehmen
page-table-abandon-stay = Doch weiterspielen
page-table-gone = { $name } ist schon eine Weile nicht da.
page-table-gone-bot = Einen Bot übernehmen lassen
page-table-gone-about = { $bot } kann weiterspielen; { $name } darf jederzeit zurückkommen.
page-table-seat-asked = { $name } möchte für { $bot } übernehmen und sähe dann diese Hand.
page-table-seat-mine = Du hast um den Platz von { $bot } gebeten. Die Spieler entscheiden.
page-table-seat-not = Dann eben nicht

# Den Bildschirm weitergeben
page-table-handover = Gib das Gerät an { $name } weiter.
page-table-handover-about = Nichts wird gezeigt, bis du auf den Knopf tippst.
page-table-handover-me = Ich bin { $name }
page-table-handover-last = Letzten Zug ansehen

# Durch das Spiel zurückgehen
page-table-replay = Wiederholung
page-table-replay-setup = Der Anfang
page-table-replay-turn = Zug { $turn } von { $turns }
page-table-replay-action = Zug { $turn } von { $turns }, Aktion { $action } von { $actions }
page-table-replay-where = Wo im Spiel
page-table-replay-leave = Zurück ins Jetzt
page-table-try = Von hier aus ausprobieren
page-table-first = Zum Anfang
page-table-previous = Einen Zug zurück
page-table-play = Abspielen
page-table-pause = Pause
page-table-next = Einen Zug weiter
page-table-previous-action = Eine Aktion zurück
page-table-next-action = Eine Aktion weiter
page-table-speed = Tempo
page-table-speed-times = { $times }×
page-table-last = Zum Ende
page-table-file = Eine Datei abspielen
page-table-file-about = Wähle ein Spiel, das von einem Tisch heruntergeladen wurde. Es bleibt auf diesem Gerät.
page-table-file-choose = Datei wählen
page-table-file-wrong = In dieser Datei steckt kein Spiel, das sich zeigen lässt.

# Das Ende
page-table-over = Das Spiel ist aus
page-table-end-you = Du gewinnst{ $by ->
    [0] { "" }
    [one] { " " }mit einem Punkt Vorsprung
   *[other] { " " }mit { $by } Punkten Vorsprung
}.
page-table-level-found = Du spielst ungefähr so gut wie { $bot }.
page-table-level-next = Nächstes Mal kommt { $bot }.
page-table-end-one = { $name } gewinnt{ $by ->
    [0] { "" }
    [one] { " " }mit einem Punkt Vorsprung
   *[other] { " " }mit { $by } Punkten Vorsprung
}.
page-table-end-many = { $names } gewinnen{ $by ->
    [0] { "" }
    [one] { " " }mit einem Punkt Vorsprung
   *[other] { " " }mit { $by } Punkten Vorsprung
}.
page-table-end-nobody = Niemand gewinnt.
page-table-end-alone = Diesmal nicht.
page-table-end-abandoned = Das Spiel wurde ohne Sieger beendet.
page-table-end-resigned = { $name } hat aufgegeben.
page-table-end-resigned-you = Du hast aufgegeben.
page-table-end-time = { $name } hat keine Zeit mehr.
page-table-end-time-you = Deine Zeit ist abgelaufen.
page-table-not-vouched = Dieses Spiel wurde anderswo gespielt: Regeln und Würfel sind geprüft, nicht aber, wer gespielt hat.
page-table-rematch = Revanche
page-table-play-again = Noch einmal
page-table-rematch-go = Zur Revanche
page-table-rematch-asked =
    { $count ->
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }
page-table-review = Rückblick
page-table-download = Herunterladen

# Das Menü
page-table-share = Link teilen
page-table-share-about = Wer diesen Link öffnet, kann zuschauen.
page-table-copied = Der Link ist kopiert.
page-table-let-bot = Einen Bot für mich spielen lassen
page-table-let-bot-about = Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen.
page-table-sit = Den Platz von { $name } nehmen
page-table-stand-in = Wenn ich weg bin: { $bot }
page-table-stand-in-title = Wer spielt, wenn du weg bist?
page-table-stand-in-about = Wenn der Tisch lange genug gewartet hat, dürfen die anderen diesen Bot für dich spielen lassen. Du kannst jederzeit zurückkommen.
page-guests = Gäste und Links
page-guests-send = { $name } verabschieden
page-guests-send-ask = { $name } verabschieden?
page-guests-send-about = { $name } verlässt den Tisch und kann nicht zurückkommen. Wer einen Link hat, kann ihn noch weitergeben, außer du ziehst auch die Links zurück.
page-guests-send-yes = Verabschieden
page-guests-send-links = Verabschieden und Links zurückziehen
page-guests-again = { $name } wieder kommen lassen
page-guests-links = Links zurückziehen
page-guests-links-ask = Die Links zurückziehen?
page-guests-links-about = Mit den bisherigen Links kommt niemand mehr herein. Neue gibt es sofort; wer da ist, bleibt.
page-guests-links-yes = Neue Links
page-guests-cancel = Abbrechen
page-table-mute = { $name } stummschalten
page-table-unmute = { $name } wieder hören
page-table-abandon = Ohne Sieger beenden
page-table-resign = Aufgeben
page-table-resign-title = Dieses Spiel aufgeben?
page-table-resign-text = Das lässt sich nicht zurücknehmen.
page-table-go-on = Weiterspielen
page-table-hint = Ein Tipp
page-table-hint-thinking = Ein starker Spieler schaut es sich an…
page-table-hint-looking = Bisher { $count } Fortsetzungen durchgespielt, es geht weiter…
page-table-hint-looked = { $count } Fortsetzungen durchgespielt.
page-table-hint-value = { $percent } % Gewinnchance
page-table-keys = Tasten
page-table-key-digits = 1 … 9
page-table-key-digits-about = Die erste, zweite … neunte Antwort geben
page-table-key-q = q
page-table-key-q-about = Zur Frage
page-table-key-b = b
page-table-key-b-about = Zum Brett
page-table-key-arrows = ← ↑ ↓ →
page-table-key-arrows-about = Zum nächsten erlaubten Feld; in der Wiederholung einen Zug, mit Umschalt eine Aktion
page-table-key-enter = Eingabe
page-table-key-enter-about = Auswählen
page-table-key-escape = Esc
page-table-key-escape-about = Eine Wahl zurück; die Wiederholung verlassen
page-table-key-u = u
page-table-key-u-about = Den letzten Zug zurücknehmen
page-table-key-turn = U
page-table-key-turn-about = Den ganzen Zug zurücknehmen
page-table-key-c = c
page-table-key-c-about = Den Zug beenden
page-table-key-t = t
page-table-key-t-about = Das Brett als Text lesen
page-table-key-l = l
page-table-key-l-about = Zum Verlauf
page-table-key-help = ?
page-table-key-help-about = Diese Liste
page-table-key-tap = Tippen
page-table-key-tap-about = Aufs Brett: alles, was noch unterwegs ist, kommt sofort an
page-table-hurry = Zu langsam? Tippe aufs Brett, dann kommt alles sofort an. Das Tempo steht im Menü.

# Gespräch
page-table-say = An den Tisch schreiben…
page-table-say-short = Schreiben…
page-table-send = Senden
page-table-phrases = Fertige Sätze
page-table-phrases-only = Nur fertige Sätze

# Ein erstes Spiel
page-coach = Trainer
page-coach-at = Erstes Spiel · { $at } von { $count }
page-coach-show = Zeig es mir
page-coach-pictures = Mit Bildern
page-coach-enough = Keine Lektionen mehr
page-coach-all = Wieder alle Züge zeigen
page-coach-again = Die Lektionen von vorn

# Zeilen des Verlaufs
page-table-log-begun = Dieses Spiel geht an einer Stelle eines anderen weiter.
page-table-log-begun-known = Dieses Spiel geht an einer Stelle eines anderen weiter, und was verdeckt war, ist geblieben: Wer sich jenes Spiel angesehen hat, kennt es.
page-table-log-begun-anew = Dieses Spiel geht an einer Stelle eines anderen weiter; was verdeckt war, ist neu verteilt.
page-table-log-taken-back = { $name } nimmt einen Zug zurück.
page-table-log-asks = { $name } möchte einen Zug zurücknehmen.
page-table-log-declined = { $name } möchte das lieber nicht.
page-table-log-hint = { $name } holt sich einen Tipp.
page-table-log-resigned = { $name } gibt auf.
page-table-log-flag = { $name } hat keine Zeit mehr.
page-table-log-bot = { $name } (Bot) setzt sich.
page-table-log-seated = { $name } setzt sich.
page-table-log-left = { $name } geht.
page-table-log-watching = { $name } schaut zu.
page-table-log-abandon = { $name } möchte das Spiel ohne Sieger beenden.
page-table-log-stay = { $name } möchte weiterspielen.
page-table-log-rematch = { $name } möchte eine Revanche.

# Faire Würfel
page-table-fair = Faire Würfel
page-table-fair-about = Vor dem Spiel versiegelt der Tisch ein Geheimnis, und jeder Bildschirm versiegelt eine eigene Zahl. Erst wenn alle Siegel auf dem Tisch liegen, werden die Zahlen geöffnet, die des Gastgebers zuerst. Aus ihnen und aus dem Geheimnis, das am Ende geöffnet wird, folgen alle Würfe; dann rechnet diese Seite alles nach.
page-table-fair-seal = Siegel, vor dem Spiel gezeigt
page-table-fair-secret = Geheimnis, am Ende geöffnet
page-table-fair-people = Wessen Zahlen in den Würfeln stecken
page-table-fair-nobody = Niemand hat eine Zahl versiegelt: Diese Würfel hängen allein am Geheimnis.
page-table-fair-sealed = { $name }: versiegelt
page-table-fair-opened = { $name }: geöffnet und in den Würfeln
page-table-number-other = Jemandes Zahl ist nicht die versiegelte.
page-table-number-gone = Deine Zahl ist nicht in den Würfeln, obwohl dein Bildschirm eine versiegelt hatte.
page-table-number-changed = Die Siegel auf dem Tisch wurden geändert, nachdem deine Zahl offen war.
page-table-number-dropped = Dein Bildschirm hat seine Zahl geöffnet, und der Tisch ging ohne sie weiter.
page-table-number-doubt = Wenn du das nicht selbst an einem anderen Bildschirm warst, trau den Würfeln dieses Spiels nicht.
page-table-number-missing = Der Tisch ging ohne die Zahl von { $names } weiter: Sie wurde nicht rechtzeitig geöffnet.
page-table-fair-left-out = { $name }: nicht rechtzeitig geöffnet, nicht in den Würfeln
page-table-fair-later = Das Geheimnis wird geöffnet, wenn das Spiel aus ist.
page-table-fair-missing = Die Liste der Würfe ist gerade nicht zu haben; versuch es später noch einmal.
page-table-fair-kept = Das Geheimnis ist das versiegelte.
page-table-fair-broken = Das Geheimnis ist nicht das versiegelte.
page-table-fair-right = { $count ->
    [0] Es wurde nichts geworfen.
    [one] Der eine Wurf ist so, wie es das Geheimnis sagt.
   *[other] Alle { $count } Würfe sind so, wie es das Geheimnis sagt.
}
page-table-fair-wrong = { $count ->
    [one] Ein Wurf ist nicht so, wie es das Geheimnis sagt.
   *[other] { $count } Würfe sind nicht so, wie es das Geheimnis sagt.
}
page-table-fair-all = Alle Würfe ({ $count })

# Das Brett
page-board-targets = Was du auf dem Brett wählen kannst

# Überall
page-app-close = Schließen
page-app-guest = Gast
page-app-unreachable = Der Server ist nicht zu erreichen.
page-here-full = Auf diesem Gerät ist nicht mehr genug Platz. Mach welchen frei und versuch es noch einmal.
page-here-broken = Was geladen wurde, startet auf diesem Gerät nicht. Entferne es unter „Ohne Verbindung“ und lade es neu.
page-here-ended = Der Browser hat beendet, was auf diesem Gerät spielt. Nichts ist verloren: versuche es noch einmal.
page-here-trouble = Auf diesem Gerät ging etwas schief. Was gespeichert war, ist nicht verloren.
page-here-no-answer = Dieses Gerät hat nicht geantwortet. Wenn sich hier nichts geändert hat, versuch es noch einmal.
page-here-lost = Was auf diesem Gerät spielt, wurde unterbrochen. Das Spiel bleibt erhalten.
page-here-lost-move = Was auf diesem Gerät spielt, wurde unterbrochen. Dein Zug ist aufgehoben.
page-here-playing = Auf einer anderen Seite ist ein Tisch offen, der mit einer früheren Version spielt. Schließ sie und versuch es noch einmal.
page-here-old = Diese Seite ist von einer früheren Version. Lade sie neu.
page-here-failed = Es konnte nicht alles geladen werden. Versuch es noch einmal, wenn die Verbindung besser ist.
page-here-unsafe = Dieser Browser behält nur Seiten, die über eine sichere Verbindung (https) kommen.
page-app-trouble = Etwas ging schief ({ $status }). Versuch es noch einmal.
page-app-language = Sprache
page-app-theme = Aussehen
page-app-theme-system = Wie das Gerät
page-app-theme-light = Tag
page-app-theme-dark = Nacht
page-app-sound-on = Ton an
page-app-sound-off = Ton aus
page-app-speed = Animation
page-app-speed-calm = Ruhig
page-app-speed-brisk = Flott
page-app-speed-off = Keine
page-app-asks-all = Frag mich alles
page-app-asks-all-about = auch was kaum jemand ablehnt, Schritt für Schritt
page-app-asks-all-on = Frag mich alles: an
page-app-asks-all-off = Frag mich alles: aus

## Auf diesem Gerät gerufen werden
page-calls-about = Eine Mitteilung, wenn ein Spiel wartet und du nicht am Tisch bist. Solange das an ist, merkt sich der Server die Adresse, die der Mitteilungsdienst deines Browsers diesem Gerät gegeben hat, und deine Sprache. Vom Spiel selbst wird nichts verschickt.
page-calls-blocked = Dein Browser blockiert Mitteilungen von Samedi. Erlaub sie zuerst in seinen Einstellungen.
page-calls-on = Auf diesem Gerät erfährst du jetzt, wenn du dran bist.
page-calls-off = Keine Mitteilungen auf diesem Gerät.
page-calls-failed = Das ging nicht: Der Mitteilungsdienst deines Browsers ist nicht zu erreichen.

## Ohne Verbindung
page-offline-title = Keine Verbindung.
page-offline-text = Deine Spiele auf dem Server sind gut aufgehoben. Die Regeln und Spiele aus Dateien sind da, alles andere kommt mit der Verbindung zurück.
page-offline-again = Noch einmal versuchen
page-table-daily = Ergebnisse des Tages
