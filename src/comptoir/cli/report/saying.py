"""Figures and names in the words of a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from comptoir.cli.report.blocks import Cell
from comptoir.cli.tools import shelf
from comptoir.cli.tools.output import decimal
from comptoir.lab.estimates import Unit
from comptoir.lab.intervals import Estimate
from comptoir.words import Words

NOTHING = "–"
_LEAST_P = 0.001


class Speaker(NamedTuple):
    """Who says it: a language, and a game whose cards have names."""

    words: Words
    game: str

    def figure(self, estimate: Estimate | None, unit: Unit) -> Cell:
        """A figure with its interval and its n."""
        if estimate is None:
            return Cell(NOTHING)
        n = self.whole(estimate.n)
        if not estimate.is_sure:
            note = self.words.say("report-note-unsure", n=n)
        else:
            low, high = (self.number(each, unit, bare=True) for each in (estimate.low, estimate.high))
            note = self.words.say("report-note", low=low, high=high, n=n)
        return Cell(self.number(estimate.value, unit), note)

    def size(self, estimate: Estimate, unit: Unit) -> Cell:
        """The same without its sign, which its sentence has; differences of shares out of a hundred."""
        sign = (1 if unit == "number" else 100) * (1 if estimate.value >= 0 else -1)
        value, *ends = (sign * each for each in (estimate.value, estimate.low, estimate.high))
        return self.figure(estimate._replace(value=value, low=min(ends), high=max(ends)), "number")

    def number(self, value: float, unit: Unit, *, bare: bool = False) -> str:
        """A share out of a hundred, a difference of those with its sign, or a number."""
        scaled = value if unit == "number" else 100 * value
        told = decimal(self.words, abs(round(scaled, 1)))
        sign = "−" if round(scaled, 1) < 0 else "+" if unit == "points" and round(scaled, 1) > 0 else ""
        return sign + (self.words.say("percent", number=told) if unit == "share" and not bare else told)

    def p(self, value: float) -> str:
        if value < _LEAST_P:
            return self.words.say("report-p-small", least=decimal(self.words, _LEAST_P, 3))
        return decimal(self.words, value, 3)

    def whole(self, number: int) -> str:
        return self.words.say("whole", whole=number)

    def milliseconds(self, value: float) -> str:
        return decimal(self.words, value, 2)

    # -- what a line is about -------------------------------------------------------------------------

    def about(self, line: Mapping[str, Any]) -> tuple[list[str], list[str]]:
        """The titles and the texts of what a line is about."""
        titles, texts = [], []
        for name, value in line.items():
            if name != "teams":
                titles.append(self.words.say(f"report-column-{_hyphens(name)}"))
                texts.append(self.level(name, value, line))
        return titles, texts

    def label(self, line: Mapping[str, Any], without: Sequence[str] = ()) -> str:
        """The same in short."""
        names = [name for name in line if name not in ("teams", *without)]
        return ", ".join([self.level(name, line[name], line) for name in names])

    def level(self, name: str, value: Any, line: Mapping[str, Any]) -> str:
        match name:
            case "players":
                return self.words.say("arena-table", players=value, teams=bool(line.get("teams")))
            case "place":
                return self.words.say("report-place", place=value + 1)
            case "side":
                return self.words.say("report-side", side=value + 1)
            case "what":
                return self.measure(value)
            case "family" | "family_other":
                return shelf.find(self.game).family_name(self.words, value)
            case "card":
                return shelf.find(self.game).card_name(self.words, value)
        return str(value)

    def measure(self, name: str) -> str:
        """What is counted of a seat; a game of somebody else's may count what has no words."""
        key = f"report-what-{_hyphens(name)}"
        return self.words.say(key) if self.words.knows(key) else name.replace("_", " ")


def _hyphens(name: str) -> str:
    return name.replace("_", "-")
