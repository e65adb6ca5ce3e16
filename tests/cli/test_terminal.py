"""The terminal on prepared tables: menus, runs in any order, taking back, and words for everything."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from comptoir.bots import RandomBot
from comptoir.cli.terminal import commands
from comptoir.cli.terminal.answering import Answering
from comptoir.cli.terminal.dale.parlour import DaleParlour
from comptoir.cli.terminal.menu import find, matches, plain
from comptoir.cli.terminal.screen import BLANK_LINES
from comptoir.cli.terminal.session import Chair, Session
from comptoir.core import Dice, Match
from comptoir.dale import GAME
from comptoir.dale.catalogue import SET_NAMES
from comptoir.telling.collecting import Selection
from comptoir.telling.dale.story import TELLERS
from comptoir.telling.shown import Choice
from comptoir.telling.telling import Menu
from comptoir.words import LANGUAGES, words
from tests.cli.keyboard import Scripted, shown, sit
from tests.scenarios.dale.stage import given
from tests.words.test_words import event_names


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that breaks off is saved; not here."""
    monkeypatch.chdir(tmp_path)


# -- runs -----------------------------------------------------------------------------------------------


def test_a_stack_is_collected_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="swift_broker cookies relic spyglass acorn", stall=["swift_broker"] * 5, actions=2)
    sit(game, "build", "relic", "n", "u", "cookies", "spyglass")
    out = shown(capsys)
    assert "“n” is nothing you can pick now." in out
    assert "Build stack 6: cards of one set that add up to exactly 6. 2 so far, 4 to go." in out
    assert "So far: Cookies\n" in out
    assert "You build stack 6: Cookies and Spyglass." in out


def test_the_only_way_to_go_on_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="swift_broker cookies relic spyglass acorn", stall=["swift_broker"] * 5, actions=2)
    sit(game, "build", "spyglass")
    assert "You build stack 6: Cookies and Spyglass." in shown(capsys)


def test_a_stack_is_sent_whole(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="swift_broker cookies relic spyglass acorn", stall=["swift_broker"] * 5, actions=2)
    sit(game, "build", "relic, cookies, swift")
    assert "You build stack 6: Swift Broker, Cookies and Shattered Relic." in shown(capsys)


def test_a_collection_is_taken_back_card_by_card(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="swift_broker cookies relic spyglass acorn", stall=["swift_broker"] * 5, actions=2)
    before = game.match.hash
    sit(game, "build", "relic", "cookies relic", "u", "u")
    out = shown(capsys)
    assert out.count("Build stack 6: cards of one set that add up to exactly 6.\n") == 2
    assert "What will you do?" in out.rpartition("Taken back.")[2]
    assert game.match.hash == before


@pytest.mark.parametrize(
    ("hand", "cards", "reason"),
    [
        ("cookies relic cookies", "cookies cookies relic", "they count 7, and it takes exactly 5"),
        ("cookies relic spyglass vendor", "cookies prepaid", "All cards of a stack must be of one set"),
    ],
)
def test_a_wrong_stack_is_explained(
    hand: str, cards: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    stall = ["swift_broker"] * 4
    game = given(hand=f"{hand} prepaid essential", stall=stall, actions=2, sets="squirrels")
    sit(game, "build", cards)
    out = shown(capsys).replace("\n", " ")
    assert reason in out
    assert "You build" not in out


def test_a_stack_may_grow_while_it_could_end(capsys: pytest.CaptureFixture[str]) -> None:
    """Winter Is Coming lets one more stack be built, or not."""
    game = given(hand="winter vendor vendor chest acorn", stall=["vendor"] * 4, actions=2)
    sit(game, "build", "winter", "done")
    out = shown(capsys)
    assert "You build stack 5: Winter Is Coming." in out
    assert "Winter Is Coming: build stack 6, if you like.\n  0. Done\n" in out
    assert len(game.table.stalls[0]) == 5


def test_superfluous_cards_may_be_added_with_stock_clearance(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="clearance junk junk cookies", market="spyglass", actions=2)
    sit(game, "buy", "clearance", "junk", "")
    out = shown(capsys)
    assert "Spyglass costs 4, and 5 are on the table: add more cards, or stop here." in out
    assert "You buy Spyglass for 4, paying with Stock Clearance and Junk." in out


def test_an_order_can_be_left_as_it_lies(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="spyglass", deck="junk relic cookies toy")
    sit(game, "play", "relic", "a")
    out = shown(capsys)
    assert "You look at the top 3 cards of your deck: Favourite Toy, Cookies and Shattered\n  Relic." in out
    assert "a takes the rest in the order shown." in out
    assert "You put Favourite Toy and Cookies on your deck." in out


def test_what_reads_the_same_is_not_asked(capsys: pytest.CaptureFixture[str]) -> None:
    """Whichever Junk it is, it is Junk; and what the others have seen cannot be taken back."""
    game = given(hand="rotten junk junk junk", actions=3)
    sit(game, "play rotten", "u")
    out = shown(capsys)
    assert "Rotten Food: which card" not in out
    assert "You put Junk on Bob’s deck." in out
    assert "This cannot be taken back: somebody has seen a new card since" in out


def test_which_of_equal_cards_of_the_discard(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="nostalgic acorn", discard="junk cookies junk", stall=["vendor"] * 3, actions=2)
    sit(game, "build", "nostalgic junk", "number 3")
    out = shown(capsys)
    assert "Which of these equal cards do you take?" in out
    assert "  1. Junk (1), on top of your discard\n" in out
    assert "  2. Junk (1), number 3 from the top of your discard\n" in out
    assert [game.table.faces[card] for card in game.table.discards[0]][-1] == 0


def test_a_value_is_typed_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    """Two people at one keyboard: Bob guesses, in the middle of Anne's turn."""
    game = given(hand="flashy blindfold cookies", actions=2, blindfold_values="shifted")
    enters = ("", "")
    sit(game, "", "flashy", "blindfold", *enters, "6", *enters, "4", people=2)
    out = shown(capsys)
    assert "Blindfold: Anne has chosen a card in secret. Which value do you name?\n  2. Value 2\n" in out
    assert "Bob names the value 6." in out
    assert "Blindfold: wrong guess! Which value does your card have this turn?" in out
    assert "Cookies counts 4 this turn." in out
    forced = "Only an inventory is possible.\n\nInventory. Which cards do you discard? None is fine, too.\n"
    assert f"{forced}  0. Done\n  1. Cookies (4)\n" in out


def test_a_win_can_be_shared(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="junk", deck="junk junk junk junk junk", them={"hand": "junk"}, turn_limit=1)
    sit(game, "inventory", "")
    out = shown(capsys)
    assert "The game ends after turn 1. Most stacks: Bob and you." in out
    assert "Bob and you share the win, on turn 1." in out


# -- what is shown --------------------------------------------------------------------------------------


def test_the_table_tells_current_values_and_known_cards(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(
        hand="flashy junk junk cookies",
        them={"hand": "acorn junk", "discard": "junk cookies", "stall": ["swift_broker"]},
        market="spyglass - acorn",
        deck="junk",
        actions=2,
    )
    card = game.table.hands[1][0]
    game.table.known[card] = game.table.public
    sit(game, "play flashy", "m")
    out = shown(capsys)
    assert "  4  4+0  Spyglass  Macaws     Technique +\n" in out
    assert "  –       empty\n" in out
    assert "  6  4+2  Acorn     Squirrels  Technique +\n" in out
    assert "Your hand (3 cards, worth 7)\n" in out
    assert "  2  Junk ×2          Rubbish  printed 1\n" in out
    assert "  Bob: hand 2 (with Acorn), deck 0, discard 2 (top: Cookies)\n" in out
    assert "Bonus action: what will you do? You have 2 actions." in out
    assert "  Bob: 1 stack, next: 2\n    1: Swift Broker\n" in out


def test_a_card_that_counts_something_else_is_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="haggler haggler junk", roll=2, actions=2, market="charm")
    sit(game, "use", "buy", "haggler", "haggler (1)")
    out = shown(capsys)
    assert "You use Bold Haggler.\nYou roll the ocelot die: 2.\nBold Haggler counts 3 this turn.\n" in out
    assert "  1. Bold Haggler (1)\n" in out
    assert "  3. Bold Haggler (3)\n" in out
    assert "“haggler” can mean several things:" in out


def test_a_chameleon_says_what_it_is_used_as(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="trendsetting junk", market="spyglass cookies", deck="junk junk junk junk", actions=2)
    sit(game, "? trend", "trendsetting as spy", "1", "a")
    out = shown(capsys)
    assert "  1. Play Trendsetting as Spyglass (+)\n" in out
    assert "You can do that now: 1. Play Trendsetting as Spyglass (+)" in out
    assert "You play Trendsetting as Spyglass." in out


def test_why_not_in_a_run(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="acorn spyglass junk cookies", market="toy", actions=2)
    sit(game, "buy", "junk", "? cookies", "? spyglass")
    about_cookies, about_spyglass = shown(capsys).split("> ")[-2:]
    assert "That card would be superfluous: the others are enough to pay 5." in about_cookies
    assert "superfluous" not in about_spyglass


def test_nobody_sees_another_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """Every screen between two clearings belongs to one person and names no card only the other knows."""
    game = given(
        hand="spyglass relic toy",
        deck="swift_broker swift_broker",
        market="acorn acorn acorn acorn acorn",
        them={"hand": "prepaid essential discovery", "deck": "loyal loyal"},
    )
    anne = ("Spyglass", "Shattered Relic", "Favourite Toy", "Swift Broker")
    bob = ("Prepaid Good", "Essential Purchase", "Market Discovery", "Loyal Partner")
    hand_over = ("", "")
    sit(game, "", "inventory", "", *hand_over, "m", "l", "d", "inventory", "", *hand_over, "l 99", people=2)
    screens = shown(capsys).split("\n" * BLANK_LINES)
    assert len(screens) == 3
    for number, screen in enumerate(screens):
        mine, others = (anne, bob) if number % 2 == 0 else (bob, anne)
        assert [name for name in mine if name in screen]
        assert [name for name in others if name in screen] == []


# -- collections and matching ---------------------------------------------------------------------------


def selection(choice: Choice, count: int = 3, most: tuple[int, ...] = ()) -> Selection:
    return Selection(Menu(tuple(range(count)), choice, most))


@pytest.mark.parametrize(
    ("items", "offered", "could_end"),
    [
        ((), [0, 1, 2], False),
        ((2,), [1], False),
        ((0,), [1], True),
        ((1, 0), [], True),
    ],
)
def test_a_selection_grows_towards_a_complete_set(
    items: tuple[int, ...], offered: list[int], could_end: bool
) -> None:
    chosen = selection(Choice(False, 1, 2, sets=[[0], [0, 1], [1, 2]]))
    chosen.items = items
    assert chosen.offered == offered
    assert chosen.could_end == could_end
    assert chosen.is_complete == (could_end and not offered)
    assert chosen.accepts((2,)) == (items == ())


@pytest.mark.parametrize(
    ("items", "offered", "could_end"),
    [((), [0, 1, 2], False), ((2,), [0, 1], True), ((2, 0), [], True)],
)
def test_a_selection_needs_no_list_of_sets(
    items: tuple[int, ...], offered: list[int], could_end: bool
) -> None:
    chosen = selection(Choice(False, 1, 2))
    chosen.items = items
    assert chosen.offered == offered
    assert chosen.could_end == could_end
    assert chosen.is_complete == (could_end and not offered)
    assert chosen.accepts((0, 1)) == (items == ())
    assert not chosen.accepts((2, 2))


def test_a_selection_takes_as_many_as_there_are() -> None:
    """Two wood and a wine, of which three are wanted."""
    chosen = selection(Choice(False, 3, 3), count=2, most=(2, 1))
    chosen.items = (0,)
    assert chosen.accepts((0, 1))
    assert not chosen.accepts((0, 0))
    assert chosen.offered == [0, 1]
    chosen.items = (0, 0)
    assert chosen.offered == [1]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("play", [0]),
        ("spy", [0, 1]),
        ("buy spy", [1]),
        ("spyglass for 4", [1]),
        ("glass", []),
        ("ETAL", [2]),
        ("l'etal", [2]),
        ("nothing", []),
        ("", []),
    ],
)
def test_any_part_of_the_words_will_do(query: str, found: list[int]) -> None:
    assert matches(query, ["Play Spyglass (+)", "Buy Spyglass for 4", "L’Étal"]) == found


def test_comparing_forgets_case_accents_and_typography() -> None:
    assert plain("  Spectacle tape-à-l’ŒIL ×2 ") == "spectacle tape a l oeil x 2"


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("?", ("help", "")),
        ("?acorn", ("help", "acorn")),
        ("AIDE", ("help", "")),
        ("l", ("log", "")),
        ("l 30", ("log", "30")),
        ("l hiver", None),
        ("défausses greta", ("discards", "greta")),
        ("s ma partie.json", ("save", "ma partie.json")),
        ("u 2", None),
        ("gland", None),
    ],
)
def test_commands_are_told_from_names(text: str, command: tuple[str, str] | None) -> None:
    assert commands.read_in(DaleParlour, text) == command


# -- words for everything -------------------------------------------------------------------------------


def test_every_event_is_told() -> None:
    assert {each.name() for each in TELLERS} == event_names()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("first", range(len(SET_NAMES)))
def test_everything_that_happens_has_words(
    first: int, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random games with every set: each question, option and event is worded for whoever sees it."""
    monkeypatch.setenv("COLUMNS", "80")
    teams = first % 4 == 3
    players = 4 if teams else 2 + first % 3
    sets = [SET_NAMES[(first + step) % len(SET_NAMES)] for step in range(players + 1 - teams)]
    options = {"players": players, "sets": sets, "teams": teams}
    match = Match(GAME, options, Dice.seeded(first).key)
    names = ("Anne", "Bob", "Élise", "Wilma")
    session = Session(match, [Chair(name, None) for name in names[:players]], words(lang), Scripted())
    parlour = session.parlour
    bot = RandomBot(Dice.seeded(lang))
    for _ in range(80):
        if match.is_over:
            break
        decision = match.decisions[0]
        answering = Answering(session, decision.seat)
        parlour.show_before(answering)
        answering.show_options()
        items = answering.items
        assert all(number == item.number for number, item in enumerate(items, items[0].number)), items
        for item in items:
            assert [each.text for each in find(items, item.text)] == [item.text]
            assert find(items, str(item.number)) == [item]
        for item in items[:3]:
            parlour.explain(answering, str(item.number))
        match.answer(decision.seat, bot.pick(decision))
        for observer in (*range(players), match.table.spectator):
            session.news(observer)
    out = capsys.readouterr().out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "???" not in out
    assert "{" not in out
    assert not [line for line, after in pairwise(out.splitlines()) if line.endswith(" ") and after]


# -- what is lost without a choice ------------------------------------------------------------------------


def test_the_only_card_to_pay_with_is_confirmed(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="acorn", market="cookies", actions=2)
    before = game.match.hash
    sit(game, "buy cookies", "u")
    assert "  1. Acorn (4)\nEnter: yes.\nu goes back.\n" in shown(capsys)
    assert game.match.hash == before
    sit(game, "buy cookies", "")
    game.then(hand="cookies")


def test_the_rest_of_a_payment_is_confirmed_where_there_is_no_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = given(hand="relic junk", market="acorn", actions=2)
    before = game.match.hash
    sit(game, "buy acorn", "relic", "u", "u", "u")
    assert "So far: Shattered Relic, Junk\n  0. Done\nEnter: yes.\nu goes back.\n" in shown(capsys)
    assert game.match.hash == before
    sit(game, "buy acorn", "relic", "")
    game.then(hand="acorn")


def test_all_pays_with_everything(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, buy, word in (("en", "buy acorn", "all"), ("fr", "acheter gland", "tout")):
        game = given(hand="junk junk cookies", market="acorn", actions=2)
        sit(game, buy, word, lang=lang)
        game.then(hand="acorn")
    unwanted = given(hand="junk junk junk cookies", market="acorn", actions=2)
    sit(unwanted, "buy acorn", "all")
    unwanted.then(hand="junk junk junk cookies")


def test_a_hint_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="swift_broker shattered_relic junk", market="cookies", actions=2)
    before = game.match.hash
    sit(game, "hint")
    told = " ".join(shown(capsys).split())
    assert "A bot would choose this: " in told
    assert "That builds stack 1 now and leaves you Shattered Relic (3)." in told
    assert game.match.hash == before


@pytest.mark.parametrize(
    ("lang", "chance", "next_best"),
    [
        ("en", r"Chance of winning: \d+%\.", r"  \d+%  [A-Z]"),
        ("fr", r"Chances de gagner\s: \d+\s%\.", r"  \d+\s%  [A-Z]"),
    ],
)
def test_a_hint_says_how_likely_the_best_picks_win(
    lang: str, chance: str, next_best: str, capsys: pytest.CaptureFixture[str]
) -> None:
    hand, deck = "swift_broker shattered_relic spyglass junk", "junk toy relic junk cookies"
    game = given(hand=hand, deck=deck, market="cookies toy", actions=2)
    sit(game, "h", lang=lang)
    _, _, told = shown(capsys).rpartition("> h")
    assert len(re.findall(chance, " ".join(told.split()))) == 1
    assert len(re.findall(next_best, told)) == 2, "with it, the three best"


def test_a_hint_in_the_middle_of_an_action_speaks_of_no_chances(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand="junk junk cookies", market="acorn", actions=2)
    sit(game, "buy acorn", "h")
    _, _, told = shown(capsys).rpartition("> h")
    assert "A bot would choose this: " in told
    assert "%" not in told
