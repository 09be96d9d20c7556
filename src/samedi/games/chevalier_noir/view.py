"""What people and programs see: the JSON view, the result, and actions in words."""

from functools import cache
from typing import Literal, TypedDict, cast

from samedi.core.message import Message, Params
from samedi.games.chevalier_noir.actions import ACTIONS, Displace, Enter, Knight, Move, Ride, Roll
from samedi.games.chevalier_noir.board import cell_ahead, clan_of, couronne
from samedi.games.chevalier_noir.model import (
    BLACK,
    CLAN_SIZE,
    CLANS,
    DICE,
    EMPTY,
    HOME,
    KNIGHT,
    LIFTED,
    NOBODY,
    NOT_THROWN,
    NOWHERE,
    PAWNS,
    START,
    TRESOR,
    Clan,
    Rank,
    State,
    Step,
)
from samedi.games.chevalier_noir.pawns import destination
from samedi.games.chevalier_noir.rules import is_winner
from samedi.games.chevalier_noir.turn import playing

NAMED_PLACES = {START: "start", LIFTED: "lifted", HOME: "home"}
Place = tuple[Literal["start", "lifted", "home"]] | tuple[Literal["track", "tresor"], int]
Face = int | Literal["black"]


class Position(TypedDict):
    """The whole position: nothing is secret in this game."""

    pawns: dict[Clan, dict[Rank, Place]]
    """By clan, only of those that are played."""
    knight: int | None
    throw: list[Face]
    unused: list[int]
    displaced: tuple[Clan, Rank] | None
    clans: list[Clan]
    """By seat."""


class Result(TypedDict):
    """Who has won."""

    winners: list[int]


def view(state: State) -> Position:
    """The whole position as JSON; nothing is secret in this game."""
    clans = [clan_of(state, seat) for seat in range(state.players)]
    return {
        "pawns": {
            CLANS[clan]: {
                name: place_json(state.place[clan * CLAN_SIZE + pawn]) for pawn, name in enumerate(PAWNS)
            }
            for clan in sorted(clans)
        },
        "knight": None if state.knight == NOWHERE else state.knight,
        "throw": throw_json(state),
        "unused": unused_json(state),
        "displaced": None
        if state.lifted == NOBODY
        else cast("tuple[Clan, Rank]", [*piece_names(state.lifted)]),
        "clans": [CLANS[clan] for clan in clans],
    }


def throw_json(state: State) -> list[Face]:
    """The faces of the throw."""
    return [face_json(state.face[die]) for die in range(DICE) if state.face[die] != NOT_THROWN]


def unused_json(state: State) -> list[int]:
    """The numbers of the throw that are still to be used."""
    return [value for value in range(1, BLACK) for _ in range(state.unused[value])]


def result(state: State) -> Result:
    """Who has won (CN-6.1)."""
    return {"winners": [seat for seat in range(state.players) if is_winner(state, seat)]}


def status(state: State) -> list[Message]:
    """The throw, once all dice lie, and what is left of it."""
    throw = throw_json(state)
    if not throw or state.step == Step.ROLL:
        return []
    faces = " ".join("N" if face == "black" else str(face) for face in throw)
    left = " ".join(str(value) for value in unused_json(state)) or "-"
    return [Message("chevalier-status", {"throw": faces, "left": left})]


@cache
def place_json(place: int) -> Place:
    """A pawn's place as JSON, not to be changed."""
    if place in NAMED_PLACES:
        return cast("Place", [NAMED_PLACES[place]])
    return cast("Place", ["tresor", place - TRESOR] if place >= TRESOR else ["track", place])


def face_json(face: int) -> Face:
    """A die's face as JSON."""
    return "black" if face == BLACK else face


def piece_names(piece: int) -> tuple[Clan, Rank]:
    """The clan and the rank of a pawn."""
    return CLANS[piece // CLAN_SIZE], PAWNS[piece % CLAN_SIZE]


def describe(state: State, number: int) -> Message:
    """What an action does, in words."""
    match ACTIONS.structure(number):
        case Roll(face=face):
            return Message("chevalier-roll", {"face": "@chevalier-black" if face == "black" else face})
        case Enter(pawn=pawn):
            return _describe_enter(state, pawn)
        case Move(die=die, pawn=pawn):
            return _describe_move(state, die, pawn)
        case Ride(die=die):
            cell = cell_ahead(state, state.knight, die)
            return _meeting(state, "chevalier-ride", {"die": die, "cell": cell}, cell)
        case Displace(cell=cell):
            clan, lifted = piece_names(state.lifted)
            return Message("chevalier-displace", {**_pawn(lifted), "clan": f"@clan-{clan}", "cell": cell})
        case Knight(cell=cell):
            return Message("chevalier-knight", {"cell": cell})
        case other:
            raise AssertionError(other)


def _describe_enter(state: State, pawn: str) -> Message:
    if state.step == Step.FIRST_PAWN:
        return Message("chevalier-enter-first", _pawn(pawn))
    return _meeting(state, "chevalier-enter", _pawn(pawn), couronne(state, playing(state)))


def _describe_move(state: State, die: int, pawn: str) -> Message:
    params: Params = {"die": die, **_pawn(pawn)}
    place = destination(state, playing(state) * CLAN_SIZE + PAWNS.index(pawn), die)
    if place == HOME:
        return Message("chevalier-move-home", params)
    if place >= TRESOR:
        return Message("chevalier-move-tresor", {**params, "depth": place - TRESOR})
    return _meeting(state, "chevalier-move", {**params, "cell": place}, place)


def _meeting(state: State, code: str, params: Params, cell: int) -> Message:
    """The same sentence, told with whoever is met on the cell."""
    standing = state.cell[cell]
    if standing == EMPTY:
        return Message(code, params)
    if standing == KNIGHT:
        return Message(f"{code}-pushes", params)
    clan, pawn = piece_names(standing)
    return Message(f"{code}-meets", {**params, "clan": f"@clan-{clan}", "victim": f"@pawn-{pawn}"})


def _pawn(name: str) -> Params:
    return {"pawn": f"@pawn-{name}"}
