"""People who meet at a server, two at each table, and play."""

import asyncio
from collections.abc import Callable, Sequence

from tests.faults.player import Json, Network, Player

OPTIONS: Json = {"players": 2, "board": "long"}
GAME_S = 120


async def evening(
    url: str, tables: int, network: Callable[[], Network], options: Json = OPTIONS
) -> tuple[list[Player], list[str]]:
    """So many tables with two people each, whose games have begun."""
    players, names = [], []
    for number in range(tables):
        pair = [Player(url, f"p{number}-{seat}", network()) for seat in range(2)]
        names.append(await meet(pair, options))
        players += pair
    return players, names


async def meet(pair: Sequence[Player], options: Json = OPTIONS) -> str:
    """Two people sit down and begin."""
    host, guest = pair
    await host.arrive()
    await guest.arrive()
    made = await host.post(
        "/api/tables",
        {
            "game": "chevalier_noir",
            "name": host.name,
            "options": options,
            "settings": {"confirm": False},
            "key": "create",
            "seats": ["me", "open"],
        },
    )
    commands = f"/api/tables/{made['id']}/commands"
    await guest.post("/api/join", {"invite": made["invites"]["play"], "name": guest.name})
    await guest.post(commands, {"type": "sit", "key": "sit", "seat": 1})
    await guest.post(commands, {"type": "ready", "key": "ready", "seat": 1})
    await host.post(commands, {"type": "start", "key": "start"})
    return str(made["id"])


async def finish(games: Sequence["asyncio.Task[None]"]) -> None:
    """Wait until all games are over."""
    await asyncio.wait_for(asyncio.gather(*games), GAME_S)
