"""One source, two builds: the rules run as they are written, or compiled by mypyc.

Compiled modules come with a wheel of the platform, or ``comptoir compile`` makes them in a clone. They run if
they are of this Python and of exactly the source that is there; else the source runs.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Final, Literal, NamedTuple, TypeAlias

from comptoir.native import manifest
from comptoir.native.finder import NativeFinder, SourceFinder
from comptoir.native.modules import LIBRARY

Build: TypeAlias = Literal["plain", "compiled"]
VARIABLE: Final = "COMPTOIR_BUILD"
"""Set in the environment to the name of a build, that one runs or none."""


class Choice(NamedTuple):
    """Which build runs."""

    build: Build
    reason: str = ""
    """Why it is the plain one: ``off``, ``unbuilt``, ``stale``, ``other_python``, ``incomplete``, ``broken``;
    ``pure`` in an installation that came without."""


_chosen: list[Choice] = []


def build() -> Build:
    """The build that runs."""
    return _chosen[0].build


def reason() -> str:
    """Why it is the plain one."""
    return _chosen[0].reason


def is_demanded() -> bool:
    """Did somebody ask for the compiled build and no other?"""
    return os.environ.get(VARIABLE) == "compiled"


def obstacle() -> str:
    """What keeps the compiled build from running, whoever asked for the plain one; nothing if it can run."""
    if reason() != "off":
        return reason()
    root = manifest.clone()
    if root is None:
        return "" if _has_neighbours() else "pure"
    found = manifest.find(root)
    return found if isinstance(found, str) else ""


def choose() -> Choice:
    """Decide which build runs in this process, before the rules are imported."""
    if not _chosen:
        wish = os.environ.get(VARIABLE)
        root = manifest.clone()
        if wish == "plain":
            choice = Choice("plain", "off")
        elif root is not None:
            choice = _take(manifest.find(root))
        else:
            choice = _load() if _has_neighbours() else Choice("plain", "pure")
        if choice.build == "plain" and _has_neighbours():
            sys.meta_path.insert(0, SourceFinder())
        _chosen.append(choice)
    return _chosen[0]


def _has_neighbours() -> bool:
    """Do native modules lie beside the source, as in a wheel?"""
    return (manifest.PACKAGE.parent / (LIBRARY + manifest.SUFFIX)).is_file()


def _take(found: dict[str, str] | str) -> Choice:
    if isinstance(found, str):
        return Choice("plain", found)
    finder = NativeFinder(found)
    sys.meta_path.insert(0, finder)
    choice = _load()
    if choice.build == "plain":
        sys.meta_path.remove(finder)
    return choice


def _load() -> Choice:
    """What cannot be loaded (another system library, a damaged file) is found out here, not in mid-import."""
    try:
        import_module(LIBRARY)
    except ImportError:
        return Choice("plain", "broken")
    return Choice("compiled")
