"""State types: plain mirrors, packed bytes, strict checks."""

from typing import Annotated, Any

import pytest

from samedi.core.record import (
    I8,
    I16,
    I32,
    I64,
    Array,
    Int,
    copy,
    fields,
    from_bytes,
    is_record,
    packing,
    record,
    strict,
    to_bytes,
)


@record
class Die:
    colour: I8
    face: I8


@record
class Table:
    dice: Annotated[Array[Die], 3]
    top: Die
    score: Annotated[Array[I16], 2]
    small: I8
    wide: I32
    mask: I64


def filled() -> Table:
    table = Table()
    for index in range(3):
        table.dice[index].colour = index
        table.dice[index].face = -index
    table.top.colour = 9
    table.score[0], table.score[1] = 300, -300
    table.small, table.wide, table.mask = 127, -(1 << 31), 1 << 48
    return table


def test_a_new_record_is_all_zeros() -> None:
    assert to_bytes(Table()) == bytes(packing(Table).size)


def test_the_packed_form_has_no_padding() -> None:
    assert packing(Table).size == 3 * 2 + 2 + 2 * 2 + 1 + 4 + 8
    assert to_bytes(filled())[:8] == bytes([0, 0, 1, 255, 2, 254, 9, 0])


def test_bytes_round_trip() -> None:
    assert to_bytes(from_bytes(Table, to_bytes(filled()))) == to_bytes(filled())


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="a packed Table has 25 bytes, not 3"):
        from_bytes(Table, b"abc")


def test_a_copy_shares_nothing() -> None:
    table = filled()
    other = copy(table)
    other.dice[0].face, other.top.colour, other.score[1], other.small = 5, 5, 5, 5
    assert to_bytes(table) == to_bytes(filled())


def test_assigning_a_record_copies_it() -> None:
    table = filled()
    table.top = table.dice[2]
    table.dice[0] = table.dice[2]
    table.dice[2].face = 77
    assert (table.top.colour, table.top.face) == (2, -2)
    assert (table.dice[0].colour, table.dice[0].face) == (2, -2)


def test_taking_an_element_refers_to_it() -> None:
    table = filled()
    die = table.dice[1]
    die.face = 4
    assert table.dice[1].face == 4


def test_unknown_fields_cannot_be_stored() -> None:
    with pytest.raises(AttributeError):
        Table().speed = 1  # type: ignore[attr-defined]


def test_a_record_knows_its_fields() -> None:
    assert [(field.name, field.count) for field in fields(Table)] == [
        ("dice", 3),
        ("top", None),
        ("score", 2),
        ("small", None),
        ("wide", None),
        ("mask", None),
    ]
    assert fields(Table)[3].leaf == Int("b", 8)
    assert is_record(Table)
    assert not is_record(int)


@pytest.mark.parametrize("hint", [int, float, "list[int]", Annotated[Array[Annotated[Array[I8], 2]], 2]])
def test_other_annotations_are_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match="is no machine integer"):
        record(type("Odd", (), {"__annotations__": {"field": hint}}))


def test_strict_stores_what_fits() -> None:
    table = strict(Table)()
    table.small, table.wide, table.mask = -128, (1 << 31) - 1, -(1 << 63)
    table.dice[2].face, table.score[1], table.top.face = 7, 32767, 1
    plain = Table()
    plain.small, plain.wide, plain.mask = -128, (1 << 31) - 1, -(1 << 63)
    plain.dice[2].face, plain.score[1], plain.top.face = 7, 32767, 1
    assert to_bytes(table) == to_bytes(plain)
    assert isinstance(table, Table)


@pytest.mark.parametrize("value", [128, -129])
def test_strict_refuses_what_a_field_would_wrap(value: int) -> None:
    table = strict(Table)()
    with pytest.raises(OverflowError, match=f"small = {value}"):
        table.small = value
    with pytest.raises(OverflowError, match="face"):
        table.dice[1].face = value
    with pytest.raises(OverflowError, match="colour"):
        table.top.colour = value
    with pytest.raises(OverflowError, match="score"):
        table.score[0] = value << 8


def test_strict_refuses_negative_indices() -> None:
    table = strict(Table)()
    for touch in (
        lambda: table.score[-1],
        lambda: table.dice[-1],
        lambda: table.score.__setitem__(-1, 0),
        lambda: table.dice.__setitem__(-1, Die()),
    ):
        with pytest.raises(IndexError):
            touch()


def test_strict_refuses_indices_past_the_end_and_other_types() -> None:
    table = strict(Table)()
    with pytest.raises(IndexError):
        table.score[2] = 0
    with pytest.raises(TypeError, match="not an integer"):
        table.small = 1.0  # type: ignore[assignment]


def test_strict_is_made_once_and_copies_like_the_plain_one() -> None:
    assert strict(Table) is strict(Table)
    table = from_bytes(strict(Table), to_bytes(filled()))
    assert to_bytes(copy(table)) == to_bytes(filled())
    with pytest.raises(OverflowError):
        copy(table).small = 200
