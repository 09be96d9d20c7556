"""What the long sums of a learnt judgement are made of."""

from samedi.core.record import Array


def multiply(rows: Array[Array[int]], row: Array[int], out: Array[int], height: int, length: int) -> None:
    """Set to each of some rows the sum of its products with another one, all of numbers of 16 bits."""
    for index in range(height):
        out[index] = sum(rows[index][place] * row[place] for place in range(length))
