"""What a link says of itself where it is sent: a title, a sentence and a picture."""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from starlette.datastructures import URL

from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.words import LANGUAGES, say, typed

NAME = "Samedi"
PICTURE = "pictures/share.png"
SIZE = (1200, 630)  # of a picture, as those who show links like it
LONGEST = 200  # characters of a sentence; the rest nobody shows


class Preview(NamedTuple):
    """What stands where a link is shown."""

    title: str
    about: str
    game: str | None = None
    """Whose picture it is; without a game the page's."""
    is_public: bool = True
    """Whether it may be found by those who search."""


def of_lobby(language: str) -> Preview:
    """The first screen."""
    return Preview(NAME, say(language, "page-preview-about", {"games": _all_games(language)}))


def of_game(language: str, game: str) -> Preview:
    """A game, to open a table of."""
    return Preview(titled(title_of(language, game)), say(language, f"page-lobby-{game}"), game)


def of_rules(language: str, game: str, clause: str | None) -> Preview:
    """The rules of a game, or one of them."""
    title = titled(say(language, "page-learn-title", {"game": title_of(language, game)}))
    return Preview(title, clause or say(language, f"page-lobby-{game}"), game)


def of_invitation(language: str, game: str, host: str, role: str) -> Preview:
    """An invitation: whoever has the link may know who invites to what."""
    code = "page-lobby-invited-by" if role == "play" else "page-lobby-invited-watch"
    title = say(language, code, {"name": typed(host), "game": title_of(language, game)})
    return Preview(title, say(language, "page-preview-invited"), game, is_public=False)


def of_own_table(language: str, game: str) -> Preview:
    """A table, for somebody who is at it."""
    return Preview(
        titled(title_of(language, game)), say(language, f"page-lobby-{game}"), game, is_public=False
    )


def of_table(language: str) -> Preview:
    """A table of which nothing may be told, whether there is one or not."""
    return Preview(
        titled(say(language, "page-preview-table")), say(language, "page-preview-ask"), is_public=False
    )


def of_nothing(language: str) -> Preview:
    """An address without anything."""
    return Preview(
        titled(say(language, "page-nowhere")), say(language, "page-nowhere-about"), is_public=False
    )


def tags(preview: Preview, address: URL, files: frozenset[str]) -> Iterator[str]:
    """The tags of a document's head."""
    base = str(address.replace(path="/", query="", fragment=""))
    yield f"<title>{escape(preview.title)}</title>"
    yield _named("description", preview.about)
    if not preview.is_public:
        yield _named("robots", "noindex")
    own = f"games/{preview.game}/share.png"
    told = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": str(address),
        "og:image": base + (own if own in files else PICTURE),
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    for name, content in told.items():
        yield f'<meta property="{name}" content="{escape(content)}">'
    yield _named("twitter:card", "summary_large_image")


def without_script() -> str:
    """What is read where scripts are off, in every language."""
    lines = [f'<p lang="{each}">{escape(say(each, "page-app-no-script"))}</p>' for each in LANGUAGES]
    return f'<noscript><div class="lost">{"".join(lines)}</div></noscript>'


def shortened(text: str) -> str:
    """The beginning of a text, without marks, to the last whole word."""
    plain = " ".join(text.replace("**", "").replace("`", "").split())
    return plain if len(plain) <= LONGEST else f"{plain[:LONGEST].rpartition(' ')[0]}…"


def title_of(language: str, game: str) -> str:
    """What a game is called."""
    return say(language, f"{game_named(game).words}-title")


def titled(what: str) -> str:
    """A title with the name of the house."""
    return f"{what} · {NAME}"


def _all_games(language: str) -> str:
    *before, last = [title_of(language, name) for name in NAMES]
    return say(language, "page-lobby-and", {"before": ", ".join(before), "last": last}) if before else last


def _named(name: str, content: str) -> str:
    return f'<meta name="{name}" content="{escape(content)}">'
