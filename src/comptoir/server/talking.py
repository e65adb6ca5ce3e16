"""What is said at a table: in somebody's own words, with a phrase, or by a bot that declines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.bots import Remark
from comptoir.core import Refused
from comptoir.server import entries, wire
from comptoir.server.ledger import Ledger
from comptoir.server.limits import Bucket
from comptoir.server.names import in_words, plain
from comptoir.server.news import News

if TYPE_CHECKING:
    from comptoir.server.actor import Actor

TALK_AT_ONCE, TALK_PER_MINUTE = 30, 12
"""Lines of talk a seat may say in a hurry, and for as long as it likes."""


class Talking:
    """The talk of one table."""

    def __init__(self, actor: Actor) -> None:
        self._actor = actor
        self._breaths: dict[int, Bucket] = {}
        """How much each seat may still say."""

    async def say(self, seat: int, message: wire.Say, lang: str, move: str) -> None:
        """A person says something. Raises ``Refused``."""
        ledger, phrase, text = self._actor.ledger, message.phrase or "", plain(message.text or "")
        if phrase:
            offered = {each.name: each.text for each in ledger.telling.phrases(ledger.reader(seat, lang))}
            if phrase not in offered:
                raise Refused("no_such_phrase")
            text = offered[phrase]
        if not text:
            raise Refused("nothing_said")
        if not self._has_breath(seat):
            raise Refused("too_much_talk")
        await self._record(seat, text, phrase, "", move)

    async def remark(self, seat: int, remark: Remark) -> None:
        """A bot says why, if it is a person who wants to know: among bots nobody asks."""
        ledger = self._actor.ledger
        text = ledger.telling.phrase(remark.key, ledger.reader(ledger.spectator, "en"))
        if text and remark.to in ledger.people() and self._has_breath(seat):
            await self._record(seat, text, remark.key, remark.about, None)

    def _has_breath(self, seat: int) -> bool:
        now = self._actor.now()
        return self._breaths.setdefault(seat, Bucket(TALK_PER_MINUTE / 60, TALK_AT_ONCE, now)).take(now)

    async def _record(self, seat: int, text: str, phrase: str, about: str, move: str | None) -> None:
        name = self._actor.ledger.seats[seat].name
        await self._actor.record(entries.Talked(seat, name, text, phrase, about), move)


def said(ledger: Ledger, number: int, line: entries.Talked | News, lang: str) -> wire.Said:
    """A line of the talk for one who reads that language. A phrase that is not known any more stays as it
    was when it was said."""
    if isinstance(line, News):
        return wire.Said(number, line.seat, "", line.sentence(lang), is_news=True)
    text = line.text
    if line.phrase:
        text = ledger.telling.phrase(line.phrase, ledger.reader(ledger.spectator, lang)) or text
    return wire.Said(number, line.seat, in_words(line.name, lang), text, phrase=line.phrase, about=line.about)
