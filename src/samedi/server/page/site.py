"""The whole page as files that any web host can serve, in any folder; whoever plays there needs no server."""

import asyncio
import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape

import msgspec

from samedi.core.puzzle import shipped
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.files.replays import with_replay
from samedi.server.page import preview
from samedi.server.page.edition import Edition
from samedi.server.page.engines import Engines
from samedi.server.page.preview import Preview
from samedi.server.page.python import PythonFiles, with_nets
from samedi.server.page.statics import Statics
from samedi.table.export import ExportedGame, verify

NO_SERVER = '<meta name="server" content="none">\n</head>'
FROM_TOP = re.compile(r'(href|src)="/')
AT_TOP = ("sw.js", "favicon.ico", "apple-touch-icon.png", "robots.txt")
INDEX = "index.html"


def site(
    games: Mapping[str, ExportedGame], language: str, *, plays: bool, makes_engines: bool
) -> Iterator[tuple[str, bytes]]:
    """Every file with its path; games to be looked at by their names, and what it takes to play if wanted."""
    python = PythonFiles()
    edition = _edition("" if plays else python.tag)
    for name in edition.names:
        if name in AT_TOP:
            yield name, edition.read(name)
        elif name != INDEX and (plays or name != "here/samedi.zip"):
            yield f"e/{edition.name}/{name}", edition.sent(name)
    yield f"e/{edition.name}/whole.bin", edition.whole.data
    yield from ((path, text.encode()) for path, text in _documents(edition, language))
    yield from _given(games)
    yield "kept.json", msgspec.json.encode(_kept(edition, python, plays=plays))
    if plays:
        yield from _engines(makes=makes_engines)
        yield from ((f"{python.base}{name}", python.read(name)) for name in python.names)


def _engines(*, makes: bool) -> Iterator[tuple[str, bytes]]:
    """The searches of all games, made now if they are not there; a game without one has simpler bots."""
    engines = Engines()
    asyncio.run(engines.get_ready(makes=makes))
    yield "api/engines", msgspec.json.encode(engines.offered)
    yield from ((address[1:], data) for address, data in engines.files.items())


def _edition(left_out: str) -> Edition:
    """The page, which is told that there is no server."""
    newest = Statics().newest()
    text = newest.read(INDEX).decode().replace(left_out, "").replace("</head>", NO_SERVER, 1)
    return newest.changed({INDEX: text.encode()})


def _kept(edition: Edition, python: PythonFiles, *, plays: bool) -> dict[str, object]:
    """What a browser keeps; a host may compress it or not, so that sizes are those of the files."""
    told = python.told if plays else None
    if told is not None:
        told = with_nets({**told, "bytes": sum(len(python.read(name)) for name in python.names)})
    return {"edition": edition.name, "bytes": len(edition.whole.data), "python": told}


def _documents(edition: Edition, language: str) -> Iterator[tuple[str, str]]:
    text, lobby = edition.document.bare(), preview.of_lobby(language)
    yield INDEX, _placed(text, lobby, "./")
    yield f"replay/{INDEX}", _placed(text, lobby, "../")
    for game in NAMES:
        yield f"rules/{game}/{INDEX}", _placed(text, preview.of_rules(language, game, None), "../../")
        for screen in _screens(game):
            yield f"{screen}/{game}/{INDEX}", _placed(text, preview.of_game(language, game), "../../")


def _screens(name: str) -> Iterator[str]:
    """Where a game is learnt and practised."""
    game = game_named(name)
    has = {"lessons": game.lessons, "puzzles": shipped(game.home), "quiz": game.quiz, "daily": game.daily}
    return (screen for screen, is_there in has.items() if is_there)


def _placed(text: str, about: Preview, top: str) -> str:
    """A document in a folder, with its title and what it is about."""
    told = f'<title>{escape(about.title)}</title>\n<meta name="description" content="{escape(about.about)}">'
    return FROM_TOP.sub(rf'\1="{top}', text.replace("</head>", f"{told}\n</head>", 1))


def _given(games: Mapping[str, ExportedGame]) -> Iterator[tuple[str, bytes]]:
    """Games to be looked at, each checked, and a list of them."""
    for name, exported in games.items():
        game = game_named(exported.record.game)
        verify(exported, game)
        yield f"given/{name}.json", msgspec.json.encode(with_replay(game, exported))
    yield "given/index.json", msgspec.json.encode([_line(*each) for each in games.items()])


def _line(name: str, exported: ExportedGame) -> dict[str, object]:
    seats: Sequence[str] = [getattr(each, "name", "") for each in exported.seats]
    kinds = [each.__struct_config__.tag for each in exported.seats]
    listed = [{"type": kind, "name": seat} for kind, seat in zip(kinds, seats, strict=True)]
    return {"name": name, "game": exported.record.game, "seats": listed}
