"""Offers as people type them: “give 2 wood 3 gold get 1 wine to Mira”, « 2 bois contre 1 vin à Mira »."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from comptoir.cli.terminal.menu import matches, plain
from comptoir.karanor.offering import GET, GIVE, TO
from comptoir.karanor.pack import NamedPiece
from comptoir.telling.shown import Part
from comptoir.words import LANGUAGES, in_any_language

_COUNT = re.compile(r"(\d{1,4})x?")
_FEWEST_LETTERS = 3
"""So many letters of a name may stand for it, where they fit one name only."""
_MOST_WORDS = 6
"""No name has more."""


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
    draft = Draft({}, {}, ())
    words = plain(text.replace("+", " ")).split()
    count: int | None = None
    at = 0
    while at < len(words):
        counted = _COUNT.fullmatch(words[at])
        length = 1
        if counted:
            count = int(counted[1])
        elif (named := _named(words[at:], names)) is not None:
            found, length = named
            if isinstance(found, int):
                draft = draft._replace(to=tuple(dict.fromkeys((*draft.to, found))))
            else:
                amounts = draft.give if side == GIVE else draft.get
                amounts[found] = amounts.get(found, 0) + (1 if count is None else count)
                count = None
        elif words[at] in in_any_language("trade-give-words"):
            side = GIVE
        elif words[at] in in_any_language("trade-get-words"):
            # « pour Mira » says to whom, not what for
            is_to = isinstance((_named(words[at + 1 :], names) or ("", 0))[0], int)
            side = side if is_to else GET
        elif words[at] not in in_any_language("trade-filler-words"):
            raise Misread(words[at])
        at += length
    if count is not None:
        raise Misread(str(count))
    return draft


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
    if not words or len(words[0]) < _FEWEST_LETTERS or _is_a_word_of_trade(words[0]):
        return None
    known = [*names.things, *names.seats]
    meanings: list[str | int] = [*names.things.values(), *names.seats.values()]
    for length in range(min(len(words), _MOST_WORDS), 0, -1):
        meant = {meanings[at] for at in matches(" ".join(words[:length]), known)}
        if len(meant) == 1:
            return meant.pop(), length
    return None


def _is_a_word_of_trade(word: str) -> bool:
    keys = ("trade-give-words", "trade-get-words", "trade-filler-words")
    return any(word in in_any_language(key) for key in keys)
