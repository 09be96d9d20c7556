"""Playing a game of the lab, and watching it."""

from functools import cached_property
from hashlib import blake2b
from typing import Any

import numpy as np

from samedi.bots.ladder import Player, player
from samedi.bots.level import mood_of
from samedi.bots.searching_here import SearchHere
from samedi.core.compiled.worker import Algorithms
from samedi.core.game import Game
from samedi.core.rng import seeded
from samedi.study.balance.played import Fixture, Played, balance_of
from samedi.study.walk.walk import Walk

SHORTEST_NAME = 3  # letters; cells and rows are shorter


class Watcher:
    """Plays games of one kind and says what it saw."""

    def __init__(self, game: Game[Any]) -> None:
        self._game, self._balance = game, balance_of(game)
        self._algorithms, self._searcher = Algorithms(game, "compiled"), SearchHere()
        self._players: dict[str, Player] = {}

    @cached_property
    def families(self) -> tuple[list[str], Any]:
        """The names of all families of actions, and of each action the place of its family there."""
        named = [family(self._game, number) for number in range(len(self._game.actions))]
        names = list(dict.fromkeys(named))
        places = {name: place for place, name in enumerate(names)}
        return names, np.array([places[name] for name in named])

    def watch(self, fixture: Fixture) -> Played:
        """Play a game to its end."""
        walk = Walk(self._algorithms, fixture.options, fixture.seed, fixture.deal)
        start = walk.state
        sides = [self._balance.side(start, seat) for seat in range(walk.seats)]
        notes = Notes(walk, sides, *self.families)
        rngs = [seeded(fixture.seed, fixture.number, seat) for seat in range(walk.seats)]
        first, turn = walk.seat, 0
        while not walk.is_over:
            seat = walk.seat
            action = self._choice(walk, fixture, rngs[seat], turn)
            notes.decision(action)
            walk.play(action)
            if walk.seat != seat:
                turn = walk.done
                notes.turn()
        return self._played(fixture, walk, notes, first)

    def _choice(self, walk: Walk, fixture: Fixture, rng: Any, turn: int) -> int:
        if len(walk.legal) == 1:
            return int(walk.legal[0])
        mood = mood_of(fixture.seed, fixture.number, walk.seat, turn)
        return self._player(fixture.seats[walk.seat]).choose(walk.hidden, walk.seat, rng, mood)

    def _player(self, spec: str) -> Player:
        if spec not in self._players:
            self._players[spec] = player(spec, self._game, None, self._searcher)
        return self._players[spec]

    def _played(self, fixture: Fixture, walk: Walk, notes: "Notes", first: int) -> Played:
        state, winners = walk.state, [int(seat) for seat in np.flatnonzero(walk.worths > 0)]
        traits = [self._balance.traits(state, seat) for seat in range(walk.seats)]
        return Played(
            number=fixture.number,
            deal=fixture.deal,
            twin=fixture.twin,
            table=fixture.table,
            seats=fixture.seats,
            first=first,
            sides=notes.sides,
            traits=[{question: [*answer] for question, answer in each.items()} for each in traits],
            winners=winners,
            **notes.figures(winners),
        )


class Notes:
    """What is noted while a game is played."""

    def __init__(self, walk: Walk, sides: list[int], names: list[str], places: Any) -> None:
        self._walk, self.sides, self._names, self._places = walk, sides, names, places
        self._actions, self._widths = list[int](), list[int]()
        self._leads: list[tuple[int, int]] = []  # after how many decisions which side came to lead
        self._offered, self._chosen = np.zeros(len(names), np.int64), np.zeros(len(names), np.int64)

    def decision(self, action: int) -> None:
        """What a seat is about to do, and what else it could do."""
        legal = self._walk.legal
        self._actions.append(action)
        if len(legal) > 1:
            self._widths.append(len(legal))
            self._offered[np.unique(self._places[legal])] += 1
            self._chosen[self._places[action]] += 1

    def turn(self) -> None:
        """Who leads as a turn begins; where sides are even, the lead stays where it was."""
        if self._walk.is_over:
            return
        best = np.flatnonzero(self._walk.worths == self._walk.worths.max())
        leading = {self.sides[seat] for seat in best}
        if len(leading) == 1 and (not self._leads or self._leads[-1][1] not in leading):
            self._leads.append((self._walk.done, leading.pop()))

    def figures(self, winners: list[int]) -> dict[str, Any]:
        """What the notes come to."""
        return {
            "decisions": len(self._widths),
            "forced": self._walk.done - len(self._widths),
            "branching": round(float(np.mean(self._widths)), 4) if self._widths else 1.0,
            "widest": max(self._widths, default=1),
            "changes": max(0, len(self._leads) - 1),
            "settled": self._settled({self.sides[seat] for seat in winners}),
            "offered": self._counted(self._offered),
            "chosen": self._counted(self._chosen),
            "fingerprint": blake2b(np.array(self._actions, "<i4").tobytes(), digest_size=8).hexdigest(),
        }

    def _settled(self, winning: set[int]) -> float | None:
        """The part of the game after which a winner led to the end; if none did, the whole."""
        if not winning or winning == set(self.sides):
            return None
        when, who = self._leads[-1] if self._leads else (self._walk.done, None)
        return round(when / self._walk.done, 4) if who in winning else 1.0

    def _counted(self, counts: Any) -> dict[str, int]:
        return {self._names[place]: int(counts[place]) for place in np.flatnonzero(counts)}


def family(game: Game[Any], number: int) -> str:
    """What actions that belong together are called: the kind and the name after it, unless it is a place."""
    action = game.actions.structure(number)
    first = next((getattr(action, name) for name in action.__struct_fields__), None)
    is_place = not isinstance(first, str) or len(first) < SHORTEST_NAME
    return game.actions.kind(number) if is_place else f"{game.actions.kind(number)} {first}"
