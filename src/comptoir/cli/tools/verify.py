"""``comptoir verify``: does a saved game still lead where it led when it was written, and was it fair?"""

from __future__ import annotations

import re
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from comptoir.cli import language, problems
from comptoir.cli.terminal import saves
from comptoir.cli.terms import PackFolder
from comptoir.cli.tools import shelf
from comptoir.cli.tools.output import Json, print_json
from comptoir.core import BadOptions, BadSave, archive
from comptoir.core.archive import Verified
from comptoir.core.fairness import Draw, draws
from comptoir.words import Words

VERIFIED, BROKEN, UNREADABLE = 0, 1, 2

_BLOCK_BITS = 512


class Fair(NamedTuple):
    """What came of checking the chance of a game."""

    unfair: str | None
    """What is wrong, if anything."""
    shuffles: int = 0
    others: int = 0
    draw: int = 0
    """The draw that is wrong, counted from 1; 0 when none is."""


def verify(
    file: Annotated[Path, Parameter(help="help-file")],
    /,
    *,
    commitment: Annotated[str | None, Parameter(help="help-verify-commitment")] = None,
    pack: PackFolder = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    noted = None if commitment is None else read_commitment(commitment)
    try:
        data = shelf.take_pack_for(saves.read(file), pack)
        report = archive.verify(data)
        if noted and report.commitment is None:
            raise BadSave("save_unproven")
    except BadSave as error:
        if json:
            details = {
                name: value if isinstance(value, int) else str(value) for name, value in error.details.items()
            }
            print_json({"verified": False, "error": error.code, "details": details})
        print(problems.sentence(words, error), file=sys.stderr)
        return UNREADABLE
    fair = None
    if report.broken_at is None and report.commitment is not None:
        save = archive.parse(data)
        fair = check(report, noted, draws(save), bytes.fromhex(save["key"]))
    is_good = report.broken_at is None and (fair is None or fair.unfair is None)
    if json:
        print_json({"verified": is_good, **report._asdict(), **(fair._asdict() if fair else {})})
    else:
        _print(words, report, fair)
    return VERIFIED if is_good else BROKEN


def _print(words: Words, report: Verified, fair: Fair | None) -> None:
    if report.broken_at is not None:
        print(words.say("verify-broken", pick=report.broken_at, picks=report.picks))
        return
    print(words.say("verify-whole", picks=report.picks, checked=report.checked))
    if fair and fair.unfair:
        shown = report.commitment or ""
        print(words.say("verify-unfair", why=fair.unfair, draw=fair.draw, shown=shown))
    elif fair:
        print(words.say("verify-fair", shuffles=fair.shuffles, others=fair.others))


def read_commitment(text: str) -> str:
    """The hash a player noted. Raises ``BadOptions`` when it cannot be one."""
    noted = "".join(text.split()).lower()
    if not re.fullmatch(r"[0-9a-f]{64}", noted):
        raise BadOptions("bad_commitment", value=text)
    return noted


def check(report: Verified, noted: str | None, given: list[Draw], key: bytes) -> Fair:
    """Is the key of a game the right one, and is all that chance gave what that key gives?"""
    if report.unfair:
        return Fair(report.unfair)
    if noted and noted != report.commitment:
        return Fair("noted")
    count = 0
    for place, draw in enumerate(given, 1):
        if draw.count != count:  # a block left out might have been left out for a reason
            return Fair("draw", draw=place)
        number, count = number_of(key, draw.count, draw.sides)
        if draw.number != number:
            return Fair("draw", draw=place)
    shuffles = sum(draw.cards > 0 for draw in given)
    return Fair(None, shuffles, len(given) - shuffles)


def number_of(key: bytes, count: int, sides: int) -> tuple[int, int]:
    """The number below ``sides`` at a block, and the block after it: what ``core.dice`` says, said again.

    It is written down a second time so that a mistake there, or a change, is found out here.
    """
    bits = (sides - 1).bit_length()
    while True:
        block = blake2b(count.to_bytes(8, "little"), key=key, digest_size=_BLOCK_BITS // 8).digest()
        whole = int.from_bytes(block, "little")
        windows = [whole >> shift & (1 << bits) - 1 for shift in range(0, _BLOCK_BITS - bits + 1, bits)]
        fitting = [number for number in windows if number < sides]
        count += 1
        if fitting:
            return fitting[0], count
