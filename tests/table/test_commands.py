"""What is read as a command, and what is not."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samedi.table.commands import COMMANDS, Say, Watch, read_command
from samedi.table.limits import LARGEST_COMMAND
from samedi.table.refusals import Refused
from samedi.table.table import DECIDE


def watch(**fields: Any) -> str:
    return json.dumps({"type": "watch", "key": "1", "name": "Ada", **fields})


def test_every_command_is_decided_somewhere() -> None:
    assert set(COMMANDS) == set(DECIDE)


def test_a_command_is_read_from_json() -> None:
    assert read_command(watch()) == Watch(key="1", name="Ada")
    assert read_command(watch().encode()) == Watch(key="1", name="Ada")


@pytest.mark.parametrize("name", ["A", "Ada Lovelace", "李小龍", "Zoë-Ölaf", "x" * 24, "👩‍🚀"])
def test_names_may_be_of_any_language(name: str) -> None:
    assert read_command(watch(name=name)) == Watch(key="1", name=name)


BAD_NAMES = [
    "",
    " ",
    " Ada",
    "Ada ",
    "x" * 25,
    "a\nb",
    "a\x00",
    "a\u202eb",
    "\u200d",
    "a\u200b",
    "\x7f",
    "a\n",
]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_names_are_short_visible_and_without_controls(name: str) -> None:
    with pytest.raises(Refused):
        read_command(watch(name=name))


@pytest.mark.parametrize("text", ["", "x" * 301, "two\nlines", "bell\a", "\u2028"])
def test_chat_is_bounded_too(text: str) -> None:
    with pytest.raises(Refused):
        read_command(json.dumps({"type": "say", "key": "1", "text": text}))
    assert read_command(json.dumps({"type": "say", "key": "1", "text": "x" * 300})) == Say(
        key="1", text="x" * 300
    )


@pytest.mark.parametrize(
    "data",
    [
        watch(key=""),
        watch(key="x" * 41),
        watch(key="a b"),
        watch(extra=1),
        watch(type="dance"),
        '{"type":"sit","key":"1","seat":-1}',
        '{"type":"sit","key":"1","seat":16}',
        '{"type":"sit","key":"1","seat":true}',
        '{"type":"move","key":"1","seat":0,"action":{}}',
        '{"type":"move","key":"1","seat":0,"seen":-1,"action":{}}',
        '{"type":"add_entropy","key":"1","entropy":"ABCDEF0123456789"}',
        '{"type":"set_table","key":"1","settings":{"clock":{"type":"fischer","base_ms":1,"increment_ms":0}}}',
        "[" * 100_000,
        '{"type":"say","key":"1","text":"\\ud800"}',
        b"\xff\xfe",
        "x" * (LARGEST_COMMAND + 1),
        "",
        "null",
    ],
)
def test_whatever_is_no_command_is_refused_in_words(data: str | bytes) -> None:
    with pytest.raises(Refused) as caught:
        read_command(data)
    assert caught.value.message.say("fr")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
FIELDS = ("key", "seat", "seen", "name", "text", "action", "options", "settings", "to", "is_ready", "drawing")


@settings(max_examples=300)
@given(
    kind=st.sampled_from([kind.__struct_config__.tag for kind in COMMANDS]),
    values=st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=5),
)
def test_nonsense_is_either_read_or_refused(kind: str, values: dict[str, Any]) -> None:
    data = json.dumps({"type": kind, "key": "1", **values})
    try:
        code = type(read_command(data)).__struct_config__.tag
    except Refused as error:
        code = error.message.code
    assert code in (kind, "table-bad-command")
