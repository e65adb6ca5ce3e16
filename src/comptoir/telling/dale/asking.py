"""A question as a client shows it, and who is asked as everybody may know it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from comptoir.core import DONE, PASS, Decision, Option
from comptoir.dale.abilities import card_and_face
from comptoir.dale.board import DISCARD_SLOT
from comptoir.dale.stacks import next_total
from comptoir.dale.view import DaleView
from comptoir.telling.dale import layout
from comptoir.telling.dale.deeds import ASKING, deed_of
from comptoir.telling.dale.questions import Standing, better_words, goes_back, lays_out, question
from comptoir.telling.dale.teller import Teller, card_key
from comptoir.telling.dale.wording import token_of, used_face, value_of, word
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Asked, Choice, Item, Question, Seen, Window
from comptoir.telling.telling import Menu, Number, Passing, Reader
from comptoir.words.phrases import joined

OPENING = ("purchase", "build", "inventory", "rearrange")
"""Actions of which nobody sees anything before a further question is answered."""
PASSING = {"react": Passing("window", PASS), "clean_up": Passing("end", DONE)}
"""Questions asked of whoever might have something to do, and how they are passed."""
LIES_IN = {"choose_deck": "deck", "choose_hand": "hand"}
"""What of a seat is asked for, where it is not the seat itself."""


def shown_question(
    view: DaleView,
    offer: Menu,
    reader: Reader,
    number: Number,
    window: Window | None,
    at: int,
    picked: Sequence[Option] = (),
) -> Question:
    """The question to the reader, with everything that can be picked."""
    decision = view.decision
    assert decision is not None, f"seat {reader.observer} is not asked"
    teller = Teller(reader)
    options, choice = offer.options, offer.choice
    sent = decision.run.picked if decision.run else ()
    counted = picked if choice is not None and choice.aim is not None else ()
    standing = Standing(
        decision,
        teller,
        view,
        picked=len(sent) + len(picked),
        total=sum([value_of(view, each) for each in counted], int(dict(decision.args).get("total", 0))),
        size=choice.most if choice else 0,
        helps=DONE in options and lays_out(view, (*sent, *picked)),
    )
    better = better_words(standing)
    items = [
        layout.laid_out(
            standing, offer.options, option, _item(standing, option, better.get(option, ""), choice, number)
        )
        for option in offer.options
    ]
    if choice is not None and sent:
        choice = replace(choice, picked=_picked(standing, number))
    deal = layout.deal(standing, number)
    return Question(
        at=at,
        prompt=decision.prompt,
        text=pieces(question(standing)),
        items=items,
        note=pieces(_note(standing)),
        commit=teller.say(f"commit-{deal.sign if deal else deed_of(decision.prompt)}"),
        source=_source(standing),
        choice=choice,
        can_cancel=can_cancel(decision),
        actions=layout.actions(standing),
        under_way=layout.under_way(standing),
        target=layout.target(standing),
        deal=deal,
        zones=layout.zones(standing, options, items),
        window=window,
    )


def can_cancel(decision: Decision) -> bool:
    """Can a seat go back to the choice of its action, nobody having seen anything of it?"""
    return goes_back(decision) or decision.prompt == "discard"


# -- items --------------------------------------------------------------------------------------------------


def _item(standing: Standing, option: Option, better: str, choice: Choice | None, number: Number) -> Item:
    view = standing.view
    text = pieces(better or word(standing.teller, view, option))
    kind = "card" if isinstance(option, int) else str(option[0])
    token = token_of(option)
    if token is not None:
        face = used_face(view, option)
        return Item(
            "card" if kind in ("as", "worth") else kind,
            text,
            card=number(token),
            face="" if view.faces[token] == face else view.book.keys[face],
            value=None if choice is None or choice.aim is None else value_of(view, option),
        )
    assert not isinstance(option, int)
    match option:
        case ("purchase", int(slot)):
            bought = view.market_discard[-1] if slot == DISCARD_SLOT else view.market[slot]
            where = "market-discard" if slot == DISCARD_SLOT else f"market:{slot}"
            return Item(kind, text, number(bought), view.book.keys[view.faces[bought]], where, opens=True)
        case ("seat", int(at)) if standing.decision.prompt == "choose_discard":
            return Item(kind, text, number(view.discards[at][-1]), place=f"discard:{at}")
        case ("seat", int(at)):
            return Item(kind, text, place=f"{LIES_IN.get(standing.decision.prompt, 'seat')}:{at}")
        case ("slot", int(slot)):
            return Item(kind, text, place=f"market:{slot}")
        case ("left" | "right" as way,):
            neighbour = (view.observer + (1 if way == "left" else -1)) % view.rules.players
            return Item(kind, text, place=f"seat:{neighbour}")
        case ("card", str(name)):
            return Item("face", text, face=name)
        case ("set", str(name)):
            return Item(kind, text, set=name)
        case ("inventory",):
            return Item(kind, text, opens=bool(view.hand))
    return Item(kind, text, opens=kind in OPENING)


def _picked(standing: Standing, number: Number) -> list[Seen]:
    """The cards sent before, where a run is in the middle."""
    found, view = [], standing.view
    assert standing.decision.run is not None
    for option in standing.decision.run.picked:
        token = token_of(option)
        if token is not None:
            face, guise = view.faces[token], used_face(view, option)
            found.append(
                Seen(number(token), view.book.keys[face], "" if guise == face else view.book.keys[guise])
            )
    return found


def _source(standing: Standing) -> str:
    """The face of the card that asks, or the one it is used as."""
    name = ASKING.get(standing.decision.prompt, "")
    if name or standing.asking < 0:
        return name
    return standing.view.book.keys[standing.view.shown(standing.asking)]


# -- the second line ----------------------------------------------------------------------------------------


def _note(standing: Standing) -> str:
    """The sum behind a price or a total, else what the card says that asks."""
    teller, view = standing.teller, standing.view
    match standing.decision.prompt:
        case "pay":
            return _price(standing, int(dict(standing.decision.args)["price"]))
        case "build" | "complete" if raised := _raised(teller, view):
            return raised
        case "complete":
            return ""
        case "action":
            return teller.say("note-action")
        case "clean_up":
            return joined(_abilities(standing), " ")
    face = _source(standing)
    return teller.say(f"{card_key(face)}.text") if face else ""


def _abilities(standing: Standing) -> list[str]:
    """The cards that can be used now, each with what it does."""
    teller, view, told = standing.teller, standing.view, dict[int, str]()
    for option in standing.decision.options:
        if isinstance(option, tuple) and option[0] in ("use", "copy"):
            face = card_and_face(view, option)[1]
            effect = teller.say(f"{card_key(teller.book.keys[face])}.text")
            told[face] = teller.say("note-ability", card=teller.face(face), effect=effect)
    return list(told.values())


def _price(standing: Standing, price: int) -> str:
    """The price of what is bought, as the sum it is."""
    teller, view, bought = standing.teller, standing.view, standing.asking
    if bought in view.market_discard:
        return teller.say("note-price-discard", price=price)
    value, raised = view.book.values[view.faces[bought]], view.surcharge(view.active)
    return teller.say("note-price", price=price, value=value, slot=price - value - raised, raised=raised)


def _raised(teller: Teller, view: DaleView) -> str:
    """The opponents' cards that make the next stack larger."""
    lasting = [card for card, rule in view.lasting(view.active) if rule.stack_total]
    if not lasting:
        return ""
    needed, number = next_total(view, view.active), view.next_stack(view.active)
    cards = teller.cards(view.faces_of(lasting))
    return teller.say("note-stack", number=number, needed=needed, raised=needed - number, cards=cards)


# -- what everybody may know --------------------------------------------------------------------------------


def shown_asked(view: DaleView, reader: Reader) -> list[Asked]:
    """Everybody who is asked: the deed by its kind, and the card that asks if the reader knows it."""
    teller = Teller(reader)
    found = []
    for decision in view.decisions:
        source = decision.source
        said = teller.say(f"asked-{deed_of(decision.prompt)}", **teller.who(decision.seat))
        if source >= 0:
            said = teller.say("asked-by-card", asked=said, card=teller.face(view.shown(source)))
        found.append(
            Asked(decision.seat, pieces(said), view.book.keys[view.shown(source)] if source >= 0 else "")
        )
    return found
