"""Campaigns: the same games on any number of cores, and nothing swept under the carpet."""

from dataclasses import replace

import pytest

from comptoir.bots import Look
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.core import BadOptions, Option
from comptoir.dale import GAME
from comptoir.dale.options import Limits, Span
from comptoir.dale.table import DaleTable
from comptoir.lab import campaigns
from comptoir.lab.campaigns import Campaign, deal, outcomes, play
from comptoir.lab.dale import DaleSetup
from comptoir.lab.setups import usual
from comptoir.lab.summary import Summary

MIXED = Campaign(games=6, seed=5, players=(2, 3), bots=("random", "greedy"))


def test_the_number_of_workers_changes_nothing() -> None:
    alone = list(outcomes(MIXED, workers=1))
    assert alone == list(outcomes(MIXED, workers=2))
    assert [outcome.number for outcome in alone] == list(range(6))
    assert all(outcome.finished for outcome in alone)


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    assert list(outcomes(replace(MIXED, first=4, games=1), workers=1)) == [play(MIXED, 4)]
    assert play(replace(MIXED, seed=6), 4) != play(MIXED, 4)


def test_every_deal_is_played_in_every_rotation_of_the_bots() -> None:
    first, second, third = (deal(MIXED, number) for number in range(3))
    assert first.kinds == ("random", "greedy")
    assert second.kinds == ("greedy", "random")
    assert (first.options, first.dice.key) == (second.options, second.dice.key)
    assert third.dice.key != first.dice.key


def test_games_cycle_through_the_numbers_of_players() -> None:
    campaign = Campaign(games=6, seed=1, players=(2, 3, 4))
    assert [len(deal(campaign, number).kinds) for number in range(6)] == [2, 3, 4, 2, 3, 4]


def test_random_mixes_differ_and_named_sets_stay() -> None:
    mixes = {str(deal(Campaign(games=20, seed=1), number).options["sets"]) for number in range(20)}
    assert len(mixes) > 5
    named = Campaign(games=1, seed=1, setup=DaleSetup(sets=("macaws", "pandas", "ocelots")))
    assert deal(named, 0).options["sets"] == ["macaws", "pandas", "ocelots"]


def test_random_mixes_keep_to_the_limits() -> None:
    nasty = DaleSetup(limits=Limits(nastiness=Span(2, 3)))
    campaign = Campaign(games=30, seed=1, setup=nasty, players=(2, 3))
    drawn = {name for number in range(30) for name in sets_of(campaign, number)}
    assert drawn == {"raccoons", "ocelots", "crocodiles", "fennecs", "magpies"}
    assert {len(sets_of(campaign, number)) for number in range(30)} == {3, 4}


def test_teams_play_with_four_sets_and_partners_are_of_one_kind() -> None:
    teams = DaleSetup(teams=True)
    campaign = Campaign(games=2, seed=1, setup=teams, players=(4,), bots=("random", "greedy"))
    assert deal(campaign, 0).options["teams"] is True
    assert len(sets_of(campaign, 0)) == 4
    assert [deal(campaign, number).kinds for number in range(2)] == [
        ("random", "greedy", "random", "greedy"),
        ("greedy", "random", "greedy", "random"),
    ]


def sets_of(campaign: Campaign, number: int) -> list[str]:
    sets = deal(campaign, number).options["sets"]
    assert isinstance(sets, list)
    return sets


def test_a_checked_campaign_finds_nothing_wrong() -> None:
    campaign = Campaign(games=6, seed=21, players=(2, 3, 4), bots=("random", "greedy"), check=True)
    summary = Summary().add_all(outcomes(campaign, workers=2))
    assert summary.first_violations == []
    assert summary.is_clean
    assert summary.paired_positions > summary.games * 50


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_checking_does_not_change_a_game(kind: str) -> None:
    plain = Campaign(games=1, seed=22, bots=(kind,))
    quick, checked = play(plain, 0), play(replace(plain, check=True), 0)
    assert (quick.winners, quick.turns) == (checked.winners, checked.turns)
    assert quick.real_decisions == checked.real_decisions


def test_a_broken_invariant_is_told_with_its_game_and_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    def violations(self: object, table: DaleTable) -> list[str]:
        return ["the sky is green"] if table.turn == 3 else []

    monkeypatch.setattr(type(GAME), "violations", violations)
    summary = Summary().add_all([play(Campaign(games=1, seed=1, check=True), 0)])
    assert summary.violations > 0
    number, what = summary.first_violations[0]
    assert number == 0
    assert what.startswith("pick ")
    assert "the sky is green" in what
    assert not summary.is_clean


@pytest.mark.parametrize("check", [False, True])
def test_a_bug_in_a_bot_is_an_outcome_and_not_a_crash(monkeypatch: pytest.MonkeyPatch, check: bool) -> None:
    def choose(self: GreedyBot, look: Look) -> Option:
        raise RuntimeError("no idea")

    monkeypatch.setattr(GreedyBot, "choose", choose)
    outcome = play(Campaign(games=1, seed=1, bots=("greedy",), check=check), 0)
    assert (outcome.finished, outcome.violations) == (False, ())
    assert outcome.failure is not None
    assert (outcome.failure.seat, outcome.failure.pick) == (0, 1)
    assert outcome.failure.what.startswith("RuntimeError('no idea') in test_campaigns.py, line ")
    first, *_, last = outcome.failure.trace.splitlines()
    assert (first, last) == ("Traceback (most recent call last):", "RuntimeError: no idea")


@pytest.mark.parametrize("check", [False, True])
def test_a_pick_that_is_not_offered_is_the_fault_of_its_bot(
    monkeypatch: pytest.MonkeyPatch, check: bool
) -> None:
    monkeypatch.setattr(GreedyBot, "choose", lambda self, look: ("fly", 1))
    outcome = play(Campaign(games=1, seed=1, bots=("random", "greedy"), check=check), 0)
    assert outcome.failure is not None
    assert (outcome.failure.seat, outcome.failure.trace) == (1, "")
    assert outcome.failure.what.startswith("('fly', 1) is not offered at ")


def test_a_bot_that_leaves_the_program_ends_its_game_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: GreedyBot, look: Look) -> Option:
        raise SystemExit("enough")

    monkeypatch.setattr(GreedyBot, "choose", choose)
    played = list(outcomes(Campaign(games=2, seed=1, bots=("greedy",)), workers=1))
    assert ["SystemExit('enough')" in str(outcome.failure) for outcome in played] == [True, True]


def test_a_game_with_a_row_ends_as_it_does_without() -> None:
    for kind in ("random", "greedy"):
        plain = Campaign(games=1, seed=22, bots=(kind,))
        found = play(replace(plain, rows=True), 0)
        assert len(found.hash) > 8
        assert replace(found, hash="") == play(plain, 0)
        assert len(found.content.split(",")) == 3


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_a_game_that_does_not_end_is_counted_as_not_finished(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(campaigns, "MOST_PICKS", 30)
    outcome = play(Campaign(games=1, seed=1, bots=(kind,)), 0)
    assert not outcome.finished
    assert outcome.decisions == 30
    summary = Summary().add_all([outcome])
    assert (summary.finished, summary.first_unfinished, summary.is_clean) == (0, [0], False)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"games": 0}, "out_of_range"),
        ({"first": -1}, "out_of_range"),
        ({"bots": ("clever",)}, "unknown_bot"),
        ({"setup": DaleSetup(sets=("unicorns",))}, "unknown_set"),
        ({"setup": DaleSetup(sets=("macaws",))}, "set_count"),
        ({"players": (7,)}, "out_of_range"),
        ({"setup": DaleSetup(teams=True)}, "teams_players"),
        ({"setup": DaleSetup(limits=Limits(luck=Span(0, 0)))}, "too_few_sets"),
        (
            {"setup": DaleSetup(sets=("nasty",), limits=Limits(luck=Span(0, 0)))},
            "filters_without_random",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(change: dict[str, object], code: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        next(outcomes(replace(MIXED, **change), workers=1))  # type: ignore[arg-type]
    assert refusal.value.code == code


def test_there_is_no_setup_of_a_game_that_is_not_there() -> None:
    with pytest.raises(BadOptions) as refusal:
        usual("chess")
    assert refusal.value.code == "unknown_game"
