"""What positions are worth to every seat, by search; each seat is asked with what it may know."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

from samedi.bots.protocol import Search, Searched
from samedi.core.bind import bind
from samedi.core.game import CHANCE, OVER, Game
from samedi.core.playout import choose
from samedi.core.position import buffer
from samedi.core.record import copy, from_bytes, to_bytes
from samedi.core.rng import seeded

DUEL = 2
PAID = 1000  # what `payoff` says of a won game
MOST_OUTCOMES = 256  # that are valued one by one;
DRAWN = 64  # of more, so many are drawn

Values = tuple[float, ...]  # a chance to win for each seat, 0 to 1
Searching = Callable[[Search], Searched]


class Valuer:
    """Values positions of one game; the same position, simulations and seed give the same value."""

    def __init__(
        self, game: Game[Any], seats: int, search: Searching, seed: int, *, is_open: bool = False
    ) -> None:
        self.game, self.seats = game, seats
        self._search, self._seed, self._is_open = search, seed, is_open
        self._known: dict[tuple[bytes, int, int, int], Searched] = {}

    def values(self, state: Any, simulations: int, salt: int = 0) -> Values:
        """The chances of all seats in a position."""
        who = self.game.rules.mover(state)
        if who == OVER:
            return shares(self.game, state, self.seats)
        if not self.game.has_secrets:  # one search is enough: of two seats one has what the other has not
            seat = max(who, 0)
            if self.seats == DUEL:
                value = self._value(state, seat, simulations, salt)
                return (value, 1 - value) if seat == 0 else (1 - value, value)
            if values := self.search(state, seat, simulations, salt).values:
                return tuple(values)
        return tuple(self._value(state, seat, simulations, salt) for seat in range(self.seats))

    def _value(self, state: Any, seat: int, simulations: int, salt: int) -> float:
        value = self.search(state, seat, simulations, salt).value
        assert value is not None
        return value

    def search(self, state: Any, seat: int, simulations: int, salt: int = 0) -> Searched:
        """What a search finds for a seat; to the seat to act the first variation is the advice."""
        seen = copy(state)
        if not self._is_open:
            self.game.rules.hide(seen, seat)
        data = to_bytes(seen)
        key = blake2b(data, digest_size=16).digest(), seat, simulations, salt
        if key not in self._known:
            self._known[key] = self._searched(data, seat, simulations, salt)
        return self._known[key]

    def _searched(self, seen: bytes, seat: int, simulations: int, salt: int) -> Searched:
        return self._search(
            Search(
                home=self.game.home,
                state=seen,
                seat=seat,
                seed=self._seed + salt,
                simulations=simulations,
                is_judged=True,
                tells_lines=False,
                tells_value=True,
            )
        )


def shares(game: Game[Any], state: Any, seats: int) -> Values:
    """What a finished game brought: of two the share, of more to each seat its own."""
    paid = [game.rules.payoff(state, seat) / PAID for seat in range(seats)]
    if seats != DUEL:
        return tuple(paid)
    share = (1 + paid[0] - paid[1]) / 2
    return share, 1 - share


def ways(game: Game[Any], state: Any, seed: int) -> dict[bytes, float]:
    """Where chance may lead until a seat acts; of too much to tell, what is drawn from it."""
    found = outcomes(game, state)
    return drawn(game, state, seed) if found is None else found


def drawn(game: Game[Any], state: Any, seed: int) -> dict[bytes, float]:
    """Where chance led, when it was let go on so often."""
    drawing, rng, found = bind(choose, game), seeded(seed, 0), dict[bytes, float]()
    out, weights = buffer(len(game.actions)), buffer(len(game.actions))
    for _ in range(DRAWN):
        after = copy(state)
        while is_chance(game, after):
            game.rules.apply(after, drawing(after, rng, out, weights))
        reached = to_bytes(after)
        found[reached] = found.get(reached, 0.0) + 1 / DRAWN
    return found


def outcomes(game: Game[Any], state: Any, most: int = MOST_OUTCOMES) -> dict[bytes, float] | None:
    """Where chance may lead until a seat acts, with the probabilities; none if that is too much to tell."""
    waiting, found = {to_bytes(state): 1.0}, dict[bytes, float]()
    while waiting:
        reached = dict[bytes, float]()
        for before, chance in waiting.items():
            for after, share in steps(game, before):
                into = reached if is_chance(game, from_bytes(game.state, after)) else found
                into[after] = into.get(after, 0.0) + chance * share
            if len(reached) + len(found) > most:
                return None
        waiting = reached
    return found


def steps(game: Game[Any], before: bytes) -> list[tuple[bytes, float]]:
    """What one act of chance may bring, with the probabilities."""
    out, weights = buffer(len(game.actions)), buffer(len(game.actions))
    count = game.rules.outcomes(from_bytes(game.state, before), out, weights)
    total = sum(weights[index] for index in range(count))
    found = []
    for index in range(count):
        after = from_bytes(game.state, before)
        game.rules.apply(after, out[index])
        found.append((to_bytes(after), weights[index] / total))
    return found


def is_chance(game: Game[Any], state: Any) -> bool:
    """Whether chance acts next."""
    return game.rules.mover(state) == CHANCE


def mean(weighted: Sequence[tuple[float, Values]]) -> Values:
    """The mean of values with their probabilities, added up as browsers do: `sum` may be more exact."""
    sums = [0.0] * len(weighted[0][1])
    for chance, values in weighted:
        for seat, value in enumerate(values):
            sums[seat] += chance * value
    return tuple(sums)
