"""Calls people for whom a game waits while they are not at its table, once a turn and not too often.

Nothing here holds up a move: that somebody is asked is noted in passing, a job of the sweep looks who has
been away for long enough, and a few tasks beside the tables do the rest.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from http import HTTPStatus

import msgspec

from samedi.server.operation.config import Config
from samedi.server.operation.failures import Failures
from samedi.server.operation.metrics import Metrics
from samedi.server.push.encryption import encrypted
from samedi.server.push.notice import notice_of
from samedi.server.push.posting import post
from samedi.server.push.sender_key import SenderKey
from samedi.server.push.services import NotAllowed, PushServices
from samedi.server.storage.port import Device, Journal, TableRow

WORKERS = 4
MOST_WAITING = 2_000  # people to be called at once
MOST_LOOKED_AT = 50  # tables of a person
LASTS_S = 2 * 86_400  # how long a service keeps a notification for a device that is off
GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
AGAIN_S = (60.0, 600.0)  # when to try again what a service did not take

IsThere = Callable[[str, str], bool]
"""Whether a person is connected to a table."""


class Caller:
    """Who is to be called, and when."""

    def __init__(
        self,
        config: Config,
        journal: Journal,
        key: SenderKey,
        is_there: IsThere,
        metrics: Metrics,
        failures: Failures,
        now: Callable[[], int],
    ) -> None:
        self.key, self.services = key, PushServices(config.push_services)
        self._journal, self._is_there = journal, is_there
        self._metrics, self._failures, self._now = metrics, failures, now
        self._after_s, self._pause_s = config.push_after_seconds, config.push_pause_seconds
        self._reachable: set[str] = set()
        self._due: dict[str, float] = {}
        self._called: dict[str, float] = {}
        self._tries: dict[str, int] = {}
        self._queue: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._workers: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many people are to be called."""
        return len(self._due) + self._queue.qsize()

    # What tables and people say

    def asked(self, person: str) -> None:
        """A game waits for somebody who is not at its table."""
        if person in self._reachable and person not in self._due:
            quiet_until = self._called.get(person, 0) + self._pause_s
            self._due[person] = max(time.monotonic() + self._after_s, quiet_until)

    async def keep(self, device: Device) -> None:
        """Somebody wants to be called on a device."""
        await self._journal.keep_device(device)
        self._reachable.add(device.person)

    async def forget(self, person: str, address: str) -> None:
        """Somebody does not want to be called on a device any more."""
        await self._journal.forget_device(person, address)
        if not await self._journal.devices_of(person):
            self._reachable.discard(person)

    # The calls

    async def begin(self) -> None:
        """Call from now on, and also those whose turn came when no server was there to call them."""
        if not self.services.are_there:
            return
        self._reachable = set(await self._journal.people_with_devices())
        for person in self._reachable:
            self.asked(person)
        self._workers = [asyncio.create_task(self._work()) for _ in range(WORKERS)]

    async def call_due(self) -> None:
        """Hand on who has been away for long enough; who finds no room waits for the next time."""
        now = time.monotonic()
        self._called = {who: at for who, at in self._called.items() if now - at < self._pause_s}
        for person in [who for who, at in self._due.items() if at <= now]:
            if self._queue.full():
                return
            del self._due[person]
            self._queue.put_nowait(person)

    async def close(self) -> None:
        """Call nobody any more."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            person = await self._queue.get()
            with self._failures.noted("calling"):
                await self._call(person)

    async def _call(self, person: str) -> None:
        """Call a person on every device, if a turn has come of which nobody told them."""
        devices = await self._journal.devices_of(person)
        waiting = [row for row in await self._waiting_for(person) if not self._is_there(row.id, person)]
        known = max((device.called_at for device in devices), default=0)
        if not devices or not any(row.summary.at > known for row in waiting):
            return
        self._called[person] = time.monotonic()
        results = await asyncio.gather(*(self._send(device, waiting) for device in devices))
        if all(results) or not self._tries_again(person):
            self._tries.pop(person, None)
            await self._journal.note_call(person, self._now())

    async def _waiting_for(self, person: str) -> list[TableRow]:
        rows = await self._journal.tables_of(person, MOST_LOOKED_AT)
        return [row for row in rows if row.summary.asked == person]

    def _tries_again(self, person: str) -> bool:
        tries = self._tries.get(person, 0)
        if tries >= len(AGAIN_S):
            return False
        self._tries[person] = tries + 1
        self._due.setdefault(person, time.monotonic() + AGAIN_S[tries])
        return True

    async def _send(self, device: Device, waiting: Sequence[TableRow]) -> bool:
        """Send a notification; whether there is nothing left to be done about it."""
        try:
            status = await self._posted(device, waiting)
        except (OSError, NotAllowed) as error:
            self._failures.note("push", error)
            self._metrics.pushed("failed")
            return isinstance(error, NotAllowed)
        if status in GONE:
            await self.forget(device.person, device.address)
        is_taken = status < HTTPStatus.MULTIPLE_CHOICES
        outcome = "sent" if is_taken else "gone" if status in GONE else "refused"
        self._metrics.pushed(outcome)
        return status != HTTPStatus.TOO_MANY_REQUESTS and status < HTTPStatus.INTERNAL_SERVER_ERROR

    async def _posted(self, device: Device, waiting: Sequence[TableRow]) -> int:
        target = self.services.target(device.address)
        text = msgspec.json.encode(await asyncio.to_thread(notice_of, waiting, device))
        headers = {
            "authorization": self.key.authorization(target.origin),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTS_S),
            "topic": "your-turn",
            "urgency": "high",
        }
        return await post(target, headers, encrypted(text, device.public, device.auth))
