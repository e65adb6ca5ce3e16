"""On what terms a game is played: what the command line says of it, and whether the game understands it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple, TypeAlias

from cyclopts import Parameter

from comptoir.cli.sets import NO_FILTERS, Filters
from comptoir.core import BadOptions

PackFolder: TypeAlias = Annotated[Path | None, Parameter(help="help-pack")]


BY_LOT = -1
"""A seat that chance chooses."""


class Terms(NamedTuple):
    """What only some games understand; what was not said is None."""

    teams: bool | None = None
    sets: str | None = None
    filters: Filters = NO_FILTERS
    pack: Path | None = None
    first_player: int | None = None
    market: bool | None = None
    aloud: bool | None = None

    def given(self) -> dict[str, object]:
        """What was said, by the name of its option."""
        named = dict[str, object]()
        for name, value in self._asdict().items():
            named |= value.given() if isinstance(value, Filters) else {name.replace("_", "-"): value}
        return {name: value for name, value in named.items() if value is not None}


NO_TERMS = Terms()


def refuse_foreign(game: str, understood: Sequence[str], given: Mapping[str, object]) -> None:
    """Raises ``BadOptions`` for an option that was given and belongs to another game."""
    for option, value in given.items():
        if option not in understood:
            raise BadOptions("not_of_game", option=spelt(option, value), game=game)


def spelt(option: str, value: object) -> str:
    """An option as it was typed; some have another name when they say no."""
    if value is False:
        return {"aloud": "--secret"}.get(option, f"--no-{option}")
    return f"--{option}"
