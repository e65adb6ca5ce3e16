"""Tables of Karanor with the packs a host has installed: each with its own, and a broken one harms nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.karanor.packages import install
from tests.server.guests import Guest, begun, play_on
from tests.server.running import Running
from tests.server.test_karanor import ROUNDS, play_whole_game

RICHER = ("work_yield = 1", "work_yield = 3")
OURS = "karanor-core"


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "packages"
    install(folder, "richer", pack=RICHER)
    install(folder, "broken", map=("sea = [", 'sea = ["nowhere", '))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    return folder


@pytest.fixture
def host(packages: Path, folder: Path) -> Iterator[Running]:
    running = Running(folder)
    yield running
    running.stop()


def open_with(server: Running, pack: str) -> tuple[int, str]:
    body = {"game": "karanor", "name": "Ada", "players": 3, "options": {"pack": pack}}
    answer = Guest(server).http.post("/api/tables", json=body, params={"lang": "en"})
    return answer.status_code, answer.json().get("text", "")


def test_people_play_with_any_pack_that_is_installed(host: Running) -> None:
    guest = Guest(host)
    catalogue = guest.http.get("/api/games/karanor/catalogue").json()
    assert [each["name"] for each in catalogue["packs"]] == [OURS, "richer"]
    assert catalogue["pack"] == OURS
    guests = begun(host, 2, game="karanor", options={"round_limit": ROUNDS, "pack": "richer"})
    play_whole_game(guests, Random(1))
    assert guests[0].moment is not None
    scene = guests[0].moment["scene"]
    assert all([each["stats"]["work_yield"] >= 3 for each in scene["merchants"]])
    own = guest.http.get("/api/games/karanor/catalogue", params={"pack": scene["pack"]}).json()
    assert own["pack"] == "richer"
    assert guests[0].get("story").status_code == 200


def test_a_broken_pack_is_refused_with_a_reason_and_told_to_the_host(host: Running) -> None:
    others = begun(host, 2, game="karanor")
    status, text = open_with(host, "broken")
    assert status == 422
    assert "broken is installed, but cannot be played with: map.toml" in text
    assert "nowhere" in text
    status, text = open_with(host, "nobodys")
    assert (status, f"{OURS}, richer" in text) == (422, True)
    play_on(others, Random(2), 10)
    assert host.stop() == 0
    assert any(["LEFT OUT: the content pack broken" in line for line in host.log])


def test_a_table_whose_pack_is_gone_says_so_and_the_others_go_on(
    host: Running, packages: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = begun(host, 2, game="karanor")
    strange = begun(host, 2, game="karanor", options={"pack": "richer"})
    for guest in (*usual, *strange):
        guest.leave()
    assert host.stop() == 0
    monkeypatch.delenv("PYTHONPATH")
    again = Running(folder)
    try:
        cookies, table = strange[0].http.cookies, strange[0].table
        late = Guest(again)
        late.http.cookies = cookies
        answer = late.http.get(f"/api/tables/{table}", params={"lang": "en"})
        assert answer.status_code >= 400
        assert OURS in answer.json()["text"]
        late.http.cookies = usual[0].http.cookies
        assert late.http.get(f"/api/tables/{usual[0].table}").status_code == 200
    finally:
        again.stop()
