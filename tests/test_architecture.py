"""The borders between the rooms, and how big a thing may grow."""

import ast
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
HOUSE = SOURCE / "comptoir"

RULES_ROOMS = ("core", "dale", "karanor")
NOT_IN_THE_RULES = {"asyncio", "datetime", "os", "random", "threading", "time"}
READ_BY_THE_COMPILER = ("compiler.py", "mypy_extensions")
"""Where the compiler finds its names, and nobody else looks: nothing is imported when it runs."""
MOST_LINES_IN_A_FILE = 450
MOST_LINES_IN_A_FUNCTION = 60


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def parse(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"), filename=str(module))


def imports(module: Path) -> Iterator[str]:
    """Full dotted names of all that a module imports, wherever in the module it does so."""
    package = module.relative_to(SOURCE).parts[:-1]
    for node in ast.walk(parse(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            middle = (node.module,) if node.module else ()
            yield from (".".join((*start, *middle, alias.name)) for alias in node.names)


def place(module: Path, line: int = 1) -> str:
    return f"{module.relative_to(ROOT)}:{line}"


def test_rooms_import_only_what_they_may() -> None:
    lint_imports = Path(sysconfig.get_path("scripts")) / "lint-imports"
    run = subprocess.run(
        [lint_imports, "--no-logo", "--no-cache", "--config", ROOT / "pyproject.toml"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_rules_rooms_use_no_clock_no_global_chance_and_no_operating_system() -> None:
    rooms = [HOUSE / room for room in RULES_ROOMS if (HOUSE / room).is_dir()]
    assert {"core", "dale"} <= {room.name for room in rooms}
    guilty = [
        f"{place(module)} imports {name}"
        for room in rooms
        for module in modules(room)
        for name in imports(module)
        if name.partition(".")[0] in NOT_IN_THE_RULES
    ]
    assert guilty == []


def test_core_imports_only_the_standard_library_and_itself() -> None:
    found = [(module, name) for module in modules(HOUSE / "core") for name in imports(module)]
    assert found, "core imports nothing at all: is it still in its place?"
    guilty = [
        f"{place(module)} imports {name}"
        for module, name in found
        if name.partition(".")[0] not in sys.stdlib_module_names
        and name != "comptoir.core"
        and not name.startswith("comptoir.core.")
        and (module.name, name.partition(".")[0]) != READ_BY_THE_COMPILER
    ]
    assert guilty == []


def test_a_pack_is_read_and_checked_without_the_rules() -> None:
    pack = HOUSE / "karanor" / "pack"
    own = ("comptoir.core", "comptoir.karanor.pack")
    names = [name for module in modules(pack) for name in imports(module)]
    assert [name for name in names if name.startswith("comptoir.") and not name.startswith(own)] == []


def test_nothing_points_outside_the_project() -> None:
    needle = "/".join(("..", "shared")).encode()
    guilty = [
        place(file)
        for folder in (SOURCE, ROOT / "tests")
        for file in sorted(folder.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts and needle in file.read_bytes()
    ]
    assert guilty == []


def test_files_stay_small() -> None:
    lengths = {module: len(module.read_text(encoding="utf-8").splitlines()) for module in modules(SOURCE)}
    assert lengths
    guilty = [
        f"{place(module)} has {length} lines"
        for module, length in lengths.items()
        if length > MOST_LINES_IN_A_FILE
    ]
    assert guilty == []


def test_functions_fit_on_a_screen() -> None:
    guilty = []
    for module in modules(SOURCE):
        for node in ast.walk(parse(module)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                if length > MOST_LINES_IN_A_FUNCTION:
                    guilty.append(f"{place(module, node.lineno)} {node.name} has {length} lines")
    assert guilty == []


def test_no_script_ends_because_there_is_no_next_one() -> None:
    """``StopIteration`` that leaves a compiled coroutine is taken for its end: whoever looks for something in
    the middle of a script says what is the matter when it is not there."""
    found = [
        place(module, node.lineno)
        for room in RULES_ROOMS
        for module in sorted((HOUSE / room).glob("*.py"))
        if module.name != "prepared.py"  # before the first question
        for node in ast.walk(parse(module))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "next" and len(node.args) == 1
    ]
    assert found == []
