"""What speaks for a turn beside another one: the points of the predicted colour, and of the others."""

from collections.abc import Mapping

from samedi.games.dicke_daemonen.hands import has_predicted, prediction
from samedi.games.dicke_daemonen.model import State
from samedi.games.dicke_daemonen.scoring import lead
from samedi.games.dicke_daemonen.solitaire import is_solitaire


def merits(better: State, done: State, seat: int) -> Mapping[str, int]:
    """What the prediction would have gained; nothing is said of a turn that made or kept open another one."""
    colour = prediction(done, seat, 0)
    is_same = has_predicted(done, seat) and prediction(better, seat, 0) == colour
    if is_solitaire(done) or not is_same:
        return {}
    points = int(better.points[colour]) - int(done.points[colour])
    return {"standing": points, "colours": lead(better, colour) - lead(done, colour) - points}
