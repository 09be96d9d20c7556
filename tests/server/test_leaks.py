"""Nobody is sent anything of what is secret: other secrets, the same bytes."""

import asyncio
import itertools
import re
from pathlib import Path

import msgspec
import pytest

from samedi.core.actions import to_builtins
from samedi.core.game import CHANCE
from samedi.core.message import Message
from samedi.games import game as game_named
from samedi.server.app import Application
from samedi.server.audience import Audience, You
from samedi.server.config import Config
from samedi.server.desk import Desk
from samedi.server.opening import new_page
from samedi.server.seating import set_up
from samedi.server.storage.port import Member, Role
from samedi.server.wire import MakeTable
from samedi.table.answers import Answer
from samedi.table.commands import Command, Move, Ready, Sit, Start
from samedi.table.dice import Dice
from samedi.table.settings import Settings

OTHERS = ("bob", "cem", "eve")  # two who play, one who watches


class Ear:
    """A guest who keeps every byte."""

    def __init__(self, person: str, role: Role) -> None:
        self.person, self.role = person, role
        self.audience = Audience(-1, is_player=False)
        self.you = You(person, role, ())
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)

    def dismiss(self, message: Message, *, again: bool) -> None:
        self.heard.append(f"{message} {again}")


class Evening:
    """A table of three with a watcher, all through the server's own desk."""

    def __init__(self, application: Application, secret: bytes) -> None:
        self.house, self.secret = application.house, secret
        self.name = f"t{secret.hex()[-8:]}"
        self.ears = {person: Ear(person, "play") for person in ("ada", "bob", "cem")}
        self.ears["eve"] = Ear("eve", "watch")

    async def begin(self) -> Desk:
        asked = MakeTable(
            game="dicke_daemonen",
            name="Ada",
            options={"players": 3, "world": "first-picture"},
            key="create",
            settings=Settings(confirm=False),
            seats=["me", "open", "open"],
        )
        table, events = await set_up(self.name, asked, "ada", self.secret)
        page = new_page(self.name, table, self.secret, events, [Member(self.name, "ada", "play")])
        await self.house.journal.append([page])
        desk = await self.house.desk(self.name)
        for seat, person in ((1, "bob"), (2, "cem")):
            await self.do(desk, Sit(key=f"sit-{seat}", seat=seat, name=person.title()), person)
            await self.do(desk, Ready(key=f"ready-{seat}", seat=seat), person)
        for ear in self.ears.values():
            async with desk.lock:
                desk.welcome(ear)
        await self.do(desk, Start(key="start"), "ada")
        return desk

    async def do(self, desk: Desk, command: Command, by: str) -> Answer:
        answers: list[Answer] = []
        await desk.do(command, by, answers.append)
        return answers[0]

    async def heard(self, moves: int) -> dict[str, list[str]]:
        """Everything everybody is sent in a game of so many moves."""
        desk = await self.begin()
        for number in range(moves):
            seat = desk.table.asked
            assert seat is not None
            legal = desk.table.legal()
            action = to_builtins(desk.table.game.actions.structure(legal[number % len(legal)]))
            move = Move(key=f"m{number}", seat=seat, seen=desk.table.seq, action=action)
            await self.do(desk, move, desk.table.person_at(seat) or "")
        heard = {person: list(ear.heard) for person, ear in self.ears.items()}
        for person in heard:
            heard[person] += await http_answers(desk, person)
        return {person: [self.plain(text) for text in texts] for person, texts in heard.items()}

    def plain(self, text: str) -> str:
        """Without the times, the name and the commitment, which differ."""
        text = re.sub(r'"(at|now|since|changed_at)":\d+', r'"\1":0', text.replace(self.name, "name"))
        return re.sub(r'"commitment":"[0-9a-f]+"', '"commitment":""', text)


def evenings(folder: Path, secrets: list[bytes], moves: int) -> list[dict[str, list[str]]]:
    """What is heard with each of these secrets."""

    async def run() -> list[dict[str, list[str]]]:
        application = Application(Config(data=str(folder), warm_bots=False))
        try:
            return [await Evening(application, secret).heard(moves) for secret in secrets]
        finally:
            await application.house.stop()
            await application.house.close()

    return asyncio.run(run())


async def http_answers(desk: Desk, person: str) -> list[str]:
    """What the same person would be sent over HTTP."""
    async with desk.lock:
        shown = desk.table.seat_shown_to(person)
        found = [msgspec.json.encode(desk.view(person, "play"))]
        found += [
            msgspec.json.encode(desk.table.moment(length, shown))
            for length in range(len(desk.table.memory.actions) + 1)
        ]
    return [data.decode() for data in found]


def draws(secret: bytes) -> list[list[int]]:
    """What each seat draws at the start of a game with this secret, in order."""
    game = game_named("dicke_daemonen")
    state = game.state()
    game.start(state, game.resolve({"players": 3, "world": "first-picture"}))
    dice = Dice(secret, f"t{secret.hex()[-8:]}", [])
    drawn: list[list[int]] = [[], [], []]
    while game.rules.mover(state) == CHANCE:
        seat = game.awaits(state).seat
        assert seat is not None
        drawn[seat].append(dice.outcome(game, state, sum(map(len, drawn))))
        game.rules.apply(state, drawn[seat][-1])
    return drawn


def alike(seat: int, pairs: int) -> list[tuple[bytes, bytes]]:
    """Pairs of secrets by which a seat draws the same, and another one something else."""
    known: dict[tuple[int, ...], tuple[bytes, list[list[int]]]] = {}
    found: list[tuple[bytes, bytes]] = []
    for number in itertools.count():
        secret = number.to_bytes(32, "big")
        drawn = draws(secret)
        first, before = known.setdefault(tuple(drawn[seat]), (secret, drawn))
        if sorted(before[0]) != sorted(drawn[0]):
            found.append((first, secret))
            if len(found) == pairs:
                break
    return found


@pytest.mark.parametrize(("person", "seat"), [("bob", 1), ("cem", 2)])
def test_another_hand_is_the_same_bytes_to_who_does_not_hold_it(
    tmp_path: Path, person: str, seat: int
) -> None:
    pairs = alike(seat, 5)
    heard = evenings(tmp_path, [secret for pair in pairs for secret in pair], 0)
    for one, other in zip(heard[::2], heard[1::2], strict=True):
        assert one["ada"] != other["ada"]
        assert one[person] == other[person]
        assert one["eve"] == other["eve"]


@pytest.mark.parametrize("person", OTHERS)
def test_no_message_names_what_another_hand_holds(tmp_path: Path, person: str) -> None:
    heard = evenings(tmp_path, [bytes(32)], 6)[0]
    seat = {"bob": 1, "cem": 2, "eve": -1}[person]
    for text in heard[person]:
        for shown in re.findall(r'"hands":(\[.*?\])', text):
            for holder, hand in enumerate(msgspec.json.decode(shown)):
                assert (set(hand) == {"hidden"}) == (holder != seat)
    joined = "".join(heard[person])
    assert bytes(32).hex() not in joined
    assert '"sights"' not in joined
    assert '"key"' not in joined


def test_the_secret_of_the_dice_is_in_no_log_and_no_answer(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    secret = bytes(range(100, 132))
    heard = evenings(tmp_path, [secret], 6)[0]
    out, err = capfd.readouterr()
    for text in (out, err, *(each for texts in heard.values() for each in texts)):
        assert secret.hex() not in text
