"""A study: a position of a game and what was tried from there, kept as a tree.

Nothing of the tree is a position: what stands at a node is what the rules make of the start and of all
actions on the way there. A node is named after its way, so that whoever tries the same finds the same node.
"""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Annotated, Any

from msgspec import Meta, Struct

from samedi.core.actions import to_builtins
from samedi.core.errors import IllegalAction, SamediError
from samedi.core.game import CHANCE, OVER, SPECTATOR, Awaits, Game
from samedi.core.message import Message
from samedi.core.position import buffer, listed
from samedi.core.record import copy, from_bytes, to_bytes
from samedi.table.events import Occupant
from samedi.table.limits import MOST_SEATS, UNSEEN
from samedi.table.views import GameView, WayBack, shown_of

MOST_NODES = 500
START = "start"  # the name of the first node
ANY_TEXT = rf"^[^{UNSEEN}]*$(?!\n)"

NodeId = Annotated[str, Meta(max_length=16, pattern=r"^(?:start|[0-9a-f]{16})$(?!\n)")]
NodeName = Annotated[str, Meta(max_length=60, pattern=ANY_TEXT)]
Comment = Annotated[str, Meta(max_length=1000, pattern=ANY_TEXT)]
Notation = Annotated[str, Meta(max_length=200)]


class BadStudy(SamediError):
    """A study that cannot be what it says it is."""


class Start(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a study begins."""

    game: Annotated[str, Meta(max_length=40)]
    rules: int
    """The version of the rules."""
    options: dict[str, Any]
    seats: Annotated[list[Occupant], Meta(max_length=MOST_SEATS)]
    way: list[Notation] | None = None
    """Everything that was done before, in notation; none where no way leads there: hands were dealt anew."""
    state: str = ""
    """The state, in base64."""
    table: Annotated[str, Meta(max_length=40)] = ""
    """The game that it is about."""
    at: int = 0
    """After how many of its actions."""
    is_anew: bool = False
    """Whether what a seat could not know was dealt anew."""


class Node(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that was tried, after something else."""

    id: NodeId
    parent: NodeId
    action: Notation
    name: NodeName = ""
    comment: Comment = ""


class ToldNode(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A node as it is told."""

    id: str
    parent: str
    action: dict[str, Any]
    told: Message
    seat: int | None = None
    """Whose action it was, or for whom chance decided."""
    chance: bool = False
    """Whether chance would decide it."""
    name: str = ""
    comment: str = ""


class Outcome(Struct, frozen=True):
    """Something that chance may bring, with its weight."""

    action: dict[str, Any]
    told: Message
    weight: int


def node_id(parent: str, action: str) -> str:
    """What a node is called: the same after the same way, whoever went it."""
    return blake2b(f"{parent} {action}".encode(), digest_size=8).hexdigest()


def gone_with(node: str, parents: Iterable[tuple[str, str]]) -> list[str]:
    """A node and all that was tried after it, of nodes with what each follows."""
    below: dict[str, list[str]] = {}
    for name, parent in parents:
        below.setdefault(parent, []).append(name)
    gone = [node]
    for each in gone:
        gone += below.get(each, [])
    return gone


def start_by(game: Game[Any], options: dict[str, Any], way: Sequence[str]) -> Any:
    """The state that some actions lead to, each of which is checked."""
    state = game.state()
    game.start(state, game.resolve(dict(options)))
    for text in way:
        number = game.actions.parse(text)
        if number not in possible(game, state):
            raise IllegalAction(Message("table-study-bad-way", {"action": text}))
        game.rules.apply(state, number)
    return state


def kept(state: Any) -> str:
    """A state as a study keeps it."""
    return b64encode(to_bytes(state)).decode()


def possible(game: Game[Any], state: Any) -> list[int]:
    """What may happen next in a state: actions of the seat to act, or outcomes of chance."""
    who = game.rules.mover(state)
    if who == OVER:
        return []
    return [number for number, _ in outcomes(game, state)] if who == CHANCE else listed(game, state)


def outcomes(game: Game[Any], state: Any) -> list[tuple[int, int]]:
    """What chance may bring, with the weights."""
    out, weights = buffer(len(game.actions)), buffer(len(game.actions))
    count = game.rules.outcomes(state, out, weights)
    return [(int(out[index]), int(weights[index])) for index in range(count)]


class Study:
    """A start and a tree; nodes are in the order in which they were tried."""

    def __init__(self, game: Game[Any], start: Start, nodes: Iterable[Node]) -> None:
        self.game, self.start = game, start
        self._nodes = {node.id: node for node in nodes}
        try:
            self._board = from_bytes(game.state, b64decode(start.state))
        except ValueError:
            raise BadStudy(Message("table-study-other-rules")) from None

    def __len__(self) -> int:
        return len(self._nodes)

    def __contains__(self, node: str) -> bool:
        return node == START or node in self._nodes

    @property
    def nodes(self) -> list[Node]:
        """All nodes, those after the same one together."""
        return [node for below in self.children().values() for node in below]

    def way(self, node: str) -> list[Node]:
        """The nodes from the first one that was tried to this one."""
        found: list[Node] = []
        while node != START:
            if node not in self._nodes:
                raise BadStudy(Message("table-study-no-node"))
            found.append(self._nodes[node])
            node = found[-1].parent
        return found[::-1]

    def board(self, node: str) -> Any:
        """The state of the game at a node."""
        state = copy(self._board)
        for each in self.way(node):
            self._do(state, each.action)
        return state

    def _do(self, state: Any, text: str) -> None:
        """What was legal when it was tried may be so no longer where rules have changed since."""
        number = self.game.actions.parse(text)
        if self.start.rules != self.game.version and number not in possible(self.game, state):
            raise BadStudy(Message("table-study-other-rules"))
        self.game.rules.apply(state, number)

    def tried(self, parent: str, action: dict[str, Any]) -> Node:
        """The node of an action that is possible there, as structures name it."""
        state, number = self.board(parent), self.game.actions.from_builtins(action)
        if number not in possible(self.game, state):
            if self.game.rules.mover(state) < 0:
                raise IllegalAction(Message("table-study-not-possible"))
            raise IllegalAction(self.game.reason(state, number))
        text = self.game.actions.text(number)
        return Node(id=node_id(parent, text), parent=parent, action=text)

    def children(self) -> dict[str, list[Node]]:
        """The nodes after each node, the one that was tried first in front."""
        found: dict[str, list[Node]] = {}
        for node in self._nodes.values():
            found.setdefault(node.parent, []).append(node)
        return found

    def told(self) -> Iterator[ToldNode]:
        """All nodes in words, each after its parent."""
        below, waiting = self.children(), [(START, self._board)]
        for parent, before in waiting:
            for node in below.get(parent, ()):
                yield self.told_after(node, before)
                if node.id in below:
                    after = copy(before)
                    self._do(after, node.action)
                    waiting.append((node.id, after))

    def told_after(self, node: Node, before: Any) -> ToldNode:
        """A node in words, by the state before it."""
        number, who = self.game.actions.parse(node.action), self.game.rules.mover(before)
        return ToldNode(
            id=node.id,
            parent=node.parent,
            action=to_builtins(self.game.actions.structure(number)),
            told=self.game.describe(before, number),
            seat=who if who >= 0 else self.game.awaits(before).seat,
            chance=who == CHANCE,
            name=node.name,
            comment=node.comment,
        )


class Tried(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game at a node, as the seat that is asked there knows it."""

    node: str
    seat: int
    """The seat it is shown to."""
    play: GameView
    outcomes: list[Outcome] = []
    """What chance may bring next."""


def seen_at(study: Study, node: str) -> tuple[Tried, Any]:
    """The game at a node, and its whole state."""
    game, state, length = study.game, study.board(node), len(study.way(node))
    who = game.rules.mover(state)
    seat = who if who >= 0 else shown_to(game.awaits(state))
    hidden = copy(state)
    game.rules.hide(hidden, seat)
    legal = listed(game, hidden if game.has_secrets else state) if who >= 0 else None
    play = GameView(
        **shown_of(game, hidden)._asdict(),
        asked=who if who >= 0 else None,
        confirming=False,
        length=length,
        legal=None if legal is None else [game.actions.json(number) for number in legal],
        prospects=None if legal is None else [game.prospect(hidden, number) for number in legal],
        take_back=WayBack(length - 1, True) if length else None,
        result=game.result(state) if who == OVER else None,
    )
    return Tried(node=node, seat=seat, play=play, outcomes=list(_told_outcomes(game, state))), state


def shown_to(awaits: Awaits) -> int:
    """Whom a position is shown to where nobody is asked."""
    return 0 if awaits.seat is None else awaits.seat


def _told_outcomes(game: Game[Any], state: Any) -> Iterator[Outcome]:
    if game.rules.mover(state) == CHANCE:
        for number, weight in outcomes(game, state):
            yield Outcome(to_builtins(game.actions.structure(number)), game.describe(state, number), weight)


def constants_of(study: Study) -> Any:
    """What the rules say of the whole game."""
    hidden = study.board(START)
    study.game.rules.hide(hidden, SPECTATOR)
    return study.game.constants(hidden)
