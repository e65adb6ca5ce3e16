"""What is in the database: a schema of our own named ``comptoir``, made and brought up to date on opening."""

from __future__ import annotations

from secrets import token_bytes

from comptoir.server.folder import SECRET_BYTES, Unusable
from comptoir.server.postgres.line import Connection

OLDEST_SERVER = 13
"""PostgreSQL itself cares for no older one."""
TURN = 0x636F6D70746F6972
"""The lock under which the schema is changed: of processes that start together one does it, others wait."""

MIGRATIONS = (
    """
    CREATE TABLE settings (name text PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE processes (
        id text PRIMARY KEY,
        address text NOT NULL,
        started timestamptz NOT NULL DEFAULT clock_timestamp(),
        until timestamptz NOT NULL,
        account bytea NOT NULL DEFAULT ''
    );
    CREATE VIEW living AS SELECT id, address, account FROM processes WHERE until > clock_timestamp();
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY,
        created bigint NOT NULL,
        state text NOT NULL,
        game text NOT NULL,
        length integer NOT NULL,
        chain bytea NOT NULL,
        due bigint NOT NULL DEFAULT 0,
        owner text,
        fence bigint NOT NULL DEFAULT 0
    ) WITH (fillfactor = 70);
    CREATE INDEX alarms ON tables (due) WHERE due > 0;
    CREATE INDEX possessions ON tables (owner) WHERE owner IS NOT NULL;
    CREATE TABLE records (
        at text COLLATE "C" NOT NULL,
        seq integer NOT NULL,
        kind text NOT NULL,
        move text,
        body bytea NOT NULL,
        chain bytea NOT NULL,
        PRIMARY KEY (at, seq)
    );
    CREATE UNIQUE INDEX moves ON records (at, move) WHERE move IS NOT NULL;
    CREATE TABLE papers (
        drawer text COLLATE "C" NOT NULL,
        key text COLLATE "C" NOT NULL,
        content bytea NOT NULL,
        version integer NOT NULL,
        PRIMARY KEY (drawer, key)
    );
    """,
)
"""Step ``n`` leads from version ``n`` of the schema to the next. Steps are added, never changed.

Records have no foreign key to their table: every append locks the row of its table anyway, and would look for
it once more for each record.
"""


_WHOSE = """
    SELECT
        EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('comptoir')),
        EXISTS (
            SELECT FROM pg_attribute
            WHERE attrelid = to_regclass('comptoir.version')
            AND attname = 'number' AND atttypid = 'int4'::regtype
        )
"""
"""Is there anything in a schema of our name, and does it look like ours?"""


async def prepare(connection: Connection) -> bytes:
    """Bring the schema up to this version; the secret of the store. Raises ``Unusable``."""
    if await version(connection) != len(MIGRATIONS):
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", TURN)
            await _migrate(connection, await version(connection))
    return await read_secret(connection)


async def read_secret(connection: Connection) -> bytes:
    """The secret of the store. Raises ``Unusable``."""
    secret = await connection.fetchval("SELECT value FROM settings WHERE name = 'secret'")
    if type(secret) is not bytes or len(secret) != SECRET_BYTES:
        raise Unusable("damaged")
    return secret


async def version(connection: Connection) -> int:
    """Of the schema that is there, 0 for none. Raises ``Unusable`` if it is not ours, or of times to come."""
    if connection.get_server_version().major < OLDEST_SERVER:
        raise Unusable("old_server")
    is_used, is_ours = await connection.fetchrow(_WHOSE) or (False, False)
    if not is_used:
        return 0
    found = await connection.fetchval("SELECT number FROM comptoir.version") if is_ours else None
    if type(found) is not int:
        raise Unusable("foreign")
    if found > len(MIGRATIONS):
        raise Unusable("newer")
    return found


async def _migrate(connection: Connection, version: int) -> None:
    if not version:
        if await connection.fetchval("SELECT to_regnamespace('comptoir') IS NULL"):
            await connection.execute("CREATE SCHEMA comptoir")
        await connection.execute("CREATE TABLE version (number integer NOT NULL)")
        await connection.execute("INSERT INTO version VALUES (0)")
    for step in MIGRATIONS[version:]:
        await connection.execute(step)
    if not version:
        secret = token_bytes(SECRET_BYTES)
        await connection.execute("INSERT INTO settings VALUES ('secret', $1)", secret)
    await connection.execute(f"UPDATE version SET number = {len(MIGRATIONS)}")
