# Was ein Tisch den Leuten sagt.

# Befehle
table-bad-command = Das ist kein Befehl eines Tisches: { $error }.
table-command-too-long = Dieser Befehl ist zu lang: Gelesen werden höchstens { $limit } Bytes.
table-duplicate = Das ist schon geschehen, als Ereignis { $seq }.
table-conflict = Das Spiel ist weitergegangen: Du hattest Ereignis { $seen } gesehen, die letzte Änderung war Ereignis { $changed }.
table-stage-empty = Dieser Tisch ist noch nicht gedeckt.
table-stage-lobby = Das Spiel hat noch nicht begonnen.
table-stage-playing = Das geht nicht, solange das Spiel läuft.
table-stage-over = Das Spiel ist aus.
table-other-game = An diesem Tisch spielt man { $expected }, nicht „{ $found }“.

# Leute und Plätze
table-people-only = Das können nur Menschen tun.
table-host-only = Das kann nur, wer den Tisch eröffnet hat.
table-not-here = Du bist nicht an diesem Tisch.
table-already-here = Du bist schon an diesem Tisch.
table-full = Der Tisch ist voll: { $limit ->
    [0] Niemand darf zuschauen.
    [one] Eine Person darf zuschauen.
   *[other] { $limit } Leute dürfen zuschauen.
}
table-name-missing = Unter welchem Namen willst du spielen?
table-name-taken = An diesem Tisch heißt schon jemand { $name }.
table-no-such-seat = Dieser Tisch hat { $count } Plätze.
table-seat-taken = Dieser Platz ist besetzt.
table-chairs-taken = Jemand war schneller: Alle Stühle sind besetzt.
table-seat-open = Ein Platz ist noch frei.
table-not-your-seat = Das ist nicht dein Platz.
table-not-silent = Der Tisch wartet noch auf { $name }.
table-still-here = { $name } ist noch verbunden.
table-so-already = Das ist schon so eingestellt.
table-unreadable = Das könnten nicht alle lesen: bitte nur Buchstaben, Ziffern und sichtbare Zeichen.
table-sent-away = Der Gastgeber hat dich von diesem Tisch verabschiedet.
table-plays-here = { $name } spielt hier mit und bleibt.
table-seat-asked = Die Spieler werden schon gefragt, wer den Platz eines Bots übernimmt.
table-no-seat-request = Nach diesem Platz fragt niemand mehr.
table-seat-answer-not-needed = Deine Antwort wird nicht gebraucht, oder du hast sie schon gegeben.
table-imported = Dieses Spiel kam als Datei: Die Leute darin sind nicht hier, um noch einmal zu spielen.
table-no-seat = Das können nur die, die mitspielen.
table-still-seated = Überlass deinen Platz erst einem Bot, oder gib auf.

# Vor dem Spiel
table-nothing-to-draw = In diesem Spiel gibt es nichts zu zeichnen.
table-not-drawing = Nicht du bist mit Zeichnen dran.
table-drawing-awaited = { $name } ist mit dem Zeichnen noch nicht fertig.
table-ready-already = Du bist schon bereit.
table-not-ready = { $name } ist noch nicht bereit.
table-entropy-given = Du hast zu den Würfeln schon beigetragen, oder genug andere haben es getan.
table-seal-given = Dieses Siegel hast du schon hingelegt.
table-number-not-awaited = Der Tisch wartet auf keine Zahl von dir.
table-number-other = Das ist nicht die Zahl, die du versiegelt hattest.

# Das Spiel
table-not-your-turn = { $name ->
    [None] Du bist nicht am Zug.
   *[other] Du bist nicht am Zug: Das Spiel wartet auf { $name }.
}
table-confirm-first = { $name } hat den Zug noch nicht beendet.
table-nothing-to-confirm = Du hast keinen Zug zu beenden.
table-time-is-up = Die Zeit ist um.
table-no-hints = An diesem Tisch gibt es keine Tipps und keine Analyse, solange das Spiel läuft.
table-nothing-to-take-back = Von dir gibt es nichts zurückzunehmen.
table-take-back-never = An diesem Tisch wird nichts zurückgenommen.
table-take-back-too-late = Seitdem ist Neues bekannt; das lässt sich nicht mehr zurücknehmen.
table-take-back-pending = Auf diese Frage wartet schon jemand auf Antwort.
table-no-take-back = Das will niemand mehr zurücknehmen.
table-take-back-not-asked = Deine Antwort wird nicht gebraucht, oder du hast sie schon gegeben.
table-voted-already = Dafür hast du schon gestimmt.
table-rematch-already = Das hast du schon gesagt, oder das nächste Spiel steht bereit.

# Gespräch
table-chat-off = An diesem Tisch wird nicht geredet.
table-phrases-only = An diesem Tisch redet man nur in fertigen Sätzen.
table-muted = Der Gastgeber hat dich stummgeschaltet.
table-too-much-talk = Nicht so viel auf einmal: { $lines } Zeilen in { $seconds } Sekunden reichen.
table-phrase-hello = Hallo
table-phrase-good-luck = Viel Glück
table-phrase-well-played = Gut gespielt
table-phrase-thanks = Danke
table-phrase-sorry = Tut mir leid
table-phrase-your-turn = Du bist dran.
table-phrase-one-moment = Einen Moment, bitte.
table-phrase-again = Spielen wir noch einmal?
table-phrase-goodbye = Tschüss

# Aufbewahrte Tische und ausgeführte Spiele
table-bad-snapshot = Dieser Stand eines Tisches ist nicht lesbar: { $error }.
table-other-snapshot = Dieser Stand ist von { $found }; erwartet war { $expected }.
table-export-not-json = Das ist kein heruntergeladenes Spiel: { $error }.
table-verified = { $actions } Aktionen, alle erlaubt; { $rolls ->
    [0] kein Zufall.
    [one] ein Zufall, so wie es das Geheimnis sagt.
   *[other] { $rolls } Zufälle, alle so, wie es das Geheimnis sagt.
}
table-verify-commitment = Das Geheimnis ist nicht das, auf das sich der Tisch vor dem Spiel festgelegt hatte.
table-verify-outcome = Aktion { $number }, { $found }, ist nicht, was das Geheimnis sagt: Es müsste { $expected } sein.
table-verify-times = Es gibt nicht zu jeder Aktion eine Zeit.
table-verify-sealed-twice = Jemand hat zwei Zahlen versiegelt.
table-verify-seal = Die Zahl von { $name } ist nicht die, die vor dem Spiel versiegelt wurde.
table-verify-unopened = Die Würfel fielen, bevor die Zahl von { $name } offen lag.
table-verified-numbers = Zahlen, die vor dem Spiel versiegelt wurden und in den Würfeln sind: { $names }.
table-verified-missing = Achtung: Der Tisch ging ohne die Zahl von { $names } weiter. Wer den Server betreibt, hätte so zwischen mehreren Würfelfolgen wählen können.
table-verified-bare = Niemand hatte eine Zahl versiegelt: Dass diese Würfel nicht ausgesucht wurden, muss man dem Betreiber des Servers allein glauben.
table-no-lesson = Diese Lektion gibt es nicht.
table-lesson-is-set = In einer Lektion ist der Tisch schon gedeckt.
table-lesson-no-file = Aus einer Lektion wird keine Datei.
table-begun-is-set = Ein Spiel, das weitergeht, behält die Einstellungen vom Anfang.
table-begun-no-file = Ein Spiel, das mitten aus einem anderen weitergeht, ergibt keine Datei.
table-study-bad-way = „{ $action }“ ist dort nicht möglich.
table-study-other-rules = Diese Studie folgt anderen Regeln als denen von heute.
table-study-no-node = Jemand hat diesen Zweig entfernt.
table-study-not-possible = Der Zufall kann das hier nicht bringen.
table-daily-alone = Das Spiel des Tages spielt man allein, ohne Hilfe eines Bots.
