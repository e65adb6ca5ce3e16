"""The table under every game: tokens with faces, who knows them, and chance.

A card is an opaque int, a *token*; ``faces`` says what is printed on it. Faces are the only secret:
shuffling a pile permutes the faces of its tokens, so a token that went through a shuffle tells nothing.
``known`` holds one bit for each observer who knows a token's face: one for each seat, and one more, the
spectator's, for what is public. ``pools`` groups the tokens whose faces were last mixed together, and
``pools_of`` does so for each observer by what that one saw; an imagined world deals unknown faces anew within
the pools of who imagines it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import compress
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, Self, TypeAlias, final

from comptoir.core.compiler import mypyc_attr
from comptoir.core.decision import Option, Picker, swift_decision
from comptoir.core.dice import Dice
from comptoir.core.journal import Hearsay, Journal

if TYPE_CHECKING:
    from comptoir.core.events import Event

Cards: TypeAlias = tuple[int, ...]
"""Tokens; of a pile the top card is the last."""

UNKNOWN: Final = 255
"""The face of a card whose printed side an observer does not know."""
NO_CARD: Final = -1
"""A card that an observer cannot tell from others; in ``PlainView.faces`` its face is unknown."""


class Shown(NamedTuple):
    """A token as it was at one moment, and who knew its face then; as one observer saw it, known to them or
    not at all."""

    card: int
    face: int
    known: int

    def seen_by_any(self, observers: int) -> Shown:
        return Shown(self.card, self.face, 1) if self.known & observers else UNSEEN


swift_shown: Final[Callable[[tuple[int, int, int]], Shown]] = partial(tuple.__new__, Shown)
"""The same tuple, made in two thirds of the time."""
UNSEEN: Final = Shown(NO_CARD, UNKNOWN, 0)
"""Somebody else's secret."""


class World(NamedTuple):
    """Another deal of what an observer cannot know."""

    faces: bytes
    dice: Dice
    observer: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """What tables and views have in common. On a view a face its observer does not know is ``UNKNOWN``.

    Nobody writes into ``faces``: copies have them in common until one of them is shuffled.

    A game says beside this what lies where and all that can be worked out from it, in a class without slots
    that is a base of its table and of its view: zones and arithmetic are written once for those who play and
    those who look. Two bases cannot both bring slots, so its table and its view name the zones.
    """

    __slots__ = ("faces",)

    faces: bytes


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Board):
    """What a table adds to its board: everything nobody may see, and the verbs of chance and knowledge.

    Plain data that clones in about a microsecond: a new one is blank, and filled in by who lays or copies it.
    """

    __slots__ = (
        "dice", "is_heard", "journal", "known", "milestone", "newest", "picker", "pool", "pools", "pools_of",
        "public", "recall", "swift",
    )  # fmt: skip

    zones: ClassVar[tuple[str, ...]] = ()
    """The slots of a game's own table."""
    shared: ClassVar[tuple[str, ...]] = ()
    """Slots that follow from the options alone; all tables with the same ones have them in common."""
    pieces: ClassVar[tuple[type, ...]] = ()
    """The named tuples that may lie in its zones."""
    piles: ClassVar[tuple[str, ...]] = ()
    """Zones with cards in an order that everybody can follow, known or not."""
    held: ClassVar[tuple[str, ...]] = ()
    """Zones with the cards each seat holds, known to it, without an order others could follow."""
    rest: ClassVar[str] = ""
    """The zone with all the cards that a view does not show elsewhere. A game that names none cannot be
    surmised: see ``core.surmise``."""
    unshown: ClassVar[tuple[str, ...]] = ()
    """Slots that everybody can keep track of, and no view shows."""

    dice: Dice
    known: bytearray
    pools: Cards
    """The number of each token's pool; copies have them in common, like the faces. They are those of an
    observer who has seen no more than everybody, and part of what is hashed."""
    pool: int
    """The number of the newest pool."""
    pools_of: tuple[Cards, ...]
    """The same for each observer, who can tell apart what it has seen. Later pools have higher numbers."""
    newest: int
    """The highest of those numbers."""
    public: int
    """The mask of a face everybody knows."""
    journal: list[Event] | None
    """Where verbs write events, or None when nobody listens."""
    is_heard: bool
    """Does anybody listen? Hot verbs ask before they make an event."""
    milestone: Milestone | None
    """Where the action has come to, if that was reached since the driver last looked."""
    picker: Picker | None
    """Who picks for all seats, in a playout. There nobody looks on: windows in which nothing can be done are
    not asked, no milestones are set, and no worlds imagined."""
    recall: list[int] | None
    """When an action is made again: where each option stands that was picked, the next one last."""
    swift: bool
    """A playout in which nobody keeps track of who knows what. Of equal cards another one may leave a hand
    then, so that the same picks can lead elsewhere than at a table."""

    def begin(self, observers: int, dice: Dice) -> None:
        """Lie there without a card."""
        self.dice = dice
        self.faces = b""
        self.known = bytearray()
        self.pools = ()
        self.pool = 0
        self.pools_of = ((),) * observers
        self.newest = 0
        self.public = (1 << observers) - 1
        self.listen(None)
        self.milestone = None
        self.picker = None
        self.recall = None
        self.swift = False

    def _copy_onto(self, twin: Table) -> None:
        twin.dice = self.dice.clone()
        twin.faces = self.faces
        twin.known = self.known.copy()
        twin.pools = self.pools
        twin.pool = self.pool
        twin.pools_of = self.pools_of
        twin.newest = self.newest
        twin.public = self.public
        twin.journal, twin.is_heard = None, False
        twin.milestone = None
        twin.picker = self.picker
        twin.recall = None
        twin.swift = self.swift

    def clone(self) -> Self:
        """An independent copy on which nobody listens."""
        raise TypeError("a game's table says how it is cloned")

    def reach_milestone(self, step: str, number: int = 0) -> None:
        """All that follows in this action depends on the table, this step and this number alone:
        ``Game.resume`` can begin here. A copy that wakes later does so, instead of making the whole action
        again."""
        if self.picker is not None:  # a playout is never copied in its middle
            return
        last = self.milestone
        if last is None or last.step != step or last.number != number:  # else it began there itself
            self.milestone = Milestone(self.clone(), step, number, len(self.recall or ()))

    def state(self) -> tuple[object, ...]:
        """Everything that makes this table what it is, for hashing and comparing."""
        dice = self.dice
        return (dice.key, dice.count, self.faces, bytes(self.known), self.pools, self.pool)

    # -- events -------------------------------------------------------------------------------------

    def listen(self, journal: list[Event] | None) -> None:
        """From now on events are written there."""
        self.journal = journal
        self.is_heard = journal is not None

    def tell(self, event: Event) -> None:
        """Write an event, when somebody listens."""
        if self.journal is not None:
            self.journal.append(event)

    @property
    def told(self) -> int:
        """How many events were written."""
        return 0 if self.journal is None else len(self.journal)

    # -- picks that nobody is asked for -------------------------------------------------------------

    def pick(self, seat: int, prompt: str, offered: tuple[Option, ...], source: int) -> Option | None:
        """What is picked in passing, without handing a question to the driver and waiting for it: what was
        picked before, when an action is made again, and everything in a playout. None if it must be asked."""
        if self.recall:
            return offered[self.recall.pop()]
        picker = self.picker
        if picker is None:
            return None
        if len(offered) == 1:
            return offered[0]
        return picker(swift_decision((seat, prompt, offered, (), source, None, False)))

    # -- tokens and what is known of them -----------------------------------------------------------

    @property
    def spectator(self) -> int:
        """The observer who sees only what is public."""
        return self.public.bit_length() - 1

    def deal(self, faces: Sequence[int], *, known: int = 0) -> Cards:
        """New tokens with these faces, in a pool of their own."""
        first = len(self.faces)
        self.pool += 1
        self.faces += bytes(faces)
        self.known.extend([known] * len(faces))
        self.pools += (self.pool,) * len(faces)
        self.newest += 1
        self.pools_of = tuple([pools + (self.newest,) * len(faces) for pools in self.pools_of])
        return tuple(range(first, first + len(faces)))

    def pool_alike(self, pools: Cards) -> None:
        """These are the pools, and nobody has seen more than the others."""
        self.pools, self.pools_of = pools, (pools,) * (self.spectator + 1)
        self.newest = max(pools, default=0)

    def swap_faces(self, one: int, other: int) -> None:
        """Two tokens change faces."""
        faces = bytearray(self.faces)
        faces[one], faces[other] = faces[other], faces[one]
        self.faces = bytes(faces)

    def show(self, card: int) -> Shown:
        """The token as it is now, for an event."""
        return swift_shown((card, self.faces[card], self.known[card]))

    def show_all(self, cards: Sequence[int]) -> tuple[Shown, ...]:
        """The same of several; none where nobody reads of them."""
        if type(self.journal) is Hearsay:
            return ()
        faces, known = self.faces, self.known
        return tuple([swift_shown((card, faces[card], known[card])) for card in cards])

    def knows(self, observer: int, card: int) -> bool:
        return bool(self.known[card] >> observer & 1)

    def faces_for(self, observer: int) -> bytes:
        """The faces an observer knows; one more at the end stands for the card nobody can tell: -1."""
        count, hidden = len(self.faces), self.known.translate(_HIDDEN[observer])
        # As one long number each: a face with all bits set is unknown.
        faces = int.from_bytes(self.faces, "little") | int.from_bytes(hidden, "little")
        return (faces | UNKNOWN << 8 * count).to_bytes(count + 1, "little")

    def acquaint(self) -> None:
        """Let every seat know the cards it holds."""
        for zone in self.held:
            for seat, hand in enumerate(getattr(self, zone)):
                for card in hand:
                    self.known[card] |= 1 << seat

    def obscure(self, cards: Cards, seers: int) -> None:
        """One of these cards was moved unseen: only the seers (a mask) still know which is which.

        The others know of them together what they knew before, so their pools become one.
        """
        if not self.swift:
            self._obscure(cards, seers)

    def _obscure(self, cards: Cards, seers: int) -> None:
        known, public = self.known, self.public
        touched = {self.pools[card] for card in cards if known[card] != public}
        was_known = any([known[card] & ~seers for card in cards])
        if len(cards) > 1:
            if self.picker is None:  # in a playout nobody imagines anything
                self._mingle(cards, public & ~seers)
            if was_known or len(touched) > 1:
                self.pool += 1
                self.pools = _merged(self.pools, cards, touched, self.pool)
                for card in cards:
                    known[card] &= seers

    def _mingle(self, cards: Cards, observers: int) -> None:
        """These observers can no longer tell these cards apart, nor from others of the pools they touch."""
        known, some, every = bytes(self.known), 0, self.public
        for card in cards:
            some |= known[card]
            every &= known[card]
        found: list[Cards] = []
        before: Cards = ()
        after: Cards = ()
        knew = -1
        self.newest += 1
        for observer, pools in enumerate(self.pools_of):
            if observers >> observer & 1:
                knows = (some >> observer & 1) + (every >> observer & 1)
                if pools is not before or knows != knew or knows == 1:  # mostly all have seen the same
                    before, knew = pools, knows
                    touched = {pools[card] for card in cards if not knows or not known[card] >> observer & 1}
                    is_one = len(touched) == 1 and not knows
                    after = pools if is_one else _merged(pools, cards, touched, self.newest)
                pools = after
            found.append(pools)
        self.pools_of = tuple(found)

    # -- chance -------------------------------------------------------------------------------------

    def shuffle(self, pile: Cards) -> None:
        """Mix the faces of a pile; nobody knows any of them afterwards.

        A pile that was public all over becomes a pool of its own. Otherwise someone could not tell all
        of it apart from tokens elsewhere, so the pools it touches become one.
        """
        faces = self.faces
        own = [faces[card] for card in pile]
        self.dice.shuffle(own)
        self.faces = _laid_out(faces, pile, own)
        if not self.swift:
            self._lose_sight(pile)

    def _lose_sight(self, pile: Cards) -> None:
        """Nobody knows what lies where in a pile that was shuffled."""
        if type(self.journal) is Journal:
            self.journal.shuffles.append((len(self.journal), pile))
        known, pools = self.known, self.pools
        touched = {pools[card] for card in pile if known[card] != self.public}
        self.pool += 1
        self.pools = _merged(pools, pile, touched, self.pool)
        if self.picker is None:
            self._mingle(pile, self.public)
        for card in pile:
            known[card] = 0

    def imagine(self, observer: int, dice: Dice) -> World:
        """Another world that looks the same to one observer, and where chance is another's: what the dice say
        after those that dealt it."""
        groups: dict[int, list[int]] = {}
        group: list[int] = []
        last = 0
        faces, pools, dice = self.faces, self.pools_of[observer], dice.clone()
        for card in compress(range(len(pools)), self.known.translate(_HIDDEN[observer])):
            pool = pools[card]
            if pool != last:
                last = pool
                group = groups.setdefault(pool, [])
            group.append(card)
        cards: list[int] = []
        dealt: list[int] = []
        words: list[int] = []
        for group in groups.values():
            # Sorted first, so that how they truly lie leaves no trace: same view and dice, same world.
            own = sorted([faces[card] for card in group])
            dice.mix(own, words)
            cards += group
            dealt += own
        return World(_laid_out(faces, cards, dealt), dice, observer)

    def enter(self, world: World) -> None:
        """Become that world. Scripts hold tokens, so they never notice."""
        self.faces = world.faces
        self.dice = world.dice.clone()


@final
class Milestone:
    """A moment in the middle of an action from where its script can be started again, and how many of the
    picks that are made again were still to come then. Nobody writes into one."""

    __slots__ = ("left", "number", "step", "table")

    def __init__(self, table: Table, step: str, number: int, left: int) -> None:
        self.table = table
        self.step = step
        self.number = number
        self.left = left


_HIDDEN: Final = tuple(
    [bytes([0 if known >> observer & 1 else UNKNOWN for known in range(256)]) for observer in range(8)]
)
"""For each observer, what hides a face by the mask of who knows it."""


def _laid_out(faces: bytes, cards: Sequence[int], dealt: list[int]) -> bytes:
    """The faces when these are dealt to these cards."""
    found = bytearray(faces)
    for place, card in enumerate(cards):
        found[card] = dealt[place]
    return bytes(found)


def _merged(pools: Cards, cards: Cards, touched: set[int], new: int) -> Cards:
    """The pools when these cards, and the pools they touch, are a new one."""
    found = list(pools)
    for old in touched:
        for place, pool in enumerate(pools):
            if pool == old:
                found[place] = new
    for card in cards:
        found[card] = new
    return tuple(found)


def own_slots(table: Table) -> list[str]:
    """What lies on a table and is its own: neither shared, nor chance, nor about who listens."""
    return sorted({"faces", "known", "pool", "pools", "public", *table.zones} - {*table.shared})


def lay_as_it_was(table: Table, zones: Mapping[str, object]) -> None:
    """Put every zone where it was. Raises if this table has others, or other things lie in them."""
    if other := set(own_slots(table)) ^ set(zones):
        raise KeyError(*sorted(other))
    for name, zone in zones.items():
        kind = type(getattr(table, name))
        if kind is bytes and type(zone) is bytearray:  # faces could once be written into
            zone = bytes(zone)
        if type(zone) is not kind:
            raise TypeError(name)
        setattr(table, name, zone)
    table.pool_alike(table.pools)  # what somebody has seen besides is not written down


def has_learned(before: Table, after: Table) -> bool:
    """Did anyone learn a face, or did chance move, between two moments of one game?"""
    if before.dice.count != after.dice.count:
        return True
    # Tokens may have been added since; everybody sees those.
    return any(now & ~then for then, now in zip(before.known, after.known, strict=False))


def without(cards: Cards, card: int) -> Cards:
    """The same cards but one."""
    rest = [*cards]
    rest.remove(card)
    return tuple(rest)
