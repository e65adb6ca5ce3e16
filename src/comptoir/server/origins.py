"""Whose pages may talk to this server: its own, and those its host has listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def is_same_site(headers: Mapping[str, str], others: Sequence[str], *, needed: bool) -> bool:
    """Does a request come from a page of ours? Without an origin only where none is needed.

    Browsers send one with every socket and every POST; programs that are no browsers carry no cookies that
    somebody else's page could use.
    """
    origin = headers.get("origin")
    if origin is None:
        return not needed
    if origin in others:
        return True
    host = headers.get("host", "")
    return bool(host) and origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())
