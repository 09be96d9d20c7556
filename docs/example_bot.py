#!/usr/bin/env python3
"""A bot of thirty lines that plays every game of Samedi (docs/bots.md)."""

import json
import random
import sys
from typing import Any

WANTED = ("enter", "capture", "place", "move")  # kinds of actions it likes, the best first


def choose(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """An action of the kind it likes best, or else any."""
    for kind in WANTED:
        liked = [action for action in legal if action["type"] == kind]
        if liked:
            return random.choice(liked)
    return random.choice(legal)


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        random.seed(heard["seat"])
        answer: dict[str, Any] = {"type": "ready", "name": "example"}
    elif heard["type"] == "choose":
        answer = {"type": "action", "action": choose(heard["legal"])}
    else:  # bye
        break
    print(json.dumps(answer), flush=True)
