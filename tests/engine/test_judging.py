"""A device judges the moments of a game as a worker process does, to the last bit."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.bots.review import lookback_on
from samedi.bots.searching import SearchWorker
from samedi.core.position import Position
from samedi.games import NAMES, game
from samedi.server.bots.looking_back import to_judge
from tests.bots.test_review import beginning, played
from tests.engine.test_laws import HERE, fill
from tests.web.test_modules import NODE

TABLES = {
    "baron_voodoo": ("two", "teams", "solo"),
    "chevalier_noir": ("two-short", "three", "teams"),
    "dicke_daemonen": ("two", "three"),
}
LENGTH = 24  # actions from where chance has set the game up
SIMULATIONS = 24

Json = dict[str, Any]


@pytest.fixture(scope="module")
def worker() -> Iterator[SearchWorker]:
    with SearchWorker(quiet=True) as started:
        yield started


def rounds_of(position: Position, worker: SearchWorker) -> list[Json]:
    """Everything that is asked about a game, and what the worker answers."""
    lookback = lookback_on(position, simulations=SIMULATIONS, seed=3)
    asking, rounds = lookback.requests(None), list[Json]()
    question = next(asking, None)
    while question is not None:
        answers = worker.judge(question)
        rounds.append({"asks": to_judge(lookback, question), "answers": answers})
        try:
            question = asking.send(answers)
        except StopIteration:
            question = None
    return rounds


def short_game(name: str, table: str) -> Position:
    """The beginning and the end of a game, by careless seats, so that there is something to say."""
    whole = played(game(name), dict(game(name).tables[table]), careless=0)
    return beginning(whole, LENGTH + sum(1 for _ in whole.history) // 3)


def in_node(folder: Path) -> Json:
    done = subprocess.run(
        [NODE, str(HERE / "judging_in_node.mjs"), str(folder)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told: Json = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("name", NAMES)
def test_a_device_finds_what_a_worker_finds(name: str, tmp_path: Path, worker: SearchWorker) -> None:
    games = [rounds_of(short_game(name, table), worker) for table in TABLES[name]]
    fill(tmp_path / name, name, msgspec.to_builtins(games))
    told = in_node(tmp_path / name)
    assert told["differing"] == []
    assert told["count"] == sum(len(each["answers"]) for rounds in games for each in rounds)
    asked = [each["asks"] for rounds in games for each in rounds]
    assert any(moment.salt for each in asked for moment in each.moments)
    assert any(each.is_open for each in asked) == game(name).has_secrets


def test_a_difference_of_one_bit_is_noticed(tmp_path: Path, worker: SearchWorker) -> None:
    name = "chevalier_noir"
    games = msgspec.to_builtins([rounds_of(short_game(name, "two-short"), worker)])
    games[0][0]["answers"][3]["reached"][0] += 2**-53
    fill(tmp_path / name, name, games)
    assert in_node(tmp_path / name)["all"] == 1
