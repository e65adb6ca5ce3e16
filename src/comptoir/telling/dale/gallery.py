"""Cards, sets and presets, in every language."""

from __future__ import annotations

from functools import cache

from comptoir.core import registry
from comptoir.dale.catalogue import SETS
from comptoir.dale.editions import printed
from comptoir.dale.options import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    PRESETS,
    TEAM_PLAYERS,
    VERSION,
    Rules,
    sets_needed,
)
from comptoir.telling.dale.shapes import CardEntry, DaleCatalogue, PresetEntry, SetEntry, TableSize
from comptoir.telling.dale.teller import card_key
from comptoir.telling.house_rules import house_rules
from comptoir.telling.shown import Bilingual
from comptoir.words import words

PRINTED = ("edition",)
"""Switches that say which cards are used: no rules of a house."""


@cache
def catalogue() -> DaleCatalogue:
    """All a client needs to know beforehand."""
    return DaleCatalogue(
        title=said("dale-title"),
        sets=[
            SetEntry(
                each.name,
                each.game,
                title=said(f"set-{each.name}"),
                short=said(f"set-{each.name}.short"),
                theme=said(f"set-{each.name}.theme"),
                advice=said(f"set-{each.name}.advice"),
                **each.ratings._asdict(),
                die=[str(result) for result in each.die],
            )
            for each in SETS
        ],
        cards=[
            CardEntry(
                row.key,
                row.set,
                row.value,
                row.copies,
                row.kind.value,
                row.bonus,
                name=said(card_key(row.key)),
                text=said(f"{card_key(row.key)}.text"),
                rulings=rulings(row.key),
                slate=row.slate,
                gist=said_if_known(f"{card_key(row.key)}.gist"),
                wrapped=said_if_known(f"{card_key(row.key)}.wrapped"),
            )
            for row in printed()
        ],
        presets=[PresetEntry(name, said(f"preset-{name}"), list(sets)) for name, sets in PRESETS.items()],
        sizes=[
            TableSize(players, teams, sets_needed(players, teams=teams))
            for teams in (False, True)
            for players in ((TEAM_PLAYERS,) if teams else range(MIN_PLAYERS, MAX_PLAYERS + 1))
        ],
        bots=list(registry.opponents("dale")),
        rules=list(house_rules("dale", Rules, VERSION, but=PRINTED)),
    )


def said(key: str) -> Bilingual:
    return Bilingual(en=words("en").say(key), fr=words("fr").say(key))


def said_if_known(key: str) -> Bilingual:
    """In every language, or nothing: somebody else's card may do without it."""
    return said(key) if words("en").knows(key) and words("fr").knows(key) else Bilingual(en="", fr="")


def rulings(face: str) -> list[Bilingual]:
    """The rulings on a card, in the order of their numbers: ``ruling-<card>.r1``, ``.r2`` and so on."""
    key = f"ruling-{face.replace('_', '-')}"
    found: list[Bilingual] = []
    while words("en").knows(f"{key}.r{len(found) + 1}"):
        found.append(said(f"{key}.r{len(found) + 1}"))
    return found
