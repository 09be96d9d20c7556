chevalier-title = Le Chevalier Noir
chevalier-about = Verfeindete Clans eilen mit vier Figuren um ein Kreuz und in seine Mitte. Der Chevalier Noir reitet zwischen ihnen, von allen bewegt, und lässt die Figuren, auf die er trifft, anderswohin setzen.

# Figuren
clan-north = Nord
clan-east = Ost
clan-south = Süd
clan-west = West
pawn-grand = Grand
pawn-gros = Gros
pawn-mince = Mince
pawn-petit = Petit
chevalier-black = schwarz
chevalier-legend = n e s w die Clans (Nord, Ost, Süd, West), G O M P die Figuren (Grand, Gros, Mince, Petit), <N> der Chevalier, [0] eine Couronne, (55) eine Porte, :: ein Trésor, ## die Arrivée, * eine Figur am Ziel.

# Optionen
chevalier-option-players = Spieler
chevalier-option-players-about = Zu zweit oder zu dritt spielt jeder für sich, zu viert spielt man in Zweierteams.
chevalier-option-first = Erster Spieler
chevalier-option-first-about = Der Platz, der den Chevalier setzt und beginnt; üblich ist der des Jüngsten.
chevalier-option-board = Brett
chevalier-option-board-about = Das lange Brett hat einen Rundweg von 56 Feldern; das kurze hat 40 und spielt sich schneller.
chevalier-option-board-long = Lang
chevalier-option-board-short = Kurz
chevalier-option-teams = Teams
chevalier-option-teams-about = Vier Spieler bilden zwei Teams, Partner sitzen sich gegenüber; ohne Teams spielt jeder für sich.
chevalier-option-strict = Strenges Schwarz
chevalier-option-strict-about = Nach einer schwarzen Seite muss mindestens ein Würfel den Chevalier bewegen.
chevalier-option-both_clans = Beide Clans ans Ziel
chevalier-option-both_clans-about = Ein Team gewinnt erst, wenn beide Clans am Ziel sind; wer fertig ist, spielt die Figuren des Partners.

# Angebotene Tische
chevalier-table-two = zwei Spieler
chevalier-table-two-short = zwei Spieler auf dem kurzen Brett
chevalier-table-three = drei Spieler
chevalier-table-teams = vier Spieler in zwei Teams
chevalier-table-four = vier Spieler, jeder für sich
chevalier-table-both-clans = zwei Teams, beide Clans müssen ans Ziel

# Optionen, die nicht zusammenpassen
chevalier-teams-need-four = Für Teams braucht es vier Spieler, nicht { $players }.
chevalier-first-no-seat = „first“ kann nicht { $first } sein: Es geht von 0 bis { $last }.
chevalier-both-clans-need-teams = Beide Clans kann man nur von Teams verlangen.

# Worum ein Platz gebeten wird
chevalier-step-first_pawn = Wähle die Figur, die auf deiner Couronne beginnt.
chevalier-step-set_knight = Setz den Chevalier auf ein Feld des Rundwegs ohne Figur.
chevalier-step-roll = Wirf die Würfel.
chevalier-step-move = Nutze einen Würfel: Zieh eine Figur, bring mit einer 6 eine ins Spiel, oder beweg den Chevalier.
chevalier-step-displace = Setz die Figur, auf die der Chevalier traf, auf ein freies Feld, aber auf keine Couronne und keine Porte.
chevalier-step-push = Setz den Chevalier auf ein freies Feld des Rundwegs.

# Was man jetzt wissen sollte
chevalier-status = Wurf: { $throw }; übrig: { $left }.

# Was eine Aktion tut
chevalier-roll = Ein Würfel zeigt { $face }.
chevalier-enter-first = { $pawn } beginnt auf der Couronne.
chevalier-enter = { $pawn } kommt mit einer 6 ins Spiel.
chevalier-enter-meets = { $pawn } kommt mit einer 6 ins Spiel und wirft { $victim } von { $clan } zurück an den Start.
chevalier-enter-pushes = { $pawn } kommt mit einer 6 ins Spiel und schiebt den Chevalier weg.
chevalier-move = { $pawn } zieht { $die } auf Feld { $cell }.
chevalier-move-meets = { $pawn } zieht { $die } auf Feld { $cell } und wirft { $victim } von { $clan } zurück an den Start.
chevalier-move-pushes = { $pawn } zieht { $die } auf Feld { $cell } und schiebt den Chevalier weg.
chevalier-move-tresor = { $pawn } zieht { $die } auf Feld { $depth } des Trésors.
chevalier-move-home = { $pawn } zieht { $die } und erreicht die Arrivée.
chevalier-ride = Der Chevalier reitet { $die } auf Feld { $cell }.
chevalier-ride-meets = Der Chevalier reitet { $die } auf Feld { $cell } und nimmt den Platz von { $victim } ({ $clan }) ein.
chevalier-knight = Der Chevalier kommt auf Feld { $cell }.
chevalier-displace = { $pawn } von { $clan } kommt auf Feld { $cell }.

# Was getan wurde: nach „{ $name } hat“ und vor dem Punkt
chevalier-roll-told = { $face } geworfen
chevalier-roll-all-told = { $face } geworfen
chevalier-enter-first-told = { $pawn } zum Beginn auf die Couronne gesetzt
chevalier-enter-told = { $pawn } ins Spiel gebracht
chevalier-enter-meets-told = { $pawn } ins Spiel gebracht und { $touched ->
    [you] deinen { $victim }
    [self] den eigenen { $victim }
   *[other] { $victim } von { $clan }
 } zurück an den Start geworfen
chevalier-enter-pushes-told = { $pawn } ins Spiel gebracht und den Chevalier weggeschoben
chevalier-move-told = { $pawn } { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
 } gezogen
chevalier-move-meets-told = { $pawn } { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
 } gezogen und { $touched ->
    [you] deinen { $victim }
    [self] den eigenen { $victim }
   *[other] { $victim } von { $clan }
 } zurück an den Start geworfen
chevalier-move-pushes-told = { $pawn } { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
 } gezogen und den Chevalier weggeschoben
chevalier-move-tresor-told = { $pawn } { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
 } gezogen, auf Feld { $depth } des Trésors
chevalier-move-home-told = { $pawn } { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
 } gezogen und die Arrivée erreicht
chevalier-ride-told = den Chevalier { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
 } reiten lassen
chevalier-ride-meets-told = den Chevalier { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
 } reiten lassen und { $touched ->
    [you] deinen { $victim }
    [self] den eigenen { $victim }
   *[other] { $victim } von { $clan }
 } hochgehoben
chevalier-knight-told = den Chevalier auf Feld { $cell } gesetzt
chevalier-displace-told = { $touched ->
    [you] deinen { $pawn }
    [self] den eigenen { $pawn }
   *[other] { $pawn } von { $clan }
 } auf Feld { $cell } gesetzt

# Warum eine Aktion nicht geht
chevalier-awaits-first_pawn = Erst wählen alle die Figur, die auf der Couronne beginnt.
chevalier-awaits-set_knight = Erst muss der Chevalier auf den Rundweg.
chevalier-awaits-roll = Erst wird gewürfelt.
chevalier-awaits-move = Jetzt ist ein Würfel dran, für eine Figur oder für den Chevalier.
chevalier-awaits-displace = Erst muss die Figur, auf die der Chevalier traf, auf ein Feld.
chevalier-awaits-push = Erst muss der Chevalier auf ein Feld.
chevalier-no-such-face = Diese Seite hat der Würfel nicht: { $face }.
chevalier-no-such-die = Kein freier Würfel zeigt { $die }; übrig: { $left }.
chevalier-no-such-cell = Ein Feld { $cell } gibt es nicht: Der Rundweg endet mit { $last }.
chevalier-ride-not-needed = Mit der { $die } kann eine deiner Figuren ziehen, also bekommt der Chevalier sie nicht.
chevalier-must-ride = Nach Schwarz muss ein Würfel den Chevalier bewegen: Es ist die { $die }.
chevalier-in-start = { $pawn } ist noch am Start: Nur eine 6 bringt ihn ins Spiel.
chevalier-not-in-start = { $pawn } ist nicht am Start und kann nicht ins Spiel kommen.
chevalier-at-home = { $pawn } ist am Ziel und zieht nicht mehr.
chevalier-past-porte = { $die } ist zu viel: { $pawn } muss genau auf seiner Porte halten.
chevalier-past-arrivee = { $die } ist zu viel: { $pawn } muss genau auf der Arrivée halten.
chevalier-tresor-taken = Auf Feld { $depth } des Trésors steht schon eine Figur.
chevalier-own-pawn = Dort steht { $victim } vom selben Clan.
chevalier-partner-pawn = Dort steht { $victim } von deinem Partner.
chevalier-not-stronger = { $pawn } schlägt { $victim } von { $clan } nicht, der dort steht.
chevalier-couronne-taken = Auf der Couronne steht eine Figur deiner Seite.
chevalier-gate = Auf eine Couronne oder Porte wird keine Figur gesetzt.
chevalier-cell-has-knight = Dort steht der Chevalier.
chevalier-cell-taken = Dort steht { $victim } von { $clan }.

chevalier-needs-die = Die Zahl ist noch zu nutzen
chevalier-needs-walking = Die Figur ist unterwegs
chevalier-needs-exact = Sie geht nicht über ihre Porte oder Arrivée hinaus
chevalier-needs-stop = Sie darf dort halten: leeres Feld, das des Chevaliers oder ein Rivale, den sie besiegt
chevalier-needs-six = Eine 6 ist noch zu nutzen
chevalier-needs-waiting = Die Figur wartet im Start
chevalier-needs-couronne = Auf der Couronne steht keine Figur deiner Seite
chevalier-needs-free = Das Feld ist frei
chevalier-needs-no-gate = Es ist weder Couronne noch Porte
