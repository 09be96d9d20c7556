"""What people are sent. Whatever depends on the game comes from its hidden state, and from nothing else.

Only the result of a finished game is told as it is: it hides nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from samedi.core.actions import to_builtins
from samedi.core.game import CHANCE, SPECTATOR, Awaits, Game
from samedi.core.message import Message
from samedi.core.position import listed
from samedi.core.record import copy
from samedi.table import dailies, lessons, puzzles
from samedi.table.context import Shown, TableContext
from samedi.table.events import (
    AnyEvent,
    Begun,
    Bot,
    Created,
    Ended,
    Occupant,
    Person,
    Played,
    Said,
    Sealed,
    Unheard,
)
from samedi.table.lessons import LessonView
from samedi.table.limits import VERSION
from samedi.table.memory import ChatLine, Clock, Contribution, Offer, Opening, SeatRequest, Stage
from samedi.table.puzzles import PuzzleView
from samedi.table.settings import Settings
from samedi.table.stand_in import chosen as stand_in_of
from samedi.table.takeback import last_decision, may_freely, turn_start


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    occupant: Occupant
    is_ready: bool
    is_kept: bool
    """Whether somebody has left it to a bot and may come back."""
    kept_for: str | None = None
    """Who that is."""
    stand_in: str | None = None
    """The bot that would play for the person who sits here, were that person away."""


class WayBack(Struct, frozen=True, omit_defaults=True):
    """What the seat could take back now."""

    to: int
    """Where its last decision was; what followed from that by itself goes with it."""
    is_free: bool
    turn: int | None = None
    """Where its turn began, if it decided more than once since; free or not like the last decision."""


class GameView(Struct, frozen=True, omit_defaults=True):
    """The game as a seat or a spectator sees it."""

    position: Mapping[str, Any]
    facts: Mapping[str, Any]
    """What follows from the position by the rules."""
    status: list[Message]
    awaits: Awaits
    asked: int | None
    """The seat that is to act or to confirm."""
    confirming: bool
    """Whether it is to confirm."""
    length: int
    """How many actions have been done."""
    legal: list[dict[str, Any]] | None = None
    """What the reader may do, if it is asked to act."""
    prospects: list[Any] | None = None
    """For each of these, what comes of it, where there is something to tell."""
    changed_at: int = 0
    """The server's time when it last went on, in ms."""
    take_back: WayBack | None = None
    result: Mapping[str, Any] | None = None
    lesson: LessonView | None = None
    """How far whoever learns here is; for them alone."""
    puzzle: PuzzleView | None = None
    """What whoever solves a puzzle here is told; for them alone."""
    daily: str | None = None
    """The day whose game this is."""


class Choices(NamedTuple):
    """What a seat alone is told of the game: what it may do, and how far whoever learns there is."""

    legal: list[dict[str, Any]] | None = None
    prospects: list[Any] | None = None
    take_back: WayBack | None = None
    lesson: LessonView | None = None
    puzzle: PuzzleView | None = None


class Moment(Struct, frozen=True, omit_defaults=True):
    """The game at one place of its record, and the action that led there."""

    length: int
    position: Mapping[str, Any]
    facts: Mapping[str, Any]
    status: list[Message]
    awaits: Awaits
    seat: int | None = None
    """Whose action it was."""
    chance: bool = False
    """Whether chance decided it."""
    action: dict[str, Any] | None = None
    told: Message | None = None
    explained: list[Message] = []


NO_CHOICES = Choices()


class CommonView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What everybody knows of a table, at one moment of the log."""

    version: int
    seq: int
    id: str
    stage: Stage
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    host: str
    seats: list[SeatView]
    watchers: dict[str, str]
    commitment: str
    entropy: list[Contribution]
    seals: list[Sealed] = []
    """Whose numbers go into the dice: sealed, then open or missing."""
    opening: Opening | None = None
    """While screens open their numbers; the game waits for that."""
    vouched: bool | None = None
    begun: Begun | None = None
    """Of a game that came as a file, whether this server had signed it."""
    drawer: int | None = None
    constants: Mapping[str, Any] | None = None
    """What the rules say of the whole game, once it has begun."""
    offer: Offer | None = None
    seat_request: SeatRequest | None = None
    clock: Clock | None = None
    votes: list[str] = []
    ended: Ended | None = None
    secret: str | None = None
    rematch: list[str] = []
    successor: str | None = None
    muted: list[str] = []
    links: int = 0
    """How many times the links have been made void."""
    sent_away: dict[str, str] = {}


class View(CommonView, frozen=True, kw_only=True, omit_defaults=True):
    """Everything a seat or a spectator needs to know, at one moment of the log."""

    seat: int
    """The seat it is for, -1 for spectators."""
    play: GameView | None = None
    chat: list[ChatLine] = []


def view_for(context: TableContext, seat: int, *, is_player: bool | None = None) -> View:
    """The table as a seat (-1: a spectator) sees it now; players do not hear spectators."""
    return View(
        **msgspec.structs.asdict(common_view(context)),
        seat=seat,
        play=play_for(context, seat),
        chat=chat_for(context, seat, is_player=is_player),
    )


def common_view(context: TableContext) -> CommonView:
    """What everybody knows of the table now."""
    memory = context.memory
    is_begun = memory.stage in ("playing", "over")
    return CommonView(
        version=VERSION,
        seq=memory.seq,
        id=memory.id,
        stage=memory.stage,
        game=memory.game,
        rules=memory.rules,
        options=memory.options,
        settings=memory.settings,
        host=memory.host,
        seats=[_seat_view(context, seat) for seat in range(len(memory.seats))],
        watchers={person: memory.names.get(person, "") for person in memory.watchers},
        commitment=memory.commitment,
        entropy=memory.entropy,
        seals=memory.seals,
        opening=memory.opening,
        vouched=memory.vouched,
        begun=without_state(memory.begun) if memory.begun is not None else None,
        drawer=memory.drawer,
        constants=context.constants() if is_begun else None,
        offer=memory.offer,
        seat_request=memory.seat_request,
        clock=memory.clock if is_begun and memory.settings.clock else None,
        votes=memory.votes,
        ended=memory.ended,
        secret=memory.secret,
        rematch=memory.rematch,
        successor=memory.successor,
        muted=memory.muted,
        links=memory.links,
        sent_away={person: memory.names.get(person, "") for person in memory.sent_away},
    )


def play_for(context: TableContext, seat: int) -> GameView | None:
    """The game as a seat (-1: a spectator) sees it, once it has begun."""
    if context.memory.stage not in ("playing", "over"):
        return None
    return msgspec.structs.replace(game_shown_to(context, seat), **choices_of(context, seat)._asdict())


def chat_for(context: TableContext, seat: int, *, is_player: bool | None = None) -> list[ChatLine]:
    """What was said, as a seat hears it: players do not hear spectators."""
    hears_all = not (seat >= 0 if is_player is None else is_player)
    return [line for line in context.memory.chat if hears_all or not line.to_watchers]


def _seat_view(context: TableContext, number: int) -> SeatView:
    seat, person = context.memory.seats[number], context.person_at(number)
    stand_in = None if person is None else stand_in_of(context, person)
    return SeatView(seat.occupant, seat.is_ready, seat.owner is not None, seat.owner, stand_in)


def event_for(event: AnyEvent, seat: int, *, is_player: bool | None = None) -> AnyEvent:
    """An event as a seat (-1: a spectator) is sent it; it needs nothing but the event."""
    what = event.what
    if isinstance(what, Played) and what.sights:
        sight = what.sights[seat]  # spectators come last, at -1
        what = msgspec.structs.replace(what, action=sight.action, told=sight.told, sights=[])
    elif isinstance(what, Said) and what.to_watchers and (seat >= 0 if is_player is None else is_player):
        what = Unheard()
    elif isinstance(what, Created) and what.begun is not None:
        what = msgspec.structs.replace(what, begun=without_state(what.begun))
    return msgspec.structs.replace(event, key=None, what=what)


def without_state(begun: Begun) -> Begun:
    """From where a game goes on, without what is hidden there."""
    return msgspec.structs.replace(begun, state="")


def seat_shown_to(context: TableContext, person: str) -> int:
    """The seat whose view a person is sent; of several, the one the screen was turned to."""
    held = context.held_by(person)
    if len(held) <= 1:
        return held[0] if held else SPECTATOR
    if context.game.has_secrets:
        return context.memory.looking.get(person, SPECTATOR)
    return context.asked if context.asked in held else held[0]


def is_player(context: TableContext, person: str) -> bool:
    """Whether somebody sits at the table, or has left a seat to a bot and may come back."""
    return context.is_player(person)


def bot_to_move(context: TableContext) -> int | None:
    """The seat whose bot is asked to act."""
    seat = context.asked
    return seat if seat is not None and context.is_bot(seat) else None


def names(context: TableContext) -> list[str]:
    """Who sits where, for records."""
    occupants = [seat.occupant for seat in context.memory.seats]
    return [each.name if isinstance(each, Person | Bot) else "" for each in occupants]


def board_at(context: TableContext, length: int) -> Any:
    """The whole state of the game after so many of its actions."""
    board = context.new_board()
    for number in context.memory.actions[:length]:
        context.game.rules.apply(board, number)
    return board


def moments(game: Game[Any], board: Any, actions: Sequence[int], seat: int | None) -> Iterator[Moment]:
    """A game from its start on, after every action, as a seat (-1: a spectator; None: everybody) knows it."""
    yield Moment(length=0, **_known(game, board, seat)._asdict())
    for length, number in enumerate(actions, start=1):
        before, mover = _hidden(game, board, seat), game.rules.mover(board)
        game.rules.apply(board, number)
        is_secret = game.has_secrets and seat is not None
        yield Moment(
            length=length,
            **_known(game, board, seat)._asdict(),
            seat=mover if mover >= 0 else None,
            chance=mover == CHANCE,
            action=to_builtins(game.actions.structure(number))
            if seat is None
            else game.look(before, number, seat),
            told=game.describe(before, number),
            explained=[] if is_secret else game.explained(before, number),
        )


def moment(context: TableContext, length: int, seat: int) -> Moment:
    """The game after so many of its actions, as a seat (-1: a spectator) knows it."""
    first = max(0, length - 1)
    latest = context.memory.actions[first:length]
    *_, found = moments(context.game, board_at(context, first), latest, seat)
    return msgspec.structs.replace(found, length=length)


def _hidden(game: Game[Any], board: Any, seat: int | None) -> Any:
    """A copy of the state as a seat knows it."""
    state = copy(board)
    if seat is not None:
        game.rules.hide(state, seat)
    return state


def _known(game: Game[Any], board: Any, seat: int | None) -> Shown:
    return shown_of(game, _hidden(game, board, seat))


def shown_of(game: Game[Any], hidden: Any) -> Shown:
    """A hidden state as it is shown."""
    return Shown(game.view(hidden), game.facts(hidden), game.status(hidden), game.awaits(hidden))


def game_shown_to(context: TableContext, seat: int) -> GameView:
    """A game that has begun as all see it who know the same as a seat (-1: a spectator)."""
    memory, game = context.memory, context.game
    is_finished = memory.ended is not None and memory.ended.why == "finished"
    return GameView(
        **_shown(context, seat)._asdict(),
        asked=context.asked,
        confirming=memory.confirming is not None,
        length=len(memory.actions),
        changed_at=memory.changed_at,
        result=game.result(context.board) if is_finished else None,
        daily=dailies.day_of(memory),
    )


def choices_of(context: TableContext, seat: int) -> Choices:
    """What a seat (-1: a spectator, who has none) alone is told of a game that has begun."""
    if seat < 0:
        return NO_CHOICES
    memory = context.memory
    is_asked = context.asked == seat and memory.confirming is None
    legal, prospects = _choices(context, seat) if is_asked else (None, None)
    way_back = _way_back(context, seat)
    if memory.taught is None:
        return Choices(legal, prospects, way_back)
    return Choices(legal, prospects, way_back, lessons.view(context, seat), puzzles.view(context, seat))


def _choices(context: TableContext, seat: int) -> tuple[list[dict[str, Any]], list[Any] | None]:
    """What the seat that is asked may do and what comes of it, from what it knows."""
    game, hidden = context.game, context.known(seat)
    numbers = listed(game, hidden) if game.has_secrets else context.legal()
    prospects = [game.prospect(hidden, number) for number in numbers]
    legal = [game.actions.json(number) for number in numbers]
    return legal, prospects if any(each is not None for each in prospects) else None


def _shown(context: TableContext, seat: int) -> Shown:
    """The game as a seat knows it, looked at once for all who know the same."""
    who = context.knowing(seat)
    if who not in context.shown:
        shown = shown_of(context.game, context.known(seat))
        is_opening = context.memory.opening is not None
        context.shown[who] = shown._replace(awaits=context.awaits) if is_opening else shown
    return context.shown[who]


def _way_back(context: TableContext, seat: int) -> WayBack | None:
    allowed = context.memory.settings.take_back
    to = last_decision(context, seat) if context.memory.stage == "playing" else None
    if to is None or allowed == "never":
        return None
    is_free = may_freely(context, seat, to)
    if not is_free and allowed != "consent":
        return None
    turn = turn_start(context, seat, to)
    return WayBack(to, is_free, turn if turn < to else None)
