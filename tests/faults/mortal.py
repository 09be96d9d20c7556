"""A journal that stands still at a chosen commit, so that a test can kill the server exactly there.

It writes a byte `before` or `after` the chosen commit of a table, and goes no further with it: moves of that
commit were received and have no answer yet.
"""

import os
import time
from collections.abc import Sequence
from typing import Literal

from samedi.server.storage.journal import DatabaseJournal, Work

When = Literal["before", "after"]
FOR_EVER = 3600
_store = DatabaseJournal._store


def stand_still(to: int) -> None:
    """Tell the test, and wait for the end."""
    os.write(to, b".")
    time.sleep(FOR_EVER)


def make_mortal(to: int, when: When, count: int) -> None:
    """Let the journal stand still at a commit."""
    commits = 0

    def stopping(journal: DatabaseJournal, works: Sequence[Work]) -> None:
        nonlocal commits
        is_of_a_table = any(work.write is not None for work in works)  # others are of the server itself
        commits += is_of_a_table
        is_the_one = is_of_a_table and commits == count
        if is_the_one and when == "before":
            stand_still(to)
        _store(journal, works)
        if is_the_one and when == "after":
            stand_still(to)

    DatabaseJournal._store = stopping  # type: ignore[assignment, method-assign]
