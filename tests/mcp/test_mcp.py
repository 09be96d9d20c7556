"""A language model's seat, through the client of the protocol's own kit: a whole game, refusals, people."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from mcp.client.stdio import stdio_client

from mcp import ClientSession, StdioServerParameters
from samedi.cli.main import main
from tests.mcp.evenings import play, use, whole_game
from tests.server.serving import Person, Running


@asynccontextmanager
async def model(server: Running) -> AsyncIterator[ClientSession]:
    """A model that has come in."""
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "samedi.cli", "mcp", "--server", server.url]
    )
    async with stdio_client(command) as (reading, writing), ClientSession(reading, writing) as session:
        await session.initialize()
        yield session


def test_a_model_plays_a_whole_game_through_the_protocol(server: Running) -> None:
    async def evening() -> None:
        async with model(server) as session:
            await whole_game(session)

    play(evening())


def test_refusals_name_their_reason(server: Running) -> None:
    async def evening() -> None:
        async with model(server) as session:
            assert "special die" in await use(session, "rules", game="chevalier_noir", clause="1.4")
            seen = await use(session, "open_table", game="chevalier_noir")
            table = seen["table"]
            assert "CN-" in await use(session, "why_not", table=table, action="O5")
            wrong = [
                ("move", {"table": table, "action": "O5"}, "CN-"),
                ("move", {"table": table, "action": "nonsense"}, "nonsense"),
                ("move", {"table": "nowhere", "action": "O5"}, "table"),
                ("open_table", {"game": "chess"}, "chess"),
                ("open_table", {"game": "chevalier_noir", "table": "nine"}, "nine"),
                ("open_table", {"game": "chevalier_noir", "opponents": "deep"}, "athena"),
                ("rules", {"game": "chevalier_noir", "clause": "99"}, "99"),
            ]
            for tool, arguments, reason in wrong:
                with pytest.raises(ValueError, match=reason):
                    await use(session, tool, **arguments)
            again = await use(session, "see", table=table)
            assert again["legal"] == seen["legal"], "nothing has changed"

    play(evening())


def test_a_model_sits_down_with_a_person(server: Running) -> None:
    ada = Person(server.url)

    async def evening() -> None:
        async with model(server) as session:
            made = await asyncio.to_thread(ada.table, "chevalier_noir", {"players": 2}, ["me", "open"])
            seen = await use(session, "join_table", code=made["invites"]["play"], name="Claire")
            assert seen["seats"][1] == "Claire"
            assert await use(session, "say", table=seen["table"], text="Good evening") == "Said."
            view = await asyncio.to_thread(ada.get, f"/api/tables/{seen['table']}")
            assert [line["text"] for line in view["chat"]] == ["Good evening"]

    play(evening())


def test_without_a_server_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "--lang", "en", "--server", "http://127.0.0.1:9"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "samedi serve" in told
