"""The server is killed during play, often exactly between receiving a move and answering it."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.faults.evening import evening, finish
from tests.faults.lives import FORKS, ManyLives, Standstill
from tests.faults.logs import check_logs
from tests.faults.mortal import When
from tests.faults.player import Network, Player

TABLES = 6
UNANSWERED = 36  # kills between receipt and answer
ANY_TIME = 18
WHEN: tuple[When, ...] = ("before", "after")
STANDSTILL_S = 60  # until a commit comes at which the server stands still


async def _kill_unanswered(server: ManyLives, rng: random.Random, players: list[Player]) -> int:
    """Restart the server so that it stands still in a commit, kill it there; 1 if a move was unanswered."""
    hears, tells = FORKS.Pipe(duplex=False)
    with hears, tells:
        await asyncio.to_thread(server.begin, Standstill(tells, rng.choice(WHEN), rng.randint(1, 4)))
        assert await asyncio.to_thread(hears.poll, STANDSTILL_S), "nothing was stored"
    unanswered = sum(player.pending is not None for player in players)
    await asyncio.to_thread(server.kill)
    return int(unanswered > 0)


async def _play_and_kill(server: ManyLives) -> tuple[list[Player], list[str], int]:
    rng = random.Random(8)
    await asyncio.to_thread(server.begin)
    players, tables = await evening(server.url, TABLES, lambda: Network(random.Random(rng.random())))
    await asyncio.to_thread(server.kill)
    games = [
        asyncio.create_task(player.play(tables[number // 2], number % 2))
        for number, player in enumerate(players)
    ]
    unanswered = 0
    for number in range(UNANSWERED + ANY_TIME):
        if number % 3 == 2:
            await asyncio.to_thread(server.begin)
            await asyncio.sleep(rng.uniform(0, 0.15))
            await asyncio.to_thread(server.kill)
        else:
            unanswered += await _kill_unanswered(server, rng, players)
    assert not any(task.done() for task in games), "a game was over before the last kill"
    await asyncio.to_thread(server.begin)
    await finish(games)
    assert server.stop() == 0
    return players, tables, unanswered


def test_no_acknowledged_move_is_lost_or_doubled_by_kills(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = ManyLives(tmp_path / "data")
    try:
        players, tables, unanswered = asyncio.run(_play_and_kill(server))
    finally:
        if server.life is not None:
            server.life.kill()
    moves = check_logs(server, tables, players)
    with capsys.disabled():
        print(
            f"\n{server.kills} kills, {unanswered} of them between receipt and answer of a move; "
            f"{moves} acknowledged moves of {len(players)} players, none lost, none doubled"
        )
    assert server.kills >= 50
    assert unanswered >= 30
