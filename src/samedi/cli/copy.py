"""`samedi copy`: carry all games from one database to another, from a file to PostgreSQL and back."""

import argparse

from samedi.words import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    where = "an address (sqlite:///…, postgresql+psycopg://…) or the folder of a server"
    parser.add_argument("source", metavar="FROM", help=where)
    parser.add_argument("target", metavar="TO", help="the same, of an empty database")


def run(arguments: argparse.Namespace) -> int:
    """Copy while no server runs, and compare what arrived."""
    from samedi.server.operation.copying import copy, url_of  # noqa: PLC0415 - other commands need no server

    counts = copy(url_of(arguments.source), url_of(arguments.target))
    facts = {"rows": sum(counts.values()), "tables": counts["tables"], "events": counts["events"]}
    print(say(arguments.lang, "server-copied", facts))
    return 0
