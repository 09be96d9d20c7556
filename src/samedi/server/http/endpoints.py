"""All endpoints in one table, from which routes, the OpenAPI document and the schemas are made."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from samedi.server import wire
from samedi.server.config import Config
from samedi.server.http import advice, exports, games, tables
from samedi.server.http.endpoint import Endpoint
from samedi.server.http.people import Visitors
from samedi.server.http.schemas import openapi_document, schema_document
from samedi.server.http.worlds import CheckBody, GenerateBody, Worlds
from samedi.server.worlds.protocol import Report
from samedi.table.export import ExportedGame
from samedi.table.limits import LARGEST_COMMAND
from samedi.table.views import Moment, View

TABLE = "/api/tables/{table}"
LARGEST_FILE = 4_000_000  # bytes
LARGEST_DRAWING = 1_000_000


class Interface:
    """Everything that can be asked over HTTP."""

    def __init__(self, config: Config) -> None:
        self._worlds = Worlds()
        self._tables = tables.Tables(config.tables_per_hour)
        self.endpoints = self._all(Visitors(config.persons_per_hour))

    def _all(self, visitors: Visitors) -> list[Endpoint]:
        makers, worlds = self._tables, self._worlds
        imports = exports.Imports(makers)
        return [
            Endpoint(
                "POST",
                "/api/me",
                visitors.me,
                wire.Me,
                "Become somebody, or stay who you are.",
                wire.Empty,
                needs_person=False,
            ),
            Endpoint(
                "GET", "/api/games", games.list_games, list[wire.GameCard], "All games.", needs_person=False
            ),
            Endpoint(
                "GET",
                "/api/bots",
                games.list_bots,
                list[wire.BotCard],
                "All bots, the weakest first.",
                needs_person=False,
            ),
            Endpoint(
                "GET",
                "/api/rules/{game}",
                games.show_rules,
                list[wire.Clause],
                "The clauses of a game.",
                needs_person=False,
                query={"language": str},
            ),
            Endpoint(
                "POST",
                "/api/tables",
                makers.make,
                wire.Made,
                "Set a table up.",
                wire.MakeTable,
                201,
                LARGEST_COMMAND,
            ),
            Endpoint("GET", "/api/tables", tables.list_tables, list[wire.TableCard], "The person's tables."),
            Endpoint("POST", "/api/join", tables.join, wire.Joined, "Come to a table by a link.", wire.Join),
            Endpoint(
                "POST", f"{TABLE}/join", tables.join, wire.Joined, "Come to a table by a link.", wire.Join
            ),
            Endpoint("GET", TABLE, tables.show, View, "The table as this person sees it."),
            Endpoint("DELETE", TABLE, tables.delete, None, "Forget a table.", status=204),
            Endpoint("GET", f"{TABLE}/invites", tables.show_invites, wire.Invites, "Codes for links."),
            Endpoint(
                "GET",
                f"{TABLE}/events",
                tables.show_events,
                wire.Events,
                "A stretch of the log.",
                query={"since": int},
            ),
            Endpoint(
                "GET",
                f"{TABLE}/positions/{{length}}",
                tables.show_position,
                Moment,
                "The game after so many actions.",
            ),
            Endpoint(
                "POST",
                f"{TABLE}/commands",
                tables.command,
                wire.AnyAnswer,
                "Carry a command out.",
                wire.AnyCommand,
                200,
                LARGEST_COMMAND,
            ),
            Endpoint(
                "POST", f"{TABLE}/hint", advice.hint, wire.Hint, "What a good player would do.", wire.AskHint
            ),
            Endpoint(
                "POST", f"{TABLE}/why", advice.why, wire.Why, "Why an action is not legal.", wire.AskWhy
            ),
            Endpoint("GET", f"{TABLE}/export", exports.export, ExportedGame, "The finished game as a file."),
            Endpoint(
                "GET", f"{TABLE}/dice", exports.dice, wire.DiceSheet, "Everything to recompute the dice."
            ),
            Endpoint(
                "GET",
                "/api/invites/{code}",
                tables.show_invitation,
                wire.Invitation,
                "To what a link invites.",
                needs_person=False,
            ),
            Endpoint(
                "POST",
                "/api/imports",
                imports.take,
                wire.Imported,
                "Keep a finished game.",
                bytes,
                201,
                LARGEST_FILE,
            ),
            Endpoint(
                "POST",
                "/api/worlds/check",
                worlds.check,
                Report,
                "What is right and wrong with a world.",
                CheckBody,
                200,
                LARGEST_DRAWING,
            ),
            Endpoint(
                "POST",
                "/api/worlds/generate",
                worlds.generate,
                Report,
                "A world from a number.",
                GenerateBody,
            ),
            Endpoint(
                "GET",
                "/api/worlds/presets",
                worlds.presets,
                list[dict[str, Any]],
                "Worlds with a name.",
                needs_person=False,
            ),
        ]

    async def schema(self, _request: Request) -> Response:
        """The schemas of all messages."""
        return Response(schema_document(), media_type="application/schema+json")

    async def openapi(self, _request: Request) -> Response:
        """The HTTP interface."""
        return Response(openapi_document(self.endpoints), media_type="application/json")

    async def close(self) -> None:
        """End what was started."""
        await self._worlds.close()
