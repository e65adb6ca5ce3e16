"""The story of a game in numbers: prestige and gold round by round, shops, quests, deliveries, trades."""

from __future__ import annotations

from collections import Counter
from typing import Any

from comptoir.core import Event, Match
from comptoir.karanor import events as e
from comptoir.karanor.pack import Pack
from comptoir.telling.karanor.score_sheet import ScoreSheet
from comptoir.telling.karanor.shapes import KaranorStory, MerchantStory, Rise, RoundStory

LISTED: dict[type[Event], str] = {
    e.Built: "shops",
    e.CompletedQuest: "quests",
    e.ChoseAtOnce: "quests",
    e.Played: "cards",
}
"""Cards that are told one by one, by what was done with them."""
COUNTED: dict[type[Event], str] = {e.Delivered: "deliveries", e.BoughtVilla: "villas", e.Traded: "trades"}


class _Reading:
    """Reads a game from its first event on."""

    def __init__(self, pack: Pack, players: int) -> None:
        self.pack = pack
        self.sheet = ScoreSheet(pack, players)
        self.gold = [0] * players
        self.counts: list[Counter[str]] = [Counter() for _ in range(players)]
        self.cards: list[dict[str, list[str]]] = [
            {kind: [] for kind in LISTED.values()} for _ in range(players)
        ]
        self.rounds: list[RoundStory] = []
        self.round = self.turn = 0
        self.rises: list[list[Rise]] = [[] for _ in range(players)]
        self.built_in: list[list[int]] = [[] for _ in range(players)]
        self.cities: list[list[str]] = [[] for _ in range(players)]

    def close_round(self) -> None:
        """What everybody has when a round is over; before the first one nobody has anything."""
        if self.round:
            prestige = [sum(counts.values()) for counts in self.sheet.counts]
            self.rounds.append(RoundStory(self.round, prestige, self.gold[:]))

    def hear(self, event: Any) -> None:
        if isinstance(event, e.TurnBegan) and event.round != self.round:
            self.close_round()
            self.round = event.round
        if isinstance(event, e.TurnBegan):
            self.turn = event.turn
        self._write(event)
        if hasattr(event, "seat"):
            self.gold[event.seat] += _gold(event)
        if type(event) in LISTED:
            self.cards[event.seat][LISTED[type(event)]].append(self.pack.faces[event.card.face])
        if type(event) in COUNTED:
            self.counts[event.seat][COUNTED[type(event)]] += 1
        match event:
            case e.Stole():
                self.gold[event.victim] -= event.loot.gold
            case e.Traded():
                self.gold[event.offer.maker] -= _gold(event)
                self.counts[event.offer.maker]["trades"] += 1

    def _write(self, event: Any) -> None:
        """Note what an event changes on the score sheet."""
        before = [dict(counts) for counts in self.sheet.counts]
        self.sheet.write([event])
        for seat, counts in enumerate(self.sheet.counts):
            for source, count in counts.items():
                if count != before[seat].get(source, 0):
                    self.rises[seat].append(Rise(self.round, source, count - before[seat].get(source, 0)))
        if isinstance(event, e.Built):
            self.built_in[event.seat].append(self.turn)
            self.cities[event.seat].append(self.pack.territories[event.city].id)

    def told(self, seat: int) -> MerchantStory:
        cards, counts = self.cards[seat], self.counts[seat]
        return MerchantStory(
            shops=cards["shops"],
            quests=cards["quests"],
            deliveries=counts["deliveries"],
            villas=counts["villas"],
            trades=counts["trades"],
            cards=cards["cards"],
            prestige=dict(self.sheet.counts[seat]),
            rises=self.rises[seat],
            built_in=self.built_in[seat],
            cities=self.cities[seat],
        )


def _gold(event: Any) -> int:
    """What an event brought whoever did it, or cost them."""
    match event:
        case e.SetOut() | e.Worked() | e.SoldGoods() | e.Gained():
            return int(event.gold)
        case e.Moved() | e.Stopped():
            return -event.fare
        case e.Recruited() | e.BoughtVilla():
            return -event.gold
        case e.VisitedMarket():
            return event.earned - event.spent
        case e.CollectedIncome():
            return event.gold + event.wages
        case e.Stole():
            return event.loot.gold
        case e.Traded():
            return event.offer.give.gold - event.offer.get.gold
    return -int(event.paid.gold) if hasattr(event, "paid") else 0


def chronicle(match: Match) -> KaranorStory:
    """Told from what was public when it happened."""
    table = match.table
    reading = _Reading(table.pack, table.rules.players)
    for event in match.events_for(table.spectator):
        reading.hear(event)
    reading.close_round()
    return KaranorStory(
        rounds=reading.rounds,
        winners=list(match.winners),
        end_prestige=table.end_prestige,
        seats=[reading.told(seat) for seat in range(table.rules.players)],
    )
