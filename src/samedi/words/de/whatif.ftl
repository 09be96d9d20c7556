# Ausprobieren auf einem Brett, und Studien.
whatif-title = Ausprobieren
whatif-tree = Was ausprobiert wurde
whatif-share = Teilen und behalten
whatif-anew = Was du nicht wissen konntest, wurde neu verteilt.
whatif-read-only = Mit diesem Link lässt sich die Studie lesen, nicht ändern.
whatif-copy = Zu meiner machen
whatif-read-on = Was von hier aus ausprobiert wurde
whatif-read-end = Danach wurde nichts mehr ausprobiert.
whatif-over = Das Spiel wäre zu Ende.
whatif-chance = Was bringt der Zufall?
whatif-random = Zufällig
whatif-opinion = Meinung
whatif-percent = { $percent } %
whatif-best = Was einen Blick wert ist
whatif-no-opinion = Gerade kann niemand gefragt werden.
whatif-looked = { $count ->
    [one] eine Fortsetzung angesehen
   *[other] { $count } Fortsetzungen angesehen
}
whatif-apart = jede Chance gilt nach dem Wissen dieser Person, und mehrere können gewinnen
whatif-thinking = Denkt nach…
whatif-start = Der Anfang
whatif-empty = Spiel auf dem Brett für alle Seiten: Was du ausprobierst, bleibt hier. Geh zurück und mach etwas anderes, und es wird ein Zweig.
whatif-step = Ein Schritt
whatif-name-study = Name dieser Studie
whatif-name = Name dieses Zweigs
whatif-comment = Kommentar
whatif-cut = Diesen Zweig entfernen
whatif-cut-title = Diesen Zweig entfernen?
whatif-cut-about = Alles, was danach ausprobiert wurde, geht mit.
whatif-keep = Behalten
whatif-link-read = Zum Lesen
whatif-link-read-about = Wer diesen Link hat, sieht alles und ändert nichts.
whatif-link-edit = Zum Bearbeiten
whatif-link-edit-about = Wer diesen Link hat, probiert mit aus. Niemand verliert, was der andere ausprobiert hat; vom Kommentar bleibt der letzte.
whatif-here = Diese Studie ist nur auf diesem Gerät, darum gibt es keinen Link zum Verschicken. Wer sie als Datei oder als Text bekommt, kann sie auf einem Server öffnen.
whatif-file = Als Datei
whatif-text = Als Text, mit Varianten
whatif-copy-link = Link kopieren
whatif-copy-by-hand = Der Link ist markiert: Kopier ihn von hier.
whatif-player = Spieler { $number }
whatif-delete = Diese Studie löschen
whatif-delete-title = Diese Studie löschen?
whatif-delete-about = Sie ist für alle weg, die ihren Link haben.
whatif-delete-about-here = Sie ist nur auf diesem Gerät und dann endgültig weg.
