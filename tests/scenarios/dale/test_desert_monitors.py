"""Archiving Desert Monitors: discard pile mastery. The techniques."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.scenarios.dale.gestures import seen, told, told_cards
from tests.scenarios.dale.glances import deck_seen, reseeded
from tests.scenarios.dale.stage import Stage, given, refused


def orders_of_deck(play: Callable[[Stage], Stage], **zones: Any) -> set[tuple[str, ...]]:
    """The orders my deck can have after this was played, with 3 cards in it."""
    found = set()
    for seed in range(40):
        game = reseeded(given(**zones), seed)
        play(game)
        found.add(tuple(game._words(game.table.decks[0])))
    return found


# -- Duplicate Entry ------------------------------------------------------------------------------------


def test_duplicate_entry_throws_away_a_card_of_the_deck() -> None:
    game = given(hand="entry junk", deck="toy junk", discard="broker")
    game.play("entry").pick("toss_from_deck", "toy")
    game.then(hand="junk", deck="junk", discard="broker entry", market_discard="toy", actions=1)


def test_duplicate_entry_sends_junk_back_to_the_reserve() -> None:
    game = given(hand="entry", deck="junk toy junk")
    game.play("entry")
    assert game.offered() == {"junk", "favourite_toy", "done"}
    game.pick("toss_from_deck", "junk").then(market_discard="", junk_reserve=7)
    assert sorted(game._words(game.table.decks[0])) == ["favourite_toy", "junk"]


def test_duplicate_entry_may_leave_all_cards() -> None:
    game = given(hand="entry", deck="toy")
    game.play("entry").done().then(deck="toy", discard="entry", market_discard="", actions=1)


def test_duplicate_entry_shuffles_the_deck_whatever_was_chosen() -> None:
    deck = "toy relic broker"
    assert len(orders_of_deck(lambda game: game.play("entry").done(), hand="entry", deck=deck)) == 6
    thrown = orders_of_deck(
        lambda game: game.play("entry").pick("toss_from_deck", "junk"), hand="entry", deck=f"junk {deck}"
    )
    assert len(thrown) == 6


def test_duplicate_entry_finds_nothing_in_an_empty_deck_and_leaves_the_discard() -> None:
    game = given(hand="entry", discard="toy relic")
    game.play("entry").then(deck="", discard="toy relic entry", actions=1)


def test_duplicate_entry_may_have_the_discard_shuffled_in_before_the_search() -> None:
    game = given(hand="entry", discard="toy relic", search_reshuffles=True)
    game.play("entry").pick("toss_from_deck", "toy")
    game.then(deck="relic", discard="entry", market_discard="toy")


def test_duplicate_entry_is_a_look_of_ones_own() -> None:
    game = given(hand="entry", deck="toy junk relic")
    game.play("entry")
    assert deck_seen(game, 0, 0) == ["favourite_toy", "junk", "shattered_relic"]
    assert deck_seen(game, 1, 0) == [None, None, None]
    assert [event["cards"] for event in told(game, 1, "searched")] == [[None, None, None]]
    with refused("learned", game):
        game.match.undo()


def test_duplicate_entry_shows_only_the_card_thrown_away() -> None:
    game = given(hand="entry", deck="toy junk relic")
    game.play("entry").pick("toss_from_deck", "toy")
    assert [card["face"] for card in told_cards(game, 1, "tossed")] == ["favourite_toy"]
    assert deck_seen(game, 0, 0) == deck_seen(game, 1, 0) == [None, None]


def test_duplicate_entry_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="toy", them={"deck": "relic", "discard": "entry"})
    game.play("reflection as entry").pick("toss_from_deck", "toy")
    game.then(deck="", discard="reflection", market_discard="toy", them={"deck": "relic"}, actions=1)


# -- History Lesson -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "deck", "discard"),
    [
        (0, ["favourite_toy"], "relic broker spyglass junk"),
        (1, ["favourite_toy", "junk"], "relic broker spyglass"),
        (2, ["favourite_toy", "junk", "spyglass"], "relic broker"),
        (3, ["favourite_toy", "junk", "spyglass", "swift_broker"], "relic"),
    ],
)
def test_history_lesson_shuffles_cards_off_the_top_of_the_discard_into_the_deck(
    count: int, deck: list[str], discard: str
) -> None:
    game = given(hand="lesson", deck="toy", discard="relic broker spyglass junk")
    game.play("lesson").name(count)
    assert sorted(game._words(game.table.decks[0])) == deck
    game.then(hand="", discard=f"{discard} lesson", actions=1)


def test_history_lesson_takes_no_more_than_three_and_skips_none() -> None:
    game = given(hand="lesson", discard="relic broker spyglass junk")
    game.play("lesson")
    assert game.asked.prompt == "how_many"
    assert game.offered() == {"value 0", "value 1", "value 2", "value 3"}


def test_history_lesson_takes_as_many_as_there_are() -> None:
    game = given(hand="lesson", discard="relic")
    game.play("lesson")
    assert game.offered() == {"value 0", "value 1"}
    game.name(1).then(deck="relic", discard="lesson", actions=1)


def test_history_lesson_on_an_empty_discard_does_nothing() -> None:
    game = given(hand="lesson", deck="toy relic")
    game.play("lesson").then(deck="toy relic", discard="lesson", actions=1)


def test_history_lesson_with_no_card_chosen_does_not_shuffle() -> None:
    def none(game: Stage) -> Stage:
        return game.play("lesson").name(0)

    assert len(orders_of_deck(none, hand="lesson", deck="toy relic broker", discard="junk")) == 1


def test_history_lesson_shuffles_the_whole_deck() -> None:
    def one(game: Stage) -> Stage:
        return game.play("lesson").name(1)

    assert len(orders_of_deck(one, hand="lesson", deck="toy relic", discard="junk")) == 6


def test_history_lesson_lets_nobody_know_where_the_cards_went() -> None:
    game = given(hand="lesson", deck="toy", discard="relic broker")
    game.play("lesson").name(2)
    assert deck_seen(game, 0, 0) == deck_seen(game, 1, 0) == [None, None, None]
    story = [[card["face"] for card in event["cards"]] for event in told(game, 1, "shuffled_in")]
    assert [sorted(faces) for faces in story] == [["shattered_relic", "swift_broker"]]


def test_history_lesson_copied_by_reflection() -> None:
    game = given(hand="reflection", discard="toy", them={"discard": "relic lesson"})
    game.play("reflection as lesson").name(1)
    game.then(deck="toy", discard="reflection", them={"discard": "relic lesson"}, actions=1)


# -- Cultural Preservation ------------------------------------------------------------------------------


def test_cultural_preservation_takes_one_card_and_discards_two() -> None:
    game = given(hand="preservation", deck="toy relic broker junk", discard="spyglass")
    game.play("preservation").pick("choose_from_deck", "relic", "toy", "junk")
    game.take("toy").pick("discard_in_order", "junk", "relic")
    game.then(hand="toy", deck="broker", discard="spyglass junk relic preservation", actions=1)


def test_cultural_preservation_with_two_cards_discards_the_other() -> None:
    game = given(hand="preservation", deck="toy relic broker")
    game.play("preservation").pick("choose_from_deck", "broker", "toy").take("broker")
    game.then(hand="broker", deck="relic", discard="toy preservation", actions=1)


def test_cultural_preservation_with_one_card_takes_it() -> None:
    game = given(hand="preservation", deck="toy relic")
    game.play("preservation").pick("choose_from_deck", "toy")
    game.then(hand="toy", deck="relic", discard="preservation", actions=1)


def test_cultural_preservation_may_choose_nothing() -> None:
    game = given(hand="preservation", deck="toy")
    game.play("preservation").done()
    game.then(hand="", deck="toy", discard="preservation", actions=1)


def test_cultural_preservation_cannot_discard_only_nor_take_two() -> None:
    game = given(hand="preservation", deck="toy relic broker")
    game.play("preservation").pick("choose_from_deck", "toy", "relic")
    assert (game.asked.prompt, game.offered()) == ("take", {"favourite_toy", "shattered_relic"})
    with refused("not_offered", game):
        game.done()


def test_cultural_preservation_chooses_no_fourth_card() -> None:
    game = given(hand="preservation", deck="toy relic broker spyglass")
    game.play("preservation")
    cards = game.table.decks[0]
    with refused("too_many", game):
        game.match.answer_run(0, cards)


@pytest.mark.parametrize("chosen", [(), ("junk",)])
def test_cultural_preservation_shuffles_the_deck_whatever_was_chosen(chosen: tuple[str, ...]) -> None:
    def choose(game: Stage) -> Stage:
        return game.play("preservation").pick("choose_from_deck", *chosen)

    deck = " ".join(["toy relic broker", *chosen])
    assert len(orders_of_deck(choose, hand="preservation", deck=deck)) == 6


def test_cultural_preservation_finds_nothing_in_an_empty_deck() -> None:
    game = given(hand="preservation", discard="toy relic")
    game.play("preservation").then(deck="", discard="toy relic preservation", actions=1)


def test_cultural_preservation_may_have_the_discard_shuffled_in_before_the_search() -> None:
    game = given(hand="preservation", deck="broker", discard="toy relic", search_reshuffles=True)
    game.play("preservation").pick("choose_from_deck", "broker", "toy").take("toy")
    game.then(hand="toy", deck="relic", discard="broker preservation")


def test_cultural_preservation_hides_the_card_taken_and_shows_those_discarded() -> None:
    game = given(hand="preservation", deck="toy relic broker")
    game.play("preservation").pick("choose_from_deck", "toy", "relic").take("toy")
    assert (seen(game, 0, 0), seen(game, 1, 0)) == (["favourite_toy"], [])
    assert told_cards(game, 1, "took") == [None]
    assert [card["face"] for card in told_cards(game, 1, "discarded")] == ["shattered_relic"]
    assert deck_seen(game, 0, 0) == deck_seen(game, 1, 0) == [None]


def test_cultural_preservation_looks_the_same_to_others_whichever_card_is_taken() -> None:
    def found(card: str) -> Stage:
        game = given(hand="preservation", deck="toy relic broker")
        game.table.known[game.table.decks[0][0]] = game.table.public  # everybody knows where the toy lies
        return game.play("preservation").pick("choose_from_deck", card)

    toy, broker = found("toy"), found("broker")
    assert toy.view(1) == broker.view(1)
    assert toy.match.plain_events(1) == broker.match.plain_events(1)


def test_cultural_preservation_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="toy relic", them={"discard": "preservation"})
    game.play("reflection as preservation").pick("choose_from_deck", "toy", "relic").take("relic")
    game.then(hand="relic", deck="", discard="toy reflection", them={"discard": "preservation"}, actions=1)
