"""Where codes are kept: one a table, none twice, gone when their time is over."""

import pytest

from samedi.server.gate.keys import Keys, new_key
from samedi.server.gate.spoken import LASTS_MS
from samedi.server.gate.tokens import Signer
from samedi.server.storage.journal import DatabaseJournal
from samedi.server.storage.port import Journal, KeptCode, SeqTaken
from samedi.server.tables.codes import code_for
from samedi.server.tables.server_time import ServerTime
from tests.server.test_journal import new_table, with_journal

TAG, OTHER = bytes(16), bytes([1] * 16)


class Owner:
    """What codes need of a registry, with time that passes when told to."""

    def __init__(self, journal: DatabaseJournal, keys: Keys) -> None:
        self.journal: Journal = journal
        self.signer, self.time = Signer(keys), ServerTime([])
        self.now = 1_000
        self.time.now = lambda: self.now  # type: ignore[method-assign]


def test_a_table_has_one_code_and_a_code_one_table(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        for name in ("t1", "t2"):
            await journal.append([new_table(name)[1]])
        await journal.keep_code(KeptCode("t1", TAG, 100), 0, None)
        assert await journal.table_of_code([OTHER, TAG], 99) == "t1"
        assert await journal.table_of_code([TAG], 100) is None, "its time is over"
        with pytest.raises(SeqTaken):
            await journal.keep_code(KeptCode("t2", TAG, 200), 50, None)
        with pytest.raises(SeqTaken):
            await journal.keep_code(KeptCode("t1", OTHER, 200), 50, None)
        await journal.keep_code(KeptCode("t1", OTHER, 200), 50, TAG)
        await journal.keep_code(KeptCode("t2", TAG, 200), 50, None)
        assert await journal.code_of("t1") == KeptCode("t1", OTHER, 200)
        await journal.keep_code(KeptCode("t1", TAG, 400), 200, None)
        await journal.delete("t1")
        assert await journal.table_of_code([TAG], 300) is None

    with_journal(database, work)


def test_a_code_is_made_once_anew_after_a_day_and_anew_when_keys_were_renewed(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        await journal.append([new_table("t1")[1]])
        keys = Keys.of(new_key())
        owner = Owner(journal, keys)
        first = await code_for(owner, "t1")
        owner.now += LASTS_MS - 1
        assert await code_for(owner, "t1") == first
        assert await code_for(Owner(journal, keys.rotated()), "t1") == first, "older keys stay good"
        assert await journal.table_of_code(Signer(keys.rotated()).code_tags(first or ""), owner.now) == "t1"
        owner.now += 1
        second = await code_for(owner, "t1")
        assert second != first
        stranger = Owner(journal, keys.renewed())
        stranger.now = owner.now
        third = await code_for(stranger, "t1")
        assert third not in (first, second), "what a thief could compute is void"
        assert await journal.table_of_code(owner.signer.code_tags(second or ""), owner.now) is None

    with_journal(database, work)
