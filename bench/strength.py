"""How strong the bots are: `python -m bench.strength` plays what is missing and writes docs/strength.md.

Results are kept beside the page, a character a game (1 won, 0 lost, = half) for the bot named first, in the
order of the games: the same command goes on after an interruption, or with more games. A bot is kept with its
simulations, and what was learnt with its weights, so that a level or a judgement that changes begins anew;
after a change of rules remove the file.
"""

import argparse
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import samedi
from bench.strength_contests import TABLES, Contest, contests
from bench.strength_page import Kept, page
from samedi.bots.equal_time import Decision, decisions
from samedi.bots.ladder import FORMER, player
from samedi.bots.level import Level
from samedi.core.folders import write_whole
from samedi.core.game import Game

DOCS = Path(__file__).parents[1] / "docs"
KEPT = DOCS / "strength.json"
PAGE = DOCS / "strength.md"
TIMED = 150  # decisions, about


def main() -> None:
    """Play, measure, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="games at a time (%(default)s)")
    parser.add_argument("--only", default="", metavar="TEXT", help="contests whose name has this in it")
    parser.add_argument("--times", action="store_true", help="measure again how long the levels think")
    arguments = parser.parse_args()
    kept = read()
    chosen = [contest for contest in contests() if arguments.only in contest.key]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("playing", total=sum(contest.games for contest in chosen))
        for contest in chosen:
            progress.update(task, description=" ".join((contest.chapter, *contest.bots)))
            progress.advance(task, len(kept.games.get(contest.key, "")[: contest.games]))
            for _ in play(contest, kept, kept.games, arguments.jobs):
                progress.advance(task)
                write(kept)
    if arguments.times or not kept.times:
        kept.times = {game: times(game, options) for game, options in TABLES.items()}
    write(kept)


def read() -> Kept:
    """What is known so far."""
    return msgspec.json.decode(KEPT.read_bytes(), type=Kept) if KEPT.exists() else Kept()


def write(kept: Kept) -> None:
    """Keep it, and tell it on the page."""
    write_whole(KEPT, msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
    write_whole(PAGE, page(kept).encode())


def play(contest: Contest, kept: Kept, games: dict[str, str], jobs: int) -> Iterator[None]:
    """Play the missing games of a contest one after the other; what is kept grows in their order."""
    arena = contest.arena()
    results = games.get(contest.key, "")
    if contest.is_equal_time and len(results) < contest.games:
        arena.equalise(kept.equal.get(contest.key, ()))
        kept.equal[contest.key] = arena.terms.equal
    waiting: dict[int, str] = {}  # for a game that began earlier
    for played in arena.play(contest.fixtures(arena)[len(results) :], jobs):
        assert played.note.failure is None
        waiting[played.note.number] = contest.result(played.note)
        while len(results) in waiting:
            results += waiting.pop(len(results))
        games[contest.key] = results
        yield


def times(name: str, options: dict[str, Any]) -> dict[str, float]:
    """Milliseconds of processor time for a decision of each level, in games between greedy bots."""
    game = samedi.game(name)
    positions: list[Decision] = []
    while len(positions) < TIMED:
        positions += decisions(samedi.Position(game, options), len(positions))
    positions = positions[:: len(positions) // TIMED]
    used(game, FORMER[0], positions[:1])  # compiles, should that be needed
    measured = {}
    for level in FORMER:
        seconds = used(game, level, positions) - used(game, level, positions[:1])
        measured[level.name] = round(1000 * seconds / (len(positions) - 1), 2)
    return measured


def used(game: Game[Any], level: Level, positions: list[Decision]) -> float:
    """The processor time of a worker that decides in these positions, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    bot = player(level.name, game)
    for index, (hidden, seat) in enumerate(positions):
        bot.choose(hidden, seat, samedi.seeded(index))
    bot.close()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
