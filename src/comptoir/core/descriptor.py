"""A game in one place: its name, and where each of its parts is to be found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

PartName: TypeAlias = Literal["rules", "telling", "judge", "lab", "env", "tools", "keyboard"]


@dataclass(frozen=True, kw_only=True)
class GameDescriptor:
    """One game. A part is written ``module:name`` and imported when somebody asks for it.

    Only the rules are needed; a game without one of the others is not offered where that part is used.
    """

    name: str
    rules: str
    """The game itself, a ``core.Game``."""
    telling: str = ""
    """The game in words and pictures, for whoever shows it: a ``telling.telling.Telling``."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Those that know the game, by their kind: whatever makes a ``bots.Bot`` from dice."""
    levels: Sequence[str] = ()
    """The kinds whose strength is known, the weakest first: people are offered these as opponents."""
    pondering: Mapping[str, float] = field(default_factory=dict)
    """Kinds that may think about an action for over half a second, and for how many seconds: at a table
    they always take that long, so that it tells nothing."""
    tutor: str = ""
    """A bot likewise, whom learners play with in the game's lessons; it is offered to nobody else."""
    judge: str = ""
    """How likely each side wins, and what would have been better: whatever makes a ``bots.review.Judge``."""
    lab: str = ""
    """How experiments begin and what they came to: a class derived from ``lab.setups.Setup``."""
    env: str = ""
    """Its actions by number and its views as arrays: a class derived from ``env.chart.Chart``."""
    tools: str = ""
    """Its options, cards and stories on the command line: a ``cli.tools.shelf.Shelf``."""
    keyboard: str = ""
    """How it is played in a terminal: a class derived from ``cli.terminal.parlour.Parlour``."""
