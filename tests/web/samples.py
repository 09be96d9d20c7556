"""Whole games played at random, as the page would see them: what the looking glass shows."""

import random
from typing import Any

import msgspec

from samedi.core.actions import to_builtins
from samedi.core.position import Position
from samedi.core.record import copy
from samedi.games import NAMES, game


def names() -> list[str]:
    """Every game and every table people are offered, as "game.table"."""
    return [f"{name}.{table}" for name in NAMES for table in game(name).tables]


def sample(name: str, seed: int = 5) -> list[dict[str, Any]]:
    """Every position of a game for the first seat, with what is legal and what is then done."""
    chosen, _, table = name.partition(".")
    rules = game(chosen)
    position = Position(rules, rules.tables[table])
    rng = random.Random(seed)
    entries = []
    while True:
        hidden = copy(position.state)
        rules.rules.hide(hidden, 0)
        awaits = msgspec.to_builtins(position.awaits)
        entry = {"awaits": awaits, "position": rules.view(hidden), "options": position.options}
        entry |= {"facts": rules.facts(hidden), "constants": rules.constants(hidden)}
        entries.append(entry)
        if position.is_over:
            entry["result"] = rules.result(position.state)
            return entries
        actions = list(position.outcomes if position.is_chance else position.legal)
        if not position.is_chance:
            entry["legal"] = [to_builtins(action) for action in actions]
            entry["prospects"] = [rules.prospect(position.state, position.number(each)) for each in actions]
        number = position.number(rng.choice(actions))
        entry["told"] = msgspec.to_builtins(rules.describe(position.state, number))
        entry["action"] = to_builtins(rules.actions.structure(number))
        position.play(number)
