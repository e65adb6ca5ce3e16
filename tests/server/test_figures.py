"""The figures of a server: told as Prometheus reads them, and what the dashboard shows is among them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import httpx

from tests.server.guests import begun, play_on
from tests.server.running import Running

DASHBOARD = Path(__file__).parents[2] / "containers" / "grafana" / "comptoir.json"


def figures(server: Running) -> dict[str, float]:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    told = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, _, value in told}


def test_every_figure_of_the_dashboard_is_told(server: Running) -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    shown = [target["expr"] for panel in panels for target in panel.get("targets", ())]
    named = {name for expression in shown for name in re.findall(r"comptoir_\w+", expression)}
    told = {name.partition("{")[0] for name in figures(server)}
    assert len(named) > 20
    assert named - told == set()


def test_a_pick_is_counted_in_every_stage(server: Running) -> None:
    guests = begun(server, 2)
    before = figures(server)
    assert play_on(guests, Random(1), 3) == 3
    grown = {name: value - before[name] for name, value in figures(server).items()}
    assert grown["comptoir_picks_total"] >= 3
    for stage in ("queue", "answer", "store", "tell"):
        assert grown[f"comptoir_{stage}_seconds_count"] >= 3
        assert grown[f'comptoir_{stage}_seconds_bucket{{le="+Inf"}}'] >= 3
    assert before["comptoir_tables_owned"] == before["comptoir_tables_awake"] >= 1
    assert before["comptoir_processes_living"] == 1
