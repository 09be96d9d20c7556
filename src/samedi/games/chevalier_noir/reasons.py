"""Why an action is illegal now, with the clause that says so."""

from samedi.core.message import Message, Params
from samedi.games.chevalier_noir.actions import ACTIONS, Displace, Enter, Knight, Move, Ride, Roll
from samedi.games.chevalier_noir.board import couronne, gate_clan, same_side
from samedi.games.chevalier_noir.model import (
    CLAN_SIZE,
    EMPTY,
    HOME,
    KNIGHT,
    PAWNS,
    START,
    TRESOR,
    State,
    Step,
)
from samedi.games.chevalier_noir.pawns import NO_PLACE, destination
from samedi.games.chevalier_noir.turn import must_ride, playing
from samedi.games.chevalier_noir.view import piece_names

STEP_CLAUSES = {  # which clause tells what a step offers
    Step.FIRST_PAWN: "CN-2.2",
    Step.SET_KNIGHT: "CN-2.3",
    Step.ROLL: "CN-3.1",
    Step.MOVE: "CN-3.1",
    Step.DISPLACE: "CN-5.2",
    Step.PUSH: "CN-5.4",
}


def reason(state: State, number: int) -> Message:
    """Why an action is illegal now."""
    step = Step(state.step)
    match ACTIONS.structure(number), step:
        case Knight(cell=cell), Step.SET_KNIGHT | Step.PUSH:
            return _cell_taken(state, cell, STEP_CLAUSES[step])
        case Displace(cell=cell), Step.DISPLACE:
            return _no_displacing(state, cell)
        case Move(die=die, pawn=pawn), Step.MOVE:
            return _no_die(state, die) or _no_move(state, die, pawn)
        case Enter(die=6, pawn=pawn), Step.MOVE:
            return _no_die(state, 6) or _no_entry(state, pawn)
        case Ride(die=die), Step.MOVE:
            return _no_die(state, die) or Message("chevalier-ride-not-needed", {"die": die}, "CN-3.2")
        case Roll(face=face), Step.ROLL:
            shown = "@chevalier-black" if face == "black" else face
            return Message("chevalier-no-such-face", {"face": shown}, "CN-1.4")
        case _:
            return Message(f"chevalier-awaits-{step.name.lower()}", {}, STEP_CLAUSES[step])


def _no_die(state: State, die: int) -> Message | None:
    """The value is not among the unused dice (CN-3.1)."""
    if state.unused[die]:
        return None
    left = ", ".join(str(value) for value in range(1, 7) if state.unused[value])
    return Message("chevalier-no-such-die", {"die": die, "left": left}, "CN-3.1")


def _no_move(state: State, die: int, pawn: str) -> Message:
    piece = playing(state) * CLAN_SIZE + PAWNS.index(pawn)
    params: Params = {"die": die, "pawn": f"@pawn-{pawn}"}
    if must_ride(state):
        return Message("chevalier-must-ride", {"die": die}, "CN-3.3")
    if state.place[piece] == START:
        return Message("chevalier-in-start", params, "CN-3.4")
    if state.place[piece] == HOME:
        return Message("chevalier-at-home", params, "CN-4.7")
    place = destination(state, piece, die)
    if place == NO_PLACE and destination(state, piece, 1) >= TRESOR:
        return Message("chevalier-past-arrivee", params, "CN-4.7")
    if place == NO_PLACE:
        return Message("chevalier-past-porte", params, "CN-4.6")
    if place >= TRESOR:
        return Message("chevalier-tresor-taken", {**params, "depth": place - TRESOR}, "CN-4.7")
    return _standing_in_the_way(state, piece, place, params)


def _standing_in_the_way(state: State, piece: int, cell: int, params: Params) -> Message:
    clan, victim = piece_names(state.cell[cell])
    told: Params = {**params, "cell": cell, "clan": f"@clan-{clan}", "victim": f"@pawn-{victim}"}
    if state.cell[cell] // CLAN_SIZE == piece // CLAN_SIZE:
        return Message("chevalier-own-pawn", told, "CN-4.2")
    if same_side(state, piece // CLAN_SIZE, state.cell[cell] // CLAN_SIZE):
        return Message("chevalier-partner-pawn", told, "CN-6.2")
    return Message("chevalier-not-stronger", told, "CN-4.2")


def _no_entry(state: State, pawn: str) -> Message:
    clan = playing(state)
    params: Params = {"pawn": f"@pawn-{pawn}"}
    if must_ride(state):
        return Message("chevalier-must-ride", {"die": 6}, "CN-3.3")
    if state.place[clan * CLAN_SIZE + PAWNS.index(pawn)] != START:
        return Message("chevalier-not-in-start", params, "CN-3.4")
    return Message("chevalier-couronne-taken", {**params, "cell": couronne(state, clan)}, "CN-3.4")


def _no_displacing(state: State, cell: int) -> Message:
    if cell < state.track and gate_clan(state, cell) >= 0:
        return Message("chevalier-gate", {"cell": cell}, "CN-5.2")
    return _cell_taken(state, cell, "CN-5.2")


def _cell_taken(state: State, cell: int, clause: str) -> Message:
    if cell >= state.track:
        return Message("chevalier-no-such-cell", {"cell": cell, "last": state.track - 1}, "CN-1.3")
    standing = state.cell[cell]
    assert standing != EMPTY, "the cell is free, so the action is legal"
    if standing == KNIGHT:
        return Message("chevalier-cell-has-knight", {"cell": cell}, clause)
    clan, pawn = piece_names(standing)
    params: Params = {"cell": cell, "clan": f"@clan-{clan}", "victim": f"@pawn-{pawn}"}
    return Message("chevalier-cell-taken", params, clause)
