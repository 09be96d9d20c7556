"""For MkDocs: the rules of every game are pages of the site, in English and in French."""

from importlib import resources
from typing import Any

from mkdocs.structure.files import File

from samedi.games import NAMES, game, rules_text

WHERE = {"en": ("Play", "rules"), "fr": ("En français", "fr/regles")}
AFTER = 2  # pages that stand before them


def on_config(config: Any) -> Any:
    """List them in the part of their language."""
    for section, folder in WHERE.values():
        part = next(each[section] for each in config.nav if section in each)
        part[AFTER:AFTER] = [{title(name): f"{folder}/{name}.md"} for name in NAMES]
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add a page for each game and language."""
    for language, (_, folder) in WHERE.items():
        for name in NAMES:
            files.append(File.generated(config, f"{folder}/{name}.md", content=page(name, language)))
    return files


def page(name: str, language: str) -> str:
    """The rules of a game."""
    return f"# {title(name)}\n\n{rules_text(name, language).replace('### ', '## ')}\n"


def title(name: str) -> str:
    """What a game is called."""
    whole = (resources.files(game(name).home) / "RULES.md").read_text(encoding="utf-8")
    return whole.partition("\n")[0].removeprefix("# ")
