"""`TableContext`: what all parts of a table work on."""

from base64 import b64decode
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from samedi.core.game import CHANCE, SPECTATOR, Awaits, Game
from samedi.core.message import Message
from samedi.core.position import listed
from samedi.core.record import copy, from_bytes
from samedi.table.events import Bot, Person, What
from samedi.table.memory import Memory, Stage
from samedi.table.refusals import Conflict, Refused
from samedi.words import typed


class Shown(NamedTuple):
    """The game as somebody knows it."""

    position: Mapping[str, Any]
    facts: Mapping[str, Any]
    status: list[Message]
    awaits: Awaits


class TableContext:
    """A game, the table's name and secret, what the table remembers, and the state of the game."""

    def __init__(self, game: Game[Any], table: str, secret: bytes) -> None:
        self.game = game
        self.id = table
        self.secret = secret
        self.memory = Memory()
        self.board: Any = game.state()
        self.shown: dict[int, Shown] = {}
        """What those see who know the same, by `knowing`, once somebody has looked."""
        self.patient_until = 0
        """Until when to wait for numbers at least: whoever lost the line with the table comes back first."""
        self._known: dict[int, Any] = {}
        self._legal: list[int] | None = None
        self._asked: int | None = None
        self._is_asked_known = False
        self._constants: Mapping[str, Any] | None = None
        self._start: Any = None
        self._start_options: dict[str, Any] | None = None

    def new_board(self) -> Any:
        """The state at the start of the game; with the same options it is set up only once."""
        if self._start is None or self._start_options is not self.memory.options:
            board = self._first_board()
            for text in self.memory.taught.way if self.memory.taught else ():
                self.game.rules.apply(board, self.game.actions.parse(text))
            self._start, self._start_options = board, self.memory.options
        return copy(self._start)

    def _first_board(self) -> Any:
        """The state that the options make, or from which a game goes on."""
        if self.memory.begun is not None:
            return from_bytes(self.game.state, b64decode(self.memory.begun.state))
        board = self.game.state()
        self.game.start(board, self.game.resolve(dict(self.memory.options)))
        return board

    def constants(self) -> Mapping[str, Any]:
        """What the rules say of this whole game; its options change no more once it has begun."""
        if self._constants is None:
            self._constants = self.game.constants(self.hidden(SPECTATOR))
        return self._constants

    def legal(self) -> list[int]:
        """The actions of the seat to act, as numbers."""
        if self._legal is None:
            self._legal = listed(self.game, self.board)
        return self._legal

    def look_anew(self) -> None:
        """Something has changed: what was found out about the game holds no more."""
        self.shown, self._known, self._legal = {}, {}, None
        self._is_asked_known = False

    def rest(self) -> None:
        """Nothing changes until the next event: whom the game asks need not be found out again and again."""
        self.look_anew()
        self._asked, self._is_asked_known = self.asked, True

    def hidden(self, seat: int) -> Any:
        """The state of the game as a seat (-1: a spectator) knows it."""
        state = copy(self.board)
        self.game.rules.hide(state, seat)
        return state

    def knowing(self, seat: int) -> int:
        """A seat that stands for all who know the same as this one: without secrets, everybody does."""
        return seat if self.game.has_secrets else SPECTATOR

    def known(self, seat: int) -> Any:
        """The same as `hidden`, to be looked at only, made once for all who know the same."""
        who = self.knowing(seat)
        if who not in self._known:
            self._known[who] = self.hidden(who)
        return self._known[who]

    @property
    def asked(self) -> int | None:
        """The seat that is to act or to confirm; none before, after, and while chance is awaited."""
        if self._is_asked_known:
            return self._asked
        if self.memory.stage != "playing" or self.memory.opening is not None:
            return None
        if self.memory.confirming is not None:
            return self.memory.confirming
        mover = self.game.rules.mover(self.board)
        return mover if mover >= 0 else None

    @property
    def is_chance(self) -> bool:
        """Whether the game waits for chance, and for nobody's word before it."""
        memory = self.memory
        playing = memory.stage == "playing" and memory.confirming is None and memory.opening is None
        return playing and self.game.rules.mover(self.board) == CHANCE

    @property
    def awaits(self) -> Awaits:
        """Whom the game waits for: for chance also as long as the dice are not whole."""
        is_opening = self.memory.opening is not None
        return Awaits("chance", None, None) if is_opening else self.game.awaits(self.board)

    def person_at(self, seat: int) -> str | None:
        """The person in a seat."""
        occupant = self.memory.seats[seat].occupant
        return occupant.person if isinstance(occupant, Person) else None

    def name_at(self, seat: int) -> str:
        """Who sits in a seat, as a parameter of a message."""
        occupant = self.memory.seats[seat].occupant
        if isinstance(occupant, Bot):
            copy = [each.occupant for each in self.memory.seats[: seat + 1]].count(occupant)
            return f"@bot-{occupant.name}" if copy == 1 else f"@bot-{occupant.name}-{min(copy, 3)}"
        return typed(occupant.name) if isinstance(occupant, Person) else "@page-table-nobody"

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat."""
        return isinstance(self.memory.seats[seat].occupant, Bot)

    def person_seats(self) -> list[str]:
        """Who sits in each seat that is a person's."""
        found = [self.person_at(seat) for seat in range(len(self.memory.seats))]
        return [person for person in found if person is not None]

    def people(self) -> list[str]:
        """The people in seats, each once."""
        return list(dict.fromkeys(self.person_seats()))

    def held_by(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat in range(len(self.memory.seats)) if self.person_at(seat) == person]

    def owned_by(self, person: str) -> list[int]:
        """The seats that bots play for a person, who may come back."""
        return [number for number, seat in enumerate(self.memory.seats) if seat.owner == person]

    def is_player(self, person: str) -> bool:
        """Whether somebody sits at the table, or has left a seat to a bot and may come back."""
        return bool(self.held_by(person) or self.owned_by(person))

    def players_but(self, person: str) -> list[str]:
        """Everybody else who sits here or may come back, and has not gone."""
        owners = [seat.owner for seat in self.memory.seats if seat.owner is not None]
        others = dict.fromkeys([*self.people(), *owners])
        return [other for other in others if other != person and other not in self.memory.gone]

    def require_stage(self, *stages: Stage) -> None:
        """Refuse what does not belong into this part of the evening."""
        if self.memory.stage not in stages:
            raise Refused(Message(f"table-stage-{self.memory.stage}"))

    def require_seat(self, seat: int) -> None:
        """Refuse seats that the game does not have."""
        last = len(self.memory.seats) - 1
        if seat > last:
            raise Refused(Message("table-no-such-seat", {"seat": seat, "last": last, "count": last + 1}))

    def require_person(self, seat: int, by: str) -> None:
        """Refuse to act for a seat in which the sender does not sit."""
        self.require_seat(seat)
        if self.person_at(seat) != by:
            raise Refused(Message("table-not-your-seat", {"seat": seat}))

    def of_seat(self, code: str, seat: int) -> Message:
        """A message about a seat, by the name of whoever sits there."""
        return Message(code, {"seat": seat, "name": self.name_at(seat)})

    def not_your_turn(self, seat: int) -> Message:
        """Why a seat may not act now: whom the game waits for."""
        asked = str(self.asked)
        if self.asked is None:
            return Message("table-not-your-turn", {"seat": seat, "asked": asked, "name": "None"})
        return Message(
            "table-not-your-turn", {"seat": seat, "asked": asked, "name": self.name_at(self.asked)}
        )

    def require_player(self, by: str) -> None:
        """Refuse people without a seat."""
        if by not in self.people():
            raise Refused(Message("table-no-seat"))

    def require_host(self, by: str) -> None:
        """Refuse everybody but the host."""
        if not by or by != self.memory.host:
            raise Refused(Message("table-host-only"))

    def require_current(self, seen: int) -> None:
        """Refuse what was decided on an earlier look at the game."""
        if not self.memory.changed <= seen <= self.memory.seq:
            raise Conflict(seen, self.memory.changed)


Decisions = dict[type[Any], Callable[[TableContext, Any], list[What]]]  # by the kind of command
Changes = dict[type[Any], Callable[[TableContext, Any], None]]  # by the kind of event
