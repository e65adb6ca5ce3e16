"""What a seat of Marchands de Karanor sees, as an array: counts, masks and amounts in the order of the pack.
Seats come in their order from the observer on."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from comptoir.core import Cards, Decision
from comptoir.core.decision import Args, Picks
from comptoir.env.chart import HIGHEST, MORE, Names
from comptoir.env.karanor.actions import places_of_offers
from comptoir.env.memory import Memory
from comptoir.karanor.bargains import MOST_OFFERS
from comptoir.karanor.board import EMPTY, PHASES, Bundle, Offer
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

TOLD: Final = ("left", "counters", MORE)
"""What a question may say besides, in numbers."""


class SeatPlaces(NamedTuple):
    """Where what belongs to a seat begins, in the order in which it stands, and where it ends."""

    numbers: int
    pawn: int
    associate: int
    promoted: int
    shop: int
    villa: int
    forbidden: int
    tile: int
    used: int
    holds: int
    draft: int
    end: int


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
        names.block("market", self.resources)
        self.phase = names.block("phase", PHASES)
        self.active, self.first, self.trigger = [
            names.block(who, self.steps) for who in ("active", "first", "trigger")
        ]
        self.free = names.block("associate left", self.associates)
        self.inhabitants = names.block("inhabitant", self.lands)
        self.open = [names.block(zone, pack.faces) for zone in OPEN]
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
        self.no_offer = self.blank[: self.offer_size]

    def _name_seat(self, step: str) -> SeatPlaces:
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
        starts = [names.block(f"{step} {what}", parts) for what, parts in blocks.items()]
        return SeatPlaces._make((first, *starts, len(names)))

    def _name_question(self) -> None:
        names = self.names
        self.prompts = {prompt: names.block(f"asked {prompt}", within="asked") for prompt in PROMPTS}
        self.source = names.block("asked by", self.pack.faces)
        self.told = names.block("told", TOLD)
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

    def look(
        self, view: KaranorView, decision: Decision | None, memory: Memory | None = None
    ) -> array[float]:
        known = memory or Memory()
        if not known.holds(view.faces):  # three parts of each seat, and three of the table
            known.parts, known.row = [None] * (3 * self.players + 3), self.blank[:]
        parts, row, players, at = known.parts, known.row, self.players, view.observer
        for step in range(players):
            self._look_at_seat(row, view, step, parts)
        self._look_at_table(row, view, parts)
        if view.offers != parts[-1]:
            self._look_at_offers(row, view, parts[-1] or ())
            parts[-1] = view.offers
        row = row[:]
        for step, starts in enumerate(self.seats):
            place = view.pawns[(at + step) % players]
            if place >= 0:
                row[starts.pawn + place] = 1
        row[self.phase + view.phase] = 1
        row[self.active + (view.active - at) % players] = 1
        row[self.first + (view.first - at) % players] = 1
        if view.trigger != EMPTY:
            row[self.trigger + (view.trigger - at) % players] = 1
        if decision is not None:
            self._look_at_question(row, view, decision)
        return row

    def _look_at_seat(self, row: array[float], view: KaranorView, step: int, parts: list[Any]) -> None:
        """Its numbers, its cards and its pieces, as far as they have changed."""
        at, part = (view.observer + step) % self.players, 3 * step
        held = (view.commerces[at], view.quests[at], view.black_hands[at], view.packs[at])
        amounts = (
            view.gold[at], view.income[at], view.prestige[at], view.villas[at], view.goods[at],
            view.insignia[at], view.stats[at], held,
        )  # fmt: skip
        if amounts != parts[part]:
            parts[part] = amounts
            _put(row, self.seats[step].numbers, (
                min(view.gold[at], int(HIGHEST)), view.income[at], view.prestige[at],
                *[len(cards) for cards in held], view.villas[at].bit_count(),
                *view.goods[at], *view.insignia[at], *view.stats[at],
            ))  # fmt: skip
        if held != parts[part + 1]:
            parts[part + 1] = held
            self._look_at_cards(row, view, held, self.seats[step])
        pieces = (
            view.associates[at], view.promoted, view.shops[at], view.villas[at], view.forbidden[at],
            view.built[at], view.artefacts[at], view.origins[at], view.histories[at], view.used, view.spent,
        )  # fmt: skip
        if pieces != parts[part + 2]:
            parts[part + 2] = pieces
            self._look_at_pieces(row, view, at, self.seats[step])

    def _look_at_cards(
        self, row: array[float], view: KaranorView, held: tuple[Cards, ...], starts: SeatPlaces
    ) -> None:
        *hands, pack = held
        row[starts.holds : starts.end] = self.blank[starts.holds : starts.end]
        for cards in hands:
            _count(row, starts.holds, cards, view.faces)
        _count(row, starts.draft, pack, view.faces)

    def _look_at_pieces(self, row: array[float], view: KaranorView, at: int, starts: SeatPlaces) -> None:
        row[starts.associate : starts.holds] = self.blank[starts.associate : starts.holds]
        for each in view.associates[at]:
            row[starts.associate + each] = 1
            row[starts.promoted + each] = view.promoted >> each & 1
        _mark(row, starts.shop, view.shops[at])
        _mark(row, starts.villa, view.villas[at])
        _mark(row, starts.forbidden, view.forbidden[at])
        for cards in (view.built[at], view.artefacts[at], view.origins[at], view.histories[at]):
            _count(row, starts.tile, cards, view.faces)
        for card in view.artefacts[at]:
            row[starts.used + view.faces[card]] = card in view.used or card in view.spent

    def _look_at_table(self, row: array[float], view: KaranorView, parts: list[Any]) -> None:
        amounts = (
            view.turn, view.actions, view.steps_left(view.active), len(view.commerce_deck),
            len(view.quest_deck), len(view.black_deck), len(view.artefact_deck), len(view.delivery_deck),
            view.reserve, view.insignia_supply, view.market,
        )  # fmt: skip
        if amounts != parts[-2]:
            parts[-2] = amounts
            turn, actions, steps, *decks = amounts[:8]
            _put(row, self.numbers, (
                turn, view.round, actions, steps, view.end_prestige, *decks, *view.reserve,
                *view.insignia_supply, *view.market,
            ))  # fmt: skip
        open_cards = (view.row, view.deliveries, view.aside, view.sequels)
        lying = (view.free_associates, view.inhabitants, *open_cards)
        if lying != parts[-3]:
            parts[-3] = lying
            row[self.free : self.seats[0].numbers] = self.blank[self.free : self.seats[0].numbers]
            for each in view.free_associates:
                row[self.free + each] = 1
            _mark(row, self.inhabitants, view.inhabitants)
            for start, cards in zip(self.open, open_cards, strict=True):
                _count(row, start, cards, view.faces)

    def _look_at_offers(self, row: array[float], view: KaranorView, before: tuple[Offer, ...]) -> None:
        """Take away those that stood where none or another one stands now, and lay those that are new."""
        last, now = self._laid(before, view), self._laid(view.offers, view)
        for start in last.keys() - now.keys():
            row[start : start + self.offer_size] = self.no_offer
        for start, offer in now.items():
            if last.get(start) != offer:
                row[start : start + self.offer_size] = self.no_offer
                row[start] = view.observer in offer.to
                self._lay(row, start + 1, offer.give)
                self._lay(row, start + 1 + len(self.bundle), offer.get)

    def _laid(self, offers: tuple[Offer, ...], view: KaranorView) -> dict[int, Offer]:
        """Where offers stand."""
        found: dict[int, Offer] = {}
        for offer, (maker, place) in zip(offers, places_of_offers(offers), strict=True):
            step = (maker - view.observer) % self.players
            found[self.offers + (step * MOST_OFFERS + place) * self.offer_size] = offer
        return found

    def _lay(self, row: array[float], start: int, bundle: Bundle) -> None:
        """One side of a trade."""
        row[start] = min(bundle.gold, HIGHEST)
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
            elif name in TOLD:
                row[self.told + TOLD.index(name)] = float(value)

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
            if parts:
                self._lay(row, self.picked[side], read_bundle(view, parts))


def _put(row: array[float], start: int, values: tuple[int, ...]) -> None:
    row[start : start + len(values)] = array("f", values)


def _mark(row: array[float], start: int, mask: int) -> None:
    """The members of a set."""
    place = start
    while mask:
        if mask & 1:
            row[place] = 1
        mask >>= 1
        place += 1


def _count(row: array[float], start: int, cards: tuple[int, ...], faces: bytes) -> None:
    """Count the known ones by face."""
    for card in cards:
        if card >= 0:
            row[start + faces[card]] += 1
