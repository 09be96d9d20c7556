"""Before the game."""

from dataclasses import replace

from samedi.table.commands import (
    AddEntropy,
    Create,
    Draw,
    LetDraw,
    Move,
    Ready,
    SeatBot,
    SetOptions,
    SetTable,
    Sit,
    Start,
)
from samedi.table.dice import commitment
from samedi.table.events import Created, Person
from samedi.table.limits import HOUSE
from samedi.table.settings import Fischer, PerMove, Settings, complete
from samedi.table.table import Table
from tests.kuhn import GAME as KUHN
from tests.table.evening import CHEVALIER, SECRET, Evening, chevalier, kinds, kuhn

ENTROPY = "0123456789abcdef"


def test_a_table_is_created_with_complete_options_and_shows_its_commitment() -> None:
    evening = Evening(CHEVALIER, {"players": 4})
    what = evening.log[0].what
    assert isinstance(what, Created)
    assert what.options["teams"] is True
    assert what.commitment == commitment(SECRET, "evening")


def test_before_it_is_created_a_table_does_nothing_else_and_after_it_not_again() -> None:
    empty = Evening()
    assert empty.why("ada", Create, game="kuhn", name="Ada", options={}) == "table-stage-lobby"
    empty.table = Table(KUHN, "evening", SECRET)
    assert empty.why("ada", Start) == "table-stage-empty"
    assert empty.why("ada", Create, game="chess", name="Ada", options={}) == "table-other-game"
    assert empty.why(HOUSE, Create, game="kuhn", name="Ada", options={}) == "table-other-game"
    assert empty.why("ada", Create, game="kuhn", name="Ada", options={"ante": 9}) == "option-invalid"


def test_confirm_is_on_among_people_unless_the_game_is_fast_or_the_table_says_otherwise() -> None:
    slow, fast = Fischer(base_ms=3_600_000, increment_ms=0), Fischer(base_ms=180_000, increment_ms=2_000)
    assert complete(Settings(), people=2).confirm is True
    assert complete(Settings(clock=slow), people=2).confirm is True
    assert complete(Settings(clock=PerMove(move_ms=86_400_000)), people=3).confirm is True
    assert complete(Settings(clock=fast), people=2).confirm is False
    assert complete(Settings(clock=PerMove(move_ms=20_000)), people=2).confirm is False
    assert complete(Settings(clock=fast, confirm=True), people=2).confirm is True
    assert complete(Settings(), people=1).confirm is False
    assert complete(Settings(confirm=True), people=1).confirm is True


def test_whether_turns_are_confirmed_is_decided_at_the_start_by_who_sits_there() -> None:
    alone = Evening(CHEVALIER, {"players": 2})
    alone.do("ada", Sit, seat=0)
    alone.do("ada", SeatBot, seat=1, bot="greedy")
    alone.do("ada", Start)
    assert alone.memory.settings.confirm is False
    assert chevalier().memory.settings.confirm is True


def test_only_the_host_chooses_and_a_wrong_choice_names_its_clause() -> None:
    evening = Evening(CHEVALIER, {"players": 2})
    evening.do("bob", Sit, seat=0, name="Bob")
    assert evening.why("bob", SetOptions, options={"players": 3}) == "table-host-only"
    assert evening.why("bob", SetTable, settings=Settings()) == "table-host-only"
    assert evening.refused("ada", SetOptions, options={"players": 2, "teams": True}).clause == "CN-2.1"


def test_the_game_starts_when_every_seat_is_taken_and_everybody_is_ready() -> None:
    evening = Evening()
    assert evening.why("ada", Start) == "table-seat-open"
    evening.do("ada", Sit, seat=0)
    evening.do("bob", Sit, seat=1, name="Bob")
    assert evening.refused("ada", Start).params == {"name": "Bob"}
    assert evening.why("ada", Ready, seat=1) == "table-not-your-seat"
    evening.do("bob", Ready, seat=1)
    assert evening.why("bob", Ready, seat=1) == "table-ready-already"
    assert evening.why("bob", Start) == "table-host-only"
    assert kinds(evening.do("ada", Start)) == ["Started", "Rolled", "Rolled", "Rolled"]
    assert evening.asked == 0
    assert evening.why("ada", Start) == "table-stage-playing"


def test_whatever_is_changed_asks_everybody_again() -> None:
    evening = Evening()
    evening.do("bob", Sit, seat=1, name="Bob")
    for kind, fields in ((SetOptions, {"options": {"ante": 2}}), (SetTable, {"settings": Settings()})):
        evening.do("bob", Ready, seat=1)
        evening.do("ada", kind, **fields)
        assert not evening.memory.seats[1].is_ready


def test_players_add_to_the_dice_once_and_before_the_game() -> None:
    evening = Evening()
    assert evening.why("bob", AddEntropy, entropy=ENTROPY) == "table-no-seat"
    evening.do("bob", Sit, seat=1, name="Bob")
    evening.do("bob", AddEntropy, entropy=ENTROPY)
    assert evening.why("bob", AddEntropy, entropy=ENTROPY) == "table-entropy-given"
    evening.do("bob", Ready, seat=1)
    evening.begin()
    assert evening.why("ada", AddEntropy, entropy=ENTROPY) == "table-stage-playing"


def test_before_the_start_nobody_moves() -> None:
    assert Evening().why("ada", Move, seat=0, action={"type": "bet"}) == "table-stage-lobby"


DRAWN = replace(KUHN, drawn="ante")  # a game in which somebody draws the ante by hand


def test_who_draws_the_world_sits_last_and_everybody_keeps_their_neighbours() -> None:
    chosen = replace(CHEVALIER, drawn="board")
    evening = Evening(chosen, {"players": 4})
    for seat, person in enumerate(("ada", "bob", "cem", "dee")):
        evening.do(person, Sit, seat=seat, name=person.capitalize())
    evening.do("ada", LetDraw, seat=1)
    assert evening.why("cem", Draw, seat=2, drawing="short") == "table-not-drawing"
    evening.do("bob", Draw, seat=1, drawing="short")
    assert evening.memory.options["board"] == "short"
    seated = [seat.occupant.person for seat in evening.memory.seats if isinstance(seat.occupant, Person)]
    assert seated == ["cem", "dee", "ada", "bob"]


def test_the_game_waits_for_the_drawing_and_a_bad_one_is_refused_with_its_reason() -> None:
    evening = Evening(DRAWN)
    evening.do("ada", Sit, seat=0)
    evening.do("ada", SeatBot, seat=1, bot="greedy")
    evening.do("ada", LetDraw, seat=0)
    assert evening.why("ada", Start) == "table-drawing-awaited"
    assert evening.why("ada", Draw, seat=0, drawing="circle") == "option-invalid"
    evening.do("ada", LetDraw, seat=None)
    assert evening.why("ada", Draw, seat=0, drawing=2) == "table-not-drawing"
    evening.do("ada", LetDraw, seat=0)
    evening.do("ada", Draw, seat=0, drawing=2)
    evening.do("ada", Start)
    assert evening.table._context.person_at(1) == "ada"


def test_where_nothing_is_drawn_nobody_is_asked_to() -> None:
    assert Evening().why("ada", LetDraw, seat=0) == "table-nothing-to-draw"
    assert Evening(DRAWN).why("ada", LetDraw, seat=7) == "table-no-such-seat"


def test_a_drawer_whose_seat_goes_with_the_options_is_not_waited_for() -> None:
    evening = Evening(replace(CHEVALIER, drawn="board"), {"players": 3})
    evening.do("ada", LetDraw, seat=2)
    evening.do("ada", SetOptions, options={"players": 2})
    assert evening.memory.drawer is None


def test_options_are_fixed_once_the_game_runs() -> None:
    assert kuhn().why("ada", SetOptions, options={"ante": 2}) == "table-stage-playing"
