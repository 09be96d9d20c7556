"""The games of one person, counted: how they went, against whom, and what was overlooked in them."""

from collections.abc import Iterable, Sequence

import msgspec

from samedi.server.bots.habits import Habit, Sums
from samedi.server.storage.played_port import Membership, PlayedGame
from samedi.server.tables.outcomes import Outcome
from samedi.server.wire.own import BestAlone, GameHabit, Opponent, OwnGame, OwnPage, OwnSeat, Tally

MOST_SHOWN = 100  # games one by one
MOST_OPPONENTS = 12


class KnownGame:
    """A game as it is kept, read."""

    def __init__(self, kept: PlayedGame) -> None:
        self.kept = kept
        self.outcome = msgspec.json.decode(kept.outcome, type=Outcome)
        self.sums = None if kept.sums is None else msgspec.json.decode(kept.sums, type=Sums)

    @property
    def counts(self) -> bool:
        """Whether it was won or lost: from the start, from one seat, and not against nobody."""
        outcome = self.outcome
        return self.kept.seat is not None and not outcome.is_begun and len(outcome.seats) > 1

    @property
    def is_won(self) -> bool:
        """Whether the one own seat has won."""
        return self.kept.seat in self.outcome.winners

    def others(self) -> list[tuple[str, str, str]]:
        """Who else sat there, each once: kind, by what they are known, name."""
        seats = [seat for number, seat in enumerate(self.outcome.seats) if number not in self.outcome.mine]
        return list(dict.fromkeys((each.type, each.person or each.name, each.name) for each in seats))

    def told(self, there: set[str]) -> OwnGame:
        """As its player is told it."""
        outcome = self.outcome
        return OwnGame(
            table=self.kept.table,
            game=self.kept.game,
            at=self.kept.at,
            seats=[OwnSeat(seat.type, seat.name) for seat in outcome.seats],
            mine=outcome.mine,
            winners=outcome.winners,
            why=outcome.why,
            length=outcome.length,
            is_there=self.kept.table in there,
            is_begun=outcome.is_begun,
            is_left=outcome.is_left,
            day=outcome.day,
            is_solo=outcome.is_solo,
            level=outcome.level,
            score=outcome.score,
            sums=self.sums,
        )


def told_games(played: Sequence[PlayedGame], tables: Sequence[Membership]) -> list[OwnGame]:
    """Games as their player is told them."""
    there = {each.table for each in tables}
    return [KnownGame(each).told(there) for each in played]


def page_of(played: Sequence[PlayedGame], tables: Sequence[Membership]) -> OwnPage:
    """Everything about the games of one person."""
    games, there = [KnownGame(each) for each in played], {each.table for each in tables}
    counted = [each for each in games if not each.outcome.is_begun]
    against = [each for each in counted if not each.outcome.is_solo]
    return OwnPage(
        all=len(games),
        games=[each.told(there) for each in games[:MOST_SHOWN]],
        tallies=tallies(against),
        opponents=opponents(against),
        habits=habits(each for each in counted if not each.outcome.is_left),
        alone=alone([each for each in counted if each.outcome.is_solo], there),
    )


def tallies(games: Iterable[KnownGame]) -> list[Tally]:
    """How games went, by how many played."""
    found: dict[tuple[str, int], list[bool]] = {}
    for each in games:
        if each.counts:
            found.setdefault((each.kept.game, len(each.outcome.seats)), []).append(each.is_won)
    return [
        Tally(game=game, players=players, played=len(won), won=sum(won))
        for (game, players), won in sorted(found.items())
    ]


def opponents(games: Iterable[KnownGame]) -> list[Opponent]:
    """Who was played against most, by the name they had last."""
    names: dict[tuple[str, str, str], str] = {}
    found: dict[tuple[str, str, str], list[bool]] = {}
    for each in games:
        for kind, known, name in each.others() if each.counts else ():
            who = (each.kept.game, kind, known)
            names.setdefault(who, name)
            found.setdefault(who, []).append(each.is_won)
    most = sorted(found, key=lambda who: -len(found[who]))[:MOST_OPPONENTS]
    return [
        Opponent(game=who[0], type=who[1], name=names[who], played=len(found[who]), won=sum(found[who]))
        for who in most
    ]


def habits(games: Iterable[KnownGame]) -> list[GameHabit]:
    """What was overlooked, the most expensive first."""
    found: dict[tuple[str, str], list[Habit]] = {}
    for each in games:
        for habit in each.sums.habits if each.sums else ():
            found.setdefault((each.kept.game, habit.theme), []).append(habit)
    told = [
        GameHabit(game=game, habit=Habit(theme=theme, times=_times(each), cost=_cost(each)))
        for (game, theme), each in found.items()
    ]
    return sorted(told, key=lambda each: -each.habit.cost)


def _times(found: Iterable[Habit]) -> int:
    return sum(each.times for each in found)


def _cost(found: Iterable[Habit]) -> float:
    return sum(each.cost for each in found)


def alone(games: Iterable[KnownGame], there: set[str]) -> list[BestAlone]:
    """The best games alone, by level."""
    found: dict[tuple[str, int], list[KnownGame]] = {}
    for each in games:
        found.setdefault((each.kept.game, each.outcome.level or 0), []).append(each)
    return [_best(found[key], there) for key in sorted(found)]


def _best(games: Sequence[KnownGame], there: set[str]) -> BestAlone:
    scored = [each for each in games if each.outcome.score is not None]
    best = max(scored, key=lambda each: each.outcome.score or 0, default=None)
    return BestAlone(
        game=games[0].kept.game,
        level=games[0].outcome.level,
        played=len(games),
        won=sum(each.is_won for each in games),
        best=None if best is None else best.told(there),
    )
