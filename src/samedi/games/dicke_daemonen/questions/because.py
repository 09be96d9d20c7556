"""Why an answer is right: what it follows from in the position, with its numbers."""

from samedi.core.message import Message, Params
from samedi.games.dicke_daemonen.hands import prediction
from samedi.games.dicke_daemonen.model import ALL_COLOURS, COLOURS, DEMON_COLOURS, NONE, OUTER, WHITE, State
from samedi.games.dicke_daemonen.questions.words import colour_name
from samedi.games.dicke_daemonen.scoring import majority, most_points
from samedi.games.dicke_daemonen.world import field_label


def because(name: str, words: Params | None = None) -> list[Message]:
    """One sentence that says why."""
    return [Message(f"daemonen-because-{name}", words or {})]


def of_majority(state: State, field: int) -> list[Message]:
    """How many demons of each colour are in a field (DD-3.2), frozen or not (DD-2.4)."""
    counts: Params = {
        COLOURS[colour]: int(state.demons[field * DEMON_COLOURS + colour]) for colour in range(DEMON_COLOURS)
    }
    leader = majority(state, field)
    outcome = because("tie") if leader == NONE else because("leads", {"colour": colour_name(leader)})
    frozen = because("frozen") if state.ghost[field] else []
    return [*because("demons", {**counts, "field": field_label(field)}), *outcome, *frozen]


def of_worth(state: State, field: int) -> list[Message]:
    """Corners and knots of a field (DD-1.4, DD-3.2)."""
    corners = int(state.board.corners[field + 1] - state.board.corners[field])
    words: Params = {"corners": corners, "knots": int(state.board.knots[field])}
    return because("worth-outer" if field == OUTER else "worth", words)


def of_white(state: State) -> list[Message]:
    """The ghosts on the board, and those that only predict (DD-3.3)."""
    ghosts = sum(int(state.ghost[field]) for field in range(state.board.fields))
    laid_open = [seat for seat in range(state.players) if prediction(state, seat, 0) == WHITE]
    return [*because("ghosts", {"ghosts": ghosts}), *(because("ghost-laid-open") if laid_open else [])]


def of_points(state: State) -> list[Message]:
    """What every colour has (DD-3.4)."""
    points: Params = {COLOURS[colour]: int(state.points[colour]) for colour in range(ALL_COLOURS)}
    return because("points", {**points, "most": most_points(state)})
