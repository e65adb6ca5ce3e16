"""A game played to its end without anchors, events or undo: for bots and labs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from comptoir.core.decision import ASK_AGAIN, Asked, Decision, Finished, Option, Script, decisions_of
from comptoir.core.game import Game, T


def play_out(
    game: Game[T],
    table: T,
    scripts: Sequence[Script],
    asked: Asked | None,
    sealed: dict[int, Option],
    choose: Callable[[Decision], Option],
) -> None:
    """Go on from where the scripts wait, or from the start of an action if there are none.

    ``sealed`` are the picks of those who have answered already what several are asked at once.
    """
    decide, perform = game.decide, game.perform

    def pick_of(asked: Asked) -> Option | tuple[Option, ...]:
        return choose(asked) if type(asked) is Decision else picks_of(asked)

    def picks_of(asked: Asked) -> tuple[Option, ...]:
        return tuple([sealed.pop(each.seat, ()) or choose(each) for each in decisions_of(asked)])

    def finish(script: Script, send: object) -> None:
        try:
            asked = script.send(send)
            while True:
                asked = script.send(choose(asked) if type(asked) is Decision else picks_of(asked))
        except StopIteration:
            pass

    try:
        if scripts and asked is not None:
            send: object = pick_of(asked)
            for script in reversed(scripts):
                finish(script, send)
                send = ASK_AGAIN
        while (asked := decide(table)) is not None:
            finish(perform(table, pick_of(asked)), None)
    except Finished:
        pass
