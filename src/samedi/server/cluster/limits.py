"""Limits that several processes share: each counts for itself, and now and then Redis adds up.

A bucket is kept as the moment at which it will be full again. What was taken since the last time moves it on,
and every process that asks learns how much is left, whoever took it. While Redis is away each counts alone.
"""

import asyncio
from collections.abc import Mapping

from samedi.server.cluster.link import RedisLink
from samedi.server.gate.limits import Limits

EVERY_S = 0.5
MOST_AT_ONCE = 2_000  # buckets
TAKE = """
local moment = redis.call('TIME')
local now = moment[1] * 1000 + math.floor(moment[2] / 1000)
local full = math.max(now, tonumber(redis.call('GET', KEYS[1]) or now)) + tonumber(ARGV[1])
redis.call('SET', KEYS[1], full, 'PX', math.max(1000, math.ceil(full - now)))
return math.ceil(math.max(0, full - now))
"""


class SharedLimits:
    """Adds up what the processes of a house have let through."""

    def __init__(self, link: RedisLink, limits: Mapping[str, Limits]) -> None:
        self._link, self._limits = link, limits
        for each in limits.values():
            each.share()

    async def live(self) -> None:
        """Add up for as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY_S)
            for name, limits in self._limits.items():
                await self._settle(name, limits)

    async def _settle(self, name: str, limits: Limits) -> None:
        taken = limits.taken(MOST_AT_ONCE)
        if not taken:
            return
        pipeline = self._link.client.pipeline(transaction=False)
        for key, refill_ms in taken.items():
            pipeline.eval(TAKE, 1, self._link.key("limit", name, key), refill_ms)
        missing = await self._link.asked(pipeline.execute)
        for key, missing_ms in zip(taken, missing or (), strict=False):
            limits.settle(key, float(missing_ms))
