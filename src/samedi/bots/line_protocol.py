"""Bots in any language: a program that reads questions and writes answers, one JSON object a line.

The program is not trusted: whatever it writes is bounded and checked, and it is ended when it is late.
`docs/bots.md` tells what is said.
"""

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from samedi.core.errors import BadAction, SamediError
from samedi.core.game import Awaits, Game
from samedi.core.message import Message
from samedi.core.position import buffer
from samedi.core.rng import Rng
from samedi.words import typed

PREFIX = "cmd:"  # what a program's command is written behind
VERSION = 1
LONGEST_LINE = 65_536  # bytes of an answer
LONGEST_NAME = 80
START_S = 20.0  # to get ready
DECISION_S = 60.0  # unless told otherwise
GOODBYE_S = 0.5  # to end by itself
DETAIL = 200  # characters kept of what went wrong

T = TypeVar("T")

Why = Literal["crash", "time", "protocol", "illegal"]


class BadCommand(SamediError):
    """A program that cannot be started."""


class BotFailed(Exception):
    """A bot could not give a legal action: it crashed, was late, or said something else."""

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(f"{why}: {detail[:DETAIL]}")
        self.why: Why = why
        self.detail = detail[:DETAIL]


class HelloLine(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line to the program."""

    game: str
    options: dict[str, Any]
    seat: int
    protocol: int = VERSION


class ChooseLine(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """The question for a decision."""

    awaits: Awaits
    legal: list[Any]
    view: dict[str, Any]
    time_ms: int


class ByeLine(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The last line to the program."""


class ReadyLine(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """The answer to hello."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class ChosenLine(msgspec.Struct, frozen=True, tag_field="type", tag="action"):
    """The answer to a question."""

    action: msgspec.Raw


class LinePlayer:
    """A program that plays one seat of one game."""

    def __init__(
        self, command: str, game: Game[Any], options: dict[str, Any], seat: int, seconds: float | None = None
    ) -> None:
        self.name = command
        self._game = game
        self._seconds = DECISION_S if seconds is None else seconds
        self._hello = HelloLine(game.name, options, seat)
        self._program = Program(arguments(command))

    def prepare(self) -> None:
        """Say hello and wait until the program is ready."""
        ready = self._program.ask(self._hello, ReadyLine, START_S)
        self.name = ready.name

    def choose(self, hidden: Any, _seat: int, _rng: Rng, _mood: float | None = None) -> int:
        """What the program answers, if it is an action of the game."""
        chosen = self._program.ask(self._question(hidden), ChosenLine, self._seconds)
        try:
            return self._game.actions.from_json(bytes(chosen.action))
        except BadAction as error:
            raise BotFailed("illegal", str(error)) from None

    def _question(self, hidden: Any) -> ChooseLine:
        out = buffer(len(self._game.actions))
        count = self._game.rules.legal(hidden, out)
        return ChooseLine(
            awaits=self._game.awaits(hidden),
            legal=[self._game.actions.structure(number) for number in out[:count]],
            view=dict(self._game.view(hidden)),
            time_ms=int(1000 * self._seconds),
        )

    def close(self) -> None:
        """Say goodbye, and end the program if it does not end."""
        self._program.close()


def arguments(command: str) -> list[str]:
    """The words of a command, the first being a program that exists."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadCommand(
            Message("bot-bad-command", {"command": typed(command[:DETAIL]), "error": str(error)})
        ) from None
    if not words or shutil.which(words[0]) is None:
        raise BadCommand(Message("bot-no-program", {"command": typed(command[:DETAIL])}))
    return words


class Program:
    """A running program, spoken to in lines; no call lasts longer than it may."""

    def __init__(self, words: list[str]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names the program
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that its own children end with it
            )
        except OSError as error:
            raise BotFailed("crash", str(error)) from None
        assert self._process.stdin
        assert self._process.stdout
        self._input, self._output = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._input, False)
        os.set_blocking(self._output, False)
        self._read = b""

    def ask(self, question: object, kind: type[T], seconds: float) -> T:
        """Send a line and wait for the line that answers it."""
        end = time.perf_counter() + seconds
        try:
            self._send(msgspec.json.encode(question) + b"\n", end)
            line = self._receive(end)
        except OSError as error:
            raise BotFailed("crash", f"it does not listen: {error.strerror}") from None
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BotFailed("protocol", str(error)) from None

    def _send(self, data: bytes, end: float) -> None:
        while data:
            self._wait(self._input, selectors.EVENT_WRITE, end)
            data = data[os.write(self._input, data) :]

    def _receive(self, end: float) -> bytes:
        while b"\n" not in self._read:
            if len(self._read) > LONGEST_LINE:
                raise BotFailed("protocol", f"a line of more than {LONGEST_LINE} bytes")
            self._read_on(end)
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _read_on(self, end: float) -> None:
        self._wait(self._output, selectors.EVENT_READ, end)
        part = os.read(self._output, LONGEST_LINE)
        if not part:
            raise BotFailed("crash", "its output has ended")
        self._read += part

    def _wait(self, pipe: int, event: int, end: float) -> None:
        """Wait until a pipe can be used, or the time is over."""
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            left = end - time.perf_counter()
            if left <= 0 or not selector.select(left):
                raise BotFailed("time", "no answer in time")

    def close(self) -> None:
        """Say goodbye, wait a moment, and end the program with all its children."""
        assert self._process.stdin
        assert self._process.stdout
        end = time.perf_counter() + GOODBYE_S
        try:
            self._send(msgspec.json.encode(ByeLine()) + b"\n", end)
            self._process.stdin.close()
            while True:  # until its output ends
                self._read = b""
                self._read_on(end)
        except (BotFailed, OSError):
            self._kill()
        self._process.wait()
        self._process.stdin.close()
        self._process.stdout.close()

    def _kill(self) -> None:
        """End the program's whole group; as nobody has waited for it yet, the group is still its own."""
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except OSError:
            self._process.kill()
