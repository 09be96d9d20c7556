"""Messages are doubled, lost, late and out of order; games go on and nothing is lost or doubled."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.faults.evening import evening, finish
from tests.faults.logs import check_logs
from tests.faults.player import Network, Player
from tests.faults.servers import Server

TABLES = 6
SHORT = {"players": 2, "board": "short"}
SHARE = 0.05


async def _play(url: str) -> tuple[list[Player], list[str]]:
    rng = random.Random(2)

    def bad_network() -> Network:
        return Network(random.Random(rng.random()), *[SHARE] * 4)

    players, tables = await evening(url, TABLES, bad_network, SHORT)
    await finish(
        [
            asyncio.create_task(player.play(tables[number // 2], number % 2))
            for number, player in enumerate(players)
        ]
    )
    return players, tables


def test_a_bad_network_loses_and_doubles_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path / "data")
    server.start()
    try:
        players, tables = asyncio.run(_play(server.url))
        assert server.stop() == 0
    finally:
        if server.process is not None and server.process.poll() is None:
            server.process.kill()
    moves = check_logs(server, tables, players)
    reconnects = sum(player.reconnects for player in players)
    with capsys.disabled():
        print(f"\n{moves} acknowledged moves over bad lines, {reconnects} lines broken")
    assert reconnects > TABLES, "the network was not bad"
