"""The greedy bot of Marchands de Karanor: plays to the end, beats chance, and knows only what it sees."""

from collections import Counter

import pytest

from comptoir.bots import Look
from comptoir.bots.bot import Glance, let_interrupt
from comptoir.bots.karanor.answering import ANSWERS
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.registry import make_bot
from comptoir.core import Decision, Dice, Match, Option
from comptoir.karanor.game import GAME
from comptoir.lab.campaigns import Campaign, play
from comptoir.lab.karanor import KaranorSetup


def new_match(seed: int, players: int) -> Match:
    return Match(GAME, {"players": players}, Dice.seeded(f"karanor {seed}").key)


def seated(players: int, seed: int = 0) -> dict[int, GreedyBot]:
    return {seat: GreedyBot(Dice.seeded(f"{seed} {seat}")) for seat in range(players)}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_plays_to_the_end_in_a_sensible_number_of_rounds(players: int) -> None:
    campaign = Campaign(games=2, seed=5, setup=KaranorSetup(), players=(players,), bots=("greedy",))
    for number in range(campaign.games):
        outcome = play(campaign, number)
        assert outcome.violations == ()
        assert outcome.finished
        assert not outcome.called_off
        assert 6 <= outcome.turns <= 25


def test_it_beats_random_bots_nearly_always() -> None:
    wins: Counter[str] = Counter()
    for number in range(20):
        dice = Dice.seeded(f"random {number}")
        match = Match(GAME, {"players": 3, "round_limit": 30}, dice.key)
        kinds = ["greedy" if seat == number % 3 else "random" for seat in range(3)]
        bots = {seat: make_bot("karanor", kind, dice.spawn(str(seat))) for seat, kind in enumerate(kinds)}
        while match.decisions:
            if not let_interrupt(match, bots):
                seat = match.decisions[0].seat
                match.answer(seat, bots[seat].choose(Look(match, seat)))
        wins.update([kinds[seat] for seat in match.winners])
    assert wins["greedy"] >= 19


def test_it_repeats_itself_with_equal_dice() -> None:
    hashes = []
    for _ in range(2):
        match, bots = new_match(3, 3), seated(3)
        for _ in range(150):
            if not let_interrupt(match, bots):
                seat = match.decisions[0].seat
                match.answer(seat, bots[seat].choose(Look(match, seat)))
        hashes.append(match.hash)
    assert hashes[0] == hashes[1]


@pytest.mark.parametrize("players", [2, 4])
def test_what_it_does_does_not_depend_on_what_it_cannot_know(players: int) -> None:
    match, bots, steps, worlds, unasked = new_match(8, players), seated(players), 0, 0, 0
    while match.decisions and steps < 300:
        steps += 1
        for seat in range(players):
            world = match.imagine(seat, Dice.seeded(f"world {steps}"))
            worlds += world.table.faces != match.table.faces
            twins = [GreedyBot(Dice.seeded("twin")) for _ in range(2)]
            if match.decision_of(seat) is not None:
                here, there = [
                    bot.choose(Look(each, seat)) for bot, each in zip(twins, (match, world), strict=True)
                ]
                assert here == there, f"step {steps}, seat {seat}"
            said, thought = [
                bot.interrupt(Glance(each, seat)) for bot, each in zip(twins, (match, world), strict=True)
            ]
            assert said == thought, f"step {steps}, seat {seat}"
            unasked += bool(said)
        if not let_interrupt(match, bots):
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))
    assert worlds > 200
    assert unasked > 10


def test_there_is_an_answer_for_every_prompt_that_games_ask() -> None:
    asked = set()
    for seed in range(30):
        dice = Dice.seeded(f"prompts {seed}")

        def choose(decision: Decision, dice: Dice = dice) -> Option:
            asked.add(decision.prompt)
            return decision.options[dice.below(len(decision.options))]

        options = {
            "players": 2 + seed % 5,
            "round_limit": 25,
            "histories": ("dealt", "chosen")[seed % 2 == 0],
        }
        players = 2 + seed % 5
        options["histories"] = "chosen" if players < 6 and seed % 2 else "dealt"
        Match(GAME, options, dice.key).playout(choose)
    assert asked <= {*ANSWERS, "action"}
    assert len(asked) > 12, "the games asked too little to tell"


def test_it_returns_without_a_look_when_there_is_nothing_new() -> None:
    match, bots = new_match(6, 4), seated(4)
    looks = calls = 0
    while match.decisions:
        for seat, bot in bots.items():
            glance = Glance(match, seat)
            calls += 1
            if match.is_quiet and bot.interrupt(glance):
                break
            looks += glance._view is not None
        if not let_interrupt(match, bots):
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))
    assert looks < calls / 10
