"""The line to Redis: what goes over it are hints; nobody waits for them, and nothing breaks without them."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.operation import log
from samedi.words import typed

PATIENCE_S = 2.0  # how long Redis may take to answer
AGAIN_S = 0.3  # when to look for it again
MOST_WAITING = 10_000  # commands that are not sent yet; more than these are dropped


class BadRedis(SamediError):
    """There is no Redis where the settings say."""


def client_of(url: str) -> Any:
    """A client for an address; `BadRedis` if it is none, or if the packages are not there."""
    try:
        from redis.asyncio import Redis  # noqa: PLC0415 - a server that is alone needs no Redis
        from redis.asyncio.retry import Retry  # noqa: PLC0415
        from redis.backoff import NoBackoff  # noqa: PLC0415
    except ImportError:
        raise BadRedis(Message("server-needs-cluster")) from None
    try:
        return Redis.from_url(
            url,
            socket_timeout=PATIENCE_S,
            socket_connect_timeout=PATIENCE_S,
            retry=Retry(NoBackoff(), 0),  # whoever uses it tries again
        )
    except ValueError:
        raise BadRedis(Message("server-redis-unknown")) from None


def troubles() -> tuple[type[Exception], ...]:
    """What can go wrong on the line."""
    from redis.exceptions import RedisError  # noqa: PLC0415 - as above

    return (RedisError, OSError, TimeoutError, asyncio.IncompleteReadError)


async def require_redis(url: str) -> None:
    """Refuse an address at which no Redis answers."""
    client = client_of(url)
    try:
        await client.ping()
        if "redis_version" not in await client.info("server"):
            raise BadRedis(Message("server-redis-other", {"place": place_of(url)}))
    except troubles() as error:
        code = "server-redis-away" if isinstance(error, OSError) or _is_away(error) else "server-redis-other"
        raise BadRedis(Message(code, {"place": place_of(url)})) from None
    finally:
        await client.aclose()


def _is_away(error: Exception) -> bool:
    from redis.exceptions import ConnectionError as Away  # noqa: PLC0415 - as above
    from redis.exceptions import TimeoutError as Silent  # noqa: PLC0415

    is_refused = isinstance(error, Away) and isinstance(error.__cause__ or error.__context__, OSError)
    return is_refused or isinstance(error, Silent)


def place_of(url: str) -> str:
    """An address without its password."""
    return typed(url.rpartition("@")[2].removeprefix("redis://").removeprefix("rediss://"))


class RedisLink:
    """One process at Redis: what it sends goes out in batches, and it is known whether Redis is there."""

    def __init__(self, url: str, house: str) -> None:
        self.client, self.house = client_of(url), house
        self.process = secrets.token_hex(8)
        """By which the others know this process."""
        self.is_well = True
        self._waiting: list[tuple[Any, ...]] = []
        self._wake = asyncio.Event()

    def key(self, *parts: str) -> str:
        """A key or channel of this house."""
        return ":".join(("samedi", self.house, *parts))

    def send(self, *command: Any) -> None:
        """Send a command soon, with all that comes in this moment; nobody hears of its answer."""
        if self.is_well and len(self._waiting) < MOST_WAITING:
            self._waiting.append(command)
            self._wake.set()

    async def live(self) -> None:
        """Send for as long as the server runs; while Redis is away, look for it."""
        while True:
            try:
                await (self._send_all() if self.is_well else self._look())
            except Exception as error:  # noqa: BLE001 - whatever it is, another line may be better
                self.lost(error)
                await asyncio.sleep(AGAIN_S)

    async def _send_all(self) -> None:
        await self._wake.wait()
        self._wake.clear()
        commands, self._waiting = self._waiting, []
        if commands:
            pipeline = self.client.pipeline(transaction=False)
            for command in commands:
                pipeline.execute_command(*command)
            await pipeline.execute()

    async def _look(self) -> None:
        await self.client.ping()
        self.is_well = True
        log.info("redis-back")

    def lost(self, error: BaseException) -> None:
        """Redis is away; what waited for it is dropped, the journal has it."""
        if self.is_well:
            log.warning("redis-away", error=f"{type(error).__name__}: {error}")
        self.is_well, self._waiting = False, []
        self._wake.set()  # to look for it

    async def asked(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        """The answer to a question; nothing if Redis is away."""
        if not self.is_well:
            return None
        try:
            return await ask()
        except troubles() as error:
            self.lost(error)
            return None

    async def close(self) -> None:
        """Hang up, once what waits has been sent."""
        if self._waiting and self.is_well:
            await self.asked(self._flush)
        await self.client.aclose()

    async def _flush(self) -> None:
        self._wake.set()
        await self._send_all()
