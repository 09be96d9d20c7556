"""What the accessibility checker finds on a screen."""

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

QUIETLY: Final[dict[str, Any]] = {"resultTypes": ["violations"]}
"""Nothing is told of what is well: that takes longer than finding it."""
COLOURS: Final = {**QUIETLY, "runOnly": ["color-contrast"]}
"""All that can change between light and dark."""


def violations(page: Page, options: dict[str, Any] = QUIETLY) -> list[str]:
    """What is wrong, and where."""
    found = Axe().run(page, options=options).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]
