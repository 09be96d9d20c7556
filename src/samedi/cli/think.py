"""`samedi think`: search for servers on other machines, as many questions at a time as processes."""

import argparse
import asyncio
import os
import signal
from collections.abc import Sequence

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.games import NAMES, game
from samedi.words import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--redis", metavar="URL", required=True, help="the Redis of the servers")
    parser.add_argument("--games", metavar="NAMES", help="which games, with commas (default: all)")
    parser.add_argument("--jobs", type=int, metavar="N", help="how many processes (default: one a core)")


def run(arguments: argparse.Namespace) -> int:
    """Think until told to stop."""
    if arguments.jobs is not None and arguments.jobs < 1:
        raise SamediError(Message("bad-count", {"what": "--jobs", "least": 1}))
    games = arguments.games.split(",") if arguments.games else list(NAMES)
    for name in games:
        game(name)  # one that is not there is told of before anything starts
    asyncio.run(_think(arguments.redis, games, arguments.jobs or os.cpu_count() or 1, arguments.lang))
    return 0


async def _think(url: str, games: Sequence[str], jobs: int, language: str) -> None:
    from samedi.server.cluster.link import require_redis  # noqa: PLC0415 - other commands need no server
    from samedi.server.cluster.thinker import Thinker  # noqa: PLC0415
    from samedi.server.operation import log  # noqa: PLC0415

    await require_redis(url)
    log.set_up("auto", "info")
    thinker = Thinker(url, games, jobs)
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, thinker.leave)
    print(say(language, "server-thinking", {"jobs": jobs}), flush=True)
    await thinker.live()
