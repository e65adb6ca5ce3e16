"""The REST description against the server: whatever is asked, the answer is one of those described."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from http.cookiejar import DefaultCookiePolicy
from typing import Any, NamedTuple

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.guests import Guest, finished_table, start, table_for
from tests.server.running import PATIENCE, Running

EXAMPLES = 20
CHECKS: list[Any] = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
]  # fmt: skip
DELETING = "DELETE /api/tables/{table}"
"""After it there is no table to ask about."""
SILENT = {
    "DELETE /api/me", "POST /api/tables/{table}/mine/{seat}/keep", "POST /api/tables/{table}/sweep", DELETING,
    "POST /api/stop/{who}/{table}/{seal}",
}  # fmt: skip
"""What is done without a word."""
OPERATIONS = {
    "GET /api/games", "GET /api/games/{game}/catalogue", "POST /api/tables", "GET /api/tables",
    "GET /api/tables/{table}", "POST /api/tables/{table}/enter", "GET /api/tables/{table}/links",
    "POST /api/tables/{table}/links", "POST /api/tables/{table}/mine/{seat}",
    "GET /api/tables/{table}/replay", "GET /api/tables/{table}/story", "GET /api/tables/{table}/review",
    "GET /api/tables/{table}/save", "GET /api/tables/{table}/proof", "GET /health", "GET /ready",
    "GET /metrics", "GET /api/me", "POST /api/me", "POST /api/me/enter", "GET /api/me/link",
    "POST /api/me/link", "DELETE /api/me/devices/{device}", "DELETE /api/me/tables/{table}",
    "GET /api/me/notices", "PUT /api/me/notices", "PUT /api/me/notices/tables/{table}",
    "POST /api/me/notices/try", "POST /api/me/notices/push", "DELETE /api/me/notices/push",
    "POST /api/me/notices/mail",
    "POST /api/me/notices/mail/code", "DELETE /api/me/notices/mail", "POST /api/me/notices/hook",
    "DELETE /api/me/notices/hook", *SILENT,
}  # fmt: skip


class Description(NamedTuple):
    """What the server says of itself, and tables to ask about: open, in play, over; with their cookies."""

    operations: dict[str, APIOperation[Any, Any, Any, Any]]
    tables: dict[str, str]
    session: requests.Session


@pytest.fixture(scope="module")
def described(server: Running) -> Iterator[Description]:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    host = Guest(server)
    host.open_table()
    players = table_for(server, 2)
    start(players)
    tables = {each.table: each.cookies() for each in (host, players[0], finished_table(server))}
    with requests.Session() as session:
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # only those a test sends
        yield Description({each.label: each for each in operations}, tables, session)


def _ask(described: Description, case: Case[Any], cookies: str = "") -> None:
    headers = {"Cookie": cookies} if cookies else {}
    case.call_and_validate(session=described.session, headers=headers, checks=CHECKS, timeout=PATIENCE)


def _each(strategy: Any, ask: Callable[[Case[Any]], None]) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def run(case: Case[Any]) -> None:
        ask(case)

    run()


def test_everything_is_described(described: Description) -> None:
    assert set(described.operations) == OPERATIONS


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_any_request(described: Description, server: Running, label: str, mode: GenerationMode) -> None:
    complaints = len(server.complaints)
    operation = described.operations[label]
    if mode.is_negative and not (operation.body or operation.query or operation.path_parameters):
        mode = GenerationMode.POSITIVE  # there is nothing about it that could be wrong
    _each(operation.as_strategy(generation_mode=mode), partial(_ask, described))
    assert server.complaints[complaints:] == []


@pytest.mark.parametrize("label", sorted(each for each in OPERATIONS - {DELETING} if "{table}" in each))
def test_requests_about_tables_there_are(described: Description, server: Running, label: str) -> None:
    complaints = len(server.complaints)
    for table, cookies in described.tables.items():
        strategy = described.operations[label].as_strategy(path_parameters={"table": table})
        _each(strategy, partial(_ask, described, cookies=cookies))
    assert server.complaints[complaints:] == []


@pytest.mark.parametrize(
    ("what", "query"), [("replay", {"eyes": "all"}), ("story", {}), ("save", {}), ("proof", {})]
)
def test_a_game_that_is_over_is_told(described: Description, what: str, query: dict[str, str]) -> None:
    """So that the tests above are about more than refusals."""
    over = list(described.tables)[-1]
    case = described.operations[f"GET /api/tables/{{table}}/{what}"].Case(
        path_parameters={"table": over}, query=query
    )
    answer = case.call_and_validate(checks=CHECKS, timeout=PATIENCE)
    assert answer.status_code == 200


def test_answers_are_checked(described: Description) -> None:
    """The description says what answers hold, also where games have types of their own."""
    for label in OPERATIONS - SILENT - {"GET /metrics", "GET /api/tables/{table}/save"}:
        responses = described.operations[label].definition.raw["responses"]
        good = responses.get("200") or responses["201"]
        assert good["content"]["application/json"]["schema"], label
