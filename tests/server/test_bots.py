"""Bots at the server's tables."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from samedi.bots.ladder import LEVELS, level_of
from samedi.bots.level import Level
from samedi.bots.protocol import Searched
from samedi.core.game import Game
from samedi.core.processes import async_worker
from samedi.core.processes.pool import Pool
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.rng import seeded
from samedi.games import game as game_named
from samedi.server.bots import pool
from samedi.server.bots.pool import BotPool
from samedi.server.bots.questions import Question
from tests.processes import has_ended
from tests.searches import compile_search
from tests.server.serving import CHEVALIER, DAEMONEN, Person, Running, key, two_at

MOST_MOVES = 5000  # of a person, before the test gives up
BUSY_S = 300  # so long a process may take, for a machine may have much else to do


@pytest.fixture(autouse=True)
def _much_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a process takes says how busy the machine is, and nothing of bots."""
    for name in ("SIMPLE_S", "GRACE_S"):
        monkeypatch.setattr(pool, name, BUSY_S)
    monkeypatch.setattr(async_worker, "BEHIND", 0)


def question(name: str = "chevalier_noir", options: dict[str, Any] | None = None) -> Question:
    game: Game[Any] = game_named(name)
    state = game.state()
    game.start(state, game.resolve(options or CHEVALIER))
    while game.rules.mover(state) < 0:
        out, weights = [0] * len(game.actions), [0] * len(game.actions)
        game.rules.outcomes(state, out, weights)
        game.rules.apply(state, out[0])
    seat = game.rules.mover(state)
    game.rules.hide(state, seat)
    return Question(game, state, seat)


def legal(asked: Question) -> list[int]:
    out = [0] * len(asked.game.actions)
    count = asked.game.rules.legal(asked.hidden, out)
    return out[:count]


def test_a_game_against_bots_is_played_to_its_end(server: Running) -> None:
    ada = Person(server.url)
    seats = ["me", {"bot": "random"}]
    table = ada.table("chevalier_noir", CHEVALIER, seats, settings={"confirm": False})["id"]
    line = ada.sit_down(table)
    for choice in range(MOST_MOVES):
        line.wait_for(lambda view: view["stage"] == "over" or view["play"]["asked"] == 0)
        if line.view["stage"] == "over":
            break
        line.move(choice)
    assert line.view["ended"]["why"] == "finished"
    moves = {event["what"]["seat"] for event in line.events if event["what"]["type"] == "moved"}
    assert moves == {0, 1}


def test_what_a_bot_holds_stays_hidden_from_the_others(server: Running) -> None:
    ada = Person(server.url)
    seats = [{"bot": "greedy"}, "me"]
    table = ada.table("dicke_daemonen", DAEMONEN, seats, settings={"confirm": False})["id"]
    line = ada.sit_down(table)
    line.wait_for(lambda view: view["play"]["asked"] == 1)
    assert set(line.view["play"]["position"]["hands"][0]) == {"hidden"}


def test_until_the_search_is_ready_a_simpler_bot_moves() -> None:
    async def run() -> None:
        bots = BotPool(1, 1.0)
        asked = question()
        try:
            assert await bots.choose(LEVELS[-1].name, asked) in legal(asked)
            assert bots.stand_ins == 1
        finally:
            await bots.close()

    asyncio.run(run())


def test_simple_bots_answer_at_once_and_old_names_have_a_stand_in() -> None:
    async def run() -> None:
        bots = BotPool(1, 1.0)
        asked = question("dicke_daemonen", DAEMONEN)
        try:
            for name in ("random", "greedy", "of-former-times"):
                assert await bots.choose(name, asked) in legal(asked)
            pids = bots.pids
            assert len(pids) == 1
        finally:
            await bots.close()
        assert all(has_ended(pid) for pid in pids)

    asyncio.run(run())


def test_a_search_that_overruns_is_replaced_by_a_simpler_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GRACE_S", 0.1)

    async def run() -> None:
        bots = BotPool(1, 0.2)
        bots._searching = slow = Pool("tests.core.processes.troubled", 1)
        asked = question()
        try:
            await slow.ask(["echo", 7], int, 60, teaches=asked.game.name)
            monkeypatch.setattr(Level, "search", lambda *_asked: ["sleep", 3600])
            assert await bots.choose(LEVELS[0].name, asked) in legal(asked)
            assert bots.stand_ins == 1
            assert slow.ready(asked.game.name) == 0
        finally:
            await bots.close()

    asyncio.run(run())


def test_the_searches_of_all_games_share_a_bounded_number_of_processes() -> None:
    async def run() -> None:
        bots = BotPool(1, 60.0)
        try:
            for name, options in (("chevalier_noir", CHEVALIER), ("dicke_daemonen", DAEMONEN)):
                asked = question(name, options)
                await asyncio.wait_for(bots.get_ready(asked.game), 280)
                assert await bots.choose(LEVELS[0].name, asked) in legal(asked)
            assert bots.stand_ins == 0
            assert len(bots.pids) == 1
        finally:
            await bots.close()

    asyncio.run(run())


@pytest.mark.parametrize("name", [level.name for level in LEVELS])
def test_a_level_asks_for_what_it_is(name: str) -> None:
    level = level_of(name)
    assert level is not None
    asked, rng = question(), seeded(1)
    simulations = level.at(asked.game, asked.hidden).simulations
    requests = [level.search(asked.game, asked.hidden, asked.seat, rng, 2.0) for _ in range(400)]
    assert {(each.simulations, each.seconds) for each in requests} == {(simulations, 2.0)}
    blind = sum(not each.sees_replies for each in requests)
    assert blind == 0 if not level.mistakes else 2 * level.lapses < blind < 6 * level.lapses


def test_the_server_loads_neither_numpy_nor_numba(server: Running) -> None:
    mapped = Path(f"/proc/{server.process.pid}/maps").read_text(encoding="utf-8")
    assert "numpy" not in mapped
    assert "llvmlite" not in mapped


def hint(person: Person, table: str, **fields: Any) -> dict[str, Any]:
    """Ask until the search is ready."""
    compile_search("chevalier_noir")
    deadline = time.monotonic() + 300
    while True:
        answer = person.http.post(f"/api/tables/{table}/hint", json={"key": key(), **fields})
        if answer.status_code != 503:
            found: dict[str, Any] = answer.json()
            return found
        assert time.monotonic() < deadline
        time.sleep(0.5)


def test_a_hint_is_given_where_allowed_and_everybody_knows(server: Running) -> None:
    ada, bob, table = two_at(server, hints=True)
    people, seat = (ada, bob), ada.get(f"/api/tables/{table}")["play"]["asked"]
    asked, other = people[seat], people[1 - seat]
    before = asked.get(f"/api/tables/{table}")
    found = hint(asked, table, seat=seat)
    assert found["lines"]
    assert all(line["action"] in before["play"]["legal"] for line in found["lines"])
    assert found["lines"][0]["told"]["code"]
    events = other.get(f"/api/tables/{table}/events?since={before['seq']}")["events"]
    assert [event["what"]["type"] for event in events] == ["hint_taken"]
    assert hint(other, table, seat=seat)["message"]["code"] == "table-not-your-seat"
    legal = before["play"]["legal"]
    asked.command(table, "move", seat=seat, seen=before["seq"], action=legal[0])
    other.command(table, "resign", seat=1 - seat)
    assert hint(other, table, seat=seat, length=before["play"]["length"])["lines"]
    assert hint(other, table, seat=seat, length=1000)["message"]["code"] == "server-hint-not-now"


def test_a_hint_comes_from_the_search_once_it_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search itself, compiled: its first answer may take as long as a compiler does."""

    async def run() -> None:
        bots = BotPool(1, 5.0)
        asked = question()
        try:
            with pytest.raises(WorkerFailed):
                await bots.hint(asked)
            await asyncio.wait_for(bots.get_ready(asked.game), 300)
            found: Searched = await bots.hint(asked)
            assert found.variations[0].action in legal(asked)
            assert await bots.choose(LEVELS[0].name, asked) in legal(asked)
            assert bots.stand_ins == 0
            assert len(bots.pids) == 1
            monkeypatch.setattr(pool, "IDLE_S", -1)
            await bots.close_idle()
            assert bots._searching.pids == []
        finally:
            await bots.close()

    asyncio.run(run())
