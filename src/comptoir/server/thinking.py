"""The process in which bots think: ``python -m comptoir.server.thinking``, started by ``pool``.

Letters come in through the standard input and answers leave through the standard output, each behind its
length. A letter is what one seat may see, its question with it; nothing else ever gets here.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
from collections import OrderedDict
from secrets import token_bytes
from typing import Any, BinaryIO, NamedTuple

from comptoir.bots import Bot, Interrupter, Look
from comptoir.bots.registry import find, kinds, make_bot
from comptoir.core import Dice, Match, Option, View, registry
from comptoir.core.dice import KEY_BYTES

READY = b"!"
LENGTH_BYTES = 4
MOST_BOTS = 256
"""Bots that remember their games; the one that was not asked for longest is forgotten first."""


class Letter(NamedTuple):
    """What a seat sees, for the bot that plays it."""

    table: str
    game: str
    kind: str
    deadline: float
    view: View
    interruptions: tuple[Option, ...] = ()
    """What it may do unasked, if it is to say whether it wants to; else it answers its question."""


class _Told(Look):
    """A look at what was seen in another process; without a decision if its seat is not asked."""

    __slots__ = ("_interruptions",)

    def __init__(self, letter: Letter) -> None:
        view = letter.view
        self.seat, self._view, self._interruptions = view.observer, view, letter.interruptions
        if view.decision is not None:
            self.decision = view.decision

    @property
    def interruptions(self) -> tuple[Option, ...]:
        return self._interruptions

    def imagine(self, dice: Dice) -> Match[Any]:
        raise ValueError("there is no match here to imagine worlds of")


class Thinker:
    """The bots of one process, one for each seat it plays."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, letter: Letter) -> int | list[Option]:
        """The place of the bot's pick among the options; or the picks of its interruption, none at all to
        let things be."""
        bot, look = self._bot(letter), _Told(letter)
        if letter.interruptions:
            return [*bot.interrupt(look)] if isinstance(bot, Interrupter) else []
        return look.decision.options.index(bot.choose(look))

    def _bot(self, letter: Letter) -> Bot:
        name = letter.table, letter.view.observer, letter.kind
        bot = self._bots.get(name)
        if bot is None:
            bot = self._bots[name] = make_bot(letter.game, letter.kind, Dice(token_bytes(KEY_BYTES)))
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(name)
        return bot


def where(error: Exception) -> str:
    """An error without what it was about, fit for a log: cards are not."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" in {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}{place}"


def serve(letters: BinaryIO, answers: BinaryIO) -> None:
    thinker = Thinker()
    answers.write(READY)
    answers.flush()
    while head := letters.read(LENGTH_BYTES):
        letter: Letter = pickle.loads(letters.read(int.from_bytes(head, "little")))
        if hasattr(
            signal, "setitimer"
        ):  # whoever waits kills us at the deadline, unless it was killed itself
            signal.setitimer(signal.ITIMER_REAL, 2 * letter.deadline)
        try:
            answer: int | list[Option] | str = thinker.answer(letter)
        except Exception as error:
            answer = where(error)
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        data = json.dumps(answer).encode()
        answers.write(len(data).to_bytes(LENGTH_BYTES, "little") + data)
        answers.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop, by closing the input
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a bot that prints must not be taken for one that answers
    for game in registry.names():
        for kind in kinds(game):
            find(game, kind)  # imported now, not while somebody waits
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
