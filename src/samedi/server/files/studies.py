"""Studies as files: one of JSON with everything, and a text with variations in parentheses, as players write.

Whoever reads one trusts nothing in it: the way to the start and every node are played by the rules.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from samedi.core.errors import BadRecord, IllegalAction
from samedi.core.message import Message
from samedi.core.record import copy
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.gate.tokens import Signer
from samedi.table.events import Bot, Occupant, Open, Person
from samedi.table.limits import BotName, Name, PersonId
from samedi.table.study import (
    MOST_NODES,
    START,
    Comment,
    Node,
    NodeName,
    Start,
    Study,
    kept,
    node_id,
    possible,
    start_by,
)

LONGEST_WAY = 20_000  # actions
HEADER = re.compile(r'^\[(game|rules|options|way) (".*")\]$', re.MULTILINE)
TOKEN = re.compile(r"\[([^\]]*)\]|\{([^}]*)\}|([()])|([^\s()\[\]{}]+)")
NO_MARKS = str.maketrans("[]{}", "()()")


class StudyFile(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A study as a file."""

    format: Literal["samedi-study"]
    start: Start
    name: NodeName = ""
    comment: Comment = ""
    nodes: Annotated[list[Node], Meta(max_length=MOST_NODES)] = []
    signature: str | None = None
    """Of the server, where no way leads to the start: only that server takes it back."""


def as_file(study: Study, name: str, comment: str, signer: Signer) -> bytes:
    """A study with everything."""
    nodes = [node for below in study.children().values() for node in below]
    return written(bare_file(study.start, nodes, name, comment), signer)


def bare_file(start: Start, nodes: list[Node], name: str, comment: str) -> StudyFile:
    """A study before anybody vouches for it; what a way leads to needs no state."""
    bare = start if start.way is None else replace(start, state="")
    return StudyFile(format="samedi-study", start=bare, name=name, comment=comment, nodes=nodes)


def written(file: StudyFile, signer: Signer) -> bytes:
    """The file as it is given away, signed where its start has to be believed."""
    signature = None if file.start.way is not None else signer.signature(_signed(file.start))
    return msgspec.json.format(msgspec.json.encode(replace(file, signature=signature))) + b"\n"


def _signed(start: Start) -> bytes:
    return msgspec.json.encode(start, order="sorted")


def as_text(study: Study, name: str, comment: str) -> str:
    """A study as players write it: what else was tried stands in parentheses."""
    start = study.start
    told = {
        "game": start.game,
        "rules": str(start.rules),
        "options": msgspec.json.encode(start.options).decode(),
        "way": " ".join(start.way or ()),
    }
    head = [f"[{key} {msgspec.json.encode(value).decode()}]" for key, value in told.items()]
    below = study.children()
    said = [_said(name, comment)] if name or comment else []
    return "\n".join([*head, "", " ".join([*said, *_line(below, below.get(START, []))]), ""])


def _line(below: dict[str, list[Node]], tried: Sequence[Node]) -> Iterator[str]:
    """A line, and after its first step whatever was tried in the place of that."""
    while tried:
        main, *others = tried
        yield _step(main)
        for other in others:
            yield f"({' '.join([_step(other), *_line(below, below.get(other.id, []))])})"
        tried = below.get(main.id, [])


def _step(node: Node) -> str:
    said = _said(node.name, node.comment)
    return f"{node.action} {said}" if said else node.action


def _said(name: str, comment: str) -> str:
    parts = [f"[{name.translate(NO_MARKS)}]"] if name else []
    parts += [f"{{{comment.translate(NO_MARKS)}}}"] if comment else []
    return " ".join(parts)


def read(data: bytes, signer: Signer) -> StudyFile:
    """A study from a file or a text, checked by the rules; its start has a state."""
    try:
        return _checked(_decoded(data), signer)
    except (msgspec.MsgspecError, ValueError, IndexError, RecursionError, OverflowError):
        raise BadRecord(Message("server-bad-study")) from None


def _decoded(data: bytes) -> StudyFile:
    """A file, or a text as it is or as a string of JSON."""
    if data.startswith(b"{"):
        return msgspec.json.decode(data, type=StudyFile)
    return _from_text(msgspec.json.decode(data, type=str) if data.startswith(b'"') else data.decode())


def _checked(file: StudyFile, signer: Signer) -> StudyFile:
    start = file.start
    if start.game not in NAMES or len(start.way or ()) > LONGEST_WAY:
        raise ValueError(start.game)
    game = game_named(start.game)
    if start.way is not None:
        state = start_by(game, start.options, start.way)
        start = replace(start, state=kept(state), table="", at=len(start.way), rules=game.version)
        seats = int(game.resolve(dict(start.options)).seats)
        start = replace(start, seats=([*map(_occupant, start.seats)] + [Open()] * seats)[:seats])
    elif file.signature is None or not signer.has_signed(_signed(start), file.signature):
        raise BadRecord(Message("server-study-elsewhere"))
    study = Study(game, start, [])
    return replace(file, start=start, nodes=_played(study, file.nodes))


def _occupant(told: Occupant) -> Occupant:
    """Who sat there by a file that nobody vouches for: a name as it may be at a table, and nobody's own."""
    if isinstance(told, Open):
        return told
    if isinstance(told, Bot):
        return Bot(name=msgspec.convert(told.name, BotName))
    return Person(person=msgspec.convert(told.person, PersonId), name=msgspec.convert(told.name, Name))


def _played(study: Study, nodes: Sequence[Node]) -> list[Node]:
    """The nodes that can be, each after its parent; one that cannot is refused."""
    game, boards, found = study.game, {START: study.board(START)}, dict[str, Node]()
    for node in nodes:
        if node.parent not in boards or node.id != node_id(node.parent, node.action):
            raise ValueError(node.id)
        board, number = copy(boards[node.parent]), game.actions.parse(node.action)
        if number not in possible(game, board):
            raise IllegalAction(Message("table-study-bad-way", {"action": node.action}))
        game.rules.apply(board, number)
        boards[node.id], found[node.id] = board, node
    return list(found.values())


def _from_text(text: str) -> StudyFile:
    head: dict[str, Any] = {name: msgspec.json.decode(value) for name, value in HEADER.findall(text)}
    start = Start(
        game=head.get("game", ""),
        rules=int(head.get("rules", 0)),
        options=msgspec.json.decode(head.get("options", "{}"), type=dict[str, Any]),
        seats=[],
        way=head.get("way", "").split(),
    )
    nodes = _parsed(HEADER.sub("", text))
    first = nodes.pop(START, Node(id=START, parent=START, action=""))
    file = StudyFile(
        format="samedi-study", start=start, name=first.name, comment=first.comment, nodes=[*nodes.values()]
    )
    return msgspec.convert(msgspec.to_builtins(file), StudyFile)


def _parsed(text: str) -> dict[str, Node]:
    """The nodes of a text: a parenthesis goes back to before the last step, and its end to after it."""
    nodes = {START: Node(id=START, parent=START, action="")}
    at, waiting = START, list[str]()
    for name, comment, bracket, action in TOKEN.findall(text):
        if bracket == "(":
            waiting.append(at)
            at = nodes[at].parent
        elif bracket == ")":
            at = waiting.pop()
        elif action:
            node = Node(id=node_id(at, action), parent=at, action=action)
            at = node.id
            nodes.setdefault(at, node)
        else:
            changed = {"name": name} if name else {"comment": comment}
            nodes[at] = replace(nodes[at], **changed)
        if len(nodes) > MOST_NODES + 1:
            raise ValueError("too many")
    if waiting:
        raise ValueError("open parentheses")
    return nodes
