"""What can be picked now, in words and numbered; and which of it a line of input means."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from comptoir.cli.terminal.sight import Sight, printed_value
from comptoir.cli.terminal.teller import Teller
from comptoir.core import DONE, PASS, Option
from comptoir.dale.catalogue import BONUS, FACE
from comptoir.dale.table import DISCARD_SLOT

_DONE_NUMBER = 0
_ABOUT_A_CARD = ("play", "use", "copy", "as", "worth", "react")
_MOST_DIGITS = 9
_FEWEST_LETTERS = 2
"""One letter picks nothing: a slip of the finger should not play a card."""
_HINT = re.compile(r"\([^)]*[^\W\d][^)]*\)")
"""Words in brackets explain an option; nobody picks by them."""
_LIST_NUMBER = re.compile(r"[#(]?(\d+)[.):]?")
"""A number, perhaps written as in a list: ``1.``, ``1)``, ``#1``."""


class Item(NamedTuple):
    """One line of a menu."""

    number: int
    option: Option
    text: str


def menu(
    teller: Teller,
    sight: Sight,
    options: Sequence[Option],
    *,
    is_run: bool,
    better: Mapping[Option, str] = MappingProxyType({}),
) -> list[Item]:
    """The options as lines. Outside of runs, options that read the same are one line.

    ``better`` has the words of options that mean something special now.
    """
    items: list[Item] = []
    seen: set[str] = set()
    for option in options:
        text = better.get(option) or word(teller, sight, option)
        if option in (DONE, PASS):
            items.insert(0, Item(_DONE_NUMBER, option, text))
        elif is_run or text not in seen:
            seen.add(text)
            number = len([item for item in items if item.number != _DONE_NUMBER]) + 1
            if isinstance(option, tuple) and option[0] == "value":
                number = int(option[1])  # to name a value is to type it
            items.append(Item(number, option, text))
    return items


def by_value(sight: Sight, options: Sequence[Option]) -> list[Option]:
    """Options with cards from the smallest value up, equal ones side by side; everything else as it was."""

    def place(option: Option) -> tuple[int, str]:
        token = token_of(option)
        if token is None:
            return (1 << 30, "")
        return (value_of(sight, option), used_face(sight, option))

    return sorted(options, key=place)


def are_alike(teller: Teller, sight: Sight, options: Sequence[Option]) -> bool:
    """Is there nothing to choose, because all options read the same?"""
    return len({word(teller, sight, option) for option in options}) == 1


def token_of(option: Option) -> int | None:
    """The card an option is about, if it names one."""
    if isinstance(option, int):
        return option
    return int(option[1]) if option[0] in _ABOUT_A_CARD else None


def used_face(sight: Sight, option: Option) -> str:
    """The face with which an option about a card uses it."""
    token = token_of(option)
    assert token is not None
    guise = option[-1] if isinstance(option, tuple) else None
    return guise if isinstance(guise, str) else sight.face(token)


def value_of(sight: Sight, option: Option) -> int:
    """What a card counts if it is used so."""
    token = token_of(option)
    assert token is not None
    worth = int(option[2]) if isinstance(option, tuple) and option[0] == "worth" else None
    return sight.value(token, used_face(sight, option), worth)


def word(teller: Teller, sight: Sight, option: Option) -> str:
    """An option as a person reads it."""
    match option:
        case int(token):
            return _card(teller, sight, token, sight.face(token))
        case ("as", int(token), str(guise)):
            return _card(teller, sight, token, guise)
        case ("worth", int(token), *_):
            name = teller.used_as(_known_face(sight, token), used_face(sight, option))
            return teller.say("option-card", card=name, value=value_of(sight, option))
        case ("react", int(token), *_):
            guise = used_face(sight, option)
            return teller.say("option-react", card=teller.used_as(_known_face(sight, token), guise))
        case ("play" | "use" | "copy" as verb, int(token), *rest):
            face = _known_face(sight, token)
            guise = str(rest[0]) if rest else face
            return teller.say(
                f"option-{verb}",
                card=teller.used_as(face, guise),
                bonus="yes" if BONUS[FACE[guise]] else "no",
                special="yes" if sight.is_singled_out(token) else "no",
                value=sight.value(token, guise),
            )
        case ("purchase", int(slot)):
            return _purchase(teller, sight, slot)
        case ("build",):
            needed = sight.needed(sight.observer)
            raised = "no" if needed == sight.next_stack else "yes"
            return teller.say("option-build", number=sight.next_stack, needed=needed, raised=raised)
        case ("rearrange",):
            return teller.say("option-rearrange", card=teller.face("calculations"))
    return _plain_word(teller, sight, option)


def _plain_word(teller: Teller, sight: Sight, option: Option) -> str:
    """An option that is about no card."""
    match option:
        case ("seat", int(seat)):
            return teller.known(seat)
        case ("value", int(count)) if sight.prompt == "how_many":
            cards = teller.cards(sight.me.discard[len(sight.me.discard) - count :])
            return teller.say("option-count", count=count, cards=cards)
        case ("value", int(value)):
            return teller.say("option-value", value=value)
        case ("slot", int(slot)):
            assert sight.source is not None
            price = printed_value(sight.source.face) + slot + sight.surcharge(sight.observer)
            return teller.say("option-slot", place=slot + 1, price=price)
        case ("set", str(name)):
            return teller.say(f"set-{name}.short")
        case ("card", str(face)):
            return teller.face(face)
        case ("left" | "right" as way,):
            step = 1 if way == "left" else -1
            neighbour = (sight.observer + step) % len(sight.seats)
            return teller.say(f"option-{way}", name=teller.known(neighbour))
        case (str(single),):
            return teller.say(f"option-{single}")
    raise TypeError(f"{option!r} has no words")


def _known_face(sight: Sight, token: int) -> str:
    card = sight.card(token)
    assert card is not None, "a seat is offered only cards it knows"
    return card.face


def _purchase(teller: Teller, sight: Sight, slot: int) -> str:
    if slot == DISCARD_SLOT:
        card = sight.market_discard[-1]
        assert card is not None
        return teller.say("option-buy-discard", card=teller.face(card.face), price=printed_value(card.face))
    card, price = sight.market[slot], sight.prices[slot]
    assert card is not None
    assert price is not None
    return teller.say("option-buy", card=teller.face(card.face), price=price)


def _card(teller: Teller, sight: Sight, token: int, used_as: str) -> str:
    """A card with what it counts, and where it lies if that is not the hand."""
    place = sight.place(token)
    is_mine = place.owner == sight.observer and place.zone in ("hand", "discard")
    value = sight.value(token, used_as) if is_mine else printed_value(used_as)
    name = teller.used_as(_known_face(sight, token), used_as)
    if place.zone == "stall":
        owner = teller.whose_stall(place.owner, -1)
        return teller.say("option-card-stall", card=name, value=value, number=place.number, **owner)
    if place.zone == "schedule":
        return name  # it has done its work: what it would pay does not matter
    if place.zone == "discard":
        pile = sight.seats[place.owner].discard
        depth = len(pile) - [card.token for card in pile if card].index(token)
        return teller.say("option-card-discard", card=name, value=value, depth=depth)
    return teller.say("option-card", card=name, value=value)


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


def find(items: Sequence[Item], query: str, taken: Sequence[Option] = ()) -> list[Item]:
    """The items a word or number means; of equal ones the first that is not taken yet."""
    if any(each.isdecimal() for each in query) and not any(each.isalpha() for each in query):
        wanted = _LIST_NUMBER.fullmatch(query.strip())
        number = number_in(wanted[1]) if wanted else None
        return [item for item in items if item.number == number and item.option not in taken]
    free = [item for item in items if item.option not in taken]
    exact = [item for item in free if plain(item.text) == plain(query)]
    texts = [_HINT.sub(" ", item.text) for item in free]
    found = exact or [free[at] for at in matches(query, texts, _FEWEST_LETTERS)]
    different: dict[str, Item] = {}
    for item in found:
        different.setdefault(item.text, item)
    return list(different.values())
