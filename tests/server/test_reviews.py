"""Looking back on finished games at a server."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.bots.protocol import Judge, Judged
from samedi.bots.searching import SearchWorker
from samedi.core.record import to_bytes
from samedi.games import game as game_named
from samedi.server.bots import habits
from samedi.server.bots.looking_back import FinishedGame, finished_game, lookback_of, looked_back
from samedi.server.bots.reviews import MOST, MOST_EACH, MOST_OF_ADDRESS
from samedi.server.gate.asker import ASKER
from samedi.server.tables.registry import TableRegistry
from samedi.server.work.pool import NotNow
from samedi.server.work.requests import SumUp
from samedi.table.commands import Resign
from tests.bots.test_review import a_race
from tests.searches import compile_search
from tests.server.serving import CHEVALIER, Person, Running, turn_of, two_at
from tests.server.test_exports import finished
from tests.server.test_registry import do, move, new_session, with_registry
from tests.server.test_work import Listening

PATIENCE_S = 500  # on a machine that has much else to do


def whole_review(person: Person, table: str) -> dict[str, Any]:
    compile_search("chevalier_noir")
    deadline, done = time.monotonic() + PATIENCE_S, 0
    while time.monotonic() < deadline:
        found: dict[str, Any] = person.post(f"/api/tables/{table}/review", {})
        assert found["done"] >= done, "it never goes back"
        done = found["done"]
        if found.get("is_whole"):
            return found
        time.sleep(0.2)
    raise AssertionError("it was not whole in time")


def test_a_finished_game_is_looked_back_on_and_kept(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 8)
    found = whole_review(ada, table)
    assert found["done"] == found["all"] == len(found["review"]["moments"])
    for seat in found["review"]["seats"]:
        parts = sum(seat[part] for part in ("start", "luck", "choices", "others", "revealed", "revisions"))
        assert abs(parts - seat["result"]) < 1e-9
    assert len(found["seconds"]) == 2
    assert ada.post(f"/api/tables/{table}/review", {}) == found

    cem = Person(server.url, "Cem")
    assert cem.post(f"/api/tables/{table}/review", {}, 403)["message"]["code"] == "server-not-invited"
    kept = cem.post("/api/imports", ada.get(f"/api/tables/{table}/export"), 201)["id"]
    again = whole_review(cem, kept)
    assert again["review"] == found["review"]
    assert cem.post(f"/api/tables/{kept}/moments", {"rounds": []}) == {"found": again}, "a file's is kept too"


def test_nobody_looks_back_while_a_game_runs(server: Running) -> None:
    ada, bob, table = two_at(server)
    for person in (ada, bob):
        for way in ("review", "moments"):
            refused = person.post(f"/api/tables/{table}/{way}", {}, 409)
            assert refused["message"]["code"] == "table-stage-playing"


def by_device(person: Person, table: str) -> tuple[dict[str, Any], list[Any]]:
    """Look back as a device does, whose engine finds what a worker finds: its end, and what was sent."""
    rounds: list[Any] = []
    with SearchWorker(quiet=True) as worker:
        while "asks" in (answer := person.post(f"/api/tables/{table}/moments", {"rounds": rounds})):
            rounds.append(msgspec.to_builtins(worker.judge(question(answer["asks"]))))
    return answer["found"], rounds


def question(asks: dict[str, Any]) -> Judge:
    """What a device is asked, as a worker is asked it."""
    given = {name: asks[name] for name in ("actions", "seats", "simulations", "moments", "start")}
    return msgspec.convert(
        {"do": "judge", "home": game_named(asks["game"]).home, "seed": 0, **given}, Judge, str_keys=True
    )


def test_a_device_looks_back_itself_and_only_who_asked_is_told(server: Running) -> None:
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    for choice in range(8):
        turn_of(*lines).move(choice)
    bob.command(table, "resign", seat=1)
    found, rounds = by_device(ada, table)
    assert found["is_whole"]
    assert len(rounds) == 3  # nothing is hidden
    assert "sums" in ada.get("/api/me/games")["games"][0]

    untold = bob.post(f"/api/tables/{table}/moments", {})
    assert untold["found"] == {"done": 0, "all": found["all"]}
    assert "sums" not in bob.get("/api/me/games")["games"][0]

    other = {"expected": [0.9, 0.1], "reached": [0.9, 0.1]}
    forged = [[each if "best" in each else other for each in rounds[0]]]
    for wrong in ([rounds[0][1:]], [*rounds, rounds[1]], [rounds[1]]):
        refused = ada.post(f"/api/tables/{table}/moments", {"rounds": wrong}, 400)
        assert refused["message"]["code"] == "server-review-wrong"
    fooled = ada.post(f"/api/tables/{table}/moments", {"rounds": forged})
    assert fooled["found"] != found, "who likes fools themselves"

    assert whole_review(bob, table)["review"] == found["review"]
    assert ada.post(f"/api/tables/{table}/moments", {"rounds": forged}) == {"found": whole_review(bob, table)}


def of_table(name: str) -> FinishedGame:
    """A finished game, kept under a name."""
    race = a_race()
    start, actions = game_named("chevalier_noir").state(), list(race.history_numbers)
    race.game.start(start, race.game.resolve(race.options))
    return FinishedGame(
        table=name,
        game="chevalier_noir",
        start=to_bytes(start),
        actions=actions,
        actors=[0] * len(actions),
        times=[0] * len(actions),
        seats=2,
    )


def test_only_so_many_games_of_one_and_of_all_are_looked_back_on_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: TableRegistry) -> None:
        async def never(*_asked: object) -> list[Judged]:
            await asyncio.Event().wait()
            return []

        async def taken(person: str, address: str) -> int:
            """How many games somebody can have looked back on."""
            ASKER.set(address)
            for number in range(MOST + 1):
                try:
                    await registry.reviews.of(of_table(f"{person}-{number}"), person)
                except NotNow:
                    return number
            raise AssertionError("there is no end")

        monkeypatch.setattr(registry.bots, "judge", never)
        people = MOST_OF_ADDRESS // MOST_EACH
        assert [await taken(f"p{number}", "here") for number in range(people)] == [MOST_EACH] * people
        assert await taken("late", "here") == 0, "an address does not take what is for others"
        assert await taken("other", "there") == MOST_EACH
        more = [await taken(f"q{number}", f"address {number}") for number in range(MOST)]
        assert sum(more) == MOST - MOST_OF_ADDRESS - MOST_EACH

    with_registry(tmp_path, work)


def test_what_a_review_comes_to_is_summed_up_in_a_process_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_asked: object) -> None:
        raise AssertionError("a game was summed up in the server")

    monkeypatch.setattr(habits, "habits_of", refuse)

    async def work(registry: TableRegistry) -> None:
        session = await new_session(registry)
        for number in range(6):
            await move(session, f"m{number}")
        await do(session, Resign(key="resign", seat=0))
        game = finished_game("t", session.table)
        lookback = lookback_of(game)
        asking = lookback.requests(None)
        even = Judged(expected=[0.5, 0.5], reached=[0.5, 0.5])
        with suppress(StopIteration):
            question = next(asking)
            while True:
                question = asking.send([even for _ in question.moments])
        told = looked_back(game, lookback)
        assert told.is_whole
        asked = Listening(registry, monkeypatch)
        await registry.reviews.note_own_sums(game, told, "ada")
        assert asked.count(SumUp) == 1

    with_registry(tmp_path, work)
