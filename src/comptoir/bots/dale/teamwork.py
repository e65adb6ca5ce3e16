"""Building, alone or with a teammate, and the choice of players: good things for us, bad ones for them."""

from __future__ import annotations

from collections import Counter

from comptoir.bots.dale.case import LAST_RESORT, Case
from comptoir.bots.dale.memory import Memory
from comptoir.bots.dale.sight import Sight
from comptoir.bots.dale.stacking import Parts, card_of, hand_parts, open_stacks, part
from comptoir.bots.dale.worth import Worth
from comptoir.core import DONE, Option
from comptoir.dale.catalogue import SET, VALUE

CERTAIN, STARTER, LIKELY = 1.0, 0.4, 0.15
"""How likely it is that the teammate has what is missing: seen in that hand; the 1 everybody starts with; any
other value."""
HIGHEST = 5
LEAST_SHARE = 1 / 3
"""How much of a stack I must bring myself to ask for the rest."""
DRAWS_FROM_DECKS = frozenset({"ruthless_competition", "burglary", "periscope", "delicacy"})
KNOWN = 10.0


# -- stacks -----------------------------------------------------------------------------------------------


def build(case: Case) -> float:
    """The cards of the stack I miss least; without one, what the teammate is to complete."""
    worth, decision, option = case.worth, case.decision, case.option
    picked = decision.run.picked if decision.run else ()
    if picked not in worth.notes:
        worth.notes[picked] = _next_card(case, tuple(picked))
    wanted = worth.notes[picked]
    if option == wanted:
        return 1.0
    if option == DONE:
        return LAST_RESORT if picked or wanted is not None else 0.5
    card = card_of(option)
    return -worth.of_mine(card) / max(1, worth.sight.value(card)) - 10.0


def _next_card(case: Case, picked: tuple[Option, ...]) -> Option | None:
    """The next pick of the stack that the picks made so far are the beginning of; None if there is none.

    Cards are picked in the order in which they are offered: one that is passed over is not offered again.
    """
    sight, options = case.sight, case.decision.options
    laid = tuple([part(sight, option) for option in picked])
    missing = Counter([each.face for each in _plan(case, laid)])
    missing.subtract([each.face for each in laid])
    for option in options:
        if option != DONE and missing[part(sight, option).face] > 0:
            return option
    return DONE if picked and DONE in options else None


def _plan(case: Case, laid: Parts) -> Parts:
    """The whole stack, with the cards laid already; nothing if none would be any good."""
    worth, sight = case.worth, case.sight
    stack = worth.best_stack(hand_parts(sight), laid)
    if stack or sight.mate < 0:
        return stack
    wanted = [part(sight, option) for option in case.memory.laid]
    if wanted and not {each.card for each in laid} - {each.card for each in wanted}:
        return tuple(wanted)
    return most_promising(worth, list(open_stacks(sight, hand_parts(sight), laid)))


def request(worth: Worth, memory: Memory) -> Parts:
    """What to lay out for the teammate to complete; nothing when that has little chance."""
    sight = worth.sight
    if sight.mate < 0:
        return ()
    if "request" not in worth.notes:
        wanted = [
            stack
            for stack in open_stacks(sight, hand_parts(sight))
            if memory.may_request(sight, stack) and chance(sight, stack) > 0.0
        ]
        worth.notes["request"] = most_promising(worth, wanted)
    found: Parts = worth.notes["request"]
    return found


def most_promising(worth: Worth, stacks: list[Parts]) -> Parts:
    """The one the teammate can most likely complete, and of equal ones the one I miss least."""

    def promise(stack: Parts) -> tuple[float, float]:
        return chance(worth.sight, stack), -sum([worth.of_mine(each.card) for each in stack])

    return max(stacks, key=promise, default=())


def chance(sight: Sight, stack: Parts) -> float:
    """How likely the teammate can complete a stack of one set, by what I know of that hand."""
    total = sum([each.value for each in stack])
    missing = sight.needed - total
    known = [sight.faces[card] for card in sight.known_hands[sight.mate]]
    reached = 1
    for face in known:
        if SET[face] == SET[stack[0].face]:
            reached |= reached << VALUE[face]
    if reached >> missing & 1:
        return CERTAIN
    has_unknown = sight.hand_counts[sight.mate] > len(known)
    if not has_unknown or missing > HIGHEST or total < LEAST_SHARE * sight.needed:
        return 0.0
    return STARTER if missing == 1 else LIKELY


def complete(case: Case) -> float:
    """Complete the teammate's stack with what I miss least, whenever that is possible."""
    worth, decision, option = case.worth, case.decision, case.option
    if option == DONE:
        return 1.0 if decision.run and decision.run.picked else LAST_RESORT
    card = card_of(option)
    return -worth.of_mine(card) / max(1, worth.sight.value(card))


# -- players ----------------------------------------------------------------------------------------------


def leader(case: Case) -> float:
    """Who is ahead, if there are cards to be lost; never the teammate."""
    if case.option == DONE:
        return LAST_RESORT
    sight, at = case.sight, int(case.option[1])
    if at == sight.mate:
        return LAST_RESORT
    return len(sight.stalls[at]) + 0.1 * sight.hand_counts[at]


def deck_of(case: Case) -> float:
    """The deck of who is ahead, or one with a card on top that I know and would like to have."""
    sight = case.sight
    top = [card for card in sight.decks[int(case.option[1])][-1:] if card >= 0]
    wish = KNOWN * max(0.0, case.worth.best(top)) if case.source in DRAWS_FROM_DECKS else 0.0
    return leader(case) + wish


def hand_of(case: Case) -> float:
    """Whose hand: one with cards, of who is ahead; only to look at, the teammate's."""
    sight, at = case.sight, int(case.option[1])
    if at == sight.mate and case.source == "cunning_neighbour":
        return 2.0 * sight.last_number * (len(sight.known_hands[at]) < sight.hand_counts[at])
    return leader(case) if sight.hand_counts[at] else LAST_RESORT / 2


def discard_of(case: Case) -> float:
    """Whose top card I would like to have; the teammate's stay where they are."""
    sight, at = case.sight, case.option[1]
    return LAST_RESORT if at == sight.mate else case.worth.best(sight.discards[at][-1:])


def share_out(case: Case) -> float:
    """The best card for me, a good one for the teammate, the worst for the others."""
    worth, sight, card, to = case.worth, case.sight, case.option, case.arg("to")
    if to == sight.seat:
        return worth.gain(card)
    if to == sight.mate:
        return worth.of(card)
    # A card of my own hand is more than one I could have had: it is lost to the stack I hold it for.
    return -worth.of_mine(card) - worth.keep(card) if card in sight.hand else -worth.of(card)


def direction(case: Case) -> float:
    """Towards the neighbour with more cards, to take one; to let others choose, the one behind first."""
    sight = case.sight
    step = 1 if case.option == ("left",) else -1
    at = (sight.seat + step) % len(sight.stalls)
    return -float(len(sight.stalls[at])) if case.source == "tasters" else float(sight.hand_counts[at])
