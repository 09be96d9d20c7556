"""How strong a level plays at one kind of table: a game says so for each of its kinds."""

import msgspec


class Rung(msgspec.Struct, frozen=True):
    """One level of one kind of table."""

    simulations: int
    """How many a decision gets."""
    temperature: int = 0
    """The difference in value, in thousandths of a won game, at which the worse action is e times rarer.

    0 for one who always does what seems best.
    """
    is_judged: bool = False
    """Whether the learnt judgement is trusted, where there is one."""
