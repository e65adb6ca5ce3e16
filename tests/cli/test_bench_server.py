"""``comptoir bench server``: what it says of what was measured."""

import json
from dataclasses import replace

import pytest

from comptoir.cli import main
from comptoir.lab.server import load
from comptoir.lab.server.load import LoadFigures

FIGURES = LoadFigures(
    game="dale", trades={},
    tables=200, sockets=800, rate=100, seconds=20.0, picks=2000, picks_per_s=100.0, p50_ms=9.5, p99_ms=60.25,
    most_ms=99.4, own_p50_ms=9.1, own_p95_ms=20.0, late_p99_ms=1.5, most_picks_per_s=180.4, errors=2,
    error_kinds={"timeout": 2}, rss_mb=140.5, cpu=0.655, pick_ms=6.55, start_s=1.2, resume_s=5.75,
    resume_start_s=1.4, resumed_picks=7000, lost_picks=0, yard=2_900_000.5,
)  # fmt: skip


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """What the bench was asked to measure."""
    options = dict[str, object]()

    def measure(**given: object) -> LoadFigures:
        options.update(given)
        return FIGURES

    monkeypatch.setattr(load, "measure", measure)
    return options


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["bench", "server", *arguments]) == 0, "a missed bar is no failure"
    return [" ".join(line.split()) for line in capsys.readouterr().out.replace("\u00a0", " ").splitlines()]


def test_every_bar_is_shown_with_what_came_of_it(
    asked: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = said(capsys, "--lang", "en")
    assert lines[1:11] == [
        "picks per second at 200 tables, 800 connections 100.0 at least 100 yes",
        "picks per second when everybody hurries 180.4 at least 350 no",
        "from a pick until all seats see it, 99 of 100 within, ms 60.2 at most 100 yes",
        "until its own seat sees it, 95 of 100 within, ms 20.0 at most 100 yes",
        "errors 2 at most 0 no",
        "picks lost when the server was killed 0 at most 0 yes",
        "most memory of the server, MB 140.5 at most 400 yes",
        "from the start until it listens, s 1.2 at most 2 yes",
        "from the start after the kill until everybody is back, s 5.8 at most 4 no",
        "time of the processor for each pick, ms 6.5 at most 3 no",
    ]
    assert "timeout: 2" in lines
    assert "The server used 65.5% of one core." in lines
    assert not [line for line in lines if "meant for" in line]
    alone = {"processes": 1, "store": "sqlite"}
    assert asked == {"game": "dale", "tables": 200, "seats": 4, "rate": 100, "seconds": 20.0, **alone}


def test_it_is_said_in_french(asked: dict[str, object], capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "--lang", "fr", "--tables", "3", "--seconds", "2")
    assert "d’un choix jusqu’à toutes les places, 99 fois sur 100, ms 60,2 au plus 100 oui" in lines
    assert "du relancement jusqu’au retour de tout le monde, s 5,8 au plus 4 non" in lines
    assert (asked["tables"], asked["seconds"]) == (3, 2.0)


def test_a_smaller_crowd_is_told_what_the_targets_are_meant_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small = replace(FIGURES, tables=1, sockets=4, rss_mb=None, cpu=None, pick_ms=None)
    monkeypatch.setattr(load, "measure", lambda **_: small)
    lines = said(capsys, "--lang", "en")
    assert "picks per second at 1 table, 4 connections 100.0 at least 100 yes" in lines
    assert "most memory of the server, MB not told by this system at most 400 no" in lines
    assert "The targets are meant for 200 tables, 800 connections and 100 picks per second." in lines


def test_programs_get_every_figure(asked: dict[str, object], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    wanted = (
        "tables sockets picks_per_s p50_ms p99_ms errors rss_mb start_s resume_s own_p95_ms lost_picks cpu"
    )
    assert {name: told[name] for name in wanted.split()} == {
        name: getattr(FIGURES, name) for name in wanted.split()
    }
    assert told["yard"] == FIGURES.yard
    assert [name for name, met in told["met"].items() if not met] == [
        "most_picks_per_s", "errors", "resume_s", "pick_ms",
    ]  # fmt: skip


def test_karanor_is_measured_with_its_trades(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    haggled = replace(
        FIGURES, game="karanor", tables=100, sockets=400, rate=50, trades={"offer": 30, "accept": 9}
    )
    monkeypatch.setattr(load, "measure", lambda **_: haggled)
    lines = said(capsys, "--lang", "en", "--game", "karanor", "--seats", "6")
    assert "Among the picks: 30 offers made, 9 accepted." in lines
    assert not [line for line in lines if "meant for" in line]
    assert not [line for line in lines if "time of the processor for each pick" in line]


def test_several_processes_are_told_what_is_wanted_of_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    several = replace(
        FIGURES, processes=2, store="postgresql", takeover_s=3.2, rolling_p99_ms=2388.5, resume_s=None,
        resume_start_s=None, resumed_picks=None, database_pick_ms=0.385,
    )  # fmt: skip
    monkeypatch.setattr(load, "measure", lambda **_: several)
    lines = said(capsys, "--processes", "2", "--store", "postgresql", "--lang", "en")
    assert "from the kill of one process until everybody is back at the others, s 3.2 at most 5 yes" in lines
    assert (
        "a pick while each process stops and starts again, 99 of 100 within, ms 2,388.5 at most 2,000 no"
        in lines
    )
    assert (
        "2 processes with PostgreSQL: 6.5 ms of the processor for each pick, and 0.4 ms in the database."
        in lines
    )
    assert not [line for line in lines if "After the kill" in line]
    lines = said(capsys, "--processes", "2", "--store", "postgresql", "--lang", "fr")
    assert (
        "de la mort d’un processus jusqu’au retour de tout le monde chez les autres, s 3,2 au plus 5 oui"
        in lines
    )


def test_a_folder_is_shared_by_nobody(asked: dict[str, object], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--processes", "2", "--lang", "en"]) == 2
    assert "--store postgresql" in capsys.readouterr().err
    assert asked == {}


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("--tables", "0", "from 1 to"),
        ("--seats", "5", "from 2 to 4"),
        ("--rate", "-1", "from 1 to"),
        ("--seconds", "0", "more than 0"),
        ("--rate", "many", "whole number"),
        ("--processes", "0", "from 1 to"),
        ("--store", "paper", "sqlite, postgresql"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    asked: dict[str, object], option: str, value: str, allowed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "server", option, value, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert option in told
    assert allowed in told
    assert asked == {}
