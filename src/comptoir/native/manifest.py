"""What a build was made from and what it consists of, and whether all that is still so.

A build is taken whole or not at all: compiled modules know where the others keep their attributes, so one of
them beside a newer source would read the wrong memory.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final, TypeAlias

from comptoir.native.modules import LIBRARY, ROOMS, is_compiled, name_of

PACKAGE: Final = Path(__file__).parents[1]
SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""How the names of native modules end in this Python: ``.cpython-311-x86_64-linux-gnu.so``."""
TAG: Final = SUFFIX.split(".")[1]
MACHINE: Final = os.uname().machine if hasattr(os, "uname") else sys.platform
"""The tags of some systems do not say it."""
FILE: Final = "manifest.json"
QUICK: Final = "COMPTOIR_QUICK"
"""Set to 1 in the environment, as ``./check`` does, a build that is quickly made and slow to run will do. It
lies in a folder of its own, where nobody else looks for one."""
_LIST: Final = "native/modules.py"
"""What is compiled depends on it too."""

Seal: TypeAlias = list[Any]
"""Size, time and hash of a file."""


def clone() -> Path | None:
    """The root of the clone we run from, if it is one."""
    root = PACKAGE.parents[1]
    return root if PACKAGE.parent.name == "src" and (root / "pyproject.toml").is_file() else None


def folder(root: Path, is_quick: bool = False) -> Path:
    """Where the build for this Python lies in a clone: outside the source, where no import finds it."""
    return root / "build" / ("quick" if is_quick else "native") / TAG


def is_quick() -> bool:
    """Will a build do that is quickly made?"""
    return os.environ.get(QUICK) == "1"


def sources() -> Iterator[tuple[str, os.DirEntry[str]]]:
    """Every module of the rules by its path from the package, those that stay Python too: compiled code holds
    constants of theirs."""
    waiting = list(ROOMS)
    while waiting:
        inner = waiting.pop()
        with os.scandir(PACKAGE / inner) as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    yield f"{inner}/{entry.name}", entry
                elif "." not in entry.name and entry.name != "__pycache__" and entry.is_dir():
                    waiting.append(f"{inner}/{entry.name}")


def compiled() -> list[str]:
    """The paths of the modules that are compiled."""
    return sorted([path for path, _ in sources() if is_compiled(path)])


def built(paths: list[str]) -> dict[str, str]:
    """The files of a build, from its folder, by the name each is imported under."""
    modules = {name_of(path): f"comptoir/{path.removesuffix('.py')}{SUFFIX}" for path in paths}
    return {LIBRARY: LIBRARY + SUFFIX, **modules}


def seal(file: Path) -> Seal:
    """A mark that changes when the file does."""
    found = file.stat()
    return [found.st_size, found.st_mtime_ns, _hash(file)]


def seal_sources() -> dict[str, Seal]:
    return {path: seal(PACKAGE / path) for path in sorted([path for path, _ in sources()] + [_LIST])}


def write(target: Path, made_from: dict[str, Seal], paths: list[str], **about: str) -> None:
    """Say in a finished build what it is, as the last thing that is done to it."""
    import json

    files = built(paths)
    said = {
        "python": TAG,
        "machine": MACHINE,
        **about,
        "sources": made_from,
        "modules": files,
        "files": {name: seal(target / name) for name in files.values()},
    }
    (target / FILE).write_text(json.dumps(said, indent=1), encoding="utf-8")


def read(target: Path) -> dict[str, str] | str:
    """The files of the build in a folder by what they are imported as, or why it cannot run:
    ``unbuilt``, ``other_python``, ``stale`` or ``incomplete``."""
    try:
        text = (target / FILE).read_bytes()
    except OSError:
        return _without_manifest(target)
    import json

    try:
        said = json.loads(text)
        if (said["python"], said["machine"]) != (TAG, MACHINE):
            return "other_python"
        if not _is_fresh(said["sources"]):
            return "stale"
        if not all([_is_same(target / name, known) for name, known in said["files"].items()]):
            return "incomplete"
        return {module: str(target / name) for module, name in said["modules"].items()}
    except (ValueError, LookupError, TypeError, AttributeError, OSError):
        return "incomplete"


def find(root: Path) -> dict[str, str] | str:
    """The files of the build that runs in a clone, or why there is none: the quick one only where it will do,
    and there is no better one."""
    found = read(folder(root))
    return read(folder(root, is_quick=True)) if isinstance(found, str) and is_quick() else found


def _without_manifest(target: Path) -> str:
    if target.is_dir():
        return "incomplete"
    others = [each for each in target.parent.glob("*/" + FILE) if each.parent != target]
    return "other_python" if others else "unbuilt"


def _is_fresh(known: dict[str, Seal]) -> bool:
    unseen = set(known)
    for path, entry in sources():
        if path not in unseen or not _is_same(Path(entry.path), known[path], entry.stat()):
            return False
        unseen.discard(path)
    return unseen == {_LIST} and _is_same(PACKAGE / _LIST, known[_LIST])


def _is_same(file: Path, known: Seal, found: os.stat_result | None = None) -> bool:
    """The same size and time, or else the same content: a checkout renews times."""
    found = found or file.stat()
    size, time, content = known
    return bool(found.st_size == size and (found.st_mtime_ns == time or _hash(file) == content))


def _hash(file: Path) -> str:
    from hashlib import blake2b

    return blake2b(file.read_bytes(), digest_size=20).hexdigest()
