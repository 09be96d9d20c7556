"""Merge patches (RFC 7396): how one JSON value becomes another."""

from typing import Any

SAME: Any = object()
Known = dict[tuple[int, int], Any]
"""Patches by the identities of the two objects, which must live as long."""


def difference(old: Any, new: Any, known: Known | None = None) -> Any:
    """The patch that makes the new value of the old one; `SAME` if they are equal.

    What is known already of these very objects is not computed again.
    """
    if old is new:
        return SAME
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_objects(old, new, {} if known is None else known)
    return SAME if old == new else without_nulls(new)


def _of_objects(old: dict[str, Any], new: dict[str, Any], known: Known) -> Any:
    """The patch of two objects."""
    pair = (id(old), id(new))
    found = known.get(pair)
    if found is None:
        found = known[pair] = _compared(old, new, known) or SAME
    return found


def _compared(old: dict[str, Any], new: dict[str, Any], known: Known) -> dict[str, Any]:
    patch: dict[str, Any] = {}
    if not old.keys() <= new.keys():
        patch = {name: None for name in old if name not in new and old[name] is not None}
    for name, value in new.items():
        before = old.get(name)
        if value is before or value == before:  # comparing whole is far quicker than going through
            continue
        if not isinstance(value, dict):
            patch[name] = value
        elif not isinstance(before, dict):
            patch[name] = without_nulls(value)
        elif (changed := _of_objects(before, value, known)) is not SAME:
            patch[name] = changed
    return patch


def without_nulls(value: Any) -> Any:
    """A value as a patch can carry it: in objects, null and absent mean the same."""
    if isinstance(value, dict):
        return {name: without_nulls(part) for name, part in value.items() if part is not None}
    return value


def merged(target: Any, patch: Any) -> Any:
    """What a patch makes of a value."""
    if not isinstance(patch, dict):
        return patch
    made = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            made.pop(name, None)
        else:
            made[name] = merged(made.get(name), value)
    return made
