"""The socket protocol: every message, in both directions.

Messages are JSON objects told apart by ``is``. Unknown fields and unknown kinds are refused. ``comptoir
schema`` writes the JSON Schema of this module, and the client's types are generated from that.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from comptoir.server.absences import Absence
from comptoir.server.orders import Scope
from comptoir.server.room import TableShown
from comptoir.telling.shown import Asked, Beat, Item, Part, Phrase, Question, Text, Weighed, Where, Window
from comptoir.telling.telling import Wish

PROTOCOL = 1


MoveId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Lang: TypeAlias = Literal["en", "fr"]
Nonce: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
Digest: TypeAlias = Nonce
DealNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
ItemNumber: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]


class _Message(Struct, frozen=True, tag_field="is", tag=str.lower, forbid_unknown_fields=True):
    pass


# -- from a client --------------------------------------------------------------------------------------


class Pick(_Message, frozen=True):
    """Items of the question asked at ``at``, all of a run at once. ``move`` is the client's own name for it:
    sent twice, it counts once."""

    move: MoveId
    at: Annotated[int, Meta(ge=0)]
    items: Annotated[list[ItemNumber], Meta(max_length=200)]


class Open(_Message, frozen=True):
    """What has to be chosen with something I may do unasked (an item of ``Moment.unasked``)? Answered by
    ``Form``."""

    move: MoveId
    key: Key


class Act(_Message, frozen=True):
    """Do something unasked, with all that its form asks for: the whole of it, or nothing. It is named by its
    key, and so are the parts, so that it means the same whatever happens meanwhile."""

    move: MoveId
    key: Key
    parts: Annotated[list[Part], Meta(max_length=100)] = []


class Undo(_Message, frozen=True):
    """Take back my last step: at once while nobody has learned anything, else the others are asked."""

    move: MoveId


class Redo(_Message, frozen=True):
    """Make again what I have taken back (``Moment.can_redo``)."""

    move: MoveId


class Consent(_Message, frozen=True):
    """An answer to somebody's wish to take back (``Table.proposal``)."""

    move: MoveId
    proposal: int
    yes: bool


class Why(_Message, frozen=True):
    """Why can I not do that? Answered by ``Reason``."""

    move: MoveId
    wish: Wish


class Hint(_Message, frozen=True):
    """What would a bot do here, and why? Answered by ``Reason``."""

    move: MoveId


class Passes(_Message, frozen=True):
    """Pass without being waited for, in reaction windows or at the end of my own turns: for the rest of this
    turn, wherever it is not about me, always until I say so, or no longer."""

    scope: Scope
    where: Where = "window"


class Say(_Message, frozen=True):
    """Public talk: in one's own words, or (then ``text`` does not count) one of ``Snapshot.phrases`` by its
    name, which everybody reads in their own language."""

    move: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=500)] | None = None
    phrase: Key | None = None


class Speak(_Message, frozen=True):
    """Everything in another language from now on; answered by a fresh ``Snapshot``."""

    lang: Lang


class Older(_Message, frozen=True):
    """Lines of the log before the beat with that number. Answered by ``Story``."""

    before: Annotated[int, Meta(ge=0)]


class Rename(_Message, frozen=True):
    move: MoveId
    name: Name


class GotUp(_Message, frozen=True):
    """When I got up today, in minutes since midnight, at a table where the earliest begins."""

    move: MoveId
    minutes: Annotated[int, Meta(ge=0, le=24 * 60 - 1)]


class Foresee(_Message, frozen=True):
    """At a slow table: what I do in the next window of a kind (``TableShown.foreseeable``): ``pass``, the key
    of a card, with which I react if I can, or nothing: ask me."""

    move: MoveId
    occasion: Key
    answer: Annotated[str, Meta(max_length=40)] = ""


class Rest(_Message, frozen=True):
    """When I sleep and when I am away: at a slow table my clock stands still then. It counts instead of what
    I have said before."""

    move: MoveId
    absence: Absence


class Dismiss(_Message, frozen=True):
    """Take a device off my seat (``TableShown.devices``): it is hung up on, and opens nothing any more."""

    move: MoveId
    device: Key


class Arrange(_Message, frozen=True):
    """The host seats a bot, opens a seat, or sends its person away. In the middle of the game only the last:
    a bot plays until somebody takes the new invitation.
    Before it everybody else may open their own seat: they leave."""

    move: MoveId
    seat: SeatNumber
    to: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Start(_Message, frozen=True):
    """The host locks the table: everybody commits, everybody reveals, and the game begins."""

    move: MoveId


class Commit(_Message, frozen=True):
    """A seat's commitment to its part of the shuffle key, for the deal under way (``TableShown.deal``)."""

    deal: DealNumber
    digest: Digest


class Reveal(_Message, frozen=True):
    """What the seat had committed to, sent when all commitments are shown and bind what is shown."""

    deal: DealNumber
    nonce: Nonce


class Replace(_Message, frozen=True):
    """Give the seat of somebody who is gone to a bot, or (``bot`` false) take one's own seat back."""

    move: MoveId
    seat: SeatNumber
    bot: bool


class Resign(_Message, frozen=True):
    """Give up the game: at once where it concerns nobody else, else those whom it does are asked
    (``TableShown.proposal``)."""

    move: MoveId


class Rematch(_Message, frozen=True):
    """Once more with the same people: a loser starts. Answered to all by ``Moved``."""

    move: MoveId


class GoOn(_Message, frozen=True):
    """I agree that the game goes on from what is left of it, after a loss."""

    move: MoveId


class Ping(_Message, frozen=True):
    pass


FromClient: TypeAlias = (
    Pick | Open | Act | Undo | Redo | Consent | Why | Hint | Passes | Foresee | Rest | Say | Speak | Older
    | Rename | GotUp | Dismiss | Arrange | Start | Commit | Reveal | Replace | Resign | Rematch | GoOn | Ping
)  # fmt: skip


# -- from the server ------------------------------------------------------------------------------------


class Said(Struct, frozen=True):
    """A line of talk; ``seat`` is -1 for a spectator. News are said by nobody: what happened to a seat."""

    number: int
    seat: int
    name: str
    text: str
    is_news: bool = False
    phrase: str = ""
    """The name of a phrase, or of what a bot says; ``text`` is it in the reader's language."""
    about: str = ""
    """What is spoken of, as a place: ``offer:3``."""


class Moment(Struct, frozen=True):
    """The game as this client may see it now. ``scene`` is the game's own type (see ``Scene`` there)."""

    at: int
    """How many steps everybody knows of: what somebody has begun and not made is told to nobody else."""
    beat: int
    """The number of beats told so far."""
    scene: Any
    asked: list[Asked]
    question: Question | None
    undo: Literal["none", "free", "consent"]
    """What taking back my last step would cost."""
    progress: list[int]
    over: bool
    result: Text
    unasked: list[Item] = []
    """What I may do now although I am not asked; each item has a key."""
    window: Window | None = None
    """The reaction window that is open, whoever is asked: its time is the same for everybody."""
    returned: Text = []
    """Who took back or restored what, as long as nothing has happened since."""
    can_redo: bool = False
    """Can I make again what I have taken back?"""
    sealed: int | None = None
    """The card I have chosen where all choose at once (``Seen.id``), until the others have; told to nobody
    else."""


class Snapshot(_Message, frozen=True):
    """Everything, after a connection or when messages had to be left out."""

    protocol: int
    lang: Lang
    table: TableShown
    moment: Moment | None
    """None before the start."""
    story: list[Beat]
    """The latest beats; earlier ones with ``Older``."""
    talk: list[Said]
    device: str = ""
    """Which of the seat's devices this is."""
    phrases: list[Phrase] = []
    """What can be said here with one click."""


class Update(_Message, frozen=True):
    """The game went on: what happened since the last message, and where it stands."""

    beats: list[Beat]
    moment: Moment


class Room(_Message, frozen=True):
    """Something changed beside the game."""

    table: TableShown


class Talk(_Message, frozen=True):
    said: Said


class Done(_Message, frozen=True):
    """A move is stored, and this many steps are known to all. A move sent twice gets this twice."""

    move: str
    at: int


class Refused(_Message, frozen=True):
    """A move that was not possible: why, in words and as a code. Nothing has changed."""

    move: str
    code: str
    text: Text


class Reason(_Message, frozen=True):
    """The answer to ``Why`` and ``Hint``."""

    move: str
    text: Text
    items: list[int]
    """What a hint points at."""
    weighed: list[Weighed] = []
    """The best items a bot sees, with how likely each wins and why, where it has looked ahead: first what the
    hint points at."""


class Form(_Message, frozen=True):
    """The answer to ``Open``: what has to be chosen; its items have keys. None if nothing has."""

    move: str
    question: Question | None


class Story(_Message, frozen=True):
    """Earlier beats, from ``first`` on."""

    first: int
    beats: list[Beat]


class Moved(_Message, frozen=True):
    """The rematch is at another table; ``link`` is this client's own way there, good for once."""

    table: str
    link: str


class Closed(_Message, frozen=True):
    """The last message before the server hangs up, and why."""

    code: str
    text: Text


class Pong(_Message, frozen=True):
    pass


FromServer: TypeAlias = (
    Snapshot | Update | Room | Talk | Done | Refused | Reason | Form | Story | Moved | Closed | Pong
)  # fmt: skip
