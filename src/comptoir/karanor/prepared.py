"""The table of a lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from comptoir.core import Dice
from comptoir.karanor.board import TURN, Bundle, Offer
from comptoir.karanor.lessons import LEARNER, LESSONS, Lesson, Prepared
from comptoir.karanor.options import Rules
from comptoir.karanor.pack import Goods, OriginCity, Pack
from comptoir.karanor.set_up import set_up
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.turns import begin_turn


def prepare(rules: Rules, pack: Pack, dice: Dice) -> KaranorTable:
    """The table of a lesson in its first turn: laid out as ever, then everybody gets what it wants."""
    table, lesson = set_up(rules, pack, dice), LESSONS[rules.lesson]
    _share_out_cards(table, (lesson.learner, lesson.tutor))
    for at, each in enumerate((lesson.learner, lesson.tutor)):
        _equip(table, at, each)
    _make_offer(table, lesson)
    table.phase, table.turn, table.active = TURN, 1, LEARNER
    for at in range(rules.players):
        table.reckon(at)
    begin_turn(table)
    return table


def _share_out_cards(table: KaranorTable, seats: Sequence[Prepared]) -> None:
    """Commerces and quests of the lesson; all others go back, and nobody has seen them."""
    back = tuple([card for cards in table.packs for card in cards])
    table.packs = [()] * len(seats)
    for card in back:
        table.known[card] = 0
    loose = {"commerce": (*table.commerce_deck, *back, *table.row), "quest": table.quest_deck}
    table.row = ()

    def take(kind: str, name: str) -> int:
        card = next(each for each in loose[kind] if table.faces[each] == table.pack.face[name])
        loose[kind] = tuple([each for each in loose[kind] if each != card])
        return card

    for at, each in enumerate(seats):
        table.commerces[at] = tuple([take("commerce", name) for name in each.commerces])
        table.quests[at] = tuple([take("quest", name) for name in each.quests])
        for card in (*table.commerces[at], *table.quests[at]):
            table.known[card] = 1 << at
    for card in loose["commerce"]:
        table.known[card] = 0
    table.commerce_deck, table.quest_deck = loose["commerce"], loose["quest"]
    table.fill_row()


def _equip(table: KaranorTable, at: int, has: Prepared) -> None:
    """City, gold, goods, income and prestige. The history was told before the lesson began."""
    pack = table.pack
    _settle_in(table, at, has.city)
    table.known[table.histories[at][0]] = table.public
    table.gold[at], table.income[at], table.prestige[at] = has.gold, has.income, has.prestige
    table.goods[at] = _goods(pack, has.goods)
    table.reserve = tuple([left - own for left, own in zip(table.reserve, table.goods[at], strict=True)])
    thresholds = pack.numbers.black_market_at_prestige
    table.reached[at] = sum([1 << place for place, least in enumerate(thresholds) if has.prestige >= least])


def _settle_in(table: KaranorTable, at: int, city: str) -> None:
    """The tile of a city changes places with the one that was dealt."""
    pack, (dealt,) = table.pack, table.origins[at]
    wanted = table.faces.index(pack.face[f"origin_{city}"])
    table.swap_faces(dealt, wanted)
    for seat, (tile,) in enumerate(table.origins):
        origin = pack.cards[table.faces[tile]]
        assert isinstance(origin, OriginCity)
        table.pawns[seat], table.shops[seat] = origin.city, 1 << origin.city


def _make_offer(table: KaranorTable, lesson: Lesson) -> None:
    """It stands from the beginning: whoever has what is asked for can accept it."""
    no_tiles = (0,) * len(table.pack.insignia)
    give, get = [Bundle(0, _goods(table.pack, side), insignia=no_tiles) for side in lesson.deal]
    table.offer_count = 1
    table.offers = (Offer(1, 1 - LEARNER, (LEARNER,), give, get, 0),)


def _goods(pack: Pack, counts: Mapping[str, int]) -> Goods:
    return tuple([counts.get(each.id, 0) for each in pack.resources])
