"""Reactions, stored cards, lasting cards, other ways to pay and teams, as people at the keyboard see them."""

from pathlib import Path

import pytest

from comptoir.cli.terminal.screen import BLANK_LINES
from comptoir.core import UNSEEN, Event, Shown
from comptoir.dale import events
from comptoir.dale.catalogue import FACE
from comptoir.telling.dale.story import sentences
from comptoir.telling.dale.teller import Teller
from comptoir.telling.shown import spelt
from comptoir.telling.telling import Reader
from comptoir.words import words
from tests.cli.keyboard import NAMES, shown, sit
from tests.scenarios.dale.stage import given

HAND_OVER = ("", "")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that breaks off is saved; not here."""
    monkeypatch.chdir(tmp_path)


def flat(capsys: pytest.CaptureFixture[str]) -> str:
    """What was shown, as if the window were endlessly wide."""
    return " ".join(shown(capsys).split())


# -- reactions ------------------------------------------------------------------------------------------


def test_only_who_can_react_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    """Three people: Bob has Binoculars, Oskar has nothing to choose and never gets the keyboard."""
    game = given(
        hand="junk junk junk",
        market="calculations",
        them=[{"hand": "binoculars junk", "deck": "junk"}, {"hand": "junk junk", "deck": "junk"}],
        sets="owls platypuses",
        actions=2,
    )
    sit(game, "", "buy", *HAND_OVER, "react", "junk", *HAND_OVER, people=3)
    before, at_bob, after = shown(capsys).split("\n" * BLANK_LINES)
    assert "Binoculars" not in before
    assert "Pass the keyboard to Bob." in at_bob
    assert "Anne has bought Calculations. Do you react?\n  0. Pass\n  1. React with Binoculars\n" in at_bob
    assert "You react to the purchase with Binoculars.\nYou draw Junk.\n" in at_bob
    assert "Bob reacts to the purchase with Binoculars.\nBob draws a card.\nBob discards Junk.\n" in after
    assert "Oskar, press Enter" not in before + at_bob + after


def test_enter_passes(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(
        hand="wise_spy junk", them={"hand": "extra_remarks", "discard": "junk magnet"}, sets="owls", actions=2
    )
    sit(game, "", "build", *HAND_OVER, "", *HAND_OVER, people=2)
    out = shown(capsys)
    assert "Anne has built a stack. Do you react?\n  0. Pass\n  1. React with Extra Remarks\n>\n" in out
    assert "reacts" not in out
    assert game.table.decks[1] == ()


def test_why_a_card_does_not_react(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(
        hand="junk junk junk",
        market="calculations",
        them={"hand": "binoculars balancing wise_spy", "deck": "junk"},
        sets="owls platypuses",
        actions=2,
    )
    sit(game, "", "buy", *HAND_OVER, "? balancing", "? wise", people=2)
    about_balancing, about_spy = shown(capsys).split("> ")[-2:]
    assert "Balancing does not react to what has happened" in about_balancing
    assert "Wise Spy does not react to anything." in about_spy


def test_why_an_ability_has_to_wait(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="barricade junk junk", discard="junk", market="magnet", actions=2)
    sit(game, "? barricade")
    assert "Barricade cannot be used now" in flat(capsys)


# -- payments -------------------------------------------------------------------------------------------


def test_a_card_may_be_worth_more(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="chronicler junk junk junk", market="magnet", actions=2)
    sit(game, "buy", "chronicler", "chronicler 3", "")
    out = shown(capsys)
    assert "  4. Rigorous Chronicler (1)\n  5. Rigorous Chronicler (2)\n  6. Rigorous Chronicler (3)\n" in out
    assert "“chronicler” can mean several things:" in out
    assert "You buy Magnet for 4, paying with Rigorous Chronicler and Junk." in out


def test_the_market_is_rearranged(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="calculations junk junk", market="glue magnet safety", actions=2)
    sit(game, "? rearrange", "rearrange", "safety", "1", "magnet", "junk junk", "calculations junk")
    out = shown(capsys)
    assert "Rearrange the market and buy, paying with Calculations" in out
    assert "Calculations: at which place do you put Safety Precaution before you buy it?\n" in out
    assert "  1. For 3, at place 1 from the right\n" in out
    assert "You rearrange the market. From the right: Safety Precaution, Magnet, Glue.\n" in out
    assert "You buy Safety Precaution for 3, paying with Calculations and Junk.\n" in out


def test_a_payment_lacks_the_card_that_allows_it(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="discovery relic relic junk", market_discard="toy", actions=2)
    sit(game, "market discard", "relic relic")
    assert "only possible if Market Discovery is part of the payment" in flat(capsys)


def test_glue_may_be_kept(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="glue junk", market="magnet", actions=2)
    game.table.market = (-1, game.table.market[0], -1, -1, -1)
    game.match._settle()
    sit(game, "buy", "glue", "", "yes")
    out = shown(capsys)
    assert "Glue: keep it in hand instead of discarding it?" in out
    assert "You buy Magnet for 5, paying with Glue.\nYou keep Glue in hand.\n" in out


# -- what lasts and what waits --------------------------------------------------------------------------


def test_threats_are_on_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(
        hand="junk magnet",
        market="glue",
        stall=["tinkerer"] * 3,
        them={"hand": "junk", "schedule": "nasty_threat scary_gunfight lost_shipments"},
        actions=2,
    )
    sit(game, "? build", "? magnet")
    out = shown(capsys)
    assert "  7  5+0+2  Glue" in out
    assert "  Every price is 2 higher for you: Scary Gunfight.\n" in out
    assert "  You: 3 stacks, next: 4 (has to add up to 5)\n" in out
    assert "At the end of your turn you draw 1 card at most: Lost Shipments." in out
    assert "in play: Nasty Threat, Scary Gunfight and Lost Shipments" in out.replace("\n     ", "")
    told = " ".join(out.split())
    assert "Your next stack is number 4" in told
    assert "You cannot build stack 4 now: it takes cards of a single set" in told
    assert "add up to exactly 5." in told


def test_stored_cards_are_named_to_their_owner_only(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(
        hand="guardian magnet junk junk", deck="junk junk junk", them={"hand": "junk", "deck": "junk"}
    )
    lines = ("", "guardian", "magnet", "inventory", "", *HAND_OVER, "m", "inventory", "", *HAND_OVER)
    sit(game, *lines, people=2)
    mine, his, again = shown(capsys).split("\n" * BLANK_LINES)
    assert "You store Magnet on Clever Guardian.\n" in mine
    assert "Anne stores a card on Clever Guardian.\n" in his
    assert "in play: Clever Guardian (storing a card)" in " ".join(his.split())
    assert "Magnet" not in his
    assert "In play: Clever Guardian takes effect.\nYou take back the stored card: Magnet.\n" in again


def test_a_wheelbarrow_tells_what_it_holds(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="wheelbarrow junk", deck="junk magnet", them={"hand": "junk", "deck": "junk junk junk"})
    sit(game, "brouette", "fini", lang="fr")
    out = shown(capsys)
    assert "Brouette : jetez-vous Aimant ? Sinon, vous prenez cette carte en main.\n" in out
    assert "Planification : Brouette prend effet.\n" in out


# -- dice, searches, exchanges --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "You roll the hare die: the comet."), ("fr", "Vous lancez le dé Blanchon : la comète.")],
)
def test_dice_show_words(lang: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="festival junk", market_deck="magnet", roll=("hares", "comet"), actions=2)
    sit(game, "festival", lang=lang)
    assert f"{told}\n" in shown(capsys)


def test_a_search_names_the_cards_to_whoever_searches(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(
        hand="magnet junk", deck="glue junk junk", them={"hand": "junk"}, actions=2, sets="platypuses"
    )
    sit(game, "", "magnet", "glue", "inventory", "done", "inventory", "done", *HAND_OVER, people=2)
    mine, his = shown(capsys).split("\n" * BLANK_LINES)
    assert "You look through your deck: Glue and Junk ×2.\n" in mine
    assert "Magnet: which card of your deck do you take?\n" in mine
    assert "Anne looks through their deck.\nAnne takes a card from their deck.\n" in his


def swapped(observer: int, zone: str, owner: int, lang: str = "en") -> str:
    given_away = Shown(1, FACE["umbrella"], 1)
    event = events.Swapped(0, given_away, "schedule", UNSEEN, zone, owner)
    return sentences(Teller(Reader(words(lang), NAMES, observer)), event)[0]


@pytest.mark.parametrize(
    ("observer", "zone", "owner", "said"),
    [
        (0, "hand", 1, "You exchange Umbrella for a card from Bob’s hand."),
        (1, "hand", 1, "Anne exchanges Umbrella for a card from your hand."),
        (2, "discard", 0, "Anne exchanges Umbrella for a card from their discard."),
        (2, "deck", 1, "Anne exchanges Umbrella for a card from Bob’s deck."),
        (2, "market_discard", -1, "Anne exchanges Umbrella for a card from the market discard."),
        (2, "stall", 2, "Anne exchanges Umbrella for a card from your stall."),
    ],
)
def test_an_exchange_says_where(observer: int, zone: str, owner: int, said: str) -> None:
    assert swapped(observer, zone, owner) == said


# -- teams ----------------------------------------------------------------------------------------------


def test_a_teammate_is_asked_for_help(capsys: pytest.CaptureFixture[str]) -> None:
    """Anne and Oskar against Bob and Wilma; all four at one keyboard."""
    game = given(
        hand="cookies relic",
        stall=["broker", "cookies"],
        them=[{"hand": "junk"}, {"hand": "broker junk"}, {"hand": "junk"}],
        teams=True,
        actions=2,
    )
    sit(game, "", "build", "cookies", "done", *HAND_OVER, "broker", *HAND_OVER, people=4)
    mine, his, again = shown(capsys).split("\n" * BLANK_LINES)
    assert "  Oskar and you: 2 stacks, next: 3\n" in mine
    assert mine.count("stacks, next") == 1
    assert "  Oskar (your teammate): hand 2, deck 0, discard 0\n" in mine
    assert "Oskar may add what is missing." in " ".join(mine.split())
    assert "So far: Cookies\n  0. Ask Oskar to complete it\n" in mine
    assert "Anne lays out Cookies for stack 3 and asks you to complete it.\n" in his
    assert "Anne asks you for help with stack 3: 2 of 3 so far, 1 to go.\n  0. Do not help\n" in his
    assert "Oskar adds Swift Broker." in again


def test_a_declined_stack_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(
        hand="cookies toy",
        stall=["broker", "cookies"],
        them=[{"hand": "junk"}, {"hand": "junk junk"}, {"hand": "junk"}],
        teams=True,
        actions=2,
    )
    sit(game, "build", "cookies", "done", "? build")
    told = flat(capsys)
    assert "Build stack 3 with Oskar’s help" in told
    assert "Oskar does not complete the stack." in told
    assert "Your teammate has declined to help in this action" in told


def test_who_had_nothing_to_add_is_told_so() -> None:
    """Oskar is not asked. Whether he could have helped is his secret, so the others are not told."""
    game = given(
        hand="cookies toy",
        stall=["broker", "cookies"],
        them=[{"hand": "junk"}, {"hand": "junk junk"}, {"hand": "junk"}],
        teams=True,
        actions=2,
    )
    session = sit(game, "", "build", "cookies", "done", people=4)
    assert spelt(session.log(2)[-1].text) == "You have nothing to complete it with."
    assert spelt(session.log(1)[-1].text) == "Oskar does not complete the stack."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Your team’s stall is complete!", "Oskar and you have won together, on turn 1!")),
        ("fr", ("L’étal de votre équipe est complet !", "Oskar et vous gagnez ensemble, au tour 1 !")),
    ],
)
def test_a_team_wins_together(lang: str, said: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    nine = ["toy spyglass"] * 9
    game = given(hand="toy toy junk", stall=nine, them=[{"hand": "junk"}] * 3, teams=True, actions=2)
    sit(game, "pile" if lang == "fr" else "build", "toy toy" if lang == "en" else "jouet jouet", lang=lang)
    out = shown(capsys)
    for sentence in said:
        assert sentence in out


# -- where cards come from, and whose doing it is -------------------------------------------------------

GIFT = Shown(3, FACE["acorn"], 1)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (events.Tossed(1, (GIFT,), "market"), "Bob jette Gland du marché."),
        (events.Tossed(1, (GIFT,), "discard"), "Bob jette Gland de sa défausse."),
        (events.Tossed(0, (GIFT,), "random"), "Une carte prise au hasard dans votre main est jetée : Gland."),
        (events.Discarded(0, (GIFT,), 0, "deck"), "Vous défaussez Gland de votre paquet."),
        (events.TurnedOver(1, 1, (GIFT,)), "Bob retourne Gland."),
        (events.Gave(0, 1, (GIFT,), at_random=True), "Bob prend au hasard Gland dans votre main."),
        (events.Fizzled(1, GIFT), "Cela n’a aucun effet."),
    ],
)
def test_the_log_says_from_where_and_by_chance(event: Event, said: str) -> None:
    told = sentences(Teller(Reader(words("fr"), NAMES, 0)), event)
    assert [each.replace("\u00a0", " ") for each in told] == [said]


@pytest.mark.parametrize(("observer", "whose"), [(2, "your team’s stall"), (1, "the stall of Anne and Cleo")])
def test_a_stall_is_that_of_a_team(observer: int, whose: str) -> None:
    swap = events.Swapped(3, GIFT, "hand", GIFT, "stall", 0)
    teller = Teller(Reader(words("en"), ("Anne", "Bob", "Cleo", "Dan"), observer, {"teams": True}))
    (said,) = sentences(teller, swap)
    assert said == f"Dan exchanges Acorn for Acorn from {whose}."


def test_a_worth_that_fits_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="chronicler magnet junk", market="- - glue", actions=2)
    sit(game, "buy", "chronicler magnet")
    assert "You buy Glue for 7, paying with Rigorous Chronicler and Magnet.\n" in shown(capsys)
