"""Modules that are sent together stay the modules they are."""

import json
import posixpath
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from samedi.games import NAMES
from samedi.server.page.document import TABLE, table_of
from samedi.server.page.modules import START, Modules, taken_apart
from samedi.server.page.statics import Statics

FOLDER = Path(str(Statics()._folder))
SOURCES = {
    path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(FOLDER.rglob("*.js"))
}
WRITTEN = Modules(SOURCES)
NODE = shutil.which("node", path=str(Path(__file__).parents[2] / ".venv" / "bin")) or "node"
LATE = re.compile(r"\bimport(?:\(|\.meta)")
LEFT = re.compile(r"^(?:import|export)\b(?!\()", re.MULTILINE)

SMALL = {
    START: '/** @import { X } from "./types.js" */\nimport {\n  count,\n} from "./count.js";\ncount();\n',
    "app/count.js": "let now = 0;\n\n/** One more.\n * @returns {number} */\nexport function count() {\n"
    "  return ++now;\n}\n",
    "table/screen.js": 'import{count as c}from"../app/count.js";import{say,again as a}from"./inner.js";'
    'const m=()=>[c(),a(),say`// ${"export const x = 1"}`];export{m as mount};\n//# sourceMappingURL=x\n',
    "table/inner.js": 'export { count as again, } from "../app/count.js";\n// why\n'
    "export const say = ([text], what) => /** @type {string} */ (text + what);\n",
    "table/alone.js": 'import { count } from "../app/count.js";\nimport { say } from "./inner.js";\n'
    "export const alone = () => [count(), say`a${1}`];\n",
    "games/x/game.js": 'import { count } from "../../app/count.js";\nexport default {\n  count,\n};\n',
}
USE = """
const { mount } = await import("./table/screen.js");
const { alone } = await import("./table/alone.js");
const { default: game } = await import("./games/x/game.js");
const { count } = await import("./app/count.js");
console.log(JSON.stringify([mount(), alone(), game.count(), count()]));
"""


def used(folder: Path, files: dict[str, str]) -> Any:
    """What the small page says."""
    for name, text in {
        **files,
        "use.js": f'import "./{START}";{USE}',
        "package.json": '{"type": "module"}',
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [NODE, "use.js"], cwd=folder, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_joined_modules_do_what_they_do_as_they_are_written(tmp_path: Path) -> None:
    modules = Modules(SMALL)
    joined = {name: modules.text(name) for name in SMALL}
    said = used(tmp_path / "joined", joined)
    assert said == used(tmp_path / "written", SMALL)
    assert said == [[2, 3, "// export const x = 1"], [4, "a1"], 5, 6]
    assert "One more" not in joined[START]
    assert "count = 0" not in joined["app/count.js"]


def test_a_worker_brings_along_all_it_needs_and_nothing_of_the_page(tmp_path: Path) -> None:
    beside = {
        **SMALL,
        "engine/worker.js": 'import { count } from "../app/count.js";\nimport { tell } from "./tell.js";\n'
        "tell([count(), count()]);\n",
        "engine/tell.js": "export const tell = (what) => console.log(JSON.stringify(what));\n",
    }
    modules = Modules(beside)
    assert modules.requested(["engine/worker.js"]) == ["engine/worker.js"]
    script = tmp_path / "worker.mjs"
    script.write_text(modules.text("engine/worker.js"), encoding="utf-8")
    done = subprocess.run([NODE, script], capture_output=True, text=True, check=True, timeout=60)
    assert json.loads(done.stdout) == [1, 2]


def test_each_module_comes_once() -> None:
    modules = Modules(SMALL)
    assert modules.requested([START, "table/screen.js", "games/x/game.js"]) == [
        *(START, "table/screen.js", "games/x/game.js"),
    ]
    assert modules.requested(["table/alone.js"]) == ["table/alone.js", START, "table/screen.js"]
    assert modules.requested(["table/inner.js"]) == ["table/inner.js", START, "table/screen.js"]


def sharing(*doors: str) -> Modules:
    """The page of a game some of whose doors share a module."""
    takers = {
        f"games/x/{door}.js": f'import {{ cord }} from "./cord.js";\nexport const {door} = cord;\n'
        for door in doors
    }
    return Modules({**SMALL, **takers, "games/x/cord.js": "export const cord = 1;\n"})


def test_what_doors_of_one_game_share_with_its_card_comes_with_the_card() -> None:
    modules = sharing("card", "learn")
    assert modules.requested([START, "games/x/card.js"]) == [START, "games/x/card.js"]
    assert modules.requested(["games/x/game.js"]) == ["games/x/game.js", START]
    assert "cord = 1" in modules.text("games/x/card.js")
    assert "cord = 1" not in modules.text(START)


def test_what_other_doors_of_one_game_share_comes_by_itself() -> None:
    modules = sharing("start", "learn", "game")
    assert "games/x/cord.js" in modules.requested([START, "games/x/learn.js"])
    assert "cord = 1" in modules.text("games/x/cord.js")
    assert "cord = 1" not in modules.text(START)


@pytest.mark.parametrize("game", NAMES)
def test_a_table_is_three_files(game: str) -> None:
    asked = WRITTEN.requested([START, *table_of(game, "abc").modules])
    assert asked == [START, *TABLE.modules, f"games/{game}/game.js"]


@pytest.mark.parametrize("name", SOURCES)
def test_all_modules_are_written_in_a_way_that_can_be_joined(name: str) -> None:
    body = taken_apart(name, SOURCES[name]).body
    assert not LEFT.search(body)
    home = WRITTEN._homes[name]
    if LATE.search(body):  # addresses are taken from where it is sent
        assert posixpath.dirname(name) == posixpath.dirname(home)
