"""Mail by the SMTP server of whoever runs this one."""

from __future__ import annotations

import asyncio
import re
import smtplib
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from hashlib import blake2b
from ipaddress import ip_address
from threading import Thread
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import unquote, urlsplit

from msgspec.structs import replace

from comptoir.core import BadOptions
from comptoir.server.post.courier import Undelivered
from comptoir.server.post.notice import Notice, Written
from comptoir.server.post.wishes import Way, Wishes
from comptoir.words import words

if TYPE_CHECKING:
    from datetime import datetime

    from comptoir.server.people import Person

WITHIN = 10.0
"""Seconds in which the SMTP server has to answer whatever it is told."""
AT_ALL_WITHIN = 40.0
"""Seconds for one mail, however slowly it answers."""
PORTS = {"smtp": 587, "smtps": 465}
LONGEST_ADDRESS = 254
ADDRESS = re.compile(r"[^\s@<>(),:;\"\[\]\\]{1,64}@[^\s@<>(),:;\"\[\]\\]+\.[^\s@<>(),:;\"\[\]\\.]{2,}")
"""What looks like an address of today; whether somebody reads it, the code finds out."""
ALL = "all"
UNFOLDED = policy.SMTP.clone(max_line_length=900)
"""An address that is too long for a line would be encoded, and programs for mail could not follow it."""


class Smtp(NamedTuple):
    """Who takes our mails, and from whom they come."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    safety: Literal["starttls", "tls"] = "starttls"


def read_smtp(address: str, password: str, sender: str, site: str) -> Smtp:
    """``smtp://user@host:587``, or ``smtps://`` where TLS comes first. Raises ``BadOptions``."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise BadOptions("bad_smtp", address=address) from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/"):
        raise BadOptions("bad_smtp", address=address)
    if parts.password is not None:
        raise BadOptions("smtp_password_shown")
    user = unquote(parts.username or "")
    own = sender or (user if "@" in user else f"comptoir@{urlsplit(site).hostname}")
    if "@" not in parseaddr(own)[1]:
        raise BadOptions("bad_sender", sender=own)
    return Smtp(parts.hostname, port, own, user, password, "tls" if parts.scheme == "smtps" else "starttls")


class MailCourier:
    """Brings notices to mailboxes that somebody has confirmed."""

    way: Way = "mail"

    def __init__(self, smtp: Smtp, secret: bytes, site: str, today: Callable[[], datetime]) -> None:
        self._smtp = smtp
        self._secret = secret
        self._site = site
        self._today = today
        self._one_at_a_time = asyncio.Semaphore(2)

    def targets(self, person: Person) -> list[str]:
        mail = person.notices.mail
        return [mail.address] if mail is not None and mail.is_confirmed else []

    def forget(self, wishes: Wishes, target: str) -> Wishes:
        is_other = wishes.mail is not None and wishes.mail.address != target
        return wishes if is_other else replace(wishes, mail=None).without("mail")

    async def bring(self, who: str, person: Person, target: str, notice: Notice) -> None:
        title, text = notice.written(person.lang)
        table = notice.table or ALL
        say = words(person.lang).say
        lines = [text, "", f"{self._site}{notice.path}", "", "-- ", say("post-mail-why", site=self._site)]
        stops = (
            [(table, "post-mail-stop-table"), (ALL, "post-mail-stop")]
            if notice.table
            else [(ALL, "post-mail-stop")]
        )
        lines += [f"{say(key)} {self._site}{self.way_out(who, which)}" for which, key in stops]
        stop = f"{self._site}/api{self.way_out(who, table)}"
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        await self.send(target, Written(title, "\n".join(lines)), headers)

    async def send_code(self, address: str, code: str, lang: str) -> None:
        """What an address is confirmed with. Raises ``Undelivered``."""
        say = words(lang).say
        text = "\n".join(
            [say("post-code.text", site=self._site), "", f"    {code}", "", say("post-code.else")]
        )
        await self.send(address, Written(say("post-code", code=code), text), {})

    # -- no more of it --------------------------------------------------------------------------------

    def way_out(self, who: str, table: str) -> str:
        """The page that ends mails of a table, or of all. Whoever has the mail may: it opens nothing else."""
        return f"/stop/{who}/{table}/{self.seal(who, table)}"

    def seal(self, who: str, table: str) -> str:
        return blake2b(f"comptoir stop {who} {table}".encode(), key=self._secret, digest_size=16).hexdigest()

    # -- sending --------------------------------------------------------------------------------------

    async def send(self, address: str, written: Written, headers: dict[str, str]) -> None:
        """Raises ``Undelivered``."""
        smtp = self._smtp
        message = EmailMessage(UNFOLDED)
        message["From"] = smtp.sender
        message["To"] = Address(addr_spec=address)
        message["Subject"] = written.title
        message["Date"] = format_datetime(self._today())
        message["Message-ID"] = make_msgid(domain=urlsplit(self._site).hostname)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            message[name] = value
        message.set_content(written.text, cte="quoted-printable")
        async with self._one_at_a_time:
            try:
                await asyncio.wait_for(_aside(lambda: _hand_in(smtp, address, message)), AT_ALL_WITHIN)
            except TimeoutError:
                raise Undelivered("silent", again=True) from None
            except smtplib.SMTPRecipientsRefused as problem:
                ((code, _),) = problem.recipients.values()
                raise Undelivered(f"recipient {code}", again=code < 500) from None
            except smtplib.SMTPResponseException as problem:
                raise Undelivered(f"answered {problem.smtp_code}", again=True) from None
            except (OSError, smtplib.SMTPException) as problem:
                raise Undelivered(_why(problem), again=True) from None


def _why(problem: Exception) -> str:
    """For whoever runs the server, who knows which mail server it is."""
    known: dict[type[Exception], str] = {
        smtplib.SMTPServerDisconnected: "silent",
        TimeoutError: "silent",
        smtplib.SMTPNotSupportedError: "no_tls",
        ssl.SSLError: "no_tls",
        ssl.SSLCertVerificationError: "bad_certificate",
        socket.gaierror: "unknown_name",
    }
    return known.get(type(problem), "unreachable")


def _hand_in(smtp: Smtp, address: str, message: EmailMessage) -> None:
    """To the SMTP server. A password is only said where nobody listens."""
    trusted = ssl.create_default_context() if smtp.safety == "tls" or not is_here(smtp.host) else None
    opened = (
        smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=WITHIN, context=trusted)
        if smtp.safety == "tls"
        else smtplib.SMTP(smtp.host, smtp.port, timeout=WITHIN)
    )
    with opened as line:
        line.ehlo()
        if smtp.safety == "starttls" and trusted is not None:
            line.starttls(context=trusted)
            line.ehlo()
        if smtp.user and smtp.password:
            line.login(smtp.user, smtp.password)
        line.send_message(message, parseaddr(smtp.sender)[1], [address])


def is_here(host: str) -> bool:
    """Is it this machine? Nobody listens between us and ourselves."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


async def _aside(work: Callable[[], None]) -> None:
    """Do what makes one wait in a thread of its own, which keeps nobody from leaving."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(problem: Exception | None) -> None:
        if done.done():
            return  # nobody waits any more
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)

    def run() -> None:
        found = None
        try:
            work()
        except Exception as problem:  # whoever waits must hear of it, whatever it is
            found = problem
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(tell, found)

    Thread(target=run, daemon=True, name="mail").start()
    await done
