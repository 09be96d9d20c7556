"""`samedi world`: list, show, check, generate and export worlds."""

import json
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from samedi.cli.main import main
from samedi.games.dicke_daemonen.world import PRESETS, resolve
from samedi.words import LANGUAGES
from tests.games.dicke_daemonen.world.samples import basket, box

Out = pytest.CaptureFixture[str]


def said(capsys: Out, *arguments: str) -> str:
    assert main(["world", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: Out, *arguments: str) -> list[str]:
    assert main(["world", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_anything_the_presets_are_listed(language: str, capsys: Out) -> None:
    listed = said(capsys, "--lang", language).splitlines()[1:]
    assert [line.split()[0] for line in listed] == list(PRESETS)
    assert all(len(line.split()) > 4 for line in listed)


def test_a_world_is_shown_as_a_map_with_its_size(capsys: Out) -> None:
    shown = said(capsys, "clover", "--width", "70", "--height", "30")
    assert len(shown.splitlines()) == 31
    assert "12 crossings, 14 fields, 56 points" in shown
    assert "~" in shown
    plain = said(capsys, "clover", "--width", "70", "--height", "30", "--text")
    assert [line.rstrip() for line in shown.splitlines()[:-1]] == plain.rstrip("\n").split("\n") + [""] * (
        30 - len(plain.rstrip("\n").split("\n"))
    )


def test_a_world_is_exported_as_json_and_read_again(capsys: Out, tmp_path: Path) -> None:
    exported = said(capsys, "--seed", "5", "--json")
    assert json.loads(exported) == resolve({"seed": 5}).description()
    file = tmp_path / "world.json"
    file.write_text(exported)
    assert said(capsys, str(file), "--json") == exported
    file.write_text(json.dumps({"players": 2, "world": json.loads(exported)}))
    assert said(capsys, str(file), "--json") == exported
    file.write_text(json.dumps({"options": {"world": "ring"}}))
    assert json.loads(said(capsys, str(file), "--json")) == resolve("ring").description()


def test_a_world_is_exported_as_a_picture(capsys: Out) -> None:
    picture = said(capsys, "ring", "--svg")
    assert picture.startswith("<svg ")
    assert picture.count("<path ") == 4


def test_a_world_is_read_from_the_standard_input(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(json.dumps(basket()).encode())))
    assert "16 crossings" in said(capsys, "-", "--check")


def test_a_world_that_can_be_played_on_passes_the_check(capsys: Out) -> None:
    assert said(capsys, "petals", "--check").startswith("This world can be played on.")


def test_every_problem_is_printed_with_its_place(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "world.json"
    file.write_text(json.dumps(basket(red=box(7000, 7000, 9000, 9000))))
    for option in ("--check", "--svg"):
        problems = refused(capsys, str(file), option)
        assert len(problems) == 3
        assert all(line.startswith("samedi: ") and "(DD-1.1)" in line for line in problems)
        assert "(7000, 7000)" in problems[0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["atlantis"], "first-picture"),
        (["ring", "--seed", "3"], "not both"),
        (["--seed", "-3"], "whole number"),
        (["ring", "--width", "5"], "--width"),
        (["ring", "--height", "5000"], "--height"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], said: str, capsys: Out) -> None:
    error = refused(capsys, *arguments, "--lang", "en")
    assert len(error) == 1
    assert said in error[0]


def test_a_file_that_holds_no_world_is_named(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "world.json"
    for text in ("{", "[" * 5000, "not json"):
        file.write_text(text)
        assert "world.json" in refused(capsys, str(file))[0]
    file.write_text("7")
    assert "world" in refused(capsys, str(file), "--lang", "en")[0]
