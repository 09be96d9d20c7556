"""A whole game of each kind by ear, from lobby to result: nothing but roles and names."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from samedi import words
from tests.faults.servers import Server
from tests.web.ear import Board, read_board
from tests.web.evenings.listener import OVER, Listener
from tests.web.evenings.ways import title
from tests.web.tables import Person, person

CHOICES = {  # what is chosen in the form of a new table
    "baron_voodoo": ["Alone"],
    "dicke_daemonen": [words.say("en", "bot-random")],
    "chevalier_noir": ["short board", words.say("en", "bot-greedy")],
}
WANTED = {  # what a player likes best, by its words
    "baron_voodoo": [r"^Lower, \+", "^Take ", "takes|jump", "^(Done|End|No power|Keep|Skip|Go on|Let)"],
    "dicke_daemonen": ["^Predict", "^Field"],
    "chevalier_noir": ["Arrivée", "Trésor", "comes in", "sends", "with the [56]"],
}
ELEMENTS = {"red": "Fire", "blue": "Water", "green": "Earth", "yellow": "Air"}
PATIENCE_S = 60


def baron_voodoo(heard: Board, view: Any) -> bool:
    """Whether every cell says what stands there, and everybody's row what lies before them."""
    position = view["play"]["position"]
    board, players = heard.tables[:2]
    told = {
        (cell[1], cell[0]): " on ".join(f"{die['colour']} {die['face'].capitalize()}" for die in dice[::-1])
        for cell, dice in position["board"].items()
    }
    points = [said for (_, column), said in players.items() if column == "Points"]
    return all(board[place] == (told[place] or "empty") for place in board) and points == [
        str(player["score"]) for player in position["players"]
    ]


def dicke_daemonen(heard: Board, view: Any) -> bool:
    """Whether every demon and ghost is told in its field, and nothing else."""
    position = view["play"]["position"]
    corners = [said for (_, column), said in heard.tables[0].items() if column == "Corners"]
    demons = [
        re.search(rf"\b{each['crossing']}, \w+ and \w+: {ELEMENTS[each['colour']]}", corners[each["field"]])
        for each in position["demons"]
    ]
    taken = sum(said.count("demon") for said in corners)
    frozen = [field for field, said in enumerate(corners) if said.startswith("Frozen")]
    return all(demons) and taken == len(demons) and frozen == sorted(position["ghosts"])


def chevalier_noir(heard: Board, view: Any) -> bool:
    """Whether every pawn is where the server says, and the Chevalier too."""
    position, constants = view["play"]["position"], view["constants"]
    told = [place for said in heard.tables[0].values() for place in [said.split(", ")[0]]]
    places = [
        whereabouts(place, constants, clan)
        for clan in position["clans"]
        for place in position["pawns"][clan].values()
    ]
    knight = position["knight"]
    is_there = any(re.search(rf"cell {knight}: Chevalier$", line) for line in heard.lines)
    return is_there == (knight is not None) and all(map(re.fullmatch, places, told))


def whereabouts(place: list[Any], constants: Any, clan: str) -> str:
    """How a place is told."""
    match place:
        case ["track", cell] if constants["couronnes"][clan] == cell:
            return "Couronne"
        case ["track", cell] if constants["portes"][clan] == cell:
            return "Porte"
        case ["track", cell] if cell in {*constants["couronnes"].values(), *constants["portes"].values()}:
            return r"\w+.s (Couronne|Porte)"
        case ["track", cell]:
            return f"cell {cell}"
        case ["tresor", depth]:
            return f"Trésor {depth}"
        case ["home"]:
            return "Arrivée"
        case _:
            return str(place[0])


READERS: dict[str, Callable[[Board, Any], bool]] = {
    "baron_voodoo": baron_voodoo,
    "dicke_daemonen": dicke_daemonen,
    "chevalier_noir": chevalier_noir,
}


def begin(lea: Person, game: str) -> str:
    """From the lobby to the table, by the words of links, choices and buttons."""
    page = lea.page
    page.goto(lea.url)
    play = words.say("en", "page-lobby-play-which", {"game": title(game)})
    page.get_by_role("link", name=play).click()
    start = page.get_by_role("button", name=words.say("en", "page-lobby-start"), exact=True)
    expect(start).to_be_enabled()
    for choice in CHOICES[game]:
        page.get_by_role("radio", name=choice).first.check()
    start.click()
    expect(page.get_by_role("heading", name=words.say("en", "page-table-reading"))).to_be_attached()
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("game", READERS)
def test_a_whole_game_is_played_by_ear(browser: Browser, server: Server, game: str) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        table = begin(lea, game)

        def compare() -> None:
            deadline = time.monotonic() + PATIENCE_S
            while not READERS[game](read_board(lea.page), lea.view(table)):
                assert time.monotonic() < deadline, "the board in words is not the board"

        Listener(lea.page, seed=5, wanted=WANTED[game], looks=compare).play()
        result = lea.page.get_by_role("region", name=OVER)
        expect(result.get_by_role("heading").first).not_to_be_empty()
        expect(result.get_by_role("button", name=words.say("en", "page-table-review"))).to_be_attached()
