"""Pebbles: take one, two or three, and leave the other none. The game that `docs/adding-a-game.md` makes."""

from samedi.core.game import Game
from tests.fourth_game.pebbles import rules
from tests.fourth_game.pebbles.actions import ACTIONS
from tests.fourth_game.pebbles.drawing import draw
from tests.fourth_game.pebbles.model import State, Step
from tests.fourth_game.pebbles.reasons import reason
from tests.fourth_game.pebbles.setup import TABLES, PebblesOptions, check, start
from tests.fourth_game.pebbles.view import describe, result, status, view

GAME = Game(
    name="pebbles",
    home=__name__,
    version=1,
    prefix="PB",
    words="pebbles",
    tables=TABLES,
    has_secrets=False,
    worth_scale=1,
    state=State,
    steps=Step,
    actions=ACTIONS,
    options=PebblesOptions,
    check=check,
    start=start,
    rules=rules,
    view=view,
    result=result,
    reason=reason,
    describe=describe,
    status=status,
    draw=draw,
)
