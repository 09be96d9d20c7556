"""Programs as bots: what they hear, and what becomes of bad ones."""

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import samedi
from samedi.bots.line_protocol import BadCommand, BotFailed, LinePlayer, arguments
from samedi.core.position import Position
from tests import kuhn
from tests.processes import has_ended

HANGS_S = 600
BAD = f"{sys.executable} {Path(__file__).parent / 'bad_bot.py'}"
SHORT: dict[str, Any] = {"players": 2, "board": "short"}


@contextmanager
def seated(command: str, position: Position, seconds: float = 10) -> Iterator[LinePlayer]:
    player = LinePlayer(command, position.game, position.options, 0, seconds)
    try:
        player.prepare()
        yield player
    finally:
        player.close()


def decide(player: LinePlayer, position: Position, times: int) -> list[int]:
    return [player.choose(position.hidden(0), 0, samedi.seeded(1)) for _ in range(times)]


def test_a_program_says_its_name_and_chooses() -> None:
    position = samedi.start("chevalier_noir", **SHORT)
    with seated(f"{BAD} good", position) as player:
        assert player.name == "good"
        assert set(decide(player, position, 5)) <= set(position.legal_numbers())
        assert player._question(position.hidden(0)).time_ms == 10_000


def test_a_program_hears_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    for secret in ("d0", "d2"):
        position = Position(kuhn.GAME, {})
        for text in ("d1", secret, "x4"):
            position.play(text)
        with seated(f"{BAD} spy {heard}", position) as player:
            decide(player, position, 1)
    lines = heard.read_text().splitlines()
    first, second = lines[: len(lines) // 2], lines[len(lines) // 2 :]
    assert first == second
    hello, choose, bye = map(json.loads, first)
    assert hello == {"type": "hello", "game": "kuhn", "options": {"ante": 1}, "seat": 0, "protocol": 1}
    assert choose == {
        "type": "choose",
        "awaits": {"kind": "seat", "seat": 0, "step": "bet"},
        "legal": [{"type": "bet"}, {"type": "pass"}],
        "view": {"cards": [1, "hidden"], "paid": [1, 1]},
        "time_ms": 10_000,
    }
    assert bye == {"type": "bye"}


@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("crash", "crash"),
        ("exit", "crash"),
        ("illegal", "illegal"),
        ("nonsense", "protocol"),
        ("deep", "protocol"),
        ("long", "protocol"),
        ("other", "protocol"),
    ],
)
def test_bad_answers_are_told_apart(way: str, why: str, capfd: pytest.CaptureFixture[str]) -> None:
    position = samedi.start("chevalier_noir", **SHORT)
    with seated(f"{BAD} {way}", position) as player:
        decide(player, position, 2)
        with pytest.raises(BotFailed) as failed:
            decide(player, position, 1)
    assert failed.value.why == why
    assert len(failed.value.detail) <= 200
    assert ("out of ideas" in capfd.readouterr().err) == (way == "crash")


def test_a_program_that_hangs_is_ended_with_its_children(tmp_path: Path) -> None:
    noted = tmp_path / "pids"
    position = samedi.start("chevalier_noir", **SHORT)
    begun = time.perf_counter()
    with seated(f"{BAD} hang-with-child {noted}", position) as player:
        decide(player, position, 2)
        player._seconds = 0.3
        with pytest.raises(BotFailed, match="time"):
            decide(player, position, 1)
    assert time.perf_counter() - begun < HANGS_S / 10
    for pid in noted.read_text().split():
        assert has_ended(int(pid))


def test_a_program_that_never_reads_is_late_too() -> None:
    position = samedi.start("chevalier_noir", **SHORT)
    player = LinePlayer(f"sleep {HANGS_S}", position.game, {"world": "x" * 1_000_000}, 0, 0.2)
    begun = time.perf_counter()
    with pytest.raises(BotFailed, match="time"):
        player._program.ask(player._hello, object, 0.2)
    player.close()
    assert time.perf_counter() - begun < HANGS_S / 10


@pytest.mark.parametrize("command", ["", "no-such-program-at-all -x", "python3 'unclosed", "/etc/passwd"])
def test_a_command_that_cannot_run_is_refused_with_words(command: str) -> None:
    with pytest.raises(BadCommand) as refused:
        arguments(command)
    assert str(refused.value)
