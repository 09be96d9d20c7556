"""Fair dice."""

import hashlib
import hmac
from collections import Counter

from samedi.core.actions import to_builtins
from samedi.table.dice import RANGE, Dice, commitment
from samedi.table.events import Rolled
from samedi.table.settings import Settings
from tests.kuhn import ACTIONS, GAME, State
from tests.table.evening import SECRET, chevalier, kuhn

DICE = Dice(SECRET, "evening", ["00ff" * 4, "1234" * 4])


def test_the_commitment_is_the_hash_of_secret_and_table() -> None:
    assert commitment(SECRET, "evening") == hashlib.sha256(SECRET + b"|evening").hexdigest()
    assert commitment(SECRET, "evening") != commitment(SECRET, "morning")


def test_a_number_is_what_the_documentation_says() -> None:
    text = b"evening|00ff00ff00ff00ff,1234123412341234|7|0"
    drawn = int.from_bytes(hmac.new(SECRET, text, "sha256").digest()[:6], "big")
    assert DICE.below(6, 7) == drawn % 6


def test_numbers_depend_on_the_secret_the_table_the_entropy_and_the_count() -> None:
    others = [
        Dice(bytes(32), "evening", DICE.numbers),
        Dice(SECRET, "morning", DICE.numbers),
        Dice(SECRET, "evening", DICE.numbers[:1]),
        Dice(SECRET, "evening", DICE.numbers[::-1]),
    ]
    drawn = [[dice.below(10**9, roll) for roll in range(5)] for dice in (DICE, *others)]
    assert len({number for numbers in drawn for number in numbers}) == 25


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    bound = RANGE // 2 + 1  # nearly half of all draws are thrown away
    first = [DICE._draw(roll, 0) for roll in range(200)]
    drawn = [DICE.below(bound, roll) for roll in range(200)]
    assert all(number < bound for number in drawn)
    again = [roll for roll in range(200) if first[roll] >= bound]
    assert 60 < len(again) < 140
    assert all(drawn[roll] == first[roll] for roll in range(200) if roll not in again)


def test_faces_come_up_evenly() -> None:
    counts = Counter(DICE.below(6, roll) for roll in range(6_000))
    assert all(900 < counts[face] < 1_100 for face in range(6))


def test_an_outcome_is_counted_off_along_the_weights() -> None:
    state = State()
    GAME.start(state, GAME.resolve({}))
    drawn = DICE.below(3, 0)
    assert ACTIONS.structure(DICE.outcome(GAME, state, 0)) == ACTIONS.structure(drawn)


def test_every_roll_of_a_game_comes_from_its_count_on_the_way() -> None:
    evening = chevalier(settings=Settings(confirm=False)).finish()
    rolls = [event.what for event in evening.log if isinstance(event.what, Rolled)]
    assert [roll.roll for roll in rolls] == list(range(len(rolls)))
    assert evening.memory.secret == SECRET.hex()


def test_two_tables_with_the_same_secret_have_different_dice() -> None:
    first = kuhn().table._context
    assert Dice(SECRET, "evening", []).outcome(GAME, first.new_board(), 0) == first.memory.actions[0]
    throws = {name: [Dice(SECRET, name, []).below(6, k) for k in range(20)] for name in ("a", "b")}
    assert throws["a"] != throws["b"]
    assert to_builtins(ACTIONS.structure(0)) == {"type": "deal", "card": 0}
