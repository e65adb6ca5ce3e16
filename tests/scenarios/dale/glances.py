"""Glances into piles, and tables under other stars: shared by the scenarios of the third game."""

from __future__ import annotations

from typing import Any

from comptoir.core import Dice
from comptoir.dale.catalogue import DICE
from tests.scenarios.dale.gestures import told
from tests.scenarios.dale.stage import Stage


def reseeded(game: Stage, seed: int) -> Stage:
    """The same table with another chance."""
    game.table.dice = Dice.seeded(seed)
    return game


def under(game: Stage, *signs: str) -> Stage:
    """The same table, where the hare die shows these faces one after the other."""
    faces = DICE["hares"]
    for seed in range(5000):
        dice = Dice.seeded(seed)
        if all(faces[dice.below(len(faces))] == sign for sign in signs):
            return reseeded(game, seed)
    raise AssertionError(f"{signs} never come up")


def rolls(game: Stage) -> list[str]:
    """What the dice have shown."""
    return [event["result"] for event in told(game, game.table.spectator, "rolled")]


def deck_of(game: Stage, seat: int) -> list[str]:
    """The cards of a deck that was shuffled, in no order."""
    return sorted(deck_in_order(game, seat))


def deck_in_order(game: Stage, seat: int) -> tuple[str, ...]:
    return tuple(game._words(game.table.decks[seat]))


def deck_seen(game: Stage, observer: int, seat: int) -> list[str | None]:
    """The faces an observer knows of a deck, top last."""
    view: Any = game.view(observer)
    return [card and card["face"] for card in view["seats"][seat]["deck"]]


def stored_seen(game: Stage, observer: int, seat: int) -> list[str | None]:
    """The faces an observer knows of what a seat has stored."""
    view: Any = game.view(observer)
    return [card and card["face"] for under in view["seats"][seat]["stored"].values() for card in under]
