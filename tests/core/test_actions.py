"""Actions: one declaration, three forms."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from samedi.core.actions import Action, Layout, to_builtins
from samedi.core.errors import BadAction


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    colour: Literal["red", "white"]
    face: Literal["soul", "steal"]


class Put(Action, frozen=True, tag="put", kw_only=True):
    notation = "{die}@{cell}{seat}"
    die: Die
    cell: Annotated[int, Meta(ge=1, le=3)]
    seat: Literal[0, "column"] | UnsetType = UNSET


class Pass(Action, frozen=True, tag="pass"):
    notation = "-"


LAYOUT = Layout(Put, Pass, letters={"red": "r", "white": "w", "soul": "S", "steal": "V", "column": "c"})
RED_SOUL = Die("red", "soul")


def test_the_last_field_varies_fastest() -> None:
    assert len(LAYOUT) == 2 * 2 * 3 * 3 + 1
    assert [LAYOUT.text(number) for number in range(4)] == ["rS@10", "rS@1c", "rS@1", "rS@20"]
    assert LAYOUT.base(Pass) == 36


def test_every_action_round_trips_in_every_form() -> None:
    for number, action in enumerate(LAYOUT):
        assert LAYOUT.structure(number) == action
        assert LAYOUT.number(action) == number
        assert LAYOUT.parse(LAYOUT.text(number)) == number
        assert LAYOUT.from_json(msgspec.json.encode(action)) == number
        assert LAYOUT.from_builtins(to_builtins(action)) == number


def test_a_letter_can_belong_to_one_field_only() -> None:
    named = Layout(Put, letters={("cell", 1): "A", ("cell", 2): "B", "column": "c"})
    assert named.text(0) == "redsoul@A0"
    assert named.text(3) == "redsoul@B0"


def test_an_unset_field_is_left_out_of_the_json() -> None:
    assert to_builtins(Put(die=RED_SOUL, cell=2)) == {
        "type": "put",
        "die": {"colour": "red", "face": "soul"},
        "cell": 2,
    }
    assert LAYOUT.kind(LAYOUT.base(Pass)) == "pass"


@pytest.mark.parametrize(
    "data",
    [
        '{"type":"put","die":{"colour":"red","face":"soul"},"cell":4}',
        '{"type":"put","die":{"colour":"red","face":"soul"},"cell":true}',
        '{"type":"put","die":{"colour":"red","face":"soul"},"cell":"1"}',
        '{"type":"put","die":{"colour":"red","face":"soul"},"cell":1,"seat":null}',
        '{"type":"put","die":{"colour":"red","face":"soul","size":1},"cell":1}',
        '{"type":"put","die":{"colour":"red"},"cell":1}',
        '{"type":"put"}',
        '{"type":"jump"}',
        '{"type":"pass","extra":1}',
        "{}",
        "[]",
        "nonsense",
        '{"type":"pass"',
        "\udcff",
        "[" * 100_000,
    ],
)
def test_other_json_is_refused_with_a_reason(data: str) -> None:
    with pytest.raises(BadAction):
        LAYOUT.from_json(data)


@pytest.mark.parametrize("value", [None, 3, object(), {"type": object()}, {1: 2}])
def test_other_values_are_refused(value: Any) -> None:
    with pytest.raises(BadAction):
        LAYOUT.from_builtins(value)


def test_bad_notation_is_named_with_examples() -> None:
    with pytest.raises(BadAction, match=r"zz.*rS@10 -"):
        LAYOUT.parse("zz")


def test_an_action_of_another_game_is_refused() -> None:
    class Other(Action, frozen=True, tag="other"):
        notation = "o"

    with pytest.raises(BadAction):
        LAYOUT.number(Other())


def test_fields_without_bounds_cannot_be_laid_out() -> None:
    class Open(Action, frozen=True, tag="open"):
        notation = "{text}"
        text: str

    with pytest.raises(TypeError, match=r"Open\.text"):
        Layout(Open)


def test_two_actions_cannot_share_a_notation() -> None:
    class Same(Action, frozen=True, tag="same"):
        notation = "s"
        face: Literal[1, 2]

    with pytest.raises(AssertionError, match="share a notation"):
        Layout(Same)


def test_a_segment_may_be_listed() -> None:
    layout = Layout([Put(die=RED_SOUL, cell=1), Put(die=RED_SOUL, cell=3)], Pass)
    assert len(layout) == 3
    assert layout.base(Put) == 0
    with pytest.raises(BadAction):
        layout.number(Put(die=RED_SOUL, cell=2))
