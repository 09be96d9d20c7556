# Clans und Figuren
page-cn-clan-north = Blau
page-cn-clan-east = Rot
page-cn-clan-south = Grün
page-cn-clan-west = Gold
page-clan-north = { page-cn-clan-north }
page-clan-east = { page-cn-clan-east }
page-clan-south = { page-cn-clan-south }
page-clan-west = { page-cn-clan-west }
page-cn-camp-north = Blau, Nord
page-cn-camp-east = Rot, Ost
page-cn-camp-south = Grün, Süd
page-cn-camp-west = Gold, West
page-cn-knight = Chevalier
page-cn-pawn-of = { $clan ->
    [north] Blaus
    [east] Rots
    [south] Grüns
   *[west] Golds
  } { $rank ->
    [grand] Grand
    [gros] Gros
    [mince] Mince
   *[petit] Petit
  }

# Orte
page-cn-cell = Feld { $cell }
page-cn-tresor = Trésor { $depth }
page-cn-couronne = Couronne
page-cn-porte = Porte
page-cn-arrivee = Arrivée
page-cn-start = am Start
page-cn-lifted = hochgehoben
page-cn-gate = { $clan ->
    [north] Blaus
    [east] Rots
    [south] Grüns
   *[west] Golds
  } { $kind ->
    [couronne] Couronne
   *[porte] Porte
  }, Feld { $cell }
page-cn-home = Am Ziel

# Wer ein Platz ist
page-cn-you = du
page-cn-ally = Partner
page-cn-role = { $clan } · { $who }

# Wie das Spiel steht
page-cn-subtitle-long = Langes Brett
page-cn-subtitle-short = Kurzes Brett
page-cn-subtitle-two = zu zweit
page-cn-subtitle-alone = jeder für sich
page-cn-subtitle-teams = zwei gegen zwei
page-cn-subtitle-both = zwei gegen zwei, beide Clans ans Ziel
page-cn-subtitle = { $board } · { $way }
page-cn-step-throw = Werfen
page-cn-step-first = 1. Würfel
page-cn-step-second = 2. Würfel
page-cn-step-third = 3. Würfel
page-cn-step-place = Absetzen

# Fragen
page-cn-ask-first_pawn = Welche Figur beginnt auf deiner Couronne?
page-cn-ask-set_knight = Wohin setzt du den Chevalier?
page-cn-ask-die = Was machst du mit der { $die }?
page-cn-ask-dice = Welche Figur, und mit welchem Würfel?
page-cn-ask-pawn = Mit welchem Würfel zieht { $pawn }?
page-cn-ask-knight = Mit welchem Würfel reitet der Chevalier?
page-cn-ask-displace = Wohin kommt { $pawn }?
page-cn-ask-displace-own = Wohin kommt dein { $pawn }?
page-cn-ask-push = Wohin schickst du den Chevalier?
page-cn-ask-roll = { $name } würfelt.
page-cn-ask-wait = { $name } ist am Zug.
page-cn-ask-over = Das Spiel ist aus.

# Ein leiser Satz unter der Frage
page-cn-note-first_pawn = Die drei anderen warten am Start, bis eine 6 sie ins Spiel bringt.
page-cn-note-set_knight = Auf jedes Feld des Rundwegs ohne Figur, auch auf Couronnes und Portes.
page-cn-note-displace = Auf jedes freie Feld des Rundwegs, davor oder dahinter, nur auf keine Couronne und keine Porte. Die Figur behält ihre Runde.
page-cn-note-push = Auf jedes freie Feld, auch auf Couronnes und Portes.
page-cn-note-black = Schwarz lässt dir die Wahl: eine Figur oder der Chevalier.
page-cn-note-black-strict = Schwarz: Mindestens ein Würfel muss den Chevalier bewegen.
page-cn-note-only-knight = Keine deiner Figuren kann die { $die } ziehen: Sie bewegt den Chevalier.
page-cn-note-must-ride = Noch hat kein Würfel den Chevalier bewegt, also muss es der letzte.
page-cn-note-again = { $count ->
    [3] Dreimal die { $face }
   *[2] Zweimal die { $face }
  }: Wenn alles gezogen ist, wirfst du diese Würfel noch einmal.
page-cn-note-partner = Dein Clan ist am Ziel: Du spielst die Figuren deines Partners.
page-cn-only-move = Einziger Zug: { $deed }

# Antworten
page-cn-with = mit der { $die }
page-cn-cells-two = { $first } oder { $second } Felder
page-cn-cells-three = { $first }, { $second } oder { $third } Felder
page-cn-enters = kommt ins Spiel
page-cn-begins = beginnt
page-cn-sends = wirft { $pawn } zurück
page-cn-pushes = schiebt den Chevalier weg
page-cn-lifts = nimmt den Platz von { $pawn }
page-cn-short-sends = wirft { $rank } zurück
page-cn-short-lifts = hebt { $rank } hoch
page-cn-to = auf { $place }
page-cn-far = noch { $steps } zur Porte
page-cn-steps = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
  }
page-cn-goes = { $piece }, mit der { $die }: { $place }
page-cn-goes-and = { $piece }, mit der { $die }: { $place }, { $deed }
page-cn-comes-in = { $piece } kommt mit der { $die } ins Spiel
page-cn-comes-in-and = { $piece } kommt mit der { $die } ins Spiel: { $deed }
page-cn-left-to-porte = { $steps ->
    [one] { $steps } Schritt vor seiner Porte
   *[other] { $steps } Schritte vor seiner Porte
  }

# Würfel
page-cn-dice = Würfel
page-cn-your-dice = Deine Würfel
page-cn-dice-of = Würfel von { $name }
page-cn-die = Würfel mit { $face }
page-cn-die-used = Würfel mit { $face }, gezogen
page-cn-die-black = Schwarze Seite
page-cn-die-black-about = bewegt nichts, lässt die Wahl
page-cn-lane-played = gezogen
page-cn-lane-choice = { $count ->
    [one] { $count } Figur kann ihn nutzen
   *[other] { $count } Figuren können ihn nutzen
  }

# Spieler
page-cn-pawns = { $home } am Ziel, { $way } unterwegs, { $start } am Start
page-cn-who-sends-whom = Wer wen zurückwirft
page-cn-ranks = Grand schlägt Gros, Mince und Petit; Gros schlägt Mince und Petit; Mince schlägt Petit; Petit schlägt Grand.

# Das Brett in einem Satz
page-cn-label = Das Kreuz, { $cells } Felder. { $clans } { $knight }
page-cn-label-clan = { $clan }, { $name }: { $pawns }.
page-cn-label-pawn = { $pawn } { $place }
page-cn-label-knight = Der Chevalier steht auf Feld { $cell }.
page-cn-label-no-knight = Der Chevalier ist nicht auf dem Rundweg.
page-cn-read-pawns = Wo die Figuren sind
page-cn-read-clan = { $clan }, { $name }
page-cn-read-track = Besetzte Felder des Rundwegs, { $cells } insgesamt, im Uhrzeigersinn
page-cn-read-taken = { $cell }: { $piece }

# Das Ende
page-cn-sheet-title = Am Ziel auf der Arrivée
page-cn-sheet-home = { $count ->
    [0] keine Figur am Ziel
    [1] 1 Figur am Ziel
    [4] alle vier am Ziel
   *[other] { $count } Figuren am Ziel
  }
page-cn-sheet-wins = gewinnt

# What things are
page-cn-about-grand = Besiegt Gros, Mince und Petit. Nur Petit besiegt ihn.
page-cn-about-gros = Besiegt Mince und Petit. Grand besiegt ihn.
page-cn-about-mince = Besiegt Petit. Grand und Gros besiegen ihn.
page-cn-about-petit = Besiegt Grand und sonst niemanden. Grand, Gros und Mince besiegen ihn.
page-cn-about-knight = Gehört niemandem, und alle bewegen ihn. Er hebt die Figur auf, auf der er hält.
page-cn-about-couronne = Hier kommen die Figuren dieses Clans ins Spiel. Eine Figur einer anderen Seite hat hier keinen Rang: Jeder Rivale wirft sie zurück.
page-cn-about-porte = Hier müssen die Figuren dieses Clans genau halten. Eine Figur einer anderen Seite hat hier keinen Rang: Jeder Rivale wirft sie zurück.
page-cn-about-cell = Ein Feld des Rundwegs: Figuren und Chevalier folgen ihm im Uhrzeigersinn.
page-cn-about-tresor = In den Trésor kommt sonst niemand: Eine Figur ist hier sicher.
page-cn-about-home = Arrivée: Vier Figuren hier gewinnen. Man muss genau ankommen.

# The goal, at the start of a table
page-goal-chevalier_noir = Bring deine vier Figuren einmal um das Kreuz und in die Mitte, vor allen anderen.

# In der Lobby
page-lobby-chevalier_noir = Bring vier Figuren ans Ziel, und schieb allen den schwarzen Ritter in den Weg.

# Die Regeln: ein Kapitel, ein Satz, ein Bild
page-learn-chevalier-board = Das Brett
page-learn-chevalier-board-title = Einmal ums Kreuz, dann in die Mitte
page-learn-chevalier-board-lead = Ein Clan kommt auf seiner Couronne ins Spiel, läuft im Uhrzeigersinn um den ganzen Rundweg, hält genau auf seiner Porte und geht durch seinen Trésor zur Arrivée.
page-learn-chevalier-board-picture = Ein Kreuz mit einem Ring von Feldern. Ein gepunkteter Weg beginnt an der Couronne im Norden, führt im Uhrzeigersinn bis zur Porte im Norden und den Trésor hinab zur Mitte.
page-learn-chevalier-board-caption = Der Weg von Nord. Die Porte ist das letzte Feld vor der eigenen Couronne.

page-learn-chevalier-start = Aufbau
page-learn-chevalier-start-title = Eine Figur für jeden, dann der Chevalier
page-learn-chevalier-start-lead = Reihum setzt jeder Clan eine Figur seiner Wahl auf seine Couronne; die drei anderen warten. Dann setzt der erste Spieler den Chevalier auf ein Feld des Rundwegs ohne Figur und beginnt.
page-learn-chevalier-start-picture = Eine Figur auf einer Couronne, drei Figuren warten in ihrem Lager, der Chevalier steht auf dem Rundweg.
page-learn-chevalier-start-caption = Zu viert spielt man in zwei Teams, Partner gegenüber, wenn der Tisch nichts anderes sagt.

page-learn-chevalier-dice = Würfel
page-learn-chevalier-dice-title = Drei Würfel, und jede Zahl zählt einmal
page-learn-chevalier-dice-lead = Einer nach dem anderen, in beliebiger Reihenfolge, für eine Figur oder für mehrere. Eine 6 kann stattdessen eine Figur ins Spiel bringen. Gleiche Zahlen wirfst du noch einmal, wenn alles gezogen ist.
page-learn-chevalier-dice-plain = Drei Würfel mit Zahlen: 3, 5 und 2.
page-learn-chevalier-dice-plain-caption = Ohne Schwarz bewegt eine Zahl eine Figur, wenn sie kann; nur wenn nicht, bewegt sie den Chevalier.
page-learn-chevalier-dice-black = Zwei Würfel zeigen 4 und 6, und der besondere Würfel zeigt Schwarz.
page-learn-chevalier-dice-black-caption = Mit Schwarz hast du bei jeder Zahl die Wahl: eine Figur oder der Chevalier.

page-learn-chevalier-ranks = Ränge
page-learn-chevalier-ranks-title = Wer ankommt, wirft zurück, wen er schlägt
page-learn-chevalier-ranks-lead = Der höhere Rang schlägt den niedrigeren; und Petit schlägt Grand. Ein geschlagener Gegner muss zurück an den Start. Auf einem Gegner, den man nicht schlägt, oder auf einer eigenen Figur kann man nicht halten.
page-learn-chevalier-ranks-picture = Vom höchsten zum niedrigsten: Grand, Gros, Mince, Petit. Ein Pfeil führt von Petit zurück zu Grand.
page-learn-chevalier-ranks-caption = Grand, Gros, Mince, Petit, und wieder von vorn.

page-learn-chevalier-way = Der Heimweg
page-learn-chevalier-way-title = Genau auf die Porte, genau auf die Arrivée
page-learn-chevalier-way-lead = Figuren ziehen über alles hinweg, was im Weg steht. Ein Würfel, der eine Figur über ihre Porte hinaustrüge, bewegt sie nicht; ein anderer bringt sie danach in ihren Trésor. Dort ist sie sicher.
page-learn-chevalier-way-picture = Eine Figur zwei Felder vor ihrer Porte: Eine 2 bringt sie hin, eine 5 bewegt sie nicht. Von der Porte führt der Trésor zur Mitte.
page-learn-chevalier-way-caption = Zwei Felder vor der Porte bewegt nur eine 1 oder eine 2 diese Figur.

page-learn-chevalier-doors = Couronne und Porte
page-learn-chevalier-doors-title = Auf fremder Couronne oder Porte ist der Rang nichts wert
page-learn-chevalier-doors-lead = Jeder Gegner, der dort hält, wirft die Figur zurück. Auf denen deiner Seite gilt dein Rang. Eine Figur, die ins Spiel kommt, wirft einen Gegner von ihrer Couronne, egal welche Ränge die beiden haben.
page-learn-chevalier-doors-picture = Ein Grand von Ost steht auf der Couronne von Nord; ein Mince von Nord kommt ins Spiel und wirft ihn zurück.
page-learn-chevalier-doors-caption = Mince kommt ins Spiel, und der fremde Grand muss heim.

page-learn-chevalier-knight = Der Chevalier
page-learn-chevalier-knight-title = Der Chevalier nimmt ein Feld, und du wählst, wohin die Figur kommt
page-learn-chevalier-knight-lead = Wenn du ihn auf eine Figur ziehst, egal wessen, setzt du diese Figur auf ein freies Feld des Rundwegs deiner Wahl, nur auf keine Couronne und keine Porte.
page-learn-chevalier-knight-picture = Der Chevalier hält auf einer grünen Figur; sie kommt anderswo auf ein freies Feld.
page-learn-chevalier-knight-caption = Davor oder dahinter, wie du willst. Danach zählt nur der Weg von dort zu ihrer Porte.
page-learn-chevalier-knight-push = Eine gelbe Figur hält auf dem Feld des Chevaliers, und er wird anderswohin gesetzt.
page-learn-chevalier-knight-push-caption = „Rück mal!“ Eine Figur, die genau auf seinem Feld hält, nimmt es ein, und ihr Spieler setzt ihn auf irgendein freies Feld des Rundwegs.

page-learn-chevalier-end = Das Ende
page-learn-chevalier-end-title = Vier Figuren am Ziel, und das Spiel ist gewonnen
page-learn-chevalier-end-lead = Der erste Clan mit allen vier Figuren auf der Arrivée gewinnt sofort. Im Team gewinnen beide Partner, und Partner werfen einander nie zurück.
page-learn-chevalier-end-picture = Vier blaue Figuren rund um die Mitte des Bretts.
page-learn-chevalier-end-caption = Auf Wunsch gewinnt ein Team erst, wenn beide Clans am Ziel sind.
page-coach-chevalier-move =
    { $count ->
        [1] Die leuchtende Figur kann mit einem deiner Würfel weiter: Tipp sie an.
       *[other] Jede leuchtende Figur kann mit einem deiner Würfel weiter: Tipp eine an.
    }
page-coach-chevalier-enter =
    { $count ->
        [1] Die leuchtende Figur kann aufs Brett kommen: Tipp sie an.
       *[other] Jede leuchtende Figur kann aufs Brett kommen: Tipp eine an.
    }
page-coach-chevalier-ride = Der Chevalier kann mit einem deiner Würfel reiten: Tipp ihn an.
page-coach-chevalier-knight =
    { $count ->
        [1] Der Chevalier kann auf das leuchtende Feld: Tipp es an.
       *[other] Der Chevalier kann auf jedes leuchtende Feld: Tipp eins an.
    }
page-coach-chevalier-displace =
    { $count ->
        [1] Die versetzte Figur kann auf das leuchtende Feld: Tipp es an.
       *[other] Die versetzte Figur kann auf jedes leuchtende Feld: Tipp eins an.
    }
page-coach-chevalier-move-to =
    { $count ->
        [1] Die leuchtende Figur kann so weit gehen: Tipp sie an.
       *[other] Jede leuchtende Figur kann so weit gehen: Tipp eine an.
    }
page-coach-chevalier-enter-to =
    { $count ->
        [1] Die leuchtende Figur kann mit dieser Zahl aufs Brett: Tipp sie an.
       *[other] Jede leuchtende Figur kann mit dieser Zahl aufs Brett: Tipp eine an.
    }
page-coach-chevalier-ride-to = Der Chevalier kann so weit reiten: Tipp ihn an.
page-coach-chevalier-move-beside-to = Tipp die Zahl an, die sie geht, oder das Feld, auf das sie führt.
page-coach-chevalier-enter-beside-to = Tipp die Zahl an, mit der sie aufs Brett kommt.
page-coach-chevalier-ride-beside-to = Tipp die Zahl an, die er reitet, oder das Feld, auf das sie führt.
