"""Bots that answer for themselves: it is told whose fault it was, and where in their code."""

import pytest

from comptoir.bots import Bot, Glance, Look
from comptoir.bots.named import BotFailed, Named, NamedInterrupter, named
from comptoir.core import Option
from tests.bots.test_guarded import Odd, Rude, fail, invent, last, leave
from tests.bots.test_look import new_match


def refuse() -> Bot:
    raise RuntimeError("not today")


def failing(bot: Bot) -> BotFailed:
    with pytest.raises(BotFailed) as failed:
        named("odd", 1, lambda: bot).choose(Look(new_match(1), 0))
    return failed.value


def test_a_sound_bot_picks_for_itself() -> None:
    look = Look(new_match(1), 0)
    assert named("odd", 0, lambda: Odd(last)).choose(look) == look.decision.options[-1]


def test_whoever_raises_or_leaves_is_told_with_the_calls_of_its_own_code() -> None:
    found = failing(Odd(fail))
    assert (found.seat, found.mishap.kind) == (1, "odd")
    assert found.mishap.what.startswith("RuntimeError('no idea') in test_guarded.py, line ")
    lines = found.mishap.trace.splitlines()
    assert "test_guarded.py" in lines[1], "no call of ours"
    assert lines[-1] == "RuntimeError: no idea"
    assert failing(Odd(leave)).mishap.trace.endswith("SystemExit: enough")


def test_a_pick_that_is_not_offered_has_no_calls_to_tell() -> None:
    found = failing(Odd(invent)).mishap
    assert (found.what, found.trace) == ("('fly', 1) is not offered at 'action'", "")


def test_of_calls_that_do_not_end_only_the_last_are_told() -> None:
    def deep(look: Look) -> Option:
        return deeper(look)

    def deeper(look: Look) -> Option:
        return deep(look)

    trace = failing(Odd(deep)).mishap.trace
    assert "RecursionError" in trace.splitlines()[-1]
    assert len(trace.splitlines()) < 100


def test_a_bot_that_cannot_be_made_is_told_too() -> None:
    with pytest.raises(BotFailed) as failed:
        named("shy", 2, refuse)
    assert (failed.value.seat, failed.value.mishap.kind) == (2, "shy")
    assert "not today" in str(failed.value)


def test_so_is_one_that_fails_unasked() -> None:
    bot = named("rude", 0, lambda: Rude(()))
    assert isinstance(bot, NamedInterrupter)
    with pytest.raises(BotFailed) as failed:
        bot.interrupt(Glance(new_match(1), 0))
    assert "speechless" in failed.value.mishap.trace
    assert type(named("random", 0, lambda: Odd(last))) is Named
