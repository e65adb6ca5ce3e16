"""The greedy bot in a team: it helps its teammate and never harms them."""

from collections import Counter

import pytest

from comptoir.bots.dale.memory import MOST_REQUESTS, Memory
from comptoir.bots.dale.teamwork import open_stacks
from comptoir.bots.dale.worth import Worth
from comptoir.lab.campaigns import Campaign, play
from comptoir.lab.dale import DaleSetup
from tests.bots.choosing import choice, run, whole_turn
from tests.scenarios.dale.stage import given

JUNK = "junk " * 6
FILLER = {"hand": "junk", "deck": JUNK}


def test_it_builds_what_it_has_without_asking_for_help() -> None:
    game = given(teams=True, hand="broker broker relic junk", them=[FILLER] * 3)
    game.answer(("build",))
    assert run(game) == ["swift_broker"]
    game.then(stall=["broker"])


def test_it_asks_its_teammate_for_the_card_that_is_missing() -> None:
    mate = {"hand": "broker junk", "deck": JUNK}
    game = given(teams=True, hand="relic junk", deck=JUNK, stall=["broker"] * 3, them=[FILLER, mate, FILLER])
    assert choice(game.match) == "build"
    game.match.answer(0, ("build",))
    assert run(game) == ["shattered_relic"]
    assert game.asked.prompt == "complete"
    assert run(game)[0] == "swift_broker"
    game.then(stall=["broker", "broker", "broker", "relic broker"])


def test_it_does_not_ask_for_help_with_junk_alone() -> None:
    game = given(teams=True, hand="junk junk", stall=["broker"], them=[FILLER] * 3)
    assert game.can("build")
    assert choice(game.match) != "build"


def test_it_does_not_ask_where_hardly_anybody_could_help() -> None:
    game = given(teams=True, hand="broker junk", stall=["broker"] * 8, them=[FILLER] * 3)
    assert game.can("build")
    assert choice(game.match) != "build"


def test_a_teammate_that_has_declined_is_not_asked_for_the_same_again_this_turn() -> None:
    mate = {"hand": "junk", "deck": JUNK}
    hand = "relic relic steady junk"
    game = given(
        teams=True, hand=hand, deck=JUNK, stall=["broker"] * 3, them=[FILLER, mate, FILLER], actions=5
    )
    picks = whole_turn(game)
    assert picks.count("complete: done") == 1
    assert picks.index("complete: done") < picks.index("action: play steady_achiever"), "it could have asked"


def test_a_teammate_is_asked_twice_for_one_stack_at_most() -> None:
    game = given(teams=True, hand="cookies relic spyglass", stall=["broker"] * 9, them=[FILLER] * 3)
    worth, memory = Worth(game.match.view(0), 0), Memory()
    asked = 0
    for stack in open_stacks(worth):
        if memory.may_request(worth, stack):
            memory.note_request(worth, stack)
            asked += 1
    assert asked == MOST_REQUESTS


def test_it_does_not_lay_out_half_of_a_stack_that_it_holds() -> None:
    game = given(teams=True, hand="relic toy", deck=JUNK, stall=["broker"] * 7, them=[FILLER] * 3)
    game.answer(("build",))
    assert run(game) == ["shattered_relic", "favourite_toy"]


def test_it_asks_for_a_card_it_has_seen_in_its_teammates_hand() -> None:
    mate = {"hand": "toy", "deck": JUNK}
    mine = "neighbour relic broker"
    game = given(teams=True, hand=mine, stall=["broker"] * 7, them=[FILLER, mate, FILLER], actions=2)
    game.play("neighbour").choose(2).no()
    assert choice(game.match) == "build"
    game.answer(("build",))
    assert run(game)[0] == "shattered_relic"


def test_it_looks_at_its_teammates_hand_and_robs_an_opponent() -> None:
    for card, seat in (("neighbour", "seat 2"), ("nap", "seat 3")):
        them = [FILLER, {"hand": JUNK}, {"hand": "junk junk junk"}]
        game = given(teams=True, hand=f"{card} cookies", them=them, actions=2)
        game.play(card)
        assert game.asked.prompt == "choose_hand"
        assert choice(game.match) == seat


def test_it_puts_its_worst_card_on_the_deck_of_an_opponent() -> None:
    them = [{"hand": "junk", "deck": "toy"}, FILLER, FILLER]
    game = given(teams=True, hand="ruthless relic junk", stall=["broker"] * 2, them=them, actions=2)
    game.play("ruthless").choose(1)
    assert game.asked.prompt == "put_on_deck_of"
    assert choice(game.match) == "junk"


@pytest.mark.parametrize("card", ["rotten", "sabotage", "ruthless", "burglary"])
def test_it_chooses_the_deck_of_an_opponent(card: str) -> None:
    mate = {"deck": "cookies toy cookies toy", "hand": JUNK}
    game = given(teams=True, hand=f"{card} junk", them=[FILLER, mate, FILLER], actions=2)
    game.play(card)
    if game.asked.prompt == "put_on_other_deck":
        game.pick("put_on_other_deck", "junk")
    assert game.asked.prompt == "choose_deck"
    assert choice(game.match) in ("seat 1", "seat 3")


def test_it_shares_good_cards_with_its_teammate_and_leaves_junk_to_the_others() -> None:
    them = [{"deck": "toy"}, {"deck": "junk"}, {"deck": "junk"}]
    game = given(teams=True, hand="night", deck="spyglass", stall=["broker"] * 4, them=them, actions=2)
    game.play("night")
    picks = []
    while game.match.decisions[0].prompt == "put_on_deck_of":
        picks += run(game)
    assert picks[:2] == ["favourite_toy", "junk"]
    game.then(deck="toy", them=[{"deck": "junk"}, {"deck": "spyglass"}, {"deck": "junk"}])


def test_a_team_of_greedy_bots_beats_a_team_of_random_ones() -> None:
    campaign = Campaign(
        games=16, seed=3, setup=DaleSetup(teams=True), players=(4,), bots=("greedy", "random")
    )
    outcomes = [play(campaign, number) for number in range(campaign.games)]
    assert [outcome.violations for outcome in outcomes if outcome.violations] == []
    wins = Counter(outcome.kinds[outcome.winners[0]] for outcome in outcomes)
    assert wins["greedy"] >= 14
