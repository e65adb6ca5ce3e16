"""What people type, as others may safely read it: nothing invisible, nothing that poses as something else.

Every script people write in has its place; only what cannot be seen, turns the direction of a line, or piles
marks on each other until they cover their neighbours is left out.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache
from itertools import count
from unicodedata import category, normalize

from comptoir.words import LANGUAGES, words

MOST_SEATS = 6
MOST_MARKS = 3
"""Marks on one letter: no script needs more."""
_JOINERS = "\u200c\u200d"
"""They shape words in Persian, Hindi and others, and are kept where letters of such scripts meet."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
_FIRST_JOINED = 0x0600
"""Scripts before this (Latin, Greek, Cyrillic, Hebrew) join nothing."""
_LIKE_LATIN = str.maketrans(
    "АВЕЅІЈКМНОРСТУХЬΑΒΕΖΗΙΚΜΝΟΡΤΥΧаеѕіјорсухһԁԛԝαικνορυχɑɡıօո01|!",
    "ABESIJKMHOPCTYXbABEZHIKMNOPTYXaesijopcyxhdqwaiKvopuxagionollI",
)  # fmt: skip
"""Letters that most typefaces draw alike."""


def plain(text: str) -> str:
    """One line without control characters, signs that cannot be seen, or blanks around it."""
    found, marks = list[str](), 0
    letters = normalize("NFC", text)
    for at, each in enumerate(letters):
        kind = category(each)
        if kind in ("Mn", "Me"):
            marks += 1
            if marks <= MOST_MARKS and found and found[-1] != " ":
                found.append(each)
            continue
        if each in _JOINERS:
            if _joins(letters[at - 1 : at], letters[at + 1 : at + 2]):
                found.append(each)
            continue
        marks = 0
        if kind == "Cf":
            continue
        found.append(each if each.isprintable() and each not in _BLANK else " ")
    return " ".join(normalize("NFC", "".join(found)).split())


def name_of(text: str) -> str:
    """A name somebody may go by; empty if there is nothing in it to call them."""
    name = plain(text)
    return name if any(category(each)[0] in "LN" or category(each) == "So" for each in name) else ""


def guest_name(seat: int, lang: str) -> str:
    """What the house calls somebody at that seat who does not say a name."""
    return words(lang).say("guest-name", number=seat + 1)


def in_words(name: str, lang: str) -> str:
    """A name for one who reads that language: what the house calls a guest is said in the reader's own."""
    at = _guest_names(LANGUAGES).get(name)
    return name if at is None else list(_guest_names((lang,)))[at]


@cache
def _guest_names(langs: tuple[str, ...]) -> dict[str, int]:
    """Names of the house, for a host and for each seat, and which of them it is."""
    names = [
        [words(lang).say("web-guest"), *[guest_name(seat, lang) for seat in range(MOST_SEATS)]]
        for lang in langs
    ]
    return {name: at for each in names for at, name in enumerate(each)}


def unlike(name: str, others: Iterable[str]) -> str:
    """This name, or with a number one that nobody takes for any of the others."""
    taken = {shape for other in others for shape in shapes(other)}
    free = name
    for number in count(2):
        if taken.isdisjoint(shapes(free)):
            break
        free = f"{name} {number}"
    return free


def numbered(name: str, taken: Container[str]) -> str:
    """This name, or with a number one that is not taken."""
    if name not in taken:
        return name
    return next(each for number in count(2) if (each := f"{name} {number}") not in taken)


def shapes(name: str) -> set[str]:
    """How a name looks, in capitals and in small letters; names that share one look the same."""
    compatible = normalize("NFKC", name)
    return {_shape(compatible.translate(_LIKE_LATIN)), _shape(compatible)}


def _shape(name: str) -> str:
    folded = normalize("NFKC", name.casefold()).translate(_LIKE_LATIN).casefold()
    letters = "".join([each for each in folded if category(each)[0] not in "ZPC"])
    return letters.replace("rn", "m").replace("vv", "w").replace("i", "l")


def _joins(before: str, after: str) -> bool:
    """Do two letters of a script meet here that joins its letters?"""
    return bool(before and after) and all(
        ord(each) >= _FIRST_JOINED and category(each)[0] in "LM" for each in (before, after)
    )
