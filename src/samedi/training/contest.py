"""Games that decide whether what was learnt is better: new weights against the best so far."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from samedi.bots.arena import Arena
from samedi.bots.match import Note
from samedi.bots.standings import pairs, wilson
from samedi.bots.weights import net_of, recipe
from samedi.core.folders import write_whole
from samedi.core.game import Game
from samedi.training.lessons import by_net
from samedi.training.recipe import readable

NOBODY_YET = "random"  # whom the first weights have to beat, where a game has none
EVEN = 0.5


class Contest(msgspec.Struct, frozen=True):
    """What came out of a match between new weights and the best so far."""

    after_seconds: float
    against: str
    games: int
    rate: float
    """How often the new ones did better; a game in which both did as well is half."""
    low: float
    high: float
    """Its 95 % interval."""

    @property
    def is_won(self) -> bool:
        """Whether the new weights are better beyond doubt."""
        return self.low > EVEN


def held(
    game: Game[Any],
    net: str,
    bots: tuple[str, str],
    games: int,
    seed: int,
    jobs: int | None,
    tell: Callable[[int], None],
) -> tuple[float, float, float]:
    """How often the first of two bots did better than the second, with its 95 % interval."""
    arena = Arena(game, table_of(game, net), bots, seed)
    notes: list[Note] = []
    for played in arena.play(arena.fixtures(games), jobs):
        notes.append(played.note)
        tell(len(notes))
    (pair,) = pairs(bots, [note.outcome() for note in notes])
    wins = pair.wins[0] + pair.even / 2
    return (wins / pair.games, *wilson(wins, pair.games))


def table_of(game: Game[Any], net: str) -> dict[str, Any]:
    """The first of the tables people like to play at that a net judges."""
    return next(dict(options) for options in game.tables.values() if net in by_net(game, [options]))


def best_so_far(game: Game[Any], net: str, folder: Path, simulations: int) -> str:
    """The bot to beat: with the weights of the folder, else the game's own, else one that plays anything."""
    best = folder / f"{net}.bin"
    if best.is_file():
        return spec(simulations, best)
    state = by_net(game, [table_of(game, net)])[net][0]
    return f"judged:{simulations}" if net_of(game, state) else NOBODY_YET


def spec(simulations: int, weights: Path) -> str:
    """The bot that plays with some weights."""
    return f"judged:{simulations}@{weights}"


def promote(game: Game[Any], learnt: Path, folder: Path, net: str, contests: list[Contest]) -> None:
    """Make learnt weights the best so far, and tell by which games and how curious a search won them."""
    told = recipe(game, net, str(learnt / f"{net}.bin"))
    made = told.made | {"contests": msgspec.to_builtins(contests)}
    found = {"exploration": told.exploration, "breadth": told.breadth, "made": made}
    write_whole(folder / f"{net}.json", readable(found).encode())
    being_written = folder / f".{net}.bin.writing"
    shutil.copyfile(learnt / f"{net}.bin", being_written)
    being_written.replace(folder / f"{net}.bin")
