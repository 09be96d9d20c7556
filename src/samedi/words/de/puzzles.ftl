page-puzzle = Rätsel
page-puzzle-grade =
    { $grade ->
        [1] Sehr leicht
        [2] Leicht
        [3] Mittel
        [4] Schwer
       *[5] Sehr schwer
    }
page-puzzle-row = { $row } in Folge
page-puzzle-asked = Du bist dran. Ein Zug ist klar der beste: Mach ihn.
page-puzzle-right = Das ist der beste Zug! Er gewinnt { $chance } von 100 Spielen.
page-puzzle-other = Nicht der beste Zug.
page-puzzle-loses = Nicht der beste Zug: Er gewinnt { $left } von 100 Spielen, der beste { $best }.
page-puzzle-line = Was folgen kann:
page-puzzle-best = Der beste:
page-puzzle-again-question = Noch einmal versuchen?
page-puzzle-again = Zurücknehmen
page-puzzle-reveal = Lösung zeigen
page-puzzle-solved =
    { $days ->
        [0] Gelöst!
        [1] Gelöst! Das war das Rätsel des Tages.
       *[other] Gelöst! Das Rätsel des Tages an { $days } Tagen in Folge.
    }
page-puzzle-all = Alle Rätsel
page-puzzle-next = Nächstes Rätsel
page-puzzles = Rätsel: { $game }
page-puzzles-about = Stellungen aus echten Spielen, in denen ein Zug klar der beste ist. Finde ihn.
page-puzzles-solved = { $done } von { $of } auf Anhieb gelöst
page-puzzles-streak = In Folge: { $row }, höchstens { $best } · Rätsel des Tages: { $days } { $days ->
        [one] Tag
       *[other] Tage
    } in Folge
page-puzzles-today =
    Rätsel des Tages ({ $grade ->
        [1] sehr leicht
        [2] leicht
        [3] mittel
        [4] schwer
       *[5] sehr schwer
    })
page-puzzles-grade = Wie schwer
page-puzzles-theme = Worum es geht
page-puzzles-any = Egal
page-puzzles-go =
    { $count ->
        [0] Kein solches Rätsel
       *[other] Nächstes Rätsel
    }
page-quiz = Kennst du { $game }?
page-quiz-finding = Einen Moment, Fragen werden gesucht.
page-quiz-you = Du
page-quiz-player = Spieler { $number }
page-quiz-at = Frage { $number } von { $of }
page-quiz-done = { $done } von { $of } Fragen beantwortet
page-quiz-right-so-far = { $right } richtig
page-quiz-right = Richtig: „{ $answer }“
page-quiz-wrong = Nicht ganz. Die Antwort ist „{ $answer }“.
page-quiz-rule = Die Regel dazu, { $clause }
page-quiz-next = Nächste Frage
page-quiz-result = Das Ergebnis
page-quiz-score = { $right } von { $of } richtig
page-quiz-best = Dein bestes Ergebnis: { $best } von { $of }
page-quiz-told =
    { $share ->
        [all] Kein einziger Fehler: Du könntest es andern beibringen.
        [most] Du kennst das Spiel. Der Rest kommt beim Spielen.
       *[some] Manches ist noch nicht klar. Ein, zwei Lektionen helfen.
    }
page-quiz-look = Lohnt noch einen Blick
page-quiz-again = Andere Fragen
page-quiz-lessons = Alle Lektionen
puzzles-progress = Rätsel werden gesucht
puzzles-none = { $game } hat keine Rätsel: Das Spiel sagt nicht, wovon sie handeln.
puzzles-other-file = „{ $name }“ enthält Rätsel eines anderen Spiels, anderer Regeln oder eines anderen Startwerts.
quiz-yes = Ja
quiz-no = Nein
quiz-number = { $number }
quiz-thing = { $thing }
quiz-nobody = Niemand
quiz-none = Keine
quiz-pair = { $first } und { $second }
quiz-you = Du
quiz-answer = { $number }. ({ $clause })
quiz-no-questions = Zu { $game } gibt es keine Fragen.
quiz-too-hard = Zu { $game } wurden keine Fragen gefunden.
page-daily = Spiel des Tages: { $game }
page-daily-about = Heute dasselbe Brett und dasselbe Glück für alle. Dein einziges Spiel zählt.
page-daily-left = Noch { $hours } Std. { $minutes } Min.
page-daily-play = Spielen
page-daily-go-on = Weiterspielen
page-daily-given-up = Du hast das Spiel von heute aufgegeben.
page-daily-look = Noch einmal ansehen
page-daily-results = Ergebnisse
page-daily-rank = Rang
page-daily-name = Name
page-daily-score = Ergebnis
page-daily-nobody = Noch niemand ist fertig.
page-daily-nobody-then = Niemand hat es zu Ende gespielt.
page-daily-yours = Dein Ergebnis: { $result }
page-daily-fun = Es ist nur zum Spaß: Niemand prüft, wer hinter einem Namen steckt, und mit zwei Geräten kann man zweimal spielen.
page-daily-no-line = Das Spiel des Tages braucht eine Verbindung: Seine Würfel sind für alle dieselben und bleiben deshalb beim Server, bis der Tag vorbei ist.
page-daily-yesterday = Gestern ({ $day }), mit den Würfeln
page-daily-dice = Der Tag ist vorbei, also liegt das Geheimnis offen. Diese Seite hat daraus die ersten Würfe nachgerechnet, die alle hatten; die Würfel heißen „{ $dice }“ und enthalten niemandes Zahl.
page-daily-check = Alle Würfe deines Spiels nachrechnen
page-daily-own-dice = Dein Spiel
page-daily-secret = Geheimnis
page-daily-commitment = Siegel, den ganzen Tag zu sehen
