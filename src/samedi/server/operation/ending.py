"""How tasks that go on for ever are ended."""

import asyncio
from collections.abc import Iterable
from typing import Any

TELL_AGAIN_S = 0.5


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """End tasks; one that waits for Redis may need to be told twice, for its client keeps the first."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=TELL_AGAIN_S)
