"""docs/wire.md says what there is, and nothing else."""

import re

import pytest

from samedi.server.http.schemas import FROM_CLIENT, FROM_SERVER, LIST_FROM_SERVER
from tools import make_types, make_wire_tables

WIRE = make_wire_tables.TARGET.read_text(encoding="utf-8")


def told_between(first: str, last: str) -> set[str]:
    """The types of the messages that a part of the document lists."""
    part = WIRE.split(first, 1)[1].split(last, 1)[0]
    return set(re.findall(r'^\| `\{"type": "(\w+)"', part, re.MULTILINE))


def test_every_message_of_the_socket_is_told_by_whom_it_is_sent() -> None:
    client, server, of_list = (
        {str(kind.__struct_config__.tag) for kind in kinds}
        for kinds in (FROM_CLIENT, FROM_SERVER, LIST_FROM_SERVER)
    )
    assert told_between("From the client:", "From the server:") == client
    assert told_between("From the server:", "\n### ") == server
    assert told_between("Told to whoever follows a list:", "\n## ") == of_list


def test_commands_events_answers_and_limits_are_those_of_the_types() -> None:
    assert make_wire_tables.text(WIRE) == WIRE, "run `make types`"


@pytest.mark.parametrize("name", ["commands", "events", "answers", "limits"])
def test_a_table_that_is_out_of_date_is_noticed(name: str) -> None:
    last_row = re.compile(rf"(<!-- {name} -->\n(?:\|[^\n]*\n)*)\|[^\n]*\n(<!-- end -->)")
    shorter = last_row.sub(r"\1\2", WIRE)
    assert shorter != WIRE
    assert make_wire_tables.text(shorter) == WIRE


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    for path, made in make_types.files().items():
        assert path.read_text(encoding="utf-8") == made, f"{path.name} is out of date: run `make types`"


def test_no_shape_that_the_server_sends_is_left_open_in_the_page() -> None:
    for path, made in make_types.files().items():
        code = re.sub(r"/\*.*?\*/", "", made, flags=re.DOTALL)
        assert not re.search(r"\bany\b", code), path.name
