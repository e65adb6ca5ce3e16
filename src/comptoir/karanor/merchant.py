"""A merchant's place at the table, with the verbs the rules use.

Verbs forgive empty reserves and empty purses, because the rules do: do as much as you can.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import add, lt, sub

from comptoir.core import without
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY, QUEST_LIMIT, THEFT_SHIELD, Bundle
from comptoir.karanor.pack import Goods
from comptoir.karanor.table import KaranorTable


def plus(goods: Goods, more: Goods) -> Goods:
    return tuple(map(add, goods, more))


def minus(goods: Goods, less: Goods) -> Goods:
    return tuple(map(sub, goods, less))


def covers(goods: Goods, wanted: Goods) -> bool:
    """Is there enough of everything?"""
    return not any(map(lt, goods, wanted))


class Merchant:
    """One player."""

    __slots__ = ("at", "table")

    def __init__(self, table: KaranorTable, at: int) -> None:
        self.table = table
        self.at = at

    def __repr__(self) -> str:
        return f"Merchant({self.at})"

    # -- who and where ----------------------------------------------------------------------------------

    @property
    def is_active(self) -> bool:
        return self.table.active == self.at

    @property
    def place(self) -> int:
        return self.table.pawns[self.at]

    @property
    def goods(self) -> Goods:
        return self.table.goods[self.at]

    def knows(self, cards: Iterable[int]) -> None:
        """From now on this merchant knows these cards."""
        for card in cards:
            self.table.known[card] |= 1 << self.at

    # -- gold and goods -----------------------------------------------------------------------------------

    def gain_gold(self, amount: int) -> None:
        """From the bank, or to it: never below nothing."""
        table = self.table
        table.gold[self.at] += max(amount, -table.gold[self.at])

    def take_goods(self, goods: Goods) -> Goods:
        """From the reserve, as far as it goes; negative amounts go back to it. What really moved."""
        table = self.table
        held, reserve = table.goods[self.at], table.reserve
        moved = tuple([max(min(n, left), -own) for n, left, own in zip(goods, reserve, held, strict=True)])
        table.goods[self.at], table.reserve = plus(held, moved), minus(reserve, moved)
        return moved

    def take_resource(self, resource: int, count: int) -> int:
        """From the reserve, as far as it goes; how many tokens moved."""
        table = self.table
        count = min(count, table.reserve[resource])
        table.goods[self.at] = _changed(table.goods[self.at], resource, count)
        table.reserve = _changed(table.reserve, resource, -count)
        return count

    def give_back(self, goods: Goods) -> None:
        """Tokens paid go back to the reserve at once."""
        table = self.table
        table.goods[self.at] = minus(table.goods[self.at], goods)
        table.reserve = plus(table.reserve, goods)

    def gain_income(self, amount: int) -> None:
        table = self.table
        table.income[self.at] += max(amount, -table.income[self.at])

    def gain_prestige(self, amount: int) -> int:
        """Thresholds are tested when the whole card or action is over: see ``turns.settle``."""
        table = self.table
        amount = max(amount, -table.prestige[self.at])
        table.prestige[self.at] += amount
        if amount:
            table.has_risen = True
        return amount

    # -- tiles --------------------------------------------------------------------------------------------

    def take_insignia(self, kind: int) -> None:
        """One tile of a kind, if one is left."""
        table = self.table
        if table.insignia_supply[kind]:
            table.insignia_supply = _changed(table.insignia_supply, kind, -1)
            self.change_insignia(kind, 1)

    def lose_insignia(self, kind: int) -> None:
        """One tile of a kind goes back to the supply, if there is one."""
        table = self.table
        if table.insignia[self.at][kind]:
            table.insignia_supply = _changed(table.insignia_supply, kind, 1)
            self.change_insignia(kind, -1)

    def change_insignia(self, kind: int, count: int) -> None:
        table = self.table
        table.insignia[self.at] = _changed(table.insignia[self.at], kind, count)
        table.reckon(self.at)

    def take_associate(self, associate: int, paid: int = 0) -> None:
        """A free associate comes along, resource face up."""
        table = self.table
        table.free_associates = without(table.free_associates, associate)
        table.associates[self.at] += (associate,)
        table.tell(events.Recruited(self.at, associate, paid))

    def promote(self, associate: int) -> None:
        table = self.table
        table.promoted |= 1 << associate
        table.tell(events.Promoted(self.at, associate))

    def dismiss(self, associate: int) -> None:
        """Given up: free again for everybody, resource face up."""
        table = self.table
        table.associates[self.at] = without(table.associates[self.at], associate)
        table.free_associates = tuple(sorted((*table.free_associates, associate)))
        table.promoted &= ~(1 << associate)

    def drop_artefact(self, card: int) -> None:
        """Given up: onto the discards, whatever marks it had."""
        table = self.table
        table.artefacts[self.at] = without(table.artefacts[self.at], card)
        table.used = tuple([each for each in table.used if each != card])
        table.spent = tuple([each for each in table.spent if each != card])
        table.artefact_discard += (card,)
        table.reckon(self.at)

    # -- cards --------------------------------------------------------------------------------------------

    @property
    def has_too_many_quests(self) -> bool:
        return len(self.table.quests[self.at]) > self.table.stats[self.at][QUEST_LIMIT]

    def discard_quest(self, card: int) -> None:
        """For all to see."""
        self.drop_quest(card)
        self.table.tell(events.DiscardedQuest(self.at, self.table.show(card)))

    def drop_quest(self, card: int) -> None:
        """Out of the hand."""
        self.table.quests[self.at] = without(self.table.quests[self.at], card)
        self.put_away_quest(card)

    def put_away_quest(self, card: int) -> None:
        """A quest that is over, one way or the other. A second part leaves the game: its library is no
        deck."""
        table = self.table
        table.known[card] = table.public
        if table.pack.quest_of[table.faces[card]].is_sequel:
            table.box += (card,)
        else:
            table.quest_discard += (card,)

    def draw_black_market(self, threshold: int = 0) -> None:
        table = self.table
        card = table.draw("black_market")
        if card != EMPTY:
            table.black_hands[self.at] += (card,)
            self.knows((card,))
            table.tell(events.DrewBlackMarket(self.at, table.show(card), threshold))

    # -- theft --------------------------------------------------------------------------------------------

    @property
    def shield(self) -> int:
        """What is taken off each theft of gold or goods."""
        return self.table.stats[self.at][THEFT_SHIELD]

    def rob(
        self,
        victim: Merchant,
        *,
        gold: int = 0,
        goods: Goods = (),
        insignia: int = EMPTY,
        associate: int = EMPTY,
    ) -> None:
        """Take from another merchant what that merchant holds."""
        table = self.table
        table.gold[victim.at] -= gold
        table.gold[self.at] += gold
        if goods:
            table.goods[victim.at] = minus(table.goods[victim.at], goods)
            table.goods[self.at] = plus(table.goods[self.at], goods)
        if insignia != EMPTY:
            victim.change_insignia(insignia, -1)
            self.change_insignia(insignia, 1)
        if associate != EMPTY:
            table.associates[victim.at] = without(table.associates[victim.at], associate)
            table.associates[self.at] += (associate,)
        if table.is_heard:
            tiles = tuple([int(kind == insignia) for kind in range(len(table.pack.insignia))])
            loot = Bundle(gold, goods, () if associate == EMPTY else (associate,), tiles)
            table.tell(events.Stole(self.at, victim.at, loot))


def _changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])
