"""What can happen at a table of Marchands de Karanor. ``seat`` is who did it, or to whom it happened.

Territories, resources, insignia, associates, stats and actions are their places in the pack and its
vocabulary; goods are amounts by resource. What was paid belongs to what it was paid for, and a gain to the
card that gave it: each event can be told by itself.
"""

from __future__ import annotations

from typing import NamedTuple

from comptoir.core import Event, Shown, record
from comptoir.karanor.board import Bundle, Offer
from comptoir.karanor.pack import Goods


class Payment(NamedTuple):
    """What a card or an action cost, down to the tiles and quests that were given up."""

    gold: int = 0
    goods: Goods = ()
    income: int = 0
    prestige: int = 0
    insignia: tuple[int, ...] = ()
    """Their kinds."""
    associates: tuple[int, ...] = ()
    artefacts: tuple[Shown, ...] = ()
    quests: tuple[Shown, ...] = ()


@record
class Drafted(Event):
    """Everybody kept a commerce card, by seat; the others go to the right."""

    cards: tuple[Shown, ...]


@record
class DiscardedCommerce(Event):
    """What was left after the draft."""

    cards: tuple[Shown, ...]


@record
class SetOut(Event):
    """A merchant begins in the city of origin, with what a history brings."""

    seat: int
    city: int
    history: Shown
    gold: int
    goods: Goods
    income: int


@record
class TurnBegan(Event):
    """A turn begins, with so many actions."""

    seat: int
    turn: int
    round: int
    actions: int


@record
class Moved(Event):
    """One step; ``first`` of a move action."""

    seat: int
    source: int
    target: int
    sea: bool
    fare: int
    first: bool


@record
class Stopped(Event):
    """A card kept a merchant from taking a step, and ended the move; ``fare`` is lost."""

    seat: int
    place: int
    fare: int


@record
class Placed(Event):
    """An effect put the pawn somewhere else."""

    seat: int
    source: int
    target: int


@record
class Harvested(Event):
    """Tokens of the reserve, for an action."""

    seat: int
    place: int
    resource: int
    count: int


@record
class Worked(Event):
    """Gold of the bank, for an action."""

    seat: int
    gold: int


@record
class Built(Event):
    """``bonus``: the optional bonus was bought with it."""

    seat: int
    card: Shown
    city: int
    bonus: bool
    paid: Payment


@record
class TookCommerce(Event):
    """``slot`` of the row, or -1 for the top of the deck, unseen; ``filled`` is what came in its place."""

    seat: int
    card: Shown
    slot: int
    filled: tuple[Shown, ...]


@record
class Shuffled(Event):
    """The discards of a pile were shuffled into a new one: commerce, quest, artefact or black_market."""

    pile: str


@record
class DrewQuest(Event):
    """Everybody sees one with an immediate choice. ``place``: whose inhabitant told of it and left, or -1."""

    seat: int
    card: Shown
    place: int


@record
class ReadAloud(Event):
    """Everybody hears of a quest that its reader might have kept secret."""

    seat: int
    card: Shown


@record
class DiscardedQuest(Event):
    """There is room for so many quests only."""

    seat: int
    card: Shown


@record
class CompletedQuest(Event):
    """``option`` counts from 0; ``target`` is the rival named, or -1."""

    seat: int
    card: Shown
    option: int
    target: int
    paid: Payment


@record
class ChoseAtOnce(Event):
    """The immediate choice of a quest."""

    seat: int
    card: Shown
    option: int
    target: int
    paid: Payment


@record
class GotSequel(Event):
    """A quest that was completed leads to another one, out of the library."""

    seat: int
    card: Shown


@record
class Delivered(Event):
    """The open delivery was made."""

    seat: int
    card: Shown
    city: int
    goods: Goods


@record
class OpenedDelivery(Event):
    """The next delivery lies open."""

    card: Shown


@record
class Recruited(Event):
    """``gold`` is what was paid."""

    seat: int
    associate: int
    gold: int


@record
class Promoted(Event):
    """An associate brings gold from now on."""

    seat: int
    associate: int


@record
class BoughtVilla(Event):
    """``total`` is the prestige afterwards."""

    seat: int
    place: int
    gold: int
    prestige: int
    total: int


@record
class VisitedMarket(Event):
    """At the market of two players."""

    seat: int
    bought: Goods
    spent: int
    sold: Goods
    earned: int


@record
class Gained(Event):
    """What a card of ``by`` gave a merchant from the bank, or took back to it where a number is negative."""

    seat: int
    by: int
    source: Shown
    gold: int
    goods: Goods
    income: int
    prestige: int
    total: int
    actions: int
    insignia: tuple[int, ...]
    """How many more of each kind; ``total`` is the prestige afterwards."""


@record
class DrewArtefacts(Event):
    """Tiles to keep one of."""

    seat: int
    cards: tuple[Shown, ...]


@record
class ChoseArtefact(Event):
    """The others are discarded."""

    seat: int
    kept: Shown
    discarded: tuple[Shown, ...]


@record
class DrewBlackMarket(Event):
    """``threshold``: the prestige reached for the first time, or 0 if something else gave the card."""

    seat: int
    card: Shown
    threshold: int


@record
class Stole(Event):
    """``loot`` goes from ``victim`` to ``seat``."""

    seat: int
    victim: int
    loot: Bundle


@record
class SoldGoods(Event):
    """Back to the reserve, for gold of the bank."""

    seat: int
    goods: Goods
    gold: int


@record
class Modified(Event):
    """Until the end of this turn or of the seat's next one, a number is another one."""

    seat: int
    stat: int
    add: int
    until: str


@record
class Forbade(Event):
    """Until the end of this turn or of the seat's next one, an action is forbidden to it."""

    seat: int
    action: int
    until: str


@record
class Played(Event):
    """A black-market card; ``target`` is the rival named or the one who opened the window, or -1."""

    seat: int
    card: Shown
    target: int
    paid: Payment


@record
class Activated(Event):
    """An artefact is used."""

    seat: int
    card: Shown
    target: int
    paid: Payment


@record
class Negated(Event):
    """A card has no effect: somebody answered it."""

    seat: int
    card: Shown


@record
class TookBack(Event):
    """A card played in a window, whose condition holds no more."""

    seat: int
    card: Shown


@record
class CollectedIncome(Event):
    """``goods`` and ``wages`` are what the associates brought; one whose resource is out brings nothing."""

    seat: int
    gold: int
    associates: tuple[int, ...]
    goods: Goods
    wages: int


@record
class Offered(Event):
    """An offer was made, or a counter-offer."""

    seat: int
    offer: Offer


@record
class Traded(Event):
    """``seat`` accepted an offer."""

    seat: int
    offer: Offer


@record
class DeclinedOffer(Event):
    """``lacks``: whoever was asked would have accepted, and does not have what is asked for. ``off``: nobody
    is left to accept it."""

    seat: int
    number: int
    lacks: bool
    off: bool


@record
class WithdrewOffer(Event):
    """``reason``: ``maker`` (taken back), ``maker_lacks``, ``taker_lacks``, ``forbidden`` or ``end``;
    ``promoted``, ``used`` or ``changed`` if a tile it names (``what``) is not as it was; ``settled`` if
    another offer of the same negotiation was accepted."""

    seat: int
    number: int
    reason: str
    what: str = ""


@record
class EndTriggered(Event):
    """From now on nobody trades, and this round is the last."""

    seat: int
    prestige: int


@record
class GameEnded(Event):
    """The last round is over, or the game was called off."""

    winners: tuple[int, ...]
