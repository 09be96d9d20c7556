"""`GameRecord`: a whole game on paper, as text or JSON.

The text form is a head of `[Name value]` lines, the values in JSON, an empty line, and the actions in
notation, one line for each time the acting seat changes.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import Any, Literal

import msgspec

from samedi.core.actions import to_builtins
from samedi.core.errors import BadAction, BadRecord, IllegalAction, SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import Mode, Position
from samedi.words import typed

Ending = Literal["finished", "resigned", "abandoned", "unfinished"]
HEAD_LINE = re.compile(r"\[([A-Z][a-z]+) (.*)\]")
LARGEST = 4_000_000  # characters; a record of the longest game is far smaller


class GameRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who played what, by which rules and options, every action, and how it ended."""

    game: str
    """The name of the game."""
    rules: int
    """The version of its rules."""
    options: dict[str, Any]
    """The options, complete."""
    seats: list[str]
    """Who sat where."""
    ending: Ending
    """How the game ended, if it did."""
    result: dict[str, Any] | None
    """The result as JSON, none unless the game was played to its end."""
    actions: list[Any]
    """Every action in order, outcomes of chance included: JSON, or notation read from a text."""

    @classmethod
    def of(cls, position: Position, seats: list[str], ending: Ending | None = None) -> GameRecord:
        """The record of a position."""
        return cls(
            game=position.game.name,
            rules=position.game.version,
            options=position.options,
            seats=seats,
            ending=ending or ("finished" if position.is_over else "unfinished"),
            result=position.result,
            actions=[to_builtins(action) for action in position.history],
        )

    @classmethod
    def from_json(cls, data: str | bytes) -> GameRecord:
        """Read the JSON form."""
        if len(data) > LARGEST:
            raise BadRecord(Message("record-too-long", {"limit": LARGEST}))
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadRecord(Message("record-not-json", {"error": str(error)})) from None

    @classmethod
    def from_text(cls, text: str) -> GameRecord:
        """Read the text form."""
        if len(text) > LARGEST:
            raise BadRecord(Message("record-too-long", {"limit": LARGEST}))
        head, _, body = text.replace("\r\n", "\n").lstrip("\ufeff\n ").partition("\n\n")
        values = _read_head(head)
        expected = values.pop("actions", None)
        tokens = body.split()
        if len(tokens) != expected:
            found: Mapping[str, str | int] = {"found": len(tokens), "expected": typed(str(expected))}
            raise BadRecord(Message("record-truncated", dict(found)))
        try:
            return msgspec.convert({**values, "actions": tokens}, cls)
        except msgspec.ValidationError as error:
            raise BadRecord(Message("record-bad-head", {"error": str(error)})) from None

    @classmethod
    def read(cls, text: str) -> GameRecord:
        """Read either form."""
        return cls.from_json(text) if text.lstrip("\ufeff \r\n\t").startswith("{") else cls.from_text(text)

    def to_json(self) -> str:
        """Write the JSON form."""
        return msgspec.json.encode(self).decode()

    def to_text(self, game: Game[Any]) -> str:
        """Write the text form."""
        head = {name: getattr(self, name) for name in self.__struct_fields__}
        head["actions"] = len(self.actions)
        lines = [
            f"[{name.capitalize()} {msgspec.json.encode(value).decode()}]" for name, value in head.items()
        ]
        seats = [position.awaits.seat for position in self.positions(game)]
        texts = [game.actions.text(number) for number in self.replay(game).history_numbers]
        turns = groupby(zip(seats, texts, strict=False), key=lambda played: played[0])
        return "\n".join([*lines, "", *(" ".join(text for _, text in turn) for _, turn in turns)]) + "\n"

    def positions(self, game: Game[Any], mode: Mode = "interpreted") -> Iterator[Position]:
        """Replay: one position, at the start and again after each action; stops at the first illegal one."""
        position = self._start(game, mode)
        yield position
        for index, action in enumerate(self.actions):
            try:
                position.play(action)
            except (BadAction, IllegalAction) as error:
                raise BadRecord(self._at(index, error)) from error
            yield position
        self._check_end(position)

    def replay(self, game: Game[Any], mode: Mode = "interpreted") -> Position:
        """The position at the end, every action checked."""
        return deque(self.positions(game, mode), maxlen=1).pop()

    def _start(self, game: Game[Any], mode: Mode) -> Position:
        if self.game != game.name:
            raise BadRecord(Message("record-other-game", {"found": typed(self.game), "expected": game.name}))
        if self.rules != game.version:
            raise BadRecord(Message("record-other-rules", {"found": self.rules, "expected": game.version}))
        position = Position(game, self.options, mode)
        if len(self.seats) != position.seats:
            found: dict[str, str | int] = {"found": len(self.seats), "expected": position.seats}
            raise BadRecord(Message("record-wrong-seats", found))
        return position

    def _check_end(self, position: Position) -> None:
        if (self.ending == "finished") != position.is_over:
            raise BadRecord(Message("record-not-over" if self.ending == "finished" else "record-is-over"))
        if self.result != position.result:
            raise BadRecord(Message("record-other-result"))

    def _at(self, index: int, error: SamediError) -> Message:
        shown = self.actions[index]
        text = shown if isinstance(shown, str) else msgspec.json.encode(shown).decode()
        params: dict[str, str | int] = {
            "number": index + 1,
            "count": len(self.actions),
            "action": typed(text[:80]),
        }
        return Message("record-illegal", params, cause=error.message)


def _read_head(head: str) -> dict[str, Any]:
    """The values of the `[Name value]` lines."""
    values: dict[str, Any] = {}
    decode: Callable[[str], Any] = msgspec.json.decode
    for number, line in enumerate(head.splitlines(), start=1):
        match = HEAD_LINE.fullmatch(line.strip())
        try:
            if not match:
                raise BadRecord(Message("record-bad-line", {"line": number, "text": typed(line[:60])}))
            values[match[1].lower()] = decode(match[2])
        except msgspec.DecodeError:
            raise BadRecord(Message("record-bad-line", {"line": number, "text": typed(line[:60])})) from None
    return values
