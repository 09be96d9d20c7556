"""Find a Chromium for the browser tests, or install Debian's; print its path.

The headless shell is the same browser without windows: a new visitor costs it a tenth.
"""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
PACKAGES = (SHELL, "libatomic1")  # the second for the driver of Playwright
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def found() -> str | None:
    """The first browser that is there."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Install Debian's headless shell, as root or by a sudo that does not ask."""
    if not shutil.which("apt-get"):
        return
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Installing Debian's chromium for the browser tests (once) …", file=sys.stderr)
    for command in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *PACKAGES]):
        subprocess.run(  # noqa: S603 - fixed words
            [*sudo, "apt-get", *command], env=environment, check=False, stdout=subprocess.DEVNULL
        )


def main() -> int:
    """Print the path of a browser; without one say what to do."""
    if not shutil.which(SHELL):
        install()
    path = found()
    if path is None:
        print(
            f"The browser tests need Chromium: install {' and '.join(PACKAGES)}, then run make test again.",
            file=sys.stderr,
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
