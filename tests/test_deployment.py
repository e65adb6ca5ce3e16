"""The files that run a server elsewhere say what this version understands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comptoir.cli import main

ROOT = Path(__file__).parent.parent
FILES = ("containers/Containerfile", "containers/compose.yaml", "deploy/systemd/comptoir@.service")


@pytest.mark.parametrize("file", FILES)
def test_a_server_is_started_with_options_it_has(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    text = (ROOT / file).read_text(encoding="utf-8")
    started = re.findall(r"(?:serve|- --|ENTRYPOINT|^CMD|ExecStart).*", text, re.MULTILINE)
    used = {option for line in started for option in re.findall(r"(?<![a-z])--[a-z][a-z-]+", line)}
    assert {"--data"} <= used <= known


def test_compose_and_prometheus_mean_the_same_processes() -> None:
    composed = (ROOT / "containers" / "compose.yaml").read_text(encoding="utf-8")
    processes = re.findall(r"--address=(\S+)", composed)
    assert len(processes) == 2
    assert f"COMPTOIR_PROCESSES: {' '.join(processes)}\n" in composed
    scraped = (ROOT / "containers" / "prometheus" / "prometheus.yaml").read_text(encoding="utf-8")
    assert re.findall(r'"(\w+:\d+)"', scraped) == processes


def test_what_a_file_is_mounted_from_is_there() -> None:
    composed = (ROOT / "containers" / "compose.yaml").read_text(encoding="utf-8")
    mounted = re.findall(r"- \./(\S+?):/", composed)
    assert len(mounted) == 5
    assert [each for each in mounted if not (ROOT / "containers" / each).is_file()] == []
