"""Sets as people ask for them: by name in any language and case, as a mix, or at random within filters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli.problems import closest, set_as_typed
from comptoir.cli.terminal.menu import plain
from comptoir.core import BadOptions
from comptoir.dale.catalogue import SET_NAMES
from comptoir.dale.options import HIGHEST, LOWEST, PRESETS, RANDOM, Limits, Span
from comptoir.words import LANGUAGES, Words, words

MIXES = (RANDOM, *PRESETS)
"""What may be wished for instead of sets."""

_SPAN = re.compile(r"(?P<only>\d{1,9})|(?P<least>\d{1,9})?\.\.(?P<most>\d{1,9})?", re.ASCII)


@Parameter(name="*")
@dataclass(frozen=True)
class Filters:
    """The options that narrow a choice of sets by their ratings, as they were typed."""

    complexity: Annotated[str | None, Parameter(help="help-complexity")] = None
    interaction: Annotated[str | None, Parameter(help="help-interaction")] = None
    nastiness: Annotated[str | None, Parameter(help="help-nastiness")] = None
    luck: Annotated[str | None, Parameter(help="help-luck")] = None

    def given(self) -> dict[str, str]:
        """Those that were typed, by name."""
        return {name: text for name, text in asdict(self).items() if text is not None}


NO_FILTERS = Filters()
RATINGS = tuple([field.name for field in fields(Filters)])
"""The names of those options."""


def read_limits(filters: Filters) -> Limits:
    """The limits that filters stand for. Raises ``BadOptions``."""
    spans = {}
    for name, text in filters.given().items():
        span = read_span(text, LOWEST, HIGHEST)
        if span is None:
            first, _, last = text.partition("..")
            turned = f"{last.strip()}..{first.strip()}"
            if first.strip() and last.strip() and read_span(turned, LOWEST, HIGHEST):
                raise BadOptions("rating_backwards", option=f"--{name}", value=text, turned=turned)
            raise BadOptions("rating_range", option=f"--{name}", value=text, least=LOWEST, most=HIGHEST)
        spans[name] = span
    return Limits(**spans)


def read_span(text: str, least: int, most: int) -> Span | None:
    """``2``, ``1..2``, ``..2`` or ``2..``, between two numbers; None for anything else."""
    found = _SPAN.fullmatch(text.strip())
    if found is None:
        return None
    first, last = (found["only"] or found[end] for end in ("least", "most"))
    span = Span(least if first is None else int(first), most if last is None else int(last))
    return span if least <= span.least <= span.most <= most else None


def set_names(reader: Words, wishes: Sequence[str], also: Sequence[str] = ()) -> list[str]:
    """The names in the code of what was wished for; ``also`` may be wished for too. Raises ``BadOptions``."""
    known = {plain(name): name for name in (*also, *SET_NAMES)}
    for name in SET_NAMES:
        for lang in LANGUAGES:
            for key in (f"set-{name}", f"set-{name}.short"):
                known.setdefault(plain(words(lang).say(key)), name)
    for wish in wishes:
        if plain(wish) not in known:
            typed = (*(set_as_typed(reader, name) for name in SET_NAMES), *also)
            raise BadOptions(
                "unknown_set", set=wish, allowed=", ".join(typed), close=_close(wish, typed, [*known])
            )
    return [known[plain(wish)] for wish in wishes]


def _close(wish: str, typed: Sequence[str], known: Sequence[str]) -> str:
    """What was probably meant: in the reader's own language if possible, else in any."""
    spelt = {plain(each): each for each in typed}
    own = closest(plain(wish), [*spelt])
    return spelt[own] if own else "_".join(closest(plain(wish), known).split())


def listed(text: str) -> list[str]:
    """What was typed with commas in between."""
    return [part.strip() for part in text.split(",") if part.strip()]
