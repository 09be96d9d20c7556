"""The bots of a table: nobody waits for a compiler."""

import time
from collections.abc import Iterator

import pytest

import samedi
from samedi.bots.crew import STAND_IN, Choice, Crew
from samedi.bots.simple import BOTS
from samedi.core.position import Position
from tests import kuhn


def bet() -> Position:
    position = Position(kuhn.GAME, {})
    for text in ("d0", "d2", "x5", "bet"):
        position.play(text)
    return position


@pytest.fixture
def crew() -> Iterator[Crew]:
    made = Crew(kuhn.GAME, bet().hidden(0))
    yield made
    made.close()


def choose(crew: Crew, name: str) -> Choice:
    return crew.choose(name, bet().hidden(1), 1, samedi.seeded(1))


def test_a_stand_in_moves_until_the_search_is_ready_and_then_no_more(crew: Crew) -> None:
    crew._patience = 0.0
    begun = time.perf_counter()
    first = choose(crew, "expert")
    assert time.perf_counter() - begun < 0.5
    assert first.is_stand_in
    assert first.action == BOTS[STAND_IN](kuhn.GAME, bet().hidden(1), 1, samedi.seeded(1))
    assert crew.thinker(120)
    second = choose(crew, "expert")
    assert not second.is_stand_in
    assert kuhn.GAME.actions.text(second.action) == "bet"


def test_a_simple_bot_starts_no_worker(crew: Crew) -> None:
    assert not choose(crew, "random").is_stand_in
    assert crew._thinker is None


def test_a_worker_that_dies_is_stood_in_for(crew: Crew) -> None:
    thinker = crew.thinker(120)
    assert thinker
    thinker._process.kill()
    assert choose(crew, "expert").is_stand_in
    assert choose(crew, "expert").is_stand_in


def test_a_crew_can_leave_while_the_worker_gets_ready(crew: Crew) -> None:
    assert crew.thinker(0) is None
    begun = time.perf_counter()
    crew.close()
    assert time.perf_counter() - begun < 2
