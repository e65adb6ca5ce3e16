"""What can be in the way of compiling: a sentence says what to do, nothing is left, the plain build runs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

from comptoir.cli import compiling
from comptoir.native import making, manifest
from comptoir.native.making import CannotCompile
from tests.cli.calling import run as call
from tests.native.small import compile_it, put_up, said

OLD = """#!/bin/sh
# A compiler that does not know C11.
for file; do case $file in *.c) grep -q _Static_assert "$file" && exit 1 ;; esac; done
exec cc "$@"
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    return put_up(tmp_path / "clone")


def assert_plain(clone: Path) -> None:
    assert said(clone)[:2] == ["plain", "unbuilt"]
    assert not list(clone.glob("build/native/*")), "something is left behind"


@pytest.mark.parametrize("compiler", ["false", "no-such-compiler-anywhere"])
def test_without_a_compiler(clone: Path, compiler: str) -> None:
    done = compile_it(clone, CC=compiler)
    assert done.stdout.startswith("no_compiler"), done.stdout + done.stderr
    assert_plain(clone)


def test_with_an_old_compiler(clone: Path, tmp_path: Path) -> None:
    old = tmp_path / "old-cc"
    old.write_text(OLD, encoding="utf-8")
    old.chmod(0o755)
    assert compile_it(clone, CC=str(old)).stdout.startswith("old_compiler")
    assert_plain(clone)


def test_with_a_source_that_cannot_be_compiled(clone: Path) -> None:
    (clone / "src" / "comptoir" / "dale" / "table.py").write_text("x: int = 'a'\n", encoding="utf-8")
    done = compile_it(clone)
    assert done.stdout.startswith("failed")
    assert "comptoir/dale/table.py:1: error" in done.stdout
    assert not list(clone.glob("build/native/*"))


def test_where_nothing_can_be_written(clone: Path) -> None:
    (clone / "build").touch()  # not even root can make a folder in it
    assert compile_it(clone).stdout.startswith("not_writable")
    assert said(clone)[:2] == ["plain", "unbuilt"]


def test_without_the_tools(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "_NEEDED", ("setuptools", "nowhere_to_be_found"))
    with pytest.raises(CannotCompile) as caught:
        making.compile_clone(clone)
    assert (caught.value.code, caught.value.facts) == ("no_tools", {"missing": "nowhere_to_be_found"})
    assert_plain(clone)


def test_without_the_headers_of_python(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(clone))
    with pytest.raises(CannotCompile, match="no_headers"):
        making.compile_clone(clone)
    assert_plain(clone)


def test_interrupted(clone: Path) -> None:
    # Whoever was started in the background by a shell does not hear of interruptions, and neither would it.
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    code += "from pathlib import Path; from comptoir.native.making import compile_clone; "
    own = {**os.environ, "PYTHONPATH": str(clone / "src"), "COMPTOIR_BUILD": ""}
    working = subprocess.Popen(
        [sys.executable, "-c", code + "compile_clone(Path(sys.argv[1]))", clone],
        env=own,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not list(clone.glob("build/native/.making-*/c/*")):
        assert working.poll() is None, "it has ended before it could be interrupted"
        time.sleep(0.01)
    os.killpg(working.pid, signal.SIGINT)  # as a terminal does
    assert working.wait() != 0
    assert_plain(clone)


def test_what_a_killed_build_has_left_is_cleared_away(clone: Path) -> None:
    left, working = (clone / "build" / "native" / f".making-{name}" for name in ("left", "working"))
    for each in (left, working):
        each.mkdir(parents=True)
    os.utime(left, (1, 1))
    assert compile_it(clone, CC="false").returncode == 1
    assert not left.exists()
    assert working.exists(), "somebody else compiles too"


# -- the command -----------------------------------------------------------------------------------------

PROBLEMS = {
    "no_tools": ({"missing": "mypyc"}, "mypyc", "mypyc"),
    "no_headers": ({"python": "3.11"}, "apt install python3-dev", "apt install python3-dev"),
    "no_compiler": ({}, "xcode-select --install", "Visual C++ Build Tools"),
    "old_compiler": ({}, "too old", "trop ancien"),
    "not_writable": ({"folder": "/x", "reason": "full"}, "/x (full)", "/x (full)"),
    "failed": ({}, "could not be compiled", "n’a pas pu être compilé"),
}


@pytest.mark.parametrize("code", PROBLEMS)
def test_what_is_in_the_way_is_said_in_both_languages(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    facts, english, french = PROBLEMS[code]

    def fail(root: Path) -> None:
        raise CannotCompile(code, "cc: what the compiler said", **facts)

    monkeypatch.setattr(compiling, "is_current", lambda root: False)
    monkeypatch.setattr(compiling, "compile_clone", fail)
    for lang, expected, ending in (("en", english, "in plain Python"), ("fr", french, "en Python")):
        done = call("compile", lang=lang)
        assert (done.returncode, done.stdout) == (1, "")
        lines = done.stderr.splitlines()
        assert "cc: what the compiler said" in lines
        assert expected in lines[-2]
        assert ending in lines[-1]


def test_compiled_and_compiled_already(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "is_current", lambda root: False)
    monkeypatch.setattr(compiling, "compile_clone", lambda root: root)
    assert "The engine is compiled, in 0 s" in call("compile").stdout
    monkeypatch.setattr(compiling, "is_current", lambda root: True)
    assert "compiled already" in call("compile").stdout


def test_an_installation_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manifest, "clone", lambda: None)
    done = call("compile")
    assert done.returncode == 1
    assert "pip install --upgrade comptoir" in done.stderr
