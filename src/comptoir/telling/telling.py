"""What a game has to say for itself, to whoever shows it: words, questions, scenes, moves.

A telling is found by its game's descriptor. It holds no state. What a reader is shown is made of that
reader's view; where a telling sees the match, to try something on a copy, it returns nothing else either.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Meta, Struct

from comptoir.core import (
    BadOptions,
    ComptoirError,
    Decision,
    Dice,
    Event,
    Match,
    Motive,
    Option,
    Refused,
    Verdict,
    View,
    registry,
)
from comptoir.telling.house_rules import Departure, HouseRule
from comptoir.telling.phrases import COMMON, EMOTES, common_phrase
from comptoir.telling.shown import (
    Asked,
    Beat,
    Choice,
    Coaching,
    Foreseeable,
    Item,
    Part,
    Phrase,
    Question,
    Text,
    Weighed,
    Where,
    Window,
)
from comptoir.words import Words

V = TypeVar("V", bound=View)


class Number(Protocol):
    """The observer's own number for a token it sees."""

    def __call__(self, token: int) -> int: ...


class Reader(NamedTuple):
    """Somebody who reads: a seat or the spectator, in one language."""

    words: Words
    names: tuple[str, ...]
    observer: int
    options: Mapping[str, object] = MappingProxyType({})
    """How the game that is read of was set up."""


class Menu(NamedTuple):
    """What a seat can pick, in the order a client numbers it; the same for every language."""

    options: tuple[Option, ...]
    choice: Choice | None
    most: tuple[int, ...] = ()
    """How often each may be picked in one run, where that is not once."""

    @property
    def is_run(self) -> bool:
        """Are several items picked together, in one message?"""
        return self.choice is not None and not self.choice.one_by_one

    def picks(self, items: Sequence[int]) -> list[Option]:
        """The options behind items, by their numbers. Raises ``Refused``."""
        if any([not 0 <= item < len(self.options) for item in items]):
            raise Refused("no_such_item")
        if not self.is_run and len(items) != 1:
            raise Refused("one_at_a_time")
        return [self.options[item] for item in items]

    @property
    def things(self) -> list[int]:
        """Every item, as often as it may be picked in one run."""
        most = self.most or (1,) * len(self.options)
        return [item for item, times in enumerate(most) for _ in range(times)]

    @property
    def ready(self) -> list[int]:
        """The items that answer a question where there is nothing to choose."""
        choice = self.choice
        if choice is None or choice.one_by_one:
            return [0]
        if choice.sets is not None:
            return choice.sets[0] if len(choice.sets) == 1 else []
        return self.things[: choice.least] if choice.least == choice.most else []


MOST_WEIGHED = 3
"""Of what a bot has weighed, so many are told: a hint, not an inquiry."""


def percent(chance: float) -> int:
    """A chance as people read it: what is not certain is never told as if it were."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


class Passing(NamedTuple):
    """How a question is passed that is asked whatever somebody holds, so that being asked tells nothing."""

    where: Where
    pick: Option


class Wish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something a person would like to do and cannot: one of these is given, or a card with the selection it
    does not go with."""

    card: int | None = None
    place: Annotated[str, Meta(max_length=24)] = ""
    action: Annotated[str, Meta(max_length=24)] = ""
    items: Annotated[list[int], Meta(max_length=200)] = []
    """A selection that does not do."""


class Telling(ABC, Generic[V]):
    """One game in words and pictures; ``V`` is its view."""

    game: str
    scene_type: type[Struct]
    catalogue_type: type[Struct]
    story_type: type[Struct]

    # -- tables ---------------------------------------------------------------------------------------

    @abstractmethod
    def catalogue(self) -> Struct:
        """Cards, sets, presets: all a client needs to know beforehand, in every language."""

    def catalogue_of(self, pack: str) -> Struct:
        """The same of another box that the game is played with, by its name. Raises ``BadOptions``."""
        raise BadOptions("no_other_packs", game=self.game, pack=pack)

    @abstractmethod
    def options(self, wishes: Mapping[str, Any], dice: Dice) -> Mapping[str, object]:
        """Complete options for what a person asked for: a preset, filters, ``random``.

        Raises ``BadOptions``.
        """

    lot: int | None = None
    """Which ``first`` leaves it to the game's own chance who begins, if one does."""

    def house_rules(self) -> Sequence[HouseRule]:
        """The switches of the rules that a table may set."""
        return ()

    def departures(self, options: Mapping[str, object], rules: int, words: Words) -> list[Departure]:
        """Where a table departs from what is usual in a game of that version."""
        return []

    def teams(self, options: Mapping[str, object]) -> list[int]:
        """The team of each seat, from 0; empty where everybody plays alone."""
        return []

    # -- one moment -------------------------------------------------------------------------------------

    @abstractmethod
    def scene(self, view: V, number: Number) -> Struct:
        """The table to be drawn, for the observer of that view."""

    @abstractmethod
    def offer(self, match: Match, seat: int) -> Menu:
        """What a seat that is asked can pick."""

    @abstractmethod
    def question(
        self,
        view: V,
        offer: Menu,
        reader: Reader,
        number: Number,
        window: Window | None,
        at: int,
        picked: Sequence[Option] = (),
    ) -> Question:
        """The question to the reader, whose seat was asked after so many picks.

        A door may have it put anew with what a person has ``picked`` and not sent yet.
        """

    def coaching(self, view: V, offer: Menu) -> Coaching | None:
        """In a lesson, what the seat of that view is advised to do with its question."""
        return None

    @abstractmethod
    def asked(self, view: V, reader: Reader) -> list[Asked]:
        """Everybody who is asked, by the kind of deed; nobody's options."""

    def unasked(self, match: Match, reader: Reader, number: Number) -> list[Item]:
        """What the reader's seat may do now although it is not asked; each item has a key."""
        return []

    def form(self, match: Match, key: str, reader: Reader, number: Number) -> Question | None:
        """What has to be chosen with something done unasked, made when somebody asks for it.

        None if there is nothing to choose, or if it cannot be done now.
        """
        return None

    def unasked_picks(
        self, match: Match, seat: int, key: str, parts: Sequence[Part]
    ) -> tuple[Option, list[Option] | None]:
        """The interruption behind a key, and the whole run if it asks for one. Raises ``Refused``."""
        raise Refused("not_offered", pick=key)

    def act(self, match: Match, seat: int, key: str, parts: Sequence[Part]) -> None:
        """Do something unasked, whole or not at all. Raises ``Refused``."""
        pick, picks = self.unasked_picks(match, seat, key, parts)
        if picks is None:
            match.interrupt(seat, pick)
        else:
            match.interrupt_run(seat, pick, picks)

    @abstractmethod
    def is_no_choice(self, match: Match, seat: int) -> bool:
        """Is there only one thing to pick, or several that are alike?"""

    @abstractmethod
    def passing(self, decision: Decision) -> Passing | None:
        """How a question is passed that is asked whatever its seat holds; None of any other."""

    def concerns(self, decision: Decision) -> bool:
        """Is a question that can be passed about its seat itself, as everybody can tell?"""
        return True

    def foreseeable(self, match: Match, reader: Reader) -> list[Foreseeable]:
        """The kinds of windows there can be in this game, for all that everybody knows."""
        return []

    def occasion(self, decision: Decision) -> str:
        """Which of them a question is asked in; empty if in none."""
        return ""

    def foreseen(self, match: Match, decision: Decision, answer: str) -> Option | None:
        """What answers a question as was said beforehand, with the card of that key; None if it cannot be."""
        return None

    def is_reaction(self, match: Match) -> bool:
        """Is a reaction window open?"""
        passings = [self.passing(decision) for decision in match.decisions]
        return any(each is not None and each.where == "window" for each in passings)

    @abstractmethod
    def why_not(
        self, match: Match, offer: Menu, wish: Wish, reader: Reader, token: Mapping[int, int]
    ) -> Text:
        """Why something cannot be done; ``token`` undoes the reader's numbering."""

    @abstractmethod
    def sentence(self, error: ComptoirError, reader: Reader) -> Text:
        """An error as the reader should read it."""

    # -- talk -------------------------------------------------------------------------------------------

    def phrases(self, reader: Reader) -> list[Phrase]:
        """What can be said with one click, in the reader's words."""
        return [Phrase(key, self.phrase(key, reader) or "") for key in (*COMMON, *EMOTES)]

    def phrase(self, key: str, reader: Reader) -> str | None:
        """A phrase, or a bot's remark, in the reader's words; None if nothing goes by that key."""
        return common_phrase(reader.words, key)

    # -- what happened ------------------------------------------------------------------------------------

    @abstractmethod
    def beats(self, events: Sequence[Event], reader: Reader, number: Number) -> list[Beat]:
        """What happened, to be seen and read; ``events`` are as the reader's observer saw them."""

    @abstractmethod
    def opening(self, match: Match) -> list[Event]:
        """The events that open a game before its first pick."""

    def undertaking(self, events: Sequence[Event], seat: int, reader: Reader) -> str:
        """What a seat did, to be named where it is taken back: the first of it that has a name."""
        named = [self.name_deed(event, reader) for event in events if getattr(event, "seat", -1) == seat]
        return next(filter(None, named), reader.words.say("undertaking-step"))

    def name_deed(self, event: Event, reader: Reader) -> str:
        """“The purchase of Cookies”; empty if it has no name of its own."""
        return ""

    @abstractmethod
    def opens_turn(self, event: Event) -> bool:
        """Does a turn begin with this event?"""

    @abstractmethod
    def turn(self, match: Match) -> int:
        """The number of the turn."""

    @abstractmethod
    def advice(
        self, view: V, offer: Menu, items: Sequence[int], reader: Reader, motive: Motive | None = None
    ) -> Text:
        """What a bot would pick, in a sentence, and why if it said so; ``view`` is that of its seat."""

    @abstractmethod
    def merit(self, view: V, option: Option, reader: Reader, motive: Motive | None) -> tuple[Text, Text]:
        """An option in words, and what speaks for it if a bot said so; ``view`` is that of its seat."""

    def weighed(self, view: V, offer: Menu, verdicts: Sequence[Verdict], reader: Reader) -> list[Weighed]:
        """The best of what a bot has weighed, in words; nothing where several items are picked together."""
        best = [] if offer.is_run else [each for each in verdicts if each.option in offer.options]
        told: list[Weighed] = []
        for option, chance, motive in best[:MOST_WEIGHED]:
            text, why = self.merit(view, option, reader, motive)
            told.append(Weighed(offer.options.index(option), text, percent(chance), why))
        return told

    @abstractmethod
    def progress(self, match: Match) -> list[int]:
        """How far each seat is, for the picture of the game: its stacks."""

    @abstractmethod
    def story(self, match: Match) -> Struct:
        """The story of the game so far, or of all of it, as everybody at the table could tell it."""

    @abstractmethod
    def result(self, view: V, reader: Reader) -> Text:
        """Who has won, in a sentence; the game is over."""


@cache
def find(name: str) -> Telling[Any]:
    """The telling of a game. Raises ``BadOptions`` with the games that have one."""
    telling = registry.load(name, "telling")
    assert isinstance(telling, Telling)
    return telling
