"""The document for each address: its screen, what its link says of itself, and whether there is anything."""

from typing import NamedTuple

from sqlalchemy.exc import DBAPIError
from starlette.requests import Request
from starlette.responses import Response

from samedi.core.errors import SamediError
from samedi.core.puzzle import shipped
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.http.endpoint import person_of
from samedi.server.http.tables import invitation_by
from samedi.server.page import preview
from samedi.server.page.about import clauses
from samedi.server.page.document import (
    DAILY,
    FILE,
    INVITATION,
    LESSONS,
    LOBBY,
    NOWHERE,
    OWN,
    PUZZLES,
    QUIZ,
    STUDY,
    TABLE,
    ScreenFiles,
    rules_of,
    table_of,
)
from samedi.server.page.preview import Preview
from samedi.server.page.statics import Statics, language_of
from samedi.server.tables.registry import TableRegistry


class Shown(NamedTuple):
    """What an address shows."""

    screen: ScreenFiles
    preview: Preview
    status: int = 200


class Pages:
    """Every address that people open."""

    def __init__(self, registry: TableRegistry, statics: Statics) -> None:
        self._registry, self._statics = registry, statics

    async def lobby(self, request: Request) -> Response:
        """The first screen, or the form of a game's new table."""
        language, game = language_of(request), request.query_params.get("game")
        about = preview.of_game(language, game) if game in NAMES else preview.of_lobby(language)
        return await self._give(request, Shown(LOBBY, about))

    async def replay(self, request: Request) -> Response:
        """The place for a game from a file."""
        return await self._give(request, Shown(FILE, preview.of_lobby(language_of(request))))

    async def own(self, request: Request) -> Response:
        """What somebody has played; whose page it is, the cookie tells."""
        return await self._give(request, Shown(OWN, preview.of_lobby(language_of(request))))

    async def study(self, request: Request) -> Response:
        """A board to try things on; whose and of what, its own code tells."""
        return await self._give(request, Shown(STUDY, preview.of_table(language_of(request))))

    async def rules(self, request: Request) -> Response:
        """The rules of a game."""
        game, language = str(request.path_params["game"]), language_of(request)
        if game not in NAMES:
            return await self._give(request, nowhere(language))
        clause = clause_told(game, language, request.query_params.get("rule", ""))
        return await self._give(request, Shown(rules_of(game), preview.of_rules(language, game, clause)))

    async def lessons(self, request: Request) -> Response:
        """The lessons of a game."""
        game, language = str(request.path_params["game"]), language_of(request)
        if game not in NAMES:
            return await self._give(request, nowhere(language))
        return await self._give(request, Shown(LESSONS, preview.of_game(language, game)))

    async def puzzles(self, request: Request) -> Response:
        """The puzzles of a game."""
        game, language = str(request.path_params["game"]), language_of(request)
        if game not in NAMES or not shipped(game_named(game).home):
            return await self._give(request, nowhere(language))
        return await self._give(request, Shown(PUZZLES, preview.of_game(language, game)))

    async def quiz(self, request: Request) -> Response:
        """Questions about the rules of a game."""
        game, language = str(request.path_params["game"]), language_of(request)
        if game not in NAMES or game_named(game).quiz is None:
            return await self._give(request, nowhere(language))
        return await self._give(request, Shown(QUIZ, preview.of_game(language, game)))

    async def daily(self, request: Request) -> Response:
        """The game of the day."""
        game, language = str(request.path_params["game"]), language_of(request)
        if game not in NAMES or game_named(game).daily is None:
            return await self._give(request, nowhere(language))
        return await self._give(request, Shown(DAILY, preview.of_game(language, game)))

    async def table(self, request: Request) -> Response:
        """A table; of which game, and that there is one, only those are told who may come."""
        table, language = str(request.path_params["id"]), language_of(request)
        unknown = Shown(TABLE, preview.of_table(language), 404)
        person = person_of(self._registry, request)
        try:
            if person is None or await self._registry.journal.role(table, person) is None:
                return await self._give(request, unknown)
            async with self._registry.hold(table) as session:
                game = session.table.game.name
        except SamediError:
            return await self._give(request, unknown._replace(status=200))
        except DBAPIError:  # the page comes again by itself
            return await self._give(request, unknown._replace(status=503))
        return await self._give(request, Shown(table_of(game, table), preview.of_own_table(language, game)))

    async def invitation(self, request: Request) -> Response:
        """An invitation: whoever has the link may know who invites to what."""
        language = language_of(request)
        try:
            invited = await invitation_by(self._registry, str(request.path_params["code"]))
        except SamediError:
            return await self._give(request, Shown(INVITATION, preview.of_nothing(language), 404))
        except DBAPIError:
            return await self._give(request, Shown(INVITATION, preview.of_table(language), 503))
        about = preview.of_invitation(language, invited.game, invited.host, invited.role)
        return await self._give(request, Shown(INVITATION, about))

    async def file(self, request: Request) -> Response:
        """A file of the page; where there is none, readers get a page that says so."""
        answer = await self._statics.file(request)
        is_reader = "text/html" in request.headers.get("accept", "")
        if answer.status_code == 404 and is_reader:  # noqa: PLR2004 - not found
            return await self._give(request, nowhere(language_of(request)))
        return answer

    async def _give(self, request: Request, shown: Shown) -> Response:
        return await self._statics.document(request, shown.screen, shown.preview, shown.status)


def nowhere(language: str) -> Shown:
    """That there is nothing."""
    return Shown(NOWHERE, preview.of_nothing(language), 404)


def clause_told(game: str, language: str, number: str) -> str | None:
    """The words of a rule, if there is one with this number."""
    found = next((each for each in clauses(game, language) if number and each.number == number), None)
    return f"{number}: {preview.shortened(found.text)}" if found else None
