"""Gestures and glances that several scenarios share, beside those of the stage."""

from __future__ import annotations

from typing import Any

from comptoir.dale.catalogue import FACES
from comptoir.dale.guises import uses
from tests.scenarios.dale.stage import Stage

_STACKS = ("broker", "cookies", "relic", "spyglass", "toy", "toy broker", "toy cookies", "toy relic")


def stacks(count: int) -> tuple[str, ...]:
    """A stall with that many stacks, so that the next one is ``count + 1``."""
    return _STACKS[:count]


def build(game: Stage, *cards: str) -> Stage:
    """The stall action. Where only one stack is possible the engine does not ask for its cards."""
    assert game.can_build(*cards), f"{cards} is not an allowed stack"
    seat = game.asked.seat
    before = game.table.stall(seat)
    game.answer(("build",))
    return game.pick("build", *cards) if game.table.stall(seat) == before else game


def offers(game: Stage, card: str) -> set[str]:
    """The faces a card of the hand may be used as now, by the active player."""
    token = game.card(card, game.table.hands[game.table.active])
    return {FACES[use.face] for use in uses(game.table, game.table.active, (token,))}


def seen(game: Stage, observer: int, seat: int) -> list[str]:
    """The faces an observer knows of a seat's hand."""
    view: Any = game.view(observer)
    return sorted(card["face"] for card in view["seats"][seat]["hand"]["cards"])


def told(game: Stage, observer: int, event: str) -> list[Any]:
    """The events of one name, as an observer heard them."""
    story: list[Any] = game.match.plain_events(observer)
    return [each for each in story if each["event"] == event]


def told_cards(game: Stage, observer: int, event: str) -> list[Any]:
    """The cards of all events of one name, one after the other, as an observer saw them."""
    return [card for each in told(game, observer, event) for card in each["cards"]]


def next_turn(game: Stage) -> Stage:
    """End the turn: an empty inventory for each action left, nothing used in clean-up, nobody reacts.

    Stops at the first question of the next player, be it at the start of the turn.
    """
    active = game.table.active
    while game.match.decisions and game.table.active == active:
        decision = game.match.decisions[0]
        if decision.prompt == "action":
            game.answer(("inventory",))
        elif decision.prompt == "react":
            game.pass_by()
        else:
            game.done()
    return game


def my_next_turn(game: Stage) -> Stage:
    """Everybody else ends their turn, until seat 0 is asked something in a turn of its own."""
    next_turn(game)
    while game.match.decisions and game.table.active != 0:
        next_turn(game)
    return game.pass_by()
