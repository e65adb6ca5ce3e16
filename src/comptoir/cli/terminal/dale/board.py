"""The table as lines: market, hand, stalls, piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from comptoir.cli.terminal.rows import GAP, Row, columns
from comptoir.dale.events import MARKET
from comptoir.telling.dale.sight import Card, Sight, printed_value
from comptoir.telling.dale.teller import Teller
from comptoir.words import Spoken


def board(teller: Teller, sight: Sight) -> list[Row]:
    """The whole table as the observer sees it."""
    return [*market(teller, sight), *hand(teller, sight), *stalls(teller, sight), *piles(teller, sight)]


def market(teller: Teller, sight: Sight) -> list[Row]:
    """The market from the right, where cards are cheapest."""
    cells = []
    raised = sight.surcharge(sight.active)
    for slot, card in enumerate(sight.market):
        if card is None:
            cells.append(("–", "", teller.say("market-empty"), "", ""))
            continue
        value = printed_value(card.face)
        if raised:
            price = teller.say("market-price-raised", value=value, surcharge=slot, raised=raised)
        else:
            price = teller.say("market-price", value=value, surcharge=slot)
        cells.append((str(sight.prices[slot]), price, *_facts(teller, card.face)))
    return [Row(teller.say("market-heading"), True), *columns(cells), *_raised(teller, sight)]


def _raised(teller: Teller, sight: Sight) -> list[Row]:
    """What makes the market dearer for the player whose turn it is."""
    raising = [card for card, rule in sight.lasting(sight.active) if rule.price]
    if not raising:
        return []
    facts = {**teller.who(sight.active), "amount": sight.surcharge(sight.active)}
    return [Row(GAP + teller.say("market-raised", **facts, cards=_in_play(teller, sight, raising)))]


def hand(teller: Teller, sight: Sight) -> list[Row]:
    """The observer's hand, equal cards on one line."""
    cards = sight.me.hand
    values = {card.token: sight.value(card.token, sight.face(card.token)) for card in cards}
    counted = Counter((values[card.token], _shown(teller, sight, card), card.face) for card in cards)
    cells = []
    for (value, name, face), count in sorted(counted.items()):
        printed = printed_value(face)
        text = name if count == 1 else teller.say("card-times", card=name, count=count)
        note = "" if value == printed else teller.say("hand-printed", value=printed)
        cells.append((str(value), text, *_facts(teller, face)[1:], note))
    heading = teller.say("hand-heading", count=len(cards), total=sum(values.values()))
    return [Row(heading, True), *columns(cells), *_hand_size(teller, sight)]


def _hand_size(teller: Teller, sight: Sight) -> list[Row]:
    """What changes how the hand is filled up at the end of the turn, beside the cards in it."""
    rows = []
    if sight.larger_hand:
        rows.append(teller.say("hand-larger", count=sight.larger_hand))
    slowing = [card for card, rule in sight.lasting(sight.observer) if rule.fills_one]
    if slowing:
        rows.append(teller.say("hand-slow", cards=_in_play(teller, sight, slowing)))
    return [Row(GAP + text) for text in rows]


def stalls(teller: Teller, sight: Sight) -> list[Row]:
    """Every stall: the stacks so far, and what the next one has to add up to."""
    rows = [Row(teller.say("stalls-heading", stacks=sight.stacks_to_win), True)]
    seats = _from_me(sight)
    for at in seats[: len(seats) // 2] if sight.teams else seats:
        stall = sight.seats[at].stall
        stacks = [
            teller.say("stall-stack", number=number, cards=teller.cards(stack))
            for number, stack in enumerate(stall, 1)
        ]
        built = teller.say("stall-list-separator").join(stacks)
        facts: dict[str, Spoken] = {
            "name": _owners(teller, sight, at),
            "count": len(stall),
            "next": len(stall) + 1,
            "left": sight.stacks_to_win - len(stall),
            "needed": sight.needed(at),
            "raised": "no" if sight.needed(at) == len(stall) + 1 else "yes",
        }
        rows.append(Row(GAP + teller.say("stall-line", **facts)))
        if built:
            rows.append(Row(f"{GAP}{GAP}{built}", hang=0))
    return rows


def _owners(teller: Teller, sight: Sight, at: int) -> str:
    """Whose stall it is: a team has one together."""
    if not sight.teams:
        return teller.headed(at)
    team = [each for each in range(len(sight.seats)) if sight.is_one_side(each, at)]
    return teller.capital(teller.words.all_of(teller.together(team)))


def piles(teller: Teller, sight: Sight) -> list[Row]:
    """Hands, decks and discards in numbers, with what lies on top."""
    rows = [Row(teller.say("piles-heading"), True)]
    for at in _from_me(sight):
        seat = sight.seats[at]
        parts = []
        if at != sight.observer:
            known = {"known": teller.cards(seat.hand)} if seat.hand else {}
            key = "pile-hand-known" if known else "pile-hand"
            parts.append(teller.say(key, count=seat.hand_count, **known))
        parts += [_deck(teller, seat.deck), _discard(teller, seat.discard)]
        if seat.schedule:
            parts.append(
                teller.say("pile-schedule", cards=_in_play(teller, sight, seat.schedule, seat.stored))
            )
        name = teller.capital(teller.known(at))
        rows.append(Row(GAP + teller.say("pile-line", name=name, piles=", ".join(parts))))
    parts = [
        teller.say("pile-market-deck", count=sight.market_deck),
        _discard(teller, sight.market_discard),
        teller.say("pile-junk"),
    ]
    rows.append(Row(GAP + teller.say("pile-line", name=teller.headed(MARKET), piles=", ".join(parts))))
    return rows


def _in_play(
    teller: Teller,
    sight: Sight,
    cards: Iterable[Card | None],
    stored: Mapping[int, Sequence[Card | None]] = MappingProxyType({}),
) -> str:
    """Cards of a schedule: what each is used as, and what lies under it."""
    names = []
    for card in cards:
        assert card is not None, "a schedule is public"
        name = _shown(teller, sight, card)
        if card.token in stored:
            name = teller.say("schedule-storing", card=name, stored=teller.cards(stored[card.token]))
        names.append(name)
    return teller.named(names)


def _from_me(sight: Sight) -> list[int]:
    """The seats in turn order, the observer first; all from the first for a spectator."""
    count = len(sight.seats)
    first = sight.observer if sight.observer < count else 0
    return [(first + step) % count for step in range(count)]


def _deck(teller: Teller, pile: Sequence[Card | None]) -> str:
    if pile and pile[-1]:
        return teller.say("pile-deck-top", count=len(pile), card=teller.face(pile[-1].face))
    return teller.say("pile-deck", count=len(pile))


def _discard(teller: Teller, pile: Sequence[Card | None]) -> str:
    if pile and pile[-1]:
        return teller.say("pile-discard-top", count=len(pile), card=teller.face(pile[-1].face))
    return teller.say("pile-discard", count=len(pile))


def _shown(teller: Teller, sight: Sight, card: Card) -> str:
    return teller.used_as(card.face, sight.guises.get(str(card.token), ""))


def _facts(teller: Teller, face: str) -> tuple[str, str, str]:
    kind = teller.kind(face)
    is_bonus = teller.marked(face) != teller.face(face)
    return teller.face(face), teller.set_of(face), f"{kind} +" if is_bonus else kind
