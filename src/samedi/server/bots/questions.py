"""Questions to a search: what a seat is asked and knows, and what was found, in words."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from samedi.bots.analysis import HINT_S, HINT_SIMULATIONS
from samedi.bots.level import SEEDS
from samedi.bots.protocol import Search, Variation
from samedi.bots.weights import net_of
from samedi.core.actions import to_builtins
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import listed
from samedi.core.record import copy, to_bytes
from samedi.server.failure import Failure
from samedi.server.wire.thinking import AskHint, FoundLine, HintLine, TellHint, ToThink
from samedi.table.study import possible
from samedi.table.table import Table

MOST_LINES = 5
THINKING_S = 2.5  # how long a device may search


class Question(Struct, frozen=True):
    """A decision of a seat: the state is hidden for it."""

    game: Any
    hidden: Any
    seat: int
    by: str = ""
    """Who takes turns: for bots their table, for hints an address; people are made at will."""
    turn: int = 0
    """The place in the game at which the seat began to act."""
    length: int = 0
    """How many actions had been done."""


def hint_search(question: Question, *, tells_value: bool = False) -> Search:
    """The search for a hint; or for what a position is worth to a seat, be it to act or not."""
    return Search(
        home=question.game.home,
        state=to_bytes(question.hidden),
        seat=question.seat,
        seed=secrets.randbelow(SEEDS),
        simulations=HINT_SIMULATIONS,
        seconds=HINT_S,
        is_judged=True,
        tells_value=tells_value,
    )


def to_think(
    question: Question, request: Search, judge: Callable[[Game[Any], Any], str | None] = net_of
) -> ToThink:
    """A search as a device is asked for it; `judge` names the learnt judgement of a position."""
    return ToThink(
        game=question.game.name,
        state=request.state,
        seat=request.seat,
        length=question.length,
        simulations=request.simulations,
        seconds=min(THINKING_S, request.seconds or THINKING_S),
        net=judge(question.game, question.hidden) if request.is_judged else None,
        sees_replies=request.sees_replies,
        overlooked=request.overlooked,
        is_bare=request.is_bare,
    )


def question_at(table: Table, asked: AskHint | TellHint, person: str, by: str = "") -> Question:
    """The position somebody asks about, as the seat may know it; `by` says whose turn its search takes."""
    memory, now = table.memory, len(table.memory.actions)
    length = now if asked.length is None else asked.length
    if memory.stage == "playing":
        if not memory.settings.hints:
            raise Failure(403, Message("table-no-hints"))
        if length != now or table.asked != asked.seat or memory.confirming is not None:
            raise Failure(409, Message("server-hint-not-now"))
        if asked.seat != table.seat_shown_to(person):
            raise Failure(403, Message("table-not-your-seat", {"seat": asked.seat}))
        return Question(table.game, table.hidden(asked.seat), asked.seat, by, length=length)
    if memory.stage != "over":
        raise Failure(409, Message("server-hint-not-now"))
    board = table.board_at(length)
    if length > now or table.game.rules.mover(board) != asked.seat:
        raise Failure(409, Message("server-hint-not-now"))
    table.game.rules.hide(board, asked.seat)
    return Question(table.game, board, asked.seat, by, length=length)


def doubted(question: Question, found: Sequence[FoundLine]) -> Iterator[HintLine]:
    """What a device says that it found, in words, as far as it can be so."""
    legal = listed(question.game, question.hidden)
    for each in found:
        if each.action in legal:
            yield line_of(question, each, following(question, each.action, each.line, is_doubtful=True))


def line_of(question: Question, found: Variation | FoundLine, told: list[Message]) -> HintLine:
    """What was found about an action, in words."""
    return HintLine(
        action=to_builtins(question.game.actions.structure(found.action)),
        told=question.game.describe(question.hidden, found.action),
        value=found.value,
        visits=found.visits,
        line=told,
    )


def following(
    question: Question, number: int, expected: Sequence[int], *, is_doubtful: bool = False
) -> list[Message]:
    """What is expected after an action, in words, as far as it can be followed without the secrets.

    What is doubtful, because a visitor says so, must also be possible for all that the seat knows.
    """
    game: Game[Any] = question.game
    state, told = copy(question.hidden), []
    for following in expected:
        try:
            game.rules.apply(state, number)
            if is_doubtful and following not in possible(game, state):
                break
            told.append(game.describe(state, following))
        except (SamediError, ArithmeticError, LookupError, ValueError, AssertionError):
            break
        number = following
    return told
