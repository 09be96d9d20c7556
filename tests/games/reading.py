"""A question about the rules, its answer, and a sentence that says why: to be read against the position."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.quiz import Draft


@dataclass
class Told:
    """A question with its answer, and one of the sentences that say why."""

    position: Position
    draft: Draft
    why: Message

    @property
    def view(self) -> dict[str, Any]:
        """The position as JSON, without secrets of others."""
        return self.position.view(self.seat)

    @property
    def seat(self) -> int:
        return int(self.position.awaits.seat or 0)

    def asks(self, name: str) -> Any:
        """A parameter of the question, without the sign of a code and what stands before the last hyphen."""
        return bare(self.draft.text.params.get(name))

    def says(self, name: str) -> Any:
        return bare(self.why.params[name])

    @property
    def is_yes(self) -> bool:
        return self.right.code == "quiz-yes"

    @property
    def is_no(self) -> bool:
        return self.right.code == "quiz-no"

    @property
    def right(self) -> Message:
        return self.draft.answers[self.draft.right]

    @property
    def number(self) -> Any:
        """The right number."""
        return self.right.params.get("number")


def bare(said: Any) -> Any:
    return said.rpartition("-")[2] if isinstance(said, str) and said.startswith("@") else said


Readings = dict[str, Callable[[Told], bool]]
"""For each sentence whether it says what is so."""
