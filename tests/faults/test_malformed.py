"""30,000 messages that make no sense: each gets an answer, and others at the table notice nothing."""

import asyncio
import json
import random
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.faults.evening import finish, meet
from tests.faults.malformed import malformed
from tests.faults.player import Network, Player
from tests.faults.servers import Server

MESSAGES = 30_000
LINES = 8
TOGETHER = 7  # sent before their answers are read; after three times as many errors the line is closed
PATIENCE_S = 60
LAST = 777  # the number of the ping behind them


async def _line(url: str, table: str, cookie: str) -> ClientConnection:
    line = await connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        subprotocols=["samedi.1"],  # type: ignore[list-item]
        additional_headers={"Cookie": cookie},
        origin=url,  # type: ignore[arg-type]
        max_size=None,
        compression=None,
        proxy=None,
    )
    await line.send('{"type":"hello","version":1}')
    await _hear(line, "snapshot")
    return line


async def _hear(line: ClientConnection, kind: str) -> None:
    """Wait for a message of a kind."""
    async with asyncio.timeout(PATIENCE_S):
        while json.loads(await line.recv())["type"] != kind:
            pass


async def _attack(url: str, table: str, cookie: str, rng: random.Random, count: int) -> int:
    """Get so many messages answered; who never makes sense is sent away, and comes back."""
    answered = 0
    while answered < count:
        line = await _line(url, table, cookie)
        is_welcome = True
        while is_welcome and answered < count:
            for _ in range(TOGETHER):
                await line.send(malformed(rng))
            await line.send(f'{{"type":"ping","n":{LAST}}}')
            heard, is_welcome = await _answers(line)
            answered += heard
        await line.close()
    return answered


async def _answers(line: ClientConnection) -> tuple[int, bool]:
    """Count the answers up to the last one, or to a good-bye; each message but those cut off has one."""
    heard = 0
    while True:
        message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE_S))
        match message["type"]:
            case "pong" if message["n"] == LAST:
                assert heard == TOGETHER, f"{heard} answers to {TOGETHER} messages"
                return heard, True
            case "bye":
                assert message["message"]["code"] == "server-no-sense", message
                return heard, False
            case "error":
                assert message["message"]["code"], message
                heard += 1
            case "ack" | "pong":
                heard += 1


async def _evening(url: str) -> tuple[int, list[float]]:
    quiet = [Player(url, f"q{seat}", Network(random.Random(seat))) for seat in range(2)]
    loud = [Player(url, f"l{seat}", Network(random.Random(seat))) for seat in range(2)]
    table = await meet(quiet)
    attacked = await meet(loud)
    waits: list[float] = []
    stopped = asyncio.Event()

    async def others() -> None:
        """Somebody at another table asks for a sign of life all the time."""
        line = await _line(url, table, quiet[0].cookie)
        while not stopped.is_set():
            begun = time.perf_counter()
            await line.send('{"type":"ping","n":1}')
            await _hear(line, "pong")
            waits.append(time.perf_counter() - begun)
            await asyncio.sleep(0.02)
        await line.close()

    other = asyncio.create_task(others())
    counts = await asyncio.gather(
        *(
            _attack(url, attacked, loud[number % 2].cookie, random.Random(number), MESSAGES // LINES)
            for number in range(LINES)
        )
    )
    stopped.set()
    await other
    await finish([asyncio.create_task(player.play(table, seat)) for seat, player in enumerate(quiet)])
    return sum(counts), waits


def test_malformed_messages_get_clear_answers_and_stall_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path / "data")
    server.start()
    try:
        answered, waits = asyncio.run(_evening(server.url))
        assert server.process is not None
        assert server.process.poll() is None
        assert server.stop() == 0
    finally:
        if server.process is not None and server.process.poll() is None:
            server.process.kill()
    waits.sort()
    with capsys.disabled():
        print(
            f"\n{answered} malformed messages answered; meanwhile others waited "
            f"{1000 * waits[len(waits) // 2]:.1f} ms in the middle, {1000 * waits[-1]:.0f} ms at most"
        )
    assert answered >= MESSAGES
    assert waits[len(waits) * 99 // 100] < 2
    assert "Traceback" not in server.log.read_text()
