"""The start of a turn: what waits in the schedule resolves, in the order its owner chooses."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import Dice, Match, archive
from comptoir.dale import GAME
from tests.scenarios.dale.gestures import my_next_turn, next_turn, seen, told
from tests.scenarios.dale.glances import stored_seen
from tests.scenarios.dale.stage import Stage, given, refused

FULL = "junk junk junk junk junk"
"""A hand that draws nothing in clean-up."""


def my_turn_begins(schedule: str, **zones: Any) -> Stage:
    """The other player has just ended a turn in which nothing happened; these cards of mine wait."""
    return next_turn(given(schedule=schedule, them={"hand": FULL}, active=1, **zones))


def resumed(game: Stage, observer: int = 1) -> list[str]:
    """The cards that resolved at the start of a turn, in order."""
    return [event["guise"] or event["card"]["face"] for event in told(game, observer, "resumed")]


# -- the order ------------------------------------------------------------------------------------------


def test_the_owner_chooses_which_card_resolves_first() -> None:
    game = my_turn_begins("siesta achiever", deck="relic", discard="toy")
    assert (game.asked.seat, game.asked.prompt) == (0, "resolve")
    assert game.offered() == {"siesta", "steady_achiever"}
    game.pick("resolve", "siesta").pick("may_take", "toy")
    game.then(hand="toy relic", deck="", discard="siesta achiever", schedule="", actions=1, active=0)
    assert resumed(game) == ["siesta", "steady_achiever"]


def test_a_card_resolved_first_can_be_taken_by_the_second() -> None:
    game = my_turn_begins("siesta achiever", deck="relic", discard="toy")
    game.pick("resolve", "achiever")
    assert game.offered() == {"favourite_toy", "steady_achiever", "done"}
    game.pick("may_take", "achiever").then(hand="achiever relic", discard="toy siesta")


def test_a_card_that_still_waits_is_not_shuffled_into_the_deck() -> None:
    game = my_turn_begins("siesta achiever", discard="toy")
    game.pick("resolve", "achiever").then(hand="toy")
    game.done().then(hand="toy", deck="", discard="achiever siesta")
    game = my_turn_begins("siesta achiever")
    game.pick("resolve", "siesta").then(hand="siesta", deck="", discard="achiever", junk_reserve=6)


def test_the_order_is_chosen_one_card_at_a_time_and_the_last_one_is_not_asked() -> None:
    game = my_turn_begins("achiever lunch siesta gunfight", deck="toy relic cookies", discard="spyglass")
    game.pick("resolve", "lunch").then(hand="cookies", discard="spyglass lunch")
    assert game.offered() == {"steady_achiever", "siesta", "scary_gunfight"}
    game.pick("resolve", "achiever").then(hand="cookies relic")
    assert game.offered() == {"siesta", "scary_gunfight"}
    game.pick("resolve", "gunfight").pick("may_take", "gunfight")
    game.then(hand="cookies relic gunfight", discard="spyglass lunch achiever siesta", schedule="", actions=1)
    assert resumed(game) == ["lunch_break", "steady_achiever", "scary_gunfight", "siesta"]


def test_a_single_card_resolves_without_being_asked_for() -> None:
    game = my_turn_begins("achiever", deck="relic")
    assert game.asked.prompt == "action"
    game.then(hand="relic", discard="achiever", schedule="")


def test_siesta_achiever_gunfight_and_guardian_resolve_in_any_order() -> None:
    hand = f"siesta achiever gunfight guardian {FULL} depot"
    game = given(hand=hand, deck="junk", them={"hand": FULL, "discard": ""})
    game.play("siesta").play("achiever").play("gunfight").play("guardian").pick("store", "depot")
    game.then(schedule="siesta achiever gunfight guardian", stored="depot", discard="", actions=1)
    my_next_turn(game)
    assert game.offered() == {"siesta", "steady_achiever", "scary_gunfight", "clever_guardian"}
    game.pick("resolve", "guardian").then(hand=f"{FULL} depot", stored="", discard="guardian")
    game.pick("resolve", "gunfight").then(discard="guardian gunfight")
    game.pick("resolve", "siesta").pick("may_take", "guardian")
    game.then(hand=f"{FULL} depot guardian junk", discard="gunfight siesta achiever", schedule="", actions=1)


def test_a_stored_card_that_came_back_may_be_thrown_away_by_the_next_card() -> None:
    game = given(hand=f"guardian housecleaning {FULL} toy", them={"hand": FULL})
    my_next_turn(game.play("housecleaning").play("guardian").pick("store", "toy"))
    game.pick("resolve", "guardian").pick("may_toss", "toy").then(hand=FULL, market_discard="toy")
    game = given(hand=f"guardian housecleaning {FULL} toy", them={"hand": FULL})
    my_next_turn(game.play("housecleaning").play("guardian").pick("store", "toy"))
    game.pick("resolve", "housecleaning")
    assert game.offered() == {"junk", "done"}


def test_no_other_answer_is_taken_at_the_start_of_a_turn() -> None:
    game = my_turn_begins("siesta achiever", hand="toy")
    for pick in (("inventory",), ("done",), game.table.hands[0][0]):
        with refused("not_offered", game):
            game.answer(pick)
    with refused("not_asked", game):
        game.match.answer(1, game.asked.options[0])


# -- whose turn it is -----------------------------------------------------------------------------------


def test_cards_resolve_at_the_start_of_their_owners_turn_only() -> None:
    others = [{"hand": FULL, "schedule": "achiever", "deck": "relic"}, {"hand": FULL}]
    game = given(hand=FULL, schedule="achiever", deck="toy", them=others)
    next_turn(game).then(active=1, schedule="achiever", them=[{"schedule": "", "discard": "achiever"}, {}])
    next_turn(game).then(active=2, schedule="achiever")
    next_turn(game).then(active=0, schedule="", hand=f"{FULL} toy", discard="achiever")


def test_a_card_played_in_this_turn_waits_a_whole_round() -> None:
    game = given(hand=f"achiever {FULL}", deck="toy", them=[{"hand": FULL}, {"hand": FULL}])
    game.play("achiever")
    for active in (1, 2):
        next_turn(game).then(active=active, schedule="achiever", hand=FULL)
    next_turn(game).then(active=0, schedule="", hand=f"{FULL} toy")


def test_the_start_is_a_phase_of_its_own_that_everybody_sees() -> None:
    game = my_turn_begins("siesta achiever")
    for observer in range(3):
        view: Any = game.view(observer)
        assert (view["phase"], view["active"]) == ("start", 0)
        assert [card["face"] for card in view["seats"][0]["schedule"]] == ["siesta", "steady_achiever"]
    shown: Any = game.view(1)["decisions"]
    assert (shown[0]["seat"], shown[0]["prompt"], shown[0]["options"]) == (0, "resolve", None)
    game.pick("resolve", "siesta")
    assert game.view(0)["phase"] == "action"


def test_what_ends_now_troubles_the_others_no_longer() -> None:
    game = given(hand=f"gunfight {FULL}", them={"hand": FULL}, market="toy", market_deck="relic " * 4)
    next_turn(game.play("gunfight"))
    assert (game.price("toy"), game.table.active) == (7, 1)
    next_turn(next_turn(game)).then(schedule="", discard="gunfight", active=1)
    assert game.price("toy") == 5


def test_ironing_holds_for_the_turn_it_opens() -> None:
    game = my_turn_begins("ironing", hand=f"relic {FULL}", market="spyglass")
    assert game.can_pay("spyglass", "relic")
    my_next_turn(game)
    assert not game.can_pay("spyglass", "relic")


def test_others_may_react_to_each_card_that_resolves() -> None:
    """Ancient Knowledge listens to techniques that have been resolved, and these have only now."""
    game = given(schedule="siesta achiever", them={"hand": f"ancient {FULL}", "deck": "toy relic"}, active=1)
    next_turn(game).pick("resolve", "siesta")
    assert dict(game.asked_of(1).args) == {"occasion": "resolved", "by": 0, "card": "siesta"}
    game.react(1, "ancient").pick("discard_from_deck", "toy").pass_by()
    game.then(schedule="", discard="achiever", hand="siesta", them={"discard": "toy"}, actions=1)


# -- the schedule ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", ["swapper", "hunter"])
def test_nothing_reaches_a_card_that_waits(effect: str) -> None:
    game = given(schedule="siesta", hand=FULL, them={"hand": effect}, active=1, actions=2)
    game.play(effect).then(schedule="siesta", them={"hand": "", "discard": effect})


def test_a_card_that_waits_cannot_be_copied() -> None:
    game = given(schedule="siesta", them={"hand": "reflection"}, active=1)
    assert not game.can("play", "reflection as siesta")


def test_a_card_that_waits_stays_when_deck_and_discard_change_places() -> None:
    game = given(schedule="siesta", hand="fellow", deck="toy", discard="relic")
    game.play("fellow").then(schedule="siesta", deck="relic", discard="toy fellow")


@pytest.mark.parametrize(
    "card", ["achiever", "housecleaning", "siesta", "lunch", "ironing", "gunfight", "threat", "shipments"]
)
def test_the_bonus_action_is_granted_at_once_and_not_again(card: str) -> None:
    game = given(hand=f"{card} {FULL}", them={"hand": FULL}).play(card)
    game.then(schedule=card, discard="", actions=1, active=0)
    my_next_turn(game)
    if game.asked.prompt != "action":
        game.done()
    lasts = card == "ironing"
    game.then(schedule=card if lasts else "", discard="" if lasts else card, actions=1)


def test_a_card_without_the_mark_ends_the_turn_and_waits() -> None:
    game = given(hand=f"journey {FULL}", them={"hand": FULL}, market="toy relic")
    game.play("journey").then(schedule="journey", actions=0)
    next_turn(game).then(active=1)
    next_turn(game).pick("take_from_market", "relic").then(hand=f"{FULL} relic", discard="journey", actions=1)


# -- chameleons that wait -------------------------------------------------------------------------------


def test_a_chameleon_waits_as_what_it_copied_and_is_itself_afterwards() -> None:
    """The other player covers the Siesta that was copied, in vain."""
    others = {"hand": f"relic {FULL}", "discard": "siesta"}
    game = given(hand=f"reflection {FULL}", discard="toy", them=others)
    game.play("reflection as siesta").then(schedule="reflection", actions=1)
    card = game.table.schedules[0][0]
    next_turn(next_turn(game).inventory("relic")).then(them={"discard": "siesta relic"})
    view: Any = game.view(1)
    assert view["guises"] == {str(card): "siesta"}
    game.pick("may_take", "toy").then(hand=f"{FULL} toy", discard="reflection", schedule="")
    assert resumed(game) == ["siesta"]
    assert not game.table.guises


def test_a_chameleon_that_waits_among_others_is_chosen_by_its_card() -> None:
    game = given(
        hand=f"reflection achiever {FULL}", deck="cookies toy", them={"hand": FULL, "discard": "lunch"}
    )
    game.play("reflection as lunch").then(hand=f"achiever {FULL} toy")
    my_next_turn(game.play("achiever"))
    assert game.offered() == {"reflection", "steady_achiever"}
    game.pick("resolve", "reflection")
    assert resumed(game) == ["lunch_break", "steady_achiever"]
    game.then(discard="achiever", schedule="")
    assert len(game.table.hands[0]) == 8


def test_a_chameleon_may_be_taken_back_by_the_next_card_as_itself() -> None:
    others = {"hand": f"ironing {FULL}", "discard": "gunfight"}
    game = given(hand=f"reflection siesta {FULL}", them=others)
    next_turn(next_turn(game.play("siesta").play("reflection as gunfight")).inventory("ironing"))
    game.pick("resolve", "reflection").pick("may_take", "reflection").then(discard="siesta")
    assert not game.table.guises
    assert game.can("play", "reflection as ironing")


def test_a_chameleon_threatens_as_a_gunfight_until_it_resolves() -> None:
    market = "toy relic relic relic relic"
    game = given(hand=f"reflection {FULL}", them={"hand": FULL, "discard": "gunfight"}, market=market)
    next_turn(game.play("reflection as gunfight"))
    assert game.price("toy") == 7
    next_turn(game).then(schedule="", discard="reflection")
    next_turn(game)
    assert game.price("toy") == 5


# -- the turn limit -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "over"), [(1, True), (2, False)])
def test_nothing_resolves_once_the_turn_limit_is_reached(limit: int, over: bool) -> None:
    game = given(
        schedule="achiever siesta", deck="toy", hand=FULL, them={"hand": FULL}, active=1, turn_limit=limit
    )
    next_turn(game)
    assert game.match.is_over is over
    game.then(schedule="achiever siesta", deck="toy", hand=FULL)
    assert game.match.winners == ((0, 1) if over else ())


# -- saving, copying, taking back -----------------------------------------------------------------------


def test_a_copy_made_at_the_question_goes_its_own_way() -> None:
    game = my_turn_begins("siesta achiever gunfight", deck="toy", discard="relic")
    twin = game.match.clone()
    assert (twin.decisions, twin.hash) == (game.match.decisions, game.match.hash)
    game.pick("resolve", "achiever")
    assert [decision.prompt for decision in twin.decisions] == ["resolve"]
    Stage(twin).pick("resolve", "gunfight").then(hand="", discard="relic gunfight", deck="toy")
    game.then(hand="toy", discard="relic achiever")


def test_an_imagined_world_asks_the_same_and_keeps_what_the_owner_stored() -> None:
    game = given(hand=f"guardian achiever {FULL} toy", deck="relic cookies", them={"hand": FULL})
    my_next_turn(game.play("achiever").play("guardian").pick("store", "toy"))
    for seed in range(10):
        world = Stage(game.match.imagine(0, Dice.seeded(seed)))
        assert world.offered() == {"steady_achiever", "clever_guardian"}
        assert stored_seen(world, 0, 0) == ["favourite_toy"]
        world.pick("resolve", "guardian")
        assert "favourite_toy" in seen(world, 0, 0)


def test_a_resolved_card_is_taken_back_while_nobody_has_learned_anything() -> None:
    game = my_turn_begins("siesta gunfight achiever", discard="relic", deck="toy")
    before = game.match.hash
    game.pick("resolve", "gunfight").then(discard="relic gunfight")
    game.match.undo()
    assert game.match.hash == before
    game.then(schedule="siesta gunfight achiever", discard="relic")
    game.pick("resolve", "achiever")
    with refused("learned", game):
        game.match.undo()


def test_the_turn_before_is_taken_back_from_the_question() -> None:
    game = given(schedule="siesta achiever", hand=FULL, them={"hand": FULL}, active=1)
    before = game.match.hash
    assert next_turn(game).asked.prompt == "resolve"
    while game.asked.prompt != "action":
        game.match.undo()
    assert game.match.hash == before
    game.then(active=1, schedule="siesta achiever")


def first_question(key: int) -> Match:
    """A real game up to its first question which card of a schedule resolves next."""
    sets = ["sloths", "crocodiles", "tree_kangaroos"]
    match = Match(GAME, {"players": 2, "sets": sets}, Dice.seeded(key).key)
    while match.decisions[0].prompt != "resolve":
        match.answer(match.decisions[0].seat, match.decisions[0].options[0])
    return match


@pytest.mark.parametrize("key", [1, 2, 3])
def test_a_game_saved_at_the_question_goes_on_the_same(key: int) -> None:
    match = first_question(key)
    loaded: Match = archive.load(archive.dump(match))
    assert (loaded.hash, loaded.decisions) == (match.hash, match.decisions)
    assert archive.verify(archive.dump(match)).broken_at is None
    for each in (match, loaded):
        each.answer(each.decisions[0].seat, each.decisions[0].options[-1])
    assert (loaded.hash, loaded.decisions) == (match.hash, match.decisions)
    loaded.undo(consent=True)
    assert loaded.hash == first_question(key).hash
