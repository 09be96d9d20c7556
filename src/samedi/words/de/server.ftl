# Was der Server sagt.

server-running = Samedi ist bereit: { $link }
server-at-home = Für andere Geräte zu Hause: { $link }
server-next-port = Port { $port } ist belegt; der nächste freie wird genommen.
server-port-taken = An { $host } ist weder Port { $port } noch einer der nächsten zu haben.
server-bad-data = In { $folder } lassen sich keine Spiele aufbewahren: { $error }.
server-keys = { $what ->
    [rotate] Ab dem nächsten Start des Servers unterschreibt ein neuer Schlüssel; die alten bleiben gültig.
    [renew] Ab dem nächsten Start des Servers gilt nur ein neuer Schlüssel: Niemand wird wiedererkannt, und alle Links müssen neu verschickt werden.
   *[show] Die Schlüssel des Servers liegen in { $folder }.
} { $keys ->
    [one] Es gibt einen Schlüssel.
   *[other] Es gibt { $keys } Schlüssel.
}
server-second = Ein anderes Samedi bewahrt seine Spiele schon in { $file } auf: Nimm jenes oder halte es an, oder gib diesem einen eigenen Ordner (--data). Mehrere Server können sich Spiele nur in PostgreSQL teilen (Einstellung „database“).
server-config-unknown = Es gibt keine Einstellung „{ $name }“. Meinst du: { $allowed }?
server-config-invalid = Die Einstellung „{ $name }“ kann nicht „{ $value }“ sein: { $error }.
server-config-not-toml = { $name } ist keine TOML-Datei: { $error }.

server-no-token = Der Server kennt dich noch nicht. Öffne einmal die Startseite.
server-not-invited = Du bist an diesen Tisch nicht eingeladen. Lass dir den Link schicken.
server-bad-invite = Dieser Link gilt hier nicht. Lass dir einen neuen schicken.
server-bad-code = Diesen Code hat gerade kein Tisch. Codes gelten einen Tag, und bis das Spiel beginnt.
server-too-many-codes = Zu viele Codes waren falsch. Nimm den Link, oder versuch es in { $minutes ->
    [0] { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
server-bad-move = Dieser Code gilt nicht. Er zählt einmal und nur ein paar Minuten lang: Lass dir einen neuen zeigen.
server-no-table = Diesen Tisch gibt es nicht mehr.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-position = Nach { $length } Aktionen hat das Spiel keine Stellung.
server-other-rules = Dieses Spiel wurde mit Fassung { $found } der Regeln begonnen; dieses Programm kennt Fassung { $expected }.
server-table-unreadable = Dieser Tisch lässt sich nicht öffnen: Was von ihm aufbewahrt ist, ist nicht lesbar. Allen anderen Tischen geht es gut; wer den Server betreibt, findet den Grund im Protokoll.
server-other-seal-key = Das Geheimnis der Würfel dieses Tisches wurde mit einem Schlüssel versiegelt, der nicht hier ist: Die Schlüsseldatei gehört zur Datenbank.
server-other-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers.
server-other-host = Unter diesem Namen ist der Server nicht bekannt.
server-not-json = Das war nicht lesbar: { $error }.
server-bad-number = „{ $name }“ muss eine ganze Zahl sein.
server-too-large = Das ist zu groß: Gelesen werden höchstens { $limit } Bytes.
server-too-many = Zu viele Anfragen auf einmal. Versuch es in { $minutes ->
    [0] { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
server-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
server-too-hard = Das ließ sich in der Zeit nicht ausrechnen. Versuch es noch einmal, oder etwas Einfacheres.
server-too-slow = Die Verbindung kam nicht mit.
server-too-many-lists = Deine Liste der Spiele ist an mehr als { $limit } Stellen offen; die älteste wurde geschlossen.
server-silent = Von dieser Verbindung kam eine Weile nichts.
server-no-sense = Zu viele Nachrichten dieser Verbindung waren nicht zu verstehen.
server-hello-first = Die erste Nachricht muss ein hello sein, Version { $version }.
server-hello-once = Einmal reicht: hello wurde schon gesagt.
server-stopping = Der Server wird neu gestartet. Er ist gleich wieder da.
server-trouble = Auf dem Server ging etwas schief. Was bestätigt war, ist nicht verloren.
server-left = Du hast den Tisch verlassen.
server-watch-only = Du schaust hier nur zu.
server-sent-away = Der Gastgeber hat dich vom Tisch verabschiedet.
server-bad-place = Von dort geht die Liste nicht weiter.
server-old-invite = Dieser Link wurde zurückgezogen. Lass dir einen neuen schicken.
server-other-way = Das geht unter dieser Adresse nicht.
server-key-used = Danach wurde schon gefragt, und das Ergebnis gibt es nicht mehr.
server-still-playing = Das Spiel läuft noch.
server-wrong-seats = Das Spiel hat { $expected } Plätze, nicht { $found }.
server-wrong-seat = Wer spielt auf Stuhl { $chair }: jemand an diesem Gerät oder ein Bot?
server-hint-not-ready = Der Tipp ist noch nicht so weit. Versuch es gleich noch einmal.
server-hint-not-now = Auf diesem Platz ist gerade nichts zu entscheiden.
server-no-review = Auf ein Spiel, in dem nichts geschehen ist, lässt sich nicht zurückblicken.
server-review-wrong = Was gefunden wurde, beantwortet nicht, was zu dem Spiel gefragt war.
server-import-open = In einem beendeten Spiel ist jeder Platz besetzt.
server-import-altered = Diese Datei wurde hier gemacht und seitdem verändert: Sie ist nicht mehr das Spiel, das gespielt wurde.

## Wer nicht da ist, wird gerufen
server-push-service = Diesen Mitteilungsdienst deines Browsers benutzt der Server nicht.
server-push-keys = Mit den Schlüsseln deines Browsers geht es nicht.
server-no-room-for-devices = Dieser Server kann keine weiteren Geräte benachrichtigen.
server-call-title =
    { $count ->
        [one] Du bist dran
       *[other] { $count } Spiele warten auf dich
    }
server-call-body = { $game } mit { $names }
server-not-here = Dafür braucht es einen Server, und dieser Tisch ist auf deinem Gerät.
server-no-study = Unter dieser Adresse gibt es keine Studie mehr.
server-study-read-only = Mit diesem Link lässt sich eine Studie lesen, aber nicht ändern.
server-study-full = Diese Studie ist voll. Entferne einen Zweig, bevor du Neues ausprobierst.
server-studies-full = Du hast so viele benannte Studien, wie es geben kann. Lösche erst eine.
server-study-start = Der Anfang einer Studie lässt sich nicht entfernen.
server-me-playing = Du sitzt noch in einem laufenden Spiel. Spiel es erst zu Ende oder gib es auf.
server-bad-study = Das ist keine Studie von diesem Tisch, oder jemand hat sie verändert.
server-study-elsewhere = In dieser Studie wurde neu verteilt, oder ihr Spiel ging von einem anderen aus weiter. Nur der Server, auf dem sie entstand, kann ihre Datei öffnen.
server-study-stays = Zum Anfang dieser Studie führen keine Züge: Es wurde neu verteilt, oder das Spiel ging von einem anderen aus weiter. Sie kann dieses Gerät nicht als Datei verlassen.
server-study-no-text = Zum Anfang dieser Studie führen keine Züge: Es wurde neu verteilt, oder das Spiel ging von einem anderen aus weiter. Sie lässt sich nicht als Text aufschreiben, und nur dieser Server kann ihre Datei öffnen.
server-daily-other-day = Nur das Spiel von heute kann gespielt werden.
server-daily-had = Du hast dein Spiel von heute schon gehabt. Morgen gibt es ein neues.
