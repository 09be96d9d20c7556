"""A game in the terminal, typed like a person would, in a process of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

MOST_ANSWERS = 2000  # of a game; whoever needs more is not understood
PLAY = [sys.executable, "-m", "samedi.cli", "play"]


class Terminal:
    """The program with a home of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.environment = {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "100"}
        self.environment.pop("LC_ALL", None)

    def type(self, typed: str, *arguments: str) -> str:
        """What the program prints when this is typed, until it ends."""
        done = subprocess.run(
            [*PLAY, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            env=self.environment,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        return done.stdout

    def answer(self, typed: Callable[[str], str], *arguments: str) -> str:
        """Play to the end: the first choice of a list, else what `typed` makes of the screen."""
        process = subprocess.Popen(
            [*PLAY, *arguments], env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert process.stdin
        assert process.stdout
        out, shown, answers = "", b"", 0
        while part := os.read(process.stdout.fileno(), 65536):
            shown += part
            if shown.endswith(b"\n> "):
                answers += 1
                text = shown.decode() if answers < MOST_ANSWERS else ""
                process.stdin.write(
                    (typed(text) if "one of" in text else "1" if text else "q").encode() + b"\n"
                )
                process.stdin.flush()
                out, shown = out + text, b""
        process.communicate()
        assert process.returncode == 0
        return out + shown.decode()

    def kept(self, kind: str) -> list[Path]:
        return sorted((self.home / "samedi" / kind).glob("*"))


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


HOT = ("chevalier_noir", "--options", '{"players":2,"board":"short"}', "--seats", "Ana,Ben", "--seed", "1")


def test_a_whole_game_can_be_played_by_typing_what_is_offered(terminal: Terminal) -> None:
    out = terminal.answer(
        lambda shown: shown.rsplit("one of: ", 1)[1].split("-")[0].split(",")[0].split()[0], *HOT
    )
    assert "The game is over." in out
    assert terminal.kept("unfinished") == []
    finished = terminal.kept("finished")
    assert len(finished) == 1
    assert finished[0].read_text().startswith('[Game "chevalier_noir"]')


def test_enter_alone_starts_a_game_against_a_bot(terminal: Terminal) -> None:
    out = terminal.type("2\n\n\n1\n10\n")
    assert "Tilo " in out
    assert "you: " in out


def test_a_game_can_be_left_and_resumed_where_it_was(terminal: Terminal) -> None:
    first = terminal.type("1\n2\nq\n", *HOT)
    assert "The game is kept." in first
    out = terminal.type("1\nq\n")
    assert "A game waits for you." in out
    assert "after 2 actions" in out
    assert "Ana: " in out


def test_a_killed_program_loses_no_decision(terminal: Terminal) -> None:
    process = subprocess.Popen(
        [*PLAY, *HOT], env=terminal.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin
    process.stdin.write(b"1\n2\n7\n")
    process.stdin.flush()
    deadline = time.monotonic() + 120
    while not any(
        b"knight" in path.read_bytes() for path in terminal.kept("unfinished") if path.suffix == ".json"
    ):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert "after 3 actions" in terminal.type("1\nq\n")


def test_dice_stay_the_same_after_undo_and_after_resume(terminal: Terminal) -> None:
    out = terminal.type("1\n2\n7\nu\n8\nq\n", *HOT)
    throws = re.findall(r"Roll: (.*);", out)
    assert len(throws) == 2
    assert throws[0] == throws[1]
    assert throws[0] in terminal.type("1\nq\n")


def test_what_is_typed_wrong_is_explained_and_nothing_is_lost(terminal: Terminal) -> None:
    out = terminal.type("9\n+G6\nfoo\nhelp\nrules 9.9\nrules 2.2\nlog\nu\nboard\n\n1\nq\n", *HOT)
    assert "CN-2.2" in out
    assert "foo" in out
    assert "9.9" in out
    assert "Nothing of yours can be undone" in out
    assert "Ben: " in out


def test_the_language_can_be_chosen_and_changed(terminal: Terminal) -> None:
    out = terminal.type("lang fr\nlang xx\naide\nquitter\n", *HOT, "--lang", "en")
    assert "La partie est gardée" in out
    assert "You can" not in out


def test_the_end_of_the_input_keeps_the_game(terminal: Terminal) -> None:
    assert "The game is kept." in terminal.type("1\n", *HOT)
    assert terminal.type("") != ""


def test_a_broken_save_is_named_and_left_alone(terminal: Terminal) -> None:
    terminal.type("1\nq\n", *HOT)
    kept = terminal.kept("unfinished")[0]
    text = kept.read_text()
    kept.write_text(text[: len(text) // 2])
    out = terminal.type("\n\n1\nq\n")
    assert kept.name in out
    assert kept.exists()


def test_a_disk_that_refuses_does_not_stop_the_game(terminal: Terminal) -> None:
    terminal.home.joinpath("samedi").write_text("a file where the folder should be")
    out = terminal.type("1\n2\nq\n", *HOT)
    assert "cannot be saved" in out
    assert "Ben: " in out


def test_own_options_are_asked_again_until_they_fit(terminal: Terminal) -> None:
    out = terminal.type('7\n{"players":9}\n7\n{"players":2}\n6\n1\nq\n', "chevalier_noir")
    assert "players" in out
    assert "1: " in out


def test_seats_that_do_not_fit_are_refused() -> None:
    for seats in ("Ana", "Ana,Ben,Eve", "x" * 25 + ",b"):
        done = subprocess.run(
            [*PLAY, "chevalier_noir", "--options", '{"players":2}', "--seats", seats],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert done.stderr.startswith("samedi: ")
