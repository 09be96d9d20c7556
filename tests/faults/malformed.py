"""Messages that make no sense, or almost do."""

import json
import random
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
MOVE: Json = {
    "type": "move",
    "key": "k",
    "seat": 0,
    "seen": 0,
    "action": {"type": "move", "die": 3, "pawn": "grand"},
}
COMMANDS: list[Json] = [
    MOVE,
    {"type": "sit", "key": "k", "seat": 1, "name": "A"},
    {"type": "set_options", "key": "k", "options": {"players": 2}},
    {"type": "set_table", "key": "k", "settings": {"clock": {"type": "per_move", "move_ms": 60000}}},
    {"type": "take_back", "key": "k", "seat": 0, "seen": 1, "to": 0},
    {"type": "say", "key": "k", "text": "hello"},
    {"type": "draw", "key": "k", "seat": 0, "drawing": {"lines": {}, "knots": {}}},
    {"type": "add_entropy", "key": "k", "entropy": "00" * 16},
    {"type": "commit", "key": "k", "seal": "00" * 32},
    {"type": "open_number", "key": "k", "number": "00" * 32},
    {"type": "mute", "key": "k", "person": "p", "is_muted": True},
]
ODD: list[Any] = [
    *(None, True, -1, 2**31, 2**53, 2**63, 2**64, 10**40, -(10**40), 0.5, 1e308, "", " ", "x" * 5000),
    *(
        "\u0000",
        "\u202e",
        "\ud800",
        "💀" * 50,
        [],
        {},
        [[]] * 50,
        {"": {}},
        "NaN",
        "'; DROP TABLE events; --",
    ),
]


def command(inner: Any) -> str:
    """A command as it is sent."""
    return json.dumps({"type": "command", "command": inner})


def mutated(rng: random.Random) -> str:
    """A command of which one part is something else."""
    made = json.loads(json.dumps(rng.choice(COMMANDS)))
    place = made
    while True:
        name = rng.choice(list(place))
        if isinstance(place[name], dict) and place[name] and rng.random() < 0.6:
            place = place[name]
            continue
        break
    match rng.randrange(4):
        case 0:
            del place[name]
        case 1:
            place[f"{name}x"] = rng.choice(ODD)
        case _:
            place[name] = rng.choice(ODD)
    return command(made)


def cut(rng: random.Random) -> str:
    """A command that ends too early."""
    whole = command(rng.choice(COMMANDS))
    return whole[: rng.randrange(len(whole))]


def scrambled(rng: random.Random) -> str:
    """A command in which some characters are others."""
    whole = list(command(rng.choice(COMMANDS)))
    for _ in range(rng.randint(1, 6)):
        whole[rng.randrange(len(whole))] = chr(rng.choice([*range(32, 127), 0, 0x7F, 0xE9, 0x2028, 0x1F480]))
    return "".join(whole)


def deep(rng: random.Random) -> str:
    """Brackets within brackets."""
    depth = rng.choice([10, 200, 5000, 30_000])
    opened, closed = rng.choice([("[", "]"), ('{"a":', "}")])
    inner = opened * depth + "1" + closed * depth
    return f'{{"type":"command","command":{{"type":"draw","key":"k","seat":0,"drawing":{inner}}}}}'


def other(rng: random.Random) -> str:
    """Something that is no message at all."""
    return rng.choice(
        [
            "",
            " ",
            "null",
            "[]",
            "{}",
            "0",
            '"hello"',
            '{"type":null}',
            '{"type":"nothing"}',
            '{"type":"welcome"}',
            '{"type":"hello","version":1}',
            '{"type":"hello","version":99}',
            '{"type":"ping"}',
            '{"type":"ping","n":"x"}',
            '{"type":"ping","n":1e999}',
            '{"type":"command"}',
            '{"type":"command","command":null}',
            '{"type":"command","type":"ping"}',
            "\ufeff{}",
            '{"type":"command","command":' + "9" * 4000 + "}",
        ]
    )


def binary(rng: random.Random) -> bytes:
    """Bytes."""
    return rng.randbytes(rng.randint(0, 200))


KINDS: list[Callable[[random.Random], str | bytes]] = [
    mutated,
    mutated,
    mutated,
    cut,
    scrambled,
    other,
    binary,
]


def malformed(rng: random.Random) -> str | bytes:
    """Some such message; deep ones are rare, for they are long."""
    if rng.random() < 0.001:
        return deep(rng)
    made = rng.choice(KINDS)(rng)
    return made.encode("utf-8", "replace").decode() if isinstance(made, str) else made
