"""Reckless Marbled Polecats: risk taking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from comptoir.core import Dice
from comptoir.dale.catalogue import DICE
from tests.scenarios.dale.gestures import next_turn, seen, stacks, told, told_cards
from tests.scenarios.dale.glances import deck_seen, reseeded
from tests.scenarios.dale.stage import Stage, given, refused


def rolled(number: int) -> tuple[str, int]:
    """What the polecat die shows first."""
    return ("polecats", number)


def worth(game: Stage, card: str) -> int:
    """What a card of my hand counts now."""
    token = game.card(card, game.table.hands[0])
    return game.table.value(token, game.table.faces[token])


def test_daring_adventurer_rolls_one_two_and_three_alike() -> None:
    assert Counter(DICE["polecats"]) == {1: 2, 2: 2, 3: 2}


# -- Daring Adventurer ------------------------------------------------------------------------------------


def test_daring_adventurer_throws_away_as_many_as_rolled_in_order_and_fills_the_market() -> None:
    market = "toy relic cookies broker spyglass"
    game = given(hand="adventurer", market=market, market_deck="junk show season", roll=rolled(2))
    game.play("adventurer").pick("toss_from_market", "broker", "relic")
    game.then(
        market="toy season cookies show spyglass",
        market_discard="broker relic",
        market_deck="junk",
        discard="adventurer",
        actions=1,
    )


def test_daring_adventurer_chooses_after_the_roll() -> None:
    game = given(hand="adventurer", market="toy relic", roll=rolled(1))
    game.play("adventurer")
    assert (game.asked.prompt, told(game, 1, "rolled")[0]["result"]) == ("toss_from_market", 1)
    game.pick("toss_from_market", "relic").then(market="toy relic - - -")  # drawn again from the discard


@pytest.mark.parametrize("number", [1, 2])
def test_daring_adventurer_throws_away_exactly_as_many(number: int) -> None:
    game = given(hand="adventurer", market="toy relic cookies", market_deck="show " * 4, roll=rolled(number))
    game.play("adventurer")
    with refused("not_offered", game):
        game.done()
    game.pick("toss_from_market", *("toy", "relic")[:number])
    assert len(game.table.market_discard) == number


def test_daring_adventurer_throws_away_all_where_the_market_holds_fewer() -> None:
    game = given(hand="adventurer", market="- toy - relic", market_deck="show", roll=rolled(3))
    game.play("adventurer").pick("toss_from_market", "toy", "relic")
    assert game._words(game.table.market)[0] == "flashy_show"
    assert Counter(game._words(game.table.market[1:])) == {"favourite_toy": 1, "shattered_relic": 1, "-": 2}


def test_daring_adventurer_fills_older_gaps_in_place_and_does_not_slide() -> None:
    deck = "show season broker"
    game = given(hand="adventurer", market="- toy - relic", market_deck=f"junk {deck}", roll=rolled(1))
    game.play("adventurer").pick("toss_from_market", "toy")
    game.then(market="broker season show relic junk", market_discard="toy")


def test_daring_adventurer_slides_first_if_fills_do() -> None:
    game = given(
        hand="adventurer",
        market="toy - relic",
        market_deck="junk junk show",
        roll=rolled(1),
        effect_fill_slides=True,
    )
    game.play("adventurer").pick("toss_from_market", "toy")
    game.then(market="relic show junk junk toy")


def test_daring_adventurer_at_an_empty_market_fills_it() -> None:
    game = given(hand="adventurer", market_deck="toy relic", roll=rolled(2))
    game.play("adventurer").then(market="relic toy - - -", market_discard="", actions=1)


def test_daring_adventurer_is_copied_by_a_chameleon() -> None:
    game = given(
        hand="reflection",
        market="toy relic",
        market_deck="show",
        them={"discard": "adventurer"},
        roll=rolled(1),
    )
    game.play("reflection as adventurer").pick("toss_from_market", "toy")
    game.then(market="show relic toy - -", discard="reflection", actions=1)


# -- Rare Artefact ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "affordable", "dearer"),
    [(1, "cookies", "relic"), (2, "spyglass", "toy"), (3, "- toy", "- - toy")],
)
def test_rare_artefact_multiplies_the_value_in_a_payment(number: int, affordable: str, dearer: str) -> None:
    for market, is_enough in ((affordable, True), (dearer, False)):
        game = given(hand="artefact cookies", market=market, roll=rolled(number))
        game.play("artefact")
        wanted = market.split()[-1]
        assert game.price(wanted) == 2 * number + (not is_enough)
        assert game.can("purchase", wanted) == is_enough
        assert game.can_pay(wanted, "cookies") == is_enough


def test_rare_artefact_multiplies_the_value_in_a_stack() -> None:
    game = given(hand="artefact cookies", stall=stacks(5), roll=rolled(3))
    game.play("artefact").build("cookies").then(stall=(*stacks(5), "cookies"))


def test_rare_artefact_value_must_be_used() -> None:
    game = given(hand="artefact cookies", stall=stacks(1), market="toy", roll=rolled(3), actions=2)
    game.play("artefact")
    assert not game.can("build")
    game.purchase("toy", "cookies")  # for 6, nothing else being possible


def test_rare_artefact_shows_the_card_before_the_roll() -> None:
    game = given(hand="artefact cookies junk", roll=rolled(2))
    game.play("artefact")
    assert (game.asked.prompt, told(game, 1, "rolled")) == ("show", [])
    game.pick("show", "cookies")
    assert seen(game, 1, 0) == ["cookies"]
    assert told(game, 1, "valued")[0]["value"] == 4


@pytest.mark.parametrize(("order", "value"), [(("show", "artefact"), 9), (("artefact", "show"), 7)])
def test_rare_artefact_counts_in_the_order_of_play(order: tuple[str, str], value: int) -> None:
    """2 raised by 1 and then tripled is 9; tripled and then raised it is 7."""
    game = given(hand="artefact show cookies", roll=rolled(3))
    for card in order:
        game.play(card)
        if game.asked.prompt == "show":
            game.pick("show", "cookies")
    assert worth(game, "cookies") == value


def test_rare_artefact_works_twice_on_one_card() -> None:
    game = given(hand="artefact artefact junk", stall=stacks(3), roll=rolled(2))
    game.table.dice = Dice.seeded(next(seed for seed in range(99) if _two_rolls(seed) == [2, 2]))
    game.play("artefact").pick("show", "junk").play("artefact")
    assert worth(game, "junk") == 4


def _two_rolls(seed: int) -> list[int | str]:
    dice = Dice.seeded(seed)
    return [DICE["polecats"][dice.below(6)] for _ in range(2)]


def test_rare_artefact_without_another_card_in_hand_keeps_its_bonus() -> None:
    game = given(hand="artefact", roll=rolled(3))
    game.play("artefact").then(hand="", discard="artefact", actions=1, active=0)
    assert told(game, 0, "rolled") == []


def test_rare_artefact_ends_when_the_card_leaves_the_hand() -> None:
    game = given(hand="artefact cookies toy", stall=stacks(1), roll=rolled(3), actions=2)
    game.play("artefact").pick("show", "cookies").inventory("cookies").play("toy")
    game.then(hand="cookies", stall=stacks(1))
    assert game.can_build("cookies")


def test_rare_artefact_ends_with_the_turn() -> None:
    game = given(hand="artefact cookies", stall=stacks(1), deck="junk " * 9, roll=rolled(3))
    next_turn(next_turn(game.play("artefact")))
    assert game.can_build("cookies")


@pytest.mark.parametrize(("kept", "zone"), [("discarded", "discard"), ("kept", "schedule")])
def test_rare_artefact_lies_where_turn_long_techniques_lie(kept: str, zone: str) -> None:
    game = given(hand="artefact relic", deck="junk junk junk junk", turn_long_techniques=kept)
    game.play("artefact")
    zones: Callable[..., Stage] = game.then
    zones(**{zone: "artefact"})
    next_turn(game).then(discard="artefact", schedule="")


def test_rare_artefact_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection cookies", them={"discard": "artefact"}, roll=rolled(3))
    game.play("reflection as artefact").then(schedule="reflection", actions=1)
    assert worth(game, "cookies") == 6


def test_rare_artefact_multiplies_what_a_chameleon_copies() -> None:
    game = given(hand="artefact reflection", stall=stacks(5), them={"discard": "cookies"}, roll=rolled(3))
    game.play("artefact")
    assert game.can_build("reflection as cookies")


# -- Swank ------------------------------------------------------------------------------------------------


def test_swank_throws_away_an_animalfolk_card_for_the_top_of_the_market_deck() -> None:
    game = given(hand="swank toy junk", market_deck="relic cookies")
    game.play("swank").toss("toy")
    game.then(hand="junk cookies", discard="swank", market_discard="toy", market_deck="relic", actions=1)


def test_swank_gives_nothing_for_junk() -> None:
    game = given(hand="swank toy junk", market_deck="relic")
    game.play("swank").toss("junk")
    game.then(hand="toy", market_deck="relic", market_discard="", junk_reserve=7, actions=1)


def test_swank_must_throw_away_if_it_can() -> None:
    game = given(hand="swank toy junk", market_deck="relic")
    game.play("swank")
    assert game.offered() == {"favourite_toy", "junk"}
    with refused("not_offered", game):
        game.done()
    game = given(hand="swank junk", market_deck="relic")
    game.play("swank").then(hand="", market_deck="relic", junk_reserve=7)


def test_swank_without_another_card_in_hand_keeps_its_bonus() -> None:
    game = given(hand="swank", market_deck="relic")
    game.play("swank").then(hand="", discard="swank", market_deck="relic", actions=1, active=0)


def test_swank_may_draw_back_the_card_it_threw_away() -> None:
    game = given(hand="swank toy")
    game.play("swank").then(hand="toy", market_discard="", market_deck="")


def test_swank_forms_a_new_market_deck_with_the_card_thrown_away() -> None:
    drawn = set()
    for seed in range(30):
        game = reseeded(given(hand="swank toy", market_discard="relic cookies"), seed)
        game.play("swank").then(market_discard="")
        drawn.update(seen(game, 0, 0))
    assert drawn == {"favourite_toy", "shattered_relic", "cookies"}


def test_swank_draws_unseen() -> None:
    game = given(hand="swank toy", market_deck="relic")
    game.play("swank")
    assert (seen(game, 0, 0), seen(game, 1, 0)) == (["shattered_relic"], [])
    assert told_cards(game, 1, "drew")[0] is None


def test_swank_takes_a_chameleon_that_could_copy_junk_for_the_animalfolk_it_is() -> None:
    game = given(hand="swank reflection", market_deck="relic", them={"discard": "junk"})
    game.play("swank").then(hand="relic", market_discard="reflection")


def test_swank_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection toy", market_deck="relic", them={"discard": "swank"})
    game.play("reflection as swank").then(hand="relic", discard="reflection", market_discard="toy", actions=1)


# -- Risky Business ---------------------------------------------------------------------------------------


def test_risky_business_takes_the_card_whose_value_was_named() -> None:
    game = given(hand="risky", market_deck="toy relic")
    game.play("risky")
    assert game.asked.prompt == "name_value"
    assert game.offered() == {f"value {value}" for value in range(1, 6)}
    game.name(3).then(hand="relic", market_deck="toy", market_discard="", discard="risky", actions=1)


def test_risky_business_throws_away_any_other_card() -> None:
    game = given(hand="risky", market_deck="toy relic")
    game.play("risky").name(5).then(hand="", market_deck="toy", market_discard="relic", actions=1)


def test_risky_business_counts_what_is_printed() -> None:
    game = given(hand="show risky", market_deck="relic")
    game.play("show").play("risky").name(3).then(hand="relic")
    game = given(hand="show risky", market_deck="relic")
    game.play("show").play("risky").name(4).then(hand="", market_discard="relic")


def test_risky_business_takes_a_chameleon_for_what_is_printed_on_it() -> None:
    game = given(hand="risky", market_deck="reflection", them={"discard": "toy"})
    game.play("risky").name(2).then(hand="reflection")


@pytest.mark.parametrize("value", [3, 5])
def test_risky_business_shows_the_card_to_everybody(value: int) -> None:
    game = given(hand="risky", market_deck="relic", them=[{}, {}])
    game.play("risky").name(value)
    assert told(game, 2, "named")[0]["value"] == value
    assert told_cards(game, 2, "turned_over")[0]["face"] == "shattered_relic"
    assert seen(game, 2, 0) == (["shattered_relic"] if value == 3 else [])


def test_risky_business_shows_nothing_before_the_guess() -> None:
    game = given(hand="risky", market_deck="toy relic")
    before = game.view(0)["market_deck"]
    game.play("risky")
    assert game.view(0)["market_deck"] == before == [None, None]


def test_risky_business_with_the_market_used_up_keeps_its_bonus() -> None:
    game = given(hand="risky", market="toy")
    game.play("risky").then(hand="", discard="risky", market="toy - - - -", actions=1, active=0)


def test_risky_business_forms_a_new_market_deck() -> None:
    game = given(hand="risky", market_discard="relic relic")
    game.play("risky").name(3).then(hand="relic", market_deck="relic", market_discard="")


def test_risky_business_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection", market_deck="relic", them={"discard": "risky"})
    game.play("reflection as risky").name(3).then(hand="relic", discard="reflection", actions=1)


# -- Natural Survivor -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3])
def test_natural_survivor_exchanges_exactly_as_many_cards_as_rolled(number: int) -> None:
    game = given(hand="survivor junk junk junk toy", deck="relic relic relic broker", roll=rolled(number))
    game.play("survivor")
    with refused("not_offered", game):
        game.done()
    game.pick("put_into_deck", *["junk"] * number)
    assert game.asked.prompt == "take_some_from_deck"
    game.match.answer_run(0, game.table.decks[0][:number])
    game.then(hand="toy" + " relic" * number + " junk" * (3 - number), discard="survivor", actions=1)
    rest = ["junk"] * number + ["shattered_relic"] * (3 - number) + ["swift_broker"]
    assert sorted(game._words(game.table.decks[0])) == rest


@pytest.mark.parametrize(("hand", "deck"), [("toy", "relic relic"), ("toy toy", "relic")])
def test_natural_survivor_is_limited_by_hand_and_deck(hand: str, deck: str) -> None:
    game = given(hand=f"survivor {hand}", deck=deck, discard="cookies", roll=rolled(3))
    game.play("survivor")
    words = game._words
    while game.asked.prompt != "action":
        game.answer(game.asked.options[0])
    assert words(game.table.hands[0]).count("shattered_relic") == 1
    assert words(game.table.decks[0]).count("favourite_toy") == 1
    game.then(discard="cookies survivor", actions=1)


def test_natural_survivor_with_an_empty_deck_exchanges_nothing() -> None:
    game = given(hand="survivor toy", discard="relic relic", roll=rolled(3))
    game.play("survivor").then(hand="toy", deck="", discard="relic relic survivor", actions=1)
    assert told(game, 0, "shuffled") == []


def test_natural_survivor_shuffles_the_discard_in_if_searching_does() -> None:
    game = given(hand="survivor toy", discard="relic", roll=rolled(1), search_reshuffles=True)
    game.play("survivor").then(hand="relic", deck="toy", discard="survivor")


def test_natural_survivor_with_an_empty_hand_still_shuffles() -> None:
    game = given(hand="survivor", deck="relic toy", roll=rolled(2))
    game.play("survivor").then(hand="", discard="survivor", actions=1)
    assert told(game, 0, "shuffled") == [{"event": "shuffled", "owner": 0, "is_new": False}]


def test_natural_survivor_does_not_take_back_what_it_gave() -> None:
    game = given(hand="survivor toy junk", deck="relic cookies", roll=rolled(1))
    game.play("survivor").pick("put_into_deck", "toy")
    assert game.offered() == {"shattered_relic", "cookies"}


def test_natural_survivor_tells_nobody_what_was_exchanged() -> None:
    games = []
    for given_away, taken in (("toy", "relic"), ("junk", "cookies")):
        game = given(hand="survivor toy junk", deck="relic cookies", roll=rolled(1))
        game.play("survivor").pick("put_into_deck", given_away).pick("take_some_from_deck", taken)
        games.append(game)
    assert games[0].view(1) == games[1].view(1)
    assert games[0].match.plain_events(1) == games[1].match.plain_events(1)
    assert deck_seen(games[0], 0, 0) == [None, None]


def test_natural_survivor_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection toy", deck="relic", them={"discard": "survivor"}, roll=rolled(2))
    game.play("reflection as survivor").then(hand="relic", deck="toy", discard="reflection", actions=1)
