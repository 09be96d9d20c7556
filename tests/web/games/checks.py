"""What the tests of all games' pages use."""

import json
from typing import Any

from playwright.sync_api import Page

from samedi.core.game import Game
from samedi.core.position import listed

Entry = dict[str, Any]


def inside(page: Page, call: str, *arguments: Any) -> Any:
    """Call something in the page; the arguments go as one string, which is much faster for large ones."""
    return page.evaluate(f"text => {call}(...JSON.parse(text))", json.dumps(arguments))


def beside(game: Game[Any], state: Any) -> Entry:
    """What the server sends beside a position: what the rules say of it."""
    is_asked = game.rules.mover(state) >= 0
    prospects = [game.prospect(state, number) for number in listed(game, state)] if is_asked else None
    return {"facts": game.facts(state), "constants": game.constants(state), "prospects": prospects}
