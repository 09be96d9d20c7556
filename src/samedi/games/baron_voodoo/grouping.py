"""The best way to lower a capture zone: its combinations that score most together (BV-6.1, BV-6.2)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from samedi.games.baron_voodoo.board import colour_of, face_of
from samedi.games.baron_voodoo.combinations import goes_with
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, LARGEST
from samedi.games.baron_voodoo.model import COLOURS, WHITE, ColourName

MOST_WEIGHED = 11  # dice; of a larger zone the groups are taken one by one, the largest first
REMEMBERED = 20_000  # zones
Groups = tuple[tuple[int, ...], ...]


class Grouping(NamedTuple):
    """Groups of dice that score together, and the dice that stay."""

    groups: Groups
    left: tuple[int, ...]

    @property
    def points(self) -> int:
        """What all groups score."""
        return sum(COMBINATION_POINTS[len(group)] for group in self.groups)


def best_grouping(dice: Sequence[int]) -> Grouping:
    """The disjoint combinations that score most, and of those the ones that keep most dice."""
    return _one_by_one(tuple(dice)) if len(dice) > MOST_WEIGHED else _weighed(tuple(sorted(dice)))


def shares_icon(group: Sequence[int]) -> bool:
    """Whether a combination is one of equal icons."""
    return face_of(group[0]) == face_of(group[-1])


def jokers(group: Sequence[int]) -> list[ColourName | None]:
    """For each die of a combination, the colour it stands for if it is white (BV-6.2)."""
    held = [COLOURS[colour_of(die)] for die in group if colour_of(die) != WHITE]
    missing = [colour for colour in COLOURS[:WHITE] if colour not in held]
    free = iter(missing if shares_icon(group) else held[:1] * len(group))
    return [next(free, None) if colour_of(die) == WHITE and len(group) > 1 else None for die in group]


@lru_cache(maxsize=REMEMBERED)
def _weighed(dice: tuple[int, ...]) -> Grouping:
    """The best of everything that can be done with the first die: keep it, or lower it in a group."""
    if not dice:
        return Grouping((), ())
    rest = _weighed(dice[1:])
    best = Grouping(rest.groups, (dice[0], *rest.left))
    for group in _groups_with_first(dice):
        others = list(dice)
        for die in group:
            others.remove(die)
        rest = _weighed(tuple(others))
        found = Grouping((group, *rest.groups), rest.left)
        if (found.points, len(found.left)) > (best.points, len(best.left)):
            best = found
    return Grouping(tuple(sorted(best.groups, key=len, reverse=True)), best.left)


def _groups_with_first(dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All combinations of a die with dice that come after it, each kind once."""
    found: dict[tuple[int, ...], None] = {}
    for same_icon in (True, False):
        grown: list[tuple[tuple[int, ...], int]] = [((dice[0],), 0)]
        while grown:
            group, place = grown.pop()
            for nth in range(place + 1, len(dice)):
                if len(group) < LARGEST and all(goes_with(die, dice[nth], same_icon) for die in group):
                    wider = (*group, dice[nth])
                    found[wider] = None
                    grown.append((wider, nth))
    return list(found)


def _one_by_one(dice: tuple[int, ...]) -> Grouping:
    """The largest group first, as long as there is one."""
    left, groups = list(dice), list[tuple[int, ...]]()
    while True:
        found = [group for first in range(len(left)) for group in _groups_with_first(tuple(left[first:]))]
        if not found:
            return Grouping(tuple(groups), tuple(left))
        groups.append(max(found, key=len))
        for die in groups[-1]:
            left.remove(die)
