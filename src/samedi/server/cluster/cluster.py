"""What a server process has of other processes: a bell, claims, and perhaps Redis with those who think."""

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from samedi.server.cluster.bell import RedisNotifier
from samedi.server.cluster.claims import SharedClaims, SoleClaims
from samedi.server.cluster.link import RedisLink
from samedi.server.cluster.thinking import Thinkers
from samedi.server.storage.port import Journal, Notifier, SilentNotifier
from samedi.server.storage.sealing import Sealing
from samedi.server.tables.server_time import ServerTime

Claims = SoleClaims | SharedClaims


class DeafNotifier(SilentNotifier):
    """The notifier of a server that may have others beside it and no bell: the journal is asked."""

    is_shared = True
    is_well = False


class Cluster(NamedTuple):
    """The others, as far as there are any."""

    notifier: Notifier
    claims: Claims
    link: RedisLink | None = None
    thinkers: Thinkers | None = None

    @property
    def tasks(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        """What goes on beside for as long as the server runs."""
        parts = (self.link, self.notifier, self.thinkers)
        return [part.live for part in parts if isinstance(part, RedisLink | RedisNotifier | Thinkers)]

    async def close(self) -> None:
        """Hang up."""
        if self.link is not None:
            await self.link.close()

    @property
    def is_degraded(self) -> bool:
        """Whether there is a Redis and it is away."""
        return self.link is not None and not (self.link.is_well and self.notifier.is_well)


def cluster_of(
    journal: Journal, server_time: ServerTime, redis: str, house: str, sealing: Sealing, *, is_shared: bool
) -> Cluster:
    """The others of a server: whoever shares its database may be there, whoever has Redis hears them."""
    claims: Claims = SharedClaims(journal, server_time) if is_shared else SoleClaims(journal)
    if not redis:
        return Cluster(DeafNotifier() if is_shared else SilentNotifier(), claims)
    link = RedisLink(redis, house)
    return Cluster(RedisNotifier(link, sealing), claims, link, Thinkers(link))
