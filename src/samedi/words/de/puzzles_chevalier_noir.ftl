chevalier-theme-hunt = Zurückwerfen
chevalier-theme-hunt-why = Eine zurückgeworfene Figur hat ihren ganzen Weg verloren.
chevalier-theme-arrival = Arrivée
chevalier-theme-arrival-why = Eine angekommene Figur ist für immer sicher.
chevalier-theme-treasure = In den Trésor
chevalier-theme-treasure-why = Im Trésor erreicht niemand eine Figur.
chevalier-theme-escape = Flucht
chevalier-theme-escape-why = Eine Figur, die deine schlägt, stand höchstens sechs Felder hinter ihr.
chevalier-theme-entering = Hereinkommen
chevalier-theme-entering-why = Mit einer Figur mehr unterwegs nützt jeder Wurf mehr.
chevalier-theme-drop = Den Chevalier setzen
chevalier-theme-drop-why = Wo der Chevalier als Nächstes steht, entscheidet, auf wen er reiten kann.
chevalier-theme-displacing = Wohin mit der Figur
chevalier-theme-displacing-why = Der Weg einer versetzten Figur folgt allein aus ihrem neuen Feld: weit zurück für fremde, weit voran für eigene.
chevalier-theme-ride = Der Ritt
chevalier-theme-ride-why = Ein Würfel für den Chevalier ist einer, den du nicht schlecht ziehen musst.
chevalier-theme-race = Das Rennen
chevalier-theme-race-why = Die richtige Figur geht mit der richtigen Zahl weiter.
chevalier-quiz-move = Darf { $pawn } von { $clan } jetzt mit der { $die } ziehen?
chevalier-quiz-partner = { $other } hat eine { $die }. Darf damit jetzt { $pawn } von { $clan } gezogen werden?
chevalier-quiz-beats = { $victim } von { $other } steht auf Feld { $cell }. Hielte { $pawn } von { $clan } dort an, würde { $victim } zurückgeworfen?
chevalier-quiz-left = Wie viele Zahlen muss { $clan } in diesem Wurf noch nutzen?
chevalier-quiz-ride = Darf { $clan } jetzt mit der { $die } den Chevalier bewegen?
chevalier-quiz-lifts = Der Chevalier reitet { $die } { $die ->
    [one] Feld
   *[other] Felder
 } weit. Wessen Platz nimmt er ein?
chevalier-quiz-displace = { $pawn } von { $clan } muss dem Chevalier Platz machen. Darf die Figur auf Feld { $cell }?
chevalier-quiz-push = Eine Figur hat den Chevalier zur Seite geschickt. Darf er auf Feld { $cell }?
chevalier-quiz-enter = Darf die 6 jetzt { $pawn } von { $clan } ins Spiel bringen?
chevalier-quiz-meets = { $victim } von { $other } steht auf der Couronne von { $clan }. Was würde daraus, wenn { $clan } mit einer 6 eine Figur ins Spiel brächte?
chevalier-quiz-meets-knight = Der Chevalier steht auf der Couronne von { $clan }. Was würde aus ihm, wenn { $clan } mit einer 6 eine Figur ins Spiel brächte?
chevalier-quiz-back = Zurück an den Start
chevalier-quiz-aside = Zur Seite, auf irgendein freies Feld des Rundwegs
chevalier-quiz-never = Bleibt stehen: Es kann keine Figur ins Spiel kommen
chevalier-quiz-again = Wie viele Würfel wirft { $clan } noch einmal, wenn dieser Wurf gespielt ist?
chevalier-quiz-black = Ist dieser Wurf gespielt, werden gleiche Würfel noch einmal geworfen. Kann dabei Schwarz kommen?
chevalier-quiz-porte = Mit welcher Zahl erreicht { $pawn } von { $clan } die eigene Porte?
chevalier-quiz-home = Mit welcher Zahl erreicht { $pawn } von { $clan } die Arrivée?
chevalier-quiz-steps = Wie viele Schritte hat { $pawn } von { $clan } noch bis zur Arrivée?
chevalier-quiz-wins = Wie viele Figuren von { $clan } müssen noch auf die Arrivée, damit der Clan gewinnt?
chevalier-quiz-wins-both = Ein Team gewinnt, wenn beide Clans da sind. Wie viele Figuren müssen noch auf die Arrivée, damit { $clan } gewinnt?
chevalier-quiz-pawn = { $pawn } von { $clan }
chevalier-because-free = Sie bleibt auf Feld { $cell } stehen, das frei ist.
chevalier-because-porte = Sie bleibt genau auf ihrer Porte stehen, Feld { $cell }.
chevalier-because-tresor = Sie bleibt auf Feld { $depth } ihres Trésors stehen.
chevalier-because-home = Sie kommt genau auf die Arrivée.
chevalier-because-knight = Sie bleibt auf Feld { $cell } stehen, und der Chevalier dort muss weichen.
chevalier-because-sends = Sie bleibt auf Feld { $cell } stehen und wirft { $victim } von { $other } zurück.
chevalier-because-partners = Die beiden Clans sind Partner: Sie werfen einander nie zurück.
chevalier-because-foreign-gate = Feld { $cell } ist eine Couronne oder Porte, aber keine der Seite von { $other }: { $victim } hat dort keinen Rang, jeder Gegner wirft ihn zurück.
chevalier-because-equal-ranks = Beide sind { $pawn }: Gleiche Ränge werfen einander nicht zurück.
chevalier-because-petit-beats-grand = Petit ist der, der Grand zurückwirft.
chevalier-because-higher = { $pawn } steht im Rang über { $victim }.
chevalier-because-lower = { $pawn } steht im Rang unter { $victim }.
chevalier-because-black = Der Wurf zeigt Schwarz: Jede seiner Zahlen darf den Chevalier bewegen.
chevalier-because-no-pawn = Nichts zeigt Schwarz, und keine Figur kann die { $die } nutzen: Dann bewegt sie den Chevalier.
chevalier-because-unused = Noch zu nutzen: { $unused }.
chevalier-because-unused-black = Noch zu nutzen: { $unused }. Schwarz ist keine Zahl.
chevalier-because-all-differ = Die Zahlen des Wurfs sind alle verschieden: { $faces }.
chevalier-because-same = Zahlen des Wurfs: { $faces }. Die { $face } ist { $dice }-mal dabei, und nur diese Würfel werden noch einmal geworfen.
chevalier-because-special = Der besondere Würfel ist dabei, und nur er hat schwarze Seiten.
chevalier-because-ordinary = Der besondere Würfel ist nicht dabei, und nur er hat schwarze Seiten.
chevalier-because-lifts = Von Feld { $from } kommt er auf Feld { $cell }, wo { $pawn } von { $clan } steht.
chevalier-because-lifts-nobody = Von Feld { $from } kommt er auf Feld { $cell }, wo niemand steht.
chevalier-because-puts-pawn = Feld { $cell } ist frei und weder Couronne noch Porte.
chevalier-because-puts-knight = Feld { $cell } ist frei. Er darf sogar auf einer Couronne oder Porte stehen.
chevalier-because-partners-pawn = { $pawn } gehört { $clan }: Würfel bewegen nie die Figur eines Partners.
chevalier-because-comes-in = Wer aufs Brett kommt, wirft einen Gegner von seiner Couronne zurück, gleich welchen Rangs.
chevalier-because-pushes = Eine Figur, die auf dem Feld des Chevaliers stehen bleibt, bekommt es, auch wenn sie aufs Brett kommt.
chevalier-because-own-couronne = { $victim } von { $other } ist von der Seite von { $clan }, und auf einem Feld hat nur eine Figur Platz.
chevalier-because-to-porte = Bis zu ihrer Porte { $steps ->
    [one] ist es 1 Schritt
   *[other] sind es { $steps } Schritte
 }, und sie muss dort genau stehen bleiben.
chevalier-because-too-far = Bis zu ihrer Porte sind es { $steps } Schritte: zu weit für eine Zahl.
chevalier-because-to-home = Von Feld { $depth } ihres Trésors { $steps ->
    [one] ist es genau 1 Schritt
   *[other] sind es genau { $steps } Schritte
 } bis zur Arrivée.
chevalier-because-way-home = { $steps } bis zu ihrer Porte, { $tresor } durch den Trésor und 1 auf die Arrivée: { $all }.
chevalier-because-arrived = { $home } von { $all } sind dort.
