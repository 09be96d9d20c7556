"""The patterns of all schemas, read by JavaScript as by Python."""

import json
import re
import subprocess
from collections.abc import Iterator
from typing import Any

import msgspec

from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.http.endpoints import Interface
from samedi.server.http.schemas import openapi_document, schema_document
from tests.web.test_modules import NODE

SAMPLES = [
    *(
        "Ada",
        "a",
        "",
        " ",
        " Ada",
        "Ada ",
        "Ada\n",
        "\nAda",
        "Ada Lovelace",
        "Zoë",
        "名前",
        "a\u2028b",
        "a\x1fb",
    ),
    *(
        "\u200c",
        "\u200d\u200c",
        "\u0645\u06cc\u200c\u062e",
        "👩\u200d💻",
        "🙂",
        "a\u202eb",
        "a\xadb",
        "\ufeffa",
        "a\ufeff",
        "\x85",
    ),
    *(
        "a\U000e0041b",
        "\U000e0041",
        "a\U000e0080b",
        "\u3000a",
        "a\u3000",
        "\u180ea",
        "a\rb",
        "\x1c",
        "A.B:C-d_9",
    ),
    *(
        "de",
        "https://push.example/x",
        "a.12",
        "a.b",
        "a.",
        ".1",
        "0123456789abcdef",
        "0123456789ABCDEF",
        "0" * 64,
        "0" * 65,
        "random",
        "RANDOM",
    ),
]
COMPARE = """
const [patterns, samples] = JSON.parse(require("fs").readFileSync(0, "utf8"));
const matches = patterns.map((pattern) => samples.map((sample) => new RegExp(pattern, "u").test(sample)));
console.log(JSON.stringify(matches));
"""


def patterns_in(value: Any) -> Iterator[str]:
    """Every pattern of a schema, however deep."""
    if isinstance(value, dict):
        if isinstance(value.get("pattern"), str):
            yield value["pattern"]
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from patterns_in(part)


def all_patterns() -> list[str]:
    """The patterns of everything the server describes by a schema."""
    documents = [schema_document(), openapi_document(Interface().endpoints)]
    options = [msgspec.json.schema(game_named(name).options) for name in NAMES]
    return sorted({*patterns_in([*map(json.loads, documents), *options])})


def test_javascript_matches_every_pattern_as_python_does() -> None:
    patterns = all_patterns()
    assert len(patterns) >= 5  # names, keys, codes, bots, numbers for the dice
    done = subprocess.run(
        [NODE, "-e", COMPARE],
        input=json.dumps([patterns, SAMPLES]),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    told = dict(zip(patterns, json.loads(done.stdout), strict=True))
    for pattern in patterns:
        expected = [re.search(pattern, sample) is not None for sample in SAMPLES]
        assert told[pattern] == expected, pattern
        assert len(set(expected)) > 1, f"no sample tells {pattern} apart"
