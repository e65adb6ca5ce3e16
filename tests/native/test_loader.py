"""Which build runs: the compiled one if it is whole and of this Python and source, else the plain one."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from comptoir.native.manifest import FILE, QUICK, SUFFIX, folder
from tests.native.small import build_of, compile_it, library_of, manifest_of, put_up, run, said

PLAYED = "21"
"""What comes of the game, whoever runs it."""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = put_up(tmp_path_factory.mktemp("compiled") / "clone")
    done = compile_it(root)
    assert done.returncode == 0, done.stdout + done.stderr
    return root


@pytest.fixture
def clone(compiled: Path, tmp_path: Path) -> Path:
    """A copy to be broken. Copies keep their times."""
    root = tmp_path / "clone"
    shutil.copytree(compiled, root)
    return root


def source(root: Path, name: str = "core/dice.py") -> Path:
    return root / "src" / "comptoir" / name


def test_what_was_never_compiled_runs_plain(tmp_path: Path) -> None:
    root = put_up(tmp_path / "clone")
    assert said(root) == ["plain", "unbuilt", PLAYED, "told", str(source(root))]


def test_a_build_of_this_source_runs(clone: Path) -> None:
    place = str(source(clone)).removesuffix(".py") + SUFFIX
    assert said(clone) == ["compiled", "", PLAYED, "told", place], "its data lie beside the source"
    assert sorted(each.name for each in build_of(clone).parent.iterdir()) == [build_of(clone).name]


def test_a_quick_build_runs_where_it_will_do_and_nowhere_else(tmp_path: Path) -> None:
    """What ``./check`` makes for itself is slow: nobody who plays gets it, or is told that it is there."""
    root, quick = put_up(tmp_path / "clone"), {QUICK: "1"}
    done = compile_it(root, **quick)
    assert done.returncode == 0, done.stdout + done.stderr
    place = folder(root, is_quick=True)
    assert json.loads((place / FILE).read_text(encoding="utf-8"))["optimised"] == "0"
    assert said(root, **quick)[:3] == ["compiled", "", PLAYED]
    assert said(root)[:3] == ["plain", "unbuilt", PLAYED]
    code = "from pathlib import Path; from comptoir.native import making; print(making.is_current(Path('.')))"
    assert [run(root, "-c", code, **each).stdout for each in ({}, quick)] == ["False\n", "True\n"]
    _change(root)
    assert said(root, **quick)[:2] == ["plain", "stale"]


def test_where_a_quick_build_will_do_a_better_one_does_too(clone: Path) -> None:
    assert manifest_of(clone)["optimised"] == "3"
    assert said(clone, **{QUICK: "1"})[0] == "compiled"


def test_an_error_names_file_and_line(clone: Path) -> None:
    done = run(clone, "-c", "from comptoir.core import dice; dice.fail()")
    assert 'comptoir/core/dice.py", line 27, in fail' in done.stderr


def test_a_weak_reference_outlives_what_it_refers_to(clone: Path) -> None:
    """A class with type variables has room for them, and mypyc did not leave them alone."""
    code = (
        "import gc, weakref\n"
        "from comptoir.core.dice import Bag\n"
        "bags = [Bag(number) for number in range(100)]\n"
        "held = [weakref.ref(bag) for bag in bags]\n"
        "gc.collect()\n"
        "assert [each() for each in held] == bags\n"
        "bags.clear()\n"
        "gc.collect()\n"
        "print(*{each() for each in held})\n"
    )
    done = run(clone, "-c", code, wish="compiled")
    assert (done.returncode, done.stdout) == (0, "None\n"), done.stderr


def test_a_touched_source_stays_fresh(clone: Path) -> None:
    os.utime(source(clone), (1, 1))
    assert said(clone)[0] == "compiled"


def _change(root: Path) -> None:
    text = source(root).read_text(encoding="utf-8")
    source(root).write_text(text.replace("% self", "* self"), encoding="utf-8")


def _change_back_in_time(root: Path) -> None:
    """Another size, though the time is the same."""
    before = source(root).stat()
    with source(root).open("a", encoding="utf-8") as file:
        file.write("# more\n")
    os.utime(source(root), ns=(before.st_atime_ns, before.st_mtime_ns))


def _change_init(root: Path) -> None:
    source(root, "karanor/__init__.py").write_text('"""Room."""\n', encoding="utf-8")


def _add_below(root: Path) -> None:
    source(root, "dale/cards").mkdir()
    source(root, "dale/cards/new.py").touch()


def _leave_one_out(root: Path) -> None:
    with source(root, "native/modules.py").open("a", encoding="utf-8") as file:
        file.write('LEFT_OUT["core/dice.py"] = "to see"\n')


@pytest.mark.parametrize(
    "change",
    [
        _change,
        _change_back_in_time,
        _change_init,
        _leave_one_out,
        lambda root: source(root, "karanor/new.py").touch(),
        _add_below,
        lambda root: source(root).rename(source(root, "core/cubes.py")),
    ],
    ids=["changed", "longer", "init", "list", "new", "new below", "renamed"],
)
def test_a_build_of_another_source_does_not_run(clone: Path, change: Callable[[Path], object]) -> None:
    change(clone)
    done = run(clone, "-c", "from comptoir import native; print(native.build(), native.reason())")
    assert done.stdout.split() == ["plain", "stale"]


def test_what_was_changed_is_what_runs(clone: Path) -> None:
    _change(clone)
    assert said(clone)[:3] == ["plain", "stale", str(6 * sum(range(10)))]


def _rewrite(root: Path, **changes: object) -> None:
    (build_of(root) / FILE).write_text(json.dumps({**manifest_of(root), **changes}), encoding="utf-8")


def _truncate(root: Path) -> None:
    file = library_of(root)
    file.write_bytes(file.read_bytes()[:-100])


def _garble(root: Path) -> None:
    """A file of the same size and time that cannot be loaded."""
    file, before = library_of(root), library_of(root).stat()
    file.write_bytes(bytes(before.st_size))
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda root: library_of(root).unlink(), "incomplete"),
        (lambda root: next((build_of(root) / "comptoir" / "dale").iterdir()).unlink(), "incomplete"),
        (_truncate, "incomplete"),
        (_garble, "broken"),
        (lambda root: (build_of(root) / FILE).unlink(), "incomplete"),
        (lambda root: (build_of(root) / FILE).write_text("{", encoding="utf-8"), "incomplete"),
        (lambda root: (build_of(root) / FILE).write_text("[]", encoding="utf-8"), "incomplete"),
        (lambda root: (build_of(root) / FILE).write_bytes(b"\xff\xfe"), "incomplete"),
        (lambda root: _rewrite(root, sources=None), "incomplete"),
        (lambda root: _rewrite(root, python="cpython-399"), "other_python"),
        (lambda root: _rewrite(root, machine="abacus"), "other_python"),
        (lambda root: build_of(root).rename(build_of(root).with_name("cpython-399")), "other_python"),
        (lambda root: shutil.rmtree(build_of(root).parent), "unbuilt"),
    ],
)
def test_a_build_that_is_not_whole_or_not_ours_does_not_run(
    clone: Path, change: Callable[[Path], object], reason: str
) -> None:
    change(clone)
    assert said(clone) == ["plain", reason, PLAYED, "told", str(source(clone))]


# -- asked for -------------------------------------------------------------------------------------------


def test_the_plain_build_can_be_asked_for(clone: Path) -> None:
    assert said(clone, wish="plain") == ["plain", "off", PLAYED, "told", str(source(clone))]


def test_the_compiled_build_can_be_demanded(clone: Path) -> None:
    assert said(clone, wish="compiled")[0] == "compiled"
    _change(clone)
    done = run(clone, "-c", "import comptoir.core.dice; print('never')", wish="compiled")
    assert done.returncode == 1
    assert done.stdout == ""
    english, french = done.stderr.splitlines()
    assert "the source has changed" in english
    assert "la source a changé" in french


def test_a_child_process_runs_the_same_build(clone: Path) -> None:
    script = clone / "children.py"
    script.write_text(
        "from multiprocessing import get_context\n"
        "from comptoir import native\n"
        "from comptoir.dale.table import play\n"
        "if __name__ == '__main__':\n"
        "    with get_context('spawn').Pool(1) as pool:\n"
        "        print(native.build(), pool.apply(native.build), pool.apply(play, (10,)))\n",
        encoding="utf-8",
    )
    done = run(clone, str(script))
    assert done.stdout.split() == ["compiled", "compiled", PLAYED], done.stderr


# -- installed -------------------------------------------------------------------------------------------


@pytest.fixture
def installed(clone: Path, tmp_path: Path) -> Path:
    """What a wheel puts into a folder of packages: native modules beside their source."""
    packages = tmp_path / "site-packages"
    shutil.copytree(clone / "src", packages)
    (build_of(clone) / FILE).unlink()
    shutil.copytree(build_of(clone), packages, dirs_exist_ok=True)
    return packages


def test_a_wheel_runs_compiled(installed: Path) -> None:
    assert said(installed) == ["compiled", "", PLAYED, "told", str(installed / f"comptoir/core/dice{SUFFIX}")]


def test_a_wheel_runs_plain_when_asked_to(installed: Path) -> None:
    place = str(installed / "comptoir/core/dice.py")
    assert said(installed, wish="plain") == ["plain", "off", PLAYED, "told", place]


def test_a_wheel_that_cannot_be_loaded_here_runs_plain(installed: Path) -> None:
    (installed / f"comptoir__mypyc{SUFFIX}").write_bytes(b"not for this system")
    assert said(installed)[:3] == ["plain", "broken", PLAYED]


def test_a_pure_wheel_runs_plain(compiled: Path, tmp_path: Path) -> None:
    packages = tmp_path / "site-packages"
    shutil.copytree(compiled / "src", packages)
    assert said(packages)[:3] == ["plain", "pure", PLAYED]


def test_native_modules_that_lie_in_the_source_by_chance_are_not_taken(clone: Path) -> None:
    shutil.copytree(build_of(clone), clone / "src", dirs_exist_ok=True)
    _change(clone)
    assert said(clone)[:2] == ["plain", "stale"]
    assert said(clone)[4] == str(source(clone))
