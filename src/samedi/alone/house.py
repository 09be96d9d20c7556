"""The tables of one person on one device, asked as a server is asked: see `docs/offline.md`.

Nothing is stored here. What a request brings about is told as `writes`, to be stored before anything else is
passed on; if that fails, the table is to be dropped and opened again from what is stored.
"""

import re
import secrets
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from samedi.alone.asking import NotHere, asked_of, inquire
from samedi.alone.kept_table import ME, KeptTable, OtherRules
from samedi.alone.quizzes import QuizBook
from samedi.alone.study_book import StudyBook, StudyWrite
from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.failure import Failure
from samedi.server.tables.new_table import new_table
from samedi.server.tables.playing_on import begun_at, from_there
from samedi.server.wire.messages import Commanding, Hello, Ping, Pong, Thought
from samedi.server.wire.shapes import Problem
from samedi.server.wire.studies import BeginStudy
from samedi.server.wire.tables import AnyCommand, MakeTable, TableCard
from samedi.server.wire.thinking import AskHint
from samedi.table.dice import DAILY, SECRET_BYTES
from samedi.table.events import AnyEvent, Begun, RematchAgreed, write_event
from samedi.table.table import Table

OF_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_.-]+)(?:/(\w+))?(?:/(\d+))?(?:\?since=(\d+))?")
STATUS = {"accepted": 200, "duplicate": 200, "conflict": 409, "refused": 422}
FOR_SCREEN = msgspec.json.Decoder(Hello | Commanding | Thought | Ping)
PATIENCE_MS = 6_000  # how long the page may take to think for a bot


class Write(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is to be stored of a table."""

    id: str
    card: TableCard
    first: int
    """The number of the first event."""
    events: list[msgspec.Raw]
    secret: str = ""
    """Of a table that is new."""
    is_lesson: bool = False
    """Whether somebody learns there; then it is in no list."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of a request."""

    status: int = 200
    answer: Any = None
    writes: list[Write] = []
    studies: list[StudyWrite] = []
    messages: list[msgspec.Raw] = []
    """For the screen that follows the table."""
    wakes_in: int | None = None
    """After how many ms to ask what has happened by itself."""


class House:
    """All tables that are open on this device."""

    def __init__(self, bot_pause: int = 600) -> None:
        """A house whose bots wait for so many ms before they move, so that people can follow."""
        self._tables: dict[str, KeptTable] = {}
        self._quizzes = QuizBook()
        self._studies = StudyBook()
        self._bot_pause = bot_pause

    person = ME

    def know_all_games(self) -> None:
        """Import whatever a table may need."""
        for name in NAMES:
            game_named(name)

    def has(self, name: str) -> bool:
        """Whether a table is open, or a study."""
        return name in self._tables or name in self._studies

    def wanted(self, body: str) -> list[str]:
        """The names of the table somebody asks to set up, which may be there, and of the former one."""
        try:
            asked = msgspec.json.decode(body, type=MakeTable)
            return [name_for(asked), *([asked.begun.table] if asked.begun else [])]
        except (SamediError, msgspec.MsgspecError):
            return []  # what is wrong with it is told to whoever asks

    def open(self, secret: str, log: Sequence[str], now: int) -> str:
        """Open a table from what was stored; the time since then is nobody's."""

        def opened() -> Outcome:
            kept = KeptTable.open(bytes.fromhex(secret), [each.encode() for each in log])
            self._tables[kept.name] = kept
            return self._told(kept, kept.table.resume(max(0, now - kept.table.memory.at), now), now)

        return answered(opened)

    def open_study(self, text: str, table: str) -> str:
        """Open a study from what was stored, with the table that it is about, if that is still kept."""

        def opened() -> Outcome:
            self._studies.open(text, table)
            return Outcome()

        return answered(opened)

    def drop(self, name: str) -> None:
        """Forget a table or a study that is stored otherwise, or no more."""
        self._tables.pop(name, None)
        self._studies.drop(name)

    def ask(self, method: str, path: str, body: str, now: int) -> str:
        """Answer a request as the server's HTTP interface does."""
        return answered(lambda: self._ask(method, path, body.encode(), now))

    def hear(self, name: str, text: str, now: int) -> str:
        """Answer what a screen says over its line to a table."""
        return answered(lambda: self._hear(self._tables[name], FOR_SCREEN.decode(text), now))

    def happen(self, name: str, now: int) -> str:
        """Let happen what time, chance and bots have brought about."""
        return answered(lambda: self._happen(self._tables[name], now))

    def part(self, name: str) -> None:
        """No screen follows a table any more."""
        if name in self._tables:
            self._tables[name].part()

    def _ask(self, method: str, path: str, body: bytes, now: int) -> Outcome:
        if (method, path) == ("POST", "/api/tables"):
            return self._make(msgspec.json.decode(body, type=MakeTable), now)
        if (method, path) == ("POST", "/api/studies"):
            return self._try(msgspec.json.decode(body, type=BeginStudy), now)
        if path.startswith("/api/studies/"):
            return self._tried(*self._studies.answer(method, path, body, now))
        if path.startswith("/api/quiz/"):
            return Outcome(answer=self._quizzes.answer(method, path, body))
        found = OF_TABLE.fullmatch(path)
        if found is None:
            return Outcome(answer=inquire(method, path, body))
        kept = self._table(found[1])
        if (method, found[2]) == ("POST", "commands"):
            return self._command(kept, body, now)
        if (method, found[2]) == ("POST", "think"):
            return self._advise(kept, msgspec.json.decode(body, type=AskHint), now)
        number = int(found[3] or found[4] or 0)
        return Outcome(answer=asked_of(kept, method, found[2] or "", number, body))

    def _make(self, asked: MakeTable, now: int) -> Outcome:
        """Set a table up; asked again with the same key, it is the same table."""
        name, secret = name_for(asked), secrets.token_bytes(SECRET_BYTES)
        if asked.lesson is not None and asked.lesson.startswith(DAILY):
            raise NotHere(Message("server-not-here"))
        made = Outcome(status=201, answer={"id": name, "invites": {}})
        if name in self._tables:
            return made
        asked, begun = self._onward(asked)
        table, events = new_table(game_named(asked.game), name, asked, ME, secret, now, begun)
        kept = self._tables[name] = KeptTable(table, events, secret)
        return msgspec.structs.replace(made, writes=[new_write(kept)], wakes_in=self._wakes(kept, now))

    def _onward(self, asked: MakeTable) -> tuple[MakeTable, Begun | None]:
        """The table that is asked for, and the moment it goes on from, if it does."""
        if asked.begun is None:
            return asked, None
        former = self._tables[asked.begun.table].table
        return from_there(asked, former), begun_at(former, asked.begun, ME)

    def _table(self, name: str) -> KeptTable:
        if name not in self._tables:
            raise NotHere(Message("server-no-table"))
        return self._tables[name]

    def _try(self, asked: BeginStudy, now: int) -> Outcome:
        """Begin a board to try things on, from a moment of a table."""
        kept = self._table(asked.table)
        start, events = kept.start(asked, now)
        links, write = self._studies.begin(start, now)
        return msgspec.structs.replace(
            self._told(kept, events, now), status=201, answer=links, studies=[write]
        )

    def _tried(self, answer: Any, write: StudyWrite | None) -> Outcome:
        """What comes of a request to a study."""
        studies = [] if write is None else [write]
        return Outcome(status=204 if answer is None else 200, answer=answer, studies=studies)

    def _command(self, kept: KeptTable, body: bytes, now: int) -> Outcome:
        answer, events = kept.answer(msgspec.json.decode(body, type=AnyCommand), now)
        told = self._told(kept, events, now)
        return msgspec.structs.replace(told, status=STATUS[str(answer.__struct_config__.tag)], answer=answer)

    def _advise(self, kept: KeptTable, asked: AskHint, now: int) -> Outcome:
        about, events = kept.advise(asked, now)
        return msgspec.structs.replace(self._told(kept, events, now), answer=about)

    def _hear(self, kept: KeptTable, message: Hello | Commanding | Thought | Ping, now: int) -> Outcome:
        match message:
            case Hello():
                told = kept.greet(message, now)
                return Outcome(messages=[*map(msgspec.Raw, told)], wakes_in=self._wakes(kept, now))
            case Thought():
                is_asked = message.seq == kept.table.seq
                events = kept.thought(message, now)
                return self._happen(kept, now) if is_asked and not events else self._told(kept, events, now)
            case Ping():
                return Outcome(messages=[msgspec.Raw(msgspec.json.encode(Pong(n=message.n, now=now)))])
            case _:
                events, messages = kept.obey(message.command, now)
                return self._stored(kept, events, messages, now)

    def _happen(self, kept: KeptTable, now: int) -> Outcome:
        question = None if kept.table.due(now) else kept.question()
        if question is not None:
            return Outcome(messages=[msgspec.Raw(question)], wakes_in=PATIENCE_MS)
        return self._told(kept, kept.due(now), now)

    def _told(self, kept: KeptTable, events: list[AnyEvent], now: int) -> Outcome:
        return self._stored(kept, events, kept.happened(events), now)

    def _stored(self, kept: KeptTable, events: list[AnyEvent], messages: list[bytes], now: int) -> Outcome:
        """What is to be stored of events that have been applied."""
        writes = [write_of(kept, events)] if events else []
        agreed = [event.what.host for event in events if isinstance(event.what, RematchAgreed)]
        writes += [self._successor(kept, host, now) for host in agreed]
        return Outcome(writes=writes, messages=[*map(msgspec.Raw, messages)], wakes_in=self._wakes(kept, now))

    def _wakes(self, kept: KeptTable, now: int) -> int | None:
        """After how many ms something happens by itself."""
        if kept.table.bot_to_move is not None:
            return self._bot_pause
        due = kept.table.due_at
        return None if due is None else max(0, due - now)

    def _successor(self, kept: KeptTable, host: str, now: int) -> Write:
        """The table of the next game."""
        secret = secrets.token_bytes(SECRET_BYTES)
        first = kept.table.create_rematch(secret, now, host)
        table = Table(kept.table.game, first.what.id, secret)
        table.apply(first)
        following = self._tables[first.what.id] = KeptTable(table, [first], secret)
        return new_write(following)


def answered(work: Callable[[], Outcome]) -> str:
    """What comes of a request as JSON; what is refused is an answer too."""
    try:
        outcome = work()
    except (NotHere, KeyError) as error:
        message = error.message if isinstance(error, NotHere) else Message("server-no-table")
        outcome = Outcome(status=404, answer=Problem(message))
    except Failure as error:
        outcome = Outcome(status=error.status, answer=Problem(error.message))
    except SamediError as error:
        outcome = Outcome(status=409 if isinstance(error, OtherRules) else 400, answer=Problem(error.message))
    except msgspec.MsgspecError as error:
        message = Message("server-not-json", {"error": str(error)})
        outcome = Outcome(status=400, answer=Problem(message))
    return msgspec.json.encode(outcome).decode()


def name_for(asked: MakeTable) -> str:
    """What a new table is called: the same for the same wish, as long as the rules are the same."""
    wish = f"{asked.game} {game_named(asked.game).version} {asked.key}"
    return f"here-{blake2b(wish.encode(), digest_size=8).hexdigest()}"


def new_write(kept: KeptTable) -> Write:
    """What begins the log of a table."""
    is_lesson = kept.table.memory.taught is not None
    return msgspec.structs.replace(write_of(kept, kept.log), secret=kept.secret.hex(), is_lesson=is_lesson)


def write_of(kept: KeptTable, events: Sequence[AnyEvent]) -> Write:
    """The latest events of a table."""
    return Write(
        id=kept.name,
        card=kept.card,
        first=events[0].seq,
        events=[msgspec.Raw(write_event(event)) for event in events],
    )
