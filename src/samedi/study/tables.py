"""Which table is meant: a game's own names for them, a number of players, or options in full."""

from collections.abc import Mapping
from typing import Any

from samedi.core.errors import BadOptions
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.words import typed

AnyTable = str | int | Mapping[str, Any] | None


def options_of(game: Game[Any], table: AnyTable) -> dict[str, Any]:
    """The options of a table: by its name (`two`, `solo`), by its players, in full, or the first there is."""
    if isinstance(table, str):
        if table not in game.tables:
            raise BadOptions(no_table(game, table))
        return dict(game.tables[table])
    if isinstance(table, int):
        return table_for(game, table)
    return dict(next(iter(game.tables.values()))) if table is None else dict(table)


def table_for(game: Game[Any], players: int) -> dict[str, Any]:
    """The first table of a game at which so many sit."""
    for options in game.tables.values():
        if game.resolve(dict(options)).seats == players:
            return dict(options)
    raise BadOptions(no_table(game, str(players)))


def no_table(game: Game[Any], table: str) -> Message:
    """That a game has no such table, and which it has."""
    return Message("study-no-table", {"table": typed(table[:40]), "tables": ", ".join(game.tables)})
