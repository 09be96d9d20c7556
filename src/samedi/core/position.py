"""`Position`: a game in progress, for people who use Samedi as a library."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal

from samedi.core import options as game_options
from samedi.core.actions import Action, to_builtins
from samedi.core.bind import bind
from samedi.core.errors import BadAction, IllegalAction
from samedi.core.game import CHANCE, OVER, Awaits, Drawing, Game
from samedi.core.message import Message
from samedi.core.playout import choose
from samedi.core.record import Int, StrictInts, copy, from_bytes, strict, to_bytes
from samedi.core.rng import Rng

Mode = Literal["interpreted", "strict"]
AnyAction = Action | str | int | Mapping[str, Any]


class Position:
    """A position of a game with the way that led to it."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any], mode: Mode = "interpreted") -> None:
        self.game = game
        self._options = game.resolve(dict(options))
        self._kind = strict(game.state) if mode == "strict" else game.state
        self._out = buffer(len(game.actions), mode)
        self._weights = buffer(len(game.actions), mode)
        self._state = self._kind()
        game.start(self._state, self._options)
        self._past: list[tuple[int, bytes]] = []
        self._actors: list[int] = []

    @property
    def options(self) -> dict[str, Any]:
        """The options, complete, as JSON."""
        return game_options.to_builtins(self._options)

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return int(self._options.seats)

    @property
    def state(self) -> Any:
        """The record behind the position; change it only through `play` and `undo`."""
        return self._state

    @property
    def start(self) -> bytes:
        """The state in which the game began."""
        return self._past[0][1] if self._past else to_bytes(self._state)

    @property
    def awaits(self) -> Awaits:
        """Whom the game waits for."""
        return self.game.awaits(self._state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.rules.mover(self._state) == OVER

    @property
    def is_chance(self) -> bool:
        """Whether a roll or a draw comes next."""
        return self.game.rules.mover(self._state) == CHANCE

    @property
    def legal(self) -> LegalActions:
        """What may happen next: the actions of the seat to act, or the outcomes of chance."""
        return LegalActions(self, self.legal_numbers())

    @property
    def outcomes(self) -> dict[Action, Fraction]:
        """What chance may bring, with the probabilities; empty if chance has no say now."""
        if not self.is_chance:
            return {}
        count = self.game.rules.outcomes(self._state, self._out, self._weights)
        total = sum(self._weights[index] for index in range(count))
        return {
            self.game.actions.structure(self._out[index]): Fraction(self._weights[index], total)
            for index in range(count)
        }

    @property
    def result(self) -> dict[str, Any] | None:
        """The result once the game is over, as JSON."""
        return dict(self.game.result(self._state)) if self.is_over else None

    @property
    def history(self) -> tuple[Action, ...]:
        """All actions so far."""
        return tuple(self.game.actions.structure(number) for number, _ in self._past)

    @property
    def last(self) -> Action | None:
        """The last action, none at the start."""
        return self.game.actions.structure(self._past[-1][0]) if self._past else None

    @property
    def history_numbers(self) -> tuple[int, ...]:
        """All actions so far, as numbers."""
        return tuple(number for number, _ in self._past)

    @property
    def turn(self) -> int:
        """The place in the game at which the seat to act began to act, without a break since."""
        return begun(self._actors, self.game.rules.mover(self._state))

    def legal_numbers(self) -> list[int]:
        """What may happen next, as numbers."""
        if self.is_over:
            return []
        if self.is_chance:
            count = self.game.rules.outcomes(self._state, self._out, self._weights)
        else:
            count = self.game.rules.legal(self._state, self._out)
        return [self._out[index] for index in range(count)]

    def play(self, action: AnyAction) -> Action:
        """Do an action, given as a structure, its notation, its JSON dictionary or its number."""
        number = self.number(action)
        if number not in self.legal_numbers():
            raise IllegalAction(self.reason(number))
        self._past.append((number, to_bytes(self._state)))
        self._actors.append(self.game.rules.mover(self._state))
        self.game.rules.apply(self._state, number)
        return self.game.actions.structure(number)

    def undo(self) -> Action:
        """Take the last action back."""
        if not self._past:
            raise IllegalAction(Message("nothing-to-undo"))
        number, before = self._past.pop()
        self._actors.pop()
        self._state = from_bytes(self._kind, before)
        return self.game.actions.structure(number)

    def roll(self, rng: Rng) -> Action:
        """Let chance decide what comes next, or choose for a seat at random."""
        return self.play(self.choose(rng))

    def choose(self, rng: Rng) -> int:
        """What chance would decide, or a random choice of a seat, without doing it."""
        if self.is_over:
            raise IllegalAction(Message("game-is-over"))
        return bind(choose, self.game)(self._state, rng, self._out, self._weights)

    def reason(self, action: AnyAction) -> Message:
        """Why an action is illegal now; asking so of a legal one is a mistake."""
        number = self.number(action)
        if number in self.legal_numbers():
            raise ValueError(f"{self.notation(number)} is legal")
        if self.is_over:
            return Message("game-is-over")
        offered = {self.game.actions.kind(each): None for each in self.legal_numbers()}
        if self.game.actions.kind(number) not in offered and self.is_chance:
            return Message("chance-comes-first", {"allowed": ", ".join(offered)})
        return self.game.reason(self._state, number)

    def number(self, action: object) -> int:
        """The number of an action given in any form."""
        actions = self.game.actions
        if isinstance(action, Action):
            return actions.number(action)
        if isinstance(action, str):
            return actions.parse(action)
        if isinstance(action, Mapping):
            return actions.from_builtins(action)
        if type(action) is int and 0 <= action < len(actions):
            return action
        raise BadAction(Message("bad-action", {"text": repr(action)[:80]}))

    def notation(self, action: AnyAction) -> str:
        """The short notation of an action."""
        return self.game.actions.text(self.number(action))

    def describe(self, action: AnyAction) -> Message:
        """What a legal action would do now, for people."""
        number = self.number(action)
        if number not in self.legal_numbers():
            raise IllegalAction(self.reason(number))
        return self.game.describe(self._state, number)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The position as JSON: everything, or only what a seat (-1: a spectator) may see."""
        return dict(self.game.view(self._state if seat is None else self.hidden(seat)))

    def hidden(self, seat: int) -> Any:
        """The state with everything blanked that a seat (-1: a spectator) does not know."""
        state = copy(self._state)
        self.game.rules.hide(state, seat)
        return state

    def drawing(self, seat: int | None = None) -> Drawing:
        """The board as rows of styled text."""
        return self.game.draw(self._state if seat is None else self.hidden(seat))

    def __str__(self) -> str:
        return "\n".join("".join(text for text, _ in row).rstrip() for row in self.drawing())

    def __repr__(self) -> str:
        return f"<Position of {self.game.name} after {len(self._past)} actions: {self.awaits}>"


class LegalActions:
    """What may happen next: iterate it, count it, ask whether an action is in it."""

    def __init__(self, position: Position, numbers: list[int]) -> None:
        self._position = position
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    def __getitem__(self, index: Any) -> Any:
        structure = self._position.game.actions.structure
        if isinstance(index, slice):
            return [structure(number) for number in self._numbers[index]]
        return structure(self._numbers[index])

    def __iter__(self) -> Iterator[Action]:
        return (self._position.game.actions.structure(number) for number in self._numbers)

    def __contains__(self, action: object) -> bool:
        try:
            return self._position.number(action) in self._numbers
        except BadAction:
            return False

    def to_builtins(self) -> list[dict[str, Any]]:
        """The actions as JSON."""
        return [to_builtins(action) for action in self]

    def __repr__(self) -> str:
        texts = [self._position.game.actions.text(number) for number in self._numbers]
        return f"<LegalActions {' '.join(texts)}>"


def buffer(count: int, mode: Mode = "interpreted") -> Any:
    """Room for a list of actions."""
    return StrictInts("action", Int("i", 32), count) if mode == "strict" else [0] * count


def begun(actors: Sequence[int], seat: int) -> int:
    """The place at which a seat began that has acted ever since."""
    place = len(actors)
    while place > 0 and actors[place - 1] == seat:
        place -= 1
    return place


def listed(game: Game[Any], state: Any) -> list[int]:
    """The actions of the seat to act in a state, as the rules list them."""
    out = buffer(len(game.actions))
    return [out[index] for index in range(game.rules.legal(state, out))]
