"""Why answers about Baron Voodoo are right, by a plain reading of the position."""

from typing import Any

from tests.games.reading import Readings, Told, bare

COLOUR = {"mamy_wata": "yellow", "papa_legba": "red", "erzulie_freda": "purple", "gran_bwa": "turquoise"}
SCORES = {0: 0, 1: 0, 2: 1, 3: 3, 4: 5}
ENDS = {2: 18, 3: 15, 4: 12}


def over(told: Told) -> str:
    """The cell between two."""
    one, other = told.asks("cell"), told.asks("target")
    return "".join(chr((ord(a) + ord(b)) // 2) for a, b in zip(one, other, strict=True))


def jumped(told: Told) -> dict[str, str]:
    return dict(told.view["board"][over(told)][-1])


def player(told: Told, loa: str) -> dict[str, Any]:
    return next(each for each in told.view["players"] if each["loa"] == loa)


def mover(told: Told) -> dict[str, Any]:
    return dict(told.view["players"][told.seat])


def is_own(told: Told) -> bool:
    return jumped(told)["colour"] == COLOUR[mover(told)["loa"]]


def lowered(told: Told, colour: str) -> list[int]:
    return [sum(die["colour"] == colour for die in each["spirit"]) for each in told.view["players"]]


def counts_are_told(told: Told) -> bool:
    counts = lowered(told, told.says("colour"))
    return len(counts) == int(told.why.code[-1]) and all(
        (told.says(f"loa{place}"), told.says(f"count{place}")) == (each["loa"], count)
        for place, (each, count) in enumerate(zip(told.view["players"], counts, strict=True), start=1)
    )


def majority(told: Told) -> int:
    """What the question asks for, by counting."""
    counts = lowered(told, told.asks("colour"))
    own = counts[[each["loa"] for each in told.view["players"]].index(told.asks("loa"))]
    if not own or own < max(counts):
        return 0
    return 3 if counts.count(own) == 1 else 1


def scores(told: Told) -> bool:
    """The sentences about groups add up to the right answer."""
    groups = [each for each in told.draft.why if each.code.endswith("-group")]
    points = sum(int(each.params["points"]) for each in groups)
    return bool(SCORES[told.says("dice")] == told.says("points") and told.number == points)


def line_of(told: Told) -> list[list[Any]]:
    """The cells of the line that slides, from the end they close up against."""
    line, edge = str(told.asks("line")), told.asks("edge")
    cells = (
        [f"{line}{row}" for row in "1234567"]
        if line.isalpha()
        else [f"{column}{line}" for column in "abcdefg"]
    )
    stacks = [told.view["board"][cell] for cell in cells]
    ordered, names = (stacks[::-1], cells[::-1]) if edge in ("right", "down") else (stacks, cells)
    assert names[told.says("place") - 1] == told.says("cell") == told.asks("cell")
    return [stack for stack in ordered if stack]


def slid(told: Told) -> int:
    """How many dice come to the cell of the question."""
    stacks, nth = line_of(told), int(told.says("place")) - 1
    assert told.says("stacks") == len(stacks)
    return len(stacks[nth]) if nth < len(stacks) else 0


def has_die(told: Told, where: str) -> bool:
    wanted = {"colour": told.asks("colour"), "face": told.asks("face")}
    return wanted in player(told, told.says("other"))[where]


def turns_left(told: Told) -> int:
    loas = [each["loa"] for each in told.view["players"]]
    passed = (loas.index(told.asks("loa")) - loas.index(told.asks("first"))) % len(loas)
    return len(loas) - 1 - passed


def first_clockwise(told: Told) -> str:
    loas = [each["loa"] for each in told.view["players"]]
    start = loas.index(told.asks("loa"))
    tied = (told.asks("first"), told.asks("second"))
    return str(next(each for each in loas[start:] + loas[:start] if each in tied))


def face_is(told: Told, face: str) -> bool:
    return jumped(told)["face"] == face


READINGS: Readings = {
    "captured": lambda told: (
        told.says("over") == over(told) and told.says("dice") == len(told.view["board"][over(told)])
    ),
    "offerings": lambda told: (
        (told.says("own") == "yes") == is_own(told)
        and (told.says("offering") == "yes") == face_is(told, "offering")
        and (told.number == is_own(told) + face_is(told, "offering") or len(told.draft.why) > 1)
    ),
    "reserve": lambda told: told.says("reserve") == told.view["reserve"] == told.number,
    "soul": lambda told: face_is(told, "soul") and told.number == 1,
    "no-soul": lambda told: (
        not face_is(told, "soul") and told.number == 0 and told.says("face") == jumped(told)["face"]
    ),
    "flip": lambda told: (
        told.is_yes == (told.says("offerings") > 0)
        and told.says("offerings") - mover(told)["offerings"] in (is_own(told), 0)
    ),
    "flipped": lambda told: told.is_yes and told.draft.text.code == "baron-quiz-flipped",
    "no-target": lambda told: told.is_no and told.says("becomes") in ("steal", "exchange"),
    "changed": lambda told: told.is_no and told.draft.text.code == "baron-quiz-changed",
    "icon-group": scores,
    "colour-group": scores,
    "white-group": scores,
    "no-match": lambda told: told.number == 0,
    "counts-2": counts_are_told,
    "counts-3": counts_are_told,
    "counts-4": counts_are_told,
    "most": lambda told: majority(told) == told.number == 3,
    "shared": lambda told: majority(told) == told.number == 1,
    "fewer": lambda told: majority(told) == told.number == 0 and any(lowered(told, told.asks("colour"))),
    "nobody-holds": lambda told: told.number == 0 and not any(lowered(told, told.asks("colour"))),
    "marker": lambda told: (
        lowered(told, "white").count(max(lowered(told, "white"))) == 1
        and bare(told.right.params["thing"])
        == told.view["players"][lowered(told, "white").index(max(lowered(told, "white")))]["loa"]
    ),
    "no-marker": lambda told: (
        lowered(told, "white").count(max(lowered(told, "white"))) > 1 and told.right.code == "quiz-nobody"
    ),
    "ends": lambda told: told.number == ENDS[len(told.view["players"])],
    "round": lambda told: told.says("left") == turns_left(told) == told.number,
    "last": lambda told: SCORES[told.says("dice")] == told.says("points") == told.number,
    "trigger": lambda told: told.asks("loa") == first_clockwise(told) == bare(told.right.params["thing"]),
    "clockwise": lambda told: (
        told.asks("loa") != first_clockwise(told) == told.says("winner") == bare(told.right.params["thing"])
    ),
    "shield": lambda told: (
        told.is_no
        and COLOUR[told.says("other")] == told.asks("colour")
        and player(told, told.says("other"))["protection"]
    ),
    "no-shield": lambda told: (
        told.is_yes
        and not any(
            each["protection"] and COLOUR[each["loa"]] == told.asks("colour")
            for each in told.view["players"]
            if each["loa"] != mover(told)["loa"]
        )
    ),
    "lasts": lambda told: told.is_yes,
    "lasts-no-longer": lambda told: told.is_no,
    "stolen": lambda told: (
        told.is_yes and has_die(told, "spirit") and not player(told, told.says("other"))["protection"]
    ),
    "exchanged": lambda told: told.is_yes and has_die(told, "zone"),
    "own-power": lambda told: told.asks("whose") == mover(told)["loa"] and told.number == 0,
    "marker-power": lambda told: told.view["marker"] == told.seat and told.number == 0,
    "others-power": lambda told: (
        told.view["marker"] != told.seat and told.asks("whose") != mover(told)["loa"] and told.number == 1
    ),
    "slid": lambda told: slid(told) == told.number > 0,
    "slid-away": lambda told: slid(told) == told.number == 0,
    "aim-before": lambda told: told.is_yes,
    "aim-after": lambda told: told.is_yes,
    "spread": lambda told: told.says("dice") == len(told.view["board"][told.asks("cell")]) == told.number + 1,
    "again": lambda told: told.is_yes and told.says("offerings") == mover(told)["offerings"] >= 2,
    "again-twice": lambda told: told.is_no and told.asks("extra") == "yes",
    "again-poor": lambda told: told.is_no and told.says("offerings") == mover(told)["offerings"] < 2,
    "again-blocked": lambda told: told.is_no and told.says("offerings") == mover(told)["offerings"] >= 2,
    "power-used": lambda told: told.is_no and told.asks("used") == "yes",
    "power-left": lambda told: told.is_yes and told.asks("used") == "no",
    "power-useless": lambda told: told.is_no and told.asks("used") == "no",
}
