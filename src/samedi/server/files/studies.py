"""Studies that come and go as files: signed where they are to be believed, and played by the rules if read.

Whoever reads one trusts nothing in it: the way to the start and every node are played by the rules.
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from samedi.core.errors import BadRecord, IllegalAction
from samedi.core.message import Message
from samedi.core.record import copy
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.gate.tokens import Signer
from samedi.table.events import Bot, Occupant, Open, Person
from samedi.table.limits import BotName, Name, PersonId
from samedi.table.study import MOST_NODES, START, Node, Start, Study, kept, node_id, possible, start_by
from samedi.table.study_file import StudyFile, bare_file

LONGEST_WAY = 20_000  # actions
HEADER = re.compile(r'^\[(game|rules|options|way) (".*")\]$', re.MULTILINE)
TOKEN = re.compile(r"\[([^\]]*)\]|\{([^}]*)\}|([()])|([^\s()\[\]{}]+)")


def as_file(study: Study, name: str, comment: str, signer: Signer) -> bytes:
    """A study with everything."""
    return written(bare_file(study.start, study.nodes, name, comment), signer)


def written(file: StudyFile, signer: Signer) -> bytes:
    """The file as it is given away, signed where its start has to be believed."""
    signature = None if file.start.way is not None else signer.signature(_signed(file.start))
    return msgspec.json.format(msgspec.json.encode(replace(file, signature=signature))) + b"\n"


def _signed(start: Start) -> bytes:
    return msgspec.json.encode(start, order="sorted")


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
