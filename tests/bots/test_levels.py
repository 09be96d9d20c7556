"""Eight levels: settings that a game gives, mistakes of a mood, a mood that lasts a turn."""

from collections import Counter
from typing import Any

import pytest

import samedi
from samedi.bots.ladder import KNOWN, NAMES, UnknownBot, check_named, level_of, stand_in
from samedi.bots.level import mood_of, picked
from samedi.bots.protocol import Variation
from samedi.core.game import USUAL_RUNGS, Game
from samedi.core.position import Position, begun
from samedi.games import NAMES as GAMES
from samedi.games import game
from tests import kuhn

FOUND = [Variation(7, 30, 0.62, []), Variation(3, 20, 0.60, []), Variation(5, 10, 0.35, [])]
MOODS = [number / 1000 for number in range(1000)]


def tables() -> list[tuple[str, str]]:
    return [(name, table) for name in GAMES for table in game(name).tables]


@pytest.mark.parametrize(("name", "table"), tables())
def test_every_table_of_every_game_has_eight_levels_up_to_one_without_mistakes(name: str, table: str) -> None:
    chosen: Game[Any] = game(name)
    rungs = chosen.rungs_for(Position(chosen, chosen.tables[table]).state)
    assert len(rungs) == len(set(rungs)) == len(NAMES) == 8
    assert rungs[-1].temperature == 0
    assert rungs[-1].is_judged
    assert {chosen.kind(Position(chosen, options).state) for options in chosen.tables.values()} <= {
        *("solo", "two", "three", "four", "teams")
    }


def test_a_game_that_says_nothing_has_the_usual_levels() -> None:
    state = Position(kuhn.GAME, {}).state
    first, last = level_of(NAMES[0]), level_of(NAMES[-1])
    assert first is not None
    assert last is not None
    assert first.at(kuhn.GAME, state).temperature == USUAL_RUNGS[0].temperature > 0
    assert last.at(kuhn.GAME, state).simulations == USUAL_RUNGS[-1].simulations


def test_who_is_near_to_chance_is_stood_in_for_by_chance() -> None:
    levels = [level_of(name) for name in NAMES]
    assert [stand_in(level) for level in levels if level] == ["random"] * 2 + ["greedy"] * 6


def test_without_a_temperature_the_best_is_done_in_any_mood() -> None:
    assert {picked(FOUND, 0, mood) for mood in MOODS} == {7}


def test_the_worse_an_action_is_the_rarer_it_is_done() -> None:
    done = Counter(picked(FOUND, 100, mood) for mood in MOODS)
    assert done[7] > done[3] > done[5] > 0
    assert done[3] / done[7] == pytest.approx(0.82, abs=0.02)  # exp(-20 / 100)
    cold = Counter(picked(FOUND, 10, mood) for mood in MOODS)
    assert cold[5] == 0 < cold[3] < done[3]


def test_the_better_the_mood_the_better_the_choice() -> None:
    values = {each.action: each.value for each in FOUND}
    chosen = [values[picked(FOUND, 100, mood)] for mood in MOODS]
    assert chosen == sorted(chosen, reverse=True)


def test_a_mood_belongs_to_a_turn_and_another_turn_has_another() -> None:
    assert mood_of("table", 0, 12) == mood_of("table", 0, 12)
    assert len({mood_of("table", seat, turn) for seat in range(2) for turn in range(50)}) == 100
    assert all(0 <= mood_of(number) < 1 for number in range(200))


def test_a_turn_begins_where_somebody_else_or_chance_has_acted() -> None:
    assert begun([], 0) == 0
    assert begun([-1, 0, 0, 1, 1, 1], 1) == 3
    assert begun([-1, 0, 0, 1, 1, 1], 0) == 6
    assert begun([0, -1], 0) == 2


def test_all_decisions_of_a_turn_know_when_it_began() -> None:
    position, rng = samedi.start("baron_voodoo", loas=["mamy_wata", "papa_legba"]), samedi.seeded(4)
    turns: list[tuple[int, int]] = []
    while len(turns) < 40:
        mover = position.game.rules.mover(position.state)
        if mover >= 0:
            turns.append((position.turn, mover))
        position.roll(rng)
    assert len({turn for turn, _ in turns}) == len(set(turns)), "a turn is one seat's"
    assert len(set(turns)) < len(turns), "some turns have several decisions"
    position.undo()
    assert position.turn <= len(position.history_numbers)


def test_a_search_with_a_temperature_can_be_named() -> None:
    for name, is_judged in (("search:60~200", False), ("judged:60~200", True)):
        level = level_of(name)
        assert level is not None
        assert (level.simulations, level.temperature, level.is_judged) == (60, 200, is_judged)


def test_names_of_earlier_times_still_sit_at_tables_and_free_ones_never_do() -> None:
    assert {"random", "greedy", "beginner", "regular", "expert", "master"} < {*KNOWN}
    for name in KNOWN:
        check_named(name)
    for name in ("search:300", "judged:300@file"):
        with pytest.raises(UnknownBot):
            check_named(name)
