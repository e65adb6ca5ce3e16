"""What can be picked, in words, and what it counts."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Option
from comptoir.dale.board import DISCARD_SLOT
from comptoir.dale.catalogue import BONUS, FACE
from comptoir.telling.dale.sight import Sight, printed_value
from comptoir.telling.dale.teller import Teller

_ABOUT_A_CARD = ("play", "use", "copy", "as", "worth", "react")


def by_value(sight: Sight, options: Sequence[Option]) -> list[Option]:
    """Options with cards from the smallest value up, equal ones side by side; everything else as it was."""

    def place(option: Option) -> tuple[int, str]:
        token = token_of(option)
        if token is None:
            return (1 << 30, "")
        return (value_of(sight, option), used_face(sight, option))

    return sorted(options, key=place)


def are_alike(teller: Teller, sight: Sight, options: Sequence[Option]) -> bool:
    """Is there nothing to choose, because all options read the same?"""
    return len({word(teller, sight, option) for option in options}) == 1


def token_of(option: Option) -> int | None:
    """The card an option is about, if it names one."""
    if isinstance(option, int):
        return option
    return int(option[1]) if option[0] in _ABOUT_A_CARD else None


def used_face(sight: Sight, option: Option) -> str:
    """The face with which an option about a card uses it."""
    token = token_of(option)
    assert token is not None
    guise = option[-1] if isinstance(option, tuple) else None
    return guise if isinstance(guise, str) else sight.face(token)


def value_of(sight: Sight, option: Option) -> int:
    """What a card counts if it is used so."""
    token = token_of(option)
    assert token is not None
    worth = int(option[2]) if isinstance(option, tuple) and option[0] == "worth" else None
    return sight.value(token, used_face(sight, option), worth)


def word(teller: Teller, sight: Sight, option: Option) -> str:
    """An option as a person reads it."""
    match option:
        case int(token):
            return _card(teller, sight, token, sight.face(token))
        case ("as", int(token), str(guise)):
            return _card(teller, sight, token, guise)
        case ("worth", int(token), *_):
            name = teller.used_as(_known_face(sight, token), used_face(sight, option))
            return teller.say("option-card", card=name, value=value_of(sight, option))
        case ("react", int(token), *_):
            guise = used_face(sight, option)
            return teller.say("option-react", card=teller.used_as(_known_face(sight, token), guise))
        case ("play" | "use" | "copy" as verb, int(token), *rest):
            face = _known_face(sight, token)
            guise = str(rest[0]) if rest else face
            return teller.say(
                f"option-{verb}",
                card=teller.used_as(face, guise),
                bonus="yes" if BONUS[FACE[guise]] else "no",
                special="yes" if sight.is_singled_out(token) else "no",
                value=sight.value(token, guise),
            )
        case ("purchase", int(slot)):
            return _purchase(teller, sight, slot)
        case ("build",):
            needed = sight.needed(sight.observer)
            raised = "no" if needed == sight.next_stack else "yes"
            return teller.say("option-build", number=sight.next_stack, needed=needed, raised=raised)
        case ("rearrange",):
            return teller.say("option-rearrange", card=teller.face("calculations"))
    return _plain_word(teller, sight, option)


def _plain_word(teller: Teller, sight: Sight, option: Option) -> str:
    """An option that is about no card."""
    match option:
        case ("seat", int(seat)):
            return teller.known(seat)
        case ("value", int(count)) if sight.prompt == "how_many":
            cards = teller.cards(sight.me.discard[len(sight.me.discard) - count :])
            return teller.say("option-count", count=count, cards=cards)
        case ("value", int(value)):
            return teller.say("option-value", value=value)
        case ("slot", int(slot)):
            assert sight.source is not None
            price = printed_value(sight.source.face) + slot + sight.surcharge(sight.observer)
            return teller.say("option-slot", place=slot + 1, price=price)
        case ("set", str(name)):
            return teller.say(f"set-{name}.short")
        case ("card", str(face)):
            return teller.face(face)
        case ("left" | "right" as way,):
            step = 1 if way == "left" else -1
            neighbour = (sight.observer + step) % len(sight.seats)
            return teller.say(f"option-{way}", name=teller.known(neighbour))
        case (str(single),):
            return teller.say(f"option-{single}")
    raise TypeError(f"{option!r} has no words")


def _known_face(sight: Sight, token: int) -> str:
    card = sight.card(token)
    assert card is not None, "a seat is offered only cards it knows"
    return card.face


def _purchase(teller: Teller, sight: Sight, slot: int) -> str:
    if slot == DISCARD_SLOT:
        card = sight.market_discard[-1]
        assert card is not None
        return teller.say("option-buy-discard", card=teller.face(card.face), price=printed_value(card.face))
    card, price = sight.market[slot], sight.prices[slot]
    assert card is not None
    assert price is not None
    return teller.say("option-buy", card=teller.face(card.face), price=price)


def _card(teller: Teller, sight: Sight, token: int, used_as: str) -> str:
    """A card with what it counts, and where it lies if that is not the hand."""
    place = sight.place(token)
    is_mine = place.owner == sight.observer and place.zone in ("hand", "discard")
    value = sight.value(token, used_as) if is_mine else printed_value(used_as)
    name = teller.used_as(_known_face(sight, token), used_as)
    if place.zone == "stall":
        owner = teller.whose_stall(place.owner, -1)
        return teller.say("option-card-stall", card=name, value=value, number=place.number, **owner)
    if place.zone == "schedule":
        return name  # it has done its work: what it would pay does not matter
    if place.zone == "discard":
        pile = sight.seats[place.owner].discard
        depth = len(pile) - [card.token for card in pile if card].index(token)
        return teller.say("option-card-discard", card=name, value=value, depth=depth)
    return teller.say("option-card", card=name, value=value)


def result(teller: Teller, sight: Sight) -> str:
    """Who has won, and when; at the turn limit several may."""
    winners = sight.winners
    is_complete = len(sight.seats[winners[0]].stall) == sight.stacks_to_win
    turns = sight.turn if is_complete else sight.turn - 1
    if len(winners) == 1:
        return teller.say("game-over", **teller.who(winners[0]), turns=turns)
    who = "you" if teller.observer in winners else "other"
    is_team = sight.teams and all(sight.is_one_side(each, winners[0]) for each in winners)
    key = "game-over-team" if is_team else "game-over-shared"
    return teller.say(key, who=who, winners=teller.together(winners), turns=turns)
