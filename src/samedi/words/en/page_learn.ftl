# The rules in the page: one chapter, one sentence, one picture.

page-learn-title = How to play { $game }
page-learn-chapters = Chapters
page-learn-play = Play
page-learn-home = All games
page-learn-other = The other games
page-learn-clauses =
    { $count ->
        [one] The rule, word for word
       *[other] The { $count } rules, word for word
    }
page-learn-clauses-loading = Fetching the rules…
page-learn-clauses-failed = The numbered rules did not arrive.
page-learn-again = Try again
page-learn-every = Every rule, by number
page-learn-unknown = There is no game of this name here.
page-learn-link = Link to { $clause }
page-learn-says = What rule { $clause } says
page-learn-more = See it with pictures
page-learn-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Baron Voodoo

page-learn-baron-board = The board
page-learn-baron-board-title = Forty-eight souls crowd the Baron’s board
page-learn-baron-board-lead = A die is a soul: it has a colour, and the face on top. Every cell has a colour too, and begins with one die of it. Only the black crossroads in the middle stays empty.
page-learn-baron-board-picture = A corner of the board around the crossroads d4, which is empty. One die stands on each other cell, in the cell’s colour.
page-learn-baron-board-caption = You begin with 3 offerings and no points.
page-learn-baron-board-loas = Each Loa has a colour. White is nobody’s, and fits everywhere.
page-learn-baron-board-ways = Four ways to set up

page-learn-baron-turn = Your turn
page-learn-baron-turn-title = A power if you like, a capture, then your favours
page-learn-baron-turn-lead = You must capture. One power is yours, before the capture or at the very end. Between them come five favours, always in this order.
page-learn-baron-turn-a = Power, if you like
page-learn-baron-turn-a-about = your Loa’s is free, another’s costs 1 offering
page-learn-baron-turn-b = Capture
page-learn-baron-turn-b-about = the one thing you must do
page-learn-baron-turn-c1 = Your own colour?
page-learn-baron-turn-c1-about = it brings 1 offering
page-learn-baron-turn-c2 = Turn the captured die
page-learn-baron-turn-c2-about = to another face, for 1 offering
page-learn-baron-turn-c3 = Use its face
page-learn-baron-turn-c3-about = now, or it is lost
page-learn-baron-turn-c4 = Play another turn
page-learn-baron-turn-c4-about = at once, for 2 offerings, in place of the rest of this one
page-learn-baron-turn-c5 = Lower dice
page-learn-baron-turn-c5-about = combinations score
page-learn-baron-turn-d = Power, if you used none
page-learn-baron-turn-d-about = same price

page-learn-baron-capture = Capture
page-learn-baron-capture-title = A soul jumps, and takes what it jumped
page-learn-baron-capture-lead = Choose a die of your colour that is alone or on top. It jumps over the neighbouring cell, straight, onto the next one. The top die you jumped over is yours.
page-learn-baron-capture-picture = A red die jumps to the right over a yellow one and lands behind it.
page-learn-baron-capture-caption = Any colour may be taken, your own too.
page-learn-baron-capture-full = Three dice on one cell: a red die cannot land there.
page-learn-baron-capture-full-caption = Landing makes a stack. Three dice are full.
page-learn-baron-capture-ward = A turquoise die under protection cannot be jumped.
page-learn-baron-capture-ward-caption = A protected colour is out of your reach.

page-learn-baron-faces = Faces
page-learn-baron-faces-title = What the face of your capture does
page-learn-baron-faces-lead = You may use the face you captured, once, now. If you let it go, it does not come back.
page-learn-baron-faces-offering = gain 1 offering
page-learn-baron-faces-soul = gain 1 point
page-learn-baron-faces-change = turn one die of your capture zone to another face
page-learn-baron-faces-protection = until your next turn nobody captures your colour or steals from you
page-learn-baron-faces-steal = take a die from another’s Spirit World into yours
page-learn-baron-faces-exchange = swap two dice of two capture zones

page-learn-baron-powers = Powers
page-learn-baron-powers-title = Four Loas, four ways to move the dice
page-learn-baron-powers-lead = Your own power is free, another’s costs 1 offering, also if nobody plays that Loa. A power must change the board; before the capture it must also leave you one to make.
page-learn-baron-powers-mamy_wata = closes up a row or a column against one end
page-learn-baron-powers-papa_legba = moves a lone die to an empty cell of its row or column
page-learn-baron-powers-erzulie_freda = swaps two lone dice, wherever they are
page-learn-baron-powers-gran_bwa = spreads the upper dice of a stack onto other dice
page-learn-baron-powers-protected = Powers move dice of any colour, protected or not.

page-learn-baron-combinations = Combinations
page-learn-baron-combinations-title = Matching souls go down together
page-learn-baron-combinations-lead = Two, three or four dice of your capture zone: the same icon in different colours, or different icons in one colour. Together they bring 1, 3 or 5 points.
page-learn-baron-combinations-icon = same icon, three colours: the white one stands for the third
page-learn-baron-combinations-colour = same colour, two icons
page-learn-baron-combinations-four = same colour, four icons
page-learn-baron-combinations-marker = Whoever has the most white dice in the Spirit World holds the Baron Samedi marker and uses every power free. In a tie nobody does.

page-learn-baron-end = The end
page-learn-baron-end-title = 18 points with two, 15 with three, 12 with four
page-learn-baron-end-lead = Then the round is played to its end. Everybody lowers what is left, and only the best combination in it scores. For each Loa’s colour, the most dice in the Spirit World bring 3 points; if several tie for it, 1 each.
page-learn-baron-end-picture = Two Spirit Worlds: three red dice against two give 3 points, two turquoise against two give 1 point to each.
page-learn-baron-end-caption = The highest score wins. In a tie it is whoever triggered the end.
page-learn-baron-end-blocked = It also ends when somebody’s turn begins and nothing can be captured, not even after a power.

page-learn-baron-teams = Teams
page-learn-baron-teams-title = Two and two, with one purse
page-learn-baron-teams-lead = Partners sit opposite each other and share offerings, captures, Spirit World and score: everything but Protection. The game ends at 18 points. There is no Baron’s marker; at the end white counts as a fifth colour.
page-learn-baron-teams-picture = Two pairings: Papa Legba and Mamy Wata against Erzulie Freda and Gran Bwa; or Mamy Wata and Erzulie Freda against Papa Legba and Gran Bwa.
page-learn-baron-teams-caption = There are two ways to pair the Loas.

page-learn-baron-solo = Alone
page-learn-baron-solo-title = You against Baron Samedi
page-learn-baron-solo-lead = You play as usual, on the inner five by five cells. He neither jumps nor uses powers: he takes the next die of his line, collects four different icons of its colour, lowers them, and begins the next colour.
page-learn-baron-solo-picture = Five by five cells. A dotted way begins at the hat on b2 and reads the rows to the right, until the first red die that the Baron does not hold yet.
page-learn-baron-solo-caption = He reads the board from where he last captured, and takes the first die that fits.
page-learn-baron-solo-end = The game ends with the round of his fourth combination. A tie is his.
page-learn-baron-solo-levers = Four levers set how hard it is: your Loa, his first points, the level of his line, and who begins.

## Dicke Dämonen

page-learn-daemonen-world = The world
page-learn-daemonen-world-title = Four cords cut the table into fields
page-learn-daemonen-world-lead = Fire, water, earth and air: one closed cord each, and each crosses at least two others. Where two cords cross there are four corners, one in each field around. Every cord has one knot.
page-learn-daemonen-world-picture = Four closed cords in red, blue, green and yellow cross each other. One crossing shows its four corners, each cord its knot.
page-learn-daemonen-world-caption = All that lies around the cords is a field too: the outer one.
page-learn-daemonen-world-made = Draw the world by hand, grow it from a number, or choose one from the list.

page-learn-daemonen-turn = Your turn
page-learn-daemonen-turn-title = Place one, predict if you dare, draw one
page-learn-daemonen-turn-lead = Everybody holds four creatures in secret. In your turn you place one of them; then, once in the game, you may predict; at last you draw one from the bag.
page-learn-daemonen-turn-place = Place
page-learn-daemonen-turn-place-about = a demon in a corner or a ghost in a field
page-learn-daemonen-turn-predict = Predict
page-learn-daemonen-turn-predict-about = once in the game, if you like
page-learn-daemonen-turn-draw = Draw
page-learn-daemonen-turn-draw-about = as long as there is something in the bag
page-learn-daemonen-turn-bag = Fifty creatures are in the bag: ten ghosts, and ten demons of each colour.

page-learn-daemonen-demons = Demons
page-learn-daemonen-demons-title = A demon takes a corner beside its own colour
page-learn-daemonen-demons-lead = The corner must be free, in a field without a ghost, and one of the two cords that cross there must have the demon’s colour.
page-learn-daemonen-demons-picture = A red cord crosses a blue one. A red demon sits in one corner, the others are free; a green demon is stopped.
page-learn-daemonen-demons-caption = Red and blue demons may sit here; green and yellow may not.
page-learn-daemonen-demons-outer = Corners of the outer field are corners like any others.

page-learn-daemonen-ghosts = Ghosts
page-learn-daemonen-ghosts-title = A ghost freezes a whole field
page-learn-daemonen-ghosts-lead = It takes the centre of a field that has no ghost yet, with or without demons. Nothing more is placed there; the demons that are in it still count.
page-learn-daemonen-ghosts-picture = A field between two cords is frozen: a ghost in its centre, a blue demon in its corner.
page-learn-daemonen-ghosts-caption = The outer field has no centre: no ghost goes there.

page-learn-daemonen-prediction = Prediction
page-learn-daemonen-prediction-title = Foresee the colour that will win
page-learn-daemonen-prediction-lead = Once, after placing, lay one creature of your hand open: you say that its colour, white too, will win. What else you hold goes back into the bag unseen, and from now on you never hold more than one.
page-learn-daemonen-prediction-picture = A green demon lies open under a crystal; two hidden creatures go back into the bag.
page-learn-daemonen-prediction-caption = A colour that somebody has named is taken.

page-learn-daemonen-end = The end
page-learn-daemonen-end-title = A field goes to the colour with the most demons
page-learn-daemonen-end-lead = The game is over when the player whose turn begins can place nothing. In each field the leading colour gains a point for each corner and each knot; a shared lead gains nothing. White gains a point for each ghost.
page-learn-daemonen-end-picture = A field with three corners and a knot. Two red demons and one blue: red gains 4 points.
page-learn-daemonen-end-caption = Three corners and a knot: 4 points for red.
page-learn-daemonen-end-winner = The colour with the most points wins, and with it whoever predicted it. If nobody did, everybody loses.

page-learn-daemonen-alone = Alone
page-learn-daemonen-alone-title = Name up to three colours, in their order
page-learn-daemonen-alone-lead = You predict once, with one, two or three creatures of different colours: first, second, third. If no colour you named passes the one before it, and no other passes your last, you score. If not, you score 0.
page-learn-daemonen-alone-picture = Green with 9 points counts three times, red with 8 points twice: 43.
page-learn-daemonen-alone-caption = Three times the first, twice the second, once the third: 27 + 16 = 43.

## Le Chevalier Noir

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
page-learn-chevalier-dice-lead = One after the other, in the order you like, for one pawn or for several. A 6 may bring a pawn in instead. Equal numbers are thrown again once everything is played.
page-learn-chevalier-dice-plain = Three dice with numbers: 3, 5 and 2.
page-learn-chevalier-dice-plain-caption = Without black, a number moves a pawn if it can move one; only if it cannot, it moves the Chevalier.
page-learn-chevalier-dice-black = Two dice with 4 and 6, and the special die shows black.
page-learn-chevalier-dice-black-caption = With black, you choose for each number: a pawn, or the Chevalier.

page-learn-chevalier-ranks = Ranks
page-learn-chevalier-ranks-title = Whoever arrives sends home those it beats
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
page-learn-chevalier-doors-lead = Every rival that stops there sends the pawn home. On those of your own side your rank holds. A pawn that comes in sends a rival away from its Couronne, whatever the two ranks.
page-learn-chevalier-doors-picture = A Grand of the east stands on the north Couronne; a Mince of the north comes in and sends it home.
page-learn-chevalier-doors-caption = Mince comes in, and the foreign Grand goes home.

page-learn-chevalier-knight = The Chevalier
page-learn-chevalier-knight-title = The Chevalier takes a cell, and you choose where its pawn goes
page-learn-chevalier-knight-lead = When you move him onto a pawn, anybody’s, you put that pawn on a free track cell of your choice, but on no Couronne and no Porte.
page-learn-chevalier-knight-picture = The Chevalier stops on a green pawn, which is put on a free cell elsewhere.
page-learn-chevalier-knight-caption = Before or behind, as you like. All that counts later is the way from there to its Porte.
page-learn-chevalier-knight-push = A yellow pawn stops on the Chevalier’s cell and he is put elsewhere.
page-learn-chevalier-knight-push-caption = “Move over!” A pawn that stops exactly on his cell takes it, and its player puts him on any free track cell.

page-learn-chevalier-end = The end
page-learn-chevalier-end-title = Four pawns home, and the game is won
page-learn-chevalier-end-lead = The first clan with all four pawns on Arrivée wins on the spot. In a team both partners win, and partners never send each other home.
page-learn-chevalier-end-picture = Four blue pawns around the centre of the board.
page-learn-chevalier-end-caption = By option a team wins only when both its clans are home.
