"""The words and the symbols of pieces, each as one file: all of them, and for a table those it may need."""

import re
from collections.abc import Iterator, Mapping

from samedi.games import NAMES
from samedi.server.page.document import PIECES, words_in
from samedi.words import LANGUAGES

GAME_PIECES = re.compile(r"games/(\w+)/pieces\.svg")
APART = ("lessons", "own", "puzzles", "review", "whatif")  # with words that come when needed
NO_SYMBOL = re.compile(rb"</?svg[^>]*>|<!--.*?-->", re.DOTALL)
COMMENT = re.compile(rb"^#.*\n", re.MULTILINE)
NOT_FOR_PAGES = {  # only commands say it
    *("arena", "operation", "study", "terminal", "training"),
    *(f"study_{name}" for name in NAMES),
}
NOT_AT_TABLES = {"lobby"}  # a waiting room asks for the rest
Words = Mapping[str, Mapping[str, bytes]]
"""The files of words, by language and name."""


def portions(files: Mapping[str, bytes], words: Words) -> Iterator[tuple[str, bytes]]:
    """The files for all screens, and beside each game those for its tables."""
    for game in (None, *NAMES):
        folder = f"games/{game}/" if game else ""
        for language in words:  # a game from outside may not speak it
            spoken = {**words[LANGUAGES[0]], **words[language]}
            yield folder + words_in(language), b"\n".join(of_game(spoken, game))
            if game is None:
                for part in APART:
                    yield words_in(f"{language}-{part}"), b"\n".join(of_part(spoken, part))
        if PIECES in files:
            yield folder + PIECES, with_pieces(files, game)


def of_game(words: Mapping[str, bytes], game: str | None) -> Iterator[bytes]:
    """What pages say, without those apart; at a table without those of other games and screens."""
    others = NOT_FOR_PAGES | ((set(NAMES) - {game}) | NOT_AT_TABLES if game else set())
    for name, text in words.items():
        if not name.startswith(APART) and name.removesuffix(".ftl").removeprefix("page_") not in others:
            yield COMMENT.sub(b"", text)


def of_part(words: Mapping[str, bytes], part: str) -> Iterator[bytes]:
    """Words that only those need who learn, solve puzzles, or look back."""
    return (text for name, text in words.items() if name.startswith(part))


def with_pieces(files: Mapping[str, bytes], game: str | None) -> bytes:
    """The symbols of all screens and of a game, or of all games, as one picture."""
    owners = {name: found[1] for name in sorted(files) if (found := GAME_PIECES.fullmatch(name))}
    wanted = [files[name] for name, owner in owners.items() if game in {None, owner}]
    symbols = [NO_SYMBOL.sub(b"", data) for data in wanted]
    return files[PIECES].replace(b"</svg>", b"\n".join([*symbols, b"</svg>"]))
