"""Who plays whom: evenly, and the same again for a longer arena."""

import dataclasses
from collections import Counter
from typing import Any

import pytest

from samedi.bots.schedule import line_ups, schedule
from samedi.core.errors import BadOptions
from samedi.core.message import Message
from samedi.core.position import Position
from samedi.games import game
from tests import kuhn

CHEVALIER = game("chevalier_noir")


@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcde"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_bot_takes_each_seat_equally_often(bots: str, seats: int) -> None:
    line_up = list(line_ups(bots, seats))
    taken = Counter((bot, seat) for seating in line_up for seat, bot in enumerate(seating))
    assert set(taken) == {(bot, seat) for bot in bots for seat in range(seats)}
    assert len(set(taken.values())) == 1
    assert len(set(line_up)) == len(line_up)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}])
def test_games_of_a_deal_mirror_each_other(options: dict[str, Any]) -> None:
    fixtures = schedule(CHEVALIER, options, ["a", "b"], 7)
    assert [fixture.deal for fixture in fixtures] == [0, 0, 1, 1, 2, 2, 3]
    for one, other in zip(fixtures[::2], fixtures[1::2], strict=False):
        assert one.options == other.options
        assert one.seats == ["b" if bot == "a" else "a" for bot in other.seats]


def test_each_pair_meets_equally_often_and_early() -> None:
    met = Counter(frozenset(seating) for seating in list(line_ups("abcd", 2))[:6])
    assert set(met.values()) == {1}
    assert len(met) == 6


def test_two_bots_at_four_seats_sit_across_from_themselves() -> None:
    assert set(line_ups("ab", 4)) == {tuple("abab"), tuple("baba")}


def test_bots_of_a_full_table_sit_in_every_order() -> None:
    assert len(set(line_ups("abcd", 4))) == 24


def test_a_longer_arena_begins_with_the_shorter_one() -> None:
    options = {"players": 3}
    short = schedule(CHEVALIER, options, ["random", "greedy"], 7)
    assert schedule(CHEVALIER, options, ["random", "greedy"], 30)[:7] == short
    assert [fixture.number for fixture in short] == list(range(7))
    assert short[0].options == Position(CHEVALIER, options).options


def test_options_that_name_something_for_each_seat_are_turned_too() -> None:
    baron = game("baron_voodoo")
    loas = ["mamy_wata", "papa_legba"]
    played = schedule(baron, {"loas": loas, "first": 1}, ["a", "b"], 8)
    taken = Counter((fixture.seats[0], fixture.options["loas"][0]) for fixture in played)
    assert set(taken.values()) == {2}
    assert len(taken) == 4
    assert all(fixture.options["first"] == 1 for fixture in played)


def test_turns_that_the_rules_refuse_are_left_out() -> None:
    baron = game("baron_voodoo")

    def without_mamy_wata_first(options: Any) -> Any:
        if options.loas and options.loas[0] == "mamy_wata":
            raise BadOptions(Message("options-invalid"))
        return baron.check(options)

    strict = dataclasses.replace(baron, check=without_mamy_wata_first)
    loas = ["papa_legba", "erzulie_freda", "mamy_wata", "gran_bwa"]
    played = schedule(strict, {"loas": loas}, ["a", "b"], 24)
    firsts = Counter(fixture.options["loas"][0] for fixture in played)
    assert firsts == {"papa_legba": 8, "erzulie_freda": 8, "gran_bwa": 8}


def test_options_without_lists_stay_as_they_are() -> None:
    assert {str(fixture.options) for fixture in schedule(kuhn.GAME, {}, ["a", "b"], 5)} == {"{'ante': 1}"}
