"""How Baron Voodoo is learnt."""

from samedi.games.baron_voodoo.lessons.again import AGAIN
from samedi.games.baron_voodoo.lessons.capturing import EXCHANGE, FLIP, JUMP, PROTECT, STEAL
from samedi.games.baron_voodoo.lessons.ending import END
from samedi.games.baron_voodoo.lessons.example import TURN
from samedi.games.baron_voodoo.lessons.first_game import FIRST_GAME, SOLO
from samedi.games.baron_voodoo.lessons.powers import SLIDE
from samedi.games.baron_voodoo.lessons.scoring import GROUPS, WHITE

LESSONS = (JUMP, FLIP, GROUPS, WHITE, PROTECT, STEAL, EXCHANGE, SLIDE, AGAIN, END, SOLO, FIRST_GAME)
EXAMPLES = (TURN,)
