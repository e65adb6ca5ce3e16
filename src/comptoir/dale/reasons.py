"""Why a pick is not possible: the code of a sentence in ``words/`` and the facts it needs."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Decision, Refused
from comptoir.dale.building import next_total
from comptoir.dale.cardbook import STACKS, TECHNIQUES
from comptoir.dale.catalogue import FACES, JUNK, SET
from comptoir.dale.guises import Use, by_option, uses
from comptoir.dale.payment import purse
from comptoir.dale.table import EMPTY, SLOTS, DaleTable


def why_not(table: DaleTable, decision: Decision, pick: object) -> Refused:
    """The reason a person would give across the table."""
    if decision.prompt == "action" and isinstance(pick, tuple) and pick:
        match pick:
            case ("purchase", int(slot)) if 0 <= slot < SLOTS:
                return _purchase(table, decision.seat, slot)
            case ("play", int(card)) | ("play", int(card), str(_)) if card in table.hands[decision.seat]:
                return _play(table, card)
            case ("build",):
                return Refused("no_stack", number=next_total(table, decision.seat))
            case ("use", int(card)) | ("use", int(card), str(_)) if card in table.hands[decision.seat]:
                code = "used_already" if card in table.used else "no_ability"
                return Refused(code, card=FACES[table.faces[card]])
    reason = why_not_run(table, decision, (pick,))
    if reason is not None and reason.code == "too_little":
        return Refused("superfluous", **reason.details)  # whatever follows, this card is not needed
    return reason or Refused("not_offered", pick=str(pick))


def why_not_run(table: DaleTable, decision: Decision, picks: Sequence[object]) -> Refused | None:
    """What is wrong with a payment or a stack as a whole, those picked before included."""
    if decision.prompt not in ("pay", "build"):
        return None
    cards = table.hands[decision.seat] + table.discards[decision.seat] * (decision.prompt == "build")
    options = by_option(uses(table, decision.seat, cards))
    picked = [*(decision.run.picked if decision.run else ()), *picks]
    chosen = [use for pick in picked for option, use in options.items() if option == pick]
    if len(chosen) < len(picked):
        return Refused("not_yours")
    total, facts = sum([use.value for use in chosen]), dict(decision.args)
    if decision.prompt == "build":
        return _stack(chosen, total, int(facts.get("number", 0)))
    price = int(facts.get("price", 0))
    if total < price:
        return Refused("too_little", price=price, total=total)
    if total - price >= min([use.value for use in chosen]):
        return Refused("superfluous", price=price, total=total)
    return None


def _stack(chosen: Sequence[Use], total: int, number: int) -> Refused:
    rules = [rule for use in chosen if (rule := STACKS[use.face])]
    sets = {SET[use.face] for use in chosen if use.face != JUNK}
    has_junk = any([use.face == JUNK for use in chosen])
    if has_junk and not any([rule.lets_junk_in or rule.fetches for rule in rules]):
        return Refused("junk_in_stack", number=number)
    if len(sets) > 1 and not any([rule.lets_any_set_in or rule.fetches for rule in rules]):
        return Refused("mixed_sets", number=number)
    return Refused("wrong_total", number=number, total=total)


def _purchase(table: DaleTable, seat: int, slot: int) -> Refused:
    if table.market[slot] == EMPTY:
        return Refused("empty_slot")
    most = purse(uses(table, seat, table.hands[seat]))
    return Refused("too_expensive", price=table.price(slot), purse=most)


def _play(table: DaleTable, card: int) -> Refused:
    face = table.faces[card]
    code = "not_a_technique" if TECHNIQUES[face] is None else "not_offered"
    return Refused(code, card=FACES[face])
