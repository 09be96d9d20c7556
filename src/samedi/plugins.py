"""Games from outside: packages that the variable `SAMEDI_GAMES` names, with commas between them.

A package is called like its game, holds it as `GAME` and brings along its rules to read (`RULES.md`), its
words (`words/<language>/`) and its page (`web/`). What stands in these packages is run: only whoever starts
the program can name them.
"""

import os
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

VARIABLE = "SAMEDI_GAMES"


def named(environment: Mapping[str, str]) -> dict[str, str]:
    """The packages by the names of their games."""
    packages = [each.strip() for each in environment.get(VARIABLE, "").split(",")]
    return {package.rpartition(".")[2]: package for package in packages if package}


PACKAGES = named(os.environ)


def folders() -> dict[str, Path]:
    """Where the packages lie, by the names of their games; of those that cannot be found `game` tells."""
    found = {name: _folder(package) for name, package in PACKAGES.items()}
    return {name: folder for name, folder in found.items() if folder}


def _folder(package: str) -> Path | None:
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    places = spec.submodule_search_locations if spec else None
    return Path(places[0]) if places else None
