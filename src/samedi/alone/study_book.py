"""The boards of this device on which things are tried: what is asked of them, and what is to be kept."""

import re
import secrets
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from samedi.alone.asking import NotHere
from samedi.alone.kept_table import wanted_net
from samedi.core.message import Message
from samedi.games import game as game_named
from samedi.server.bots.questions import doubted
from samedi.server.bots.trying import question_at_node, said_in, tried_at, view_of
from samedi.server.failure import Failure
from samedi.server.wire.studies import (
    AboutNode,
    NoteNode,
    Opinion,
    StudyCard,
    StudyLinks,
    StudyView,
    TellFound,
    TriedHere,
    TryAction,
)
from samedi.table.study import MOST_NODES, START, Node, Start, Study, gone_with
from samedi.table.study_file import as_text, bare_file

OF_STUDY = re.compile(r"/api/studies/(here-\w+)(?:/(\w+))?(?:\?since=(\d+))?")
CODE_BYTES = 8


class KeptStudy(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A study as this device keeps it."""

    id: str
    at: int
    """When it was last changed, in ms."""
    name: str = ""
    comment: str = ""
    start: Start
    nodes: list[Node] = []

    @property
    def card(self) -> StudyCard:
        """The study in the list of those kept here."""
        return StudyCard(edit=self.id, game=self.start.game, name=self.name, at=self.at)

    @property
    def study(self) -> Study:
        """What was tried, by the rules."""
        return Study(game_named(self.start.game), self.start, self.nodes)


class StudyWrite(Struct, frozen=True, kw_only=True):
    """What is to be stored of a study, if it still is as it was."""

    id: str
    was: int
    """When it had been changed before; 0: it is new."""
    card: StudyCard
    kept: KeptStudy


class StudyBook:
    """All studies that are open on this device."""

    def __init__(self) -> None:
        self._open: dict[str, KeptStudy] = {}
        self._tables: dict[str, str] = {}  # what they are about, where that is still kept

    def __contains__(self, name: str) -> bool:
        return name in self._open

    def open(self, text: str, table: str) -> None:
        """Open a study from what was stored, and with the table that it is about."""
        kept = msgspec.json.decode(text, type=KeptStudy)
        self._open[kept.id], self._tables[kept.id] = kept, table

    def drop(self, name: str) -> None:
        """Forget a study that is stored otherwise, or no more, and those of a table that may be gone."""
        for study in [study for study, table in self._tables.items() if name in (study, table)]:
            del self._open[study], self._tables[study]

    def begin(self, start: Start, now: int) -> tuple[StudyLinks, StudyWrite]:
        """A new study; nobody but this device can open it."""
        name = f"here-{secrets.token_hex(CODE_BYTES)}"
        kept = self._open[name] = KeptStudy(id=name, at=now, start=start)
        self._tables[name] = start.table
        return StudyLinks(read=name, edit=name), StudyWrite(id=name, was=0, card=kept.card, kept=kept)

    def answer(self, method: str, path: str, body: bytes, now: int) -> tuple[Any, StudyWrite | None]:
        """What there is to say to what is asked of a study, and what it changes."""
        found = OF_STUDY.fullmatch(path)
        kept = self._open.get(found[1]) if found else None
        if found is None or kept is None:
            raise NotHere(Message("server-not-here" if found is None else "server-no-study"))
        what, since = found[2] or "", int(found[3] or 0)
        if method == "POST":
            return self._told(kept, what, body, now)
        return self._shown(kept, what, since), None

    def _shown(self, kept: KeptStudy, what: str, since: int) -> Any:
        match what:
            case "":
                return self._view(kept) if since != kept.at else None
            case "file":
                return bare_file(own_start(kept), kept.nodes, kept.name, kept.comment)
            case "text":
                own_start(kept)
                return as_text(kept.study, kept.name, kept.comment)
            case _:
                raise NotHere(Message("server-not-here"))

    def _told(self, kept: KeptStudy, what: str, body: bytes, now: int) -> tuple[Any, StudyWrite | None]:
        match what:
            case "look":
                return looked(kept, msgspec.json.decode(body, type=AboutNode).node), None
            case "told":
                return opinion(kept, msgspec.json.decode(body, type=TellFound)), None
            case "do":
                return self._do(kept, msgspec.json.decode(body, type=TryAction), now)
            case "note":
                return None, self._note(kept, msgspec.json.decode(body, type=NoteNode), now)
            case "cut":
                return None, self._cut(kept, msgspec.json.decode(body, type=AboutNode).node, now)
            case _:
                raise NotHere(Message("server-not-here"))

    def _view(self, kept: KeptStudy) -> StudyView:
        study = kept.study
        return view_of(
            study,
            list(study.told()),
            links=StudyLinks(read=kept.id, edit=kept.id),
            table=self._tables[kept.id],
            name=kept.name,
            comment=kept.comment,
            changed_at=kept.at,
            is_mine=True,
        )

    def _do(self, kept: KeptStudy, asked: TryAction, now: int) -> tuple[TriedHere, StudyWrite | None]:
        study, write = kept.study, None
        node = study.tried(asked.parent, asked.action)
        told = study.told_after(node, study.board(node.parent))
        if node.id not in study:
            if len(study) >= MOST_NODES:
                raise Failure(409, Message("server-study-full"))
            write = self._changed(replace(kept, nodes=[*kept.nodes, node]), now)
            study = write.kept.study
        return tried_at(study, node.id, told, wanted_net), write

    def _note(self, kept: KeptStudy, note: NoteNode, now: int) -> StudyWrite | None:
        said: dict[str, Any] = said_in(note)
        if not said:
            return None
        if note.node == START:
            return self._changed(replace(kept, **said), now)
        if note.node not in kept.study:
            raise Failure(404, Message("table-study-no-node"))
        nodes = [replace(each, **said) if each.id == note.node else each for each in kept.nodes]
        return self._changed(replace(kept, nodes=nodes), now)

    def _cut(self, kept: KeptStudy, node: str, now: int) -> StudyWrite:
        if node == START:
            raise Failure(409, Message("server-study-start"))
        gone = set(gone_with(node, ((each.id, each.parent) for each in kept.nodes)))
        return self._changed(replace(kept, nodes=[each for each in kept.nodes if each.id not in gone]), now)

    def _changed(self, kept: KeptStudy, now: int) -> StudyWrite:
        """What is to be stored of a study that has changed; no two states have the same time."""
        was = kept.at
        kept = self._open[kept.id] = replace(kept, at=max(now, was + 1))
        return StudyWrite(id=kept.id, was=was, card=kept.card, kept=kept)


def looked(kept: KeptStudy, node: str) -> TriedHere:
    """The game at a node."""
    return tried_at(kept.study, node, judge=wanted_net)


def opinion(kept: KeptStudy, found: TellFound) -> Opinion:
    """What the page found about a node, in words."""
    question = question_at_node(kept.study, found.node)
    lines = list(doubted(question, found.lines)) if question else []
    return Opinion(lines=lines, simulations=found.simulations)


def own_start(kept: KeptStudy) -> Start:
    """Where a study begins that can leave as a file; where no way leads, a file would have to be believed."""
    if kept.start.way is None:
        raise Failure(409, Message("server-study-stays"))
    return kept.start
