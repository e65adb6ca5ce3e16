"""Going out: requests to addresses that people have named, and never to what is behind this server's wall."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from comptoir.core import ComptoirError
from comptoir.server.post.courier import Gone, Undelivered

if TYPE_CHECKING:
    import httpx

WITHIN = 10.0
"""Seconds in which an answer has to come."""
LONGEST_ADDRESS = 1000
PORTS = {"https": 443, "http": 80}
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses of IPv4 in disguise."""


class Outside:
    """Brings something to an address. ``near``: also to this machine and its network, and without TLS."""

    def __init__(self, *, near: bool) -> None:
        self._near = near
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def check(self, address: str) -> None:
        """Could anything be brought there? Raises ``ComptoirError``."""
        try:
            await self._find(address)
        except Undelivered as problem:
            raise ComptoirError("bad_notice_address", why=problem.why) from problem

    async def bring(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Raises ``Undelivered`` and ``Gone``; how it was answered beside that is nobody's business."""
        import httpx

        try:
            async with asyncio.timeout(WITHIN):
                status = await self._post(address, body, headers)
        except TimeoutError:
            raise Undelivered("silent", again=True) from None
        except (httpx.HTTPError, OSError) as problem:
            raise Undelivered("unreachable", again=True) from problem
        if status in (404, 410):
            raise Gone
        if not 200 <= status < 300:
            raise Undelivered(f"answered {status}", again=status in (408, 425, 429) or status >= 500)

    async def _post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """To the very machine that was looked at: a name could lead elsewhere the next moment."""
        import httpx

        if self._client is None:
            # No line is kept: the next one to the same machine may be to another name, which it has to prove.
            self._client = httpx.AsyncClient(
                timeout=WITHIN,
                trust_env=False,
                follow_redirects=False,
                limits=httpx.Limits(max_keepalive_connections=0),
            )
        asked = httpx.URL(address)
        place = asked.copy_with(host=await self._find(address))
        named = {**headers, "Host": asked.netloc.decode("ascii")}
        known_as = {"sni_hostname": asked.host}
        async with self._client.stream(
            "POST", place, content=body, headers=named, extensions=known_as
        ) as answer:
            return answer.status_code

    async def _find(self, address: str) -> str:
        """The machine at an address, if it is one we may talk to."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname, parts.port or PORTS.get(parts.scheme, 0)
        except ValueError:
            raise Undelivered("malformed", again=False) from None
        if not host or len(address) > LONGEST_ADDRESS or parts.username is not None or not address.isascii():
            raise Undelivered("malformed", again=False)
        if parts.scheme != "https" and not (self._near and parts.scheme == "http"):
            raise Undelivered("not_https", again=False)
        try:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Undelivered("unknown_name", again=True) from None
        places = [str(each[4][0]) for each in found]
        if not self._near and not all(is_outside(place) for place in places):
            raise Undelivered("near", again=False)
        return places[0]


def is_outside(place: str) -> bool:
    """Is it an address of the open internet? Those that lead on to another one may lead back in."""
    known = ip_address(place.partition("%")[0])
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        elif known.sixtofour is not None or known.teredo is not None or known in TRANSLATED:
            return False
    return known.is_global and not known.is_multicast
