"""What the tests of all games' pages use."""

import json
from typing import Any

from playwright.sync_api import Page

Entry = dict[str, Any]


def inside(page: Page, call: str, *arguments: Any) -> Any:
    """Call something in the page; the arguments go as one string, which is much faster for large ones."""
    return page.evaluate(f"text => {call}(...JSON.parse(text))", json.dumps(arguments))
