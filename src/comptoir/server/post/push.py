"""Web Push: RFC 8030, encrypted for the browser alone (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import blake2b
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from comptoir.core import ComptoirError
from comptoir.server.post.notice import Notice
from comptoir.server.post.outside import LONGEST_ADDRESS, Outside
from comptoir.server.post.wishes import Subscription, Way, Wishes

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from comptoir.server.people import Person

NEEDED = ("cryptography", "http_ece", "httpx")
"""What comes with the extra ``notices``."""
KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is not there."""
SIGNED_FOR = 12 * 3600
POINT, SECRET = 65, 16
"""Bytes of a browser's public key and of the secret it shares."""
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many private keys the curve P-256 has."""


def can_push() -> bool:
    """Is everything installed that it takes?"""
    return all(find_spec(each) is not None for each in NEEDED)


def server_key(secret: bytes) -> EllipticCurvePrivateKey:
    """Derived from the secret of the store, so that all its processes have the same, wherever it moves."""
    from cryptography.hazmat.primitives.asymmetric import ec

    drawn = blake2b(b"comptoir push", key=secret, digest_size=64).digest()
    return ec.derive_private_key(int.from_bytes(drawn, "big") % (ORDER - 1) + 1, ec.SECP256R1())


class PushCourier:
    """Brings notices to browsers."""

    way: Way = "push"

    def __init__(self, secret: bytes, site: str, outside: Outside, clock: Callable[[], float]) -> None:
        self._key = server_key(secret)
        self._site = site
        self._outside = outside
        self._clock = clock

    @property
    def public_key(self) -> str:
        """What browsers have to know of this server before they can be told anything by it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return written(point)

    def targets(self, person: Person) -> list[str]:
        """Those of somebody's devices that want it; one that was taken off is told nothing."""
        own = {each.id for each in person.devices}
        return [each.device for each in person.notices.pushes if each.device in own]

    def forget(self, wishes: Wishes, target: str) -> Wishes:
        return wishes.without_device(target)

    async def bring(self, who: str, person: Person, target: str, notice: Notice) -> None:
        found = next(each for each in person.notices.pushes if each.device == target)
        title, text = notice.written(person.lang)
        told = {"title": title, "text": text, "lang": person.lang, "tag": notice.table, "path": notice.path}
        headers = {
            "Authorization": f"vapid t={self.signed(found.endpoint)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
        }
        if notice.table:  # of each table only the last is kept for who is not there
            topic = blake2b(f"{who} {notice.table}".encode(), digest_size=18).digest()
            headers["Topic"] = written(topic)
        await self._outside.bring(found.endpoint, sealed(found, json.dumps(told).encode()), headers)

    def signed(self, endpoint: str) -> str:
        """Who sends it, to which push service, for how long: a token as of RFC 7519, with ES256."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(self._clock()) + SIGNED_FOR,
            "sub": self._site,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join([written(msgspec.json.encode(each)) for each in (head, claims)])
        made = self._key.sign(text.encode(), ec.ECDSA(SHA256()))
        numbers = [number.to_bytes(32, "big") for number in decode_dss_signature(made)]
        return f"{text}.{written(b''.join(numbers))}"


def sealed(found: Subscription, told: bytes) -> bytes:
    """Text that only that browser can read."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    body: bytes = http_ece.encrypt(
        told,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=read(found.key),
        auth_secret=read(found.auth),
        version="aes128gcm",
    )
    return body


def subscription(device: str, endpoint: str, key: str, auth: str) -> Subscription:
    """What a browser says of itself, if it can be used. Raises ``ComptoirError``."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = read(key), read(auth)
        if (len(point), len(secret)) != (POINT, SECRET) or len(endpoint) > LONGEST_ADDRESS:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise ComptoirError("bad_notice_address", why="malformed") from None
    return Subscription(device, endpoint, key, auth)


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(text: str) -> bytes:
    """Raises ``ValueError``."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
