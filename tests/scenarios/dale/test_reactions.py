"""Windows for reactions: who is asked, what resolves when, and what the others get to know of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from comptoir.core import PASS, Decision, Dice, Match, Option, Refused, archive
from comptoir.dale import GAME
from comptoir.dale.board import PHASES
from tests.scenarios.dale.gestures import build, next_turn, seen, stacks, told
from tests.scenarios.dale.stage import Stage, given
from tests.scenarios.dale.windows import asked, can_react, occasion, until


def after_a_purchase(*others: dict[str, str], **switches: Any) -> Stage:
    """Seat 0 has just purchased a favourite toy with another; the others hold these cards."""
    game = given(hand="toy", market="toy", them=others, actions=2, sets="owls", **switches)
    return game.answer(("purchase", 0))


# -- who is asked -----------------------------------------------------------------------------------------


def test_everybody_with_hidden_cards_is_asked_whether_they_hold_an_owl_or_not() -> None:
    game = after_a_purchase({"hand": "binoculars", "deck": "relic"}, {"hand": "junk"})
    assert asked(game) == [1, 2]
    assert dict(game.asked_of(1).args) == {"occasion": "purchased", "by": 0, "card": "favourite_toy"}
    assert len(game.asked_of(1).options) == 2
    assert game.asked_of(2).options == (PASS,)


def test_who_has_no_cards_is_not_asked() -> None:
    game = after_a_purchase({"hand": ""}, {"hand": "junk"})
    assert asked(game) == [2]


def test_who_did_it_is_not_asked() -> None:
    game = given(hand="toy binoculars junk", deck="junk", market="toy", actions=2)
    game.answer(("purchase", 0)).pay("toy")
    assert game.asked.prompt == "action"


@pytest.mark.parametrize(("card", "is_asked"), [("junk", False), ("wise_spy", False), ("binoculars", True)])
def test_a_hand_everybody_knows_is_asked_only_if_it_holds_a_listener(card: str, is_asked: bool) -> None:
    game = given(hand="toy", market="toy", them=[{"hand": card, "deck": "relic"}, {}], actions=2, sets="owls")
    game.table.known[game.table.hands[1][0]] = game.table.public
    game.answer(("purchase", 0))
    assert (game.match.decision_of(1) is not None and game.asked_of(1).prompt == "react") == is_asked


@pytest.mark.parametrize("card", ["balancing", "remarks", "knowledge", "inspection"])
def test_a_known_owl_that_listens_to_something_else_is_not_asked(card: str) -> None:
    game = given(hand="toy", market="toy", them={"hand": card, "deck": "relic", "discard": "junk"}, actions=2)
    game.table.known[game.table.hands[1][0]] = game.table.public
    game.answer(("purchase", 0))
    assert game.asked.prompt == "action"


def test_a_known_chameleon_is_asked_as_it_could_copy_a_listener() -> None:
    game = given(hand="toy", market="toy", them={"hand": "reflection"}, actions=2, sets="owls")
    game.table.known[game.table.hands[1][0]] = game.table.public
    game.answer(("purchase", 0))
    assert asked(game) == [1]


def test_a_hand_only_one_opponent_knows_is_asked_all_the_same() -> None:
    game = given(hand="neighbour toy", market="toy", them={"hand": "junk"}, sets="owls")
    game.play("neighbour").no().pass_by().answer(("purchase", 0))
    assert seen(game, 0, 1) == ["junk"]
    assert asked(game) == [1]


def test_nobody_is_asked_where_there_are_no_owls() -> None:
    game = given(hand="toy show", discard="toy", market="toy", stall=stacks(1), them={"hand": "reflection"})
    game.play("toy").play("show").purchase("toy", "toy")
    assert (game.table.active, game.table.triggers) == (0, ())
    assert game.asked.prompt == "clean_up"


def test_teammates_are_asked_about_each_other() -> None:
    others = [{"hand": "junk"}, {"hand": "binoculars", "deck": "relic"}, {}]
    game = after_a_purchase(*others, teams=True)
    assert asked(game) == [1, 2]
    assert can_react(game, 2, "binoculars")


# -- all at once, clockwise, again ------------------------------------------------------------------------


def test_reactions_resolve_clockwise_from_the_active_player_whoever_was_quicker() -> None:
    hands = [
        {"hand": "binoculars junk", "deck": "relic"},
        {"hand": "toy"},
        {"hand": "binoculars", "deck": "relic"},
    ]
    game = given(hand="junk", them=[*hands[:1], *hands[1:]], market="toy", active=2, actions=2, sets="owls")
    game.answer(("purchase", 0))
    assert asked(game) == [3, 0, 1]
    game.react(1, "binoculars").pass_by(0).react(3, "binoculars")
    assert (game.asked.seat, game.asked.prompt) == (3, "discard_one")
    game.pick("discard_one", "relic")
    assert (game.asked.seat, game.asked.prompt) == (1, "discard_one")


def test_nothing_resolves_before_everybody_has_answered() -> None:
    game = after_a_purchase({"hand": "binoculars", "deck": "relic"}, {"hand": "junk"})
    game.react(1, "binoculars").then(them=[{"hand": "binoculars", "deck": "relic"}, {}])
    assert asked(game) == [2]


@pytest.mark.parametrize("observer", [0, 2, 3])
def test_a_sealed_answer_is_not_seen_by_others_before_all_are_in(observer: int) -> None:
    hands = ({"hand": "binoculars", "deck": "relic"}, {"hand": "junk"})
    reacted, passed = after_a_purchase(*hands), after_a_purchase(*hands)
    reacted.react(1, "binoculars")
    passed.pass_by(1)
    assert reacted.view(observer) == passed.view(observer)
    assert reacted.match.plain_events(observer) == passed.match.plain_events(observer)


@pytest.mark.parametrize("observer", [0, 1, 3])
def test_options_to_react_are_shown_to_their_owner_only(observer: int) -> None:
    views = []
    for card in ("binoculars", "junk"):
        game = after_a_purchase({"hand": "junk"}, {"hand": card, "deck": "relic"})
        views.append(game.view(observer))
    assert views[0] == views[1]


@pytest.mark.parametrize("drawn", ["binoculars", "inspection", "toy"])
def test_being_asked_again_does_not_tell_what_a_reaction_drew(drawn: str) -> None:
    games = []
    for card in (drawn, "junk"):
        game = after_a_purchase({"hand": "binoculars relic", "deck": f"junk {card}"}, {})
        game.react(1, "binoculars").pick("discard_one", "relic")
        games.append(game)
    while games[0].match.decisions[0].prompt == "react":
        assert games[0].view(2) == games[1].view(2)
        for game in games:
            game.pass_by(1)
    assert games[0].view(2) == games[1].view(2)


@pytest.mark.parametrize("card", ["inspection", "binoculars"])
def test_being_asked_does_not_tell_what_the_hand_was_filled_with(card: str) -> None:
    games = []
    for drawn in (card, "junk"):
        game = given(hand="junk junk junk junk", deck=f"junk {drawn}", sets="owls")
        games.append(game.answer(("inventory",)).done())
    while games[0].table.active == 0:
        assert games[0].view(1) == games[1].view(1)
        for game in games:
            game.pass_by(0) if occasion(game) else game.done()
    assert games[0].view(1) == games[1].view(1)


def test_a_sealed_answer_cannot_be_changed() -> None:
    game = after_a_purchase({"hand": "binoculars", "deck": "relic"}, {"hand": "junk"})
    game.pass_by(1)
    with pytest.raises(Refused, match="not_asked"):
        game.match.answer(1, PASS)


def test_who_reacted_is_asked_again_for_another_owl_and_who_passed_is_not() -> None:
    hands = {"hand": "binoculars binoculars", "deck": "junk junk"}
    game = after_a_purchase(hands, {"hand": "binoculars", "deck": "junk"})
    game.react(1, "binoculars").pass_by(2).pick("discard_one", "junk")
    assert asked(game) == [1]
    game.react(1, "binoculars").pick("discard_one", "junk").pass_by()
    game.then(them=[{"hand": "binoculars binoculars", "discard": "junk junk"}, {"discard": ""}])


def test_an_owl_reacts_only_once_to_one_event() -> None:
    game = after_a_purchase({"hand": "binoculars toy", "deck": "junk junk"})
    game.react(1, "binoculars").pick("discard_one", "junk")
    assert asked(game) == [1]  # the toy is hidden and could be an owl
    assert game.asked.options == (PASS,)


def test_an_owl_drawn_by_a_reaction_comes_too_late_for_the_event_that_drew_it() -> None:
    game = after_a_purchase({"hand": "binoculars junk", "deck": "junk binoculars"})
    game.react(1, "binoculars").pick("discard_one", "junk")
    assert game.asked_of(1).options == (PASS,)  # still about the purchase
    until(game, "entered").pass_by(1).then(them={"hand": "binoculars binoculars", "deck": "junk"})
    assert (game.asked.seat, game.asked.prompt) == (0, "action")


def test_an_owl_that_was_discarded_by_its_own_reaction_is_not_asked_again() -> None:
    game = after_a_purchase({"hand": "binoculars", "deck": "junk"})
    game.react(1, "binoculars").pick("discard_one", "binoculars").pass_by()
    game.then(them={"hand": "junk", "discard": "binoculars"})
    assert len(told(game, 0, "reacted")) == 1


def test_a_copy_chosen_together_with_others_holds_although_its_original_is_covered_first() -> None:
    """Seat 1 covers the binoculars that the reflection of seat 2 copies."""
    hands = [
        {"hand": "binoculars", "deck": "junk", "discard": "binoculars"},
        {"hand": "reflection", "deck": "junk"},
    ]
    game = after_a_purchase(*hands)
    game.react(1, "binoculars").react(2, "reflection as binoculars").pick("discard_one", "junk")
    assert (game.asked.seat, game.asked.prompt) == (2, "discard_one")
    game.pick("discard_one", "junk").pass_by()
    game.then(them=[{"discard": "binoculars junk"}, {"hand": "reflection", "discard": "junk"}])


# -- what follows from what -------------------------------------------------------------------------------


def test_events_are_treated_in_the_order_in_which_they_happened() -> None:
    game = given(hand="relic junk", discard="toy", them={"hand": "junk"}, sets="owls")
    game.play("relic")
    story = []
    while game.match.decisions[0].prompt == "react":
        story.append(occasion(game))
        assert dict(game.match.decisions[0].args)["by"] == 0
        game.pass_by(game.match.decisions[0].seat)
    assert story == ["shuffled", "entered", "resolved"]


def test_the_shuffle_of_a_reaction_lets_others_balance_the_active_player_too() -> None:
    others = [{"hand": "knowledge", "deck": "junk junk"}, {"hand": "balancing", "discard": "relic"}]
    game = given(hand="show balancing", discard="broker", them=others, turn_long_techniques="discarded")
    game.play("show").react(1, "knowledge").pass_by(2).done()
    until(game, "shuffled")
    assert (asked(game), dict(game.asked_of(0).args)["by"]) == ([0, 2], 1)
    game.react(0, "balancing").pass_by(2)
    game.pick("swap_with_discard", "broker").pass_by()
    game.then(hand="broker", discard="balancing show", actions=1)


def test_a_card_got_by_balancing_may_be_inspected() -> None:
    game = given(
        hand="fellow", discard="junk", them={"hand": "balancing", "discard": "inspection", "deck": "toy"}
    )
    game.play("fellow").react(1, "balancing")
    until(game, "entered").react(1, "inspection").pass_by()
    game.then(them={"hand": "toy", "discard": "balancing"}, market_discard="inspection")


def test_a_card_drawn_by_binoculars_is_inspected_after_the_discard() -> None:
    game = after_a_purchase({"hand": "binoculars junk", "deck": "relic inspection"})
    game.react(1, "binoculars").pick("discard_one", "junk")
    until(game, "entered").react(1, "inspection").toss("binoculars").pass_by()
    game.then(them={"hand": "inspection relic", "discard": "junk"}, market_discard="binoculars")


def test_a_reaction_comes_after_the_action_and_before_the_next_one() -> None:
    game = given(hand="toy cookies", market="cookies", them={"hand": "knowledge", "deck": "junk"})
    game.play("toy")
    assert asked(game) == [1]
    assert game.table.actions == 1
    game.pass_by(1)
    assert (game.asked.seat, game.asked.prompt) == (0, "action")


def test_the_stack_that_wins_opens_no_window() -> None:
    game = given(hand="toy relic", stall=stacks(7), them={"hand": "remarks", "discard": "junk"})
    build(game, "toy", "relic")
    assert (game.match.is_over, game.match.decisions) == (True, ())


# -- every way into a hand --------------------------------------------------------------------------------


def test_quality_inspection_in_the_hand_fill_is_followed_by_another_fill() -> None:
    game = given(hand="junk junk junk junk", deck="inspection", junk_reserve=3)
    game.answer(("inventory",)).done().react(0, "inspection").toss("inspection").pass_by()
    game.then(hand="junk junk junk junk junk", market_discard="inspection", junk_reserve=2)
    assert game.table.active == 0  # clean-up goes on


def test_quality_inspection_works_in_another_players_turn() -> None:
    game = given(hand="junk", deck="relic", them={"hand": "exchange inspection"}, active=1)
    game.play("exchange").give("inspection")
    assert (asked(game), game.table.active) == ([1, 0], 1)  # both got a card the others do not see
    game.pass_by(1).react(0, "inspection").pass_by()
    game.then(hand="relic", market_discard="inspection", active=1)


ENTRIES: dict[str, dict[str, Any]] = {
    "swank": {"hand": "swank toy", "market_deck": "inspection"},
    "spyglass": {"hand": "spyglass", "deck": "inspection"},
    "prepaid": {"hand": "prepaid", "market": "inspection"},
    "toy": {"hand": "toy", "discard": "inspection"},
    "exchange": {"hand": "exchange junk", "them": {"hand": "inspection"}},
    "hunter": {"hand": "hunter", "them": {"discard": "inspection"}},
    "raffle": {"hand": "raffle junk", "them": {"hand": "inspection"}},
    "cheer": {"hand": "cheer", "deck": "inspection"},
    "voucher": {"hand": "voucher", "market": "inspection"},
    "acorn": {"hand": "acorn", "them": {"stall": ("inspection",)}},
    "swapper": {"hand": "swapper", "them": {"discard": "inspection"}},
    "survivor": {"hand": "survivor junk", "deck": "inspection"},
    "competition": {"hand": "competition junk", "them": {"deck": "inspection"}},
}


@pytest.mark.parametrize("card", ENTRIES)
def test_quality_inspection_works_however_it_came_into_the_hand(card: str) -> None:
    game = given(actions=2, **ENTRIES[card])
    game.play(card)
    while game.match.decisions[0].prompt != "react":
        game.answer(next(each for each in game.asked.options if game._spell(each) != "quality_inspection"))
    assert can_react(until(game, "entered"), 0, "inspection")


def test_quality_inspection_works_when_it_was_stored_and_returns() -> None:
    full = "junk junk junk junk junk"
    game = given(hand=f"guardian inspection {full}", deck="relic", them={"hand": full})
    next_turn(game.play("guardian").pick("store", "inspection").pass_by())
    game.answer(("inventory",)).done().done()
    assert (occasion(game), PHASES[game.table.phase]) == ("entered", "start")
    game.react(0, "inspection").toss("junk").pass_by()
    game.then(hand="inspection relic junk junk junk junk", discard="guardian", stored="", active=0)


# -- copies of a match in the middle of a window ----------------------------------------------------------


def at_a_window(seed: int = 1) -> Match:
    """A match of three, played at random until several are asked and one has an unseen owl to show."""
    options = {"players": 3, "sets": ["owls", "macaws", "fennecs", "pandas"], "turn_limit": 60}
    match = Match(GAME, options, Dice.seeded(seed).key)
    dice = Dice.seeded(seed)
    while len(match.decisions) == 1 or not any(has_unseen_owl(match, each) for each in match.decisions):
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[dice.below(len(decision.options))])
    return match


def at_random(seed: int) -> Callable[[Decision], Option]:
    dice = Dice.seeded(seed)
    return lambda decision: decision.options[dice.below(len(decision.options))]


def has_unseen_owl(match: Match, decision: Decision) -> bool:
    option = decision.options[0]
    if decision.prompt != "react" or option == PASS:
        return False
    assert isinstance(option, tuple)
    return bool(match.table.known[int(option[1])] == 1 << decision.seat)


def test_a_match_saved_in_the_middle_of_a_window_comes_back_with_its_sealed_answers() -> None:
    match = at_a_window()
    for answered in range(2):
        again: Match = archive.load(archive.dump(match))
        assert again.hash == match.hash
        assert again.decisions == match.decisions
        if not answered:
            match.answer(match.decisions[-1].seat, match.decisions[-1].options[0])
    assert archive.verify(archive.dump(match)).broken_at is None


def test_a_clone_in_the_middle_of_a_window_goes_its_own_way() -> None:
    match = at_a_window()
    first, last = match.decisions[0], match.decisions[-1]
    match.answer(last.seat, PASS)
    before = match.hash
    twin = match.clone()
    assert (twin.hash, twin.decisions) == (before, match.decisions)
    twin.answer(first.seat, first.options[0])
    assert (match.hash, match.decisions) == (before, (first, *match.decisions[1:]))
    match.answer(first.seat, first.options[0])
    assert match.hash == twin.hash


def test_a_sealed_answer_can_be_taken_back_while_nothing_was_shown() -> None:
    match = at_a_window()
    before, decisions = match.hash, match.decisions
    match.answer(decisions[-1].seat, decisions[-1].options[0])
    match.undo()
    assert (match.hash, match.decisions) == (before, decisions)


def test_a_reaction_that_was_shown_cannot_be_taken_back_without_consent() -> None:
    game = after_a_purchase({"hand": "binoculars junk", "deck": "relic"})
    game.react(1, "binoculars")
    with pytest.raises(Refused, match="learned"):
        game.match.undo()
    game.match.undo(consent=True)
    assert asked(game) == [1]
    assert seen(game, 0, 1) == []


def test_playouts_skip_windows_nobody_can_use() -> None:
    reactions = 0

    def choose(decision: Decision) -> Option:
        nonlocal reactions
        assert decision.prompt != "react" or len(decision.options) > 1
        reactions += decision.prompt == "react"
        return decision.options[dice.below(len(decision.options))]

    for seed in range(3):
        dice = Dice.seeded(seed)
        options = {"players": 3, "sets": ["owls", "macaws", "fennecs", "pandas"], "turn_limit": 60}
        match = Match(GAME, options, dice.key)
        match.playout(choose)
        assert match.is_over
    assert reactions > 10


def test_a_playout_from_a_window_keeps_the_answers_already_sealed() -> None:
    game = after_a_purchase({"hand": "binoculars", "deck": "relic"}, {"hand": "junk"}, turn_limit=1)
    game.react(1, "binoculars")
    prompts = []

    def choose(decision: Decision) -> Option:
        prompts.append((decision.seat, decision.prompt))
        return decision.options[-1]

    game.match.playout(choose)
    assert prompts[:2] == [(2, "react"), (1, "discard_one")]


@pytest.mark.parametrize("is_sealed", [False, True])
def test_an_imagined_world_can_be_played_on_from_the_middle_of_a_window(is_sealed: bool) -> None:
    """There the hidden card that could react may be another one."""
    for seed in range(30):
        match = at_a_window(seed=seed % 3)
        owner = next(each for each in match.decisions if has_unseen_owl(match, each))
        if is_sealed:
            match.answer(owner.seat, owner.options[0])
        observer = next(each.seat for each in match.decisions if each.seat != owner.seat)
        world = match.imagine(observer, Dice.seeded(seed))
        world.playout(at_random(seed))
        assert world.is_over


def test_an_imagined_world_does_not_know_what_others_have_sealed() -> None:
    hands = ({"hand": "binoculars", "deck": "relic"}, {"hand": "junk"})
    reacted, passed = [after_a_purchase(*hands, turn_limit=3) for _ in range(2)]
    reacted.react(1, "binoculars")
    passed.pass_by(1)
    for seed in range(5):
        worlds = [game.match.imagine(2, Dice.seeded(seed)) for game in (reacted, passed)]
        for world in worlds:
            world.playout(at_random(seed))
        assert worlds[0].table.state() == worlds[1].table.state()
