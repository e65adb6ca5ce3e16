"""How the person at the keyboard calls us, for the hints we give."""

from __future__ import annotations

import os
import shlex


def command(name: str) -> str:
    """What to type for one of our commands: ``comptoir simulate``, or ``./play simulate`` from the script."""
    script = os.environ.get("COMPTOIR_COMMAND")
    if not script:
        return f"comptoir {name}"
    return f"{shlex.quote(script)} {'dale' if name == 'play' else name}"
