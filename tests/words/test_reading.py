"""Sentences are parsed when they are first said, and whole, however many ask at the same time."""

from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import current_thread, main_thread

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

from comptoir.words import LANGUAGES, Words, catalogue

LONG_ENOUGH = 0.3
"""Seconds in which somebody who does not wait has an answer, though a wrong one."""


def test_who_comes_while_a_sentence_is_parsed_hears_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at the start of a server: one thread builds the gallery, and a page is asked for."""
    whole, english = Words("en"), Words("en")
    known = whole.keys()
    mentions_another = next(
        key for key in known if key.startswith("ruling-") and "." in key and "Flashy Show" in whole.say(key)
    )
    parse, asked = FluentParser.parse, list[Future[object]]()

    def slowly(parser: FluentParser, source: str) -> Resource:
        if "ruling-" in source and current_thread() is main_thread():
            asked.append(crowd.submit(english.say, mentions_another))
            asked.append(crowd.submit(english.say, "web-home-play"))
            asked.append(crowd.submit(english.knows, mentions_another))
            asked.append(crowd.submit(english.keys))
            wait(asked, LONG_ENOUGH)
        return parse(parser, source)

    monkeypatch.setattr(FluentParser, "parse", slowly)
    with ThreadPoolExecutor(4) as crowd:
        ruling = english.say(mentions_another)
        answers = [each.result() for each in asked]
    assert answers == [ruling, whole.say("web-home-play"), True, known]
    assert ruling == whole.say(mentions_another)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_files_is_known(lang: str) -> None:
    """They are found without the parser, which would take its time."""
    messages = [each for file in catalogue(lang).values() for each in file.body if isinstance(each, Message)]
    names = [each.id.name for each in messages]
    attributes = [f"{each.id.name}.{attribute.id.name}" for each in messages for attribute in each.attributes]
    assert sorted(Words(lang).keys()) == sorted(names + attributes)
