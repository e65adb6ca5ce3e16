"""The process in which bots think: ``python -m comptoir.server.thinking``, started by ``pool``.

A letter is what one seat may see, its question with it, and between actions what it may think of the cards it
does not see; nothing else ever gets here.
"""

from __future__ import annotations

import json
import pickle
from collections import OrderedDict
from random import Random, SystemRandom
from typing import NamedTuple

from comptoir.bots import Bot, Interruption, Look, interruption, motive_of, verdicts_of
from comptoir.bots.registry import find, known, make_bot
from comptoir.core import Dice, Match, Motive, Option, View, registry
from comptoir.core.dice import KEY_BYTES
from comptoir.core.surmise import Surmise, imagined
from comptoir.server.letters import answer_all, no_longer_than, where

MOST_BOTS = 256
"""Bots that remember their games; the one that was not asked for longest is forgotten first."""


class Letter(NamedTuple):
    """What a seat sees, for the bot that plays it."""

    table: str
    game: str
    kind: str
    deadline: float
    view: View
    thought: Surmise | None = None
    """What the seat may think of the cards it does not see; None in the middle of an action."""
    interruptions: tuple[Option, ...] = ()
    """What it may do unasked, if it is to say whether it wants to; else it answers its question."""
    for_advice: bool = False
    """Is it to say why as well?"""


class Advised(NamedTuple):
    """What a bot would pick, by its place among the options, and why; and what it thought of the best of
    them: place, chance and motive of each."""

    place: int
    motive: Motive | None
    weighed: list[tuple[int, float, Motive | None]]


class _Told(Look):
    """A look at what was seen in another process; without a decision if its seat is not asked."""

    __slots__ = ("_interruptions", "_letter", "_world")

    def __init__(self, letter: Letter) -> None:
        view = letter.view
        self.seat, self._view, self._interruptions = view.observer, view, letter.interruptions
        self._letter = letter
        self._world: Match | None = None
        if view.decision is not None:
            self.decision = view.decision

    @property
    def interruptions(self) -> tuple[Option, ...]:
        return self._interruptions

    @property
    def can_imagine(self) -> bool:
        return self._letter.thought is not None

    def imagine(self, dice: Dice) -> Match:
        letter = self._letter
        if letter.thought is None:
            raise ValueError("in the middle of an action no worlds can be imagined here")
        if self._world is None:
            self._world = imagined(registry.rules(letter.game), letter.view, letter.thought)
        return self._world.imagine(self.seat, dice)


class Thinker:
    """The bots of one process, one for each seat it plays."""

    def __init__(self, chance: Random | None = None) -> None:
        self._chance = chance or SystemRandom()
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, letter: Letter) -> int | Advised | Interruption:
        """The place of the bot's pick among the options, with its motive if that is wanted; or its
        interruption, without picks to let things be."""
        bot, look = self._bot(letter), _Told(letter)
        if letter.interruptions:
            return interruption(bot, look)
        options = look.decision.options
        place = options.index(bot.choose(look))
        if not letter.for_advice:
            return place
        weighed = [(options.index(each.option), each.chance, each.motive) for each in verdicts_of(bot)]
        return Advised(place, motive_of(bot), weighed)

    def _bot(self, letter: Letter) -> Bot:
        name = letter.table, letter.view.observer, letter.kind
        bot = self._bots.get(name)
        if bot is None:
            bot = self._bots[name] = make_bot(
                letter.game, letter.kind, Dice(self._chance.randbytes(KEY_BYTES))
            )
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(name)
        return bot


def main() -> None:
    for game in registry.names():
        for kind in known(game):
            find(game, kind)  # imported now, not while somebody waits
    thinker = Thinker()

    def answer(content: bytes) -> bytes:
        letter: Letter = pickle.loads(content)
        with no_longer_than(2 * letter.deadline):
            try:
                picked: int | Advised | Interruption | str = thinker.answer(letter)
            except Exception as error:
                picked = where(error)
        return json.dumps(picked).encode()

    answer_all(answer)


if __name__ == "__main__":
    main()
