"""Merge patches lead from any view to any other."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from samedi.server.tables.patches import SAME, difference, merged, without_nulls

LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2)
VALUES: Any = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("xyz", max_size=2), inner, max_size=4)
    ),
    max_leaves=12,
)
VIEWS = st.dictionaries(st.text("xyz", max_size=2), VALUES, max_size=5)


def typed(value: Any) -> Any:
    """Values that JSON tells apart, though Python calls them equal."""
    if isinstance(value, dict):
        return {name: typed(part) for name, part in value.items()}
    if isinstance(value, list):
        return [typed(part) for part in value]
    return (type(value).__name__, value)


@given(VIEWS, VIEWS)
def test_a_patch_makes_the_new_view_of_the_old_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    patch = difference(old, new)
    made = merged(without_nulls(old), {} if patch is SAME else patch)
    assert made == without_nulls(new)


@given(VIEWS)
def test_nothing_changes_by_no_difference(view: dict[str, Any]) -> None:
    assert difference(view, dict(view)) is SAME
    assert typed(merged(view, {})) == typed(view)


def test_only_what_changed_is_sent() -> None:
    old = {"seq": 1, "play": {"position": {"a": [1], "b": 2}, "legal": [1, 2]}, "clock": {"left": 3}}
    new = {"seq": 2, "play": {"position": {"a": [1], "b": 3}}, "clock": {"left": 3}}
    assert difference(old, new) == {"seq": 2, "play": {"position": {"b": 3}, "legal": None}}
