"""The start of a game and its options: DD-1 and DD-2.1."""

import json
from typing import Any

import pytest

from samedi.core.errors import BadOptions
from samedi.core.game_record import GameRecord
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.record import to_bytes
from samedi.core.rng import seeded
from samedi.games.dicke_daemonen import GAME
from samedi.games.dicke_daemonen.atlas import KEPT, chart_of, world_of
from samedi.games.dicke_daemonen.setup import problem_message
from samedi.games.dicke_daemonen.world import CLAUSES, COLOURS, PRESETS, Problem, resolve
from samedi.words import LANGUAGES
from tests.games.dicke_daemonen.positions import FIRST_PICTURE, counts, play, step
from tests.games.dicke_daemonen.world.samples import basket, box, crowded


def start(players: int = 2, world: Any = FIRST_PICTURE, **options: Any) -> Position:
    return Position(GAME, {"players": players, "world": world, **options})


def refused(**options: Any) -> Message:
    with pytest.raises(BadOptions) as caught:
        Position(GAME, options)
    return caught.value.message


def test_dd_1_2_ten_creatures_of_each_of_five_colours_are_in_the_bag() -> None:
    made = start()
    assert made.view()["bag"] == dict.fromkeys((*COLOURS, "white"), 10)
    assert {str(chance) for chance in made.outcomes.values()} == {"1/5"}


def test_dd_1_3_corners_are_named_by_crossing_and_field() -> None:
    for name in PRESETS:
        fields = start(world=name).view()["world"]["fields"]
        corners = [(crossing, field) for field, each in enumerate(fields) for crossing in each["corners"]]
        assert len(set(corners)) == len(corners) == 4 * (len(fields) - 2)


def test_dd_1_4_the_options_carry_the_knot_where_it_is_tied() -> None:
    given = basket()
    given["knots"]["red"] = [2000, 3900]
    assert start(world=given).options["world"]["knots"] == {**given["knots"], "red": [2000, 4000]}


def test_dd_1_4_the_worth_of_the_whole_world_counts_each_knot_twice() -> None:
    fields = start(world="ring").view()["world"]["fields"]
    assert sum(field["knots"] for field in fields) == 8
    assert sum(len(field["corners"]) for field in fields) == 4 * 8


@pytest.mark.parametrize("source", ["clover", {"seed": 3}, basket()], ids=["preset", "seed", "drawn"])
def test_dd_1_5_whatever_the_source_the_options_carry_the_lines(source: Any) -> None:
    made = start(world=source)
    world = made.options["world"]
    assert world == resolve(source).description()
    again = start(world=json.loads(json.dumps(world)))
    assert again.options == made.options
    assert to_bytes(again.state) == to_bytes(made.state)


def test_dd_1_5_a_record_replays_without_knowing_where_its_world_came_from() -> None:
    made = play(start(1, {"seed": 8}), "*r *b *g *w")
    record = GameRecord.of(made, ["one"])
    assert record.options["world"] == resolve({"seed": 8}).description()
    assert GameRecord.from_text(record.to_text(GAME)).replay(GAME).view() == made.view()


def test_dd_1_5_a_world_is_refused_with_what_is_wrong_and_where() -> None:
    eight = [[1000, 4000], [15000, 6000], [15000, 4000], [1000, 6000]]
    assert str(refused(players=2, world=basket(red=eight))) == (
        "The red string crosses itself at (8000, 5000). (DD-1.3)"
    )


def test_dd_1_5_of_several_problems_the_first_is_told_with_their_number() -> None:
    message = refused(players=2, world=basket(red=box(7000, 7000, 9000, 9000)))
    assert message.params == {"count": 3}
    assert message.cause
    assert message.cause.clause == "DD-1.1"
    assert "The red string, which begins at (7000, 7000)" in str(message)


@pytest.mark.parametrize(
    "world",
    [None, 5, "", "atlantis", [], {}, {"seed": "1"}, {"seed": -1}, {"lines": {}}, {1, 2}, {"seed": {3}}],
)
def test_dd_1_5_what_is_no_world_is_refused_in_words(world: Any) -> None:
    message = refused(players=2, world=world)
    assert message.clause is None
    assert "{" not in message.say("fr")


@pytest.mark.parametrize("code", CLAUSES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_dd_1_5_every_problem_of_a_world_has_words(code: str, language: str) -> None:
    for lines in ((), ("red",), ("blue", "yellow"), ("red", "green", "yellow"), COLOURS):
        for at in (None, (30, 40)):
            said = problem_message(Problem(code, CLAUSES[code], at, tuple(lines))).say(language)
            assert "@" not in said
            assert said.endswith(f"({CLAUSES[code]})" if CLAUSES[code] else ".")


def test_a_world_is_made_once_and_found_by_its_fingerprint() -> None:
    board = start(world="snail").state.board
    assert world_of(board.fingerprint) is chart_of("snail").world
    assert chart_of(resolve("snail").description()) is chart_of("snail")
    assert world_of(board.fingerprint + 1) is None


def test_worlds_long_unused_are_forgotten_and_drawn_without_their_lines(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = start(world="ring")
    assert KEPT > 1
    monkeypatch.setattr("samedi.games.dicke_daemonen.atlas._MADE", {})
    assert "A   8" in str(made)
    assert len(str(made).splitlines()) < 10


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_dd_2_1_each_seat_draws_four_in_turn_and_seat_0_begins(players: int) -> None:
    made = start(players)
    for seat in range(players):
        for _ in range(4):
            assert step(made) == ("draw", seat)
            assert made.is_chance
            made.play("*r" if seat % 2 else "*w")
    assert step(made) == ("place", 0)
    assert not made.is_chance
    assert made.view()["hands"] == [counts("rrrr" if seat % 2 else "wwww") for seat in range(players)]
    assert made.view()["bag"]["white"] == 10 - 4 * len(range(0, players, 2))


@pytest.mark.parametrize("players", [0, 5, "2", 2.5, True, None])
def test_dd_2_1_one_to_four_can_play(players: Any) -> None:
    assert refused(players=players, world="ring").code == "option-invalid"


def test_options_that_are_missing_or_unknown_are_named() -> None:
    assert refused(players=2).params == {"option": "world"}
    assert refused(world="ring").params == {"option": "players"}
    assert refused(players=2, world="ring", rest_in_bag=True).params["close"] == "rest_to_bag"
    assert start(world="ring").options["rest_to_bag"] is False


@pytest.mark.parametrize("table", GAME.tables.values())
def test_every_table_that_is_offered_can_be_played(table: dict[str, Any]) -> None:
    assert not Position(GAME, table).is_over


def test_the_largest_world_can_be_played() -> None:
    made = Position(GAME, {"players": 4, "world": crowded(13000)}, "strict")
    assert len(made.view()["world"]["fields"]) == 42
    rng = seeded("largest")
    while not made.is_over:
        made.roll(rng)
    assert made.result
