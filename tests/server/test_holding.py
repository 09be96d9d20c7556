"""A table is used by holding it: whoever comes, whenever, there is one session of it."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from samedi.server.tables import registry as registries
from samedi.server.tables import sweep
from samedi.server.tables.registry import TableRegistry
from samedi.server.tables.session import TableSession
from samedi.table.answers import Accepted
from samedi.table.commands import Rename
from tests.server.secret_evening import Subscriber, serving
from tests.server.test_leaks import Ear
from tests.server.test_registry import do, new_session, with_registry

TABLES = [f"t{number}" for number in range(5)]
ROUNDS = 4


@pytest.fixture(autouse=True)
def _close_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registries, "MOST_IDLE", 0)
    monkeypatch.setattr(sweep, "SWEEP_S", 0.001)


def test_all_who_use_a_table_at_a_time_have_the_same_session(tmp_path: Path) -> None:
    using: dict[str, set[TableSession]] = {name: set() for name in TABLES}
    opened: list[TableSession] = []

    async def come(registry: TableRegistry, name: str, key: str) -> None:
        rng = random.Random(f"{name}{key}")
        for number in range(ROUNDS):
            await asyncio.sleep(rng.uniform(0, 0.01))
            async with registry.hold(name) as session:
                using[name].add(session)
                opened.append(session)
                await asyncio.sleep(rng.uniform(0, 0.01))
                answer = await do(session, Rename(key=f"{key}-{number}", name=f"Ada {key}{number}"))
                assert isinstance(answer, Accepted)
                assert using[name] == {session}
                assert registry.sessions[name] is session
                if registry._held[name] == 1:
                    using[name].clear()

    async def work(registry: TableRegistry) -> None:
        for name in TABLES:
            await new_session(registry, name)
        for wave in "abc":
            await asyncio.gather(*(come(registry, name, f"{wave}{n}") for name in TABLES for n in range(3)))
            await registry.close_idle()
        for name in TABLES:
            events = await registry.journal.events(name, 0, 1000)
            assert [event.seq for event in events] == list(range(1, len(events) + 1))
        assert len(set(opened)) >= 3 * len(TABLES), "no table was closed in between"
        assert registry.sessions == {}
        assert registry._held == {}

    with_registry(tmp_path, work)


def test_a_socket_that_has_not_greeted_yet_hears_what_happens_afterwards(tmp_path: Path) -> None:
    """The page says hello only when it has read the history: the table stays, whatever else is opened."""

    async def run() -> None:
        async with serving(tmp_path) as (application, url):
            registry = application.registry
            await new_session(registry, "t")
            early, late = (Subscriber(application, url, "t", "ada") for _ in range(2))
            await early.open()
            for name in TABLES:  # many more tables are opened and closed meanwhile
                await new_session(registry, name)
            await asyncio.sleep(0.05)
            await late.connect()
            await early.greet()
            await late.do("rename", name="Ada Too")
            await early.catch_up()
            assert any('"named"' in text for text in early.heard)
            assert len([session for session in registry.sessions if session == "t"]) == 1
            for each in (early, late):
                await each.close()

    asyncio.run(run())


def test_sockets_that_come_and_go_all_hear_everything(tmp_path: Path) -> None:
    async def come_and_go(subscriber: Subscriber, rng: random.Random) -> None:
        for _ in range(ROUNDS):
            await subscriber.open()
            await asyncio.sleep(rng.uniform(0, 0.02))
            await subscriber.greet()
            await subscriber.do("rename", name=f"Ada {rng.randrange(1000)}")
            assert any(f'"{subscriber.person}-' in text for text in subscriber.heard)
            await subscriber.close()

    async def run() -> None:
        async with serving(tmp_path) as (application, url):
            registry = application.registry
            for name in TABLES:
                await new_session(registry, name)
            ear = Ear("ada", "play")
            comers = [
                Subscriber(application, url, name, "ada", keys=f"{place}")
                for name in TABLES
                for place in "xy"
            ]
            async with registry.hold(TABLES[0]) as session, session.locked():
                session.welcome(ear)
            async with registry.hold(TABLES[0]):
                await asyncio.gather(*(come_and_go(each, random.Random(n)) for n, each in enumerate(comers)))
            named = sum(text.count('"type":"named"') for text in ear.heard)
            events = await registry.journal.events(TABLES[0], 0, 1000)
            assert named == sum(msgspec.to_builtins(event.what)["type"] == "named" for event in events)
            assert named == 2 * ROUNDS

    asyncio.run(run())
