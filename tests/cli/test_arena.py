"""The commands `samedi arena` and `samedi bots`, in processes of their own."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from samedi.bots.ladder import NAMES
from samedi.cli.arena_folder import agreed
from samedi.cli.main import main
from samedi.core.game_record import GameRecord
from samedi.games import game
from samedi.words import LANGUAGES, say
from tests.processes import has_ended

SAMEDI = [sys.executable, "-m", "samedi.cli"]
SHORT = '{"players":2,"board":"short"}'
BAD = f"cmd:{sys.executable} {Path(__file__).parents[1] / 'bots' / 'bad_bot.py'}"
Out = pytest.CaptureFixture[str]


def command(*more: str) -> list[str]:
    return ["arena", "chevalier_noir", "--options", SHORT, "--bots", "random,greedy", "--seed", "4", *more]


def printed(capsys: Out, *more: str) -> dict[str, Any]:
    assert main([*command(*more), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def records(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in sorted(folder.glob("*.txt"))}


def test_json_tells_everything(capsys: Out) -> None:
    found = printed(capsys, "--games", "6", "--jobs", "1")
    assert list(found) == ["game", "options", "games", "bots", "pairs"]
    assert found["game"] == "chevalier_noir"
    assert found["options"]["board"] == "short"
    assert found["games"] == 6
    assert [list(bot) for bot in found["bots"]] == [
        [
            *("name", "elo", "elo_low", "elo_high", "games", "wins", "win_rate", "low", "high"),
            *("mean_ms", "max_ms", "failures"),
        ]
    ] * 2
    assert {bot["name"] for bot in found["bots"]} == {"random", "greedy"}
    assert found["pairs"][0]["bots"] == ["random", "greedy"]


def test_people_get_a_table_in_their_language(capsys: Out) -> None:
    assert main(command("--games", "2", "--jobs", "1", "--lang", "fr")) == 0
    captured = capsys.readouterr()
    assert "2 parties" in captured.out
    assert "random contre greedy" in captured.out
    assert captured.err == ""


def test_the_same_command_continues_and_a_longer_one_goes_on(capsys: Out, tmp_path: Path) -> None:
    first = printed(capsys, "--games", "4", "--jobs", "1", "--out", str(tmp_path))
    kept = records(tmp_path)
    assert list(kept) == ["000001.txt", "000002.txt", "000003.txt", "000004.txt"]
    assert printed(capsys, "--games", "4", "--out", str(tmp_path)) == first
    assert printed(capsys, "--games", "6", "--out", str(tmp_path))["games"] == 6
    assert json.loads((tmp_path / "standings.json").read_text())["games"] == 6
    assert kept.items() < records(tmp_path).items()
    for text in records(tmp_path).values():
        GameRecord.from_text(text).replay(game("chevalier_noir"))


def test_what_is_half_written_is_played_again(capsys: Out, tmp_path: Path) -> None:
    printed(capsys, "--games", "5", "--jobs", "1", "--out", str(tmp_path))
    whole = records(tmp_path)
    (tmp_path / "000002.txt").write_text(whole["000002.txt"][:-40])
    (tmp_path / "000003.txt").unlink()
    notes = tmp_path / "notes.jsonl"
    notes.write_text(notes.read_text()[:-30])
    assert main([*command("--games", "5", "--jobs", "1", "--out", str(tmp_path)), "--json"]) == 0
    captured = capsys.readouterr()
    assert "2 of 5" in captured.err
    assert json.loads(captured.out)["games"] == 5
    assert records(tmp_path) == whole
    assert printed(capsys, "--games", "5", "--out", str(tmp_path))["games"] == 5


def test_a_killed_arena_loses_only_games_in_progress(capsys: Out, tmp_path: Path) -> None:
    more = ("--games", "40", "--jobs", "2", "--out", str(tmp_path / "killed"))
    process = subprocess.Popen([*SAMEDI, *command(*more)], stdout=subprocess.DEVNULL)
    notes = tmp_path / "killed" / "notes.jsonl"
    deadline = time.monotonic() + 60
    while not notes.exists() or notes.read_text().count("\n") < 5:
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    written = {path: path.stat().st_mtime_ns for path in (tmp_path / "killed").glob("*.txt")}
    noted = {json.loads(line)["number"] for line in notes.read_text().splitlines() if line.endswith("}")}
    assert 5 <= len(noted) < 40
    assert main([*command(*more), "--json"]) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["games"] == 40
    assert f"{len(noted)} of 40" in captured.err
    kept = [path for path in written if int(path.stem) - 1 in noted]
    assert all(path.stat().st_mtime_ns == written[path] for path in kept)
    printed(capsys, "--games", "40", "--jobs", "2", "--out", str(tmp_path / "whole"))
    assert records(tmp_path / "killed") == records(tmp_path / "whole")


def test_an_interrupted_arena_tells_what_it_has_and_leaves_nobody_behind(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    bad = f"{BAD} hang-with-child {pids}"
    arguments = [*command("--games", "40", "--jobs", "1"), "--bot", bad]
    process = subprocess.Popen(
        [*SAMEDI, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 60
    while not pids.exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Interrupted" in err
    assert "Traceback" not in err
    assert "Elo" in out
    for pid in pids.read_text().split():
        assert has_ended(int(pid), within_s=0)


def test_failures_are_told(capsys: Out) -> None:
    bad = f"{BAD} illegal"
    assert main([*command("--games", "3", "--jobs", "1", "--lang", "en"), "--bot", bad]) == 0
    out = capsys.readouterr().out
    assert "chose something illegal" in " ".join(out.split())


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--bots", "random"], "two bots"),
        (["--bots", "random,random"], "twice"),
        (["--bots", "random,deep thought"], "deep thought"),
        (["--bots", "random", "--bot", "cmd:no-such-program, at all"], "no-such-program"),
        (["--games", "0"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--seconds", "0"], "seconds"),
        (["--out", "/dev/null/folder"], "/dev/null/folder"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(more: list[str], said: str, capsys: Out) -> None:
    assert main([*command(), *more, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_folder_holds_one_arena(capsys: Out, tmp_path: Path) -> None:
    printed(capsys, "--games", "1", "--out", str(tmp_path))
    assert main([*command("--games", "1", "--out", str(tmp_path)), "--seed", "5"]) == 2
    assert "another arena" in capsys.readouterr().err


def test_the_bots_are_listed_with_how_they_play(capsys: Out) -> None:
    for language in LANGUAGES:
        assert main(["bots", "--lang", language]) == 0
        out = capsys.readouterr().out
        for name in NAMES:
            assert f"{name} " in out
            assert say(language, f"bot-{name}-about") in out
            assert say(language, f"bot-{name}")


def test_with_equal_time_all_think_as_long_as_the_last_and_go_on_so(capsys: Out, tmp_path: Path) -> None:
    bots = ("--bots", "search:20,search:200", "--games", "1", "--jobs", "1", "--equal-time", "--json")
    asked = ["arena", "chevalier_noir", "--options", '{"players":2,"board":"short"}', *bots]
    assert main([*asked, "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().err
    terms = agreed(tmp_path)
    assert terms is not None
    first, last = terms.equal
    assert (first.bot, first.before, last.before, last.simulations) == ("search:20", 20, 200, 200)
    assert 60 < first.simulations < 600
    assert 0.7 < first.ms / last.ms < 1.4
    assert f"search:20: {first.simulations} simulations" in told
    assert main([*asked, "--out", str(tmp_path), "--games", "2"]) == 0
    assert agreed(tmp_path) == terms
    assert main([*asked, "--bot", "random"]) == 2
    assert "the last bot must be one that searches" in capsys.readouterr().err
