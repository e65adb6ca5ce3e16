"""``comptoir verify``: does a saved game still lead where it led, and what does it prove of its deal?

Every step is told with what it proves, and nothing is claimed beyond that: only who noted the fingerprint of
all commitments before the deal can know that the key was chosen by nobody.
"""

from __future__ import annotations

import re
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from cyclopts import Parameter

from comptoir.cli import language, problems
from comptoir.cli.terminal import saves
from comptoir.cli.terms import PackFolder
from comptoir.cli.tools import shelf
from comptoir.cli.tools.output import Json, print_json
from comptoir.core import BadOptions, BadSave, archive
from comptoir.core.archive import Verified
from comptoir.core.fairness import FINGERPRINT_DIGITS, Draw, Fairness, draws, read_terms
from comptoir.words import Words

VERIFIED, BROKEN, UNREADABLE = 0, 1, 2

_BLOCK_BITS = 512


Claim: TypeAlias = Literal["fair", "follows", "old", "unbound", "broken"]
STEPS = ("terms", "server", "numbers", "key", "draws", "fingerprint")
"""What has to hold for a game to be fair, in the order in which it is examined, after the replay."""
OLD_STEPS = ("server", "key", "draws")
"""Those of a game of old, where nobody had to commit to their number."""
STEP_OF = {
    "terms": "terms", "commitment": "server", "noted": "server", "nonces": "numbers", "mix": "key",
    "draw": "draws", "fingerprint": "fingerprint",
}  # fmt: skip
"""The step that does not hold when that is wrong."""


class Noted(NamedTuple):
    """What a player wrote down before the game; empty where they did not."""

    fingerprint: str = ""
    commitment: str = ""


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
    fingerprint: Annotated[str | None, Parameter(help="help-verify-fingerprint")] = None,
    commitment: Annotated[str | None, Parameter(help="help-verify-commitment")] = None,
    pack: PackFolder = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    noted = Noted(read_fingerprint(fingerprint), read_commitment(commitment))
    try:
        data = shelf.take_pack_for(saves.read(file), pack)
        report = archive.verify(data)
        if noted.commitment and report.commitment is None:
            raise BadSave("save_unproven")
        if noted.fingerprint and report.fingerprint is None:
            raise BadSave("save_unbound")
    except BadSave as error:
        if json:
            details = {
                name: value if isinstance(value, int) else str(value) for name, value in error.details.items()
            }
            print_json({"verified": False, "error": error.code, "details": details})
        print(problems.sentence(words, error), file=sys.stderr)
        return UNREADABLE
    fair, save = None, archive.parse(data)
    if report.broken_at is None and report.commitment is not None:
        fair = check(report, noted, draws(save), bytes.fromhex(save["key"]))
    claim = claim_of(report, fair, noted)
    if json:
        found = {"verified": claim != "broken", "claim": claim, "steps": steps_of(report, fair, noted)}
        print_json({**found, **report._asdict(), **(fair._asdict() if fair else {})})
    else:
        _print(words, report, fair, claim, archive.fairness_of(save))
    return BROKEN if claim == "broken" else VERIFIED


def claim_of(report: Verified, fair: Fair | None, noted: Noted) -> Claim:
    """What all steps together prove, and not more."""
    if report.broken_at is not None or (fair and fair.unfair):
        return "broken"
    if fair is None:
        return "unbound"
    if report.fingerprint is None:
        return "old"
    return "fair" if noted.fingerprint else "follows"


def steps_of(report: Verified, fair: Fair | None, noted: Noted) -> dict[str, bool | None]:
    """Whether each step holds; None where there is nothing to be proven, or a step before it failed."""
    steps: dict[str, bool | None] = {"replay": report.broken_at is None, **dict.fromkeys(STEPS)}
    if fair is None:
        return steps
    failed = STEP_OF[fair.unfair] if fair.unfair else ""
    for step in STEPS[: STEPS.index(failed)] if failed else STEPS:
        is_proven = report.fingerprint is not None or step in OLD_STEPS
        steps[step] = True if is_proven and (step != "fingerprint" or noted.fingerprint) else None
    return steps | ({failed: False} if failed else {})


def _print(words: Words, report: Verified, fair: Fair | None, claim: Claim, proof: Fairness | None) -> None:
    if report.broken_at is not None:
        print(words.say("verify-broken", pick=report.broken_at, picks=report.picks))
        return
    print(words.say("verify-whole", picks=report.picks, checked=report.checked))
    if report.carried:
        print(words.say("verify-carried", picks=report.carried))
    if fair and fair.unfair:
        shown = (report.fingerprint if fair.unfair == "fingerprint" else report.commitment) or ""
        print(words.say("verify-unfair", why=fair.unfair, draw=fair.draw, shown=shown))
        return
    if fair and proof:
        _print_steps(words, report, fair, claim, proof)
    print(words.say("verify-claim", claim=claim))


def _print_steps(words: Words, report: Verified, fair: Fair, claim: Claim, proof: Fairness) -> None:
    terms = read_terms(proof.terms) or {"seats": [], "withdrawn": []}
    if report.fingerprint:
        people = sum(seat.get("kind") == "person" for seat in terms["seats"])
        print(words.say("verify-step-terms", seats=_names(terms["seats"])))
        print(words.say("verify-step-server"))
        print(words.say("verify-step-numbers", people=people))
        print(words.say("verify-step-key"))
    print(words.say("verify-step-draws", shuffles=fair.shuffles, others=fair.others))
    if report.fingerprint:
        _print_withdrawn(words, terms["withdrawn"])
        shown = " ".join(re.findall("....", report.fingerprint))
        is_noted = "same" if claim == "fair" else "unknown"
        print(words.say("verify-step-fingerprint", fingerprint=shown, **{"is": is_noted}))


def _print_withdrawn(words: Words, withdrawn: list[dict[str, Any]]) -> None:
    print(words.say("verify-step-withdrawn", count=len(withdrawn)))
    for number, deal in enumerate(withdrawn, 1):
        seats, missing = deal.get("seats", []), deal.get("missing", [])
        step = str(deal.get("step")) if missing else "renewed"
        names = _names([seat for at, seat in enumerate(seats) if at in missing])
        told = words.say("verify-withdrawn", step=step, number=number, seats=_names(seats), names=names)
        print(f"  {told}")


def _names(seats: list[dict[str, Any]]) -> str:
    return ", ".join(str(seat.get("name")) for seat in seats)


def read_fingerprint(text: str | None) -> str:
    """The fingerprint a player noted, if they did. Raises ``BadOptions`` when it cannot be one."""
    noted = _digits(text)
    if text is not None and len(noted) != FINGERPRINT_DIGITS:
        raise BadOptions("bad_fingerprint", value=text, digits=FINGERPRINT_DIGITS)
    return noted


def read_commitment(text: str | None) -> str:
    """The server's commitment a player noted, if they did. Raises ``BadOptions`` when it cannot be one."""
    noted = _digits(text)
    if text is not None and len(noted) != 64:
        raise BadOptions("bad_commitment", value=text)
    return noted


def _digits(text: str | None) -> str:
    """Hexadecimal digits as somebody noted them; none if there is anything else."""
    noted = "".join((text or "").split()).lower()
    return noted if re.fullmatch("[0-9a-f]*", noted) else ""


def check(report: Verified, noted: Noted, given: list[Draw], key: bytes) -> Fair:
    """Is the key of a game the right one, and is all that chance gave what that key gives?"""
    if report.unfair:
        return Fair(report.unfair)
    if noted.commitment and noted.commitment != report.commitment:
        return Fair("noted")
    count = given[0].count if report.carried and given else 0
    for place, draw in enumerate(given, 1):
        if draw.count != count:  # a block left out might have been left out for a reason
            return Fair("draw", draw=place)
        number, count = number_of(key, draw.count, draw.sides)
        if draw.number != number:
            return Fair("draw", draw=place)
    if noted.fingerprint and noted.fingerprint != report.fingerprint:
        return Fair("fingerprint")
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
