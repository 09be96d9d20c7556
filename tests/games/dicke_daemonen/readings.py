"""Why answers about Dicke Dämonen are right, by a plain reading of the position."""

from tests.games.reading import Readings, Told, bare

DEMONS = ["red", "blue", "green", "yellow"]


def field_of(told: Told) -> int:
    label = str(told.asks("field"))
    fields = len(told.view["world"]["fields"])
    return next(each for each in range(fields) if label_of(each) == label)


def label_of(field: int) -> str:
    """A to Z, then AA and so on."""
    more, last = divmod(field, 26)
    return ("" if not more else chr(ord("A") + more - 1)) + chr(ord("A") + last)


def demons(told: Told) -> dict[str, int]:
    found = [each["colour"] for each in told.view["demons"] if each["field"] == field_of(told)]
    return {colour: found.count(colour) for colour in DEMONS}


def leaders(told: Told) -> list[str]:
    counts = demons(told)
    return [colour for colour in DEMONS if counts[colour] == max(counts.values())]


def rim(told: Told) -> bool:
    field = told.view["world"]["fields"][field_of(told)]
    corners, knots = len(field["corners"]), field["knots"]
    said = (told.says("corners"), told.says("knots"), told.number)
    return bool(said == (corners, knots, corners + knots))


def most(told: Told) -> list[str]:
    points = told.view["points"]
    return [colour for colour in points if points[colour] == max(points.values())]


def points_are_told(told: Told) -> bool:
    points = told.view["points"]
    return all(told.says(colour) == points[colour] for colour in points) and (
        told.says("most") == max(points.values())
    )


def held(told: Told) -> int:
    return int(sum(told.view["hands"][told.seat].values()))


READINGS: Readings = {
    "demons": lambda told: all(told.says(colour) == count for colour, count in demons(told).items()),
    "leads": lambda told: leaders(told) == [told.says("colour")] == [bare(told.right.params["thing"])],
    "tie": lambda told: len(leaders(told)) > 1 and told.right.code == "quiz-nobody",
    "frozen": lambda told: field_of(told) in told.view["ghosts"],
    "worth": lambda told: rim(told) and field_of(told) > 0,
    "worth-outer": lambda told: rim(told) and field_of(told) == 0,
    "knots": lambda told: (
        told.says("knots") == told.view["world"]["fields"][field_of(told)]["knots"] == told.number
    ),
    "ghosts": lambda told: told.says("ghosts") == len(told.view["ghosts"]) == told.number,
    "ghost-laid-open": lambda told: ["white"] in told.view["predicted"],
    "points": points_are_told,
    "foreseen": lambda told: (
        any(each and each[0] in most(told) for each in told.view["predicted"])
        and told.right.code != "quiz-nobody"
    ),
    "unforeseen": lambda told: (
        not any(each and each[0] in most(told) for each in told.view["predicted"])
        and told.right.code == "quiz-nobody"
    ),
    "strings": lambda told: (
        [told.says("one"), told.says("other")]
        == told.view["world"]["crossings"][int(told.asks("crossing"))]["lines"]
    ),
    "room": lambda told: told.is_yes == (told.says("room") == 0) == (room(told) == 0),
    "hand": lambda told: (
        told.says("left") == held(told) and told.says("left") + told.says("drawn") == told.number
    ),
    "hand-predicted": lambda told: (
        told.says("rest") == held(told) - 1 and told.says("drawn") == told.number <= 1
    ),
}


def room(told: Told) -> int:
    """How many places are open to a creature, counted on the board."""
    view, colour = told.view, told.asks("creature")
    if colour == "white":
        return len(view["world"]["fields"]) - 1 - len(view["ghosts"])
    taken = {(each["crossing"], each["field"]) for each in view["demons"]}
    open_fields = [
        (number, field)
        for number, field in enumerate(view["world"]["fields"])
        if number not in view["ghosts"]
    ]
    return sum(
        colour in view["world"]["crossings"][crossing]["lines"] and (crossing, number) not in taken
        for number, field in open_fields
        for crossing in field["corners"]
    )
