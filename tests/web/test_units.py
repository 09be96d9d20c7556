"""The page's modules that hold logic, tested without a browser by Node's own runner."""

import subprocess
from pathlib import Path

from tests.web.test_modules import NODE

UNITS = sorted(map(str, (Path(__file__).parent / "unit").glob("*.test.js")))
QUIET = (
    "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"  # no package.json says that the page's files are modules
)


def test_the_units_of_the_page_do_what_their_tests_say() -> None:
    assert len(UNITS) >= 8
    told = subprocess.run([NODE, QUIET, "--test", *UNITS], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
