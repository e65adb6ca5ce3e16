"""``./play`` and ``comptoir``: what people type leads to the right door."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.cli.calling import call
from tests.cli.table import environment

COMPTOIR = str(Path(sysconfig.get_path("scripts")) / "comptoir")
SCRIPT = Path(__file__).parents[2] / "play"
DOOR = '#!/bin/sh\nprintf "%s " "$@"\n'


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("", "serve --open"),
        ("--host 0.0.0.0", "serve --open --host 0.0.0.0"),
        ("--terminal karanor --players 4", "play karanor --players 4"),
        ("--terminal dale", "play dale"),
        ("--terminal", "play"),
        ("karanor --lang fr", "play karanor --lang fr"),
        ("dale --load game.json", "play dale --load game.json"),
        ("--help", "--help"),
        ("--version", "--version"),
        ("compile", "compile"),
        ("simulate karanor", "simulate karanor"),
    ],
)
def test_what_is_typed_leads_to_a_command(typed: str, called: str, tmp_path: Path) -> None:
    shutil.copy(SCRIPT, tmp_path)
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts" / "venv.sh").write_text(f"venv={tmp_path}\nready() {{ :; }}\n", encoding="utf-8")
    (tmp_path / "bin").mkdir()
    door = tmp_path / "bin" / "comptoir"
    door.write_text(DOOR, encoding="utf-8")
    door.chmod(0o755)
    done = subprocess.run([tmp_path / "play", *typed.split()], capture_output=True, text=True, check=True)
    assert done.stdout.split() == called.split()


@pytest.mark.parametrize(
    "command", [[COMPTOIR], [sys.executable, "-m", "comptoir"]], ids=["script", "module"]
)
@pytest.mark.parametrize(
    ("typed", "arguments"),
    [
        ("acorn\n1 2 3 4\nq\nn\n", "play --seed 7 --lang fr"),
        ("", "cards --set owls --lang en"),
        ("", "play --sets dragons"),
    ],
)
def test_the_real_command_says_what_it_says_in_this_process(
    command: list[str], typed: str, arguments: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [*command, *arguments.split()],
        input=typed.encode(),
        capture_output=True,
        cwd=tmp_path,
        env=environment(),
        timeout=120,
        check=False,
    )
    here = call(arguments.split(), environment(), typed, tmp_path)
    assert (done.returncode, done.stdout.decode(), done.stderr.decode()) == here
