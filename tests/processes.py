"""Whether processes that tests started are gone."""

import os
import time
from pathlib import Path


def has_ended(pid: int, within_s: float = 5) -> bool:
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
