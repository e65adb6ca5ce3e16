"""What has to hold between the entries of a pack: the map, the sequels, the counts, enough of everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from comptoir.karanor.pack.pack import Pack
from comptoir.karanor.pack.pieces import NONE
from comptoir.karanor.pack.problems import Findings
from comptoir.karanor.pack.toml_entry import TomlEntry, said

MOST_TERRITORIES, MOST_FACES = 62, 250
"""Places are masks of one machine word, faces are bytes."""

Lists: TypeAlias = Mapping[str, Sequence[TomlEntry]]
"""The entries of each table, in the order in which the pack holds them."""


_SPOILS_THE_MAP = (
    "missing_key",
    "wrong_type",
    "unknown_reference",
    "one_way",
    "own_neighbour",
    "wrong_shore",
)
"""After these, what can be reached is anybody's guess."""


def check_pack(
    pack: Pack, lists: Lists, counts: TomlEntry | None, rules: TomlEntry | None, report: Findings
) -> None:
    """Note everything that is wrong between the entries."""
    if _are_told_apart(lists["territory"]):
        check_neighbours(pack, lists["territory"])
        if not report.blames(("territory", "island"), _SPOILS_THE_MAP) and _are_told_apart(lists["island"]):
            check_islands(pack, lists)
    if _are_told_apart(lists["resource"]):
        check_resources(pack, lists)
    if _are_told_apart(lists["sequel"]):
        check_sequels(pack, lists)
    check_origin_cities(pack, lists["origin_city"])
    if counts is not None:
        check_counts(pack, counts)
    if rules is not None:
        check_supplies(pack, rules)
    _check_sizes(pack, lists)


def _are_told_apart(entries: Sequence[TomlEntry]) -> bool:
    """Has each its own id, so that others can refer to it?"""
    return len({said(each.data.get("id")) for each in entries}) == len(entries)


# -- the map --------------------------------------------------------------------------------------------


def check_neighbours(pack: Pack, entries: Sequence[TomlEntry]) -> None:
    """Every road and every sea route leads both ways, along a shore or across the water."""
    for at, territory in enumerate(pack.territories):
        entry = entries[at]
        for how, others in (("land", territory.land), ("sea", territory.sea)):
            for to, times in Counter(others).items():
                other = pack.territories[to]
                if times > 1:
                    entry.wrong("repeated_neighbour", name=how, given=other.id)
                if to == at:
                    entry.wrong("own_neighbour", name=how)
                elif at not in (other.land if how == "land" else other.sea):
                    entry.wrong("one_way", name=how, given=other.id)
                elif NONE in (territory.island, other.island):
                    continue  # told already
                elif (how == "land") != (other.island == territory.island):
                    entry.wrong("wrong_shore", name=how, given=other.id)
        for to in sorted(set(territory.land) & set(territory.sea)):
            entry.wrong("linked_twice", given=pack.territories[to].id)


def check_islands(pack: Pack, lists: Lists) -> None:
    """Every island is one piece by land, and every territory can be reached from every other."""
    land = [each.land for each in pack.territories]
    both = [(*each.land, *each.sea) for each in pack.territories]
    for island, entry in enumerate(lists["island"]):
        part = {at for at, each in enumerate(pack.territories) if each.island == island}
        apart = part - _reached(land, part)
        if not part:
            entry.wrong("empty_island")
        elif apart:
            entry.wrong("island_in_pieces", given=_ids(pack, apart))
    everything = set(range(len(pack.territories)))
    for at in sorted(everything - _reached(both, everything)):
        lists["territory"][at].wrong("unreachable")


def _reached(steps: Sequence[Iterable[int]], part: set[int]) -> set[int]:
    """Where one can go from the first of these."""
    found: set[int] = set()
    edge = {min(part)} if part else set()
    while edge:
        found |= edge
        edge = {to for at in edge for to in steps[at]} - found
    return found


def _ids(pack: Pack, territories: Iterable[int]) -> str:
    return ", ".join([pack.territories[at].id for at in sorted(territories)])


# -- goods, quests and cities ---------------------------------------------------------------------------


def check_resources(pack: Pack, lists: Lists) -> None:
    """Every resource grows somewhere; the common ones, and no others, have an associate."""
    harvested = {each.resource for each in pack.territories}
    helped = {each.resource for each in pack.associates}
    for at, entry in enumerate(lists["resource"]):
        if at not in harvested:
            entry.wrong("not_harvestable")
        if pack.resources[at].is_common and at not in helped:
            entry.wrong("no_associate")
    for at, entry in enumerate(lists["associate"]):
        resource = pack.associates[at].resource
        if 0 <= resource < len(pack.resources) and not pack.resources[resource].is_common:
            entry.wrong("not_common", given=pack.resources[resource].id)


def check_sequels(pack: Pack, lists: Lists) -> None:
    """Every sequel belongs to exactly one quest, and both say so."""
    firsts: dict[int, list[str]] = {}
    for quest in pack.quests:
        if quest.sequel != NONE:
            firsts.setdefault(quest.sequel, []).append(quest.id)
    for at, entry in enumerate(lists["sequel"]):
        quests = firsts.get(at, [])
        first = entry.data.get("first")
        if not quests:
            entry.wrong("no_first_part")
        elif len(quests) > 1:
            entry.wrong("several_first_parts", given=", ".join(quests))
        elif isinstance(first, str) and first != quests[0]:
            entry.wrong("not_allowed", name="first", given=first, allowed=quests[0])


def check_origin_cities(pack: Pack, entries: Sequence[TomlEntry]) -> None:
    seen: dict[int, str] = {}
    for tile, entry in zip(pack.origin_cities, entries, strict=True):
        if tile.city != NONE and tile.city in seen:
            entry.wrong("same_city", other=seen[tile.city])
        seen.setdefault(tile.city, tile.id)


# -- counts ---------------------------------------------------------------------------------------------


def check_counts(pack: Pack, entry: TomlEntry) -> None:
    """What is declared is there."""
    found = {
        "quest": len(pack.quests),
        "sequel": len(pack.sequels),
        "history": len(pack.histories),
        "origin_city": len(pack.origin_cities),
        "artefact": len(pack.artefacts),
        "insignia": sum([each.copies for each in pack.insignia]),
        "associate": len(pack.associates),
        "commerce": len(pack.commerces),
        "black_market": sum([each.copies for each in pack.black_market]),
        "delivery": len(pack.deliveries),
        "inhabitant": sum([each.inhabitant for each in pack.territories]),
        "villa": sum([each.villa for each in pack.territories]),
        "territory": len(pack.territories),
        "city": pack.cities.bit_count(),
        "island": len(pack.islands),
        "resource": len(pack.resources),
    }
    for what, number in found.items():
        declared = entry.number(what, default=number)
        if declared != number and type(entry.data.get(what)) is int:
            entry.wrong("wrong_count", given=what, declared=declared, found=number)
    entry.close()


def check_supplies(pack: Pack, entry: TomlEntry) -> None:
    """The largest table can be set up, and so can the largest one that plays without the cards for many."""
    numbers = pack.numbers
    most, few = numbers.players_max, min(numbers.players_max, numbers.four_plus_min_players - 1)
    draws = len(numbers.black_market_at_prestige)
    inhabitants = sum([each.inhabitant for each in pack.territories])
    for players in {few, most}:
        quests = [each for each in pack.quests if each.min_players <= players]
        artefacts = [each for each in pack.artefacts if each.min_players <= players]
        black_market = [each.copies for each in pack.black_market if each.min_players <= players]
        for what, found, needed in (
            ("origin_city", len(pack.origin_cities), players),
            ("history", len(pack.histories), players),
            ("commerce", len(pack.commerces), players * numbers.draft_deal + numbers.commerce_row),
            ("delivery", len(pack.deliveries), players + numbers.deliveries_extra),
            ("quest", len(quests), inhabitants),
            ("artefact", len(artefacts), players * numbers.artefact_draw),
            ("black_market", sum(black_market), players * draws),
        ):
            if found < needed:
                entry.wrong("too_few", given=what, found=found, needed=needed, players=players)
    for resource in pack.resources:
        needed = numbers.market.start_each if resource.is_common else 0
        if resource.supply < needed:
            entry.wrong("too_few", given=resource.id, found=resource.supply, needed=needed, players=2)


def _check_sizes(pack: Pack, lists: Lists) -> None:
    for what, found, most in (
        ("territory", len(pack.territories), MOST_TERRITORIES),
        ("face", len(pack.cards), MOST_FACES),
    ):
        if found > most:
            entry = next(each for table in lists.values() for each in table)
            entry.report.add(entry.file, "", "too_many", given=what, found=found, most=most)
