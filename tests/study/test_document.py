"""What docs/study.md shows can be run as it stands there."""

import re
import warnings
from pathlib import Path

import pytest

DOCUMENT = Path(__file__).parents[2] / "docs" / "study.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(example: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(compile(example, "docs/study.md", "exec"), {})  # noqa: S102 - our own document
    assert len(EXAMPLES) > 1
