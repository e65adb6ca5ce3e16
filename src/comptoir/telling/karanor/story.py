"""What happened, told from one observer's side: events become sentences, like ones are told together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from comptoir.core import Plain
from comptoir.karanor.pack import Delivery, Effect, Forbid, Modify, Quest
from comptoir.karanor.vocabulary import ACTIONS, STATS
from comptoir.telling.karanor.phrases import describe_effect
from comptoir.telling.karanor.scenes import GAINS, Happening, Scene, is_loss, scenes
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.wording import bargain
from comptoir.words import Spoken

Facts: TypeAlias = dict[str, Spoken]

_READ_OUT = {"drew_quest": "card", "got_sequel": "card", "set_out": "history", "met": "card"}
"""Events with a card whose text is a story, and where the event has it."""


class Line(NamedTuple):
    """A line of the log; a heading opens a turn."""

    text: str
    is_heading: bool = False


def tell(teller: Teller, events: Sequence[Plain], *, with_texts: bool = False) -> list[Line]:
    """The lines of the log for these events; ``with_texts`` also what quests and histories say."""
    lines = []
    for scene in scenes(events):
        lines.append(Line(sentence(teller, scene), scene.name == "turn_began"))
        if with_texts:
            lines += [Line(teller.text(face)) for face in _stories(scene)]
    return lines


def sentence(teller: Teller, scene: Scene) -> str:
    """What is said of a scene."""
    key = _KEYS.get(scene.name, scene.name).replace("_", "-")
    return teller.say(f"karanor-event-{key}", **TELLERS[scene.name](teller, scene))


def _stories(scene: Scene) -> list[str]:
    """The cards of a scene whose stories the observer knows."""
    cards = [event.get(_READ_OUT.get(event["event"], "")) for event in scene.events]
    return [card["face"] for card in cards if card]


_KEYS = {
    **dict.fromkeys(GAINS, "gained"),
    **dict.fromkeys(("collected_income", "associate_brought"), "income"),
    **dict.fromkeys(("bought", "sold"), "market"),
    **dict.fromkeys(("kept_artefact", "discarded_artefact"), "chose_artefact"),
}
"""Events that share a sentence with others, and its name."""


# -- what many sentences are given ----------------------------------------------------------------------


def _known(teller: Teller, card: Any) -> Facts:
    """A card by its name, for those who know it."""
    return {"known": "yes" if card else "no", "card": teller.entry(card["face"]) if card else ""}


def _acted(teller: Teller, scene: Scene) -> Facts:
    return teller.who(scene.seat)


def _with_card(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), **_known(teller, scene.first["card"])}


def _paid(teller: Teller, scene: Scene) -> Facts:
    """What it cost, where that is told at once."""
    payments = scene.of("paid")
    price = teller.bundle(payments[0]) if payments else ""
    return {"paid": "yes" if payments else "no", "price": price}


def _at(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), "place": teller.entry(scene.first["place"])}


# -- setting out ----------------------------------------------------------------------------------------


def _drafted(teller: Teller, scene: Scene) -> Facts:
    """One's own card by name; of the others only that they keep one."""
    mine = [each["card"]["face"] for each in scene.events if each["card"]]
    others = [each["seat"] for each in scene.events if not each["card"]]
    return {
        "mine": [teller.entry(face) for face in mine],
        "known": "yes" if mine else "no",
        "others": teller.together(others),
        "count": len(others),
    }


def _cards(teller: Teller, scene: Scene) -> Facts:
    cards = [teller.entry(each["card"]["face"]) for each in scene.events if each["card"]]
    return {"cards": teller.counted(cards), "count": len(cards)}


def _set_out(teller: Teller, scene: Scene) -> Facts:
    city, history = scene.first["city"], scene.first["history"]
    return {**teller.who(scene.seat), "city": teller.entry(city), **_known(teller, history)}


def _turn_began(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    usual = first["actions"] == teller.pack.numbers.actions_per_turn
    return {
        **teller.who(scene.seat),
        "round": first["round"],
        "actions": first["actions"],
        "usual": "yes" if usual else "no",
    }


# -- on the way -----------------------------------------------------------------------------------------


def _moved(teller: Teller, scene: Scene) -> Facts:
    steps = scene.events
    fare = sum(step["fare"] for step in steps)
    route = [teller.entry(scene.first["source"]), *[teller.entry(step["target"]) for step in steps]]
    return {
        **teller.who(scene.seat),
        "on": "no" if scene.first["first"] else "yes",
        "steps": len(steps),
        "source": route[0],
        "target": route[-1],
        "route": " → ".join(route),
        "sea": "yes" if any(step["sea"] for step in steps) else "no",
        "fare": fare,
        "gold": teller.gold(fare),
    }


def _stopped(teller: Teller, scene: Scene) -> Facts:
    fare = scene.first["fare"]
    return {**_at(teller, scene), "fare": fare, "gold": teller.gold(fare)}


def _placed(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    places = {"source": teller.entry(first["source"]), "target": teller.entry(first["target"])}
    return {**teller.who(scene.seat), **places}


def _harvested(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    return {**teller.who(scene.seat), "goods": teller.goods({first["resource"]: first["count"]})}


def _worked(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), "gold": teller.gold(scene.first["gold"])}


def _built(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    bonus = "yes" if first["bonus"] else "no"
    city = teller.entry(first["city"])
    return {**_with_card(teller, scene), **_paid(teller, scene), "city": city, "bonus": bonus}


def _took_commerce(teller: Teller, scene: Scene) -> Facts:
    filled = [teller.entry(each["card"]["face"]) for each in scene.of("filled_row") if each["card"]]
    return {
        **_with_card(teller, scene),
        "row": "yes" if scene.first["slot"] >= 0 else "no",
        "filled": "yes" if filled else "no",
        "cards": teller.counted(filled),
    }


def _bought_villa(teller: Teller, scene: Scene) -> Facts:
    return {**_at(teller, scene), "gold": teller.gold(scene.first["gold"])}


def _recruited(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    return {
        **teller.who(scene.seat),
        "associate": teller.entry(first["associate"]),
        "paid": first["gold"],
        "gold": teller.gold(first["gold"]),
    }


def _promoted(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), "associate": teller.entry(scene.first["associate"])}


def _market(teller: Teller, scene: Scene) -> Facts:
    """What was bought and what was sold, each with what it came to."""
    facts = teller.who(scene.seat)
    for name in ("bought", "sold"):
        deals = scene.of(name)
        counts: dict[str, int] = {}
        for deal in deals:
            counts[deal["resource"]] = counts.get(deal["resource"], 0) + 1
        facts |= {
            name: teller.goods(counts),
            f"has_{name}": "yes" if deals else "no",
            f"gold_{name}": teller.gold(sum(deal["gold"] for deal in deals)),
        }
    return facts


# -- quests and deliveries ------------------------------------------------------------------------------


def _met(teller: Teller, scene: Scene) -> Facts:
    drawn = scene.of("drew_quest")
    card = drawn[0]["card"] if drawn else None
    return {**_at(teller, scene), **_known(teller, card), "drawn": "yes" if drawn else "no"}


def _completed(teller: Teller, scene: Scene) -> Facts:
    """A quest, the choice that was made, and what that cost."""
    first = scene.first
    quest = teller.pack.cards[teller.pack.face[first["card"]["face"]]]
    assert isinstance(quest, Quest)
    label = quest.options[first["option"]].label if len(quest.options) > 1 else None
    return {
        **_with_card(teller, scene),
        **_paid(teller, scene),
        **teller.whom(first.get("target", -1)),
        "labelled": "yes" if label else "no",
        "label": label.in_(teller.words.lang) if label else "",
    }


def _delivery(teller: Teller, card: Any) -> Delivery:
    delivery = teller.pack.cards[teller.pack.face[card["face"]]]
    assert isinstance(delivery, Delivery)
    return delivery


def _delivered(teller: Teller, scene: Scene) -> Facts:
    goods = _delivery(teller, scene.first["card"]).cost.goods
    amounts = {each.id: count for each, count in zip(teller.pack.resources, goods, strict=True)}
    city = teller.entry(scene.first["city"])
    return {**teller.who(scene.seat), "city": city, "goods": teller.goods(amounts)}


def _opened_delivery(teller: Teller, scene: Scene) -> Facts:
    delivery = _delivery(teller, scene.first["card"])
    city = teller.pack.territories[delivery.city].id
    return {"city": teller.entry(city), "details": bargain(teller, delivery.cost, delivery.effects)}


# -- gains, losses, cards -------------------------------------------------------------------------------


def _gained(teller: Teller, scene: Scene) -> Facts:
    """All that was gained, or lost, in one list."""
    parts = [part for event in scene.events for part in _gain(teller, event)]
    return {**teller.who(scene.seat), "lost": "yes" if is_loss(scene.first) else "no", "what": parts}


def _gain(teller: Teller, event: Happening) -> list[str]:
    amount = abs(event.get("amount", 0))
    match event["event"]:
        case "gained_gold":
            return [teller.gold(amount)]
        case "gained_goods":
            return [teller.goods({name: abs(count) for name, count in event["goods"].items()})]
        case "gained_income":
            return [teller.say("karanor-gain-income", count=amount)]
        case "gained_prestige":
            return [teller.say("karanor-gain-prestige", count=amount, total=event["total"])]
        case "gained_actions":
            return [teller.say("karanor-gain-actions", count=amount)]
        case _:
            return [teller.entry(event["insignia"])]


def _gave_up(teller: Teller, scene: Scene) -> Facts:
    parts = [
        teller.entry(each["what"])
        if each["what"]
        else teller.say(f"karanor-given-{each['kind']}", count=each["count"])
        for each in scene.events
    ]
    return {**teller.who(scene.seat), "what": parts}


def _payment(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), "price": teller.bundle(scene.first)}


def _drew_artefacts(teller: Teller, scene: Scene) -> Facts:
    cards = scene.first["cards"]
    names = [teller.entry(card["face"]) for card in cards if card]
    known = "yes" if len(names) == len(cards) else "no"
    return {**teller.who(scene.seat), "cards": names, "count": len(cards), "known": known}


def _chose_artefact(teller: Teller, scene: Scene) -> Facts:
    facts = teller.who(scene.seat)
    for name in ("kept", "discarded"):
        tiles = [teller.entry(each["card"]["face"]) for each in scene.of(f"{name}_artefact")]
        facts |= {name: tiles, f"has_{name}": "yes" if tiles else "no"}
    return facts


def _drew_black_market(teller: Teller, scene: Scene) -> Facts:
    return {**_with_card(teller, scene), "threshold": scene.first["threshold"]}


def _stole(teller: Teller, scene: Scene) -> Facts:
    parts = []
    for each in scene.events:
        parts += teller.parts(
            {
                "gold": each["gold"],
                "goods": each["goods"],
                "insignia": {each["insignia"]: 1} if each["insignia"] else {},
                "associates": [each["associate"]] if each["associate"] else [],
            }
        )
    return {**teller.who(scene.seat), **teller.whom(scene.first["victim"]), "what": parts}


def _sold_goods(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    goods, gold = teller.goods(first["goods"]), teller.gold(first["gold"])
    return {**teller.who(scene.seat), "goods": goods, "gold": gold}


def _modified(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    value = Modify(STATS.index(first["stat"]), first["add"], first["until"])
    return {**teller.who(scene.seat), "what": _lasting(teller, Effect("modify", value, "self"))}


def _forbade(teller: Teller, scene: Scene) -> Facts:
    value = Forbid(ACTIONS.index(scene.first["action"]), "owned")
    return {
        **teller.who(scene.seat),
        "what": _lasting(teller, Effect("forbid", value, "self")),
        "until": scene.first["until"],
    }


def _lasting(teller: Teller, effect: Effect) -> str:
    return describe_effect(teller.words, teller.pack, effect)


def _used(teller: Teller, scene: Scene) -> Facts:
    return {**_with_card(teller, scene), **_paid(teller, scene), **teller.whom(scene.first["target"])}


def _income(teller: Teller, scene: Scene) -> Facts:
    """The income, and what each associate brings."""
    collected = scene.of("collected_income")
    brought = [
        teller.say(
            "karanor-brought",
            associate=teller.entry(each["associate"]),
            what=teller.bundle({"gold": each["gold"], "goods": {each["resource"]: 1} if each["resource"] else {}}),
        )
        for each in scene.of("associate_brought")
    ]
    return {
        **teller.who(scene.seat),
        "gold": teller.gold(collected[0]["gold"] if collected else 0),
        "collected": "yes" if collected else "no",
        "brought": brought,
        "associates": len(brought),
    }


# -- trades and the end ---------------------------------------------------------------------------------


def _offered(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    return {
        **teller.who(scene.seat),
        "number": first["number"],
        "counters": first["counters"],
        "partners": teller.together(first["to"]),
        "give": teller.bundle(first["give"]),
        "get": teller.bundle(first["get"]),
    }


def _traded(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    return {
        **teller.who(scene.seat),
        **teller.whom(first["maker"]),
        "number": first["number"],
        "give": teller.bundle(first["give"]),
        "get": teller.bundle(first["get"]),
    }


def _declined(teller: Teller, scene: Scene) -> Facts:
    off = "yes" if len(scene.events) > 1 else "no"
    return {**teller.who(scene.seat), "number": scene.first["number"], "off": off}


def _withdrew(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), "number": scene.first["number"], "reason": scene.first["reason"]}


def _ended(teller: Teller, scene: Scene) -> Facts:
    winners = scene.first["winners"]
    return {
        "who": "you" if teller.observer in winners else "other",
        "winners": teller.together(winners),
        "count": len(winners),
    }


TELLERS: dict[str, Callable[[Teller, Scene], Facts]] = {
    "drafted": _drafted,
    "discarded_commerce": _cards,
    "set_out": _set_out,
    "turn_began": _turn_began,
    "moved": _moved,
    "stopped": _stopped,
    "placed": _placed,
    "harvested": _harvested,
    "worked": _worked,
    "built": _built,
    "took_commerce": _took_commerce,
    "filled_row": _cards,
    "shuffled": lambda teller, scene: {"pile": scene.first["pile"]},
    "met": _met,
    "drew_quest": _with_card,
    "discarded_quest": _with_card,
    "completed_quest": _completed,
    "chose_at_once": _completed,
    "got_sequel": _with_card,
    "delivered": _delivered,
    "opened_delivery": _opened_delivery,
    "recruited": _recruited,
    "promoted": _promoted,
    "bought_villa": _bought_villa,
    "bought": _market,
    "sold": _market,
    "paid": _payment,
    "gave_up": _gave_up,
    **dict.fromkeys(GAINS, _gained),
    "drew_artefacts": _drew_artefacts,
    "kept_artefact": _chose_artefact,
    "discarded_artefact": _chose_artefact,
    "drew_black_market": _drew_black_market,
    "stole": _stole,
    "sold_goods": _sold_goods,
    "modified": _modified,
    "forbade": _forbade,
    "played": _used,
    "activated": _used,
    "negated": _with_card,
    "took_back": _with_card,
    "collected_income": _income,
    "associate_brought": _income,
    "offered": _offered,
    "traded": _traded,
    "declined_offer": _declined,
    "withdrew_offer": _withdrew,
    "end_triggered": lambda teller, scene: {**_acted(teller, scene), "prestige": scene.first["prestige"]},
    "game_ended": _ended,
}
"""For every event that opens a scene, what its sentence is given."""
