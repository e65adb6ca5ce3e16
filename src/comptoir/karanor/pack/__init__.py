"""Content packs: everything on cards, tiles and the map, as data.

A pack is written in TOML (``content/``, or a folder of one's own); ``reading`` reads it, and says all that is
wrong with it. The rules read what comes out of it, and know no card by its name.
"""

from comptoir.karanor.pack.pack import Market, Numbers, Pack
from comptoir.karanor.pack.pieces import (
    NONE,
    OWN_COMMERCE,
    OWN_VILLA,
    Artefact,
    Associate,
    BlackMarket,
    Card,
    Commerce,
    Condition,
    Cost,
    Delivery,
    Effect,
    Forbid,
    Goods,
    GoodsGain,
    History,
    Holding,
    Insignia,
    Island,
    Modify,
    NamedPiece,
    OriginCity,
    Piece,
    Quest,
    Resource,
    Rule,
    Sell,
    Source,
    Steal,
    Territory,
    Text,
)
from comptoir.karanor.pack.problems import BadPack, Problem
from comptoir.karanor.pack.reading import build_pack, default_pack, read_pack
from comptoir.karanor.pack.shelf import PackShelf, installed_packs

__all__ = [
    "NONE", "OWN_COMMERCE", "OWN_VILLA", "Artefact", "Associate", "BadPack", "BlackMarket", "Card",
    "Commerce", "Condition", "Cost", "Delivery", "Effect", "Forbid", "Goods", "GoodsGain", "History",
    "Holding", "Insignia", "Island", "Market", "Modify", "NamedPiece", "Numbers", "OriginCity", "Pack",
    "PackShelf", "Piece", "Problem", "Quest", "Resource", "Rule", "Sell", "Source", "Steal", "Territory",
    "Text", "build_pack", "default_pack", "installed_packs", "read_pack",
]  # fmt: skip
