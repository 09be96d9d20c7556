"""The server with a journal that stands still at a chosen commit, so that a test can kill it exactly there.

`python -m tests.faults.mortal FD WHEN COUNT …` writes a byte to the file FD `before` or `after` the COUNT-th
commit, and goes no further with it: moves of that commit were received and have no answer yet.
"""

import os
import sys
import time
from collections.abc import Sequence

from samedi.cli.main import main
from samedi.server.storage.journal import DatabaseJournal, Work

FOR_EVER = 3600
_store = DatabaseJournal._store


def stand_still(to: int) -> None:
    """Tell the test, and wait for the end."""
    os.write(to, b".")
    time.sleep(FOR_EVER)


def make_mortal(to: int, when: str, count: int) -> None:
    """Let the journal stand still at a commit."""
    commits = 0

    def stopping(journal: DatabaseJournal, works: Sequence[Work]) -> None:
        nonlocal commits
        commits += 1
        if commits == count and when == "before":
            stand_still(to)
        _store(journal, works)
        if commits == count and when == "after":
            stand_still(to)

    DatabaseJournal._store = stopping  # type: ignore[assignment, method-assign]


if __name__ == "__main__":
    make_mortal(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
    sys.argv[1:] = ["serve", *sys.argv[4:]]
    sys.exit(main())
