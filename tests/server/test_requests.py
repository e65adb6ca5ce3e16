"""Requests no page of ours would send: refused with a sentence, and nothing changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.guests import Guest
from tests.server.knocking import ask, refused, written
from tests.server.running import Running

DEEP = 12_000


@pytest.fixture(autouse=True)
def nothing_changes(server: Running) -> Iterator[None]:
    """Every test here is about something that was refused, and of which no log has to tell."""
    before, complaints = written(server), len(server.complaints)
    yield
    assert written(server) == before
    assert server.complaints[complaints:] == []


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "FROBNICATE", "POST"])
@pytest.mark.parametrize("path", ["/api/games", "/api/tables/x/replay", "/health", "/", "/api/openapi.json"])
def test_methods_that_do_nothing(server: Running, method: str, path: str) -> None:
    answer = ask(server, method, path, None, {"Origin": server.url})
    refused(answer, 405, "wrong_method")


BODIES: tuple[tuple[bytes, dict[str, str], int, str], ...] = (
    (b'{"name": "' + b"x" * 17_000 + b'"}', {}, 413, "too_large"),
    (b"", {"Content-Length": "99999999999"}, 413, "too_large"),
    (b'f\r\n{"name": "Eve"}\r\n0\r\n\r\n', {"Transfer-Encoding": "chunked"}, 413, "too_large"),
    (b"", {}, 422, "malformed"),
    (b'{"name": "Eve"}', {"Content-Type": "text/plain"}, 422, "malformed"),
    (b'{"name": "Eve"}', {"Content-Type": ""}, 422, "malformed"),
    (b"name=Eve", {"Content-Type": "application/x-www-form-urlencoded"}, 422, "malformed"),
    (b'{"name": "Eve"}', {"Content-Type": "multipart/form-data; boundary=x"}, 422, "malformed"),
    (b"[" * DEEP, {}, 400, "malformed"),
    (b"[" * DEEP + b"]" * 1000, {}, 400, "malformed"),
    (b'{"name":' * 1500 + b"1" + b"}" * 1500, {}, 400, "malformed"),
    (b'{"name": "Eve", "limits": ' + b'{"luck":' * 1000 + b"1" + b"}" * 1001, {}, 400, "malformed"),
    (b'{"name": "Eve"', {}, 422, "malformed"),
    (b'"Eve"', {}, 422, "malformed"),
    (b"[]", {}, 422, "malformed"),
    (b"null", {}, 422, "malformed"),
    (b"NaN", {}, 422, "malformed"),
    (b'{"name": "Eve", "players": NaN}', {}, 422, "malformed"),
    (b'{"name": "Eve", "players": 1e400}', {}, 422, "malformed"),
    (b'{"name": "Eve", "players": ' + b"9" * 5000 + b"}", {}, 400, "malformed"),
    (b'{"name": "Eve", "players": true}', {}, 422, "malformed"),
    (b'{"name": "Eve", "players": 7}', {}, 422, "malformed"),
    (b'{"name": "Eve", "admin": true}', {}, 422, "malformed"),
    (b'{"name": "\\ud800"}', {}, 422, "malformed"),
    (b'{"name": "\xff\xfe"}', {}, 400, "malformed"),
    (b'{"name": " \\u202e\\u200b "}', {}, 400, "no_name"),
    (b'{"name": "Eve", "game": "chess"}', {}, 404, "unknown_game"),
    (b'{"name": "Eve", "sets": ["owls"]}', {}, 422, "set_count"),
    (b'{"name": "Eve", "seats": ["hal9000"]}', {}, 422, "unknown_bot"),
    (b'{"name": "Eve", "seats": ["open", "open", "open"]}', {}, 400, "seat_count"),
    (b'{"name": "Eve", "start": true}', {}, 409, "seats_open"),
)


@pytest.mark.parametrize(("body", "headers", "status", "code"), BODIES)
def test_bodies_that_open_no_table(
    server: Running, body: bytes, headers: dict[str, str], status: int, code: str
) -> None:
    sent = {"Origin": server.url, "Content-Type": "application/json"} | headers
    if not sent["Content-Type"]:
        del sent["Content-Type"]
    refused(ask(server, "POST", "/api/tables", body, sent), status, code)


TRAVERSALS = (
    "/../../../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2f..%2froutes.py",
    "/assets/%5c..%5c..%5croutes.py",
    "/static/../routes.py",
    "/..%2froutes.py",
    "//etc/passwd",
    "/%2fetc%2fpasswd",
    "/assets/../../serve.py%00.js",
    "/.env",
    "/comptoir.sqlite",
    "/secret",
    "/running.lock",
)


@pytest.mark.parametrize("path", TRAVERSALS)
def test_no_path_leads_out_of_the_pages(server: Running, path: str) -> None:
    """Whatever is no file of the client is its page, or, before that is built, a sentence."""
    answer, page = ask(server, "GET", path), ask(server, "GET", "/nowhere")
    assert answer == page
    for secret in (b"root:", b"import ", (server.folder / "secret").read_bytes(), b"SQLite"):
        assert secret not in answer.raw


def test_there_is_no_api_beside_the_api(server: Running) -> None:
    for path in ("/api/", "/api/secret", "/api/tables/x/y/z", "/api/../api/x", "/api/games/dale"):
        refused(ask(server, "GET", path), 404, "unknown_address")


def test_pages_may_do_little(server: Running) -> None:
    answer = Guest(server).http.get("/health")
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers
