"""A card that moves face down is hidden, even one that everybody had seen before.

Each test plays the same story twice with another card moved, and whoever may not know it sees no difference.
"""

from __future__ import annotations

from comptoir.core import Dice
from tests.scenarios.dale.gestures import next_turn, told
from tests.scenarios.dale.stage import Stage, given


def test_rotten_food_does_not_tell_which_card_it_was() -> None:
    def served(card: str) -> Stage:
        game = given(hand="food toy junk", discard="relic", them={"deck": "cookies"})
        game.play("toy")  # everybody sees the relic come back into the hand
        return game.play("food").pick("put_on_other_deck", card)

    relic, junk = served("relic"), served("junk")
    relic.then(hand="junk", them={"deck": "cookies relic"})
    junk.then(hand="relic", them={"deck": "cookies junk"})
    assert relic.view(1) == junk.view(1)
    assert told(relic, 1, "put_on_deck") == told(junk, 1, "put_on_deck")


def test_rotten_food_is_known_to_the_one_who_served_it() -> None:
    game = given(hand="food toy junk", discard="relic", them={"deck": "cookies"})
    game.play("toy").play("food").pick("put_on_other_deck", "relic")
    assert [event["card"]["face"] for event in told(game, 0, "put_on_deck")] == ["shattered_relic"]


def test_dirty_exchange_does_not_tell_the_others_which_card_was_given() -> None:
    def exchanged(card: str) -> Stage:
        game = given(hand="exchange toy junk", discard="relic", them=[{"hand": "cookies"}, {}])
        game.play("toy")  # everybody sees the relic come back into the hand
        return game.play("exchange").choose(1).give(card)

    relic, junk = exchanged("relic"), exchanged("junk")
    relic.then(hand="junk cookies", them={"hand": "relic"})
    junk.then(hand="relic cookies", them={"hand": "junk"})
    assert relic.view(2) == junk.view(2)
    assert told(relic, 2, "gave") == told(junk, 2, "gave")


def test_dirty_exchange_does_not_tell_the_others_which_card_was_taken() -> None:
    def exchanged(card: str) -> Stage:
        for seed in range(100):
            them = [{"hand": "toy cookies", "discard": "relic"}, {}]
            game = given(hand="exchange junk", them=them, first=1)
            game.play("toy")  # everybody sees the relic come back into the hand
            next_turn(next_turn(game)).then(active=0)
            game.table.dice = Dice.seeded(seed)
            game.play("exchange").choose(1)
            if game._words(game.table.hands[0][-1:]) == [card]:
                return game.give("junk")
        raise AssertionError(f"{card} was never taken")

    relic, cookies = exchanged("shattered_relic"), exchanged("cookies")
    assert relic.view(2) == cookies.view(2)
    assert told(relic, 2, "gave") == told(cookies, 2, "gave")


def test_spyglass_does_not_tell_what_became_of_a_card_another_player_had_put_there() -> None:
    def looked(taken: str, *rest: str) -> Stage:
        game = given(hand="food junk", them={"hand": "spyglass", "deck": "relic cookies toy"})
        next_turn(game.play("food")).then(active=1, them={"deck": "relic cookies toy junk"})
        return game.play("spyglass").take(taken).put_back(*rest)

    junk, toy = looked("junk", "toy", "cookies"), looked("toy", "junk", "cookies")
    junk.then(them={"hand": "junk", "deck": "relic toy cookies"})
    toy.then(them={"hand": "toy", "deck": "relic junk cookies"})
    assert junk.view(0) == toy.view(0)
    assert told(junk, 0, "took") == told(toy, 0, "took")
    assert told(junk, 0, "put_on_deck") == told(toy, 0, "put_on_deck")
