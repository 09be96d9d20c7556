"""Studies: boards to try things on, and what was tried."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from samedi.server.wire.shapes import Body
from samedi.server.wire.thinking import FoundLine, HintLine, ToThink, Visits
from samedi.table.events import Occupant
from samedi.table.limits import Key, SeatNumber
from samedi.table.study import Comment, NodeId, NodeName, ToldNode, Tried


class BeginStudy(Body, frozen=True, kw_only=True):
    """Try things from a moment of a finished game; where hints are allowed, also from what a seat knows."""

    table: Annotated[str, Meta(max_length=40)]
    at: Annotated[int, Meta(ge=0, le=100_000)]
    """After how many actions."""
    key: Key
    seat: SeatNumber | None = None
    """In a game that runs, the own seat, which is asked now."""


class StudyLinks(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The codes of a study."""

    read: str
    edit: str | None = None
    """For those who may edit."""


class StudyCard(Struct, frozen=True, kw_only=True):
    """A study in the list of whoever began it."""

    edit: str
    game: str
    name: str
    at: int
    """When it was last changed, in ms."""


class StudyView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A study with its whole tree."""

    links: StudyLinks
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Occupant]
    constants: Mapping[str, Any]
    table: str = ""
    """The game that it is about, for those who are let in there,"""
    at: int = 0
    """and after how many of its actions it begins."""
    is_anew: bool = False
    """Whether what a seat could not know was dealt anew."""
    lacks_way: bool = False
    """Whether no moves lead to where it begins: it cannot be written as text."""
    name: str = ""
    comment: str = ""
    changed_at: int = 0
    """When it was changed last, in ms; no two states have the same."""
    is_mine: bool = False
    nodes: list[ToldNode]
    """Each after the one that it follows; the one that was tried first is the main line."""


class TriedHere(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game at a node, and what is to be thought about it."""

    tried: Tried
    told: ToldNode | None = None
    """The node itself, where it is new."""
    minds: list[ToThink] = []
    """For a search: of the seat that is asked first, then of the others; one is enough where all is open."""
    shares: list[float] = []
    """Where the game would be over, what every seat would have of it."""
    count: int
    """How many nodes there are."""


class TryAction(Body, frozen=True, kw_only=True):
    """Do something at a node."""

    parent: NodeId
    action: dict[str, Any]


class NoteNode(Body, frozen=True, kw_only=True):
    """Name a node, or say something about it; nothing takes away what was there."""

    node: NodeId
    name: NodeName | UnsetType = UNSET
    comment: Comment | UnsetType = UNSET


class AboutNode(Body, frozen=True, kw_only=True):
    """Something about a node."""

    node: NodeId


class TellFound(Body, frozen=True, kw_only=True):
    """Put into words what was found on one's own device about a node."""

    node: NodeId
    lines: Annotated[list[FoundLine], Meta(max_length=3)]
    simulations: Visits


class Opinion(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a search thinks of a node."""

    lines: list[HintLine]
    """The actions, the best first; none where chance comes next."""
    chances: list[float] = []
    """To win, of every seat, 0 to 1; not where the asker knows them."""
    simulations: int
