"""Games to learn on, as PettingZoo, Gymnasium and OpenSpiel know games.

``aec`` has all seats, ``gym`` one seat against bots, ``openspiel`` is for the algorithms of OpenSpiel. Those
packages come with the extras ``rl`` and ``openspiel``, and are imported when one of these is called.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from comptoir.core import ComptoirError
from comptoir.env.chart import Chart
from comptoir.env.seating import Seating

if TYPE_CHECKING:
    from comptoir.env.petting import Table
    from comptoir.env.single import OneSeat

__all__ = ["Chart", "aec", "chart", "gym", "openspiel"]


def aec(
    game: str,
    *,
    seed: int | None = None,
    unasked: bool = True,
    max_steps: int = 0,
    render_mode: str | None = None,
    **wishes: object,
) -> Table:
    """All seats of a game, one after the other: an environment of PettingZoo (AEC).

    ``wishes`` are the game's own options (``players``, ``sets``, ``teams``, ``pack``, switches of the rules).
    Without ``unasked`` nobody is asked what it would do unasked; after ``max_steps`` choices a game is
    truncated (0: never). Raises ``BadOptions``, and ``ComptoirError`` without PettingZoo.
    """
    _need("rl", "pettingzoo", "gymnasium", "numpy")
    from comptoir.env.petting import Table

    seating = Seating(game, wishes, seed=seed, unasked=unasked, max_steps=max_steps)
    return Table(seating, render_mode)


def gym(
    game: str,
    *,
    seat: int = 0,
    bots: str | list[str] = "medium",
    seed: int | None = None,
    unasked: bool = True,
    max_steps: int = 0,
    render_mode: str | None = None,
    **wishes: object,
) -> OneSeat:
    """One seat of a game against bots: an environment of Gymnasium.

    ``bots`` is one kind for all other seats, or one for each in their order. The rest as for ``aec``.
    """
    _need("rl", "gymnasium", "numpy")
    from comptoir.env.single import OneSeat

    seating = Seating(game, wishes, seed=seed, unasked=unasked, max_steps=max_steps)
    return OneSeat(seating, seat, bots, render_mode)


def openspiel(
    game: str, *, unasked: bool = True, max_steps: int = 10_000, deals: int = 1000, **wishes: object
) -> Any:
    """A game of OpenSpiel (``pyspiel.Game``). Its one chance node, at the root, is which of so many ``deals``
    is played. Raises ``BadOptions``, and ``ComptoirError`` without OpenSpiel."""
    _need("openspiel", "pyspiel", "numpy")
    from comptoir.env.spiel import load

    return load(game, wishes, unasked=unasked, max_steps=max_steps, deals=deals)


def chart(game: str, **wishes: object) -> Chart:
    """What the actions and the places of an observation are called. Raises ``BadOptions``."""
    return Seating(game, wishes).chart


def _need(extra: str, *packages: str) -> None:
    for package in packages:
        if find_spec(package) is None:
            command = f'pip install "comptoir[{extra}]"'
            raise ComptoirError("missing_extra", needs=package, command=command)
