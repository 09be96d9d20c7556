"""The host: who it is, the links, and who is sent away."""

from samedi.table.commands import Leave, Ready, RenewLinks, SeatBot, SendAway, Sit, Start, Vacate, Watch
from samedi.table.events import Open
from samedi.table.limits import HOUSE, MOST_REMEMBERED
from samedi.table.settings import Settings
from tests.table.evening import Evening, kuhn


def test_when_the_host_leaves_a_player_is_the_host_and_never_a_watcher() -> None:
    evening = Evening()
    evening.do("bob", Watch, name="Bob")
    evening.do("cem", Sit, seat=1, name="Cem")
    evening.do("ada", Leave)
    assert evening.memory.host == "cem"
    evening.do("cem", Leave)
    assert evening.memory.host == ""
    assert evening.memory.seats[1].occupant == Open()
    assert evening.why("bob", RenewLinks) == "table-host-only"
    assert evening.why(HOUSE, RenewLinks) == "table-host-only"


def test_at_a_table_without_a_host_the_first_who_sits_down_is_the_host_and_can_start() -> None:
    evening = Evening()
    evening.do("bob", Watch, name="Bob")
    evening.do("ada", Leave)
    evening.do("bob", Sit, seat=0)
    evening.do("cem", Sit, seat=1, name="Cem")
    evening.do("cem", Ready, seat=1)
    evening.do("bob", Start)
    assert evening.memory.stage == "playing"


def test_a_host_who_looks_on_or_changes_the_seat_stays_the_host() -> None:
    evening = Evening(settings=Settings(watchers=0))
    evening.do("ada", Sit, seat=0)
    evening.do("ada", Vacate, seat=0)
    evening.do("bob", Sit, seat=0, name="Bob")
    evening.do("ada", Sit, seat=1)
    assert evening.memory.host == "ada"


def test_somebody_who_has_left_after_the_end_does_not_become_the_host() -> None:
    evening = kuhn().finish()
    evening.do("bob", Leave)
    evening.do("ada", Leave)
    assert evening.memory.host == ""
    evening.do("bob", Watch, name="Bob")
    assert evening.memory.host == "bob"


def test_whoever_has_left_the_seat_to_a_bot_may_become_the_host() -> None:
    evening = kuhn()
    evening.do("bob", SeatBot, seat=1, bot="greedy")
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    evening.do("ada", Leave)
    assert evening.memory.host == "bob"


def test_the_host_makes_links_void() -> None:
    evening = kuhn()
    assert evening.why("bob", RenewLinks) == "table-host-only"
    evening.do("ada", RenewLinks)
    assert evening.table.view_for(1).links == 1
    assert evening.replayed().memory.links == 1


def test_before_the_game_the_host_sends_anybody_away_and_they_do_not_come_back() -> None:
    evening = Evening()
    evening.do("bob", Sit, seat=1, name="Bob")
    assert evening.why("bob", SendAway, person="ada") == "table-host-only"
    assert evening.why("ada", SendAway, person="ada") == "table-so-already"
    assert evening.why("ada", SendAway, person="cem") == "table-not-here"
    evening.do("ada", SendAway, person="bob")
    assert evening.memory.seats[1].occupant == Open()
    assert not evening.table.is_present("bob")
    assert evening.why("bob", Watch, name="Bob") == "table-sent-away"
    assert evening.why("bob", Sit, seat=1, name="Bob") == "table-sent-away"
    assert evening.table.view_for(-1).sent_away == {"bob": "Bob"}
    evening.do("ada", SendAway, person="bob", is_away=False)
    evening.do("bob", Watch, name="Bob")


def test_once_the_game_has_begun_only_watchers_are_sent_away() -> None:
    evening = kuhn()
    evening.do("cem", Watch, name="Cem")
    assert evening.why("ada", SendAway, person="bob") == "table-plays-here"
    evening.do("bob", SeatBot, seat=1, bot="greedy")
    assert evening.why("ada", SendAway, person="bob") == "table-plays-here"
    evening.do("bob", Sit, seat=1)
    evening.do("ada", SendAway, person="cem")
    assert evening.memory.watchers == []
    evening.finish()
    assert evening.why("ada", SendAway, person="bob") == "table-plays-here"


def test_only_so_many_who_were_sent_away_are_remembered() -> None:
    evening = Evening()
    for number in range(MOST_REMEMBERED + 1):
        evening.do(f"p{number}", Watch, name=f"P {number}")
        evening.do("ada", SendAway, person=f"p{number}")
    assert len(evening.memory.sent_away) == MOST_REMEMBERED
    assert evening.memory.sent_away[-1] == f"p{MOST_REMEMBERED}"
