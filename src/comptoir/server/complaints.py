"""What a host should know of those who ask for too much: that it happens, how often, and roughly from where.

Once a minute at most for each kind, so that a flood of connections is no flood of lines. The last part of an
address is left out: enough to find a network, too little to point at a person.
"""

from __future__ import annotations

import logging
from ipaddress import ip_network

from comptoir.server import metrics

EVERY = 60.0
"""Seconds between two lines about the same thing."""
NETWORK_BITS = {4: 24, 6: 48}

log = logging.getLogger("comptoir.door")
_told: dict[str, tuple[float, int]] = {}
"""When each thing was told last, and how often it has happened since."""


def complain(what: str, address: str = "") -> None:
    """Somebody asks for too much, in one word: what of."""
    metrics.count(what)
    now = metrics.clock()
    then, silent = _told.get(what, (now - EVERY, 0))
    if now - then < EVERY:
        _told[what] = (then, silent + 1)
        return
    _told[what] = (now, 0)
    log.warning(what, extra={"network": network(address), "times": silent + 1})


def network(address: str) -> str:
    """The network of an address, without the part that is somebody's own."""
    try:
        host = ip_network(address.partition("%")[0].removeprefix("::ffff:"))
    except ValueError:
        return ""
    return str(host.supernet(new_prefix=NETWORK_BITS[host.version]))
