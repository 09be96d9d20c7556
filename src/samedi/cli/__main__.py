"""`python -m samedi.cli`, the same as the program `samedi`."""

import sys

from samedi.cli.main import main

sys.exit(main())
