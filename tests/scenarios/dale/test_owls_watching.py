"""Observant Snowy Owls: Binoculars watch purchases, Balancing watches shuffles."""

from __future__ import annotations

import pytest

from tests.scenarios.dale.gestures import next_turn, seen, told
from tests.scenarios.dale.stage import Stage, given, refused
from tests.scenarios.dale.windows import can_react, idle, occasion, until


def purchases(game: Stage) -> int:
    return len(told(game, 0, "purchased"))


# -- Binoculars -------------------------------------------------------------------------------------------


def test_binoculars_draw_a_card_and_discard_one_after_another_players_purchase() -> None:
    them = {"hand": "binoculars junk", "deck": "relic toy", "discard": "broker"}
    game = given(hand="cookies", market="cookies", them=them, actions=2)
    game.purchase("cookies", "cookies").react(1, "binoculars").pick("discard_one", "junk").pass_by()
    game.then(them={"hand": "binoculars toy", "deck": "relic", "discard": "broker junk"})


def test_binoculars_must_discard() -> None:
    game = given(hand="toy", market="toy", them={"hand": "binoculars junk", "deck": "relic"}, actions=2)
    game.purchase("toy", "toy").react(1, "binoculars")
    assert game.offered() == {"binoculars", "junk", "shattered_relic"}
    with refused("not_offered", game):
        game.done()


@pytest.mark.parametrize("card", ["binoculars", "relic"])
def test_binoculars_may_discard_themselves_or_the_card_drawn(card: str) -> None:
    game = given(hand="toy", market="toy", them={"hand": "binoculars", "deck": "relic"}, actions=2)
    game.purchase("toy", "toy").react(1, "binoculars").pick("discard_one", card).pass_by()
    other = {"binoculars": "relic", "relic": "binoculars"}[card]
    game.then(them={"hand": other, "discard": card, "deck": ""})


def test_binoculars_work_at_each_purchase_of_a_turn() -> None:
    them = {"hand": "binoculars", "deck": "relic junk junk"}
    game = given(hand="toy spyglass", market="toy relic", them=them, actions=2)
    game.purchase("toy", "toy").react(1, "binoculars").pick("discard_one", "junk").pass_by()
    game.purchase("relic", "spyglass").react(1, "binoculars").pick("discard_one", "junk").pass_by()
    game.then(them={"hand": "binoculars", "deck": "relic", "discard": "junk junk"})


def test_binoculars_are_of_no_use_without_deck_and_discard() -> None:
    game = given(hand="toy", market="toy", them={"hand": "binoculars"}, actions=2)
    game.purchase("toy", "toy")
    assert game.asked_of(1).options == (("pass",),)


def test_binoculars_without_deck_and_discard_draw_junk_if_every_draw_does() -> None:
    game = given(hand="toy", market="toy", them={"hand": "binoculars"}, actions=2, junk_fallback="any_draw")
    game.purchase("toy", "toy").react(1, "binoculars").pick("discard_one", "binoculars").pass_by()
    game.then(them={"hand": "junk", "discard": "binoculars"}, junk_reserve=5)


def test_binoculars_shuffle_the_discard_to_draw() -> None:
    game = given(hand="toy", market="toy", them={"hand": "binoculars", "discard": "relic"}, actions=2)
    game.purchase("toy", "toy").react(1, "binoculars").pick("discard_one", "relic").pass_by()
    game.then(them={"hand": "binoculars", "deck": "", "discard": "relic"})
    assert told(game, 0, "shuffled")[-1]["owner"] == 1


def test_binoculars_do_not_watch_the_own_purchases() -> None:
    game = given(hand="toy binoculars", market="toy", deck="relic", actions=2)
    game.purchase("toy", "toy")
    assert game.asked.prompt == "action"


def test_binoculars_watch_a_purchase_from_the_market_discard() -> None:
    them = {"hand": "binoculars", "deck": "relic"}
    game = given(hand="discovery", market_discard="discovery", them=them, actions=2)
    game.purchase("discard", "discovery")
    assert can_react(game, 1, "binoculars")


@pytest.mark.parametrize("hand", ["prepaid", "voucher"])
def test_binoculars_do_not_watch_cards_taken_or_exchanged(hand: str) -> None:
    them = {"hand": "binoculars", "deck": "relic"}
    game = given(hand=f"{hand} junk", market="toy", them=them, actions=2)
    game.play(hand)
    while occasion(game):
        assert occasion(game) != "purchased"
        assert not can_react(game, 1, "binoculars")
        game.pass_by(game.match.decisions[0].seat)
    assert purchases(game) == 0


def test_binoculars_watch_both_purchases_of_a_royal_privilege() -> None:
    them = {"hand": "binoculars", "deck": "junk junk junk"}
    game = given(hand="privilege toy", market="toy toy toy", them=them, actions=2)
    game.purchase("toy", "privilege").pick("toss_to_purchase", "toy").pick("purchase_free", "toy")
    assert purchases(game) == 2
    for _ in range(2):
        idle(game).react(1, "binoculars").pick("discard_one", "junk")
    game.pass_by().then(them={"hand": "binoculars", "deck": "junk", "discard": "junk junk"})


def test_binoculars_show_themselves_but_not_the_card_drawn() -> None:
    game = given(hand="toy", market="toy", them={"hand": "binoculars junk", "deck": "relic"}, actions=2)
    game.purchase("toy", "toy").react(1, "binoculars").pick("discard_one", "junk")
    assert seen(game, 0, 1) == ["binoculars"]
    (drew,) = told(game, 0, "drew")
    assert drew == {"event": "drew", "seat": 1, "owner": 1, "cards": [None], "fills": False}


def test_binoculars_watch_the_teammate_too() -> None:
    others = [{}, {"hand": "binoculars", "deck": "relic"}, {}]
    game = given(hand="toy", market="toy", them=others, teams=True, actions=2)
    game.purchase("toy", "toy")
    assert can_react(game, 2, "binoculars")


def test_binoculars_are_copied_by_a_chameleon() -> None:
    others = [{"hand": "reflection", "deck": "junk"}, {"discard": "binoculars"}]
    game = given(hand="toy", market="toy", them=others, actions=2)
    game.purchase("toy", "toy").react(1, "reflection as binoculars").pick("discard_one", "junk").pass_by()
    game.then(them=[{"hand": "reflection", "discard": "junk"}, {}])
    assert seen(game, 0, 1) == ["reflection"]


def test_binoculars_are_copied_by_seeing_doubles_from_the_same_hand() -> None:
    them = {"hand": "binoculars doubles", "deck": "junk junk"}
    game = given(hand="toy", market="toy", them=them, actions=2)
    game.purchase("toy", "toy").react(1, "doubles as binoculars").pick("discard_one", "junk")
    assert seen(game, 0, 1) == ["binoculars", "seeing_doubles"]
    game.react(1, "binoculars").pick("discard_one", "junk").pass_by()
    game.then(them={"hand": "binoculars doubles", "discard": "junk junk"})


# -- Balancing --------------------------------------------------------------------------------------------


def shuffling(**zones: str) -> Stage:
    """The active player shuffles the own deck with a wily fellow; the other one has these zones."""
    game = given(hand="fellow", discard="junk junk", them=zones)
    return game.play("fellow")


def test_balancing_exchanges_an_animalfolk_card_with_any_card_of_the_discard() -> None:
    game = shuffling(hand="balancing toy junk", discard="relic broker cookies")
    game.react(1, "balancing").pick("swap_away", "toy").pick("swap_with_discard", "broker").pass_by()
    game.then(them={"hand": "balancing broker junk", "discard": "relic toy cookies"}, actions=1)


def test_balancing_gives_up_no_junk_but_may_take_some() -> None:
    game = shuffling(hand="balancing toy junk", discard="relic junk")
    game.react(1, "balancing")
    assert (game.asked.prompt, game.offered()) == ("swap_away", {"balancing", "favourite_toy"})
    game.pick("swap_away", "toy").pick("swap_with_discard", "junk").pass_by()
    game.then(them={"hand": "balancing junk junk", "discard": "relic toy"})


def test_balancing_may_be_given_up_itself() -> None:
    game = shuffling(hand="balancing junk", discard="relic junk")
    game.react(1, "balancing").pick("swap_away", "balancing").pick("swap_with_discard", "relic").pass_by()
    game.then(them={"hand": "relic junk", "discard": "balancing junk"})


def test_balancing_needs_a_discard() -> None:
    assert shuffling(hand="balancing toy").asked_of(1).options == (("pass",),)


def test_balancing_may_be_declined() -> None:
    game = shuffling(hand="balancing toy", discard="relic")
    game.pass_by().then(them={"hand": "balancing toy", "discard": "relic"})
    assert seen(game, 0, 1) == []


def test_balancing_is_done_in_the_open() -> None:
    game = shuffling(hand="balancing toy junk", discard="relic")
    game.react(1, "balancing").pick("swap_away", "toy").pass_by()
    assert seen(game, 0, 1) == ["balancing", "shattered_relic"]
    swapped = told(game, 0, "swapped")[0]
    assert (swapped["given"]["face"], swapped["taken"]["face"]) == ("favourite_toy", "shattered_relic")


def test_balancing_follows_a_new_deck_formed_from_the_discard() -> None:
    them = {"hand": "balancing", "discard": "junk"}
    game = given(hand="relic junk", discard="toy", them=them)
    game.play("relic")
    until(game, "shuffled")
    assert can_react(game, 1, "balancing")
    assert dict(game.asked_of(1).args) == {"occasion": "shuffled", "by": 0}


def test_balancing_follows_the_shuffle_of_the_hand_fill() -> None:
    game = given(hand="junk junk junk junk", discard="toy", them={"hand": "balancing", "discard": "junk"})
    game.answer(("inventory",)).done()
    until(game, "shuffled")
    assert (game.table.active, can_react(game, 1, "balancing")) == (0, True)


def test_balancing_does_not_follow_a_shuffle_of_the_market_deck() -> None:
    them = {"hand": "balancing", "discard": "junk"}
    game = given(hand="season", discard="toy", market_discard="relic", them=them)
    game.play("season").pass_by()
    assert [each["owner"] for each in told(game, 1, "shuffled")] == [-1]
    assert told(game, 1, "reacted") == []
    game = given(hand="season", discard="toy", market_discard="relic", them=them)
    game.play("season").pass_by(0)
    assert not can_react(game, 1, "balancing")


def test_balancing_does_not_follow_the_own_shuffle() -> None:
    game = given(hand="fellow balancing", discard="junk junk", deck="relic")
    game.play("fellow").then(discard="relic fellow")
    assert not can_react(game, 0, "balancing")


def test_balancing_follows_every_deck_shuffled_by_cheer_but_the_own() -> None:
    decks = [{"deck": "junk junk", "hand": "balancing", "discard": "relic toy"}, {"deck": "junk junk"}]
    game = given(hand="cheer", deck="junk junk", them=decks)
    game.play("cheer")
    for seat in (0, 1, 2):
        game.match.answer(seat, game.asked_of(seat).options[0])
    shuffled_by = []
    while game.match.decisions[0].prompt == "react":
        args = dict(game.match.decisions[0].args)
        if args["occasion"] == "shuffled" and can_react(game, 1, "balancing"):
            shuffled_by.append(args["by"])
        for decision in game.match.decisions:
            game.pass_by(decision.seat)
    assert shuffled_by == [0, 2]


def test_balancing_is_copied_by_a_chameleon_which_may_be_given_up() -> None:
    others = [{"hand": "reflection", "discard": "toy"}, {"discard": "balancing"}]
    game = given(hand="fellow", discard="junk junk", them=others)
    game.play("fellow").react(1, "reflection as balancing").pass_by()
    game.then(them=[{"hand": "toy", "discard": "reflection"}, {"discard": "balancing"}])


def test_balancing_follows_the_teammate_too() -> None:
    others = [{}, {"hand": "balancing", "discard": "relic"}, {}]
    game = given(hand="fellow", discard="junk junk", them=others, teams=True)
    game.play("fellow")
    assert can_react(game, 2, "balancing")


def test_balancing_follows_a_calendar_and_a_wise_spy_short_of_cards() -> None:
    them = {"hand": "balancing", "discard": "relic"}
    game = given(hand="calendar", discard="junk", deck="junk", them=them)
    game.use("calendar")
    assert can_react(game, 1, "balancing")
    game = given(hand="spy", discard="junk", deck="junk", them=them)
    game.use("spy").put_back("junk", "junk")
    assert can_react(game, 1, "balancing")


def test_balancing_lasts_for_every_shuffle_of_a_turn() -> None:
    game = given(
        hand="fellow fellow", discard="junk", deck="junk", them={"hand": "balancing", "discard": "relic"}
    )
    for _ in range(2):
        game.play("fellow")
        assert can_react(game, 1, "balancing")
        game.pass_by()
    next_turn(game).then(active=1)


def test_binoculars_that_were_discarded_do_not_stand_in_for_another_reaction() -> None:
    """Three of them, two known to all: one reacts and discards another, so there are two reactions."""
    game = given(
        hand="junk junk junk junk",
        market="ancient",
        them={"hand": "binoculars binoculars binoculars", "deck": "junk junk junk junk"},
    )
    first, second, _ = game.table.hands[1]
    game.table.known[first] = game.table.known[second] = game.table.public
    game.purchase("ancient", "junk", "junk")
    until(game, "purchased").react(1, "binoculars").answer(second)
    game.react(1, "binoculars").pick("discard_one", "junk")
    assert not can_react(game, 1, "binoculars")
