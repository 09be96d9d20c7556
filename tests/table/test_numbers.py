"""People's own numbers for the dice: sealed before the game, opened after the start."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.cli.main import main
from samedi.core.game import CHANCE
from samedi.table.commands import (
    Abandon,
    AddEntropy,
    AnswerTakeBack,
    Commit,
    Leave,
    Move,
    OpenNumber,
    Ready,
    Rematch,
    Resign,
    SeatBot,
    Sit,
    Start,
    TakeBack,
    Vacate,
)
from samedi.table.dice import Dice, seal
from samedi.table.events import NumbersMissed, Rolled, Started
from samedi.table.export import ExportedGame, verify
from samedi.table.limits import OPENING_MS
from samedi.table.refusals import Duplicate, UnfairDice
from samedi.table.settings import Fischer, Settings
from samedi.table.table import Table
from tests.kuhn import GAME as KUHN
from tests.table.evening import CHEVALIER, SECRET, Evening, chevalier, kinds, number_of

QUICK = Settings(confirm=False)
ADA, BOB, CEM = map(number_of, ("ada", "bob", "cem"))


def seated(players: int = 3, settings: Settings = QUICK) -> Evening:
    """People at Le Chevalier Noir who are ready; ada is the host and sits first."""
    evening = Evening(CHEVALIER, {"players": players}, settings)
    for seat, person in enumerate(("ada", "bob", "cem")[:players]):
        evening.do(person, Sit, seat=seat, name=person.capitalize())
        if person != "ada":
            evening.do(person, Ready, seat=seat)
    return evening


def started(*people: str, players: int = 3, settings: Settings = QUICK) -> Evening:
    """The game has begun, and these people have sealed their numbers."""
    evening = seated(players, settings)
    evening.seal(*people)
    evening.do("ada", Start)
    return evening


def wait(evening: Evening) -> list[str]:
    """Let the time for opening pass."""
    evening.now += OPENING_MS
    return kinds(evening.keep(evening.table.due(evening.now)))


def rolled(evening: Evening) -> list[Rolled]:
    return [event.what for event in evening.log if isinstance(event.what, Rolled)]


def falls_by(evening: Evening, *numbers: str) -> bool:
    """Whether the first five outcomes are those that follow from these numbers."""
    while len(rolled(evening)) < 5:
        evening.go_on()
    places = [place for place, actor in enumerate(evening.memory.actors) if actor == CHANCE][:5]
    dice = Dice(SECRET, "evening", numbers)
    boards = [evening.table.board_at(place) for place in places]
    expected = [dice.outcome(CHEVALIER, board, roll) for roll, board in enumerate(boards)]
    return expected == [evening.memory.actions[place] for place in places]


def test_a_seal_is_bound_to_the_number_the_table_and_the_person() -> None:
    assert seal(ADA, "evening", "ada") == hashlib.sha256(f"{ADA}|evening|ada".encode()).hexdigest()
    assert len({seal(ADA, "evening", "bob"), seal(ADA, "morning", "ada"), seal(BOB, "evening", "ada")}) == 3


def test_the_host_opens_first_and_the_others_after_that() -> None:
    evening = started("bob", "cem", "ada")
    assert [each.by for each in evening.memory.seals] == ["ada", "bob", "cem"]
    assert evening.why("bob", OpenNumber, number=BOB) == "table-number-not-awaited"
    evening.open("ada")
    assert evening.memory.opening is not None
    assert evening.memory.opening.awaits == ["bob", "cem"]
    evening.open("cem", "bob")
    assert evening.memory.opening is None
    assert evening.memory.numbers == [ADA, BOB, CEM], "the order is that of the start, not of who was faster"


def test_the_game_waits_until_all_are_open_and_then_goes_on_by_itself() -> None:
    evening = started("ada", "bob")
    assert (evening.table.asked, evening.table.bot_to_move) == (None, None)
    assert evening.table.awaits is not None
    assert evening.table.awaits.kind == "chance"
    assert evening.table.due(evening.now) == []
    evening.open("ada")
    assert evening.table.asked is None
    evening.open("bob")
    assert evening.asked == 0
    assert falls_by(evening, ADA, BOB)


def test_the_dice_depend_on_every_number() -> None:
    throws = set()
    for people in ((), ("ada",), ("bob",), ("ada", "bob")):
        evening = started(*people)
        evening.open(*people)
        throws.add(tuple(Dice(SECRET, "evening", evening.memory.numbers).below(6, k) for k in range(20)))
    assert len(throws) == 4


def test_a_table_at_which_nobody_seals_starts_at_once() -> None:
    evening = seated()
    assert kinds(evening.do("ada", Start)) == ["Started"]
    assert evening.asked == 0
    assert falls_by(evening)


def test_what_chance_decides_at_the_beginning_waits_for_the_numbers() -> None:
    evening = Evening(KUHN)
    evening.do("ada", Sit, seat=0)
    evening.do("ada", SeatBot, seat=1, bot="greedy")
    evening.seal("ada")
    assert kinds(evening.do("ada", Start)) == ["Started"]
    assert evening.table.due(evening.now) == []
    assert kinds(evening.do("ada", OpenNumber, number=ADA)) == ["NumberOpened"]
    assert evening.table.due_at == evening.now
    assert kinds(evening.keep(evening.table.due(evening.now))) == ["Rolled"] * 3
    assert evening.asked == 0


def test_nobody_lays_down_a_seal_once_the_game_has_begun() -> None:
    evening = started("ada", "bob")
    evening.open("ada")
    assert evening.why("cem", Commit, seal=seal(CEM, "evening", "cem")) == "table-stage-playing"
    assert evening.why("bob", Commit, seal="0" * 64) == "table-stage-playing"
    assert evening.why("cem", AddEntropy, entropy="ab" * 16) == "table-stage-playing"


def test_only_who_sits_seals_and_a_later_seal_takes_the_place_of_an_earlier_one() -> None:
    evening = seated()
    assert evening.why("eve", Commit, seal="0" * 64) == "table-no-seat"
    evening.do("bob", Commit, seal="0" * 64)
    evening.seal("bob", "cem")
    assert evening.why("cem", Commit, seal=seal(CEM, "evening", "cem")) == "table-seal-given"
    assert [(each.by, each.seal == "0" * 64) for each in evening.memory.seals] == [
        ("bob", False),
        ("cem", False),
    ]


def test_the_seal_of_somebody_who_has_no_seat_at_the_start_does_not_count() -> None:
    evening = seated()
    evening.seal("ada", "bob", "cem")
    evening.do("cem", Vacate, seat=2)
    evening.do("ada", SeatBot, seat=2, bot="greedy")
    (event,) = evening.do("ada", Start)
    assert isinstance(event.what, Started)
    assert [each.by for each in event.what.seals] == ["ada", "bob"]
    assert evening.why("cem", OpenNumber, number=CEM) == "table-number-not-awaited"


def test_only_the_sealed_number_opens() -> None:
    evening = started("ada", "bob")
    assert evening.why("ada", OpenNumber, number=BOB) == "table-number-other"
    evening.open("ada")
    assert evening.why("bob", OpenNumber, number=ADA) == "table-number-other"


def test_somebody_elses_seal_can_be_copied_but_not_opened() -> None:
    evening = seated()
    evening.seal("ada", "bob")
    evening.do("cem", Commit, seal=seal(BOB, "evening", "bob"))
    evening.do("ada", Start)
    evening.open("ada", "bob")
    assert evening.why("cem", OpenNumber, number=BOB) == "table-number-other"
    assert wait(evening) == ["NumbersMissed"]


def test_a_number_is_opened_once_and_two_screens_of_one_person_do_no_harm() -> None:
    evening = started("ada", "bob")
    evening.do("ada", OpenNumber, number=ADA, key="open-1")
    with pytest.raises(Duplicate):
        evening.table.decide(evening.command(OpenNumber, number=ADA, key="open-1"), "ada", evening.now)
    assert evening.why("ada", OpenNumber, number=ADA) == "table-number-not-awaited"


def test_several_seats_at_one_screen_have_one_number() -> None:
    evening = Evening(CHEVALIER, {"players": 3}, QUICK)
    for seat in range(3):
        evening.do("ada", Sit, seat=seat, name=f"Ada {seat}")
    evening.seal("ada")
    evening.do("ada", Start)
    evening.open("ada")
    assert evening.memory.numbers == [ADA]
    assert evening.asked == 0


def test_the_table_goes_on_without_who_does_not_open_and_names_them() -> None:
    evening = started("ada", "bob", "cem")
    evening.open("ada", "cem")
    evening.now += OPENING_MS - 1
    assert evening.table.due(evening.now) == []
    evening.now += 1
    (event,) = evening.keep(evening.table.due(evening.now))
    assert event.what == NumbersMissed(people=["bob"])
    evening.keep(evening.table.due(evening.now))
    assert [each.is_missing for each in evening.table.view_for(1).seals] == [False, True, False]
    assert falls_by(evening, ADA, CEM)
    assert evening.why("bob", OpenNumber, number=BOB) == "table-number-not-awaited", "too late"
    assert evening.memory.numbers == [ADA, CEM]


def test_who_is_fast_gives_nobody_else_more_time() -> None:
    evening = started("ada", "bob", "cem")
    evening.open("ada")
    first = evening.table.due_at
    evening.now += 3_000
    evening.open("cem")
    assert evening.table.due_at == first


def test_a_host_who_does_not_open_decides_before_anybody_else_has() -> None:
    evening = started("ada", "bob")
    assert wait(evening) == ["NumbersMissed"]
    assert evening.why("ada", OpenNumber, number=ADA) == "table-number-not-awaited"
    assert evening.table.asked is None
    evening.open("bob")
    assert falls_by(evening, BOB)


def test_if_nobody_opens_the_game_still_begins() -> None:
    evening = started("ada", "bob")
    assert [wait(evening), wait(evening)] == [["NumbersMissed"], ["NumbersMissed"]]
    evening.keep(evening.table.due(evening.now))
    assert falls_by(evening)


def test_after_a_break_people_have_time_to_come_back() -> None:
    evening = started("ada", "bob")
    evening.table = evening.replayed()
    later = evening.now + 3_600_000
    evening.table.wait_again(later)
    assert evening.table.due(later) == []
    assert evening.table.due_at == later + OPENING_MS
    evening.now = later + 1_000
    evening.open("ada", "bob")
    assert falls_by(evening, ADA, BOB)


def test_a_table_found_between_start_and_opening_goes_on_by_itself() -> None:
    evening = started("ada", "bob")
    evening.open("ada")
    evening.table = Table.restore(CHEVALIER, SECRET, evening.table.snapshot())
    assert wait(evening) == ["NumbersMissed"]
    evening.keep(evening.table.due(evening.now))
    assert evening.asked == 0


def test_clocks_stand_still_until_the_dice_are_whole() -> None:
    clock = Fischer(base_ms=600_000, increment_ms=0)
    evening = started("ada", "bob", settings=Settings(confirm=False, clock=clock))
    evening.now += 4_000
    evening.open("ada")
    evening.now += 4_000
    assert evening.memory.clock.running is None
    evening.open("bob")
    clocks = evening.memory.clock
    assert (clocks.running, clocks.since) == (0, evening.now)
    assert evening.memory.clock.left == [600_000] * 3


def test_nobody_moves_before_the_dice_are_whole() -> None:
    evening = started("ada", "bob")
    assert evening.why("ada", Move, seat=0, action={"type": "throw"}) == "table-not-your-turn"
    play = evening.table.view_for(0).play
    assert play is not None
    assert (play.asked, play.legal, play.awaits.kind) == (None, None, "chance")


def test_who_leaves_the_seat_to_a_bot_may_still_open_and_nobody_can_for_them() -> None:
    evening = started("ada", "bob", "cem")
    evening.do("bob", SeatBot, seat=1, bot="greedy")
    evening.open("ada", "cem")
    assert evening.why("cem", OpenNumber, number=BOB) == "table-number-not-awaited"
    evening.open("bob")
    assert evening.memory.numbers == [ADA, BOB, CEM]


def test_who_goes_away_before_opening_is_missed() -> None:
    evening = started("ada", "bob", "cem")
    evening.do("bob", SeatBot, seat=1, bot="greedy")
    evening.do("bob", Leave)
    evening.open("ada", "cem")
    wait(evening)
    evening.keep(evening.table.due(evening.now))
    assert [each.is_missing for each in evening.memory.seals] == [False, True, False]
    assert evening.asked == 0


def test_a_host_who_hands_the_table_on_meanwhile_does_not_change_the_order() -> None:
    evening = started("ada", "bob", "cem")
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    evening.do("ada", Leave)
    assert evening.memory.host != "ada"
    assert evening.memory.opening is not None
    assert evening.memory.opening.awaits == ["ada"]


def test_taking_back_never_rolls_again() -> None:
    evening = started("ada", "bob", players=2)
    evening.open("ada", "bob")
    for step in range(12):
        evening.go_on(step)
    before = evening.memory.actions[:]
    place = evening.memory.actors.index(0)
    evening.do("ada", TakeBack, seat=0, to=place)
    evening.do("bob", AnswerTakeBack, offer=evening.table.seq, accepts=True)
    assert evening.memory.actions == before[:place]
    assert evening.memory.numbers == [ADA, BOB]
    for step in range(12):
        evening.go_on(step)
    assert evening.memory.actions == before
    assert verify(evening_over(evening), CHEVALIER) > 0


def evening_over(evening: Evening) -> ExportedGame:
    evening.do("ada", Resign, seat=0)
    return ExportedGame.from_json(evening.table.export().to_json())


def test_a_rematch_has_a_new_secret_and_no_seal_of_before() -> None:
    evening = started("ada", "bob", players=2)
    evening.open("ada", "bob")
    evening.do("ada", Resign, seat=0)
    for person in ("ada", "bob"):
        evening.do(person, Rematch)
    again = Table(CHEVALIER, "evening.2", bytes(32))
    again.apply(evening.table.create_rematch(bytes(32), evening.now))
    assert (again.memory.seals, again.memory.numbers) == ([], [])
    assert again.memory.commitment not in ("", evening.memory.commitment)


@pytest.mark.parametrize("opened", [(), ("ada",)])
def test_a_game_given_up_before_the_dice_are_whole_is_over_and_verifies(opened: tuple[str, ...]) -> None:
    evening = started("ada", "bob", players=2)
    evening.open(*opened)
    evening.do("bob", Abandon)
    evening.do("ada", Abandon)
    assert evening.memory.opening is None
    assert evening.table.due_at is None
    game = ExportedGame.from_json(evening.table.export().to_json())
    assert verify(game, CHEVALIER) == 0
    assert game.dice.missing == []


def finished() -> ExportedGame:
    evening = started("ada", "bob", "cem")
    evening.open("ada", "cem")
    wait(evening)
    evening.keep(evening.table.due(evening.now))
    evening.finish()
    return ExportedGame.from_json(evening.table.export().to_json())


def test_an_exported_game_tells_whose_numbers_are_in_the_dice() -> None:
    game = finished()
    assert game.version == 2
    assert game.dice.numbers == [ADA, CEM]
    assert game.dice.missing == ["Bob"]
    assert verify(game, CHEVALIER) > 10


def sealed_otherwise(game: ExportedGame, place: int, **news: Any) -> ExportedGame:
    seals = game.dice.seals[:]
    seals[place] = msgspec.structs.replace(seals[place], **news)
    return msgspec.structs.replace(game, dice=msgspec.structs.replace(game.dice, seals=seals))


def test_numbers_that_were_not_sealed_so_are_found_out() -> None:
    game = finished()
    for place, news, code in (
        (0, {"number": BOB}, "table-verify-seal"),
        (0, {"seal": "0" * 64}, "table-verify-seal"),
        (0, {"by": "eve"}, "table-verify-seal"),
        (0, {"is_missing": True}, "table-verify-seal"),
        (1, {"is_missing": False}, "table-verify-unopened"),
        (1, {"by": "ada"}, "table-verify-sealed-twice"),
        (2, {"number": None, "is_missing": True}, "table-verify-outcome"),
        (1, {"number": BOB, "is_missing": False}, "table-verify-outcome"),
    ):
        with pytest.raises(UnfairDice) as caught:
            verify(sealed_otherwise(game, place, **news), CHEVALIER)
        assert caught.value.message.code == code
    turned = msgspec.structs.replace(game.dice, seals=game.dice.seals[::-1])
    with pytest.raises(UnfairDice):
        verify(msgspec.structs.replace(game, dice=turned), CHEVALIER)


def test_samedi_verify_says_whose_number_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(finished().to_json())
    assert main(["verify", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "in the dice: Ada, Cem." in said
    assert "went on without the number of Bob" in said


def test_samedi_verify_says_when_nobody_had_sealed_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(chevalier(settings=QUICK).finish().table.export().to_json())
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "Nobody had sealed a number" in capsys.readouterr().out
