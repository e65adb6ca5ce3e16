"""The table as lines: market, hand, stalls, piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from comptoir.cli.terminal.rows import GAP, Row, columns
from comptoir.core import NO_CARD, UNKNOWN, Cards
from comptoir.dale.board import EMPTY
from comptoir.dale.events import MARKET
from comptoir.dale.stacks import next_total
from comptoir.dale.view import DaleView
from comptoir.telling.dale.teller import Teller
from comptoir.words import Spoken


def board(teller: Teller, view: DaleView) -> list[Row]:
    """The whole table as the observer sees it."""
    return [*market(teller, view), *hand(teller, view), *stalls(teller, view), *piles(teller, view)]


def market(teller: Teller, view: DaleView) -> list[Row]:
    """The market from the right, where cards are cheapest."""
    cells = []
    raised = view.surcharge(view.active)
    for slot, card in enumerate(view.market):
        if card == EMPTY:
            cells.append(("–", "", teller.say("market-empty"), "", ""))
            continue
        value = view.book.values[view.faces[card]]
        if raised:
            price = teller.say("market-price-raised", value=value, surcharge=slot, raised=raised)
        else:
            price = teller.say("market-price", value=value, surcharge=slot)
        cells.append((str(view.price(slot)), price, *_facts(teller, view.faces[card])))
    return [Row(teller.say("market-heading"), True), *columns(cells), *_raised(teller, view)]


def _raised(teller: Teller, view: DaleView) -> list[Row]:
    """What makes the market dearer for the player whose turn it is."""
    raising = [card for card, rule in view.lasting(view.active) if rule.price]
    if not raising:
        return []
    facts = {**teller.who(view.active), "amount": view.surcharge(view.active)}
    return [Row(GAP + teller.say("market-raised", **facts, cards=_in_play(teller, view, raising)))]


def hand(teller: Teller, view: DaleView) -> list[Row]:
    """The observer's hand, equal cards on one line."""
    cards, at = view.hand, view.observer
    values = {card: view.value_at(at, card, view.shown(card)) for card in cards}
    counted = Counter((values[card], _shown(teller, view, card), view.faces[card]) for card in cards)
    cells = []
    for (value, name, face), count in sorted(counted.items()):
        printed = view.book.values[face]
        text = name if count == 1 else teller.say("card-times", card=name, count=count)
        note = "" if value == printed else teller.say("hand-printed", value=printed)
        cells.append((str(value), text, *_facts(teller, face)[1:], note))
    heading = teller.say("hand-heading", count=len(cards), total=sum(values.values()))
    return [Row(heading, True), *columns(cells), *_hand_size(teller, view)]


def _hand_size(teller: Teller, view: DaleView) -> list[Row]:
    """What changes how the hand is filled up at the end of the turn, beside the cards in it."""
    rows = []
    larger = view.larger_hand(view.observer)
    if larger:
        rows.append(teller.say("hand-larger", count=larger))
    slowing = [card for card, rule in view.lasting(view.observer) if rule.fills_one]
    if slowing:
        rows.append(teller.say("hand-slow", cards=_in_play(teller, view, slowing)))
    return [Row(GAP + text) for text in rows]


def stalls(teller: Teller, view: DaleView) -> list[Row]:
    """Every stall: the stacks so far, and what the next one has to add up to."""
    rows = [Row(teller.say("stalls-heading", stacks=view.rules.stacks_to_win), True)]
    seats = _from_me(view)
    for at in seats[: len(seats) // 2] if view.rules.teams else seats:
        stall, needed = view.stall(at), next_total(view, at)
        stacks = [
            teller.say("stall-stack", number=number, cards=teller.cards(view.faces_of(stack)))
            for number, stack in enumerate(stall, 1)
        ]
        built = teller.say("stall-list-separator").join(stacks)
        facts: dict[str, Spoken] = {
            "name": _owners(teller, view, at),
            "count": len(stall),
            "next": len(stall) + 1,
            "left": view.rules.stacks_to_win - len(stall),
            "needed": needed,
            "raised": "no" if needed == len(stall) + 1 else "yes",
        }
        rows.append(Row(GAP + teller.say("stall-line", **facts)))
        if built:
            rows.append(Row(f"{GAP}{GAP}{built}", hang=0))
    return rows


def _owners(teller: Teller, view: DaleView, at: int) -> str:
    """Whose stall it is: a team has one together."""
    if not view.rules.teams:
        return teller.headed(at)
    team = [each for each in range(view.rules.players) if view.is_one_side(each, at)]
    return teller.capital(teller.words.all_of(teller.together(team)))


def piles(teller: Teller, view: DaleView) -> list[Row]:
    """Hands, decks and discards in numbers, with what lies on top."""
    rows = [Row(teller.say("piles-heading"), True)]
    for at in _from_me(view):
        hand = view.hands[at]
        parts = []
        if at != view.observer:
            held = view.faces_of([card for card in hand if card != NO_CARD])
            known = {"known": teller.cards(held)} if held else {}
            key = "pile-hand-known" if known else "pile-hand"
            parts.append(teller.say(key, count=len(hand), **known))
        parts += [
            _pile(teller, view, "deck", view.decks[at]),
            _pile(teller, view, "discard", view.discards[at]),
        ]
        if view.schedules[at]:
            cards = _in_play(teller, view, view.schedules[at], with_stored=True)
            parts.append(teller.say("pile-schedule", cards=cards))
        name = teller.capital(teller.known(at))
        rows.append(Row(GAP + teller.say("pile-line", name=name, piles=", ".join(parts))))
    parts = [
        teller.say("pile-market-deck", count=len(view.market_deck)),
        _pile(teller, view, "discard", view.market_discard),
        teller.say("pile-junk"),
    ]
    rows.append(Row(GAP + teller.say("pile-line", name=teller.headed(MARKET), piles=", ".join(parts))))
    return rows


def _in_play(teller: Teller, view: DaleView, cards: Iterable[int], *, with_stored: bool = False) -> str:
    """Cards of a schedule: what each is used as, and what lies under it."""
    names = []
    for card in cards:
        name = _shown(teller, view, card)
        if with_stored and card in view.stored:
            stored = teller.cards(view.faces_of(view.stored[card]))
            name = teller.say("schedule-storing", card=name, stored=stored)
        names.append(name)
    return teller.named(names)


def _from_me(view: DaleView) -> list[int]:
    """The seats in turn order, the observer first; all from the first for a spectator."""
    count = view.rules.players
    first = view.observer if view.observer < count else 0
    return [(first + step) % count for step in range(count)]


def _pile(teller: Teller, view: DaleView, name: str, pile: Cards) -> str:
    """A deck or a discard: how many cards, and the top one if it is known."""
    top = view.faces[pile[-1]] if pile else UNKNOWN
    if top != UNKNOWN:
        return teller.say(f"pile-{name}-top", count=len(pile), card=teller.face(top))
    return teller.say(f"pile-{name}", count=len(pile))


def _shown(teller: Teller, view: DaleView, card: int) -> str:
    return teller.used_as(view.faces[card], view.shown(card))


def _facts(teller: Teller, face: int) -> tuple[str, str, str]:
    kind = teller.kind(face)
    is_bonus = teller.marked(face) != teller.face(face)
    return teller.face(face), teller.set_of(face), f"{kind} +" if is_bonus else kind
