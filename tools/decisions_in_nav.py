"""For MkDocs: all decisions stand in the navigation, whoever adds one."""

from pathlib import Path
from typing import Any

FOLDER = "decisions"


def on_config(config: Any) -> Any:
    """List them in the order of their numbers."""
    pages = sorted((Path(config.docs_dir) / FOLDER).glob("*.md"))
    config.nav.append({"Decisions": [f"{FOLDER}/{page.name}" for page in pages]})
    return config
