"""At every moment of a game of Karanor everything can be said, to everybody, in both languages."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import comptoir.karanor
from comptoir.core import UNKNOWN, Decision, Event, Match, Shown
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY
from comptoir.karanor.game import GAME
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.motions import MOVERS
from comptoir.telling.karanor.names import entry_name
from comptoir.telling.karanor.questions import question
from comptoir.telling.karanor.story import FACTS, sentence, stories
from comptoir.telling.karanor.wording import are_alike, card_of, result, word
from comptoir.words import LANGUAGES, words
from tests.archive.shelves import stored
from tests.telling.karanor_reading import PACK, moments, teller

STORED = stored("karanor")
ASKS = ("choose", "choose_card", "choose_named", "choose_goods", "choose_while", "Decision", "swift_decision")
"""Whatever the rules ask with."""


def event_names() -> set[str]:
    found = [each for each in vars(events).values() if isinstance(each, type)]
    return {each.name() for each in found if issubclass(each, Event) and each is not Event}


def prompts() -> set[str]:
    """What the rules of Karanor ask: texts handed to whatever asks, or put by to be."""
    found = {"steal_goods", "hand_over"}  # who is asked depends on the card
    for module in sorted(Path(comptoir.karanor.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ASKS:
                for row in [node.args, *[each.elts for each in node.args if isinstance(each, ast.Tuple)]]:
                    said = [each.value for each in row if isinstance(each, ast.Constant)]
                    found |= {text for text in said[:1] if isinstance(text, str)}  # the first one is it
    return found


def keys(lang: str, start: str) -> set[str]:
    """The codes of all keys that begin so."""
    known = words(lang).keys()
    return {key.removeprefix(start).replace("-", "_") for key in known if key.startswith(start)}


def unseen_names(match: Match, observer: int, lang: str) -> set[str]:
    """The names of all cards in hands that this observer has no way to know of."""
    table = match.table
    hands = [*table.commerces, *table.quests, *table.black_hands, *table.packs]
    known = [mask >> observer & 1 for mask in table.known]
    seen = {face for face, is_known in zip(table.faces, known, strict=True) if is_known}
    hidden = {table.faces[card] for hand in hands for card in hand if not known[card]}
    return {entry_name(words(lang), PACK, PACK.faces[face]) for face in hidden - seen}


def shown_names(news: list[Event], lang: str) -> set[str]:
    """The names of the cards that the events themselves show."""
    return {entry_name(words(lang), PACK, PACK.faces[face]) for event in news for face in faces_in(event)}


def faces_in(value: object) -> Iterator[int]:
    """The known cards in an event as somebody saw it."""
    if isinstance(value, Event):
        value = tuple([getattr(value, field.name) for field in fields(value)])
    if isinstance(value, Shown) and value.face != UNKNOWN:
        yield value.face
    elif isinstance(value, tuple):
        for each in value:
            yield from faces_in(each)


def test_every_event_has_its_sentence_and_no_sentence_is_without_an_event() -> None:
    names = event_names()
    assert {"moved", "built", "traded", "game_ended"} <= names
    assert {kind.name() for kind in FACTS} == {kind.name() for kind in MOVERS} == names
    for lang in LANGUAGES:
        assert keys(lang, "karanor-event-") == names


def test_every_question_of_the_rules_has_its_sentence() -> None:
    assert {"action", "draft", "immediate", "window", "offer", "pay_goods"} <= prompts()
    for lang in LANGUAGES:
        assert keys(lang, "karanor-prompt-") == prompts()


@pytest.mark.parametrize("players", range(2, 7))
def test_every_option_and_every_question_can_be_read(players: int) -> None:
    asked, kept_from_somebody = set(), 0
    for match in moments(players, f"read {players}", 200):
        for decision in match.decisions:
            asked.add(decision.prompt)
            view = match.view(decision.seat)
            for lang in LANGUAGES:
                speaker = teller(decision.seat, lang, players)
                texts = [word(speaker, view, option) for option in decision.options]
                assert len(set(texts)) == len(set(meanings(view, decision)))
                texts.append(question(speaker, view))
                assert all(texts)
                unseen = unseen_names(match, decision.seat, lang)
                assert [name for name in unseen for text in texts if name in text] == []
                kept_from_somebody += len(unseen)
        for seat in range(players):
            view, options = match.view(seat), match.interruptions(seat)
            assert all(
                word(teller(seat, lang, players), view, each) for lang in LANGUAGES for each in options
            )
    assert {"draft", "action", "offer"} <= asked
    assert kept_from_somebody > 0


def meanings(view: KaranorView, decision: Decision) -> list[object]:
    """What is picked with each option, whichever of equal cards it names."""
    cards = [card_of(view, option) for option in decision.options]
    rest = [option[2:] if isinstance(option, tuple) else () for option in decision.options]
    return [
        (view.faces[card], *more) if card != EMPTY else option
        for card, more, option in zip(cards, rest, decision.options, strict=True)
    ]


@pytest.mark.parametrize("players", range(2, 7))
def test_every_event_is_told_to_everybody_as_it_happens(players: int) -> None:
    told = set()
    since = 0
    for match in moments(players, f"told {players}", 300):
        happened: list[Event] = match.events or []
        news = happened[since:]
        told |= {event.name() for event in news}
        for observer in range(players + 1) if news else ():
            seen = match.events_for(observer, since)
            for lang in LANGUAGES:
                speaker = teller(observer, lang, players)
                lines = [sentence(speaker, event) for event in seen]
                lines += [text for event in seen for text in stories(speaker, event)]
                assert all(lines)
                unseen = unseen_names(match, observer, lang) - shown_names(seen, lang)
                assert [name for name in unseen for line in lines if name in line] == []
        since = len(happened)
    assert {"drafted", "set_out", "turn_began", "moved", "worked"} <= told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_from_its_first_event_to_the_result(lang: str) -> None:
    *_, match = moments(2, "to the end", 100_000)
    assert match.is_over
    for observer in range(3):
        speaker = teller(observer, lang, 2)
        assert all(sentence(speaker, event) for event in match.events_for(observer))
        assert result(speaker, match.view(observer))


def test_options_that_read_the_same_are_alike() -> None:
    match = next(iter(moments(3, "alike", 1)))
    view, speaker = match.view(0), teller(0)
    options = match.decisions[0].options
    assert are_alike(speaker, view, options[:1])
    assert not are_alike(speaker, view, options)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_every_event_and_option_of_the_stored_games_has_words(path: Path) -> None:
    """Those games show every entry of the pack."""
    saved = json.loads(path.read_text(encoding="utf-8"))
    key, rules = bytes.fromhex(saved["key"]), saved["rules"]
    match: Match = Match(GAME, saved["options"], key, rules=rules)
    players = match.table.rules.players
    for count, pick in enumerate(saved["picks"]):
        lang = LANGUAGES[count % len(LANGUAGES)]
        for decision in match.decisions if count % 7 == 0 else ():
            speaker, view = teller(decision.seat, lang, players), match.view(decision.seat)
            assert question(speaker, view)
            assert all(word(speaker, view, option) for option in decision.options)
        match.replay(pick)
    for lang in LANGUAGES:
        for observer in (0, players):
            speaker = teller(observer, lang, players)
            assert all(sentence(speaker, event) for event in match.events_for(observer))
