"""Offers as people type them: “buy 1 diamond from Mira for 2 gold”, « 2 bois contre 1 vin à tous »."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import dropwhile
from typing import NamedTuple

from comptoir.cli.terminal.menu import matches, plain
from comptoir.karanor.offering import GET, GIVE, TO
from comptoir.karanor.pack import NamedPiece
from comptoir.telling.shown import Part
from comptoir.words import LANGUAGES, in_any_language

_COUNT = re.compile(r"(\d{1,4})x?")
GOLD = "gold"
_FEWEST_LETTERS = 3
"""So many letters of a name may stand for it, where they fit one name only."""
_MOST_WORDS = 6
"""No name has more."""
_VERBS = {"give": GIVE, "sell": GIVE, "get": GET, "buy": GET}
"""Words that say what becomes of the things after them."""
_MARKET_VERBS = ("sell", "buy")
_WORDS = (*_VERBS, "exchange", "with", "price", "me", "everybody", "own", "filler")
"""All sorts of words an offer is made of, beside names and numbers."""


class Names(NamedTuple):
    """What can be named in an offer, in plain words: things by their names, seats by theirs."""

    things: Mapping[str, str]
    seats: Mapping[str, int]

    @classmethod
    def of(cls, things: Mapping[str, str], seats: Mapping[str, int]) -> Names:
        """Names as people write them."""
        return cls(
            {plain(name): thing for name, thing in things.items()},
            {plain(name): seat for name, seat in seats.items()},
        )


def names_of(things: Iterable[NamedPiece], seats: Sequence[str] = ()) -> Names:
    """The names of these things in every language, and of those who sit at the table."""
    named = {each.name.in_(lang): each.id for each in things for lang in LANGUAGES}
    return Names.of(named, {name: seat for seat, name in enumerate(seats)})


class Draft(NamedTuple):
    """An offer as it was typed: amounts by the names of the pack, and to whom; nobody named means all."""

    give: dict[str, int]
    get: dict[str, int]
    to: tuple[int, ...]


class Misread(Exception):
    """A word that means nothing, or several things, in an offer."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def read_offer(text: str, names: Names, side: str = GIVE) -> Draft:
    """What a line offers; before any word says otherwise things are on that side. Raises ``Misread``."""
    return _Reading(plain(text.replace("+", " ")).split(), names, side).draft()


class _Reading:
    """A line read word by word, things landing on the side that the words before them say."""

    def __init__(self, words: Sequence[str], names: Names, side: str) -> None:
        self.words = words
        self.names = names
        self.side = side
        self.sides: dict[str, dict[str, int]] = {GIVE: {}, GET: {}}
        self.to: tuple[int, ...] = ()
        self.count: int | None = None
        self.has_things = False
        """Was something named since the last word that says on which side it is?"""
        self.is_after_verb = False
        self.is_price_of = ""
        """The side of what is bought or sold: gold that is named with it pays for it."""

    def draft(self) -> Draft:
        at = 0
        while at < len(self.words):
            length = self._read(at)
            self.is_after_verb = any(_says(self.words[at], verb) for verb in _VERBS)
            at += length
        if self.count is not None:
            raise Misread(str(self.count))
        self._take_gold_for_the_price()
        return Draft(self.sides[GIVE], self.sides[GET], self.to)

    def _read(self, at: int) -> int:
        """Take in what begins at a place; how many words that was."""
        word, after = self.words[at], self.words[at + 1 :]
        counted = _COUNT.fullmatch(word)
        named = None if counted else _named(self.words[at:], self.names)
        if counted:
            self.count = int(counted[1])
        elif named is not None:
            self._take(named[0])
            return named[1]
        elif _says(word, "everybody"):
            if _is_about_things(after, self.names):
                raise Misread(word)  # all the wood, not everybody
        elif _says(word, "me"):
            if not self.is_after_verb:
                raise Misread(word)
            self._turn_to(GET)  # “give me”, « vends-moi »
        elif not self._hear(word, after) and not _says(word, "filler"):
            raise Misread(word)
        return 1

    def _take(self, found: str | int) -> None:
        """Somebody to whom it goes, or something that goes over."""
        if isinstance(found, int):
            self.to = tuple(dict.fromkeys((*self.to, found)))
            return
        amounts = self.sides[self.side]
        if found == GOLD and self.count is None and self.has_things and next(reversed(amounts)) == GOLD:
            return  # « pièces d’or », “gold coins”: the same gold twice
        amounts[found] = amounts.get(found, 0) + (1 if self.count is None else self.count)
        self.count, self.has_things = None, True

    def _hear(self, word: str, after: Sequence[str]) -> bool:
        """Does a word say on which side something is?"""
        for verb, side in _VERBS.items():
            if _says(word, verb):
                self._turn_to(side)
                self.is_price_of = side if verb in _MARKET_VERBS else self.is_price_of
                return True
        if not (
            _says(word, "exchange")
            or (_says(word, "with") and self.side == GET)
            or (_says(word, "price") and _COUNT.fullmatch(next(iter(after), "")))
        ):
            return False
        # « pour Mira » says to whom; “ask for wine”, “for 2 gold I want wine”: nothing to turn yet
        if self.has_things and not _is_about_people(after, self.names):
            self._turn_to(GET if self.side == GIVE else GIVE)
        return True

    def _turn_to(self, side: str) -> None:
        self.side, self.has_things = side, False

    def _take_gold_for_the_price(self) -> None:
        """“Buy 1 diamond 2 gold”: the gold is what it costs, where nothing else is."""
        if not self.is_price_of:
            return
        other = GET if self.is_price_of == GIVE else GIVE
        wares, price = self.sides[self.is_price_of], self.sides[other]
        if not price and len(wares) > 1 and GOLD in wares:
            price[GOLD] = wares.pop(GOLD)


def parts_of(draft: Draft, *, counters: bool = False) -> list[Part]:
    """What is chosen in the form of an offer to make this one."""
    parts = [] if counters else [Part(f"{TO}:{seat}") for seat in draft.to]
    for side, amounts in ((GIVE, draft.give), (GET, draft.get)):
        parts += [Part(f"{side}:{thing}", count) for thing, count in amounts.items() if count]
    return parts


def _named(words: Sequence[str], names: Names) -> tuple[str | int, int] | None:
    """What the first of these words name, as many as possible, and how many they are."""
    for length in range(min(len(words), _MOST_WORDS), 0, -1):
        name = " ".join(words[:length])
        for spelt in (name, name[:-1] if name[-1] in "sx" else name):
            if spelt in names.seats:
                return names.seats[spelt], length
            if spelt in names.things:
                return names.things[spelt], length
    return _begun(words, names)


def _begun(words: Sequence[str], names: Names) -> tuple[str | int, int] | None:
    """The same for names that are only begun: “big lou”, “dia”."""
    if not words or len(words[0]) < _FEWEST_LETTERS or any(_says(words[0], each) for each in _WORDS):
        return None
    known = [*names.things, *names.seats]
    meanings: list[str | int] = [*names.things.values(), *names.seats.values()]
    for length in range(min(len(words), _MOST_WORDS), 0, -1):
        meant = {meanings[at] for at in matches(" ".join(words[:length]), known)}
        if len(meant) == 1:
            return meant.pop(), length
    return None


def _is_about_people(words: Sequence[str], names: Names) -> bool:
    """Does somebody come next, or everybody?"""
    named = _named(words, names)
    if named is not None:
        return isinstance(named[0], int)
    return bool(words) and _says(words[0], "everybody") and not _is_about_things(words[1:], names)


def _is_about_things(words: Sequence[str], names: Names) -> bool:
    """Does something to trade come next, perhaps as “my wood”?"""
    rest = list(dropwhile(lambda word: _says(word, "own"), words))
    named = _named(rest, names)
    return named is not None and isinstance(named[0], str)


def _says(word: str, kind: str) -> bool:
    return word in in_any_language(f"trade-{kind}-words")
