"""Setting a table for a scenario: a real game past its set-up, then these things and no others.

Things are written as words, each with its number before it where there are several: ``"2 wine fruit"``. A
card is named by its name in the pack, with or without what it begins with (``bm_pickpocket``,
``pickpocket``). Piles are written top card last, with other cards of the kind beneath; a pile that begins
with ``only`` holds nothing else, and the other cards lie in the box. Nothing is made up: every token is one
of the game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from comptoir.core import Cards, Dice, Match
from comptoir.karanor.board import EMPTY, TURN
from comptoir.karanor.game import GAME
from comptoir.karanor.pack import Goods
from comptoir.karanor.table import KaranorTable

PACK = GAME.pack
RESOURCES = [each.id for each in PACK.resources]
INSIGNIA = [each.id for each in PACK.insignia]
ASSOCIATES = [each.id for each in PACK.associates]
TERRITORIES = [each.id for each in PACK.territories]
EMPTY_HANDED: Mapping[str, Any] = {
    "at": "port_feral", "gold": 0, "goods": "", "income": 0, "prestige": 0, "insignia": "", "associates": "",
    "artefacts": "", "commerces": "", "quests": "", "black_market": "", "built": "", "shops": "",
    "villas": "", "reached": None,
}  # fmt: skip
"""What a merchant has of whom nothing is said; whoever is "I" stands in Kien."""


# -- words ------------------------------------------------------------------------------------------------


def face_named(word: str) -> int:
    """The face a word means: an exact name, or the only one that ends with it."""
    if word in PACK.face:
        return PACK.face[word]
    found = [name for name in PACK.faces if name.partition("_")[2] == word]
    assert len(found) == 1, f"{word!r} could be any of {found}"
    return PACK.face[found[0]]


def amounts(words: str) -> dict[str, int]:
    """``"2 wine fruit"`` is two of the one and one of the other."""
    counts: dict[str, int] = {}
    number = 1
    for word in words.split():
        if word.isdigit():
            number = int(word)
        else:
            counts[word] = counts.get(word, 0) + number
            number = 1
    return counts


def counted(words: str, names: list[str]) -> tuple[int, ...]:
    """How many of each of these names."""
    counts = amounts(words)
    assert set(counts) <= set(names), f"{words!r} names none of {names}"
    return tuple([counts.get(name, 0) for name in names])


def associate_named(word: str) -> int:
    """``wood`` or ``as_wood``."""
    return ASSOCIATES.index(word if word in ASSOCIATES else f"as_{word}")


def mask_of(words: str) -> int:
    """The territories named."""
    return sum([1 << TERRITORIES.index(word) for word in words.split()])


# -- the table --------------------------------------------------------------------------------------------


def set_table(
    *,
    players: int = 0,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    actions: int = 4,
    active: int = 0,
    first: int = 0,
    round: int = 1,
    reserve: str = "",
    market: str = "",
    gone: str = "",
    used: str = "",
    spent: str = "",
    trigger: int = EMPTY,
    seed: int | str = 0,
    piles: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    **mine: Any,
) -> Match:
    """A match in the middle of a turn. ``mine`` is what seat 0 has, ``seats`` what the others have.

    ``reserve`` names what little is left of some goods: the last seat hoards the rest. ``gone`` are the
    inhabitants who have left, ``used`` and ``spent`` the artefacts that are marked.
    """
    others = seats or {}
    count = players or max([2, *[seat + 1 for seat in others]])
    match = set_out(count, {"first": first, **(options or {})}, seed)
    table = match.table
    holdings = [{**EMPTY_HANDED, **others.get(seat, {})} for seat in range(count)]
    holdings[0] = {**EMPTY_HANDED, "at": "kien", **mine, **others.get(0, {})}
    assert set().union(*holdings) == set(EMPTY_HANDED), set().union(*holdings) - set(EMPTY_HANDED)
    _deal_cards(table, holdings, piles or {})
    _share_goods(table, holdings, reserve, market)
    for seat, holding in enumerate(holdings):
        _seat(table, seat, holding)
    table.inhabitants &= ~mask_of(gone)
    table.active, table.actions = active, actions
    table.turn = 1 + (round - 1) * count + (active - first) % count
    ahead = [seat for seat in range(count) if table.prestige[seat] >= table.end_prestige]
    table.trigger = ahead[0] if ahead and trigger == EMPTY else trigger
    held = [card for cards in table.artefacts for card in cards]
    table.used = tuple([card for card in held if table.faces[card] in _faces(used)])
    table.spent = tuple([card for card in held if table.faces[card] in _faces(spent)])
    table.dice = Dice.seeded(seed)
    for seat in range(count):
        table.reckon(seat)
    _start_here(match)
    return match


def set_out(players: int, options: Mapping[str, object], seed: int | str = 0) -> Match:
    """A match whose draft and histories are over: everybody took the first that came."""
    match = Match(GAME, {"players": players, **options}, Dice.seeded(seed).key)
    while match.decisions and match.decisions[0].prompt != "action":
        for decision in match.decisions:
            match.answer(decision.seat, decision.options[0])
    return match


def lay_out(
    players: int,
    *,
    histories: str = "",
    cities: str = "",
    quest_deck: str = "",
    black_deck: str = "",
    chosen: bool = False,
    seed: int | str = 0,
    first: int = 0,
    **options: object,
) -> Match:
    """A match before its draft, in which the seats got these histories and cities, and these cards lie on
    top of their decks. Faces change places with those of other tokens. ``chosen``: one of two histories."""
    wishes = {"players": players, "first": first, "histories": "chosen" if chosen else "dealt", **options}
    match = Match(GAME, wishes, Dice.seeded(seed).key)
    table = match.table
    dealt = [card for cards in table.histories for card in cards]
    for card, word in zip(dealt, histories.split(), strict=False):
        _swap(table, card, word)
    for seat, word in enumerate(cities.split()):
        _swap(table, table.origins[seat][0], f"origin_{word}")
    for seat in range(players):
        name = PACK.faces[table.faces[table.origins[seat][0]]].removeprefix("origin_")
        table.pawns[seat], table.shops[seat] = TERRITORIES.index(name), mask_of(name)
    for deck, words in ((table.quest_deck, quest_deck), (table.black_deck, black_deck)):
        for card, word in zip(reversed(deck), reversed(words.split()), strict=False):
            _swap(table, card, word)
    _start_here(match)
    return match


def _swap(table: KaranorTable, card: int, word: str) -> None:
    """Give a token that face, and its own to the token that had it."""
    other = table.faces.index(face_named(word))
    table.swap_faces(card, other)


def _start_here(match: Match) -> None:
    """What was before the scenario is forgotten; the open question is asked of the new table."""
    match._past = None
    assert match.events is not None
    match.events.clear()
    match._settle()
    found = match.game.violations(match.table)
    assert not found, found


def _faces(words: str) -> list[int]:
    return [face_named(word) for word in words.split()]


def _seat(table: KaranorTable, seat: int, holding: Mapping[str, Any]) -> None:
    """All that a merchant has beside cards and goods."""
    table.pawns[seat] = TERRITORIES.index(holding["at"])
    table.shops[seat], table.villas[seat] = mask_of(holding["shops"]), mask_of(holding["villas"])
    table.gold[seat], table.income[seat] = holding["gold"], holding["income"]
    prestige = table.prestige[seat] = holding["prestige"]
    thresholds = PACK.numbers.black_market_at_prestige
    best = prestige if holding["reached"] is None else holding["reached"]
    table.reached[seat] = sum([1 << at for at, least in enumerate(thresholds) if best >= least])
    tiles = counted(holding["insignia"], INSIGNIA)
    table.insignia[seat] = tiles
    table.insignia_supply = tuple(
        [left - own for left, own in zip(table.insignia_supply, tiles, strict=True)]
    )
    hired = [
        (associate_named(word.rstrip("+")), word.endswith("+")) for word in holding["associates"].split()
    ]
    table.associates[seat] = tuple([associate for associate, _ in hired])
    table.free_associates = tuple([each for each in table.free_associates if each not in dict(hired)])
    table.promoted |= sum([1 << associate for associate, is_promoted in hired if is_promoted])


def _share_goods(table: KaranorTable, holdings: list[dict[str, Any]], reserve: str, market: str) -> None:
    """Goods come out of the reserve, and so do tiles and associates; all of them were put back before."""
    table.goods = [counted(holding["goods"], RESOURCES) for holding in holdings]
    table.market = counted(market, RESOURCES) if table.market else ()
    laid = [*table.goods, table.market] if table.market else table.goods
    left = [each.supply - sum([goods[at] for goods in laid]) for at, each in enumerate(PACK.resources)]
    wanted = amounts(reserve)
    hoard = [max(left[at] - wanted.get(name, left[at]), 0) for at, name in enumerate(RESOURCES)]
    table.goods[-1] = _added(table.goods[-1], hoard)
    table.reserve = tuple([one - other for one, other in zip(left, hoard, strict=True)])
    table.insignia_supply = tuple([each.copies for each in PACK.insignia])
    table.free_associates, table.promoted = tuple(range(len(ASSOCIATES))), 0


def _added(goods: Goods, more: list[int]) -> Goods:
    return tuple([one + other for one, other in zip(goods, more, strict=True)])


# -- cards ------------------------------------------------------------------------------------------------

PILES = (
    "commerce_discard", "row", "commerce_deck", "quest_discard", "quest_deck", "black_discard", "black_deck",
    "artefact_discard", "artefact_deck", "deliveries", "delivery_discard", "delivery_deck",
)  # fmt: skip
"""In the order they are filled: a deck gets what is left of its kind."""
OPEN = ("commerce_discard", "row", "quest_discard", "black_discard", "artefact_discard", "deliveries",
        "delivery_discard")  # fmt: skip


class _Stock:
    """The tokens of one kind that are not dealt yet."""

    def __init__(self, table: KaranorTable, is_of_kind: Callable[[int], bool]) -> None:
        self.table = table
        self.cards = [card for card, face in enumerate(table.faces) if is_of_kind(face)]
        table.pool += 1
        pools = list(table.pools)
        for card in self.cards:
            table.known[card], pools[card] = 0, table.pool
        table.pool_alike(tuple(pools))

    def deal(self, words: str, known: int) -> Cards:
        """The cards named, in that order."""
        dealt = []
        for face in _faces(words):
            card = next((each for each in self.cards if self.table.faces[each] == face), EMPTY)
            assert card != EMPTY, f"there is no {PACK.faces[face]} left in this game"
            self.cards.remove(card)
            self.table.known[card] = known
            dealt.append(card)
        return tuple(dealt)

    def rest(self, known: int = 0) -> Cards:
        cards, self.cards = tuple(self.cards), []
        for card in cards:
            self.table.known[card] = known
        return cards


def _deal_cards(table: KaranorTable, holdings: list[dict[str, Any]], piles: Mapping[str, str]) -> None:
    """Take up every card but histories and origins, and lay them out anew."""
    assert set(piles) <= set(PILES), piles
    _clear(table)
    stocks = {
        "commerce": _Stock(table, lambda face: face in PACK.commerce_of),
        "quest": _Stock(table, lambda face: face in PACK.quest_of and not PACK.quest_of[face].is_sequel),
        "sequel": _Stock(table, lambda face: face in PACK.quest_of and PACK.quest_of[face].is_sequel),
        "black": _Stock(table, lambda face: face in PACK.black_of),
        "artefact": _Stock(table, lambda face: face in PACK.artefact_of),
        "delivery": _Stock(table, lambda face: face in PACK.delivery_of),
    }
    for seat, holding in enumerate(holdings):
        mine = 1 << seat
        table.commerces[seat] = stocks["commerce"].deal(holding["commerces"], mine)
        table.built[seat] = stocks["commerce"].deal(holding["built"], table.public)
        table.black_hands[seat] = stocks["black"].deal(holding["black_market"], mine)
        table.artefacts[seat] = stocks["artefact"].deal(holding["artefacts"], table.public)
        for word in holding["quests"].split():
            kind = "sequel" if PACK.quest_of[face_named(word)].is_sequel else "quest"
            known = table.public if kind == "sequel" else mine
            table.quests[seat] += stocks[kind].deal(word, known)
    table.sequels = stocks["sequel"].rest(table.public)
    named = {name: _split(piles.get(name, "")) for name in PILES}
    kinds = {name: "delivery" if name == "deliveries" else name.split("_")[0] for name in PILES}
    kinds["row"] = "commerce"
    for name in PILES:
        setattr(table, name, stocks[kinds[name]].deal(named[name][1], table.public if name in OPEN else 0))
    _fill_up(table, stocks, {name for name, (is_all, _) in named.items() if is_all})


def _split(words: str) -> tuple[bool, str]:
    """Is that all, and what is it?"""
    first, _, rest = words.strip().partition(" ")
    return (True, rest) if first == "only" else (False, words)


def _fill_up(table: KaranorTable, stocks: Mapping[str, _Stock], exact: set[str]) -> None:
    """The rest of the row and of the decks, but of those that hold only what was named."""
    spare, public = stocks["commerce"], table.public
    missing = PACK.numbers.commerce_row - len(table.row)
    if "row" not in exact and missing > 0:
        more, spare.cards = tuple(spare.cards[:missing]), spare.cards[missing:]
        for card in more:
            table.known[card] = public
        table.row += more
    for kind in ("commerce", "quest", "black", "artefact"):
        deck = f"{kind}_deck"
        if deck in exact:
            table.box += stocks[kind].rest(public)
        else:
            setattr(table, deck, stocks[kind].rest() + getattr(table, deck))
    table.box += stocks["delivery"].rest()  # only those named are played with


def _clear(table: KaranorTable) -> None:
    """Take everything off the table but histories and origins, which are done with."""
    assert table.phase == TURN
    players = table.rules.players
    keep = [
        card for card in table.box if PACK.faces[table.faces[card]].startswith(("hi_", "origin_"))
    ]  # those nobody was dealt
    table.box, table.aside, table.sequels = tuple(keep), (), ()
    for name in ("commerces", "quests", "black_hands", "artefacts", "built", "packs"):
        setattr(table, name, [()] * players)
    table.lasting, table.offers, table.openings, table.steps = (), (), (), 0
