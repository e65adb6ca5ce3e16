"""The switches of the rules in words: what a table may agree on, and where it departs from the usual."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

from comptoir.core.switches import Switched, switches
from comptoir.telling.shown import Bilingual
from comptoir.words import Words, words


class RuleValue(Struct, frozen=True):
    """Where a switch can stand, and what that means in a sentence."""

    value: bool | str
    text: Bilingual


class HouseRule(Struct, frozen=True):
    """A switch of the rules; what is usual stands first among its values."""

    name: str
    title: Bilingual
    values: list[RuleValue]


class Departure(Struct, frozen=True):
    """Where a table plays otherwise than is usual, in the words of who reads it."""

    title: str
    text: str


def house_rules(
    game: str, kind: type[Switched], rules: int, but: Collection[str] = ()
) -> tuple[HouseRule, ...]:
    """The switches that a game of this version has and a table may set, in the order of its options."""
    return tuple(
        [
            HouseRule(
                name,
                _in_both(_title(game, name)),
                [
                    RuleValue(value, _in_both(_sentence(game, name, value)))
                    for value in row.values(rules)
                    if isinstance(value, bool | str)
                ],
            )
            for name, row in switches(kind).items()
            if name not in but and row.since <= rules
        ]
    )


def departures(
    game: str,
    kind: type[Switched],
    options: Mapping[str, object],
    rules: int,
    lang: Words,
    but: Collection[str] = (),
) -> list[Departure]:
    """What these options set otherwise than a game of that version does by itself."""
    return [
        Departure(lang.say(_title(game, name)), lang.say(_sentence(game, name, options[name])))
        for name, row in switches(kind).items()
        if name in options and name not in but and options[name] != row.usual(rules)
    ]


def _title(game: str, name: str) -> str:
    return f"house-rule-{game}-{_hyphens(name)}"


def _sentence(game: str, name: str, value: object) -> str:
    return f"house-rule-{game}-{_hyphens(name)}.{_hyphens(str(value).lower())}"


def _hyphens(name: str) -> str:
    return name.replace("_", "-")


def _in_both(key: str) -> Bilingual:
    return Bilingual(en=words("en").say(key), fr=words("fr").say(key))
