"""Dicke Dämonen in the terminal: long lists by notation, secrets kept, best scores."""

import json
import re
from pathlib import Path

import pytest

from samedi.cli import best
from samedi.core.position import Position
from samedi.games.dicke_daemonen import GAME
from samedi.games.dicke_daemonen.model import Step
from tests.cli.test_play import Terminal

TWO = ("dicke_daemonen", "--options", '{"players":2,"world":"first-picture"}', "--seed", "4")
ALONE = ("dicke_daemonen", "--options", '{"players":1,"world":"ring"}', "--seats", "Ana", "--seed", "2")


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


def first_notation(shown: str) -> str:
    """The first of many choices, by its notation."""
    offered = re.findall(r"^  ([rbgyw]\w+)  ", shown, re.MULTILINE)
    return str(offered[-1]) if "one of these notations" in shown else "1"


def test_many_choices_are_listed_by_notation_in_groups(terminal: Terminal) -> None:
    out = terminal.type("q\n", *TWO, "--seats", "Ana,random")
    groups = re.findall(r"^  (\w+)  (Place|Freeze) .* Likewise:\n +(\S.*)", out, re.MULTILINE)
    assert 1 <= len(groups) <= 4
    assert len({first[0] for first, _, _ in groups}) == len(groups)
    assert "Type one of these notations" in out


def test_a_choice_is_made_by_its_notation(terminal: Terminal) -> None:
    shown = terminal.type("q\n", *TWO, "--seats", "Ana,random")
    out = terminal.type(f"{first_notation(shown)}\nq\n", *TWO, "--seats", "Ana,random")
    assert "Predict the colour of a creature left in your hand" in out


def test_a_person_is_told_what_they_draw_but_not_what_others_draw(terminal: Terminal) -> None:
    out = terminal.type("q\n", *TWO, "--seats", "Ana,random")
    assert len(re.findall(r"Ana drew a (?:\w+ demon|ghost)\.", out)) == 4
    assert out.count("Zaz drew a creature.") == 4


def test_around_one_keyboard_nobody_is_told_what_is_drawn(terminal: Terminal) -> None:
    out = terminal.type("\nlog\nq\n", *TWO, "--seats", "Ana,Ben")
    assert "demon." not in out.split("Hand the keyboard to Ana")[0]
    assert len(re.findall(r" drew a creature\.", out)) == 16
    assert len(re.findall(r"Your hand: ", out)) == 1


def test_a_whole_game_alone_is_played_and_its_score_kept(terminal: Terminal) -> None:
    outs = [terminal.answer(first_notation, *ALONE[:-1], str(seed)) for seed in range(3)]
    assert all("The game is over." in out and "Score: " in out for out in outs)
    scores = [int(re.findall(r"Score: (\d+)", out)[0]) for out in outs]
    kept = [json.loads(path.read_text()) for path in terminal.kept("best")]
    assert [each["score"] for each in kept] == ([max(scores)] if max(scores) else [])


def finished(score: int) -> Position:
    """A game alone that ends with a score divisible by three."""
    made = Position(GAME, {"players": 1, "world": "ring"})
    made.state.predicted[0] = 0
    made.state.points[0] = score // 3
    made.state.step = Step.OVER
    return made


def test_only_a_better_score_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert best.of(finished(12)) is None
    assert not best.keep(finished(0), "Ana")
    assert best.keep(finished(12), "Ana")
    assert not best.keep(finished(12), "Ben")
    assert not best.keep(finished(9), "Ben")
    assert best.keep(finished(15), "Eve")
    found = best.of(finished(3))
    assert found
    assert (found.score, found.name) == (15, "Eve")


def test_each_world_has_a_best_score_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    best.keep(finished(12), "Ana")
    assert best.of(Position(GAME, {"players": 1, "world": "clover"})) is None
    assert best.of(Position(GAME, {"players": 1, "world": finished(0).options["world"]}))


def test_the_best_score_is_told_before_the_game(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(terminal.home))
    best.keep(finished(27), "Eve")
    out = terminal.type("q\n", *ALONE)
    assert "Best score on this world so far: 27, by Eve" in out


def test_a_broken_or_refused_file_of_best_scores_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    best.keep(finished(12), "Ana")
    (file,) = (tmp_path / "samedi" / "best").iterdir()
    file.write_text("{")
    assert best.of(finished(12)) is None
    monkeypatch.setenv("XDG_DATA_HOME", str(file))
    assert best.keep(finished(12), "Ana")


def test_games_with_rivals_have_no_best_score() -> None:
    made = Position(GAME, {"players": 2, "world": "ring"})
    made.state.step = Step.OVER
    assert best.score_of(made) is None
    assert best.score_of(Position(GAME, {"players": 1, "world": "ring"})) is None
