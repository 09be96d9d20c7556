"""How Dicke Dämonen is learnt."""

from samedi.games.dicke_daemonen.lessons.example import COUNT, TURN
from samedi.games.dicke_daemonen.lessons.first_game import FIRST_GAME, SOLITAIRE
from samedi.games.dicke_daemonen.lessons.placing import CORNER, CROSSING, FIELD, GHOST, KNOT
from samedi.games.dicke_daemonen.lessons.predicting import END, PREDICT

LESSONS = (CORNER, FIELD, KNOT, CROSSING, GHOST, PREDICT, END, SOLITAIRE, FIRST_GAME)
EXAMPLES = (TURN, COUNT)
