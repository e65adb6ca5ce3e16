"""Is a database well? Looked at from outside, also while servers run on it; nothing is changed."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator

from comptoir.core import ComptoirError
from comptoir.server.checkup import Finding, look_at_limits, look_at_space, look_at_tables
from comptoir.server.folder import SECRET_BYTES
from comptoir.server.postgres import schema
from comptoir.server.postgres.address import without_password
from comptoir.server.postgres.line import MOST_LINES
from comptoir.server.postgres.visit import Visit
from comptoir.server.stock import STRAYS

CLOCKS_APART = 5
"""Seconds by which the clock of the database and ours may differ."""
LINES_OF_A_SERVER = MOST_LINES + 3
"""Connections a process may have: one to append, one to say that it lives, and one to look back."""
AWAITED = ("on", "remote_apply")

_ROOM = """
    SELECT
        pg_database_size(current_database()),
        coalesce(inet_server_addr() <<= '127.0.0.0/8' OR inet_server_addr() = '::1', true),
        (SELECT setting FROM pg_settings WHERE name = 'data_directory')
"""
"""How big it is, whether it is on this machine, and where, as far as one may know."""
_DEAD = """
    SELECT
        address,
        ceil(extract(epoch FROM clock_timestamp() - until) / 60)::integer,
        (SELECT count(*) FROM tables WHERE owner = processes.id)::integer
    FROM processes WHERE until <= clock_timestamp() ORDER BY until
"""
_LINES_LEFT = """
    SELECT current_setting('max_connections')::integer
    - current_setting('superuser_reserved_connections')::integer
    - coalesce(current_setting('reserved_connections', true)::integer, 0)
    - (SELECT sum(numbackends) FROM pg_stat_database)::integer
"""


def findings(url: str) -> Iterator[Finding]:
    """Everything about one database, as it is found."""
    try:
        with Visit(url) as visit:
            yield from _look_at_server(visit, url)
            if visit.ask(schema.version(visit.connection)):
                yield from _look_at_contents(visit)
            else:
                yield Finding("well", "empty")
            yield _look_at_room(visit)
            yield _look_at_lines(visit)
            yield _look_at_clock(visit)
        yield look_at_limits()
    except ComptoirError as error:
        yield Finding.of(error)


def _look_at_server(visit: Visit, url: str) -> Iterator[Finding]:
    version, _, _ = visit.value("SHOW server_version").partition(" ")
    yield Finding("well", "reached", {"address": without_password(url), "version": version})
    troubles = list[Finding]()
    if visit.value("SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean"):
        troubles.append(Finding("bad", "database_read_only"))
    if visit.value("SHOW fsync") != "on":
        troubles.append(Finding("bad", "fsync_off"))
    if visit.value("SHOW synchronous_commit") not in AWAITED:
        troubles.append(Finding("bad", "commit_not_awaited"))
    if visit.value("SHOW full_page_writes") != "on":
        troubles.append(Finding("warning", "half_pages"))
    yield from troubles or [Finding("well", "durable")]


def _look_at_contents(visit: Visit) -> Iterator[Finding]:
    version = visit.value("SELECT number FROM version")
    if version < len(schema.MIGRATIONS):
        yield Finding("warning", "schema_older", {"version": version})
    else:
        yield Finding("well", "schema", {"version": version})
    secret = visit.value("SELECT value FROM settings WHERE name = 'secret'")
    is_well = secret is not None and len(secret) == SECRET_BYTES
    yield Finding("well", "figures_token") if is_well else Finding("bad", "database_secret")
    yield from _look_at_processes(visit)
    strays = [table for (table,) in visit.rows(STRAYS)]
    yield from look_at_tables([*visit.tables(), *strays], visit.read)


def _look_at_processes(visit: Visit) -> Iterator[Finding]:
    living = [address for (address,) in visit.rows("SELECT address FROM living ORDER BY address") if address]
    if living:
        yield Finding("well", "processes", {"count": len(living), "addresses": ", ".join(living)})
    else:
        yield Finding("well", "not_running")
    for address, minutes, tables in visit.rows(_DEAD):
        if address:
            facts = {"address": address, "minutes": minutes, "tables": tables}
            yield Finding("warning", "not_heard_of", facts)


def _look_at_room(visit: Visit) -> Finding:
    ((size, is_here, place),) = visit.rows(_ROOM)
    try:
        free = shutil.disk_usage(place).free if is_here and place else None
    except OSError:
        free = None
    if free is None:
        return Finding("well", "database_size", {"size": -(-size // 1_000_000)})
    found = look_at_space(free, size)
    return found._replace(code=f"database_{found.code}")


def _look_at_lines(visit: Visit) -> Finding:
    left = visit.value(_LINES_LEFT)
    facts = {"left": left, "needed": LINES_OF_A_SERVER}
    if left < 2 * LINES_OF_A_SERVER:
        return Finding("warning", "few_lines", facts)
    return Finding("well", "lines", facts)


def _look_at_clock(visit: Visit) -> Finding:
    before = time.time()
    there = float(visit.value("SELECT extract(epoch FROM clock_timestamp())"))
    after = time.time()
    apart = round(max(before - there, there - after, 0.0))
    if apart > CLOCKS_APART:
        return Finding("warning", "clocks_apart", {"seconds": apart})
    return Finding("well", "clocks")
