"""The page that tells how strong the bots are, made of what was played."""

import math
from collections.abc import Iterator

import msgspec

from bench.strength_contests import SOLO_LEVELS, SOLO_LOAS, Contest, contests, kinds, steps
from samedi.bots.equal_time import Timed
from samedi.bots.ladder import FORMER, NAMES
from samedi.bots.standings import interval, wilson
from samedi.games import NAMES as GAMES

TITLES = {
    "baron_voodoo": "Baron Voodoo",
    "dicke_daemonen": "Dicke Dämonen",
    "chevalier_noir": "Le Chevalier Noir",
    "mamy_wata": "Mamy Wata",
    "papa_legba": "Papa Legba",
    "erzulie_freda": "Erzulie Freda",
    "gran_bwa": "Gran Bwa",
}
WEIGHT = {"1": 1.0, "=": 0.5, "0": 0.0}
HEAD = """# How strong the bots are

`python -m bench.strength` plays these games and writes this page; what is kept in
[strength.json](strength.json) is not played again. Rates are shares of wins, a game that everybody or nobody
wins being half a win, with 95 % intervals (Wilson's score). Seats and Loas change from game to game.
"""
LADDER = """## Eight levels, each against the one below

`python -m bench.ladder` looks for figures with which each level wins about two games of three against the one
below, and measures them with other luck. Games come in mirrored pairs, the same dice and draws for every seat
and the bots swapped; intervals are over pairs. A level plays as a search with so many simulations;
`~T` is the temperature of its mistakes, and `judged` trusts what the game has learnt, where it has. With more
than two seats both bots take turns around the table, and a game is won by the bot on whose seats the winners
sit, shared if they sit on those of both. Where eight steps of 130 Elo do not reach from chance to the
strongest, as in Baron Voodoo, they begin with those, where people begin, and widen towards the last by one
factor; with three in Dicke Dämonen there is less room than seven steps of 60 % above Zaz need. The levels
of Baron Voodoo with three and in teams, of Dicke Dämonen with three and of Le Chevalier Noir with three, four
and in teams were set by hand, on a curve through the games of `find` and earlier measured ones with the same
luck, and may be flattered a little; so may Pica of Baron Voodoo with four, who alone was moved there after a
first measurement."""
BEFORE = """
## What was learnt, against what was strongest before

A search that trusts what the game has learnt (`judged`) against `search:5000`, which plays on at random and
trusts a judgement written by hand. `judged` gets the simulations that let it think as long, in processor time
on the same positions. Three against one another as around the table; in the last line one sits alone with
three of the other, a quarter would be par and only a win counts. Baron Voodoo with two and in teams and Le
Chevalier Noir were measured last, when judged searches had become faster: in the other lines they had fewer
simulations than they would get now.

| | simulations | its ms | ms of `search:5000` | games | wins | rate | 95 % interval |
|---|---:|---:|---:|---:|---:|---:|---:|"""
FLAT = """
## Played out to the end

`flat` grows no tree: it plays every action out to the end, again and again. Where games are short and hands
are hidden, as with four in Dicke Dämonen, that could be better than a tree. The first bot gets the
simulations that let it think as long as the second.

| Dicke Dämonen, four | simulations | its ms | ms of the other | games | wins | rate | 95 % interval |
|---|---:|---:|---:|---:|---:|---:|---:|"""
KNOWLEDGE = """
## What the judgement of Baron Voodoo knows

The search with all knowledge against the same search without one piece of it, at {simulations} simulations
each, two players. `colours`: majorities of all colours, not of the own one alone; `near`: what a zone may
still become; `marker`: the marker and white dice; `protection`: an active Protection; `threats`: what the
next capture could add to a zone, at once or after a power; `blocked`: dice of the own colour left to jump
with. Only the strongest level thinks of the last two.
"""


class Kept(msgspec.Struct):
    """What is kept: a character a game by contest, and milliseconds for a decision by game and level."""

    games: dict[str, str] = {}
    probes: dict[str, str] = {}
    """Games that were played to look for levels; they measure nothing, since the luckiest was taken."""
    times: dict[str, dict[str, float]] = {}
    equal: dict[str, list[Timed]] = {}
    """How many simulations let both think equally long, by contest."""


def page(kept: Kept) -> str:
    """The whole page."""
    chapters = (ladder, before, flat, greedy, solo, knowledge, times)
    return "\n".join([HEAD, *(line for chapter in chapters for line in chapter(kept))]) + "\n"


def of_chapter(name: str) -> list[Contest]:
    """The contests of a chapter."""
    return [contest for contest in contests() if contest.chapter == name]


def tally(results: str) -> tuple[float, int]:
    """Wins and games."""
    return sum(WEIGHT[result] for result in results), len(results)


def cells(results: str, *, is_mirrored: bool = False) -> str:
    """Games, wins, rate and interval as cells of a table; mirrored games are one deal two by two."""
    wins, games = tally(results)
    if games == 0:
        return "0 | | |"
    low, high = mirrored(results) if is_mirrored else wilson(wins, games)
    return f"{games} | {wins:g} | {100 * wins / games:.1f} % | {100 * low:.1f}–{100 * high:.1f} %"


def mirrored(results: str) -> tuple[float, float]:
    """The interval over pairs of games that mirror each other."""
    return interval([(WEIGHT[result], place // 2) for place, result in enumerate(results)])


def rows(kept: Kept, chosen: list[Contest], first: str) -> Iterator[str]:
    """A table with a line for each contest."""
    yield f"| {first} | games | wins | rate | 95 % interval |\n|---|---:|---:|---:|---:|"
    for contest in chosen:
        names = f"{contest.bots[0]} against {contest.bots[1]}"
        yield f"| {names} | {cells(kept.games.get(contest.key, ''))} |"


def ladder(kept: Kept) -> Iterator[str]:
    """Each level against the one below."""
    yield LADDER
    for game in GAMES:
        for kind in kinds(game):
            yield ""
            yield from ladder_rows(kept, game, kind)


def ladder_rows(kept: Kept, game: str, kind: str) -> Iterator[str]:
    """The levels of a kind of table; as long as nothing is measured, one line says so."""
    chosen = steps(game, kind)
    title = f"{TITLES[game]}, {kind}"
    if not any(contest.key in kept.games for contest in chosen):
        yield f"{title}: not yet measured."
        return
    yield f"| {title} | plays as | games | wins | rate | 95 % interval | Elo |"
    yield f"|---|---|{'---:|' * 5}"
    for name, below, contest in zip(NAMES, ("random", *NAMES), chosen, strict=False):
        results = kept.games.get(contest.key, "")
        measured = (
            f"{cells(results, is_mirrored=True)} | {step(results)}"
            if results
            else "not yet measured | | | | "
        )
        yield f"| {name} against {below} | `{contest.bots[0]}` | {measured} |"


def step(results: str) -> str:
    """A rate as a difference in Elo."""
    wins, games = tally(results)
    rate = min(max(wins / games, 0.5 / games), 1 - 0.5 / games)
    return f"{400 * math.log10(rate / (1 - rate)):+.0f}"


def before(kept: Kept) -> Iterator[str]:
    """What was learnt against what was strongest before."""
    (alone,) = of_chapter("alone")
    yield BEFORE
    for contest in of_chapter("before"):
        yield f"| {TITLES[contest.game]}, {kind_of(contest)} | {before_cells(kept, contest)} |"
    yield f"| {TITLES[alone.game]}, one against three | {before_cells(kept, alone)} |"


def kind_of(contest: Contest) -> str:
    """The kind of table a contest is played at."""
    return next(kind for kind, options in kinds(contest.game).items() if options == contest.options)


def before_cells(kept: Kept, contest: Contest) -> str:
    """Simulations and milliseconds of both, and the result."""
    results = kept.games.get(contest.key, "")
    if not results:
        return "not yet measured | | | | | |"
    first, last = kept.equal[contest.key]
    played = cells(results, is_mirrored=contest.seating == "turns")
    return f"{first.simulations} | {first.ms:.1f} | {last.ms:.1f} | {played}"


def flat(kept: Kept) -> Iterator[str]:
    """What is played out to the end, against the tree and against what was learnt."""
    yield FLAT
    for contest in of_chapter("flat"):
        first, second = (bot.partition(":")[0] for bot in contest.bots)
        yield f"| `{first}` against `{second}` | {before_cells(kept, contest)} |"


def greedy(kept: Kept) -> Iterator[str]:
    """The strongest against greedy."""
    race, two, four = of_chapter("greedy")
    yield "\n## Against greedy\n"
    yield from rows(kept, [race], "Le Chevalier Noir, two players")
    yield ""
    yield from rows(kept, [two], "Baron Voodoo, two players")
    yield "\nAt a table of four, alone against three; a quarter would be par, and only a win counts:\n"
    yield from rows(kept, [four], "Dicke Dämonen, four players")


def solo(kept: Kept) -> Iterator[str]:
    """The strongest alone against Baron Samedi."""
    chosen = of_chapter("solo")
    games = chosen[0].games
    yield "\n## Alone against Baron Samedi\n"
    yield f"Wins of {chosen[0].bots[0]} in {games} games each; he has 3 points in advance, the player begins."
    yield "His line and his column lie open, and the search plays his next captures out.\n"
    yield f"| level | {' | '.join(TITLES[loa] for loa in SOLO_LOAS)} | all | 95 % interval |"
    yield f"|---|{'---:|' * (len(SOLO_LOAS) + 2)}"
    for level in SOLO_LEVELS:
        results = [kept.games.get(each.key, "") for each in chosen if each.options["solo"]["level"] == level]
        wins, games = tally("".join(results))
        low, high = wilson(wins, games)
        each_loa = " | ".join(f"{tally(result)[0]:g}" if result else "" for result in results)
        every = f"{wins:g} of {games} | {100 * low:.1f}–{100 * high:.1f} %" if games else " | "
        yield f"| {level} | {each_loa} | {every} |"


def knowledge(kept: Kept) -> Iterator[str]:
    """What each piece of knowledge is worth."""
    chosen = of_chapter("knowledge")
    yield KNOWLEDGE.format(simulations=chosen[0].bots[0].removeprefix("search:"))
    yield from rows(kept, chosen, "Baron Voodoo, two players")


def times(kept: Kept) -> Iterator[str]:
    """How long the levels think."""
    if not kept.times:
        return
    yield "\n## How long they think\n"
    yield "Milliseconds of processor time for a decision with a choice, the mean over positions of games, on"
    yield "the machine on which the games were played:\n"
    yield f"| game | {' | '.join(level.name for level in FORMER)} |\n|---|{'---:|' * len(FORMER)}"
    for game, measured in kept.times.items():
        figures = " | ".join(f"{measured[level.name]:.1f}" for level in FORMER)
        yield f"| {TITLES[game]} | {figures} |"
