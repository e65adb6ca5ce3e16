"""A game played to its end without anchors, events or undo: for bots and labs."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core.asking import ASK_AGAIN, Finished
from comptoir.core.decision import Asked, Decision, Option, Picker, Script, decisions_of
from comptoir.core.game import Game, T


def play_out(
    game: Game[T],
    table: T,
    scripts: Sequence[Script],
    asked: Asked | None,
    sealed: dict[int, Option],
    choose: Picker,
) -> None:
    """Go on from where the scripts wait, or from the start of an action if there are none.

    ``sealed`` are the picks of those who have answered already what several are asked at once.
    """
    try:
        if scripts and asked is not None:
            send: object = _picked(asked, sealed, choose)
            for script in reversed(scripts):
                _finish(script, send, sealed, choose)
                send = ASK_AGAIN
        _finish(_go_on(game, table, sealed, choose), None, sealed, choose)
    except Finished:
        pass


async def _go_on(game: Game[T], table: T, sealed: dict[int, Option], choose: Picker) -> None:
    """One action after the other. What a script does not ask the table's picker, it asks who drives this."""
    decide, perform = game.decide, game.perform
    while (asked := decide(table)) is not None:
        await perform(table, choose(asked) if type(asked) is Decision else _picked(asked, sealed, choose))


def _finish(script: Script, send: object, sealed: dict[int, Option], choose: Picker) -> None:
    """Drive a script to its end."""
    try:
        while True:
            send = _picked(script.send(send), sealed, choose)
    except StopIteration:
        pass


def _picked(asked: Asked, sealed: dict[int, Option], choose: Picker) -> Option | tuple[Option, ...]:
    if type(asked) is Decision:
        return choose(asked)
    return tuple([sealed.pop(each.seat, ()) or choose(each) for each in decisions_of(asked)])
