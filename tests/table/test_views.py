"""What people are sent: nothing that they may not know, in any message."""

from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
import pytest

from samedi.core.game import SPECTATOR
from samedi.table import commands as c
from samedi.table.answers import respond, write_answer
from samedi.table.commands import Command
from samedi.table.dice import Dice, seal
from samedi.table.events import WHATS, Moved, Rolled, write_event
from samedi.table.limits import HOUSE, OPENING_MS
from samedi.table.settings import Fischer, Settings
from samedi.table.table import Table
from tests.kuhn import ACTIONS, DIE
from tests.kuhn import GAME as KUHN
from tests.table.evening import SECRET, kuhn

DEALS = {  # for each seat whose card is the secret, two deals with the same winner
    0: ((0, 2), (1, 2)),
    1: ((0, 1), (0, 2)),
}
NUMBER = "5" * 64
BET, PASS = {"type": "bet"}, {"type": "pass"}
SETTINGS = Settings(
    confirm=True, hints=True, clock=Fischer(base_ms=600_000, increment_ms=0), stand_in="greedy"
)


class Twins:
    """Two tables at which everything is the same but one card; what others are sent is compared."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, secretive: int) -> None:
        self.outsiders = [SPECTATOR, 1 - secretive]
        self.tables = [Table(KUHN, "evening", SECRET) for _ in range(2)]
        self.current = 0
        self.now = 1_000
        self.keys = 0
        self.sent: set[str] = set()
        monkeypatch.setattr(Dice, "outcome", self.deal(secretive))

    def deal(self, secretive: int) -> Callable[..., int]:
        """Outcomes as this test wants them: the secret card differs from table to table."""

        def outcome(_dice: Dice, _game: Any, _state: Any, roll: int) -> int:
            cards = DEALS[secretive][self.current]
            return cards[roll] if roll < 2 else DIE + 2

        return outcome

    def send(self, by: str, kind: type[Command], **fields: Any) -> None:
        """Send a command to both tables and compare the answers."""
        self.keys += 1
        if issubclass(kind, c.InGame):
            fields.setdefault("seen", self.tables[0].seq)
        fields.setdefault("key", f"k{self.keys}")
        command = c.read_command(msgspec.json.encode(kind(**fields)))
        answers, batches = [], []
        for number, table in enumerate(self.tables):
            self.current = number
            answer, events = respond(table, command, by, self.now)
            answers.append(write_answer(answer))
            batches.append(events)
        assert answers[0] == answers[1]
        self.compare(batches)

    def wait(self, time: int) -> None:
        """Let time pass."""
        self.now += time
        batches = []
        for number, table in enumerate(self.tables):
            self.current = number
            batches.append(table.due(self.now))
        self.compare(batches)

    def stop(self, time: int) -> None:
        """Let the server be away for a while."""
        self.now += time
        self.compare([table.resume(time, self.now) for table in self.tables])

    def forget(self, person: str) -> None:
        """Let somebody be known no more."""
        self.compare([table.forget(person, self.now) for table in self.tables])

    def compare(self, batches: list[list[Any]]) -> None:
        """Whatever outsiders are sent, one by one and as a view, is the same to the byte."""
        for pair in zip(*batches, strict=True):
            for table, event in zip(self.tables, pair, strict=True):
                table.apply(event)
            self.sent.add(type(pair[0].what).__name__)
            for seat in self.outsiders:
                first, second = (
                    write_event(table.event_for(event, seat))
                    for table, event in zip(self.tables, pair, strict=True)
                )
                assert first == second
                first, second = (msgspec.json.encode(table.view_for(seat)) for table in self.tables)
                assert first == second


def before_the_game(twins: Twins) -> None:
    twins.send("ada", c.Create, game="kuhn", name="Ada", options={})
    twins.send("ada", c.SetTable, settings=SETTINGS)
    twins.send("ada", c.SetOptions, options={"ante": 2})
    twins.send("ada", c.LetDraw, seat=0)
    twins.send("ada", c.Sit, seat=0)
    twins.send("bob", c.Sit, seat=1, name="Bob")
    twins.send("bob", c.AddEntropy, entropy="ab" * 10)
    for person in ("ada", "bob"):
        twins.send(person, c.Commit, seal=seal(NUMBER, "evening", person))
    twins.send("bob", c.Rename, name="Rob")
    twins.send("eve", c.Watch, name="Eve")
    twins.send("fay", c.Watch, name="Fay")
    twins.send("ada", c.SendAway, person="fay")
    twins.send("ada", c.RenewLinks)
    twins.send("ada", c.NameStandIn, bot="greedy")
    twins.send("bob", c.Ready, seat=1)
    twins.send("ada", c.Start)
    twins.send("bob", c.OpenNumber, number=NUMBER)
    twins.send("ada", c.OpenNumber, number=NUMBER)
    twins.wait(OPENING_MS)
    twins.wait(0)


def nonsense(twins: Twins) -> None:
    """Everything that is refused is refused in the same words."""
    for by, seat in product(("ada", "bob", "eve", HOUSE), range(3)):
        twins.send(by, c.Move, seat=seat, action={"type": "deal", "card": 1})
        twins.send(by, c.Move, seat=seat, action={"type": "deal", "card": 2})
        twins.send(by, c.Move, seat=seat, action=BET, seen=1)
        twins.send(by, c.Move, seat=seat, action=BET, key="k1")
        twins.send(by, c.TakeBack, seat=seat, to=0)


def the_game(twins: Twins) -> None:
    nonsense(twins)
    twins.send("ada", c.Move, seat=0, action=BET)
    twins.send("ada", c.TakeBack, seat=0)
    twins.send("ada", c.Move, seat=0, action=PASS)
    twins.send("ada", c.Confirm, seat=0)
    nonsense(twins)
    twins.send("ada", c.TakeHint, seat=0)
    twins.send("bob", c.SayPhrase, phrase="hello")
    twins.send("eve", c.Say, text="Hush")
    twins.send("ada", c.Mute, person="eve")
    twins.send("bob", c.Look, seat=1)
    twins.send("bob", c.Move, seat=1, action=BET)
    twins.send("bob", c.Confirm, seat=1)
    twins.send("bob", c.TakeBack, seat=1)
    twins.send("ada", c.AnswerTakeBack, offer=twins.tables[0].seq, accepts=True)
    twins.send("bob", c.SeatBot, seat=1, bot="greedy")
    twins.send("bob", c.Sit, seat=1)
    twins.send("bob", c.Abandon)


def played_to_its_end(twins: Twins) -> None:
    twins.send("bob", c.Move, seat=1, action=BET)
    twins.send("bob", c.Confirm, seat=1)
    twins.send("ada", c.Move, seat=0, action=BET)
    twins.send("ada", c.Rematch)
    twins.send("bob", c.Rematch)
    twins.send("eve", c.Leave)


def given_up(twins: Twins) -> None:
    twins.send("ada", c.Resign, seat=0)
    twins.forget("ada")


def taken_over(twins: Twins) -> None:
    twins.stop(5_000)
    twins.send("bob", c.SeatBot, seat=1, bot="greedy")
    twins.send("bob", c.Leave)
    twins.send("eve", c.Sit, seat=1)
    twins.send("ada", c.AnswerSeat, asked=twins.tables[0].seq, accepts=True)
    twins.send("ada", c.Resign, seat=0)


def timed_out(twins: Twins) -> None:
    twins.wait(700_000)


def abandoned(twins: Twins) -> None:
    twins.send("ada", c.Abandon)


ENDS = (played_to_its_end, given_up, taken_over, timed_out, abandoned)
NOT_HERE = {"Drawn", "DrawerNamed", "Unheard"}  # Kuhn draws nothing; nobody is sent out of hearing as such


@pytest.mark.parametrize("secretive", [0, 1])
def test_a_card_changes_nothing_that_others_are_sent(monkeypatch: pytest.MonkeyPatch, secretive: int) -> None:
    sent: set[str] = set()
    for end in ENDS:
        twins = Twins(monkeypatch, secretive)
        before_the_game(twins)
        the_game(twins)
        end(twins)
        nonsense(twins)
        sent |= twins.sent
        first, second = (table.view_for(secretive) for table in twins.tables)
        assert first != second
    assert sent == {what.__name__ for what in WHATS} - NOT_HERE


def test_a_seat_sees_its_own_card_and_the_others_see_that_there_is_one() -> None:
    evening = kuhn()
    deal = next(event for event in evening.log if isinstance(event.what, Rolled))
    card = deal.what.action["card"]
    looks = {seat: evening.table.event_for(deal, seat).what for seat in (-1, 0, 1)}
    assert looks[0].action == {"type": "deal", "card": card}
    assert looks[1].action == looks[-1].action == {"type": "deal", "card": None}
    assert all(look.sights == [] for look in looks.values())


def test_legal_actions_go_to_the_seat_that_acts_and_to_nobody_else() -> None:
    evening = kuhn()
    plays = {seat: evening.table.view_for(seat).play for seat in (-1, 0, 1)}
    assert [play.legal for play in plays.values() if play] == [None, [BET, PASS], None]
    evening.move()
    play = evening.table.view_for(0).play
    assert play is not None
    assert (play.legal, play.confirming, play.asked, play.length) == (None, True, 0, 4)


def test_keys_of_senders_are_not_passed_on() -> None:
    evening = kuhn()
    event = evening.move()[0]
    assert event.key is not None
    assert evening.table.event_for(event, 1).key is None


def test_a_view_is_json_at_every_stage_and_shows_the_result_at_the_end() -> None:
    evening = kuhn()
    for _ in range(10):
        for seat in (-1, 0, 1):
            view = evening.table.view_for(seat)
            assert msgspec.json.decode(msgspec.json.encode(view))["seq"] == evening.table.seq
        if evening.table.asked is None:
            break
        evening.go_on()
    play = evening.table.view_for(-1).play
    assert play is not None
    assert play.result is not None
    assert play.result["winners"] == evening.table.view_for(0).ended.winners  # type: ignore[union-attr]
    assert ACTIONS.number(ACTIONS.structure(0)) == 0
    assert any(isinstance(event.what, Moved) for event in evening.log)
