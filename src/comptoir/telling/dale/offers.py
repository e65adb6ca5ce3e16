"""What a seat can pick, whole runs at once."""

from __future__ import annotations

from typing import Any

from comptoir.core import DONE, Decision, Match, Option
from comptoir.dale.cardbook import PAYMENTS, WAYS
from comptoir.dale.guises import Use, uses
from comptoir.dale.payment import MOST_SPELT_OUT, payments, with_worths
from comptoir.dale.stacks import parts, stacks
from comptoir.dale.table import DaleTable
from comptoir.telling.collecting import Picked, adds_up, family_of, select
from comptoir.telling.dale.wording import token_of
from comptoir.telling.shown import Choice
from comptoir.telling.telling import Offer

MOST_STEPS = 150
"""A server answers many: past that many steps the sets of a run are not looked up."""
MOST_SETS = 400
"""More sets than that are not sent; they are picked one by one."""


def offer(match: Match[Any], seat: int) -> Offer:
    """The options behind a question, also those that come up only later in its run."""
    decision = match.decision_of(seat)
    assert decision is not None, f"seat {seat} is not asked"
    run = decision.run
    if run is None:
        return Offer(decision.options, None)
    if adds_up(decision):
        return _adding_up(match, decision, run.ordered)
    selection = select(match, seat)
    return Offer(tuple(selection.order), Choice(run.ordered, selection.least, selection.most))


def _adding_up(match: Match[Any], decision: Decision, ordered: bool) -> Offer:
    """A price or a total to be met: the complete sets, spelt out unless they are too many."""
    facts = dict(decision.args)
    base, aim = int(facts["total"]), int(facts["price"] if "price" in facts else facts["needed"])
    family = _family(match, decision)
    if family is None or len(family) > MOST_SETS:
        return Offer(decision.options, Choice(ordered, 1, 1, one_by_one=True, base=base, aim=aim))
    options = _as_they_lie(match, decision.seat, {option for one in family for option in one})
    places = {option: place for place, option in enumerate(options)}
    sets = sorted([sorted([places[option] for option in one]) for one in family])
    sizes = [len(one) for one in sets]
    return Offer(options, Choice(ordered, min(sizes), max(sizes), sets=sets, base=base, aim=aim))


def _as_they_lie(match: Match[Any], seat: int, options: set[Option]) -> tuple[Option, ...]:
    """In the order of the hand, then of the discard from its top; the uses of one card side by side."""
    table = match.table
    lying = (*table.hands[seat], *table.discards[seat][::-1])
    places = {token: place for place, token in enumerate(lying)}

    def place(option: Option) -> tuple[int, bool, str]:
        token = token_of(option)
        assert token is not None, "only cards add up to something"
        return places[token], isinstance(option, tuple), str(option)

    return tuple(sorted(options, key=place))


# -- families -----------------------------------------------------------------------------------------------
# Trying out every pick finds them all, but takes a while. The rules know most of them at once.


def _family(match: Match[Any], decision: Decision) -> list[Picked] | None:
    """What completes the run; None if that is too much to say."""
    if decision.prompt == "build":
        return _stacks(match, decision)
    if decision.prompt == "pay":
        table, seat = match.table, decision.seat
        choices = with_worths(table, uses(table, seat, table.hands[seat]))
        is_loose = table.rules.overpay == "free" or bool(_allowing(choices, "lifts_overpay"))
        if len(choices) > MOST_SPELT_OUT and is_loose:
            return None  # the rules do not spell them out either
        is_discard = decision.source in table.market_discard
        if is_discard or not any([WAYS[use.face] for use in choices]):
            return _payments(
                table, decision, choices, _allowing(choices, "opens_discard") if is_discard else None
            )
        # Whether the market is being rearranged, which takes a certain card in the payment, cannot be told.
    return family_of(match, decision.seat, MOST_STEPS)


def _payments(
    table: DaleTable, decision: Decision, choices: list[Use], must: list[Option] | None
) -> list[Picked]:
    picked = frozenset(decision.run.picked) if decision.run else frozenset()
    family = payments(table, choices, int(dict(decision.args)["price"]), must)
    return [tuple([option for option in one if option not in picked]) for one in family if picked <= {*one}]


def _allowing(choices: list[Use], permission: str) -> list[Option]:
    """The uses of cards that change a payment in that way."""
    return [use.option for use in choices if (rule := PAYMENTS[use.face]) and getattr(rule, permission)]


def _stacks(match: Match[Any], decision: Decision) -> list[Picked]:
    """The stacks, those to be completed by a teammate, and none at all where that is offered."""
    table, seat = match.table, decision.seat
    hand = uses(table, seat, table.hands[seat])
    laid = [*stacks(table, seat, hand), *(parts(table, seat, hand) if table.rules.teams else ())]
    family = dict.fromkeys([tuple([use.option for use in one]) for one in laid])
    picked = decision.run.picked if decision.run else ()
    if not picked and DONE in decision.options:
        family[()] = None
    return [one[len(picked) :] for one in family if one[: len(picked)] == picked]
