"""Merge patches (RFC 7396): how one JSON value becomes another."""

from typing import Any

SAME: Any = object()
Known = dict[tuple[int, int], Any]
"""Patches by the identities of the two objects, which must live as long."""


def difference(old: Any, new: Any, known: Known | None = None) -> Any:
    """The patch that makes the new value of the old one; `SAME` if they are equal.

    What is known already of these very objects is not computed again.
    """
    return SAME if old is new or old == new else _changed(old, new, known)


def _changed(old: Any, new: Any, known: Known | None) -> Any:
    """The patch of two values that are not equal."""
    if not (isinstance(old, dict) and isinstance(new, dict)):
        return without_nulls(new)
    if known is None:
        return _of_objects(old, new, known)
    pair = (id(old), id(new))
    if pair not in known:
        known[pair] = _of_objects(old, new, known)
    return known[pair]


def _of_objects(old: dict[str, Any], new: dict[str, Any], known: Known | None) -> Any:
    patch: dict[str, Any] = {}
    if not old.keys() <= new.keys():
        patch = {name: None for name in old if name not in new and old[name] is not None}
    for name, value in new.items():
        before = old.get(name)
        if value is before or value == before:  # comparing whole is far quicker than going through
            continue
        changed = None if value is None else _changed(before, value, known)
        if changed is not SAME:
            patch[name] = changed
    return patch or SAME


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
