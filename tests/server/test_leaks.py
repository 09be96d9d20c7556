"""Nobody is sent anything of what is secret: other secrets, the same bytes, whatever is asked and told.

Two evenings are played with secrets of the dice by which one seat draws the same and the others do not.
Everybody does the same in both, so that whatever the seat and the watcher are sent must be the same too.
"""

import asyncio
import itertools
import re
from pathlib import Path

import msgspec
import pytest

from samedi.core.game import CHANCE
from samedi.core.message import Message
from samedi.games import game as game_named
from samedi.server.http.schemas import FROM_SERVER
from samedi.server.storage.port import Role
from samedi.server.tables.audience import Audience
from samedi.server.wire import You
from samedi.table.answers import Accepted, Outdated, Rejected, Repeated
from samedi.table.dice import Dice
from tests.server.secret_evening import OPTIONS, Evening, Json, common, name_for, serving

ROUNDS = 2
MOST_SECRETS = 5000  # tried to find some that are alike
HANDS = 12  # creatures that are drawn before the first turn
BESIDE = {"presence"}  # it comes at any time, and is looked at for itself
SOCKET_TYPES = {str(each.__struct_config__.tag) for each in FROM_SERVER} - BESIDE
ANSWERS = {str(each.__struct_config__.tag) for each in (Accepted, Outdated, Rejected, Repeated)}


class Ear:
    """A guest of a session who keeps every byte."""

    def __init__(self, person: str, role: Role) -> None:
        self.person, self.role = person, role
        self.audience = Audience(-1, is_player=False)
        self.you = You(person, role, [])
        self.heard: list[str] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message.decode())

    def dismiss(self, message: Message, *, again: bool) -> None:
        self.heard.append(f"{message} {again}")


def draws(secret: bytes) -> list[list[int]]:
    """What each seat draws in the first rounds of a game with this secret, if nobody predicts."""
    game = game_named("dicke_daemonen")
    state, out = game.state(), [0] * len(game.actions)
    game.start(state, game.resolve(OPTIONS))
    dice = Dice(secret, name_for(secret), [])
    drawn: list[list[int]] = [[], [], []]
    for roll in range(HANDS + 3 * ROUNDS):
        while game.rules.mover(state) != CHANCE:
            count = game.rules.legal(state, out)
            game.rules.apply(state, out[count - 1])  # to pass comes last
        seat = game.awaits(state).seat
        assert seat is not None
        drawn[seat].append(dice.outcome(game, state, roll))
        game.rules.apply(state, drawn[seat][-1])
    return drawn


def alike(seat: int, pairs: int) -> list[tuple[bytes, bytes]]:
    """Pairs of secrets by which a seat draws the same all the time, and the first one begins otherwise."""
    known: dict[tuple[int, ...], tuple[bytes, list[list[int]]]] = {}
    found: list[tuple[bytes, bytes]] = []
    for number in range(MOST_SECRETS):
        secret = number.to_bytes(32, "big")
        drawn = draws(secret)
        first, before = known.setdefault(tuple(drawn[seat]), (secret, drawn))
        if sorted(before[0][:4]) != sorted(drawn[0][:4]):
            found.append((first, secret))
            if len(found) == pairs:
                return found
    raise AssertionError("no secrets are alike")


async def play(evenings: list[Evening]) -> int:
    """Play the same actions in both, as long as the hands allow it; return how many."""
    for number in itertools.count():
        (person, legal), (other, also) = [await evening.legal() for evening in evenings]
        actions = common(legal, also)
        if person != other or not actions or number == 2 * 3 * ROUNDS:
            break
        for evening in evenings:
            await evening.move(person, actions[-1])  # to pass comes last
    return number


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
    await guest.say({"type": "nonsense"})
    for path in ("", "/events?since=0", "/invites", "/export", "/dice", "/events?since=x", "/positions/999"):
        await guest.ask("GET", table + path)
    await guest.ask("GET", f"{table}/replay")
    for length in range(HANDS + 4):
        await guest.ask("GET", f"{table}/positions/{length}")
    await guest.ask("GET", "/api/tables")
    guest.heard.append(re.sub(r"[\d.]+", "0", (await guest.http.get("/metrics")).text))
    await guest.ask("GET", f"/t/{evening.name}")
    await guest.ask("POST", f"{table}/commands", {"type": "rename", "key": "http", "name": f"{person} again"})
    await guest.ask("POST", f"{table}/commands", {"type": "start", "key": "start"})
    for asked in (0, 1, 2):
        await guest.ask("POST", f"{table}/hint", {"seat": asked, "key": f"hint-{asked}"})
        await guest.ask("POST", f"{table}/why", {"seat": asked, "action": {"type": "pass"}})
    await guest.ask("DELETE", table)
    assert guest.socket
    await guest.socket.close()
    await guest.connect(since=1)
    for _ in range(30):
        await guest.say("nonsense")
    await guest.hear_to_the_end()


async def two_evenings(folder: Path, secrets: tuple[bytes, bytes], person: str) -> list[Evening]:
    """The same evening with both secrets, and everything asked that somebody could ask."""
    async with serving(folder / "one") as one, serving(folder / "other") as other:
        evenings = [Evening(*served, secret) for served, secret in zip((one, other), secrets, strict=True)]
        for evening in evenings:
            await evening.begin()
        played = await play(evenings)
        assert played > 3 * ROUNDS, "the hands had too little in common"
        for evening in evenings:
            for each in (person, "eve"):
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
        check_that_everything_was_sent(heard["eve"], ANSWERS - {"conflict"})
        check_that_nothing_is_shown(heard[person], seat)
        check_that_nothing_is_shown(heard["eve"], -1)


def check_that_everything_was_sent(heard: list[str], answers: set[str]) -> None:
    """Every type of message and answer occurred, so that the comparison was about all of them."""
    messages: list[Json] = [msgspec.json.decode(text) for text in heard if text.startswith("{")]
    assert {message["type"] for message in messages} == SOCKET_TYPES
    assert {message["answer"]["type"] for message in messages if message["type"] == "ack"} == answers
    statuses = {text.split()[2] for text in heard if text.startswith(("GET", "POST", "DELETE"))}
    assert statuses >= {"200", "400", "403", "404", "409", "422"}
    assert any(text.startswith("GET") and "/replay 200" in text[:80] for text in heard), "no replay was sent"


def check_that_nothing_is_shown(heard: list[str], seat: int) -> None:
    """No hand but the own, no secret, no key of a command."""
    for text in heard:
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
