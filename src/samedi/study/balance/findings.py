"""What the games say: each table in figures, and who has an edge."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import msgspec

from samedi.study.balance.estimates import Estimate, Sample, doubt, holm, luck, mean, rate, share
from samedi.study.balance.played import Played

DUEL = 2  # sides: the edge of one is the loss of the other
STEPS = 20  # in which the course of a game is told


class TableFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One table in figures."""

    table: str
    games: int
    decisions: Estimate
    minutes: Estimate
    branching: Estimate
    widest: int
    changes: Estimate
    settled: Estimate
    luck: Estimate
    drawn: Estimate
    shared: Estimate
    lengths: list[int]
    """The decisions of each game."""
    course: list[float]
    """How many of the decided games were settled after each twentieth."""


class Edge(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wins beyond the mean of the table, in wins a game."""

    table: str
    question: str
    answer: list[str]
    games: int
    edge: Estimate
    doubt: float
    holds: bool = False
    """Whether it is real, with all that was asked taken into account."""


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """How often actions of a family were chosen where they could be."""

    family: str
    offered: int
    chosen: int
    rate: Estimate


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was found."""

    games: int
    tables: list[TableFigures]
    edges: list[Edge]
    deeds: list[Deed]


def findings(games: Sequence[Played], pace: float) -> Findings:
    """What the games say, at so many seconds a decision."""
    by_table = defaultdict[str, list[Played]](list)
    for each in games:
        by_table[each.table].append(each)
    edges = [edge for name, some in by_table.items() for edge in edges_at(name, some)]
    holds = holm([edge.doubt for edge in edges])
    return Findings(
        games=len(games),
        tables=[table_figures(name, some, pace) for name, some in by_table.items()],
        edges=[msgspec.structs.replace(edge, holds=held) for edge, held in zip(edges, holds, strict=True)],
        deeds=deeds(games),
    )


def table_figures(name: str, games: Sequence[Played], pace: float) -> TableFigures:
    """One table in figures."""
    settled = [(each.settled, each.deal) for each in games if each.settled is not None]
    decisions = mean([(each.decisions, each.deal) for each in games])
    return TableFigures(
        table=name,
        games=len(games),
        decisions=decisions,
        minutes=Estimate(*(getattr(decisions, part) * pace / 60 for part in decisions.__struct_fields__)),
        branching=mean([(each.branching, each.deal) for each in games]),
        widest=max(each.widest for each in games),
        changes=mean([(each.changes, each.deal) for each in games]),
        settled=mean(settled, 0.0, 1.0),
        luck=luck([*twins(games)]),
        drawn=rate([(float(each.is_drawn), each.deal) for each in games]),
        shared=rate([(float(each.is_shared), each.deal) for each in games]),
        lengths=sorted(each.decisions for each in games),
        course=course([part for part, _ in settled]),
    )


def course(settled: Sequence[float]) -> list[float]:
    """How many games were settled after each part of their length."""
    count = max(1, len(settled))
    return [round(sum(part <= step / STEPS for part in settled) / count, 4) for step in range(STEPS + 1)]


def twins(games: Sequence[Played]) -> Iterator[tuple[int, tuple[float, ...], tuple[float, ...]]]:
    """What the seats got in two games with the same dice and bots, and of which deal they are."""
    pairs = defaultdict[tuple[int, int], list[Played]](list)
    for each in games:
        pairs[each.deal, each.twin].append(each)
    if not any(chose_anew(one, other) for one, *others in pairs.values() for other in others):
        return  # bots that always choose the same say nothing about luck
    for (deal, _), (one, *others) in pairs.items():
        for other in others:
            seats = range(len(one.seats))
            yield deal, tuple(map(one.edge, seats)), tuple(map(other.edge, seats))


def chose_anew(one: Played, other: Played) -> bool:
    """Whether two games of one deal are not the same game."""
    return not one.fingerprint or one.fingerprint != other.fingerprint


def edges_at(table: str, games: Sequence[Played]) -> Iterator[Edge]:
    """The edges of seats, bots, and of whatever the game says may matter."""
    samples = defaultdict[tuple[str, tuple[str, ...]], list[tuple[float, int]]](list)
    for each in games:
        for seat in range(len(each.seats)):
            for question, answer in asked(each, seat):
                samples[question, answer].append((each.edge(seat), each.deal))
    for (question, answer), sample in sorted(samples.items()):
        if not is_all(sample, games):
            yield Edge(
                table=table,
                question=question,
                answer=[*answer],
                games=len(sample),
                edge=mean(sample, -1.0, 1.0),
                doubt=doubt(sample),
            )


def is_all(sample: Sample, games: Sequence[Played]) -> bool:
    """Whether nobody at the table had anything else: there is nothing to compare."""
    return len(sample) == sum(len(each.seats) for each in games)


def asked(game: Played, seat: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What may matter about a seat, with the answer."""
    order = turn_order(game)
    if seat in order[: len(order) if len(order) > DUEL else 1]:
        yield "seat", (f"study-seat-{order.index(seat) + 1}",)
    yield "bot", (game.seats[seat],)
    for question, answer in game.traits[seat].items():
        yield question, tuple(answer)


def turn_order(game: Played) -> list[int]:
    """The first seat of each side, in the order in which they take their turns."""
    count = len(game.seats)
    sides: dict[int, int] = {}
    for turn in range(count):
        seat = (game.first + turn) % count
        sides.setdefault(game.sides[seat], seat)
    return [*sides.values()]


def deeds(games: Sequence[Played]) -> list[Deed]:
    """How often actions were chosen where they could be, the rarest first."""
    parts = defaultdict[str, list[tuple[float, float, int]]](list)
    for each in games:
        for family, count in each.offered.items():
            parts[family].append((each.chosen.get(family, 0), count, each.deal))
    made = [
        Deed(
            family=family,
            offered=int(sum(part[1] for part in some)),
            chosen=int(sum(part[0] for part in some)),
            rate=share(some),
        )
        for family, some in parts.items()
    ]
    return sorted(made, key=lambda each: (each.rate.value, -each.offered))


def widest_doubt(found: Findings) -> float:
    """The widest half interval of an edge, which more games would narrow."""
    return max((edge.edge.half for edge in found.edges), default=0.0)
