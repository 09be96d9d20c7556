"""What is played to learn how strong the bots are."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import pairwise
from typing import Any, Literal

import msgspec

import samedi
from samedi.bots.arena import Arena
from samedi.bots.engines import weights_of
from samedi.bots.ladder import FORMER, level_of
from samedi.bots.match import Note
from samedi.bots.schedule import Fixture
from samedi.bots.weights import net_of
from samedi.core.game import Game
from samedi.core.rung import Rung
from samedi.games import NAMES as GAMES
from samedi.games.baron_voodoo.judgement import KNOWS

Seating = Literal["turns", "one against all", "solo"]

STRONGEST = FORMER[-1].name
KINDS = ("two", "three", "four", "teams")
FRESH = 1  # the seed of games that measure levels: other luck than when they were looked for
LADDER_GAMES = 300
TABLES: dict[str, dict[str, Any]] = {
    "baron_voodoo": {"loas": ["mamy_wata", "papa_legba"]},
    "dicke_daemonen": {"players": 2, "world": "first-picture"},
    "chevalier_noir": {"players": 2},
}
FOUR_DEMONS = {"players": 4, "world": "reckoning"}
SOLO_LOAS = ("mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa")
SOLO_LEVELS = (1, 2, 3, 4)

JUDGED = "judged:1000"  # the strongest; its simulations are changed where time is equal
BEFORE = "search:5000"  # what was strongest before games learnt
FLAT = "flat:3000"  # plays every action out to the end
AGAINST_BEFORE = 300
AGAINST_FLAT = 400
ALONE_AGAINST_BEFORE = 400
AGAINST_GREEDY = 30
JUDGED_AGAINST_GREEDY = 400
AGAINST_THREE = 80
SOLO_GAMES = 5
KNOWLEDGE_GAMES = 60
KNOWLEDGE_SIMULATIONS = 300


class Contest(msgspec.Struct, frozen=True):
    """What is played: the first bot against the second, in how many games."""

    chapter: str
    game: str
    options: dict[str, Any]
    bots: tuple[str, str]
    games: int
    seating: Seating = "turns"
    seed: int = 0
    is_equal_time: bool = False
    """Whether the first bot gets as many simulations as let it think as long as the second."""

    @property
    def key(self) -> str:
        """What the results are kept under: everything that decides them."""
        options = msgspec.json.encode(self.options).decode()
        bots = [described(bot, samedi.game(self.game)) for bot in self.bots]
        learnt = [learnt_for(self.game, options)] if any(map(is_judged, self.bots)) else []
        return " | ".join([self.chapter, f"{self.game} {options}", *bots, *learnt])

    def arena(self) -> Arena:
        """Where it is played."""
        return Arena(samedi.game(self.game), self.options, self.bots, self.seed)

    def fixtures(self, arena: Arena) -> list[Fixture]:
        """The games, every seat taken equally often."""
        if self.seating == "turns":
            return arena.fixtures(self.games)
        first, second = self.bots
        seats = samedi.Position(samedi.game(self.game), self.options).seats
        free = 1 if self.seating == "solo" else seats
        return [
            Fixture(
                number,
                [first if seat == number % free else second for seat in range(seats)],
                arena.terms.options,
            )
            for number in range(self.games)
        ]

    def result(self, note: Note) -> str:
        """How a game went for the first bot: won, lost or shared; of one who sits alone only a win counts."""
        if self.seating == "turns":
            winners = {note.seats[seat] for seat in note.winners} or set(self.bots)
            return "=" if len(winners) > 1 else str(int(self.bots[0] in winners))
        return str(int(note.seats.index(self.bots[0]) in note.winners))


def is_judged(bot: str) -> bool:
    """Whether a bot trusts what its game has learnt."""
    return bot.startswith("judged:")


@cache
def learnt_for(name: str, options: str) -> str:
    """The weights that judge a table, in short: others play otherwise."""
    game = samedi.game(name)
    net = net_of(game, samedi.Position(game, msgspec.json.decode(options)).state)
    return f"weights {sha256(weights_of(game, net)).hexdigest()[:8]}" if net else "no weights"


def described(bot: str, game: Game[Any]) -> str:
    """A bot with its simulations, and how often it makes its mistakes in a game."""
    level = level_of(bot)
    if level is None or level not in FORMER:
        return bot
    mistakes = level.mistakes + (game.beginners_overlook if level.is_beginner else ())
    lapses = f", {level.lapses} % {'-'.join(mistakes)}" if mistakes else ""
    return f"{bot} ({level.simulations}{lapses})"


def spec(rung: Rung) -> str:
    """A level as a bot that the arena knows."""
    warmth = f"~{rung.temperature}" if rung.temperature else ""
    return f"{'judged' if rung.is_judged else 'search'}:{rung.simulations}{warmth}"


def kinds(game: str) -> dict[str, dict[str, Any]]:
    """The kinds of tables at which levels are compared, with their options."""
    tables = samedi.game(game).tables
    return {kind: dict(tables[kind]) for kind in KINDS if kind in tables}


@cache
def rungs(game: str, kind: str) -> tuple[Rung, ...]:
    """The levels of a kind of table."""
    return samedi.game(game).rungs_for(samedi.Position(samedi.game(game), kinds(game)[kind]).state)


def steps(game: str, kind: str) -> list[Contest]:
    """Each level of a kind of table against the one below, the first against one who plays anything."""
    bots = ["random", *map(spec, rungs(game, kind))]
    return [
        Contest("ladder", game, kinds(game)[kind], (above, below), LADDER_GAMES, seed=FRESH)
        for below, above in pairwise(bots)
    ]


def before(game: str, kind: str) -> Contest:
    """The learnt judgement against what was strongest before, at equal time."""
    return Contest("before", game, kinds(game)[kind], (JUDGED, BEFORE), AGAINST_BEFORE, is_equal_time=True)


def contests() -> Iterator[Contest]:
    """Everything that is played."""
    for game in GAMES:
        for kind in kinds(game):
            yield from steps(game, kind)
            yield before(game, kind)
    yield Contest(
        *("alone", "dicke_daemonen", FOUR_DEMONS, (JUDGED, BEFORE), ALONE_AGAINST_BEFORE),
        seating="one against all",
        is_equal_time=True,
    )
    for bots in ((FLAT, BEFORE), (JUDGED, FLAT)):
        yield Contest("flat", "dicke_daemonen", FOUR_DEMONS, bots, AGAINST_FLAT, is_equal_time=True)
    race = TABLES["chevalier_noir"]
    yield Contest("greedy", "chevalier_noir", race, (JUDGED, "greedy"), JUDGED_AGAINST_GREEDY)
    baron = TABLES["baron_voodoo"]
    yield Contest("greedy", "baron_voodoo", baron, (STRONGEST, "greedy"), AGAINST_GREEDY)
    yield Contest(
        "greedy", "dicke_daemonen", FOUR_DEMONS, (STRONGEST, "greedy"), AGAINST_THREE, "one against all"
    )
    for level in SOLO_LEVELS:
        for loa in SOLO_LOAS:
            options = {"solo": {"loa": loa, "level": level}}
            yield Contest("solo", "baron_voodoo", options, (STRONGEST, "random"), SOLO_GAMES, "solo")
    full = f"search:{KNOWLEDGE_SIMULATIONS}"
    for known in KNOWS:
        yield Contest("knowledge", "baron_voodoo", baron, (full, f"{full}-{known}"), KNOWLEDGE_GAMES)
