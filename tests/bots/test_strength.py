"""The page about strength tells what was played, and the ladder stands in its order."""

import pytest

from bench.strength import KEPT, PAGE, read
from bench.strength_contests import Contest, contests
from bench.strength_page import Kept, cells, mirrored, page
from samedi.bots.match import Note, SeatFailure
from samedi.bots.standings import Thought


def note(seats: list[str], winners: list[int], failure: SeatFailure | None = None) -> Note:
    return Note(0, seats, winners, [Thought()] * len(seats), failure)


def test_the_page_is_made_of_what_is_kept() -> None:
    assert KEPT.exists()
    assert PAGE.read_text(encoding="utf-8") == page(read())


def test_what_is_kept_belongs_to_the_levels_as_they_are() -> None:
    known = {contest.key for contest in contests()}
    assert set(read().games) <= known
    assert len(known) == len(list(contests()))


@pytest.mark.parametrize("contest", [each for each in contests() if each.chapter == "ladder"])
def test_nobody_on_the_ladder_is_weaker_than_the_one_below(contest: Contest) -> None:
    results = read().games.get(contest.key, "")
    assert mirrored(results)[0] > 0.5
    assert f"| `{contest.bots[0]}` | {cells(results, is_mirrored=True)} |" in page(read())


def test_every_seat_is_taken_equally_often() -> None:
    for contest in contests():
        fixtures = contest.fixtures(contest.arena())
        lines = [[bot == contest.bots[0] for bot in fixture.seats] for fixture in fixtures]
        taken = [sum(line) for line in zip(*lines, strict=True)]
        if contest.seating == "solo":
            assert taken[1] == 0
        else:
            assert max(taken) == min(taken)
        if contest.seating == "one against all":
            assert all(fixture.seats.count(contest.bots[1]) == 3 for fixture in fixtures)


def test_a_game_counts_for_the_bot_named_first() -> None:
    two = next(each for each in contests() if each.seating == "turns")
    first, second = two.bots
    assert [two.result(note([first, second], winners)) for winners in ([0], [1], [], [0, 1])] == [*"10=="]
    four = next(each for each in contests() if each.seating == "one against all")
    first, second = four.bots
    seats = [second, first, second, second]
    assert [four.result(note(seats, winners)) for winners in ([1], [0], [], [0, 1])] == [*"1001"]


def test_rates_come_with_their_counts_and_intervals() -> None:
    assert cells("11=0") == "4 | 2.5 | 62.5 % | 21.9\N{EN DASH}90.8 %"
    assert cells("") == "0 | | |"
    assert "master against greedy | 0 | | | |" in page(Kept())
