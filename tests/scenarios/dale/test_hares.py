"""Superstitious Snowshoe Hares: the cards that roll the die."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.dale.gestures import seen, told, told_cards
from tests.scenarios.dale.glances import deck_in_order, deck_of, deck_seen, reseeded, rolls, under
from tests.scenarios.dale.stage import given, refused

COMET, PLANET, STARS = [("hares", sign) for sign in ("comet", "planet", "stars")]


# -- the die --------------------------------------------------------------------------------------------


def test_arcane_scholar_sees_every_face_of_the_die() -> None:
    found: set[str] = set()
    for seed in range(60):
        found.update(rolls(reseeded(given(hand="scholar"), seed).play("scholar")))
    assert found == {"stars", "planet", "planet_again", "comet"}


def test_festival_keeps_a_marked_planet() -> None:
    game = given(hand="festival", deck="toy", roll=("hares", "planet_again"))
    game.play("festival")
    assert (game.asked.prompt, dict(game.asked.args)) == ("roll_again", {"sign": "planet"})
    game.no().then(hand="toy", discard="festival", actions=1)
    assert rolls(game) == ["planet_again"]


def test_festival_rolls_a_marked_planet_again_and_the_new_face_counts() -> None:
    game = under(given(hand="festival", deck="toy", market_deck="relic"), "planet_again", "comet")
    game.play("festival").yes().then(hand="relic", deck="toy", actions=1)
    assert rolls(game) == ["planet_again", "comet"]


def test_festival_may_roll_as_often_as_the_mark_shows() -> None:
    game = under(given(hand="festival", deck="toy"), "planet_again", "planet_again", "stars")
    game.play("festival").yes()
    assert game.asked.prompt == "roll_again"
    game.yes().then(hand="", deck="toy", discard="festival", actions=1)


@pytest.mark.parametrize("sign", ["comet", "planet", "stars"])
def test_celestial_guidance_rolls_other_faces_only_once(sign: str) -> None:
    game = given(hand="guidance", roll=("hares", sign))
    game.play("guidance").then(discard="guidance", actions=1)
    assert rolls(game) == [sign]


# -- Arcane Scholar -------------------------------------------------------------------------------------


def test_arcane_scholar_draws_a_card_under_a_planet() -> None:
    game = given(hand="scholar toy", deck="junk relic", roll=PLANET)
    game.play("scholar").then(hand="toy relic", deck="junk", discard="scholar", actions=1)


def test_arcane_scholar_discards_two_cards_of_the_hand_under_a_comet() -> None:
    game = given(hand="scholar toy junk", deck="cookies relic", discard="broker", roll=COMET)
    game.play("scholar").pick("discard_some", "relic", "junk")
    game.then(hand="toy", deck="cookies", discard="broker relic junk scholar", actions=1)


def test_arcane_scholar_cannot_keep_a_card_it_has_to_discard() -> None:
    game = given(hand="scholar toy junk", deck="relic", roll=COMET)
    game.play("scholar")
    with refused("not_offered", game):
        game.done()
    game.answer(game.option("junk"))
    with refused("not_offered", game):
        game.done()
    game.then(hand="toy junk relic", discard="")


@pytest.mark.parametrize(("hand", "deck", "lost"), [("", "toy", "toy"), ("relic", "", "relic"), ("", "", "")])
def test_arcane_scholar_discards_as_many_as_there_are_under_a_comet(hand: str, deck: str, lost: str) -> None:
    game = given(hand=f"scholar {hand}", deck=deck, roll=COMET)
    game.play("scholar").then(hand="", deck="", discard=f"{lost} scholar", actions=1)


def test_arcane_scholar_discards_two_cards_of_the_deck_under_stars() -> None:
    game = given(hand="scholar junk", deck="cookies broker toy relic", roll=STARS)
    game.play("scholar").then(hand="junk relic", deck="cookies", discard="toy broker scholar", actions=1)


def test_arcane_scholar_under_stars_shuffles_between_the_two_cards_of_a_short_deck() -> None:
    """The card just discarded is shuffled too; the Scholar, not yet resolved, is not."""
    game = given(hand="scholar", deck="toy relic", discard="cookies", roll=STARS)
    game.play("scholar").then(hand="relic", actions=1)
    assert sorted(game._words(game.table.decks[0] + game.table.discards[0][:-1])) == [
        "cookies",
        "favourite_toy",
    ]
    assert len(game.table.decks[0]) == 1
    assert game._words(game.table.discards[0][-1:]) == ["arcane_scholar"]


def test_arcane_scholar_under_stars_may_discard_the_last_card_twice() -> None:
    game = given(hand="scholar", deck="toy relic", roll=STARS)
    game.play("scholar").then(hand="relic", deck="", discard="toy scholar", actions=1)
    assert [card["face"] for card in told_cards(game, 1, "discarded")] == ["favourite_toy"] * 2


def test_arcane_scholar_without_a_card_anywhere_keeps_its_bonus() -> None:
    game = given(hand="scholar", roll=STARS)
    game.play("scholar").then(hand="", deck="", discard="scholar", junk_reserve=6, actions=1)


def test_arcane_scholar_draws_before_it_rolls() -> None:
    game = given(hand="scholar", deck="toy", roll=("hares", "planet_again"))
    game.play("scholar").then(hand="toy")
    assert game.asked.prompt == "roll_again"
    game.no().then(hand="toy", discard="scholar", actions=1)


def test_arcane_scholar_shows_what_it_discards_and_not_what_it_draws() -> None:
    game = given(hand="scholar", deck="cookies broker toy relic", roll=STARS)
    game.play("scholar")
    assert (seen(game, 0, 0), seen(game, 1, 0)) == (["shattered_relic"], [])
    assert [card["face"] for card in told_cards(game, 1, "discarded")] == [
        "favourite_toy",
        "swift_broker",
    ]
    assert deck_seen(game, 0, 0) == [None]


def test_arcane_scholar_copied_by_reflection() -> None:
    game = given(hand="reflection toy", deck="relic", them={"discard": "scholar"}, roll=COMET)
    game.play("reflection as scholar").pick("discard", "toy", "relic")
    game.then(hand="", discard="toy relic reflection", actions=1)


# -- Festival -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sign", "hand", "deck", "market_deck"),
    [
        (COMET, "relic", "junk toy", "cookies"),
        (PLANET, "toy", "junk", "cookies relic"),
        (STARS, "", "junk toy", "cookies relic"),
    ],
)
def test_festival_draws_where_the_die_says(sign: Any, hand: str, deck: str, market_deck: str) -> None:
    game = given(hand="festival", deck="junk toy", market_deck="cookies relic", roll=sign)
    game.play("festival").then(hand=hand, deck=deck, market_deck=market_deck, discard="festival", actions=1)


@pytest.mark.parametrize("sign", [COMET, PLANET])
def test_festival_draws_unseen_by_the_others(sign: Any) -> None:
    game = given(hand="festival", deck="toy", market_deck="relic", roll=sign)
    game.play("festival")
    assert (len(seen(game, 0, 0)), seen(game, 1, 0)) == (1, [])
    assert told_cards(game, 1, "drew") == [None]


@pytest.mark.parametrize("sign", [COMET, PLANET])
def test_festival_with_nothing_to_draw_keeps_its_bonus(sign: Any) -> None:
    game = given(hand="festival", roll=sign)
    game.play("festival").then(hand="", discard="festival", junk_reserve=6, actions=1)


def test_festival_shuffles_the_discard_without_itself() -> None:
    game = given(hand="festival", discard="toy", market_discard="cookies", roll=PLANET)
    game.play("festival").then(hand="toy", deck="", discard="festival", market_discard="cookies")
    game = given(hand="festival", discard="toy", market_discard="cookies", roll=COMET)
    game.play("festival").then(hand="cookies", discard="toy festival", market_discard="")


def test_festival_draws_junk_only_where_every_draw_may() -> None:
    game = given(hand="festival", roll=PLANET, junk_fallback="any_draw")
    game.play("festival").then(hand="junk", discard="festival", junk_reserve=5)
    game = given(hand="festival", roll=COMET, junk_fallback="any_draw")
    game.play("festival").then(hand="", discard="festival", junk_reserve=6)


def test_festival_copied_by_reflection() -> None:
    game = given(hand="reflection", market_deck="relic", them={"discard": "festival"}, roll=COMET)
    game.play("reflection as festival").then(hand="relic", discard="reflection", actions=1)


# -- Celestial Guidance ---------------------------------------------------------------------------------


def test_celestial_guidance_finds_nothing_under_a_comet() -> None:
    game = given(hand="guidance", deck="toy", discard="relic", market_deck="cookies", roll=COMET)
    game.play("guidance")
    game.then(hand="", deck="toy", discard="relic guidance", market_deck="cookies", actions=1)


def test_celestial_guidance_searches_the_deck_under_a_planet() -> None:
    game = given(hand="guidance", deck="junk toy junk relic", discard="cookies", roll=PLANET)
    game.play("guidance")
    assert game.offered() == {"junk", "favourite_toy", "shattered_relic"}
    game.pick("take_from_deck", "toy").then(hand="toy", discard="cookies guidance", actions=1)
    assert deck_of(game, 0) == ["junk", "junk", "shattered_relic"]


def test_celestial_guidance_shuffles_the_deck_it_searched() -> None:
    orders = set()
    found = 0
    for seed in range(120):
        game = reseeded(given(hand="guidance", deck="toy relic cookies broker"), seed)
        game.play("guidance")
        if rolls(game) == ["planet"]:
            game.pick("take_from_deck", "broker")
            orders.add(deck_in_order(game, 0))
            found += 1
    assert found > 20
    assert len(orders) == 6


def test_celestial_guidance_searches_the_discard_under_stars() -> None:
    game = given(hand="guidance", deck="junk", discard="toy relic cookies", roll=STARS)
    game.play("guidance")
    assert game.offered() == {"favourite_toy", "shattered_relic", "cookies"}
    game.pick("take_from_discard", "toy").then(
        hand="toy", deck="junk", discard="relic cookies guidance", actions=1
    )


@pytest.mark.parametrize("sign", [PLANET, STARS])
def test_celestial_guidance_has_to_take_a_card(sign: Any) -> None:
    game = given(hand="guidance", deck="junk toy", discard="junk relic", roll=sign)
    game.play("guidance")
    with refused("not_offered", game):
        game.done()


def test_celestial_guidance_takes_the_only_card_without_asking() -> None:
    game = given(hand="guidance", deck="toy", discard="relic", roll=PLANET)
    game.play("guidance").then(hand="toy", deck="", discard="relic guidance", actions=1)
    game = given(hand="guidance", deck="toy", discard="relic", roll=STARS)
    game.play("guidance").then(hand="relic", deck="toy", discard="guidance", actions=1)


def test_celestial_guidance_finds_nothing_in_an_empty_deck_and_leaves_the_discard() -> None:
    game = given(hand="guidance", discard="toy relic", roll=PLANET)
    game.play("guidance").then(hand="", deck="", discard="toy relic guidance", actions=1)


def test_celestial_guidance_searches_the_discard_too_where_searching_shuffles() -> None:
    game = given(hand="guidance", discard="toy relic", roll=PLANET, search_reshuffles=True)
    game.play("guidance").pick("take_from_deck", "toy").then(hand="toy", deck="relic", discard="guidance")


def test_celestial_guidance_finds_nothing_in_an_empty_discard_not_even_itself() -> None:
    game = given(hand="guidance", deck="toy", roll=STARS)
    game.play("guidance").then(hand="", deck="toy", discard="guidance", actions=1)


def test_celestial_guidance_hides_what_came_out_of_the_deck() -> None:
    game = given(hand="guidance", deck="toy relic cookies", roll=PLANET)
    game.play("guidance")
    assert told(game, 1, "searched")[0]["cards"] == [None, None, None]
    game.pick("take_from_deck", "toy")
    assert (seen(game, 0, 0), seen(game, 1, 0)) == (["favourite_toy"], [])
    assert deck_seen(game, 0, 0) == deck_seen(game, 1, 0) == [None, None]


def test_celestial_guidance_takes_a_discarded_card_in_the_open() -> None:
    game = given(hand="guidance junk", discard="toy relic", roll=STARS)
    game.play("guidance").pick("take_from_discard", "toy")
    assert seen(game, 1, 0) == ["favourite_toy"]


def test_celestial_guidance_copied_by_reflection() -> None:
    game = given(hand="reflection", discard="toy", them={"discard": "guidance"}, roll=STARS)
    game.play("reflection as guidance").then(hand="toy", discard="reflection", actions=1)
