"""Whether processes that tests started are gone."""

import os
import time
from pathlib import Path


def has_ended(pid: int, within_s: float = 60) -> bool:
    """Whether a process is gone in time, or only waits for somebody to notice that it is."""
    deadline = time.monotonic() + within_s
    while _is_running(pid):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:  # gone meanwhile, or a system without /proc
        return not Path("/proc/self").exists()


def descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that these did."""
    found, parents = [], [pid]
    while parents:
        parent = parents.pop()
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            children = [int(each) for each in _read(task).split()]
            found += children
            parents += children
    return found


def command_of(pid: int) -> str:
    """The command line of a process, empty once it is gone."""
    return _read(Path(f"/proc/{pid}/cmdline")).replace("\0", " ")


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
