"""Which modules are compiled, and which are not."""

from __future__ import annotations

from typing import Final

ROOMS: Final = ("core", "dale", "karanor", "bots", "env")
"""The rules, which everything that thinks runs on, those who think, and what learners see."""
COMMON: Final = "bots"
"""The room of which only the inner ones are compiled: bots of others build on what they have in common."""

_EVENTS: Final = "an event is a plain record, told by its fields and never asked in the heat of play"
_ERRORS: Final = "others derive their errors from ours, in Python"
_GAME: Final = "a game binds functions of its modules to its class, and others derive from it in Python"
_OPTIONS: Final = "options are read once for each game"
_OF_PYTHON: Final = "it derives from what stays Python, so that those of others can"
_NUMPY: Final = "it needs numpy, or what builds on that, which not everybody has"
_READ: Final = "it is made for people to read, who do so more slowly"

LEFT_OUT: Final[dict[str, str]] = {
    "bots/dale/judge.py": _OF_PYTHON,
    "bots/karanor/imagined.py": _OF_PYTHON,
    "bots/karanor/judge.py": _OF_PYTHON,
    "core/asking.py": "scripts in Python await its generators, and they do not await native ones",
    "core/compiler.py": "what the compiler reads, and plain Python runs",
    "core/conformance.py": "a suite of tests",
    "core/errors.py": _ERRORS,
    "core/events.py": "a face is an int with a name, and native classes have no builtin base",
    "core/game.py": _GAME,
    "core/journal.py": "a journal is a list, and native classes have no builtin base",
    "core/switches.py": _OPTIONS,
    "dale/events.py": _EVENTS,
    "dale/game.py": _GAME,
    "dale/options.py": _OPTIONS,
    "env/bench.py": _NUMPY,
    "env/chart.py": "charts of others derive from it, in Python",
    "env/dale/chart.py": _OF_PYTHON,
    "env/karanor/chart.py": _OF_PYTHON,
    "env/learner.py": _NUMPY,
    "env/manual.py": _READ,
    "env/petting.py": _NUMPY,
    "env/seating.py": _OPTIONS,
    "env/showing.py": _NUMPY,
    "env/single.py": _NUMPY,
    "env/spiel.py": _NUMPY,
    "env/words.py": _READ,
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
    room, _, name = path.rpartition("/")
    return name != "__init__.py" and room != COMMON and path not in LEFT_OUT


def name_of(path: str) -> str:
    """Under what name the module at this path is imported."""
    return f"comptoir.{path.removesuffix('.py').replace('/', '.')}"
