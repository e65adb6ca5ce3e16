"""The question a seat is asked: its words, its items, and how they are picked."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import PASS, UNKNOWN, Option
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor import layout
from comptoir.telling.karanor.describing import describe_card
from comptoir.telling.karanor.hindered import hindrances
from comptoir.telling.karanor.questions import question
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.wording import card_of, word
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Asked, Item, Question, Text, Window
from comptoir.telling.telling import Menu, Number, Passing, Reader

COMMITS = {
    "pay_goods": "karanor-commit-pay",
    "sell_goods": "karanor-commit-sell",
    "gain_goods": "commit-take",
    "steal_goods": "commit-take",
    "hand_over": "commit-give",
    "offer": "karanor-commit-offer",
}
"""The word on the button, where it is not just to choose."""
GOING_BACK = ("market",)
"""Questions in the middle of an action of which nobody has seen anything yet."""
PASSING = {"window": Passing("window", PASS)}
"""Questions asked of whoever might have something to do, and how they are passed."""
DEEDS = {
    **dict.fromkeys(("draft", "take_commerce"), "commerce"),
    **dict.fromkeys(("pay_goods", "gain_goods", "sell_goods", "steal_goods", "hand_over"), "goods"),
    **dict.fromkeys(("choose_associate", "steal_associate"), "associate"),
    **dict.fromkeys(("give_up_associate", "give_up_artefact", "give_up_quest"), "give-up"),
}
"""What everybody may know of a question, where that is not its code."""


def shown_question(
    view: KaranorView, offer: Menu, reader: Reader, number: Number, window: Window | None, at: int
) -> Question:
    """The question to the reader."""
    decision = view.decision
    assert decision is not None, "nobody else's question is shown"
    teller = Teller(reader, view.pack)
    face = view.faces[decision.source]
    items = [
        layout.laid_out(view, decision, option, item(teller, view, option, number, most))
        for option, most in zip(offer.options, offer.most or (1,) * len(offer.options), strict=True)
    ]
    actions = layout.actions(view, decision)
    return Question(
        at=at,
        prompt=decision.prompt,
        text=pieces(question(teller, view)),
        items=items,
        note=[] if face == UNKNOWN else _note(teller, face),
        commit=teller.say(COMMITS.get(decision.prompt, "commit-choose")),
        source="" if face == UNKNOWN else view.pack.faces[face],
        choice=offer.choice,
        can_cancel=decision.prompt in GOING_BACK and not (decision.run and decision.run.picked),
        actions=actions,
        hindered=hindrances(teller, view, actions, {each.action for each in items}),
        under_way=layout.under_way(view, decision),
        target=layout.target(view, decision),
        zones=layout.zones(view, decision, offer.options, items),
        window=window,
    )


def _note(teller: Teller, face: int) -> Text:
    """What the card does that asks."""
    return pieces(". ".join(describe_card(teller.words, teller.pack, teller.pack.cards[face])))


def item(teller: Teller, view: KaranorView, option: Option, number: Number, most: int = 1) -> Item:
    """An option as something to be clicked: its card, what it names, and where that is."""
    text = pieces(word(teller, view, option))
    card = card_of(view, option)
    if isinstance(option, int):
        return Item("card", text, card=number(option))
    kind, *parts = option
    if card >= 0:
        target = parts[-1] if kind != "build" else -1
        place = f"seat:{target}" if isinstance(target, int) and target >= 0 else ""
        return Item(str(kind), text, card=number(card), place=place, value=_way(kind, parts))
    match option:
        case ("step" | "place", str(name)):
            return Item(str(kind), text, place=f"place:{name}")
        case ("recruit" | "promote" | "associate", str(name)):
            return Item(str(kind), text, face=name, place="associates" if kind == "recruit" else "")
        case ("goods" | "buy" | "sell", str(name)):
            return Item(str(kind), text, face=name, most=most)
        case ("option", int(at), int(target)):
            return Item("option", text, place=f"seat:{target}" if target >= 0 else "", value=at)
        case ("deck",):
            return Item("deck", text, place="commerce-deck")
        case ("deliver",):
            return Item("deliver", text, place="delivery")
        case ("market",):
            return Item("market", text, place="market", opens=True)
        case ("harvest" | "interact" | "villa",):
            here = view.pack.territories[view.pawns[view.observer]].id
            return Item(str(kind), text, place=f"place:{here}")
        case ("to", int(seat)):
            return Item("to", text, place=f"seat:{seat}")
        case (("accept" | "decline" | "counter" | "withdraw"), int(at)):
            return Item(str(kind), text, place=f"offer:{at}")
    return Item(str(kind), text)


def _way(kind: str | int, parts: Sequence[str | int]) -> int | None:
    """With the bonus or without it; the option of a quest."""
    return int(parts[1]) if kind in ("build", "quest") else None


# -- what everybody may know ------------------------------------------------------------------------------


def shown_asked(view: KaranorView, reader: Reader) -> list[Asked]:
    """Everybody who is asked, by the kind of deed, and the card that asks if the reader knows it."""
    teller = Teller(reader, view.pack)
    found = []
    for decision in view.decisions:
        deed = DEEDS.get(decision.prompt, decision.prompt.replace("_", "-"))
        said = teller.say(f"karanor-asked-{deed}", **teller.who(decision.seat))
        face = view.faces[decision.source]
        if face != UNKNOWN:
            said = teller.say("asked-by-card", asked=said, card=teller.card(face))
        found.append(Asked(decision.seat, pieces(said), "" if face == UNKNOWN else view.pack.faces[face]))
    return found
