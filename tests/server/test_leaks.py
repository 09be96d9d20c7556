"""Nobody is sent anything of what is secret: other secrets, the same bytes, whatever is asked and told.

Two evenings are played with secrets of the dice by which one seat draws the same and the others do not.
Everybody does the same in both, so that whatever the seat and the watcher are sent must be the same too.
"""

import asyncio
import itertools
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import Struct

from samedi.core.game import CHANCE
from samedi.core.message import Message
from samedi.core.rng import seeded
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.bots import questions, trying
from samedi.server.bots.device import Device
from samedi.server.http.endpoints import table_of_endpoints
from samedi.server.http.schemas import FROM_CLIENT, FROM_SERVER, LIST_FROM_SERVER
from samedi.server.storage.port import Role
from samedi.server.tables.audience import Audience
from samedi.server.wire import messages
from samedi.server.wire.messages import Unlisted
from samedi.server.wire.tables import AnyAnswer, You
from samedi.table import memory
from samedi.table.answers import Answer
from samedi.table.dice import Dice
from tests.searches import compile_search
from tests.server.secret_evening import (
    NAME,
    NUMBERS,
    OPENED,
    OPTIONS,
    PATIENCE_S,
    Evening,
    Json,
    common,
    serving,
)

ROUNDS = 2
LEAST_MOVES, MOST_MOVES = 3 * ROUNDS + 1, 2 * 3 * ROUNDS
MOST_SECRETS = 5000  # tried to find some that are alike
HANDS = 12  # creatures that are drawn before the first turn
GAME = game_named("dicke_daemonen")
FEW = 200  # simulations
OPENING_MS = 600_000  # nobody is too slow for it, however busy the machine is
BESIDE = {"presence"}  # it comes at any time, and is looked at for itself
NEVER = {"think"}  # nobody here is alone, and something is hidden
OF_LISTS = {"list", "listed"}  # "unlisted" names a table and nothing else
SOCKET_TYPES = {str(each.__struct_config__.tag) for each in FROM_SERVER} - BESIDE - NEVER | OF_LISTS
ANSWERS = {str(each.__struct_config__.tag) for each in get_args(AnyAnswer)}
OF_NO_TABLE = {  # whoever asks here names no table, and is told of none
    *(
        "GET /api/games",
        "GET /api/bots",
        "GET /api/engines",
        "GET /api/rules/{game}",
        "GET /api/daily/{game}",
    ),
    *("GET /api/quiz/{game}/{seed}/{number}", "POST /api/quiz/{game}/{seed}/{number}"),
    *("POST /api/me", "POST /api/me/code", "POST /api/me/move", "POST /api/codes"),
    *("GET /api/push", "POST /api/push", "POST /api/push/forget"),
    *("POST /api/replays", "POST /api/imports", "POST /api/studies/files"),
}
OF_NUMBERS = {"committed", "started", "number_opened", "numbers_missed"}


@pytest.fixture(autouse=True)
def _much_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the table wait for numbers until the evening says that the time is over."""
    monkeypatch.setattr(memory, "OPENING_MS", OPENING_MS)


@pytest.fixture(autouse=True)
def _dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let chance deal the same anew in both evenings: then whatever differs comes from what was hidden."""
    monkeypatch.setattr(trying, "seeded", lambda _bits: seeded(0))


@pytest.fixture(autouse=True)
def _found_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hints be found by the same few simulations in both evenings, however busy the machine is."""
    compile_search(GAME.name)
    monkeypatch.setattr(questions, "SEEDS", 1)
    monkeypatch.setattr(questions, "HINT_SIMULATIONS", FEW)
    monkeypatch.setattr(questions, "HINT_S", float(PATIENCE_S))


class Ear:
    """A guest of a session who keeps every byte."""

    def __init__(self, person: str, role: Role) -> None:
        self.person, self.role = person, role
        self.audience = Audience(-1, is_player=False)
        self.you = You(person, role, [])
        self.device = Device(lambda _message: None)
        self.heard: list[str] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message.decode())

    def dismiss(self, message: Message, *, again: bool) -> None:
        self.heard.append(f"{message} {again}")


class Foreseen:
    """A game as it will be with a secret, as long as everybody does what is told here."""

    def __init__(self, secret: bytes) -> None:
        self._game = GAME
        self._state, self._out = self._game.state(), [0] * len(self._game.actions)
        self._game.start(self._state, self._game.resolve(OPTIONS))
        self._dice = Dice(secret, NAME, [NUMBERS[person] for person in OPENED])
        self.drawn: list[list[int]] = [[], [], []]
        self._draw()

    @property
    def turn(self) -> tuple[int, list[int]]:
        """Who is to act, and what is legal."""
        count = self._game.rules.legal(self._state, self._out)
        return self._game.rules.mover(self._state), self._out[:count]

    def act(self, action: int) -> None:
        """Do something, and let be drawn what follows."""
        self._game.rules.apply(self._state, action)
        self._draw()

    def _draw(self) -> None:
        while self._game.rules.mover(self._state) == CHANCE:
            seat = self._game.awaits(self._state).seat
            assert seat is not None
            roll = sum(map(len, self.drawn))
            self.drawn[seat].append(self._dice.outcome(self._game, self._state, roll))
            self._game.rules.apply(self._state, self.drawn[seat][-1])


def draws(secret: bytes, seat: int) -> tuple[int, ...]:
    """What a seat draws in the first rounds of a game with this secret, if nobody predicts."""
    foreseen = Foreseen(secret)
    for _ in range(3 * ROUNDS):
        foreseen.act(foreseen.turn[1][-1])  # to pass comes last
    return tuple(foreseen.drawn[seat])


def are_alike(secrets: tuple[bytes, bytes], seat: int) -> bool:
    """Whether the same can be done with both for long, the seat draws the same and the first one does not."""
    one, other = map(Foreseen, secrets)
    first_hands = [sorted(each.drawn[0]) for each in (one, other)]
    moves = 0
    while moves < MOST_MOVES and (action := same_action(one, other)) is not None:
        one.act(action)
        other.act(action)
        moves += 1
    return moves >= LEAST_MOVES and one.drawn[seat] == other.drawn[seat] and first_hands[0] != first_hands[1]


def same_action(one: Foreseen, other: Foreseen) -> int | None:
    """What is done in both games: the last that is legal in both."""
    (mover, legal), (also_mover, also) = one.turn, other.turn
    shared = [action for action in legal if action in also]
    return shared[-1] if shared and mover == also_mover else None


def alike(seat: int, pairs: int) -> list[tuple[bytes, bytes]]:
    """Pairs of secrets that nobody can tell apart who does not see what the first one holds."""
    known: dict[tuple[int, ...], list[bytes]] = {}
    found: list[tuple[bytes, bytes]] = []
    for number in range(MOST_SECRETS):
        secret = number.to_bytes(32, "big")
        before = known.setdefault(draws(secret, seat), [])
        found += [(first, secret) for first in before if are_alike((first, secret), seat)][:1]
        before.append(secret)
        if len(found) == pairs:
            return found
    raise AssertionError("no secrets are alike")


async def play(evenings: list[Evening]) -> int:
    """Play the same actions in both, as long as the hands allow it; return how many."""
    for number in itertools.count():
        (person, legal), (other, also) = [await evening.legal() for evening in evenings]
        actions = common(legal, also)
        if person != other or not actions or number == MOST_MOVES:
            break
        for evening in evenings:
            await think(evening, person, number)
            await evening.move(person, actions[-1])  # to pass comes last
    return number


async def think(evening: Evening, person: str, number: int) -> None:
    """Ask for what one's own device may think about, and have put into words what it is said to find."""
    guest, table = evening.guests[person], f"/api/tables/{evening.name}"
    seat = list(NUMBERS).index(person)
    await guest.ask("POST", f"{table}/think", {"seat": seat, "key": f"think-{number}"})
    await guest.ask("POST", f"{table}/told", said_to_be_found(seat, evening.length))
    if not any("/api/studies/" in text[:30] for text in guest.heard):  # everybody once
        await try_things(evening, person, number)


async def try_things(evening: Evening, person: str, number: int) -> None:
    """Begin a study of the running game, and try something for everybody in it."""
    guest, seat = evening.guests[person], list(NUMBERS).index(person)
    asked = {"table": evening.name, "at": evening.length, "key": f"study-{number}", "seat": seat}
    study = f"/api/studies/{(await guest.ask('POST', '/api/studies', asked)).json()['edit']}"
    node = "start"
    for _ in range(6):
        here = (await guest.ask("POST", f"{study}/look", {"node": node})).json()["tried"]
        actions = here["play"].get("legal") or [each["action"] for each in here["outcomes"]]
        done = await guest.ask("POST", f"{study}/do", {"parent": node, "action": actions[-1]})
        node = done.json()["tried"]["node"]
        found = said_to_be_found(seat, 0)
        told = {"node": node, "lines": found["lines"], "simulations": found["simulations"]}
        await guest.ask("POST", f"{study}/told", told)
    for path in ("", "/file", "/text"):
        await guest.ask("GET", study + path)
    for way, more in (("hint", {"node": node}), ("note", {"node": node, "name": "A"}), ("copy", {})):
        await guest.ask("POST", f"{study}/{way}", more)
    await guest.ask("POST", f"{study}/cut", {"node": node})
    await guest.ask("GET", "/api/studies")
    await guest.ask("GET", "/api/me/file")
    await guest.ask("DELETE", study)


async def fail(evening: Evening, person: str) -> None:
    """Have a command fail inside."""

    async def broken(_transaction: object) -> None:
        raise OSError("no space left")

    guest = evening.guests[person]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(evening.application.registry.journal, "append", broken)
        await guest.say(
            {"type": "command", "command": {"type": "rename", "key": "failing", "name": "Nobody"}}
        )
        await guest.answer()


async def converse(evening: Evening, person: str) -> None:
    """Have every kind of message and of answer sent to somebody who plays or watches."""
    guest, seat = evening.guests[person], {"bob": 1, "cem": 2, "eve": 0}[person]
    table = f"/api/tables/{evening.name}"
    await guest.do("rename", name=f"{person} too")
    guest._keys -= 1
    await guest.do("rename", name=f"{person} too")  # a duplicate
    await guest.do("move", seat=seat, seen=0, action={"type": "pass"})  # too late, or not allowed
    await guest.do("say", text="good evening")
    await guest.do("take_back", seat=seat, seen=0)
    await guest.do("start")  # refused
    await guest.do("commit", seal="0" * 64)  # too late
    await guest.do("open_number", number=NUMBERS["ada"])  # not awaited
    await fail(evening, person)
    await guest.say({"type": "nonsense"})
    for path in ("", "/events?since=0", "/invites", "/export", "/dice", "/events?since=x", "/positions/999"):
        await guest.ask("GET", table + path)
    await guest.ask("GET", f"{table}/replay")
    for way in ("review", "moments"):  # not while it runs
        await guest.ask("POST", f"{table}/{way}", {})
    for length in range(HANDS + 4):
        await guest.ask("GET", f"{table}/positions/{length}")
    for path in ("/api/tables", "/api/me/games", "/api/me/file"):
        await guest.ask("GET", path)
    await guest.ask("POST", "/api/me/forget", {})  # not while it runs
    invite = evening.application.registry.signer.invite(evening.name, "watch")
    await guest.ask("POST", f"{table}/join", {"invite": invite, "name": person})
    going_on = {"game": "dicke_daemonen", "name": person, "options": {}, "key": "on"}
    await guest.ask("POST", "/api/tables", {**going_on, "begun": {"table": evening.name, "at": HANDS}})
    guest.heard.append(re.sub(r"[\d.]+", "0", (await guest.http.get("/metrics")).text))
    await guest.ask("GET", f"/t/{evening.name}")
    await guest.ask("POST", f"{table}/commands", {"type": "rename", "key": "http", "name": f"{person} again"})
    await guest.ask("POST", f"{table}/commands", {"type": "start", "key": "start"})
    for asked in (0, 1, 2):
        for length in (HANDS, evening.length):
            begun = {"table": evening.name, "at": length, "key": f"{asked}-{length}", "seat": asked}
            await guest.ask("POST", "/api/studies", begun)
        await guest.ask("POST", f"{table}/hint", {"seat": asked, "key": f"hint-{asked}"})
        await guest.ask("POST", f"{table}/think", {"seat": asked, "key": f"think-{asked}"})
        for length in (HANDS, evening.length):
            await guest.ask("POST", f"{table}/told", said_to_be_found(asked, length))
        await guest.ask("POST", f"{table}/why", {"seat": asked, "action": {"type": "pass"}})
    await guest.ask("DELETE", table)
    assert guest.socket
    await guest.socket.close()
    await guest.connect(since=1)
    for _ in range(30):
        await guest.say("nonsense")
    await guest.hear_to_the_end()


def said_to_be_found(seat: int, length: int) -> Json:
    """All kinds of things that a device could say it has found."""
    lines = [
        {"action": action, "visits": 9, "value": 0.5, "line": [action + 1, 7]} for action in (0, 1, 5000)
    ]
    return {"seat": seat, "length": length, "lines": lines, "simulations": 9}


async def two_evenings(folder: Path, secrets: tuple[bytes, bytes], person: str) -> list[Evening]:
    """The same evening with both secrets, and everything asked that somebody could ask."""
    async with serving(folder / "one") as one, serving(folder / "other") as other:
        evenings = [Evening(*served, secret) for served, secret in zip((one, other), secrets, strict=True)]
        for evening in evenings:
            await evening.application.registry.bots.get_ready(GAME)
            await evening.begin()
        for evening, each in itertools.product(evenings, (person, "eve")):
            await evening.guests[each].open_list()
        played = await play(evenings)
        assert played >= LEAST_MOVES, "the hands had too little in common"
        for evening in evenings:
            for each in (person, "eve"):
                await evening.guests[each].hear_list()
                await converse(evening, each)
            await evening.close()
    return evenings


@pytest.mark.parametrize(("person", "seat"), [("bob", 1), ("cem", 2)])
def test_other_secrets_are_the_same_bytes_to_who_cannot_know_them(
    tmp_path: Path, person: str, seat: int
) -> None:
    for number, pair in enumerate(alike(seat, 3)):
        one, other = asyncio.run(two_evenings(tmp_path / str(number), pair, person))
        heard, also = one.heard(), other.heard()
        assert heard["ada"] != also["ada"]
        assert heard[person] == also[person]
        assert heard["eve"] == also["eve"]
        assert one.asked_of_bots[0] != other.asked_of_bots[0]
        assert one.asked_of_bots[seat] == other.asked_of_bots[seat]
        assert one.asked_of_bots[-1] == other.asked_of_bots[-1]
        check_that_everything_was_sent(heard[person], ANSWERS)
        check_that_everything_was_asked(heard[person])
        check_that_it_could_think(heard[person], seat)
        check_that_everything_was_sent(heard["eve"], ANSWERS - {"conflict"})
        check_that_nothing_is_shown(heard[person], seat)
        check_that_nothing_is_shown(heard["eve"], -1)


def test_the_types_that_are_compared_are_all_that_go_over_the_socket() -> None:
    types = [each for each in vars(messages).values() if isinstance(each, type) and issubclass(each, Struct)]
    tagged = {each for each in types if each.__struct_config__.tag}
    assert tagged == {*FROM_CLIENT, *FROM_SERVER, *LIST_FROM_SERVER}
    assert set(Unlisted.__struct_fields__) == {"id"}
    assert set(get_args(AnyAnswer)) == set(Answer.__subclasses__())


def check_that_everything_was_sent(heard: list[str], answers: set[str]) -> None:
    """Every type of message and answer occurred, so that the comparison was about all of them."""
    sent: list[Json] = [msgspec.json.decode(text) for text in heard if text.startswith("{")]
    assert {message["type"] for message in sent} == SOCKET_TYPES
    assert {message["answer"]["type"] for message in sent if message["type"] == "ack"} == answers
    events = {event["what"]["type"] for message in sent for event in message.get("events", [])}
    assert events >= OF_NUMBERS
    statuses = {text.split()[2] for text in heard if text.startswith(("GET", "POST", "DELETE"))}
    assert statuses >= {"200", "400", "403", "404", "409", "422"}
    assert any(text.startswith("GET") and "/replay 200" in text[:80] for text in heard), "no replay was sent"


def check_that_everything_was_asked(heard: list[str]) -> None:
    """Whatever can be asked over HTTP and has to do with tables was asked, so that it was compared."""
    asked = {
        tuple(text.split(maxsplit=2)[:2]) for text in heard if text.startswith(("GET", "POST", "DELETE"))
    }
    there = {(each.method, each.path) for each in table_of_endpoints()}
    of_games = {f"/api/{inquiry.path}" for name in NAMES for inquiry in game_named(name).inquiries}
    for method, path in there:
        pattern = re.sub(r"\{\w+\}", "[^/]*", path)
        if f"{method} {path}" not in OF_NO_TABLE and path not in of_games:
            found = [way for way, address in asked if re.fullmatch(pattern, address.partition("?")[0])]
            assert method in found, f"nobody asked {method} {path}"


def check_that_it_could_think(heard: list[str], seat: int) -> None:
    """What a device may think about was sent, and what was found in words."""
    for path in ("think", "told", "look", "do", "hint"):
        assert any(text.startswith("POST") and f"/{path} 200" in text[:80] for text in heard)
    sent = [text for text in heard if "/think 200" in text[:80]]
    assert all(f'"seat":{seat}' in text for text in sent)


def check_that_nothing_is_shown(heard: list[str], seat: int) -> None:
    """No hand but the own, no secret, no key of a command."""
    for text in heard:
        if (
            "/api/studies/" in text[:30]
        ):  # what others hold there is dealt anew: both evenings are equal in it
            continue
        for shown in re.findall(r'"hands":(\[.*?\])', text):
            for holder, hand in enumerate(msgspec.json.decode(shown)):
                assert (set(hand) == {"hidden"}) == (holder != seat)
    joined = "".join(heard)
    assert '"sights"' not in joined
    assert '"secret"' not in joined


def test_the_secret_of_the_dice_is_in_no_log_and_no_answer(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    secrets = alike(1, 1)[0]
    evenings = asyncio.run(two_evenings(tmp_path, secrets, "bob"))
    out, err = capfd.readouterr()
    for evening in evenings:
        for text in (out, err, *(each for texts in evening.heard().values() for each in texts)):
            assert evening.secret.hex() not in text


def test_before_its_time_no_number_and_no_secret_is_sent_to_anybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            evening = Evening(*served, bytes(range(32)))
            await evening.come()
            await evening.start()
            assert await sent_numbers(evening) == set()
            await evening.open_number("ada")
            assert await sent_numbers(evening) == {"ada"}
            await evening.open_number("bob")
            assert await sent_numbers(evening) == {"ada", "bob"}
            await evening.go_on()
            for person in ("bob", "cem", "eve"):
                await converse(evening, person)
            assert await sent_numbers(evening) == {"ada", "bob"}
            await evening.close()

    asyncio.run(run())


async def sent_numbers(evening: Evening) -> set[str]:
    """Whose numbers are in what was sent so far or is sent to who asks; the secret of the dice is not."""
    for guest in evening.guests.values():
        for path in ("", "/events?since=0", "/positions/0", "/replay", "/export", "/dice"):
            await guest.ask("GET", f"/api/tables/{evening.name}{path}")
    sent = "".join(text for guest in evening.guests.values() for text in guest.heard)
    assert evening.secret.hex() not in sent
    return {person for person, number in NUMBERS.items() if number in sent}
