"""How a game of La Vallée des Marchands is set up: players, sets and the switches of the rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from comptoir.core import BadOptions, Dice, within
from comptoir.core.switches import Switched, check_names, if_wished, set_switches, switch, switches
from comptoir.dale.catalogue import SET_NAMES, SETS
from comptoir.dale.guests import OURS
from comptoir.dale.lessons import LEARNER, LESSONS
from comptoir.dale.printed import Ratings, Set

MIN_PLAYERS, MAX_PLAYERS = 2, 4
TEAM_PLAYERS = 4
LOWEST, HIGHEST = 0, 3
"""What a set can be rated."""
RANDOM = "random"
"""The wish for sets drawn at random."""

LONGEST = 2000
"""Turns after which a game is called off. The rules alone do not see to it that a game ends: see
docs/decisions. People never get near this."""

PRESETS: Mapping[str, tuple[str, ...]] = {
    "game1": ("macaws", "pandas", "squirrels", "raccoons", "ocelots", "chameleons"),
    "game2": ("platypuses", "polecats", "sloths", "crocodiles", "owls", "fennecs"),
    "game3": ("desert_monitors", "tree_kangaroos", "lemurs", "hares", "echidnas", "magpies"),
    "beginner": ("macaws", "pandas", "squirrels", "desert_monitors", "polecats"),
    "peaceful": ("tree_kangaroos", "sloths", "lemurs", "platypuses", "pandas"),
    "nasty": ("raccoons", "crocodiles", "magpies", "fennecs", "ocelots"),
    "lucky": ("ocelots", "polecats", "hares", "lemurs", "echidnas"),
    "cunning": ("owls", "chameleons", "fennecs", "magpies", "echidnas"),
}
"""Mixes with a taste; a game takes as many of the sets, in order, as it needs. Those of one game begin with
what is easiest to learn."""

VERSION = 3
"""Of the rules: it grows whenever the same picks could lead elsewhere, and what has changed is a switch."""
OLDEST = 2
"""Games of this version and of all since go on as they began."""


@dataclass(frozen=True, slots=True)
class Rules(Switched):
    """The options of one game, complete and checked. Shared by all copies of its table.

    The switches are the choices the sources leave open, and what was understood otherwise before: see
    docs/rulings, and docs/guides/change-a-rule.md for how one is added.
    """

    players: int
    sets: tuple[str, ...]
    first: int = 0
    teams: bool = False
    turn_limit: int = LONGEST
    edition: str = switch(OURS)
    junk_fallback: str = switch("phase", "cleanup", "any_draw", was={3: "cleanup"}, young={"phase": 3})
    overpay: str = switch("strict", "free")
    effect_fill_slides: bool = switch(False, True)
    search_reshuffles: bool = switch(False, True)
    copy_mandatory: bool = switch(True, False)
    wily_fellow_order: str = switch("flip", "random")
    chameleon_sofa_persists: bool = switch(True, False)
    dangerous_test_without_draw: str = switch("discard", "nothing")
    bargain_seeker_slot: str = switch("rightmost", "first_slot")
    blindfold_values: str = switch(
        "possible", "printed", "shifted", was={3: "printed"}, young={"possible": 3}
    )
    turn_long_techniques: str = switch("kept", "discarded", was={3: "discarded"})
    turn_long_extent: str = switch("effect", "played", since=3, kept="played")
    copy_lasts: str = switch("turn", "target", since=3, kept="target")
    building_together: str = switch("open", "once", since=3, kept="once")
    toss_order: str = switch("chosen", "printed", since=3, kept="printed")
    clean_up_abilities: str = switch("throughout", "after_fill", since=3, kept="after_fill")
    idle_abilities: str = switch("hidden", "offered", since=3, kept="offered")
    lesson: str = if_wished("")
    """What is taught, on a table that is prepared for it."""

    @property
    def stacks_to_win(self) -> int:
        return 10 if self.teams else 8

    @property
    def sides(self) -> int:
        """How many stalls there are: one for each player, or one for each team."""
        return 2 if self.teams else self.players


SWITCHES = {name: row.allowed for name, row in switches(Rules).items()}
"""The values of each switch, the default first."""


class Span(NamedTuple):
    """From one number up to another, both included."""

    least: int
    most: int

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.least <= number <= self.most

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least}..{self.most}"


_ALL = Span(LOWEST, HIGHEST)


class Limits(NamedTuple):
    """What the sets of a random draw may be rated. Without any limit, every set is let in."""

    complexity: Span = _ALL
    interaction: Span = _ALL
    nastiness: Span = _ALL
    luck: Span = _ALL

    def let_in(self, ratings: Ratings) -> bool:
        return all([rating in span for rating, span in zip(ratings, self, strict=True)])

    def given(self) -> dict[str, Span]:
        """Those that keep something out."""
        return {name: span for name, span in self._asdict().items() if span != _ALL}


NO_LIMITS = Limits()


def check(wishes: Mapping[str, object], editions: Collection[str] = (OURS,), version: int = VERSION) -> Rules:
    """The rules a game of that version is to be played by.

    Raises ``BadOptions`` naming the option and what is allowed.
    """
    check_names(Rules, wishes, version)
    teams = wishes.get("teams", False)
    if type(teams) is not bool:
        raise BadOptions("bad_option", option="teams", value=str(teams), allowed="false, true")
    players = _players(wishes.get("players", default_players(teams=teams)), teams=teams)
    lesson = _lesson(wishes.get("lesson", ""), players, teams=teams)
    first = within("first", wishes.get("first", 0), 0, players - 1)
    return Rules(
        players=players,
        # A lesson brings its sets, and its learner begins.
        first=LEARNER if lesson else first,
        teams=teams,
        turn_limit=within("turn_limit", wishes.get("turn_limit", LONGEST), 1, LONGEST),
        sets=LESSONS[lesson].sets if lesson else _sets(wishes.get("sets"), players, teams=teams),
        lesson=lesson,
        **set_switches(Rules, wishes, version, {"edition": editions}),
    )


def default_players(*, teams: bool) -> int:
    """How many play where nobody says so."""
    return TEAM_PLAYERS if teams else MIN_PLAYERS


def sets_needed(players: int, *, teams: bool) -> int:
    """With how many sets that many play."""
    return players if teams else players + 1


# -- choosing sets ------------------------------------------------------------------------------------


def choose_sets(
    wish: str | Sequence[str], players: int, dice: Dice, *, teams: bool = False, limits: Limits = NO_LIMITS
) -> list[str]:
    """The sets a person asked for: names, a preset, or ``random`` within limits, also beside names.

    Raises ``BadOptions``.
    """
    needed = sets_needed(_players(players, teams=teams), teams=teams)
    names = [wish] if isinstance(wish, str) else list(wish)
    if RANDOM in names:
        named = [name for name in names if name != RANDOM]
        if not any(name in PRESETS for name in named) and len(named) <= needed:
            return _draw(limits, needed, dice, list(dict.fromkeys(named)))
    if limits.given():
        shown = ", ".join(limits.given())
        raise BadOptions("filters_without_random", filters=shown, sets=", ".join(names))
    for name in names:
        if name == RANDOM or name in PRESETS:
            if len(names) > 1:
                raise BadOptions("mix_not_alone", mix=name)
            return list(PRESETS[name][:needed])
    return list(_sets(names, players, teams=teams))


@cache
def sets_within(limits: Limits) -> tuple[Set, ...]:
    """The sets that these limits let in."""
    return tuple([each for each in SETS if limits.let_in(each.ratings)])


def _draw(limits: Limits, needed: int, dice: Dice, named: Sequence[str]) -> list[str]:
    """Sets within limits beside those that were named, as many as are needed."""
    for name in named:
        if name not in SET_NAMES:
            raise BadOptions("unknown_set", set=name, allowed=", ".join(SET_NAMES))
    possible = [each.name for each in sets_within(limits) if each.name not in named]
    needed -= len(named)
    if len(possible) < needed:
        ways = _loosened(limits, needed)
        raise BadOptions(
            "too_few_sets",
            found=len(possible),
            sets=", ".join(possible),
            needed=needed,
            ways=len(ways),
            allowed=", ".join(ways),
        )
    dice.shuffle(possible)
    return sorted([*named, *possible[:needed]], key=SET_NAMES.index)


def _loosened(limits: Limits, needed: int) -> list[str]:
    """The limits each of which, loosened alone, would let in enough sets, no further than it takes."""
    found = []
    for name, span in limits.given().items():
        wider = [
            Span(least, most)
            for least in range(span.least, LOWEST - 1, -1)
            for most in range(span.most, HIGHEST + 1)
        ]
        wider.sort(key=lambda each: each.most - each.least)
        for each in wider:
            if len(sets_within(limits._replace(**{name: each}))) >= needed:
                found.append(f"{name} {each}")
                break
    return found


# -- checking -----------------------------------------------------------------------------------------


def _players(value: object, *, teams: bool) -> int:
    if teams and (type(value) is not int or value != TEAM_PLAYERS):
        raise BadOptions("teams_players", given=str(value), needed=TEAM_PLAYERS)
    return within("players", value, MIN_PLAYERS, MAX_PLAYERS)


def _lesson(value: object, players: int, *, teams: bool) -> str:
    if not isinstance(value, str) or (value and value not in LESSONS):
        raise BadOptions("bad_option", option="lesson", value=str(value), allowed=", ".join(LESSONS))
    if value and (teams or players != MIN_PLAYERS):
        raise BadOptions("bad_option", option="players", value=str(players), allowed=str(MIN_PLAYERS))
    return value


def _sets(wish: object, players: int, *, teams: bool) -> tuple[str, ...]:
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
    needed, allowed = sets_needed(players, teams=teams), ", ".join(SET_NAMES)
    if len(wish) != needed:
        if teams:
            raise BadOptions("team_set_count", given=len(wish), needed=needed, allowed=allowed)
        raise BadOptions("set_count", given=len(wish), needed=needed, players=players, allowed=allowed)
    return tuple(wish)
