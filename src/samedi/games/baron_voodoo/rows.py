"""Ordered rows of dice: capture zones, Spirit Worlds, the line, the exchange column (BV-6.5)."""

from samedi.core.rule import rule
from samedi.games.baron_voodoo.model import NOTHING, Row


@rule
def append(row: Row, die: int) -> None:
    """Add a die at the end."""
    row.dice[row.size] = die
    row.size += 1


@rule
def insert_first(row: Row, die: int) -> None:
    """Add a die at the beginning."""
    for place in range(row.size, 0, -1):
        row.dice[place] = row.dice[place - 1]
    row.dice[0] = die
    row.size += 1


@rule
def last(row: Row) -> int:
    """The last die."""
    return int(row.dice[row.size - 1])


@rule
def find(row: Row, die: int) -> int:
    """The place of the first such die, or NOTHING."""
    for place in range(row.size):
        if row.dice[place] == die:
            return place
    return NOTHING


@rule
def take(row: Row, place: int) -> int:
    """Remove the die at a place; the ones behind it close up."""
    die = int(row.dice[place])
    row.size -= 1
    for index in range(place, row.size):
        row.dice[index] = row.dice[index + 1]
    row.dice[row.size] = 0
    return die


@rule
def kinds(row: Row) -> int:
    """The set of different dice in a row: bit n for die n (equal dice make one action)."""
    found = 0
    for place in range(row.size):
        found |= 1 << row.dice[place]
    return found


@rule
def count_colour(row: Row, colour: int) -> int:
    """How many dice of a colour a row holds."""
    count = 0
    for place in range(row.size):
        if row.dice[place] // 6 == colour:
            count += 1
    return count
