"""What the sentences about setting out, actions, quests and deliveries are given."""

from __future__ import annotations

from typing import Any

from comptoir.karanor.pack import Delivery, Quest
from comptoir.telling.karanor.facts import Facts, at, known, paid, with_card
from comptoir.telling.karanor.scenes import Scene
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.wording import bargain

# -- setting out ----------------------------------------------------------------------------------------


def drafted(teller: Teller, scene: Scene) -> Facts:
    """Cards that are known by name; of the others only who keeps one."""
    seats = sorted(scene.events, key=lambda each: bool(each["seat"] != teller.observer))
    parts = [
        teller.say("karanor-kept", **teller.who(each["seat"]), card=teller.entry(each["card"]["face"]))
        for each in seats
        if each["card"]
    ]
    others = [teller.name(each["seat"]) for each in seats if not each["card"]]
    if others:
        parts.append(teller.say("karanor-kept-unseen", names=others, count=len(others)))
    return {"kept": " ".join(parts)}


def cards(teller: Teller, scene: Scene) -> Facts:
    cards = [teller.entry(each["card"]["face"]) for each in scene.events if each["card"]]
    return {"cards": teller.counted(cards), "count": len(cards)}


def set_out(teller: Teller, scene: Scene) -> Facts:
    city, history = scene.first["city"], scene.first["history"]
    return {**teller.who(scene.seat), "city": teller.entry(city), **known(teller, history)}


def turn_began(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    usual = first["actions"] == teller.pack.numbers.actions_per_turn
    return {
        **teller.who(scene.seat),
        "round": first["round"],
        "actions": first["actions"],
        "usual": "yes" if usual else "no",
    }


# -- on the way -----------------------------------------------------------------------------------------


def moved(teller: Teller, scene: Scene) -> Facts:
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


def stopped(teller: Teller, scene: Scene) -> Facts:
    fare = scene.first["fare"]
    return {**at(teller, scene), "fare": fare, "gold": teller.gold(fare)}


def placed(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    places = {"source": teller.entry(first["source"]), "target": teller.entry(first["target"])}
    return {**teller.who(scene.seat), **places}


def harvested(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    return {**teller.who(scene.seat), "goods": teller.goods({first["resource"]: first["count"]})}


def worked(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), "gold": teller.gold(scene.first["gold"])}


def built(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    bonus = "yes" if first["bonus"] else "no"
    city = teller.entry(first["city"])
    return {**with_card(teller, scene), **paid(teller, scene), "city": city, "bonus": bonus}


def took_commerce(teller: Teller, scene: Scene) -> Facts:
    filled = [teller.entry(each["card"]["face"]) for each in scene.of("filled_row") if each["card"]]
    return {
        **with_card(teller, scene),
        "row": "yes" if scene.first["slot"] >= 0 else "no",
        "filled": "yes" if filled else "no",
        "cards": teller.counted(filled),
    }


def shuffled(_: Teller, scene: Scene) -> Facts:
    return {"pile": scene.first["pile"]}


def bought_villa(teller: Teller, scene: Scene) -> Facts:
    return {**at(teller, scene), "gold": teller.gold(scene.first["gold"])}


def recruited(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    return {
        **teller.who(scene.seat),
        "associate": teller.entry(first["associate"]),
        "paid": first["gold"],
        "gold": teller.gold(first["gold"]),
    }


def promoted(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), "associate": teller.entry(scene.first["associate"])}


def market(teller: Teller, scene: Scene) -> Facts:
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


def met(teller: Teller, scene: Scene) -> Facts:
    drawn = scene.of("drew_quest")
    card = drawn[0]["card"] if drawn else None
    return {**at(teller, scene), **known(teller, card), "drawn": "yes" if drawn else "no"}


def completed(teller: Teller, scene: Scene) -> Facts:
    """A quest, the choice that was made, and what that cost."""
    first = scene.first
    quest = teller.pack.cards[teller.pack.face[first["card"]["face"]]]
    assert isinstance(quest, Quest)
    label = quest.options[first["option"]].label if len(quest.options) > 1 else None
    return {
        **with_card(teller, scene),
        **paid(teller, scene),
        **teller.whom(first.get("target", -1)),
        "labelled": "yes" if label else "no",
        "label": label.in_(teller.words.lang) if label else "",
    }


def _delivery(teller: Teller, card: Any) -> Delivery:
    delivery = teller.pack.cards[teller.pack.face[card["face"]]]
    assert isinstance(delivery, Delivery)
    return delivery


def delivered(teller: Teller, scene: Scene) -> Facts:
    goods = _delivery(teller, scene.first["card"]).cost.goods
    amounts = {each.id: count for each, count in zip(teller.pack.resources, goods, strict=True)}
    city = teller.entry(scene.first["city"])
    return {**teller.who(scene.seat), "city": city, "goods": teller.goods(amounts)}


def opened_delivery(teller: Teller, scene: Scene) -> Facts:
    delivery = _delivery(teller, scene.first["card"])
    city = teller.pack.territories[delivery.city].id
    return {"city": teller.entry(city), "details": bargain(teller, delivery.cost, delivery.effects)}
