"""What is asked about the balance: Loas, pairings of Loas, set-ups (BV-2.1 to BV-2.5, BV-8.1)."""

from itertools import permutations
from typing import Any

from samedi.core.balance import Balance, Traits
from samedi.games.baron_voodoo.model import LOAS, State
from samedi.games.baron_voodoo.setup import TEAMS

DUEL = 2  # players
PLAYED = LOAS[:4]


def tables(players: int, **more: Any) -> tuple[dict[str, Any], ...]:
    """All orders of Loas around a table."""
    return tuple({"loas": [*loas], **more} for loas in permutations(PLAYED, players))


def teams() -> tuple[dict[str, Any], ...]:
    """All orders of Loas in which partners may play together (BV-8.1)."""
    return tuple(each for each in tables(4, teams=True) if {*each["loas"][::2]} in TEAMS)


def traits(state: State, seat: int) -> Traits:
    """The Loa of a seat; with two players whom it meets, in teams with whom it plays."""
    loa, other = int(state.loa[seat]), int(state.loa[(seat + state.players // 2) % state.players])
    found: dict[str, tuple[str, ...]] = {"loa": (word(loa),)}
    if state.sides < state.players:
        found["team"] = (word(min(loa, other)), word(max(loa, other)))
    elif state.players == DUEL and loa < other:  # of a meeting one side is enough
        found["meeting"] = (word(loa), word(other))
    return found


def word(loa: int) -> str:
    """The code of a Loa's name."""
    return f"baron-loa-{LOAS[loa]}"


def side(state: State, seat: int) -> int:
    """Partners sit opposite each other (BV-8.2)."""
    return seat % int(state.sides)


BALANCE = Balance(
    tables={
        "two": tables(2),
        "balanced": tables(2, setup="balanced"),
        "chaotic": tables(2, setup="chaotic"),
        "draft": tables(2, setup="draft"),
        "three": tables(3),
        "four": tables(4),
        "teams": teams(),
    },
    traits=traits,
    side=side,
)
