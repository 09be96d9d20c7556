chevalier-title = Le Chevalier Noir
chevalier-about = Rival clans race their four pawns around a cross and into its centre. The Chevalier Noir rides among them, moved by everybody, and has the pawns he meets put down elsewhere.

# Pieces
clan-north = North
clan-east = East
clan-south = South
clan-west = West
pawn-grand = Grand
pawn-gros = Gros
pawn-mince = Mince
pawn-petit = Petit
chevalier-black = black
chevalier-legend = n e s w the clans, G O M P the pawns (Grand, Gros, Mince, Petit), <N> the Chevalier, [0] a Couronne, (55) a Porte, :: a Trésor, ## Arrivée, * a pawn at home.

# Options
chevalier-option-players = Players
chevalier-option-players-about = Two or three play each for themselves, four in teams of two.
chevalier-option-first = First player
chevalier-option-first-about = The seat that sets the Chevalier and begins; by custom the youngest player’s.
chevalier-option-board = Board
chevalier-option-board-about = The long board has 56 track cells, the short one 40 and a quicker game.
chevalier-option-board-long = Long
chevalier-option-board-short = Short
chevalier-option-teams = Teams
chevalier-option-teams-about = Four players form two teams, partners facing each other; without teams each plays alone.
chevalier-option-strict = Strict black
chevalier-option-strict-about = After a black face at least one die has to move the Chevalier.
chevalier-option-both_clans = Both clans home
chevalier-option-both_clans-about = A team wins only when both its clans are home; who has finished plays the partner’s pawns.

# Tables people are offered
chevalier-table-two = two players
chevalier-table-two-short = two players on the short board
chevalier-table-three = three players
chevalier-table-teams = four players in two teams
chevalier-table-four = four players, each alone
chevalier-table-both-clans = two teams, both clans home to win

# Options that do not fit each other
chevalier-teams-need-four = Teams need four players, not { $players }.
chevalier-first-no-seat = “first” cannot be { $first }: it goes from 0 to { $last }.
chevalier-both-clans-need-teams = Both clans can only be asked of teams.

# What a seat is asked to do
chevalier-step-first_pawn = Choose the pawn that begins on your Couronne.
chevalier-step-set_knight = Set the Chevalier on a track cell without a pawn.
chevalier-step-roll = Roll the dice.
chevalier-step-move = Use a die: move a pawn, bring one in with a 6, or move the Chevalier.
chevalier-step-displace = Put the pawn that the Chevalier met on a free cell that is no Couronne and no Porte.
chevalier-step-push = Put the Chevalier on a free track cell.

# What a player should know now
chevalier-status = Roll: { $throw }; left: { $left }.

# What an action does
chevalier-roll = A die shows { $face }.
chevalier-enter-first = { $pawn } begins on the Couronne.
chevalier-enter = { $pawn } comes in with a 6.
chevalier-enter-meets = { $pawn } comes in with a 6 and sends { $clan }’s { $victim } back to the start.
chevalier-enter-pushes = { $pawn } comes in with a 6 and pushes the Chevalier away.
chevalier-move = { $pawn } moves { $die } to cell { $cell }.
chevalier-move-meets = { $pawn } moves { $die } to cell { $cell } and sends { $clan }’s { $victim } back to the start.
chevalier-move-pushes = { $pawn } moves { $die } to cell { $cell } and pushes the Chevalier away.
chevalier-move-tresor = { $pawn } moves { $die } to cell { $depth } of the Trésor.
chevalier-move-home = { $pawn } moves { $die } and reaches Arrivée.
chevalier-ride = The Chevalier moves { $die } to cell { $cell }.
chevalier-ride-meets = The Chevalier moves { $die } to cell { $cell } and takes the place of { $clan }’s { $victim }.
chevalier-knight = The Chevalier is put on cell { $cell }.
chevalier-displace = { $clan }’s { $pawn } is put on cell { $cell }.

# What was done: after “{ $name }” and before the full stop
chevalier-roll-told = rolled { $face }
chevalier-roll-all-told = rolled { $face }
chevalier-enter-first-told = put { $pawn } on the Couronne to begin
chevalier-enter-told = brought { $pawn } in
chevalier-enter-meets-told = brought { $pawn } in and sent { $touched ->
    [you] your { $victim }
    [self] their own { $victim }
   *[other] { $clan }’s { $victim }
 } back to the start
chevalier-enter-pushes-told = brought { $pawn } in and pushed the Chevalier away
chevalier-move-told = moved { $pawn } { $die ->
    [one] { $die } cell
   *[other] { $die } cells
 }
chevalier-move-meets-told = moved { $pawn } { $die ->
    [one] { $die } cell
   *[other] { $die } cells
 } and sent { $touched ->
    [you] your { $victim }
    [self] their own { $victim }
   *[other] { $clan }’s { $victim }
 } back to the start
chevalier-move-pushes-told = moved { $pawn } { $die ->
    [one] { $die } cell
   *[other] { $die } cells
 } and pushed the Chevalier away
chevalier-move-tresor-told = moved { $pawn } { $die ->
    [one] { $die } cell
   *[other] { $die } cells
 }, to cell { $depth } of the Trésor
chevalier-move-home-told = moved { $pawn } { $die ->
    [one] { $die } cell
   *[other] { $die } cells
 } and reached Arrivée
chevalier-ride-told = moved the Chevalier { $die ->
    [one] { $die } cell
   *[other] { $die } cells
 }
chevalier-ride-meets-told = moved the Chevalier { $die ->
    [one] { $die } cell
   *[other] { $die } cells
 } and lifted { $touched ->
    [you] your { $victim }
    [self] their own { $victim }
   *[other] { $clan }’s { $victim }
 }
chevalier-knight-told = put the Chevalier on cell { $cell }
chevalier-displace-told = put { $touched ->
    [you] your { $pawn }
    [self] their own { $pawn }
   *[other] { $clan }’s { $pawn }
 } down on cell { $cell }

# Why an action is not possible
chevalier-awaits-first_pawn = First each player chooses the pawn that begins on the Couronne.
chevalier-awaits-set_knight = First the Chevalier has to be set on the track.
chevalier-awaits-roll = First the dice are rolled.
chevalier-awaits-move = A die has to be used now: for a pawn or for the Chevalier.
chevalier-awaits-displace = First the pawn that the Chevalier met has to be put on a cell.
chevalier-awaits-push = First the Chevalier has to be put on a cell.
chevalier-no-such-face = The die rolled now has no such face: { $face }.
chevalier-no-such-die = No unused die shows { $die }; left: { $left }.
chevalier-no-such-cell = There is no cell { $cell }: the track ends with { $last }.
chevalier-ride-not-needed = The { $die } can move one of your pawns, so it cannot go to the Chevalier.
chevalier-must-ride = After black one die has to move the Chevalier: it is the { $die }.
chevalier-in-start = { $pawn } is still in the start: only a 6 brings it in.
chevalier-not-in-start = { $pawn } is not in the start and cannot come in.
chevalier-at-home = { $pawn } is home and moves no more.
chevalier-past-porte = { $die } is too much: { $pawn } has to stop exactly on its Porte.
chevalier-past-arrivee = { $die } is too much: { $pawn } has to stop exactly on Arrivée.
chevalier-tresor-taken = Another pawn stands on cell { $depth } of the Trésor.
chevalier-own-pawn = { $victim } of the same clan stands there.
chevalier-partner-pawn = Your partner’s { $victim } stands there.
chevalier-not-stronger = { $pawn } does not beat { $clan }’s { $victim }, who stands there.
chevalier-couronne-taken = A pawn of your own side stands on the Couronne.
chevalier-gate = No pawn is put on a Couronne or a Porte.
chevalier-cell-has-knight = The Chevalier stands there.
chevalier-cell-taken = { $clan }’s { $victim } stands there.

chevalier-needs-die = The number is still to be used
chevalier-needs-walking = The pawn is on its way
chevalier-needs-exact = It doesn’t go past its Porte or Arrivée
chevalier-needs-stop = It may stop there: an empty cell, the Chevalier’s, or a rival it beats
chevalier-needs-six = A 6 is still to be used
chevalier-needs-waiting = The pawn waits in its start
chevalier-needs-couronne = No pawn of your side stands on the Couronne
chevalier-needs-free = The cell is free
chevalier-needs-no-gate = It’s no Couronne and no Porte
