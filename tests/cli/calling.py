"""Calling the real command, as a person or a script does."""

import json
import os
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

COMPTOIR = Path(sysconfig.get_path("scripts")) / "comptoir"


def run(*arguments: str | Path, lang: str = "en") -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "LC_ALL": f"{lang}.UTF-8", "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}
    done = subprocess.run(
        [COMPTOIR, *arguments], env=environ, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert "Traceback" not in done.stderr
    return done


def run_json(*arguments: str | Path) -> Any:
    done = run(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
