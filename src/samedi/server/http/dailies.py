"""The game of the day over HTTP: how it is begun, and what it brought everybody."""

from msgspec.structs import replace

from samedi.core.message import Message
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure
from samedi.server.tables.dailies import DAY_MS, opening, secret_of
from samedi.server.wire.dailies import DailyResult, DailyView, OwnDaily, PastDaily
from samedi.server.wire.tables import DiceSheet, MakeTable
from samedi.table.dailies import day_at, day_of, name_of
from samedi.table.dice import DAILY, commitment
from samedi.table.table import Table

MOST_RESULTS = 100


async def show(call: Call) -> DailyView:
    """The game of today, and what yesterday's brought."""
    game, now = str(call.request.path_params["game"]), call.registry.time.now()
    if game not in NAMES or game_named(game).daily is None:
        raise Failure(404, Message("server-no-page"))
    day, until = day_at(now), now - now % DAY_MS + DAY_MS
    return DailyView(
        game=game,
        day=day,
        lesson=name_of(day),
        until=until,
        now=now,
        commitment=commitment(secret_of(call.registry.signer, game, day), name_of(day)),
        results=await results_of(call, game, day, until),
        own=await own(call, game, day),
        yesterday=await past(call, game, day_at(now - DAY_MS), until - DAY_MS),
    )


async def results_of(call: Call, game: str, day: str, until: int) -> list[DailyResult]:
    """What a day brought, the best first: only what ended in time counts, for later its dice are open."""
    entries = await call.registry.journal.dailies(day, game, until, MOST_RESULTS)
    return [
        DailyResult(each.name, each.score, each.person == call.person)
        for each in entries
        if each.score is not None
    ]


async def own(call: Call, game: str, day: str) -> OwnDaily | None:
    """The game of a day of whoever asks."""
    found = await call.registry.journal.daily_of(day, game, call.person) if call.person else None
    return None if found is None else OwnDaily(found.table, found.ended_at is not None, found.score)


async def past(call: Call, game: str, day: str, until: int) -> PastDaily:
    """A day that is over: its dice are open."""
    secret = secret_of(call.registry.signer, game, day)
    return PastDaily(
        day=day,
        commitment=commitment(secret, name_of(day)),
        secret=secret.hex(),
        results=await results_of(call, game, day, until),
        opening=opening(game_named(game), secret, day),
        own=await own(call, game, day),
    )


def sheet_of(call: Call, table: Table) -> DiceSheet | None:
    """What the dice of a day followed from, at one of its tables; they are open once the day is over."""
    day = day_of(table.memory)
    if day is None or day >= day_at(call.registry.time.now()):
        return None
    secret, name = secret_of(call.registry.signer, table.memory.game, day), name_of(day)
    return DiceSheet(
        table=name,
        commitment=commitment(secret, name),
        secret=secret.hex(),
        entropy=[],
        seals=[],
        rolls=[],
    )


def of_today(call: Call, asked: MakeTable) -> tuple[MakeTable, bytes]:
    """The table of today that somebody asks for, and the secret of its dice; of other days there is none."""
    day = day_at(call.registry.time.now())
    if asked.lesson != name_of(day):
        raise Failure(409, Message("server-daily-other-day"))
    key = f"{asked.lesson}-{asked.game}"[:40]
    return replace(asked, key=key, begun=None), secret_of(call.registry.signer, asked.game, day)


def is_daily(asked: MakeTable) -> bool:
    """Whether somebody asks for the game of a day."""
    return asked.lesson is not None and asked.lesson.startswith(DAILY)
