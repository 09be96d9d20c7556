"""The game as it would go on, to decide what follows from an action before anything is changed."""

from typing import Any

from samedi.core.game import CHANCE, OVER, SPECTATOR
from samedi.core.message import Message
from samedi.core.record import copy
from samedi.table import lessons
from samedi.table.context import TableContext
from samedi.table.dice import Dice
from samedi.table.events import Moved, Rolled, Sight


class Ahead:
    """The game as it would go on: a copy to try actions on, so that deciding changes nothing."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.state = copy(context.board)
        self._dice: Dice | None = None  # until something is rolled
        self._rolls = 0

    @classmethod
    def from_start(cls, context: TableContext) -> "Ahead":
        """The game before its first action."""
        ahead = cls(context)
        ahead.state = context.new_board()
        return ahead

    @property
    def mover(self) -> int:
        """Who acts next."""
        return self.context.game.rules.mover(self.state)

    def move(self, seat: int, number: int, *, holds: bool, follows: bool = False) -> Moved:
        """Do an action of a seat."""
        action, told, sights = self._looks(number)
        game = self.context.game
        explained = [] if game.has_secrets else game.explained(self.state, number)
        game.rules.apply(self.state, number)
        holds = holds and self.mover not in (seat, OVER)
        return Moved(
            seat=seat,
            action=action,
            told=told,
            sights=sights,
            explained=explained,
            holds=holds,
            follows=follows,
        )

    def roll(self) -> Rolled:
        """Let chance decide."""
        game = self.context.game
        seat = game.awaits(self.state).seat
        if self._dice is None:
            self._dice, self._rolls = self._thrown_so_far()
        number = lessons.outcome(self.context, self.state, self._rolls)
        if number is None:
            number = self._dice.outcome(game, self.state, self._rolls)
        action, told, sights = self._looks(number)
        game.rules.apply(self.state, number)
        self._rolls += 1
        return Rolled(seat=seat, action=action, told=told, sights=sights, roll=self._rolls - 1)

    def _thrown_so_far(self) -> tuple[Dice, int]:
        """The dice of the table, and how often chance has decided."""
        memory = self.context.memory
        dice = Dice(self.context.secret, memory.dice_name, memory.numbers)
        return dice, memory.actors.count(CHANCE)

    def _looks(self, number: int) -> tuple[dict[str, Any], Message | None, list[Sight]]:
        """An action as it is, in words, and as everybody sees it if that differs."""
        game = self.context.game
        whole = game.actions.json(number)
        if not game.has_secrets:
            return whole, game.describe(self.state, number), []
        viewers = (*range(len(self.context.memory.seats)), SPECTATOR)
        sights = [self._sight(number, viewer) for viewer in viewers]
        if all(sight == Sight(action=whole, told=sights[0].told) for sight in sights):
            return whole, sights[0].told, []
        return whole, None, sights

    def _sight(self, number: int, viewer: int) -> Sight:
        game = self.context.game
        hidden = copy(self.state)
        game.rules.hide(hidden, viewer)
        return Sight(action=game.look(hidden, number, viewer), told=game.describe(hidden, number))
