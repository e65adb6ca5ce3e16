"""Karanor in the lab: who begins, other packs, how long games are and what came up in them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from comptoir.core import Event, Shown, registry
from comptoir.core.journal import Journal
from comptoir.karanor import events
from comptoir.karanor.pack import BadPack
from comptoir.lab.bench import is_met, measure
from comptoir.lab.campaigns import Campaign, deal, outcomes, play
from comptoir.lab.karanor import KaranorSetup, pack_in_use, uses
from comptoir.lab.setups import Seats, usual
from comptoir.lab.summary import Summary
from tests.lab.short_karanor import played, write_short_pack


@pytest.fixture(autouse=True)
def _our_own_pack_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack that a test takes is not that of the next one."""
    monkeypatch.setattr(registry, "_instead", dict(registry._instead))


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> KaranorSetup:
    return KaranorSetup(write_short_pack(tmp_path_factory.mktemp("packs") / "short"))


def test_two_to_six_can_play() -> None:
    assert usual("karanor").seats == Seats(2, 6, 3)


def test_who_begins_is_drawn_by_lot_for_each_deal_unless_it_is_said() -> None:
    campaign = Campaign(games=20, seed=1, setup=KaranorSetup(), players=(4,), bots=("random", "random"))
    first = [deal(campaign, number).options["first"] for number in range(40)]
    assert set(first) == {0, 1, 2, 3}
    assert first[::2] == first[1::2], "a deal stays the same in every rotation of the bots"
    said = replace(campaign, setup=KaranorSetup(first=2))
    assert {deal(said, number).options["first"] for number in range(8)} == {2}


def test_the_market_of_two_can_be_left_out() -> None:
    assert played_options(KaranorSetup())["market"] is True
    assert played_options(KaranorSetup(market=False))["market"] is False


def played_options(setup: KaranorSetup) -> Any:
    options = deal(Campaign(games=1, seed=1, setup=setup), 0).options
    return registry.rules("karanor").options(options)


def test_every_number_of_players_is_counted_by_itself_in_rounds(short: KaranorSetup) -> None:
    campaign = Campaign(games=10, seed=3, setup=short, players=(2, 3, 4, 5, 6))
    summary = Summary().add_all(outcomes(campaign, workers=1))
    assert summary.is_clean
    found: Any = summary.plain()["by_players"]
    assert list(found) == ["2", "3", "4", "5", "6"]
    assert [len(each["seats"]) for each in found.values()] == [2, 3, 4, 5, 6]
    assert all(each["games"] == 2 for each in found.values())
    match = played(short)
    rounds: Any = match.plain(match.table.spectator)["round"]
    assert short.ending(match).turns == rounds > 0


def test_another_pack_is_taken_along_by_every_worker(short: KaranorSetup) -> None:
    campaign = Campaign(games=6, seed=5, setup=short, players=(2, 3))
    alone = list(outcomes(campaign, workers=1))
    assert pack_in_use().numbers.end_prestige == (2, 2, 2, 2, 2)
    assert list(outcomes(campaign, workers=2)) == alone
    assert all(outcome.finished and not outcome.violations for outcome in alone)


def test_a_checked_campaign_finds_nothing_wrong(short: KaranorSetup) -> None:
    campaign = Campaign(games=3, seed=2, setup=short, players=(2, 4, 6), check=True)
    summary = Summary().add_all(outcomes(campaign, workers=2))
    assert summary.first_violations == []
    assert summary.is_clean
    assert summary.paired_positions > 0


@pytest.mark.parametrize("players", [2, 5])
def test_checking_does_not_change_a_game(players: int) -> None:
    plain = Campaign(games=1, seed=22, setup=KaranorSetup(), players=(players,), bots=("greedy",))
    quick, checked = play(plain, 0), play(replace(plain, check=True), 0)
    assert (quick.winners, quick.turns) == (checked.winners, checked.turns)
    assert quick.real_decisions == checked.real_decisions
    assert checked.violations == ()


def test_a_pack_that_cannot_be_played_with_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(BadPack):
        next(outcomes(Campaign(games=1, seed=1, setup=KaranorSetup(tmp_path)), workers=1))


@pytest.mark.parametrize(("kind", "violations"), [("random", 0), ("clever", 1)])
def test_a_game_called_off_is_the_fault_of_bots_that_know_better(
    monkeypatch: pytest.MonkeyPatch, kind: str, violations: int
) -> None:
    monkeypatch.setattr("comptoir.lab.campaigns.make_bot", lambda game, kind, dice: Idle())
    wishes = KaranorSetup.options
    monkeypatch.setattr(
        KaranorSetup,
        "options",
        lambda self, players, dice: {**wishes(self, players, dice), "round_limit": 3},
    )
    outcome = play(Campaign(games=1, seed=1, setup=KaranorSetup(), bots=(kind,)), 0)
    assert (outcome.finished, outcome.called_off, outcome.turns) == (True, True, 3)
    assert len(outcome.violations) == violations
    assert all("called off in round 3" in each for each in outcome.violations)


class Idle:
    """Does what it is asked, and nothing to win."""

    def choose(self, look: Any) -> Any:
        return look.decision.options[-1]


# -- what came up -----------------------------------------------------------------------------------------


def test_what_came_up_in_a_game_is_counted_by_entry(short: KaranorSetup) -> None:
    match = played(short, number=1, players=4)
    found, pack = uses(match), pack_in_use()
    known = {each.id for table in ("territories", "resources", "islands") for each in getattr(pack, table)}
    known |= {each.id for table in ("associates", "insignia") for each in getattr(pack, table)}
    assert set(found.drawn) <= known | set(pack.faces)
    assert set(found.used) <= set(found.drawn)
    view: Any = match.plain(match.table.spectator)
    for seat in view["seats"]:
        assert found.used[seat["origin"]["face"]] == 1
        assert all(found.used[card["face"]] == 1 for card in seat["built"])
        assert found.used[seat["place"]] >= 1
    assert sum(found.used[each.id] for each in pack.histories) == 4
    assert sum(found.drawn[each.id] for each in pack.commerces) >= 3 * 4


@pytest.mark.parametrize(
    ("trigger", "told", "is_used"),
    [
        ("own", events.ChoseArtefact, True),
        ("income", events.ChoseArtefact, True),
        ("activate", events.ChoseArtefact, False),
        ("targeted", events.ChoseArtefact, False),
        ("activate", events.Activated, True),
        ("targeted", events.Activated, True),
    ],
)
def test_an_artefact_that_waits_to_be_used_counts_when_it_is_not_when_it_is_kept(
    trigger: str, told: type[Event], is_used: bool
) -> None:
    match = usual("karanor").sample(0)
    pack = pack_in_use()
    artefact = next(each for each in pack.artefacts if each.trigger == trigger)
    card = Shown(0, pack.face[artefact.id], 0)
    is_kept = told is events.ChoseArtefact
    event = events.ChoseArtefact(0, card, ()) if is_kept else events.Activated(0, card, -1, events.Payment())
    match.events = Journal([event])
    assert bool(uses(match).used[artefact.id]) is is_used


# -- bench ------------------------------------------------------------------------------------------------


def test_the_bench_measures_karanor_with_the_same_figures(short: KaranorSetup) -> None:
    figures = measure(short, work_seconds=0.02, rounds=1, games=2)
    values = figures.plain()
    assert values.pop("game_1_decisions_per_kyard") is None
    values.pop("most_save_bytes_over")
    assert all(value is not None and value > 0 for value in values.values()), values
    for targets in short.targets.values():
        met = {name: is_met(targets, figures, name) for name in targets}
        assert met.keys() == {"real_decisions_per_kyard", "clone_us"}
    assert short.sample(0).game.seats(short.sample(0).table) == 4
