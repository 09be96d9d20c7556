"""The arena: repeatable, parallel, and never stopped by a bad bot."""

import doctest
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from samedi.bots import arena as arena_module
from samedi.bots.arena import Arena
from samedi.bots.games_here import match_worker, played_by
from samedi.bots.match import PlayedGame, PlayGame
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.game_record import GameRecord
from samedi.core.position import Position
from samedi.core.processes.worker import Worker
from samedi.games import NAMES, game
from tests import kuhn

CHEVALIER = game("chevalier_noir")
SHORT: dict[str, Any] = {"players": 2, "board": "short"}
HERE = Path(__file__).parent
ENOUGH = 20  # throws of a seat
EXAMPLE = f"cmd:{sys.executable} {HERE.parents[1] / 'docs' / 'example_bot.py'}"


def bad(way: str) -> str:
    return f"cmd:{sys.executable} {HERE / 'bad_bot.py'} {way}"


def held(
    chosen: Game[Any], options: dict[str, Any], bots: Sequence[str], games: int, **more: Any
) -> tuple[Arena, list[PlayedGame]]:
    jobs = more.pop("jobs", 1)
    arena = Arena(chosen, options, bots, **more)
    played = sorted(arena.play(arena.fixtures(games), jobs), key=lambda each: each.note.number)
    return arena, played


def test_greedy_beats_random_and_every_game_is_recorded() -> None:
    arena, played = held(CHEVALIER, SHORT, ["random", "greedy"], 20, jobs=2)
    summary = arena.summary([each.note for each in played])
    assert [standing.name for standing in summary.bots] == ["greedy", "random"]
    assert summary.bots[0].win_rate >= 0.6
    assert summary.bots[1].elo == 0
    assert sum(standing.wins for standing in summary.bots) == 20
    assert summary.pairs[0].games == 20
    for each in played:
        record = GameRecord.from_text(each.record)
        assert record.ending == "finished"
        assert record.replay(CHEVALIER).result == {"winners": each.note.winners}


def test_the_same_seed_gives_the_same_games_however_many_at_a_time() -> None:
    bots = ["random", "greedy", "beginner"]
    one, two, other = (
        held(kuhn.GAME, {}, bots, 12, seed=seed, jobs=jobs)[1] for seed, jobs in ((5, 1), (5, 2), (6, 1))
    )
    assert [each.record for each in one] == [each.record for each in two]
    assert [each.record for each in one] != [each.record for each in other]
    assert [each.note.failure for each in one] == [None] * 12


def test_the_games_of_a_deal_have_the_same_luck_seat_by_seat() -> None:
    _, played = held(CHEVALIER, SHORT, ["random", "greedy"], 4)
    throws = [[rolled(each.record, seat) for seat in (0, 1)] for each in played]
    for seat in (0, 1):
        one, other = throws[0][seat], throws[1][seat]
        assert one[:ENOUGH] == other[:ENOUGH] != throws[2][seat][:ENOUGH]
        assert len(one[:ENOUGH]) == ENOUGH


def rolled(text: str, seat: int) -> list[object]:
    """What a seat threw, in order."""
    record = GameRecord.from_text(text)
    position = Position(CHEVALIER, record.options)
    thrown: list[object] = []
    for action in record.actions:
        if position.is_chance and position.state.seat == seat:
            thrown.append(action)
        position.play(action)
    return thrown


def test_a_bad_bot_loses_its_games_and_nothing_else_happens(capfd: pytest.CaptureFixture[str]) -> None:
    bots = ["random", *(bad(way) for way in ("crash", "illegal", "nonsense"))]
    arena, played = held(CHEVALIER, SHORT, bots, 12, seconds=5, jobs=2)
    summary = arena.summary([each.note for each in played])
    assert {standing.name: standing.failures for standing in summary.bots}["random"] == 0
    assert summary.bots[0].name == "random"
    assert summary.bots[0].win_rate == 1
    assert sum(standing.failures for standing in summary.bots) == 12
    for each in played:
        failure = each.note.failure
        assert failure
        assert each.note.winners == [1 - failure.seat]
        record = GameRecord.from_text(each.record)
        assert record.ending == "abandoned"
        record.replay(CHEVALIER)
    whys = {each.note.failure.why for each in played if each.note.failure}
    assert whys == {"crash", "illegal", "protocol"}
    assert "out of ideas" in capfd.readouterr().err


def test_a_bot_that_hangs_is_late_and_its_rivals_share_the_win() -> None:
    _, played = held(CHEVALIER, {"players": 3}, ["random", "greedy", bad("hang")], 1, seconds=0.3)
    note = played[0].note
    assert note.failure
    assert (note.failure.seat, note.failure.why) == (2, "time")
    assert note.winners == [0, 1]


def test_a_bot_that_never_starts_loses_too(tmp_path: Path) -> None:
    script = tmp_path / "bot.sh"
    script.write_text("#!/bin/sh\nexit 3\n")
    script.chmod(0o755)
    _, played = held(kuhn.GAME, {}, ["random", f"cmd:{script}"], 2)
    assert [each.note.winners for each in played] == [[0], [1]]
    assert {each.note.failure.why for each in played if each.note.failure} == {"crash"}


def test_the_example_of_the_docs_plays_well_enough() -> None:
    arena, played = held(CHEVALIER, SHORT, ["random", EXAMPLE], 12, jobs=2)
    summary = arena.summary([each.note for each in played])
    assert [standing.failures for standing in summary.bots] == [0, 0]
    assert summary.bots[0].name == EXAMPLE


@pytest.mark.parametrize("name", NAMES)
def test_the_example_plays_every_game(name: str) -> None:
    chosen = game(name)
    _, played = held(chosen, dict(next(iter(chosen.tables.values()))), ["random", EXAMPLE], 2)
    assert [each.note.failure for each in played] == [None, None]


def test_a_program_never_hears_a_secret(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    _, played = held(kuhn.GAME, {}, ["random", bad(f"spy {heard}")], 6)
    assert all(each.note.failure is None for each in played)
    views = [line for line in heard.read_text().splitlines() if '"choose"' in line]
    assert views
    assert all('"hidden"' in line for line in views)


def test_a_process_that_dies_is_replaced() -> None:
    arena = Arena(kuhn.GAME, {}, ["random", "greedy"])
    pids = set()
    with match_worker(kuhn.GAME.home) as worker:
        for fixture in arena.fixtures(3):
            assert played_by(worker, PlayGame(fixture, 0, 10), PlayedGame).note.failure is None
            pids.add(worker.pid)
            os.kill(worker.pid or 0, signal.SIGKILL)
    assert len(pids) == 3


class Dying(Worker):
    """Its process dies of the first question."""

    questions = 0

    def ask(self, request: Any, kind: Any, seconds: float | None = None) -> Any:
        self.questions += 1
        if self.questions == 1:
            os.kill(self._running().pid, signal.SIGKILL)
        return super().ask(request, kind, seconds)


def test_a_game_whose_process_dies_is_played_again() -> None:
    arena = Arena(kuhn.GAME, {}, ["random", "greedy"])
    with Dying("samedi.bots.match_worker", kuhn.GAME.home, goodbye_s=1) as worker:
        assert played_by(worker, PlayGame(arena.fixtures(1)[0], 0, 10), PlayedGame).note.failure is None
        assert worker.questions == 2


@pytest.mark.parametrize(
    ("bots", "seconds", "said"),
    [
        (["random"], 1, "two"),
        (["random", "random"], 1, "twice"),
        (["random", "nobody"], 1, "nobody"),
        (["random", "cmd:no-such-program-at-all"], 1, "no-such-program-at-all"),
        (["random", "greedy"], 0, "seconds"),
    ],
)
def test_arenas_that_cannot_be_held_are_refused(bots: list[str], seconds: float, said: str) -> None:
    with pytest.raises(SamediError, match=said):
        Arena(CHEVALIER, SHORT, bots, seconds=seconds)


def test_the_example_of_the_class_is_true() -> None:
    assert doctest.testmod(arena_module) == (0, 4)
