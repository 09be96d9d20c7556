"""Write the tables of docs/wire.md that list what the types declare: commands, events, answers and limits.

They stand between `<!-- name -->` and `<!-- end -->`. With `--check` nothing is written, and it fails when
one is out of date.
"""

import inspect
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT

from samedi.server.gate import gate
from samedi.server.http import endpoint, endpoints, tables
from samedi.server.operation.config import Config
from samedi.server.socket import person_socket
from samedi.server.tables import lists
from samedi.server.wire.tables import AnyAnswer
from samedi.table import limits
from samedi.table.commands import COMMANDS
from samedi.table.events import WHATS

TARGET = Path(__file__).parents[1] / "docs" / "wire.md"
PART = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def row(kind: type[Any]) -> str:
    """A type in one line: what it is called, what it carries, what it means."""
    carried = [_field(field) for field in msgspec.structs.fields(kind) if field.encode_name != "key"]
    told = inspect.cleandoc(kind.__doc__ or "").partition("\n")[0]
    return f"| `{kind.__struct_config__.tag}` | {', '.join(carried)} | {told} |"


def _field(field: msgspec.structs.FieldInfo) -> str:
    is_needed = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return f"`{field.encode_name}{'' if is_needed else '?'}`"


def listed(kinds: Iterable[type[Any]]) -> str:
    """Several types as a table."""
    return "\n".join(["| `type` | carries | meaning |", "|---|---|---|", *map(row, kinds)])


def limits_told() -> str:
    """Every limit that a client may meet, as it is unless somebody configures another."""
    usual = Config()
    commands, requests = usual.messages_per_second, usual.requests_per_second
    waiting, size = person_socket.MOST_WAITING, person_socket.MOST_BYTES
    facts = {
        "time to say `hello` after connecting": f"{person_socket.HELLO_S} s",
        "a message over the socket, a command, a new table": f"{limits.LARGEST_COMMAND:,} bytes",
        "any other body": f"{endpoint.SMALL_BODY:,} bytes",
        "a file": f"{endpoints.LARGEST_FILE:,} bytes",
        "`Content-Type` of a body": f"`{endpoint.JSON}`, or none",
        "commands of a person": f"{commands:g} a second, {gate.COMMAND_BURST_S * commands:g} at once",
        "requests of an address": f"{requests:g} a second, {gate.REQUEST_BURST_S * requests:g} at once",
        "messages that make no sense, before `bye`": f"{person_socket.MOST_SLIPS}",
        "messages that wait to be read": f"{waiting}, or {size:,} bytes",
        "new tables and imports of an address": f"{usual.tables_per_hour:g} an hour",
        "new persons of an address": f"{usual.persons_per_hour:g} an hour",
        "connections of an address": f"{usual.connections_per_address}",
        "cards in a list of tables": f"{lists.MOST_LISTED}",
        "lists that a person has open": f"{lists.MOST_OPEN}",
        "events in an answer or a message": f"{tables.MOST_EVENTS}",
        "keys of a sender that a table remembers": f"{limits.MOST_KEYS}",
        "lines of talk that a view carries": f"{limits.MOST_CHAT}",
        "seats, and people who watch": f"{limits.MOST_SEATS}, {limits.MOST_WATCHERS}",
    }
    rows = [f"| {what} | {much} |" for what, much in facts.items()]
    return "\n".join(["| what | how much |", "|---|---|", *rows])


def text(written: str) -> str:
    """The document with its tables made anew."""
    made = {
        "commands": listed(COMMANDS),
        "events": listed(WHATS),
        "answers": listed(get_args(AnyAnswer)),
        "limits": limits_told(),
    }
    assert {name for _, name, _ in PART.findall(written)} == set(made), "a table is missing"
    return PART.sub(lambda part: f"{part[1]}{made[part[2]]}\n{part[3]}", written)


def main() -> int:
    """Write the document, or tell whether it is as it should be."""
    written = TARGET.read_text(encoding="utf-8")
    made = text(written)
    if "--check" not in sys.argv:
        TARGET.write_text(made, encoding="utf-8")
        return 0
    if made != written:
        print("docs/wire.md is out of date; run `make types`", file=sys.stderr)
    return int(made != written)


if __name__ == "__main__":
    sys.exit(main())
