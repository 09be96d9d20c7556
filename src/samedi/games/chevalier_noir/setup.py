"""Options and the start of a game (CN-1.3, CN-2)."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from samedi.core.errors import BadOptions
from samedi.core.message import Message
from samedi.core.options import Options
from samedi.games.chevalier_noir.model import EMPTY, NOBODY, NOWHERE, START, State, Step

TRACK = {"long": 56, "short": 40}
TRESOR = {"long": 6, "short": 4}
TEAM_PLAYERS = 4
TABLES: dict[str, dict[str, Any]] = {  # what people are offered first
    "two": {"players": 2},
    "two-short": {"players": 2, "board": "short"},
    "three": {"players": 3},
    "teams": {"players": 4},
    "four": {"players": 4, "teams": False},
    "both-clans": {"players": 4, "both_clans": True},
}


class ChevalierOptions(Options, frozen=True):
    """What a table of Le Chevalier Noir chooses."""

    players: Literal[2, 3, 4]
    first: int = 0
    board: Literal["long", "short"] = "long"
    teams: bool | UnsetType = UNSET  # with four players, unless said otherwise
    strict: bool = False
    both_clans: bool = False

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return self.players


def check(options: ChevalierOptions) -> ChevalierOptions:
    """Complete the options and refuse those that do not fit each other (CN-2.1, CN-2.3, CN-6.1)."""
    teams = options.players == TEAM_PLAYERS if options.teams is UNSET else options.teams
    if teams and options.players != TEAM_PLAYERS:
        raise BadOptions(Message("chevalier-teams-need-four", {"players": options.players}, "CN-2.1"))
    if not 0 <= options.first < options.players:
        params: dict[str, str | int] = {"first": options.first, "last": options.players - 1}
        raise BadOptions(Message("chevalier-first-no-seat", params, "CN-2.3"))
    if options.both_clans and not teams:
        raise BadOptions(Message("chevalier-both-clans-need-teams", {}, "CN-6.1"))
    return msgspec.structs.replace(options, teams=teams)


def start(state: State, options: ChevalierOptions) -> None:
    """Everybody's pawns are in the start; the first player begins (CN-2.1, CN-2.2)."""
    state.step = Step.FIRST_PAWN
    state.seat = options.first
    state.players = options.players
    state.first = options.first
    state.track = TRACK[options.board]
    state.tresor = TRESOR[options.board]
    state.teams = int(options.teams is True)
    state.strict = int(options.strict)
    state.both_clans = int(options.both_clans)
    for piece in range(len(state.place)):
        state.place[piece] = START
    for cell in range(len(state.cell)):
        state.cell[cell] = EMPTY
    state.knight = NOWHERE
    state.lifted = NOBODY
