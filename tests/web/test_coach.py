"""What the coach says is its own at every step and pick, and true there and then, in random games."""

import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from samedi.games import OWN, game
from samedi.words import sources
from tests.web.samples import sample
from tests.web.test_modules import NODE
from tests.web.test_units import QUIET

TABLES = [f"{name}.{table}" for name in OWN for table in game(name).tables]
SEED = 3
STEPS = {  # at which somebody decides
    "baron_voodoo": "place power target capture turn effect again lower last_power baron",
    "dicke_daemonen": "place predict",
    "chevalier_noir": "first_pawn set_knight move displace push",
}


@cache
def told(table: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The positions of a game, and what the coach says at each, whatever is picked."""
    name, samples = table.partition(".")[0], sample(table, seed=SEED)
    with TemporaryDirectory() as folder:
        file, words = Path(folder) / "game.json", Path(folder) / "en.ftl"
        file.write_text(json.dumps({"game": name, "samples": samples}), encoding="utf-8")
        words.write_text("\n".join(sources("en").values()), encoding="utf-8")
        script = Path(__file__).with_name("pointed.mjs")
        command = [NODE, QUIET, str(script), str(words), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return samples, [json.loads(line) for line in done.stdout.splitlines()]


def legal_now(entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What may be done, at once or after passing."""
    yield from entry["legal"]
    for prospect in filter(None, entry["prospects"]):
        for later in prospect.get("then", []) if isinstance(prospect, dict) else []:
            yield from later["actions"]


def is_about(action: dict[str, Any], place: str) -> bool:
    """Whether an action names a place of the board."""
    if place == "knight":
        return str(action["type"]) == "ride"
    named = {str(value) for value in action.values()}
    return bool(named & {place, *re.sub(r"\b[xf](?=\d)", "", place).split(":")})


@pytest.mark.parametrize("table", TABLES)
def test_the_coach_has_words_of_its_own_for_everything_that_is_asked(table: str) -> None:
    samples, said = told(table)
    asked = {at for at, entry in enumerate(samples) if entry.get("legal")}
    assert {each["at"] for each in said} == asked
    without = {(each["step"], *each["picked"]) for each in said if not each["said"]}
    assert not without
    assert {each["step"] for each in said if not each["chapters"]} == set()
    assert all(each["said"]["text"].endswith(".") for each in said)


@pytest.mark.parametrize("name", OWN)
def test_every_step_at_which_somebody_decides_is_met(name: str) -> None:
    tables = [table for table in TABLES if table.startswith(f"{name}.")]
    assert {each["step"] for table in tables for each in told(table)[1]} == {*STEPS[name].split()}


@pytest.mark.parametrize("table", TABLES)
def test_what_the_coach_says_of_places_is_legal_now(table: str) -> None:
    samples, said = told(table)
    for each in said:
        kind, places = each["said"]["kind"], each["said"]["places"]
        legal = [action for action in legal_now(samples[each["at"]]) if action["type"] == kind]
        assert each["isTaken"]
        assert legal
        for place in places:
            assert any(is_about(action, place) for action in legal), (each, place)
