"""What can happen at a table of La Vallée des Marchands. ``seat`` is who did it.

An event is one deed and carries its cause: a purchase its payment, a stored card where it lay. Each is told
in one go, and none waits for a later one to be understood.
"""

from __future__ import annotations

from comptoir.core import Event, Face, Shown, record

MARKET = -1
"""The market, where a seat's number could stand."""
NO_GUISE = Face(-1)
"""The card is used as what is printed on it."""


@record
class TurnBegan(Event):
    """A turn begins; they are numbered from 1."""

    seat: int
    turn: int


@record
class TookInventory(Event):
    """The inventory action, with the cards discarded."""

    seat: int
    cards: tuple[Shown, ...]


@record
class Played(Event):
    """A technique; ``guise`` is the face a chameleon copies, if it does."""

    seat: int
    card: Shown
    guise: Face


@record
class Used(Event):
    """A passive's once-per-turn ability; the card is shown for it."""

    seat: int
    card: Shown
    guise: Face


@record
class Reacted(Event):
    """A passive was used because something had happened: ``occasion``."""

    seat: int
    card: Shown
    guise: Face
    occasion: str


@record
class Resumed(Event):
    """A technique in the schedule resolves, or ends, at the start of its owner's turn."""

    seat: int
    card: Shown
    guise: Face


@record
class Copied(Event):
    """A chameleon is shown and takes a guise without being played."""

    seat: int
    card: Shown
    guise: Face


@record
class Purchased(Event):
    """``slot`` counts from the right; 5 is the top of the market discard.

    What paid for it is discarded, but for what stays in the hand and what the purchase throws away.
    """

    seat: int
    card: Shown
    slot: int
    price: int
    payment: tuple[Shown, ...]
    kept: tuple[Shown, ...]
    tossed: tuple[Shown, ...]


@record
class Built(Event):
    """The first ``own`` of the cards are the builder's, the others the teammate's."""

    seat: int
    number: int
    cards: tuple[Shown, ...]
    guises: tuple[Face, ...]
    own: int


@record
class Rearranged(Event):
    """The cards of the market changed places; ``cards`` are named from the right."""

    seat: int
    cards: tuple[Shown, ...]


@record
class AskedForHelp(Event):
    """Cards were laid out for a stack; the teammate ``to`` may complete it."""

    seat: int
    to: int
    number: int
    cards: tuple[Shown, ...]
    guises: tuple[Face, ...]


@record
class DeclinedHelp(Event):
    """The teammate adds nothing to the cards laid out."""

    seat: int


@record
class Drew(Event):
    """From a deck into the hand, to fill it or by an effect; ``owner`` is whose deck, or the market's."""

    seat: int
    owner: int
    cards: tuple[Shown, ...]
    fills: bool


@record
class DrewJunk(Event):
    """Junk of the reserve comes into the hand."""

    seat: int
    cards: tuple[Shown, ...]


@record
class Took(Event):
    """Cards move into the hand; ``source`` is the zone they lay in, ``owner`` whose."""

    seat: int
    cards: tuple[Shown, ...]
    source: str
    owner: int


@record
class Looked(Event):
    """A private look at cards off the top of a deck."""

    seat: int
    owner: int
    cards: tuple[Shown, ...]


@record
class TurnedOver(Event):
    """Cards off the top of a deck are set aside face up."""

    seat: int
    owner: int
    cards: tuple[Shown, ...]


@record
class LookedAtHand(Event):
    """A private look at cards of the hand of ``owner``."""

    seat: int
    owner: int
    cards: tuple[Shown, ...]


@record
class TookAside(Event):
    """A random card of the hand of ``owner`` is set aside, looked at by ``seat``."""

    seat: int
    owner: int
    card: Shown


@record
class Searched(Event):
    """A private look through the own deck."""

    seat: int
    cards: tuple[Shown, ...]


@record
class Stored(Event):
    """Cards were put face down under ``under``; ``source`` is the zone they lay in."""

    seat: int
    under: Shown
    cards: tuple[Shown, ...]
    source: str


@record
class ShuffledIn(Event):
    """Cards go into the own deck and it is shuffled; ``by`` is whose effect it was."""

    seat: int
    cards: tuple[Shown, ...]
    by: int


@record
class Discarded(Event):
    """Onto the discard of ``owner``; ``source`` is where they lay, or ``random`` for any card of the hand."""

    seat: int
    cards: tuple[Shown, ...]
    owner: int
    source: str


@record
class Tossed(Event):
    """Thrown away: junk to the reserve, animalfolk to the market discard; ``source`` as for ``Discarded``."""

    seat: int
    cards: tuple[Shown, ...]
    source: str


@record
class PutOnDeck(Event):
    """On top of the deck of ``owner``, the last card uppermost."""

    seat: int
    cards: tuple[Shown, ...]
    owner: int


@record
class Gave(Event):
    """From hand to hand, or out of the cards set aside; maybe ``to`` took them at random."""

    seat: int
    to: int
    cards: tuple[Shown, ...]
    at_random: bool


@record
class Mixed(Event):
    """Two hands were pooled and dealt out at random."""

    seat: int
    other: int
    count: int


@record
class Swapped(Event):
    """``given`` takes the place of ``taken``, which comes into the hand: in a zone of ``owner``.

    It comes from ``source``: the hand, or the schedule if it is the card just played.
    """

    seat: int
    given: Shown
    source: str
    taken: Shown
    zone: str
    owner: int


@record
class Revealed(Event):
    """Cards of the hand are shown."""

    seat: int
    cards: tuple[Shown, ...]


@record
class Rolled(Event):
    """The die of a set shows ``result``."""

    seat: int
    die: str
    result: int | str


@record
class Named(Event):
    """A value was named in a guess."""

    seat: int
    value: int


@record
class NamedSet(Event):
    """A set was named: what is looked for."""

    seat: int
    set: str


@record
class NamedCard(Event):
    """A card type was named: what is looked for."""

    seat: int
    face: Face


@record
class Valued(Event):
    """A card has another value this turn."""

    seat: int
    card: Shown
    value: int


@record
class RaisedAll(Event):
    """All cards this seat uses count more this turn."""

    seat: int
    amount: int


@record
class Shuffled(Event):
    """A discard became a new deck, or a deck was shuffled."""

    owner: int
    is_new: bool


@record
class Flipped(Event):
    """Deck and discard changed places."""

    seat: int


@record
class FilledMarket(Event):
    """``slots`` are counted from the right; one card each."""

    slots: tuple[int, ...]
    cards: tuple[Shown, ...]


@record
class Fizzled(Event):
    """A technique did nothing at all."""

    seat: int
    card: Shown


@record
class Won(Event):
    """The last stack was built."""

    seat: int


@record
class CalledOff(Event):
    """The turn limit was reached: those with the most stacks share the win."""

    turn: int
    winners: tuple[int, ...]
