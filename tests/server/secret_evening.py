"""A table of three with a watcher, through the server's own doors, and every byte that each is sent."""

import asyncio
import hashlib
import re
import signal
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from samedi.core.actions import to_builtins
from samedi.core.record import to_bytes
from samedi.server.app import Application
from samedi.server.operation.config import Config
from samedi.server.operation.run import Server, bound, settings_of
from samedi.server.storage.port import Member, Role
from samedi.server.tables.opening import new_write
from samedi.server.tables.setting_up import set_up
from samedi.server.wire.tables import MakeTable
from samedi.table.dice import seal
from samedi.table.settings import Settings

Json = dict[str, Any]
ROLES: dict[str, Role] = {"ada": "play", "bob": "play", "cem": "play", "eve": "watch"}
OPTIONS: Json = {"players": 3, "world": "first-picture"}
NAME = "t0evening"  # of the table: the dice and the seals depend on it
NUMBERS = {person: hashlib.sha256(person.encode()).hexdigest() for person in ("ada", "bob", "cem")}  # sealed
OPENED = ("ada", "bob")  # whose numbers are in the dice; the table goes on without the other one
OTHER_HEADERS = ("date", "etag", "content-length")  # they follow from the rest, and the name of the table
PATIENCE_S = 60
GENEROUS: Json = {
    "requests_per_second": 1e5,
    "messages_per_second": 1e5,
    "persons_per_hour": 1e5,
    "warm_bots": False,
    "work_seconds": 120,
}


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[tuple[Application, str]]:
    """A server in this loop, and its address."""
    config = Config(data=str(folder), port=0, **{**GENEROUS, **settings})
    application, listening = Application(config), bound(config)
    server = Server(settings_of(application), application, lambda: None)
    life = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield application, f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.handle_exit(signal.SIGTERM, None)
        await life


class Subscriber:
    """Somebody with a browser who keeps every byte."""

    def __init__(self, application: Application, url: str, table: str, person: str, keys: str = "") -> None:
        signer = application.registry.signer
        self.person, self.url, self.table = person, url, table
        self.heard: list[str] = []
        self.view: Json = {}
        self._pings = self._keys = 0
        self._prefix = f"{person}-{keys}"
        self._cookie = f"{signer.cookie}={signer.token(person, int(time.time()) + 3600)}"
        self.http = httpx.AsyncClient(
            base_url=url,
            headers={"origin": url, "cookie": self._cookie, "accept-encoding": "identity"},
            timeout=PATIENCE_S,
        )
        self.socket: ClientConnection | None = None
        self._list: ClientConnection | None = None

    async def connect(self, since: int | None = None) -> None:
        """Sit down before the screen."""
        await self.open()
        await self.greet(since)

    async def open(self) -> None:
        """Connect, and say nothing yet."""
        self.socket = await self._line(f"/api/tables/{self.table}/socket")

    async def open_list(self) -> None:
        """Follow the list of one's tables from now on."""
        self._list = await self._line("/api/tables/socket")
        await self._list.send('{"type":"hello","version":1}')

    async def hear_list(self) -> None:
        """Hear what the list was told, and close it."""
        assert self._list
        await self._list.send('{"type":"ping","n":0}')
        while not self.heard[-1].startswith('{"type":"pong","n":0,'):
            self.heard.append(str(await asyncio.wait_for(self._list.recv(), PATIENCE_S)))
        await self._list.close()

    async def _line(self, path: str) -> ClientConnection:
        return await connect(
            f"{self.url.replace('http', 'ws', 1)}{path}",
            subprotocols=["samedi.1"],  # type: ignore[list-item]
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"cookie": self._cookie},
            compression=None,
            proxy=None,
        )

    async def greet(self, since: int | None = None) -> None:
        """Say hello, and hear how things are."""
        await self.say({"type": "hello", "version": 1, **({} if since is None else {"since": since})})
        await self.catch_up()

    async def say(self, message: Any) -> None:
        """Send something over the socket."""
        assert self.socket
        await self.socket.send(msgspec.json.encode(message).decode())

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a command over the socket, and hear what comes of it."""
        self._keys += 1
        command = {"type": kind, "key": f"{self._prefix}{self._keys}", **fields}
        await self.say({"type": "command", "command": command})
        await self.catch_up()

    async def catch_up(self) -> None:
        """Hear everything that has been sent so far."""
        self._pings += 1
        await self.say({"type": "ping", "n": self._pings})
        while (await self._hear()).get("n") != self._pings:
            pass

    async def answer(self) -> Json:
        """The next answer to a command."""
        while (message := await self._hear())["type"] != "ack":
            pass
        answer: Json = message["answer"]
        return answer

    async def hear_to_the_end(self) -> None:
        """Hear everything up to the end of the connection."""
        try:
            while True:
                await self._hear()
        except ConnectionClosed as closed:
            self.heard.append(f"closed {closed.rcvd}")

    async def _hear(self) -> Json:
        assert self.socket
        text = str(await asyncio.wait_for(self.socket.recv(), PATIENCE_S))
        self.heard.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] == "snapshot":
            self.view = message["view"]
        return message

    async def close(self) -> None:
        """Go."""
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request and keep its whole answer."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"}
        answer = await self.http.request(method, path, content=content, headers=headers)
        kept = {name: value for name, value in answer.headers.items() if name not in OTHER_HEADERS}
        self.heard.append(f"{method} {path} {answer.status_code} {kept} {answer.text}")
        return answer


class Evening:
    """One game, with a secret of the dice that the test has chosen."""

    def __init__(self, application: Application, url: str, secret: bytes) -> None:
        self.application, self.secret, self.name = application, secret, NAME
        self.guests = {person: Subscriber(application, url, self.name, person) for person in ROLES}
        self.asked_of_bots: list[bytes] = []
        self.length = 0

    async def begin(self) -> None:
        """Everybody comes, sits down, lays a number down and sees the game begin."""
        await self.come()
        await self.start()
        for person in OPENED:
            await self.open_number(person)
        await self.go_on()

    async def come(self) -> None:
        """Set the table up, and let everybody come."""
        registry = self.application.registry
        seats: list[Any] = ["me", "open", "open"]
        asked = MakeTable(
            game="dicke_daemonen",
            name="Ada",
            options=OPTIONS,
            key="create",
            settings=Settings(confirm=False, hints=True),
            seats=seats,
        )
        table, events = await set_up(registry.work, self.name, asked, "ada", self.secret, 0)
        members = [Member(self.name, "ada", "play")]
        await registry.journal.append([new_write(self.name, table, self.secret, events, members)])
        for person, role in list(ROLES.items())[1:]:
            invite = registry.signer.invite(self.name, role)
            guest = self.guests[person]
            await guest.ask("GET", f"/api/invites/{invite}")
            await guest.ask("POST", "/api/join", {"invite": invite, "name": person.title()})
        for guest in self.guests.values():
            await guest.connect()
        for seat, person in ((1, "bob"), (2, "cem")):
            await self.guests[person].do("sit", seat=seat, name=person.title())

    async def start(self) -> None:
        """Everybody seals a number and is ready."""
        for seat, (person, number) in enumerate(NUMBERS.items()):
            await self.guests[person].do("commit", seal=seal(number, self.name, person))
            if seat:
                await self.guests[person].do("ready", seat=seat)
        await self.guests["ada"].do("start")
        await self.everybody_hears()

    async def open_number(self, person: str) -> None:
        """Somebody opens the number."""
        await self.guests[person].do("open_number", number=NUMBERS[person])
        await self.everybody_hears()

    async def go_on(self) -> None:
        """Let so much time go by that the table goes on without the last number."""
        registry = self.application.registry
        async with registry.hold(self.name) as session:
            assert session.table.due_at is not None
            registry.time._offset += session.table.due_at - registry.time.now()
            while session.table.asked is None:
                await session.happen()
        await self.everybody_hears()

    async def legal(self) -> tuple[str, list[Json]]:
        """Who is asked, and what they may do."""
        async with self.application.registry.hold(self.name) as session, session.locked() as table:
            seat = table.asked
            assert seat is not None
            self.length = len(table.memory.actions)
            self.asked_of_bots = [to_bytes(table.hidden(each)) for each in (0, 1, 2, -1)]
            actions = table.game.actions
            person = table.person_at(seat) or ""
            return person, [to_builtins(actions.structure(number)) for number in table.legal()]

    async def move(self, person: str, action: Json) -> None:
        """Somebody acts, and everybody hears of it."""
        async with self.application.registry.hold(self.name) as session, session.locked() as table:
            seq = table.seq
        seat = list(ROLES).index(person)
        await self.guests[person].do("move", seat=seat, seen=seq, action=action)
        await self.everybody_hears()

    async def everybody_hears(self) -> None:
        """Let everything arrive."""
        for guest in self.guests.values():
            await guest.catch_up()

    def heard(self) -> dict[str, list[str]]:
        """What everybody was sent, without what must differ from evening to evening."""
        return {name: [*map(self._plain, said_of_game(guest.heard))] for name, guest in self.guests.items()}

    def _plain(self, text: str) -> str:
        """Without times, the server's port, signatures, codes of links and studies, and the commitment."""
        text = re.sub(r"(http://127[.]0[.]0[.]1):\d+", r"\1", text)
        text = re.sub(r'"(at|now|since|until)":\d+', r'"\1":0', text)
        text = re.sub(r'"changed_at":\d+,?', "", text).replace(
            ",}", "}"
        )  # left out of a patch within a millisecond
        text = re.sub(r'"place":"([01])[.]\d+[.]', r'"place":"\1.0.', text)
        text = re.sub(rf"([pw]{self.name})[.][\w-]+", r"\1", text)
        text = re.sub(r'"(read|edit|signature)": ?"[^"]+"', r'"\1":""', text)
        text = re.sub(r"(/api/studies/|samedi-study-dicke_daemonen-)[\w-]+", r"\1", text)
        return re.sub(r'"commitment":"[0-9a-f]+"', '"commitment":""', text)

    async def close(self) -> None:
        """Everybody goes."""
        async with AsyncExitStack() as going:
            for guest in self.guests.values():
                going.push_async_callback(guest.close)


def said_of_game(heard: Sequence[str]) -> list[str]:
    """Without the news of who is connected, whose time is not that of the game; nothing else is in them."""
    news = [text for text in heard if text.startswith('{"type":"presence"')]
    assert all(set(msgspec.json.decode(text)) == {"type", "online"} for text in news)
    return [text for text in heard if text not in news]


def common(one: Sequence[Json], other: Sequence[Json]) -> list[Json]:
    """The actions that are legal in both games."""
    return [action for action in one if action in other]
