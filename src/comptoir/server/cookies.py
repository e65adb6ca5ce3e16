"""What browsers hold: a cookie for each of their seats, and one of a person for all their tables."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from comptoir.server.actor import Actor
from comptoir.server.devices import label
from comptoir.server.links import WATCH

REMEMBERED = 90 * 24 * 3600
"""Seconds a browser keeps its seats."""
ME, EVERYWHERE = "me", "/api"
"""The cookie of a person's device, and where it is sent to."""


def cookie(seat: int) -> str:
    return "watch" if seat == WATCH else f"seat{seat}"


def holds(connection: HTTPConnection, actor: Actor, seat: int) -> bool:
    """May this browser sit at that seat?"""
    return actor.seating.holds(seat, connection.cookies.get(cookie(seat), ""))


def my_token(connection: HTTPConnection) -> str:
    """What a device of a person holds; empty where nobody keeps their tables together."""
    return connection.cookies.get(ME, "")


def label_of(connection: HTTPConnection) -> str:
    """What people would call this browser."""
    return label(connection.headers.get("user-agent", ""))


def remember(connection: HTTPConnection, response: Response, table: str, seat: int, token: str) -> None:
    """Give a browser the cookie of a seat."""
    _set(connection, response, cookie(seat), token, f"/api/tables/{table}")


def remember_me(connection: HTTPConnection, response: Response, token: str) -> None:
    """Give it that of a person's device; an empty one is taken away."""
    if token:
        _set(connection, response, ME, token, EVERYWHERE)
    else:
        response.delete_cookie(ME, path=EVERYWHERE)


def _set(connection: HTTPConnection, response: Response, name: str, token: str, path: str) -> None:
    response.set_cookie(
        name,
        token,
        max_age=REMEMBERED,
        path=path,
        secure=connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )
