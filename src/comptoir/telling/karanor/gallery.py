"""The whole content pack, in every language: all that a client needs to know beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from comptoir.core import registry
from comptoir.karanor.options import SWITCHES, VERSION, Rules
from comptoir.karanor.pack import (
    NONE,
    Associate,
    Commerce,
    Cost,
    Delivery,
    Effect,
    Goods,
    Pack,
    PackShelf,
    Piece,
    Quest,
    Resource,
    Text,
)
from comptoir.telling.house_rules import house_rules
from comptoir.telling.karanor.catalogued import Isle, KaranorCatalogue, MapPlace, PackChoice, PackEntry
from comptoir.telling.karanor.describing import brief, describe_card, entry_title
from comptoir.telling.karanor.numbers import numbers_of, sizes
from comptoir.telling.shown import Bilingual
from comptoir.words import words

SHOWN = ("market", "quests")
"""Switches that every table shows by themselves, however they stand."""


def catalogue(shelf: PackShelf, pack: Pack) -> KaranorCatalogue:
    """Of one pack, with the names of all there are."""
    packs = [
        PackChoice(name, each.digest, each.version, each.numbers.players_min, each.numbers.players_max)
        for name, each in shelf.packs.items()
    ]
    return replace(_catalogue(pack), pack=shelf.name_of(pack), packs=packs)


@cache
def _catalogue(pack: Pack) -> KaranorCatalogue:
    return KaranorCatalogue(
        title=Bilingual(words("en").say("karanor-title"), words("fr").say("karanor-title")),
        pack=pack.id,
        digest=pack.digest,
        packs=[],
        version=pack.version,
        entries=[_entry(pack, kind, entry) for kind, entry in _entries(pack)],
        map=[
            MapPlace(
                id=each.id,
                island=pack.islands[each.island].id,
                x=each.x,
                y=each.y,
                land=[pack.territories[to].id for to in each.land],
                sea=[pack.territories[to].id for to in each.sea],
                city=each.is_city,
                resource="" if each.resource == NONE else pack.resources[each.resource].id,
                villa=each.villa,
                inhabitant=each.inhabitant,
            )
            for each in pack.territories
        ],
        islands=[
            Isle(each.id, Bilingual(each.name.en, each.name.fr), _places_on(pack, at))
            for at, each in enumerate(pack.islands)
        ],
        players_min=pack.numbers.players_min,
        players_max=pack.numbers.players_max,
        thresholds=list(pack.numbers.black_market_at_prestige),
        sizes=sizes(pack),
        numbers=numbers_of(pack),
        quests=[str(each) for each in SWITCHES["quests"]],
        bots=list(registry.opponents("karanor")),
        rules=list(house_rules("karanor", Rules, VERSION, but=SHOWN)),
    )


def _places_on(pack: Pack, island: int) -> list[str]:
    return [each.id for each in pack.territories if each.island == island]


def _entries(pack: Pack) -> Iterator[tuple[str, Piece]]:
    """Everything in the pack, with its kind."""
    kinds: dict[str, Sequence[Piece]] = {
        "resource": pack.resources,
        "island": pack.islands,
        "territory": pack.territories,
        "associate": pack.associates,
        "insignia": pack.insignia,
        "commerce": pack.commerces,
        "quest": pack.quests,
        "sequel": pack.sequels,
        "black_market": pack.black_market,
        "artefact": pack.artefacts,
        "delivery": pack.deliveries,
        "history": pack.histories,
        "origin_city": pack.origin_cities,
    }
    for kind, entries in kinds.items():
        yield from [(kind, entry) for entry in entries]


def _entry(pack: Pack, kind: str, entry: Piece) -> PackEntry:
    described = [describe_card(words(lang), pack, entry) for lang in ("en", "fr")]
    text: Text | None = getattr(entry, "text", None)
    cost = entry.cost if isinstance(entry, Commerce | Delivery) else Cost()
    effects = entry.effects if isinstance(entry, Commerce | Delivery) else ()
    briefs = [brief(words(lang), pack, entry) for lang in ("en", "fr")]
    return PackEntry(
        id=entry.id,
        kind=kind,
        name=Bilingual(entry_title(words("en"), pack, entry), entry_title(words("fr"), pack, entry)),
        lines=[Bilingual(en, fr) for en, fr in zip(*described, strict=True)],
        source=entry.source.kind,  # type: ignore[arg-type]  # a literal
        text=Bilingual(text.en, text.fr) if text else None,
        color=entry.color if isinstance(entry, Resource) else "",
        resource=pack.resources[entry.resource].id if isinstance(entry, Associate) else "",
        gold=entry.cost if isinstance(entry, Associate) else cost.gold,
        goods=_goods(pack, cost.goods),
        prestige=entry.prestige if isinstance(entry, Quest) else _gain(effects, "gain_prestige"),
        income=_gain(effects, "gain_income"),
        earns=_gain(effects, "gain_gold"),
        brief=Bilingual(*briefs) if briefs[0] else None,
        sequel=_sequel(pack, entry) if isinstance(entry, Quest) else "",
    )


def _gain(effects: Sequence[Effect], kind: str) -> int:
    """What effects add to a number of their owner."""
    return sum([each.value for each in effects if each.kind == kind and each.target == "self"])


def _sequel(pack: Pack, quest: Quest) -> str:
    return "" if quest.sequel == NONE else pack.sequels[quest.sequel].id


def _goods(pack: Pack, goods: Goods) -> dict[str, int]:
    return {each.id: count for each, count in zip(pack.resources, goods, strict=False) if count}
