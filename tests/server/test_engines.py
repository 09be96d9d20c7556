"""Engines as pages get them: offered by game, kept for good, and done without where none can be made."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from samedi.bots.engines import nets_of, weights_of
from samedi.core.processes.async_worker import AsyncWorker
from samedi.games import NAMES, game
from samedi.server.page.engines import Engines
from samedi.server.page.statics import FOR_GOOD
from tests.server.serving import Running

MODULE = b"\0asm\1\0\0\0" + bytes(2000)


def asked(engines: Engines, address: str, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        app = Starlette(routes=[Route("/engines/{hash}/{name}", engines.file)])
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.get(address, headers=headers)

    return asyncio.run(ask())


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_offered_with_its_module_and_all_its_nets(name: str) -> None:
    chosen, engines = game(name), Engines()
    engines.offer(chosen, MODULE)
    offered = engines.offered[name]
    assert asked(engines, offered.module).content == MODULE
    assert offered.nets.keys() == nets_of(chosen).keys() != set()
    net, told = next(iter(offered.nets.items()))
    assert asked(engines, told.weights).content == weights_of(chosen, net)


def test_a_module_travels_small_and_browsers_keep_it_for_good() -> None:
    engines = Engines()
    engines.offer(game(NAMES[0]), MODULE)
    address = engines.offered[NAMES[0]].module
    found = asked(engines, address, **{"accept-encoding": "br"})
    assert found.headers["content-type"] == "application/wasm"
    assert found.headers["cache-control"] == FOR_GOOD
    assert int(found.headers["content-length"]) < len(MODULE) / 10
    assert asked(engines, address, **{"if-none-match": found.headers["etag"]}).status_code == 304


def test_another_module_has_another_address_and_others_lead_nowhere() -> None:
    engines = Engines()
    engines.offer(game(NAMES[0]), MODULE)
    before = engines.offered[NAMES[0]].module
    engines.offer(game(NAMES[0]), MODULE + b"\0")
    assert engines.offered[NAMES[0]].module != before
    for address in ("/engines/0123456789abcdef/x.wasm", "/engines/x/..%2Fsecret", before + "x"):
        assert asked(engines, address).status_code == 404


def test_where_no_engine_can_be_made_the_log_says_why_and_nothing_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SAMEDI_CACHE", str(tmp_path))
    engines = Engines()
    engines._worker = AsyncWorker("tests.server.no_module")
    asyncio.run(engines.get_ready(makes=True))
    assert engines.offered == {}
    said = [each.message for each in caplog.records if each.name != "asyncio"]  # which knows of other tests
    assert said == ["engine-not-made"] * len(NAMES)


def test_a_server_says_what_engines_it_has(server: Running) -> None:
    told = httpx.get(f"{server.url}/api/engines")
    assert told.status_code == 200
    assert set(told.json()) <= set(NAMES)
