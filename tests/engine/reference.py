"""What the compiled workers make of games, for an engine to be compared with."""

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from samedi.bots.protocol import Search
from samedi.bots.searching import SearchWorker
from samedi.bots.weights import net_of
from samedi.core.compiled.client import RulesWorker
from samedi.core.game import OVER, SPECTATOR, Game
from samedi.core.position import Position
from samedi.core.record import copy, from_bytes, to_bytes
from samedi.core.rng import seeded

LONGEST = 20_000  # actions
SIMULATIONS = (150, 400, 1100)


def played(game: Game[Any], tables: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """A whole game at each table: everything listed on the way, what seats see of it, and searches."""
    with RulesWorker(game, quiet=True) as rules, SearchWorker(quiet=True) as searches:
        return [
            one_game(Position(game, options), rules, searches, number)
            for number, options in enumerate(tables)
        ]


def one_game(position: Position, rules: RulesWorker, searches: SearchWorker, number: int) -> dict[str, Any]:
    """Random play to the end, looked at from all sides."""
    game, rng = position.game, seeded("game", number)
    begun = to_bytes(rng)
    traced = rules.trace(position.state, rng, LONGEST)
    digest = hashlib.sha256()
    for action, listed, state in zip(traced.actions, traced.listed, traced.states, strict=True):
        digest.update(json.dumps([action, listed], separators=(",", ":")).encode() + state)
    states = [to_bytes(position.state), *traced.states]
    assert game.rules.mover(from_bytes(game.state, states[-1])) == OVER
    return {
        "start": states[0].hex(),
        "rng": begun.hex(),
        "digest": digest.hexdigest(),
        "final": states[-1].hex(),
        "rng_after": traced.rng.hex(),
        "secrets": [secrets(game, states, number + turn, position.seats) for turn in range(2)],
        "searches": [
            searched(game, searches, states, number, is_judged=is_judged) for is_judged in (False, True)
        ],
    }


def secrets(game: Game[Any], states: list[bytes], number: int, seats: int) -> dict[str, Any]:
    """What a seat sees of a state, what it may think possible, and what that is worth."""
    index = number * 7919 % len(states)
    seat = number % (seats + 1) + SPECTATOR
    hidden = from_bytes(game.state, states[index])
    game.rules.hide(hidden, seat)
    possible, rng = copy(hidden), seeded("possible", number)
    begun = to_bytes(rng)
    game.rules.determinise(possible, seat, rng)
    overlooked = number % (1 << len(game.knows))
    judged = [
        [game.rules.payoff(possible, each), game.rules.worth(possible, each, overlooked)]
        for each in range(seats)
    ]
    return {
        "index": index,
        "seat": seat,
        "hidden": to_bytes(hidden).hex(),
        "rng": begun.hex(),
        "possible": to_bytes(possible).hex(),
        "rng_after": to_bytes(rng).hex(),
        "overlooked": overlooked,
        "judged": judged,
    }


def searched(
    game: Game[Any], searches: SearchWorker, states: list[bytes], number: int, *, is_judged: bool
) -> dict[str, Any]:
    """What a search finds at some decision of the game, by two trees."""
    index = number * 104_729 % len(states)
    while game.rules.mover(from_bytes(game.state, states[index])) < 0:
        index = (index + 1) % len(states)
    hidden = from_bytes(game.state, states[index])
    seat = game.rules.mover(hidden)
    game.rules.hide(hidden, seat)
    asked: dict[str, Any] = {
        "seat": seat,
        "simulations": SIMULATIONS[number % len(SIMULATIONS)],
        "sees_replies": number % 5 > 0,
        "overlooked": number % (1 << len(game.knows)),
        "is_bare": number % 3 > 0,
    }
    trees = 1 + number % 2
    found = searches.search(
        Search(
            home=game.home,
            state=to_bytes(hidden),
            seed=number,
            is_judged=is_judged,
            threads=trees,
            **asked,
        )
    )
    variations = [[each.action, each.visits, each.value, each.expected] for each in found.variations]
    net = net_of(game, hidden) if is_judged else None
    return {
        "state": to_bytes(hidden).hex(),
        "seed": number,
        "trees": trees,
        "net": net,
        **asked,
        "variations": variations,
    }
