"""The program with workers that are as urgent as itself: `python -m tests.server.beside serve …`.

Else they would hardly get a turn on a machine that has much else to do.
"""

import sys

from samedi.cli.main import main
from samedi.core.processes import async_worker

if __name__ == "__main__":
    async_worker.BEHIND = 0
    sys.exit(main())
