"""All endpoints in one table, from which routes, the OpenAPI document and the schemas are made."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from samedi.server.http import (
    advice,
    codes,
    dailies,
    exports,
    games,
    own,
    people,
    push,
    quizzes,
    reviews,
    studies,
    tables,
)
from samedi.server.http.endpoint import Endpoint, delete, get, post
from samedi.server.http.inquiries import inquiry_endpoints
from samedi.server.http.schemas import openapi_document, schema_document
from samedi.server.page.engines import OfferedEngine
from samedi.server.wire.dailies import DailyView
from samedi.server.wire.own import ForgottenSoFar, OwnFile, OwnPage
from samedi.server.wire.people import AskMove, ForgetDevice, Me, MoveCode, MoveHere, PushDevice, PushKey
from samedi.server.wire.review import LookedBack, LookingBackHere, TellMoments
from samedi.server.wire.shapes import BotCard, Clause, Empty, GameCard, GivenAnswer
from samedi.server.wire.studies import (
    AboutNode,
    BeginStudy,
    NoteNode,
    Opinion,
    StudyCard,
    StudyLinks,
    StudyView,
    TellFound,
    TriedHere,
    TryAction,
)
from samedi.server.wire.tables import (
    AnyAnswer,
    AnyCommand,
    DiceSheet,
    Events,
    Imported,
    Invitation,
    Invites,
    Join,
    Joined,
    LinkCode,
    Made,
    MakeTable,
    SentView,
    SpokenCode,
    TableCard,
)
from samedi.server.wire.thinking import AskHint, AskWhy, Hint, TellHint, ToThink, Why
from samedi.table.export import ExportedGame, Replay
from samedi.table.limits import LARGEST_COMMAND
from samedi.table.quizzes import Judgement, QuestionView
from samedi.table.study_file import StudyFile
from samedi.table.views import Moment

TABLE = "/api/tables/{table}"
QUESTION = "/api/quiz/{game}/{seed}/{number}"
STUDY = "/api/studies/{code}"
LARGEST_FILE = 4_000_000  # bytes
LARGEST_TOLD = 1_000_000  # of what a device found about a game


class Interface:
    """Everything that can be asked over HTTP."""

    def __init__(self) -> None:
        self.endpoints = table_of_endpoints()

    async def schema(self, _request: Request) -> Response:
        """The schemas of all messages."""
        return Response(schema_document(), media_type="application/schema+json")

    async def openapi(self, _request: Request) -> Response:
        """The HTTP interface."""
        return Response(openapi_document(self.endpoints), media_type="application/json")


def table_of_endpoints() -> list[Endpoint]:
    """Every request: its path, who answers, what it carries if anything, and what comes back."""
    public: Any = {"needs_person": False}
    return [
        # Who is here, and what there is
        post("/api/me", people.me, Empty, Me, **public),
        post("/api/me/code", people.offer_move, AskMove, MoveCode),
        post("/api/me/move", people.move, MoveHere, Me, **public),
        get("/api/games", games.list_games, list[GameCard], **public),
        get("/api/bots", games.list_bots, list[BotCard], **public),
        get("/api/engines", games.list_engines, dict[str, OfferedEngine], **public),
        get("/api/rules/{game}", games.show_rules, list[Clause], query={"language": str}, **public),
        get("/api/daily/{game}", dailies.show, DailyView, **public),
        get(QUESTION, quizzes.ask, QuestionView),
        post(QUESTION, quizzes.judge, GivenAnswer, Judgement),
        # Coming to a table
        post("/api/tables", tables.make, MakeTable, Made, status=201, largest=LARGEST_COMMAND),
        get("/api/tables", tables.list_tables, list[TableCard], query={"after": str}),
        get("/api/invites/{code}", tables.show_invitation, Invitation, **public),
        post("/api/codes", codes.find, SpokenCode, LinkCode),
        post("/api/join", tables.join, Join, Joined),
        post(f"{TABLE}/join", tables.join, Join, Joined),
        get(f"{TABLE}/invites", tables.show_invites, Invites),
        # Being called
        get("/api/push", push.show, PushKey, **public),
        post("/api/push", push.keep, PushDevice, None, status=204),
        post("/api/push/forget", push.forget, ForgetDevice, None, status=204),
        # At a table
        get(TABLE, tables.show, SentView),
        delete(TABLE, tables.delete),
        get(f"{TABLE}/events", tables.show_events, Events, query={"since": int}),
        get(f"{TABLE}/positions/{{length}}", tables.show_position, Moment),
        post(f"{TABLE}/commands", tables.command, AnyCommand, AnyAnswer, largest=LARGEST_COMMAND),
        post(f"{TABLE}/hint", advice.hint, AskHint, Hint),
        post(f"{TABLE}/think", advice.think, AskHint, ToThink),
        post(f"{TABLE}/told", advice.tell, TellHint, Hint),
        post(f"{TABLE}/why", advice.why, AskWhy, Why),
        get(f"{TABLE}/replay", exports.replay, Replay),
        # Finished games
        get(f"{TABLE}/export", exports.export, ExportedGame),
        post(f"{TABLE}/review", reviews.look_back, Empty, LookedBack),
        post(f"{TABLE}/moments", reviews.look_back_here, TellMoments, LookingBackHere, largest=LARGEST_TOLD),
        get(f"{TABLE}/dice", exports.dice, DiceSheet),
        post("/api/replays", exports.show, bytes, Replay, largest=LARGEST_FILE),
        post("/api/imports", exports.take, bytes, Imported, status=201, largest=LARGEST_FILE),
        *study_endpoints(),
        # What somebody has played, and being forgotten
        get("/api/me/games", own.show, OwnPage),
        get("/api/me/file", own.file, OwnFile),
        post("/api/me/forget", own.forget, Empty, ForgottenSoFar),
        # What games can be asked besides playing
        *inquiry_endpoints(),
    ]


def study_endpoints() -> list[Endpoint]:
    """Boards to try things on."""
    return [
        get("/api/studies", studies.list_studies, list[StudyCard]),
        post("/api/studies", studies.begin, BeginStudy, StudyLinks, status=201),
        post("/api/studies/files", studies.take, bytes, StudyLinks, status=201, largest=LARGEST_COMMAND),
        get(STUDY, studies.show, StudyView, query={"since": int}),
        get(f"{STUDY}/file", studies.file, StudyFile),
        get(f"{STUDY}/text", studies.text, None),
        delete(STUDY, studies.delete),
        post(f"{STUDY}/look", studies.look, AboutNode, TriedHere),
        post(f"{STUDY}/do", studies.do, TryAction, TriedHere),
        post(f"{STUDY}/told", studies.tell, TellFound, Opinion),
        post(f"{STUDY}/hint", studies.hint, AboutNode, Opinion),
        post(f"{STUDY}/note", studies.note, NoteNode, None, status=204),
        post(f"{STUDY}/copy", studies.copy_study, Empty, StudyLinks, status=201),
        post(f"{STUDY}/cut", studies.cut, AboutNode, None, status=204),
    ]
