"""The table as lines: what one holds, what lies in the middle, what the others have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from comptoir.cli.terminal.rows import GAP, Row
from comptoir.telling.karanor.score_sheet import ScoreSheet, cells
from comptoir.words import Spoken

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.speaking import Speaker
    from comptoir.telling.shown import Seen


def board(teller: Speaker) -> list[Row]:
    """The whole table but for the map."""
    own = [] if teller.is_spectator else mine(teller)
    return [*own, *others(teller), *common(teller)]


def summary(teller: Speaker) -> list[Row]:
    """What has changed since the last action, in a line."""
    goods = teller.by_name(teller.me.goods)
    facts = {**_state(teller, teller.view.observer), "goods": goods, "any": bool(goods)}
    return [Row(teller.say("terminal-summary", **facts))]


def _state(teller: Speaker, at: int) -> dict[str, Spoken]:
    """Where a merchant is, and how rich."""
    seat = teller.scene.merchants[at]
    place, gold = teller.entry(seat.place), teller.gold(seat.gold)
    return {"place": place, "gold": gold, "income": seat.income, "prestige": seat.prestige}


# -- one's own ------------------------------------------------------------------------------------------


def mine(teller: Speaker) -> list[Row]:
    """What the observer has, the cards in hand with what they say."""
    me, at, is_turn = teller.me, teller.view.observer, teller.scene.phase == "turn"
    facts = {**teller.who(at), **_state(teller, at), "end": teller.scene.end_prestige}
    prices = {price.card: f" {teller.missing(price)}" for price in me.prices} if is_turn else {}
    return [
        Row(teller.say("terminal-mine", **facts), True),
        *[Row(GAP + text) for text in _possessions(teller, at)],
        *_hand(teller, "terminal-history", [] if is_turn else me.history.cards),
        *_hand(teller, "terminal-commerces", me.commerces.cards, more=prices),
        *_hand(teller, "terminal-quests", me.quests.cards, teller.stats["quest_limit"]),
        *_hand(teller, "terminal-black-market", me.black_market.cards),
    ]


def _hand(
    teller: Speaker, key: str, cards: Sequence[Seen], limit: int = 0, more: Mapping[int, str] | None = None
) -> Iterator[Row]:
    """Cards with what they do, and with what more there is to say of some."""
    if cards:
        yield Row(GAP + teller.say(key, count=len(cards), limit=limit))
    for card in cards:
        yield _deep(teller.described(card.face) + (more or {}).get(card.id, ""))


def _deep(text: str) -> Row:
    return Row(GAP + GAP + text)


def _possessions(teller: Speaker, at: int) -> Iterator[str]:
    """Goods and tiles, one line for each sort there is."""
    seat, say = teller.scene.merchants[at], teller.say
    sorts: dict[str, str | list[str]] = {
        "goods": teller.by_name(seat.goods),
        "insignia": teller.counted(
            [teller.entry(each) for each, count in seat.insignia.items() for _ in range(count)]
        ),
        "associates": [
            say("terminal-associate", name=teller.entry(each.name), promoted=each.promoted)
            for each in seat.associates
        ],
        "artefacts": [
            say("terminal-artefact", name=teller.entry(each.card.face), used=each.used)
            for each in seat.artefacts
        ],
        "shops": [teller.entry(place) for place in seat.shops],
        "villas": [teller.entry(place) for place in seat.villas],
    }
    yield from [say(f"terminal-{sort}", names=names) for sort, names in sorts.items() if names]
    yield from teller.lasting(at)


# -- everybody ------------------------------------------------------------------------------------------


def others(teller: Speaker) -> list[Row]:
    """What everybody else has."""
    heading = Row(teller.say("terminal-others"), True)
    return [heading, *[row for at in _rivals(teller) for row in seat_rows(teller, at)]]


def _rivals(teller: Speaker) -> tuple[int, ...]:
    """The others in the order of turns from the observer's seat on; everybody for a spectator."""
    view = teller.view
    return tuple(range(view.rules.players)) if teller.is_spectator else view.rivals(view.observer)


def seat_rows(teller: Speaker, at: int) -> Iterator[Row]:
    """One merchant, with all that can be seen."""
    seat = teller.scene.merchants[at]
    yield _other(teller, at)
    for line in _possessions(teller, at):
        yield _deep(line)
    hands = {"commerces": seat.commerces, "quests": seat.quests, "cards": seat.black_market}
    yield _deep(teller.say("terminal-hidden", **{name: hand.count for name, hand in hands.items()}))


def _other(teller: Speaker, at: int) -> Row:
    return Row(GAP + teller.say("terminal-other", name=teller.headed(at), **_state(teller, at)))


def standings(teller: Speaker, sheet: ScoreSheet) -> list[Row]:
    """Everybody, the best first, with where their prestige came from."""
    lines = cells(teller, teller.view, sheet)
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    rows = [Row(teller.say("terminal-standings"), True)]
    for label, *counts in lines:
        numbers = [count.rjust(width) for count, width in zip(counts, widths[1:], strict=True)]
        rows.append(Row(GAP + GAP.join([label.ljust(widths[0]), *numbers])))
    return rows


def common(teller: Speaker) -> list[Row]:
    """What lies in the middle: the delivery, the commerce row, associates, the reserve, the market."""
    say, scene = teller.say, teller.scene
    rows = [*_round(teller), Row(GAP + say("terminal-row", left=scene.piles["commerce"].deck))]
    rows += [_deep(teller.described(card.face)) for card in scene.row]
    if scene.associates:
        names = [teller.associate_with_goods(each) for each in teller.view.free_associates]
        rows.append(Row(GAP + say("terminal-free-associates", names=names)))
    if scene.market is not None:
        rows.append(Row(GAP + say("terminal-market", goods=teller.by_name(scene.market))))
    return [*rows, Row(GAP + say("terminal-reserve", goods=teller.by_name(scene.reserve)))]


def brief(teller: Speaker) -> list[Row]:
    """The middle of the table and the others as one needs them at the start of every turn."""
    names = [teller.entry(card.face) for card in teller.scene.row]
    rows = [*_round(teller), Row(GAP + teller.say("terminal-row-names", names=names))]
    return rows + [_other(teller, at) for at in _rivals(teller)]


def _round(teller: Speaker) -> Iterator[Row]:
    say, scene = teller.say, teller.scene
    number = scene.round if scene.phase == "turn" else 0
    yield Row(say("terminal-common", round=number, end=scene.end_prestige), True)
    if scene.trigger >= 0:
        mine = teller.view.observer == scene.active
        yield Row(GAP + say("terminal-last-round", mine=mine, **teller.who(scene.trigger)))
    if scene.delivery is None:
        yield Row(GAP + say("terminal-no-delivery"))
    else:
        face = scene.delivery.face
        facts = {"city": teller.entry(face), "deal": teller.briefly(face)}
        yield Row(GAP + say("terminal-delivery", left=scene.deliveries_left, **facts))
