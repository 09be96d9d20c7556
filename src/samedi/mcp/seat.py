"""The tools that a language model is given: read the rules, sit at a table, see, move, ask why not, say."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from mcp.server.fastmcp import FastMCP

from samedi.bots.ladder import NAMES as LEVELS
from samedi.core.errors import BadAction, SamediError
from samedi.core.game import Game
from samedi.games import NAMES
from samedi.games import game as game_called
from samedi.mcp.house import House, Json, path_of
from samedi.mcp.showing import choices, sentences, shown, words

T = TypeVar("T")
LANGUAGE = "en"
WAIT_S = 20.0  # for others, before a tool answers that they are still thinking
OPEN = "open"
ABOUT = """Samedi is a table for board games. Open a table against bots (`open_table`) or come to one by the
code of a link (`join_table`). `see` shows what your seat may know and lists every legal action; `move` does
one and waits until it is your turn again. Read the rules with `rules`, clause by clause; `why_not` explains
a refusal by its clause."""


class Seat:
    """The guest who asks; every public method is a tool, and its docstring is what a model reads of it."""

    def __init__(self, asking: Callable[[], House]) -> None:
        self._asking = asking

    @property
    def _house(self) -> House:
        """The server, as the guest of this session knows it."""
        return self._asking()

    async def games(self) -> list[Json]:
        """The games, and the tables that can be opened."""
        return [{"game": name, "tables": list(game_called(name).tables)} for name in NAMES]

    async def rules(self, game: str, clause: str = "") -> str:
        """The rules of a game, or one of them, such as 4.2."""
        prefix = known(game).prefix
        found = await told(self._house.ask("GET", f"/api/rules/{game}?language={LANGUAGE}"))
        wanted = clause.upper().removeprefix(prefix).lstrip("-")
        chosen = [each for each in found if not wanted or each["number"].removeprefix(f"{prefix}-") == wanted]
        if not chosen:
            raise ValueError(f"there is no clause {clause[:20]!r} of {game}")
        return "\n\n".join(f"{each['number']} {each['text']}".strip() for each in chosen)

    async def open_table(
        self, game: str, table: str = "two", opponents: str = "nino", name: str = "Model"
    ) -> Json:
        """Open a table of a game and sit in the first seat.

        Bots named `opponents` (zaz, the weakest, pica, tilo, nino, odette, basile, isgrim, athena) take the
        other seats; `open` leaves them to people, who come by the `link_code`: the game begins when all have.
        """
        tables = known(game).tables
        if table not in tables:
            raise ValueError(f"{game} has no table {table[:40]!r}, but {', '.join(tables)}")
        if opponents not in (*LEVELS, OPEN):
            raise ValueError(f"there is no bot {opponents[:40]!r}, but {', '.join(LEVELS)}, or {OPEN}")
        options = dict(tables[table])
        others: list[Any] = [OPEN if opponents == OPEN else {"bot": opponents}]
        seats = ["me", *others * (game_called(game).resolve(options).seats - 1)]
        made = await told(self._house.make(game, options, seats, name))
        if opponents != OPEN:
            return await self.see(made["id"])
        await told(self._house.command(made["id"], "ready", seat=0))
        return {**await self.see(made["id"]), "link_code": made["invites"]["play"]}

    async def join_table(self, code: str, name: str = "Model") -> Json:
        """Come to a table by the code of its link (what follows /i/), and sit in the next free seat."""
        joined = await told(self._house.join(code, name))
        return await self.see(joined["id"])

    async def see(self, table: str) -> Json:
        """What your seat may know of a table now, with every legal action."""
        return shown(table, await told(self._house.view(table)))

    async def wait(self, table: str) -> Json:
        """The same as `see`, once it is your turn or the game is over, at the latest after some seconds."""
        return shown(table, await told(self._house.when_asked(table, WAIT_S)))

    async def legal_actions(self, table: str) -> list[Json]:
        """What you may do now, in notation and as JSON; nothing when it is not your turn."""
        return choices(await told(self._house.view(table)))

    async def move(self, table: str, action: str) -> Json:
        """Do an action, in notation (as listed) or as a JSON object; then wait for your next turn."""
        view = await told(self._house.view(table))
        since, chosen = int(view["seq"]), read_action(view, action)
        await told(self._house.command(table, "move", seat=view["seat"], seen=since, action=chosen))
        seen = await self.wait(table)
        happened = await told(self._house.events(table, since))
        return {**seen, "happened": sentences(happened, view)}

    async def why_not(self, table: str, action: str) -> str:
        """Why an action is not legal for you now, with the clause of the rules."""
        view = await told(self._house.view(table))
        body = {"seat": view["seat"], "action": read_action(view, action)}
        found = await told(self._house.ask("POST", f"{path_of(table)}/why", body))
        message = found.get("message")
        return words(message) if message else "It is legal."

    async def say(self, table: str, text: str) -> str:
        """Say something to those at the table."""
        await told(self._house.command(table, "say", text=text))
        return "Said."


def seats(come: Callable[[], House], **settings: Any) -> FastMCP[House]:
    """The tools; every session is a guest of its own, who comes with it and goes with it."""

    @asynccontextmanager
    async def guest(_server: Any) -> AsyncIterator[House]:
        house = come()
        try:
            yield house
        finally:
            await house.close()

    server = FastMCP("samedi", instructions=ABOUT, lifespan=guest, log_level="WARNING", **settings)
    seat = Seat(lambda: server.get_context().request_context.lifespan_context)
    for name in (each for each in vars(Seat) if not each.startswith("_")):
        server.add_tool(getattr(seat, name))
    return server


def known(name: str) -> Game[Any]:
    """A game by its name."""
    try:
        return game_called(name)
    except SamediError as error:
        raise ValueError(str(error)) from None


async def told(asking: Awaitable[T]) -> T:
    """What a server answers; a refusal is told in words."""
    try:
        return await asking
    except SamediError as error:
        raise ValueError(str(error)) from None


def read_action(view: Json, text: str) -> Json:
    """An action in notation or as JSON."""
    actions = game_called(view["game"]).actions
    try:
        if text.lstrip().startswith("{"):
            return msgspec.json.decode(text, type=dict[str, Any])
        return actions.json(actions.parse(text.strip()))
    except (BadAction, msgspec.MsgspecError) as error:
        raise ValueError(str(error)) from None
