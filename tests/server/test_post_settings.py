"""How a post office is set up, and where it never goes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from comptoir.core import ComptoirError
from comptoir.server.post import push
from comptoir.server.post.mail import Smtp
from comptoir.server.post.office import open_office
from comptoir.server.post.outside import Outside, is_outside
from comptoir.server.post.settings import read_post
from comptoir.words import LANGUAGES
from tests.cli.calling import run

SITE = "https://play.example"


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://play.example/", "not_https"),
        ("https://127.0.0.1/", "near"),
        ("https://[::1]:8443/", "near"),
        ("https://localhost/", "near"),
        ("https://10.1.2.3/", "near"),
        ("https://169.254.169.254/latest/meta-data", "near"),
        ("https://2130706433/", "near"),
        ("https://[::ffff:192.168.0.1]/", "near"),
        ("https://user:password@1.1.1.1/", "malformed"),
        ("https://", "malformed"),
        ("https://1.1.1.1:port/", "malformed"),
        ("nonsense", "malformed"),
    ],
)
def test_nothing_is_sent_behind_the_wall(address: str, why: str) -> None:
    async def main() -> None:
        with pytest.raises(ComptoirError) as refused:
            await Outside(near=False).check(address)
        assert refused.value.details == {"why": why}

    asyncio.run(main())


def test_addresses_of_the_open_internet_are_outside() -> None:
    inside = (
        "100.64.0.1",
        "0.0.0.0",
        "fe80::1%eth0",
        "fd00::1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "224.0.0.1",
    )
    assert [is_outside(each) for each in inside] == [False] * len(inside)
    assert [is_outside(each) for each in ("1.1.1.1", "2606:4700::1111")] == [True, True]


def test_without_the_extra_there_are_mails_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    house: Any = SimpleNamespace(store=SimpleNamespace(secret=b"a" * 32), clock=time.time)
    post = read_post(SITE, "smtp://mail.example", None, "", near=False)
    for needed, ways in ((push.NEEDED, ["push", "mail", "hook"]), (("no_such_package",), ["mail"])):
        monkeypatch.setattr(push, "NEEDED", needed)
        opened = open_office(house, post)
        assert opened is not None
        assert opened.office.ways == ways


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--site play.example", "--site https://play.example"),
        ("--site https://play.example/games", "--site https://play.example"),
        ("--smtp smtp://mail.example", "--site https://play.example"),
        ("--site https://play.example --smtp mail.example", "--smtp smtp://user@mail.example:587"),
        ("--site https://play.example --smtp smtp://ada:secret@mail.example", "COMPTOIR_SMTP_PASSWORD"),
        ("--site https://play.example --smtp smtp://mail.example --mail-from ada", "--mail-from"),
        ("--site https://play.example --smtp smtp://mail.example --smtp-password-file gone", "gone"),
    ],
)
def test_what_a_host_says_wrong_is_told_in_a_sentence(options: str, said: str) -> None:
    for lang in LANGUAGES:
        done = run("serve", *options.split(), "--lang", lang)
        assert (done.returncode, done.stdout) == (2, "")
        assert said in done.stderr
        assert "secret" not in done.stderr


def test_the_password_for_mails_comes_from_where_nobody_looks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COMPTOIR_SMTP_PASSWORD", "from the environment")
    file = tmp_path / "password"
    file.write_text("from a file\n", "utf-8")
    for where, found in ((None, "from the environment"), (file, "from a file")):
        smtp = read_post(SITE, "smtps://ada%40mail.example@mail.example", where, "", near=False).smtp
        assert smtp == Smtp("mail.example", 465, "ada@mail.example", "ada@mail.example", found, "tls")
