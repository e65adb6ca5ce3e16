"""What a client is shown of Marchands de Karanor: the scene of a moment, and the story.

Everything of the pack goes by its name: territories, resources, associates, insignia, cards. Goods are
amounts by resource; what there is none of is not there.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from comptoir.telling.shown import Bilingual, Seen


class Way(Struct, frozen=True):
    """A way from the observer's pawn to a territory."""

    steps: list[str]
    """The territories it leads through, the last one included."""
    actions: int
    """How many move actions it takes beyond the one that goes on."""
    gold: int
    """All fares together."""
    is_possible: bool
    """Can it be gone this turn, with the actions and the gold there are now?"""
    left: int
    """Steps of the last move that are left on arrival, and lost with any other action."""


class PlaceScene(Struct, frozen=True, omit_defaults=True):
    """What is at a territory now."""

    place: str
    inhabitant: bool = False
    pawns: list[int] = []
    shops: list[int] = []
    commerces: list[str] = []
    """What each of them built there; nothing of the shop a merchant began with."""
    villa: int | None = None
    """Its owner, -1 while it is for sale; None where there is none."""
    delivery: bool = False
    """Is the open delivery wanted here?"""
    ways: list[Way] = []
    """While the observer can move: the shortest way, and the cheapest if that is another one."""


class Hand(Struct, frozen=True):
    """Hidden cards: those the observer knows, and how many there are."""

    cards: list[Seen]
    count: int


class Tile(Struct, frozen=True, omit_defaults=True):
    """An artefact before a merchant."""

    card: Seen
    used: bool = False
    """For this turn, or for good."""


class Companion(Struct, frozen=True, omit_defaults=True):
    """An associate of a merchant."""

    name: str
    promoted: bool = False


class Spell(Struct, frozen=True, omit_defaults=True):
    """What a card does to a merchant until the end of a turn: a number is another one, or an action is
    forbidden."""

    last_turn: int
    stat: str = ""
    add: int = 0
    action: str = ""


class Sum(Struct, frozen=True, omit_defaults=True):
    """What has to be paid, and what of it the observer does not have."""

    gold: int = 0
    goods: dict[str, int] = {}
    any: int = 0
    """Common tokens of the payer's choice."""
    missing_gold: int = 0
    missing_goods: dict[str, int] = {}
    missing_any: int = 0


class Price(Struct, frozen=True, omit_defaults=True):
    """What a commerce in the own hand or in the row costs the observer now, and what is missing for it."""

    card: int
    gold: int
    missing_gold: int = 0
    missing_goods: dict[str, int] = {}
    missing_any: int = 0
    with_bonus: Sum | None = None
    """The whole of it together with the bonus, while there is one to be had."""


class Need(Struct, frozen=True, omit_defaults=True):
    """Something a quest asks for, in words, and whether its owner has it now."""

    text: Bilingual
    is_met: bool
    what: str = ""
    """What is counted: ``gold``, ``any``, a resource, a tile, ``prestige``, ``villas`` …; empty where
    nothing is."""
    has: int = 0
    needs: int = 0
    is_paid: bool = False
    """Is it given away with the quest?"""
    places: list[str] = []
    """Where one has to be, if that is what it asks for: any of these territories."""


class Ending(Struct, frozen=True, omit_defaults=True):
    """One way to complete a quest."""

    reward: Bilingual
    needs: list[Need]
    is_possible: bool
    """Can its owner complete the quest like this now?"""
    label: Bilingual | None = None


class QuestScene(Struct, frozen=True, omit_defaults=True):
    """A quest the observer knows, and how far its owner is with it."""

    card: int
    endings: list[Ending]
    part: int = 1
    parts: int = 1


class Trading(Struct, frozen=True):
    """A pile of the market tile now."""

    laid: int
    capacity: int
    buy: int
    """What the next token costs."""
    sell: int
    """What the next token brings."""


class Aim(Struct, frozen=True, omit_defaults=True):
    """Somebody a card could be used on, or -1 where it names nobody; ``why`` it cannot now, if it cannot."""

    seat: int
    why: Bilingual | None = None


class Usable(Struct, frozen=True):
    """A card of the black market or an artefact of the observer's, and whom it can be used on now."""

    card: int
    aims: list[Aim]


class MerchantScene(Struct, frozen=True):
    """One seat."""

    place: str
    gold: int
    income: int
    prestige: int
    goods: dict[str, int]
    insignia: dict[str, int]
    associates: list[Companion]
    artefacts: list[Tile]
    shops: list[str]
    villas: list[str]
    built: list[Seen]
    commerces: Hand
    quests: Hand
    black_market: Hand
    draft: Hand
    """What it chooses from in the draft."""
    history: Hand
    origin: str
    """The city it comes from."""
    stats: dict[str, int]
    forbidden: list[str]
    lasting: list[Spell]
    progress: list[QuestScene]
    """Of the quests the observer knows."""
    prices: list[Price]
    """Of the own commerces and of the row, for the observer; nobody else's."""
    uses: list[Usable]
    """Of the observer's own cards and tiles; nobody else's."""


class Side(Struct, frozen=True, omit_defaults=True):
    """What one side of a trade hands over."""

    gold: int = 0
    goods: dict[str, int] = {}
    insignia: dict[str, int] = {}
    associates: list[str] = []
    artefacts: list[str] = []
    promoted: list[str] = []
    """The associates that are named with their gold up."""
    used: list[str] = []
    """The artefacts that are named with a mark on them."""


class Addressee(Struct, frozen=True, omit_defaults=True):
    """Somebody an offer is made to, who has not declined it."""

    seat: int
    problem: Literal["", "forbidden", "maker_lacks", "taker_lacks"] = ""
    """Why it could not be kept now if this seat accepted."""


class Bid(Struct, frozen=True, omit_defaults=True):
    """A standing offer; what it gives and gets is seen from its maker."""

    number: int
    maker: int
    to: list[Addressee]
    give: Side
    get: Side
    counters: int = 0
    """The number of the offer it answers."""


class Change(Struct, frozen=True):
    """A number of a merchant, ``gold``, ``income``, ``prestige`` or ``actions``, before and after."""

    seat: int
    what: str
    before: int
    after: int


class FallenBid(Struct, frozen=True, omit_defaults=True):
    """An offer that has ended, and why."""

    number: int
    maker: int
    to: list[int]
    give: Side
    get: Side
    reason: Literal[
        "accepted", "declined", "maker", "maker_lacks", "taker_lacks", "forbidden", "promoted", "used",
        "changed", "settled", "end",
    ]  # fmt: skip
    """``maker``: taken back. ``promoted``, ``used``, ``changed``: the tile ``what`` is not as it was named.
    ``settled``: another offer of the same negotiation was accepted. ``end``: trade is over."""
    counters: int = 0
    seat: int = -1
    """Who accepted, declined, lacks something or has triggered the end; -1 where nobody has."""
    what: str = ""


class Opened(Struct, frozen=True, omit_defaults=True):
    """A window that is open: what happened, who did it, where, and the card, if one did."""

    event: Literal["enter", "cross", "build", "deliver", "targeted"]
    actor: int
    place: str
    card: Seen | None = None
    asked: list[int] = []
    """Who may answer, on public grounds; whether somebody has is not told before it closes."""
    changes: list[Change] = []
    """What the card would change, where that is certain."""


class Pile(Struct, frozen=True):
    """A deck, and the discards it is formed of anew."""

    deck: int
    discard: list[Seen | None]


class KaranorScene(Struct, frozen=True, tag="karanor", tag_field="game"):
    """The table as one observer sees it."""

    pack: str
    """The digest of its pack; the catalogue of that pack names everything in here."""
    phase: Literal["draft", "histories", "turn", "over"]
    turn: int
    round: int
    first: int
    active: int
    actions: int
    """How many actions the active merchant has left."""
    steps: int
    """Steps left of a move that goes on."""
    end_prestige: int
    trigger: int
    """Who has set off the last round, or -1."""
    trade_open: bool
    winners: list[int]
    places: list[PlaceScene]
    """All territories, in the order of the catalogue."""
    merchants: list[MerchantScene]
    row: list[Seen]
    delivery: Seen | None
    deliveries_left: int
    piles: dict[str, Pile]
    """``commerce``, ``quest``, ``black_market`` and ``artefact``."""
    aside: list[Seen | None]
    reserve: dict[str, int]
    market: dict[str, int] | None
    """The market tile of two players."""
    trading: dict[str, Trading]
    """The same with today's prices, for every resource that is traded there."""
    insignia: dict[str, int]
    """How many are left."""
    associates: list[str]
    """Those free to be recruited."""
    offers: list[Bid]
    fallen: list[FallenBid]
    """The last offers that have ended, the newest last."""
    windows: list[Opened]


# -- the story of a game ------------------------------------------------------------------------------------


class RoundStory(Struct, frozen=True):
    """Where everybody stood when a round was over."""

    round: int
    prestige: list[int]
    gold: list[int]


class Rise(Struct, frozen=True):
    """Prestige that came or went, and what from."""

    round: int
    source: str
    prestige: int


class MerchantStory(Struct, frozen=True):
    """What one seat did, and where its prestige came from."""

    shops: list[str]
    quests: list[str]
    deliveries: int
    villas: int
    trades: int
    cards: list[str]
    """Black-market cards it played."""
    prestige: dict[str, int]
    rises: list[Rise]
    """The same as it came, one after the other."""
    built_in: list[int]
    """The turn of each shop."""
    cities: list[str] = []
    """The city of each; games that ended long ago do not tell it."""


class KaranorStory(Struct, frozen=True, tag="karanor", tag_field="game"):
    """The story of a game, as everybody at the table could tell it."""

    rounds: list[RoundStory]
    winners: list[int]
    end_prestige: int
    seats: list[MerchantStory]
