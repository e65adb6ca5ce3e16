"""Under which names a server answers, and who may read its figures."""

from __future__ import annotations

import socket
import stat
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from comptoir.server.hosts import Hosts, is_from_here
from tests.server.guests import table_for
from tests.server.running import Running, quick

OWN = socket.gethostname().lower()


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8000", "LOCALHOST:1", "127.0.0.1:8000", "192.168.1.20:8000", "8.8.8.8",
        "[::1]:8000", "[fe80::1]", OWN,
        f"{OWN.partition('.')[0]}.local:8000", "play.example", "Play.Example.:443",
        "pages.example", "",
    ],
)  # fmt: skip
def test_names_it_answers_to(host: str) -> None:
    assert Hosts(["play.example"], ["https://pages.example:8443"]).answers(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8000", "play.example.evil",
        "xplay.example", f"{OWN}.evil.example", "127.0.0.1@evil.example",
        "0x7f000001", "2130706433", "[evil]:8000",
    ],
)  # fmt: skip
def test_names_it_does_not_answer_to(host: str) -> None:
    assert not Hosts(["play.example"], ["https://pages.example:8443"]).answers(host)
    assert Hosts(["*"]).answers(host)


def test_a_page_whose_name_points_here_gets_nothing(server: Running) -> None:
    """Its origin and its host agree, as a browser would have them; the name is not ours."""
    evil = f"evil.example:{server.port}"
    headers = {"Host": evil, "Origin": f"http://{evil}"}
    for lang, word in (("en", "--host-name"), ("fr", "répond pas")):
        params = {"lang": lang}
        for answer in (
            httpx.get(f"{server.url}/", headers=headers, params=params),
            httpx.get(f"{server.url}/api/games", headers=headers, params=params),
            httpx.post(f"{server.url}/api/tables", headers=headers, params=params, json={"name": "Eve"}),
        ):
            assert answer.status_code == 421
            assert answer.json()["code"] == "wrong_host"
            assert word in answer.json()["text"]
            assert "evil.example" in answer.json()["text"]
    (host,) = table_for(server, 1, players=2)
    with pytest.raises(InvalidStatus) as refusal:
        connect(
            f"ws://{evil}/api/tables/{host.table}/seats/0/socket",
            sock=socket.create_connection(("127.0.0.1", server.port)),
            origin=Origin(f"http://{evil}"),
            additional_headers={"Cookie": host.cookies()},
        )
    assert refusal.value.response.status_code == 421


def test_a_listed_name_is_answered(folder: Path) -> None:
    server = Running(folder, quick("--host-name", "play.example", "--origin", "https://pages.example"))
    for host in ("play.example", "pages.example:80", f"localhost:{server.port}"):
        assert httpx.get(f"{server.url}/api/games", headers={"Host": host}).status_code == 200
    assert server.stop() == 0


# -- figures ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "headers", "expected"),
    [
        ("127.0.0.1", {}, True),
        ("127.8.8.8", {}, True),
        ("::1", {}, True),
        ("192.168.1.4", {}, False),
        ("", {}, False),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}, False),
        ("127.0.0.1", {"x-real-ip": "127.0.0.1"}, False),
        ("127.0.0.1", {"via": "1.1 proxy"}, False),
        ("127.0.0.1", {"accept": "*/*"}, True),
    ],
)
def test_who_asks_from_here(address: str, headers: dict[str, str], expected: bool) -> None:
    assert is_from_here(address, headers) == expected


def test_figures_are_for_this_machine_and_who_has_the_token(folder: Path) -> None:
    server = Running(folder)
    token = (folder / "metrics.token").read_text()
    assert len(token) > 40
    assert stat.S_IMODE((folder / "metrics.token").stat().st_mode) == 0o600
    proxied = {"X-Forwarded-For": "203.0.113.5"}

    def ask(**headers: str) -> int:
        return httpx.get(f"{server.url}/metrics", headers=headers).status_code

    assert ask() == 200
    assert ask(**proxied) == ask(**proxied, Authorization="Bearer wrong") == 403
    assert ask(**proxied, Authorization=f"Bearer {token}x") == ask(**proxied, Authorization="Bearer") == 403
    assert ask(**proxied, Authorization=f"Bearer {token}") == 200
    refused = httpx.get(f"{server.url}/metrics", headers=proxied, params={"lang": "fr"}).json()
    assert (refused["code"], "metrics.token" in refused["text"]) == ("figures_closed", True)
    assert server.stop() == 0
    assert token not in "".join(server.log)

    server = Running(folder, quick("--open-metrics"))
    assert (folder / "metrics.token").read_text() == token
    assert ask(**proxied) == 200
    assert server.stop() == 0
