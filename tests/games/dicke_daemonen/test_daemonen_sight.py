"""What a learnt judgement of Dicke Dämonen notices: colours and seats have no names, fields no numbers."""

from collections import Counter

import pytest

from samedi.core.record import copy
from samedi.games.dicke_daemonen import GAME
from samedi.games.dicke_daemonen.model import (
    ALL_COLOURS,
    DEMON_COLOURS,
    MOST_FIELDS,
    MOST_PLAYERS,
    RANKS,
    WHITE,
    State,
)
from samedi.games.dicke_daemonen.scoring import lead
from samedi.games.dicke_daemonen.sight import (
    BLOCK,
    FARTHEST,
    FEATURES,
    FIELD,
    HELD,
    HOPE,
    IS_WHITE,
    MOST,
    OWN_LEAD,
    STEP,
    UNSEEN,
    open_lines,
)
from tests.games.dicke_daemonen.positions import position
from tests.laws import noticed
from tests.sights import move_up, positions

TABLES = (
    {"players": 2, "world": "first-picture"},
    {"players": 3, "world": "ring"},
    {"players": 4, "world": {"seed": 1}},
)
RENAMINGS = ((1, 0, 2, 3, WHITE), (3, 2, 0, 1, WHITE), (1, 2, 3, 0, WHITE))


def renamed(state: State, names: tuple[int, ...]) -> State:
    """The same position with other names for the four colours of lines and demons."""
    made = copy(state)
    for crossing in range(state.board.crossings):
        made.board.first[crossing] = names[state.board.first[crossing]]
        made.board.second[crossing] = names[state.board.second[crossing]]
    for corner, by in enumerate(state.corner):
        made.corner[corner] = names[by] if by >= 0 else by
    for place, colour in enumerate(state.predicted):
        made.predicted[place] = names[colour] if colour >= 0 else colour
    for colour in range(ALL_COLOURS):
        for array, before in ((made.room, state.room), (made.points, state.points), (made.bag, state.bag)):
            array[names[colour]] = before[colour]
        for seat in range(state.players):
            made.hand[seat * ALL_COLOURS + names[colour]] = state.hand[seat * ALL_COLOURS + colour]
    for field in range(state.board.fields):
        for colour in range(DEMON_COLOURS):
            count = state.demons[field * DEMON_COLOURS + colour]
            made.demons[field * DEMON_COLOURS + names[colour]] = count
    return made


def everybody_moved_up(state: State) -> State:
    """The same game, but everybody sits one seat further on."""
    made = copy(state)
    made.seat = (state.seat + 1) % state.players
    move_up(made.hand, state.players, ALL_COLOURS)
    move_up(made.hand_size, state.players)
    move_up(made.predicted, state.players, RANKS)
    return made


@pytest.mark.parametrize("options", TABLES)
def test_colours_and_seats_have_no_names(options: dict[str, object]) -> None:
    for each in positions(GAME, dict(options), 3, 5):
        for seat in range(each.seats):
            seen = Counter(noticed(GAME, each.state, seat))
            for names in RENAMINGS:
                assert Counter(noticed(GAME, renamed(each.state, names), seat)) == seen
            moved = everybody_moved_up(each.state)
            assert Counter(noticed(GAME, moved, (seat + 1) % each.seats)) == seen


def test_the_own_prediction_is_seen_by_its_lead_and_by_what_is_left_of_its_colour() -> None:
    """Blue leads by 4; of ten blue demons one is placed, one predicted, one held by the seat."""
    each = position(demons="b1D", hands=("bw", "rrgg"), predicted={0: "b", 1: "r"})
    seen = noticed(GAME, each.state, 0)
    assert lead(each.state, 1) == 4
    assert sum(OWN_LEAD <= number < HOPE for number in seen) == 1
    assert {HELD + 1, UNSEEN + 7, FARTHEST + 4} <= set(seen)
    assert not [number for number in seen if HOPE <= number < STEP]


def test_who_has_not_predicted_sees_the_best_it_could() -> None:
    each = position(demons="b1D g2G", hands=("bgww", "rrgg"), predicted={1: "g"})
    assert [number - HOPE - FARTHEST for number in noticed(GAME, each.state, 0) if HOPE <= number < STEP] == [
        0
    ]
    each = position(demons="b1D g2G", hands=("ggg", "rrgg"), predicted={1: "g"})
    assert not [number for number in noticed(GAME, each.state, 0) if HOPE <= number < STEP]


def test_a_frozen_field_is_looked_at_no_more() -> None:
    before = position(predicted={0: "b"})
    after = position(predicted={0: "b"}, ghosts="D")
    fields = [
        sum(FIELD <= number < OWN_LEAD for number in noticed(GAME, each.state, 0)) for each in (before, after)
    ]
    assert fields[1] == fields[0] - 1
    assert open_lines(before.state, 3) == 0b0111
    assert open_lines(after.state, 3) == 0


def test_the_largest_world_has_room() -> None:
    """Every field seen by every colour, six things of each colour, and what is said once."""
    of_fields, of_colours = MOST_FIELDS * DEMON_COLOURS, ALL_COLOURS * 6 + 2
    assert of_fields + of_colours + MOST_PLAYERS + 4 <= MOST


def test_the_colour_of_ghosts_is_known_as_such() -> None:
    seen = noticed(GAME, position().state, 0)
    assert [number % BLOCK for number in seen if number < FIELD].count(IS_WHITE) == 1
    assert max(seen) < FEATURES
