"""Ask the public register of advisories about every locked dependency: `python tools/audit.py UV`.

A known weakness fails. Where the register cannot be reached, one line says so and the rest of the checks go
on: a machine without that network can still build and test.
"""

import os
import subprocess
import sys

WEAKNESS_FOUND = 1
SECONDS = 60


def main(uv: str) -> int:
    """Audit the lock file; 0 unless a weakness is known."""
    try:
        asked = subprocess.run(  # noqa: S603 - our own uv
            [uv, "audit", "--frozen"],
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
            env={**os.environ, "UV_HTTP_RETRIES": "0"},
        )
    except subprocess.TimeoutExpired:
        print("audit: NOT DONE, the register of advisories does not answer")
        return 0
    if asked.returncode == WEAKNESS_FOUND:
        print(asked.stdout + asked.stderr)
        return WEAKNESS_FOUND
    if asked.returncode:
        print(
            "audit: NOT DONE, the register of advisories cannot be reached:",
            asked.stderr.strip().splitlines()[-1],
        )
        return 0
    print("audit: no known weakness in the locked dependencies")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
