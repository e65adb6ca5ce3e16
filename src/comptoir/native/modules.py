"""Which modules are compiled, and which are not."""

from __future__ import annotations

from typing import Final

ROOMS: Final = ("core", "dale", "karanor")
"""The rules: what everything that thinks runs on."""

LEFT_OUT: Final[dict[str, str]] = {}
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
