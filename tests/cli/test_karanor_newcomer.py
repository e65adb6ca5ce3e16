"""Somebody who does not know Karanor yet: why something is not possible, where things are, what to read."""

import re
from pathlib import Path

import pytest

from comptoir.bots import RandomBot
from comptoir.cli.terminal.karanor.drawing import NARROWEST
from comptoir.cli.terminal.session import Chair, Session
from comptoir.core import Dice
from comptoir.karanor.ways import journeys
from comptoir.words import words
from tests.cli.keyboard import Scripted, shown, sit
from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import Stage, given


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that breaks off is saved; not here."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")


def flat(capsys: pytest.CaptureFixture[str]) -> str:
    """What was shown, as if the window were endlessly wide."""
    return " ".join(shown(capsys).split())


# -- what is not possible -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "lang", "told"),
    [
        ("harvest", "en", "There is nothing to harvest at Kien: no resource grows there."),
        ("récolter", "fr", "Il n’y a rien à récolter ici (« Kien ») : aucune ressource n’y pousse."),
        ("build", "en", "You have a shop at Kien already"),
        ("build the inn", "en", "You have a shop at Kien already"),
        ("deliver", "en", "The open delivery goes to Perlance."),
        ("talk to somebody", "en", "No inhabitant is left at Kien."),
        ("villa", "en", "There is no villa at Kien."),
        ("market", "en", "There is no market in this game"),
        ("hire somebody", "en", "That costs 5 gold, and you have 0."),
        ("bruna", "en", "That costs 5 gold, and you have 0."),
        ("quest", "en", "The Kien Wedding you still need"),
        ("wedding", "en", "The Kien Wedding you still need"),
        ("black market", "en", "You hold no black-market card. They come with prestige."),
        ("kien", "en", "You are in Kien already."),
    ],
)
def test_the_rules_say_why_something_is_not_possible(
    typed: str, lang: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = given(
        at="kien",
        delivery="de_perlance",
        commerces="populaire",
        shops="kien",
        quests="q_noces",
        seats={1: {}, 2: {}},
    )
    before = game.match.hash
    sit(game, typed, lang=lang)
    assert told in flat(capsys)
    assert game.match.hash == before


def test_who_holds_nothing_of_the_sort_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    sit(given(at="lande_lanternes"), "quests", "construire")
    out = shown(capsys)
    assert "You hold no quest. Inhabitants have some to tell." in out
    assert "You hold no commerce card to build." in out


def test_nonsense_stays_nonsense(capsys: pytest.CaptureFixture[str]) -> None:
    sit(given(at="kien"), "xyz", "??", "-1", "k")
    out = shown(capsys)
    assert out.count("is nothing you can pick now.") == 3
    assert "You are in Kien already." not in out, "one letter is no name"


def test_a_place_far_away_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    sit(given(at="ombrelac", gold=1), "go to kien", "? kien")
    out = flat(capsys)
    assert "Kien is not next to Shadelake." in out
    way = "3 steps from here, 2 moves, 2 gold for the sea: Mages’ Tower → Lantern Heath → Kien."
    assert out.count(way) == 2


def place_of(game: Stage) -> str:
    return PACK.territories[game.table.pawns[0]].id


@pytest.mark.parametrize(
    ("typed", "lang"), [("go kien", "en"), ("go 1", "en"), ("travel to kien", "en"), ("aller à Kien", "fr")]
)
def test_one_word_travels_over_several_territories(
    typed: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = given(at="ombrelac", gold=4, seats={1: {"at": "ombrelac"}})
    before = game.match.hash
    sit(game, typed, lang=lang)
    assert place_of(game) == "kien", shown(capsys)
    assert (game.table.gold[0], game.table.actions) == (2, 2)
    again = given(at="ombrelac", gold=4, seats={1: {"at": "ombrelac"}})
    assert again.match.hash == before
    sit(again, "go to the mages’ tower")
    assert place_of(again) == "tour_des_mages"


def test_a_journey_by_land_is_taken_back_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien")
    before = game.match.hash
    sit(game, "go to the grey quarry", "u")
    out = shown(capsys)
    assert "You move from Kien to Three Milestones." in out
    assert "You move on from Three Milestones to Grey Quarry." in out
    assert game.match.hash == before


def test_of_a_short_way_and_a_cheap_one_the_person_chooses(capsys: pytest.CaptureFixture[str]) -> None:
    here, place, ways = next(
        (here.id, place, ways)
        for here in PACK.territories
        for place, ways in journeys(given(at=here.id, gold=9).match.view(0), 0).items()
        if len(ways) > 1 and all(way.is_possible for way in ways)
    )
    for line, gold in (("1", 9 - ways[0].gold), ("2", 9 - ways[1].gold), ("", 9)):
        game = given(at=here, gold=9)
        sit(game, f"go {place + 1}", line)
        assert "Which way?" in shown(capsys)
        assert game.table.gold[0] == gold
        assert (game.table.pawns[0] == place) == bool(line)


def test_the_shortest_way_sails_as_little_as_it_can() -> None:
    def places(*names: str) -> tuple[int, ...]:
        return tuple(PACK.index("territories", name) for name in names)

    kien, quarry, wrecks = places("kien", "carriere_grise", "plage_epaves")
    (milestones,) = places("trois_bornes")
    ways = {place: found[0] for place, found in journeys(given(at="kien").match.view(0), 0).items()}
    fare = PACK.numbers.sea_cost
    assert kien not in ways
    assert (tuple(ways[quarry].steps), ways[quarry].gold) == ((milestones, quarry), 0)
    assert (tuple(ways[wrecks].steps), ways[wrecks].gold) == ((milestones, quarry, wrecks), fare)


def test_what_is_possible_is_understood_in_other_words(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien")
    sit(game, "go to the three milestones", "speak with them", "aller vers Kien")
    assert "You move" in shown(capsys)
    assert game.table.pawns[0] == PACK.index("territories", "kien")
    assert len(game.table.quests[0]) + len(game.table.quest_discard) == 1


# -- what is read before choosing -----------------------------------------------------------------------


def test_the_story_of_an_immediate_choice_is_read_once(capsys: pytest.CaptureFixture[str]) -> None:
    sit(given(at="lande_lanternes", gold=2, goods="fruit", quest_deck="q_poulain"), "talk", "nurse")
    asked = flat(capsys)
    assert "The Lame Foal. It limps on the leg nobody looks at. What do you do?" in asked
    assert asked.count("It limps on the leg nobody looks at.") == 1
    assert "The Lame Foal: “Nurse it” for 2 gold and 1 fruit." in asked


def test_a_choice_with_one_way_out_is_told_with_the_other_one(capsys: pytest.CaptureFixture[str]) -> None:
    sit(given(at="lande_lanternes", gold=2, quest_deck="q_poulain"), "talk")
    told = flat(capsys)
    assert told.count("It limps on the leg nobody looks at.") == 1
    assert "“Nurse it” – for 2 gold, 1 fruit" in told, "why that was not possible"
    assert "The Lame Foal: “Report it to its owner”." in told, "nobody was asked"


def test_a_commerce_in_hand_says_what_it_still_needs(capsys: pytest.CaptureFixture[str]) -> None:
    sit(given(at="kien", gold=9, goods="fruit meat", commerces="populaire primeurs"))
    out = flat(capsys)
    assert "the Mount insignia (missing: 1 cloth)" in out
    assert "(missing: 1 fruit)" in out
    sit(given(at="kien", gold=9, goods="2 fruit", commerces="primeurs"))
    assert "(nothing missing: build it in a city where you have no shop)" in flat(capsys)


def test_a_resource_says_where_it_grows(capsys: pytest.CaptureFixture[str]) -> None:
    sit(given(at="kien"), "? wine")
    assert "Grows at: Aubrel Vineyards (12) and Frost Slopes (24)" in shown(capsys)


def test_an_action_that_costs_one_is_not_called_free(capsys: pytest.CaptureFixture[str]) -> None:
    sit(given(at="kien", goods="2 wine", black_market="recel"))
    out = shown(capsys)
    heading = "Cards and associates (no action unless they say so)\n"
    assert out[out.index(heading) + len(heading) :].lstrip().split(". ", 1)[1].startswith("Play Fencing (1 ")


def test_the_market_can_be_left_again(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", gold=9, market="2 wood", seats={1: {}})
    before = game.match.hash
    sit(game, "market", "u")
    assert "u goes back." in shown(capsys)
    assert game.match.hash == before


def test_what_lasts_says_until_when(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", black_market="guet", seats={1: {"at": "kien"}})
    sit(game, "ambush", "b", lang="en")
    assert "Actions: -1 (until the end of their next turn)" in shown(capsys)


# -- the map --------------------------------------------------------------------------------------------


def maps_shown(height: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> int:
    """How often the map is drawn in three turns."""
    monkeypatch.setenv("LINES", str(height))
    game = given(at="kien", seats={1: {}})
    chairs = [Chair("Anne", None), Chair("Bob", RandomBot(Dice.seeded(1)))]
    session = Session(game.match, chairs, words("en"), Scripted("0", "0"))
    with pytest.raises(Scripted.Done):
        session.run()
    assert game.table.round == 3
    return shown(capsys).count("\nMap\n")


def test_the_map_does_not_push_the_news_out_of_a_small_window(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert maps_shown(30, capsys, monkeypatch) == 0
    assert maps_shown(80, capsys, monkeypatch) == 3


def test_a_turn_fits_on_one_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    height = 40
    monkeypatch.setenv("LINES", str(height))
    game = given(
        at="fort_ardent",
        gold=9,
        goods="2 wood wine fruit",
        commerces="populaire primeurs",
        quests="q_feu_de_camp q_noces",
        seats={seat: {} for seat in (1, 2, 3)},
    )
    sit(game, "m")
    turn, on_demand = shown(capsys).split("> m")
    assert len(turn.splitlines()) <= height
    assert "\nMap\n" not in turn
    assert "\nMap\n" in on_demand


def test_a_narrow_window_lists_the_territories_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(NARROWEST - 10))
    sit(given(at="kien"), "m")
    before, on_demand = shown(capsys).split("> m")
    assert "Great Karane" not in before
    assert on_demand.count("Great Karane") == 1
    assert max(len(line) for line in on_demand.splitlines()) < NARROWEST


# -- trade and the end ----------------------------------------------------------------------------------


def test_whoever_gets_an_offer_is_told_how_to_answer_it(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="kien", gold=5, goods="2 wood", seats={1: {"gold": 4}, 2: {"gold": 7}})
    sit(game, "", "t give 2 wood get 3 gold to bob", "", "", people=3)
    answering = shown(capsys).split("Bob, an offer for you:")[1]
    assert "Offer 1: Anne offers you 2 wood for 3 gold." in answering
    assert "What do you answer?\n  a 1: accept offer 1\n  d 1: decline it\n" in answering
    assert "a new offer" not in answering
    assert "Oskar:" not in answering, "whoever has nothing to do with it"


def test_the_end_shows_who_won_and_where_the_prestige_came_from(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(at="lac_noir", gold=20, prestige=9, first=1, seats={1: {"prestige": 10, "gold": 1}})
    chairs = [Chair("Anne", None), Chair("Bob", RandomBot(Dice.seeded(1)))]
    assert Session(game.match, chairs, words("en"), Scripted("villa", "0", "")).run() == 0
    out = shown(capsys)
    assert "Bob has set off the last round: no more trade. This is your last turn." in out
    result, sheet = out.split("\nStandings\n")
    assert result.rstrip().endswith("You win with 10 prestige and 12 gold, which breaks the tie!")
    assert sheet.splitlines()[:4] == [
        "            You  Bob",
        "  Villas      1    0",
        "  Prestige   10   10",
        "  Gold       12    1",
    ]


@pytest.mark.parametrize(
    ("lang", "typed", "goods", "told"),
    [
        (
            "en",
            "h",
            "",
            "(for|while) (building Greengrocer’s Stall|an associate)",
        ),
        (
            "fr",
            "h",
            "",
            "pour (construire [^.]+|recruter un associé)",
        ),
        ("en", "hint", "2 fruit", "Nothing else you can aim at gives as much for the actions it takes."),
        ("fr", "conseil", "2 fruit", "Rien d’autre ne rapporte autant pour les actions que cela demande."),
    ],
)
def test_a_hint_says_why(
    lang: str, typed: str, goods: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = given(at="kien", gold=9 if goods else 3, goods=goods, commerces="primeurs")
    before = game.match.hash
    sit(game, typed, lang=lang)
    assert re.search(told, flat(capsys))
    assert game.match.hash == before


@pytest.mark.parametrize(
    ("lang", "chance", "next_best"),
    [
        ("en", r"Chance of winning: \d+%\.", r"\n  \d+%  [A-Z]"),
        ("fr", r"Chances de gagner\s: \d+\s%\.", r"\n  \d+\s%  [A-Z]"),
    ],
)
def test_a_hint_says_how_likely_the_best_picks_win(
    lang: str, chance: str, next_best: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = given(at="kien", gold=9, goods="2 fruit", commerces="primeurs populaire", quests="q_noces")
    sit(game, "h", lang=lang)
    _, _, told = shown(capsys).rpartition("> h")
    assert len(re.findall(chance, " ".join(told.split()))) == 1
    assert len(re.findall(next_best, told)) == 2, "with it, the three best"
