"""`python -m nemesis` does what the command `nemesis` does."""

import sys

from .cli import main

sys.exit(main())
