# Clans and pieces
page-cn-clan-north = Blue
page-cn-clan-east = Red
page-cn-clan-south = Green
page-cn-clan-west = Gold
page-clan-north = { page-cn-clan-north }
page-clan-east = { page-cn-clan-east }
page-clan-south = { page-cn-clan-south }
page-clan-west = { page-cn-clan-west }
page-cn-camp-north = Blue, north
page-cn-camp-east = Red, east
page-cn-camp-south = Green, south
page-cn-camp-west = Gold, west
page-cn-knight = Chevalier
page-cn-pawn-of = { $clan ->
    [north] Blue’s
    [east] Red’s
    [south] Green’s
   *[west] Gold’s
  } { $rank ->
    [grand] Grand
    [gros] Gros
    [mince] Mince
   *[petit] Petit
  }

# Places
page-cn-cell = cell { $cell }
page-cn-tresor = Trésor { $depth }
page-cn-couronne = Couronne
page-cn-porte = Porte
page-cn-arrivee = Arrivée
page-cn-start = start
page-cn-lifted = lifted
page-cn-gate = { $clan ->
    [north] Blue’s
    [east] Red’s
    [south] Green’s
   *[west] Gold’s
  } { $kind ->
    [couronne] Couronne
   *[porte] Porte
  }, cell { $cell }
page-cn-home = Home

# Whom a seat is
page-cn-you = you
page-cn-ally = partner
page-cn-role = { $clan } · { $who }

# Where the game stands
page-cn-subtitle-long = Long board
page-cn-subtitle-short = Short board
page-cn-subtitle-two = One against one
page-cn-subtitle-alone = Each alone
page-cn-subtitle-teams = Two against two
page-cn-subtitle-both = Two against two, both clans home
page-cn-subtitle = { $board } · { $way }
page-cn-step-throw = Roll the dice
page-cn-step-first = First die
page-cn-step-second = Second die
page-cn-step-third = Third die
page-cn-step-place = Put it down

# Questions
page-cn-ask-first_pawn = Which pawn begins on your Couronne?
page-cn-ask-set_knight = Where do you set the Chevalier?
page-cn-ask-die = What do you do with the { $die }?
page-cn-ask-dice = Which piece, and with which die?
page-cn-ask-pawn = With which die does { $pawn } move?
page-cn-ask-knight = With which die does the Chevalier ride?
page-cn-ask-displace = Where does { $pawn } go?
page-cn-ask-displace-own = Where does your { $pawn } go?
page-cn-ask-push = Where do you send the Chevalier?
page-cn-ask-roll = { $name } rolls the dice.
page-cn-ask-wait = { $name } is playing.
page-cn-ask-over = The game is over.

# One quiet sentence under the question
page-cn-note-first_pawn = The three others wait in the start until a 6 brings them in.
page-cn-note-set_knight = Any cell of the track without a pawn, Couronnes and Portes included.
page-cn-note-displace = Any free cell of the track, before or behind, but no Couronne and no Porte. The pawn keeps its own lap.
page-cn-note-push = Any free cell, Couronnes and Portes included.
page-cn-note-black = Black leaves you the choice: a pawn, or the Chevalier.
page-cn-note-black-strict = Black: at least one die has to move the Chevalier.
page-cn-note-only-knight = None of your pawns can use the { $die }: it moves the Chevalier.
page-cn-note-must-ride = No die has moved the Chevalier yet, so the last one has to.
page-cn-note-again = { $count ->
    [3] Three { $face }s
   *[2] Two { $face }s
  }: once the dice are played, you roll them again.
page-cn-note-partner = Your clan is home: you play your partner’s pawns.
page-cn-only-move = Only move: { $deed }

# Answers
page-cn-with = with the { $die }
page-cn-cells-two = { $first } or { $second } cells
page-cn-cells-three = { $first }, { $second } or { $third } cells
page-cn-enters = comes in
page-cn-begins = begins
page-cn-sends = sends { $pawn } back
page-cn-pushes = pushes the Chevalier
page-cn-lifts = takes the place of { $pawn }
page-cn-short-sends = sends { $rank } back
page-cn-short-lifts = lifts { $rank }
page-cn-to = to { $place }
page-cn-far = { $steps } to its Porte
page-cn-steps = { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
  }
page-cn-goes = { $piece }, with the { $die }, to { $place }
page-cn-goes-and = { $piece }, with the { $die }, to { $place }: { $deed }
page-cn-comes-in = { $piece } comes in with the { $die }
page-cn-comes-in-and = { $piece } comes in with the { $die }: { $deed }
page-cn-left-to-porte = { $steps ->
    [one] { $steps } step from its Porte
   *[other] { $steps } steps from its Porte
  }

# Dice
page-cn-dice = Dice
page-cn-your-dice = Your dice
page-cn-dice-of = { $name }’s dice
page-cn-die = Die showing { $face }
page-cn-die-used = Die showing { $face }, played
page-cn-die-black = Black face
page-cn-die-black-about = moves nothing, leaves the choice
page-cn-lane-played = played
page-cn-lane-choice = { $count ->
    [one] { $count } piece can use it
   *[other] { $count } pieces can use it
  }

# Players
page-cn-pawns = { $home } home, { $way } on the way, { $start } in the start
page-cn-who-sends-whom = Who sends whom back
page-cn-ranks = Grand beats Gros, Mince and Petit; Gros beats Mince and Petit; Mince beats Petit; Petit beats Grand.

# The board in one sentence
page-cn-label = The cross, { $cells } cells. { $clans } { $knight }
page-cn-label-clan = { $clan }, { $name }: { $pawns }.
page-cn-label-pawn = { $pawn } { $place }
page-cn-label-knight = The Chevalier stands on cell { $cell }.
page-cn-label-no-knight = The Chevalier is not on the track.

# The board as text
page-cn-read-pawns = Where the pawns are
page-cn-read-clan = { $clan }, { $name }
page-cn-read-track = Taken cells of the track, { $cells } in all, clockwise
page-cn-read-taken = { $cell }: { $piece }

# The end
page-cn-sheet-title = Home on Arrivée
page-cn-sheet-home = { $count ->
    [0] no pawn home
    [1] 1 pawn home
    [4] all four home
   *[other] { $count } pawns home
  }
page-cn-sheet-wins = wins

# What things are
page-cn-about-grand = Beats Gros, Mince and Petit. Only Petit beats it.
page-cn-about-gros = Beats Mince and Petit. Grand beats it.
page-cn-about-mince = Beats Petit. Grand and Gros beat it.
page-cn-about-petit = Beats Grand, and nobody else. Grand, Gros and Mince beat it.
page-cn-about-knight = Belongs to nobody, and everybody moves him. He lifts the pawn he stops on.
page-cn-about-couronne = Its clan’s pawns come in here. A pawn of another side has no rank here: any rival sends it back.
page-cn-about-porte = Its clan’s pawns have to stop here exactly. A pawn of another side has no rank here: any rival sends it back.
page-cn-about-cell = Part of the track: pawns and the Chevalier follow it clockwise.
page-cn-about-tresor = In the Trésor nobody else comes: a pawn is safe here.
page-cn-about-home = Arrivée: four pawns here win. It has to be reached exactly.

# The goal, at the start of a table
page-goal-chevalier_noir = Bring your four pawns once around the cross and into the centre before anybody else.

# In the lobby
page-lobby-chevalier_noir = Race four pawns home, and push the black knight in everyone’s way.

# The rules: one chapter, one sentence, one picture
page-learn-chevalier-board = The board
page-learn-chevalier-board-title = Around the cross, and home to the centre
page-learn-chevalier-board-lead = A clan comes in on its Couronne, walks clockwise around the whole track, stops exactly on its Porte, and goes through its own Trésor to Arrivée.
page-learn-chevalier-board-picture = A cross with a ring of cells. A dotted way begins at the north Couronne, goes clockwise round to the north Porte and down the Trésor to the centre.
page-learn-chevalier-board-caption = North’s way home. The Porte is the last cell before the own Couronne.

page-learn-chevalier-start = Set-up
page-learn-chevalier-start-title = One pawn each, then the Chevalier
page-learn-chevalier-start-lead = In turn, each clan sets one pawn of its choice on its Couronne; the three others wait. Then the first player sets the Chevalier on any track cell without a pawn, and begins.
page-learn-chevalier-start-picture = A pawn on a Couronne, three pawns waiting in their camp, the Chevalier on the track.
page-learn-chevalier-start-caption = Four play as two teams, partners opposite, unless the table says otherwise.

page-learn-chevalier-dice = Dice
page-learn-chevalier-dice-title = Three dice, and every number is used once
page-learn-chevalier-dice-lead = One after the other, in the order you like, for one pawn or for several. A 6 may bring a pawn in instead. Equal numbers are rolled again once everything is played.
page-learn-chevalier-dice-plain = Three dice with numbers: 3, 5 and 2.
page-learn-chevalier-dice-plain-caption = Without black, a number moves a pawn if it can move one; only if it cannot, it moves the Chevalier.
page-learn-chevalier-dice-black = Two dice with 4 and 6, and the special die shows black.
page-learn-chevalier-dice-black-caption = With black, you choose for each number: a pawn, or the Chevalier.

page-learn-chevalier-ranks = Ranks
page-learn-chevalier-ranks-title = Whoever arrives sends back those it beats
page-learn-chevalier-ranks-lead = The higher rank beats the lower; and Petit beats Grand. A beaten rival goes back to its start. On a rival you do not beat, or on a pawn of your own side, you cannot stop.
page-learn-chevalier-ranks-picture = From the highest to the lowest: Grand, Gros, Mince, Petit. An arrow goes back from Petit to Grand.
page-learn-chevalier-ranks-caption = Grand, Gros, Mince, Petit, and round again.

page-learn-chevalier-way = The way home
page-learn-chevalier-way-title = Exactly to the Porte, exactly to Arrivée
page-learn-chevalier-way-lead = Pawns pass over whatever stands on the way. A die that would carry a pawn beyond its Porte cannot move it; another die then takes it into its Trésor. There it is safe.
page-learn-chevalier-way-picture = A pawn two cells before its Porte: a 2 takes it there, a 5 does not move it. From the Porte the Trésor leads to the centre.
page-learn-chevalier-way-caption = Two cells before the Porte, only a 1 or a 2 moves this pawn.

page-learn-chevalier-doors = Couronne and Porte
page-learn-chevalier-doors-title = On a foreign Couronne or Porte, rank is worth nothing
page-learn-chevalier-doors-lead = Every rival that stops there sends the pawn back. On those of your own side your rank holds. A pawn that comes in sends a rival away from its Couronne, whatever the two ranks.
page-learn-chevalier-doors-picture = A Grand of the east stands on the north Couronne; a Mince of the north comes in and sends it back.
page-learn-chevalier-doors-caption = Mince comes in, and the foreign Grand goes back.

page-learn-chevalier-knight = The Chevalier
page-learn-chevalier-knight-title = The Chevalier takes a cell, and you choose where its pawn goes
page-learn-chevalier-knight-lead = When you move him onto a pawn, anybody’s, you put that pawn on a free track cell of your choice, but on no Couronne and no Porte.
page-learn-chevalier-knight-picture = The Chevalier stops on a green pawn, which is put on a free cell elsewhere.
page-learn-chevalier-knight-caption = Before or behind, as you like. All that counts later is the way from there to its Porte.
page-learn-chevalier-knight-push = A yellow pawn stops on the Chevalier’s cell and he is put elsewhere.
page-learn-chevalier-knight-push-caption = “Move over!” A pawn that stops exactly on his cell takes it, and its player puts him on any free track cell.

page-learn-chevalier-end = The end
page-learn-chevalier-end-title = Four pawns home, and the game is won
page-learn-chevalier-end-lead = The first clan with all four pawns on Arrivée wins on the spot. In a team both partners win, and partners never send each other back.
page-learn-chevalier-end-picture = Four blue pawns around the centre of the board.
page-learn-chevalier-end-caption = By option a team wins only when both its clans are home.
page-coach-chevalier-move =
    { $count ->
        [1] The lit pawn can go on with one of your dice: tap it.
       *[other] Each lit pawn can go on with one of your dice: tap one.
    }
page-coach-chevalier-enter =
    { $count ->
        [1] The lit pawn can come onto the board: tap it.
       *[other] Each lit pawn can come onto the board: tap one.
    }
page-coach-chevalier-ride = The Chevalier can ride with one of your dice: tap him.
page-coach-chevalier-knight =
    { $count ->
        [1] The Chevalier can stand on the lit cell: tap it.
       *[other] The Chevalier can stand on any lit cell: tap one.
    }
page-coach-chevalier-displace =
    { $count ->
        [1] The displaced pawn can stand on the lit cell: tap it.
       *[other] The displaced pawn can stand on any lit cell: tap one.
    }
page-coach-chevalier-move-to =
    { $count ->
        [1] The lit pawn can go that far: tap it.
       *[other] Each lit pawn can go that far: tap one.
    }
page-coach-chevalier-enter-to =
    { $count ->
        [1] The lit pawn can come onto the board with it: tap it.
       *[other] Each lit pawn can come onto the board with it: tap one.
    }
page-coach-chevalier-ride-to = The Chevalier can ride that far: tap him.
page-coach-chevalier-move-beside-to = Tap the number it goes by, or the cell where that leads.
page-coach-chevalier-enter-beside-to = Tap the number that brings it in.
page-coach-chevalier-ride-beside-to = Tap the number he rides by, or the cell where that leads.
