"""Placing creatures: DD-2.2 to DD-2.5."""

from samedi.games.dicke_daemonen.world import field_label
from tests.games.dicke_daemonen.positions import legal, play, position, step

ALL_BUT_OUTER = {f"w{field_label(field)}" for field in range(1, 14)}
RED_IN_RING = "r0A r5A r0B r5B r2B r1B r0C r1C r0D r1D r1E r2E r2F r5F r2G r5G"


def test_dd_2_2_a_turn_is_place_then_predict_then_draw() -> None:
    made = position(2, hands=("rb", "g"))
    assert step(made) == ("place", 0)
    made.play("r5A")
    assert step(made) == ("predict", 0)
    made.play("-")
    assert step(made) == ("draw", 0)
    made.play("*w")
    assert step(made) == ("place", 1)


def test_dd_2_2_a_creature_must_come_from_the_hand() -> None:
    assert {text[0] for text in legal(position(hands=("rw", "bg")))} == {"r", "w"}
    assert play(position(hands=("rrw", "b")), "r5A").view()["hands"][0]["red"] == 1


def test_dd_2_3_a_ghost_goes_into_any_field_but_the_outer_one() -> None:
    assert legal(position(hands=("w", "r"))) == ALL_BUT_OUTER


def test_dd_2_3_a_ghost_does_not_join_another_but_joins_demons() -> None:
    made = position(hands=("w", "r"), demons="r5C b0C", ghosts="DK")
    assert legal(made) == ALL_BUT_OUTER - {"wD", "wK"}
    assert play(made, "wC").view()["ghosts"] == [2, 3, 10]
    assert len(made.view()["demons"]) == 2


def test_dd_2_4_nothing_more_is_placed_in_a_frozen_field() -> None:
    free = legal(position(hands=("rbgy", "r")))
    frozen = legal(position(hands=("rbgy", "r"), ghosts="F"))
    assert free - frozen == {"r1F", "b1F", "b4F", "y4F", "g3F", "y3F", "r2F", "g2F"}
    assert frozen < free


def test_dd_2_4_demons_in_a_frozen_field_still_count() -> None:
    made = play(position(hands=("wr", "r"), demons="r1F"), "wF")
    assert made.view()["points"]["red"] == 6


def test_dd_2_5_a_demon_needs_a_line_of_its_colour() -> None:
    assert legal(position(world="ring", hands=("r", "b"))) == set(RED_IN_RING.split())


def test_dd_2_5_both_lines_of_a_crossing_give_their_colour() -> None:
    at_7 = {text for text in legal(position(world="ring", hands=("rbgy", "r"))) if "7" in text}
    assert at_7 == {"b7A", "g7A", "b7F", "g7F", "b7H", "g7H", "b7J", "g7J"}


def test_dd_2_5_a_corner_holds_one_demon() -> None:
    made = position(world="ring", hands=("r", "b"), demons="r0A y1B b5B")
    assert legal(made) == set(RED_IN_RING.split()) - {"r0A", "r1B", "r5B"}


def test_dd_2_5_the_corners_of_the_outer_field_count() -> None:
    assert {"r5A", "r7A", "r9A", "r11A"} <= legal(position(hands=("r", "b")))


def test_legal_actions_come_by_colour_then_by_field() -> None:
    made = position(hands=("ywr", "b"), demons="r5A")
    texts = [made.notation(number) for number in made.legal_numbers()]
    assert [text[0] for text in texts] == sorted((text[0] for text in texts), key="rbgyw".index)
    for letter in "ryw":
        fields = [text[-1] for text in texts if text[0] == letter]
        assert fields == sorted(fields)
