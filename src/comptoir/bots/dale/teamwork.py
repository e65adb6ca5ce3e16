"""Building, alone or with a teammate, and the choice of players: good things for us, bad ones for them."""

from __future__ import annotations

from comptoir.bots.dale.case import LAST_RESORT, Case, card_of
from comptoir.bots.dale.memory import Memory
from comptoir.bots.dale.worth import Uses, Worth, goes_on, known
from comptoir.core import DONE, Option
from comptoir.dale.catalogue import JUNK, SET
from comptoir.dale.guises import uses
from comptoir.dale.stacks import subsets

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
        worth.notes[picked] = _next_card(case, picked)
    wanted = worth.notes[picked]
    if option == wanted:
        return 1.0
    if option == DONE:
        return LAST_RESORT if picked or wanted is not None else 0.5
    card = card_of(option)
    return -worth.of_mine(card) / max(1, worth.value(card)) - 10.0


def _next_card(case: Case, picked: tuple[Option, ...]) -> Option | None:
    """The next pick of the stack that the picks made so far are the beginning of; None if there is none."""
    options, plan = case.decision.options, _plan(case, picked)
    if len(plan) > len(picked) and plan[len(picked)] in options:
        return plan[len(picked)]
    return DONE if picked and DONE in options else None


def _plan(case: Case, picked: tuple[Option, ...]) -> tuple[Option, ...]:
    """The whole stack, with what was picked already; nothing if none would be any good."""
    worth, laid = case.worth, case.memory.laid
    stack = worth.best_stack(picked)
    if not stack and worth.mate >= 0:
        if laid and laid[: len(picked)] == picked:
            return laid
        stack = most_promising(worth, [one for one in open_stacks(worth) if goes_on(one, picked)])
    return tuple([use.option for use in stack])


def open_stacks(worth: Worth) -> list[Uses]:
    """Cards of one set that fall short of the next stack: what a teammate could complete."""
    folk = [use for use in uses(worth.board, worth.seat, worth.hand) if use.face != JUNK]
    found = [stack for stack, _ in subsets(folk, worth.needed - 1)]
    return [stack for stack in found if len({SET[use.face] for use in stack}) == 1]


def request(worth: Worth, memory: Memory) -> Uses:
    """What to lay out for the teammate to complete; nothing when that has little chance."""
    if worth.mate < 0:
        return ()
    if "request" not in worth.notes:
        wanted = [
            stack
            for stack in open_stacks(worth)
            if memory.may_request(worth, stack) and chance(worth, stack) > 0.0
        ]
        worth.notes["request"] = most_promising(worth, wanted)
    found: Uses = worth.notes["request"]
    return found


def most_promising(worth: Worth, stacks: list[Uses]) -> Uses:
    """The one the teammate can most likely complete, and of equal ones the one I miss least."""

    def promise(stack: Uses) -> tuple[float, float]:
        return chance(worth, stack), -sum([worth.of_mine(each.card) for each in stack])

    return max(stacks, key=promise, default=())


def chance(worth: Worth, stack: Uses) -> float:
    """How likely the teammate can complete a stack of one set, by what I know of that hand."""
    total = sum([each.value for each in stack])
    missing = worth.needed - total
    hand = worth.board.hands[worth.mate]
    seen = [worth.faces[card] for card in known(hand)]
    reached = 1
    for face in seen:
        if SET[face] == SET[stack[0].face]:
            reached |= reached << worth.book.values[face]
    if reached >> missing & 1:
        return CERTAIN
    if len(hand) == len(seen) or missing > HIGHEST or total < LEAST_SHARE * worth.needed:
        return 0.0
    return STARTER if missing == 1 else LIKELY


def complete(case: Case) -> float:
    """Complete the teammate's stack with what I miss least, whenever that is possible."""
    worth, decision, option = case.worth, case.decision, case.option
    if option == DONE:
        return 1.0 if decision.run and decision.run.picked else LAST_RESORT
    card = card_of(option)
    return -worth.of_mine(card) / max(1, worth.value(card))


# -- players ----------------------------------------------------------------------------------------------


def leader(case: Case) -> float:
    """Who is ahead, if there are cards to be lost; never the teammate."""
    if case.option == DONE or case.option[1] == case.worth.mate:
        return LAST_RESORT
    at = int(case.option[1])
    return len(case.board.stall(at)) + 0.1 * len(case.board.hands[at])


def deck_of(case: Case) -> float:
    """The deck of who is ahead, or one with a card on top that I know and would like to have."""
    top = known(case.board.decks[int(case.option[1])][-1:])
    wish = KNOWN * max(0.0, case.worth.best(top)) if case.source in DRAWS_FROM_DECKS else 0.0
    return leader(case) + wish


def hand_of(case: Case) -> float:
    """Whose hand: one with cards, of who is ahead; only to look at, the teammate's."""
    worth, hand = case.worth, case.board.hands[int(case.option[1])]
    if case.option[1] == worth.mate and case.source == "cunning_neighbour":
        return 2.0 * worth.last_number * (len(known(hand)) < len(hand))
    return leader(case) if hand else LAST_RESORT / 2


def discard_of(case: Case) -> float:
    """Whose top card I would like to have; the teammate's stay where they are."""
    at = case.option[1]
    return LAST_RESORT if at == case.worth.mate else case.worth.best(case.board.discards[at][-1:])


def share_out(case: Case) -> float:
    """The best card for me, a good one for the teammate, the worst for the others."""
    worth, card, to = case.worth, case.option, case.arg("to")
    if to == worth.seat:
        return worth.gain(card)
    if to == worth.mate:
        return worth.of(card)
    # A card of my own hand is more than one I could have had: it is lost to the stack I hold it for.
    return -worth.of_mine(card) - worth.keep(card) if card in worth.hand else -worth.of(card)


def direction(case: Case) -> float:
    """Towards the neighbour with more cards, to take one; to let others choose, the one behind first."""
    board, step = case.board, 1 if case.option == ("left",) else -1
    at = (case.worth.seat + step) % board.rules.players
    return -float(len(board.stall(at))) if case.source == "tasters" else float(len(board.hands[at]))
