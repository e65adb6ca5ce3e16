"""What can happen at a table of Marchands de Karanor. ``seat`` is who did it, or to whom it happened.

Places, resources, insignia and associates go by the names the pack gives them; goods are amounts by name.
"""

from __future__ import annotations

from dataclasses import dataclass

from comptoir.core import Event, Shown


@dataclass(frozen=True, slots=True)
class Drafted(Event):
    """A commerce card was kept; the others go to the right."""

    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class DiscardedCommerce(Event):
    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class SetOut(Event):
    """A merchant begins in the city of origin, with a history."""

    seat: int
    city: str
    history: Shown


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int
    turn: int
    round: int
    actions: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """One step; ``first`` of a move action."""

    seat: int
    source: str
    target: str
    sea: bool
    fare: int
    first: bool


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A card kept a merchant from taking a step, and ended the move; ``fare`` is lost."""

    seat: int
    place: str
    fare: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """An effect put the pawn somewhere else."""

    seat: int
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Harvested(Event):
    seat: int
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Worked(Event):
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    """``bonus``: the optional bonus was bought with it."""

    seat: int
    card: Shown
    city: str
    bonus: bool


@dataclass(frozen=True, slots=True)
class TookCommerce(Event):
    """``slot`` of the row, or -1 for the top of the deck, unseen."""

    seat: int
    card: Shown
    slot: int


@dataclass(frozen=True, slots=True)
class FilledRow(Event):
    card: Shown


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The discards of a pile were shuffled into a new one: commerce, quest, artefact or black_market."""

    pile: str


@dataclass(frozen=True, slots=True)
class Met(Event):
    """An inhabitant was talked to, and leaves."""

    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class DrewQuest(Event):
    """Everybody sees one with an immediate choice."""

    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class DiscardedQuest(Event):
    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class CompletedQuest(Event):
    """``option`` counts from 0; ``target`` is the rival named, or -1."""

    seat: int
    card: Shown
    option: int
    target: int


@dataclass(frozen=True, slots=True)
class ChoseAtOnce(Event):
    """The immediate choice of a quest."""

    seat: int
    card: Shown
    option: int


@dataclass(frozen=True, slots=True)
class GotSequel(Event):
    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class Delivered(Event):
    seat: int
    card: Shown
    city: str


@dataclass(frozen=True, slots=True)
class OpenedDelivery(Event):
    card: Shown


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    seat: int
    associate: str
    gold: int
    """What was paid."""


@dataclass(frozen=True, slots=True)
class Promoted(Event):
    seat: int
    associate: str


@dataclass(frozen=True, slots=True)
class BoughtVilla(Event):
    seat: int
    place: str
    gold: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """At the market of two players."""

    seat: int
    resource: str
    gold: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """At the market of two players."""

    seat: int
    resource: str
    gold: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """What a card or an action cost."""

    seat: int
    gold: int
    goods: dict[str, int]


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """A tile, income or prestige was part of a cost: ``kind`` and, where it has one, its name."""

    seat: int
    kind: str
    what: str
    count: int


@dataclass(frozen=True, slots=True)
class GainedGold(Event):
    """From the bank; or lost to it, if the amount is negative."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class GainedGoods(Event):
    seat: int
    goods: dict[str, int]


@dataclass(frozen=True, slots=True)
class GainedIncome(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class GainedPrestige(Event):
    """``total`` afterwards."""

    seat: int
    amount: int
    total: int


@dataclass(frozen=True, slots=True)
class GainedActions(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class GainedInsignia(Event):
    seat: int
    insignia: str


@dataclass(frozen=True, slots=True)
class LostInsignia(Event):
    seat: int
    insignia: str


@dataclass(frozen=True, slots=True)
class DrewArtefacts(Event):
    seat: int
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class KeptArtefact(Event):
    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class DiscardedArtefact(Event):
    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class DrewBlackMarket(Event):
    """``threshold``: the prestige reached for the first time, or 0 if something else gave the card."""

    seat: int
    card: Shown
    threshold: int


@dataclass(frozen=True, slots=True)
class Stole(Event):
    """``insignia`` and ``associate`` are empty unless that is what was stolen."""

    seat: int
    victim: int
    gold: int
    goods: dict[str, int]
    insignia: str
    associate: str


@dataclass(frozen=True, slots=True)
class SoldGoods(Event):
    """Back to the reserve, for gold of the bank."""

    seat: int
    goods: dict[str, int]
    gold: int


@dataclass(frozen=True, slots=True)
class Modified(Event):
    """Until the end of this turn or of the seat's next one, a number is another one."""

    seat: int
    stat: str
    add: int
    until: str


@dataclass(frozen=True, slots=True)
class Forbade(Event):
    seat: int
    action: str
    until: str


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A black-market card; ``target`` is the rival named or the one who opened the window, or -1."""

    seat: int
    card: Shown
    target: int


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """An artefact is used."""

    seat: int
    card: Shown
    target: int


@dataclass(frozen=True, slots=True)
class Negated(Event):
    """A card has no effect: somebody answered it."""

    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A card played in a window, whose condition holds no more."""

    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class CollectedIncome(Event):
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class AssociateBrought(Event):
    """At income: the resource, or gold if it is promoted (``resource`` is empty), or nothing at all."""

    seat: int
    associate: str
    resource: str
    gold: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """``give`` and ``get`` seen from ``seat``; ``counters`` is the offer it answers, or 0."""

    seat: int
    number: int
    to: tuple[int, ...]
    give: dict[str, object]
    get: dict[str, object]
    counters: int


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """``seat`` accepted an offer of ``maker``, who gives ``give`` and gets ``get``."""

    seat: int
    number: int
    maker: int
    give: dict[str, object]
    get: dict[str, object]


@dataclass(frozen=True, slots=True)
class DeclinedOffer(Event):
    """``lacks``: whoever was asked would have accepted, and does not have what is asked for."""

    seat: int
    number: int
    lacks: bool


@dataclass(frozen=True, slots=True)
class WithdrewOffer(Event):
    """``reason``: ``maker`` (taken back), ``declined`` (by all), ``maker_lacks``, ``taker_lacks``,
    ``forbidden`` or ``end``."""

    seat: int
    number: int
    reason: str


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """From now on nobody trades, and this round is the last."""

    seat: int
    prestige: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]
