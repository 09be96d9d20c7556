"""What the long sums of a learnt judgement are made of."""

from samedi.core.record import Array

BEHIND = 32  # how many bits a number stands behind another in one


def multiply(rows: Array[Array[int]], row: Array[int], out: Array[int], height: int, length: int) -> None:
    """Set to each of some rows the sum of its products with another one, all of numbers of 16 bits."""
    for index in range(height):
        out[index] = sum(rows[index][place] * row[place] for place in range(length))


def exchange(rows: Array[Array[int]], changes: Array[int], count: int, out: Array[int], length: int) -> None:
    """Add rows of numbers of 16 bits to a sum, each instead of the one whose number stands `BEHIND` it."""
    for place in range(count):
        fresh, former = changes[place] & (1 << BEHIND) - 1, changes[place] >> BEHIND
        for unit in range(length):
            out[unit] += rows[fresh][unit] - rows[former][unit]
