"""`docs/fair-dice.md` is enough: hashes alone recompute its example, its program checks real files."""

import hashlib
import hmac
import re
import subprocess
import sys
from pathlib import Path

import pytest

from samedi.server.files.exports import completed
from tests.table.evening import CHEVALIER
from tests.table.test_numbers import finished

DOCUMENT = (Path(__file__).parents[1] / "docs" / "fair-dice.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    """What the document has in a block of a kind."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", DOCUMENT, re.DOTALL)
    return str(found)


EXAMPLE = dict(re.split(r" += ", line, maxsplit=1) for line in block("text").splitlines())
NAMES = [name.removeprefix("seal of ") for name in EXAMPLE if name.startswith("seal of ")]
ROLLS = [name.rpartition(" ")[2] for name in EXAMPLE if name.startswith("HMAC of roll ")]


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def test_the_commitment_of_the_example_is_that_of_its_secret() -> None:
    secret = bytes.fromhex(EXAMPLE["secret"])
    assert sha256(secret + b"|" + EXAMPLE["table"].encode()) == EXAMPLE["commitment"]


def test_the_seals_of_the_example_are_those_of_its_numbers() -> None:
    opened = [name for name in NAMES if f"number of {name}" in EXAMPLE]
    assert (NAMES, opened) == (["Ada", "Bea", "Cem"], ["Ada", "Bea"])
    for name in opened:
        text = f"{EXAMPLE[f'number of {name}']}|{EXAMPLE['table']}|{EXAMPLE[f'person of {name}']}"
        assert sha256(text.encode()) == EXAMPLE[f"seal of {name}"]


@pytest.mark.parametrize("roll", ROLLS)
def test_the_rolls_of_the_example_follow_from_the_secret_and_the_numbers(roll: str) -> None:
    numbers = ",".join(EXAMPLE[f"number of {name}"] for name in ("Ada", "Bea"))
    text = f"{EXAMPLE['table']}|{numbers}|{roll}|0"
    digest = hmac.digest(bytes.fromhex(EXAMPLE["secret"]), text.encode(), "sha256")
    weights = [int(weight) for weight in EXAMPLE[f"weights of roll {roll}"].split()]
    drawn = int.from_bytes(digest[:6], "big")
    chosen = [index for index, weight in enumerate(weights) for _ in range(weight)][drawn % sum(weights)]
    assert digest.hex() == EXAMPLE[f"HMAC of roll {roll}"]
    assert str(drawn) == EXAMPLE[f"first 48 bits of roll {roll}"]
    assert drawn < 2**48 - 2**48 % sum(weights)
    assert str(drawn % sum(weights)) == EXAMPLE[f"rest of roll {roll}"]
    assert str(chosen) == EXAMPLE[f"index of roll {roll}"]


@pytest.fixture(scope="module")
def exported() -> str:
    """A finished game of which one number is missing, as a server hands it out."""
    return completed(CHEVALIER, finished(), None).decode()


def checked(folder: Path, game: str) -> subprocess.CompletedProcess[str]:
    """What the program of the document says about a file; it sees the standard library only."""
    program, file = folder / "check.py", folder / "game.json"
    program.write_text(block("python"), encoding="utf-8")
    file.write_text(game, encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(program), str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_the_program_of_the_document_checks_a_file(tmp_path: Path, exported: str) -> None:
    done = checked(tmp_path, exported)
    assert done.returncode == 0, done.stderr
    assert "the table went on without the number of Bob" in done.stdout
    assert re.search(r"[1-9]\d+ rolls, all as sealed", done.stdout)


@pytest.mark.parametrize(
    ("pattern", "otherwise", "complaint"),
    [
        (r'"secret":"..', '"secret":"ff', "the secret is not"),
        (r'"number":"..', '"number":"00', "the number of Ada is not"),
        (r'"weights":\[1,', '"weights":[9,', "should have been"),
    ],
)
def test_the_program_of_the_document_finds_out_what_was_changed(
    tmp_path: Path, exported: str, pattern: str, otherwise: str, complaint: str
) -> None:
    done = checked(tmp_path, re.sub(pattern, otherwise, exported))
    assert done.returncode != 0
    assert complaint in done.stderr
