"""Puzzles made from games of strong bots with themselves.

Every decision of such a game is looked at once, quickly. Where a search sees little besides one action, all
actions are valued by searches of their own, and those that come close by longer ones: a move is clear if
everything that is nearly as good leads to the same position, in another order. What is left is checked by
long searches with several seeds, which give the margin and its interval.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean, stdev
from typing import Any, NamedTuple

from samedi.bots.ladder import Searcher, player
from samedi.bots.level import mood_of
from samedi.bots.protocol import Search, Searched
from samedi.bots.standings import CONFIDENCE
from samedi.bots.valuing import shares
from samedi.core.game import CHANCE, OVER, Game
from samedi.core.position import Position, buffer, listed
from samedi.core.puzzle import GRADES, Other, Practice, Puzzle, name_of
from samedi.core.record import copy, to_bytes
from samedi.core.rng import seeded

BOT = "isgrim"
GLANCE = 200  # simulations of the first look
PREFERRED = 0.4  # of them must go to one action
FEW, MORE, LONG = 60, 300, 1500  # simulations for each action: all, close ones, and with each seed in the end
SEEDS = 4
CHECKED = 3  # of all else, the best so many are searched for long
LEAST_CHOICES = 3
NEAR = 0.15  # what is further behind after few simulations is not looked at again
LEAST_MARGIN = 0.05  # in won games; the interval is taken off before
LEAST_CHANCE = 0.15  # what is lost anyhow is no puzzle
MOST_ORDERS = 3  # in which one move may be begun
LONGEST = 8  # actions of a move
MOST_OTHERS, MOST_LINES = 40, 8  # that are told with what they lose, and with what may follow
APART = 8  # actions between two puzzles of a game
EACH_GAME = 6
FOUND_BY = (1, *GRADES)
FINDERS = 2  # seeds with which it must be found
SCALE = 1000
DECLINED = "pass"


class Valued(NamedTuple):
    """What an action is worth, with the half width of its 95 % interval."""

    mean: float
    interval: float


class Move(NamedTuple):
    """A whole move: its orders, where it ends, and what else could be done on the way, with what it loses."""

    orders: list[list[int]]
    end: bytes
    losses: dict[tuple[int, ...], float]


class Maker:
    """Looks for puzzles in games of bots with themselves; the same seed gives the same puzzles."""

    def __init__(
        self, game: Game[Any], practice: Practice, searcher: Searcher, seed: int, *, several: bool = False
    ) -> None:
        self._game, self._practice, self._searcher, self._seed = game, practice, searcher, seed
        self._tables = practice.several if several else practice.tables
        self._seats = 0  # of the position that is looked at
        self._bot = player(BOT, game, searcher=searcher)

    def game(self, number: int, told: Callable[[int], None] = lambda _actions: None) -> list[Puzzle]:
        """The puzzles of one game; `told` hears how many actions were played."""
        options = self._tables[number % len(self._tables)]
        position = Position(self._game, options)
        found: list[Puzzle] = []
        free_from = 0
        for at in self._played(position, number):
            told(at)
            if at >= free_from and (puzzle := self.look(position, options)) is not None:
                found.append(puzzle)
                free_from = at + APART
                if len(found) == EACH_GAME:
                    break
        return found

    def _played(self, position: Position, number: int) -> Iterator[int]:
        """Stop before every decision of a game."""
        rng, moods = seeded(self._seed, number), (self._seed, number)
        while not position.is_over:
            if position.is_chance:
                position.roll(rng)
                continue
            yield len(position.history_numbers)
            seat = self._game.rules.mover(position.state)
            mood = mood_of(*moods, seat, position.turn)
            position.play(self._bot.choose(position.hidden(seat), seat, rng, mood))

    def look(self, position: Position, options: Mapping[str, Any]) -> Puzzle | None:
        """The puzzle of a position, if it is one; its table has these options."""
        state, seat = position.state, self._game.rules.mover(position.state)
        self._seats = position.seats
        if len(position.legal_numbers()) < LEAST_CHOICES or not self._is_promising(state, seat):
            return None
        move = self._move(state, seat, ())
        if move is None or self._game.actions.kind(move.orders[0][-1]) in self._practice.beginnings:
            return None
        best, margin = self._checked(state, seat, move)
        is_clear = best.mean >= LEAST_CHANCE and margin.mean - margin.interval >= LEAST_MARGIN
        return self._puzzle(position, options, move, best, margin) if is_clear else None

    def _checked(self, state: Any, seat: int, move: Move) -> tuple[Valued, Valued]:
        """What a move is worth by long searches, and how far all else is behind."""
        losses = {key[0]: loss for key, loss in move.losses.items() if len(key) == 1}
        others = sorted(losses, key=lambda each: losses[each])[:CHECKED]
        best = self._valued(self._after(state, move.orders[0][0]), seat)
        behind = [self._valued(self._after(state, number), seat) for number in others]
        margins = [Valued(best.mean - each.mean, math.hypot(best.interval, each.interval)) for each in behind]
        for number, margin in zip(others, margins, strict=True):
            move.losses[number,] = margin.mean
        return best, min(margins, key=lambda each: each.mean - each.interval)

    def _is_promising(self, state: Any, seat: int) -> bool:
        """Whether a short look prefers one action, by which something is done."""
        found = self._searched(state, seat, GLANCE).variations
        is_preferred = found[0].visits >= PREFERRED * sum(each.visits for each in found)
        return is_preferred and self._game.actions.kind(found[0].action) != DECLINED

    def _move(self, state: Any, seat: int, done: tuple[int, ...]) -> Move | None:
        """The clear move of a seat from here on, as far as it is clear; none if it is not from the start."""
        is_over = self._game.rules.mover(state) != seat or len(done) == LONGEST
        found = None if is_over else self._clear(state, seat, done)
        return Move([[]], to_bytes(state), {}) if found is None and done else found

    def _clear(self, state: Any, seat: int, done: tuple[int, ...]) -> Move | None:
        """What is clearly best from here, if all that is nearly as good ends in the same position."""
        values = self._values(state, seat)
        best = max(values, key=lambda each: values[each])
        begun = sorted(
            (each for each in values if values[each] > values[best] - LEAST_MARGIN),
            key=lambda each: -values[each],
        )
        if len(begun) > MOST_ORDERS or (not done and len(begun) == len(values)):
            return None
        moves: dict[int, Move] = {}
        for number in begun:
            move = self._move(self._after(state, number), seat, (*done, number))
            if move is None or (moves and move.end != moves[best].end):
                return None
            moves[number] = move
        losses = {(*done, each): values[best] - values[each] for each in values if each not in moves}
        for move in moves.values():
            losses |= move.losses
        orders = [[number, *order] for number, move in moves.items() for order in move.orders]
        return Move(orders, moves[best].end, losses)

    def _values(self, state: Any, seat: int) -> dict[int, float]:
        """What all actions are worth, those that come close by longer searches."""
        after = {number: self._after(state, number) for number in listed(self._game, state)}
        if len(after) == 1:
            return dict.fromkeys(after, 0.0)
        few = {number: self._value(reached, seat, FEW, 0) for number, reached in after.items()}
        best = max(few.values())
        close = [number for number in few if few[number] > best - NEAR]
        if len([number for number in close if few[number] > best - LEAST_MARGIN / 2]) > 2 * MOST_ORDERS:
            return few
        more = {number: self._value(after[number], seat, MORE, 1) for number in close}
        most = max(more.values())
        return {number: more.get(number, min(value, most - LEAST_MARGIN)) for number, value in few.items()}

    def _valued(self, state: Any, seat: int) -> Valued:
        found = [self._value(state, seat, LONG, salt) for salt in range(1, SEEDS + 1)]
        return Valued(fmean(found), CONFIDENCE * stdev(found) / math.sqrt(SEEDS))

    def _value(self, state: Any, seat: int, simulations: int, salt: int) -> float:
        """What a position is worth to a seat that knows what it may know."""
        if self._game.rules.mover(state) == OVER:
            return shares(self._game, state, self._seats)[seat]
        value = self._searched(state, seat, simulations, salt, tells_value=True).value
        assert value is not None
        return value

    def _searched(
        self,
        state: Any,
        seat: int,
        simulations: int,
        salt: int = 0,
        *,
        is_judged: bool = True,
        tells_value: bool = False,
        tells_lines: bool = False,
    ) -> Searched:
        hidden = copy(state)
        self._game.rules.hide(hidden, seat)
        return self._searcher.search(
            Search(
                home=self._game.home,
                state=to_bytes(hidden),
                seat=seat,
                seed=self._seed + salt,
                simulations=simulations,
                is_judged=is_judged,
                tells_lines=tells_lines,
                tells_value=tells_value,
            )
        )

    def _after(self, state: Any, number: int) -> Any:
        after = copy(state)
        self._game.rules.apply(after, number)
        return after

    def _line(self, state: Any, seat: int) -> str:
        """What may follow, up to the answer of the others; of what chance may bring, the most feared."""
        line: list[int] = []
        has_replied = False
        while len(line) < LONGEST and (who := self._game.rules.mover(state)) != OVER:
            if (has_replied and who in (seat, CHANCE)) or (who != seat and self._game.has_secrets):
                break
            number = self._feared(state, seat) if who == CHANCE else self._reply(state, who)
            has_replied = has_replied or who not in (seat, CHANCE)
            line.append(number)
            state = self._after(state, number)
        return " ".join(self._game.actions.text(number) for number in line)

    def _reply(self, state: Any, who: int) -> int:
        return self._searched(state, who, FEW).variations[0].action

    def _feared(self, state: Any, seat: int) -> int:
        """The outcome of chance that costs a seat most, by how likely it is."""
        out, weights = buffer(len(self._game.actions)), buffer(len(self._game.actions))
        count = self._game.rules.outcomes(state, out, weights)
        values = [self._value(self._after(state, out[index]), seat, FEW, 0) for index in range(count)]
        costs = [weights[index] * (1 - values[index]) for index in range(count)]
        return int(out[costs.index(max(costs))])

    def _puzzle(
        self, position: Position, options: Mapping[str, Any], move: Move, best: Valued, margin: Valued
    ) -> Puzzle:
        game, text = self._game, self._game.actions.text
        seat = game.rules.mover(position.state)
        way = " ".join(text(number) for number in position.history_numbers)
        after = self._reached(position.state, move.orders[0])
        actions = [game.actions.structure(number) for number in move.orders[0]]
        return Puzzle(
            name=name_of(options, way, seat),
            options=dict(options),
            way=way,
            seat=seat,
            answers=[" ".join(text(number) for number in order) for order in move.orders],
            line=self._line(after, seat),
            chance=round(SCALE * best.mean),
            margin=round(SCALE * margin.mean),
            interval=round(SCALE * margin.interval),
            simulations=LONG * SEEDS,
            found=self._found(position.state, seat, {order[0] for order in move.orders}),
            themes=self._practice.themes_of(position.state, after, actions),
            others=self._others(position.state, seat, move),
        )

    def _others(self, state: Any, seat: int, move: Move) -> dict[str, Other]:
        """What else could be done, those that lose least with what may follow."""
        told = {}
        for rank, (key, loss) in enumerate(
            sorted(move.losses.items(), key=lambda each: each[1])[:MOST_OTHERS]
        ):
            line = self._line(self._reached(state, key), seat) if rank < MOST_LINES else ""
            told[" ".join(map(self._game.actions.text, key))] = Other(round(SCALE * max(0.0, loss)), line)
        return told

    def _reached(self, state: Any, numbers: Sequence[int]) -> Any:
        reached = copy(state)
        for number in numbers:
            self._game.rules.apply(reached, number)
        return reached

    def _found(self, state: Any, seat: int, right: set[int]) -> int:
        """From how many simulations on a search that has learnt nothing finds the move."""
        for simulations in reversed(FOUND_BY):
            chosen = {
                self._searched(state, seat, simulations, salt, is_judged=False).variations[0].action
                for salt in range(FINDERS)
            }
            if not chosen <= right:
                later = [each for each in FOUND_BY if each > simulations]
                return later[0] if later else 2 * FOUND_BY[-1]
        return FOUND_BY[0]
