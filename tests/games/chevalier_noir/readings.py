"""Why answers about Le Chevalier Noir are right, by a plain reading of the position."""

from typing import Any

from tests.games.reading import Readings, Told

CLANS, RANKS = ["north", "east", "south", "west"], ["grand", "gros", "mince", "petit"]


def track(told: Told) -> int:
    return 40 if told.position.options["board"] == "short" else 56


def tresor(told: Told) -> int:
    return 4 if track(told) == 40 else 6


def couronne(told: Told, clan: str) -> int:
    return CLANS.index(clan) * track(told) // 4


def porte(told: Told, clan: str) -> int:
    return (couronne(told, clan) - 1) % track(told)


def gate(told: Told, cell: int) -> str | None:
    return next((each for each in CLANS if cell in (couronne(told, each), porte(told, each))), None)


def is_one_side(told: Told, one: str, other: str) -> bool:
    is_team = told.position.options["teams"] and CLANS.index(one) % 2 == CLANS.index(other) % 2
    return one == other or bool(is_team)


def place(told: Told) -> list[Any]:
    """Where the pawn of the question is."""
    return list(told.view["pawns"][told.asks("clan")][told.asks("pawn")])


def standing(told: Told, cell: int) -> Any:
    if told.view["knight"] == cell:
        return "knight"
    for clan, pawns in told.view["pawns"].items():
        for pawn, where in pawns.items():
            if where == ["track", cell]:
                return clan, pawn
    return None


def goes(told: Told) -> int:
    """The cell of the track to which the number of the question leads."""
    assert place(told)[0] == "track"
    return int((place(told)[1] + told.asks("die")) % track(told))


def stops(told: Told) -> bool:
    return told.is_yes and goes(told) == told.says("cell")


def inside(told: Told) -> int:
    """How deep in the Trésor the number leads; Arrivée is one more than all."""
    before = 0 if place(told)[0] == "track" else place(told)[1]
    assert before or place(told)[1] == porte(told, told.asks("clan"))
    return int(before + told.asks("die"))


def steps(told: Told) -> int:
    return int((porte(told, told.asks("clan")) - place(told)[1]) % track(told))


def numbers(told: Told) -> list[int]:
    return sorted(face for face in told.view["throw"] if face != "black")


def rank(told: Told, name: str) -> int:
    return RANKS.index(told.asks(name))


def rides(told: Told) -> bool:
    knight, die = told.view["knight"], told.asks("die")
    is_there = told.says("from") == knight and told.says("cell") == (knight + die) % track(told)
    return bool(is_there)


def has_arrived(told: Told) -> bool:
    clans = [each for each in told.view["pawns"] if is_one_side(told, each, told.asks("clan"))]
    counted = clans if told.position.options["both_clans"] else [told.asks("clan")]
    home = sum(where == ["home"] for clan in counted for where in told.view["pawns"][clan].values())
    return bool((told.says("home"), told.says("all")) == (home, 4 * len(counted))) and (
        told.number == 4 * len(counted) - home
    )


READINGS: Readings = {
    "free": lambda told: stops(told) and standing(told, goes(told)) is None,
    "porte": lambda told: stops(told) and goes(told) == porte(told, told.asks("clan")),
    "knight": lambda told: stops(told) and standing(told, goes(told)) == "knight",
    "sends": lambda told: (
        stops(told) and standing(told, goes(told)) == (told.says("other"), told.says("victim"))
    ),
    "tresor": lambda told: told.is_yes and inside(told) == told.says("depth") <= tresor(told),
    "home": lambda told: told.is_yes and inside(told) == tresor(told) + 1,
    "partners": lambda told: told.is_no and is_one_side(told, told.asks("clan"), told.asks("other")),
    "foreign-gate": lambda told: (
        told.is_yes and not is_one_side(told, told.asks("other"), str(gate(told, told.asks("cell"))))
    ),
    "equal-ranks": lambda told: told.is_no and rank(told, "pawn") == rank(told, "victim"),
    "petit-beats-grand": lambda told: (
        told.is_yes and (told.asks("pawn"), told.asks("victim")) == ("petit", "grand")
    ),
    "higher": lambda told: told.is_yes and rank(told, "pawn") < rank(told, "victim"),
    "lower": lambda told: told.is_no and rank(told, "pawn") > rank(told, "victim"),
    "black": lambda told: told.is_yes and "black" in told.view["throw"],
    "no-pawn": lambda told: (
        told.is_yes
        and "black" not in told.view["throw"]
        and not any(
            getattr(action, "die", None) == told.says("die") and type(action).__name__ in ("Move", "Enter")
            for action in told.position.legal
        )
    ),
    "unused": lambda told: (
        told.says("unused") == ", ".join(map(str, told.view["unused"]))
        and told.number == len(told.view["unused"])
        and "black" not in told.view["throw"]
    ),
    "unused-black": lambda told: (
        told.says("unused") == ", ".join(map(str, told.view["unused"]))
        and told.number == len(told.view["unused"])
        and "black" in told.view["throw"]
    ),
    "all-differ": lambda told: (
        told.number == 0
        and told.says("faces") == ", ".join(map(str, numbers(told)))
        and len(set(numbers(told))) == len(numbers(told))
    ),
    "same": lambda told: (
        told.says("faces") == ", ".join(map(str, numbers(told)))
        and numbers(told).count(told.says("face")) == told.says("dice") > 1
        and told.number in (None, told.says("dice"))
    ),
    "special": lambda told: told.is_yes,
    "ordinary": lambda told: told.is_no,
    "lifts": lambda told: (
        rides(told) and standing(told, told.says("cell")) == (told.says("clan"), told.says("pawn"))
    ),
    "lifts-nobody": lambda told: rides(told) and standing(told, told.says("cell")) is None,
    "puts-pawn": lambda told: (
        told.is_yes
        and told.says("cell") == told.asks("cell")
        and standing(told, told.asks("cell")) is None
        and gate(told, told.asks("cell")) is None
    ),
    "puts-knight": lambda told: told.is_yes and standing(told, told.says("cell")) is None,
    "partners-pawn": lambda told: (
        told.is_no
        and told.asks("clan") != told.asks("other")
        and is_one_side(told, told.asks("clan"), told.asks("other"))
    ),
    "comes-in": lambda told: (
        told.right.code == "chevalier-quiz-back"
        and not is_one_side(told, told.asks("clan"), told.asks("other"))
    ),
    "pushes": lambda told: (
        told.right.code == "chevalier-quiz-aside" and told.view["knight"] == couronne(told, told.asks("clan"))
    ),
    "own-couronne": lambda told: (
        told.right.code == "chevalier-quiz-never" and is_one_side(told, told.asks("clan"), told.asks("other"))
    ),
    "to-porte": lambda told: told.says("steps") == steps(told) == told.number,
    "too-far": lambda told: told.says("steps") == steps(told) > 6 and told.right.code == "quiz-none",
    "to-home": lambda told: (
        told.says("depth") == place(told)[1]
        and told.says("steps") == tresor(told) + 1 - place(told)[1] == told.number
    ),
    "way-home": lambda told: (
        (told.says("steps"), told.says("tresor")) == (steps(told), tresor(told))
        and told.says("all") == steps(told) + tresor(told) + 1 == told.number
    ),
    "arrived": has_arrived,
}
