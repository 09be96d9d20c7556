"""How a recipe, the file beside weights, is written."""

import json
import re
from typing import Any


def readable(recipe: dict[str, Any]) -> str:
    """A recipe as text, each point of its curve on a line of its own."""
    text = json.dumps(recipe, indent=1, ensure_ascii=False)
    return re.sub(r"\[\s+([^][{}]+?)\s+\]", lambda found: f"[{' '.join(found[1].split())}]", text) + "\n"
