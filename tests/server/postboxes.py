"""Where notices arrive: a push service with a browser behind it, somebody's hook, and a mail server."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import defaultdict
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Event, Thread
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.running import PATIENCE


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Post(NamedTuple):
    """One request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Outpost:
    """A small web server of somebody's. ``answers``: how it answers next at each address; 0 is not at
    all."""

    def __init__(self) -> None:
        self.posts: Queue[Post] = Queue()
        self.answers: dict[str, list[int]] = {}
        self._is_over = Event()
        outpost = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = (outpost.answers.get(self.path) or [201]).pop(0)
                outpost.posts.put(Post(self.path, headers, body))
                if status:
                    self.send_response(status)
                    self.end_headers()
                else:
                    outpost._is_over.wait(PATIENCE)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def next(self) -> Post:
        return self.posts.get(timeout=PATIENCE)

    def close(self) -> None:
        self._is_over.set()
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """What a browser keeps to itself when it wants to be told something."""

    def __init__(self, service: Outpost, name: str = "browser") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = os.urandom(16)
        self.endpoint = f"{service.url}/{name}"
        self._service = service

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "key": written(self._point), "auth": written(self._auth)}

    def opened(self, post: Post) -> dict[str, str]:
        """What only this browser can read, step by step as RFC 8291 has it."""
        salt, sender, sealed = post.body[:16], post.body[21:86], post.body[86:]
        assert post.body[16:21] == (4096).to_bytes(4, "big") + bytes([65])
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), point)
        about = b"WebPush: info\0" + self._point + sender
        secret = HKDF(SHA256(), 32, self._auth, about).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        told: dict[str, str] = json.loads(text.rstrip(b"\0").removesuffix(b"\2"))
        return told

    def signed_by(self, post: Post) -> tuple[str, dict[str, Any]]:
        """The key of the server that sent it and what it claims; raises if anybody else did."""
        scheme, _, rest = post.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(each.strip().split("=", 1) for each in rest.split(","))
        head, claims, signature = parts["t"].split(".")
        assert json.loads(read(head)) == {"typ": "JWT", "alg": "ES256"}
        known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(parts["k"]))
        made = read(signature)
        numbers = [int.from_bytes(each, "big") for each in (made[:32], made[32:])]
        known.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        return parts["k"], json.loads(read(claims))


class Mailroom:
    """A real SMTP server, and what it was handed. ``refuses`` is what it says to the next recipients."""

    def __init__(self) -> None:
        self.mails: defaultdict[str, Queue[EmailMessage]] = defaultdict(Queue)
        self.refuses: list[str] = []
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        opening = self._loop.create_server(lambda: SMTP(self, loop=self._loop), "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result(PATIENCE)
        self.port = self._server.sockets[0].getsockname()[1]

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuses:
            return self.refuses.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        found = message_from_bytes(envelope.content.replace(b"\r\n", b"\n"), policy=policy.default)
        assert isinstance(found, EmailMessage)
        found.preamble = envelope.content.decode("ascii")  # a place for it as it was sent
        (address,) = envelope.rcpt_tos
        assert address == found["To"].addresses[0].addr_spec
        self.mails[address].put(found)
        return "250 OK"

    def next(self, address: str) -> EmailMessage:
        """The next mail to somebody."""
        return self.mails[address].get(timeout=PATIENCE)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()
