"""An observer's view of the table, read into types. Whatever anybody is shown comes from here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from comptoir.core import Match, Option, PlainView
from comptoir.karanor.game import Karanor
from comptoir.karanor.pack import Delivery, Pack
from comptoir.karanor.view import KaranorView


class Card(NamedTuple):
    """A card or tile whose printed side this observer knows; ``face`` is its name in the pack."""

    token: int
    face: str


class Tile(NamedTuple):
    """An artefact before a merchant, and whether it is used up for now or for good."""

    token: int
    face: str
    used: bool


class AssociateSight(NamedTuple):
    name: str
    promoted: bool


class LastingSight(NamedTuple):
    """What holds for a merchant until the end of a turn: a number is another one, or an action is barred."""

    stat: str
    add: int
    action: str
    last_turn: int


class OfferSight(NamedTuple):
    """A standing offer, as its maker sees it."""

    number: int
    maker: int
    to: tuple[int, ...]
    give: Mapping[str, Any]
    get: Mapping[str, Any]
    counters: int


class WindowSight(NamedTuple):
    """A moment in which others may answer: what happened, who did it, where, and the card, if one did."""

    event: str
    actor: int
    place: str
    card: Card | None


class Asked(NamedTuple):
    """What the observer is asked now."""

    prompt: str
    source: Card | None
    args: Mapping[str, int | str]
    options: tuple[Option, ...]
    picked: tuple[Option, ...]
    """Of the run it belongs to, so far."""


NOT_ASKED = Asked("", None, {}, (), ())


class SeatSight(NamedTuple):
    """What can be seen of one merchant. Of hands only the known cards are there, and how many there are."""

    place: str
    gold: int
    income: int
    prestige: int
    goods: dict[str, int]
    insignia: dict[str, int]
    associates: tuple[AssociateSight, ...]
    artefacts: tuple[Tile, ...]
    shops: tuple[str, ...]
    villas: tuple[str, ...]
    built: tuple[Card, ...]
    commerces: tuple[Card, ...]
    commerce_count: int
    quests: tuple[Card, ...]
    quest_count: int
    black_market: tuple[Card, ...]
    black_market_count: int
    draft: tuple[Card, ...]
    history: tuple[Card, ...]
    origin: Card | None
    stats: dict[str, int]
    forbidden: tuple[str, ...]
    lasting: tuple[LastingSight, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All that can be seen of cards and tiles here."""
        tiles = tuple(Card(tile.token, tile.face) for tile in self.artefacts)
        hands = (*self.commerces, *self.quests, *self.black_market, *self.draft, *self.history)
        return (*tiles, *self.built, *hands)


class Sight:
    """The table as one observer sees it."""

    def __init__(self, view: PlainView, seen: KaranorView, pack: Pack) -> None:
        plain: Any = view
        self.pack = pack
        self.observer: int = plain["observer"]
        self.phase: str = plain["phase"]
        self.first: int = plain["first"]
        self.active: int = plain["active"]
        self.turn: int = plain["turn"]
        self.round: int = plain["round"]
        self.actions: int = plain["actions"]
        self.steps: int = plain["steps"]
        """Steps left of a move that goes on."""
        self.end_prestige: int = plain["end_prestige"]
        self.trigger: int | None = plain["trigger"]
        self.called_off: bool = plain["called_off"]
        self.winners: tuple[int, ...] = tuple(plain["winners"])
        self.reserve: dict[str, int] = plain["reserve"]
        self.market: dict[str, int] | None = plain["market"]
        self.row = _cards(plain["row"])
        self.delivery = _card(plain["delivery"])
        self.decks: dict[str, int] = {name: len(cards) for name, cards in plain["decks"].items()}
        self.discards: dict[str, tuple[Card, ...]] = {
            name: _cards(cards) for name, cards in plain["discards"].items()
        }
        self.aside = _cards(plain["aside"])
        self.inhabitants: tuple[str, ...] = tuple(plain["inhabitants"])
        self.insignia: dict[str, int] = plain["insignia"]
        self.associates: tuple[str, ...] = tuple(plain["associates"])
        self.windows = tuple(
            WindowSight(each["event"], each["actor"], each["place"], _card(each["card"]))
            for each in plain["windows"]
        )
        self.offers = tuple(_offer(each) for each in plain["offers"])
        self.seats = tuple(_seat(each) for each in plain["seats"])
        mine = next((each for each in plain["decisions"] if each["seat"] == self.observer), None)
        self.asked = _asked(mine) if mine else NOT_ASKED
        self.view = seen
        """The same as the rules see it."""

    @property
    def me(self) -> SeatSight:
        """The observer's own place; a spectator has none."""
        return self.seats[self.observer]

    @property
    def is_spectator(self) -> bool:
        return self.observer >= len(self.seats)

    @property
    def prompt(self) -> str:
        return self.asked.prompt

    @property
    def fare(self) -> int:
        """What a crossing costs the observer."""
        return self.pack.numbers.sea_cost if self.is_spectator else self.me.stats["sea_cost"]

    @property
    def delivery_city(self) -> str:
        """Where the open delivery is wanted; empty if there is none."""
        if self.delivery is None:
            return ""
        card = self.pack.cards[self.pack.face[self.delivery.face]]
        assert isinstance(card, Delivery)
        return self.pack.territories[card.city].id

    def offers_to(self, seat: int) -> list[OfferSight]:
        """What this merchant could accept."""
        return [offer for offer in self.offers if seat in offer.to]

    def offer(self, number: int) -> OfferSight:
        return next(offer for offer in self.offers if offer.number == number)

    def card(self, token: int) -> Card | None:
        """A card on the table, if the observer knows it."""
        return self._known.get(token)

    def is_by_sea(self, source: str, target: str) -> bool:
        """Does one step lead there over the sea?"""
        places = self.pack.territories
        here, there = self.pack.index("territories", source), self.pack.index("territories", target)
        return there in places[here].sea and there not in places[here].land

    @cached_property
    def _known(self) -> dict[int, Card]:
        return {card.token: card for card in self._all_known()}

    def _all_known(self) -> Iterator[Card]:
        for cards in self.discards.values():
            yield from cards
        for seat in self.seats:
            yield from seat.cards
        yield from self.row
        yield from self.aside
        others = (self.delivery, self.asked.source, *[window.card for window in self.windows])
        yield from [card for card in others if card]


def look(match: Match[Any], observer: int) -> Sight:
    """The table now, as that observer sees it."""
    game = match.game
    assert isinstance(game, Karanor)
    return Sight(match.plain(observer), match.view(observer), game.pack)


def _card(plain: Any) -> Card | None:
    return None if plain is None else Card(plain["card"], plain["face"])


def _cards(plain: Sequence[Any]) -> tuple[Card, ...]:
    """Those that are known."""
    return tuple(Card(each["card"], each["face"]) for each in plain if each is not None)


def _offer(plain: Any) -> OfferSight:
    to = tuple(plain["to"])
    return OfferSight(plain["number"], plain["maker"], to, plain["give"], plain["get"], plain["counters"])


def _asked(plain: Any) -> Asked:
    run = plain["run"]
    return Asked(
        plain["prompt"],
        _card(plain["source"]),
        plain["args"],
        tuple(_option(each) for each in plain["options"]),
        tuple(_option(each) for each in run["picked"]) if run else (),
    )


def _option(plain: Any) -> Option:
    return plain if isinstance(plain, int) else tuple(plain)


def _seat(plain: Any) -> SeatSight:
    return SeatSight(
        place=plain["place"],
        gold=plain["gold"],
        income=plain["income"],
        prestige=plain["prestige"],
        goods=plain["goods"],
        insignia=plain["insignia"],
        associates=tuple(AssociateSight(each["name"], each["promoted"]) for each in plain["associates"]),
        artefacts=tuple(
            Tile(each["tile"]["card"], each["tile"]["face"], each["used"]) for each in plain["artefacts"]
        ),
        shops=tuple(plain["shops"]),
        villas=tuple(plain["villas"]),
        built=_cards(plain["built"]),
        commerces=_cards(plain["commerces"]["cards"]),
        commerce_count=plain["commerces"]["count"],
        quests=_cards(plain["quests"]["cards"]),
        quest_count=plain["quests"]["count"],
        black_market=_cards(plain["black_market"]["cards"]),
        black_market_count=plain["black_market"]["count"],
        draft=_cards(plain["draft"]["cards"]),
        history=_cards(plain["history"]["cards"]),
        origin=_card(plain["origin"]),
        stats=plain["stats"],
        forbidden=tuple(plain["forbidden"]),
        lasting=tuple(
            LastingSight(each["stat"], each["add"], each["action"], each["last_turn"])
            for each in plain["lasting"]
        ),
    )
