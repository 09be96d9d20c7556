"""What puzzles are about: themes of a move, by what it did (CN-3 to CN-5)."""

from collections.abc import Sequence
from typing import Any

from samedi.core.puzzle import Practice
from samedi.games.chevalier_noir.actions import Displace, Enter, Knight, Ride
from samedi.games.chevalier_noir.board import same_side
from samedi.games.chevalier_noir.model import CLAN_SIZE, HOME, START, TRESOR, State
from samedi.games.chevalier_noir.pawns import beats
from samedi.games.chevalier_noir.turn import playing

REACH = 6  # cells that one die goes


def pawns(state: State, clan: int) -> list[int]:
    """Where the pawns of a clan are."""
    return [state.place[clan * CLAN_SIZE + pawn] for pawn in range(CLAN_SIZE)]


def foreign(state: State, clan: int) -> list[int]:
    """The pieces of the other side."""
    pieces = range(len(state.place))
    return [piece for piece in pieces if not same_side(state, clan, piece // CLAN_SIZE)]


def sends_home(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether somebody else's pawn is back in the start (CN-4.2)."""
    return any(
        before.place[piece] != START == after.place[piece] for piece in foreign(before, playing(before))
    )


def arrives(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether a pawn comes to Arrivée (CN-4.7)."""
    clan = playing(before)
    return pawns(after, clan).count(HOME) > pawns(before, clan).count(HOME)


def reaches_tresor(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether a pawn leaves the track for the Trésor, where nobody can reach it (CN-4.7)."""
    clan = playing(before)
    return sum(place >= TRESOR for place in pawns(after, clan)) > sum(
        place >= TRESOR for place in pawns(before, clan)
    )


def flees(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether fewer own pawns are within one die of a stronger one."""
    clan = playing(before)
    return hunted(after, clan) < hunted(before, clan)


def hunted(state: State, clan: int) -> int:
    """How many pawns of a clan a stronger one has before it, not further than a die goes."""
    own = [clan * CLAN_SIZE + pawn for pawn in range(CLAN_SIZE)]
    return sum(any(hunts(state, hunter, piece) for hunter in foreign(state, clan)) for piece in own)


def hunts(state: State, hunter: int, piece: int) -> bool:
    """Whether a pawn is right before one that beats it."""
    here, there = state.place[hunter], state.place[piece]
    if not (0 <= here < TRESOR and 0 <= there < TRESOR):
        return False
    return 1 <= (there - here) % state.track <= REACH and beats(hunter % CLAN_SIZE, piece % CLAN_SIZE)


def enters(_before: State, _after: State, actions: Sequence[Any]) -> bool:
    """Whether a pawn comes in (CN-3.4)."""
    return any(isinstance(action, Enter) for action in actions)


def drops_knight(_before: State, _after: State, actions: Sequence[Any]) -> bool:
    """Whether the Chevalier is put on a cell (CN-5.4)."""
    return any(isinstance(action, Knight) for action in actions)


def displaces(_before: State, _after: State, actions: Sequence[Any]) -> bool:
    """Whether a pawn that the Chevalier took the place of is put elsewhere (CN-5.2)."""
    return any(isinstance(action, Displace) for action in actions)


def rides(_before: State, _after: State, actions: Sequence[Any]) -> bool:
    """Whether the Chevalier rides (CN-5.1)."""
    return any(isinstance(action, Ride) for action in actions)


THEMES = {
    "hunt": sends_home,
    "arrival": arrives,
    "treasure": reaches_tresor,
    "escape": flees,
    "entering": enters,
    "drop": drops_knight,
    "displacing": displaces,
    "ride": rides,
}


def races(before: State, after: State, actions: Sequence[Any]) -> bool:
    """Whether nothing else happens: a pawn just goes on."""
    return not any(fits(before, after, actions) for fits in THEMES.values())


PRACTICE = Practice(
    tables=({"players": 2}, {"players": 2, "board": "short"}),
    several=({"players": 3}, {"players": 4}, {"players": 4, "teams": False}),
    themes={**THEMES, "race": races},
)
