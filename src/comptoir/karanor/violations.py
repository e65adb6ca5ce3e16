"""What must hold at every moment, in plain words for developers."""

from __future__ import annotations

from collections import Counter

from comptoir.karanor.board import ACTIONS, EMPTY, HELD, LYING, OVER, ROWS, TURN
from comptoir.karanor.table import KaranorTable


def violations(table: KaranorTable) -> list[str]:
    """Broken invariants; none in a healthy game."""
    checks = (_tokens, _supplies, _merchants, _limits, _knowledge)
    return [each for check in checks for each in check(table)]


def _tokens(table: KaranorTable) -> list[str]:
    lying = [card for pile in (*LYING, "box") for card in getattr(table, pile)]
    lying += [card for zones in (*ROWS, *HELD) for zone in getattr(table, zones) for card in zone]
    found = []
    if sorted(lying) != list(range(len(table.faces))):
        found.append("a card is lost or lies in two places")
    if Counter(table.faces) != _faces_in_play(table):
        found.append("a face was lost or made up")
    return found


def _faces_in_play(table: KaranorTable) -> Counter[int]:
    pack, players = table.pack, table.rules.players
    expected: Counter[int] = Counter()
    for card in pack.cards:
        if getattr(card, "min_players", 0) <= players:
            expected[pack.face[card.id]] += getattr(card, "copies", 1)
    return expected


def _supplies(table: KaranorTable) -> list[str]:
    pack, found = table.pack, []
    market = table.market or (0,) * len(pack.resources)
    for at, resource in enumerate(pack.resources):
        if table.reserve[at] + market[at] + sum([goods[at] for goods in table.goods]) != resource.supply:
            found.append(f"{resource.id} was lost or made up")
    if min((*table.reserve, *market)) < 0:
        found.append("there is less than nothing in the reserve or at the market")
    for at, tile in enumerate(pack.insignia):
        if table.insignia_supply[at] + sum([held[at] for held in table.insignia]) != tile.copies:
            found.append(f"{tile.id} was lost or made up")
    held = [each for associates in table.associates for each in associates]
    if sorted([*held, *table.free_associates]) != list(range(len(pack.associates))):
        found.append("an associate is lost or works for two")
    if table.promoted & sum([1 << each for each in table.free_associates]):
        found.append("a free associate is promoted")
    return found


def _merchants(table: KaranorTable) -> list[str]:
    found = []
    for seat in range(table.rules.players):
        numbers = [table.gold[seat], table.income[seat], table.prestige[seat], *table.goods[seat]]
        if min(numbers) < 0:
            found.append(f"seat {seat} has less than nothing")
        if table.shops[seat] & ~table.pack.cities:
            found.append(f"seat {seat} has a shop outside a city")
        if [city for city in table.sites[seat] if not table.shops[seat] >> city & 1]:
            found.append(f"seat {seat} has built where it has no shop")
        stats, forbidden = table.stats[seat], table.forbidden[seat]
        twin = table.clone()
        twin.reckon(seat)
        if (twin.stats[seat], twin.forbidden[seat]) != (stats, forbidden):
            found.append(f"the numbers of seat {seat} are out of date")
    owners = [mask for mask in table.villas if mask]
    if sum([mask.bit_count() for mask in owners]) != sum(owners).bit_count():
        found.append("a villa has two owners")
    return found


def _limits(table: KaranorTable) -> list[str]:
    found, numbers = [], table.pack.numbers
    is_resting = table.phase == TURN and not table.aside and not table.openings
    if (
        len(table.row) < numbers.commerce_row
        and (table.commerce_deck or table.commerce_discard)
        and is_resting
    ):
        # Somebody is choosing the new card only while the row is full; it is refilled at once afterwards.
        found.append("the row has a gap although there are cards")
    if table.actions < 0 or table.steps < 0:
        found.append("more actions were taken than there are")
    if table.stats[table.active][ACTIONS] < 0:
        found.append("a turn has fewer actions than none")
    if table.trigger != EMPTY and table.offers:
        found.append("an offer is open although trade is over")
    if table.phase == OVER and (table.active + 1) % table.rules.players != table.first:
        found.append("not everybody has had equally many turns")
    return found


def _knowledge(table: KaranorTable) -> list[str]:
    found = []
    for seat in range(table.rules.players):
        own = [card for hands in HELD for card in getattr(table, hands)[seat]]
        if not all([table.knows(seat, card) for card in own]):
            found.append(f"seat {seat} does not know its own cards")
        lying_open = [card for rows in ROWS for card in getattr(table, rows)[seat]]
        if any([table.known[card] != table.public for card in lying_open]):
            found.append("a tile that lies open is not known to all")
    return found
