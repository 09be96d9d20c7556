"""Two processes on one PostgreSQL and one Redis: their people hear each other as if there were one."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import text

from samedi.server.storage.database import engine_of
from tests import services
from tests.faults.servers import free_port
from tests.server.conftest import GENEROUS
from tests.server.serving import CHEVALIER, Json, ListLine, Person, Running, key, turn_of
from tests.server.test_alone import refused
from tests.server.test_postgresql import told, wait_for_health
from tests.services import Postgres, Redis

MOVES = 20


class Pair:
    """Two servers of one house."""

    def __init__(self, folder: Path, database: str, redis: str, count: int = 2) -> None:
        self.folder, self.database = folder, database
        self._settings = {**GENEROUS, "SAMEDI_DATABASE": database, "SAMEDI_REDIS": redis}
        self.servers: list[Running] = []
        for _ in range(count):
            self.begin()

    def begin(self) -> None:
        """Begin one more process."""
        self.servers.append(Running(self.folder, **self._settings))

    @property
    def ports(self) -> list[str]:
        """Where they listen."""
        return [server.url for server in self.servers]

    def end(self) -> None:
        """End all that run."""
        for server in self.servers:
            server.stop()

    def people(self) -> tuple[Person, Person]:
        """Two people, each at another server."""
        ada, bob = Person(self.ports[0], "Ada"), Person(self.ports[1], "Bob")
        return ada, bob

    def game(self, **settings: object) -> tuple[Person, Person, str]:
        """Two people at a table whose game has begun; every command goes to another server than the last."""
        ada, bob = self.people()
        made = ada.table("chevalier_noir", CHEVALIER, ["me", "open"], settings={"confirm": False, **settings})
        bob.join(made["invites"]["play"])
        bob.command(made["id"], "sit", seat=1)
        bob.command(made["id"], "ready", seat=1)
        ada.command(made["id"], "start")
        return ada, bob, made["id"]


@pytest.fixture(scope="module")
def own_redis() -> Iterator[Redis]:
    """A Redis that goes away."""
    with services.redis() as started:
        yield started


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, own_redis: Redis) -> Iterator[Pair]:
    made = Pair(tmp_path_factory.mktemp("pair"), postgres.new_database(), own_redis.url)
    yield made
    made.end()


def test_a_move_at_one_server_is_heard_at_the_other(pair: Pair) -> None:
    ada, bob, table = pair.game()
    lines = ada.sit_down(table), bob.sit_down(table)
    for _ in range(10):
        turn_of(*lines).move()
    seq = max(line.view["seq"] for line in lines)
    for line in lines:
        line.catch_up(seq)
    assert ada.get(f"/api/tables/{table}")["seq"] == bob.get(f"/api/tables/{table}")["seq"] == seq


def test_who_hears_the_bell_need_not_read_the_log(pair: Pair) -> None:
    ada, bob, table = pair.game()
    lines = ada.sit_down(table), bob.sit_down(table)
    with psycopg.connect(pair.database.replace("+psycopg", ""), autocommit=True) as asking:
        asking.execute("create extension if not exists pg_stat_statements")
        before = times_read(asking)
        for _ in range(MOVES):
            turn_of(*lines).move()
        seq = max(line.view["seq"] for line in lines)
        for line in lines:
            line.catch_up(seq)
        assert times_read(asking) - before < MOVES / 2


def times_read(asking: "psycopg.Connection[tuple[int]]") -> int:
    """How many times events have been read so far."""
    query = "select sum(calls)::int from pg_stat_statements where query ilike 'select events.payload%'"
    found = asking.execute(query).fetchone()
    return (found and found[0]) or 0


def test_everybody_sees_who_is_there_at_whatever_server(pair: Pair) -> None:
    ada, bob, table = pair.game()
    first = ada.sit_down(table)
    second = bob.sit_down(table)
    everybody = sorted([ada.id, bob.id])
    for line in (first, second):
        while line.hear_until("presence")["online"] != everybody:
            pass
    second.close()
    while first.hear_until("presence")["online"] != [ada.id]:
        pass


def test_a_list_that_is_open_at_one_server_shows_what_happens_at_the_other(pair: Pair) -> None:
    ada, bob, table = pair.game()
    elsewhere = ListLine(bob)
    elsewhere.wait_for(lambda cards: table in cards)
    ada.command(table, "resign", seat=0)
    elsewhere.wait_for(lambda cards: cards[table]["stage"] == "over")


def test_a_table_that_is_removed_at_one_server_is_gone_at_the_other(pair: Pair) -> None:
    ada, bob = pair.people()
    made = ada.table("chevalier_noir", CHEVALIER, ["me", "open"])
    bob.join(made["invites"]["play"])
    line = bob.sit_down(made["id"])
    assert ada.http.delete(f"/api/tables/{made['id']}").status_code == 204
    assert line.hear_until("bye")["message"]["code"] == "server-no-table"


def test_a_bot_is_seen_to_by_one_process(pair: Pair) -> None:
    ada, bob = pair.people()
    seats = ["me", {"bot": "random"}]
    made = ada.table("chevalier_noir", CHEVALIER, seats, settings={"confirm": False})
    bob.join(made["invites"]["watch"])
    line, watching = ada.sit_down(made["id"]), bob.sit_down(made["id"])
    before = turns_of_bots(pair)
    for _ in range(10):
        line.wait_for(is_asked)
        line.move()
    watching.catch_up(line.view["seq"])
    assert len(holders(pair, made["id"])) == 1
    moves = sum(event["by"] == "" and event["what"]["type"] == "moved" for event in line.events)
    assert 1 <= turns_of_bots(pair) - before < moves * 2, "two would have thought about every move"


def turns_of_bots(pair: Pair) -> int:
    """For how many moves bots were asked, in all processes together."""
    told = (httpx.get(f"{url}/metrics").text for url in pair.ports)
    return sum(int(text.partition("\nsamedi_bot_turns ")[2].split()[0]) for text in told)


def holders(pair: Pair, table: str) -> list[int]:
    """The processes that see to a table, by when they were started."""
    engine = engine_of(pair.database)
    with engine.connect() as connection:
        found = connection.execute(text("select holder from claims where game = :t"), {"t": table})
        held = [int(each) for each in found.scalars()]
    engine.dispose()
    return held


def test_the_bot_of_a_process_that_was_killed_is_seen_to_by_another(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    house = Pair(tmp_path, postgres.new_database(), redis.url, count=1)
    try:
        ada = Person(house.ports[0], "Ada")
        seats = ["me", {"bot": "random"}]
        table = ada.table("chevalier_noir", CHEVALIER, seats, settings={"confirm": False})["id"]
        line = ada.sit_down(table)
        line.wait_for(is_asked)
        while not (dead := holders(house, table)):
            line.move()
            line.wait_for(is_asked)
        house.begin()
        house.servers[0].process.kill()
        again = Person(house.ports[1], "Ada")
        again.http.cookies = ada.http.cookies
        line = again.sit_down(table)
        line.wait_for(is_asked)
        while (held := holders(house, table)) == dead:
            line.move()
            line.wait_for(is_asked)
        assert len(dead) == len(held) == 1
    finally:
        house.end()


def is_asked(view: Json) -> bool:
    assert view["stage"] == "playing"
    return bool(view["play"].get("legal"))


def test_without_redis_games_go_on_and_health_says_so(pair: Pair, own_redis: Redis) -> None:
    ada, bob, table = pair.game()
    lines = ada.sit_down(table), bob.sit_down(table)
    own_redis.end()
    try:
        for _ in range(4):
            turn_of(*lines).move()
        for url in pair.ports:
            wait_for_health(url, "degraded")
    finally:
        own_redis.start()
    for url in pair.ports:
        wait_for_health(url, "ok")
    for _ in range(4):
        turn_of(*lines).move()


def test_a_redis_that_is_none_is_refused_in_a_sentence(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with socket.create_server(("127.0.0.1", 0)) as silent, services.redis("--requirepass", "abc") as locked:
        for wrong, sentence in {
            f"redis://127.0.0.1:{free_port()}/0": "No Redis answers",
            f"redis://127.0.0.1:{silent.getsockname()[1]}/0": "No Redis answers",
            f"redis://127.0.0.1:{postgres.port}/0": "no Redis that lets Samedi in",
            locked.url: "no Redis that lets Samedi in",
            locked.url.replace("//", "//:xyz@"): "no Redis that lets Samedi in",
            "games": "no address of a Redis",
        }.items():
            heard = refused(tmp_path, SAMEDI_DATABASE=database, SAMEDI_REDIS=wrong)
            assert sentence in heard
            assert "xyz" not in heard
            assert told("think", "--redis", wrong, "--jobs", "1", status=2) == heard
    assert list(tmp_path.iterdir()) == [], "nothing was written"


def test_a_redis_with_a_password_is_used_with_it(postgres: Postgres, tmp_path: Path) -> None:
    with services.redis("--requirepass", "abc") as locked:
        pair = Pair(tmp_path, postgres.new_database(), locked.url.replace("//", "//:abc@"))
        try:
            ada, bob, table = pair.game()
            lines = ada.sit_down(table), bob.sit_down(table)
            turn_of(*lines).move()
            turn_of(*lines)
            for url in pair.ports:
                wait_for_health(url, "ok")
        finally:
            pair.end()


def test_a_command_sent_twice_to_two_servers_is_done_once(pair: Pair) -> None:
    ada, _, table = pair.game()
    body = {"type": "say", "key": key(), "text": "hello"}
    first = ada.post(f"/api/tables/{table}/commands", body)
    ada.http.base_url = httpx.URL(pair.ports[1])
    ada.http.headers["origin"] = pair.ports[1]
    again = ada.post(f"/api/tables/{table}/commands", body)
    assert (first["type"], again["type"]) == ("accepted", "duplicate")
    assert first["seq"] == again["seq"]


def code_known_to_redis(pair: Pair, who: Person) -> str:
    """A new code, given while Redis answered in time: else it is good at one server only."""
    while True:
        code = str(who.post("/api/me/code", {"name": "Ada"})["code"])
        if httpx.get(f"{pair.ports[0]}/healthz").text.strip() == "ok":
            return code
        for url in pair.ports:
            wait_for_health(url, "ok")


def taken_up(pair: Pair, who: Person, other: Person) -> tuple[str, Any]:
    """A code, and what the other server says to it, if it could ask Redis in time too."""
    while True:
        code = code_known_to_redis(pair, who)
        answer = other.http.post("/api/me/move", json={"code": code})
        if answer.is_success or httpx.get(f"{pair.ports[1]}/healthz").text.strip() == "ok":
            return code, answer.json()


def test_a_code_for_another_device_is_good_at_every_server_once(pair: Pair) -> None:
    ada, bob = pair.people()
    code, answer = taken_up(pair, ada, bob)
    assert answer == {"person": ada.id, "name": "Ada"}
    bob.post("/api/me/move", {"code": code}, 404)
    former = ada.post("/api/me/code", {})["code"]
    ada.post("/api/me/code", {})
    bob.post("/api/me/move", {"code": former}, 404)
