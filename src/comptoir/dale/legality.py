"""Whether something can be done, and why it cannot: the code of a sentence in ``words/`` and the facts it
needs. An action or a reaction is offered exactly when there is no reason against it.
"""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import PASS, Decision, Refused
from comptoir.dale.abilities import fault_of_use
from comptoir.dale.actions import open_ways
from comptoir.dale.board import DISCARD_SLOT, EMPTY, SLOTS, DaleBoard
from comptoir.dale.catalogue import FACE, FACES
from comptoir.dale.guises import Use, by_option, identities, uses
from comptoir.dale.payment import fault_of_payment, purse, with_worths
from comptoir.dale.purchase import can_buy_from_discard
from comptoir.dale.reactions import fault_of_reaction
from comptoir.dale.stacks import can_build, fault_of_stack, fetches_of, next_total


def refusal(table: DaleBoard, decision: Decision, pick: object) -> Refused:
    """The reason a person would give across the table."""
    reason: Refused | None = None
    if decision.prompt == "action":
        reason = against_action(table, decision.seat, pick)
    elif decision.prompt == "react":
        reason = against_reaction(table, decision, pick)
    else:
        reason = run_refusal(table, decision, (pick,))
        if reason is not None and reason.code == "too_little":
            return Refused("superfluous", **reason.details)  # whatever follows, this card is not needed
    return reason or _not_offered(pick)


def against_action(table: DaleBoard, seat: int, pick: object) -> Refused | None:
    """What is against an action of the active player; nothing if it is offered."""
    match pick:
        case ("purchase", int(slot)) if 0 <= slot < SLOTS:
            return _against_purchase(table, seat, slot)
        case ("purchase", int(slot)) if slot == DISCARD_SLOT:
            is_open = can_buy_from_discard(table, _coins(table, seat))
            return None if is_open else _not_offered(pick)
        case ("rearrange",):
            if open_ways(table, _coins(table, seat)):
                return None
            return Refused("cannot_rearrange", card=FACES[_opening(table, "rearrange")[0]])
        case ("build",):
            return _against_building(table, seat)
        case ("inventory",):
            return None
        case ("play" | "use" as verb, *_) if use := _use_of(table, seat, pick):
            against = fault_of_playing if verb == "play" else fault_of_using
            fault = against(table, seat, *use)
            return Refused(fault, card=FACES[table.faces[use[0]]]) if fault else None
    return _not_offered(pick)


def against_reaction(table: DaleBoard, decision: Decision, pick: object) -> Refused | None:
    """What is against answering an event with a card that has not reacted to it yet."""
    match pick:
        case ("react", *_) if use := _use_of(table, decision.seat, pick):
            occasion = dict(decision.args)["occasion"]
            fault = fault_of_reacting(table, decision.seat, *use, occasion)
            return Refused(fault, card=FACES[table.faces[use[0]]]) if fault else None
    return None if pick == PASS else _not_offered(pick)


def _use_of(table: DaleBoard, seat: int, pick: object) -> tuple[int, int] | None:
    """The card of the hand and the face that a pick names behind its verb, if it does."""
    hand, faces = table.hands[seat], table.faces
    match pick:
        case (_, int(card)) if card in hand:
            return card, faces[card]
        case (_, int(card), str(name)) if card in hand and name in FACE and FACE[name] != faces[card]:
            return card, FACE[name]
    return None


def run_refusal(table: DaleBoard, decision: Decision, picks: Sequence[object]) -> Refused | None:
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


def _against_building(table: DaleBoard, seat: int) -> Refused | None:
    if can_build(table, seat, uses(table, seat, table.hands[seat])):
        return None
    number, needed = table.next_stack(seat), next_total(table, seat)
    code = "help_declined" if table.declined else "no_stack"
    return Refused(code, number=number, needed=needed)


def _against_purchase(table: DaleBoard, seat: int, slot: int) -> Refused | None:
    if table.market[slot] == EMPTY:
        return Refused("empty_slot")
    price, most = table.price(slot), purse(_coins(table, seat))
    return None if price <= most else Refused("too_expensive", price=price, purse=most)


def _coins(table: DaleBoard, seat: int) -> list[Use]:
    return with_worths(table, uses(table, seat, table.hands[seat]))


def fault_of_playing(table: DaleBoard, seat: int, card: int, face: int) -> str:
    """What is against playing a card as this face, as the code of a refusal."""
    techniques = table.book.techniques
    if techniques[face] is not None and face in identities(table, seat, card):
        return ""
    return "not_a_technique" if techniques[table.faces[card]] is None else "not_offered"


def fault_of_using(table: DaleBoard, seat: int, card: int, face: int) -> str:
    """The same for its ability; a chameleon's own needs no copying."""
    printed = table.faces[card]
    is_it = face == printed or face in identities(table, seat, card)
    if is_it and table.book.used_in_actions[face] and not fault_of_use(table, seat, card, face):
        return ""
    return fault_of_use(table, seat, card, printed) or "not_usable_now"


def fault_of_reacting(table: DaleBoard, seat: int, card: int, face: int, occasion: object) -> str:
    if face in identities(table, seat, card) and not fault_of_reaction(table, seat, face, occasion):
        return ""
    return fault_of_reaction(table, seat, table.faces[card], occasion) or "no_reaction_now"


def _not_offered(pick: object) -> Refused:
    return Refused("not_offered", pick=str(pick))
