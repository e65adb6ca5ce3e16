"""Time tells nothing: how long a question lasts for who watches does not depend on what is hidden.

The small campaign is part of every check. The full one (``COMPTOIR_CAMPAIGN=full``) sees the kinds of
questions that come up often five thousand times in each class; with ``-s`` it prints all of them.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.timing import CLASSES, Area, Kind, Setting, Sights, auc, watch

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
SMALL = 2
"""Tables of each setting in the small campaign; how many in the full one is said with the settings."""
SECONDS = 3600.0 if FULL else 1800.0
"""How long each is watched, in its own time."""
ENOUGH = 5000
"""Of each class, for the figure to count as it is."""
LARGEST_AUC = 0.52
SURE = 4.0
"""So many standard deviations a rarer kind may be off by chance."""
FEWEST = 10
"""Kinds with fewer of a class say nothing at all."""


def dale(*sets: str, players: int = 0, teams: bool = False) -> dict[str, Any]:
    return {"players": players or len(sets) - 1, "teams": teams, "sets": list(sets), "first": 0}


def orders(seats: int) -> dict[int, str]:
    return dict.fromkeys(range(seats), "always")


PEOPLE = [""] * 4
SETTINGS: dict[str, tuple[int, Setting]] = {
    "game 1": (60, Setting("dale", dale("macaws", "pandas", "raccoons"), PEOPLE[:2])),
    "chameleons": (60, Setting("dale", dale("chameleons", "squirrels", "ocelots", "macaws"), PEOPLE[:3])),
    "owls": (60, Setting("dale", dale("owls", "fennecs", "macaws"), PEOPLE[:2])),
    "game 2": (60, Setting("dale", dale("platypuses", "sloths", "crocodiles", "polecats"), PEOPLE[:3])),
    "game 3": (60, Setting("dale", dale("desert_monitors", "lemurs", "magpies", "hares"), PEOPLE[:3])),
    "teams": (
        80,
        Setting("dale", dale("echidnas", "tree_kangaroos", "owls", "macaws", players=4, teams=True), PEOPLE),
    ),
    "orders": (
        100,
        Setting("dale", dale("macaws", "raccoons", "owls", "chameleons"), PEOPLE[:3], orders(3)),
    ),
    "bots": (700, Setting("dale", dale("macaws", "raccoons", "owls"), ["greedy", "random"])),
    "stand-ins": (30, Setting("dale", dale("owls", "fennecs", "macaws", "squirrels"), ["", "greedy", ""])),
    "karanor": (150, Setting("karanor", {"players": 3}, PEOPLE[:3])),
    "karanor, orders": (200, Setting("karanor", {"players": 3}, PEOPLE[:3], orders(3))),
    "karanor, bots": (200, Setting("karanor", {"players": 5}, ["", "greedy", "random", "random", "random"])),
}
"""Who plays what, and how many such tables the full campaign watches."""


def areas(sights: Sights) -> Iterator[tuple[Kind, str, Area]]:
    """How well each kind of question tells each class, where both were seen."""
    for kind in sorted(sights):
        for name, split in CLASSES.items():
            one, other = split(sights[kind])
            if min(len(one), len(other)) >= FEWEST:
                yield kind, name, auc(one, other)


def tells(area: Area) -> bool:
    """Does it tell anything, by more than chance?"""
    is_enough = min(area.one, area.other) >= ENOUGH
    return area.told > (LARGEST_AUC if is_enough else LARGEST_AUC + SURE * area.error)


def line(kind: Kind, name: str, area: Area) -> str:
    low, high = area.value - 2 * area.error, area.value + 2 * area.error
    told = f"{area.told:.3f} ({low:.3f} to {high:.3f}) {area.one:>6} {area.other:>6}"
    return f"{kind.game:8} {kind.by:7} {kind.prompt:28} {name:18} {told}"


@pytest.fixture(scope="module")
def sights() -> Sights:
    """What was seen at all tables."""
    found: Sights = defaultdict(list)
    for number, (tables, setting) in enumerate(SETTINGS.values()):
        seeds = range(1000 * number, 1000 * number + (tables if FULL else SMALL))
        for kind, seen in watch(setting, seeds, SECONDS).items():
            found[kind] += seen
    return found


def test_no_question_tells_by_its_length(sights: Sights) -> None:
    found = list(areas(sights))
    print("\n".join(line(*each) for each in found))
    assert [line(*each) for each in found if tells(each[2])] == []


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (Kind("dale", "person", "clean_up"), "nothing to choose"),
        (Kind("dale", "order", "clean_up"), "nothing to choose"),
        (Kind("dale", "person", "react"), "nothing to choose"),
        (Kind("dale", "order", "react"), "nothing to choose"),
    ],
)
def test_the_campaign_sees_what_it_is_about(sights: Sights, kind: Kind, name: str) -> None:
    """In the full campaign often enough for the figure to count."""
    one, other = CLASSES[name](sights[kind])
    assert min(len(one), len(other)) >= (ENOUGH if FULL else FEWEST)


def test_the_measure_notices_a_server_that_answers_for_those_who_have_no_choice() -> None:
    """As soon as one question in ten is answered at once where there is nothing to choose."""
    chance = Random(1)
    others = [chance.lognormvariate(1, 0.7) for _ in range(ENOUGH)]
    answered = [0.3 if number % 10 == 0 else chance.lognormvariate(1, 0.7) for number in range(ENOUGH)]
    assert tells(auc(answered, others))
    assert not tells(auc([chance.lognormvariate(1, 0.7) for _ in range(ENOUGH)], others))
