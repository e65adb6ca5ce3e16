"""Somebody who reads what a table tells: a seat or the spectator, in either language."""

from __future__ import annotations

from typing import Any

from comptoir.core import Match
from comptoir.telling.dale.telling import TELLING
from comptoir.telling.shown import Item, Mention, Question, Text
from comptoir.telling.telling import Reader, Wish
from comptoir.words import words
from tests.scenarios.dale.stage import Stage

NAMES = ("Anne", "Élise", "Oskar", "Wilma")


def number(token: int) -> int:
    """An observer's own number for a card: never the token itself."""
    return 1000 + token


def reader(match: Match, observer: int, lang: str = "en") -> Reader:
    seats = match.game.seats(match.table)
    return Reader(words(lang), NAMES[:seats], observer, match.options)


def read(text: Text) -> str:
    """A text as it is read, without its non-breaking spaces."""
    return "".join(piece.text if isinstance(piece, Mention) else piece for piece in text).replace(
        "\u00a0", " "
    )


def mentions(text: Text) -> list[str]:
    return [piece.face for piece in text if isinstance(piece, Mention)]


def question(stage: Stage, seat: int = 0, lang: str = "en") -> Question:
    offer = TELLING.offer(stage.match, seat)
    view, at = stage.match.view(seat), len(stage.match.picks)
    return TELLING.question(view, offer, reader(stage.match, seat, lang), number, None, at)


def items(asked: Question) -> list[str]:
    return [read(item.text) for item in asked.items]


def item(asked: Question, said: str) -> Item:
    """The item that reads so."""
    (found,) = [each for each in asked.items if read(each.text) == said]
    return found


def why(stage: Stage, lang: str = "en", seat: int = 0, **wish: Any) -> str:
    """The answer to “why can I not”."""
    offer = TELLING.offer(stage.match, seat) if stage.match.decision_of(seat) else None
    tokens = {number(token): token for token in range(len(stage.table.faces))}
    told = TELLING.why_not(stage.match, offer, Wish(**wish), reader(stage.match, seat, lang), tokens)  # type: ignore[arg-type]
    return read(told)


def card(stage: Stage, place: int, seat: int = 0) -> int:
    """The number of a card in a hand."""
    return number(stage.table.hands[seat][place])


def sets(asked: Question) -> set[frozenset[str]]:
    """The complete sets of a run, as they read; equal cards told apart by their places."""
    assert asked.choice is not None
    assert asked.choice.sets is not None
    names = [f"{read(each.text)}#{at}" for at, each in enumerate(asked.items)]
    return {frozenset(names[at] for at in one) for one in asked.choice.sets}
