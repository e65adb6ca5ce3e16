"""The questions a player is asked in a browser: in words, with everything that can be picked."""

import pytest

from comptoir.core import DONE, PASS
from comptoir.telling.dale import offers
from comptoir.telling.dale.telling import TELLING
from comptoir.telling.shown import Mention, Seen, Window
from tests.scenarios.dale.gestures import stacks
from tests.scenarios.dale.stage import Stage, given
from tests.telling.reading import card, item, items, mentions, number, question, read, reader, sets


def buying() -> Stage:
    """A player has clicked on Magnet, value 4, in the second slot."""
    game = given(hand="junk relic relic spyglass", market="- magnet", actions=2)
    game.match.answer(0, ("purchase", 1))
    return game


# -- an action ------------------------------------------------------------------------------------------


def test_an_action_points_at_cards_and_places() -> None:
    game = given(hand="spyglass junk relic relic", market="cookies magnet", deck="junk", actions=1)
    asked = question(game)
    assert read(asked.text) == "What will you do?"
    assert asked.choice is None
    assert not asked.can_cancel
    spyglass = item(asked, "Play Spyglass (+)")
    assert (spyglass.kind, spyglass.card, spyglass.opens) == ("play", card(game, 0), False)
    magnet = item(asked, "Buy Magnet for 5")
    assert (magnet.kind, magnet.face, magnet.place) == ("purchase", "magnet", "market:1")
    assert magnet.card == number(game.table.market[1])
    assert {each.kind for each in asked.items if each.opens} == {"purchase", "inventory"}


def test_an_inventory_without_cards_opens_nothing() -> None:
    asked = question(given(hand="", actions=1))
    assert [(each.kind, each.opens) for each in asked.items] == [("inventory", False)]


def test_the_top_of_the_market_discard_has_a_place() -> None:
    game = given(hand="discovery junk", market_discard="toy", actions=2)
    found = item(question(game), "Buy Favourite Toy from the market discard for 5")
    assert (found.kind, found.place, found.opens) == ("purchase", "market-discard", True)


def test_two_actions_are_said() -> None:
    assert read(question(given(hand="junk", actions=2), lang="fr").text).endswith("Vous avez 2 actions.")


# -- payments -------------------------------------------------------------------------------------------


def test_a_payment_in_english() -> None:
    asked = question(buying())
    assert read(asked.text) == "Pay 5 for Magnet: which cards?"
    assert mentions(asked.text) == ["magnet"]
    assert read(asked.note) == "Price 5 = value 4 + slot 1"
    assert (asked.commit, asked.source, asked.can_cancel) == ("Buy", "magnet", True)
    assert [each.value for each in asked.items] == [1, 3, 3, 4]
    assert asked.choice is not None
    assert (asked.choice.base, asked.choice.aim, asked.choice.ordered) == (0, 5, True)
    assert (asked.choice.least, asked.choice.most) == (2, 2)


def test_a_payment_in_french() -> None:
    asked = question(buying(), lang="fr")
    assert read(asked.text) == "Payez 5 pour Aimant : avec quelles cartes ?"
    assert read(asked.note) == "Prix 5 = valeur 4 + emplacement 1"
    assert asked.commit == "Acheter"
    assert items(asked)[0] == "Camelote (1)"


def test_all_payments_are_offered_and_no_others() -> None:
    """1, 3, 3 and 4 for a price of 5: nothing superfluous."""
    junk, one, other, spyglass = (
        "Junk (1)#0",
        "Shattered Relic (3)#1",
        "Shattered Relic (3)#2",
        "Spyglass (4)#3",
    )
    assert sets(question(buying())) == {
        frozenset({one, other}),
        frozenset({junk, spyglass}),
        frozenset({one, spyglass}),
        frozenset({other, spyglass}),
    }


def test_cards_of_a_payment_are_discarded_in_the_order_sent() -> None:
    game = buying()
    offer = TELLING.offer(game.match, 0)
    game.match.answer_run(0, [offer.options[3], offer.options[0]])
    game.then(discard="spyglass junk", hand="relic relic magnet")


def test_a_payment_in_the_middle_goes_on() -> None:
    game = buying()
    spyglass = game.table.hands[0][3]
    game.match.answer(0, spyglass)
    asked = question(game)
    assert asked.choice is not None
    assert asked.choice.picked == [Seen(number(spyglass), "spyglass")]
    assert (asked.choice.base, asked.choice.aim) == (4, 5)
    assert asked.choice.sets == [[0], [1], [2]]
    assert read(asked.text) == "Pay 5 for Magnet: 4 so far, 1 to go."


def test_a_card_that_is_worth_several_values_is_several_items() -> None:
    game = given(hand="chronicler junk junk junk", market="magnet", actions=2)
    game.match.answer(0, ("purchase", 0))
    asked = question(game)
    worths = [each.value for each in asked.items if each.card == card(game, 0)]
    assert worths == [1, 2, 3]


def test_cards_of_the_discard_follow_the_hand_from_the_top_down() -> None:
    game = given(hand="nostalgic", discard="chest cookies nuisance", stall=stacks(4), actions=2)
    game.match.answer(0, ("build",))
    assert [each.card for each in question(game).items] == [
        number(token) for token in (*game.table.hands[0], *game.table.discards[0][::-1])
    ]


def test_more_payments_than_are_sent_are_picked_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the rules have spelt them out."""
    spelt_out = question(buying()).choice
    assert spelt_out is not None
    assert spelt_out.sets is not None
    monkeypatch.setattr(offers, "MOST_SETS", len(spelt_out.sets) - 1)
    choice = question(buying()).choice
    assert choice is not None
    assert (choice.one_by_one, choice.sets) == (True, None)


def test_too_many_payments_are_picked_one_by_one() -> None:
    """With Stock Clearance nearly any selection pays: more than anybody wants to spell out."""
    game = given(hand="clearance " + "junk " * 11, market="magnet", actions=2)
    game.match.answer(0, ("purchase", 0))
    asked = question(game)
    assert asked.choice is not None
    assert asked.choice.one_by_one
    game.match.answer(0, TELLING.offer(game.match, 0).options[0])
    asked = question(game)
    assert asked.choice is not None
    assert [each.face for each in asked.choice.picked] == ["stock_clearance"]
    assert ("done", "Done") in [(each.kind, read(each.text)) for each in asked.items]


def test_the_market_discard_has_no_surcharge() -> None:
    game = given(hand="discovery junk", market_discard="toy", actions=2)
    game.match.answer(0, ("purchase", 5))
    assert read(question(game).note).startswith("Price 5 = value 5")


def test_an_opponents_card_is_part_of_the_sum() -> None:
    game = given(hand="relic relic", market="- cookies", them={"schedule": "scary_gunfight"}, actions=2)
    game.match.answer(0, ("purchase", 1))
    assert read(question(game).note) == "Price 5 = value 2 + slot 1 + 2 for an opponent’s card"


def test_an_opponents_card_makes_the_stack_larger() -> None:
    game = given(hand="cookies junk", them={"schedule": "nasty_threat"}, actions=2)
    game.match.answer(0, ("build",))
    asked = question(game, lang="fr")
    assert read(asked.note) == "Total 2 = pile 1 + 1 (Menace sournoise)"
    assert mentions(asked.note) == ["nasty_threat"]


# -- stacks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said", "commit"),
    [
        ("en", "Build stack 3: cards of one set that add up to exactly 3.", "Build"),
        (
            "fr",
            "Construisez la pile 3 : des cartes d’une seule peuplade, pour un total d’exactement 3.",
            "Construire",
        ),
    ],
)
def test_a_stack(lang: str, said: str, commit: str) -> None:
    game = given(hand="relic broker cookies junk", stall=["broker", "cookies"], actions=2)
    game.match.answer(0, ("build",))
    asked = question(game, lang=lang)
    assert (read(asked.text), asked.commit, asked.can_cancel) == (said, commit, True)
    assert asked.choice is not None
    assert (asked.choice.aim, asked.choice.base, asked.choice.ordered) == (3, 0, False)
    assert sorted(sum(asked.items[at].value or 0 for at in one) for one in asked.choice.sets or ()) == [3, 3]


def test_a_further_stack_may_be_left_out() -> None:
    """Winter Is Coming asks for one more stack: nothing is an answer too, and there is no way back."""
    game = given(hand="winter chest relic junk", stall=["junk"] * 4, actions=2)
    game.match.answer(0, ("build",))
    game.match.answer_run(0, [game.table.hands[0][0]])
    assert question(game).choice is None  # nothing can be built, and that is nobody’s business
    game = given(hand="winter accordion vendor", stall=["junk"] * 4, actions=2)
    game.match.answer(0, ("build",))
    game.match.answer_run(0, [game.table.hands[0][0]])
    asked = question(game)
    assert (asked.source, asked.can_cancel) == ("winter_is_coming", False)
    assert mentions(asked.text) == ["winter_is_coming"]
    assert asked.choice is not None
    assert asked.choice.least == 0
    assert asked.choice.sets is not None
    assert [] in asked.choice.sets
    game.match.answer_run(0, [])
    assert len(game.table.stalls[0]) == 5


def test_a_teammate_may_complete_a_stack() -> None:
    game = given(
        hand="broker junk", stall=["broker"], them=[{}, {"hand": "broker junk"}, {}], teams=True, actions=2
    )
    assert item(question(game), "Build stack 2 with Oskar’s help").opens
    game.match.answer(0, ("build",))
    laid_out = question(game)
    assert "Oskar may add what is missing." in read(laid_out.text)
    game.match.answer_run(0, [game.table.hands[0][0]])
    asked = question(game, seat=2)
    assert read(asked.text) == "Anne asks you for help with stack 2: 1 of 2 so far, 1 to go."
    assert asked.choice is not None
    assert (asked.choice.base, asked.choice.aim, asked.choice.sets) == (1, 2, [[], [0]])
    assert not asked.can_cancel
    assert [read(each.text) for each in TELLING.asked(game.match.view(1), reader(game.match, 1))] == [
        "Oskar is asked to complete the stack"
    ]


# -- other questions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said", "commit"),
    [
        ("en", "Inventory. Which cards do you discard? None is fine, too.", "Discard"),
        (
            "fr",
            "Inventaire. Quelles cartes défaussez-vous ? Vous pouvez aussi n’en défausser aucune.",
            "Défausser",
        ),
    ],
)
def test_an_inventory(lang: str, said: str, commit: str) -> None:
    game = given(hand="relic junk", actions=2)
    game.match.answer(0, ("inventory",))
    asked = question(game, lang=lang)
    assert (read(asked.text), asked.commit, asked.can_cancel) == (said, commit, True)
    assert asked.choice is not None
    assert (asked.choice.ordered, asked.choice.least, asked.choice.most) == (True, 0, 2)
    assert asked.choice.sets is None
    game.match.answer_run(0, [])
    game.then(hand="relic junk")


def test_a_card_that_asks_says_its_rule() -> None:
    game = given(hand="spyglass", deck="junk relic toy", actions=2).play("spyglass")
    asked = question(game)
    assert (asked.prompt, asked.source, asked.can_cancel) == ("take", "spyglass", False)
    assert read(asked.text) == "Spyglass: which card do you take?"
    assert read(asked.note).startswith("Secretly look at the top 3 cards of your deck.")


def test_an_order_takes_every_card() -> None:
    game = given(hand="spyglass", deck="junk relic toy", actions=2).play("spyglass").take("junk")
    asked = question(game)
    assert asked.choice is not None
    assert (asked.choice.ordered, asked.choice.least, asked.choice.most, asked.choice.aim) == (
        True,
        2,
        2,
        None,
    )
    assert [each.value for each in asked.items] == [None, None]


def test_seats_are_places() -> None:
    game = given(hand="treasure_hunter", them=[{"discard": "toy"}, {"discard": "relic"}], actions=2)
    game.play("treasure_hunter")
    asked = question(game)
    assert [(each.kind, read(each.text), each.place) for each in asked.items] == [
        ("seat", "Élise", "discard:1"),
        ("seat", "Oskar", "discard:2"),
    ]


def test_a_card_used_as_another_names_both() -> None:
    game = given(hand="reflection junk", them={"discard": "spyglass"}, actions=2)
    played = [each for each in question(game).items if each.kind == "play"]
    assert [(each.face, read(each.text)) for each in played] == [
        ("spyglass", "Play Reflection as Spyglass (+)")
    ]
    assert mentions(played[0].text) == ["reflection", "spyglass"]


def test_the_market_is_rearranged_in_the_name_of_a_card() -> None:
    game = given(hand="calculations junk junk", market="glue magnet safety", actions=2)
    game.match.answer(0, ("rearrange",))
    asked = question(game, lang="fr")
    assert asked.text[0] == Mention("calculations", "Calculs")
    assert (asked.source, asked.can_cancel) == ("calculations", True)


# -- reactions ------------------------------------------------------------------------------------------


def reacting() -> Stage:
    game = given(
        hand="junk junk junk",
        market="calculations",
        them=[{"hand": "binoculars junk", "deck": "junk"}, {"hand": "junk junk", "deck": "junk"}],
        sets="owls platypuses",
        actions=2,
    )
    game.match.answer(0, ("purchase", 0))
    game.match.answer_run(0, list(game.table.hands[0][:2]))
    return game


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Anne has bought Calculations. Do you react?"),
        ("fr", "Anne a acheté Calculs. Réagissez-vous ?"),
    ],
)
def test_a_window_looks_the_same_with_and_without_a_card(lang: str, said: str) -> None:
    game = reacting()
    assert TELLING.is_reaction(game.match)
    window = Window(20, 12)
    able, unable = (
        TELLING.question(
            game.match.view(at),
            TELLING.offer(game.match, at),
            reader(game.match, at, lang),
            number,
            window,
            0,
        )
        for at in (1, 2)
    )
    assert read(able.text) == read(unable.text) == said
    assert able.window == unable.window == window
    assert [each.kind for each in able.items] == ["react", "pass"]
    assert [each.kind for each in unable.items] == ["pass"]
    assert [TELLING.is_no_choice(game.match, at) for at in (1, 2)] == [False, True]


def test_everybody_reads_the_same_about_a_window() -> None:
    game = reacting()
    told = [read(each.text) for each in TELLING.asked(game.match.view(0), reader(game.match, 0))]
    assert told == ["Élise may react", "Oskar may react"]
    game.match.answer(2, PASS)
    after = [read(each.text) for each in TELLING.asked(game.match.view(0), reader(game.match, 0))]
    assert after == told, "who has answered is nobody's business before all have"


def test_cards_that_come_into_a_hand_without_anything_to_use() -> None:
    game = given(hand="junk", deck="junk junk", them={"hand": "junk"}, sets="owls", actions=1)
    game.match.answer(0, ("inventory",))
    game.match.answer_run(0, [])
    game.go_on()
    asked = question(game, lang="fr")
    assert asked.prompt == "react"
    assert read(asked.text) == "Des cartes arrivent dans une main. Vous n’en avez aucune à utiliser."


# -- no choice ------------------------------------------------------------------------------------------


def test_equal_cards_are_no_choice_but_an_action_always_is_one() -> None:
    game = given(hand="relic junk junk", deck="junk", actions=2)
    assert not TELLING.is_no_choice(given(hand="", actions=1).match, 0)
    assert TELLING.is_no_choice(game.play("relic").match, 0)
    other = given(hand="relic junk toy", deck="junk", actions=2)
    assert not TELLING.is_no_choice(other.play("relic").match, 0)


def test_what_was_opened_by_a_click_is_never_answered_for_the_player() -> None:
    game = given(hand="junk junk", market="cookies", actions=2)
    game.match.answer(0, ("purchase", 0))
    assert not TELLING.is_no_choice(game.match, 0)


def test_who_is_asked_is_told_without_what_is_secret() -> None:
    """Glue in a payment is known to its owner only until it is kept or discarded."""
    game = given(hand="glue junk", market="magnet", actions=2)
    game.match.answer(0, ("purchase", 0))
    game.match.answer_run(0, [game.table.hands[0][0]])
    assert game.asked.prompt == "keep_payment"
    (told,) = TELLING.asked(game.match.view(1), reader(game.match, 1))
    assert (read(told.text), told.source) == ("Anne chooses an action", "")
    assert DONE not in game.asked.options


def test_clean_up_names_what_can_be_used_and_what_it_does() -> None:
    game = given(hand="calendar", deck="junk junk junk junk junk", discard="cookies", sets="hares", actions=1)
    game.match.answer(0, ("inventory",))
    game.match.answer_run(0, [])
    asked = question(game)
    assert asked.prompt == "clean_up"
    card = next(each for each in TELLING.catalogue().cards if each.face == "calendar")
    assert read(asked.note) == f"{card.name.en}: {card.text.en}"
