"""The table as lines: what one holds, what lies in the middle, what the others have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from comptoir.cli.terminal.rows import GAP, Row
from comptoir.telling.karanor.ledger import sheet

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.outlook import Outlook
    from comptoir.cli.terminal.karanor.speaking import Speaker
    from comptoir.telling.karanor.ledger import Ledger
    from comptoir.telling.karanor.shapes import MerchantScene
    from comptoir.telling.shown import Seen


def board(teller: Speaker, outlook: Outlook) -> list[Row]:
    """The whole table but for the map."""
    rows = [*mine(teller, outlook)] if outlook.observer < len(outlook.seats) else []
    return [*rows, *others(teller, outlook), *common(teller, outlook)]


def summary(teller: Speaker, outlook: Outlook) -> list[Row]:
    """What has changed since the last action, in a line."""
    me = outlook.me
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


def mine(teller: Speaker, outlook: Outlook) -> list[Row]:
    """What the observer has, the cards in hand with what they say."""
    me = outlook.me
    heading = teller.say(
        "terminal-mine",
        **teller.who(outlook.observer),
        place=teller.entry(me.place),
        gold=teller.gold(me.gold),
        income=me.income,
        prestige=me.prestige,
        end=outlook.scene.end_prestige,
    )
    rows = [Row(heading, True)]
    rows += [Row(GAP + text) for text in _possessions(teller, outlook, outlook.observer)]
    if outlook.scene.phase != "turn":
        rows += _hand(teller, "terminal-history", me.history.cards)
    rows += _commerces(teller, outlook)
    limit = me.stats.get("quest_limit", 0)
    rows += _hand(teller, "terminal-quests", me.quests.cards, limit)
    rows += _hand(teller, "terminal-black-market", me.black_market.cards)
    return rows


def _hand(teller: Speaker, key: str, cards: Sequence[Seen], limit: int = 0) -> Iterator[Row]:
    if not cards:
        return
    yield Row(GAP + teller.say(key, count=len(cards), limit=limit))
    for card in cards:
        yield Row(f"{GAP}{GAP}{teller.described(card.face)}", hang=4)


def _commerces(teller: Speaker, outlook: Outlook) -> Iterator[Row]:
    """The commerces in hand, each with what is missing to build it."""
    me = outlook.me
    if me.commerces.cards:
        yield Row(GAP + teller.say("terminal-commerces", count=len(me.commerces.cards)))
    for card in me.commerces.cards:
        missing = f" {teller.missing(card.face, me)}" if outlook.scene.phase == "turn" else ""
        yield Row(f"{GAP}{GAP}{teller.described(card.face)}{missing}", hang=4)


def _possessions(teller: Speaker, outlook: Outlook, at: int) -> Iterator[str]:
    """Goods and tiles, one line for each sort there is."""
    seat = outlook.seats[at]
    if seat.goods:
        yield teller.say("terminal-goods", goods=teller.named_goods(seat.goods))
    yield from _tiles(teller, seat)
    if seat.shops:
        yield teller.say("terminal-shops", places=[teller.entry(place) for place in seat.shops])
    if seat.villas:
        yield teller.say("terminal-villas", places=[teller.entry(place) for place in seat.villas])
    yield from teller.lasting(outlook, at)


def _tiles(teller: Speaker, seat: MerchantScene) -> Iterator[str]:
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
            teller.say(
                "terminal-artefact", name=teller.entry(each.card.face), used="yes" if each.used else "no"
            )
            for each in seat.artefacts
        ]
        yield teller.say("terminal-artefacts", names=names)


# -- everybody ------------------------------------------------------------------------------------------


def others(teller: Speaker, outlook: Outlook) -> list[Row]:
    """What everybody else has."""
    rows = [Row(teller.say("terminal-others"), True)]
    for at in _rivals(outlook):
        rows += seat_rows(teller, outlook, at)
    return rows


def _rivals(outlook: Outlook) -> list[int]:
    """The others in the order of turns from the observer's seat on; everybody for a spectator."""
    count = len(outlook.seats)
    if outlook.is_spectator:
        return list(range(count))
    return [(outlook.observer + step) % count for step in range(1, count)]


def seat_rows(teller: Speaker, outlook: Outlook, at: int) -> Iterator[Row]:
    """One merchant, with all that can be seen."""
    seat = outlook.seats[at]
    yield _other(teller, outlook, at)
    for line in _possessions(teller, outlook, at):
        yield Row(f"{GAP}{GAP}{line}")
    counts = teller.say(
        "terminal-hidden",
        commerces=seat.commerces.count,
        quests=seat.quests.count,
        cards=seat.black_market.count,
    )
    yield Row(f"{GAP}{GAP}{counts}")


def _other(teller: Speaker, outlook: Outlook, at: int) -> Row:
    seat = outlook.seats[at]
    text = teller.say(
        "terminal-other",
        name=teller.headed(at),
        place=teller.entry(seat.place),
        gold=teller.gold(seat.gold),
        income=seat.income,
        prestige=seat.prestige,
    )
    return Row(GAP + text)


def standings(teller: Speaker, outlook: Outlook, ledger: Ledger) -> list[Row]:
    """Everybody, the best first, with where their prestige came from."""
    cells = sheet(teller, outlook.view, ledger)
    widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
    rows = [Row(teller.say("terminal-standings"), True)]
    for label, *counts in cells:
        text = label.ljust(widths[0])
        for width, count in zip(widths[1:], counts, strict=True):
            text += GAP + count.rjust(width)
        rows.append(Row(GAP + text))
    return rows


def common(teller: Speaker, outlook: Outlook) -> list[Row]:
    """What lies in the middle: the delivery, the commerce row, associates, the reserve, the market."""
    say = teller.say
    rows = [
        *_round(teller, outlook),
        Row(GAP + say("terminal-row", left=outlook.scene.piles["commerce"].deck)),
    ]
    rows += [Row(f"{GAP}{GAP}{teller.described(card.face)}", hang=4) for card in outlook.scene.row]
    if outlook.scene.associates:
        names = [teller.named_associate(each) for each in outlook.scene.associates]
        rows.append(Row(GAP + say("terminal-free-associates", names=names)))
    if outlook.scene.market is not None:
        rows.append(Row(GAP + say("terminal-market", goods=teller.goods(outlook.view.market))))
    rows.append(Row(GAP + say("terminal-reserve", goods=teller.goods(outlook.view.reserve))))
    return rows


def brief(teller: Speaker, outlook: Outlook) -> list[Row]:
    """The middle of the table and the others as one needs them at the start of every turn."""
    names = [teller.entry(card.face) for card in outlook.scene.row]
    rows = [*_round(teller, outlook), Row(GAP + teller.say("terminal-row-names", names=names))]
    return rows + [_other(teller, outlook, at) for at in _rivals(outlook)]


def _round(teller: Speaker, outlook: Outlook) -> Iterator[Row]:
    say = teller.say
    number = outlook.scene.round if outlook.scene.phase == "turn" else 0
    yield Row(say("terminal-common", round=number, end=outlook.scene.end_prestige), True)
    if outlook.scene.trigger >= 0:
        mine = "yes" if outlook.observer == outlook.scene.active else "no"
        yield Row(GAP + say("terminal-last-round", mine=mine, **teller.who(outlook.scene.trigger)))
    if outlook.scene.delivery is None:
        yield Row(GAP + say("terminal-no-delivery"))
    else:
        delivery = outlook.scene.delivery.face
        facts = {"city": teller.entry(delivery), "deal": teller.briefly(delivery)}
        yield Row(GAP + say("terminal-delivery", left=outlook.scene.deliveries_left, **facts))
