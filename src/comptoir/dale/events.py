"""What can happen at a table of La Vallée des Marchands. ``seat`` is who did it."""

from __future__ import annotations

from dataclasses import dataclass

from comptoir.core import Event, Shown

MARKET = -1
"""The market, where a seat's number could stand."""


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class TookInventory(Event):
    """The inventory action; the cards discarded follow as events of their own."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A technique; ``guise`` names the face a chameleon copies, or is empty."""

    seat: int
    card: Shown
    guise: str


@dataclass(frozen=True, slots=True)
class Used(Event):
    """A passive's once-per-turn ability."""

    seat: int
    card: Shown
    guise: str


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    """A passive was used because something had happened: ``occasion``."""

    seat: int
    card: Shown
    guise: str
    occasion: str


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """A technique in the schedule resolves, or ends, at the start of its owner's turn."""

    seat: int
    card: Shown
    guise: str


@dataclass(frozen=True, slots=True)
class Copied(Event):
    """A chameleon takes a guise without being played."""

    seat: int
    card: Shown
    guise: str


@dataclass(frozen=True, slots=True)
class Purchased(Event):
    """``slot`` counts from the right; 5 is the top of the market discard."""

    seat: int
    card: Shown
    slot: int
    price: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    """The first ``own`` of the cards are the builder's, the others the teammate's."""

    seat: int
    number: int
    cards: tuple[Shown, ...]
    guises: tuple[str, ...]
    own: int


@dataclass(frozen=True, slots=True)
class Rearranged(Event):
    """The cards of the market changed places; ``cards`` are named from the right."""

    seat: int
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class KeptPayment(Event):
    """A card that paid stays in the hand."""

    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class AskedForHelp(Event):
    """Cards were laid out for a stack; the teammate ``to`` may complete it."""

    seat: int
    to: int
    number: int
    cards: tuple[Shown, ...]
    guises: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeclinedHelp(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """From a deck into the hand; ``owner`` is whose deck, or the market's."""

    seat: int
    owner: int
    card: Shown


@dataclass(frozen=True, slots=True)
class DrewJunk(Event):
    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A card moves into the hand; ``source`` is the zone it lay in, ``owner`` whose."""

    seat: int
    card: Shown
    source: str
    owner: int


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A private look at cards off the top of a deck."""

    seat: int
    owner: int
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class LookedAtHand(Event):
    """A private look at cards of the hand of ``owner``."""

    seat: int
    owner: int
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class TookAside(Event):
    """A random card of the hand of ``owner`` is set aside, looked at by ``seat``."""

    seat: int
    owner: int
    card: Shown


@dataclass(frozen=True, slots=True)
class Searched(Event):
    """A private look through the own deck."""

    seat: int
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class Stored(Event):
    """Cards were put face down under ``under``."""

    seat: int
    under: Shown
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class ShuffledIn(Event):
    """Cards go into the own deck, which is shuffled next."""

    seat: int
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Onto the discard of ``owner``; ``source`` is where it lay, or ``random`` for any card of the hand."""

    seat: int
    card: Shown
    owner: int
    source: str


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    """Thrown away: junk to the reserve, animalfolk to the market discard; ``source`` as for ``Discarded``."""

    seat: int
    card: Shown
    source: str


@dataclass(frozen=True, slots=True)
class PutOnDeck(Event):
    seat: int
    card: Shown
    owner: int


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """From hand to hand, or out of the cards set aside; maybe ``to`` took it at random."""

    seat: int
    to: int
    card: Shown
    at_random: bool


@dataclass(frozen=True, slots=True)
class Mixed(Event):
    """Two hands were pooled and dealt out at random."""

    seat: int
    other: int
    count: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """``given`` takes the place of ``taken``, which comes into the hand: in a zone of ``owner``."""

    seat: int
    given: Shown
    taken: Shown
    zone: str
    owner: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A card is shown: one of the hand, or one turned over off a deck."""

    seat: int
    card: Shown
    source: str


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    seat: int
    die: str
    result: int | str


@dataclass(frozen=True, slots=True)
class Named(Event):
    """A value was named in a guess."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class NamedSet(Event):
    seat: int
    set: str


@dataclass(frozen=True, slots=True)
class NamedCard(Event):
    """A card type was named: what is looked for."""

    seat: int
    face: str


@dataclass(frozen=True, slots=True)
class Valued(Event):
    """A card has another value this turn."""

    seat: int
    card: Shown
    value: int


@dataclass(frozen=True, slots=True)
class RaisedAll(Event):
    """All cards this seat uses count more this turn."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A discard became a new deck, or a deck was shuffled."""

    owner: int
    is_new: bool


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """Deck and discard changed places."""

    seat: int


@dataclass(frozen=True, slots=True)
class FilledMarket(Event):
    """``slots`` are counted from the right; one card each."""

    slots: tuple[int, ...]
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class Fizzled(Event):
    """A technique did nothing at all."""

    seat: int
    card: Shown


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CalledOff(Event):
    """The turn limit was reached: those with the most stacks share the win."""

    turn: int
    winners: tuple[int, ...]
