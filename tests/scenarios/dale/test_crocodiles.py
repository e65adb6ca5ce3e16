"""Intimidating Dwarf Crocodiles: harassment of decks. Their threats that last have a file of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.dale.gestures import next_turn, seen, told, told_cards
from tests.scenarios.dale.glances import deck_seen
from tests.scenarios.dale.stage import Stage, given, refused

# -- Little Villain -------------------------------------------------------------------------------------


def test_little_villain_makes_every_opponent_discard_two_cards_of_their_deck() -> None:
    others = [{"deck": "junk relic toy", "discard": "broker"}, {"deck": "cookies spyglass"}]
    game = given(hand="villain", deck="show show", them=others)
    game.play("villain")
    game.then(
        deck="show show",
        discard="villain",
        them=[{"deck": "junk", "discard": "broker toy relic"}, {"deck": "", "discard": "spyglass cookies"}],
        actions=1,
    )


def test_little_villain_has_a_lone_card_discarded_twice() -> None:
    """One by one: the first card is shuffled back to be discarded again."""
    game = given(hand="villain", them={"deck": "toy"})
    game.play("villain").then(them={"deck": "", "discard": "toy"}, actions=1)
    assert [card["face"] for card in told_cards(game, 0, "discarded")] == ["favourite_toy"] * 2
    assert told(game, 0, "shuffled") == [{"event": "shuffled", "owner": 1, "is_new": True}]


def test_little_villain_shuffles_the_first_card_in_when_the_deck_runs_out() -> None:
    game = given(hand="villain", them={"deck": "toy", "discard": "relic cookies"})
    game.play("villain")
    assert (len(game.table.decks[1]), len(game.table.discards[1])) == (2, 1)
    game.then(discard="villain", actions=1)


def test_little_villain_shuffles_the_discard_of_an_opponent_without_a_deck() -> None:
    game = given(hand="villain", them={"discard": "relic toy cookies"})
    game.play("villain")
    assert (len(game.table.decks[1]), len(game.table.discards[1])) == (1, 2)


@pytest.mark.parametrize("fallback", ["cleanup", "any_draw"])
def test_little_villain_finds_nothing_where_nothing_is(fallback: str) -> None:
    """Discarding is no drawing: there is no junk in either way of playing."""
    game = given(hand="villain", them=[{"hand": "toy"}, {"deck": "relic cookies"}], junk_fallback=fallback)
    game.play("villain")
    game.then(
        discard="villain",
        them=[{"hand": "toy", "deck": "", "discard": ""}, {"deck": "", "discard": "cookies relic"}],
        junk_reserve=6,
        actions=1,
    )


def test_little_villain_discards_in_the_open() -> None:
    game = given(hand="villain", them=[{"deck": "relic toy"}, {}])
    game.play("villain")
    for observer in (0, 1, 2, 3):
        faces = [card["face"] for card in told_cards(game, observer, "discarded")]
        assert faces == ["favourite_toy", "shattered_relic"]


def test_little_villain_spares_the_teammate() -> None:
    two = {"deck": "relic toy"}
    game = given(hand="villain", them=[two, two, two], teams=True)
    game.play("villain")
    gone = {"deck": "", "discard": "toy relic"}
    game.then(discard="villain", them=[gone, {"deck": "relic toy", "discard": ""}, gone], actions=1)


def test_little_villain_copied_by_reflection() -> None:
    game = given(hand="reflection", them={"deck": "relic toy cookies", "discard": "villain"})
    game.play("reflection as villain")
    game.then(discard="reflection", them={"deck": "relic", "discard": "villain cookies toy"}, actions=1)


# -- Night Shift ----------------------------------------------------------------------------------------


def test_night_shift_deals_out_the_top_cards_of_all_decks_anew() -> None:
    others = [{"deck": "junk relic"}, {"deck": "broker cookies"}]
    game = given(hand="night", deck="spyglass toy", them=others)
    game.play("night")
    assert dict(game.asked.args) == {"to": 0}
    assert game.offered() == {"favourite_toy", "shattered_relic", "cookies"}
    game.pick("put_on_deck_of", "relic")
    assert dict(game.asked.args) == {"to": 1}
    assert game.offered() == {"favourite_toy", "cookies"}
    game.pick("put_on_deck_of", "cookies")
    game.then(
        hand="",
        deck="spyglass relic",
        discard="night",
        them=[{"deck": "junk cookies"}, {"deck": "broker toy"}],
        actions=1,
    )


def test_night_shift_may_put_everything_back() -> None:
    game = given(hand="night", deck="toy", them={"deck": "relic"})
    game.play("night").pick("put_on_deck_of", "toy")
    game.then(deck="toy", discard="night", them={"deck": "relic"}, actions=1)


def test_night_shift_gives_each_deck_exactly_one() -> None:
    game = given(hand="night", deck="toy", them={"deck": "relic"})
    game.play("night")
    with refused("not_offered", game):
        game.done()


@pytest.mark.parametrize("empty", [1, 2])
def test_night_shift_passes_by_a_player_without_any_card(empty: int) -> None:
    others = [{"deck": "relic"}, {"deck": "relic"}]
    others[empty - 1] = {"hand": "junk"}
    game = given(hand="night", deck="toy", them=others)
    game.play("night").pick("put_on_deck_of", "relic")
    others[2 - empty] = {"deck": "toy"}
    others[empty - 1] = {"hand": "junk", "deck": "", "discard": ""}
    game.then(deck="relic", discard="night", them=others, junk_reserve=6, actions=1)


def test_night_shift_passes_me_by_when_i_have_nothing_but_itself() -> None:
    """It is not in my discard while it resolves."""
    game = given(hand="night", them=[{"deck": "relic"}, {"deck": "toy"}])
    game.play("night").pick("put_on_deck_of", "toy")
    game.then(deck="", discard="night", them=[{"deck": "toy"}, {"deck": "relic"}], actions=1)


def test_night_shift_puts_a_lone_card_back_unasked() -> None:
    game = given(hand="night", them={"deck": "relic"})
    game.play("night").then(deck="", discard="night", them={"deck": "relic"}, actions=1)
    assert deck_seen(game, 0, 1) == ["shattered_relic"]


def test_night_shift_fizzles_without_any_card() -> None:
    game = given(hand="night", them={"hand": "toy"})
    game.play("night").then(deck="", discard="night", them={"deck": "", "hand": "toy"}, actions=1)


def test_night_shift_has_discards_shuffled_where_a_deck_is_empty() -> None:
    game = given(hand="night", discard="toy", them={"discard": "relic"})
    game.play("night").pick("put_on_deck_of", "relic")
    game.then(deck="relic", discard="night", them={"deck": "toy", "discard": ""}, actions=1)


def test_night_shift_is_known_to_its_player_alone() -> None:
    game = given(hand="night", deck="toy", them=[{"deck": "junk relic"}, {"deck": "cookies"}])
    game.play("night")
    mine: Any = game.view(0)["aside"]
    assert sorted(card["face"] for card in mine) == ["cookies", "favourite_toy", "shattered_relic"]
    assert game.view(1)["aside"] == game.view(2)["aside"] == [None, None, None]
    game.pick("put_on_deck_of", "relic").pick("put_on_deck_of", "cookies")
    assert [deck_seen(game, 0, seat) for seat in (0, 1, 2)] == [
        ["shattered_relic"],
        [None, "cookies"],
        ["favourite_toy"],
    ]
    for observer in (1, 2, 3):
        assert [deck_seen(game, observer, seat) for seat in (0, 1, 2)] == [[None], [None, None], [None]]
        assert told_cards(game, observer, "put_on_deck") == [None, None, None]


def test_night_shift_hides_where_a_card_went_that_everybody_knew() -> None:
    """The toy was seen on top of my deck; now it may be on any of the two."""

    def shifted(card: str) -> Stage:
        game = given(hand="tinkerer night", discard="toy", them={"deck": "relic"})
        game.play("tinkerer")
        assert deck_seen(game, 1, 0) == ["favourite_toy"]
        return game.play("night").pick("put_on_deck_of", card)

    kept, given_away = shifted("toy"), shifted("relic")
    kept.then(deck="toy", them={"deck": "relic"})
    given_away.then(deck="relic", them={"deck": "toy"})
    assert kept.view(1) == given_away.view(1)
    assert told(kept, 1, "put_on_deck") == told(given_away, 1, "put_on_deck")


def test_night_shift_cannot_be_taken_back() -> None:
    game = given(hand="night", deck="toy", them={"deck": "relic"})
    game.play("night")
    with refused("learned", game):
        game.match.undo()


def test_night_shift_in_a_team_includes_the_teammate() -> None:
    others = [{"deck": "relic"}, {"deck": "cookies"}, {"deck": "spyglass"}]
    game = given(hand="night", deck="toy", them=others, teams=True)
    game.play("night").pick("put_on_deck_of", "spyglass")
    game.pick("put_on_deck_of", "cookies").pick("put_on_deck_of", "toy")
    game.then(deck="spyglass", them=[{"deck": "cookies"}, {"deck": "toy"}, {"deck": "relic"}], actions=1)


def test_night_shift_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="toy", them={"deck": "relic", "discard": "night"})
    game.play("reflection as night").pick("put_on_deck_of", "relic")
    game.then(deck="relic", discard="reflection", them={"deck": "toy", "discard": "night"}, actions=1)


# -- Ruthless Competition -------------------------------------------------------------------------------


def test_ruthless_competition_draws_from_another_deck_and_puts_a_card_on_it() -> None:
    others = [{"deck": "junk toy"}, {"deck": "cookies relic"}]
    game = given(hand="ruthless junk broker", deck="spyglass", them=others)
    game.play("ruthless")
    assert game.offered() == {"seat 1", "seat 2"}
    game.choose(2)
    assert game.offered() == {"junk", "swift_broker", "shattered_relic"}
    game.pick("put_on_deck_of", "junk")
    game.then(
        hand="broker relic",
        deck="spyglass",
        discard="ruthless",
        them=[{"deck": "junk toy"}, {"deck": "cookies junk"}],
        actions=1,
    )


def test_ruthless_competition_may_put_the_drawn_card_back() -> None:
    game = given(hand="ruthless junk", them={"deck": "cookies relic"})
    game.play("ruthless").pick("put_on_deck_of", "relic")
    game.then(hand="junk", discard="ruthless", them={"deck": "cookies relic"}, actions=1)


def test_ruthless_competition_must_put_a_card_back() -> None:
    game = given(hand="ruthless junk", them={"deck": "relic"})
    game.play("ruthless")
    with refused("not_offered", game):
        game.done()


def test_ruthless_competition_without_another_card_puts_the_drawn_one_back() -> None:
    game = given(hand="ruthless", them={"deck": "cookies relic"})
    game.play("ruthless").then(hand="", discard="ruthless", them={"deck": "cookies relic"}, actions=1)
    assert deck_seen(game, 0, 1) == [None, "shattered_relic"]


def test_ruthless_competition_has_the_discard_shuffled_of_a_player_without_a_deck() -> None:
    game = given(hand="ruthless junk", discard="cookies", them={"discard": "relic"})
    game.play("ruthless").pick("put_on_deck_of", "junk")
    game.then(hand="relic", discard="cookies ruthless", them={"deck": "junk", "discard": ""}, actions=1)


def test_ruthless_competition_against_a_player_without_any_card_puts_nothing_back() -> None:
    game = given(hand="ruthless toy", them=[{"hand": "junk"}, {"deck": "relic"}])
    game.play("ruthless").choose(1)
    game.then(
        hand="toy", discard="ruthless", them=[{"hand": "junk", "deck": ""}, {"deck": "relic"}], actions=1
    )


def test_ruthless_competition_fizzles_when_no_other_player_has_a_card() -> None:
    game = given(hand="ruthless toy", deck="relic", them={"hand": "junk"})
    game.play("ruthless").then(hand="toy", deck="relic", them={"deck": ""}, actions=1)


def test_ruthless_competition_is_known_to_its_player_alone() -> None:
    game = given(hand="ruthless junk", them=[{"deck": "relic"}, {}])
    game.play("ruthless").choose(1).pick("put_on_deck_of", "junk")
    assert seen(game, 0, 0) == ["shattered_relic"]
    assert deck_seen(game, 0, 1) == ["junk"]
    for observer in (1, 2, 3):
        assert seen(game, observer, 0) == []
        assert deck_seen(game, observer, 1) == [None]
        assert told_cards(game, observer, "drew")[0] is None
        assert told_cards(game, observer, "put_on_deck")[0] is None


def test_ruthless_competition_does_not_tell_whether_the_card_its_owner_knew_went_back() -> None:
    def competed(card: str) -> Stage:
        them = {"hand": "tinkerer junk junk junk junk junk", "discard": "relic", "deck": "broker"}
        game = given(hand="ruthless cookies", them=them, active=1)
        next_turn(game.play("tinkerer"))  # everybody sees the relic lie on that deck
        return game.play("ruthless").pick("put_on_deck_of", card)

    relic, cookies = competed("relic"), competed("cookies")
    relic.then(hand="cookies", them={"deck": "broker relic"})
    cookies.then(hand="relic", them={"deck": "broker cookies"})
    assert relic.view(1) == cookies.view(1)
    assert told(relic, 1, "put_on_deck") == told(cookies, 1, "put_on_deck")


def test_ruthless_competition_does_not_tell_whether_a_card_seen_in_my_hand_went_away() -> None:
    def competed(card: str) -> Stage:
        game = given(hand="toy ruthless", discard="cookies", them={"deck": "broker relic"})
        game.play("toy")  # everybody sees the cookies come back into the hand
        return game.play("ruthless").pick("put_on_deck_of", card)

    relic, cookies = competed("relic"), competed("cookies")
    relic.then(hand="cookies", them={"deck": "broker relic"})
    cookies.then(hand="relic", them={"deck": "broker cookies"})
    assert relic.view(1) == cookies.view(1)
    assert told(relic, 1, "put_on_deck") == told(cookies, 1, "put_on_deck")


def test_ruthless_competition_may_choose_the_teammate() -> None:
    others = [{"deck": "relic"}, {"deck": "toy"}, {"deck": "cookies"}]
    game = given(hand="ruthless junk", them=others, teams=True)
    game.play("ruthless")
    assert game.offered() == {"seat 1", "seat 2", "seat 3"}
    game.choose(2).pick("put_on_deck_of", "junk")
    game.then(hand="toy", them=[{"deck": "relic"}, {"deck": "junk"}, {"deck": "cookies"}], actions=1)


def test_ruthless_competition_copied_by_reflection() -> None:
    game = given(hand="reflection junk", them={"deck": "relic", "discard": "ruthless"})
    game.play("reflection as ruthless").pick("put_on_deck_of", "junk")
    game.then(hand="relic", discard="reflection", them={"deck": "junk", "discard": "ruthless"}, actions=1)
