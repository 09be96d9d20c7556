"""The logarithm and the exponential function by + - * / alone.

Those of C libraries differ in the last bit from one system to the next, and a search in which two actions are
almost equally good would go another way. These four operations give the same bits everywhere.
"""

from samedi.core.rule import rule

LN2 = 0.6931471805599453
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10  # its first bits, and what is missing
ROOT2 = 1.4142135623730951
HALF_ROOT2 = 0.7071067811865476
DOUBLINGS = 4.0
MANY_DOUBLINGS = 16.0
SMALLEST_POWER = -745.0  # below, a power of e is 0


@rule
def logarithm(number: float) -> float:
    """The natural logarithm of a number above 0, to the last bit or two."""
    doublings = 0.0
    while number > MANY_DOUBLINGS * ROOT2:  # the same number in fewer steps: to halve is exact
        number *= 1 / MANY_DOUBLINGS
        doublings += DOUBLINGS
    while number > ROOT2:
        number *= 0.5
        doublings += 1.0
    while number < HALF_ROOT2:
        number *= 2.0
        doublings -= 1.0
    # ln x = 2 (r + r³/3 + r⁵/5 + …), where r = (x - 1) / (x + 1) is at most 0.172
    ratio = (number - 1.0) / (number + 1.0)
    square = ratio * ratio
    series = 1 / 13 + square * (1 / 15 + square * (1 / 17 + square * (1 / 19)))
    series = 1 / 5 + square * (1 / 7 + square * (1 / 9 + square * (1 / 11 + square * series)))
    return doublings * LN2 + 2.0 * (ratio + ratio * square * (1 / 3 + square * series))


@rule
def exponential(power: float) -> float:
    """The power of e, for one that is not above 700."""
    if power < SMALLEST_POWER:
        return 0.0
    doublings = int(power / LN2)
    rest = power - doublings * LN2_HIGH - doublings * LN2_LOW  # between -ln 2 and ln 2
    term = 1.0
    total = 1.0
    for index in range(1, 20):
        term *= rest / index
        total += term
    scale = 2.0 if doublings > 0 else 0.5
    for _ in range(abs(doublings)):
        total *= scale
    return total
