"""A hook: a small JSON document to an address of somebody's own, signed so that nobody can pose as us."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from comptoir.server.names import in_words
from comptoir.server.post.notice import Notice
from comptoir.server.post.outside import Outside
from comptoir.server.post.wishes import Way, Wishes

if TYPE_CHECKING:
    from comptoir.server.people import Person

SIGNATURE = "Comptoir-Signature"


class HookCourier:
    """Brings notices to programs. What is sent is described in docs/guides/host-a-server.md."""

    way: Way = "hook"

    def __init__(self, secret: bytes, site: str, outside: Outside, clock: Callable[[], float]) -> None:
        self._secret = secret
        self._site = site
        self._outside = outside
        self._clock = clock

    def secret(self, who: str, number: int) -> str:
        """What a hook is signed with, derived: it is shown once, and kept nowhere."""
        return blake2b(f"comptoir hook {who} {number}".encode(), key=self._secret, digest_size=32).hexdigest()

    def targets(self, person: Person) -> list[str]:
        return [] if person.notices.hook is None else [str(person.notices.hook.number)]

    def forget(self, wishes: Wishes, target: str) -> Wishes:
        is_other = wishes.hook is not None and str(wishes.hook.number) != target
        return wishes if is_other else replace(wishes, hook=None).without("hook")

    async def bring(self, who: str, person: Person, target: str, notice: Notice) -> None:
        hook, now = person.notices.hook, int(self._clock())
        assert hook is not None, "it has a target"
        title, text = notice.written(person.lang)
        told = {
            "what": notice.what,
            "game": notice.game,
            "table": notice.table,
            "others": [in_words(name, person.lang) for name in notice.others],
            "winners": [in_words(name, person.lang) for name in notice.winners],
            "left": notice.left,
            "title": title,
            "text": text,
            "url": f"{self._site}{notice.path}",
        }
        body = msgspec.json.encode(told)
        headers = {
            "Content-Type": "application/json",
            SIGNATURE: f"t={now},v1={signed(self.secret(who, hook.number), now, body)}",
        }
        await self._outside.bring(hook.address, body, headers)


def signed(secret: str, now: int, body: bytes) -> str:
    """The time belongs to it, so that nothing old can be sent again."""
    return hmac.new(secret.encode(), b"%d.%b" % (now, body), "sha256").hexdigest()
