"""The atlas: studies of ours that show how the sets of Dale balance and what Karanor's economy is like.

Each of them is a file beside this one, in the order of ``NAMES``, and is kept in a folder of that name.
"""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from comptoir.core import BadOptions
from comptoir.lab.ladder import MOST_SCALE
from comptoir.lab.studies import Study, make_study, read_wishes
from comptoir.lab.study_folder import described
from comptoir.lab.tables import TIMES

NAMES: Final = ("dale-2", "dale-2-hard", "dale-3", "dale-4", "dale-teams", "karanor")


def atlas_study(name: str, scale: float = 1.0) -> Study:
    """One of the studies, with so many times the usual number of games. Raises ``BadOptions``."""
    if not 0 < scale <= MOST_SCALE:
        raise BadOptions("scale_range", value=f"{scale:g}", most=f"{MOST_SCALE:g}")
    with as_file(files(__package__) / f"{name}.toml") as file:
        wishes = read_wishes(file)
    return make_study({**wishes, "games": max(1, round(wishes["games"] * scale))})


def is_stored(study: Study, folder: Path) -> bool:
    """Was it played to its end there, by whatever version? Raises ``BadOptions`` where another study was."""
    found = described(folder)
    if found is None or not (folder / f"{TIMES}.parquet").exists():  # which is written last
        return False
    if found["study"] != study.wishes:
        raise BadOptions("study_of_another", folder=str(folder), what="study")
    return True
