"""The parts of the page that need no browser, run by Node as they are."""

import hashlib
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from samedi.games import NAMES
from samedi.server.page.document import INVITATION, LOBBY, ScreenFiles, table_of
from samedi.server.page.portions import APART, NOT_AT_TABLES, NOT_FOR_PAGES
from samedi.server.page.statics import Statics
from samedi.words import LANGUAGES, MESSAGE, sources

WEB = Path(__file__).parents[2] / "src" / "samedi" / "web"
VENDOR = WEB / "vendor"
MOST_CODE = 60_000  # bytes, compressed: what a newcomer waits for
MOST_CODE_AT_A_TABLE = 80_000
MOST_BESIDES = 60_000  # words and pictures
MOST_FONTS = 60_000
LONGEST = "de"  # the language with the most to say
MOST_REQUESTS = 12  # a browser asks for six things at a time
NODE = (
    shutil.which("node", path=str(Path(__file__).parents[2] / ".venv" / "bin"))
    or shutil.which("node")
    or "node"
)


def run(module: str, expression: str) -> Any:
    """What an expression with the exports of a module gives; `m` is the module."""
    place = json.dumps((WEB / module).as_uri())
    text = f"import * as m from {place}; console.log(JSON.stringify({expression}));"
    done = subprocess.run(
        [NODE, "--no-warnings", "--input-type=module", "-e", text],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


CHOICES = """m.choices(
  [{type: "jump", n: 1}, {type: "jump", n: 2}, {type: "pass"}, {type: "put"}],
  ({type, n}) => ({
    jump: ["c4", n === 1 ? "c6" : "a4"], pass: ["@pass"],
    put: [["hand", "@field", "corner"], ["corner", "hand"]],
  })[type])"""


@pytest.mark.parametrize(
    ("picked", "following"),
    [
        ([], ["@pass", "c4", "corner", "hand"]),
        (["c4"], ["a4", "c6"]),
        (["hand"], ["@field", "corner"]),
        (["hand", "@field"], ["corner"]),
        (["corner"], ["hand"]),
    ],
)
def test_what_was_picked_says_what_may_be_picked_next(picked: list[str], following: list[str]) -> None:
    found = run("board/choosing.js", f"[...m.nextPicks({CHOICES}, {json.dumps(picked)})].sort()")
    assert found == following


@pytest.mark.parametrize(
    ("picked", "action"),
    [
        (["c4"], None),
        (["c4", "c6"], {"type": "jump", "n": 1}),
        (["@pass"], {"type": "pass"}),
        (["hand", "corner"], {"type": "put"}),
        (["corner", "hand"], {"type": "put"}),
    ],
)
def test_all_picks_in_any_offered_order_make_the_action(
    picked: list[str], action: dict[str, Any] | None
) -> None:
    assert run("board/choosing.js", f"m.made({CHOICES}, {json.dumps(picked)})") == action


def test_the_bar_offers_the_usual_order_only() -> None:
    assert run("board/choosing.js", f"m.offered({CHOICES}, [])") == ["c4", "@pass", "hand"]
    assert run("board/choosing.js", f"m.offered({CHOICES}, ['corner'])") == ["hand"]


def test_a_tap_elsewhere_begins_again_and_a_second_tap_lets_go() -> None:
    assert run("board/choosing.js", f"m.pick({CHOICES}, ['c4'], 'corner')") == ["corner"]
    assert run("board/choosing.js", f"m.pick({CHOICES}, ['c4'], 'c4')") == []
    assert run("board/choosing.js", f"m.pick({CHOICES}, ['c4'], 'd5')") is None


def test_picks_that_begin_another_action_need_a_word_that_they_are_enough() -> None:
    both = "m.choices([{type: 'one'}, {type: 'two'}], (a) => a.type === 'one' ? ['x'] : ['x', 'y'])"
    assert run("board/choosing.js", f"m.made({both}, ['x'])") is None
    assert run("board/choosing.js", f"m.offered({both}, ['x'])") == ["y", "@enough"]
    assert run("board/choosing.js", f"m.made({both}, ['x', '@enough'])") == {"type": "one"}
    assert run("board/choosing.js", f"m.made({both}, ['x', 'y'])") == {"type": "two"}


def matched(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> Any:
    return run("board/matching.js", f"m.match({json.dumps(before)}, {json.dumps(after)})")


def piece(look: str, x: int, y: int = 0, **more: str) -> dict[str, Any]:
    return {"look": look, "body": look.split(maxsplit=1)[0], "x": x, "y": y, **more}


def test_a_piece_that_stays_is_not_taken_for_one_that_moved() -> None:
    found = matched(
        [piece("die soul", 0), piece("die soul", 10)], [piece("die soul", 10), piece("die soul", 30)]
    )
    assert sorted((each["from"], each["to"], each["turned"]) for each in found["pairs"]) == [
        (0, 1, False),
        (1, 0, False),
    ]


def test_the_nearest_of_the_same_body_turns_and_the_rest_comes_and_goes() -> None:
    found = matched(
        [piece("die soul", 0), piece("pawn red", 5)], [piece("die steal", 1), piece("ghost white", 9)]
    )
    assert found == {"pairs": [{"from": 0, "to": 0, "turned": True}], "gone": [1], "come": [1]}


def test_pieces_with_a_name_are_never_mixed_up() -> None:
    found = matched(
        [piece("pawn", 0, id="a"), piece("pawn", 1, id="b")],
        [piece("pawn", 1, id="a"), piece("pawn", 0, id="b")],
    )
    assert sorted((each["from"], each["to"]) for each in found["pairs"]) == [(0, 0), (1, 1)]


def test_an_arrow_goes_to_the_nearest_target_in_its_direction() -> None:
    targets = json.dumps(
        [{"id": name, "x": x, "y": y} for name, x, y in (("a", 0, 0), ("b", 10, 1), ("c", 4, 30))]
    )
    assert run("board/focus.js", f"m.step({targets}, 'a', 'ArrowRight')") == "b"
    assert run("board/focus.js", f"m.step({targets}, 'a', 'ArrowDown')") == "c"
    assert run("board/focus.js", f"m.step({targets}, 'a', 'ArrowLeft')") == "a"


@pytest.mark.parametrize(  # the examples of RFC 7396
    ("target", "patch", "result"),
    [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": [1, 2]}, {"a": ["c"]}, {"a": ["c"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
        ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
        ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
        ({"a": "foo"}, "bar", "bar"),
    ],
)
def test_merge_patches(target: object, patch: object, result: object) -> None:
    assert run("app/patch.js", f"m.merged({json.dumps(target)}, {json.dumps(patch)})") == result


def test_what_a_patch_does_not_touch_stays_the_same_object() -> None:
    assert run("app/patch.js", "((v) => m.merged(v, {b: 1}).a === v.a)({a: {}, b: 0})") is True


@pytest.mark.parametrize("length", [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])
def test_the_hash_is_the_one_everybody_knows(length: int) -> None:
    data = bytes(index * 7 % 256 for index in range(length))
    found = run("app/sha256.js", f"m.hex(m.sha256(Uint8Array.from({list(data)})))")
    assert found == hashlib.sha256(data).hexdigest()


def test_time_is_told_shortly() -> None:
    times = "[0, 59_001, 61_000, 3_600_000].map((each) => m.clockText(each, 'en'))"
    assert run("table/clock.js", times) == ["0:00", "1:00", "1:01", "1:00:00"]
    days = run("table/clock.js", "['en', 'fr', 'de'].map((language) => m.clockText(200_000_000, language))")
    assert ["".join(each.split()) for each in days] == ["2d", "2j", "2T"]


@pytest.mark.parametrize(
    ("kind", "left"), [('"per_move", "move_ms": 9000', [None, 8000]), ('"fischer"', [5000, 8000])]
)
def test_who_waits_has_time_only_where_it_is_a_stock(kind: str, left: list[int | None]) -> None:
    view = (
        f'{{clock: {{left: [5000, 9000], running: 1, since: 100}}, settings: {{clock: {{"type": {kind}}}}}}}'
    )
    assert run("table/clock.js", f"[0, 1].map((seat) => m.left({view}, seat, 1100))") == left


def test_libraries_are_the_files_that_npm_ships() -> None:
    listed = {}
    for line in (VENDOR / "SHA256SUMS").read_text(encoding="utf-8").splitlines():
        digest, _, name = line.partition("  ")
        listed[name] = digest
    own = {"README.md", "SHA256SUMS"}
    there = {path.relative_to(VENDOR).as_posix(): path for path in VENDOR.rglob("*") if path.is_file()}
    assert set(listed) == set(there) - own
    for name, digest in listed.items():
        assert hashlib.sha256(there[name].read_bytes()).hexdigest() == digest, name
    assert all((folder / "LICENSE").is_file() for folder in VENDOR.iterdir() if folder.is_dir())


def test_no_markup_of_the_page_carries_a_style_or_a_script() -> None:
    for path in [*WEB.rglob("*.js"), *WEB.rglob("*.svg"), *WEB.rglob("*.html")]:
        if VENDOR in path.parents:
            continue
        text = path.read_text(encoding="utf-8")
        assert " style=" not in text, path
        assert "<script>" not in text, path
        assert "onclick=" not in text, path


def sent(screen: ScreenFiles) -> dict[str, int]:
    """What a first visit brings before it can show something, and the bytes of it that travel."""
    edition = Statics().newest()
    named = re.findall(rf'(?:href|src)="/e/{edition.name}/([^"]+)"', edition.document.write(screen, LONGEST))
    files = {name: edition.joined(name) for name in named if not name.endswith((".json", "icon.svg"))}
    return {name: min(map(len, [file.data, *file.small.values()])) for name, file in files.items() if file}


def code(files: dict[str, int]) -> int:
    return sum(size for name, size in files.items() if name.endswith((".js", ".css")))


def fonts(files: dict[str, int]) -> int:
    return sum(size for name, size in files.items() if name.endswith(".woff2"))


@pytest.mark.parametrize("screen", [LOBBY, INVITATION])
def test_the_first_screen_is_soon_there(screen: ScreenFiles) -> None:
    files = sent(screen)
    assert {"app/main.js", *screen.modules, *screen.styles, f"words/{LONGEST}.ftl"} <= set(files)
    assert not any(name.startswith("table/") or name.endswith("/game.js") for name in files)
    assert all(name in screen.modules for name in files if name.startswith("games/"))
    assert code(files) <= MOST_CODE
    assert sum(files.values()) - code(files) - fonts(files) <= MOST_BESIDES
    assert 0 < fonts(files) <= MOST_FONTS


@pytest.mark.parametrize("game", NAMES)
def test_a_table_is_soon_there(game: str) -> None:
    screen = table_of(game, "abc")
    files = sent(screen)
    assert {"app/main.js", *screen.modules, *screen.styles} <= set(files)
    assert code(files) <= MOST_CODE_AT_A_TABLE
    assert len(files) + len(screen.data) <= MOST_REQUESTS


@pytest.mark.parametrize("screen", [LOBBY, table_of(NAMES[0], "abc")])
def test_what_is_drawn_comes_before_the_letters_it_is_written_in(screen: ScreenFiles) -> None:
    head = Statics().newest().document.write(screen, LONGEST)
    links = re.findall(r"<(?:link|script)[^>]*>", head)
    *first, serif, sans = [link for link in links if "preload" in link or "script" in link]
    assert all('as="font"' in link and 'fetchpriority="low"' in link for link in (serif, sans))
    assert not any('as="font"' in link for link in first)


@pytest.mark.parametrize("game", NAMES)
def test_a_table_is_sent_the_words_and_pieces_of_its_game_only(game: str) -> None:
    edition = Statics().newest()
    for language in LANGUAGES:
        words = edition.plain(f"games/{game}/words/{language}.ftl")
        assert words
        said = set(MESSAGE.findall(words.data.decode()))
        owners = {name: set(MESSAGE.findall(text)) for name, text in sources(language).items()}
        for part in APART:
            apart = {name: owners.pop(name) for name in list(owners) if name.startswith(part)}
            asked = edition.plain(f"words/{language}-{part}.ftl")
            assert asked
            assert set(MESSAGE.findall(asked.data.decode())) == set().union(*apart.values())
        others = {name for name in owners if Path(name).stem.removeprefix("page_") in set(NAMES) - {game}}
        assert len(others) == 2 * (len(NAMES) - 1)
        others |= {f"page_{name}" for name in NOT_AT_TABLES}
        assert set(owners) > NOT_FOR_PAGES | others
        mine = [codes for name, codes in owners.items() if name not in others | NOT_FOR_PAGES]
        assert said == set().union(*mine)
    drawn = {name: pieces_in(name) for name in (f"games/{each}/pieces.svg" for each in NAMES)}
    common = pieces_in("pictures/pieces.svg").difference(*drawn.values())
    assert pieces_in(f"games/{game}/pictures/pieces.svg") == common | drawn[f"games/{game}/pieces.svg"]


def test_nobody_who_speaks_to_pages_says_what_they_are_not_sent() -> None:
    codes = {code for name in NOT_FOR_PAGES for code in MESSAGE.findall(sources("en")[name])}
    said = re.compile("|".join(rf'"{code}"' for code in codes))
    server = WEB.parent / "server"
    to_commands = {  # they refuse before anybody can come, or tell the log
        *(server / "operation").rglob("*.py"),
        server / "app.py",
        server / "page" / "engines.py",
        server / "storage" / "database.py",
        server / "cluster" / "link.py",
    }
    speakers = {*WEB.rglob("*.js"), *server.rglob("*.py"), *(WEB.parent / "table").rglob("*.py")}
    heard = speakers - to_commands
    assert [path for path in heard if said.search(path.read_text(encoding="utf-8"))] == []


def test_no_table_says_what_only_the_lobby_is_sent() -> None:
    codes = {code for name in NOT_AT_TABLES for code in MESSAGE.findall(sources("en")[f"page_{name}"])}
    said = re.compile("|".join(rf"[\"`]{code}[\"`]" for code in codes))
    elsewhere = {
        "app/routes.js",
        *(f"lobby/{path.name}" for path in (WEB / "lobby").iterdir()),
    }  # they wait for it
    reached = ["table/screen.js", *(f"games/{game}/game.js" for game in NAMES)]
    for name in reached:
        named = re.findall(r'(?:from|import\()\s*"(\.[^"]+)"', (WEB / name).read_text(encoding="utf-8"))
        paths = [Path(os.path.normpath(Path(name).parent / each)).as_posix() for each in named]
        reached += [path for path in paths if path not in {*reached, *elsewhere} and (WEB / path).is_file()]
    assert {"table/lesson.js", "learn/opening.js", "table/review.js"} <= set(reached)
    assert [name for name in reached if said.search((WEB / name).read_text(encoding="utf-8"))] == []


def test_who_goes_back_in_a_game_need_not_fetch_the_lobby() -> None:
    modules = Statics().newest()._modules
    assert modules.requested(["table/replay_bar.js"]) == [
        "table/replay_bar.js",
        "app/main.js",
        "table/screen.js",
    ]
    assert "lobby/screen.js" not in modules.requested(["table/lesson.js"])


def pieces_in(name: str) -> set[bytes]:
    file = Statics().newest().plain(name)
    assert file
    return set(re.findall(rb'<symbol id="([^"]+)"', file.data))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_of_the_words_refers_only_to_entries_of_its_own_file(language: str) -> None:
    for text in sources(language).values():
        named = re.findall(r"\{\s*(-?[a-zA-Z][\w-]*)(?:\.[\w-]+)?\s*\}", text)
        assert set(named) <= set(MESSAGE.findall(text))


def test_what_the_document_promises_to_need_is_there() -> None:
    document = (WEB / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:href|src)="/([^"]+)"', document)
    assert [name for name in named if not (WEB / name).is_file()] == []
