"""The heap in the terminal."""

from samedi.core.game import Drawing
from tests.fourth_game.pebbles.model import State

IN_A_ROW = 7


def draw(state: State) -> Drawing:
    """The pebbles that lie there, in rows, and how many each player has."""
    rows = [min(IN_A_ROW, state.heap - first) for first in range(0, state.heap, IN_A_ROW)]
    heap: Drawing = [[("o " * count, "bold")] for count in rows]
    return [*heap, [(" - ".join(str(count) for count in state.taken), "")]]
