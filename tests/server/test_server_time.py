"""Clocks run by elapsed time, and stand still while no server is there."""

from pathlib import Path

from samedi.server.storage.port import Life
from samedi.server.tables.server_time import ServerTime
from tests.server.conftest import GENEROUS
from tests.server.serving import Line, Person, running, turn_of, two_at

HOUR = 3_600_000
MOVE_MS = 120_000  # longer than anything here takes
AN_HOUR_LATER = ("tests.server.in_time", "1000", str(HOUR), "1")
IN_A_HURRY = ("tests.server.in_time", "1000", str(2 * HOUR), "100")


class Machine:
    """A machine whose clock anybody may set."""

    def __init__(self, wall: int) -> None:
        self.wall, self.elapsed = wall, 500

    def time(self, *lives: Life) -> ServerTime:
        return ServerTime(lives, lambda: self.wall, lambda: self.elapsed)


def test_setting_the_machines_clock_changes_nothing() -> None:
    machine = Machine(10 * HOUR)
    server = machine.time()
    assert server.now() == 10 * HOUR
    for jump in (2 * HOUR, -4 * HOUR):
        machine.wall += jump
        machine.elapsed += 7
    assert server.now() == 10 * HOUR + 14


def test_after_a_restart_time_does_not_go_back() -> None:
    before = Life(started=5 * HOUR, until=9 * HOUR)
    server = Machine(8 * HOUR).time(before)
    assert server.now() == 9 * HOUR
    assert server.lost(since=8 * HOUR) == 0


def test_only_the_time_without_a_server_is_lost() -> None:
    lives = [Life(started=1000, until=2000), Life(started=2500, until=3000), Life(started=2900, until=3200)]
    machine = Machine(5000)
    server = machine.time(*lives)
    machine.elapsed += 100
    assert server.lost(since=1500) == 500 + 1800
    assert server.lost(since=2600) == 1800
    assert server.lost(since=4000) == 1000
    assert server.lost(since=5050) == 0
    assert server.lost(since=0) == 1000 + 500 + 1800


def clock_of(line: Line) -> tuple[int, int, int]:
    """Whose clock runs, how much is left on it, and since when it runs."""
    clock = line.view["clock"]
    return clock["running"], clock["left"][clock["running"]], clock["since"]


def test_nobody_loses_time_while_the_server_is_away(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS) as server:
        ada, bob, table = two_at(server, clock={"type": "per_move", "move_ms": MOVE_MS})
        asked = turn_of(ada.sit_down(table), bob.sit_down(table)).view["seat"]
        server.kill()
    with running(tmp_path, program=AN_HOUR_LATER, **GENEROUS) as server:
        people = [_again(server.url, person) for person in (ada, bob)]
        line = people[asked].sit_down(table)
        assert line.view["stage"] == "playing"
        seat, left, since = clock_of(line)
        assert (seat, left) == (asked, MOVE_MS)
        resumed = people[asked].get(f"/api/tables/{table}/events?since=0")["events"][-1]
        assert resumed["what"]["type"] == "resumed"
        assert resumed["what"]["lost_ms"] > HOUR / 2
        assert resumed["at"] - since <= MOVE_MS
        server.kill()
    with running(tmp_path, program=IN_A_HURRY, **GENEROUS) as server:
        line = _again(server.url, people[asked]).sit_down(table)
        line.wait_for(lambda view: view["stage"] == "over")  # what is left of the move runs out all the same
        assert line.view["ended"]["why"] == "time"


def _again(url: str, person: Person) -> Person:
    """The same person at a server that was started again."""
    person.url = url
    person.http.base_url = url
    person.http.headers["origin"] = url
    return person
