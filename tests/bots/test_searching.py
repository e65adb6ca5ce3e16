"""The levels that look ahead."""

from __future__ import annotations

from functools import partial

import pytest

from comptoir.bots import Look, motive_of, verdicts_of
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.dale.levels import THIRST
from comptoir.bots.dale.searching import Recipe, SearchingBot, distinct
from comptoir.bots.dale.worth import Worth
from comptoir.bots.racing import Budget, compared, still_racing
from comptoir.bots.registry import make_bot
from comptoir.core import Dice, Match
from comptoir.words import words
from tests.bots.choosing import spelt
from tests.bots.test_look import new_match
from tests.scenarios.dale.stage import given

SMALL = Recipe(Budget(2, most=4), THIRST)


class Blind(Look):
    """What a bot sees where there is nothing to imagine from."""

    __slots__ = ()

    def imagine(self, dice: Dice) -> Match:
        raise ValueError("there is no match here to imagine worlds of")


def searcher(seed: str = "search") -> SearchingBot:
    return SearchingBot(Dice.seeded(seed), SMALL)


def about_to_win() -> Match:
    return given(hand="toy relic junk junk", market="toy", stall=["broker"] * 7, deck="junk " * 6).match


def test_it_builds_the_stack_that_wins() -> None:
    match = about_to_win()
    assert searcher().choose(Look(match, 0)) == ("build",)


def test_of_equal_cards_one_is_tried() -> None:
    game = given(hand="spyglass spyglass relic junk", deck="junk " * 6)
    decision = game.match.decisions[0]
    found = distinct(game.match.table, list(decision.options))
    plays = [spelt(game.match, each) for each in found if each[0] == "play"]  # type: ignore[index]
    assert sorted(plays) == ["play shattered_relic", "play spyglass"]


def test_equal_keys_pick_alike_and_leave_the_match_as_it_was() -> None:
    match = new_match(7)
    before = match.hash
    picks = [searcher().choose(Look(match, 0)) for _ in range(2)]
    assert picks[0] == picks[1]
    assert match.hash == before


def test_where_nothing_can_be_imagined_it_decides_as_medium() -> None:
    for seed in range(8):
        look = Blind(new_match(seed), 0)
        mind = GreedyBot(Dice.seeded("other"), THIRST).mind
        ranked = mind.rank(mind.reckon(partial(getattr, look, "view"), look.decision), look.decision)
        best = max(score for score, _ in ranked)
        assert searcher().choose(look) in [option for score, option in ranked if score == best]


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, True)])
def test_it_plays_with_any_number_of_players(players: int, teams: bool) -> None:
    match = new_match(8, players, teams=teams)
    bots = [searcher(f"{seat}") for seat in range(players)]
    for _ in range(60):
        decision = match.decisions[0]
        match.answer(decision.seat, bots[decision.seat].choose(Look(match, decision.seat)))


def test_what_may_still_be_the_best_goes_on_into_more_worlds() -> None:
    best, doubtful, poor, equal = [0.9, 0.5], [0.6, 0.7], [0.3, 0.0], [0.9, 0.5]
    assert still_racing([best, doubtful, poor, equal], range(4)) == [0, 1]
    assert still_racing([[0.9] * 40, [0.5] * 40], range(2)) == [0]


def test_options_that_were_given_up_are_compared_by_the_worlds_they_were_tried_in() -> None:
    easy_world, hard_world = 0.8, 0.2
    best, worse = [easy_world, hard_world, hard_world, hard_world], [easy_world - 0.1]
    at, chances = compared([worse, best], [1])
    assert at == 1
    assert chances == pytest.approx([0.25, 0.35])


@pytest.mark.parametrize("kind", ["beginner", "easy"])
def test_who_errs_never_passes_by_the_stack_that_wins(kind: str) -> None:
    match = about_to_win()
    for seed in range(20):
        assert make_bot("dale", kind, Dice.seeded(seed)).choose(Look(match, 0)) == ("build",)


# -- what it says of the options --------------------------------------------------------------------------


def test_it_says_how_likely_each_option_it_tried_wins_and_why_the_best_first() -> None:
    game = given(hand="swift_broker shattered_relic junk", market="cookies", deck="junk " * 6, actions=2)
    bot = searcher()
    pick = bot.choose(Look(game.match, 0))
    verdicts = verdicts_of(bot)
    chances = [each.chance for each in verdicts]
    assert verdicts[0].option == pick
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 < each < 1.0 for each in chances)
    assert len(verdicts) == len(distinct(game.match.table, list(game.match.decisions[0].options)))
    assert all(each.motive is not None for each in verdicts)
    build = next(each for each in verdicts if each.option == ("build",))
    assert build.motive is not None
    assert build.motive.key == "build_leaves"
    assert motive_of(bot) == verdicts[0].motive


def test_it_says_nothing_of_chances_where_it_did_not_look_ahead() -> None:
    bot, match = searcher(), new_match(7)
    bot.choose(Look(match, 0))
    assert verdicts_of(bot)
    bot.choose(Blind(match, 0))
    assert verdicts_of(bot) == []
    assert motive_of(bot) is not None
    bot.choose(Look(match, 0))
    game = given(hand="junk junk cookies", market="acorn", actions=2).answer(("purchase", 0))
    bot.choose(Look(game.match, 0))
    assert (game.match.decisions[0].prompt, verdicts_of(bot)) == ("pay", [])
    assert verdicts_of(GreedyBot(Dice.seeded("greedy"))) == []


@pytest.mark.parametrize("players", [2, 4])
def test_what_it_says_of_an_option_is_true_and_has_words(players: int) -> None:
    match = new_match(3, players, teams=players == 4)
    bots = [searcher(f"{seat}") for seat in range(players)]
    for _ in range(120):
        seat = match.decisions[0].seat
        pick = bots[seat].choose(Look(match, seat))
        for place, verdict in enumerate(verdicts_of(bots[seat])):
            assert verdict.motive is not None
            key, facts = verdict.motive.key, dict(verdict.motive.facts)
            assert words("en").knows(f"motive-{key.replace('_', '-')}"), verdict
            assert key != "inventory" or not place, "what is not the best does not claim to be"
            if facts.get("then") == "build":
                stack = Worth(match.view(seat), seat).stack
                assert isinstance(verdict.option, tuple)
                assert verdict.option[:2] not in [("play", each.card) for each in stack]
        match.answer(seat, pick)
