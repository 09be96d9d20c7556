"""States travel to a device and back as the same bytes."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from samedi.core.compiled.cuda.layout import FILLER, WORD, aligned, fixed_part, narrowed, places, widened
from samedi.core.compiled.dtype import dtype_of
from samedi.core.game import Game
from samedi.core.position import Position
from samedi.core.record import to_bytes
from samedi.core.rng import Rng, seeded
from samedi.games import NAMES, game
from tests.tables import ALL

FURTHER = 40  # actions into each game


def states_of(chosen: Game[Any]) -> Iterator[bytes]:
    """The start and a later position with every set of options."""
    for seed, options in enumerate(ALL[chosen.name]):
        position, rng = Position(chosen, options), seeded("layout", seed)
        yield to_bytes(position.state)
        for _ in range(FURTHER):
            if not position.is_over:
                position.play(position.choose(rng))
        yield to_bytes(position.state)


def fields_of(kind: Any, at: int = 0) -> Iterator[tuple[Any, int]]:
    """Every number of a record type, with where it lies."""
    for name in kind.names:
        field, offset = kind.fields[name][:2]
        for index in range(field.itemsize // field.base.itemsize):
            here = at + offset + index * field.base.itemsize
            if field.base.names:
                yield from fields_of(field.base, here)
            else:
                yield field.base, here


def numbers(data: Any, kind: Any) -> list[int]:
    """All numbers of a record, read from where its type says they lie."""
    return [int(data[at : at + field.itemsize].view(field)[0]) for field, at in fields_of(kind)]


@pytest.mark.parametrize("name", NAMES)
def test_states_of_all_options_come_back_as_the_same_bytes(name: str) -> None:
    chosen = game(name)
    narrow, wide = dtype_of(chosen.state), aligned(chosen.state)
    packed = np.frombuffer(b"".join(states_of(chosen)), np.uint8).reshape(-1, narrow.itemsize)
    there = widened(packed, wide.itemsize, places(narrow, wide))
    assert np.array_equal(narrowed(there, narrow.itemsize, places(narrow, wide)), packed)


@pytest.mark.parametrize("name", NAMES)
def test_fields_keep_their_values(name: str) -> None:
    chosen = game(name)
    narrow, wide = dtype_of(chosen.state), aligned(chosen.state)
    packed = np.frombuffer(next(states_of(chosen)), np.uint8)
    there = widened(packed[None], wide.itemsize, places(narrow, wide))[0]
    assert numbers(there, wide)[: len(numbers(packed, narrow))] == numbers(packed, narrow)


def test_a_fixed_part_lies_elsewhere() -> None:
    chosen = game("dicke_daemonen")
    narrow, whole = dtype_of(chosen.state), aligned(chosen.state)
    wide, part = aligned(chosen.state, "board"), fixed_part(chosen.state, "board")
    assert wide.itemsize < whole.itemsize - part.itemsize + 2 * WORD
    packed = np.frombuffer(b"".join(states_of(chosen)), np.uint8).reshape(-1, narrow.itemsize)
    there = widened(packed, wide.itemsize, places(narrow, wide))
    assert not there.view(wide)["board"].any(), "where its address will be"
    board = narrow["board"]
    without = packed.copy().view(narrow)
    without["board"] = np.zeros((), board)
    back = narrowed(there, narrow.itemsize, places(narrow, wide))
    assert np.array_equal(back, without.view(np.uint8))
    assert [(field, at) for field, at in fields_of(part) if at % field.itemsize] == []
    one = packed[:1].view(narrow)["board"].reshape(1)
    moved = widened(one.view(np.uint8).reshape(1, -1), part.itemsize, places(board, part))
    assert numbers(moved[0], part) == numbers(one.view(np.uint8), board)


@pytest.mark.parametrize("kind", [Rng, *(game(name).state for name in NAMES)])
def test_every_field_lies_where_a_device_can_load_it(kind: type[Any]) -> None:
    wide = aligned(kind)
    assert wide.itemsize % WORD == 0
    assert [(field, at) for field, at in fields_of(wide) if at % field.itemsize] == []
    assert set(dtype_of(kind).names or ()) == set(wide.names or ()) - {FILLER}
