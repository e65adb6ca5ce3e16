"""Under which names a server answers, and who asks it from the machine it runs on.

A page of somebody else can have its own name point at this machine, and would then be taken for a page of
ours. It cannot have a name of ours. Addresses made of numbers are nobody's name: a link in the local network
works without being listed.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

ANY = "*"
"""Listed instead of a name: answer to every one."""
_PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Headers by which a proxy says that somebody else asks."""


class Hosts:
    """The names a server answers to."""

    def __init__(self, names: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        """This machine's own name, those that are listed, and those of the origins that are."""
        own = socket.gethostname().lower()
        known = {"localhost", own, f"{own.partition('.')[0]}.local"}
        known |= {name.lower() for name in names}
        known |= {urlsplit(origin).hostname or "" for origin in origins}
        self._known = known

    def answers(self, host: str) -> bool:
        """Is a request for this host (the header, with its port) meant for us? Programs may name none."""
        name = _without_port(host).lower().rstrip(".")
        return not name or ANY in self._known or name in self._known or _is_address(name)


def is_from_here(address: str, headers: Mapping[str, str]) -> bool:
    """Does a program on this machine ask, for itself and not for somebody else as a proxy does?"""
    return _is_loopback(address) and not any(name in headers for name in _PASSED_ON)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(address: str) -> bool:
    return _is_address(address) and ip_address(address).is_loopback
