"""Find PostgreSQL, Redis and HAProxy for the tests, or unpack Debian's beside the other tools.

Nothing is installed: packages are unpacked into a folder of this project, no service of the machine is made,
started or changed. Whoever uses them starts them at ports and in folders of its own.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent.parent / ".tools" / "services"
PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "haproxy": "haproxy"}
PLACES = ("usr/bin", "usr/sbin", "usr/lib/postgresql/*/bin")
LIBRARIES = ("usr/lib/*-linux-gnu", "usr/lib/*-linux-gnu/*", "lib/*-linux-gnu")


class Program(NamedTuple):
    """A program, and what has to be in its environment."""

    path: Path
    environment: Mapping[str, str]

    def beside(self, name: str) -> str:
        """Another program of the same package."""
        return str(self.path.with_name(name))


def program(name: str) -> Program | None:
    """A program of the machine, or else the unpacked one."""
    installed = _under(Path("/"), name)
    if installed is not None:
        return Program(installed, os.environ)
    unpacked = _under(FOLDER, name)
    if unpacked is None:
        return None
    libraries = [str(each) for place in LIBRARIES for each in FOLDER.glob(place) if each.is_dir()]
    return Program(unpacked, {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(libraries)})


def _under(root: Path, name: str) -> Path | None:
    return next((each for place in PLACES for each in sorted(root.glob(f"{place}/{name}"))), None)


def missing() -> list[str]:
    """Which programs are not there."""
    return [name for name in PACKAGES if program(name) is None]


def unpack(packages: list[str]) -> None:
    """Fetch Debian's packages with what they need and this machine has not, and unpack them."""
    if not shutil.which("apt-get") or not shutil.which("dpkg"):
        return
    print("Unpacking Debian's PostgreSQL, Redis and HAProxy for the tests (once) …", file=sys.stderr)
    if os.geteuid() == 0:
        _quietly("apt-get", "update", "-q")
    simulated = _quietly("apt-get", "install", "-s", "--no-install-recommends", *packages)
    needed = [line.split()[1] for line in simulated.splitlines() if line.startswith("Inst ")]
    FOLDER.mkdir(parents=True, exist_ok=True)
    _quietly("apt-get", "download", *needed)
    for package in FOLDER.glob("*.deb"):
        _quietly("dpkg", "-x", str(package), str(FOLDER))
        package.unlink()


def _quietly(*command: str) -> str:
    where = FOLDER if FOLDER.is_dir() else None
    done = subprocess.run(  # noqa: S603 - fixed words, and names of packages that apt has told
        command, cwd=where, check=False, capture_output=True, text=True
    )
    return done.stdout


def main() -> int:
    """Make ready what can be had; what cannot is named in one line, and nothing else fails for it."""
    if missing():
        unpack([PACKAGES[name] for name in missing()])
    if missing():
        print(
            f"Not to be had here, so what needs them is not tested: {', '.join(missing())}.", file=sys.stderr
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
