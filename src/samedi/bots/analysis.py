"""What a search thinks of a position, as data."""

from contextlib import nullcontext
from typing import Any

import msgspec

from samedi.bots.ladder import Searcher
from samedi.bots.protocol import Search, Variation
from samedi.bots.searching import MOST_SIMULATIONS, SearchWorker
from samedi.core.actions import Layout, to_builtins
from samedi.core.errors import IllegalAction
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.record import to_bytes

SIMULATIONS = 2000
HINT_SIMULATIONS = 200_000  # what a hint may take:
HINT_S = 1.0  # this or that, whichever comes first


class Assessed(msgspec.Struct, frozen=True):
    """One action and what is expected of it."""

    action: dict[str, Any]
    """The action as JSON."""
    notation: str
    """The same in notation."""
    win_rate: float
    """What it pays to the seat on average, from 0 (lost) to 1 (won)."""
    visits: int
    """How many simulations tried it; the more, the surer."""
    expected: list[str]
    """The actions expected after it, in notation, outcomes of chance included."""


class Analysis(msgspec.Struct, frozen=True):
    """The actions of the seat to act, the best first."""

    seat: int
    actions: list[Assessed]
    simulations: int
    seconds: float


def analyse(
    position: Position,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    worker: Searcher | None = None,
) -> Analysis:
    """Search a position for the seat to act, which sees only what it may know.

    The search ends after so many simulations or seconds, whichever comes first; without either after 2,000
    simulations. With simulations only, the same seed gives the same answer. A worker process is started for
    the call, and compiles the game's rules the very first time; to ask often, start one and pass it:

        with SearchWorker() as worker:
            best = analyse(position, simulations=5000, worker=worker).actions[0]
            print(best.notation, best.win_rate, best.visits, best.expected)
    """
    require_choice(position)
    if simulations is None:
        simulations = SIMULATIONS if seconds is None else MOST_SIMULATIONS
    seat = position.game.rules.mover(position.state)
    request = Search(
        home=position.game.home,
        state=to_bytes(position.hidden(seat)),
        seat=seat,
        seed=seed,
        simulations=simulations,
        seconds=seconds,
        is_judged=True,
    )
    with SearchWorker() if worker is None else nullcontext(worker) as asked:
        found = asked.search(request)
    assessed = [_assessed(each, position.game.actions) for each in found.variations]
    return Analysis(seat, assessed, found.simulations, found.seconds)


def require_choice(position: Position) -> None:
    """Refuse positions in which no seat has anything to choose."""
    if position.is_over:
        raise IllegalAction(Message("game-is-over"))
    if position.is_chance:
        kinds = {position.game.actions.kind(number): None for number in position.legal_numbers()}
        raise IllegalAction(Message("chance-comes-first", {"allowed": ", ".join(kinds)}))


def _assessed(found: Variation, actions: Layout) -> Assessed:
    return Assessed(
        to_builtins(actions.structure(found.action)),
        actions.text(found.action),
        found.value,
        found.visits,
        [actions.text(number) for number in found.expected],
    )
