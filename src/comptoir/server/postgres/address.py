"""Where a database is: an address like ``postgresql://comptoir@db.example.org/comptoir``."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit

from comptoir.core import ComptoirError

SCHEMES = ("postgresql://", "postgres://")
PASSWORD = "PGPASSWORD"
"""What PostgreSQL calls the variable in which a process finds the password that no address names."""


def is_address(data: str) -> bool:
    """Is it a database, and no folder?"""
    return data.startswith(SCHEMES)


def apart(address: str) -> tuple[str, str | None]:
    """An address that may be shown to anybody, and the password that was in it."""
    try:
        parts = urlsplit(address)
        user, has_user, place = parts.netloc.rpartition("@")
        name, _, password = user.partition(":")
        query = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
    except ValueError:
        return address.partition("://")[0] + "://…", None  # whatever it is, it might hold one
    shown = [(key, value) for key, value in query if key != "password"]
    said = dict(query).get("password") or unquote(password) or None
    where = f"{parts.scheme}://{name}{has_user}{place}{parts.path}"
    if shown:
        where += "?" + urlencode(shown, safe="/")
    return where, said


def without_password(address: str) -> str:
    """An address that may be shown to anybody."""
    return apart(address)[0]


def shown(data: Path | str) -> str:
    """Where games are kept, a folder or a database, as anybody may read it."""
    return str(data) if isinstance(data, Path) else without_password(data)


def need_driver() -> None:
    """Raises ``ComptoirError`` where what speaks to PostgreSQL is not installed."""
    if find_spec("asyncpg") is None:
        raise ComptoirError("missing_extra", needs="asyncpg", command='pip install "comptoir[postgres]"')
