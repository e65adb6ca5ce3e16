"""“Why can’t I?”: the rule behind it, in the reader's language, or how it can be done."""

from typing import Any

import pytest

from comptoir.core import BadOptions, Refused
from comptoir.telling.dale.telling import TELLING
from comptoir.telling.shown import Mention
from tests.scenarios.dale.stage import given
from tests.telling.reading import card, number, read, reader, why


def test_too_expensive() -> None:
    game = given(hand="junk junk", market="- - magnet")
    said = "It costs 6, and your whole hand pays 2 at most. Build up your hand, or pick something cheaper."
    assert why(game, card=number(game.table.market[2])) == said
    assert why(game, place="market:2") == said
    assert why(game, action="purchase") == said
    assert why(game, "fr", place="market:2").startswith("Elle coûte 6, et toute votre main ne vaut que 2.")


def test_an_empty_slot() -> None:
    game = given(hand="junk", market="- magnet")
    assert why(game, place="market:0").startswith("That slot of the market is empty")
    assert why(given(hand="junk"), action="purchase").startswith("The market is empty")


def test_what_is_possible_says_how() -> None:
    game = given(hand="spyglass relic", deck="junk", market="cookies")
    assert why(game, card=card(game, 0)) == "You can do that now: Play Spyglass (+)."
    assert why(game, place="market:0") == "You can do that now: Buy Cookies for 2."
    assert why(game, action="technique").startswith(
        "You can do that now, in several ways: Play Spyglass (+) or"
    )
    assert "C’est possible maintenant : Acheter Biscuits pour 2." in why(game, "fr", place="market:0")


def test_a_card_that_is_one_too_many_in_a_payment() -> None:
    game = given(hand="toy relic cookies junk spyglass", market="- - relic", actions=2)
    game.match.answer(0, ("purchase", 2))
    toy, relic, cookies, junk, spyglass = range(5)
    said = "That card would be superfluous: the others are enough to pay 5."
    assert why(game, card=card(game, junk), items=[toy]).startswith(said)
    assert why(game, card=card(game, toy), items=[relic, cookies]).startswith(said)
    assert why(game, "fr", card=card(game, junk), items=[toy]).startswith("Cette carte serait superflue")
    never = "It does not go with the cards you have selected"
    assert why(game, card=card(game, junk), items=[relic]).startswith(never), "4 of 5, and then one too many"
    assert why(game, card=card(game, spyglass), items=[relic]) == "You can choose this card here."


def test_a_card_that_does_not_go_into_a_stack_with_the_others() -> None:
    stall = ["broker", "cookies", "relic", "spyglass"]
    game = given(hand="toy relic cookies", stall=stall, actions=2)
    game.match.answer(0, ("build",))
    asked = why(game, card=card(game, 0), items=[1])
    assert asked == "These cards do not make stack 5: they count 8, and it takes exactly 5."


def test_a_passive_is_not_played() -> None:
    game = given(hand="cookies junk")
    assert why(game, card=card(game, 0)).startswith("Cookies is not a technique, so it cannot be played.")
    assert why(game, action="play").startswith("You hold no technique that could be played.")
    assert why(game, "fr", action="technique").startswith("Vous n’avez en main aucune technique à jouer.")


def test_a_card_in_an_answer_is_mentioned() -> None:
    game = given(hand="cookies junk")
    error = game.match.game.refusal(game.table, game.asked, ("play", game.table.hands[0][0]))
    assert TELLING.sentence(error, reader(game.match, 0))[0] == Mention("cookies", "Cookies")


def test_an_ability_that_has_to_wait() -> None:
    game = given(hand="barricade junk", discard="junk")
    assert why(game, card=card(game, 0)).startswith("Barricade cannot be used now")


def test_a_stack_that_cannot_be_built() -> None:
    game = given(hand="relic junk", stall=["broker"])
    said = why(game, action="build")
    assert said.startswith("You cannot build stack 2 now: it takes cards of a single set")
    assert why(game, place="stall:0") == said


def test_an_inventory_is_always_possible() -> None:
    assert "It is always possible when you choose an action." in why(given(hand="junk"), action="inventory")


def test_the_market_discard_is_not_for_sale() -> None:
    game = given(hand="junk", market_discard="toy")
    assert why(game, place="market-discard").startswith("Cards of the market discard are not for sale")
    assert why(game, card=number(game.table.market_discard[-1])) == why(game, place="market-discard")
    open_now = given(hand="discovery junk", market_discard="toy")
    assert "Buy Favourite Toy from the market discard for 5" in why(open_now, place="market-discard")


def test_a_selection_that_does_not_pay() -> None:
    game = given(hand="junk junk relic spyglass", market="magnet", actions=2)
    game.match.answer(0, ("purchase", 0))
    options = TELLING.offer(game.match, 0).options
    at = {game.table.faces[each]: place for place, each in enumerate(options) if isinstance(each, int)}
    junk, relic, spyglass = (at[game.table.faces[token]] for token in game.table.hands[0][1:])
    assert why(game, items=[junk]) == "That is not enough: 1 of 4. Add more cards."
    assert why(game, items=[relic, spyglass]).startswith("That card would be superfluous")
    assert why(game, items=[spyglass]) == "This selection is fine. Send it with “Buy”."
    assert why(game, "fr", items=[junk]) == "Cela ne suffit pas : 1 sur 4. Ajoutez des cartes."
    assert why(game, card=card(game, 3)) == "You can choose this card here."
    assert (
        why(game, action="play") == why(game, place="market:1") == "First answer the question that is open."
    )


def test_a_selection_that_makes_no_stack() -> None:
    game = given(hand="broker broker cookies", stall=["broker"], actions=2)
    game.match.answer(0, ("build",))
    assert why(game, items=[0]).startswith("These cards do not make stack 2: they count 1")


def test_a_card_that_does_not_react() -> None:
    game = given(
        hand="junk junk",
        market="calculations",
        them={"hand": "binoculars balancing wise_spy", "deck": "junk"},
        sets="owls platypuses",
        actions=2,
    )
    game.match.answer(0, ("purchase", 0))
    game.match.answer_run(0, list(game.table.hands[0]))
    assert why(game, seat=1, card=card(game, 1, seat=1)).startswith(
        "Balancing does not react to what has happened"
    )
    assert why(game, seat=1, card=card(game, 2, seat=1)).startswith("Wise Spy does not react to anything.")
    assert why(game, seat=1, card=card(game, 0, seat=1)) == "You can do that now: React with Binoculars."


def test_whoever_is_not_asked_waits() -> None:
    game = given(hand="junk", them={"hand": "junk"})
    assert why(game, seat=1, action="play") == "You cannot do anything right now. Anne chooses an action."
    assert why(game, "fr", seat=1, place="market:0").endswith("Anne choisit une action.")


def test_an_unknown_card_or_place_tells_nothing() -> None:
    game = given(hand="junk", deck="relic")
    hidden = number(game.table.decks[0][0])
    said = "There is nothing to do there now."
    wishes: list[dict[str, Any]] = [
        {"card": hidden},
        {"card": 5},
        {"place": "deck:0"},
        {"place": "nowhere"},
        {"action": "dance"},
        {},
    ]
    assert [why(game, **wish) for wish in wishes] == [said] * len(wishes)


# -- errors ---------------------------------------------------------------------------------------------


NOT_NOW = "That is not possible now."


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Refused("not_offered", pick="x"), NOT_NOW),
        (BadOptions("teams_players", given="3", needed=4), "A team game is for 4 players, not 3."),
        (
            BadOptions("set_twice", set="desert_monitors"),
            "The set Monitors is named twice. Name each set once.",
        ),
        (
            Refused("empty_slot"),
            "That slot of the market is empty; it is filled again at the end of the turn.",
        ),
    ],
)
def test_errors_speak_of_what_is_on_the_screen(error: Refused | BadOptions, said: str) -> None:
    assert read(TELLING.sentence(error, reader(given(hand="junk").match, 0))) == said
