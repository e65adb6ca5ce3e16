"""A stage for scenarios: given a table, when a merchant does this, then the table is so.

    game = given(at="kien", gold=4, goods="2 wine fruit", quests="q_noces")
    game.complete("q_noces")
    game.then(gold=7, goods="", prestige=1, actions=3, quests="")

Seat 0 is "I" and has the turn; gestures are made by the active merchant, those of another by
``game.seat(1).plays("bm_pickpocket", on=0)``. How things are written: see ``setting``. After every gesture
the invariants of the game are checked, and windows are passed for those who can do nothing in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from comptoir.core import PASS, Decision, Match, Option, Refused
from comptoir.karanor.board import EMPTY
from comptoir.karanor.table import KaranorTable
from tests.scenarios.karanor.gestures import Gestures
from tests.scenarios.karanor.setting import (
    ASSOCIATES,
    INSIGNIA,
    PACK,
    PILES,
    RESOURCES,
    TERRITORIES,
    amounts,
    associate_named,
    counted,
    face_named,
    lay_out,
    mask_of,
    set_table,
)

FACED = ("build", "quest", "activate", "card")
"""Options that name a card after the verb."""
BARGAINS = ("offer", "counter", "accept", "decline", "withdraw")
"""What nobody is asked about."""


def given(*, keeps_windows: bool = False, **table: Any) -> Stage:
    """A table with these things and no others; see ``setting.set_table``.

    Piles are named like everything else (``quest_deck="q_pacte"``), and ``delivery`` is the open one.
    ``keeps_windows`` leaves also those windows open in which nobody can do anything.
    """
    if "delivery" in table:
        table["deliveries"] = table.pop("delivery")
    piles = {name: table.pop(name) for name in PILES if name in table}
    return Stage(set_table(piles=piles, **table), keeps_windows=keeps_windows)


def given_a_draft(**wishes: Any) -> Stage:
    """A game that begins: see ``setting.lay_out``."""
    return Stage(lay_out(**wishes))


class Stage(Gestures):
    """A match with gestures."""

    def __init__(self, match: Match, who: int | None = None, *, keeps_windows: bool = False) -> None:
        self.match = match
        self.who = who
        self.keeps_windows = keeps_windows

    def seat(self, seat: int) -> Stage:
        """The same table, with gestures made by that seat."""
        return Stage(self.match, seat, keeps_windows=self.keeps_windows)

    @property
    def table(self) -> KaranorTable:
        table: KaranorTable = self.match.table
        return table

    @property
    def me(self) -> int:
        """Who makes the gestures: the seat named, or whoever is asked, or the active one."""
        if self.who is not None:
            return self.who
        asked = [decision.seat for decision in self.match.decisions]
        return asked[0] if len(asked) == 1 else self.table.active

    @property
    def asked(self) -> Decision:
        """What I am to decide now, maybe together with others."""
        decision = self.match.decision_of(self.me)
        assert decision is not None, f"seat {self.me} is not asked: {self.match.decisions}"
        return decision

    @property
    def prompts(self) -> dict[int, str]:
        """What each seat that is asked is to decide."""
        return {decision.seat: decision.prompt for decision in self.match.decisions}

    @property
    def windows(self) -> dict[int, str]:
        """The seats that are asked about a window, and its event."""
        return {
            each.seat: str(dict(each.args)["event"])
            for each in self.match.decisions
            if each.prompt == "window"
        }

    # -- doing ----------------------------------------------------------------------------------------

    def answer(self, pick: object) -> Stage:
        """Pick an option, which may name cards by their words."""
        self.match.answer(self.me, self.spelt(pick))
        return self.settled()

    def answer_run(self, picks: Sequence[Option]) -> Stage:
        self.match.answer_run(self.me, picks)
        return self.settled()

    def interrupt(self, pick: object) -> Stage:
        self.match.interrupt(self.me, self.spelt(pick))
        return self.settled()

    def settled(self) -> Stage:
        """Check the invariants, and pass for those who can do nothing else."""
        while not self.keeps_windows and (
            idle := [each.seat for each in self.match.decisions if each.options == (PASS,)]
        ):
            for seat in idle:
                self.match.answer(seat, PASS)
        found = self.match.game.violations(self.table)
        assert not found, found
        return self

    def spelt(self, pick: object) -> Any:
        """An option with tokens instead of the names of cards."""
        if isinstance(pick, str):
            return self.card(pick)
        if isinstance(pick, tuple) and pick and pick[0] in FACED and isinstance(pick[1], str):
            rest = pick[2:] or {"build": (0,), "quest": (0, EMPTY)}.get(pick[0], (EMPTY,))
            return (pick[0], self.card(pick[1]), *rest)
        return pick

    def card(self, word: str) -> int:
        """The token a word means: one of mine if I have one, else one that is offered, else any."""
        table, face, me = self.table, face_named(word), self.me
        decision = self.match.decision_of(me)
        offered = [each for each in decision.options if isinstance(each, int)] if decision else []
        mine = [*table.commerces[me], *table.quests[me], *table.black_hands[me], *table.artefacts[me]]
        every: list[int] = [*offered, *mine, *range(len(table.faces))]
        return next(card for card in every if table.faces[card] == face)

    # -- questions ------------------------------------------------------------------------------------

    def can(self, *pick: Any) -> bool:
        """Is this offered to me, as an answer or as an interruption: ``can("step", "kien")``?"""
        option = self.spelt(pick)
        decision = self.match.decision_of(self.me)
        return bool(decision and option in decision.options) or option in self.match.interruptions(self.me)

    @contextmanager
    def refused(self, code: str | None = None) -> Iterator[None]:
        """What is done inside is refused, with that code, and changes nothing."""
        before = self.match.hash
        with pytest.raises(Refused) as refusal:
            yield
        assert code in (None, refusal.value.code), refusal.value
        assert self.match.hash == before

    def refuses(self, pick: object, code: str | None = None, **details: object) -> Stage:
        """The pick is refused, with that code and at least these details, and nothing changes."""
        refusal = self.refusal(pick)
        assert code in (None, refusal.code), refusal
        assert details.items() <= refusal.details.items(), refusal
        return self

    def refusal(self, pick: object) -> Refused:
        """Why a pick is refused; nothing changes."""
        before, option, me = self.match.hash, self.spelt(pick), self.me
        is_bargain = isinstance(option, tuple) and option[0] in BARGAINS
        is_asked = self.match.decision_of(me) is not None and not is_bargain
        do = self.match.answer if is_asked else self.match.interrupt
        with pytest.raises(Refused) as refusal:
            do(me, option)
        assert self.match.hash == before
        return refusal.value

    def names(self, cards: Sequence[int]) -> list[str]:
        return [PACK.faces[self.table.faces[card]] for card in cards]

    def offered(self) -> list[Any]:
        """What I am offered, cards by their names."""
        found: list[Any] = []
        for option in self.asked.options:
            if isinstance(option, int):
                found += self.names([option])
            elif option[0] in FACED:
                found.append((option[0], *self.names([int(option[1])]), *option[2:]))
            else:
                found.append(option)
        return found

    def view(self, observer: int) -> Any:
        return self.match.plain(observer)

    def seen(self, observer: int, seat: int, zone: str) -> list[str]:
        """The faces an observer knows of a seat's hand: of ``commerces``, ``quests``, ``black_market``."""
        cards = self.view(observer)["seats"][seat][zone]["cards"]
        return sorted([card["face"] for card in cards])

    def told(self, observer: int, event: str) -> list[Any]:
        """The events of one name, as an observer heard them since the scenario began."""
        story: list[Any] = self.match.plain_events(observer)
        return [each for each in story if each["event"] == event]

    # -- then -----------------------------------------------------------------------------------------

    def then(self, *, seats: Mapping[int, Mapping[str, Any]] | None = None, **wanted: Any) -> Stage:
        """Compare what is named: what the table shows, what I have, and what the others have.

        ``reserve`` and ``market`` compare only the goods they name. Hands compare in any order.
        """
        for name in [each for each in wanted if each in TABLE]:
            has, expected = TABLE[name](self, wanted.pop(name))
            assert has == expected, f"{name}: {has}, not {expected}"
        mine = 0 if self.who is None else self.who
        for seat, zones in {mine: wanted, **(seats or {})}.items():
            for name, value in zones.items():
                has, expected = self._has(seat, name), _expected(name, value)
                assert has == expected, f"{name} of seat {seat}: {has}, not {expected}"
        return self

    def _has(self, seat: int, name: str) -> object:
        table = self.table
        match name:
            case "at":
                return TERRITORIES[table.pawns[seat]]
            case "goods" | "insignia" | "shops" | "villas":
                return getattr(table, name)[seat]
            case "gold" | "income" | "prestige":
                return getattr(table, name)[seat]
            case "associates":
                promoted = table.promoted
                return [ASSOCIATES[each] + "+" * (promoted >> each & 1) for each in table.associates[seat]]
            case _:
                zone = "black_hands" if name == "black_market" else name
                return sorted(self.names(getattr(table, zone)[seat]))


def _expected(name: str, value: Any) -> object:
    """What is wanted of a merchant, as ``_has`` gives it."""
    match name:
        case "goods":
            return counted(value, RESOURCES)
        case "insignia":
            return counted(value, INSIGNIA)
        case "shops" | "villas":
            return mask_of(value)
        case "at" | "gold" | "income" | "prestige":
            return value
        case "associates":
            return [
                ASSOCIATES[associate_named(word.rstrip("+"))] + "+" * word.endswith("+")
                for word in value.split()
            ]
    return sorted([PACK.faces[face_named(word)] for word in value.split()])


def _number(name: str) -> Any:
    return lambda stage, wanted: (getattr(stage.table, name), wanted)


def _pile(name: str) -> Any:
    def pair(stage: Stage, words: str) -> tuple[object, object]:
        return stage.names(getattr(stage.table, name)), [
            PACK.faces[face_named(word)] for word in words.split()
        ]

    return pair


def _goods(name: str) -> Any:
    def pair(stage: Stage, words: str) -> tuple[object, object]:
        wanted = amounts(words)
        goods = dict(zip(RESOURCES, getattr(stage.table, name), strict=True))
        return {each: goods[each] for each in wanted}, wanted

    return pair


TABLE: Mapping[str, Any] = {
    **{name: _number(name) for name in ("actions", "active", "steps", "trigger", "winners", "turn", "round")},
    **{name: _pile(name) for name in PILES},
    "delivery": _pile("deliveries"),
    "aside": _pile("aside"),
    "reserve": _goods("reserve"),
    "market": _goods("market"),
    "asked": lambda stage, prompt: (stage.asked.prompt, prompt),
    "is_over": lambda stage, wanted: (stage.match.is_over, wanted),
}
"""What ``then`` compares of the table as a whole. The order of a pile is compared, top card last."""
