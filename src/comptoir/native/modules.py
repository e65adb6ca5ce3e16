"""Which modules are compiled, and which are not."""

from __future__ import annotations

from typing import Final

ROOMS: Final = ("core", "dale", "karanor")
"""The rules: what everything that thinks runs on."""

_EVENTS: Final = "an event is a plain record, told by its fields and never asked in the heat of play"
_ERRORS: Final = "others derive their errors from ours, in Python"
_GAME: Final = "a game binds functions of its modules to its class, and others derive from it in Python"
_OPTIONS: Final = "options are read once for each game"

LEFT_OUT: Final[dict[str, str]] = {
    "core/compiler.py": "what the compiler reads, and plain Python runs",
    "core/conformance.py": "a suite of tests",
    "core/decision.py": "scripts in Python await its generators, and they do not await native ones",
    "core/errors.py": _ERRORS,
    "core/events.py": "a face is an int with a name, and native classes have no builtin base",
    "core/game.py": _GAME,
    "core/journal.py": "a journal is a list, and native classes have no builtin base",
    "core/switches.py": _OPTIONS,
    "dale/events.py": _EVENTS,
    "dale/game.py": _GAME,
    "dale/options.py": _OPTIONS,
    "karanor/events.py": _EVENTS,
    "karanor/game.py": _GAME,
    "karanor/options.py": _OPTIONS,
    "karanor/pack/problems.py": _ERRORS,
}
"""Modules of these rooms that stay Python, by their path from the package, and why. Every ``__init__.py``
does: it only hands on names."""

LIBRARY: Final = "comptoir__mypyc"
"""The library with the code of all compiled modules; the modules themselves only open it."""


def is_compiled(path: str) -> bool:
    """Is the module at this path from the package (``core/dice.py``) compiled?"""
    return not path.endswith("__init__.py") and path not in LEFT_OUT


def name_of(path: str) -> str:
    """Under what name the module at this path is imported."""
    return f"comptoir.{path.removesuffix('.py').replace('/', '.')}"
