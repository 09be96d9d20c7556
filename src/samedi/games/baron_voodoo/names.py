"""Names of things in messages: codes that `samedi.words` turns into words."""

from samedi.core.message import Params
from samedi.games.baron_voodoo.board import CELL_NAMES, colour_of, face_of
from samedi.games.baron_voodoo.model import COLOURS, COLUMN, FACES, LOAS, State


def colour_name(colour: int) -> str:
    """A colour."""
    return f"@baron-colour-{COLOURS[colour]}"


def face_name(face: int) -> str:
    """A face."""
    return f"@baron-face-{FACES[face]}"


def loa_name(loa: int) -> str:
    """A Loa."""
    return f"@baron-loa-{LOAS[loa]}"


def zone_name(state: State, zone: int) -> str:
    """Whose zone it is."""
    return "@baron-column" if zone == COLUMN else loa_name(state.loa[zone])


def die_words(die: int) -> Params:
    """A die's colour and face."""
    return {"colour": colour_name(colour_of(die)), "face": face_name(face_of(die))}


def cell_words(cell: int) -> Params:
    """A cell."""
    return {"cell": CELL_NAMES[cell]}


def die_on_cell(die: int, cell: int) -> Params:
    """A die and where it is."""
    return {**die_words(die), **cell_words(cell)}
