"""The greedy bot: strong enough to be an opponent, sensible enough to learn from."""

from collections import Counter

import pytest

from comptoir.bots import Look
from comptoir.bots.dale import mind
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.dale.mind import MOST_PLAYS
from comptoir.bots.dale.opinions import OPINIONS
from comptoir.bots.dale.plays import PLAYS
from comptoir.bots.dale.scores import SCORES
from comptoir.bots.dale.worth import Worth
from comptoir.core import DONE, Decision, Dice, Match, Option
from comptoir.dale.catalogue import FACE, ROWS
from comptoir.dale.editions import CLASSIC
from comptoir.lab.campaigns import Campaign, play
from tests.bots.choosing import choice, whole_turn
from tests.bots.test_look import new_match
from tests.scenarios.dale.stage import given


def test_greedy_beats_random_nine_times_out_of_ten() -> None:
    campaign = Campaign(games=60, seed=11, bots=("random", "greedy"))
    outcomes = [play(campaign, number) for number in range(campaign.games)]
    assert all(outcome.finished for outcome in outcomes)
    wins = Counter(outcome.kinds[outcome.winners[0]] for outcome in outcomes)
    assert wins["greedy"] >= 54


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_greedy_bots_end_in_a_sensible_number_of_turns(players: int) -> None:
    campaign = Campaign(games=10, seed=12, players=(players,), bots=("greedy",))
    for number in range(campaign.games):
        outcome = play(campaign, number)
        assert outcome.finished
        assert outcome.turns <= 50 * players, f"game {number}"


def test_there_is_a_score_for_every_prompt_that_games_ask() -> None:
    asked = set()
    for seed in range(40):
        dice = Dice.seeded(f"prompts {seed}")

        def choose(decision: Decision, dice: Dice = dice) -> Option:
            asked.add(decision.prompt)
            return decision.options[dice.below(len(decision.options))]

        new_match(seed, (2, 3, 4, 4)[seed % 4], teams=seed % 4 == 3).playout(choose)
    assert asked <= set(SCORES)
    assert len(asked) > 50, "the games asked too little to tell"


def test_there_is_a_weight_for_every_technique_of_ours() -> None:
    assert set(OPINIONS) <= set(FACE)
    assert set(PLAYS) == {row.name for face, row in enumerate(ROWS) if CLASSIC.is_technique[face]}


def test_it_plays_a_technique_it_has_never_heard_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PLAYS, "special_offer")
    game = given(hand="special_offer junk", market="", deck="junk " * 6, them={"deck": "junk " * 6})
    assert choice(game.match) == "play special_offer"


def test_whenever_it_can_build_it_builds_after_what_leaves_its_stack_alone() -> None:
    built = 0
    for seed in range(6):
        match = new_match(seed)
        bots = [GreedyBot(Dice.seeded(f"{seed} {seat}")) for seat in range(2)]
        while match.decisions:
            decision = match.decisions[0]
            pick = bots[decision.seat].choose(Look(match, decision.seat))
            if decision.prompt == "action" and ("build",) in decision.options:
                built += pick == ("build",)
                assert pick == ("build",) or is_steady(match, pick)
            match.answer(decision.seat, pick)
    assert built >= 6 * 8


def is_steady(match: Match, pick: Option) -> bool:
    assert isinstance(pick, tuple)
    if pick[0] not in ("play", "use"):
        return False
    face = str(pick[2]) if len(pick) > 2 else match.game.faces[match.table.faces[int(pick[1])]]
    return OPINIONS[face].steady


# -- single choices ---------------------------------------------------------------------------------------


def test_it_tosses_junk_rather_than_a_good_card() -> None:
    game = given(hand="relic spyglass junk cookies", deck="junk " * 6)
    game.play("relic")
    assert game.asked.prompt == "toss"
    assert choice(game.match) == "junk"


def test_it_throws_away_the_best_card_of_somebody_elses_deck() -> None:
    game = given(hand="sabotage", them={"deck": "junk spyglass"})
    game.play("sabotage")
    assert game.asked.prompt == "toss"
    assert choice(game.match) == "spyglass"


def test_it_takes_the_card_that_is_its_next_stack() -> None:
    game = given(hand="spyglass", deck="junk cookies relic", stall=["broker"])
    game.play("spyglass")
    assert choice(game.match) == "cookies"


def test_it_pays_with_junk_and_keeps_what_it_will_build() -> None:
    game = given(hand="junk junk relic", market="cookies", stall=["broker", "cookies"])
    game.match.answer(0, ("purchase", 0))
    assert game.asked.prompt == "pay"
    assert choice(game.match) == "junk"


def test_it_buys_the_card_that_is_its_next_stack() -> None:
    game = given(hand="junk " * 5, market="spyglass cookies", stall=["broker"])
    assert choice(game.match) == "purchase 1"


def test_it_discards_junk_in_an_inventory_and_then_stops() -> None:
    game = given(hand="junk cookies", deck="junk " * 6, stall=["broker"], sets="macaws")
    game.match.answer(0, ("inventory",))
    assert choice(game.match) == "junk"
    game.match.answer(0, game.table.hands[0][0])
    assert choice(game.match) == "done"


def test_it_does_not_pass_with_a_full_hand_for_ever() -> None:
    game = given(hand="relic relic spyglass spyglass flashy", deck="junk " * 6, stall=["broker"])
    game.match.answer(0, ("inventory",))
    assert game.asked.options[-1] == DONE
    assert choice(game.match) != "done"


def test_it_turns_on_the_player_who_is_ahead() -> None:
    behind, ahead = {"hand": "junk junk junk"}, {"hand": "junk", "stall": ["broker", "cookies"]}
    game = given(hand="nuisance", them=[behind, ahead])
    game.play("nuisance")
    assert game.asked.prompt == "choose_victims"
    assert choice(game.match) == "seat 2"


def test_it_does_not_play_away_what_pays_for_a_better_card() -> None:
    hand = "junk " * 4 + "broker"
    assert (
        choice(given(hand=hand, market="toy", deck="junk " * 6, stall=["broker"] * 4).match) == "purchase 0"
    )
    assert choice(given(hand=hand, market="", deck="junk " * 6).match) == "build"


def test_a_bot_that_has_played_enough_this_turn_stops_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = "spyglass relic junk junk"
    plays = []
    for most in (MOST_PLAYS, 1):
        monkeypatch.setattr(mind, "MOST_PLAYS", most)
        picks = whole_turn(given(hand=hand, deck="junk " * 6, them={"deck": "junk " * 6}))
        plays.append(len([each for each in picks if each.startswith("action: play")]))
    assert plays == [2, 1]


def test_a_card_is_worth_more_when_it_is_the_next_stack_and_junk_is_worth_nothing() -> None:
    game = given(hand="junk", stall=["broker"], sets="macaws")
    worth = Worth(game.match.view(0), 0)
    assert (
        worth.of_face(FACE["cookies"]) > worth.of_face(FACE["swift_broker"]) > 0 > worth.of_face(FACE["junk"])
    )
