"""The story of a game in numbers: prestige and gold round by round, shops, quests, deliveries, trades."""

from __future__ import annotations

from typing import Any

from comptoir.core import Match
from comptoir.karanor import events as e
from comptoir.karanor.pack import Pack
from comptoir.telling.karanor.score_sheet import ScoreSheet
from comptoir.telling.karanor.shapes import KaranorStory, MerchantStory, RoundStory


class _Count:
    """What one seat has done so far, and what it has."""

    def __init__(self) -> None:
        self.shops: list[str] = []
        self.quests: list[str] = []
        self.cards: list[str] = []
        self.deliveries = self.villas = self.trades = self.gold = self.prestige = 0

    def told(self, prestige: dict[str, int]) -> MerchantStory:
        return MerchantStory(
            self.shops, self.quests, self.deliveries, self.villas, self.trades, self.cards, prestige
        )


class _Reading:
    """Reads a game from its first event on."""

    def __init__(self, pack: Pack, players: int) -> None:
        self.pack = pack
        self.counts = [_Count() for _ in range(players)]
        self.rounds: list[RoundStory] = []
        self.round = 0

    def close_round(self) -> None:
        """What everybody has when a round is over; before the first one nobody has anything."""
        if self.round:
            prestige = [each.prestige for each in self.counts]
            self.rounds.append(RoundStory(self.round, prestige, [each.gold for each in self.counts]))

    def hear(self, event: Any) -> None:
        seat = getattr(event, "seat", -1)
        me = self.counts[seat] if seat >= 0 else _Count()
        paid = getattr(event, "paid", e.Payment())
        me.gold -= paid.gold
        me.prestige -= paid.prestige
        match event:
            case e.TurnBegan() if event.round != self.round:
                self.close_round()
                self.round = event.round
            case e.SetOut() | e.Worked() | e.SoldGoods():
                me.gold += event.gold
            case e.Moved() | e.Stopped():
                me.gold -= event.fare
            case e.Recruited():
                me.gold -= event.gold
            case e.VisitedMarket():
                me.gold += event.earned - event.spent
            case e.CollectedIncome():
                me.gold += event.gold + event.wages
            case e.Gained():
                me.gold += event.gold
                me.prestige += event.prestige
            case e.BoughtVilla():
                me.gold -= event.gold
                me.prestige += event.prestige
                me.villas += 1
            case e.Stole():
                me.gold += event.loot.gold
                self.counts[event.victim].gold -= event.loot.gold
            case e.Traded():
                self._trade(event)
            case _:
                self._note(me, event)

    def _trade(self, event: e.Traded) -> None:
        offer, gold = event.offer, event.offer.give.gold - event.offer.get.gold
        for seat, change in ((event.seat, gold), (offer.maker, -gold)):
            self.counts[seat].gold += change
            self.counts[seat].trades += 1

    def _note(self, me: _Count, event: Any) -> None:
        """What leaves gold and prestige alone."""
        match event:
            case e.Built():
                me.shops.append(self.pack.faces[event.card.face])
            case e.CompletedQuest() | e.ChoseAtOnce():
                me.quests.append(self.pack.faces[event.card.face])
            case e.Played():
                me.cards.append(self.pack.faces[event.card.face])
            case e.Delivered():
                me.deliveries += 1


def chronicle(match: Match[Any]) -> KaranorStory:
    """Told from what was public when it happened."""
    table = match.table
    sheet, reading = ScoreSheet(table.pack, table.rules.players), _Reading(table.pack, table.rules.players)
    events = match.events_for(table.spectator)
    sheet.write(events)
    for event in events:
        reading.hear(event)
    reading.close_round()
    return KaranorStory(
        rounds=reading.rounds,
        winners=list(match.winners),
        end_prestige=table.end_prestige,
        seats=[count.told(dict(by)) for count, by in zip(reading.counts, sheet.counts, strict=True)],
    )
