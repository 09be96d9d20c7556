"""A house of several servers and thinkers behind a proxy, whose processes end and begin again."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import text
from websockets.asyncio.client import ClientConnection

from samedi.games import game
from samedi.server.storage.database import engine_of
from samedi.server.storage.sealing import load_sealing
from samedi.table.events import read_event
from samedi.table.table import Table
from tests import services
from tests.faults.lives import FORKS, ManyLives, live
from tests.faults.player import Json, Player
from tests.faults.servers import START_S
from tests.services import Postgres, Proxy

QUIET = (20_000, 32_000)  # ports
THINKS_ABOUT = "chevalier_noir"


@dataclass
class Member(ManyLives):
    """One of several servers of a house."""

    settings: Mapping[str, str] = field(default_factory=dict)

    def begin(self, _standstill: object = None) -> None:
        """Begin a life, and wait until it answers."""
        self.life = FORKS.Process(target=live_with, args=(dict(self.settings), self.arguments, self.log))
        self.life.start()
        self.wait_until_well(self.life.is_alive)


def quiet_port() -> int:
    """A free port that the system gives to nobody while a server is away for a moment."""
    while True:
        port = random.randint(*QUIET)
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) != 0:
                return port


def live_with(settings: dict[str, str], arguments: list[str], log: Path) -> None:
    """One life, with settings of the house."""
    os.environ.update(settings)
    live(arguments, log, None)


@dataclass
class ThinkingMember:
    """One of several thinkers."""

    redis: str
    process: "subprocess.Popen[bytes] | None" = None

    def begin(self) -> None:
        """Begin; it thinks as soon as it can."""
        command = ("think", "--redis", self.redis, "--games", THINKS_ABOUT, "--jobs", "1")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "samedi.cli", *command],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def stop(self) -> None:
        """Ask it to stop."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(START_S)

    def kill(self) -> None:
        """End it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@dataclass
class House:
    """Everything together."""

    proxy: Proxy
    database: str
    data: Path
    servers: list[Member]
    thinkers: list[ThinkingMember]


@contextmanager
def house(folder: Path, postgres: Postgres, redis: str, count: int) -> Iterator[House]:
    """A house of so many servers and thinkers for a while."""
    database, data = postgres.new_database(), folder / "data"
    settings = {"SAMEDI_DATABASE": database, "SAMEDI_REDIS": redis, "SAMEDI_PROXIES": "127.0.0.1"}
    servers = [Member(data, port=quiet_port(), settings=settings) for _ in range(count)]
    thinkers = [ThinkingMember(redis) for _ in range(count)]
    with ExitStack() as kept:
        members: list[Member | ThinkingMember] = [*servers, *thinkers]
        for member in members:
            member.begin()
            kept.callback(member.kill)
        proxy = kept.enter_context(services.proxy(*(server.port for server in servers)))
        yield House(proxy, database, data, servers, thinkers)


@dataclass
class PatientPlayer(Player):
    """Somebody who thinks before each move, and notes how long it took to be answered, and to see again."""

    thinks_s: float = 0.3
    waits: list[float] = field(default_factory=list)
    """For the answers to moves."""
    absences: list[float] = field(default_factory=list)
    """From the end of a line until the table was shown on the next."""
    is_tired: bool = False
    """Whether they make no more moves."""
    _sent_at: float = 0.0
    _rested_at: float = 0.0
    _lost_at: float | None = None

    @property
    def _is_done(self) -> bool:
        is_over = self.view.get("stage") == "over" or self.is_tired
        return is_over and self.pending is None and self._is_open

    async def _converse(self, line: ClientConnection, seat: int) -> None:
        try:
            await super()._converse(line, seat)
        finally:
            if self._lost_at is None and not self._is_done:
                self._lost_at = time.monotonic()

    def _hear(self, message: Json) -> bool:
        if message["type"] == "snapshot" and self._lost_at is not None:
            self.absences.append(time.monotonic() - self._lost_at)
            self._lost_at = None
        return super()._hear(message)

    async def _act(self, line: object, seat: int) -> None:
        if self.is_tired or time.monotonic() < self._rested_at:
            return
        if self.pending is None:
            self._sent_at = time.monotonic()
        await super()._act(line, seat)  # type: ignore[arg-type]

    async def _ask_again(self, line: object) -> None:
        await super()._ask_again(line)  # type: ignore[arg-type]
        if self._is_open and self.pending is None:  # nothing comes, so it is our turn to think
            await self._act(line, self.view.get("seat", -1))

    def _answered(self, answer: Json) -> None:
        before = self.pending
        super()._answered(answer)
        if before is not None and self.pending is None:
            self.waits.append(time.monotonic() - self._sent_at)
            self._rested_at = time.monotonic() + self.thinks_s


def check_log(house: House, table: str, players: list[PatientPlayer]) -> int:
    """Every acknowledged move is there once, where its answer said, without a gap; how many events."""
    engine = engine_of(house.database)
    with engine.connect() as connection:
        query = text("select seq, sender, key, payload from events where game = :table order by seq")
        rows = connection.execute(query, {"table": table}).all()
        kept = connection.execute(text("select game, secret from tables where id = :table"), {"table": table})
        name, sealed = kept.one()
    engine.dispose()
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    stored = [(row.sender, row.key, row.seq) for row in rows if row.key]
    assert len({each[:2] for each in stored}) == len(stored), "a key was done twice"
    for player in players:
        for key, seq in player.accepted.items():
            assert (player.person, key, seq) in stored, "an acknowledged move is lost"
        assert player.seqs == list(range(player.seqs[0], player.seqs[0] + len(player.seqs))), "a gap"
    again = Table(game(name), table, load_sealing(house.data / "seal.key").open(table, bytes(sealed)))
    for row in rows:
        again.apply(read_event(bytes(row.payload)))
    return len(rows)
