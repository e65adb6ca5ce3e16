"""Somebody who reads what a table of Karanor tells, in either language."""

from __future__ import annotations

from collections.abc import Iterator

from comptoir.core import Dice, Event, Match, Shown, seen
from comptoir.core.conformance import interrupt_at_random
from comptoir.karanor.game import GAME
from comptoir.telling.karanor.story import sentence
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.telling import Reader
from comptoir.words import words

NAMES = ("Anne", "Élise", "Oskar", "Wilma", "Mira", "Jules")
PACK = GAME.pack
ANYBODY = (1 << 7) - 1
"""Known to every seat and to the spectator."""


def teller(observer: int, lang: str = "en", players: int = 3) -> Teller:
    return Teller(Reader(words(lang), NAMES[:players], observer), PACK)


def spaced(text: str) -> str:
    """A text without its non-breaking spaces."""
    return text.replace("\u00a0", " ")


def card(name: str, *seats: int) -> Shown:
    """A card of the pack, known to these seats, or to everybody."""
    known = sum(1 << seat for seat in seats) if seats else ANYBODY
    return Shown(card=1, face=PACK.face[name], known=known)


def place(name: str) -> int:
    return PACK.index("territories", name)


def goods(**amounts: int) -> tuple[int, ...]:
    return tuple([amounts.get(each.id, 0) for each in PACK.resources])


def insignia(**counts: int) -> tuple[int, ...]:
    return tuple([counts.get(each.id, 0) for each in PACK.insignia])


def log(observer: int, lang: str, *events: Event) -> list[str]:
    """The lines of the log about these events."""
    return [spaced(sentence(teller(observer, lang), seen(event, observer))) for event in events]


def said(observer: int, lang: str, event: Event) -> str:
    """The same of one event."""
    (line,) = log(observer, lang, event)
    return line


def moments(players: int, seed: str, picks: int) -> Iterator[Match]:
    """A game at random, with interruptions, before each pick and after the last one."""
    dice = Dice.seeded(seed)
    options: dict[str, object] = {"players": players, "round_limit": 40}
    if players < 4:
        options["histories"] = "chosen"
    match = Match(GAME, options, dice.key)
    interrupt = interrupt_at_random(dice)
    for number in range(picks):
        yield match
        if not match.decisions:
            return
        if number % 8 or not interrupt(match):
            decision = match.decisions[dice.below(len(match.decisions))]
            match.answer(decision.seat, decision.options[dice.below(len(decision.options))])
    yield match
