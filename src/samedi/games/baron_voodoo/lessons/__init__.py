"""How Baron Voodoo is learnt."""

from samedi.games.baron_voodoo.lessons.again import AGAIN
from samedi.games.baron_voodoo.lessons.capturing import FLIP, JUMP
from samedi.games.baron_voodoo.lessons.counting import MAJORITIES
from samedi.games.baron_voodoo.lessons.ending import END
from samedi.games.baron_voodoo.lessons.example import TURN
from samedi.games.baron_voodoo.lessons.first_game import FIRST_GAME, SOLO
from samedi.games.baron_voodoo.lessons.guarding import EXCHANGE, PROTECT
from samedi.games.baron_voodoo.lessons.powers import SLIDE
from samedi.games.baron_voodoo.lessons.scoring import GROUPS, WHITE

LESSONS = (JUMP, FLIP, GROUPS, WHITE, PROTECT, EXCHANGE, SLIDE, AGAIN, END, MAJORITIES, SOLO, FIRST_GAME)
EXAMPLES = (TURN,)
