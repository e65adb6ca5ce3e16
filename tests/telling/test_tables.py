"""Setting up a table, the catalogue, hints, and the story of a game."""

from typing import Any

import msgspec
import pytest

from comptoir.core import BadOptions, Dice, Match, registry
from comptoir.dale import GAME
from comptoir.dale.catalogue import SETS
from comptoir.telling import telling
from comptoir.telling.dale.shapes import DaleStory, Progress, Tally
from comptoir.telling.dale.telling import TELLING
from comptoir.telling.shown import Mention
from tests.scenarios.dale.stage import given
from tests.telling.reading import mentions, read, reader

DICE = Dice.seeded("tables")


def test_the_telling_is_found_by_its_game() -> None:
    assert telling.find("dale") is TELLING
    assert "dale" in registry.names("telling")
    with pytest.raises(BadOptions, match="unknown_game"):
        telling.find("chess")


# -- options --------------------------------------------------------------------------------------------


def options(**wishes: Any) -> dict[str, Any]:
    return dict(TELLING.options(wishes, DICE))


def test_without_wishes_it_is_the_beginners_table() -> None:
    assert options()["sets"] == ["macaws", "pandas", "squirrels"]
    assert options()["players"] == 2


def test_a_preset_gives_as_many_sets_as_are_needed() -> None:
    assert options(players=4, sets="nasty")["sets"] == [
        "raccoons",
        "crocodiles",
        "magpies",
        "fennecs",
        "ocelots",
    ]
    assert len(options(teams=True, sets="lucky")["sets"]) == 4
    assert options(teams=True)["players"] == 4


def test_sets_are_picked_or_drawn_within_limits() -> None:
    assert options(sets=["owls", "hares", "lemurs"], first=1)["sets"] == ["owls", "hares", "lemurs"]
    easy = {each.name for each in SETS if each.ratings.complexity == 1}
    assert set(options(sets="random", limits={"complexity": [1, 1]})["sets"]) <= easy
    assert set(options(limits={"complexity": [1, 1]})["sets"]) <= easy
    draws = {str(TELLING.options({"sets": "random"}, Dice.seeded(seed))["sets"]) for seed in range(9)}
    assert len(draws) > 5


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"players": 7}, "out_of_range"),
        ({"players": "two"}, "out_of_range"),
        ({"players": 3, "teams": True}, "teams_players"),
        ({"teams": "yes"}, "bad_option"),
        ({"sets": ["owls"]}, "set_count"),
        ({"sets": ["dragons", "owls", "hares"]}, "unknown_set"),
        ({"sets": "dragons"}, "unknown_set"),
        ({"sets": 7}, "unknown_set"),
        ({"sets": [1, 2, 3]}, "unknown_set"),
        ({"sets": "nasty", "limits": {"luck": [0, 1]}}, "filters_without_random"),
        ({"limits": {"luck": [2, 1]}}, "rating_range"),
        ({"limits": {"luck": "1..2"}}, "rating_range"),
        ({"limits": {"size": [0, 1]}}, "unknown_option"),
        ({"limits": [1]}, "unknown_option"),
        ({"limits": {"luck": [0, 0], "nastiness": [3, 3]}}, "too_few_sets"),
        ({"first": 2}, "out_of_range"),
        ({"colour": "red"}, "unknown_option"),
    ],
)
def test_bad_wishes_are_refused_in_words(wishes: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        TELLING.options(wishes, DICE)
    assert refusal.value.code == code
    for lang in ("en", "fr"):
        said = read(TELLING.sentence(refusal.value, reader(given(hand="junk").match, 0, lang)))
        assert said
        assert "--" not in said


# -- the catalogue --------------------------------------------------------------------------------------


def test_the_catalogue_holds_everything_in_both_languages() -> None:
    catalogue = TELLING.catalogue()
    assert (catalogue.title.en, catalogue.title.fr) == ("Dale of Merchants", "La Vallée des Marchands")
    assert (len(catalogue.sets), len(catalogue.cards), len(catalogue.presets)) == (18, 109, 8)
    hares = next(each for each in catalogue.sets if each.name == "hares")
    assert (hares.short.fr, hares.complexity, hares.die[0]) == ("Blanchons", 2, "stars")
    spyglass = next(each for each in catalogue.cards if each.face == "spyglass")
    assert (spyglass.name.fr, spyglass.value, spyglass.copies) == ("Longue-vue", 4, 3)
    assert (spyglass.kind, spyglass.bonus) == ("technique", True)
    junk = next(each for each in catalogue.cards if each.face == "junk")
    assert (junk.set, junk.kind) == ("", "rubbish")
    assert catalogue.bots == ["beginner", "easy", "medium", "hard", "expert", "random"]
    assert msgspec.json.decode(msgspec.json.encode(catalogue), type=TELLING.catalogue_type) == catalogue


def test_every_ruling_is_there_in_both_languages() -> None:
    rulings = [each for card in TELLING.catalogue().cards for each in card.rulings]
    assert all(each.en and each.fr and each.en != each.fr for each in rulings)


# -- hints ----------------------------------------------------------------------------------------------


def test_a_hint_says_what_a_bot_would_do() -> None:
    game = given(hand="spyglass junk", deck="junk", actions=2)
    offer = TELLING.offer(game.match, 0)
    told = TELLING.advice(game.match.view(0), offer, [0], reader(game.match, 0))
    assert read(told) == "A bot would choose this: Play Spyglass (+)."
    assert Mention("spyglass", "Spyglass") in told
    nothing = TELLING.advice(game.match.view(0), offer, [], reader(game.match, 0, "fr"))
    assert read(nothing) == "Un robot ne choisirait rien ici."
    assert mentions(nothing) == []


# -- the story ------------------------------------------------------------------------------------------


def test_the_story_of_a_short_game() -> None:
    game = given(hand="haggler junk", market="cookies", roll=3, sets="ocelots", actions=3)
    game.use("haggler")
    game.match.answer(0, ("purchase", 0))
    game.match.answer_run(0, [next(each for each in game.table.hands[0])])
    game.match.answer(0, ("inventory",))
    game.match.answer_run(0, [])
    told = TELLING.story(game.match)
    assert isinstance(told, DaleStory)
    me, other = told.seats
    assert (me.bought, me.spent, me.inventories, me.turns) == ([Tally("cookies", 1)], 2, 1, 1)
    assert (other.bought, other.turns) == ([], 0)
    assert told.stacks == [Progress(0, [0, 0])]
    (luck,) = told.dice
    assert (luck.die, luck.seat, luck.rolls, luck.mean, luck.expected) == ("ocelots", 0, 1, 3, 1.5)
    assert [(each.result, each.count) for each in luck.results] == [("0", 0), ("1", 0), ("2", 0), ("3", 1)]


def test_a_chameleon_counts_as_what_it_was_played_as() -> None:
    game = given(hand="reflection junk", them={"discard": "toy"}, discard="relic", actions=2)
    told = TELLING.story(game.play("reflection as toy").match)
    assert told.seats[0].played == [Tally("favourite_toy", 1)]


@pytest.mark.parametrize("teams", [False, True])
def test_the_story_of_a_whole_game(teams: bool) -> None:
    options = {
        "players": 4,
        "teams": teams,
        "sets": ["hares", "ocelots", "macaws", "owls"] + ["pandas"] * (not teams),
    }
    match = Match(GAME, options, Dice.seeded("story").key)
    chance = Dice.seeded("picks")
    while not match.is_over and match.table.turn < 120:
        decision = match.decisions[0]
        build = ("build",)
        pick = build if build in decision.options else decision.options[chance.below(len(decision.options))]
        match.answer(decision.seat, pick)
    told = TELLING.story(match)
    assert told.turns == match.table.turn
    assert told.stacks[-1].stacks == TELLING.progress(match)
    assert max(told.stacks[-1].stacks) > 0
    assert [each.turn for each in told.stacks] == sorted(each.turn for each in told.stacks)
    assert sum(each.turns for each in told.seats) == told.turns
    assert sum(each.built for each in told.seats) == len(told.stacks) - 1
    assert all(each.rolls == sum(cast.count for cast in each.results) for each in told.dice)
    assert msgspec.json.decode(msgspec.json.encode(told), type=TELLING.story_type) == told


def test_the_page_is_told_what_sizes_of_tables_there_are_and_who_sits_with_whom() -> None:
    sizes = [(each.players, each.teams, each.sets) for each in TELLING.catalogue().sizes]
    assert sizes == [(2, False, 3), (3, False, 4), (4, False, 5), (4, True, 4)]
    for players, teams, sets in sizes:
        wanted = [each.name for each in SETS[:sets]]
        match = Match(GAME, {"players": players, "teams": teams, "sets": wanted}, DICE.key)
        mates = [seat.mate for seat in TELLING.scene(match.view(0), lambda token: token).seats]
        assert mates == ([2, 3, 0, 1] if teams else [-1] * players)
