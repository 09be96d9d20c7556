"""Codes that make another device the same person, good at every process of a house.

Redis keeps them for their minutes, under tags made with a key of the house. While it is away, a code is good
at the process that gave it.
"""

from typing import Any

import msgspec

from samedi.server.cluster.link import RedisLink
from samedi.server.gate.moving import LASTS_S, Mover, Moves


class SharedMoves:
    """The codes of this process, and of the others if there are any."""

    def __init__(self, moves: Moves, link: RedisLink | None) -> None:
        self._moves, self._link = moves, link

    def _is_alone(self) -> bool:
        return self._link is None or not self._link.is_well

    async def offer(self, person: str, name: str) -> str:
        """A new code for a person; the one before is good no longer."""
        code = self._moves.offer(person, name)
        if self._link is not None:
            await self._link.asked(self._told(self._link, person, name, self._moves.mark(code)).execute)
        return code

    def _told(self, link: RedisLink, person: str, name: str, mark: str) -> Any:
        pipeline = link.client.pipeline()
        pipeline.set(link.key("mover", person), mark, ex=LASTS_S)
        return pipeline.set(_key(link, mark), msgspec.json.encode((person, name)), ex=LASTS_S)

    async def take(self, typed: str) -> Mover | None:
        """Who this code makes somebody, however it is typed; it is good no longer."""
        mine = self._moves.take(typed)
        link = self._link
        if link is None or self._is_alone():
            return mine
        mark = self._moves.mark(typed)
        offered = await link.asked(lambda: link.client.getdel(_key(link, mark)))
        if offered is None:
            return mine if self._is_alone() else None
        person, name = msgspec.json.decode(offered, type=tuple[str, str])
        latest = await link.asked(lambda: link.client.get(link.key("mover", person)))
        return Mover(person, name, 0.0) if latest is not None and latest.decode() == mark else None


def _key(link: RedisLink, mark: str) -> str:
    return link.key("move", mark)
