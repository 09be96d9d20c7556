"""The options of a game: partial in, complete and checked out."""

import difflib
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from samedi.core.errors import BadOptions
from samedi.core.message import Message
from samedi.words import typed

O = TypeVar("O", bound="Options")  # noqa: E741 - O for options


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table chooses before the game; fields without a default must be given."""

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        raise AttributeError(f"{type(self).__name__} does not say how many seats there are")


def read(kind: type[O], given: Mapping[str, Any]) -> O:
    """The options with their defaults filled in, or a clear refusal."""
    known = msgspec.structs.fields(kind)
    names = [field.encode_name for field in known]
    for name in given:
        if name not in names:
            raise BadOptions(_unknown(str(name), names))
    for field in known:
        if field.required and field.encode_name not in given:
            raise BadOptions(Message("option-missing", {"option": field.encode_name}))
    try:
        return msgspec.convert(dict(given), kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadOptions(Message("option-invalid", {"error": str(error)})) from None


def to_builtins(options: Options) -> dict[str, Any]:
    """The options as a dictionary, exactly their JSON."""
    made: dict[str, Any] = msgspec.to_builtins(options)
    return made


def _unknown(name: str, names: list[str]) -> Message:
    allowed = ", ".join(names)
    close = difflib.get_close_matches(name, names, n=1)
    if close:
        return Message(
            "option-unknown-close", {"option": typed(name[:40]), "close": close[0], "allowed": allowed}
        )
    return Message("option-unknown", {"option": typed(name[:40]), "allowed": allowed})
