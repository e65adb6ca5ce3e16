"""The table as lines: what one holds, what lies in the middle, what the others have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from comptoir.cli.terminal.rows import GAP, Row
from comptoir.telling.karanor.ledger import sheet

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.sight import Card, SeatSight, Sight
    from comptoir.cli.terminal.karanor.speaking import Speaker
    from comptoir.telling.karanor.ledger import Ledger


def board(teller: Speaker, sight: Sight) -> list[Row]:
    """The whole table but for the map."""
    rows = [*mine(teller, sight)] if sight.observer < len(sight.seats) else []
    return [*rows, *others(teller, sight), *common(teller, sight)]


def summary(teller: Speaker, sight: Sight) -> list[Row]:
    """What has changed since the last action, in a line."""
    me = sight.me
    text = teller.say(
        "terminal-summary",
        place=teller.entry(me.place),
        gold=teller.gold(me.gold),
        goods=teller.named_goods(me.goods),
        any="yes" if me.goods else "no",
        prestige=me.prestige,
    )
    return [Row(text)]


# -- one's own ------------------------------------------------------------------------------------------


def mine(teller: Speaker, sight: Sight) -> list[Row]:
    """What the observer has, the cards in hand with what they say."""
    me = sight.me
    heading = teller.say(
        "terminal-mine",
        **teller.who(sight.observer),
        place=teller.entry(me.place),
        gold=teller.gold(me.gold),
        income=me.income,
        prestige=me.prestige,
        end=sight.end_prestige,
    )
    rows = [Row(heading, True)]
    rows += [Row(GAP + text) for text in _possessions(teller, sight, sight.observer)]
    if sight.phase != "turn":
        rows += _hand(teller, "terminal-history", me.history)
    rows += _commerces(teller, sight)
    limit = me.stats.get("quest_limit", 0)
    rows += _hand(teller, "terminal-quests", me.quests, limit)
    rows += _hand(teller, "terminal-black-market", me.black_market)
    return rows


def _hand(teller: Speaker, key: str, cards: Sequence[Card], limit: int = 0) -> Iterator[Row]:
    if not cards:
        return
    yield Row(GAP + teller.say(key, count=len(cards), limit=limit))
    for card in cards:
        yield Row(f"{GAP}{GAP}{teller.described(card.face)}", hang=4)


def _commerces(teller: Speaker, sight: Sight) -> Iterator[Row]:
    """The commerces in hand, each with what is missing to build it."""
    me = sight.me
    if me.commerces:
        yield Row(GAP + teller.say("terminal-commerces", count=len(me.commerces)))
    for card in me.commerces:
        missing = f" {teller.missing(card.face, me)}" if sight.phase == "turn" else ""
        yield Row(f"{GAP}{GAP}{teller.described(card.face)}{missing}", hang=4)


def _possessions(teller: Speaker, sight: Sight, at: int) -> Iterator[str]:
    """Goods and tiles, one line for each sort there is."""
    seat = sight.seats[at]
    if seat.goods:
        yield teller.say("terminal-goods", goods=teller.named_goods(seat.goods))
    yield from _tiles(teller, seat)
    if seat.shops:
        yield teller.say("terminal-shops", places=[teller.entry(place) for place in seat.shops])
    if seat.villas:
        yield teller.say("terminal-villas", places=[teller.entry(place) for place in seat.villas])
    yield from teller.lasting(sight, at)


def _tiles(teller: Speaker, seat: SeatSight) -> Iterator[str]:
    if seat.insignia:
        yield teller.say("terminal-insignia", tiles=teller.named_insignia(seat.insignia))
    if seat.associates:
        names = [
            teller.say(
                "terminal-associate", name=teller.entry(each.name), promoted="yes" if each.promoted else "no"
            )
            for each in seat.associates
        ]
        yield teller.say("terminal-associates", names=names)
    if seat.artefacts:
        names = [
            teller.say("terminal-artefact", name=teller.entry(each.face), used="yes" if each.used else "no")
            for each in seat.artefacts
        ]
        yield teller.say("terminal-artefacts", names=names)


# -- everybody ------------------------------------------------------------------------------------------


def others(teller: Speaker, sight: Sight) -> list[Row]:
    """What everybody else has."""
    rows = [Row(teller.say("terminal-others"), True)]
    for at in _rivals(sight):
        rows += seat_rows(teller, sight, at)
    return rows


def _rivals(sight: Sight) -> list[int]:
    """The others in the order of turns from the observer's seat on; everybody for a spectator."""
    count = len(sight.seats)
    if sight.is_spectator:
        return list(range(count))
    return [(sight.observer + step) % count for step in range(1, count)]


def seat_rows(teller: Speaker, sight: Sight, at: int) -> Iterator[Row]:
    """One merchant, with all that can be seen."""
    seat = sight.seats[at]
    yield _other(teller, sight, at)
    for line in _possessions(teller, sight, at):
        yield Row(f"{GAP}{GAP}{line}")
    counts = teller.say(
        "terminal-hidden",
        commerces=seat.commerce_count,
        quests=seat.quest_count,
        cards=seat.black_market_count,
    )
    yield Row(f"{GAP}{GAP}{counts}")


def _other(teller: Speaker, sight: Sight, at: int) -> Row:
    seat = sight.seats[at]
    text = teller.say(
        "terminal-other",
        name=teller.headed(at),
        place=teller.entry(seat.place),
        gold=teller.gold(seat.gold),
        income=seat.income,
        prestige=seat.prestige,
    )
    return Row(GAP + text)


def standings(teller: Speaker, sight: Sight, ledger: Ledger) -> list[Row]:
    """Everybody, the best first, with where their prestige came from."""
    cells = sheet(teller, sight.view, ledger)
    widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
    rows = [Row(teller.say("terminal-standings"), True)]
    for label, *counts in cells:
        text = label.ljust(widths[0])
        for width, count in zip(widths[1:], counts, strict=True):
            text += GAP + count.rjust(width)
        rows.append(Row(GAP + text))
    return rows


def common(teller: Speaker, sight: Sight) -> list[Row]:
    """What lies in the middle: the delivery, the commerce row, associates, the reserve, the market."""
    say = teller.say
    rows = [*_round(teller, sight), Row(GAP + say("terminal-row", left=sight.decks["commerce"]))]
    rows += [Row(f"{GAP}{GAP}{teller.described(card.face)}", hang=4) for card in sight.row]
    if sight.associates:
        names = [teller.named_associate(each) for each in sight.associates]
        rows.append(Row(GAP + say("terminal-free-associates", names=names)))
    if sight.market is not None:
        rows.append(Row(GAP + say("terminal-market", goods=teller.goods(sight.view.market))))
    rows.append(Row(GAP + say("terminal-reserve", goods=teller.goods(sight.view.reserve))))
    return rows


def brief(teller: Speaker, sight: Sight) -> list[Row]:
    """The middle of the table and the others as one needs them at the start of every turn."""
    names = [teller.entry(card.face) for card in sight.row]
    rows = [*_round(teller, sight), Row(GAP + teller.say("terminal-row-names", names=names))]
    return rows + [_other(teller, sight, at) for at in _rivals(sight)]


def _round(teller: Speaker, sight: Sight) -> Iterator[Row]:
    say = teller.say
    number = sight.round if sight.phase == "turn" else 0
    yield Row(say("terminal-common", round=number, end=sight.end_prestige), True)
    if sight.trigger is not None:
        mine = "yes" if sight.observer == sight.active else "no"
        yield Row(GAP + say("terminal-last-round", mine=mine, **teller.who(sight.trigger)))
    if sight.delivery is None:
        yield Row(GAP + say("terminal-no-delivery"))
    else:
        delivery = sight.delivery.face
        facts = {"city": teller.entry(delivery), "deal": teller.briefly(delivery)}
        yield Row(GAP + say("terminal-delivery", left=sight.decks["delivery"], **facts))
