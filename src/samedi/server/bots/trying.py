"""A board to try things on, as it is begun and looked at, wherever it is kept: by a server or on a device."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from samedi.bots.valuing import DUEL, shares
from samedi.bots.weights import net_of
from samedi.core.game import OVER, Game
from samedi.core.record import copy
from samedi.core.rng import seeded
from samedi.server.bots.questions import Question, hint_search, to_think
from samedi.server.tables.playing_on import begun_at
from samedi.server.wire.studies import BeginStudy, NoteNode, StudyView, TriedHere
from samedi.server.wire.tables import PlayOn
from samedi.server.wire.thinking import ToThink
from samedi.table.study import Start, Study, ToldNode, constants_of, kept, seen_at
from samedi.table.table import Table

LONGEST_S = 1.0  # that a device thinks for one seat


def from_the_past(table: Table, asked: BeginStudy, person: str) -> Start:
    """A moment of a game that is over: everything may be known of it."""
    begun = begun_at(table, PlayOn(table=asked.table, at=asked.at), person)
    return _start(table, asked, state=begun.state, way=_way(table, asked.at))


def from_what_is_known(table: Table, asked: BeginStudy, known: Question) -> Start:
    """What a seat knows of a running game, as it was asked for a hint; the rest is dealt."""
    state = copy(known.hidden)
    known.game.rules.determinise(state, known.seat, seeded(secrets.randbits(64)))
    has_secrets, is_lesson = known.game.has_secrets, table.memory.taught is not None
    way = None if has_secrets or is_lesson else _way(table, asked.at)
    return _start(table, asked, state=kept(state), way=way, is_anew=has_secrets)


def _way(table: Table, at: int) -> list[str] | None:
    """All that was done before; none leads to a game that went on from another one."""
    memory, text = table.memory, table.game.actions.text
    return [text(number) for number in memory.actions[:at]] if memory.begun is None else None


def _start(table: Table, asked: BeginStudy, **more: Any) -> Start:
    memory = table.memory
    return Start(
        game=memory.game,
        rules=memory.rules,
        options=dict(memory.options),
        seats=[seat.occupant for seat in memory.seats],
        table=asked.table,
        at=asked.at,
        **more,
    )


def view_of(study: Study, nodes: Sequence[ToldNode], **more: Any) -> StudyView:
    """A study with its tree, as it is told; `more` is what only whoever keeps it knows."""
    start = study.start
    constants: Mapping[str, Any] = constants_of(study)
    return StudyView(
        game=start.game,
        rules=start.rules,
        options=start.options,
        seats=start.seats,
        constants=constants,
        at=start.at,
        is_anew=start.is_anew,
        lacks_way=start.way is None,
        nodes=[*nodes],
        **more,
    )


def tried_at(
    study: Study,
    node: str,
    told: ToldNode | None = None,
    judge: Callable[[Game[Any], Any], str | None] = net_of,
) -> TriedHere:
    """The game at a node, and what a device may think about there; `judge` names the learnt judgement."""
    tried, state = seen_at(study, node)
    game, is_over = study.game, study.game.rules.mover(state) == OVER
    return TriedHere(
        tried=tried,
        told=told,
        minds=[] if is_over else [_mind(each, judge) for each in questions(study, state, tried.seat)],
        shares=list(shares(game, state, len(study.start.seats))) if is_over else [],
        count=len(study),
    )


def _mind(question: Question, judge: Callable[[Game[Any], Any], str | None]) -> ToThink:
    return replace(to_think(question, hint_search(question), judge), seconds=LONGEST_S)


def questions(study: Study, state: Any, first: int, by: str = "") -> list[Question]:
    """What to ask a search: a seat, and the others with what they know where that is not the rest of it."""
    game, seats = study.game, len(study.start.seats)
    others = [] if seats == DUEL and not game.has_secrets else list(range(seats))
    found = []
    for seat in dict.fromkeys([first, *others]):
        hidden = copy(state)
        game.rules.hide(hidden, seat)
        found.append(Question(game, hidden, seat, by))
    return found


def question_at_node(study: Study, node: str, by: str = "") -> Question | None:
    """What is to be decided at a node, as the seat that is asked knows it; none where nobody is."""
    tried, state = seen_at(study, node)
    return questions(study, state, tried.seat, by)[0] if tried.play.asked is not None else None


def said_in(note: NoteNode) -> dict[str, str]:
    """What a note says: a name, a comment, or both."""
    said = {"name": note.name, "comment": note.comment}
    return {part: text for part, text in said.items() if text is not msgspec.UNSET}
