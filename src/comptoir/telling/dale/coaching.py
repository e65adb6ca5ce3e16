"""What a lesson advises its learner to do: read off the table, so whoever goes their own way finds back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from comptoir.core import Option
from comptoir.dale.catalogue import FACE, JUNK
from comptoir.dale.lessons import LEARNER
from comptoir.dale.view import DaleView
from comptoir.telling.dale.wording import token_of
from comptoir.telling.shown import Coaching
from comptoir.telling.telling import Menu

HUNTER, RELIC, BAIT, LAST = [
    FACE[name] for name in ("treasure_hunter", "shattered_relic", "spyglass", "favourite_toy")
]
STEPS: Final = ("buy", "pay", "play", "theft", "build", "inventory", "win")
"""What there is to learn, in the order in which it comes up."""
SEVENTH, EIGHTH = (BAIT, RELIC), (LAST, RELIC)
"""The stacks that are built with the coach."""


def coaching(view: DaleView, offer: Menu) -> Coaching | None:
    """What to do with this question; None where no lesson is given."""
    decision = view.decision
    if not view.rules.lesson or view.observer != LEARNER or decision is None:
        return None
    if decision.prompt == "action":
        return _say(*_next_action(view, offer.options))
    step, advise = _WITHIN.get(decision.prompt, ("", None))
    items = advise(view, offer) if advise else []
    if step == "build" and _is_last(view):
        step = "win"
    return _say(step if items else "", items, is_begun=step != "pay")


def _say(step: str, items: list[int], *, is_begun: bool = False) -> Coaching:
    """The words of a step, or those once it is begun. Without a step, the learner is free."""
    if not step:
        return Coaching("free", 0, len(STEPS))
    return Coaching(f"{step}-begun" if is_begun else step, STEPS.index(step) + 1, len(STEPS), items)


# -- actions ------------------------------------------------------------------------------------------------


def _next_action(view: DaleView, options: Sequence[Option]) -> tuple[str, list[int]]:
    """The step that the table is ready for, and the item it begins with."""
    hand = [view.faces[card] for card in view.hand]
    is_last = _is_last(view)
    for step, is_ready, pick in (
        ("win", is_last and _holds(hand, EIGHTH), ("build",)),
        ("inventory", is_last and JUNK in hand, ("inventory",)),
        ("build", not is_last and _holds(hand, SEVENTH), ("build",)),
        ("play", hand.count(RELIC) > 1 and HUNTER in hand, _play(view, RELIC)),
        ("theft", HUNTER in hand and _is_bait_out(view), _play(view, HUNTER)),
        ("buy", view.turn == 1, _purchase(view, HUNTER)),
    ):
        if is_ready and pick in options:
            return step, [options.index(pick)]
    return "", []


def _is_last(view: DaleView) -> bool:
    return len(view.stall(LEARNER)) + 1 == view.rules.stacks_to_win


def _holds(hand: list[int], stack: tuple[int, int]) -> bool:
    return all([face in hand for face in stack])


def _is_bait_out(view: DaleView) -> bool:
    return any([pile and view.faces[pile[-1]] == BAIT for pile in view.discards[LEARNER + 1 :]])


def _play(view: DaleView, face: int) -> Option:
    return ("play", next((card for card in view.hand if view.faces[card] == face), -1))


def _purchase(view: DaleView, face: int) -> Option:
    return ("purchase", next((at for at, card in enumerate(view.market) if view.faces[card] == face), -1))


# -- what they ask for --------------------------------------------------------------------------------------


def _pay(view: DaleView, offer: Menu) -> list[int]:
    """Of what is bought with the coach: two cards that are needed for nothing else."""
    decision, kept = view.decision, (*SEVENTH, *EIGHTH)
    if decision is None or view.faces[decision.source] != HUNTER:
        return []
    spare = [at for at, option in enumerate(offer.options) if not _is_one_of(view, option, (*kept, JUNK))]
    return spare if offer.choice and spare in (offer.choice.sets or []) else []


def _build(_view: DaleView, offer: Menu) -> list[int]:
    sets = offer.choice.sets if offer.choice else None
    return sets[0] if sets else []


def _junk(view: DaleView, offer: Menu) -> list[int]:
    return [at for at, option in enumerate(offer.options) if _is_one_of(view, option, (JUNK,))]


def _one_junk(view: DaleView, offer: Menu) -> list[int]:
    return _junk(view, offer)[:1]


def _is_one_of(view: DaleView, option: Option, faces: tuple[int, ...]) -> bool:
    token = token_of(option)
    return token is not None and view.faces[token] in faces


_WITHIN: dict[str, tuple[str, Callable[[DaleView, Menu], list[int]]]] = {
    "pay": ("pay", _pay),
    "toss": ("play", _one_junk),
    "build": ("build", _build),
    "discard": ("inventory", _junk),
}
"""What a step asks further, and what to pick there."""
