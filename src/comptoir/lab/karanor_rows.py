"""What the events of Marchands de Karanor mean for the rows of a study."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

from comptoir.core import Event, Match, Shown
from comptoir.karanor import events
from comptoir.karanor.pack import Pack
from comptoir.karanor.pack.pieces import Artefact, Associate, BlackMarket, Commerce, Delivery, Piece, Quest
from comptoir.lab.rows import CardRow, Columns, Row, Tally

BOUGHT: Final = 0
PLAYED: Final = 1
USED: Final = 2
BUILT: Final = 3
TOSSED: Final = 4
_NONE: Final = [0, 0, 0, 0, 0]

_MEANT: Final[Mapping[type[Event], tuple[int, str]]] = {
    events.TookCommerce: (BOUGHT, "card"),
    events.DrewQuest: (BOUGHT, "card"),
    events.GotSequel: (BOUGHT, "card"),
    events.DrewBlackMarket: (BOUGHT, "card"),
    events.ChoseArtefact: (BOUGHT, "kept"),
    events.Recruited: (BOUGHT, "associate"),
    events.CompletedQuest: (PLAYED, "card"),
    events.ChoseAtOnce: (PLAYED, "card"),
    events.Played: (PLAYED, "card"),
    events.Delivered: (PLAYED, "card"),
    events.Activated: (USED, "card"),
    events.Promoted: (USED, "associate"),
    events.Built: (BUILT, "card"),
    events.DiscardedQuest: (TOSSED, "card"),
}
"""What is counted of a card, and the field that names it; a merchant has bought what came to him or her."""
_REST: Final = frozenset((events.Drafted, events.Offered, events.BoughtVilla, events.Traded))
_FAMILIES: Final[Mapping[type[Piece], str]] = {
    Commerce: "commerce",
    Quest: "quest",
    BlackMarket: "black_market",
    Artefact: "artefact",
    Delivery: "delivery",
    Associate: "associate",
}


class KaranorTally(Tally):
    """Counts the entries of the pack that came up for each merchant, and looks at gold and prestige."""

    __slots__ = ("accepted", "counts", "done", "firsts", "last_turn", "rows")

    seats: ClassVar[Columns] = MappingProxyType(
        {
            "gold": int, "prestige": int, "income": int, "shops": int, "quests": int, "deliveries": int,
            "black_market": int, "artefacts": int, "associates": int, "villas": int, "offers": int,
            "offers_accepted": int, "trades": int,
        }
    )  # fmt: skip
    rounds: ClassVar[Columns] = MappingProxyType({"gold": int, "prestige": int})
    hears: ClassVar[bool] = True
    looks: ClassVar[bool] = True

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        players = range(match.table.rules.players)
        self.counts: list[dict[str, list[int]]] = [{} for _ in players]
        """By seat and entry."""
        self.firsts: list[dict[str, int]] = [{} for _ in players]
        """In which round each came."""
        self.done = [Counter[type[Event]]() for _ in players]
        self.accepted = [0 for _ in players]
        """How many of their own offers came true."""
        self.rows: list[tuple[int, int, int, int]] = []
        self.last_turn = len(players)
        """Of the round that goes on."""

    def look(self) -> None:
        """As the first merchant of a round is asked, the last one is over."""
        if self.match.table.turn > self.last_turn:
            self._note()

    def _note(self) -> None:
        table, players = self.match.table, len(self.counts)
        for seat in range(players):
            self.rows.append((self.last_turn // players, seat, table.gold[seat], table.prestige[seat]))
        self.last_turn += players

    def count(self) -> None:
        self._note()  # the last round, at the end of which nobody is asked
        pack, number = self.match.table.pack, 0
        for event in self.events:
            kind: Any = type(event)
            if kind is events.TurnBegan:
                number = event.round  # type: ignore[attr-defined]
            elif kind in _MEANT:
                what, field = _MEANT[kind]
                self._count(event, what, _entry(pack, getattr(event, field)), number)
            elif kind in _REST:
                self._count_rest(event, pack, number)

    def _count(self, event: Any, what: int, entry: str, number: int) -> None:
        seat = event.seat
        self.done[seat][type(event)] += 1
        self._add(seat, entry, what)
        if what == BOUGHT:
            self.firsts[seat].setdefault(entry, number)
        pack = self.match.table.pack
        if type(event) is events.ChoseArtefact:
            for card in event.discarded:
                self._add(seat, _entry(pack, card), TOSSED)
        paid: events.Payment | None = getattr(event, "paid", None)
        if paid is not None:
            given: tuple[Shown | int, ...] = (*paid.artefacts, *paid.quests, *paid.associates)
            for each in given:
                self._add(seat, _entry(pack, each), TOSSED)

    def _count_rest(self, event: Event, pack: Pack, number: int) -> None:
        """The draft, in which everybody gets a card, and trade, which moves none."""
        if isinstance(event, events.Drafted):
            for seat, card in enumerate(event.cards):
                self._add(seat, _entry(pack, card), BOUGHT)
                self.firsts[seat].setdefault(_entry(pack, card), number)
        elif isinstance(event, events.Offered | events.BoughtVilla):
            self.done[event.seat][type(event)] += 1
        elif isinstance(event, events.Traded):
            self.done[event.seat][events.Traded] += 1
            self.done[event.offer.maker][events.Traded] += 1
            self.accepted[event.offer.maker] += 1

    def _add(self, seat: int, entry: str, what: int) -> None:
        self.counts[seat].setdefault(entry, [*_NONE])[what] += 1

    def seat_row(self, seat: int) -> Row:
        table, done = self.match.table, self.done[seat]
        return (
            table.gold[seat], table.prestige[seat], table.income[seat], done[events.Built],
            done[events.CompletedQuest], done[events.Delivered], done[events.Played],
            len(table.artefacts[seat]), len(table.associates[seat]), done[events.BoughtVilla],
            done[events.Offered], self.accepted[seat], done[events.Traded],
        )  # fmt: skip

    def card_rows(self) -> Iterable[CardRow]:
        table = self.match.table
        pack: Pack = table.pack
        for seat, counts in enumerate(self.counts):
            held = [pack.faces[table.faces[card]] for card in (*table.built[seat], *table.artefacts[seat])]
            held += [pack.associates[each].id for each in table.associates[seat]]
            for entry in dict.fromkeys([*counts, *held]):  # some came by a trade
                first = self.firsts[seat].get(entry)
                bought, played, used, built, tossed = counts.get(entry, _NONE)
                yield CardRow(
                    seat, entry, _family(pack, entry), bought, played, used, built, tossed,
                    held.count(entry), first,
                )  # fmt: skip

    def round_rows(self) -> Iterable[Row]:
        return self.rows


def _entry(pack: Pack, thing: Shown | int) -> str:
    """The entry of the pack that a card is, or the associate of that number."""
    return pack.faces[thing.face] if isinstance(thing, Shown) else pack.associates[thing].id


def _family(pack: Pack, entry: str) -> str:
    """What kind of thing an entry is."""
    return _FAMILIES[type(pack.pieces[entry])]
