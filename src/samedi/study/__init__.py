"""The study: Samedi's games for programs that learn and for people who examine them (extra `samedi[study]`).

Nothing of it is loaded by players.
"""

from samedi.study.batch import WAIT, Batch, IllegalStep, Turn

__all__ = ["WAIT", "Batch", "IllegalStep", "Turn"]
