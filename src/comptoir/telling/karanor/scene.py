"""The table to be drawn, out of one observer's view of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from comptoir.core import UNKNOWN, Cards
from comptoir.karanor.bargains import against_trading, why_dead
from comptoir.karanor.board import EMPTY, PHASES, TURN, Bundle, Fallen, Offer, Opening
from comptoir.karanor.building import base_cost, full_cost, is_bonus_gone
from comptoir.karanor.costs import shortfalls
from comptoir.karanor.market import BUY, SELL, price_of
from comptoir.karanor.pack import Cost, OriginCity
from comptoir.karanor.pack.vocabulary import ACTIONS, STATS
from comptoir.karanor.view import KaranorView
from comptoir.karanor.ways import journeys
from comptoir.telling.karanor import shapes
from comptoir.telling.karanor.progress import progress
from comptoir.telling.karanor.uses import changes, usable
from comptoir.telling.karanor.wording import steps_left
from comptoir.telling.shown import Seen
from comptoir.telling.telling import Number


def scene(view: KaranorView, number: Number) -> shapes.KaranorScene:
    """Everything the observer can see, in the observer's own numbers and the names of the pack."""
    paint = _Painter(view, number)
    seats = range(view.rules.players)
    return shapes.KaranorScene(
        pack=view.pack.digest,
        phase=PHASES[view.phase],
        turn=view.turn,
        round=view.round if view.turn else 0,
        first=view.first,
        active=view.active if view.turn else view.first,
        actions=view.actions,
        steps=steps_left(view),
        end_prestige=view.end_prestige,
        trigger=view.trigger,
        trade_open=view.phase == TURN and view.trigger == EMPTY,
        winners=list(view.winners),
        places=paint.places(),
        merchants=[paint.merchant(seat) for seat in seats],
        row=paint.open(view.row),
        delivery=next(iter(paint.open(view.deliveries)), None),
        deliveries_left=len(view.delivery_deck),
        piles={
            "commerce": paint.pile(view.commerce_deck, view.commerce_discard),
            "quest": paint.pile(view.quest_deck, view.quest_discard),
            "black_market": paint.pile(view.black_deck, view.black_discard),
            "artefact": paint.pile(view.artefact_deck, view.artefact_discard),
        },
        aside=[paint.seen(card) for card in view.aside],
        reserve=view.goods_by_name(view.reserve),
        market=view.goods_by_name(view.market) if view.market else None,
        trading=paint.trading(),
        insignia=view.insignia_by_name(view.insignia_supply),
        associates=view.associate_names(view.free_associates),
        offers=[paint.offer(offer) for offer in view.offers],
        fallen=[paint.fallen(each) for each in view.fallen],
        windows=[paint.window(opening) for opening in view.openings],
    )


TOLD = ("immediate", "read_aloud")
"""Questions about a quest that was drawn and lies in no hand yet."""


class _Painter:
    """Draws the things of one view."""

    def __init__(self, view: KaranorView, number: Number) -> None:
        self.view = view
        self.pack = view.pack
        self.number = number

    # -- cards and tiles --------------------------------------------------------------------------------

    def seen(self, card: int) -> Seen | None:
        face = self.view.faces[card]
        return None if face == UNKNOWN else Seen(self.number(card), self.pack.faces[face])

    def open(self, cards: Iterable[int]) -> list[Seen]:
        """Those that are known."""
        return [seen for seen in map(self.seen, cards) if seen is not None]

    def hand(self, cards: Cards) -> shapes.Hand:
        return shapes.Hand(self.open(cards), len(cards))

    def pile(self, deck: Cards, discard: Cards) -> shapes.Pile:
        return shapes.Pile(len(deck), [self.seen(card) for card in discard])

    # -- the map ----------------------------------------------------------------------------------------

    def places(self) -> list[shapes.PlaceScene]:
        view, seats = self.view, range(self.view.rules.players)
        wanted = [self.pack.delivery_of[view.faces[card]].city for card in view.deliveries]
        ways = self._ways()
        return [
            shapes.PlaceScene(
                place=place.id,
                inhabitant=bool(view.inhabitants >> at & 1),
                pawns=[seat for seat in seats if view.pawns[seat] == at],
                shops=(owners := [seat for seat in seats if view.shops[seat] >> at & 1]),
                commerces=[self._built_at(seat, at) for seat in owners],
                villa=next((seat for seat in seats if view.villas[seat] >> at & 1), EMPTY)
                if place.villa
                else None,
                delivery=at in wanted,
                ways=ways.get(at, []),
            )
            for at, place in enumerate(self.pack.territories)
        ]

    def _built_at(self, seat: int, city: int) -> str:
        """What stands in a city where somebody has a shop; nothing of the one they began with."""
        built = dict(zip(self.view.sites[seat], self.view.built[seat], strict=True))
        return self.pack.faces[self.view.faces[built[city]]] if city in built else ""

    def _ways(self) -> dict[int, list[shapes.Way]]:
        """The ways of the observer, while that is asked for an action."""
        view, decision = self.view, self.view.decision
        if decision is None or decision.prompt != "action":
            return {}
        return {
            place: [
                shapes.Way(
                    [self.pack.territories[at].id for at in way.steps],
                    way.actions,
                    way.gold,
                    way.is_possible,
                    way.left,
                )
                for way in ways
            ]
            for place, ways in journeys(view, view.observer).items()
        }

    # -- merchants --------------------------------------------------------------------------------------

    def merchant(self, seat: int) -> shapes.MerchantScene:
        view, pack = self.view, self.pack
        return shapes.MerchantScene(
            place=pack.territories[view.pawns[seat]].id,
            gold=view.gold[seat],
            income=view.income[seat],
            prestige=view.prestige[seat],
            goods=self.view.goods_by_name(view.goods[seat]),
            insignia=self.view.insignia_by_name(view.insignia[seat]),
            associates=[
                shapes.Companion(pack.associates[each].id, bool(view.promoted >> each & 1))
                for each in view.associates[seat]
            ],
            artefacts=[
                shapes.Tile(seen, card in view.used or card in view.spent)
                for card in view.artefacts[seat]
                if (seen := self.seen(card)) is not None
            ],
            shops=view.place_names(view.shops[seat]),
            villas=view.place_names(view.villas[seat]),
            built=self.open(view.built[seat]),
            commerces=self.hand(view.commerces[seat]),
            quests=self.hand(view.quests[seat]),
            black_market=self.hand(view.black_hands[seat]),
            draft=self.hand(view.packs[seat]),
            history=self.hand(view.histories[seat]),
            origin=self._origin(seat),
            stats=dict(zip(STATS, view.stats[seat], strict=True)),
            forbidden=[name for at, name in enumerate(ACTIONS) if view.forbidden[seat] >> at & 1],
            lasting=self._lasting(seat),
            progress=self._progress(seat),
            prices=self._prices() if seat == view.observer else [],
            uses=usable(view, self.number) if seat == view.observer else [],
        )

    def _origin(self, seat: int) -> str:
        tile = self.pack.cards[self.view.faces[self.view.origins[seat][0]]]
        assert isinstance(tile, OriginCity)
        return self.pack.territories[tile.city].id

    def _lasting(self, seat: int) -> list[shapes.Spell]:
        found = []
        for each in self.view.lasting:
            if each.seat == seat and each.modify is not None:
                found.append(shapes.Spell(each.last_turn, STATS[each.modify.stat], each.modify.add))
            elif each.seat == seat and each.forbid is not None:
                found.append(shapes.Spell(each.last_turn, action=ACTIONS[each.forbid.action]))
        return found

    def _progress(self, seat: int) -> list[shapes.QuestScene]:
        view, faces = self.view, self.view.faces
        told = [each.source for each in view.decisions if each.seat == seat and each.prompt in TOLD]
        cards = dict.fromkeys([*view.quests[seat], *told])
        known = [card for card in cards if faces[card] != UNKNOWN]
        return [progress(view, seat, faces[card], self.number(card)) for card in known]

    def _prices(self) -> list[shapes.Price]:
        """What commerces cost the observer, and what is missing for them."""
        view, seat = self.view, self.view.observer
        return [self._price(card) for card in (*view.commerces[seat], *view.row)]

    def _price(self, card: int) -> shapes.Price:
        view, seat = self.view, self.view.observer
        commerce = self.pack.commerce_of[view.faces[card]]
        plain, bonus = self._sum(base_cost(view, seat, commerce)), commerce.bonus
        is_there = bonus is not None and not is_bonus_gone(view, seat, commerce)
        return shapes.Price(
            card=self.number(card),
            gold=plain.gold,
            missing_gold=plain.missing_gold,
            missing_goods=plain.missing_goods,
            missing_any=plain.missing_any,
            with_bonus=self._sum(full_cost(view, seat, commerce)) if is_there else None,
        )

    def _sum(self, cost: Cost) -> shapes.Sum:
        missing = dict(shortfalls(self.view, self.view.observer, cost))
        goods = {each.id: missing[each.id] for each in self.pack.resources if each.id in missing}
        gold, tokens = missing.get("gold", 0), missing.get("any", 0)
        return shapes.Sum(cost.gold, self.view.goods_by_name(cost.goods), cost.any, gold, goods, tokens)

    def trading(self) -> dict[str, shapes.Trading]:
        """The piles of the market tile with what the next token costs and brings."""
        view, pack = self.view, self.pack
        if not view.market:
            return {}
        prices = pack.numbers.market
        return {
            pack.resources[at].id: shapes.Trading(
                view.market[at],
                prices.capacity,
                price_of(prices, BUY, view.market[at]),
                price_of(prices, SELL, view.market[at]),
            )
            for at in pack.common
        }

    # -- trades and windows -----------------------------------------------------------------------------

    def offer(self, offer: Offer) -> shapes.Bid:
        to = [shapes.Addressee(seat, self._problem(offer, seat)) for seat in offer.to]
        give, get = self.side(offer.give), self.side(offer.get)
        return shapes.Bid(offer.number, offer.maker, to, give, get, offer.counters)

    def fallen(self, fallen: Fallen) -> shapes.FallenBid:
        offer, reason = fallen.offer, cast(Any, fallen.reason)
        return shapes.FallenBid(
            number=offer.number,
            maker=offer.maker,
            to=list(offer.to),
            give=self.side(offer.give),
            get=self.side(offer.get),
            reason=reason,
            counters=offer.counters,
            seat=fallen.seat,
            what=fallen.what,
        )

    def _problem(self, offer: Offer, seat: int) -> Any:
        if against_trading(self.view, seat) is not None:
            return "forbidden"
        return why_dead(self.view, offer, seat)

    def side(self, bundle: Bundle) -> shapes.Side:
        return shapes.Side(
            bundle.gold,
            self.view.goods_by_name(bundle.goods),
            self.view.insignia_by_name(bundle.insignia),
            self.view.associate_names(bundle.associates),
            [self.pack.faces[face] for face in bundle.artefacts],
            self.view.associate_names(bundle.promoted),
            [self.pack.faces[face] for face in bundle.used],
        )

    def window(self, opening: Opening) -> shapes.Opened:
        place = self.pack.territories[opening.place].id
        card = None if opening.card == EMPTY else self.seen(opening.card)
        kind: Any = opening.kind
        is_last = opening is self.view.openings[-1]
        asked = [each.seat for each in self.view.decisions if is_last and each.prompt == "window"]
        black = self.pack.black_of.get(self.view.faces[opening.card]) if card else None
        changed = changes(self.view, black.rule, asked) if black and kind == "targeted" else []
        return shapes.Opened(kind, opening.actor, place, card, asked, changed)
