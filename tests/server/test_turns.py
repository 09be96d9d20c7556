"""The loop in turns: an address that asks for much at once holds up nobody else."""

import asyncio
import time

import pytest
from starlette.types import Receive, Scope, Send

from samedi.server.gate.gate import Gate
from samedi.server.gate.guard import Guard
from samedi.server.gate.turns import TURN_S, Turns
from samedi.server.http.studies import AT_ONCE, told_in_parts
from samedi.server.operation.config import Config
from samedi.server.operation.metrics import Metrics
from samedi.table.study import START, Node, Start, Study, kept, node_id, possible
from tests.table.evening import CHEVALIER

MANY = 40


class Clock:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def beside(turns: Turns, clock: Clock, whose: list[str]) -> None:
    """What two addresses ask for at once: one for much, the other for little; every step takes some time."""

    async def steps(address: str) -> None:
        for _ in range(4):
            clock.now += TURN_S / 2
            whose.append(address)
            await asyncio.sleep(0)

    much = [turns.take("much", lambda: steps("much")) for _ in range(MANY)]
    await asyncio.gather(*much, turns.take("little", lambda: steps("little")))


def test_who_asks_for_little_need_not_wait_for_all_that_another_address_asks_for() -> None:
    clock, whose = Clock(), list[str]()
    asyncio.run(beside(Turns(clock), clock, whose))
    assert whose.count("much") == 4 * MANY
    last = [place for place, address in enumerate(whose) if address == "little"][-1]
    assert whose[:last].count("much") < 4 * 3, "two steps in a round"


def test_what_is_done_in_turns_returns_fails_and_is_cancelled_as_ever() -> None:
    async def work() -> None:
        turns, heard = Turns(), list[str]()

        async def returns() -> int:
            async with asyncio.timeout(60):
                return await asyncio.to_thread(lambda: 7)

        async def fails() -> None:
            await asyncio.sleep(0)
            raise KeyError("nothing")

        async def waits() -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                heard.append("cancelled")
                raise

        assert await turns.take("a", returns) == 7
        with pytest.raises(KeyError):
            await turns.take("a", fails)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await turns.take("a", waits)
        assert heard == ["cancelled"]

    asyncio.run(work())


def scope_of(host: str) -> Scope:
    return {
        "type": "http",
        "method": "GET",
        "path": "/",
        "headers": [(b"host", b"localhost")],
        "client": (host, 1),
    }


def test_requests_of_an_address_leave_room_for_those_of_others() -> None:
    whose = list[str]()

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        for _ in range(4):
            begun = time.perf_counter()
            while time.perf_counter() - begun < TURN_S / 2:
                pass
            whose.append(scope["client"][0])
            await asyncio.sleep(0)

    async def work() -> None:
        config = Config()
        guard = Guard(app, config, Gate(config), Metrics())
        hosts = [*["192.0.2.1"] * MANY, "192.0.2.2"]
        await asyncio.gather(*(guard(scope_of(host), _nothing, _nowhere) for host in hosts))

    asyncio.run(work())
    last = [place for place, host in enumerate(whose) if host == "192.0.2.2"][-1]
    assert whose[:last].count("192.0.2.1") < 4 * 3


async def _nothing() -> dict[str, str]:
    return {}


async def _nowhere(_message: object) -> None:
    pass


def long_study() -> Study:
    """Somebody has tried one thing after the other, always what comes first."""
    state, nodes = CHEVALIER.state(), list[Node]()
    CHEVALIER.start(state, CHEVALIER.resolve({"players": 2, "board": "long"}))
    start = Start(game=CHEVALIER.name, rules=CHEVALIER.version, options={}, seats=[], state=kept(state))
    parent = START
    for _ in range(5 * AT_ONCE):
        number = possible(CHEVALIER, state)[-1]
        action = CHEVALIER.actions.text(number)
        nodes.append(Node(id=node_id(parent, action), parent=parent, action=action))
        parent = nodes[-1].id
        CHEVALIER.rules.apply(state, number)
    return Study(CHEVALIER, start, nodes)


def test_a_large_study_is_told_some_of_it_at_a_time() -> None:
    rounds = 0

    async def count() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    async def work() -> None:
        counting = asyncio.create_task(count())
        nodes = await told_in_parts(long_study())
        counting.cancel()
        assert len(nodes) == 5 * AT_ONCE

    asyncio.run(work())
    assert rounds >= 5
