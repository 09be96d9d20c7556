"""Waiting for other processes by a file that one of them has; whoever dies lets go of it."""

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def wait_for(file: IO[bytes]) -> None:
        """Wait until this process alone has a file; after a while, no longer."""
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def wait_for(file: IO[bytes]) -> None:
        """Wait until this process alone has a file."""
        fcntl.flock(file, fcntl.LOCK_EX)
