"""The game of the day: the solitaire."""

from samedi.core.daily import Daily
from samedi.games.dicke_daemonen.setup import TABLES
from samedi.games.dicke_daemonen.solitaire import score

DAILY = Daily(options=TABLES["solitaire"], score=score)
