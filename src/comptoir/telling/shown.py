"""What a client is shown of any game: text with card names in it, questions, moves to animate.

These are the types of the wire. A client draws them and decides nothing: whatever can be done is an item of
a question, whatever counts is a number here, whatever is read comes as words in the reader's language.

A *place* names where something lies, so that a client can point at it: ``hand:1``, ``deck:1``,
``discard:1``, ``schedule:1``, ``stall:1:4`` (the fourth stack), ``seat:1``, ``market:0`` (a slot, the
rightmost is 0), ``market-deck``, ``market-discard``, ``junk``, ``aside``, ``die``. The middle number is a
seat. Where it is not told which slot or stack it is, the last number is missing: ``market``, ``stall:1``;
what comes from anywhere at a seat comes from ``seat:1``.

In Karanor: ``place:kien`` (a territory), ``seat:1``, ``hand:1``, ``pack:1`` (of the draft), ``row:2``,
``row``, ``commerce-deck`` and likewise ``quest-``, ``black-market-`` and ``artefact-deck`` and ``-discard``,
``delivery``, ``delivery-deck``, ``sequels``, ``associates``, ``market``, ``bank``, ``aside``, ``offer:3``.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct


class Mention(Struct, frozen=True, tag="card", tag_field="is"):
    """A card's name inside a text: a client can show the card itself."""

    face: str
    text: str


Text: TypeAlias = list[str | Mention]
"""A sentence in pieces; joined, they read as one."""


def spelt(text: Text) -> str:
    """A sentence as one string."""
    return "".join([piece.text if isinstance(piece, Mention) else piece for piece in text])


class Weighed(Struct, frozen=True, omit_defaults=True):
    """An item of a question as a bot has weighed it, for the seat that asked for a hint."""

    item: int
    text: Text
    chance: Annotated[int, Meta(ge=0, le=100)]
    """How likely the seat's side wins with it, in per cent."""
    why: Text = []
    """What speaks for it."""


class Bilingual(Struct, frozen=True):
    """The same words in every language."""

    en: str
    fr: str


class Phrase(Struct, frozen=True, omit_defaults=True):
    """Something said with one click, in the words of who may say it; everybody else reads it in theirs."""

    name: str
    text: str
    about: str = ""
    """What it is about, in the names of the game: a resource."""


class Seen(Struct, frozen=True, omit_defaults=True):
    """A card whose face the observer knows.

    ``id`` is the observer's own number for it. It holds as long as the observer sees the card, and tells
    nothing: a card that comes back out of the unknown has another number.
    """

    id: int
    face: str
    guise: str = ""
    """The face it is used as, if that is another one."""
    value: int | None = None
    """What it counts now, where that is not what is printed on it."""


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log; a heading opens a turn."""

    text: Text
    heading: bool = False
    seat: int = -1
    """Who acts, or -1."""
    turn: int = 0
    """The turn a heading opens."""
    struck: bool = False
    """Was it taken back since?"""
    deed: bool = False
    """Is it one of the things a turn is made of, and not just what comes of them?"""
    about: str = ""
    """What it is about, as a place, where a client follows what becomes of that: ``offer:3``."""
    became: Literal["", "made", "accepted", "declined", "fallen"] = ""
    """What became of it there. Somebody may decline what still stands for others."""


class Motion(Struct, frozen=True, omit_defaults=True):
    """Something to see: a card going from place to place, a die, a shuffle, a flash on a card."""

    kind: str
    """``move``, ``show`` (a card is shown where it lies), ``shuffle``, ``roll``, ``flip``, ``build``,
    ``win``, ``turn``, ``pawn``, ``token``, ``leave`` (an inhabitant), ``negate``, ``note`` (only to be
    read)."""
    source: str = ""
    target: str = ""
    card: Seen | None = None
    """None for a card the observer does not know."""
    seat: int = -1
    die: str = ""
    """The set whose die it is."""
    result: str = ""
    """What the die shows."""
    what: str = ""
    """What is no card and moves: ``gold``, ``prestige``, ``income``, ``actions``, a resource or tile."""
    count: int = 1
    """How many of it."""


class Beat(Struct, frozen=True):
    """Things that happen at one go, and what the log says of them."""

    motions: list[Motion]
    lines: list[Line]


class Item(Struct, frozen=True, omit_defaults=True):
    """Something that can be picked. It is known by its place among the items of its question."""

    kind: str
    """The verb or thing: play, use, react, copy, purchase, build, inventory, card, seat, value, slot, set,
    face, yes, no, done, pass, left, right, rearrange, …"""
    text: Text
    card: int | None = None
    """The card on the table it is about (``Seen.id``)."""
    face: str = ""
    """The card type it names, or the face the card is used as."""
    place: str = ""
    """The place it is about, where that is no card: ``market:3``, ``seat:2``, ``deck:1``."""
    value: int | None = None
    """What it counts in the total of the run."""
    opens: bool = False
    """Opens a further question that can be cancelled: a client may send it at the first click. What is done
    unasked opens a form."""
    key: str = ""
    """The name of something done unasked, whatever happens meanwhile, or of something its form lists."""
    most: int = 1
    """How many times it may be picked in one run."""
    set: str = ""
    """The set it names."""
    action: str = ""
    """The action it is, out of ``Question.actions``."""
    shown: Literal["button", "place", "tray", "action"] = "button"
    """Where it is picked: with a button of its own, where it lies on the table, out of a tray with all that
    lies elsewhere, or with the button of its action."""


class Part(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something chosen in a form: the key of its item, and how many of it."""

    key: Annotated[str, Meta(max_length=40)]
    count: Annotated[int, Meta(ge=1, le=999)] = 1


class Choice(Struct, frozen=True, omit_defaults=True):
    """How items are picked together. They are sent in one message, which is applied whole or not at all."""

    ordered: bool
    least: int
    most: int
    sets: list[list[int]] | None = None
    """The complete sets, by the numbers of their items; None if any do, from ``least`` to ``most``."""
    one_by_one: bool = False
    """Too many ways to say: send one item at a time."""
    base: int = 0
    """What is on the table already."""
    aim: int | None = None
    """The price, or the total of the stack."""
    picked: list[Seen] = []
    """What was sent before, where items are sent one at a time."""


class Deal(Struct, frozen=True, omit_defaults=True):
    """What changes places with what is picked, to be shown as two faces: the picked one is left open."""

    sign: str
    """How they go: ``swap``, or ``take`` where what is shown only does the taking."""
    gives: Seen | None = None
    takes: Seen | None = None


Where: TypeAlias = Literal["window", "end"]
"""Where somebody may always pass: in a reaction window, at the end of their own turn."""


class Window(Struct, frozen=True):
    """A reaction window: the same look and the same length whatever the hand."""

    length: float
    """In seconds; 0 if it stays open until everybody has answered."""
    left: float


class Foreseeable(Struct, frozen=True):
    """A kind of reaction window that can be answered before it opens: when that is, and with which cards of
    this game, whoever holds them. Passing is always possible."""

    key: str
    text: str
    answers: list[Phrase] = []


class Coaching(Struct, frozen=True, omit_defaults=True):
    """What a lesson says to its learner about a question, and which items it points at."""

    name: str
    """Which of its words it says; ``free`` where it lets the learner go on alone."""
    step: int
    """How far the lesson is, from 1; 0 where it does not say."""
    steps: int
    items: list[int] = []
    unasked: str = ""
    """The key of something to be done unasked, if that is what it points at."""


class Question(Struct, frozen=True, omit_defaults=True):
    """What one seat is asked now. Only that seat ever sees it."""

    at: int
    """The question's own number: an answer names it, so that a late one is told apart. No two questions to a
    seat have the same."""
    prompt: str
    """The code of the question, to tell it from another; how it is shown is said by the rest."""
    text: Text
    items: list[Item]
    note: Text = []
    """A second line: the rule or the sum behind it."""
    commit: str = ""
    """The word on the button that sends the selection."""
    source: str = ""
    """The face of the card that asks."""
    choice: Choice | None = None
    """None where exactly one item is picked."""
    can_cancel: bool = False
    """Going back costs nothing: cancelling is undoing."""
    actions: list[str] = []
    """The actions there are, where one is chosen; one without items is not possible now."""
    hindered: dict[str, str] = {}
    """Why those without items are not possible, in two or three words; the whole of it is told who asks."""
    under_way: str = ""
    """The action it belongs to, once that is chosen."""
    target: str = ""
    """The place of the thing that is being paid for."""
    deal: Deal | None = None
    """What changes places with what is picked, where that is known."""
    zones: list[str] = []
    """Where it is picked from, as places: what lies there and is no item is drawn out of reach."""
    window: Window | None = None
    passes: Where | Literal[""] = ""
    """Which standing order would answer it, if any could."""
    ready: list[int] = []
    """All there is to pick, where that is no choice: a client lays it ready, to be sent with one key."""
    coaching: Coaching | None = None
    """In a lesson: what to do."""


class Asked(Struct, frozen=True, omit_defaults=True):
    """Who is to decide, in words for everybody else."""

    seat: int
    text: Text
    source: str = ""
