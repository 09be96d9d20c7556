"""Every process of a house is restarted and killed in turn while people play: nobody loses a move."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.faults.deploys import House, Member, PatientPlayer, ThinkingMember, check_log, house
from tests.faults.player import Json, Network
from tests.faults.slowness import slowness
from tests.services import Postgres, Redis

GAMES: list[tuple[str, Json]] = [
    ("chevalier_noir", {"players": 2, "board": "long"}),
    ("baron_voodoo", {"loas": ["mamy_wata", "papa_legba"]}),
    ("dicke_daemonen", {"players": 2, "world": "first-picture"}),
]
TABLES = 20
ROUNDS = int(os.environ.get("DEPLOY_ROUNDS", "5"))
PROCESSES = int(os.environ.get("DEPLOY_PROCESSES", "2"))  # servers, and as many thinkers
LONGEST_S = 3
PATIENCE_S = 120


async def sit_down(house: House, number: int) -> tuple[str, list[PatientPlayer]]:
    """Two people begin a game."""
    name, options = GAMES[number % len(GAMES)]
    pair = [
        PatientPlayer(house.proxy.url, f"p{number}-{seat}", Network(random.Random(10 * number + seat)))
        for seat in range(2)
    ]
    host, guest = pair
    await asyncio.gather(host.arrive(), guest.arrive())
    body = {"game": name, "name": host.name, "options": options, "settings": {"confirm": False}}
    made = await host.post("/api/tables", {**body, "key": "create", "seats": ["me", "open"]})
    commands = f"/api/tables/{made['id']}/commands"
    await guest.post("/api/join", {"invite": made["invites"]["play"], "name": guest.name})
    await guest.post(commands, {"type": "sit", "key": "sit", "seat": 1})
    await guest.post(commands, {"type": "ready", "key": "ready", "seat": 1})
    await host.post(commands, {"type": "start", "key": "start"})
    return str(made["id"]), pair


async def disturb(house: House) -> None:
    """Restart every process in turn, and kill it, again and again."""
    for _ in range(ROUNDS):
        members: list[Member | ThinkingMember] = [*house.servers, *house.thinkers]
        for member in members:
            for end in (member.stop, member.kill):
                await asyncio.to_thread(end)
                await asyncio.to_thread(member.begin)
                if isinstance(member, Member):
                    await asyncio.to_thread(house.proxy.wait_for, member.port)


async def evening(house: House) -> list[tuple[str, list[PatientPlayer]]]:
    """People play until everything has been restarted, and see the same in the end."""
    tables = [await sit_down(house, number) for number in range(TABLES)]
    playing = [
        asyncio.create_task(player.play(table, seat))
        for table, pair in tables
        for seat, player in enumerate(pair)
    ]
    await disturb(house)
    for _, pair in tables:
        for player in pair:
            player.is_tired = True
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE_S)
    for table, pair in tables:
        await check_screens(house, table, pair)
    return tables


async def check_screens(house: House, table: str, pair: list[PatientPlayer]) -> None:
    """Whoever reads on sees what a fresh visitor sees."""
    for player in pair:
        fresh = PatientPlayer(
            house.proxy.url, player.name, player.network, cookie=player.cookie, is_tired=True
        )
        await asyncio.wait_for(fresh.play(table, -1), PATIENCE_S)
        player._is_open = False
        await asyncio.wait_for(player.play(table, -1), PATIENCE_S)
        assert player.view == fresh.view


def test_no_move_is_lost_or_doubled_while_every_process_is_restarted_and_killed(
    tmp_path: Path, postgres: Postgres, redis: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(tmp_path, postgres, redis.url, PROCESSES) as made:
        with slowness() as slow:
            tables = asyncio.run(evening(made))
        events = sum(check_log(made, table, pair) for table, pair in tables)
    players = [player for _, pair in tables for player in pair]
    waits = sorted(wait for player in players for wait in player.waits)
    absences = sorted(absence for player in players for absence in player.absences)
    with capsys.disabled():
        print(
            f"\n{PROCESSES} servers and thinkers, {ROUNDS} rounds: "
            f"{len(waits)} moves of {len(players)} people, {events} events, none lost, none doubled; "
            f"an answer took {waits[len(waits) // 2]:.3f} s in the middle and {waits[-1]:.2f} s at most; "
            f"{len(absences)} reconnections, {absences[len(absences) // 2]:.3f} s and {absences[-1]:.2f} s; "
            f"the machine was {slow.middle:.1f} times as slow as alone, {slow.worst:.1f} times at worst"
        )
    assert max(waits[-1], absences[-1]) < LONGEST_S * slow.middle
