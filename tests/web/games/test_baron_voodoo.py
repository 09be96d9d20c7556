"""Baron Voodoo on the page, in a real browser, over whole games that the engine plays."""

import random
import re
from collections import defaultdict
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from samedi.core.actions import to_builtins
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.games import game
from samedi.games.baron_voodoo.setup import TABLES
from samedi.words import LANGUAGES
from tests.web.games.checks import Entry, beside, inside

LOOKED_AT_PER_STEP = {"en": 6, "fr": 2, "de": 2}
WHOLE = {("teams", "en"), ("solo", "en")}  # every position of these
GAMES: dict[str, dict[str, Any]] = {
    **TABLES,
    "three draft": {"loas": ["gran_bwa", "mamy_wata", "papa_legba"], "setup": "draft", "first": 2},
    "other teams": {"loas": ["mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa"], "teams": True},
    "solo legba": {"solo": {"loa": "papa_legba", "level": 4, "score": 0}},
}


@cache
def whole_game(name: str) -> list[Entry]:
    """A game played at random: every position, what is legal, what was done and why."""
    chosen = game("baron_voodoo")
    position = Position(chosen, GAMES[name])
    rng = random.Random(name)
    entries: list[Entry] = []
    while True:
        entry: Entry = {
            "awaits": msgspec.to_builtins(position.awaits),
            "position": chosen.view(position.state),
            "options": position.options,
            **beside(chosen, position.state),
        }
        entries.append(entry)
        if position.is_over:
            entry["result"] = chosen.result(position.state)
            return entries
        actions = list(position.outcomes if position.is_chance else position.legal)
        if not position.is_chance:
            entry["legal"] = [to_builtins(action) for action in actions]
        action = rng.choice(actions)
        number = position.number(action)
        entry["action"] = to_builtins(action)
        entry["told"] = msgspec.to_builtins(chosen.describe(position.state, number))
        entry["explained"] = msgspec.to_builtins(chosen.explained(position.state, number))
        position.play(action)


def asked(name: str) -> list[Entry]:
    """A game without what chance decides at set-up: nobody is asked there."""
    entries = whole_game(name)
    first = next(at for at, entry in enumerate(entries) if entry["awaits"]["kind"] == "seat")
    return entries[max(first - 1, 0) :]


def sampled(name: str, per_step: int) -> list[Entry]:
    """The same, with the positions to look at marked: some of every step, from the beginning to the end."""
    entries = asked(name)
    steps = defaultdict(list)
    for at, entry in enumerate(entries):
        steps[entry["awaits"]["step"]].append(at)
    looked_at = {at for places in steps.values() for at in places[:: max(1, len(places) // per_step)]}
    return [entry | {"look": True} if at in looked_at else deed(entry) for at, entry in enumerate(entries)]


def deed(entry: Entry) -> Entry:
    """What was done in a position, without the position."""
    return {key: entry[key] for key in ("awaits", "action", "told", "explained") if key in entry}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_legal_can_be_picked_and_has_words(
    page: Page, warnings: list[str], name: str, language: str
) -> None:
    positions = sampled(name, 1000 if (name, language) in WHOLE else LOOKED_AT_PER_STEP[language])
    found = inside(page, "checkGame", positions, language)
    assert found["problems"] == []
    assert warnings == []
    assert {"power", "target", "capture", "effect", "lower"} <= set(found["steps"])
    if "solo" in GAMES[name]:
        assert found["whys"] > 1


def test_the_games_show_every_kind_of_action() -> None:
    kinds = {action["type"] for name in GAMES for entry in asked(name) for action in entry.get("legal", [])}
    declared = {to_builtins(action)["type"] for action in game("baron_voodoo").actions}
    assert kinds == declared - {"roll"}


def test_the_groups_on_the_screen_are_those_the_rules_propose(page: Page) -> None:
    seen = 0
    for name in ("two", "four"):
        for entry in [each for each in whole_game(name) if "lowering" in each["facts"]]:
            told, found = entry["facts"]["lowering"], inside(page, "loweringOf", entry)
            assert [group["points"] for group in found["groups"]] == [
                each["points"] for each in told["groups"]
            ]
            assert [len(group["dice"]) for group in found["groups"]] == [
                len(each["dice"]) for each in told["groups"]
            ]
            assert [group["jokers"] for group in found["groups"]] == [
                sum(colour is not None for colour in each["jokers"]) for each in told["groups"]
            ]
            assert len(found["left"]) == len(told["left"])
            seen += len(told["groups"])
    assert seen > 10


def test_a_face_says_what_it_would_bring_as_the_rules_tell(page: Page) -> None:
    gains = 0
    for entry in [each for each in whole_game("two") if each["awaits"]["step"] == "turn"]:
        faces = inside(page, "facesOf", entry, [])
        told = [each for each in entry["prospects"] if each and "gain" in each]
        assert len(faces) == len(told)
        for words, each in zip(faces, told, strict=True):
            assert (f"{each['gain']}" in words) if each["gain"] > 0 else words == ""
            gains += each["gain"] > 0
    assert gains


def test_a_plan_is_legal_from_its_first_action_to_its_last(page: Page) -> None:
    """The button that lowers a whole grouping does what it says, and at most ends the turn."""
    chosen = game("baron_voodoo")
    plans = 0
    for name in ("two", "four", "teams", "solo"):
        position = Position(chosen, GAMES[name])
        rng = random.Random(name)
        while not position.is_over:
            if position.awaits.step == "lower":
                plans += carry_out(page, position)
            actions = position.outcomes if position.is_chance else position.legal
            position.play(rng.choice(list(actions)))
    assert plans > 20


def carry_out(page: Page, position: Position) -> int:
    """Do what the plan says, if there is one, and take it back."""
    view = position.game.view(position.state)
    entry = {
        "awaits": msgspec.to_builtins(position.awaits),
        "position": view,
        "options": position.options,
        "legal": [to_builtins(action) for action in position.legal],
        **beside(position.game, position.state),
    }
    plans = inside(page, "plansOf", entry)
    if not plans:
        return 0
    seat = entry["awaits"]["seat"]
    for done, action in enumerate(plans[0]["actions"]):
        assert position.awaits.seat == seat, f"action {done} of {plans[0]}"
        position.play(position.game.actions.structure(position.game.actions.from_builtins(action)))
    points = position.game.view(position.state)["players"][seat]["score"] - view["players"][seat]["score"]
    assert f"+{points}" in plans[0]["label"]
    assert position.awaits.step not in ("lower", "last_power")
    for _ in plans[0]["actions"]:
        position.undo()
    return 1


@pytest.mark.parametrize("name", GAMES)
def test_bv_7_5_the_score_sheet_adds_up(page: Page, name: str) -> None:
    end = whole_game(name)[-1]
    rows = inside(page, "sheetOf", end)
    total = [int(cell) for cell in rows[-1][1:]]
    sources_of_points = [row for row in rows[1:-1] if len(row) > 1]
    added = [0] * len(total)
    for row in sources_of_points[:2]:
        added = [sum(pair) for pair in zip(added, map(int, row[1:]), strict=True)]
    for row in sources_of_points[2:]:
        gains = [int(cell.split("+")[1]) if "+" in cell else 0 for cell in row[1:]]
        added = [sum(pair) for pair in zip(added, gains, strict=True)]
    assert added == total == end["result"]["scores"][: len(total)]


def test_the_tables_people_are_offered_are_the_games_own(page: Page) -> None:
    offered = page.evaluate("setup.tables")
    assert {table["id"]: table["options"] for table in offered} == TABLES
    for table in offered:
        assert Position(game("baron_voodoo"), table["options"]).seats == table["seats"]


def test_every_lever_leads_to_options_the_game_accepts(page: Page) -> None:
    """From every preset, every value of every lever that is shown."""
    tried = page.evaluate("tryLevers()")
    assert len(tried) > 100
    for each in tried:
        Position(game("baron_voodoo"), each["options"])
        if not each["name"].startswith(("loa", "first")):
            assert each["now"] == each["value"]


def test_a_seat_that_takes_a_loa_gives_its_own_in_return(page: Page) -> None:
    lever = "setup.fields.find(({ name }) => name === 'loa1')"
    swapped = page.evaluate(f"{lever}.set({{ loas: ['mamy_wata', 'papa_legba'] }}, 'papa_legba').loas")
    assert swapped == ["papa_legba", "mamy_wata"]


def test_only_the_barons_seat_is_a_programs(page: Page) -> None:
    assert page.evaluate(
        "[setup.bots({ solo: { loa: 'gran_bwa' } }), setup.bots({ loas: ['gran_bwa', 'mamy_wata'] })]"
    ) == [[1], []]


def test_a_tap_that_is_not_allowed_becomes_a_question_the_server_can_answer(page: Page) -> None:
    chosen = game("baron_voodoo")
    answered = 0
    for name in ("two", "solo", "draft"):
        position = Position(chosen, GAMES[name])
        rng = random.Random(name)
        while not position.is_over:
            if position.awaits.step in ("capture", "target", "place"):
                answered += ask_why(page, position)
            actions = position.outcomes if position.is_chance else position.legal
            position.play(rng.choice(list(actions)))
    assert answered > 100


def ask_why(page: Page, position: Position) -> int:
    """Tap the first cell: what is wished is legal, or the game says why it is not."""
    legal = [to_builtins(action) for action in position.legal]
    view = position.game.view(position.state)
    entry = {
        "awaits": msgspec.to_builtins(position.awaits),
        "position": view,
        "options": position.options,
        "legal": legal,
    }
    picked = [f"pool:{die['colour']}-{die['face']}" for die in view["pool"][:1]]
    wished = inside(page, "wish", entry, picked, next(iter(view["board"])))
    if wished is None:
        return 0
    number = position.game.actions.from_builtins(wished)
    if wished not in legal:
        assert position.game.reason(position.state, number).say("en")
    return 1


def test_bv_9_8_the_why_tells_every_step_of_his_search(page: Page) -> None:
    entries = asked("solo")
    told = [at for at, entry in enumerate(entries) if entry.get("explained")]
    page.evaluate("language => import('/app/words.js').then((words) => words.speak(language))", "en")
    for at in told:
        text = inside(page, "whyOf", [*map(deed, entries[: at + 1]), entries[at + 1]])
        for message in entries[at]["explained"]:
            sentence = msgspec.convert(message, Message).say("en")
            assert sentence.rsplit(" (BV-", 1)[0] in text


def test_whoever_watches_is_told_of_the_player_and_not_spoken_to(page: Page) -> None:
    entries = asked("solo")
    page.evaluate("language => import('/app/words.js').then((words) => words.speak(language))", "en")
    spoken = 0
    for at in (at for at, entry in enumerate(entries) if entry.get("explained")):
        way = [*map(deed, entries[: at + 1]), entries[at + 1]]
        seen = inside(page, "whyOf", way, -1)
        assert not re.search(r"\byou", seen, re.IGNORECASE)
        spoken += inside(page, "whyOf", way, 0) != seen
    assert spoken
