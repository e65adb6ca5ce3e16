"""Games of Marchands de Karanor for the archive: greedy merchants, some of whom are curious.

Whoever is curious uses what no stored game has shown yet, whenever there is a chance to, so that every entry
of the content pack is drawn and used somewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from comptoir.bots import Bot, Glance, Look
from comptoir.bots.registry import make_bot
from comptoir.core import PASS, Dice, Match, Option
from comptoir.core.archive import dump
from comptoir.karanor.game import GAME
from comptoir.karanor.pack import Commerce, Quest, Rule
from comptoir.lab.karanor import uses
from tests.archive.playing import play_to_the_end

GAMES = 40
WITH_CARDS = ("build", "quest", "card", "activate")


class Curious:
    """A greedy merchant who prefers what has not been seen."""

    def __init__(self, dice: Dice, used: Counter[str]) -> None:
        self.greedy: Any = make_bot("karanor", "greedy", dice.spawn("greedy"))
        self.dice = dice
        self.used = used

    def choose(self, look: Look) -> Option:
        options = look.decision.options
        names = faces(look.view)
        wanted = [each for each in options if self.is_new(names, each)]
        if look.decision.prompt == "immediate":
            wanted = list(options)
        if not wanted and ("interact",) in options:
            wanted = [("interact",)]
        if look.decision.prompt == "window" and len(options) > 1 and not wanted:
            wanted = [each for each in options if each != PASS]
        if look.decision.prompt in ("discard_quest", "give_up_quest"):
            wanted = [each for each in options if each not in wanted]
        if wanted and look.decision.prompt != "offer":
            return wanted[self.dice.below(len(wanted))]
        pick: Option = self.greedy.choose(look)
        return pick

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        cards = [each for each in glance.interruptions if isinstance(each, tuple) and each[0] == "card"]
        names = faces(glance.view) if cards else {}
        wanted = [each for each in cards if self.is_new(names, each)]
        if wanted:
            return (wanted[0],)
        picks: tuple[Option, ...] = self.greedy.interrupt(glance)
        return picks

    def is_new(self, names: dict[int, str], option: Option) -> bool:
        """Would this use, or bring, something new?"""
        if isinstance(option, int):
            return self.shows_new(names.get(option, ""))
        if option[0] not in WITH_CARDS:
            return option == ("deliver",)
        name = names.get(int(option[1]), "")
        if option[0] == "build":
            return option[2] == 1 or not self.shows_new(name)
        part = int(option[2]) if option[0] == "quest" else -1
        return not self.used[name] or any(not self.used[each] for each in brings(name, part))

    def shows_new(self, name: str) -> bool:
        return bool(name) and any(not self.used[each] for each in (name, *brings(name, -1)))


@cache
def brings(name: str, part: int) -> tuple[str, ...]:
    """The tiles that a card may give: a commerce with its bonus, a quest with one of its options or any."""
    pack = GAME.pack
    card = pack.cards[pack.face[name]] if name in pack.face else None
    rules: list[Rule] = []
    if isinstance(card, Commerce) and card.bonus is not None:
        rules = [card.bonus]
    elif isinstance(card, Quest):
        rules = list(card.options if part < 0 else card.options[part : part + 1])
        if card.sequel >= 0:
            rules += pack.sequels[card.sequel].options
    effects = [each for rule in rules for each in rule.effects]
    found = [pack.insignia[each.value].id for each in effects if each.kind == "insignia"]
    if any(each.kind == "artefact" for each in effects):
        found += [each.id for each in pack.artefacts]
    return tuple(found)


def faces(view: object) -> dict[int, str]:
    """Every card in a view, by its token."""
    found: dict[int, str] = {}
    if isinstance(view, dict):
        if set(view) == {"card", "face"}:
            return {view["card"]: view["face"]}
        for each in view.values():
            found |= faces(each)
    elif isinstance(view, list):
        for each in view:
            found |= faces(each)
    return found


def play(number: int, used: Counter[str]) -> Match:
    """Game ``number``, with two to six merchants; every other one is curious."""
    players = 2 + number % 5
    dice = Dice.seeded(f"archive karanor {number}")
    match = Match(GAME, {"players": players}, dice.key)
    bots: dict[int, Bot] = {
        seat: Curious(dice.spawn(f"seat {seat}"), used)
        if (seat + number) % 2
        else make_bot("karanor", "greedy", dice.spawn(f"seat {seat}"))
        for seat in range(players)
    }
    play_to_the_end(match, bots)
    used.update(uses(match).used)
    return match


def entries() -> list[str]:
    """Everything in the pack that a game can show."""
    pack = GAME.pack
    tables = (pack.resources, pack.territories, pack.associates, pack.insignia)
    return [*pack.faces, *[each.id for table in tables for each in table]]


def record() -> Iterator[tuple[str, bytes]]:
    """The files: games until everything was shown, but at least so many."""
    used: Counter[str] = Counter()
    number = 0
    while number < GAMES or (number < 4 * GAMES and any(not used[name] for name in entries())):
        missing = {name for name in entries() if not used[name]}
        match = play(number, used)
        if number < GAMES or any(used[name] for name in missing):
            yield f"{number:03}.json", dump(match)
        number += 1
