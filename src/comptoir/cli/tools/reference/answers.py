"""What can be picked, as it was offered in the stored games: they show every card under every switch.

A question that none of them asks can be answered like those that are asked in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from comptoir.cli.tools.reference.questions import prompts, sites
from comptoir.cli.tools.tree import source_tree
from comptoir.core import BadOptions, Decision, Match, Option, archive, registry
from comptoir.core.loading import begin
from comptoir.core.log import Answer, decode

Shape: TypeAlias = tuple[str, ...]
"""The first word of an option, and the types of what follows it; a card alone is ``("card token",)``."""
TOKEN: Shape = ("card token",)


@dataclass(slots=True)
class Asked:
    """How a question was put, over all stored games."""

    times: int = 0
    shapes: set[Shape] = field(default_factory=set)
    runs: set[str] = field(default_factory=set)
    """``single`` picks, or runs: ``ordered`` or not, ``unordered``."""
    told: dict[str, int] = field(default_factory=dict)
    """How often each argument came with it."""

    def hear(self, decision: Decision) -> None:
        self.times += 1
        self.shapes |= {shape(option) for option in decision.options}
        run = decision.run
        self.runs.add("single" if run is None else "ordered" if run.ordered else "unordered")
        for name in {name.partition(":")[0] for name, _ in decision.args}:
            self.told[name] = self.told.get(name, 0) + 1

    def is_like(self, other: Asked, *, told: bool) -> None:
        """Take over what another question is answered with."""
        self.shapes |= other.shapes
        self.runs |= other.runs
        self.told |= other.told if told else {}


@dataclass(slots=True)
class Heard:
    """All that was asked, by prompt, and what seats could do unasked."""

    asked: dict[str, Asked] = field(default_factory=dict)
    unasked: set[Shape] = field(default_factory=set)
    games: int = 0


def shape(option: Option) -> Shape:
    if isinstance(option, int):
        return TOKEN
    return str(option[0]), *[type(each).__name__ for each in option[1:]]


@cache
def heard(game: str) -> Heard:
    """Replay all stored games of today's rules. Raises ``BadOptions`` where there are none to be found, and
    ``LookupError`` if there is more in the code than in them, or less."""
    found = Heard()
    for file in _stored(game):
        _listen(found, archive.parse(file.read_bytes()))
    known = prompts(game)
    foreign = sorted({*found.asked} - {*known})
    if foreign:
        raise LookupError(f"asked in games, and nowhere in the code of {game}: {', '.join(foreign)}")
    for prompt in known:
        if prompt not in found.asked:
            found.asked[prompt] = _by_others(game, prompt, found.asked)
    return found


def _stored(game: str) -> list[Path]:
    root = source_tree()
    if root is None:
        raise BadOptions("no_source_tree")
    return sorted(
        (root / "tests" / "archive" / "games" / game).glob(f"{registry.rules(game).rules_version}/*.json")
    )


def _listen(found: Heard, save: Mapping[str, Any]) -> None:
    match: Match = begin(registry.rules(save["game"]), save)
    found.games += 1
    for pick in save["picks"]:
        logged = decode(pick)
        if isinstance(logged, Answer) and logged.interrupts:
            found.unasked |= {shape(option) for option in match.interruptions(logged.seat)}
        for decision in match.decisions:
            found.asked.setdefault(decision.prompt, Asked()).hear(decision)
        match.replay(pick)


def _by_others(game: str, prompt: str, asked: Mapping[str, Asked]) -> Asked:
    """What answers a question that no stored game asks: the same call does for another one, or the same
    function."""
    mine = [each for each in sites(game) if each.prompt == prompt]
    answered = [each for each in sites(game) if asked.get(each.prompt, Asked()).times]
    found = Asked()
    for is_same_call in (True, False):
        for site in mine:
            for other in answered:
                if site.way == other.way and (site.place == other.place or not is_same_call):
                    found.is_like(asked[other.prompt], told=is_same_call)
        if found.shapes:
            return found
    raise LookupError(f"no stored game of {game} asks {prompt}, nor anything else in its way")
