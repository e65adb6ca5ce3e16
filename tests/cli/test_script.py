"""``./play``: what people type leads to the right door."""

import shutil
import subprocess
from pathlib import Path

import pytest

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
