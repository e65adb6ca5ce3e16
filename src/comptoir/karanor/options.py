"""How a game of Marchands de Karanor is set up: players, who begins, and the switches of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from comptoir.core import BadOptions, within
from comptoir.core.switches import Switched, check_names, if_wished, set_switches, switch, switches
from comptoir.karanor.lessons import LEARNER, LESSONS
from comptoir.karanor.pack import PackShelf

LONGEST = 1000
"""Rounds after which a game is called off: nothing in the rules makes merchants earn prestige. People never
get near this."""
TWO = 2
"""Players for whom there is a market tile."""
AT_RANDOM = -1
"""Chance says who begins."""

VERSION = 3
"""Of the rules: it grows whenever the same picks could lead elsewhere, and what has changed is a switch."""
OLDEST = 1
"""Games of this version and of all since go on as they began."""


@dataclass(frozen=True, slots=True)
class Rules(Switched):
    """The options of one game, complete and checked. Shared by all copies of its table.

    The switches are the choices the sources leave open, and what was understood otherwise before: see
    docs/rulings, and docs/guides/change-a-rule.md for how one is added.
    """

    players: int
    pack: str
    """The digest of the content pack."""
    first: int = AT_RANDOM
    market: bool = switch(True, False)
    """With two players only: the market tile."""
    histories: str = switch("dealt", "chosen")
    """``chosen``: of two."""
    curse_bound: bool = switch(False, True)
    """May curses not be traded away?"""
    quests: str = switch("secret", "aloud", "reader", since=2, kept="secret")
    """Who knows a quest that was drawn: its owner, everybody, or as its reader chooses quest by quest."""
    offers: str = switch("exact", "loose", since=2, kept="loose")
    """``exact``: an offer names the face of an associate and the mark of an artefact, and falls when they
    change; and of an offer and its counter-offers one comes true."""
    bonus_judged: str = switch("after_payment", "before_payment", since=3, kept="before_payment")
    """Can the bonus of a shop give what its own price brings back to the reserve?"""
    round_limit: int = LONGEST
    lesson: str = if_wished("")
    """What is taught, on a table that is prepared for it."""


SWITCHES = {name: row.allowed for name, row in switches(Rules).items()}
"""The values of each switch, the default first."""


def check(wishes: Mapping[str, object], shelf: PackShelf, version: int = VERSION) -> Rules:
    """Complete options for what people asked for, in a game of that version. Raises ``BadOptions``.

    A pack is asked for by its name or its digest, and pinned by its digest.
    """
    check_names(Rules, wishes, version)
    pack = shelf.find(str(wishes["pack"])) if "pack" in wishes else shelf.usual
    least, most = pack.numbers.players_min, pack.numbers.players_max
    players = _number(wishes, "players", min(least + 1, most), least, most)
    set_to = set_switches(Rules, wishes, version)
    if set_to["histories"] == "chosen" and 2 * players > len(pack.histories):
        raise BadOptions("too_few_histories", players=players, most=len(pack.histories) // 2)
    lesson = _lesson(wishes.get("lesson", ""), players)
    if players != TWO or lesson:
        set_to["market"] = False
    first = _number(wishes, "first", AT_RANDOM, AT_RANDOM, players - 1)
    return Rules(
        players=players,
        # A lesson is prepared for the usual pack, and its learner begins.
        pack=(shelf.usual if lesson else pack).digest,
        first=LEARNER if lesson else first,
        round_limit=_number(wishes, "round_limit", LONGEST, 1, LONGEST),
        lesson=lesson,
        **set_to,
    )


def _lesson(value: object, players: int) -> str:
    if not isinstance(value, str) or (value and value not in LESSONS):
        raise BadOptions("bad_option", option="lesson", value=str(value), allowed=", ".join(LESSONS))
    if value and players != TWO:
        raise BadOptions("bad_option", option="players", value=str(players), allowed=str(TWO))
    return value


def _number(wishes: Mapping[str, object], name: str, default: int, least: int, most: int) -> int:
    return within(name, wishes.get(name, default), least, most)
