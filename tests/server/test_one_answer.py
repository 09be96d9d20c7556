"""Every command gets one answer that names its key, whatever happens."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from samedi.server.app import Application
from samedi.server.gate.limits import Bucket
from samedi.server.socket import connection, person_socket
from samedi.server.socket.person_socket import FORGIVEN_S, MOST_SLIPS
from samedi.server.storage.port import SeqTaken
from samedi.table.limits import LARGEST_COMMAND
from tests.server.secret_evening import Subscriber, serving
from tests.server.serving import CHEVALIER, Json, Line, Person, Running, key
from tests.server.test_registry import new_session


def answer_to(line: Line, text: str) -> Json:
    """What a message is answered with, as it was sent."""
    line.socket.send(text)
    while (message := line.hear())["type"] not in ("ack", "error", "bye"):
        pass
    return message


def test_a_command_that_makes_no_sense_is_refused_by_its_key(server: Running) -> None:
    ada = Person(server.url)
    line = ada.sit_down(ada.table("chevalier_noir", CHEVALIER)["id"])
    large = "x" * (LARGEST_COMMAND - 50)
    for text, code in (
        ('{"type":"command","command":{"key":"k1","type":"dance"}}', "server-not-json"),
        ('{"type":"command","command":{"type":"rename","key":"k1"}}', "server-not-json"),
        ('{"type":"command","command":{"key":"k1","type":"rename","name":7}}', "server-not-json"),
        (f'{{"type":"command","command":{{"key":"k1","type":"say","text":"{large}"}}}}', "server-too-large"),
    ):
        answer = answer_to(line, text)["answer"]
        assert (answer["type"], answer["key"], answer["message"]["code"]) == ("refused", "k1", code)
    for text in (
        '{"type":"command","command":{"type":"rename"}}',
        '{"type":"command","command":{"key":"k',
        "7",
    ):
        assert answer_to(line, text)["type"] == "error"
    assert line.do("rename", name="Still here")["type"] == "accepted"


def renaming(key: str) -> Json:
    return {"type": "command", "command": {"type": "rename", "key": key, "name": f"Ada {key}"}}


@pytest.mark.parametrize("error", [SeqTaken(), OperationalError("", {}, OSError("away")), KeyError("bug")])
def test_a_command_that_fails_inside_is_answered_and_may_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def broken(_transaction: object) -> None:
        raise error

    async def run() -> None:
        async with serving(tmp_path) as (application, url):
            registry = application.registry
            await new_session(registry, "t")
            ada, bob = (Subscriber(application, url, "t", "ada") for _ in range(2))
            for each in (ada, bob):
                await each.connect()
            with monkeypatch.context() as patched:
                patched.setattr(registry.journal, "append", broken)
                await ada.say(renaming("r"))
                answer = await ada.answer()
                over_http = await ada.ask("POST", "/api/tables/t/commands", renaming("h")["command"])
            assert (answer["type"], answer["key"]) == ("failed", "r")
            assert (over_http.status_code, over_http.json()["type"]) == (503, "failed")
            counted = (await ada.http.get("/metrics")).text
            assert 'samedi_failures_total{job="commands"} 2\n' in counted
            await ada.say(renaming("r"))
            assert (await ada.answer())["type"] == "accepted"
            await ada.say(renaming("r"))
            assert (await ada.answer())["type"] == "duplicate"
            await bob.catch_up()
            assert sum('"type":"named"' in text for text in bob.heard) == 1
            for each in (ada, bob):
                await each.close()

    asyncio.run(run())


def test_a_commit_whose_end_nobody_saw_is_answered_as_done_before(tmp_path: Path) -> None:
    """It is stored and the connection to the database breaks: the journal knows, and whoever asks is told."""

    async def run() -> None:
        async with serving(tmp_path) as (application, url):
            await new_session(application.registry, "t")
            ada, bob = (Subscriber(application, url, "t", "ada") for _ in range(2))
            for each in (ada, bob):
                await each.connect()
            breaking = lose_the_next_commit(application)
            await ada.say(renaming("r"))
            assert (await ada.answer())["type"] == "failed"
            assert breaking == ["broken"]
            await ada.say(renaming("r"))
            answer = await ada.answer()
            assert answer["type"] == "duplicate"
            for each in (ada, bob):
                await each.catch_up()
                told = [message for message in map(msgspec.json.decode, each.heard) if "events" in message]
                assert [[event["seq"] for event in message["events"]] for message in told] == [
                    [answer["seq"]]
                ]
                await each.close()

    asyncio.run(run())


def lose_the_next_commit(application: Application) -> list[str]:
    """Let the next commit be done and look as if it had failed."""
    broken: list[str] = []
    engine: Any = application.registry.journal._engine  # type: ignore[attr-defined]

    @event.listens_for(engine, "commit")
    def commit(connection: Any) -> None:
        if not broken and not connection.get_execution_options().get("samedi_reads"):
            broken.append("broken")
            connection.connection.dbapi_connection.commit()
            raise OperationalError("commit", {}, OSError("the line broke"))

    return broken


def test_slips_are_forgiven_with_time(tmp_path: Path) -> None:
    time = [0.0]

    async def run() -> None:
        async with serving(tmp_path) as (application, url):
            await new_session(application.registry, "t")
            ada = Subscriber(application, url, "t", "ada")
            await ada.connect()
            (line,) = application.registry.connections.values()
            line._slips = Bucket(1 / FORGIVEN_S, MOST_SLIPS, lambda: time[0])  # type: ignore[attr-defined]
            for _ in range(10 * MOST_SLIPS):
                time[0] += FORGIVEN_S
                await ada.say({"type": "dance"})
                await ada.catch_up()
            await ada.say(renaming("r"))
            assert (await ada.answer())["type"] == "accepted"
            await ada.close()

    asyncio.run(run())


def test_much_that_was_missed_comes_bit_by_bit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(person_socket, "MOST_BYTES", 30_000)
    monkeypatch.setattr(connection, "LARGE", 3_000)
    monkeypatch.setattr(connection, "MOST_EVENTS", 100)

    async def run() -> None:
        async with serving(tmp_path) as (application, url):
            await new_session(application.registry, "t")
            ada, back = (Subscriber(application, url, "t", "ada") for _ in range(2))
            await ada.connect()
            for number in range(350):
                await ada.do("rename", name=f"Ada {number}")
            await back.connect(since=0)
            messages = [msgspec.json.decode(text) for text in back.heard]
            missed = [message["events"] for message in messages if message["type"] == "events"]
            assert len(missed) > 10
            seqs = [event["seq"] for part in missed for event in part]
            assert seqs == list(range(1, back.view["seq"] + 1))
            assert max(len(text) for text in back.heard if '"events"' in text) < 4_000
            assert application.registry.metrics.slow_readers == 0
            for each in (ada, back):
                await each.close()

    asyncio.run(run())


def test_somebody_who_is_not_let_in_is_no_fault_of_the_server(server: Running) -> None:
    ada, eve = Person(server.url), Person(server.url)
    table = ada.table("chevalier_noir", CHEVALIER)["id"]
    with pytest.raises(Exception, match="403"):
        eve.sit_down(table)
    assert ada.sit_down(table).do("rename", name="Ada Too", key=key())["type"] == "accepted"
    log = server.log.read_text(encoding="utf-8")
    assert "handshake" not in log
    assert '"level":"error"' not in log
