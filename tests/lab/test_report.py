"""Reports of studies: figures against an independent count, intervals against known values, odd studies."""

import json
from collections import Counter, defaultdict
from math import inf
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

import polars as pl
import pytest

from comptoir.core import BadOptions
from comptoir.lab.estimates import DEAL, chance, contrasts, difference, estimates, holm
from comptoir.lab.intervals import Estimate, around, interval, share_of, student
from comptoir.lab.report import Report, compare, read_report
from comptoir.lab.report_findings import findings, judged
from comptoir.lab.report_tables import Column, Line, Table
from comptoir.lab.studies import make_study
from comptoir.lab.study import run

WISHES: dict[str, Any] = {
    "games": 12,
    "seed": 8,
    "factors": {"players": 2, "bots": "first, random", "sets": ["beginner", "random"]},
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small study of Dale."""
    path = tmp_path_factory.mktemp("report") / "small"
    run(make_study(WISHES), path, workers=1)
    return path


@pytest.fixture(scope="module")
def report(played: Path) -> Report:
    return read_report(played)


def copied(path: Path, target: Path, **tables: pl.DataFrame) -> Path:
    """A study with some of its tables written by somebody else."""
    target.mkdir()
    for file in [path / "study.json", *path.glob("*.parquet")]:
        (target / file.name).write_bytes(file.read_bytes())
    for name, frame in tables.items():
        frame.write_parquet(target / f"{name}.parquet")
    return target


def table(path: Path, name: str) -> pl.DataFrame:
    return pl.read_parquet(path / f"{name}.parquet")


# -- intervals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (1000, 1.962)]
)
def test_students_quantile(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=2e-3)
    assert student(0) == inf


def test_a_share_of_single_games_has_wilsons_interval() -> None:
    """56 of 70, worked out by hand: (0.82744 ± 0.09764) / 1.05488."""
    found = share_of(70, 56, 70, 70 * 0.8 * 0.2)
    assert (found.value, round(found.low, 4), round(found.high, 4)) == (0.8, 0.6918, 0.877)
    assert found.worth == pytest.approx(70, rel=0.02)


def test_two_shares_have_newcombes_interval() -> None:
    """56/70 less 48/80: 0.2000 [0.0524, 0.3339] by method 10 of Newcombe (1998)."""
    mine, theirs = share_of(70, 56, 70, 0.0), share_of(80, 48, 80, 0.0)
    found, p = difference(mine, theirs, "share")
    assert (round(found.value, 4), round(found.low, 4), round(found.high, 4)) == (0.2, 0.0524, 0.3339)
    assert p == pytest.approx(0.0079, abs=2e-4), "z = 2.657 with the share in common"


def test_a_few_that_are_alike_prove_no_difference() -> None:
    """Two wins against two defeats: a share less its average has no variance, and is not sure for that."""
    mine, theirs = share_of(2, 2, 2, 0.0), share_of(2, 0, 2, 0.0)
    found, p = difference(mine, theirs, "points")
    assert found.low < 0.2
    assert p > 0.01
    constant = Estimate(8.0, 8.0, 8.0, 2, 2, 0.0)
    assert difference(constant, constant._replace(value=9.0, low=9.0, high=9.0), "number").p == 1


def rows(deals: list[list[float]]) -> pl.LazyFrame:
    found = [("all", deal, value) for deal, values in enumerate(deals) for value in values]
    return pl.LazyFrame(found, schema=["group", DEAL, "value"], orient="row")


def test_deals_count_as_in_the_arena() -> None:
    deals = [[1.0, 1.0], [0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.5, 0.0], [1.0, 1.0]]
    (found,) = estimates(rows(deals), ["group"], "value", "share")
    known = interval([fmean(each) for each in deals], 2)
    assert found.estimate[:3] == pytest.approx(known)
    assert found.estimate.n == 12
    assert found.estimate.worth < 12, "the games of a deal are alike"


def test_a_mean_by_deal_is_students() -> None:
    (found,) = estimates(rows([[3.0, 5.0], [6.0, 8.0], [1.0, 1.0]]), ["group"], "value", "number")
    means = [4.0, 7.0, 1.0]
    half = 4.303 * stdev(means) / 3**0.5
    assert found.estimate[:3] == pytest.approx((4.0, 4 - half, 4 + half), rel=1e-3)


def test_a_difference_is_taken_deal_by_deal() -> None:
    """In every deal those that have it are one better: nothing is left to chance."""
    found = [("all", deal, deal + has, bool(has)) for deal in range(5) for has in (0, 1)]
    frame = pl.LazyFrame(found, schema=["group", DEAL, "value", "has"], orient="row")
    ((contrast,),) = contrasts(frame, ["group"], "has", {"value": "number"})
    assert contrast.difference is not None
    assert contrast.difference[:3] == pytest.approx((1.0, 1.0, 1.0), abs=1e-6)
    assert contrast.those is not None
    assert contrast.those.value == pytest.approx(3.0)
    assert contrast.those.high - contrast.those.low > 3, "while deals differ much"


def test_one_deal_proves_nothing() -> None:
    (mean,) = estimates(rows([[3.0, 5.0]]), ["group"], "value", "number")
    assert not mean.estimate.is_sure
    (share,) = estimates(rows([[1.0, 1.0]]), ["group"], "value", "share")
    assert share.estimate.low < 0.21


def test_many_tests_are_looked_at_together() -> None:
    assert holm([0.04, 0.01, 0.03]) == [False, True, False]
    assert holm([]) == []


# -- a small study, counted otherwise -----------------------------------------------------------------------


def figures(report: Report, name: str) -> dict[tuple[Any, ...], tuple[Estimate | None, ...]]:
    (game,) = report.played
    return {tuple(line.about.values()): line.figures for line in game.tables[name].lines}


def test_wins_are_those_of_the_games(played: Path, report: Report) -> None:
    games = table(played, "games").to_dicts()
    bots, places = Counter[str](), Counter[int]()
    for row in games:
        for winner in map(int, row["winners"].split(",")):
            share = 1 / len(row["winners"].split(","))
            bots[row["bots"].split(",")[winner]] += share  # type: ignore[assignment]
            places[(winner - row["first"]) % 2] += share  # type: ignore[assignment]
    assert (report.games, report.finished, report.counted, report.faults) == (24, 24, 24, {})
    for (_, _, bot), (found,) in figures(report, "bots").items():
        assert found is not None
        assert found.n == 24
        assert found.value == pytest.approx(bots[bot] / 24)
        assert 0 <= found.low <= found.value <= found.high <= 1
    for (_, _, place), (found,) in figures(report, "order").items():
        assert found is not None
        assert found.n == 24
        assert found.value == pytest.approx(places[place] / 24)
    ((turns, *_),) = figures(report, "lengths").values()
    assert turns is not None
    assert turns.value == pytest.approx(fmean([row["turns"] for row in games]))
    (lengths,) = report.played[0].lengths
    assert lengths.counted == Counter([row["turns"] for row in games])
    assert lengths.quantile(1.0) == max([row["turns"] for row in games])


def test_families_and_cards_are_those_of_the_rows(played: Path, report: Report) -> None:
    won_with: dict[tuple[str, bool], list[bool]] = defaultdict(list)
    bought: dict[tuple[int, str], dict[int, int]] = defaultdict(Counter)
    has_won: dict[tuple[int, int], bool] = {}
    cards: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in table(played, "cards").to_dicts():
        if row["family"]:
            bought[row["number"], row["family"]][row["seat"]] += row["bought"]
            has_won[row["number"], row["seat"]] = row["won"]
        if row["bought"] and row["first_bought"]:
            cards[row["card"]].append(row)
    for (number, family), by_seat in bought.items():
        for seat, count in by_seat.items():
            if count != fmean(by_seat.values()):
                won_with[family, count > fmean(by_seat.values())].append(has_won[number, seat])
    assert {family for family, _ in won_with} == {family for (family,) in figures(report, "families")}
    for (family,), (those, others, _) in figures(report, "families").items():
        for has, estimate in ((True, those), (False, others)):
            won = won_with[family, has]
            assert (estimate.n if estimate else 0) == len(won)
            assert estimate is None or estimate.value == pytest.approx(fmean(won))
    assert set(cards) == {card for card, _ in figures(report, "cards")}
    for (card, _), (whole, early, late, _) in figures(report, "cards").items():
        usual = median([row["first_bought"] for row in cards[card]])
        halves = [
            [row["won"] for row in cards[card] if (row["first_bought"] <= usual) is is_early]
            for is_early in (True, False)
        ]
        for estimate, won in ((whole, halves[0] + halves[1]), (early, halves[0]), (late, halves[1])):
            assert (estimate.n if estimate else 0) == len(won)
            assert estimate is None or estimate.value == pytest.approx(fmean(won) - 0.5, abs=1e-9)
    for (card, _), (idle,) in figures(report, "idle").items():
        assert idle is not None
        assert idle.value == pytest.approx(fmean([row["built"] == 0 for row in cards[card]]))


def test_what_seats_do_is_that_of_the_rows(played: Path, report: Report) -> None:
    seats = table(played, "seats").to_dicts()
    for (what, *_), (whole, winners, others, _) in figures(report, "doing").items():
        for found, those in (
            (whole, seats),
            (winners, [row for row in seats if row["won"]]),
            (others, [row for row in seats if not row["won"]]),
        ):
            assert found is not None
            assert found.n == len(those)
            assert found.value == pytest.approx(fmean([row[what] for row in those]))


def test_games_with_a_set_are_held_against_those_without(played: Path, report: Report) -> None:
    games = table(played, "games").to_dicts()
    sets = {name for row in games for name in row["content"].split(",")}
    found = figures(report, "sets")
    assert {family for *_, family in found} == sets
    for (*_, family), (turns, apart, first, first_apart) in found.items():
        those, others = (
            [row for row in games if (family in row["content"].split(",")) is has] for has in (True, False)
        )
        assert turns is not None
        assert turns.n == len(those)
        assert turns.value == pytest.approx(fmean([row["turns"] for row in those]))
        assert apart is not None
        assert apart.value == pytest.approx(turns.value - fmean([row["turns"] for row in others]))
        assert apart.low < apart.value < apart.high
        wins = [fmean([row["winners"] == str(row["first"]) for row in side]) for side in (those, others)]
        assert first is not None
        assert first.value == pytest.approx(wins[0])
        assert first_apart is not None
        assert first_apart.value == pytest.approx(wins[0] - wins[1])


def test_one_combination_of_sets_has_nothing_to_be_held_against(tmp_path: Path) -> None:
    wishes = {**WISHES, "games": 4, "factors": {"players": 2, "bots": "random", "sets": "beginner"}}
    run(make_study(wishes), tmp_path, workers=1)
    assert "sets" not in read_report(tmp_path).played[0].tables


def test_what_stands_out_holds_among_all_of_its_table() -> None:
    def line(name: str, value: float, error: float) -> Line:
        return Line({"family": name}, (None, None, around(value, 400, 400, error)))

    columns = (Column("more", "share"), Column("fewer", "share"), Column("difference", "points"))
    lines = [
        line("owls", 0.2, 0.02),
        line("hares", 0.1, 0.02),
        line("sloths", 0.05, 0.02),
        line("lemurs", -0.3, 0.05),
    ]
    families = judged(
        Table("families", columns, (*lines, *[line(f"set {at}", 0.0, 0.02) for at in range(14)]))
    )
    assert families.held == {(0, 2), (1, 2), (3, 2)}, "one in twenty is far off by chance"
    found = list(findings({"families": families}))
    assert [each.line.about["family"] for each in found] == ["owls", "lemurs"]
    order = Table(
        "order", (Column("share", "share"),), (Line({"place": 0}, (share_of(900, 500, 900, 222),), 0.5),)
    )
    ((*_, figure, fair),) = findings({"order": judged(order)})
    assert figure.value == pytest.approx(5 / 9)
    assert fair == 0.5


def test_what_an_interval_leaves_out_is_less_likely_than_one_in_twenty() -> None:
    for wins in range(450, 551):
        share = share_of(1000, wins, 1000, wins * (1 - wins / 1000))
        assert (chance(share, "share", 0.5) < 0.05) is not (share.low <= 0.5 <= share.high)
    assert chance(around(0.3, 1, 1, 0.0), "points") == 1, "of a single deal nobody knows"


def test_the_best_cards_come_first(report: Report) -> None:
    values = [found[0].value for found in figures(report, "cards").values() if found[0]]
    assert values == sorted(values, reverse=True)


def test_a_study_does_not_differ_from_itself(report: Report) -> None:
    changes = compare(report, report)
    assert {each.table for each in changes} == {"bots", "order", "lengths", "sets", "families", "cards"}
    assert not any(each.holds for each in changes)
    assert all(each.tested.p == 1 or each.tested.difference.value == 0 for each in changes)


# -- odd studies --------------------------------------------------------------------------------------------


def test_an_empty_study(played: Path, tmp_path: Path) -> None:
    games = table(played, "games").with_columns(finished=pl.lit(value=False), winners=pl.lit(""))
    empty = {name: table(played, name).clear() for name in ("seats", "cards", "times")}
    found = read_report(copied(played, tmp_path / "empty", games=games, **empty))
    assert (found.games, found.finished, found.counted, found.played) == (24, 0, 0, ())
    nothing = read_report(copied(played, tmp_path / "nothing", games=games.clear(), **empty))
    assert (nothing.games, nothing.faults, nothing.played) == (0, {"count": 0}, ())


def test_a_contradictory_study(played: Path, tmp_path: Path) -> None:
    number, winners = pl.col("number"), pl.col("winners")
    games = table(played, "games").with_columns(
        winners=pl.when(number == 0).then(pl.lit("7")).when(number == 1).then(pl.lit("")).otherwise(winners),
        bots=pl.when(number == 2).then(pl.lit("first")).otherwise(pl.col("bots")),
    )
    games = games.with_columns(turns=pl.when(number == 7).then(None).otherwise(pl.col("turns")))
    games = pl.concat([games, games.filter(number == 3)])
    seats = table(played, "seats").with_columns(won=pl.col("won") ^ (number == 4)).filter(number != 5)
    cards = table(played, "cards").with_columns(seat=pl.col("seat") + 5 * (number == 6))
    found = read_report(copied(played, tmp_path / "odd", games=games, seats=seats, cards=cards))
    known = {"twice": 1, "nobody": 2, "lacking": 1, "bots": 1, "seats": 2, "cards": 1, "count": 25}
    assert found.faults == known
    assert found.counted == 16


def test_tables_of_another_study_are_told(played: Path, tmp_path: Path) -> None:
    mixed = copied(played, tmp_path / "mixed")
    about = json.loads((mixed / "study.json").read_text())
    (mixed / "study.json").write_text(json.dumps({**about, "comptoir": "9.9.9"}))
    assert set(read_report(mixed).faults) == {"another"}


def test_a_study_of_games_alone_has_its_wins(played: Path, tmp_path: Path) -> None:
    bare = copied(played, tmp_path / "bare")
    for name in ("seats", "cards", "times"):
        (bare / f"{name}.parquet").unlink()
    found = read_report(bare)
    assert (found.missing, found.times) == (("seats", "cards"), ())
    assert set(found.played[0].tables) == {"bots", "order", "lengths", "sets"}


def test_bad_input_is_refused(played: Path, tmp_path: Path) -> None:
    def refusal(path: Path) -> str:
        with pytest.raises(BadOptions) as refused:
            read_report(path)
        return refused.value.code

    assert refusal(tmp_path) == "report_no_study"
    (tmp_path / "study.json").write_text("{}")
    assert refusal(tmp_path) == "report_no_study"
    (tmp_path / "study.json").write_bytes((played / "study.json").read_bytes())
    assert refusal(tmp_path) == "study_not_finished"
    (tmp_path / "games.parquet").write_bytes(b"PAR1 or not")
    assert refusal(tmp_path) == "report_damaged"
    table(played, "games").with_columns(winners=pl.lit(3)).write_parquet(tmp_path / "games.parquet")
    assert refusal(tmp_path) == "report_damaged"
    about = json.loads((played / "study.json").read_text())
    (tmp_path / "study.json").write_text(json.dumps({**about, "version": 99}))
    assert refusal(tmp_path) == "report_other_version"
