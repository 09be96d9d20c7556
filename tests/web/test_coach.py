"""What the coach says of places on the board is legal there and then, in whole games played at random."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from samedi.words import sources
from tests.web.samples import sample
from tests.web.test_modules import NODE
from tests.web.test_units import QUIET

GAMES = {
    "baron_voodoo.three": {"capture", "pick", "put", "slide"},
    "dicke_daemonen.two": {"place"},
    "chevalier_noir.two": {"enter", "move", "ride", "knight", "displace"},
}


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


@pytest.mark.parametrize("table", GAMES)
def test_what_the_coach_says_of_places_is_legal_now(table: str, tmp_path: Path) -> None:
    name, samples = table.partition(".")[0], sample(table, seed=3)
    file = tmp_path / "game.json"
    file.write_text(json.dumps({"game": name, "samples": samples}), encoding="utf-8")
    words = tmp_path / "en.ftl"
    words.write_text("\n".join(sources("en").values()), encoding="utf-8")
    script = Path(__file__).with_name("pointed.mjs")
    command = [NODE, QUIET, str(script), str(words), str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    said = [json.loads(line) for line in told.stdout.splitlines()]
    assert {each["kind"] for each in said} == GAMES[table]
    for each in said:
        legal = [action for action in legal_now(samples[each["at"]]) if action["type"] == each["kind"]]
        assert each["isTaken"]
        assert each["text"].endswith(".")
        for place in each["places"]:
            assert any(is_about(action, place) for action in legal), (each, place)
        for place in each["then"]["places"] if each["then"] else []:
            assert any(is_about(action, place) for action in legal if is_about(action, each["places"][0]))
