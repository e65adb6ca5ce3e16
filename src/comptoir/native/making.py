"""Compiling the rules: into a folder of its own, and in its place only when it is whole."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from time import time
from typing import Final

from comptoir.native import VARIABLE, manifest
from comptoir.native.compiling import NO_COMPILER, OLD_COMPILER, level

_NEEDED: Final = ("mypyc", "setuptools")
_LAST_LINES: Final = 30
_WORKSHOP: Final = ".making-"
_LONGEST: Final = 3600
"""Seconds after which nobody works there any more."""


class CannotCompile(Exception):
    """Why there is no build: a code, what its sentence needs, and what the tools have said."""

    def __init__(self, code: str, said: str = "", **facts: str) -> None:
        super().__init__(code, said, facts)
        self.code, self.said, self.facts = code, said, facts


def compile_clone(root: Path) -> Path:
    """Compile the rules of a clone, for this Python; the folder of the build."""
    target = manifest.folder(root, manifest.is_quick())
    with _workshop(target.parent) as workshop:
        build = compile_into(workshop)
        _replace(target, build)
    return target


def compile_into(workshop: Path) -> Path:
    """Compile the rules in a folder; where in it the build lies, whole."""
    _check_tools()
    made_from, paths = (
        manifest.seal_sources(),
        manifest.compiled(),
    )  # before: a change meanwhile makes it stale
    _run(workshop)
    build = workshop / "lib"
    manifest.write(build, made_from, paths, mypy=version("mypy"), optimised=level())
    return build


def is_current(root: Path) -> bool:
    """Is there a build of this source, so that nothing is to be done?"""
    return not isinstance(manifest.find(root), str)


def _check_tools() -> None:
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        raise CannotCompile("no_tools", missing=", ".join(missing))
    folders = {sysconfig.get_path(name) for name in ("include", "platinclude")}
    if not any([Path(folder, "Python.h").is_file() for folder in folders if folder]):
        raise CannotCompile("no_headers", python=f"{sys.version_info.major}.{sys.version_info.minor}")


def _run(workshop: Path) -> None:
    environment = {**os.environ, VARIABLE: "plain", "MYPYPATH": "", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [sys.executable, "-m", "comptoir.native.compiling", str(workshop)],
        cwd=manifest.PACKAGE.parent,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        code = {NO_COMPILER: "no_compiler", OLD_COMPILER: "old_compiler"}.get(done.returncode, "failed")
        lines = done.stdout.decode(errors="replace").strip().splitlines()
        raise CannotCompile(code, "\n".join(lines[-_LAST_LINES:]))


@contextmanager
def _workshop(parent: Path) -> Iterator[Path]:
    """A folder to work in, gone afterwards whatever happens, as are those of builds that were killed."""
    try:
        parent.mkdir(parents=True, exist_ok=True)
        for other in parent.glob(f"{_WORKSHOP}*"):
            if time() - other.stat().st_mtime > _LONGEST:
                shutil.rmtree(other, ignore_errors=True)
        workshop = Path(mkdtemp(prefix=_WORKSHOP, dir=parent))
    except OSError as error:
        raise CannotCompile("not_writable", folder=str(parent), reason=error.strerror or str(error)) from None
    try:
        yield workshop
    except OSError as error:
        raise CannotCompile("not_writable", folder=str(parent), reason=error.strerror or str(error)) from None
    finally:
        shutil.rmtree(workshop, ignore_errors=True)


def _replace(target: Path, build: Path) -> None:
    """Put a whole build in the place of an older one, if there is one. In between there is none."""
    old = build.with_name("old")
    if target.exists():
        target.rename(old)
    build.rename(target)
