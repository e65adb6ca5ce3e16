"""``python -m comptoir.native.compiling FOLDER``: compile the rules into a folder.

A process of its own, started by ``native.making`` in the folder of the package: mypyc prints what it finds
wrong and leaves, and a compiler has much to say.
"""

from __future__ import annotations

import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from comptoir.native.manifest import compiled, is_quick
from comptoir.native.modules import LIBRARY

NO_COMPILER, OLD_COMPILER = 3, 4
"""Exit codes."""
_PROGRAM: Final = """
#include <Python.h>
#include <stdatomic.h>
_Static_assert(sizeof(Py_ssize_t) == sizeof(void *), "C11");
int answer(void) { for (int i = 0; i < 2; i++) if (i) return i; return 0; }
"""
"""What any compiler of the last ten years understands."""
_WEAK: Final = re.compile(
    r"Py_(?:CLEAR|VISIT)\(\*\(\(PyObject \*\*\)\(\(char \*\)self \+ "
    r"sizeof\(PyObject \*\) \+ sizeof\((\w+)\)\)\)\);"
)
_LET_BE: Final = (
    r"if (Py_REFCNT(self) == 0 && *((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(\1))) != NULL) "
    r"PyObject_ClearWeakRefs((PyObject *)self);"
)
_UNIX: Final = [
    "-fvisibility=hidden",  # modules of one library call each other directly, and may be inlined
    "-Wno-error",  # what a compiler of tomorrow thinks of generated code stops nobody
]


def main(target: Path) -> int:
    _check_compiler(target)
    from mypyc.build import mypycify

    sources = [f"comptoir/{path}" for path in compiled()]
    extensions = mypycify(
        ["--config-file=", "--no-error-summary", *sources],
        opt_level=level(),
        debug_level="0",
        multi_file=True,
        target_dir=str(target / "c"),
        group_name=LIBRARY.removesuffix("__mypyc"),
    )
    _mend(target / "c")
    _build(extensions, target)
    return 0


def level() -> str:
    """How hard the compiler tries: as hard as it can, unless time matters more."""
    return "0" if is_quick() else "3"


def _mend(folder: Path) -> None:
    """Let weak references to native objects be: mypyc 2.4 takes their list for an attribute, so an object
    drops with its own a reference that somebody else holds, and Python reads freed memory."""
    for file in folder.glob("*.c"):
        text = file.read_text(encoding="utf-8")
        mended = _WEAK.sub(_LET_BE, text)
        if mended != text:
            file.write_text(mended, encoding="utf-8")


def _compiler() -> Any:
    """The compiler this Python is extended with."""
    import_module("setuptools")  # brings distutils, which newer Pythons no longer have
    compiler = import_module("distutils.ccompiler").new_compiler()
    import_module("distutils.sysconfig").customize_compiler(compiler)
    return compiler


def _check_compiler(target: Path) -> None:
    """Try it on a small program; leaves if it cannot do that."""
    import sysconfig

    compiler = _compiler()
    with TemporaryDirectory(dir=target) as folder:
        for text, code in (("int answer(void) { return 42; }\n", NO_COMPILER), (_PROGRAM, OLD_COMPILER)):
            program = Path(folder, "program.c")
            program.write_text(text, encoding="ascii")
            try:
                compiler.compile(
                    [str(program)], output_dir=folder, include_dirs=[sysconfig.get_path("include")]
                )
            except Exception as error:  # whatever a compiler of some kind raises
                print(error, file=sys.stderr)
                sys.exit(code)


def _build(extensions: list[Any], target: Path) -> None:
    tools = import_module("setuptools")
    command_class: type[Any] = import_module("setuptools.command.build_ext").build_ext
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:

        class OnAllCores(command_class):  # type: ignore[misc]  # known when it runs
            """The library is one extension of many files: it is they that are compiled side by side."""

            def build_extensions(self) -> None:
                compile_in_turn = self.compiler.compile
                if self.compiler.compiler_type == "unix":
                    for each in self.extensions:
                        each.extra_compile_args = [*each.extra_compile_args, *_UNIX]

                def compile_at_once(files: list[str], **how: Any) -> list[str]:
                    made = [pool.submit(compile_in_turn, [file], **how) for file in files]
                    return [file for each in made for file in each.result()]

                self.compiler.compile = compile_at_once
                super().build_extensions()

        command = OnAllCores(tools.Distribution({"name": "comptoir", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(target / "lib"), str(target / "o")
        command.parallel = cores
        command.ensure_finalized()
        command.run()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
