"""What the sentences about gains and losses, cards, income, trades and the end are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.karanor.pack import Effect, Forbid, Modify
from comptoir.karanor.pack.vocabulary import ACTIONS, STATS
from comptoir.telling.karanor.facts import Facts, paid, with_card
from comptoir.telling.karanor.phrases import describe_effect
from comptoir.telling.karanor.scenes import Happening, Scene, is_loss
from comptoir.telling.karanor.teller import Teller

_NOW = "owned"
"""What holds, without saying until when."""


# -- gains, losses, cards -------------------------------------------------------------------------------


def gained(teller: Teller, scene: Scene) -> Facts:
    """All that was gained, or lost, in one list."""
    parts = [part for event in scene.events for part in _gain(teller, event)]
    return {**teller.who(scene.seat), "lost": "yes" if is_loss(scene.first) else "no", "what": parts}


def _gain(teller: Teller, event: Happening) -> list[str]:
    amount = abs(event.get("amount", 0))
    match event["event"]:
        case "gained_gold":
            return [teller.gold(amount)]
        case "gained_goods":
            return teller.parts({"goods": {name: abs(count) for name, count in event["goods"].items()}})
        case "gained_income":
            return [teller.say("karanor-gain-income", count=amount)]
        case "gained_prestige":
            return [teller.say("karanor-gain-prestige", count=amount, total=event["total"])]
        case "gained_actions":
            return [teller.say("karanor-gain-actions", count=amount)]
        case _:
            return teller.parts({"insignia": {event["insignia"]: 1}})


def gave_up(teller: Teller, scene: Scene) -> Facts:
    parts = [
        teller.entry(each["what"])
        if each["what"]
        else teller.say(f"karanor-given-{each['kind']}", count=each["count"])
        for each in scene.events
    ]
    return {**teller.who(scene.seat), "what": parts}


def payment(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), "price": teller.bundle(scene.first)}


def drew_artefacts(teller: Teller, scene: Scene) -> Facts:
    cards = scene.first["cards"]
    names = [teller.entry(card["face"]) for card in cards if card]
    known = "yes" if len(names) == len(cards) else "no"
    return {**teller.who(scene.seat), "cards": names, "count": len(cards), "known": known}


def chose_artefact(teller: Teller, scene: Scene) -> Facts:
    facts = teller.who(scene.seat)
    for name in ("kept", "discarded"):
        tiles = [teller.entry(each["card"]["face"]) for each in scene.of(f"{name}_artefact")]
        facts |= {name: tiles, f"has_{name}": "yes" if tiles else "no"}
    return facts


def drew_black_market(teller: Teller, scene: Scene) -> Facts:
    return {**with_card(teller, scene), "threshold": scene.first["threshold"]}


def stole(teller: Teller, scene: Scene) -> Facts:
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


def sold_goods(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    goods, gold = teller.goods(first["goods"]), teller.gold(first["gold"])
    return {**teller.who(scene.seat), "goods": goods, "gold": gold}


def modified(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    value = Modify(STATS.index(first["stat"]), first["add"], _NOW)
    return _lasting(teller, scene, Effect("modify", value, "self"))


def forbade(teller: Teller, scene: Scene) -> Facts:
    value = Forbid(ACTIONS.index(scene.first["action"]), _NOW)
    return _lasting(teller, scene, Effect("forbid", value, "self"))


def _lasting(teller: Teller, scene: Scene, effect: Effect) -> Facts:
    """What holds until the end of a turn; until when, the sentence says."""
    what = describe_effect(teller.words, teller.pack, effect)
    return {**teller.who(scene.seat), "what": what, "until": scene.first["until"]}


def used(teller: Teller, scene: Scene) -> Facts:
    return {**with_card(teller, scene), **paid(teller, scene), **teller.whom(scene.first["target"])}


def income(teller: Teller, scene: Scene) -> Facts:
    """The income, and what the associates bring."""
    collected, brought = scene.of("collected_income"), scene.of("associate_brought")
    goods: dict[str, int] = {}
    for each in brought:
        if each["resource"]:
            goods[each["resource"]] = goods.get(each["resource"], 0) + 1
    return {
        **teller.who(scene.seat),
        "gold": teller.gold(collected[0]["gold"] if collected else 0),
        "collected": "yes" if collected else "no",
        "associates": len(brought),
        "associate": teller.entry(brought[0]["associate"]) if brought else "",
        "brought": teller.bundle({"gold": sum(each["gold"] for each in brought), "goods": goods}),
    }


# -- trades and the end ---------------------------------------------------------------------------------


def offered(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    return offer(teller, scene.seat, *[first[name] for name in ("number", "to", "give", "get", "counters")])


def offer(
    teller: Teller,
    maker: int,
    number: int,
    to: Sequence[int],
    give: Mapping[str, Any],
    get: Mapping[str, Any],
    counters: int,
) -> Facts:
    """An offer as it is made, or as it stands."""
    return {
        **teller.who(maker),
        "number": number,
        "counters": counters,
        "partners": teller.together(to),
        "only": "yes" if tuple(to) == (teller.observer,) else "no",
        "kind": teller.kind_of_trade(give, get),
        "give": teller.bundle(give),
        "get": teller.bundle(get),
    }


def traded(teller: Teller, scene: Scene) -> Facts:
    first = scene.first
    return {
        **teller.who(scene.seat),
        **teller.whom(first["maker"]),
        "number": first["number"],
        "terms": teller.terms(first["give"], first["get"]),
        "kind": teller.kind_of_trade(first["give"], first["get"]),
        "give": teller.bundle(first["give"]),
        "get": teller.bundle(first["get"]),
    }


def declined(teller: Teller, scene: Scene) -> Facts:
    return {
        **teller.who(scene.seat),
        "number": scene.first["number"],
        "lacks": "yes" if scene.first["lacks"] else "no",
        "off": "yes" if len(scene.events) > 1 else "no",
    }


def withdrew(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), "number": scene.first["number"], "reason": scene.first["reason"]}


def ended(teller: Teller, scene: Scene) -> Facts:
    winners = scene.first["winners"]
    return {
        "who": "you" if teller.observer in winners else "other",
        "winners": teller.together(winners),
        "count": len(winners),
    }
