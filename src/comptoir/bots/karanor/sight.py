"""A view of Marchands de Karanor, read once into what a bot reckons with: numbers in place of names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from comptoir.core import PlainView, registry
from comptoir.karanor.pack import Goods, Pack

NOBODY: Final = -1


class Index:
    """The names of a pack, each with its number. Shared by all who look."""

    __slots__ = ("associates", "faces", "insignia", "pack", "places", "resources")

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.places = {each.id: at for at, each in enumerate(pack.territories)}
        self.resources = {each.id: at for at, each in enumerate(pack.resources)}
        self.insignia = {each.id: at for at, each in enumerate(pack.insignia)}
        self.associates = {each.id: at for at, each in enumerate(pack.associates)}
        self.faces = pack.face

    def goods(self, named: Mapping[str, int]) -> Goods:
        return tuple([named.get(name, 0) for name in self.resources])

    def tiles(self, named: Mapping[str, int]) -> tuple[int, ...]:
        return tuple([named.get(name, 0) for name in self.insignia])

    def mask(self, names: Sequence[str]) -> int:
        places, mask = self.places, 0
        for name in names:
            mask |= 1 << places[name]
        return mask


@lru_cache(maxsize=4)
def _index(digest: str) -> Index:
    pack = registry.rules("karanor").pack  # type: ignore[attr-defined]  # the game of that name has one
    assert pack.digest == digest
    return Index(pack)


def index() -> Index:
    """The names of the pack that is played with."""
    return _index(registry.rules("karanor").pack.digest)  # type: ignore[attr-defined]


class Merchant:
    """What everybody sees of one merchant."""

    __slots__ = (
        "_data", "_index", "gold", "goods", "income", "place", "prestige", "seat", "shops",
    )  # fmt: skip

    def __init__(self, data: Mapping[str, Any], at: int, names: Index) -> None:
        self._data, self._index = data, names
        self.seat = at
        self.place = names.places[data["place"]]
        self.gold: int = data["gold"]
        self.income: int = data["income"]
        self.prestige: int = data["prestige"]
        self.goods = names.goods(data["goods"])
        self.shops: int = len(data["shops"])

    @property
    def insignia(self) -> tuple[int, ...]:
        return self._index.tiles(self._data["insignia"])

    @property
    def associates(self) -> tuple[int, ...]:
        return tuple([self._index.associates[each["name"]] for each in self._data["associates"]])

    @property
    def promoted(self) -> tuple[int, ...]:
        numbers = self._index.associates
        return tuple([numbers[each["name"]] for each in self._data["associates"] if each["promoted"]])

    @property
    def artefacts(self) -> tuple[int, ...]:
        """The faces of the tiles."""
        return tuple([self._index.faces[each["tile"]["face"]] for each in self._data["artefacts"]])

    @property
    def shop_places(self) -> int:
        return self._index.mask(self._data["shops"])

    @property
    def villa_places(self) -> int:
        return self._index.mask(self._data["villas"])

    @property
    def shield(self) -> int:
        return int(self._data["stats"]["theft_shield"])

    def may_not(self, action: str) -> bool:
        """Is an action forbidden to it?"""
        return action in self._data["forbidden"]

    def amount(self, kind: str, which: int) -> int:
        """How much it holds of something that a condition may ask for."""
        match kind:
            case "resource":
                return self.goods[which]
            case "insignia":
                return self.insignia[which]
            case "gold" | "income" | "prestige":
                return int(getattr(self, kind))
            case "goods":
                return sum(self.goods)
            case "commerces":
                return self.shops
            case "villas" | "associates" | "artefacts":
                return len(self._data[kind])
            case _:  # cards in hand are counted
                return int(self._data[kind]["count"])


class Sight:
    """What one seat sees."""

    __slots__ = (
        "actions", "active", "black_market", "commerces", "delivery", "end_prestige", "faces",
        "forbidden", "free_associates", "index", "inhabitants", "insignia_left", "market", "me",
        "merchants", "offers", "pack", "players", "quest_cards", "quests", "reserve", "rivals", "round",
        "row", "seat", "stats", "steps", "taken_villas", "trigger", "turn", "view", "windows",
    )  # fmt: skip

    def __init__(self, view: PlainView, seat: int) -> None:
        table: dict[str, Any] = view
        names = self.index = index()
        self.pack: Pack = names.pack
        self.view = table
        self.seat = seat
        self.faces: dict[int, int] = {}
        """The face of every card it knows and may be asked about."""
        self.active: int = table["active"]
        self.turn: int = table["turn"]
        self.round: int = table["round"]
        self.actions: int = table["actions"]
        self.steps: int = table["steps"] if table["active"] == seat else 0
        self.end_prestige: int = table["end_prestige"]
        self.trigger = NOBODY if table["trigger"] is None else int(table["trigger"])
        self.reserve = names.goods(table["reserve"])
        self.market = None if table["market"] is None else names.goods(table["market"])
        self.row = self._read(table["row"])
        self.delivery = self._read([table["delivery"]])
        self.inhabitants = names.mask(table["inhabitants"])
        self.insignia_left: Mapping[str, int] = table["insignia"]
        self.free_associates = tuple([names.associates[each] for each in table["associates"]])
        self.offers: list[dict[str, Any]] = table["offers"]
        self.windows: list[dict[str, Any]] = table["windows"]
        self.quest_cards = len(table["decks"]["quest"]) + len(table["discards"]["quest"])
        self.merchants = [Merchant(each, at, names) for at, each in enumerate(table["seats"])]
        self.players = len(self.merchants)
        self.me = self.merchants[seat]
        self.rivals = [self.merchants[(seat + step) % self.players] for step in range(1, self.players)]
        """Clockwise, so that no seat is always thought of first."""
        self.taken_villas = 0
        for each in self.merchants:
            self.taken_villas |= each.villa_places
        mine = table["seats"][seat]
        self.commerces = self._read(mine["commerces"]["cards"])
        self.quests = self._read(mine["quests"]["cards"])
        self.black_market = self._read(mine["black_market"]["cards"])
        self._read(mine["draft"]["cards"])
        self._read(mine["history"]["cards"])
        self._read(table["aside"])
        self._read([each["tile"] for each in mine["artefacts"]])
        self.stats: dict[str, int] = mine["stats"]
        self.forbidden = frozenset(mine["forbidden"])

    def _read(self, cards: Sequence[Mapping[str, Any] | None]) -> tuple[int, ...]:
        """The cards this seat knows, in their order."""
        known = []
        for card in cards:
            if card is not None:
                token = card["card"]
                self.faces[token] = self.index.faces[card["face"]]
                known.append(token)
        return tuple(known)

    @property
    def is_my_turn(self) -> bool:
        return self.active == self.seat

    @property
    def lead(self) -> int:
        """The most prestige anybody has."""
        return max([each.prestige for each in self.merchants])

    @property
    def is_last_turn(self) -> bool:
        """Will I have no turn after this one?"""
        return self.trigger != NOBODY
