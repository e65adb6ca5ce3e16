"""What a position is worth: weights that were learned, as data.

Each side of a position has a score, a weighted sum of its features, with weights for the phase that the side
is in; how likely a side wins follows from how its score compares with the others'. Knows no game: what the
features are is for the games' own rooms to say.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any


class BadWeights(ValueError):
    """Weights that do not belong to these features."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Weights by phase, in the order of the features' names, and one for each card that a side owns."""

    names: tuple[str, ...]
    weights: tuple[tuple[float, ...], ...]
    cards: Mapping[str, float]
    version: int
    made: Mapping[str, Any]
    """How: the seed, the games, the generation."""
    sharpness: Mapping[str, float] = field(default_factory=dict)
    """How much more decided games are than the scores say, by table (``table_name``): learned apart, for the
    chances that people are told. It changes no order, so bots play without it."""

    def score(self, phase: int, values: Sequence[float]) -> float:
        """What a side's features come to in its phase."""
        return float(sum(map(mul, self.weights[phase], values)))

    def plain(self) -> dict[str, object]:
        """For a file."""
        return {
            "version": self.version,
            "made": dict(self.made),
            **({"sharpness": dict(self.sharpness)} if self.sharpness else {}),
            "names": list(self.names),
            "weights": [[round(each, 5) for each in row] for row in self.weights],
            "cards": {name: round(each, 5) for name, each in sorted(self.cards.items())},
        }


def chances(scores: Sequence[float]) -> list[float]:
    """How likely each side wins."""
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def table_name(players: int, *, teams: bool) -> str:
    """What a table goes by in ``Evaluation.sharpness``."""
    return "teams" if teams else str(players)


def sharpened(all_chances: Sequence[float], sharpness: float) -> list[float]:
    """The same chances, told more decidedly (above 1) or less."""
    powers = [chance**sharpness for chance in all_chances]
    total = sum(powers)
    return [power / total for power in powers]


def sharpened_one(chance: float, sides: int, sharpness: float) -> float:
    """The same where only one side's chance is known, as if all others had equal ones."""
    return sharpened([chance, *[(1 - chance) / (sides - 1)] * (sides - 1)], sharpness)[0]


def read(data: Mapping[str, Any], names: Sequence[str], version: int, phases: int) -> Evaluation:
    """Weights as ``plain`` wrote them. Raises ``BadWeights`` if they are for other features."""
    if data.get("version") != version or data.get("names") != list(names):
        raise BadWeights(
            f"these weights are for version {data.get('version')} of the features, and this is version "
            f"{version}: learn them anew with `comptoir lab train`"
        )
    rows = tuple([tuple([float(each) for each in row]) for row in data["weights"]])
    if len(rows) != phases or any([len(row) != len(names) for row in rows]):
        raise BadWeights(f"weights are needed for {phases} phases of {len(names)} features each")
    cards = {str(name): float(each) for name, each in data.get("cards", {}).items()}
    sharpness = {str(name): float(each) for name, each in data.get("sharpness", {}).items()}
    return Evaluation(tuple(names), rows, cards, version, data.get("made", {}), sharpness)


def load(package: str, file: str, names: Sequence[str], version: int, phases: int) -> Evaluation:
    """The weights that lie in a package."""
    return read(json.loads((files(package) / file).read_text("utf-8")), names, version, phases)
