"""Le Chevalier Noir on the page, in a real browser, over whole games that the engine plays."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from samedi.core.actions import to_builtins
from samedi.core.position import Position
from samedi.games import game
from samedi.games.chevalier_noir.model import CLANS
from samedi.games.chevalier_noir.setup import TABLES
from samedi.games.chevalier_noir.turn import playing
from samedi.words import LANGUAGES
from tests.web.games.checks import Entry, beside, inside

STEPS = {"first_pawn", "set_knight", "roll", "move", "displace", "push", None}
GAMES = {
    **TABLES,
    "three short": {"players": 3, "board": "short", "first": 2},
    "strict": {"players": 2, "strict": True},
    "strict teams, short": {"players": 4, "board": "short", "strict": True, "first": 3},
    "both clans, short": {"players": 4, "board": "short", "both_clans": True},
}


@cache
def whole_game(name: str) -> list[Entry]:
    """A game played at random: every position, what is legal, and where the engine puts the piece."""
    chosen = game("chevalier_noir")
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
            entry["lands"] = [lands(position, action) for action in actions]
        action = rng.choice(actions)
        entry["action"] = to_builtins(action)
        entry["told"] = msgspec.to_builtins(position.describe(action))
        position.play(action)


def lands(position: Position, action: Any) -> list[Any]:
    """Where the engine puts the piece an action moves."""
    seen = position.game.view(position.state)
    clan = CLANS[playing(position.state)]
    position.play(action)
    view = position.game.view(position.state)
    position.undo()
    if getattr(action, "pawn", None):
        return list(view["pawns"][clan][action.pawn])
    if seen["displaced"]:
        lifted_clan, lifted = seen["displaced"]
        return list(view["pawns"][lifted_clan][lifted])
    return ["track", view["knight"]]


def parts(entries: list[Entry], first: int = 90, last: int = 60) -> list[list[Entry]]:
    """The beginning and the end of a game: long ones repeat themselves in between."""
    return [entries] if len(entries) <= first + last else [entries[:first], entries[-last:]]


@pytest.mark.parametrize("name", GAMES)
def test_everything_legal_can_be_picked_and_goes_where_it_says(page: Page, name: str) -> None:
    found = [inside(page, "checkGame", part) for part in parts(whole_game(name))]
    assert [problem for each in found for problem in each["problems"]] == []
    assert sum(each["walks"] for each in found) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_position_has_words(page: Page, warnings: list[str], name: str, language: str) -> None:
    for part in parts(whole_game(name), 40, 20):
        assert inside(page, "checkWords", part, language) == []
    assert warnings == []


def test_the_games_show_everything_that_can_happen() -> None:
    entries = [entry for name in GAMES for part in parts(whole_game(name)) for entry in part]
    assert {entry["awaits"]["step"] for entry in entries} == STEPS
    asked = [entry for entry in entries if entry.get("legal") and entry["options"]["both_clans"]]
    own = [entry["position"]["pawns"][entry["position"]["clans"][entry["awaits"]["seat"]]] for entry in asked]
    assert any(all(place == ["home"] for place in pawns.values()) for pawns in own), (
        "nobody plays for a partner"
    )
    told = {kind for entry in entries for kind in meetings(entry)}
    assert told == {"sends", "lifts", "pushes"}


def meetings(entry: Entry) -> Iterator[str]:
    """Whom the legal actions of a position drive away."""
    position = entry["position"]
    cells = {
        place[1] for pawns in position["pawns"].values() for place in pawns.values() if place[0] == "track"
    }
    for action, (kind, *cell) in zip(entry.get("legal", []), entry.get("lands", []), strict=True):
        if kind != "track" or "cell" in action:
            continue
        if cell[0] == position["knight"]:
            yield "pushes"
        elif cell[0] in cells:
            yield "lifts" if action["type"] == "ride" else "sends"


def quarter_turns(cells: list[list[float]], side: int) -> list[list[float]]:
    """The same cells a quarter turn further, clockwise."""
    return [[column, side - 1 - row] for row, column in cells]


@pytest.mark.parametrize(
    ("board", "side", "north"),
    [
        ("long", 15, [*[[r, 8] for r in range(7)], *[[6, c] for c in range(9, 15)], [7, 14]]),
        ("short", 11, [*[[r, 6] for r in range(5)], *[[4, c] for c in range(7, 11)], [5, 10]]),
    ],
)
def test_the_cells_lie_as_the_rules_draw_them(
    page: Page, board: str, side: int, north: list[list[int]]
) -> None:
    start = Position(game("chevalier_noir"), {"players": 2, "board": board})
    found = inside(page, "checkCross", board, start.game.constants(start.state))
    expected: list[list[float]] = []
    quarter: list[list[float]] = [[float(row), float(column)] for row, column in north]
    for _ in range(4):
        expected += quarter
        quarter = quarter_turns(quarter, side)
    assert found["side"] == side
    assert found["cells"] == expected
    middle = side // 2
    tresor = [[row, middle] for row in range(1, middle)]
    assert found["tresors"][0] == tresor
    assert found["tresors"][1] == quarter_turns([[float(r), float(c)] for r, c in tresor], side)
    assert found["home"] == [middle, middle]


def test_the_dice_show_the_recorded_faces_and_which_are_played(page: Page) -> None:
    thrown = [entry for entry in whole_game("two") if entry["awaits"]["step"] == "move"]
    assert len({tuple(entry["position"]["throw"]) for entry in thrown}) > 20
    for entry in thrown[:80]:
        faces = entry["position"]["throw"]
        lanes = page.evaluate("entry => throwIn(entry)", entry)
        assert [lane["uses"] for lane in lanes] == [
            ["#dice-black"] if face == "black" else [f"#pips-{face}"] for face in faces
        ]
        left = sorted(
            face for face, lane in zip(faces, lanes, strict=True) if face != "black" and not lane["isDone"]
        )
        assert left == entry["position"]["unused"]
