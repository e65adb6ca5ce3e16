"""What a seat of Marchands de Karanor sees, as an array: counts, masks and amounts in the order of the pack.
Seats come in their order from the observer on."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache
from typing import Final

from comptoir.core import Decision
from comptoir.core.decision import Args, Picks
from comptoir.env.chart import Names
from comptoir.env.karanor.actions import places_of_offers
from comptoir.karanor.bargains import MOST_OFFERS
from comptoir.karanor.board import EMPTY, PHASES, Bundle
from comptoir.karanor.offering import GET, GIVE, read_bundle
from comptoir.karanor.pack import Pack
from comptoir.karanor.pack.vocabulary import ACTIONS, STATS, WINDOWS
from comptoir.karanor.view import KaranorView

PROMPTS: Final = (
    "unasked", "action", "choose_associate", "choose_destination", "discard_quest", "draft",
    "gain_goods", "give_up_artefact", "give_up_associate", "give_up_quest", "hand_over", "history",
    "immediate", "keep_artefact", "market", "offer", "pay_goods", "read_aloud", "sell_goods",
    "steal_associate", "steal_goods", "take_commerce", "window",
)  # fmt: skip
"""Every question there is, and the one what a merchant would do unasked."""
COUNTS: Final = ("turn", "round", "actions", "steps_left", "end_prestige")
DECKS: Final = ("commerce_deck", "quest_deck", "black_deck", "artefact_deck", "delivery_deck")
OPEN: Final = ("row", "deliveries", "aside", "sequels")
OF_A_SEAT: Final = ("gold", "income", "prestige", "commerces", "quests", "black_hands", "packs", "villas")


class Places:
    """Where everything stands in the array of a table with so many seats."""

    def __init__(self, pack: Pack, players: int) -> None:
        names = self.names = Names()
        self.pack, self.players = pack, players
        self.steps = [f"+{step}" for step in range(players)]
        self.lands, self.resources, self.insignia, self.associates = [
            [each.id for each in pieces]
            for pieces in (pack.territories, pack.resources, pack.insignia, pack.associates)
        ]
        self.numbers = names.block("count", (*COUNTS, *DECKS))
        names.block("reserve", self.resources)
        names.block("insignia left", self.insignia)
        self.market = names.block("market", self.resources)
        self.phase = names.block("phase", PHASES)
        self.active, self.first, self.trigger = [
            names.block(who, self.steps) for who in ("active", "first", "trigger")
        ]
        self.free = names.block("associate left", self.associates)
        self.inhabitants = names.block("inhabitant", self.lands)
        self.row, self.deliveries, self.aside, self.sequels = [
            names.block(zone, pack.faces) for zone in ("row", "deliveries", "aside", "sequels")
        ]
        self.seats = [self._name_seat(step) for step in self.steps]
        self.bundle = [
            "gold", *self.resources, *self.insignia, *self.associates, *[each.id for each in pack.artefacts],
        ]  # fmt: skip
        self.first_artefact = len(pack.faces) - len(pack.origin_cities) - len(pack.histories)
        self.first_artefact -= len(pack.deliveries) + len(pack.artefacts)
        parts = ("to me", *[f"{side} {what}" for side in (GIVE, GET) for what in self.bundle])
        self.offer_size = len(parts)
        self.offers = names.block("offer", self.steps, range(MOST_OFFERS), parts)
        self._name_question()
        self.blank = array("f", bytes(4 * len(names)))

    def _name_seat(self, step: str) -> tuple[int, ...]:
        """Where its numbers begin, which stand in a row, and everything else of a seat."""
        names, faces = self.names, self.pack.faces
        numbers: dict[str, Iterable[str]] = {
            "count": OF_A_SEAT,
            "goods": self.resources,
            "insignia": self.insignia,
            "stat": STATS,
        }
        first = len(names)
        for what, parts in numbers.items():
            names.block(f"{step} {what}", parts)
        blocks: dict[str, Iterable[str]] = {
            "place": self.lands,
            "associate": self.associates,
            "promoted": self.associates,
            "shop": self.lands,
            "villa": self.lands,
            "forbidden": ACTIONS,
            "tile": faces,
            "used": faces,
            "holds": faces,
            "draft": faces,
        }
        return first, *[names.block(f"{step} {what}", parts) for what, parts in blocks.items()]

    def _name_question(self) -> None:
        names = self.names
        self.prompts = {prompt: names.block(f"asked {prompt}", within="asked") for prompt in PROMPTS}
        self.source = names.block("asked by", self.pack.faces)
        self.told = names.block("told", ("left", "counters"))
        self.about = {each: names.block(f"told {each}", self.steps) for each in ("victim", "actor")}
        self.event = {kind: names.block("told event", [kind], within="told event") for kind in WINDOWS}
        self.at = {place: names.block("told place", [place], within="told place") for place in self.lands}
        self.picked = {side: names.block(f"picked {side}", self.bundle) for side in (GIVE, GET)}
        self.picked_to = names.block("picked to", self.steps)
        self.picked_goods = {
            (verb, each): names.block(f"picked {verb}", [each], within=f"picked {verb}")
            for verb in ("goods", "buy", "sell")
            for each in self.resources
        }

    # -- the table ----------------------------------------------------------------------------------------

    def look(self, view: KaranorView, decision: Decision | None) -> array[float]:
        row, players, at = self.blank[:], self.players, view.observer
        for step, starts in enumerate(self.seats):
            self._look_at_seat(row, view, (at + step) % players, starts)
        self._look_at_table(row, view)
        if view.offers:
            self._look_at_offers(row, view)
        if decision is not None:
            self._look_at_question(row, view, decision)
        return row

    def _look_at_seat(self, row: array[float], view: KaranorView, at: int, starts: tuple[int, ...]) -> None:
        faces = view.faces
        numbers, place, associate, promoted, shop, villa, forbidden, tile, used, holds, draft = starts
        commerces, quests, blacks = view.commerces[at], view.quests[at], view.black_hands[at]
        artefacts, villas, drafted = view.artefacts[at], view.villas[at], view.packs[at]
        _put(row, numbers, (
            view.gold[at], view.income[at], view.prestige[at], len(commerces), len(quests), len(blacks),
            len(drafted), villas.bit_count(), *view.goods[at], *view.insignia[at], *view.stats[at],
        ))  # fmt: skip
        if view.pawns[at] >= 0:
            row[place + view.pawns[at]] = 1
        for each in view.associates[at]:
            row[associate + each] = 1
            row[promoted + each] = view.promoted >> each & 1
        for start, mask in ((shop, view.shops[at]), (villa, villas), (forbidden, view.forbidden[at])):
            for bit in _bits(mask):
                row[start + bit] = 1
        _count(row, tile, view.built[at] + artefacts + view.origins[at] + view.histories[at], faces)
        for card in artefacts:
            row[used + faces[card]] = card in view.used or card in view.spent
        _count(row, holds, commerces + quests + blacks, faces)
        if drafted:
            _count(row, draft, drafted, faces)

    def _look_at_table(self, row: array[float], view: KaranorView) -> None:
        at, players, faces = view.observer, self.players, view.faces
        _put(row, self.numbers, (
            view.turn, view.round, view.actions, view.steps_left(view.active), view.end_prestige,
            len(view.commerce_deck), len(view.quest_deck), len(view.black_deck), len(view.artefact_deck),
            len(view.delivery_deck), *view.reserve, *view.insignia_supply,
        ))  # fmt: skip
        _put(row, self.market, view.market)
        row[self.phase + view.phase] = 1
        row[self.active + (view.active - at) % players] = 1
        row[self.first + (view.first - at) % players] = 1
        if view.trigger != EMPTY:
            row[self.trigger + (view.trigger - at) % players] = 1
        for each in view.free_associates:
            row[self.free + each] = 1
        for bit in _bits(view.inhabitants):
            row[self.inhabitants + bit] = 1
        _count(row, self.row, view.row, faces)
        _count(row, self.deliveries, view.deliveries, faces)
        _count(row, self.aside, view.aside, faces)
        _count(row, self.sequels, view.sequels, faces)

    def _look_at_offers(self, row: array[float], view: KaranorView) -> None:
        at, found = view.observer, places_of_offers(view)
        for offer in view.offers:
            maker, place = found[offer.number]
            step = (maker - at) % self.players
            start = self.offers + (step * MOST_OFFERS + place) * self.offer_size
            row[start] = at in offer.to
            self._lay(row, start + 1, offer.give)
            self._lay(row, start + 1 + len(self.bundle), offer.get)

    def _lay(self, row: array[float], start: int, bundle: Bundle) -> None:
        """One side of a trade."""
        row[start] = bundle.gold
        start += 1
        _put(row, start, bundle.goods)
        start += len(self.resources)
        _put(row, start, bundle.insignia)
        start += len(self.insignia)
        for each in bundle.associates:
            row[start + each] = 1
        start += len(self.associates) - self.first_artefact
        for face in bundle.artefacts:
            row[start + face] = 1

    # -- the question -------------------------------------------------------------------------------------

    def _look_at_question(self, row: array[float], view: KaranorView, decision: Decision) -> None:
        row[self.prompts[decision.prompt]] = 1
        if decision.source >= 0:
            row[self.source + view.faces[decision.source]] = 1
        if decision.args:
            self._hear(row, view, decision.args)
        if decision.run is not None and decision.run.picked:
            self._look_at_run(row, view, decision.run.picked)

    def _hear(self, row: array[float], view: KaranorView, args: Args) -> None:
        for name, value in args:
            if name in self.about:
                row[self.about[name] + (int(value) - view.observer) % self.players] = 1
            elif name == "event":
                row[self.event[str(value)]] = 1
            elif name == "place":
                row[self.at[str(value)]] = 1
            elif name in ("left", "counters"):
                row[self.told + (name == "counters")] = float(value)

    def _look_at_run(self, row: array[float], view: KaranorView, picked: Picks) -> None:
        traded: dict[str, list[tuple[str | int, ...]]] = {GIVE: [], GET: []}
        for pick in picked:
            assert isinstance(pick, tuple)
            kind, what = str(pick[0]), pick[1]
            if kind in traded:
                traded[kind].append(pick)
            elif kind == "to":
                row[self.picked_to + (int(what) - view.observer) % self.players] = 1
            else:
                row[self.picked_goods[kind, str(what)]] += 1
        for side, parts in traded.items():
            self._lay(row, self.picked[side], read_bundle(view, parts))


def _put(row: array[float], start: int, values: tuple[int, ...]) -> None:
    row[start : start + len(values)] = array("f", values)


@cache
def _bits(mask: int) -> tuple[int, ...]:
    """The members of a set; there are only so many sets of territories and actions."""
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


def _count(row: array[float], start: int, cards: tuple[int, ...], faces: bytes) -> None:
    """Count the known ones by face."""
    for card in cards:
        if card >= 0:
            row[start + faces[card]] += 1
