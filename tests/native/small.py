"""A clone of a small house with the same rooms: compiled in seconds, and broken in every way."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import comptoir
from comptoir.native import VARIABLE
from comptoir.native.manifest import FILE, QUICK, SUFFIX, folder
from comptoir.native.modules import ROOMS

DICE = '''"""Dice."""

from pathlib import Path
from typing import Generic, TypeVar

T = TypeVar("T")


class Bag(Generic[T]):
    def __init__(self, content: T) -> None:
        self.content = content


class Die:
    def __init__(self, sides: int) -> None:
        self.sides = sides

    def roll(self, number: int) -> int:
        return number % self.sides


def told() -> str:
    return (Path(__file__).parent / "told.txt").read_text(encoding="utf-8")


def fail() -> None:
    raise ValueError("on purpose")
'''
TABLE = '''"""A table."""

from comptoir.core.dice import Die


def play(times: int) -> int:
    die, total = Die(6), 0
    for number in range(times):
        total += die.roll(number)
    return total
'''
SAID = (
    "import comptoir, comptoir.dale.table as table, comptoir.core.dice as dice\n"
    "from comptoir import native\n"
    "print(native.build(), native.reason(), table.play(10), dice.told(), dice.__file__)"
)


def put_up(root: Path) -> Path:
    """A clone that is not compiled."""
    house = Path(comptoir.__file__).parent
    package = root / "src" / "comptoir"
    for room in ROOMS:
        (package / room).mkdir(parents=True)
        (package / room / "__init__.py").write_text('"""A room."""\n', encoding="utf-8")
    (root / "pyproject.toml").touch()
    (package / "core" / "dice.py").write_text(DICE, encoding="utf-8")
    (package / "core" / "told.txt").write_text("told", encoding="utf-8")
    (package / "dale" / "table.py").write_text(TABLE, encoding="utf-8")
    shutil.copy2(house / "__init__.py", package)
    for room in ("native", "words"):
        shutil.copytree(house / room, package / room, ignore=shutil.ignore_patterns("__pycache__"))
    modules = package / "native" / "modules.py"
    lines = modules.read_text(encoding="utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("LEFT_OUT"))
    end = at if lines[at].endswith("}") else lines.index("}", at)
    lines[at : end + 1] = ["LEFT_OUT: dict[str, str] = {}"]
    modules.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return root


def run(root: Path, *arguments: str, wish: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Python with the house of this clone, or of this folder of packages."""
    source = root / "src" if (root / "src").is_dir() else root
    own = {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", VARIABLE: wish, QUICK: ""}
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **own, **environment},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )


def said(root: Path, *, wish: str = "", **environment: str) -> list[str]:
    """Which build runs, why, what came of a game, and where a module says it lies."""
    done = run(root, "-c", SAID, wish=wish, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().split(" ")


def compile_it(root: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Its exit code is 0, or the code of what is missing is printed."""
    code = (
        "import sys\nfrom pathlib import Path\n"
        "from comptoir.native.making import CannotCompile, compile_clone\n"
        "try:\n    compile_clone(Path(sys.argv[1]))\n"
        "except CannotCompile as problem:\n    print(problem.code, problem.said)\n    sys.exit(1)\n"
    )
    return run(root, "-c", code, str(root), **environment)


def build_of(root: Path) -> Path:
    return folder(root)


def manifest_of(root: Path) -> Any:
    return json.loads((folder(root) / FILE).read_text(encoding="utf-8"))


def library_of(root: Path) -> Path:
    return folder(root) / f"comptoir__mypyc{SUFFIX}"
