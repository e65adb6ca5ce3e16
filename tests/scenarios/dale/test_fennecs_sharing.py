"""Friendly Fennec Foxes: Charity, Tasters and Rumours, by which everybody gets something."""

from __future__ import annotations

import pytest

from comptoir.core import Dice
from tests.scenarios.dale.gestures import next_turn, seen, told
from tests.scenarios.dale.glances import deck_seen, reseeded
from tests.scenarios.dale.stage import given, refused

LEFT, RIGHT = ("left",), ("right",)


# -- Charity ----------------------------------------------------------------------------------------------


def test_charity_gives_one_card_of_each_hand_to_each_player_as_one_likes() -> None:
    game = given(hand="charity toy", them=[{"hand": "relic"}, {"hand": "cookies"}])
    game.play("charity")
    assert game.offered() == {"favourite_toy", "shattered_relic", "cookies"}
    game.pick("give_to", "cookies").pick("give_to", "toy")
    game.then(hand="cookies", discard="charity", them=[{"hand": "toy"}, {"hand": "relic"}], actions=1)


def test_charity_says_whom_a_card_is_for() -> None:
    game = given(hand="charity toy", them=[{"hand": "relic"}, {"hand": "cookies"}])
    game.play("charity")
    for seat, card in ((0, "toy"), (1, "relic")):
        assert (game.asked.seat, dict(game.asked.args)) == (0, {"to": seat})
        game.pick("give_to", card)


def test_charity_may_give_every_card_back() -> None:
    game = given(hand="charity toy", them={"hand": "relic"})
    game.play("charity").pick("give_to", "toy").then(hand="toy", them={"hand": "relic"})


def test_charity_takes_one_card_of_each_hand_at_random() -> None:
    pairs = set()
    for seed in range(40):
        game = given(hand="charity toy junk", them={"hand": "relic cookies"})
        game.table.dice = Dice.seeded(seed)
        game.play("charity")
        pairs.add(tuple(sorted(game.offered())))
        game.answer(game.asked.options[0])
        assert [len(hand) for hand in game.table.hands] == [2, 2]
    assert pairs == {
        ("favourite_toy", "shattered_relic"),
        ("cookies", "favourite_toy"),
        ("junk", "shattered_relic"),
        ("cookies", "junk"),
    }


def test_charity_does_not_tell_the_others_which_card_of_a_hand_they_know_was_taken() -> None:
    taken, heard = set(), set()
    for seed in range(12):
        game = given(hand="charity", them=[{"hand": "relic toy junk"}, {"hand": "cookies"}])
        for card in game.table.hands[1]:
            game.table.known[card] = game.table.public
        reseeded(game, seed).play("charity")
        taken.add(str(told(game, 0, "took_aside")))
        heard.add(str([told(game, 2, "took_aside"), seen(game, 2, 1)]))
    assert len(taken) == 3
    assert len(heard) == 1


def test_charity_gives_only_to_those_it_took_from() -> None:
    game = given(hand="charity toy", them=[{"hand": ""}, {"hand": "cookies"}])
    game.play("charity").pick("give_to", "cookies")
    game.then(hand="cookies", them=[{"hand": ""}, {"hand": "toy"}], actions=1)


def test_charity_leaves_out_its_owner_who_holds_nothing_else() -> None:
    game = given(hand="charity", them=[{"hand": "relic"}, {"hand": "cookies"}])
    game.play("charity").pick("give_to", "cookies")
    game.then(hand="", discard="charity", them=[{"hand": "cookies"}, {"hand": "relic"}])


@pytest.mark.parametrize(("mine", "theirs"), [("", ""), ("toy", ""), ("", "relic")])
def test_charity_with_less_than_two_hands_changes_nothing(mine: str, theirs: str) -> None:
    game = given(hand=f"charity {mine}", them={"hand": theirs})
    game.play("charity")
    game.then(hand=mine, discard="charity", them={"hand": theirs}, actions=1, active=0)


def test_charity_shows_its_owner_even_the_single_card_it_took() -> None:
    game = given(hand="charity", them={"hand": "relic"})
    game.play("charity")
    assert seen(game, 0, 1) == ["shattered_relic"]


def test_charity_is_known_to_its_owner_and_to_those_who_get_a_card() -> None:
    game = given(hand="charity toy", them=[{"hand": "relic"}, {"hand": "cookies"}])
    game.play("charity").pick("give_to", "cookies").pick("give_to", "toy")
    assert (seen(game, 0, 0), seen(game, 0, 1), seen(game, 0, 2)) == (
        ["cookies"],
        ["favourite_toy"],
        ["shattered_relic"],
    )
    assert (seen(game, 1, 0), seen(game, 1, 1), seen(game, 1, 2)) == ([], ["favourite_toy"], [])
    assert (seen(game, 2, 0), seen(game, 2, 1), seen(game, 2, 2)) == ([], [], ["shattered_relic"])


def test_charity_looks_the_same_to_a_player_whoever_got_the_other_cards() -> None:
    games = []
    for mine, third in (("toy", "cookies"), ("cookies", "toy")):
        game = given(hand="charity toy", them=[{"hand": "relic"}, {"hand": "cookies"}])
        game.play("charity").pick("give_to", mine).pick("give_to", "relic")
        games.append(game.then(hand=mine, them=[{"hand": "relic"}, {"hand": third}]))
    assert games[0].view(1) == games[1].view(1)
    assert games[0].match.plain_events(1) == games[1].match.plain_events(1)


def test_charity_shows_each_player_only_the_card_that_left_their_own_hand() -> None:
    game = given(hand="charity toy", them=[{"hand": "relic"}, {"hand": "cookies"}])
    game.play("charity")
    cards = [each["card"] and each["card"]["face"] for each in told(game, 1, "took_aside")]
    assert cards == [None, "shattered_relic", None]


def test_charity_takes_from_the_teammate_too() -> None:
    others = [{"hand": "relic"}, {"hand": "junk"}, {"hand": "cookies"}]
    game = given(hand="charity toy", them=others, teams=True)
    game.play("charity")
    assert game.offered() == {"favourite_toy", "shattered_relic", "junk", "cookies"}
    game.pick("give_to", "junk").pick("give_to", "toy").pick("give_to", "relic")
    game.then(hand="junk", them=[{"hand": "toy"}, {"hand": "relic"}, {"hand": "cookies"}])


def test_charity_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection toy", them={"hand": "relic", "discard": "charity"})
    game.play("reflection as charity").pick("give_to", "relic")
    game.then(hand="relic", discard="reflection", them={"hand": "toy", "discard": "charity"}, actions=1)


# -- Tasters ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("direction", "order"), [(LEFT, [0, 1, 2]), (RIGHT, [0, 2, 1])])
def test_tasters_go_round_the_table_that_way(direction: object, order: list[int]) -> None:
    game = given(hand="tasters", them=[{}, {}], market="toy relic cookies broker")
    game.play("tasters")
    assert game.asked.prompt == "choose_direction"
    game.answer(direction)
    asked = []
    for card in ("toy", "relic", "cookies"):
        asked.append(game.asked.seat)
        game.pick("take_from_market", card)
    assert asked == order
    takers = [game._words(game.table.hands[seat]) for seat in order]
    assert takers == [["favourite_toy"], ["shattered_relic"], ["cookies"]]
    game.then(discard="tasters", market="- - - broker -", actions=1)


def test_tasters_between_two_need_no_direction() -> None:
    game = given(hand="tasters", market="toy relic cookies")
    game.play("tasters").pick("take_from_market", "cookies")
    assert (game.asked.seat, game.offered()) == (1, {"favourite_toy", "shattered_relic"})
    game.pick("take_from_market", "toy")
    game.then(hand="cookies", them={"hand": "toy"}, market="- relic - - -", discard="tasters", actions=1)


def test_tasters_leave_the_last_players_nothing_when_the_market_runs_out() -> None:
    game = given(hand="tasters", them=[{}, {}], market="- toy - relic", market_deck="junk junk")
    game.play("tasters").answer(RIGHT).pick("take_from_market", "relic")
    game.then(hand="relic", them=[{"hand": ""}, {"hand": "toy"}], market="- - - - -", actions=1)


def test_tasters_must_take() -> None:
    game = given(hand="tasters", market="toy relic cookies")
    game.play("tasters")
    with refused("not_offered", game):
        game.done()


def test_tasters_at_an_empty_market_keep_their_bonus() -> None:
    game = given(hand="tasters", them=[{}, {}])
    game.play("tasters").answer(LEFT).then(discard="tasters", actions=1, active=0)


def test_tasters_pay_nothing_and_are_no_purchase() -> None:
    game = given(hand="tasters junk", market="essential prepaid", them={"schedule": "gunfight"})
    game.play("tasters").pick("take_from_market", "essential")
    game.then(hand="junk essential", them={"hand": "prepaid"}, discard="tasters", junk_reserve=6)
    assert told(game, 1, "purchased") == []


def test_tasters_leave_gaps_until_clean_up() -> None:
    game = given(hand="tasters", market="toy relic cookies", market_deck="broker season", deck="junk " * 6)
    game.play("tasters").pick("take_from_market", "toy").pick("take_from_market", "relic")
    game.then(market="- - cookies - -", market_deck="broker season")
    next_turn(game).then(market="cookies season broker - -")


def test_tasters_serve_both_teams() -> None:
    game = given(hand="tasters", market="toy relic cookies broker season", teams=True)
    game.play("tasters").answer(RIGHT)
    for card in ("toy", "relic", "cookies", "broker"):
        game.pick("take_from_market", card)
    game.then(
        hand="toy", them=[{"hand": "broker"}, {"hand": "cookies"}, {"hand": "relic"}], market="- - - - season"
    )


def test_tasters_are_copied_by_a_chameleon() -> None:
    game = given(hand="reflection", market="toy relic", them={"discard": "tasters"})
    game.play("reflection as tasters").pick("take_from_market", "relic")
    game.then(hand="relic", discard="reflection", them={"hand": "toy"}, actions=1)


# -- Rumours ----------------------------------------------------------------------------------------------


def test_rumours_put_the_second_card_of_every_discard_on_top_of_its_deck() -> None:
    others = [{"deck": "junk", "discard": "broker toy relic"}, {"discard": "relic cookies"}]
    game = given(hand="rumours", deck="junk", discard="cookies relic toy", them=others)
    game.play("rumours")
    game.then(
        deck="junk toy relic",
        discard="cookies rumours",
        them=[{"deck": "junk relic toy", "discard": "broker"}, {"deck": "cookies relic", "discard": ""}],
        actions=1,
    )


@pytest.mark.parametrize(("pile", "deck"), [("", "junk"), ("toy", "junk toy")])
def test_rumours_move_as_many_as_there_are(pile: str, deck: str) -> None:
    game = given(hand="rumours", deck="junk", discard=pile, them={"deck": "junk", "discard": pile})
    game.play("rumours")
    game.then(deck=deck, discard="rumours", them={"deck": deck, "discard": ""}, actions=1)


def test_rumours_do_not_move_themselves() -> None:
    game = given(hand="rumours", discard="toy")
    game.play("rumours").then(deck="toy", discard="rumours")


def test_rumours_are_heard_by_everybody() -> None:
    game = given(hand="rumours", deck="junk", them={"deck": "junk", "discard": "broker toy relic"})
    game.play("rumours")
    for observer in (0, 1, game.table.spectator):
        assert deck_seen(game, observer, 1) == [None, "shattered_relic", "favourite_toy"]


def test_rumours_reach_both_teams() -> None:
    others = [{"discard": "toy"}, {"discard": "relic"}, {"discard": "cookies"}]
    game = given(hand="rumours", discard="junk", them=others, teams=True)
    game.play("rumours")
    game.then(deck="junk", them=[{"deck": "toy"}, {"deck": "relic"}, {"deck": "cookies"}])


def test_rumours_are_copied_by_a_chameleon() -> None:
    """What is copied lies on a discard and is moved by the effect."""
    game = given(hand="reflection", discard="toy relic", them={"discard": "toy rumours"})
    game.play("reflection as rumours")
    game.then(deck="relic toy", discard="reflection", them={"deck": "rumours toy", "discard": ""}, actions=1)
