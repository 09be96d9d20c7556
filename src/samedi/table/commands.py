"""What can be asked of a table. Each command has a key: sent again, it is answered but not done again.

Who sends a command is not part of it; the server knows.
"""

from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar, Union

import msgspec
from msgspec import Struct

from samedi.core.message import Message
from samedi.table.events import Begun
from samedi.table.limits import (
    LARGEST_COMMAND,
    BotName,
    ChatText,
    Count,
    EntropyText,
    Key,
    LessonName,
    Name,
    NumberText,
    PersonId,
    SeatNumber,
)
from samedi.table.refusals import Refused
from samedi.table.settings import Settings

Phrase = Literal[  # what people say by one tap; each reads it in their own language, as `table-phrase-…`
    "hello", "good-luck", "well-played", "thanks", "sorry", "your-turn", "one-moment", "again", "goodbye"
]


class Command(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something a person, or the house for a bot, wants to happen."""

    key: Key


class AtSeat(Command, frozen=True, kw_only=True):
    """A command for one seat: a person may hold several."""

    seat: SeatNumber


class InGame(AtSeat, frozen=True, kw_only=True):
    """A command that fits one moment of the game only."""

    seen: Count
    """The number of the last event the sender had seen."""


class Create(Command, frozen=True, kw_only=True, tag="create"):
    """Set a table up, as its host."""

    game: str
    name: Name
    options: dict[str, Any]
    settings: Settings = Settings()
    lesson: LessonName | None = None
    """The lesson it is for, which chooses options and settings."""
    begun: Begun | None = None
    """From where it goes on, if the game was begun elsewhere."""


# People and seats
class Watch(Command, frozen=True, kw_only=True, tag="watch"):
    """Come to the table to look on."""

    name: Name


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    """Be called something else."""

    name: Name


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Go away from the table."""


class Sit(AtSeat, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat, or during the game a bot's."""

    name: Name | None = None
    """The name at this seat, if it is not the one the table remembers."""


class Come(Command, frozen=True, kw_only=True, tag="come"):
    """Take a free chair before the game and be ready; who has one leaves it for another."""

    seat: SeatNumber | None = None
    """Which chair, or the next one that is free."""
    name: Name | None = None
    """The name at this seat, if it is not the one the table remembers."""
    seal: NumberText | None = None
    """The seal of a random number of one's own, as for `commit`."""


class Vacate(AtSeat, frozen=True, kw_only=True, tag="vacate"):
    """Open a seat before the game: the own one, or as the host any."""


class AnswerSeat(Command, frozen=True, kw_only=True, tag="answer_seat"):
    """Let somebody take over a bot's seat who asks for it, or not; who asked takes it back by a no."""

    asked: Count
    """The number of the event that asked."""
    accepts: bool


class SeatBot(AtSeat, frozen=True, kw_only=True, tag="seat_bot"):
    """Let a bot play a seat; during the game, the own one, or that of somebody who does not answer."""

    bot: BotName | None = None
    """Which one; for somebody else's seat it is that person's choice, or the table's."""


class NameStandIn(Command, frozen=True, kw_only=True, tag="name_stand_in"):
    """Say which bot may play for oneself while one is away; none leaves it to the table."""

    bot: BotName | None


# The host's
class RenewLinks(Command, frozen=True, kw_only=True, tag="renew_links"):
    """Make the links handed out so far void."""


class SendAway(Command, frozen=True, kw_only=True, tag="send_away"):
    """Let somebody not be here any more, or come again."""

    person: PersonId
    is_away: bool = True


# Before the game
class SetOptions(Command, frozen=True, kw_only=True, tag="set_options"):
    """Choose the options of the game."""

    options: dict[str, Any]


class SetTable(Command, frozen=True, kw_only=True, tag="set_table"):
    """Choose how the table plays."""

    settings: Settings


class LetDraw(Command, frozen=True, kw_only=True, tag="let_draw"):
    """Say who draws what the game is played on, if anybody does."""

    seat: SeatNumber | None


class Draw(AtSeat, frozen=True, kw_only=True, tag="draw"):
    """Hand in what was drawn; who draws sits last."""

    drawing: Any


class Ready(AtSeat, frozen=True, kw_only=True, tag="ready"):
    """Say that the game may start, or rather not yet."""

    is_ready: bool = True


class AddEntropy(Command, frozen=True, kw_only=True, tag="add_entropy"):
    """Add a random number of one's own to the dice, for all to see: for programs that do not seal theirs."""

    entropy: EntropyText


class Commit(Command, frozen=True, kw_only=True, tag="commit"):
    """Lay down the seal of a random number of one's own, to be opened after the start."""

    seal: NumberText


class OpenNumber(Command, frozen=True, kw_only=True, tag="open_number"):
    """Open the number under one's seal, when the table waits for it."""

    number: NumberText


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Begin the game."""


# The game
class Move(InGame, frozen=True, kw_only=True, tag="move"):
    """Do an action of the game."""

    action: dict[str, Any]
    follows: bool = False
    """Whether it belongs to the action before, of the same seat: the two are taken back together."""
    on_device: bool = False
    """Said by the house alone: whether a person's device thought for the bot."""


class Confirm(InGame, frozen=True, kw_only=True, tag="confirm"):
    """Hand the turn on."""


class TakeBack(InGame, frozen=True, kw_only=True, tag="take_back"):
    """Return to a decision of this seat: the given one, or its last."""

    to: Count | None = None


class AnswerTakeBack(Command, frozen=True, kw_only=True, tag="answer_take_back"):
    """Agree to what somebody asks to take back, or not."""

    offer: Count
    """The number of the event that asked."""
    accepts: bool


class Look(AtSeat, frozen=True, kw_only=True, tag="look"):
    """Turn the screen to one of several seats at it."""


class TakeHint(AtSeat, frozen=True, kw_only=True, tag="take_hint"):
    """Ask for a hint, an analysis or a what-if."""


class Resign(AtSeat, frozen=True, kw_only=True, tag="resign"):
    """Give up."""


class Abandon(Command, frozen=True, kw_only=True, tag="abandon"):
    """Vote for ending the game without a winner, or no longer."""

    wants: bool = True


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Want to play again after the game, or no longer."""

    wants: bool = True
    at_once: bool = False
    """Set the next table up now, as its host; the others find it in their lists, and need not agree first."""


# Talk
class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say something in one's own words."""

    text: ChatText


class SayPhrase(Command, frozen=True, kw_only=True, tag="say_phrase"):
    """Say something that everybody reads in their own language."""

    phrase: Phrase


class Mute(Command, frozen=True, kw_only=True, tag="mute"):
    """As the host, let nobody hear somebody any more, or again."""

    person: PersonId
    is_muted: bool = True


COMMANDS: tuple[type[Command], ...] = (
    *(Create, Watch, Rename, Leave, Sit, Come, Vacate, AnswerSeat, SeatBot, NameStandIn),
    *(RenewLinks, SendAway),
    *(SetOptions, SetTable, LetDraw, Draw, Ready, AddEntropy, Commit, Start, OpenNumber),
    *(Move, Confirm, TakeBack, AnswerTakeBack, Look, TakeHint, Resign, Abandon, Rematch),
    *(Say, SayPhrase, Mute),
)
_DECODER = msgspec.json.Decoder(Union[COMMANDS])  # noqa: UP007 - made at run time

C = TypeVar("C", bound=Command)


@dataclass(frozen=True)
class Request(Generic[C]):
    """A command with its sender, the time it came at, in ms, and who was connected then."""

    command: C
    by: str
    now: int
    online: frozenset[str] = frozenset()


def read_command(data: bytes | str) -> Command:
    """The command written as JSON, checked to the letter."""
    if len(data) > LARGEST_COMMAND:
        raise Refused(Message("table-command-too-long", {"limit": LARGEST_COMMAND}))
    try:
        command: Command = _DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(Message("table-bad-command", {"error": str(error)})) from None
    return command
