"""Catalogues that are read late are read once and whole, however many ask for them at the same time."""

from concurrent.futures import Future, ThreadPoolExecutor, wait
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax.ast import Resource

from comptoir import words
from comptoir.words import Words

SECOND_FILE = "dale-rulings-2.ftl"
LONG_ENOUGH = 0.3
"""Seconds in which somebody who does not wait has an answer, though a wrong one."""


def test_who_comes_while_a_file_is_read_waits_for_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at the start of a server: one thread builds the gallery, and a page is asked for."""
    whole, english = words.words("en"), Words("en")
    known = whole.keys()
    last = [key for key in known if key.startswith("ruling-") and "." in key][-1]
    parse = words._parse
    asked: list[Future[object]] = []

    def slowly(file: Traversable) -> Resource:
        if file.name == SECOND_FILE and not asked:
            asked.extend((crowd.submit(english.say, "web-home-play"), crowd.submit(english.keys)))
            asked.extend((crowd.submit(english.knows, last), crowd.submit(english.say, last)))
            wait(asked, LONG_ENOUGH)
        return parse(file)

    monkeypatch.setattr(words, "_parse", slowly)
    with ThreadPoolExecutor(4) as crowd:
        english.knows(last)
        said, keys, knows, ruling = (each.result() for each in asked)
    assert said == whole.say("web-home-play")
    assert knows
    assert ruling == whole.say(last)
    assert isinstance(keys, tuple)
    assert sorted(keys) == sorted(known)
