"""Whom a bot asks for what: it thinks of the other side by what everybody can see, and listens."""

import pytest

from comptoir.bots.bot import Glance
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.haggling import LIKELY, Guess, Haggler, Talks, Trader
from comptoir.bots.karanor.planning import Planner
from comptoir.bots.karanor.potential import KeenPotential
from comptoir.bots.karanor.worth import Worth
from comptoir.core import DONE, Dice, Match
from comptoir.karanor.board import Bundle, Offer
from comptoir.karanor.game import GAME
from tests.bots.test_karanor_bargaining import OFFER, positions

WOOD = GAME.pack.index("resources", "wood")
KINDS = len(GAME.pack.resources)
NO_TILES = (0,) * len(GAME.pack.insignia)
A_LITTLE = 0.25
"""Gains below half of a token's price."""


def bundle(gold: int = 0, wood: int = 0) -> Bundle:
    return Bundle(gold, tuple([wood if at == WOOD else 0 for at in range(KINDS)]), insignia=NO_TILES)


@pytest.fixture
def match() -> Match:
    """Everybody may trade, and holds two of each and some gold."""
    found = positions(2, 3, every=60)[0]
    for seat in range(3):
        found.table.gold[seat], found.table.goods[seat] = 9, (2,) * KINDS
    return found


def said(match: Match, maker: int, give: Bundle, get: Bundle) -> Talks:
    """What seat 1 remembers of one offer."""
    talks = Talks()
    talks.listen(match.view(1), Offer(1, maker, (1,), give, get, 0))
    return talks


def chance(match: Match, talks: Talks, gold: int, *, sells: bool) -> float:
    """How likely seat 2 sells a wood for so much, or buys one, as seat 1 sees it."""
    sides = bundle(wood=1), bundle(gold=gold)
    return Guess(match.view(1), 2, talks).chance(*(sides if sells else sides[::-1]))


def test_more_gold_is_liked_better_and_nobody_gives_what_it_has_not(match: Match) -> None:
    chances = [chance(match, Talks(), gold, sells=True) for gold in range(9)]
    assert chances == sorted(chances)
    assert chances[0] == 0.0 < chances[3] < 1.0
    match.table.goods[2] = (0,) * KINDS
    assert chance(match, Talks(), 8, sells=True) == 0.0


def test_who_asks_for_something_wants_it_and_who_offers_it_can_spare_it(match: Match) -> None:
    asks, offers = bundle(gold=1), bundle(wood=1)
    wants, spares = said(match, 2, asks, offers), said(match, 2, offers, asks)
    assert chance(match, wants, 1, sells=False) > chance(match, Talks(), 1, sells=False)
    assert chance(match, spares, 2, sells=True) > chance(match, Talks(), 2, sells=True)
    assert chance(match, said(match, 0, offers, asks), 2, sells=True) == chance(match, Talks(), 2, sells=True)


def test_what_it_guesses_depends_on_nothing_that_is_hidden(match: Match) -> None:
    """Another hand of the rival's, and the same guess."""
    table, sides = match.table, (bundle(wood=1), bundle(gold=3))
    before = Guess(table, 2, Talks()).chance(*sides)
    table.commerces[2], table.commerces[0] = table.commerces[0], table.commerces[2]
    table.quests[2], table.quests[0] = table.quests[0], table.quests[2]
    assert Guess(table, 2, Talks()).chance(*sides) == before


def test_it_offers_only_what_somebody_should_like_and_what_pays(match: Match) -> None:
    view = match.view(1)
    planner = Planner(Worth(view, 1))
    trader = Trader(KeenPotential(planner.worth), None, Talks())
    found = Haggler(trader).proposals(planner.plans())
    assert found
    for each in found:
        refused = 1.0
        for seat in each.to:
            refused *= 1 - Guess(view, seat, Talks()).chance(each.get, each.give)
        assert 1 - refused >= LIKELY
        assert trader.gain(each.give, each.get) >= trader.least


def test_it_haggles_where_the_other_side_may_agree_and_about_tiles_in_any_case(match: Match) -> None:
    trader = Trader(KeenPotential(Worth(match.view(1), 1)), None, Talks())
    tile = bundle()._replace(insignia=(1, *NO_TILES[1:]))
    assert trader.may_please(2, bundle(wood=1), bundle(gold=8))
    assert not trader.may_please(2, bundle(wood=1), bundle())
    assert trader.may_please(2, bundle(gold=8), tile)
    assert trader.may_please(2, tile, bundle(gold=1))


def test_it_takes_what_pays_a_little(match: Match) -> None:
    """A third token for more than it is worth is welcome, however little more; for less it is not."""
    view = match.view(1)
    trader = Trader(KeenPotential(Worth(view, 1)), None, Talks())
    gains = [trader.gain(bundle(wood=1), bundle(gold=gold)) for gold in range(9)]
    least = next(gold for gold, gain in enumerate(gains) if gain > 0)
    assert gains[least] < A_LITTLE
    for gold in range(1, 9):
        match.interrupt_run(0, OFFER, (("to", 1), ("give", "gold", gold), ("get", "wood", 1), DONE))
        number = match.table.offers[-1].number
        picks = GreedyBot(Dice.seeded("little")).interrupt(Glance(match, 1))
        assert (picks == (("accept", number),)) == (gold >= least)
        match.interrupt(0, ("withdraw", number))
