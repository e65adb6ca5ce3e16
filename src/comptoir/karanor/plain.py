"""A view of Marchands de Karanor in plain data, in the names of the pack; see docs/views.md."""

from __future__ import annotations

from functools import partial

from comptoir.core import Cards, PlainView, plain, plain_card, plain_cards, plain_decisions, plain_hand
from comptoir.karanor.bargains import show_bundle
from comptoir.karanor.board import EMPTY, OVER, PHASES, Fallen, KaranorBoard, Offer
from comptoir.karanor.pack.vocabulary import ACTIONS as ACTION_NAMES
from comptoir.karanor.pack.vocabulary import STATS
from comptoir.karanor.view import KaranorView


def plain_view(view: KaranorView) -> PlainView:
    pack = view.pack
    card, show = partial(plain_card, view, names=pack.faces), partial(plain_cards, view, names=pack.faces)
    decks, discards = piles(view)
    shown = {
        "game": "karanor",
        "observer": view.observer,
        "decisions": plain_decisions(view, pack.faces),
        "pack": pack.id,
        "phase": PHASES[view.phase],
        "first": view.first,
        "active": view.active if view.turn else view.first,
        "turn": view.turn,
        "round": view.round,
        "actions": view.actions,
        "steps": view.steps_left(view.active),
        "end_prestige": view.end_prestige,
        "trigger": None if view.trigger == EMPTY else view.trigger,
        "called_off": view.phase == OVER and view.trigger == EMPTY,
        "winners": view.winners,
        "reserve": view.goods_by_name(view.reserve),
        "market": view.goods_by_name(view.market) if view.market else None,
        "row": show(view.row),
        "delivery": card(view.deliveries[0]) if view.deliveries else None,
        "decks": {name: show(deck) for name, deck in decks.items()},
        "discards": {name: show(pile) for name, pile in discards.items()},
        "aside": show(view.aside),
        "inhabitants": view.place_names(view.inhabitants),
        "insignia": view.insignia_by_name(view.insignia_supply),
        "associates": view.associate_names(view.free_associates),
        "windows": [
            {
                "event": each.kind,
                "actor": each.actor,
                "place": pack.territories[each.place].id,
                "card": None if each.card == EMPTY else card(each.card),
            }
            for each in view.openings
        ],
        "offers": [_offer(view, offer) for offer in view.offers],
        "fallen": [_fallen(each) for each in view.fallen],
        "seats": [_seat(view, seat) for seat in range(view.rules.players)],
    }
    return {name: plain(each, pack.faces) for name, each in shown.items()}


def _offer(view: KaranorView, offer: Offer) -> dict[str, object]:
    return {
        "number": offer.number,
        "maker": offer.maker,
        "to": offer.to,
        "give": show_bundle(view, offer.give),
        "get": show_bundle(view, offer.get),
        "counters": offer.counters,
    }


def _fallen(fallen: Fallen) -> dict[str, object]:
    return {
        "number": fallen.offer.number,
        "maker": fallen.offer.maker,
        "reason": fallen.reason,
        "seat": None if fallen.seat == EMPTY else fallen.seat,
        "what": fallen.what,
    }


def piles(view: KaranorBoard) -> tuple[dict[str, Cards], dict[str, Cards]]:
    """The decks and the discards, by name."""
    decks = {
        "commerce": view.commerce_deck,
        "quest": view.quest_deck,
        "black_market": view.black_deck,
        "artefact": view.artefact_deck,
        "delivery": view.delivery_deck,
    }
    discards = {
        "commerce": view.commerce_discard,
        "quest": view.quest_discard,
        "black_market": view.black_discard,
        "artefact": view.artefact_discard,
        "delivery": view.delivery_discard,
    }
    return decks, discards


def _seat(view: KaranorView, seat: int) -> dict[str, object]:
    pack = view.pack
    card, show = partial(plain_card, view, names=pack.faces), partial(plain_cards, view, names=pack.faces)
    hand = partial(plain_hand, view, names=pack.faces)
    return {
        "place": pack.territories[view.pawns[seat]].id,
        "gold": view.gold[seat],
        "income": view.income[seat],
        "prestige": view.prestige[seat],
        "goods": view.goods_by_name(view.goods[seat]),
        "insignia": view.insignia_by_name(view.insignia[seat]),
        "associates": [
            {"name": pack.associates[each].id, "promoted": bool(view.promoted >> each & 1)}
            for each in view.associates[seat]
        ],
        "artefacts": [
            {"tile": card(tile), "used": tile in view.used or tile in view.spent}
            for tile in view.artefacts[seat]
        ],
        "shops": view.place_names(view.shops[seat]),
        "villas": view.place_names(view.villas[seat]),
        "built": show(view.built[seat]),
        "commerces": hand(view.commerces[seat]),
        "quests": hand(view.quests[seat]),
        "black_market": hand(view.black_hands[seat]),
        "draft": hand(view.packs[seat]),
        "history": hand(view.histories[seat]),
        "origin": card(view.origins[seat][0]),
        "stats": dict(zip(STATS, view.stats[seat], strict=True)),
        "forbidden": [name for at, name in enumerate(ACTION_NAMES) if view.forbidden[seat] >> at & 1],
        "lasting": [
            {
                "stat": STATS[each.modify.stat] if each.modify else "",
                "add": each.modify.add if each.modify else 0,
                "action": ACTION_NAMES[each.forbid.action] if each.forbid else "",
                "last_turn": each.last_turn,
            }
            for each in view.lasting
            if each.seat == seat
        ],
    }
