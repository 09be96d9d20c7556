"""The code of a table that can be spoken: made when it is first asked for, and anew when it has ended."""

from typing import Protocol

from samedi.server.gate.spoken import LASTS_MS, SpokenCode
from samedi.server.gate.tokens import Signer
from samedi.server.storage.port import Journal, KeptCode, SeqTaken
from samedi.server.tables.server_time import ServerTime

MOST_TRIES = 8  # against codes that other tables have


class CodesOwner(Protocol):
    """What codes need of the registry."""

    journal: Journal
    signer: Signer
    time: ServerTime


async def code_for(owner: CodesOwner, table: str) -> str | None:
    """The code to say; none if again and again another table has it."""
    for attempt in range(MOST_TRIES):
        now = owner.time.now()
        kept = await owner.journal.code_of(table)
        known = None if kept is None or kept.until <= now else _known(owner.signer, kept)
        if known is not None:
            return known.text
        former = None if kept is None else kept.tag
        until = now + LASTS_MS + attempt
        code = owner.signer.spoken(table, until)[0]
        try:
            await owner.journal.keep_code(KeptCode(table, code.tag, until), now, former)
        except SeqTaken:
            continue
        return code.text
    return None


def _known(signer: Signer, kept: KeptCode) -> SpokenCode | None:
    """The code that was made with one of the keys that are good."""
    return next((code for code in signer.spoken(kept.table, kept.until) if code.tag == kept.tag), None)
