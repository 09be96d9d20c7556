"""What people type is said as it is, also where it looks like a reference to other words."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from samedi.bots.match import Note, SeatFailure
from samedi.cli import arena, verify
from samedi.cli.main import main
from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.games import game
from samedi.table.commands import Rename, SendAway, Sit, Start, Watch
from samedi.table.export import ExportedGame, _check_seals
from samedi.words import LANGUAGES, say
from tests.cli.test_play import Terminal
from tests.table.evening import Evening, chevalier
from tests.table.test_numbers import finished, sealed_otherwise
from tests.test_words import program

TYPED = "@bot-master"
OF_PEOPLE = {"name", "names", "one", "other", "seats", "text", "command", "detail"}
"""The parameters in which stands what somebody typed, if not the name of something of ours."""
OURS = {"server-bad-number"}


def check(said: str, language: str) -> None:
    assert TYPED in said
    assert say(language, TYPED[1:]) not in said


def name_taken() -> Message:
    evening = Evening()
    evening.do("bob", Watch, name=TYPED)
    return evening.refused("cem", Watch, name=TYPED)


def not_ready() -> Message:
    evening = Evening()
    evening.do("ada", Sit, seat=0)
    evening.do("bob", Sit, seat=1, name=TYPED)
    return evening.refused("ada", Start)


def plays_here() -> Message:
    evening = chevalier()
    evening.do("bob", Rename, name=TYPED)
    return evening.refused("ada", SendAway, person="bob")


def unfair(exported: ExportedGame) -> Message:
    with pytest.raises(SamediError) as caught:
        _check_seals(exported)
    return caught.value.message


def other_number() -> Message:
    return unfair(sealed_otherwise(finished(), 0, name=TYPED, seal="0" * 64))


def unopened() -> Message:
    return unfair(sealed_otherwise(finished(), 1, name=TYPED, is_missing=False))


def bot_failed() -> Message:
    failure = SeatFailure(seat=0, why="crash", detail=TYPED)
    note = Note(number=0, seats=[TYPED, "greedy"], winners=[], thoughts=[], failure=failure)
    told = arena._failure(note, failure)
    assert told.say("en").count(TYPED) == 2
    return told


def unknown_game() -> Message:
    with pytest.raises(SamediError) as caught:
        game(TYPED)
    return caught.value.message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "made",
    [name_taken, not_ready, plays_here, other_number, unopened, bot_failed, unknown_game],
    ids=lambda made: str(made.__name__),
)
def test_a_message_says_what_was_typed(made: Callable[[], Message], language: str) -> None:
    check(made().say(language), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_with_the_names_it_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    exported, file = finished(), tmp_path / "game.json"
    seats = [TYPED] * len(exported.record.seats)
    file.write_text(msgspec.structs.replace(exported.record, seats=seats).to_json(), encoding="utf-8")
    assert main(["replay", str(file), "--words", "--lang", language]) == 0
    check(capsys.readouterr().out, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_number_is_in_the_dice_is_told_with_the_names_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    exported, file = finished(), tmp_path / "game.json"
    for place in range(3):
        exported = sealed_otherwise(exported, place, name=TYPED)
    assert [names[0] for _, names in verify._numbers(exported.dice)] == [TYPED, TYPED]
    file.write_text(exported.to_json(), encoding="utf-8")
    assert main(["verify", str(file), "--lang", language]) == 0
    check(capsys.readouterr().out, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_the_terminal_has_the_names_that_were_given(tmp_path: Path, language: str) -> None:
    options = ("chevalier_noir", "--options", '{"players":2,"board":"short"}', "--lang", language)
    check(Terminal(tmp_path).type("@nothing\nq\n", *options, "--seats", f"{TYPED},{TYPED}"), language)


MARKS = ("typed(", "words.typed(", "self.name_at(", "repr(", "f'@")  # `name_at` marks what people are called


def test_every_parameter_that_people_fill_is_marked() -> None:
    assert [where for where, value in of_people() if not is_marked(value)] == []


def of_people() -> Iterator[tuple[str, ast.expr]]:
    """What is filled in where people's words stand, with its place."""
    for path, tree in program():
        for node in filter(is_message, ast.walk(tree)):
            yield from ((f"{path}:{value.lineno}", value) for value in filled(node))


def is_message(node: ast.AST) -> bool:
    """Whether it makes a message or its parameters, or says something at once, and not only of us."""
    if isinstance(node, ast.AnnAssign | ast.AugAssign):
        return getattr(node.target, "id", None) == "params"
    if not isinstance(node, ast.Call):
        return False
    codes = {each.value for each in node.args[:2] if isinstance(each, ast.Constant)}
    called = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
    return called in ("Message", "say") and not OURS & codes


def filled(node: ast.AST) -> Iterator[ast.expr]:
    for each in ast.walk(node):
        if isinstance(each, ast.Dict):
            pairs = zip(each.keys, each.values, strict=True)
            yield from (value for key, value in pairs if getattr(key, "value", None) in OF_PEOPLE)


def is_marked(value: ast.expr) -> bool:
    """Whether nothing typed can stand there as it is: it is marked, a reference of ours, or in quotes."""
    return isinstance(value, ast.Constant) or ast.unparse(value).startswith(MARKS)
