"""The list of a person's tables, while somebody looks at it."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from samedi.core.message import Message
from samedi.server.storage.port import SilentNotifier
from samedi.server.tables.lists import MOST_OPEN, Lists
from tests.server.serving import CHEVALIER, ListLine, Person, Running, running, turn_of, two_at


def test_whose_turn_it_is_is_told_to_both(server: Running) -> None:
    ada, bob, table = two_at(server)
    lists = {each.id: ListLine(each) for each in (ada, bob)}
    lines = [ada.sit_down(table), bob.sit_down(table)]
    for _ in range(6):
        turn_of(*lines).move()
    asked = turn_of(*lines).person
    for person, mine in lists.items():
        mine.wait_for(lambda cards, person=person: cards[table]["asks_you"] == (person == asked.id))
        mine.settle()
        assert mine.cards[table]["asks_you"] == (person == asked.id)


def test_who_plays_alone_is_in_nobodys_company(server: Running) -> None:
    ada = Person(server.url, "Ada")
    mine = ListLine(ada)
    solo = {"solo": {"loa": "erzulie_freda"}}
    table = ada.table("baron_voodoo", solo, ["me", {"bot": "zaz"}])["id"]
    mine.wait_for(lambda cards: cards.get(table, {}).get("stage") == "playing")
    assert [each["name"] for each in mine.cards[table]["seats"]] == ["Ada", ""]


def test_a_move_after_which_the_same_seat_is_asked_is_not_told(server: Running) -> None:
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    turn_of(*lines).move()  # from now on the list knows the table as it is
    mine = ListLine(ada)
    asked, told = turn_of(*lines).person.id, 0
    for _ in range(8):
        turn_of(*lines).move()
        before, asked = asked, turn_of(*lines).person.id
        told += before != asked
    mine.settle()
    assert [message["type"] for message in mine.heard].count("listed") == told < 8


def test_tables_come_to_the_list_begin_there_and_leave_it(server: Running) -> None:
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    hers, his = ListLine(ada), ListLine(bob)
    made = ada.table("chevalier_noir", CHEVALIER, ["me", "open"])
    table = made["id"]
    hers.wait_for(lambda cards: table in cards)
    assert hers.cards[table]["stage"] == "lobby"
    bob.join(made["invites"]["play"])
    his.wait_for(lambda cards: table in cards)
    bob.command(table, "sit", seat=1)
    hers.wait_for(lambda cards: cards[table]["seats"][1]["name"] == "Bob")
    bob.command(table, "ready", seat=1)
    ada.command(table, "start")
    his.wait_for(lambda cards: cards[table]["stage"] == "playing")
    ada.command(table, "resign", seat=0)
    his.wait_for(lambda cards: cards[table].get("winners") == [1])
    assert bob.http.delete(f"/api/tables/{table}").status_code == httpx.codes.NO_CONTENT
    his.wait_for(lambda cards: table not in cards)


def test_a_table_that_is_asked_for_again_stays_as_it_has_become(server: Running) -> None:
    ada = Person(server.url, "Ada")
    mine, again = ListLine(ada), {"key": "the-same"}
    table = ada.table("chevalier_noir", CHEVALIER, ["me", "open"], **again)["id"]
    ada.command(table, "seat_bot", seat=1, bot="random")
    mine.wait_for(lambda cards: table in cards and cards[table]["seats"][1]["type"] == "bot")
    assert ada.table("chevalier_noir", CHEVALIER, ["me", "open"], **again)["id"] == table
    mine.settle()
    assert mine.cards[table]["seats"][1]["type"] == "bot"


def test_a_table_that_is_removed_leaves_all_lists(server: Running) -> None:
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    made = ada.table("chevalier_noir", CHEVALIER, ["me", "open"])
    bob.join(made["invites"]["watch"])
    lists = [ListLine(ada), ListLine(bob)]
    assert ada.http.delete(f"/api/tables/{made['id']}").status_code == httpx.codes.NO_CONTENT
    for each in lists:
        each.wait_for(lambda cards: made["id"] not in cards)


def test_a_rematch_is_in_the_lists_of_both(server: Running) -> None:
    ada, bob, table = two_at(server)
    his = ListLine(bob)
    ada.command(table, "resign", seat=0)
    for each in (ada, bob):
        each.command(table, "rematch")
    his.wait_for(lambda cards: any(card["stage"] == "lobby" for card in cards.values()))


def test_who_is_sent_away_is_told_so_and_nothing_more(server: Running) -> None:
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    made = ada.table("chevalier_noir", CHEVALIER, ["me", "open"])
    table = made["id"]
    bob.join(made["invites"]["play"])
    his = ListLine(bob)
    ada.command(table, "send_away", person=bob.id)
    his.wait_for(lambda cards: table not in cards)
    ada.command(table, "seat_bot", seat=1, bot="random")
    ada.command(table, "start")
    his.settle()
    assert table not in his.cards


def test_nobody_hears_of_tables_of_others(server: Running) -> None:
    stranger = ListLine(Person(server.url, "Eve"))
    ada, bob, table = two_at(server)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    for _ in range(4):
        turn_of(*lines).move()
    stranger.settle()
    assert [message["type"] for message in stranger.heard] == ["list", "pong"]


def test_a_list_needs_a_person(server: Running) -> None:
    nobody = Person(server.url)
    nobody.http.cookies.clear()
    with pytest.raises(InvalidStatus) as refused:
        ListLine(nobody)
    assert refused.value.response.status_code == httpx.codes.UNAUTHORIZED


def test_a_list_takes_no_commands(server: Running) -> None:
    mine = ListLine(Person(server.url))
    mine.socket.send('{"type": "command", "command": {"type": "start", "key": "k"}}')
    assert mine.hear()["type"] == "error"
    mine.settle()


def test_who_opens_too_many_lists_loses_the_oldest(server: Running) -> None:
    ada = Person(server.url)
    first = ListLine(ada)
    others = [ListLine(ada) for _ in range(MOST_OPEN)]
    assert first.hear()["again"] is False
    with pytest.raises(ConnectionClosed):
        first.hear()
    table = ada.table("chevalier_noir", CHEVALIER)["id"]
    for each in others:
        each.wait_for(lambda cards: table in cards)


def test_after_a_restart_the_list_is_there_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = Person(server.url)
        table = ada.table("chevalier_noir", CHEVALIER, ["me", {"me": "Bob"}])["id"]
        mine = ListLine(ada)
        server.stop()
        assert mine.hear()["again"] is True
    with running(tmp_path) as server:
        ada.url = server.url
        assert ListLine(ada).cards[table]["asks_you"]


def test_a_list_that_nobody_looks_at_costs_nothing() -> None:
    class Reader:
        person = "ada"

        def send(self, message: bytes) -> None:
            raise AssertionError(message)

        def dismiss(self, message: Message, *, again: bool) -> None:
            raise AssertionError(message, again)

    lists, reader = Lists(SilentNotifier()), Reader()
    lists.open(reader)
    lists.close(reader)
    lists.close(reader)
    lists.removed("table", ["ada"])
    assert (lists.count, lists._readers) == (0, {})
