"""The notebooks of the documentation run, and write what the site shows."""

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tools.notebooks_in_site import written

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
VARIES = "varies"  # a cell that shows what a bot thinks: the next weights think otherwise


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_writes_what_the_site_shows(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    before, again = (nbformat.read(path, 4) for _ in range(2))  # type: ignore[no-untyped-call]
    NotebookClient(again, resources={"metadata": {"path": str(FOLDER)}}).execute()
    for shown, run in zip(before.cells, again.cells, strict=True):
        if VARIES not in shown.metadata.get("tags", []):
            assert lines(run) == lines(shown), shown.source


def lines(cell: Any) -> list[str]:
    """What a cell wrote for people, without what programs mutter."""
    outputs = [each for each in cell.get("outputs", []) if each.get("name") != "stderr"]
    return "\n".join(map(written, outputs)).splitlines()


def test_every_notebook_is_in_the_navigation() -> None:
    told = (FOLDER.parents[1] / "mkdocs.yml").read_text(encoding="utf-8")
    assert len(NOTEBOOKS) > 1
    assert all(f"notebooks/{path.stem}.md" in told for path in NOTEBOOKS)
