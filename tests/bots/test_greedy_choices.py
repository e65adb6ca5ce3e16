"""Single choices of the greedy bot that a player would recognise."""

from collections import Counter
from typing import Any

import pytest

from comptoir.bots import Look
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.core import Decision, Dice, Match
from comptoir.dale import GAME
from tests.bots.choosing import choice, run, spelt, whole_turn
from tests.scenarios.dale.gestures import my_next_turn, next_turn
from tests.scenarios.dale.stage import given

JUNK = "junk " * 6


# -- purchases --------------------------------------------------------------------------------------------


def test_it_keeps_glue_after_paying_with_it() -> None:
    game = given(hand="glue", market="magnet", stall=["broker"] * 3)
    game.purchase("magnet", "glue")
    assert game.asked.prompt == "keep_payment"
    assert choice(game.match) == "yes"


def test_it_declares_the_worth_that_spares_its_good_cards() -> None:
    game = given(hand="chronicler drink", market="calculations", stall=["broker"], actions=2)
    game.match.answer(0, ("purchase", 0))
    assert run(game)[0] in ("worth rigorous_chronicler 2", "worth rigorous_chronicler 3")
    game.then(discard="chronicler")


def test_it_rearranges_the_market_for_a_card_it_could_not_pay() -> None:
    game = given(hand="calculations junk", market="broker broker relic", stall=["broker", "cookies"])
    assert choice(game.match) == "rearrange"
    game.answer(("rearrange",))
    assert choice(game.match) == "shattered_relic"


def test_it_throws_a_weak_card_away_for_a_better_one_by_royal_privilege() -> None:
    game = given(
        hand="royal broker", market="replacement fashion", stall=["broker"] * 3, sets="macaws lemurs"
    )
    game.purchase("replacement", "royal")
    assert game.asked.prompt == "toss_to_purchase"
    assert choice(game.match) == "swift_broker"


# -- junk -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "prompt", "deck"),
    [
        ("duplicate", "toss_from_deck", "relic junk cookies"),
        ("omen", "may_toss", "relic junk cookies"),
    ],
)
def test_it_throws_away_the_junk_it_finds(card: str, prompt: str, deck: str) -> None:
    game = given(hand=card, deck=deck, actions=2)
    game.play(card)
    assert game.asked.prompt == prompt
    assert choice(game.match) == "junk"


def test_it_throws_away_no_good_card_of_its_deck() -> None:
    game = given(hand="duplicate", deck="relic cookies", actions=2)
    assert choice(game.play("duplicate").match) == "done"


def test_it_takes_junk_that_was_stored_out_of_the_game_and_keeps_a_good_card() -> None:
    for deck, pick in (("junk", "yes"), ("relic", "no")):
        game = given(hand="wheelbarrow", deck=f"{JUNK} {deck}", them={"deck": JUNK})
        game.play("wheelbarrow")
        my_next_turn(game)
        assert game.asked.prompt == "toss_stored"
        assert choice(game.match) == pick


def test_cultural_preservation_takes_the_next_stack_and_leaves_junk_behind() -> None:
    game = given(hand="cultural", deck="junk relic cookies junk", stall=["broker"], actions=2)
    game.play("cultural")
    assert run(game)[:2] == ["cookies", "junk"]
    assert choice(game.match) == "cookies"


def test_it_draws_a_fresh_card_for_junk_in_clean_up_with_refreshing_drink() -> None:
    game = given(hand="drink junk junk junk junk", deck="relic cookies relic", them={"deck": JUNK})
    game.answer(("inventory",)).done()
    assert game.asked.prompt == "clean_up"
    assert choice(game.match) == "use refreshing_drink"
    game.use("drink")
    assert choice(game.match) == "junk"


# -- now and later ----------------------------------------------------------------------------------------


def test_it_stores_a_card_for_a_later_stack_and_not_the_one_it_builds_now() -> None:
    for stall, stored in ((["broker", "cookies"], "spyglass"), (["broker", "cookies", "relic"], "relic")):
        game = given(hand="guardian relic spyglass junk", stall=stall, actions=2, deck=JUNK)
        game.play("guardian")
        assert game.asked.prompt == "store"
        assert choice(game.match) == stored.replace("relic", "shattered_relic")


def test_it_gets_its_cards_before_it_chooses_one_to_throw_away() -> None:
    game = given(schedule="housecleaning steady", deck=JUNK, them={"hand": "junk", "deck": JUNK}, active=1)
    next_turn(game)
    assert game.asked_of(0).prompt == "resolve"
    assert choice(game.match) == "steady_achiever"


def test_under_a_threat_it_builds_what_is_needed_now() -> None:
    hand = "broker cookies relic"
    game = given(hand=hand, stall=["broker", "cookies"], them={"schedule": "nasty", "deck": JUNK})
    assert choice(game.match) == "build"
    game.answer(("build",))
    game.then(stall=["broker", "cookies", "broker relic"])


def test_it_lays_the_chameleon_it_means_and_keeps_the_card_it_copies() -> None:
    hand = "replacement junk consumer good_old_times"
    game = given(hand=hand, market_discard="replacement", stall=["broker"] * 4, deck=JUNK)
    game.answer(("build",))
    assert run(game) == ["voracious_consumer", "as good_old_times replacement"]


def test_where_copying_is_optional_it_finds_a_stack_with_a_chameleon_as_itself() -> None:
    hand = "gift_voucher reflection steady"
    them = {"discard": "spyglass", "deck": JUNK}
    game = given(hand=hand, stall=["broker"] * 5, deck=JUNK, them=them, copy_mandatory=False)
    assert whole_turn(game)[:2] == ["action: play steady_achiever", "action: build"]


def test_it_builds_at_once_when_that_wins() -> None:
    game = given(hand="toy relic lunch", deck=JUNK, stall=["broker"] * 7)
    assert choice(game.match) == "build"
    assert choice(given(hand="toy cookies lunch", deck=JUNK, stall=["broker"] * 6).match) != "build"


# -- no circles ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "zones", "theirs", "most"),
    [
        # It swaps for its like: nothing is gained, and it shows at once.
        ("carefree_swapper", {"hand": "swapper cookies junk", "stall": ["broker"] * 3}, "swapper", 1),
        # Each one finds the next, and the deck is made anew of those played.
        ("spyglass", {"hand": "spyglass junk", "deck": "spyglass spyglass"}, "", 3),
    ],
)
def test_it_does_not_go_round_in_circles(card: str, zones: dict[str, Any], theirs: str, most: int) -> None:
    game = given(**{"deck": JUNK, **zones}, them={"deck": JUNK, "discard": theirs}, actions=4)
    assert 1 <= whole_turn(game).count(f"action: play {card}") <= most


def test_no_game_goes_round_in_circles_at_the_end_of_the_market_deck() -> None:
    """Delightful Surprise throws itself away where Good Old Times copies it, and finds it again."""
    dice = Dice.seeded("circles")
    for number in range(12):
        options = {"players": 3, "sets": ["lemurs", "fennecs", "polecats", "chameleons"]}
        match = Match(GAME, options, dice.spawn(f"deal {number}").key)
        bots = [GreedyBot(dice.spawn(f"{number} {seat}")) for seat in range(3)]
        plays: Counter[tuple[int, str]] = Counter()
        while match.decisions:
            decision = match.decisions[0]
            pick = bots[decision.seat].choose(Look(match, decision.seat))
            if decision.prompt == "action":
                plays[match.table.turn, spelt(match, pick).split()[-1]] += (
                    isinstance(pick, tuple) and pick[0] == "play"
                )
            match.answer(decision.seat, pick)
        assert max(plays.values()) <= 3


# -- guesses ----------------------------------------------------------------------------------------------


def test_it_guesses_the_value_of_a_card_it_has_seen() -> None:
    game = given(hand="grasp neighbour", them={"hand": "magnet"}, actions=3)
    game.play("neighbour").no()
    game.play("grasp")
    assert game.asked.prompt == "name_value"
    assert choice(game.match) == "value 4"


def test_it_does_not_steal_junk_though_that_is_the_likeliest_card() -> None:
    game = given(hand="burglary", them={"deck": JUNK}, sets="macaws magpies pandas", actions=2)
    game.play("burglary")
    assert choice(game.match) != "value 1"


def test_it_names_a_set_it_owns() -> None:
    game = given(hand="pompous cookies relic spyglass", deck=JUNK, sets="macaws magpies pandas", actions=2)
    game.play("pompous")
    assert choice(game.match) == "set macaws"


def test_it_names_a_card_worth_having() -> None:
    game = given(hand="periscope", them={"deck": JUNK}, stall=["broker"], sets="macaws pandas", actions=2)
    game.play("periscope")
    assert choice(game.match) not in ("card junk", "card swift_broker")


def test_it_rolls_again_only_to_search_where_there_is_something() -> None:
    game = given(hand="celestial", discard="cookies", roll=("hares", "planet_again"), actions=2)
    assert choice(game.play("celestial").match) == "yes"
    game = given(hand="celestial", deck="cookies", roll=("hares", "planet_again"), actions=2)
    assert choice(game.play("celestial").match) == "no"


# -- the unknown ------------------------------------------------------------------------------------------


def test_at_a_prompt_it_does_not_know_it_picks_one_of_the_options() -> None:
    game = given(hand="junk")
    look = Look(game.match, 0)
    look.decision = Decision(0, "never_heard_of", (("a",), ("b", 7), 3))
    assert GreedyBot(Dice.seeded(1)).choose(look) in look.decision.options
