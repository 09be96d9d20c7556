"""How Baron Voodoo is learnt."""

from samedi.games.baron_voodoo.lessons.capturing import AGAIN, EXCHANGE, FLIP, JUMP, PROTECT, STEAL
from samedi.games.baron_voodoo.lessons.first_game import FIRST_GAME, SOLO
from samedi.games.baron_voodoo.lessons.powers import SLIDE, SPREAD
from samedi.games.baron_voodoo.lessons.scoring import GROUPS, WHITE

LESSONS = (JUMP, FLIP, GROUPS, WHITE, PROTECT, STEAL, EXCHANGE, SLIDE, SPREAD, AGAIN, SOLO, FIRST_GAME)
