"""Karanor in the terminal on prepared tables: what is offered, traded, interrupted, explained and hidden."""

from pathlib import Path

import pytest

from comptoir.bots import Bot, Glance, Look
from comptoir.cli.terminal.screen import BLANK_LINES
from comptoir.cli.terminal.session import Chair, Session
from comptoir.core import Option
from comptoir.words import words
from tests.cli.keyboard import Scripted, shown, sit
from tests.scenarios.karanor.stage import Stage, given

HIDE = ""
TAKE = ""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that breaks off is saved; not here."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")


def flat(capsys: pytest.CaptureFixture[str]) -> str:
    """What was shown, as if the window were endlessly wide."""
    return " ".join(shown(capsys).split())


class Follower:
    """A bot that does what it was told, and accepts every offer."""

    def __init__(self, picks: list[Option]) -> None:
        self.picks = picks

    def choose(self, look: Look) -> Option:
        return self.picks.pop(0)

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        offers = [each for each in glance.interruptions if isinstance(each, tuple) and each[0] == "accept"]
        return tuple(offers[:1])


def sit_with(game: Stage, bot: Bot, *lines: str) -> Session:
    """Anne plays these lines, and Bob is that bot."""
    chairs = [Chair("Anne", None), Chair("Bob", bot)]
    session = Session(game.match, chairs, words("en"), Scripted(*lines))
    with pytest.raises(Scripted.Done):
        session.run()
    return session


# -- the options ----------------------------------------------------------------------------------------


def test_what_can_be_done_is_sorted_and_says_what_it_costs(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="fort_ardent", gold=9, goods="fruit meat cloth", commerces="populaire", shops="kien")
    sit(game, "0")
    out = shown(capsys)
    options = out[out.index("What do you do?") :]
    assert "Move\n  1. Move to Three Milestones (map: 14; inhabitant)\n" in options
    assert "(by sea, 2 gold) (map: 21; iron, inhabitant)\n" in options
    assert "Here\n" in options
    assert "Anywhere\n" in options
    assert "  8–13. Recruit for 5 gold (1 good at each income): 8 Bruna Bark (wood), 9 Father" in options
    assert options.index("Move\n") < options.index("Here\n") < options.index("Anywhere\n")
    assert "  0. End the turn" in options


def test_options_are_picked_by_name_and_steps_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", gold=3)
    before = game.match.hash
    sit(game, "milestones", "u")
    out = shown(capsys)
    assert "You are in Three Milestones with 3 gold" in out
    assert "Taken back." in out
    assert game.match.hash == before


def test_goods_are_chosen_with_amounts_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", goods="2 wine fruit 2 iron", black_market="recel", gold=3)
    sit(game, "recel", "iron 2 wine", "fini", lang="fr")
    assert game.table.goods[0][1] == 0, shown(capsys)


def test_the_map_comes_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    sit(given(at="kien", seats={1: {"at": "perlance"}}), "work", "m", "b")
    first, after_work, on_demand, table = shown(capsys).split("> ")[:4]
    assert "1 KIEN (A)" not in first
    assert "KIEN (A)" not in after_work
    assert "1 KIEN (A)" in on_demand
    assert "Great Karane" in on_demand
    assert "Bob, in Perlance: 0 gold" in table


# -- trade ----------------------------------------------------------------------------------------------


def test_people_agree_at_the_keyboard(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", goods="2 wood", seats={1: {"gold": 4}})
    sit(game, TAKE, "t give 2 wood get 3 gold to Bob", HIDE, "a", TAKE, people=2)
    out = shown(capsys)
    assert "Bob, an offer for you:" in out
    assert "  Offer 1: Anne offers you 2 wood for 3 gold.\n" in out
    assert game.table.gold == [3, 1]
    assert game.table.goods[1][0] == 2


def test_an_offer_is_countered_and_both_stand(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", goods="2 wood", seats={1: {"gold": 4}})
    sit(game, TAKE, "t", "give 2 wood get 3 gold", HIDE, "c 1 give 2 gold get 1 wood", "", people=2)
    out = shown(capsys)
    assert "Anne, an offer for you:" in out
    assert "  Offer 1: you offer Bob 2 wood for 3 gold.\n" in out
    assert "  Offer 2, in answer to offer 1: Bob offers you 2 gold for 1 wood.\n" in out
    assert [offer.number for offer in game.table.offers] == [1, 2]


def test_an_offer_is_open_again_once_its_counter_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", goods="2 wood", seats={1: {"gold": 4}})
    lines = (TAKE, "t give 2 wood get 3 gold", HIDE, "c 1 give 2 gold get 1 wood", "d 2", "a 1", TAKE)
    sit(game, *lines, people=2)
    first, again = shown(capsys).split("Bob, an offer for you:")[1:]
    assert "Offer 1: Anne offers you 2 wood for 3 gold." in first
    assert "Offer 1: Anne offers you 2 wood for 3 gold." in again
    assert game.table.gold == [3, 1]


def test_an_offer_is_made_part_by_part_declined_and_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", goods="2 wood", seats={1: {"gold": 4}, 2: {}})
    parts = ("step", "bob", "2 wood", "3 gold")
    sit(game, "t", *parts, "t give 1 wood to bob", "t w 1")
    assert "To whom? Names; Enter: to everybody; b: back." in shown(capsys)
    assert [(offer.number, offer.to) for offer in game.table.offers] == [(2, (1,))]
    again = given(at="kien", goods="wood", seats={1: {}})
    sit(again, TAKE, "t give wood", HIDE, "d", TAKE, people=2)
    assert again.table.offers == ()


@pytest.mark.parametrize(
    ("typed", "lang"),
    [
        ("t buy 1 diamond for 2 gold", "en"),
        ("t buy 1 diamond from bob for 2 gold", "en"),
        ("t acheter 1 diamant pour 2 or à tous", "fr"),
    ],
)
def test_buying_asks_for_the_goods_and_gives_the_gold(
    typed: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = given(at="kien", gold=5, seats={1: {"goods": "diamond"}})
    sit(game, TAKE, typed, HIDE, "a", TAKE, people=2, lang=lang)
    assert game.table.gold == [3, 2], shown(capsys)
    assert game.table.goods_by_name(game.table.goods[0]) == {"diamond": 1}


def test_what_cannot_be_offered_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", goods="wood", seats={1: {}})
    before = game.match.hash
    sit(game, "t", "give 2 wood", "give 3 swords", "get", "a", "t get", "")
    out = flat(capsys)
    assert "“swords” is nothing that can be traded, and nobody here." in out
    assert "There is no offer you could accept." in out
    assert out.count("An offer needs something on one side at least.") == 2
    assert game.match.hash == before


def test_of_several_offers_one_has_to_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", gold=5, seats={1: {}})
    offers = (TAKE, "t give 1 gold", HIDE, "", TAKE, "t give 2 gold", HIDE)
    sit(game, *offers, "a", "2", "a 2", TAKE, people=2)
    out = flat(capsys)
    assert "Which offer do you accept? Say its number." in out
    assert "Say what about offer 2: a 2 accepts it, d 2 declines it." in out
    assert game.table.gold == [3, 2]


def test_an_offer_that_cannot_be_kept_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", gold=5, seats={1: {}})
    sit(game, TAKE, "t give 5 gold", HIDE, "", TAKE, "bruna", "i", HIDE, TAKE, "t", people=2)
    assert "(The other side does not have it now.)" in flat(capsys)


def test_after_the_trigger_nobody_trades(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", gold=5, prestige=10, seats={1: {}})
    sit(game, "t", "t give 1 gold")
    out = shown(capsys)
    assert "Trade\n" not in out
    assert game.table.offers == ()


def test_what_was_agreed_is_not_taken_back_alone(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", goods="2 wood", seats={1: {"gold": 4}})
    lines = (TAKE, "work", "t give 2 wood get 3 gold", HIDE, "a", TAKE, "u")
    sit(game, *lines, people=2)
    assert "There is nothing of yours to take back." in shown(capsys)
    assert game.table.gold == [4, 1]


def test_a_bot_that_agrees_holds_one_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", goods="2 wood", seats={1: {"gold": 4}})
    sit_with(game, Follower([]), "t give 2 wood get 3 gold to bob", "u")
    out = shown(capsys)
    assert "This cannot be taken back: somebody else has acted since." in out
    assert game.table.gold == [3, 1]


# -- interruptions --------------------------------------------------------------------------------------


def test_one_person_may_play_a_card_before_a_rival_turn(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", black_market="pickpocket", seats={1: {"at": "kien", "gold": 5}}, active=1)
    sit(game, "light", "")
    out = shown(capsys)
    assert out.count("It is Bob’s turn. Enter: go on. Or play a card now:\n  1. Play Light Fingers") == 1
    assert game.table.gold[0] == 3


def test_a_card_that_becomes_possible_is_offered_once(capsys: pytest.CaptureFixture[str]) -> None:
    """Bob comes to Kien in his turn: only then can a card that needs him there be played."""
    game = given(at="kien", black_market="pickpocket", seats={1: {"at": "trois_bornes", "gold": 5}}, active=1)
    session = sit_with(game, Follower([("step", "kien"), ("work",), ("work",), ("end",)]), "")
    assert session.match.table.active == 0
    told = shown(capsys)
    assert told.count("It is Bob’s turn.") == 1
    assert told.index("Bob moves") < told.index("It is Bob’s turn.") < told.index("Bob works")


def test_nobody_is_asked_who_can_play_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", black_market="pickpocket", seats={1: {"at": "perlance", "gold": 5}}, active=1)
    sit(game)
    assert "It is Bob’s turn" not in shown(capsys)


def test_several_people_are_asked_whatever_their_cards(capsys: pytest.CaptureFixture[str]) -> None:
    seats = {1: {"black_market": "octroi"}, 2: {}}
    sit(given(at="kien", seats=seats), "bob", TAKE, "", TAKE, people=3)
    out = shown(capsys)
    asked, at_bob, at_anne = out.split("Pass the keyboard to ")
    assert "It is Anne’s turn. Bob holds black-market cards: whoever wants to play one now" in asked
    assert "Fanciful Gate Tax" not in asked
    assert at_bob.startswith("Bob.")
    assert "There is no card you could play now." in at_bob
    assert at_anne.startswith("Anne.")


def test_another_person_interrupts_in_the_middle_of_a_turn(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", gold=5, seats={1: {"at": "kien", "black_market": "pickpocket"}})
    sit(game, "", TAKE, "work", "i", HIDE, TAKE, "light", HIDE, TAKE, people=2)
    assert game.table.gold == [3, 3], shown(capsys)
    assert game.table.actions == 3


def test_alone_there_is_nobody_to_hand_the_keyboard_to(capsys: pytest.CaptureFixture[str]) -> None:
    sit(given(at="kien"), "i")
    assert "Nobody else plays at this keyboard." in shown(capsys)


# -- secrets and stories --------------------------------------------------------------------------------


def drawn_by_anne(quests: str, capsys: pytest.CaptureFixture[str], *answer: str) -> tuple[str, str]:
    """What Anne and then Bob are shown when Anne has talked to an inhabitant."""
    options = {"quests": quests}
    game = given(at="lande_lanternes", quest_deck="q_feu_de_camp", seats={1: {}}, options=options)
    sit(game, TAKE, "talk", *answer, "0", HIDE, TAKE, people=2)
    mine, his = shown(capsys).split("\n" * BLANK_LINES)
    return mine, his


def test_a_quest_is_read_to_whoever_draws_it_and_kept_secret(capsys: pytest.CaptureFixture[str]) -> None:
    mine, his = drawn_by_anne("secret", capsys)
    assert "Adventurers are sharing out loot and hunger" in mine
    assert "Campfire" in mine
    assert "Campfire" not in his
    assert "Adventurers" not in his


def test_an_aloud_table_hears_every_quest(capsys: pytest.CaptureFixture[str]) -> None:
    mine, his = drawn_by_anne("aloud", capsys)
    for screen in (mine, his):
        assert "Campfire" in screen
        assert "Adventurers are sharing out loot and hunger" in screen


@pytest.mark.parametrize(("answer", "is_heard"), [("aloud", True), ("keep", False)])
def test_a_reader_chooses_who_hears_a_quest(
    answer: str, is_heard: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    mine, his = drawn_by_anne("reader", capsys, answer)
    assert "do you read this quest aloud, or keep it secret?" in " ".join(mine.split())
    assert ("Campfire" in his) == is_heard
    assert ("Adventurers are sharing out loot and hunger" in his) == is_heard


def test_the_public_screen_of_an_offer_shows_no_hand(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", gold=2, seats={1: {"quests": "q_feu_de_camp", "black_market": "octroi"}})
    sit(game, "", TAKE, "t give 1 gold to bob", HIDE, "table", "l", "d", TAKE, people=2)
    public = shown(capsys).split("\n" * BLANK_LINES)[-1].split("Pass the keyboard")[0]
    assert "Bob, an offer for you:" in public
    assert "Bob, in Port Feral" in public
    assert "Campfire" not in public
    assert "Fanciful Gate Tax" not in public


# -- questions ------------------------------------------------------------------------------------------


def test_whatever_has_a_name_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", quests="q_feu_de_camp", seats={1: {"at": "kien", "gold": 7}})
    asked = ("", "rules", "kien", "campfire", "bob", "mount", "1", "monture", "trade", "nonsense", "s")
    sit(game, *(f"? {each}" for each in asked))
    out = flat(capsys)
    assert "takes back, as long as nobody has learned anything" in out
    assert "You are a merchant. Prestige wins" in out
    assert "Everything is weighed here, promises included." in out
    assert "Here: Bob and you." in out
    assert "Adventurers are sharing out loot and hunger" in out
    assert "Bob, in Kien: 7 gold" in out
    assert out.count("Four legs beat two boots.") == 2, "also by its French name"
    assert "Roads lead to" in out
    assert "Anybody may trade with anybody at any time" in out
    assert "“nonsense” is no card, no place, nobody here and no topic." in out
    assert "Which one do you mean by “s”: " in out
