"""Friendly Fennec Foxes: helping everyone."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.scenarios.dale.gestures import next_turn, seen, told, told_cards
from tests.scenarios.dale.glances import deck_seen, reseeded
from tests.scenarios.dale.stage import Stage, given, refused

LEFT, RIGHT = ("left",), ("right",)


def took_from_deck(game: Stage, seat: int, card: str) -> Stage:
    """A seat picks a card of its deck, maybe while others still choose theirs."""
    decision = game.asked_of(seat)
    assert decision.prompt == "take_from_deck"
    game.match.answer(seat, next(each for each in decision.options if game._spell(each) == card))
    return game


# -- Cunning Neighbour ------------------------------------------------------------------------------------


def test_cunning_neighbour_looks_at_the_whole_hand_of_another_player() -> None:
    game = given(hand="neighbour toy", them={"hand": "relic junk cookies"})
    game.play("neighbour").no()
    game.then(hand="toy", discard="neighbour", them={"hand": "relic junk cookies"}, actions=1)
    assert seen(game, 0, 1) == ["cookies", "junk", "shattered_relic"]


def test_cunning_neighbour_may_go_on_top_of_the_own_deck() -> None:
    game = given(hand="neighbour", deck="toy", discard="junk", them={"hand": "relic"})
    game.play("neighbour").yes().then(deck="toy neighbour", discard="junk", schedule="", actions=1)


def test_cunning_neighbour_on_the_deck_is_drawn_next() -> None:
    game = given(hand="neighbour relic toy", deck="junk", them={"hand": "junk"})
    game.play("neighbour").yes().play("relic").then(hand="neighbour", deck="junk", market_discard="toy")


def test_cunning_neighbour_decides_after_the_look() -> None:
    game = given(hand="neighbour", them={"hand": "relic"})
    game.play("neighbour")
    assert (game.asked.prompt, seen(game, 0, 1)) == ("put_on_own_deck", ["shattered_relic"])


def test_cunning_neighbour_is_the_only_one_to_see_the_hand() -> None:
    game = given(hand="neighbour", them=[{"hand": "relic toy"}, {"hand": "junk"}])
    game.play("neighbour").choose(1).no()
    assert seen(game, 0, 1) == ["favourite_toy", "shattered_relic"]
    assert seen(game, 0, 2) == seen(game, 2, 1) == seen(game, game.table.spectator, 1) == []
    assert told(game, 2, "looked_at_hand")[0]["cards"] == [None, None]


def test_cunning_neighbour_chooses_any_other_player() -> None:
    game = given(hand="neighbour", them=[{"hand": "relic"}, {}])
    game.play("neighbour")
    assert (game.asked.prompt, game.offered()) == ("choose_hand", {"seat 1", "seat 2"})


def test_cunning_neighbour_may_visit_a_player_without_cards() -> None:
    game = given(hand="neighbour", them=[{}, {"hand": "relic"}])
    game.play("neighbour").choose(1).yes().then(deck="neighbour", actions=1)
    assert seen(game, 0, 2) == []


def test_cunning_neighbour_on_the_deck_is_known_to_everybody() -> None:
    game = given(hand="neighbour", deck="toy", them={"hand": "relic"})
    game.play("neighbour").yes()
    assert deck_seen(game, 1, 0) == [None, "cunning_neighbour"]


def test_cunning_neighbour_forgets_what_is_hidden_again() -> None:
    """Of a hand that was seen, one card goes face down elsewhere: which one is no longer known."""
    game = given(hand="neighbour", them={"hand": "food relic junk"}, sets="raccoons")
    next_turn(game.play("neighbour").no())
    game.play("food").pick("put_on_other_deck", "relic")
    assert seen(game, 0, 1) == []


def test_cunning_neighbour_may_look_at_the_teammate() -> None:
    game = given(hand="neighbour", them=[{}, {"hand": "relic"}, {}], teams=True)
    game.play("neighbour")
    assert game.offered() == {"seat 1", "seat 2", "seat 3"}
    game.choose(2).no()
    assert seen(game, 0, 2) == ["shattered_relic"]


def test_cunning_neighbour_is_copied_by_a_chameleon_that_goes_on_the_deck_itself() -> None:
    game = given(hand="reflection", deck="toy", them={"hand": "relic", "discard": "neighbour"})
    game.play("reflection as neighbour").yes()
    game.then(deck="toy reflection", discard="", them={"discard": "neighbour"}, actions=1)
    assert game.table.guises == {}


# -- Cheer ------------------------------------------------------------------------------------------------


def test_cheer_lets_every_player_take_a_card_of_the_own_deck() -> None:
    game = given(hand="cheer", deck="junk toy", them=[{"deck": "relic junk"}, {"deck": "cookies broker"}])
    game.play("cheer")
    took_from_deck(game, 0, "favourite_toy")
    took_from_deck(game, 1, "shattered_relic")
    took_from_deck(game, 2, "cookies")
    game.then(
        hand="toy",
        deck="junk",
        discard="cheer",
        them=[{"hand": "relic", "deck": "junk"}, {"hand": "cookies", "deck": "broker"}],
        actions=1,
    )


def test_cheer_asks_everybody_at_once_and_in_any_order() -> None:
    game = given(hand="cheer", deck="junk toy", them=[{"deck": "relic junk"}, {"deck": "cookies broker"}])
    game.play("cheer")
    assert [each.seat for each in game.match.decisions] == [0, 1, 2]
    took_from_deck(game, 2, "cookies")
    assert [each.seat for each in game.match.decisions] == [0, 1]
    game.then(them=[{}, {"hand": ""}])
    took_from_deck(took_from_deck(game, 1, "junk"), 0, "junk")
    game.then(hand="junk", them=[{"hand": "junk"}, {"hand": "cookies"}])


def test_cheer_shuffles_every_deck() -> None:
    orders = set()
    for seed in range(20):
        mine = "junk toy relic"
        game = reseeded(given(hand="cheer", deck=mine, them={"deck": "junk toy cookies"}), seed)
        game.play("cheer")
        took_from_deck(took_from_deck(game, 0, "junk"), 1, "junk")
        orders.add((*game._words(game.table.decks[0]), *game._words(game.table.decks[1])))
        assert [each["owner"] for each in told(game, 1, "shuffled")] == [0, 1]
    assert len(orders) == 4


def test_cheer_is_no_reason_to_shuffle_a_discard() -> None:
    game = given(hand="cheer", deck="", discard="toy", them={"deck": "relic", "discard": "junk"})
    game.play("cheer").then(
        hand="", deck="", discard="toy cheer", them={"hand": "relic", "deck": "", "discard": "junk"}
    )
    assert told(game, 0, "shuffled") == []


def test_cheer_shuffles_discards_in_if_searching_does() -> None:
    game = given(
        hand="cheer", discard="toy", them={"deck": "relic", "discard": "junk"}, search_reshuffles=True
    )
    game.play("cheer").then(hand="toy", discard="cheer", them={"hand": "relic", "discard": "junk"})


def test_cheer_must_take_a_card() -> None:
    game = given(hand="cheer", deck="junk toy", them={})
    game.play("cheer")
    assert game.offered() == {"junk", "favourite_toy"}
    with refused("not_offered", game):
        game.done()


def test_cheer_with_no_deck_at_all_keeps_its_bonus() -> None:
    game = given(hand="cheer", discard="toy")
    game.play("cheer").then(hand="", discard="toy cheer", actions=1, active=0)


def test_cheer_tells_nobody_what_the_others_took() -> None:
    game = given(hand="cheer", deck="junk toy", them=[{"deck": "relic junk"}, {"deck": "cookies broker"}])
    game.play("cheer")
    before = game.view(2)["seats"]
    took_from_deck(game, 1, "shattered_relic")
    assert game.view(2)["seats"] == before
    took_from_deck(took_from_deck(game, 0, "junk"), 2, "cookies")
    assert seen(game, 0, 1) == seen(game, 2, 1) == seen(game, 2, 0) == []
    assert seen(game, 1, 1) == ["shattered_relic"]
    assert [card and card["face"] for card in told_cards(game, 1, "took")] == [
        None,
        "shattered_relic",
        None,
    ]


def test_cheer_hides_the_card_others_had_seen_on_the_deck() -> None:
    """Everybody saw the neighbour go on top; after the search nobody else can tell whether it was taken."""
    games = []
    for taken in ("cunning_neighbour", "favourite_toy"):
        game = given(hand="neighbour cheer", deck="toy", them={"hand": "junk"})
        game.play("neighbour").yes().play("cheer")
        games.append(took_from_deck(game, 0, taken))
    assert seen(games[0], 0, 0) == ["cunning_neighbour"]
    assert games[0].view(1) == games[1].view(1)
    assert games[0].match.plain_events(1) == games[1].match.plain_events(1)


def test_cheer_is_for_all_four_players_of_a_team_game() -> None:
    others = [{"deck": "relic"}, {"deck": "toy"}, {"deck": "cookies"}]
    game = given(hand="cheer", deck="junk", them=others, teams=True)
    game.play("cheer").then(hand="junk", them=[{"hand": "relic"}, {"hand": "toy"}, {"hand": "cookies"}])


def test_cheer_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection", deck="toy", them={"deck": "relic", "discard": "cheer"})
    game.play("reflection as cheer")
    game.then(hand="toy", discard="reflection", them={"hand": "relic", "discard": "cheer"}, actions=1)


# -- Raffle -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("direction", "mine", "first", "second"),
    [(LEFT, "relic", "cookies", "toy"), (RIGHT, "cookies", "toy", "relic")],
)
def test_raffle_takes_from_the_neighbour_on_that_side(
    direction: object, mine: str, first: str, second: str
) -> None:
    game = given(hand="raffle toy", them=[{"hand": "relic"}, {"hand": "cookies"}])
    game.play("raffle")
    assert game.asked.prompt == "choose_direction"
    game.answer(direction)
    game.then(hand=mine, discard="raffle", them=[{"hand": first}, {"hand": second}], actions=1)


def test_raffle_between_two_is_an_exchange_without_a_direction() -> None:
    game = given(hand="raffle toy", them={"hand": "relic"})
    game.play("raffle").then(hand="relic", discard="raffle", them={"hand": "toy"}, actions=1)


def test_raffle_picks_all_cards_before_any_of_them_moves() -> None:
    for seed in range(20):
        game = reseeded(given(hand="raffle toy", them=[{"hand": "relic"}, {"hand": "junk junk"}]), seed)
        game.play("raffle").answer(LEFT)
        game.then(hand="relic", them=[{"hand": "junk"}, {"hand": "toy junk"}])


def test_raffle_takes_at_random() -> None:
    drawn = Counter[str]()
    for seed in range(60):
        game = reseeded(given(hand="raffle", them=[{"hand": "relic toy cookies"}, {}]), seed)
        game.play("raffle").answer(LEFT)
        drawn.update(seen(game, 0, 0))
    assert set(drawn) == {"shattered_relic", "favourite_toy", "cookies"}
    assert min(drawn.values()) > 5


def test_raffle_takes_nothing_from_an_empty_hand() -> None:
    game = given(hand="raffle toy", them=[{"hand": ""}, {"hand": "cookies"}])
    game.play("raffle").answer(LEFT).then(hand="", them=[{"hand": "cookies"}, {"hand": "toy"}])


def test_raffle_itself_is_never_taken() -> None:
    game = given(hand="raffle", them=[{"hand": "relic"}, {"hand": "cookies"}])
    game.play("raffle").answer(RIGHT)
    game.then(hand="cookies", discard="raffle", them=[{"hand": ""}, {"hand": "relic"}])


def test_raffle_without_any_card_in_a_hand_keeps_its_bonus() -> None:
    game = given(hand="raffle", them=[{}, {}])
    game.play("raffle").answer(LEFT).then(hand="", discard="raffle", actions=1, active=0)
    assert told(game, 0, "gave") == []


def test_raffle_is_known_to_the_two_players_of_each_card_only() -> None:
    game = given(hand="raffle toy", them=[{"hand": "relic"}, {"hand": "cookies"}])
    game.play("raffle").answer(LEFT)
    assert (seen(game, 0, 0), seen(game, 1, 0), seen(game, 2, 0)) == (
        ["shattered_relic"],
        ["shattered_relic"],
        [],
    )
    assert (seen(game, 2, 2), seen(game, 0, 2), seen(game, 1, 2)) == (
        ["favourite_toy"],
        ["favourite_toy"],
        [],
    )
    cards = [card and card["face"] for card in told_cards(game, 2, "gave")]
    assert cards == [None, "cookies", "favourite_toy"]


def test_raffle_turns_the_whole_table_of_two_teams() -> None:
    game = given(
        hand="raffle toy", them=[{"hand": "relic"}, {"hand": "junk"}, {"hand": "cookies"}], teams=True
    )
    game.play("raffle").answer(LEFT)
    game.then(hand="relic", them=[{"hand": "junk"}, {"hand": "cookies"}, {"hand": "toy"}])


def test_raffle_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection toy", them={"hand": "relic", "discard": "raffle"})
    game.play("reflection as raffle").then(
        hand="relic", discard="reflection", them={"hand": "toy"}, actions=1
    )
