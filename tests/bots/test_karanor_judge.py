"""Who judges the positions of Karanor: numbers, chances, what would have been better, and who gives hints."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import count

import pytest

from comptoir.bots import Look, let_interrupt, review
from comptoir.bots.evaluation import BadWeights, chances, read
from comptoir.bots.judge import judge_of
from comptoir.bots.karanor import advising
from comptoir.bots.karanor.advising import AdviserBot
from comptoir.bots.karanor.features import NAMES, PHASES, VERSION, describe
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.judge import KaranorJudge
from comptoir.bots.karanor.judgement import WEIGHTS, Judgement, usual
from comptoir.bots.karanor.trying import Prospects
from comptoir.bots.registry import ADVISER, adviser, below, kinds, levels, make_bot
from comptoir.bots.review import Review, look_back
from comptoir.core import Dice, Match, archive
from comptoir.karanor.game import GAME
from tests.bots.finished import finished_karanor
from tests.bots.test_review import check_told
from tests.scenarios.karanor.stage import Stage, given


def at_turn(players: int, turn: int) -> Match:
    """A game of greedy bots when that turn begins."""
    match = Match(GAME, {"players": players, "first": 0}, Dice.seeded(players).key)
    bots = {seat: GreedyBot(Dice.seeded(seat)) for seat in range(players)}
    while match.table.turn < turn or not match.is_between_actions:
        if not let_interrupt(match, bots):
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))
    return match


# -- features -----------------------------------------------------------------------------------------------


def numbers(game: Stage, seat: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, describe(game.match.table)[seat].values, strict=True))


def test_what_is_in_reach_counts_and_what_is_far_does_not() -> None:
    at_hand = numbers(given(at="kien", gold=9, goods="fruit meat cloth", commerces="populaire"))
    poor = numbers(given(at="kien", gold=0, commerces="populaire"))
    assert at_hand["within"] > poor["within"] == 0.0
    assert at_hand["soonest"] < poor["soonest"]
    assert at_hand["race"] < poor["race"]
    assert (at_hand["wanted"], poor["wanted"]) == (0.6, 0.0)
    assert at_hand["left_10"] == poor["left_10"] == 1.0


def test_who_leads_who_may_still_come_first_and_who_breaks_a_tie() -> None:
    rival = {1: {"prestige": 5, "gold": 2}}
    ahead = numbers(given(prestige=6, gold=3, seats=rival))
    even = numbers(given(prestige=5, gold=3, seats=rival))
    poor = numbers(given(prestige=5, gold=1, seats=rival))
    assert (ahead["ahead"], ahead["tied"], ahead["rank"]) == (1.0, 0.0, 0.0)
    assert (even["ahead"], even["tied"]) == (0.0, 1.0)
    assert (even["breaks_tie"], poor["breaks_tie"]) == (1.0, 0.0)
    hopeful = numbers(given(prestige=5, gold=9, goods="fruit meat cloth", commerces="populaire", seats=rival))
    assert (even["may_be_first"], hopeful["may_be_first"]) == (0.0, 1.0)


def test_in_the_last_round_only_those_count_who_still_have_a_turn() -> None:
    third = {"gold": 9, "at": "kien", "goods": "fruit meat cloth", "commerces": "populaire", "prestige": 9}
    seats = {0: {"prestige": 10}, 1: {}, 2: third}
    game = given(seats=seats, active=1, trigger=0)
    assert [numbers(game, seat)["over"] for seat in range(3)] == [1.0, 0.0, 0.0]
    assert [numbers(game, seat)["to_come"] for seat in range(3)] == [0.0, 1.0, 1.0]
    assert numbers(game, 2)["may_be_tied"] == 1.0
    assert {side.phase for side in describe(game.match.table)} == {PHASES - 1}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_merchant_has_its_numbers_on_tables_and_on_views(players: int) -> None:
    match = at_turn(players, 2 * players)
    for board in (match.table, match.view(0), match.view(match.table.spectator)):
        found = describe(board)
        assert len(found) == players
        assert all(len(side.values) == len(NAMES) and side.phase in range(PHASES) for side in found)


def test_on_a_view_where_all_is_known_they_are_those_of_the_table() -> None:
    game = given(at="kien", gold=7, goods="2 wine fruit", commerces="populaire", quests="q_noces")
    assert describe(game.match.view(0)) == describe(game.match.table)
    assert describe(game.match.view(1)) != describe(game.match.table), "my cards are not theirs to see"


def test_on_a_view_they_depend_on_nothing_that_is_not_seen() -> None:
    match = at_turn(3, 8)
    for number in count():
        world = match.imagine(0, Dice.seeded(number))
        if describe(world.table) != describe(match.table):
            break
    assert describe(world.view(0)) == describe(match.view(0))


# -- chances ------------------------------------------------------------------------------------------------


def test_the_weights_that_come_with_karanor_say_how_they_were_made_and_fit_these_features_alone() -> None:
    assert {"seed", "games", "generation", "positions"} <= usual().evaluation.made.keys()
    data = json.loads((files("comptoir.bots.karanor") / WEIGHTS).read_text("utf-8"))
    assert read(data, NAMES, VERSION, PHASES) == usual().evaluation
    with pytest.raises(BadWeights, match="lab train"):
        read(data, NAMES, VERSION + 1, PHASES)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_chances_add_up_and_who_is_far_ahead_has_the_best(players: int) -> None:
    match = at_turn(players, players + 1)
    judge = judge_of("karanor")
    assert judge.sides(match) == players
    assert sum(judge.chances(match)) == pytest.approx(1.0)
    match.table.prestige[1] = match.table.end_prestige - 1
    told = judge.chances(match)
    assert told.index(max(told)) == 1


def test_a_card_that_nothing_was_learned_of_counts_for_nothing() -> None:
    """As those of somebody's own pack."""
    match = at_turn(2, 5)
    plain = usual().evaluation
    forgotten = type(plain)(plain.names, plain.weights, {}, plain.version, plain.made)
    scores = [plain.score(side.phase, side.values) for side in describe(match.table)]
    assert Judgement(forgotten).chances(match.table) == pytest.approx(chances(scores))
    assert Judgement(forgotten).chances(match.table) != pytest.approx(usual().chances(match.table))


# -- looking back -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def match() -> Match:
    return archive.load(finished_karanor())


@pytest.fixture(scope="module")
def found(match: Match) -> Iterator[Review]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "WORLDS", 1)
        patch.setattr(review, "FEWEST_WORLDS", 1)
        patch.setattr(review, "MANY_WORLDS", 2)
        yield look_back(match)


def test_the_curve_goes_from_the_draft_to_the_victory(match: Match, found: Review) -> None:
    assert found.curve[0].step == 0
    assert found.curve[-1].chances == [(seat in match.winners) / len(match.winners) for seat in range(2)]
    assert {each.turn for each in found.curve} >= set(range(1, match.table.turn + 1))
    for each in found.curve:
        assert sum(each.chances) == pytest.approx(1.0)


def test_turning_points_name_what_could_have_been_done_and_why(match: Match, found: Review) -> None:
    assert found.turning_points
    check_told(match, found.turning_points)
    for point in found.turning_points:
        assert point.better_chance > point.chance
        assert point.motive is not None


def test_what_makes_sense_is_weighed_beside_what_was_done() -> None:
    game = given(at="kien", gold=9, goods="2 fruit", commerces="primeurs")
    look, judge = Look(game.match, 0), KaranorJudge()
    build = next(each for each in game.asked.options if each[0] == "build")  # type: ignore[index]
    choices = judge.choices(look, ("end",))
    assert choices[0] == ("end",)
    assert build in choices
    assert len(choices) == len(set(choices)) < len(game.asked.options)
    wasted, built = judge.weigh(look, [("end",), build], 4, Dice.seeded(1))
    assert built > wasted
    assert judge.motive(look, build) is not None


def test_a_question_of_a_card_is_not_weighed() -> None:
    draft = Match(GAME, {"players": 2}, Dice.seeded(1).key)
    look = Look(draft, draft.decisions[0].seat)
    taken = look.decision.options[0]
    assert KaranorJudge().choices(look, taken) == [taken]


# -- hints --------------------------------------------------------------------------------------------------


def test_who_gives_hints_is_no_level_and_has_one_below() -> None:
    assert adviser("karanor") == ADVISER
    assert ADVISER in kinds("karanor")
    assert ADVISER not in levels("karanor")
    assert below("karanor", ADVISER) == "hard"
    assert adviser("dale") == "expert"


def test_the_adviser_picks_what_it_thinks_best_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "WORLDS", 3)
    match = at_turn(3, 7)
    bot = advising.adviser(Dice.seeded(1))
    assert isinstance(bot, AdviserBot)
    pick = bot.choose(Look(match, match.decisions[0].seat))
    assert len(bot.verdicts) > 1
    assert bot.verdicts[0].option == pick
    assert bot.motive == bot.verdicts[0].motive is not None
    told = [each.chance for each in bot.verdicts]
    assert told == sorted(told, reverse=True)
    assert all(0 < chance < 1 and each.motive for chance, each in zip(told, bot.verdicts, strict=True))


def test_where_it_does_not_look_ahead_the_adviser_answers_as_its_level() -> None:
    draft = Match(GAME, {"players": 2}, Dice.seeded(1).key)
    bot = advising.adviser(Dice.seeded(1))
    assert isinstance(bot, AdviserBot)
    level = make_bot("karanor", "hard", Dice.seeded(1).spawn("level"))
    look = Look(draft, draft.decisions[0].seat)
    assert bot.choose(look) == level.choose(look)
    assert bot.verdicts == []


def test_of_equal_goals_one_is_weighed() -> None:
    game = given(at="kien", gold=12)
    recruits = [each for each in game.asked.options if isinstance(each, tuple) and each[0] == "recruit"]
    assert len(recruits) > 2
    weighed = Prospects(Look(game.match, 0)).options(recruits[-1])
    assert weighed[0] == recruits[-1]
    assert len([each for each in weighed if each in recruits]) <= 2
