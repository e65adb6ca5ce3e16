"""What an action could be tried with, and in two or three words why none of it is possible."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeAlias

from comptoir.core import Refused
from comptoir.karanor.actions import reason_against
from comptoir.karanor.board import EMPTY
from comptoir.karanor.reason import refused
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.errors import facts_of
from comptoir.telling.karanor.teller import Teller

Verb: TypeAlias = tuple[str | int, ...]
"""An option that begins with a word."""
HANDS = ("build", "quest", "card")
"""Actions with a card of one's own hand."""
_WHOLE = ("harvest", "work", "interact", "deliver", "villa", "market")
"""Actions that name nothing."""
_NEARBY = ("lacks", "no_fare", "not_enough_gold")
"""Reasons of somebody who is in the right place: of several, these are worth more than others."""


def attempts(view: KaranorView, action: str) -> list[Verb]:
    """What the observer could try for an action, possible or not."""
    seat = view.observer
    hands = {"build": view.commerces, "quest": view.quests, "card": view.black_hands}
    match action:
        case "move":
            return list(view.pack.steps[view.pawns[seat]])
        case "build" | "quest" | "card":
            return [each for card in hands[action][seat] for each in attempts_with(view, card)]
        case "recruit":
            which = view.free_associates or range(len(view.pack.associates))
            return [("recruit", view.pack.associates[each].id) for each in which]
        case "promote":
            return [("promote", view.pack.associates[each].id) for each in view.associates[seat]]
    return [(action,)] if action in _WHOLE else []


def attempts_with(view: KaranorView, card: int) -> list[Verb]:
    """What could be done with a card of one's own, if it were possible."""
    seat = view.observer
    if card in view.commerces[seat]:
        return [("build", card, 0), ("build", card, 1)]
    if card in view.quests[seat]:
        count = len(view.pack.quest_of[view.faces[card]].options)
        targets = [EMPTY, *view.rivals(seat)]
        return [("quest", card, number, target) for number in range(count) for target in targets]
    verb = "card" if card in view.black_hands[seat] else "activate"
    return [(verb, card, target) for target in (EMPTY, *view.rivals(seat))]


def hindrances(
    teller: Teller, view: KaranorView, actions: Iterable[str], done: Collection[str]
) -> dict[str, str]:
    """Why each action that nothing can be done of is not possible, in two or three words."""
    return {action: _brief(teller, view, action) for action in actions if action not in done}


def _brief(teller: Teller, view: KaranorView, action: str) -> str:
    tried = attempts(view, action)
    if not tried:
        return teller.say("karanor-brief-empty-hand", topic=action)
    reasons = [reason_against(view, view.observer, each) for each in tried]
    found = [refused(view.pack, each, action) for each in reasons if each is not None]
    best = min(found, key=_distance)
    facts = facts_of(teller.words, best, teller.pack)
    return teller.say(f"karanor-brief-{best.code.replace('_', '-')}", **facts)


def _distance(error: Refused) -> tuple[bool, int]:
    """How far from possible something is: in the wrong place, or so many kinds of things short."""
    return error.code not in _NEARBY, str(error.details.get("missing", "")).count(",")
