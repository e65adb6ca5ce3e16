"""Why bots decline: one clause that has its words, and names no card."""

import pytest

from comptoir.bots import Glance, Look, Remark, interruption, let_interrupt
from comptoir.bots.karanor.first import FirstBot
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.core import DONE, Dice, Match, Option
from comptoir.karanor.game import GAME
from comptoir.telling.telling import Reader, find
from comptoir.words import words
from tests.bots.test_karanor_bargaining import OFFER, positions


@pytest.fixture
def match() -> Match:
    """A moment in which everybody may trade: seat 1 holds one thing of each kind, and is asked by seat 0."""
    found = positions(2, 3, every=60)[0]
    found.table.gold[0], found.table.gold[1] = 9, 9
    found.table.goods[0] = found.table.goods[1] = (1,) * len(GAME.pack.resources)
    return found


def declined(match: Match, *parts: Option) -> Remark:
    """What the bot at seat 1 says to an offer that it declines."""
    match.interrupt_run(0, OFFER, (("to", 1), *parts, DONE))
    number = match.table.offers[-1].number
    picks, remark = interruption(GreedyBot(Dice.seeded("why")), Glance(match, 1))
    assert picks == (("decline", number),)
    assert remark is not None
    assert (remark.to, remark.about) == (0, f"offer:{number}")
    return remark


def test_it_says_what_it_needs_a_resource_for(match: Match) -> None:
    view = match.view(1)
    costs = [GAME.pack.commerce_of[view.faces[card]].cost.goods for card in view.commerces[1]]
    needed = next(at for at in range(len(GAME.pack.resources)) if any(cost[at] for cost in costs))
    name = GAME.pack.resources[needed].id
    remark = declined(match, ("get", name, 1))
    assert remark.key in [f"need_{use}:{name}" for use in ("build", "quest", "deliver")]


def test_it_says_that_it_has_not_got_something(match: Match) -> None:
    assert declined(match, ("get", "wood", 3)).key == "cannot_pay"


def test_it_says_that_somebody_is_about_to_win(match: Match) -> None:
    match.table.prestige[0] = match.table.end_prestige - 1
    assert declined(match, ("give", "gold", 9)).key == "about_to_win"


def test_what_it_says_in_whole_games_has_its_words() -> None:
    heard: set[str] = set()
    telling, reader = find("karanor"), Reader(words("fr"), (), 0)
    for seed in range(3):
        match = Match(GAME, {"players": 4}, Dice.seeded(f"remarks {seed}").key)
        kinds = [GreedyBot, FirstBot, GreedyBot, FirstBot]
        bots = {seat: kind(Dice.seeded(f"{seed} {seat}")) for seat, kind in enumerate(kinds)}
        while match.decisions:
            if let_interrupt(match, bots):
                heard |= {bot.remark.key for bot in bots.values() if bot.remark is not None}
                continue
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))
    assert {key for key in heard if telling.phrase(key, reader) is None} == set()
    assert len(heard) >= 6
