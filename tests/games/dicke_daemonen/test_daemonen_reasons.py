"""Every refusal names the player's mistake and its clause."""

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest

from samedi.core.position import Position
from samedi.core.rng import seeded
from samedi.games.dicke_daemonen import GAME, reasons
from samedi.games.dicke_daemonen.model import Step
from samedi.words import LANGUAGES
from tests.games.dicke_daemonen.positions import over, play, position, refusal

Case = tuple[Callable[[], Position], str, str, str]


def at(players: int = 2, then: str = "", **set_up: Any) -> Callable[[], Position]:
    return lambda: play(position(players, **set_up), then)


HANDS: dict[str, Any] = {"hands": ("rbw", "g", "g")}
CASES: list[Case] = [
    (at(then="r5A -", bag="y", **HANDS), "*r", "daemonen-not-in-bag", "DD-1.2"),
    (at(**HANDS), "r12A", "daemonen-no-crossing", "DD-1.3"),
    (at(**HANDS), "r5O", "daemonen-no-field", "DD-1.3"),
    (at(**HANDS), "wO", "daemonen-no-field", "DD-1.3"),
    (at(**HANDS), "r5B", "daemonen-no-corner", "DD-1.3"),
    (at(**HANDS), "g5A", "daemonen-not-in-hand", "DD-2.2"),
    (at(hands=("rb", "g")), "wB", "daemonen-not-in-hand", "DD-2.2"),
    (at(**HANDS), "?r", "daemonen-awaits-place", "DD-2.2"),
    (at(**HANDS), "-", "daemonen-awaits-place", "DD-2.2"),
    (at(**HANDS), "*r", "daemonen-awaits-place", "DD-2.2"),
    (at(**HANDS), "wA", "daemonen-outer-ghost", "DD-2.3"),
    (at(ghosts="C", **HANDS), "wC", "daemonen-frozen", "DD-2.4"),
    (at(ghosts="C", **HANDS), "r5C", "daemonen-frozen", "DD-2.4"),
    (at(ghosts="C", demons="r5C", **HANDS), "r5C", "daemonen-frozen", "DD-2.4"),
    (at(demons="g5A", **HANDS), "r5A", "daemonen-corner-taken", "DD-2.5"),
    (at(**HANDS), "b5A", "daemonen-wrong-lines", "DD-2.5"),
    (at(then="r5A", **HANDS), "r7A", "daemonen-awaits-predict", "DD-2.6"),
    (at(then="r5A", **HANDS), "?g", "daemonen-not-in-hand", "DD-2.6"),
    (at(then="r5A", predicted={1: "b"}, **HANDS), "?b", "daemonen-colour-taken", "DD-2.6"),
    (at(1, then="r5A", **HANDS), "?g", "daemonen-not-in-hand", "DD-4.1"),
    (at(1, then="b0A ?r", hands=("rrbw",)), "?r", "daemonen-colour-taken", "DD-4.1"),
]


@pytest.mark.parametrize(("made", "action", "code", "clause"), CASES)
def test_a_refusal_gives_its_reason(
    made: Callable[[], Position], action: str, code: str, clause: str
) -> None:
    found = refusal(made(), action)
    assert (found.code, found.clause) == (code, clause)
    for language in LANGUAGES:
        assert found.say(language).endswith(f"({clause})")
        assert "@" not in found.say(language)


def test_a_draw_comes_before_anything_else() -> None:
    made = play(position(hands=("rb", "g")), "r5A -")
    assert refusal(made, "r7A").code == "chance-comes-first"


def test_the_reasons_name_what_stands_in_the_way() -> None:
    made = position(demons="g5A", hands=("rb", "g"))
    assert str(refusal(made, "r5A")) == ("That corner is taken: a green demon sits there. (DD-2.5)")
    assert str(refusal(made, "b9A")) == (
        "Only demons of the red and yellow strings can sit there, not a blue demon. (DD-2.5)"
    )


def test_after_the_end_nothing_is_possible() -> None:
    assert refusal(over(position()), "r5A").code == "game-is-over"


def test_every_reason_of_the_rules_is_reached_above() -> None:
    written = set(re.findall(r'Message\(\s*"([\w-]+)"', inspect.getsource(reasons)))
    steps = {f"daemonen-awaits-{step.name.lower()}" for step in Step if step not in (Step.OVER, Step.DRAW)}
    assert written | steps == {code for _, _, code, _ in CASES}


@pytest.mark.parametrize("players", [1, 3])
def test_every_action_of_a_random_game_is_described_or_refused_in_words(players: int) -> None:
    made = Position(GAME, {"players": players, "world": "ring"})
    rng = seeded("words")
    while not made.is_over:
        offered = set(made.legal_numbers())
        for number in {*offered, *range(players, len(GAME.actions), 97)}:
            message = GAME.describe(made.state, number) if number in offered else made.reason(number)
            assert "@" not in message.say("en")
        made.roll(rng)
