"""What can be picked, in words, and what it counts."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Option
from comptoir.dale.board import DISCARD_SLOT
from comptoir.dale.catalogue import FACE, FACES
from comptoir.dale.stacks import next_total
from comptoir.dale.view import DaleView
from comptoir.telling.dale.teller import Teller

_ABOUT_A_CARD = ("play", "use", "copy", "as", "worth", "react")


def by_value(view: DaleView, options: Sequence[Option]) -> list[Option]:
    """Options with cards from the smallest value up, equal ones side by side; everything else as it was."""

    def place(option: Option) -> tuple[int, str]:
        if token_of(option) is None:
            return (1 << 30, "")
        return (value_of(view, option), FACES[used_face(view, option)])

    return sorted(options, key=place)


def are_alike(teller: Teller, view: DaleView, options: Sequence[Option]) -> bool:
    """Is there nothing to choose, because all options read the same?"""
    return len({word(teller, view, option) for option in options}) == 1


def token_of(option: Option) -> int | None:
    """The card an option is about, if it names one."""
    if isinstance(option, int):
        return option
    return int(option[1]) if option[0] in _ABOUT_A_CARD else None


def used_face(view: DaleView, option: Option) -> int:
    """The face with which an option about a card uses it."""
    card = token_of(option)
    assert card is not None
    guise = option[-1] if isinstance(option, tuple) else None
    return FACE[guise] if isinstance(guise, str) else view.shown(card)


def value_of(view: DaleView, option: Option) -> int:
    """What a card of the observer counts if it is used so."""
    card = token_of(option)
    assert card is not None
    worth = int(option[2]) if isinstance(option, tuple) and option[0] == "worth" else None
    return view.value_at(view.observer, card, used_face(view, option), worth)


def word(teller: Teller, view: DaleView, option: Option) -> str:
    """An option as a person reads it."""
    match option:
        case int(card) | ("as", int(card), str(_)):
            return _card(teller, view, card, used_face(view, option))
        case ("worth", int(card), *_):
            name = teller.used_as(view.faces[card], used_face(view, option))
            return teller.say("option-card", card=name, value=value_of(view, option))
        case ("react", int(card), *_):
            return teller.say("option-react", card=teller.used_as(view.faces[card], used_face(view, option)))
        case ("play" | "use" | "copy" as verb, int(card), *rest):
            face = view.faces[card]
            guise = FACE[str(rest[0])] if rest else face
            return teller.say(
                f"option-{verb}",
                card=teller.used_as(face, guise),
                bonus="yes" if view.book.bonus[guise] else "no",
                special="yes" if _is_singled_out(view, card) else "no",
                value=view.value_at(view.observer, card, guise),
            )
        case ("purchase", int(slot)):
            source, card = (
                ("-discard", view.market_discard[-1]) if slot == DISCARD_SLOT else ("", view.market[slot])
            )
            return teller.say(
                f"option-buy{source}", card=teller.face(view.faces[card]), price=view.price(slot)
            )
        case ("build",):
            number, needed = view.next_stack(view.observer), next_total(view, view.observer)
            raised = "no" if needed == number else "yes"
            return teller.say("option-build", number=number, needed=needed, raised=raised)
        case ("rearrange",):
            return teller.say("option-rearrange", card=teller.face(FACE["calculations"]))
    return _plain_word(teller, view, option)


def _plain_word(teller: Teller, view: DaleView, option: Option) -> str:
    """An option that is about no card."""
    asked = view.decision
    match option:
        case ("seat", int(seat)):
            return teller.known(seat)
        case ("value", int(count)) if asked and asked.prompt == "how_many":
            cards = teller.cards(view.faces_of(view.discard[len(view.discard) - count :]))
            return teller.say("option-count", count=count, cards=cards)
        case ("value", int(value)):
            return teller.say("option-value", value=value)
        case ("slot", int(slot)):
            assert asked is not None
            return teller.say("option-slot", place=slot + 1, price=view.price_in(slot, asked.source))
        case ("set", str(name)):
            return teller.say(f"set-{name}.short")
        case ("card", str(face)):
            return teller.face(FACE[face])
        case ("left" | "right" as way,):
            step = 1 if way == "left" else -1
            neighbour = (view.observer + step) % view.rules.players
            return teller.say(f"option-{way}", name=teller.known(neighbour))
        case (str(single),):
            return teller.say(f"option-{single}")
    raise TypeError(f"{option!r} has no words")


def _is_singled_out(view: DaleView, card: int) -> bool:
    """Does this very card count something else than its like, this turn?"""
    return view.active == view.observer and any([aim == card for _, aim, _ in view.modifiers])


def _card(teller: Teller, view: DaleView, card: int, used_as: int) -> str:
    """A card with what it counts, and where it lies if that is not the hand."""
    place = view.place_of(card)
    assert place is not None, "a seat is offered only cards it knows"
    is_mine = place.owner == view.observer and place.zone in ("hand", "discard")
    value = view.value_at(view.observer, card, used_as) if is_mine else view.book.values[used_as]
    name = teller.used_as(view.faces[card], used_as)
    if place.zone == "stall":
        owner = teller.whose_stall(place.owner, -1)
        return teller.say("option-card-stall", card=name, value=value, number=place.number, **owner)
    if place.zone == "schedule":
        return name  # it has done its work: what it would pay does not matter
    if place.zone == "discard":
        pile = view.discards[place.owner]
        return teller.say("option-card-discard", card=name, value=value, depth=len(pile) - pile.index(card))
    return teller.say("option-card", card=name, value=value)


def result(teller: Teller, view: DaleView) -> str:
    """Who has won, and when; at the turn limit several may."""
    winners = view.winners
    is_complete = len(view.stall(winners[0])) == view.rules.stacks_to_win
    turns = view.turn if is_complete else view.turn - 1
    if len(winners) == 1:
        return teller.say("game-over", **teller.who(winners[0]), turns=turns)
    who = "you" if teller.observer in winners else "other"
    is_team = view.rules.teams and all([view.is_one_side(each, winners[0]) for each in winners])
    key = "game-over-team" if is_team else "game-over-shared"
    return teller.say(key, who=who, winners=teller.together(winners), turns=turns)
