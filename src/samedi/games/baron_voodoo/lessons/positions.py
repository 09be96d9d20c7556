"""Boards for lessons, and what was done on them."""

from samedi.core.lesson import Deed, Judgement, did, either
from samedi.games.baron_voodoo.actions import Apply, Capture, Close, Lower, Pass
from samedi.games.baron_voodoo.model import COLOURS, FACES, SIDES_OF_A_DIE, ColourName, FaceName

TWO = {"loas": ["mamy_wata", "papa_legba"]}
LEARNER = 0
FACES_SHOWN = """
    OXPCVCO
    COSPVXC
    VPOXCPX
    XCV#PVO
    PVXCOXP
    CXPVXCV
    OPCXPVX
"""
ROWS, COLUMNS = "1234567", "abcdefg"


def board(moves: str = "", **faces: str) -> str:
    """The way to a board with some faces by cell, and on from there."""
    shown = dict(zip([c + r for r in ROWS for c in COLUMNS], "".join(FACES_SHOWN.split()), strict=True))
    return f"{rolled(''.join((shown | faces).values()))} {moves}"


def rolled(faces: str) -> str:
    """What chance brings for a board with these faces, row by row."""
    return " ".join(f":{face}" for face in "".join(faces.split()) if face != "#")


def die(colour: ColourName, face: FaceName) -> int:
    """The number of a die."""
    return SIDES_OF_A_DIE * COLOURS.index(colour) + FACES.index(face)


def zone(state: object) -> list[int]:
    """The dice in the learner's capture zone."""
    row = state.zones[LEARNER]  # type: ignore[attr-defined]
    return [int(row.dice[place]) for place in range(row.size)]


def captured(*, colour: ColourName | None = None, face: FaceName | None = None) -> Judgement:
    """The judgement whether a die of a colour, or with a face, was captured."""

    def judge(deed: Deed) -> bool:
        if not isinstance(deed.action, Capture):
            return False
        of, shows = divmod(zone(deed.after)[-1], SIDES_OF_A_DIE)
        return colour in (None, COLOURS[of]) and face in (None, FACES[shows])

    return judge


def passes(*steps: int) -> Judgement:
    """The judgement whether one of some steps was passed."""
    return lambda deed: isinstance(deed.action, Pass) and deed.before.step in steps


HAS_CAPTURED = did(Capture)
LOWERS = either(did(Lower), did(Close))
GOES_ON = either(did(Pass), did(Apply))
