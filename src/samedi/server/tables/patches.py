"""Merge patches (RFC 7396): how one JSON value becomes another."""

from typing import Any

SAME: Any = object()


def difference(old: Any, new: Any) -> Any:
    """The patch that makes the new value of the old one; `SAME` if they are equal."""
    if isinstance(old, dict) and isinstance(new, dict):
        return compared(old, new) or SAME
    return SAME if old == new else without_nulls(new)


def compared(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The patch of two objects, empty if they are equal."""
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
        elif changed := compared(before, value):
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
