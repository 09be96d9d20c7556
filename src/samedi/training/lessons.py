"""Where the games of a training begin, and a fingerprint of what is noticed there."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from samedi.bots import evaluation
from samedi.core.bind import bind
from samedi.core.errors import SamediError
from samedi.core.game import CHANCE, OVER, Game, Sight
from samedi.core.message import Message
from samedi.core.playout import choose
from samedi.core.position import buffer
from samedi.core.record import copy
from samedi.core.rng import Rng, seeded
from samedi.training.shape import Shape
from samedi.words import typed

LOOKED_AT = 64  # positions of a fingerprint
LONGEST = 400  # actions of a game that is looked at


class CannotTrain(SamediError):
    """A training that cannot be held."""


def sight_of(game: Game[Any]) -> Sight[Any]:
    """What a judgement of the game looks at."""
    if game.sight is None:
        raise CannotTrain(Message("train-no-sight", {"game": game.name}))
    return game.sight


def starts(game: Game[Any]) -> dict[str, list[Any]]:
    """The states at which games begin, by the net that judges them."""
    sight = sight_of(game)
    return by_net(game, sight.starts() if sight.starts else game.tables.values())


def by_net(game: Game[Any], tables: Iterable[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """The first states of tables, by the net that judges them."""
    found: dict[str, list[Any]] = {}
    for options in tables:
        state = game.state()
        game.start(state, game.resolve(dict(options)))
        net = sight_of(game).net(state)
        if net is not None:
            found.setdefault(net, []).append(state)
    return found


def check_net(game: Game[Any], net: str) -> None:
    """Refuse a net that no table of the game needs."""
    known = by_net(game, game.tables.values())
    if net not in known:
        raise CannotTrain(Message("train-no-net", {"net": typed(net[:40]), "allowed": ", ".join(known)}))


def shape_of(game: Game[Any]) -> Shape:
    """The shape of a game's nets."""
    return Shape(
        features=sight_of(game).features,
        first=evaluation.FIRST,
        second=evaluation.SECOND,
        one=evaluation.ONE,
        row_shift=evaluation.ROW_SHIFT,
        shift=evaluation.SHIFT,
        curve=evaluation.CURVE,
        sure=evaluation.SURE,
    )


def fingerprint(game: Game[Any], net: str) -> str:
    """A hash of what seats notice in positions of random games: weights fit if it is the same."""
    digest = hashlib.sha256()
    sight = sight_of(game)
    room = buffer(sight.most)
    for state in positions(game, net, LOOKED_AT):
        for seat in range(state.players):
            count = sight.notice(state, seat, room)
            digest.update(repr(sorted(room[:count])).encode())
    return digest.hexdigest()[:16]


def positions(game: Game[Any], net: str, count: int) -> Iterator[Any]:
    """Positions of random games that a net judges, one from each; always the same ones."""
    begun = by_net(game, game.tables.values())[net]
    for number in range(count):
        state = copy(begun[number % len(begun)])
        rng = seeded("positions", game.name, net, number)
        yield _played_on(game, state, rng, number * LONGEST // count)


def _played_on(game: Game[Any], state: Any, rng: Rng, actions: int) -> Any:
    """A state after so many random actions, or as many as the game has, when a seat is to act."""
    choosing, room, weights = bind(choose, game), buffer(len(game.actions)), buffer(len(game.actions))
    before = state
    done = 0
    while done < actions or game.rules.mover(state) == CHANCE:
        game.rules.apply(state, choosing(state, rng, room, weights))
        done += 1
        if game.rules.mover(state) == OVER:
            return before
        before = copy(state)
    return state
