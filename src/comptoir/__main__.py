"""``python -m comptoir``: the same as the command ``comptoir``."""

import sys

from comptoir.cli import main

sys.exit(main())
