"""People who only sit there: they stay, and each takes little of the server's memory."""

from __future__ import annotations

import json

import pytest

from comptoir.cli import main
from comptoir.core import ComptoirError
from comptoir.lab.server import idle

SOCKETS = 120
MOST_KB = 60.0
"""What one takes is some 20 kB when there are thousands; beside few, what comes once counts as well."""


def test_a_few_hundred_people_stay_and_take_little(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "idle", "--sockets", str(SOCKETS), "--seconds", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["sockets"], found["tables"], found["lost"]) == (SOCKETS, SOCKETS // 4, 0)
    assert 0 < found["empty_mb"] < found["tables_mb"] <= found["rss_mb"] < idle.MOST_MB
    assert found["socket_kb"] < MOST_KB
    assert found["met"] is True


def test_a_report_says_what_was_measured_and_what_is_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = idle.IdleFigures(10_000, 2_500, 45.0, 70.0, 160.0, 401.5, 20.5, 3)
    monkeypatch.setattr(idle, "measure", lambda **_: figures)
    assert not figures.is_met
    assert main(["bench", "idle", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "401.5" in told
    assert "at most 400" in told
    assert "20.5 kB" in told


def test_too_few_files_are_told_before_anything_begins() -> None:
    with pytest.raises(ComptoirError) as caught:
        idle.measure(sockets=10**9)
    assert caught.value.code == "bench_files"
