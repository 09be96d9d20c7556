"""A program that plays badly, in the way named by its argument, from its third decision on."""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any


def fail(way: str) -> Any:
    """What a bad bot answers, if it answers."""
    if way == "crash":
        raise RuntimeError("out of ideas")
    if way == "exit":
        sys.exit(0)
    if way in ("hang", "hang-with-child"):
        time.sleep(600)
    answers: dict[str, Any] = {
        "illegal": {"type": "action", "action": {"type": "no such thing"}},
        "nonsense": "hello?",
        "deep": json.loads("[" * 500 + "]" * 500),
        "long": {"type": "action", "action": "x" * 200_000},
        "other": {"type": "ready", "name": "again"},
    }
    return answers[way]


def main(way: str) -> None:
    """Play at random, and then fail; `spy` and `good` never do."""
    asked = 0
    if way == "hang-with-child":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        Path(sys.argv[2]).write_text(f"{os.getpid()} {child.pid}", encoding="utf-8")
    for line in sys.stdin:
        heard = json.loads(line)
        if way == "spy":
            with Path(sys.argv[2]).open("a", encoding="utf-8") as file:
                file.write(line)
        answer: Any = {"type": "ready", "name": way}
        if heard["type"] == "choose":
            asked += 1
            answer = {"type": "action", "action": random.choice(heard["legal"])}
            if asked > 2 and way not in ("spy", "good"):
                answer = fail(way)
        if heard["type"] == "bye":
            return
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
