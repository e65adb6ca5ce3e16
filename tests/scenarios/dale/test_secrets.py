"""A card that moves face down is hidden, even one that everybody had seen before.

Each test plays the same story twice with another card moved, and whoever may not know it sees no difference.
"""

from __future__ import annotations

from comptoir.core import Dice
from comptoir.core.surmise import Surmise, surmise
from tests.scenarios.dale.gestures import next_turn, seen, told, told_cards
from tests.scenarios.dale.stage import Stage, given, refused


def thought(game: Stage, seat: int) -> Surmise:
    """What a bot at that seat is sent, beside its view."""
    found = surmise(game.match, seat)
    assert found is not None
    return found


def test_rotten_food_does_not_tell_which_card_it_was() -> None:
    def served(card: str) -> Stage:
        game = given(hand="food toy junk", discard="relic", them={"deck": "cookies"})
        game.play("toy")  # everybody sees the relic come back into the hand
        return game.play("food").pick("put_on_other_deck", card)

    relic, junk = served("relic"), served("junk")
    relic.then(hand="junk", them={"deck": "cookies relic"})
    junk.then(hand="relic", them={"deck": "cookies junk"})
    assert relic.view(1) == junk.view(1)
    assert thought(relic, 1) == thought(junk, 1)
    assert told(relic, 1, "put_on_deck") == told(junk, 1, "put_on_deck")


def test_rotten_food_is_known_to_the_one_who_served_it() -> None:
    game = given(hand="food toy junk", discard="relic", them={"deck": "cookies"})
    game.play("toy").play("food").pick("put_on_other_deck", "relic")
    assert [card["face"] for card in told_cards(game, 0, "put_on_deck")] == ["shattered_relic"]


def test_dirty_exchange_does_not_tell_the_others_which_card_was_given() -> None:
    def exchanged(card: str) -> Stage:
        game = given(hand="exchange toy junk", discard="relic", them=[{"hand": "cookies"}, {}])
        game.play("toy")  # everybody sees the relic come back into the hand
        return game.play("exchange").choose(1).give(card)

    relic, junk = exchanged("relic"), exchanged("junk")
    relic.then(hand="junk cookies", them={"hand": "relic"})
    junk.then(hand="relic cookies", them={"hand": "junk"})
    assert relic.view(2) == junk.view(2)
    assert thought(relic, 2) == thought(junk, 2)
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
    assert thought(relic, 2) == thought(cookies, 2)
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
    assert thought(junk, 0) == thought(toy, 0)
    assert told(junk, 0, "took") == told(toy, 0, "took")
    assert told(junk, 0, "put_on_deck") == told(toy, 0, "put_on_deck")


def test_keeping_a_known_card_while_an_equal_one_leaves_tells_nothing() -> None:
    views = []
    for which in (0, 1):
        game = given(hand="spyglass spyglass junk", deck="junk junk junk junk", actions=2)
        known, unknown = game.table.hands[0][:2]
        game.table.known[known] = game.table.public
        game.match.answer(0, ("inventory",))
        game.match.answer_run(0, ((known, unknown)[which],))
        game.then(hand="spyglass junk", discard="spyglass")
        views.append((game.view(1), thought(game, 1)))
    assert views[0] == views[1]


def test_the_receiver_of_a_gift_does_not_learn_that_there_is_a_second_one() -> None:
    for which in (0, 1):
        game = given(hand="exchange cookies cookies", them={"hand": "junk"}, actions=2)
        known, unknown = game.table.hands[0][1:3]
        game.table.known[known] = game.table.public
        game.play("exchange")
        game.answer((known, unknown)[which])
        assert seen(game, 1, 0) == ["junk"]  # the junk that was taken from them


def blindfolded() -> Stage:
    """All cards of the hand are known; one of them was chosen for Blindfold."""
    game = given(hand="blindfold cookies acorn junk", them={"hand": "junk junk"}, actions=2)
    for card in game.table.hands[0][1:]:
        game.table.known[card] = game.table.public
    game.match._settle()
    return game.play("blindfold").pick("choose_secretly", "cookies")


def test_blindfold_is_a_secret_even_among_known_cards() -> None:
    right = 0
    for seed in range(60):
        world = blindfolded().match.imagine(1, Dice.seeded(seed))
        assert world.picks == []
        world.answer(1, ("value", 2))
        right += world.decisions[0].prompt != "set_value"
    assert 5 < right < 40


def test_a_guess_about_known_cards_cannot_be_taken_back() -> None:
    game = blindfolded().name(4)
    with refused("learned", game):
        game.match.undo()
