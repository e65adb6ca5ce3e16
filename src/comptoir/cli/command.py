"""How the person at the keyboard calls us, for the hints we give."""

from __future__ import annotations

import os
import shlex

_PLAY, _FIRST_GAME = "play", "dale"


def command(name: str, game: str = _FIRST_GAME) -> str:
    """What to type for one of our commands: ``comptoir simulate``, or ``./play simulate`` from the script.

    To play a game: ``comptoir play`` (with the name of any game but the first), or ``./play dale``.
    """
    script = os.environ.get("COMPTOIR_COMMAND")
    if script:
        return f"{shlex.quote(script)} {game if name == _PLAY else name}"
    named = name == _PLAY and game != _FIRST_GAME
    return f"comptoir {name} {game}" if named else f"comptoir {name}"
