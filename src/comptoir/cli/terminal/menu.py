"""What can be picked now, in words and numbered; and which of it a line of input means."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from comptoir.core import DONE, PASS, Option
from comptoir.telling.shown import Item, spelt

_DONE_NUMBER = 0
_MOST_DIGITS = 9
_FEWEST_LETTERS = 2
"""One letter picks nothing: a slip of the finger should not play a card."""
_HINT = re.compile(r"\([^)]*[^\W\d][^)]*\)")
"""Words in brackets explain an option; nobody picks by them."""
_LIST_NUMBER = re.compile(r"[#(]?(\d+)[.):]?")
"""A number, perhaps written as in a list: ``1.``, ``1)``, ``#1``."""


class Choosable(NamedTuple):
    """One line of a menu."""

    number: int
    option: Option
    text: str
    item: Item | None = None
    """What the telling says of it."""


def numbered(options: Sequence[Option], shown: Sequence[Item], *, is_run: bool) -> list[Choosable]:
    """The options as lines. Outside of runs, options that read the same are one line."""
    items: list[Choosable] = []
    seen: set[str] = set()
    for option, item in zip(options, shown, strict=True):
        text = spelt(item.text)
        if option in (DONE, PASS):
            items.insert(0, Choosable(_DONE_NUMBER, option, text, item))
        elif is_run or text not in seen:
            seen.add(text)
            number = len([each for each in items if each.number != _DONE_NUMBER]) + 1
            if isinstance(option, tuple) and option[0] == "value":
                number = int(option[1])  # to name a value is to type it
            items.append(Choosable(number, option, text, item))
    return items


# -- reading ------------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """Without case, accents and typography, for comparing."""
    text = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("’", "'").replace("×", " x ")
    text = "".join(each for each in unicodedata.normalize("NFD", text) if not unicodedata.combining(each))
    return " ".join("".join(each if each.isalnum() or each == "+" else " " for each in text).split())


def number_in(text: str) -> int | None:
    """A number as people type it; None if it is none, or longer than any we could mean."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= _MOST_DIGITS else None


def matches(query: str, texts: Iterable[str], fewest: int = 1) -> list[int]:
    """The places of the texts a query may mean: equal to it, else with words begun by its words.

    A query whose words all have less than ``fewest`` letters means nothing but what equals it.
    """
    wanted = plain(query)
    if not wanted:
        return []
    known = [plain(text) for text in texts]
    exact = [at for at, text in enumerate(known) if text == wanted]
    if exact:
        return exact
    pieces = wanted.split()
    if max(len(piece) for piece in pieces) < fewest:
        return []
    return [at for at, text in enumerate(known) if _follows(pieces, text.split())]


def _follows(pieces: Sequence[str], words: Sequence[str]) -> bool:
    """Do these pieces start some of the words, in that order?"""
    at = 0
    for piece in pieces:
        while at < len(words) and not words[at].startswith(piece):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True


def find(items: Sequence[Choosable], query: str, taken: Sequence[Option] = ()) -> list[Choosable]:
    """The items a word or number means; of equal ones the first that is not taken yet."""
    if any(each.isdecimal() for each in query) and not any(each.isalpha() for each in query):
        wanted = _LIST_NUMBER.fullmatch(query.strip())
        number = number_in(wanted[1]) if wanted else None
        return [item for item in items if item.number == number and item.option not in taken]
    free = [item for item in items if item.option not in taken]
    exact = [item for item in free if plain(item.text) == plain(query)]
    texts = [_HINT.sub(" ", item.text) for item in free]
    found = exact or [free[at] for at in matches(query, texts, _FEWEST_LETTERS)]
    different: dict[str, Choosable] = {}
    for item in found:
        different.setdefault(item.text, item)
    return list(different.values())
