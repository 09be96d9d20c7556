"""The balance lab: what many games say, with its doubt."""

import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet
import pytest
from msgspec.structs import replace

from samedi.cli.main import main
from samedi.games import NAMES, game
from samedi.study.balance.enough import STEP
from samedi.study.balance.estimates import doubt, holm, luck, mean, rate
from samedi.study.balance.findings import findings
from samedi.study.balance.lab import Lab
from samedi.study.balance.played import Played, balance_of
from samedi.study.balance.words import DASH, correlation
from samedi.study.kept import LINES
from samedi.words import LANGUAGES, knows

COMMAND = ["balance", "chevalier_noir", "--tables", "short", "--bots", "random", "--seed", "3", "--jobs", "1"]
Out = pytest.CaptureFixture[str]


def played(number: int, winners: list[int]) -> Played:
    return Played(
        number=number,
        deal=number // 2,
        twin=0,
        table="two",
        seats=["random", "random"],
        first=0,
        sides=[0, 1],
        traits=[{"colour": ["black"]}, {"colour": ["white"]}],
        winners=winners,
        decisions=10 + number % 3,
        forced=1,
        branching=2.0,
        widest=3,
        changes=1,
        settled=0.5 if len(winners) == 1 else None,
        offered={"jump": 4, "pass": 4},
        chosen={"jump": 4},
    )


def test_few_questions_are_easier_to_answer_than_many() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert holm([0.03]) == [True]
    assert holm([0.03, 0.9]) == [False, False]


def test_games_of_one_deal_are_not_counted_as_if_they_were_many() -> None:
    once = [(float(place % 2), place) for place in range(100)]
    twice = [(value, deal) for value, deal in once for _ in range(2)]
    assert mean(twice).half == pytest.approx(mean(once).half)
    assert rate(twice).half == pytest.approx(rate(once).half, rel=0.02)


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    rng = random.Random(5)
    held = 0
    for _ in range(400):
        found = mean([(rng.random(), deal) for deal in range(12)])
        held += found.low <= 0.5 <= found.high
    assert 0.92 < held / 400 < 0.98


def test_luck_is_everything_where_the_same_dice_give_the_same_winner() -> None:
    rng = random.Random(1)
    wins = [rng.choice(((0.5, -0.5), (-0.5, 0.5))) for _ in range(200)]
    assert luck([(deal, one, one) for deal, one in enumerate(wins)]).value == pytest.approx(1)
    other = [*wins]
    rng.shuffle(other)
    found = luck([(deal, *pair) for deal, pair in enumerate(zip(wins, other, strict=True))])
    assert found.low < 0 < found.high < 0.3
    few = luck([(deal, one, one) for deal, one in enumerate(wins[:6])])
    assert (few.low, few.high) == (-1, 1), "six deals that agree prove nothing"


def test_bots_that_always_choose_the_same_say_nothing_about_luck() -> None:
    twins = [replace(played(number, [number // 2 % 2]), fingerprint=str(number // 2)) for number in range(80)]
    assert correlation(findings(twins, 6).tables[0].luck) == (DASH, "")
    once_anew = [replace(twins[0], fingerprint="another"), *twins[1:]]
    assert findings(once_anew, 6).tables[0].luck.value == pytest.approx(1)


def test_an_edge_that_is_there_is_found_and_one_that_is_not_is_not() -> None:
    rng = random.Random(2)
    lucky = [played(number, [int(rng.random() < 0.2)]) for number in range(400)]
    edges = {(edge.question, *edge.answer): edge for edge in findings(lucky, 6).edges}
    assert [*edges] == [("colour", "black"), ("colour", "white"), ("seat", "study-seat-1")]
    first = edges["seat", "study-seat-1"]
    assert first.holds
    assert first.edge.low < 0.3 < first.edge.high
    fair = findings([played(number, [number // 2 % 2]) for number in range(400)], 6)
    assert not any(edge.holds for edge in fair.edges)
    assert doubt([(0.5, deal) for deal in range(5)]) == 1.0


def test_figures_of_a_table_are_those_of_its_games() -> None:
    winners = [[0], [0], [1], [0, 1], []]
    found = findings([played(number, winners[number % 5]) for number in range(60)], 6)
    table = found.tables[0]
    assert table.games == found.games == 60
    assert table.drawn.value == pytest.approx(0.4)
    assert table.shared.value == 0
    assert table.decisions.value == pytest.approx(11)
    assert table.minutes.value == pytest.approx(1.1)
    assert table.settled.value == pytest.approx(0.5)
    assert [(deed.family, deed.chosen) for deed in found.deeds] == [("pass", 0), ("jump", 240)]
    assert found.deeds[0].rate.high < 0.02


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_words_for_what_is_asked_and_tables_that_can_be_played(name: str) -> None:
    chosen = game(name)
    for table, takes in balance_of(chosen).tables.items():
        assert all(knows(language, f"{chosen.words}-balance-{table}") for language in LANGUAGES)
        for options in takes:
            state, resolved = chosen.state(), chosen.resolve(dict(options))
            chosen.start(state, resolved)
            for seat in range(resolved.seats):
                for question, answer in balance_of(chosen).traits(state, seat).items():
                    codes = (f"{chosen.words}-balance-by-{question}", *answer)
                    assert all(knows(language, code) for language in LANGUAGES for code in codes)


def test_every_line_up_plays_every_deal_twice_and_more_games_continue_fewer() -> None:
    lab = Lab(game("chevalier_noir"), ["two", "three"], ["random", "greedy"], 1)
    fixtures = [*lab.fixtures(24)]
    assert [*lab.fixtures(10)] == fixtures[:10]
    first = [each for each in fixtures if each.deal == 0]
    assert [each.seats for each in first] == [["random", "greedy"]] * 2 + [["greedy", "random"]] * 2
    assert [each.twin for each in first] == [0, 0, 1, 1]
    assert {each.table for each in fixtures} == {"two", "three"}


def lines(folder: Path) -> set[str]:
    return set(filter(None, (folder / LINES).read_text().split("\n")))


def test_an_interrupted_lab_loses_nothing_and_goes_on_to_the_same_report(tmp_path: Path, capsys: Out) -> None:
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    more = ["--games", "24", "--into", str(broken)]
    process = subprocess.Popen(
        [sys.executable, "-m", "samedi.cli", *COMMAND, *more],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    deadline = time.monotonic() + 300
    while not (broken / LINES).exists() or len(lines(broken)) < 2:
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    told = process.communicate()[1].decode()
    assert process.returncode == 130
    assert "of 24" in told
    before = lines(broken)
    assert 2 <= len(before) < 24
    with (broken / LINES).open("a") as file:
        file.write('{"number": 23, "dea')  # as if it had been killed while it wrote
    assert main([*COMMAND, *more]) == 0
    assert main([*COMMAND, "--games", "24", "--into", str(whole)]) == 0
    assert before < lines(whole) == lines(broken) - {'{"number": 23, "dea'}
    assert (broken / "report.html").read_bytes() == (whole / "report.html").read_bytes()
    page = (whole / "report.html").read_text()
    assert [part for part in ("http", "<script", "src=", "url(") if part in page] == []
    assert page.count("<svg") > 3
    games = [json.loads(line) for line in lines(whole)]
    assert len({each["fingerprint"] for each in games}) == len(games), "bots at random choose anew"
    assert json.loads((whole / "findings.json").read_text())["games"] == 24
    assert pyarrow.parquet.read_table(whole / "games.parquet").num_rows == 48
    assert main([*COMMAND, "--games", "2", "--into", str(whole), "--seed", "4"]) == 2
    assert "other work" in capsys.readouterr().err


def test_a_process_that_fails_twice_is_told_in_a_sentence(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("samedi.study.balance.lab.WORKER", "samedi.study.balance.nobody")
    assert main([*COMMAND, "--games", "2", "--into", str(tmp_path)]) == 2
    assert "failed twice" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [("--games", "0"), ("--pace", "nan"), ("--pace", "inf"), ("--until", "-1")])
def test_figures_that_make_no_sense_are_refused(wrong: tuple[str, str], tmp_path: Path, capsys: Out) -> None:
    assert main([*COMMAND, "--into", str(tmp_path / "new"), *wrong]) == 2
    assert f"{wrong[0]} must be" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_without_pyarrow_one_sentence_says_so(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main([*COMMAND, "--games", "2", "--into", str(tmp_path), "--lang", "fr"]) == 0
    assert "Sans pyarrow" in capsys.readouterr().out
    assert (tmp_path / "report.html").exists()
    assert not (tmp_path / "games.parquet").exists()


def test_it_stops_when_enough_is_known_and_the_same_command_then_plays_no_more(tmp_path: Path) -> None:
    command = [*COMMAND, "--games", "400", "--until", "30", "--into", str(tmp_path)]
    assert main(command) == 0
    first = (tmp_path / "report.html").read_bytes()
    known = lines(tmp_path)
    assert STEP <= len(known) < 400, "enough is known long before"
    assert json.loads((tmp_path / "findings.json").read_text())["games"] == STEP
    assert main(command) == 0
    assert lines(tmp_path) == known
    assert (tmp_path / "report.html").read_bytes() == first
