"""The program as people call it: trace, replay, perft, rules, and clear errors."""

import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from samedi.cli.main import main, preferred_language

Out = pytest.CaptureFixture[str]


def lines(capsys: Out, *arguments: str) -> list[dict[str, Any]]:
    assert main(arguments) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def refused(capsys: Out, *arguments: str) -> str:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("samedi: ")
    return captured.err


TRACE = ("trace", "chevalier_noir", "--options", '{"players":2}', "--seed", "7")


def test_trace_prints_a_game_from_its_first_line_to_its_result(capsys: Out) -> None:
    trace = lines(capsys, *TRACE)
    assert list(trace[0]) == ["game", "options", "awaits", "legal", "view"]
    assert trace[0]["options"]["board"] == "long"
    assert all(list(line) == ["action", "awaits", "legal", "view"] for line in trace[1:-1])
    assert list(trace[-1]) == ["action", "awaits", "legal", "view", "result"]
    assert trace[-1]["awaits"] == {"kind": "over", "seat": None, "step": None}
    assert trace[-1]["legal"] == []
    for line, after in pairwise(trace):
        assert after["action"] in line["legal"]


def test_trace_is_the_same_in_strict_mode_and_for_the_same_seed(capsys: Out) -> None:
    plain = lines(capsys, *TRACE, "--games", "2")
    assert lines(capsys, *TRACE, "--games", "2", "--mode", "strict") == plain
    assert sum("game" in line for line in plain) == 2
    assert lines(capsys, *TRACE[:-1], "8") != plain[: len(plain) // 2]


def test_replay_prints_what_trace_printed(capsys: Out, tmp_path: Path) -> None:
    trace = lines(capsys, *TRACE)
    record = {
        "game": "chevalier_noir",
        "rules": 1,
        "options": trace[0]["options"],
        "seats": ["a", "b"],
        "ending": "finished",
        "result": trace[-1]["result"],
        "actions": [line["action"] for line in trace[1:]],
    }
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert lines(capsys, "replay", str(file), "--json") == trace
    assert main(["replay", str(file), "--to", "text"]) == 0
    text = tmp_path / "game.txt"
    text.write_text(capsys.readouterr().out)
    assert lines(capsys, "replay", str(text), "--json", "--mode", "strict") == trace
    assert lines(capsys, "replay", str(text), "--to", "json")[0]["actions"] == record["actions"]
    assert main(["replay", str(text)]) == 0
    assert f"{len(trace) - 1:,} actions, all legal" in capsys.readouterr().out.replace("\u202f", ",")


def test_perft_counts_by_depth(capsys: Out) -> None:
    arguments = ("perft", "chevalier_noir", "3", "--options", '{"players":2}')
    assert lines(capsys, *arguments, "--json")[0]["nodes"] == [1, 4, 16, 864]
    assert main(arguments) == 0
    assert "864" in capsys.readouterr().out


def test_rules_prints_all_or_one_clause_in_any_language(capsys: Out) -> None:
    for language, word in (("fr", "pion"), ("de", "Figur")):
        assert main(["rules", "chevalier_noir", "--lang", language]) == 0
        out = capsys.readouterr().out
        assert "CN-6.2" in out
        assert word in out
    assert main(["rules", "chevalier_noir", "4.2", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "CN-4.2" in out
    assert "CN-4.3 " not in out
    assert "9.9" in refused(capsys, "rules", "chevalier_noir", "9.9")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["trace", "chess"], "chess"),
        (["trace", "chevalier_noir"], "players"),
        (["trace", "chevalier_noir", "--options", '{"players":2'], "JSON"),
        (["trace", "chevalier_noir", "--options", "[]"], "JSON"),
        (["trace", "chevalier_noir", "--options", '{"players":2,"teams":true}'], "CN-2.1"),
        (["trace", "chevalier_noir", "--options", '{"players":2,"first":2}'], "CN-2.3"),
        (["trace", "chevalier_noir", "--options", '{"players":2,"both_clans":true}'], "CN-6.1"),
        (["trace", "chevalier_noir", "--options", '{"players":2}', "--games", "-1"], "--games"),
        (["perft", "chevalier_noir", "-1", "--options", '{"players":2}'], "depth"),
        (["replay", "/nowhere/at/all"], "/nowhere/at/all"),
        (["play", "chess"], "chess"),
        (["serve", "--port", "99999"], "“port” cannot be “99999”"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], said: str, capsys: Out) -> None:
    error = refused(capsys, *arguments, "--lang", "en")
    assert said in error
    assert error.count("\n") == 1


def test_errors_come_in_french_too(capsys: Out) -> None:
    assert "échecs" in refused(capsys, "trace", "échecs", "--lang", "fr")


def test_a_binary_file_is_no_record(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00\x01")
    assert "picture" in refused(capsys, "replay", str(file))


def test_the_language_follows_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert preferred_language() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert preferred_language() == "fr"
    monkeypatch.setenv("LC_MESSAGES", "de_AT.UTF-8")
    assert preferred_language() == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert preferred_language() == "en"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


def test_the_interpreted_program_never_loads_numpy_numba_or_rich() -> None:
    code = (
        "import sys, samedi; from samedi.cli.main import main; "
        "main(['perft', 'chevalier_noir', '2', '--options', '{\"players\":2}']); "
        "print(sorted({'numpy', 'numba', 'rich'} & set(sys.modules)))"
    )
    assert run("-c", code).stdout.splitlines()[-1] == "[]"


def test_a_reader_who_leaves_early_is_no_error() -> None:
    trace = "-m samedi.cli trace chevalier_noir --options '{\"players\":2}' --games 50"
    command = f"{sys.executable} {trace} | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.startswith('{"game"')


def test_help_and_version_are_there() -> None:
    assert "play" in run("-m", "samedi.cli", "--help").stdout
    assert run("-m", "samedi.cli", "--version").stdout.startswith("samedi ")
    assert run("-m", "samedi.cli", "dance").returncode == 2
    assert "play in the browser" in run("-m", "samedi.cli").stdout


def test_a_solo_record_tells_step_by_step_why_the_baron_took_each_die(capsys: Out) -> None:
    file = Path(__file__).parents[2] / "corpus" / "baron_voodoo" / "solo-level-1.txt"
    assert main(["replay", str(file), "--words", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "    He looks for a " in out
    assert "The first one is " in out
    assert "(BV-9.8)" in out
    assert main(["replay", str(file), "--words", "--lang", "fr"]) == 0
    assert "    Il cherche " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "spoken_to", "of_him"),
    [
        ("en", r"\byour?\b", "the player"),
        ("fr", r"\b(vous|votre|vos)\b", "du joueur"),
        ("de", r"\b(du|dein\w*|dich|dir)\b", "Spieler"),
    ],
)
def test_a_solo_record_speaks_of_its_player_and_not_to_its_reader(
    capsys: Out, language: str, spoken_to: str, of_him: str
) -> None:
    file = Path(__file__).parents[2] / "corpus" / "baron_voodoo" / "solo-level-2.txt"
    assert main(["replay", str(file), "--words", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert of_him in out
    assert re.findall(spoken_to, out, re.IGNORECASE) == []
