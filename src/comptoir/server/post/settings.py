"""How a post office is set up, as whoever runs the server says it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from comptoir.core import BadOptions
from comptoir.server.post.mail import Smtp, read_smtp

PASSWORD = "COMPTOIR_SMTP_PASSWORD"
"""Where the password for mails is looked for."""


class Post(NamedTuple):
    """What a post office needs to know; without a site there is none."""

    site: str = ""
    """Where people reach this server: ``https://play.example``."""
    smtp: Smtp | None = None
    near: bool = False
    """May push services and hooks be on this machine or in its network?"""

    @property
    def hosts(self) -> tuple[str, ...]:
        """The name people know this server by."""
        name = urlsplit(self.site).hostname
        return () if name is None else (name,)


def read_post(site: str, smtp: str, password_file: Path | None, sender: str, *, near: bool) -> Post:
    """Raises ``BadOptions``."""
    if not site:
        if smtp:
            raise BadOptions("no_site")
        return Post()
    try:
        parts = urlsplit(site)
        is_site = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        is_site = False
    if not is_site or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadOptions("bad_site", site=site)
    own = f"{parts.scheme}://{parts.netloc}"
    return Post(own, read_smtp(smtp, _password(password_file), sender, own) if smtp else None, near)


def _password(file: Path | None) -> str:
    """From a file, or from where only this process can see it; never from the command line."""
    if file is None:
        return os.environ.get(PASSWORD, "")
    try:
        return file.read_text("utf-8").strip("\r\n")
    except (OSError, UnicodeDecodeError):
        raise BadOptions("no_password_file", file=str(file)) from None
