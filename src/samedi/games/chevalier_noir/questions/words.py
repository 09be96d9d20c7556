"""Who is asked about, in words."""

from samedi.core.message import Params
from samedi.games.chevalier_noir.actions import Value
from samedi.games.chevalier_noir.model import CLAN_SIZE, CLANS, TRESOR, State
from samedi.games.chevalier_noir.turn import playing
from samedi.games.chevalier_noir.view import piece_names

VALUES: tuple[Value, ...] = (1, 2, 3, 4, 5, 6)


def clan_words(clan: int) -> Params:
    """A clan."""
    return {"clan": f"@clan-{CLANS[clan]}"}


def pawn_words(piece: int) -> Params:
    """A pawn and its clan."""
    return {"pawn": f"@pawn-{piece_names(piece)[1]}", **clan_words(piece // CLAN_SIZE)}


def victim_words(piece: int) -> Params:
    """The other pawn of a question."""
    clan, pawn = piece_names(piece)
    return {"victim": f"@pawn-{pawn}", "other": f"@clan-{clan}"}


def on_track(state: State) -> list[int]:
    """The pawns on the track."""
    return [piece for piece, place in enumerate(state.place) if 0 <= place < TRESOR]


def own_pieces(state: State) -> list[int]:
    """The pawns of whoever is to act."""
    return [playing(state) * CLAN_SIZE + pawn for pawn in range(CLAN_SIZE)]
