"""Why an answer is right: what it follows from in the position, with its numbers."""

from collections.abc import Sequence

from samedi.core.message import Message, Params
from samedi.games.baron_voodoo.board import CELL_NAMES, LINE_CELLS, colour_of, face_of
from samedi.games.baron_voodoo.capture import is_shield
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, best_combination, majority
from samedi.games.baron_voodoo.grouping import shares_icon
from samedi.games.baron_voodoo.model import CELLS, NOBODY, WHITE, Face, State, Step
from samedi.games.baron_voodoo.names import colour_name, die_words, face_name, loa_name
from samedi.games.baron_voodoo.players import own_side
from samedi.games.baron_voodoo.powers import is_free
from samedi.games.baron_voodoo.questions.moments import mover_words
from samedi.games.baron_voodoo.rows import count_colour, last
from samedi.games.baron_voodoo.turn import EXTRA_TURN_PRICE


def because(name: str, words: Params | None = None) -> list[Message]:
    """One sentence that says why."""
    return [Message(f"baron-because-{name}", words or {})]


def of_offerings(state: State, captured: State) -> list[Message]:
    """An own colour, the face Offering, and what the reserve still has (BV-1.5, BV-3.5, BV-5.6)."""
    die = last(captured.zones[own_side(state)])
    sources = (colour_of(die) == state.loa[state.seat]) + (face_of(die) == Face.OFFERING)
    is_own = "yes" if colour_of(die) == state.loa[state.seat] else "no"
    has_face = "yes" if face_of(die) == Face.OFFERING else "no"
    words: Params = {**die_words(die), "own": is_own, "offering": has_face}
    short = because("reserve", {"reserve": int(state.reserve)}) if state.reserve < sources else []
    return [*because("offerings", words), *short]


def of_points_now(state: State, captured: State) -> list[Message]:
    """Whether it is the face Soul (BV-5.7)."""
    die = last(captured.zones[own_side(state)])
    return because("soul" if face_of(die) == Face.SOUL else "no-soul", die_words(die))


def of_groups(groups: Sequence[Sequence[int]]) -> list[Message]:
    """What some dice have in common, and what they score (BV-6.1, BV-6.2)."""
    return [each for group in groups for each in of_group(group)] or because("no-match")


def of_group(group: Sequence[int]) -> list[Message]:
    """What the dice of a combination have in common."""
    words: Params = {"dice": len(group), "points": COMBINATION_POINTS[len(group)]}
    words["white"] = "yes" if any(colour_of(die) == WHITE for die in group) else "no"
    if shares_icon(group):
        return because("icon-group", {**words, "face": face_name(face_of(group[0]))})
    colours = [colour_of(die) for die in group if colour_of(die) != WHITE]
    if not colours:
        return because("white-group", words)
    return because("colour-group", {**words, "colour": colour_name(colours[0])})


def of_majority(state: State, side: int, colour: int) -> list[Message]:
    """How many dice of a colour everybody has lowered, and what that means for one (BV-7.5)."""
    points = majority(state, side, colour)
    held = sum(count_colour(state.spirits[each], colour) for each in range(state.sides))
    outcome = {0: "fewer", 1: "shared", 3: "most"}[points] if held else "nobody-holds"
    return [*of_counts(state, colour), *because(outcome, {"loa": loa_name(state.loa[side])})]


def of_marker(state: State) -> list[Message]:
    """How many white dice everybody has lowered (BV-6.4)."""
    return [*of_counts(state, WHITE), *because("no-marker" if state.marker == NOBODY else "marker")]


def of_counts(state: State, colour: int) -> list[Message]:
    """How many dice of a colour lie in each Spirit World."""
    words: Params = {"colour": colour_name(colour)}
    for side in range(state.sides):
        words |= {f"loa{side + 1}": loa_name(state.loa[side])}
        words |= {f"count{side + 1}": int(count_colour(state.spirits[side], colour))}
    return because(f"counts-{state.sides}", words)


def of_last_lowering(state: State, side: int) -> list[Message]:
    """How large the one combination is that scores in the end (BV-7.4)."""
    size = int(best_combination(state.zones[side]))
    return because("last", {"dice": size, "points": COMBINATION_POINTS[size]})


def of_shield(state: State, colour: int) -> list[Message]:
    """Whose Protection concerns a colour, if anybody's does (BV-4.6)."""
    for seat in range(state.players):
        if state.loa[seat] == colour and is_shield(state, seat):
            return because("shield", {"other": loa_name(colour)})
    return because("no-shield")


def of_price(state: State, loa: int) -> list[Message]:
    """An own power, the marker, or another's power (BV-3.2, BV-3.3)."""
    words: Params = {**mover_words(state), "whose": loa_name(loa)}
    if state.loa[state.seat] == loa:
        return because("own-power", words)
    return because("marker-power" if is_free(state, loa) else "others-power", words)


def of_slide(state: State, slide: int, cell: int) -> list[Message]:
    """How many stacks close up, and which of them comes to a cell (BV-5.1)."""
    cells = [each for each in range(CELLS) if (LINE_CELLS[slide // 2] >> each) & 1]
    ordered = cells[::-1] if slide % 2 else cells  # from the end they close up against
    stacks = sum(state.height[each] > 0 for each in cells)
    words: Params = {"stacks": stacks, "cell": CELL_NAMES[cell], "place": ordered.index(cell) + 1}
    return because("slid" if ordered.index(cell) < stacks else "slid-away", words)


def of_aim(state: State) -> list[Message]:
    """What a power has to leave behind: another board, and before the capture one to make (BV-3.4)."""
    return because("aim-before" if state.power_step == Step.POWER else "aim-after")


def of_extra_turn(state: State, *, is_so: bool) -> list[Message]:
    """What an extra turn takes: none before it, two offerings, and something to capture (BV-3.8)."""
    words: Params = {**mover_words(state), "offerings": int(state.offerings[own_side(state)])}
    if is_so:
        return because("again", words)
    if state.extra:
        return because("again-twice")
    is_poor = state.offerings[own_side(state)] < EXTRA_TURN_PRICE
    return because("again-poor" if is_poor else "again-blocked", words)


def of_last_power(state: State, *, is_so: bool) -> list[Message]:
    """One power a turn, and one that can do something (BV-3.1)."""
    if state.power_used:
        return because("power-used")
    return because("power-left" if is_so else "power-useless")
