"""The server with dice that fall the same in every game: `python -m tests.web.loaded …`.

What a test of a game's page waits for then comes at the same place, whatever the secret of the table is.
"""

import hashlib
import sys

from samedi.cli.main import main
from samedi.core.processes import async_worker
from samedi.table.dice import Dice


def below(_dice: Dice, bound: int, roll: int) -> int:
    """The number that belongs to a roll, at every table."""
    return int.from_bytes(hashlib.sha256(f"roll {roll}".encode()).digest()[:6], "big") % bound


if __name__ == "__main__":
    async_worker.BEHIND = 0  # beside much else they would hardly get a turn
    Dice.below = below  # type: ignore[method-assign, assignment]
    sys.argv[1:] = ["serve", *sys.argv[1:]]
    sys.exit(main())
