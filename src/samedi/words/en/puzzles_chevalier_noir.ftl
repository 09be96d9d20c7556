chevalier-theme-hunt = Sending back
chevalier-theme-hunt-why = A pawn that is sent back has lost all its way.
chevalier-theme-arrival = Arrivée
chevalier-theme-arrival-why = A pawn that has arrived is safe for good.
chevalier-theme-treasure = Into the Trésor
chevalier-theme-treasure-why = Nobody can reach a pawn in its Trésor.
chevalier-theme-escape = Escape
chevalier-theme-escape-why = A pawn that beats yours stood at most six cells behind it.
chevalier-theme-entering = Coming in
chevalier-theme-entering-why = One more pawn on the way gives every roll more use.
chevalier-theme-drop = The knight’s drop
chevalier-theme-drop-why = Where the Chevalier stands next decides whom he can ride into.
chevalier-theme-displacing = Where the pawn goes
chevalier-theme-displacing-why = A displaced pawn’s way follows from its new cell alone: far back for theirs, far ahead for yours.
chevalier-theme-ride = The knight rides
chevalier-theme-ride-why = A die for the Chevalier is a die you needn’t move badly.
chevalier-theme-race = The race
chevalier-theme-race-why = The right pawn goes on with the right number.
chevalier-quiz-move = May { $pawn } of { $clan } move with the { $die } now?
chevalier-quiz-partner = { $other } has a { $die }. May it move { $pawn } of { $clan } now?
chevalier-quiz-beats = { $other }’s { $victim } is on cell { $cell }. If { $pawn } of { $clan } stopped there, would { $victim } be sent back?
chevalier-quiz-left = How many more numbers must { $clan } use in this roll?
chevalier-quiz-ride = May { $clan } move the Chevalier with the { $die } now?
chevalier-quiz-lifts = The Chevalier rides { $die } { $die ->
    [one] cell
   *[other] cells
 }. Whose place does he take?
chevalier-quiz-displace = { $pawn } of { $clan } has to make room for the Chevalier. May it be put on cell { $cell }?
chevalier-quiz-push = A pawn has told the Chevalier to move over. May he be put on cell { $cell }?
chevalier-quiz-enter = May the 6 bring { $pawn } of { $clan } in now?
chevalier-quiz-meets = { $other }’s { $victim } stands on { $clan }’s Couronne. What would become of it if { $clan } brought a pawn in with a 6?
chevalier-quiz-meets-knight = The Chevalier stands on { $clan }’s Couronne. What would become of him if { $clan } brought a pawn in with a 6?
chevalier-quiz-back = It goes back to its start
chevalier-quiz-aside = It has to move over, to any free cell of the track
chevalier-quiz-never = It stays: no pawn can come in
chevalier-quiz-again = Once this roll is played, how many dice does { $clan } roll again?
chevalier-quiz-black = Once this roll is played, equal dice are rolled again. May that roll show black?
chevalier-quiz-porte = With which number does { $pawn } of { $clan } reach its Porte?
chevalier-quiz-home = With which number does { $pawn } of { $clan } reach Arrivée?
chevalier-quiz-steps = How many steps has { $pawn } of { $clan } still to go to Arrivée?
chevalier-quiz-wins = How many more pawns of { $clan } must reach Arrivée for the clan to win?
chevalier-quiz-wins-both = A team wins when both its clans are home. How many more pawns must reach Arrivée for { $clan } to win?
chevalier-quiz-pawn = { $pawn } of { $clan }
chevalier-because-free = It stops on cell { $cell }, which is empty.
chevalier-because-porte = It stops exactly on its Porte, cell { $cell }.
chevalier-because-tresor = It stops on cell { $depth } of its Trésor.
chevalier-because-home = It comes exactly to Arrivée.
chevalier-because-knight = It stops on cell { $cell }, and the Chevalier there has to move over.
chevalier-because-sends = It stops on cell { $cell } and sends { $other }’s { $victim } back.
chevalier-because-partners = The two clans are partners: they never send each other back.
chevalier-because-foreign-gate = Cell { $cell } is a Couronne or Porte, and none of { $other }’s side: { $victim } has no rank there, and every rival sends it back.
chevalier-because-equal-ranks = Both are { $pawn }: equal ranks don’t beat each other.
chevalier-because-petit-beats-grand = Petit is the one that beats Grand.
chevalier-because-higher = { $pawn } ranks above { $victim }.
chevalier-because-lower = { $pawn } ranks below { $victim }.
chevalier-because-black = The roll shows black: every number of it may move the Chevalier.
chevalier-because-no-pawn = Nothing shows black, and no pawn can use the { $die }: then it moves the Chevalier.
chevalier-because-unused = Still to be used: { $unused }.
chevalier-because-unused-black = Still to be used: { $unused }. Black is no number.
chevalier-because-all-differ = The numbers of the roll all differ: { $faces }.
chevalier-because-same = Numbers of the roll: { $faces }. The { $face } is there { $dice } times, and just these dice roll again.
chevalier-because-special = The special die is among them, and it alone has black faces.
chevalier-because-ordinary = The special die isn’t among them, and it alone has black faces.
chevalier-because-lifts = From cell { $from } he comes to cell { $cell }, where { $clan }’s { $pawn } stands.
chevalier-because-lifts-nobody = From cell { $from } he comes to cell { $cell }, where nobody stands.
chevalier-because-puts-pawn = Cell { $cell } is free, and neither a Couronne nor a Porte.
chevalier-because-puts-knight = Cell { $cell } is free. He may even stand on a Couronne or a Porte.
chevalier-because-partners-pawn = { $pawn } is { $clan }’s: dice never move a partner’s pawn.
chevalier-because-comes-in = Whoever comes in sends a rival away from its Couronne, whatever the ranks.
chevalier-because-pushes = A pawn that stops on the Chevalier’s cell takes it, also when it comes in.
chevalier-because-own-couronne = { $other }’s { $victim } is of { $clan }’s own side, and only one pawn fits on a cell.
chevalier-because-to-porte = Its Porte is { $steps } { $steps ->
    [one] step
   *[other] steps
 } away, and it has to stop there exactly.
chevalier-because-too-far = Its Porte is { $steps } steps away: too far for one number.
chevalier-because-to-home = From cell { $depth } of its Trésor it is exactly { $steps } { $steps ->
    [one] step
   *[other] steps
 } to Arrivée.
chevalier-because-way-home = { $steps } to its Porte, { $tresor } through the Trésor, and 1 onto Arrivée: { $all }.
chevalier-because-arrived = { $home } of { $all } are there.
