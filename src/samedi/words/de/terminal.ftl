# Was das Programm im Terminal sagt.

options-not-json = Die Optionen sind kein JSON-Objekt: { $error }
file-too-long = { $name } ist zu lang (höchstens { $limit } Bytes).
file-not-text = { $name } ist keine Textdatei.
file-unreadable = { $name } ist nicht lesbar: { $error }
file-unwritable = In { $name } lässt sich nichts schreiben: { $error }.
no-such-clause = Eine Regel { $clause } gibt es nicht; die Regeln gehen von { $first } bis { $last }.
too-deep = Die Tiefe muss zwischen 0 und { $limit } liegen.
bad-count = { $what } muss mindestens { $least } sein.

ending-finished = zu Ende gespielt
ending-resigned = aufgegeben
ending-abandoned = ohne Sieger beendet
ending-unfinished = nicht zu Ende gespielt
replay-checked = { $count } Aktionen, alle erlaubt; { $ending }.
result-winners = { $count ->
    [0] Niemand gewinnt.
    [one] Gewonnen hat: { $names }.
   *[other] Gewonnen haben: { $names }.
}

play-welcome = Samedi. In einem Menü nimmt die Eingabetaste die erste Wahl; im Spiel sagt hilfe, was du eingeben kannst; ende hebt das Spiel für später auf.
play-which-game = Welches Spiel?
play-which-table = Welcher Tisch?
play-table-own = andere Optionen, als JSON geschrieben
play-own-options = Optionen (JSON):
play-which-opponents = Wer spielt auf den anderen Plätzen?
play-against = { $name }: { $about }
play-hot-seat = Menschen, an dieser Tastatur
play-resume = { $count ->
    [one] Ein Spiel wartet auf dich.
   *[other] { $count } Spiele warten auf dich.
}
play-resume-one = weiter mit { $game }, { $seats }, nach { $actions } Aktionen ({ $when })
play-new = ein neues Spiel beginnen
play-saved-broken = Das aufgehobene Spiel { $name } ist nicht lesbar und bleibt, wie es ist: { $cause }
play-seat-you = du
play-choose-number = Wähle eine Nummer, Eingabetaste für 1:
play-not-a-number = Gib eine Nummer von 1 bis { $count } ein.
play-turn = { $name }: { $task }
play-choices = Gib eine Nummer ein, die Notation in Klammern, oder hilfe.
play-cells = Gib eine davon ein: { $cells }
play-won = { $count ->
    [0] Das Spiel ist aus. Niemand gewinnt.
    [one] Das Spiel ist aus. { $names } gewinnt.
   *[other] Das Spiel ist aus. { $names } gewinnen.
}
play-kept = Das Spiel ist aufgehoben. Weiter geht es jederzeit mit: samedi play
play-record-kept = Das ganze Spiel steht in { $path }
play-not-kept = Das Spiel lässt sich nicht aufheben ({ $error }); es geht weiter, kann aber später nicht fortgesetzt werden.
play-undone = Zurückgenommen: { $count ->
    [one] eine Aktion.
   *[other] { $count } Aktionen.
}
play-nothing-to-undo = Von dir lässt sich nichts zurücknehmen.
play-not-understood = „{ $text }“ ist keine Wahl, keine Notation und kein Befehl.
play-unknown-seat = Es gibt { $expected } Plätze, aber { $found } wurden genannt.
play-name-too-long = Ein Name hat höchstens { $limit } Zeichen.
play-help =
    Du kannst eingeben
      eine Nummer        die Wahl mit dieser Nummer
      eine Notation      wie die in Klammern
      Eingabetaste       die einzige Wahl, wenn es nur eine gibt
      zurück, u          deine letzte Entscheidung zurücknehmen; gefallene Würfel bleiben
      brett, b           das Brett noch einmal zeichnen
      verlauf, l         was bisher geschah
      regeln, r          die Regeln; regeln 4.2 zeigt eine davon
      tipp               was ein guter Spieler jetzt täte
      lang de            die Sprache wechseln (auch lang en, lang fr)
      ende, q            aufhören; das Spiel ist aufgehoben
play-letters = Auf dem Brett: { $legend }
play-hand-over = Gib { $name } die Tastatur und drück die Eingabetaste.
play-stand-in = { $name } macht sich noch bereit; solange zieht ein einfacherer Bot.
play-hint = Tipp: { $what } [{ $notation }] Damit sollte man { $rate } % der Spiele gewinnen.
play-hint-line = Danach erwartet er: { $line }
play-hint-later = Die Suche macht sich noch bereit. Frag in ein paar Sekunden noch einmal.
play-likewise = { $count ->
    [0] { $what }
   *[other] { $what } Ebenso:
}
play-notations = Gib eine dieser Notationen ein, oder hilfe.
play-score = Punkte: { $score }.
play-best = Bestes Ergebnis auf dieser Welt bisher: { $score }, von { $name } am { $when }.
play-new-best = Das ist das bisher beste Ergebnis auf dieser Welt.

bad-size = { $what } muss zwischen { $least } und { $most } liegen.
site-not-empty = { $folder } ist kein leerer Ordner: es wird nichts überschrieben.
site-no-python = Es fehlt Python für Browser, das man zum Spielen braucht: `python -m tools.get_pyodide src/samedi/pyodide` holt es; oder schreib die Seite mit --no-play.
site-bad-file = { $file }: { $error }
site-writing = { $count } Dateien…
site-written = { $count } Dateien, { $size } MB, in { $folder }. Jeder Webserver kann sie ausliefern; probier: python -m http.server --directory { $folder }

# Engines: Regeln und Suche als WebAssembly.

engine-missing = { $game }: noch nicht gebaut (samedi engines build)
engine-ready = { $game }: { $size } Bytes, gepackt { $small }
engine-made = { $game }: { $size } Bytes, gepackt { $small }, gebaut in { $seconds } s
engine-same = { $game }: noch einmal gebaut, dieselben Bytes
engine-differs = { $game }: noch einmal gebaut, andere Bytes
engine-failed = Die Engine von { $game } lässt sich hier nicht bauen: { $error }.
engine-unwritten = { $name } lässt sich nicht schreiben: { $error }.
engine-taken = { $folder } ist weder leer noch ein früheres Paket von Engines: es wird nichts überschrieben.

# Der Rückblick auf ein Spiel.
mcp-missing = Sprachmodelle brauchen den Zusatz: pip install "samedi[mcp]"
mcp-no-server = Unter { $url } antwortet kein Samedi-Server; starte einen mit `samedi serve`, oder lass --server weg
