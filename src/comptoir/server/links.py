"""Secret links: one for each seat, one for spectators.

A token is derived from the server's secret, so none is stored, and the host can be shown the links again.
When a seat changes hands its generation grows, and older links are worth nothing.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import blake2b
from random import Random

WATCH = -1
"""The seat of those who only watch."""
LONGEST_TOKEN = 64


def new_table(chance: Random) -> str:
    """The name of a table, which nobody can guess."""
    return urlsafe_b64encode(chance.randbytes(9)).decode().replace("-", "a").replace("_", "b")


def token(secret: bytes, table: str, seat: int, generation: int) -> str:
    """256 bits that open one seat of one table."""
    text = f"comptoir seat {table} {seat} {generation}".encode()
    return urlsafe_b64encode(blake2b(text, key=secret, digest_size=32).digest()).decode().rstrip("=")


def opens(secret: bytes, table: str, seat: int, generation: int, given: str) -> bool:
    """Is this the token of that seat?"""
    return len(given) <= LONGEST_TOKEN and hmac.compare_digest(
        token(secret, table, seat, generation).encode(), given.encode()
    )


def path(table: str, seat: int) -> str:
    """The page of a seat, or of the spectators."""
    return f"/t/{table}/{'watch' if seat == WATCH else seat}"


def link(secret: bytes, table: str, seat: int, generation: int) -> str:
    """The page with its token, in the fragment: browsers do not send that, so no log ever holds it."""
    return f"{path(table, seat)}#{token(secret, table, seat, generation)}"
