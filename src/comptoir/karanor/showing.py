"""Everything on the table, secrets wrapped, in the names of the pack."""

from __future__ import annotations

from collections.abc import Mapping

from comptoir.core import Cards, Loose
from comptoir.karanor.bargains import show_bundle
from comptoir.karanor.board import EMPTY, MOVE_STEPS, OVER, PHASES
from comptoir.karanor.pack.vocabulary import ACTIONS as ACTION_NAMES
from comptoir.karanor.pack.vocabulary import STATS
from comptoir.karanor.table import KaranorTable


def snapshot(table: KaranorTable) -> Mapping[str, object]:
    """For the projection: what each observer may see of it follows from who knows which card."""
    show, pack = table.show_all, table.pack
    decks, discards = piles(table)
    return {
        "game": "karanor",
        "pack": pack.id,
        "phase": PHASES[table.phase],
        "first": table.first,
        "active": table.active if table.turn else table.first,
        "turn": table.turn,
        "round": table.round,
        "actions": table.actions,
        "steps": max(table.stats[table.active][MOVE_STEPS] - table.steps, 0) if table.steps else 0,
        "end_prestige": table.end_prestige,
        "trigger": None if table.trigger == EMPTY else table.trigger,
        "called_off": table.phase == OVER and table.trigger == EMPTY,
        "winners": table.winners,
        "reserve": table.goods_by_name(table.reserve),
        "market": table.goods_by_name(table.market) if table.market else None,
        "row": show(table.row),
        "delivery": table.show(table.deliveries[0]) if table.deliveries else None,
        "decks": {name: show(deck) for name, deck in decks.items()},
        "discards": {name: show(pile) for name, pile in discards.items()},
        "aside": show(table.aside),
        "inhabitants": _places(table, table.inhabitants),
        "insignia": {
            each.id: count for each, count in zip(pack.insignia, table.insignia_supply, strict=True) if count
        },
        "associates": [pack.associates[each].id for each in table.free_associates],
        "windows": [
            {
                "event": each.kind,
                "actor": each.actor,
                "place": pack.territories[each.place].id,
                "card": None if each.card == EMPTY else table.show(each.card),
            }
            for each in table.openings
        ],
        "offers": [
            {
                "number": offer.number,
                "maker": offer.maker,
                "to": offer.to,
                "give": show_bundle(table, offer.give),
                "get": show_bundle(table, offer.get),
                "counters": offer.counters,
            }
            for offer in table.offers
        ],
        "seats": [_seat(table, seat) for seat in range(table.rules.players)],
    }


def piles(table: KaranorTable) -> tuple[dict[str, Cards], dict[str, Cards]]:
    """The decks and the discards, by name."""
    decks = {
        "commerce": table.commerce_deck,
        "quest": table.quest_deck,
        "black_market": table.black_deck,
        "artefact": table.artefact_deck,
        "delivery": table.delivery_deck,
    }
    discards = {
        "commerce": table.commerce_discard,
        "quest": table.quest_discard,
        "black_market": table.black_discard,
        "artefact": table.artefact_discard,
        "delivery": table.delivery_discard,
    }
    return decks, discards


def _seat(table: KaranorTable, seat: int) -> dict[str, object]:
    show, pack = table.show_all, table.pack
    return {
        "place": pack.territories[table.pawns[seat]].id,
        "gold": table.gold[seat],
        "income": table.income[seat],
        "prestige": table.prestige[seat],
        "goods": table.goods_by_name(table.goods[seat]),
        "insignia": {
            each.id: count for each, count in zip(pack.insignia, table.insignia[seat], strict=True) if count
        },
        "associates": [
            {"name": pack.associates[each].id, "promoted": bool(table.promoted >> each & 1)}
            for each in table.associates[seat]
        ],
        "artefacts": [
            {"tile": table.show(card), "used": card in table.used or card in table.spent}
            for card in table.artefacts[seat]
        ],
        "shops": _places(table, table.shops[seat]),
        "villas": _places(table, table.villas[seat]),
        "built": show(table.built[seat]),
        "commerces": Loose(show(table.commerces[seat])),
        "quests": Loose(show(table.quests[seat])),
        "black_market": Loose(show(table.black_hands[seat])),
        "draft": Loose(show(table.packs[seat])),
        "history": Loose(show(table.histories[seat])),
        "origin": table.show(table.origins[seat][0]),
        "stats": dict(zip(STATS, table.stats[seat], strict=True)),
        "forbidden": [name for at, name in enumerate(ACTION_NAMES) if table.forbidden[seat] >> at & 1],
        "lasting": [
            {
                "stat": STATS[each.modify.stat] if each.modify else "",
                "add": each.modify.add if each.modify else 0,
                "action": ACTION_NAMES[each.forbid.action] if each.forbid else "",
                "last_turn": each.last_turn,
            }
            for each in table.lasting
            if each.seat == seat
        ],
    }


def _places(table: KaranorTable, mask: int) -> list[str]:
    return [each.id for at, each in enumerate(table.pack.territories) if mask >> at & 1]
