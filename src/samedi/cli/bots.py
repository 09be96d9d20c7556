"""`samedi bots`: who can play, from the weakest to the strongest."""

import argparse

from samedi.bots.ladder import KNOWN, NAMES
from samedi.words import say


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """Nothing needs to be said."""


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each bot."""
    width = max(map(len, NAMES))
    for name in NAMES:
        level, about = (say(arguments.lang, f"bot-{name}-{what}") for what in ("level", "about"))
        print(f"{name:{width}}  {level}: {about}")
    former = ", ".join(KNOWN[len(NAMES) :])
    print(f"\n{say(arguments.lang, 'bots-former', {'former': former})}")
    print(f"\n{say(arguments.lang, 'bots-programs')}")
    return 0
