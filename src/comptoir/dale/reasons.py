"""Why a pick is not possible: the code of a sentence in ``words/`` and the facts it needs."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Decision, Refused
from comptoir.dale.abilities import fault_of_use
from comptoir.dale.board import EMPTY, SLOTS, DaleBoard
from comptoir.dale.catalogue import FACES
from comptoir.dale.guises import Use, by_option, uses
from comptoir.dale.payment import fault_of_payment, purse, with_worths
from comptoir.dale.stacks import fault_of_stack, fetches_of, next_total


def why_not(table: DaleBoard, decision: Decision, pick: object) -> Refused:
    """The reason a person would give across the table."""
    hand = table.hands[decision.seat]
    if decision.prompt == "action" and isinstance(pick, tuple) and pick:
        match pick:
            case ("purchase", int(slot)) if 0 <= slot < SLOTS:
                return _purchase(table, decision.seat, slot)
            case ("play", int(card)) | ("play", int(card), str(_)) if card in hand:
                return _play(table, card)
            case ("build",):
                return _build(table, decision.seat)
            case ("rearrange",):
                return Refused("cannot_rearrange", card=FACES[_opening(table, "rearrange")[0]])
            case ("use", int(card)) | ("use", int(card), str(_)) if card in hand:
                return _use(table, decision.seat, card)
    if decision.prompt == "react":
        match pick:
            case ("react", int(card)) | ("react", int(card), str(_)) if card in hand:
                return _react(table, card)
    reason = why_not_run(table, decision, (pick,))
    if reason is not None and reason.code == "too_little":
        return Refused("superfluous", **reason.details)  # whatever follows, this card is not needed
    return reason or Refused("not_offered", pick=str(pick))


def why_not_run(table: DaleBoard, decision: Decision, picks: Sequence[object]) -> Refused | None:
    """What is wrong with a payment or a stack as a whole, those picked before included."""
    if decision.prompt not in ("pay", "build", "complete"):
        return None
    is_payment = decision.prompt == "pay"
    choices = uses(table, decision.seat, table.hands[decision.seat])
    if is_payment:
        choices = with_worths(table, choices)
    else:
        choices += uses(table, decision.seat, table.discards[decision.seat])
    options = by_option(choices)
    added = [use for pick in picks for option, use in options.items() if option == pick]
    picked = decision.run.picked if decision.run else ()
    chosen = [*[options[pick] for pick in picked if pick in options], *added]
    if len(chosen) < len(picked) + len(picks):
        return Refused("not_yours")
    if len({use.card for use in chosen}) < len(chosen):
        return Refused("card_twice")
    if is_payment:
        return _payment(table, decision, chosen)
    # What a teammate has laid out is in the total already.
    total = int(dict(decision.args).get("total", 0)) + sum([use.value for use in added])
    return _stack(table, decision, chosen, total)


def _payment(table: DaleBoard, decision: Decision, chosen: Sequence[Use]) -> Refused | None:
    price, total = int(dict(decision.args).get("price", 0)), sum([use.value for use in chosen])
    fault = fault_of_payment(table, chosen, price)
    if fault:
        return Refused(fault, price=price, total=total)
    is_discard = decision.source in table.market_discard
    must = _opening(table, "purchase" if is_discard else "rearrange")
    # A payment that would do for any other purchase lacks the card that allows this one.
    if any([use.face in must for use in chosen]) or not (is_discard or _holds(table, decision.seat, must)):
        return None
    return Refused("must_contain", card=FACES[must[0]])


def _opening(table: DaleBoard, action: str) -> list[int]:
    """The cards that allow such a purchase if they are part of its payment."""
    if action == "purchase":
        return [face for face, rule in enumerate(table.book.payments) if rule and rule.opens_discard]
    return [face for face, way in enumerate(table.book.ways) if way and way.action == action]


def _holds(table: DaleBoard, seat: int, faces: Sequence[int]) -> bool:
    return any([use.face in faces for use in uses(table, seat, table.hands[seat])])


def _stack(table: DaleBoard, decision: Decision, chosen: Sequence[Use], total: int) -> Refused:
    facts = dict(decision.args)
    number, needed = int(facts.get("number", 0)), int(facts.get("needed", 0))
    held = table.hands[decision.seat]
    hand, fetched = (
        [use for use in chosen if use.card in held],
        [use for use in chosen if use.card not in held],
    )
    if len(fetched) > fetches_of(table.book, chosen):
        hand, fetched = [*hand, *fetched], []  # nothing fetches them, so they count as any other card
    # Where nothing is against them, the sets differ from what a teammate has laid out.
    match fault_of_stack(table.book, hand, fetched, needed - total) or "mixed_sets":
        case "junk_in_stack":
            return Refused("junk_in_stack", number=number)
        case "mixed_sets":
            return Refused("mixed_sets", number=number, needed=needed)
    return Refused("wrong_total", number=number, needed=needed, total=total)


def _build(table: DaleBoard, seat: int) -> Refused:
    number, needed = table.next_stack(seat), next_total(table, seat)
    code = "help_declined" if table.has_asked_for_help else "no_stack"
    return Refused(code, number=number, needed=needed)


def _purchase(table: DaleBoard, seat: int, slot: int) -> Refused:
    if table.market[slot] == EMPTY:
        return Refused("empty_slot")
    most = purse(with_worths(table, uses(table, seat, table.hands[seat])))
    return Refused("too_expensive", price=table.price(slot), purse=most)


def _play(table: DaleBoard, card: int) -> Refused:
    face = table.faces[card]
    code = "not_a_technique" if table.book.techniques[face] is None else "not_offered"
    return Refused(code, card=FACES[face])


def _use(table: DaleBoard, seat: int, card: int) -> Refused:
    face = table.faces[card]
    return Refused(fault_of_use(table, seat, card, face) or "not_usable_now", card=FACES[face])


def _react(table: DaleBoard, card: int) -> Refused:
    face = table.faces[card]
    return Refused(
        "no_reaction" if table.book.reactions[face] is None else "no_reaction_now", card=FACES[face]
    )
