"""How Le Chevalier Noir is learnt."""

from samedi.games.chevalier_noir.lessons.example import TURN
from samedi.games.chevalier_noir.lessons.first_game import FIRST_GAME
from samedi.games.chevalier_noir.lessons.knight import KNIGHT, PUSH, TEAM
from samedi.games.chevalier_noir.lessons.pawns import AGAIN, HOME, RANKS, WALK

LESSONS = (WALK, RANKS, KNIGHT, PUSH, AGAIN, HOME, TEAM, FIRST_GAME)
EXAMPLES = (TURN,)
