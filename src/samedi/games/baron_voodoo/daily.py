"""The game of the day: alone against Baron Samedi."""

from samedi.core.daily import Daily
from samedi.games.baron_voodoo.facts import BARON
from samedi.games.baron_voodoo.model import State
from samedi.games.baron_voodoo.setup import TABLES


def lead(state: State) -> int:
    """By how many points the Loa is ahead of Baron Samedi."""
    return int(state.score[0] - state.score[BARON])


DAILY = Daily(options=TABLES["solo"], score=lead)
