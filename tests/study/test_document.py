"""What the documentation shows can be run as it stands there, and its site can be built."""

import os
import re
import runpy
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

import samedi

ROOT = Path(__file__).parents[2]
PAGES = ("study.md", "first-game.md", "write-a-bot.md")
EXAMPLES = [
    (page, example)
    for page in PAGES
    for example in re.findall(
        r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL
    )
]
RULES = ("rules", "fr/regles")
CANONICAL = r"<link[^>]+rel=.?canonical[^>]+>"
OF_OTHERS = re.compile(r"""<(?:link|script|img)[^>]+(?:href|src)=["']?https?://[^>]*""")


@pytest.mark.parametrize(("page", "example"), EXAMPLES, ids=[page for page, _ in EXAMPLES])
def test_an_example_runs(page: str, example: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(compile(example, page, "exec"), {})  # noqa: S102 - our own document
    assert {name for name, _ in EXAMPLES} == set(PAGES)


def test_the_example_that_learns_trains_a_net_and_lets_it_play() -> None:
    example = runpy.run_path(str(ROOT / "examples" / "train_an_agent.py"))
    net = example["train"](0.5, seed=1)
    assert net["last"].any()
    assert example["contest"](net, games=2, seed=1) in (0.0, 0.5, 1.0)


def test_the_site_is_whole_and_fetches_nothing_from_others(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    pages = {path.relative_to(tmp_path).as_posix(): path.read_text() for path in tmp_path.rglob("*.html")}
    assert {"index.html", "first-game.html", "fr/index.html", "balance/index.html"} < set(pages)
    for name in samedi.NAMES:
        assert all(f"{samedi.game(name).prefix}-1.1" in pages[f"{each}/{name}.html"] for each in RULES)
    assert "def train(" in re.sub("<[^>]+>", "", pages["train-an-agent.html"])
    assert "IllegalStep" in pages["reference.html"]
    assert "A die has to be used now" in pages["notebooks/many-games.html"], "what a notebook wrote"
    assert [name for name, page in pages.items() if OF_OTHERS.search(re.sub(CANONICAL, "", page))] == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "fr").glob("*.md")), ids=lambda page: page.stem)
def test_a_french_page_is_set_as_french_books_are(page: Path) -> None:
    prose = re.sub(
        r"`[^`]*`|\]\([^)]*\)|^\|[-:|]+\|$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    assert "'" not in prose
    assert re.findall(r".{0,20} [;:?!%»].{0,9}|.{0,20}\w[;?!].{0,9}", prose) == []
