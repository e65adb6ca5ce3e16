"""A question as a client shows it, and who is asked as everybody may know it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from comptoir.core import Decision, Option
from comptoir.dale.board import DISCARD_SLOT
from comptoir.dale.catalogue import FACES
from comptoir.dale.view import DaleView
from comptoir.telling.dale import layout
from comptoir.telling.dale.deeds import ASKING, deed_of
from comptoir.telling.dale.questions import Standing, better_words, goes_back, question
from comptoir.telling.dale.sight import Sight, printed_value
from comptoir.telling.dale.teller import Teller, card_key
from comptoir.telling.dale.wording import token_of, used_face, value_of, word
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Asked, Choice, Item, Question, Seen, Text, Window
from comptoir.telling.telling import Number, Offer, Reader

OPENING = ("purchase", "build", "inventory", "rearrange")
"""Actions of which nobody sees anything before a further question is answered."""
LIES_IN = {"choose_deck": "deck", "choose_hand": "hand", "choose_discard": "discard"}
"""What of a seat is asked for, where it is not the seat itself."""


def shown_question(
    view: DaleView, offer: Offer, reader: Reader, number: Number, window: Window | None, at: int
) -> Question:
    """The question to the reader, with everything that can be picked."""
    decision, sight = view.decision, Sight(view)
    assert decision is not None, f"seat {reader.observer} is not asked"
    teller = Teller.of(reader)
    choice = offer.choice
    standing = Standing(
        decision,
        teller,
        sight,
        picked=len(decision.run.picked) if decision.run else 0,
        total=int(dict(decision.args).get("total", 0)),
        size=choice.most if choice else 0,
    )
    standing = standing._replace(helps=standing.lays_out)
    better = better_words(standing)
    items = [
        layout.laid_out(standing, option, _item(standing, option, better.get(option, ""), choice, number))
        for option in offer.options
    ]
    if choice is not None and standing.picked:
        choice = replace(choice, picked=_picked(standing, number))
    return Question(
        at=at,
        prompt=decision.prompt,
        text=pieces(question(standing)),
        items=items,
        note=pieces(_note(standing)),
        commit=teller.say(f"commit-{deed_of(decision.prompt)}"),
        source=_source(standing),
        choice=choice,
        can_cancel=can_cancel(decision),
        actions=layout.actions(standing),
        under_way=layout.under_way(standing),
        target=layout.target(standing),
        zones=layout.zones(standing, offer.options, items),
        window=window,
    )


def can_cancel(decision: Decision) -> bool:
    """Can a seat go back to the choice of its action, nobody having seen anything of it?"""
    return goes_back(decision) or decision.prompt == "discard"


# -- items --------------------------------------------------------------------------------------------------


def _item(standing: Standing, option: Option, better: str, choice: Choice | None, number: Number) -> Item:
    sight = standing.sight
    text = pieces(better or word(standing.teller, sight, option))
    kind = "card" if isinstance(option, int) else str(option[0])
    token = token_of(option)
    if token is not None:
        face = used_face(sight, option)
        card = sight.card(token)
        return Item(
            "card" if kind in ("as", "worth") else kind,
            text,
            card=number(token),
            face="" if card is None or card.face == face else face,
            value=None if choice is None or choice.aim is None else value_of(sight, option),
        )
    assert not isinstance(option, int)
    match option:
        case ("purchase", int(slot)):
            bought = sight.market_discard[-1] if slot == DISCARD_SLOT else sight.market[slot]
            assert bought is not None
            where = "market-discard" if slot == DISCARD_SLOT else f"market:{slot}"
            return Item(kind, text, number(bought.token), bought.face, where, opens=True)
        case ("seat", int(at)):
            return Item(kind, text, place=f"{LIES_IN.get(standing.decision.prompt, 'seat')}:{at}")
        case ("slot", int(slot)):
            return Item(kind, text, place=f"market:{slot}")
        case ("left" | "right" as way,):
            neighbour = (sight.observer + (1 if way == "left" else -1)) % len(sight.seats)
            return Item(kind, text, place=f"seat:{neighbour}")
        case ("card", str(face)):
            return Item("face", text, face=face)
        case ("set", str(name)):
            return Item(kind, text, set=name)
        case ("inventory",):
            return Item(kind, text, opens=bool(sight.me.hand))
    return Item(kind, text, opens=kind in OPENING)


def _picked(standing: Standing, number: Number) -> list[Seen]:
    """The cards sent before, where a run is in the middle."""
    found = []
    assert standing.decision.run is not None
    for option in standing.decision.run.picked:
        token = token_of(option)
        card = None if token is None else standing.sight.card(token)
        if card is not None:
            face = used_face(standing.sight, option)
            found.append(Seen(number(card.token), card.face, "" if face == card.face else face))
    return found


def _source(standing: Standing) -> str:
    """The face of the card that asks, or the one it is used as."""
    sight = standing.sight
    face = ASKING.get(standing.decision.prompt, "")
    if face or sight.source is None:
        return face
    return sight.guises.get(str(sight.source.token)) or sight.source.face


# -- the second line ----------------------------------------------------------------------------------------


def _note(standing: Standing) -> str:
    """The sum behind a price or a total, else what the card says that asks."""
    sight, teller = standing.sight, standing.teller
    match standing.decision.prompt:
        case "pay":
            return _price(teller, sight, int(dict(standing.decision.args)["price"]))
        case "build" | "complete" if raised := _raised(teller, sight):
            return raised
        case "complete":
            return ""
        case "action":
            return teller.say("note-action")
    face = _source(standing)
    return teller.say(f"{card_key(face)}.text") if face else ""


def _price(teller: Teller, sight: Sight, price: int) -> str:
    """The price of what is bought, as the sum it is."""
    assert sight.source is not None
    value = printed_value(sight.source.face)
    if sight.source in sight.market_discard:
        return teller.say("note-price-discard", price=price)
    raised = sight.surcharge(sight.active)
    return teller.say("note-price", price=price, value=value, slot=price - value - raised, raised=raised)


def _raised(teller: Teller, sight: Sight) -> str:
    """The opponents' cards that make the next stack larger."""
    lasting = [(card, rule) for card, rule in sight.lasting(sight.active) if rule.stack_total]
    if not lasting:
        return ""
    needed, number = sight.needed(sight.active), len(sight.seats[sight.active].stall) + 1
    cards = teller.cards([card for card, _ in lasting])
    return teller.say("note-stack", number=number, needed=needed, raised=needed - number, cards=cards)


# -- what everybody may know --------------------------------------------------------------------------------


def shown_asked(view: DaleView, reader: Reader) -> list[Asked]:
    """Everybody who is asked: the deed by its kind, and the card that asks if the reader knows it."""
    teller = Teller.of(reader)
    found = []
    for decision in view.decisions:
        face = FACES[view.shown(decision.source)] if decision.source >= 0 else ""
        said = teller.say(f"asked-{deed_of(decision.prompt)}", **teller.who(decision.seat))
        if face:
            said = teller.say("asked-by-card", asked=said, card=teller.face(face))
        found.append(Asked(decision.seat, pieces(said), face))
    return found


def advice(view: DaleView, offer: Offer, items: Sequence[int], reader: Reader) -> Text:
    """What a bot would pick, in the words of the options."""
    teller, sight = Teller.of(reader), Sight(view)
    picks = [word(teller, sight, offer.options[at]) for at in items]
    return pieces(teller.say("advice", count=len(picks), picks=teller.named(picks)))
