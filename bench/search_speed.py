"""How fast the search goes beside random play, here and in a well-known C++ engine."""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import samedi
from samedi.bots.ladder import FORMER
from samedi.bots.protocol import Search
from samedi.bots.searching import SearchWorker
from samedi.core.compiled.client import RulesWorker
from samedi.core.compiled.protocol import Playouts
from samedi.core.record import to_bytes

Row = tuple[str, str]
Count = Callable[[int], float]  # does something so many times, and tells how many seconds it took

ROUNDS = 5
ROUND_S = 0.4  # what one measurement should take
TO_THE_END = 10_000  # decisions of a rollout: more than any game has
LONGEST = FORMER[-1].simulations  # of one decision; a tree that outgrows the caches is slower
MEMORY_MB = 1000
OTHERS = ("checkers", "backgammon")


def searching(name: str) -> Iterator[Row]:
    """Simulations of one game from its opening, to the end and cut as the levels cut them."""
    game = samedi.game(name)
    position = samedi.Position(game, dict(next(iter(game.tables.values()))))
    rng = samedi.seeded("opening")
    while position.is_chance:
        position.roll(rng)
    seat = game.rules.mover(position.state)
    hidden = to_bytes(position.hidden(seat))
    with SearchWorker(quiet=True) as worker, RulesWorker(game, quiet=True) as rules:

        def search(rollout: int) -> Count:
            def seconds(count: int) -> float:
                asked = Search(
                    home=game.home, state=hidden, seat=seat, seed=1, simulations=count, rollout=rollout
                )
                return worker.search(asked).seconds

            return in_searches(seconds)

        def play(count: int) -> float:
            return rules.count(Playouts(to_bytes(position.state), 1, count, position.seats)).seconds

        playouts, whole, cut = in_turns(play, search(TO_THE_END), search(game.rollout))
    for what, rate in (
        ("search, rollouts to the end", whole),
        (f"search as the levels do, rollouts of {game.rollout} decisions", cut),
    ):
        yield f"{name}: {what}", told(rate, playouts)


def in_searches(search: Count) -> Count:
    """Many simulations, in searches as long as a level's longest."""
    return lambda count: sum(search(min(LONGEST, count - done)) for done in range(0, count, LONGEST))


def told(simulations: float, playouts: float) -> str:
    """Both, for people."""
    ratio = simulations / playouts
    return f"{simulations:,.0f} simulations/s, {ratio:.2f} × random playouts ({playouts:,.0f}/s)"


def others_searching() -> Iterator[Row]:
    """OpenSpiel's C++ tree search with one rollout a simulation, beside its own random playouts."""
    try:
        import pyspiel  # noqa: PLC0415 - an extra of the benches
    except ImportError:
        yield "OpenSpiel's C++ tree search", "not installed"
        return
    for name in OTHERS:
        state = opening(pyspiel.load_game(name))
        playouts, simulations = in_turns(spiel_playouts(state), spiel_search(state))
        yield f"OpenSpiel {name}: its C++ tree search", told(simulations, playouts)


def spiel_playouts(state: Any) -> Count:
    """One simulation with many rollouts: all the time goes into random play."""
    return lambda count: spiel_step(state, 1, count)


def spiel_search(state: Any) -> Count:
    """Many simulations with one rollout each."""
    return in_searches(lambda count: spiel_step(state, count, 1))


def spiel_step(state: Any, simulations: int, rollouts: int) -> float:
    """How long OpenSpiel's search takes for one decision, in seconds."""
    import pyspiel  # noqa: PLC0415

    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 1.4, simulations, MEMORY_MB, False, 1, False)
    begun = time.perf_counter()
    bot.step(state)
    return time.perf_counter() - begun


def opening(game: Any) -> Any:
    """The first state of an OpenSpiel game that waits for a player."""
    state, source = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(source.choices(outcomes, chances)[0])
    return state


def in_turns(*counts: Count) -> list[float]:
    """How many a second of each, the medians of rounds in which they took turns."""
    sizes = [calibrated(count) for count in counts]
    rounds = [[size / count(size) for size, count in zip(sizes, counts, strict=True)] for _ in range(ROUNDS)]
    return [statistics.median(rates) for rates in zip(*rounds, strict=True)]


def calibrated(count: Count) -> int:
    """How many take about one round."""
    count(1)
    size = 64
    while (seconds := count(size)) < ROUND_S / 8:
        size *= 4
    return max(1, int(size * ROUND_S / seconds))
