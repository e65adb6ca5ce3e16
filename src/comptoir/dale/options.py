"""How a game of La Vallée des Marchands is set up: players, sets and the switches of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from comptoir.core import BadOptions, Dice
from comptoir.dale.catalogue import SET_NAMES

MIN_PLAYERS, MAX_PLAYERS = 2, 4

LONGEST = 2000
"""Turns after which a game is called off. The rules alone do not see to it that a game ends: see
docs/decisions. People never get near this."""

PRESETS: Mapping[str, tuple[str, ...]] = {
    "beginner": ("macaws", "pandas", "squirrels", "raccoons", "ocelots"),
    "peaceful": ("pandas", "macaws", "squirrels", "chameleons", "ocelots"),
    "nasty": ("raccoons", "ocelots", "squirrels", "macaws", "chameleons"),
    "lucky": ("ocelots", "raccoons", "pandas", "squirrels", "macaws"),
    "cunning": ("chameleons", "squirrels", "pandas", "raccoons", "macaws"),
}
"""Mixes with a taste; a game takes as many of the sets, in order, as it needs."""

SWITCHES: Mapping[str, tuple[object, ...]] = {
    "edition": ("classic",),
    "junk_fallback": ("cleanup", "any_draw"),
    "overpay": ("strict", "free"),
    "effect_fill_slides": (False, True),
    "search_reshuffles": (False, True),
    "copy_mandatory": (True, False),
    "wily_fellow_order": ("flip", "random"),
    "chameleon_sofa_persists": (True, False),
    "dangerous_test_without_draw": ("discard", "nothing"),
    "bargain_seeker_slot": ("rightmost", "first_slot"),
    "blindfold_values": ("printed", "shifted"),
    "turn_long_techniques": ("discarded", "kept"),
}
"""The choices the sources leave open; the default stands first. See docs/rulings."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of one game, complete and checked. Shared by all copies of its table."""

    players: int
    sets: tuple[str, ...]
    first: int = 0
    turn_limit: int = LONGEST
    edition: str = "classic"
    junk_fallback: str = "cleanup"
    overpay: str = "strict"
    effect_fill_slides: bool = False
    search_reshuffles: bool = False
    copy_mandatory: bool = True
    wily_fellow_order: str = "flip"
    chameleon_sofa_persists: bool = True
    dangerous_test_without_draw: str = "discard"
    bargain_seeker_slot: str = "rightmost"
    blindfold_values: str = "printed"
    turn_long_techniques: str = "discarded"

    @property
    def stacks_to_win(self) -> int:
        return 8

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        return {**{field.name: getattr(self, field.name) for field in fields(self)}, "sets": list(self.sets)}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Rules:
        """The inverse of ``plain``: complete and checked already."""
        return cls(**{**plain, "sets": tuple(plain["sets"])})


def check(wishes: Mapping[str, object]) -> Rules:
    """The rules a game is to be played by. Raises ``BadOptions`` naming the option and what is allowed."""
    known = {field.name for field in fields(Rules)}
    for name in wishes:
        if name not in known:
            raise BadOptions("unknown_option", option=str(name), allowed=", ".join(sorted(known)))
    wanted: dict[str, Any] = dict(wishes)
    players = _whole(wanted, "players", MIN_PLAYERS, MAX_PLAYERS, 2)
    first = _whole(wanted, "first", 0, players - 1, 0)
    turn_limit = _whole(wanted, "turn_limit", 1, LONGEST, LONGEST)
    sets = _sets(wanted.pop("sets", None), players)
    for name, allowed in SWITCHES.items():
        if name in wanted and not any(
            type(wanted[name]) is type(each) and wanted[name] == each for each in allowed
        ):
            shown = ", ".join(str(each).lower() for each in allowed)
            raise BadOptions("bad_option", option=name, value=str(wanted[name]), allowed=shown)
    return Rules(players=players, sets=sets, first=first, turn_limit=turn_limit, **wanted)


def choose_sets(wish: str | Sequence[str], players: int, dice: Dice) -> list[str]:
    """The sets a person asked for: names, ``random``, or a preset. Raises ``BadOptions``."""
    _whole({"players": players}, "players", MIN_PLAYERS, MAX_PLAYERS, players)
    names = [wish] if isinstance(wish, str) else list(wish)
    if len(names) == 1 and names[0] == "random":
        mixed = list(SET_NAMES)
        dice.shuffle(mixed)
        return sorted(mixed[: players + 1], key=SET_NAMES.index)
    if len(names) == 1 and names[0] in PRESETS:
        return list(PRESETS[names[0]][: players + 1])
    return list(_sets(names, players))


def _whole(wanted: dict[str, Any], name: str, least: int, most: int, default: int) -> int:
    value = wanted.pop(name, default)
    if type(value) is not int or not least <= value <= most:
        raise BadOptions("out_of_range", option=name, value=str(value), least=least, most=most)
    return value


def _sets(wish: object, players: int) -> tuple[str, ...]:
    if (
        not isinstance(wish, Sequence)
        or isinstance(wish, str)
        or not all(isinstance(each, str) for each in wish)
    ):
        wish = () if wish is None else (str(wish),)
    for name in wish:
        if name not in SET_NAMES:
            raise BadOptions("unknown_set", set=name, allowed=", ".join(SET_NAMES))
    for name in wish:
        if wish.count(name) > 1:
            raise BadOptions("set_twice", set=name)
    if len(wish) != players + 1:
        raise BadOptions(
            "set_count", given=len(wish), needed=players + 1, players=players, allowed=", ".join(SET_NAMES)
        )
    return tuple(wish)
