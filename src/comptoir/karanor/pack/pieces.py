"""What a pack is made of: texts, conditions, costs and effects; resources, territories, cards and tiles.

Territories, resources, insignia and cards are small numbers here, places are masks of territories, and each
condition, cost and effect is one of the primitives in ``vocabulary``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

Goods: TypeAlias = tuple[int, ...]
"""How many of each resource."""

NONE: Final = -1
"""No resource, no sequel, no territory."""
OWN_COMMERCE: Final = -2
OWN_VILLA: Final = -3
"""Places that depend on who asks; all others are masks of territories."""


class Text(NamedTuple):
    """A name or a sentence of the pack, in its languages."""

    fr: str
    en: str

    def in_(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Source(NamedTuple):
    """Where an entry comes from: ``rulebook``, ``review`` or ``original``; and what exactly does."""

    kind: str
    note: str


@dataclass(frozen=True, slots=True)
class Holding:
    """So much of something: ``kind`` is a holding of the vocabulary, ``resource`` or ``insignia``."""

    kind: str
    which: int
    """The resource or the insignia; 0 otherwise."""
    least: int


@dataclass(frozen=True, slots=True)
class Condition:
    """``value`` by ``kind``: a place (at, event_at), ``same`` or ``adjacent`` (near), a tuple of ``Holding``
    (has, target_has), a holding (ahead), ``own`` or ``rival`` (turn)."""

    kind: str
    value: Any


@dataclass(frozen=True, slots=True)
class Cost:
    """What has to be paid in full before any effect."""

    gold: int = 0
    goods: Goods = ()
    any: int = 0
    """Common tokens of the payer's choice."""
    actions: int = 0
    give_up: tuple[Holding, ...] = ()
    """``kind``: artefact, associate, quest, income, prestige or insignia."""


@dataclass(frozen=True, slots=True)
class GoodsGain:
    goods: Goods
    any: int


@dataclass(frozen=True, slots=True)
class Steal:
    """``kind``: gold, goods, insignia or associate; ``pick`` says who chooses the goods."""

    kind: str
    amount: int
    pick: str = ""
    insignia: int = NONE


@dataclass(frozen=True, slots=True)
class Sell:
    upto: int
    price: int


class Modify(NamedTuple):
    stat: int
    """Its place in ``vocabulary.STATS``."""
    add: int
    until: str


class Forbid(NamedTuple):
    action: int
    """Its place in ``vocabulary.ACTIONS``."""
    until: str


@dataclass(frozen=True, slots=True)
class Effect:
    """``value`` by ``kind``: a number, ``GoodsGain``, an insignia's index, ``Steal``, ``Sell``, a place
    (move_to), ``Modify``, ``Forbid`` or True. ``target`` is whom it is applied to."""

    kind: str
    value: Any
    target: str


@dataclass(frozen=True, slots=True)
class Rule:
    """When it may be used, what it costs, what it does and to whom."""

    when: tuple[Condition, ...] = ()
    cost: Cost = Cost()
    effects: tuple[Effect, ...] = ()
    target: str = "self"
    label: Text | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """Whatever a pack lists, by its id."""

    id: str
    source: Source


@dataclass(frozen=True, slots=True)
class NamedPiece(Piece):
    name: Text


@dataclass(frozen=True, slots=True)
class ToldPiece(NamedPiece):
    """With a story on it."""

    text: Text


@dataclass(frozen=True, slots=True)
class Resource(NamedPiece):
    plural: Text
    """What several tokens of it are called."""
    color: str
    supply: int
    is_common: bool
    """Has an associate and a place in the market; the diamond has neither."""


@dataclass(frozen=True, slots=True)
class Island(NamedPiece):
    pass


@dataclass(frozen=True, slots=True)
class Territory(ToldPiece):
    is_city: bool
    island: int
    resource: int
    inhabitant: bool
    villa: bool
    land: tuple[int, ...]
    sea: tuple[int, ...]
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class OriginCity(Piece):
    city: int


@dataclass(frozen=True, slots=True)
class History(ToldPiece):
    gold: int
    goods: Goods
    income: int
    rule: Rule


@dataclass(frozen=True, slots=True)
class Associate(ToldPiece):
    cost: int
    resource: int
    gold: int
    """What it brings once it is promoted."""


@dataclass(frozen=True, slots=True)
class Insignia(ToldPiece):
    copies: int
    effects: tuple[Effect, ...]
    bane: bool
    tradable: bool


@dataclass(frozen=True, slots=True)
class Artefact(ToldPiece):
    min_players: int
    trigger: str
    once: str
    """``turn``, ``game`` or nothing."""
    rule: Rule


@dataclass(frozen=True, slots=True)
class Commerce(ToldPiece):
    cost: Cost
    bonus: Rule | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Delivery(Piece):
    text: Text
    city: int
    cost: Cost
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Quest(ToldPiece):
    """A quest or a sequel. ``sequel`` is the place of its second part among ``Pack.sequels``."""

    min_players: int
    is_sequel: bool
    sequel: int
    immediate: bool
    prestige: int
    options: tuple[Rule, ...]
    """Each with the conditions of the whole quest before its own."""


@dataclass(frozen=True, slots=True)
class BlackMarket(ToldPiece):
    copies: int
    min_players: int
    trigger: str
    rule: Rule


Card: TypeAlias = Commerce | Quest | BlackMarket | Artefact | Delivery | History | OriginCity
"""What has a face: a card or a tile that can lie face down."""
