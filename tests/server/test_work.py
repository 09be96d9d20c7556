"""What takes long: in processes of its own, in turns, only for those who may, and never in the event loop."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from samedi.bots.protocol import Searched, Variation
from samedi.core.message import Message
from samedi.core.position import listed
from samedi.core.processes.pool import Pool
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.record import copy
from samedi.games.dicke_daemonen import atlas
from samedi.games.dicke_daemonen.world import PRESETS
from samedi.server import games
from samedi.server.app import Application
from samedi.server.bots.questions import Question
from samedi.server.operation.config import Config
from samedi.server.tables.registry import TableRegistry
from samedi.server.work import pool as work_pool
from samedi.server.work.pool import MOST_EACH
from samedi.server.work.requests import PoseQuiz, Resolve, ShowGame, WriteFile
from samedi.table.answers import Answer, Rejected
from samedi.table.commands import Rename
from samedi.table.study import possible
from tests.server.secret_evening import serving
from tests.server.serving import key

Json = dict[str, Any]
SOLITAIRE: Json = {"players": 1, "world": "first-picture"}
PAIR: Json = {"players": 2, "world": "first-picture"}
BROWSERS: list[httpx.AsyncClient] = []
"""What is to be closed after a test."""


class Visitor:
    """Somebody with a browser, at an address of their own."""

    def __init__(self, application: Application, url: str, person: str, address: str = "127.0.0.1") -> None:
        signer = application.registry.signer
        cookie = f"{signer.cookie}={signer.token(person, int(time.time()) + 3600)}"
        self.person = person
        self.http = httpx.AsyncClient(
            base_url=url,
            headers={"origin": url, "cookie": cookie, "content-type": "application/json"},
            transport=httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits()),
            timeout=120,
        )
        BROWSERS.append(self.http)

    async def post(self, path: str, body: Any) -> httpx.Response:
        return await self.http.post(path, content=msgspec.json.encode(body))

    async def get(self, path: str) -> Json:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def make(self, options: Json, seats: list[Any] | None = None, **settings: Any) -> str:
        body: Json = {"game": "dicke_daemonen", "name": self.person, "options": options, "key": key()}
        body |= {"seats": seats} if seats else {}
        body["settings"] = {"confirm": False, **settings}
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def command(self, table: str, kind: str, **fields: Any) -> Json:
        answer = await self.post(f"/api/tables/{table}/commands", {"type": kind, "key": key()} | fields)
        found: Json = answer.json()
        return found

    async def move(self, table: str) -> None:
        view = await self.get(f"/api/tables/{table}")
        action = view["play"]["legal"][0]
        answer = await self.command(table, "move", seat=view["seat"], seen=view["seq"], action=action)
        assert answer["type"] == "accepted", answer


class Listening:
    """The requests that the workers are asked."""

    def __init__(self, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[Any] = []
        ask = registry.work.ask

        async def listening(request: Any, kind: Any, by: str | None = None) -> Any:
            self.heard.append(request)
            return await ask(request, kind, by)

        monkeypatch.setattr(registry.work, "ask", listening)

    def count(self, kind: type) -> int:
        return sum(isinstance(request, kind) for request in self.heard)


@pytest.fixture(autouse=True)
def _forgetful() -> None:
    games._OPENINGS.clear()


def served(folder: Path, use: Callable[[Application, str], Awaitable[None]]) -> None:
    async def run() -> None:
        async with serving(folder) as (application, url):
            try:
                await use(application, url)
            finally:
                while BROWSERS:
                    await BROWSERS.pop().aclose()

    asyncio.run(run())


def test_the_event_loop_never_resolves_a_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_description: Any) -> Any:
        raise AssertionError("a world was resolved in the server")

    monkeypatch.setattr(atlas, "resolve", refuse)
    monkeypatch.setattr(atlas, "_ASKED", {})

    async def use(application: Application, url: str) -> None:
        ada, registry = Visitor(application, url, "ada"), application.registry
        table = await ada.make(SOLITAIRE)
        drawn = await ada.make({"players": 1, "world": {"seed": 7}})
        world = (await ada.get(f"/api/tables/{drawn}"))["options"]["world"]
        for kind, fields in (
            ("set_options", {"options": {"players": 1, "world": {"seed": 8}}}),
            ("sit", {"seat": 0}),
            ("let_draw", {"seat": 0}),
            ("draw", {"seat": 0, "drawing": world}),
            ("start", {}),
        ):
            assert (await ada.command(table, kind, **fields))["type"] == "accepted", kind
        assert (await ada.get(f"/api/tables/{table}"))["options"]["world"] == world
        await ada.move(table)
        registry.forget(table)  # as after a while; and everything that was worked out is forgotten too
        games._OPENINGS.clear()
        await ada.move(table)
        games._OPENINGS.clear()
        seen = (await ada.get(f"/api/tables/{table}"))["seq"]
        assert await ada.get(f"/api/tables/{table}/positions/0")
        assert (await ada.command(table, "take_back", seat=0, seen=seen))["type"] == "accepted"
        assert (await ada.command(table, "resign", seat=0))["type"] == "accepted"
        file = await ada.get(f"/api/tables/{table}/export")
        assert file["record"]["options"]["world"] == world
        assert await ada.get(f"/api/tables/{table}/dice")
        assert (await ada.post("/api/imports", file)).status_code == 201
        assert (await ada.command(table, "rematch"))["type"] == "accepted"
        following = (await ada.get(f"/api/tables/{table}"))["successor"]
        assert (await ada.get(f"/api/tables/{following}"))["options"]["world"] == world

    served(tmp_path, use)


def test_nobody_causes_work_who_may_not_have_what_it_is_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(application: Application, url: str) -> None:
        ada, bob = Visitor(application, url, "ada"), Visitor(application, url, "bob")
        table = await ada.make(PAIR, ["me", "open"])
        invite = (await ada.get(f"/api/tables/{table}/invites"))["play"]
        assert (await bob.post("/api/join", {"invite": invite, "name": "Bob"})).status_code == 200
        assert (await bob.command(table, "sit", seat=1))["type"] == "accepted"
        asked = Listening(application.registry, monkeypatch)
        other = {"players": 2, "world": {"seed": 5}}
        refused = await bob.command(table, "set_options", options=other)
        assert refused["message"]["code"] == "table-host-only"
        refused = await bob.command(table, "draw", seat=1, drawing={"seed": 5})
        assert refused["message"]["code"] == "table-not-drawing"
        refused = await ada.command(table, "set_options", options={**other, "players": 9})
        assert refused["message"]["code"] == "option-invalid"
        await bob.command(table, "ready", seat=1)
        await ada.command(table, "start")
        refused = await ada.command(table, "set_options", options=other)
        assert refused["message"]["code"] == "table-stage-playing"
        assert asked.count(Resolve) == 0

    served(tmp_path, use)


def test_a_world_is_worked_out_once_also_one_that_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(application: Application, url: str) -> None:
        ada, asked = Visitor(application, url, "ada"), Listening(application.registry, monkeypatch)
        first = await ada.make({"players": 1, "world": {"seed": 3}})
        world = (await ada.get(f"/api/tables/{first}"))["options"]["world"]
        for options in ({"world": {"seed": 3}, "players": 1}, {"players": 1, "world": world}):
            await ada.make(options)
        assert asked.count(Resolve) == 1
        for _ in range(2):
            answer = await ada.command(first, "set_options", options={"players": 1, "world": "nowhere"})
            assert answer["message"]["code"] == "daemonen-world-unknown-preset"
        assert asked.count(Resolve) == 2

    served(tmp_path, use)


def test_a_file_and_a_replay_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(application: Application, url: str) -> None:
        ada, asked = Visitor(application, url, "ada"), Listening(application.registry, monkeypatch)
        table = await ada.make(SOLITAIRE, ["me"])
        await ada.move(table)
        shown = [await ada.get(f"/api/tables/{table}/replay") for _ in range(2)]
        assert shown[0] == shown[1]
        assert asked.count(ShowGame) == 1
        await ada.move(table)
        assert len((await ada.get(f"/api/tables/{table}/replay"))["patches"]) > len(shown[0]["patches"])
        await ada.command(table, "resign", seat=0)
        files = [await ada.get(f"/api/tables/{table}/export") for _ in range(3)]
        assert files[0] == files[1] == files[2]
        assert asked.count(WriteFile) == 1

    served(tmp_path, use)


def test_a_class_that_opens_the_same_page_at_once_asks_for_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(application: Application, url: str) -> None:
        asked = Listening(application.registry, monkeypatch)
        pupils = [Visitor(application, url, f"pupil-{number}") for number in range(3 * MOST_EACH)]
        found = await asyncio.gather(*(pupil.get("/api/quiz/chevalier_noir/3/1") for pupil in pupils))
        assert all(question == found[0] for question in found)
        assert asked.count(PoseQuiz) == 1

    served(tmp_path, use)


def test_too_much_is_refused_with_a_word_and_a_time_to_come_again(tmp_path: Path) -> None:
    async def use(application: Application, url: str) -> None:
        ada, work = Visitor(application, url, "ada"), application.registry.work
        table = await ada.make(SOLITAIRE)
        working = work._pool
        work._pool = Pool("nobody", 0, most=0)
        options = {"players": 1, "world": {"seed": 9}}
        answer = await ada.command(table, "set_options", options=options)
        assert (answer["type"], answer["message"]["code"]) == ("refused", "server-busy")
        assert answer["key"]
        for path, body in (
            ("/api/worlds/generate", {}),
            ("/api/imports", {}),
            ("/api/tables", {"game": "dicke_daemonen", "name": "Ada", "options": options, "key": key()}),
        ):
            response = await ada.post(path, body)
            assert (response.status_code, response.json()["message"]["code"]) == (503, "server-busy")
            assert int(response.headers["retry-after"]) > 0
        work._pool = working
        patience, work.patience_s = work.patience_s, 0.001
        response = await ada.post("/api/worlds/generate", {"seed": 4})
        assert (response.status_code, response.json()["message"]["code"]) == (503, "server-too-hard")
        work.patience_s = patience
        assert (await ada.command(table, "set_options", options=options))["type"] == "accepted"

    served(tmp_path, use)


def test_a_command_that_meets_another_process_is_answered_also_when_the_table_cannot_be_read_anew(
    tmp_path: Path,
) -> None:
    async def use(application: Application, url: str) -> None:
        ada, work = Visitor(application, url, "ada"), application.registry.work
        table = await ada.make(SOLITAIRE, ["me"])
        other = Application(Config(data=str(tmp_path), warm_bots=False))

        async def rename(key: str) -> tuple[str, str, str | None]:
            answer = await ada.command(table, "rename", key=key, name=f"Ada {key}")
            return answer["type"], answer["key"], answer.get("message", {}).get("code")

        async def rename_elsewhere(key: str) -> None:
            async with other.registry.hold(table) as session:
                await session.do(Rename(key=key, name=f"Ada {key}"), "ada", lambda _answer: None)

        working, busy = work._pool, Pool("nobody", 0, most=0)
        await rename_elsewhere("a")
        games._OPENINGS.clear()
        work._pool = busy
        answers: list[Answer] = []
        async with application.registry.hold(table) as session:
            await session.do(Rename(key="b", name="Ada b"), "ada", answers.append)
        assert answers == [Rejected(key="b", message=Message("server-busy"))]
        assert await rename("b") == ("failed", "b", "server-busy")  # nobody can see what the journal has
        work._pool = working
        assert await rename("b") == ("accepted", "b", None)
        await rename_elsewhere("c")
        games._OPENINGS.clear()
        work._pool = busy
        assert await rename("c") == ("duplicate", "c", None)
        work._pool = working
        assert (await ada.get(f"/api/tables/{table}"))["seats"][0]["occupant"]["name"] == "Ada c"
        await other.stop()
        await other.registry.close()

    served(tmp_path, use)


def test_all_tables_of_one_household_open_at_once_after_a_restart(tmp_path: Path) -> None:
    async def use(application: Application, url: str) -> None:
        ada = Visitor(application, url, "ada")
        tables = [await ada.make({"players": 1, "world": world}, ["me"]) for world in PRESETS]
        assert len(tables) > work_pool.MOST_EACH + 1
        for table in tables:
            application.registry.forget(table)
        games._OPENINGS.clear()
        await application.registry.work.close()
        application.registry.work._pool = Pool("samedi.server.work.worker", 1, most_each=work_pool.MOST_EACH)
        views = await asyncio.gather(*(ada.get(f"/api/tables/{table}") for table in tables))
        assert [view["stage"] for view in views] == ["playing"] * len(tables)

    served(tmp_path, use)


def test_who_asks_for_much_makes_nobody_else_wait_for_all_of_it(
    tmp_path: Path,
) -> None:
    async def use(application: Application, url: str) -> None:
        application.registry.work._pool = Pool("samedi.server.work.worker", 1, most_each=3)
        greedy = Visitor(application, url, "ada", "127.0.0.2")
        modest = Visitor(application, url, "bob", "127.0.0.3")
        order: list[str] = []

        async def generate(who: Visitor, seed: int) -> httpx.Response:
            answer = await who.post("/api/worlds/generate", {"seed": seed})
            if answer.status_code == 200:
                order.append(who.person)
            return answer

        many = [asyncio.create_task(generate(greedy, seed)) for seed in range(6)]
        await asyncio.wait(many, return_when=asyncio.FIRST_COMPLETED)  # one that found no room to wait
        assert (await generate(modest, 99)).status_code == 200
        answers = await asyncio.gather(*many)
        assert order.index("bob") < len(order) - 2
        assert {answer.status_code for answer in answers} == {200, 503}

    served(tmp_path, use)


def test_hints_are_thought_of_in_turns_by_address_for_people_are_made_at_will(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(application: Application, url: str) -> None:
        ada, bots, asked = (
            Visitor(application, url, "ada", "127.0.0.2"),
            application.registry.bots,
            list[str](),
        )

        async def busy(question: Question, *, tells_value: bool = False) -> Searched:
            asked.append(question.by)
            raise WorkerFailed(f"not now {tells_value}")

        monkeypatch.setattr(bots, "hint", busy)
        monkeypatch.setattr(bots, "is_ready", lambda _game: True)
        table = await ada.make(SOLITAIRE, ["me"], hints=True)
        await ada.post(f"/api/tables/{table}/hint", {"seat": 0, "key": key()})
        await ada.command(table, "resign", seat=0)
        begun = await ada.post("/api/studies", {"table": table, "at": 0, "key": key()})
        await ada.post(f"/api/studies/{begun.json()['edit']}/hint", {"node": "start"})
        assert asked == ["127.0.0.2"] * 2

    served(tmp_path, use)


def test_what_is_expected_after_an_action_is_told_from_the_reply_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Message] = []

    async def found(question: Question) -> Searched:
        game, state = question.game, copy(question.hidden)
        way = [listed(game, state)[0]]
        for _ in range(2):
            game.rules.apply(state, way[-1])
            way.append(possible(game, state)[0])
            told.append(game.describe(state, way[-1]))
        return Searched([Variation(way[0], 5, 0.5, way[1:])], 5, 0.0)

    async def use(application: Application, url: str) -> None:
        ada, bots = Visitor(application, url, "ada"), application.registry.bots
        monkeypatch.setattr(bots, "hint", found)
        monkeypatch.setattr(bots, "is_ready", lambda _game: True)
        table = await ada.make(SOLITAIRE, ["me"], hints=True)
        answer = await ada.post(f"/api/tables/{table}/hint", {"seat": 0, "key": key()})
        (line,) = answer.json()["lines"]
        assert msgspec.convert(line["line"], list[Message]) == told
        assert len(told) == 2

    served(tmp_path, use)
