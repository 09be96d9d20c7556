"""Every refusal names the player's mistake and its clause."""

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest

from samedi.core.position import Position
from samedi.core.rng import seeded
from samedi.games.chevalier_noir import GAME, reasons
from samedi.games.chevalier_noir.model import Step
from tests.games.chevalier_noir.positions import play, position, refusal

Case = tuple[Callable[[], Position], str, str, str]


def start(actions: str = "", **options: Any) -> Callable[[], Position]:
    return lambda: play(Position(GAME, {"players": 2, **options}), actions)


def at(*args: Any, then: str = "", **options: Any) -> Callable[[], Position]:
    return lambda: play(position(*args, **options), then)


AT_20 = {"north": {"grand": 20}}
NEAR = {"north": {"grand": 53, "gros": "t4", "mince": "t6", "petit": "home"}}
CASES: list[Case] = [
    (start(), "N@3", "chevalier-awaits-first_pawn", "CN-2.2"),
    (start(), "+G6", "chevalier-awaits-first_pawn", "CN-2.2"),
    (start("+G +G"), "+O", "chevalier-awaits-set_knight", "CN-2.3"),
    (start("+G +G"), "N@0", "chevalier-cell-taken", "CN-2.3"),
    (start("+G +G", board="short"), "N@40", "chevalier-no-such-cell", "CN-1.3"),
    (at(), ":N", "chevalier-no-such-face", "CN-1.4"),
    (at(throw=[1, 2]), ":3", "chevalier-no-such-face", "CN-1.4"),
    (at(throw=[5, 4, 2]), "N@4", "chevalier-awaits-move", "CN-3.1"),
    (at(throw=[6, 4, 2]), "+G", "chevalier-awaits-move", "CN-3.1"),
    (at(throw=[5, 4, 2]), ":4", "chevalier-awaits-move", "CN-3.1"),
    (at(throw=[5, 4, 2]), "N3", "chevalier-no-such-die", "CN-3.1"),
    (at(throw=[5, 4, 2]), "G3", "chevalier-no-such-die", "CN-3.1"),
    (at(throw=[5, 4, 2]), "+G6", "chevalier-no-such-die", "CN-3.1"),
    (at(throw=[5, 4, 2], pawns=AT_20), "N4", "chevalier-ride-not-needed", "CN-3.2"),
    (at(throw=[5, 4, "black"], pawns=AT_20, strict=True, then="G5"), "G4", "chevalier-must-ride", "CN-3.3"),
    (at(throw=[6, 4, "black"], pawns=AT_20, strict=True, then="G4"), "+O6", "chevalier-must-ride", "CN-3.3"),
    (at(throw=[6, 4, 2]), "G4", "chevalier-in-start", "CN-3.4"),
    (at(throw=[6, 4, 2], pawns=AT_20), "+G6", "chevalier-not-in-start", "CN-3.4"),
    (at(throw=[6, 4, 2], pawns={"north": {"grand": 0}}), "+O6", "chevalier-couronne-taken", "CN-3.4"),
    (at(4, throw=[6, 4, 2], pawns={"south": {"grand": 0}}), "+O6", "chevalier-couronne-taken", "CN-3.4"),
    (at(throw=[5, 4, 2], pawns=NEAR), "G4", "chevalier-past-porte", "CN-4.6"),
    (at(3, throw=[5, 4, 2], pawns={"east": {"grand": 9}}, seat=1), "G5", "chevalier-past-porte", "CN-4.6"),
    (at(throw=[5, 4, 2], pawns=NEAR), "O4", "chevalier-past-arrivee", "CN-4.7"),
    (
        at(throw=[6, 4, 2], pawns={"north": {"grand": 39}}, board="short"),
        "G6",
        "chevalier-past-arrivee",
        "CN-4.7",
    ),
    (at(throw=[5, 4, 2], pawns=NEAR), "O2", "chevalier-tresor-taken", "CN-4.7"),
    (at(throw=[5, 4, 2], pawns=NEAR), "P4", "chevalier-at-home", "CN-4.7"),
    (at(throw=[5, 4, 2], pawns={"north": {"grand": 20, "gros": 24}}), "G4", "chevalier-own-pawn", "CN-4.2"),
    (
        at(4, throw=[5, 4, 2], pawns={"north": {"grand": 20}, "south": {"gros": 24}}),
        "G4",
        "chevalier-partner-pawn",
        "CN-6.2",
    ),
    (
        at(throw=[5, 4, 2], pawns={"north": {"gros": 20}, "south": {"grand": 24}}),
        "O4",
        "chevalier-not-stronger",
        "CN-4.2",
    ),
    (
        at(throw=[5, 4, 2], pawns={"south": {"grand": 7}}, then="N4"),
        "N2",
        "chevalier-awaits-displace",
        "CN-5.2",
    ),
    (at(throw=[5, 4, 2], pawns={"south": {"grand": 7}}, then="N4"), "@42", "chevalier-gate", "CN-5.2"),
    (
        at(throw=[5, 4, 2], pawns={"south": {"grand": 7}}, then="N4"),
        "@7",
        "chevalier-cell-has-knight",
        "CN-5.2",
    ),
    (
        at(throw=[5, 4, 2], pawns={"south": {"grand": 7, "gros": 9}}, then="N4"),
        "@9",
        "chevalier-cell-taken",
        "CN-5.2",
    ),
    (
        at(throw=[5, 4, 2], pawns={"south": {"grand": 7}}, board="short", then="N4"),
        "@55",
        "chevalier-no-such-cell",
        "CN-1.3",
    ),
    (at(throw=[5, 4, 2], pawns=AT_20, knight=24, then="G4"), "G2", "chevalier-awaits-push", "CN-5.4"),
    (at(throw=[5, 4, 2], pawns=AT_20, knight=24, then="G4"), "N@24", "chevalier-cell-taken", "CN-5.4"),
]


@pytest.mark.parametrize(("made", "action", "code", "clause"), CASES)
def test_a_refusal_gives_its_reason(
    made: Callable[[], Position], action: str, code: str, clause: str
) -> None:
    found = refusal(made(), action)
    assert (found.code, found.clause) == (code, clause)
    assert found.say("en").endswith(f"({clause})")
    assert found.say("fr").endswith(f"({clause})")
    assert "@" not in found.say("en") + found.say("fr")


def test_a_refusal_is_a_sentence() -> None:
    told = refusal(position(throw=[5, 4, 2], pawns={"north": {"grand": 52}}), "G4")
    assert str(told) == "4 is too much: Grand has to stop exactly on its Porte. (CN-4.6)"
    assert told.say("fr").endswith("exactement sur sa Porte. (CN-4.6)")


def test_the_dice_come_first() -> None:
    assert refusal(position(), "G4").code == "chance-comes-first"
    assert GAME.reason(position().state, GAME.actions.parse("G4")).code == "chevalier-awaits-roll"


def test_after_the_end_nothing_is_possible() -> None:
    pawns = {"north": {"grand": "home", "gros": "home", "mince": "home", "petit": "t6"}}
    made = play(position(pawns=pawns, throw=[1, 4, 2]), "P1")
    assert refusal(made, "N4").code == "game-is-over"


def test_every_reason_of_the_rules_is_reached_above() -> None:
    written = set(re.findall(r'Message\(\s*"([\w-]+)"', inspect.getsource(reasons)))
    steps = {f"chevalier-awaits-{step.name.lower()}" for step in Step if step != Step.OVER}
    assert written | steps == {code for _, _, code, _ in CASES} | {"chevalier-awaits-roll"}


def test_every_action_of_a_random_game_is_described_or_refused_in_words() -> None:
    made = Position(GAME, {"players": 4, "strict": True})
    rng = seeded("words")
    for _ in range(300):
        offered = set(made.legal_numbers())
        for number in range(len(GAME.actions)):
            message = made.describe(number) if number in offered else made.reason(number)
            assert "@" not in message.say("en")
        made.roll(rng)
