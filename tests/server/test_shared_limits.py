"""Limits that two processes share by Redis."""

import asyncio

from samedi.server.cluster.limits import SharedLimits
from samedi.server.cluster.link import RedisLink
from samedi.server.gate.limits import Limits
from tests.services import Redis


async def settle(shared: SharedLimits) -> None:
    for name, limits in shared._limits.items():
        await shared._settle(name, limits)


def shared_by_two(
    url: str, house: str, rate: float
) -> tuple[list[RedisLink], list[Limits], list[SharedLimits]]:
    links = [RedisLink(url, house) for _ in range(2)]
    limits = [Limits(rate, 10) for _ in links]
    return links, limits, [SharedLimits(link, {"x": each}) for link, each in zip(links, limits, strict=True)]


def test_what_one_process_lets_through_the_other_does_not(redis: Redis) -> None:
    async def run() -> None:
        links, (here, there), shared = shared_by_two(redis.url, "one", 0.001)
        assert [here.take("a") for _ in range(8)] == [0] * 8
        await settle(shared[0])
        assert there.take("a") == 0
        await settle(shared[1])
        assert there.take("a") == 0
        assert there.take("a") > 0, "eight were taken at the other"
        assert there.take("b") == 0
        for link in links:
            await link.close()

    asyncio.run(run())


def test_without_redis_each_process_counts_for_itself(redis: Redis) -> None:
    async def run() -> None:
        links, (here, there), shared = shared_by_two(redis.url, "two", 0.001)
        links[0].is_well = False
        assert [here.take("a") for _ in range(10)] == [0] * 10
        await settle(shared[0])
        assert here.take("a") > 0
        assert there.take("a") == 0
        for link in links:
            await link.close()

    asyncio.run(run())
