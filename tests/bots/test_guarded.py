"""Bots with a net under them: no game is stopped, and nothing is swept under the carpet."""

from collections.abc import Callable
from threading import Thread
from time import process_time

import pytest

from comptoir.bots import Bot, Glance, Look, RandomBot
from comptoir.bots import registry as bots
from comptoir.bots.guarded import Guarded, GuardedInterrupter, guard
from comptoir.core import Dice, Option
from tests.bots.test_look import new_match

NET = 0.05


class Odd:
    """Does what a test wants of it."""

    def __init__(self, pick: Callable[[Look], Option]) -> None:
        self.pick = pick

    def choose(self, look: Look) -> Option:
        return self.pick(look)


def last(look: Look) -> Option:
    return look.decision.options[-1]


def fail(look: Look) -> Option:
    raise RuntimeError("no idea")


def leave(look: Look) -> Option:
    raise SystemExit("enough")


def invent(look: Look) -> Option:
    return ("fly", 1)


def ponder(look: Look) -> Option:
    while True:
        try:
            look.decision.options[0]
        except Exception:
            raise AssertionError("nobody may catch the end of their time") from None


def guarded(bot: Bot, kind: str = "odd") -> Guarded:
    return Guarded("dale", kind, bot, Dice.seeded(3), NET)


def test_a_sound_bot_picks_for_itself_and_is_timed() -> None:
    look = Look(new_match(1), 0)
    bot = guarded(Odd(last))
    assert bot.choose(look) == look.decision.options[-1]
    assert len(bot.times) == 1
    assert bot.mishaps == []


@pytest.mark.parametrize(
    ("pick", "what"),
    [
        (fail, "RuntimeError('no idea') in test_guarded.py, line "),
        (leave, "SystemExit('enough') in test_guarded.py, line "),
        (invent, "('fly', 1) is not offered at 'action'"),
        (ponder, "thought longer than 0.05 s at 'action'"),
    ],
)
def test_the_next_lower_level_picks_instead(pick: Callable[[Look], Option], what: str) -> None:
    look = Look(new_match(1), 0)
    bot = guarded(Odd(pick))
    instead = RandomBot(Dice.seeded(3).spawn("stand-in")).choose(look)
    assert bot.choose(look) == instead
    assert [mishap.kind for mishap in bot.mishaps] == ["odd"]
    assert what in bot.mishaps[0].what
    assert len(bot.times) == 1


def test_whoever_thinks_too_long_is_found_out_where_there_is_no_alarm() -> None:
    look, picks = Look(new_match(1), 0), list[Option]()

    def dawdle(look: Look) -> Option:
        start = process_time()
        while process_time() - start < 2 * NET:
            pass
        return last(look)

    bot = guarded(Odd(dawdle))
    thread = Thread(target=lambda: picks.append(bot.choose(look)))
    thread.start()
    thread.join()
    assert picks[0] in look.decision.options
    assert "thought longer" in bot.mishaps[0].what


def test_levels_stand_in_for_each_other_down_to_the_lowest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "levels", lambda game: ("weak", "strong"))
    monkeypatch.setattr(bots, "_entered", {kind: lambda dice: Odd(fail) for kind in ("weak", "strong")})
    assert [bots.below("dale", kind) for kind in ("strong", "weak", "random", "mine")] == [
        "weak",
        "random",
        "random",
        "random",
    ]
    look = Look(new_match(1), 0)
    bot = guard("dale", "strong", Dice.seeded(3), NET)
    assert bot.choose(look) in look.decision.options
    assert [mishap.kind for mishap in bot.mishaps] == ["strong", "weak"]


def test_a_bot_that_cannot_be_made_is_a_mishap_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(dice: Dice) -> Bot:
        raise RuntimeError("not today")

    monkeypatch.setattr(bots, "_entered", {"shy": refuse})
    look = Look(new_match(1), 0)
    bot = guard("dale", "shy", Dice.seeded(3), NET)
    assert bot.choose(look) in look.decision.options
    assert bot.choose(look) in look.decision.options
    assert len(bot.mishaps) == 2
    assert "not today" in bot.mishaps[0].what


class Rude(Odd):
    """Interrupts where it may not, or breaks down over it."""

    def __init__(self, picks: tuple[Option, ...]) -> None:
        super().__init__(last)
        self.picks = picks

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        if not self.picks:
            raise RuntimeError("speechless")
        return self.picks


@pytest.mark.parametrize(("picks", "what"), [((("shout",),), "is no interruption"), ((), "speechless")])
def test_an_interruption_that_fails_is_none(
    monkeypatch: pytest.MonkeyPatch, picks: tuple[Option, ...], what: str
) -> None:
    monkeypatch.setattr(bots, "_entered", {"rude": lambda dice: Rude(picks)})
    bot = guard("dale", "rude", Dice.seeded(3), NET)
    assert isinstance(bot, GuardedInterrupter)
    assert bot.interrupt(Glance(new_match(1), 0)) == ()
    assert what in bot.mishaps[0].what


def test_whoever_does_not_interrupt_is_not_asked_to() -> None:
    assert not isinstance(guard("dale", "random", Dice.seeded(3), NET), GuardedInterrupter)
