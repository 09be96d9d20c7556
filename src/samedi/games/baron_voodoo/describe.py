"""What an action does, for people, before it is done."""

from samedi.core.message import Message, Params
from samedi.games.baron_voodoo.actions import (
    ACTIONS,
    Again,
    Apply,
    Baron,
    Capture,
    Change,
    Close,
    Die,
    Give,
    Lower,
    Pick,
    Place,
    Power,
    Put,
    Roll,
    Slide,
    Steal,
    Take,
    Turn,
)
from samedi.games.baron_voodoo.board import CELL_NAMES, COLOUR_OF_CELL, colour_of, line_colour, top_of
from samedi.games.baron_voodoo.effects import SOUL_POINTS, captured_face
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, LARGEST
from samedi.games.baron_voodoo.explain import explain, summary
from samedi.games.baron_voodoo.model import (
    COLUMN,
    FACES,
    LINE_DICE,
    LOAS,
    NOBODY,
    NOTHING,
    NOWHERE,
    REASONS,
    Face,
    Loa,
    State,
    Step,
)
from samedi.games.baron_voodoo.names import (
    cell_words,
    colour_name,
    die_on_cell,
    die_words,
    loa_name,
)
from samedi.games.baron_voodoo.opening import SOLO_BOARD_DICE, SOLO_COLOURS, dice_cell
from samedi.games.baron_voodoo.players import has_teams, own_side
from samedi.games.baron_voodoo.powers import is_free
from samedi.games.baron_voodoo.rows import last


def describe(state: State, number: int) -> Message:
    """What an action does, in words."""
    match ACTIONS.structure(number):
        case Roll(face=face):
            return Message(*_rolled(state, face))
        case Place(die=die, cell=cell):
            return Message("baron-place", {**_die(die), "cell": cell})
        case Power() | Slide() | Pick() | Put() as action:
            return _describe_power(state, action)
        case Capture(source=source, target=target):
            return _describe_capture(state, CELL_NAMES.index(source), CELL_NAMES.index(target))
        case Turn(face=face):
            return Message("baron-turn", {**die_words(last(state.zones[own_side(state)])), **_new(face)})
        case Apply() | Change() | Steal() | Take() | Give() as action:
            return _describe_effect(state, action)
        case Lower() | Close() | Again() | Baron() as action:
            return _describe_end(state, action)
        case _:
            return Message(f"baron-pass-{Step(state.step).name.lower()}")


def _die(die: Die) -> Params:
    return {"colour": f"@baron-colour-{die.colour}", "face": f"@baron-face-{die.face}"}


def _new(face: str) -> Params:
    return {"new_face": f"@baron-face-{face}"}


def _rolled(state: State, face: str) -> tuple[str, Params]:
    """Which die shows the face: one of the board, the line or the column, or the Baron's (BV-9.12)."""
    code, colour = "baron-roll", 0
    place = state.dealt - SOLO_BOARD_DICE
    if state.step == Step.REROLL:
        code, colour = "baron-reroll", colour_of(last(state.zones[1]))
    elif not state.solo:
        colour = COLOUR_OF_CELL[dice_cell(state.dealt)]
    elif place < 0:
        colour = SOLO_COLOURS[state.dealt]
    else:
        code = "baron-roll-line" if place < LINE_DICE else "baron-roll-column"
        colour = line_colour(state.loa[0], state.level, place % LINE_DICE)
    return code, {"colour": colour_name(colour), "face": f"@baron-face-{face}"}


def _describe_power(state: State, action: Power | Slide | Pick | Put) -> Message:
    match action:
        case Power(loa=name):
            loa = LOAS.index(name)
            return Message(
                "baron-power" if is_free(state, loa) else "baron-power-paid", {"loa": loa_name(loa)}
            )
        case Slide(line=line, to=edge):
            return Message("baron-slide-row" if line.isdigit() else "baron-slide-column", _edge(line, edge))
        case Pick(cell=name):
            cell = CELL_NAMES.index(name)
            code = "baron-pick-stack" if state.power == Loa.GRAN_BWA else "baron-pick"
            return Message(code, die_on_cell(top_of(state, cell), cell))
        case Put(cell=name):
            words = die_on_cell(top_of(state, state.picked), state.picked)
            code = "baron-swap" if state.power == Loa.ERZULIE_FREDA else "baron-put"
            return Message(code, {**words, "target": name})


def _edge(line: str, edge: str) -> Params:
    return {"line": line, "edge": f"@baron-edge-{edge}"}


def _describe_capture(state: State, source: int, target: int) -> Message:
    """The jump, and the offering for a die of the own colour (BV-3.5)."""
    die = top_of(state, (source + target) // 2)
    own = colour_of(die) == state.loa[state.seat]
    words: Params = {**cell_words(source), "target": CELL_NAMES[target], **die_words(die)}
    return Message("baron-capture-own" if own else "baron-capture", words)


def _describe_effect(state: State, action: Apply | Change | Steal | Take | Give) -> Message:
    match action:
        case Apply():
            face = captured_face(state)
            points: Params = {"points": SOUL_POINTS} if face == Face.SOUL else {}
            return Message(f"baron-apply-{FACES[face]}", points)
        case Change(die=die, face=face):
            return Message("baron-change", {**_die(die), **_new(face)})
        case Steal(seat=seat, die=die):
            return _from_side(state, "baron-steal", seat, die)
        case Take(seat=seat, die=die):
            return _from_side(state, "baron-take", seat, die)
        case Give(seat=seat, die=die):
            return _from_side(state, "baron-give", seat, die, _of_the_taken(state))


def _of_the_taken(state: State) -> Params:
    """The first die of an exchange, so that the second can be told with it."""
    return (
        {}
        if state.taken == NOTHING
        else {f"taken_{key}": word for key, word in die_words(state.taken).items()}
    )


def _from_side(state: State, code: str, seat: int | str, die: Die, more: Params | None = None) -> Message:
    """The same sentence with the owner of the die: a Loa, a team, or the exchange column."""
    words: Params = {**_die(die), **(more or {})}
    if isinstance(seat, str):
        return Message(f"{code}-column", words)
    words["owner"] = loa_name(state.loa[seat])
    if has_teams(state):
        return Message(f"{code}-team", {**words, "partner": loa_name(state.loa[seat + 2])})
    return Message(code, words)


def status(state: State) -> list[Message]:
    """What a player should know now besides the board: what is under way, and whether the end is near."""
    told = []
    if state.trigger != NOBODY:
        told.append(
            Message(f"baron-status-{REASONS[state.trigger_why]}", {"loa": loa_name(state.loa[state.trigger])})
        )
    if state.extra:
        told.append(Message("baron-status-extra"))
    return told + _under_way(state)


def _under_way(state: State) -> list[Message]:
    """What a step has begun with."""
    match state.step:
        case Step.BARON:
            return explain(state)
        case Step.TURN | Step.EFFECT:
            captured = last(state.zones[own_side(state)])
            return [Message("baron-status-captured", die_words(captured)), *_taken(state)]
        case Step.TARGET if state.picked != NOWHERE:
            return [
                Message("baron-status-picked", {"loa": loa_name(state.power), **cell_words(state.picked)})
            ]
        case Step.TARGET:
            return [Message("baron-status-power", {"loa": loa_name(state.power)})]
        case Step.LOWER if state.group:
            points = COMBINATION_POINTS[state.group]
            return [Message("baron-status-group", {"dice": state.group, "points": points})]
        case _:
            return []


def _taken(state: State) -> list[Message]:
    if state.taken == NOTHING:
        return []
    words = die_words(state.taken)
    if state.taken_from == COLUMN:
        return [Message("baron-status-taken-column", words)]
    return [Message("baron-status-taken", {**words, "owner": loa_name(state.loa[state.taken_from])})]


def _describe_end(state: State, action: Lower | Close | Again | Baron) -> Message:
    match action:
        case Lower(die=die):
            if state.group == LARGEST - 1:
                return Message("baron-lower-completes", {**_die(die), "points": COMBINATION_POINTS[LARGEST]})
            return Message("baron-lower-joins" if state.group else "baron-lower", _die(die))
        case Close():
            return Message("baron-close", {"dice": state.group, "points": COMBINATION_POINTS[state.group]})
        case Again():
            return Message("baron-again")
        case Baron():
            return summary(state)
