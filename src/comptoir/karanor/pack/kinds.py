"""Reading the entries of a pack: what each kind of them holds."""

from __future__ import annotations

from typing import Any

from comptoir.karanor.pack.drawing import EDGE
from comptoir.karanor.pack.pack import Market, Numbers
from comptoir.karanor.pack.pieces import (
    NONE,
    Artefact,
    Associate,
    BlackMarket,
    Commerce,
    Cost,
    Delivery,
    Effect,
    History,
    Insignia,
    Island,
    OriginCity,
    Quest,
    Resource,
    Rule,
    Territory,
    Text,
)
from comptoir.karanor.pack.primitives import (
    References,
    check_effects,
    read_cost,
    read_effects,
    read_rule,
    read_when,
)
from comptoir.karanor.pack.toml_entry import LONGEST_NAME, TomlEntry, goods_of, said
from comptoir.karanor.pack.vocabulary import IN_HAND, TRIGGERS, WINDOWS

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
ON_A_TILE = tuple([each for each in TRIGGERS if each != "anytime"])
"""Triggers an artefact can have."""
BY_ITSELF = ("own", "gain", "income")
"""Triggers that nobody pulls: nothing is paid, tested or counted then, and no rival named."""
ONE_AT_LEAST = (
    "actions_per_turn", "move_steps", "move_steps_floor", "harvest_yield", "work_yield", "quest_limit",
    "commerce_hand", "commerce_row", "draft_deal", "artefact_draw",
)  # fmt: skip
PERHAPS_NONE = ("sea_cost", "villa_gold", "villa_prestige", "recruit_gold", "deliveries_extra")
"""Numbers of the rules."""
PRICES = ("buy_price", "sell_price", "buy_price_when_full", "sell_price_when_empty")

# -- the rules ------------------------------------------------------------------------------------------


def read_numbers(entry: TomlEntry) -> Numbers:
    fewest = entry.number("players_min", FEWEST_PLAYERS, MOST_PLAYERS)
    most = entry.number("players_max", fewest, MOST_PLAYERS)
    numbers = Numbers(
        players_min=fewest,
        players_max=most,
        **{name: entry.number(name, 1) for name in ONE_AT_LEAST},
        **{name: entry.number(name) for name in PERHAPS_NONE},
        black_market_at_prestige=entry.numbers("black_market_at_prestige"),
        four_plus_min_players=entry.number("four_plus_min_players", FEWEST_PLAYERS),
        end_prestige=_end_prestige(entry, fewest, most),
        market=_market(entry),
    )
    if numbers.draft_deal < numbers.commerce_hand:
        entry.wrong("out_of_range", name="commerce_hand", given=str(numbers.commerce_hand), least=1,
                    most=numbers.draft_deal)  # fmt: skip
    entry.close()
    return numbers


def _end_prestige(entry: TomlEntry, fewest: int, most: int) -> tuple[int, ...]:
    table = entry.inner("end_prestige", "end_prestige")
    if table is None:
        return ()
    found = tuple([table.number(f"p{players}", 1) for players in range(fewest, most + 1)])
    table.close()
    return found


def _market(entry: TomlEntry) -> Market:
    table = entry.inner("market2", "market2")
    if table is None:
        return Market(0, 0, 0, 0, 0, 0, 0)
    capacity = table.number("capacity", 1)
    market = Market(
        start_each=table.number("start_each", 0, capacity),
        capacity=capacity,
        **{name: table.number(name) for name in PRICES},
        max_units=table.number("max_units", 1),
    )
    table.close()
    return market


# -- goods and the map ----------------------------------------------------------------------------------


def _listed(entry: TomlEntry) -> dict[str, Any]:
    """What every piece has."""
    return {"id": said(entry.data.get("id")), "source": entry.source()}


def _named(entry: TomlEntry) -> dict[str, Any]:
    return {**_listed(entry), "name": entry.texts("name", LONGEST_NAME)}


def _told(entry: TomlEntry) -> dict[str, Any]:
    return {**_named(entry), "text": entry.texts("text")}


def read_resource(entry: TomlEntry) -> Resource:
    has_associate, is_sold = entry.flag("associate"), entry.flag("market2")
    if has_associate != is_sold and entry.has("associate") and entry.has("market2"):
        entry.wrong("half_common")
    named = _named(entry)
    name = named["name"]
    return Resource(
        **named,
        plural=Text(entry.text("plural_fr", default=name.fr), entry.text("plural_en", default=name.en)),
        color=entry.color("color"),
        supply=entry.number("supply", 1),
        is_common=has_associate,
    )


def read_island(entry: TomlEntry) -> Island:
    return Island(**_named(entry))


def read_territory(entry: TomlEntry, names: References) -> Territory:
    return Territory(
        **_told(entry),
        is_city=entry.choice("kind", ("land", "city")) == "city",
        island=entry.reference("island", "island", names.islands),
        resource=entry.reference("resource", "resource", names.resources, default=""),
        inhabitant=entry.flag("inhabitant"),
        villa=entry.flag("villa"),
        land=entry.references("land", "territory", names.territories),
        sea=entry.references("sea", "territory", names.territories),
        x=_drawn(entry, "x", "y"),
        y=_drawn(entry, "y", "x"),
    )


def _drawn(entry: TomlEntry, key: str, other: str) -> int:
    """Where a territory is drawn, or NONE: it is said in both directions or in none."""
    at = entry.number(key, 0, EDGE, default=0)
    if not entry.has(key) and entry.has(other):
        entry.wrong("missing_key", name=key)
    return at if entry.has(key) else NONE


def _city(entry: TomlEntry, names: References) -> int:
    city = entry.reference("city", "territory", names.territories)
    if city != NONE and not names.cities >> city & 1:
        entry.wrong("not_a_city", given=said(entry.data["city"]))
    return city


def read_origin_city(entry: TomlEntry, names: References) -> OriginCity:
    return OriginCity(**_listed(entry), city=_city(entry, names))


# -- cards and tiles ------------------------------------------------------------------------------------


def read_history(entry: TomlEntry, names: References) -> History:
    goods = entry.amounts("goods", names.resources) if entry.data.get("goods") != {} else {}
    entry.inner("goods")
    effects = _plain_effects(entry, names)
    return History(
        **_told(entry),
        gold=entry.number("gold"),
        goods=goods_of(goods, names.resources),
        income=entry.number("income"),
        rule=Rule(cost=names.no_cost(), effects=effects),
    )


def _plain_effects(entry: TomlEntry, names: References) -> tuple[Effect, ...]:
    """Effects that follow from what was done, without a choice of a rival."""
    effects = read_effects(entry, names)
    check_effects(entry, effects)
    return effects


def read_associate(entry: TomlEntry, names: References, numbers: Numbers | None) -> Associate:
    works_for = entry.amounts("resource_face", names.resources)
    promoted = entry.amounts("promoted_face", ("gold",))
    if entry.has("resource_face") and (len(works_for) > 1 or any([n != 1 for n in works_for.values()])):
        entry.wrong("not_one_resource", name="resource_face")
    cost = entry.number("cost_gold")
    if numbers is not None and cost != numbers.recruit_gold and entry.has("cost_gold"):
        entry.wrong("price_differs", given=cost, needed=numbers.recruit_gold)
    return Associate(
        **_told(entry),
        cost=cost,
        resource=next((names.resources[name] for name in works_for), NONE),
        gold=promoted.get("gold", 0),
    )


def read_insignia(entry: TomlEntry, names: References) -> Insignia:
    entry.choice("trigger", ("own",), "own")
    effects = read_effects(entry, names)
    check_effects(entry, effects, trigger="own")
    return Insignia(
        **_told(entry),
        copies=entry.number("copies", 1),
        effects=effects,
        bane=entry.flag("bane", default=False),
        tradable=entry.flag("tradable", default=True),
    )


def _trigger(entry: TomlEntry, allowed: tuple[str, ...]) -> str | None:
    value = entry.data.get("trigger")
    if isinstance(value, str) and value not in TRIGGERS:
        entry.text("trigger")
        entry.wrong("unknown_primitive", given=said(value), kind="trigger", allowed=", ".join(allowed))
        return None
    return entry.choice("trigger", allowed) or None


def _min_players(entry: TomlEntry, numbers: Numbers | None) -> int:
    value = entry.number("min_players", FEWEST_PLAYERS, MOST_PLAYERS, FEWEST_PLAYERS)
    if numbers is not None and value not in (FEWEST_PLAYERS, numbers.four_plus_min_players):
        allowed = f"{FEWEST_PLAYERS}, {numbers.four_plus_min_players}"
        entry.wrong("not_allowed", name="min_players", given=str(value), allowed=allowed)
    return value


def read_artefact(entry: TomlEntry, names: References, numbers: Numbers | None) -> Artefact:
    trigger = _trigger(entry, ON_A_TILE)
    once = entry.choice("once", ("turn", "game"), "")
    rule = read_rule(entry, names, trigger=trigger)
    if (trigger == "activate" or trigger in WINDOWS) and not once:
        entry.wrong("needs_once")
    if trigger in BY_ITSELF:
        for key in ("when", "cost", "once"):
            if entry.has(key):
                entry.wrong("works_by_itself", name=key, given=trigger)
        if rule.target == "rival":
            entry.wrong("works_by_itself", name="target", given=trigger)
    return Artefact(
        **_told(entry),
        min_players=_min_players(entry, numbers),
        trigger=trigger or "",
        once=once,
        rule=rule,
    )


def _paid(entry: TomlEntry, names: References) -> Cost:
    """A cost in gold and goods alone."""
    cost = read_cost(entry, names, is_needed=True)
    if cost.actions or cost.give_up:
        entry.wrong("only_paid")
    return cost


def read_commerce(entry: TomlEntry, names: References) -> Commerce:
    effects = _plain_effects(entry, names)
    if entry.data.get("effects") == []:
        entry.wrong("empty", name="effects")
    bonus = entry.inner("bonus", "bonus", is_needed=False)
    return Commerce(
        **_told(entry),
        cost=_paid(entry, names),
        bonus=_bonus(bonus, names) if bonus else None,
        effects=effects,
    )


def _bonus(entry: TomlEntry, names: References) -> Rule:
    rule = Rule(cost=_paid(entry, names), effects=_plain_effects(entry, names))
    entry.close()
    return rule


def read_delivery(entry: TomlEntry, names: References) -> Delivery:
    cost = _paid(entry, names)
    if cost.gold or cost.any:
        entry.wrong("only_resources")
    return Delivery(
        **_listed(entry),
        text=entry.texts("text"),
        city=_city(entry, names),
        cost=cost,
        effects=_plain_effects(entry, names),
    )


def read_quest(
    entry: TomlEntry, names: References, numbers: Numbers | None, is_sequel: bool = False
) -> Quest:
    sequel = NONE if is_sequel else entry.reference("sequel", "sequel", names.sequels, default="")
    step = "2/2" if is_sequel else "1/1" if sequel == NONE else "1/2"
    entry.choice("step", (step,), step)
    return Quest(
        **_told(entry),
        min_players=FEWEST_PLAYERS if is_sequel else _min_players(entry, numbers),
        is_sequel=is_sequel,
        sequel=sequel,
        immediate=entry.flag("immediate", default=False),
        prestige=entry.number("prestige"),
        options=_options(entry, names),
    )


def read_sequel(entry: TomlEntry, names: References, numbers: Numbers | None) -> Quest:
    entry.text("first")
    return read_quest(entry, names, numbers, is_sequel=True)


def _options(entry: TomlEntry, names: References) -> tuple[Rule, ...]:
    before = read_when(entry, names)
    options = entry.inners("options", "option", is_needed=True)
    found = []
    for option in options:
        has_label = len(options) > 1 or option.has("label_fr") or option.has("label_en")
        label = option.texts("label", LONGEST_NAME) if has_label else None
        found.append(read_rule(option, names, before, label=label))
        option.close()
    if entry.data.get("options") == []:
        entry.wrong("empty", name="options")
    elif entry.data.get("immediate") is True:
        if before:
            entry.wrong("immediate_when")
        if len(options) < 2:
            entry.wrong("immediate_without_choice")
        if not any([_is_always_possible(option) for option in options]):
            entry.wrong("immediate_without_way_out")
    elif not entry.data.get("when"):
        entry.wrong("quest_without_when")
    return tuple(found)


def _is_always_possible(option: TomlEntry) -> bool:
    return not option.has("cost") and not option.has("when") and option.data.get("target") != "rivals_here"


def read_black_market(entry: TomlEntry, names: References, numbers: Numbers | None) -> BlackMarket:
    trigger = _trigger(entry, IN_HAND)
    rule = read_rule(entry, names, trigger=trigger)
    if trigger in WINDOWS and rule.target != "actor":
        entry.wrong("needs_actor", given=str(trigger))
    return BlackMarket(
        **_told(entry),
        copies=entry.number("copies", 1),
        min_players=_min_players(entry, numbers),
        trigger=trigger or "",
        rule=rule,
    )
