"""What a card asks for and gives, read from the pack as it is written: for tables of all cards.

    purse = asked_by(quest, option)                 # exactly that, and where it is asked
    game = given(players=4, quests=quest["id"], **purse.holding())

Nothing here is worked out by the rules: what is asked is counted out by hand, and so is what comes of it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from comptoir import karanor
from comptoir.karanor.game import Karanor
from comptoir.karanor.pack import PackShelf
from tests.scenarios.karanor import setting
from tests.scenarios.karanor.setting import ASSOCIATES, INSIGNIA, PACK, RESOURCES
from tests.scenarios.karanor.stage import Stage

Entry = Mapping[str, Any]
CONTENT = Path(karanor.__file__).parent / "pack" / "content"
CITIES = ("kien", "unisson", "fort_ardent", "port_feral", "ombrelac", "mirevent", "perlance")
VILLAS = ("tour_des_mages", "falaise_goelands", "lac_noir", "coteaux_givre", "jungle_masques")
TILES = ("ar_balance", "ar_clef")
"""Artefacts that bring nothing of themselves."""
OWN_CHOICE = "iron"
"""What is paid and taken where the merchant may choose."""
GIVES = {"gain_gold": "gold", "gain_income": "income", "gain_prestige": "prestige",
         "black_market": "black_market", "artefact": "artefacts", "quest": "quests",
         "associate": "associates", "gain_actions": "actions"}  # fmt: skip
"""Effects that give a number of something, and of what."""


def entries(file: str) -> list[Entry]:
    """All entries of a file of the pack: ``entries("quests")``."""
    tables = tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))
    (found,) = tables.values()
    return list(found)


def options_of(entry: Entry) -> list[tuple[str, int]]:
    """The choices a quest leaves, as pairs to make a table of."""
    return [(entry["id"], number) for number in range(len(entry["options"]))]


# -- what is asked ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Purse:
    """What a merchant needs, by name, and where."""

    at: str
    has: Counter[str]
    """Gold, goods, insignia, actions, commerces, villas, associates and artefacts."""
    in_own_shop: bool = False

    def holding(self) -> dict[str, Any]:
        """A merchant with exactly that, as ``given`` takes it."""
        cities = sorted(CITIES, key=lambda city: (city == self.at) != self.in_own_shop)
        return {
            "at": self.at,
            "gold": self.has["gold"],
            "goods": words(self.has, RESOURCES),
            "insignia": words(self.has, INSIGNIA),
            "actions": self.has["actions"],
            "shops": " ".join(cities[: self.has["commerces"]]),
            "villas": " ".join(VILLAS[: self.has["villas"]]),
            "associates": " ".join(ASSOCIATES[: self.has["associates"]]),
            "artefacts": " ".join(TILES[: self.has["artefacts"]]),
        }

    def with_one_less(self) -> Iterator[tuple[str, Purse]]:
        """Each thing that is needed, and the same without one of it."""
        for name in sorted(+self.has):
            yield name, Purse(self.at, self.has - Counter([name]), self.in_own_shop)


def words(counts: Counter[str], names: Sequence[str]) -> str:
    """``"2 wood"``: as a table is written."""
    return " ".join([f"{counts[name]} {name}" for name in names if counts[name]])


def asked_by(entry: Entry, option: Entry, *, at: str = "kien") -> Purse:
    """What somebody needs who takes that option of a quest."""
    has = Counter({"actions": 1}) + paid_for(option.get("cost", {}))
    in_own_shop = False
    for condition in [*entry.get("when", ()), *option.get("when", ())]:
        has.update(condition.get("has", {}))
        where = condition.get("at", "")
        if where == "own_commerce":
            in_own_shop = True
            has["commerces"] += 1
        elif where != "city":
            at = where or at
    return Purse(at, has, in_own_shop)


def paid_for(cost: Entry) -> Counter[str]:
    """What a cost takes."""
    taken = Counter({OWN_CHOICE if name == "any" else name: n for name, n in cost.get("pay", {}).items()})
    taken["actions"] += cost.get("spend_actions", 0)
    taken["artefacts"] += cost.get("give_up", {}).get("artefact", 0)
    return taken


# -- what is given ----------------------------------------------------------------------------------------


def is_plain(option: Entry) -> bool:
    """Does an option only give, and only to the one who takes it?"""
    return "target" not in option and all(
        [set(effect) <= {*GIVES, "gain_goods", "insignia", "lose_insignia"} for effect in option["effects"]]
    )


def given_by(effects: Sequence[Entry]) -> Counter[str]:
    """What plain effects give."""
    gains: Counter[str] = Counter()
    for effect in effects:
        for name, value in effect.items():
            if name in GIVES:
                gains[GIVES[name]] += value
            elif name == "gain_goods":
                gains.update({OWN_CHOICE if each == "any" else each: count for each, count in value.items()})
            else:
                gains[value] += 1 if name == "insignia" else -1
    return gains


def belongings(game: Stage) -> Counter[str]:
    """Everything I have now, by the same names."""
    table = game.table
    found = Counter(dict(zip(RESOURCES, table.goods[0], strict=True)))
    found.update(dict(zip(INSIGNIA, table.insignia[0], strict=True)))
    found.update({name: getattr(table, name)[0] for name in ("gold", "income", "prestige")})
    found.update({name: len(getattr(table, name)[0]) for name in ("associates", "artefacts", "quests")})
    found["black_market"] = len(table.black_hands[0])
    found["commerces"], found["villas"] = table.shops[0].bit_count(), table.villas[0].bit_count()
    found["actions"] = table.actions
    return found


def answer_all(game: Stage) -> Stage:
    """Answer what is asked on the way: goods are all of one kind, of the rest I take what comes first."""
    while game.asked.prompt not in ("action", "take_commerce", "immediate"):
        mine = ("goods", OWN_CHOICE)
        game.answer(mine if mine in game.asked.options else game.asked.options[0])
    return game


# -- other packs and the end ------------------------------------------------------------------------------


@contextmanager
def another_pack(**tables: Any) -> Iterator[None]:
    """Tables set inside are played with a pack in which these entries are others, of the same names."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setting, "GAME", Karanor(PackShelf.of(replace(PACK, **tables))))
        yield


def play_out(game: Stage) -> Stage:
    """Turns end, with nothing done in them, until the game does."""
    while not game.match.is_over:
        game.seat(game.table.active).end_turn()
    return game
