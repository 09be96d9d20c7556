"""What the long sums of a learnt judgement are made of."""

from samedi.core.record import Array

BEHIND = 32  # how many bits a number stands behind another in one


def exchange(rows: Array[Array[int]], changes: Array[int], count: int, out: Array[int], length: int) -> None:
    """Add rows of numbers of 16 bits to a sum, each instead of the one whose number stands `BEHIND` it."""
    for place in range(count):
        fresh, former = changes[place] & (1 << BEHIND) - 1, changes[place] >> BEHIND
        for unit in range(length):
            out[unit] += rows[fresh][unit] - rows[former][unit]


def pass_on(
    sums: Array[int],
    shift: int,
    most: int,
    said: Array[int],
    count: int,
    rows: Array[Array[int]],
    out: Array[int],
    length: int,
) -> None:
    """Say what sums amount to, from 0 to `most`; add rows to `out` as much oftener as is said than before."""
    for unit in range(count):
        times = max(0, min(sums[unit] >> shift, most)) - said[unit]
        said[unit] += times
        for place in range(length):
            out[place] += times * rows[unit][place]


def weighed(sums: Array[int], shift: int, most: int, weights: Array[int], count: int) -> int:
    """What sums amount to, from 0 to `most`, each as often as its weight of 16 bits says."""
    return sum(max(0, min(sums[unit] >> shift, most)) * weights[unit] for unit in range(count))
