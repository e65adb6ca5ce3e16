"""What a client of Marchands de Karanor is told beforehand: the catalogue of one content pack."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from comptoir.telling.house_rules import HouseRule
from comptoir.telling.karanor.numbers import KaranorNumbers, KaranorSize
from comptoir.telling.shown import Bilingual


class PackEntry(Struct, frozen=True, omit_defaults=True):
    """Anything of the pack: its name, its story, what it does in lines, and where it comes from."""

    id: str
    kind: str
    """``resource``, ``island``, ``territory``, ``associate``, ``insignia``, ``commerce``, ``quest``,
    ``sequel``, ``black_market``, ``artefact``, ``delivery``, ``history`` or ``origin_city``."""
    name: Bilingual
    lines: list[Bilingual]
    source: Literal["rulebook", "review", "original"]
    text: Bilingual | None = None
    color: str = ""
    """Of a resource."""
    resource: str = ""
    """What an associate brings."""
    gold: int = 0
    """The printed cost of a commerce or an associate in gold."""
    goods: dict[str, int] = {}
    """The printed cost of a commerce, or what a delivery takes."""
    prestige: int = 0
    """What a quest brings in any case; what a commerce or a delivery brings."""
    income: int = 0
    """What a commerce adds to the income."""
    earns: int = 0
    """The gold a delivery brings."""
    brief: Bilingual | None = None
    """What its face says in a line: the bonus of a commerce, the place of a quest, the effect of a tile."""
    sequel: str = ""
    """The second part of a quest."""


class MapPlace(Struct, frozen=True, omit_defaults=True):
    """A place of the map: where it is drawn, and where one step leads."""

    id: str
    island: str
    x: int
    y: int
    land: list[str]
    sea: list[str]
    city: bool = False
    resource: str = ""
    villa: bool = False
    inhabitant: bool = False
    """Is there one when the game begins?"""


class Isle(Struct, frozen=True):
    """An island of the map, and its places."""

    id: str
    name: Bilingual
    places: list[str]


class PackChoice(Struct, frozen=True):
    """A pack that a table can be opened with: the option ``pack``."""

    name: str
    digest: str
    version: str
    players_min: int
    players_max: int


class KaranorCatalogue(Struct, frozen=True, tag="karanor", tag_field="game"):
    """All a client needs to know beforehand."""

    title: Bilingual
    pack: str
    """The name of the pack this is about."""
    digest: str
    """By which scenes name it."""
    version: str
    packs: list[PackChoice]
    """All that are installed, the usual one first."""
    entries: list[PackEntry]
    map: list[MapPlace]
    islands: list[Isle]
    players_min: int
    players_max: int
    thresholds: list[int]
    """The prestige at which a black-market card is drawn."""
    sizes: list[KaranorSize]
    numbers: KaranorNumbers
    quests: list[str]
    """Who may know a quest that was drawn: what a table can choose from."""
    bots: list[str]
    rules: list[HouseRule]
    """The switches of the rules that a table may set beside those."""
