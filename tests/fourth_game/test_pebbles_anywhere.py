"""A game from outside goes wherever the others go: laws, machine code, bots, terminal, server, browser."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from playwright.sync_api import expect, sync_playwright

from samedi import words
from samedi.core.compiled.client import RulesWorker
from samedi.core.game_record import GameRecord
from samedi.core.position import Position
from samedi.core.rng import seeded
from samedi.words import LANGUAGES
from tests.cli.test_play import Terminal
from tests.core.compiled.test_same_games import compare
from tests.faults.servers import Server
from tests.fourth_game.conftest import ADDED, added_words
from tests.fourth_game.pebbles import GAME
from tests.laws import check_game
from tests.web.evenings.player import Player
from tests.web.evenings.ways import content
from tests.web.tables import PHONE, Person, launched, person

HOME = Path(__file__).parent / "pebbles"
HEAPS = (5, 12, 21)
Environment = dict[str, str]


def samedi(environment: Environment, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "samedi.cli", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("pebbles") / "data")
    with pytest.MonkeyPatch.context() as patched:
        for name, value in ADDED.items():
            patched.setenv(name, value)
        running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("heap", HEAPS)
def test_the_laws_hold(heap: int) -> None:
    with added_words():
        for seed in range(40):
            check_game(GAME, {"heap": heap}, seed)


@pytest.mark.parametrize("mode", ["compiled", "checked"])
def test_compiled_rules_play_the_same_games(mode: str) -> None:
    with RulesWorker(GAME, mode) as worker:
        for heap in HEAPS:
            for seed in range(10):
                compare(worker, Position(GAME, {"heap": heap}, "strict"), seeded("pebbles", heap, seed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_words_and_clauses(language: str) -> None:
    def codes(of: str) -> list[str]:
        entries = [
            entry
            for path in sorted((HOME / "words" / of).glob("*.ftl"))
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        ]
        assert not any(isinstance(entry, fluent.Junk) for entry in entries)
        return [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]

    assert codes(language) == codes(LANGUAGES[0])
    parts = (HOME / "RULES.md").read_text(encoding="utf-8").split("\n## ")[1:]
    numbers = [re.findall(r"^- \*\*PB-(\d+\.\d+)\*\*", part, re.MULTILINE) for part in parts]
    tests = (Path(__file__).parent / "test_pebbles_rules.py").read_text(encoding="utf-8")
    proved = [".".join(each) for each in re.findall(r"test_pb_(\d)_(\d)_", tests)]
    assert numbers == [proved] * len(LANGUAGES)


def test_bots_of_every_kind_play_it(environment: Environment) -> None:
    bots = ["--bots", "random,greedy,search:60"]
    done = samedi(environment, "arena", "pebbles", *bots, "--games", "6", "--jobs", "1", "--json")
    assert done.returncode == 0, done.stderr
    standings = json.loads(done.stdout)["bots"]
    assert {bot["name"] for bot in standings} == {"random", "greedy", "search:60"}
    assert [bot["failures"] for bot in standings] == [0, 0, 0]


def test_it_is_played_in_the_terminal(environment: Environment, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.environment.update(environment)
    out = terminal.answer(lambda _shown: "1", "pebbles", "--options", '{"heap":7}', "--seats", "Ana,Ben")
    assert "The game is over." in out
    kept = terminal.kept("finished")[0].read_text(encoding="utf-8")
    assert GameRecord.from_text(kept).replay(GAME).result == {"winners": [0]}


def test_its_rules_are_read_in_every_language(environment: Environment) -> None:
    for language, word in (("en", "heap"), ("fr", "tas"), ("de", "Haufen")):
        done = samedi(environment, "rules", "pebbles", "2.1", "--lang", language)
        assert word in done.stdout


def test_without_the_variable_there_is_no_such_game(environment: Environment) -> None:
    done = samedi({**environment, "SAMEDI_GAMES": ""}, "rules", "pebbles")
    assert done.returncode == 2
    assert "no game called “pebbles”" in done.stderr


@pytest.mark.parametrize(
    ("package", "told"),
    [
        ("tests.no_such_package", "which is no game: No module named"),
        ("tests.fourth_game", "which is no game"),
        ("tests.fourth_game.misnamed", "but its game is called “pebbles”"),
    ],
)
def test_a_package_that_is_no_game_stops_the_server_with_a_sentence(
    environment: Environment, tmp_path: Path, package: str, told: str
) -> None:
    arguments = ["serve", "--port", "0", "--no-browser", "--data", str(tmp_path), "--lang", "en"]
    done = samedi({**environment, "SAMEDI_GAMES": package}, *arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_the_server_knows_it(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        cards: list[Any] = http.get("/api/games").json()
        assert [card["name"] for card in cards][-1] == "pebbles"
        clauses = http.get("/api/rules/pebbles?language=fr").json()
        assert "PB-2.2" in [clause["number"] for clause in clauses]
        assert "pebbles=pebbles" in http.get("/").text
        assert 'id="pebble"' in http.get("/pictures/pieces.svg").text
        assert "pebbles-title = Cailloux" in http.get("/words/fr.ftl").text
        for file in (HOME / "web").iterdir():
            assert http.get(f"/games/pebbles/{file.name}").content == file.read_bytes()
        assert http.get("/games/pebbles/../model.py").status_code == 404


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), ((1280, 800), "en")], ids=["phone", "desktop"])
def test_it_is_played_in_the_browser_from_the_lobby_to_the_end(
    server: Server, size: tuple[int, int], language: str
) -> None:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        with person(browser, server, size, language, reduced_motion="reduce") as lea:
            read_the_rules(lea)
            play(lea, language)
        browser.close()


def said(language: str, code: str) -> str:
    """A message of the game's own words."""
    text = (HOME / "words" / language / "pebbles.ftl").read_text(encoding="utf-8")
    return str(re.findall(rf"^{code} = (.+)$", text, re.MULTILINE)[0])


def read_the_rules(lea: Person) -> None:
    lea.page.goto(f"{lea.url}/rules/pebbles#PB-2.2")
    expect(lea.page.locator('[id="PB-2.2"]')).to_be_focused()
    assert content(lea.page) == []


def play(lea: Person, language: str) -> None:
    lea.page.goto(lea.url)
    title = said(language, "pebbles-title")
    card = lea.page.locator("article.game").filter(has_text=title)
    expect(card.locator("svg.cover use").first).to_be_attached()
    assert content(lea.page) == []
    card.get_by_role("link", name=words.say(language, "page-lobby-play-which", {"game": title})).click()
    lea.page.get_by_label(said(language, "pebbles-table-small"), exact=True).check()
    lea.page.get_by_label(words.say(language, "bot-random"), exact=True).check()
    lea.page.get_by_role("button", name=words.say(language, "page-lobby-start")).click()
    expect(lea.page.locator(".boardpicture")).to_be_visible()
    expect(lea.page.locator(":is(.coach, .coach-line):visible")).to_have_count(1)
    player = Player(lea.page, seed=5)
    player.next_screen()
    assert content(lea.page) == []
    player.sign = ""
    player.finish()
    assert content(lea.page) == []


def test_a_game_that_does_not_speak_a_language_speaks_english_in_it(
    environment: Environment, tmp_path: Path
) -> None:
    copied = tmp_path.joinpath(*GAME.home.split("."))
    shutil.copytree(HOME, copied, ignore=shutil.ignore_patterns("de", "__pycache__"))
    rules = copied / "RULES.md"
    rules.write_text(rules.read_text(encoding="utf-8").partition("## Deutsch")[0], encoding="utf-8")

    def said(*arguments: str) -> str:
        command, around = [sys.executable, *arguments], {**environment, "PYTHONPATH": str(tmp_path)}
        return subprocess.run(
            command, env=around, cwd=tmp_path, stdout=subprocess.PIPE, text=True, check=True
        ).stdout

    english, german = (said("-m", "samedi.cli", "rules", "pebbles", "--lang", each) for each in ("en", "de"))
    assert english == german != ""
    words = said(
        "-c",
        "from samedi.server.page.statics import Statics as All; "
        "print(All().newest().plain('words/de.ftl').data.decode())",
    )
    assert "pebbles-title" in words
    assert "page-table-undo = Zurücknehmen" in words
