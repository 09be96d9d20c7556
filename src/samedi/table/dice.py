"""Fair dice: every outcome follows from a secret and from people's numbers, all sealed before any is open.

    commitment     = SHA-256(secret + "|" + table), as hexadecimal digits
    seal           = SHA-256("number|table|person"), the number as hexadecimal digits
    number (k, t)  = the first 48 bits of HMAC-SHA-256(secret, "table|numbers|k|t"), numbers with commas
    outcome k      = the first number (k, 0), (k, 1) … below the largest multiple of the sum of all weights,
                     modulo that sum, counted off along the listed outcomes

`k` counts the decisions of chance on the way to the position, from 0: what is taken back and played
differently meets the same dice. Forty-eight bits are a whole number in JavaScript too. Numbers that people
added in clear come first, then those under seals in the order of the start; `docs/fair-dice.md` says why.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from samedi.core.game import Game
from samedi.core.position import buffer

SECRET_BYTES = 32
DRAWN_BYTES = 6
DAILY = "daily-"  # begins the name of the dice of a day
RANGE = 1 << (8 * DRAWN_BYTES)


def commitment(secret: bytes, table: str) -> str:
    """What is shown before the game: it fixes the secret and does not betray it."""
    return hashlib.sha256(secret + b"|" + table.encode()).hexdigest()


def dice_name(table: str, lesson: str | None) -> str:
    """Under which name the dice of a table fall: those of a day fall the same for all who play it."""
    return lesson if lesson is not None and lesson.startswith(DAILY) else table


def seal(number: str, table: str, person: str) -> str:
    """What a person lays down before the game: it fixes their number, for this table and nobody else."""
    return hashlib.sha256(f"{number}|{table}|{person}".encode()).hexdigest()


@dataclass(frozen=True)
class Dice:
    """The dice of one game."""

    secret: bytes
    table: str
    numbers: Sequence[str]

    def below(self, bound: int, roll: int) -> int:
        """The number from 0 to bound - 1 that belongs to a roll, each equally likely."""
        fair = RANGE - RANGE % bound
        attempt = 0
        while (drawn := self._draw(roll, attempt)) >= fair:
            attempt += 1
        return drawn % bound

    def outcome(self, game: Game[Any], state: Any, roll: int) -> int:
        """What chance decides in a state, as the number of an action."""
        out, weights = buffer(len(game.actions)), buffer(len(game.actions))
        count = game.rules.outcomes(state, out, weights)
        drawn = self.below(sum(weights[:count]), roll)
        index = 0
        while drawn >= weights[index]:
            drawn -= weights[index]
            index += 1
        return int(out[index])

    def _draw(self, roll: int, attempt: int) -> int:
        text = f"{self.table}|{','.join(self.numbers)}|{roll}|{attempt}"
        return int.from_bytes(hmac.digest(self.secret, text.encode(), "sha256")[:DRAWN_BYTES], "big")
