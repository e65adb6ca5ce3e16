"""What must hold at every moment of every game, whatever is read by whom in which language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.core import Dice, Event, Match, PlainView, Refused, Shown, seen
from comptoir.dale.catalogue import FACES
from comptoir.telling.dale.telling import TELLING
from comptoir.telling.shown import Beat, Choice, Question
from comptoir.telling.telling import Menu, Wish
from tests.properties.test_dale import games
from tests.telling.families import family_of
from tests.telling.reading import number, reader

LANGS = ("en", "fr")
SAMPLE = 4


def decided(match: Match) -> Iterator[tuple[int, Menu, Question]]:
    """Every seat that is asked, with its question in both languages."""
    for decision in match.decisions:
        offer, view = TELLING.offer(match, decision.seat), match.view(decision.seat)
        for lang in LANGS:
            told = TELLING.question(view, offer, reader(match, decision.seat, lang), number, None, 0)
            yield decision.seat, offer, told


def faces_in(told: object) -> set[str]:
    """All card types that stand anywhere in what is sent."""
    found = set()
    if isinstance(told, dict):
        if "face" in told and told.get("kind") != "face":
            found.add(told["face"])
        found |= {told[name] for name in ("source", "guise") if told.get(name) in FACES}
        for each in told.values():
            found |= faces_in(each) if told.get("kind") != "face" else set()
    elif isinstance(told, list):
        for each in told:
            found |= faces_in(each)
    return found - {""}


@settings(max_examples=40)
@given(games())
def test_everything_can_be_told_to_everybody(match: Match) -> None:
    encode = msgspec.json.encode
    for observer in range(match.table.spectator + 1):
        view, told = match.view(observer), match.events_for(observer)
        scene = TELLING.scene(view, number)
        assert msgspec.json.decode(encode(scene), type=TELLING.scene_type) == scene
        for lang in LANGS:
            reading = reader(match, observer, lang)
            beats = TELLING.beats([*TELLING.opening(match), *told], reading, number)
            assert msgspec.json.decode(encode(beats), type=list[Beat]) == beats
            assert all(beat.lines and all(line.text for line in beat.lines) for beat in beats)
            asked = TELLING.asked(view, reading)
            assert [each.seat for each in asked] == [each.seat for each in view.decisions]
            pending = [each.seat for each in match.decisions]
            if any([each.quiet for each in match.decisions]):  # nobody sees who has answered already
                assert {*pending} <= {each.seat for each in asked}
            else:
                assert [each.seat for each in asked] == pending
            assert encode(asked)
            if match.is_over:
                assert TELLING.result(view, reading)
    for _, offer, question in decided(match):
        assert msgspec.json.decode(encode(question), type=Question) == question
        assert question.text
        assert question.commit
        assert len(question.items) == len(offer.options)
    assert encode(TELLING.story(match))


@settings(max_examples=40)
@given(games(), st.randoms(use_true_random=False))
def test_what_is_offered_is_exactly_what_is_accepted(match: Match, chance: Any) -> None:
    for decision in match.decisions:
        seat, offer = decision.seat, TELLING.offer(match, decision.seat)
        choice = offer.choice
        if choice is None or choice.one_by_one:
            assert offer.options == decision.options
            assert (choice is None) == (decision.run is None)
            continue
        count = len(offer.options)
        complete = list(choice.sets) if choice.sets is not None else _some(choice, count, chance)
        for one in chance.sample(complete, min(SAMPLE, len(complete))):
            picks = [offer.options[at] for at in one]
            chance.shuffle(picks)
            match.clone().answer_run(seat, picks)
        for _ in range(SAMPLE):
            one = sorted(chance.sample(range(count), chance.randrange(count + 1)))
            assert _is_accepted(match, seat, [offer.options[at] for at in one]) == _is_told(choice, one)


@settings(max_examples=40)
@given(games())
def test_the_sets_of_a_run_are_those_found_by_trying_every_pick(match: Match) -> None:
    for decision in match.decisions:
        offer = TELLING.offer(match, decision.seat)
        if offer.choice is not None and offer.choice.sets is not None:
            tried = family_of(match, decision.seat)
            assert tried is not None
            told = [[offer.options[at] for at in one] for one in offer.choice.sets]
            assert Counter(map(frozenset, told)) == Counter(map(frozenset, tried))


def _some(choice: Choice, count: int, chance: Any) -> list[list[int]]:
    sizes = range(choice.least, choice.most + 1)
    return [chance.sample(range(count), size) for size in sizes]


def _is_told(choice: Choice, one: list[int]) -> bool:
    return one in choice.sets if choice.sets is not None else choice.least <= len(one) <= choice.most


def _is_accepted(match: Match, seat: int, picks: list[Any]) -> bool:
    try:
        match.clone().answer_run(seat, picks)
    except Refused:
        return False
    return True


@settings(max_examples=40)
@given(games())
def test_a_question_names_no_card_its_seat_does_not_know(match: Match) -> None:
    for seat, _, question in decided(match):
        decision = match.decision_of(seat)
        assert decision is not None
        view: Any = match.plain(seat)
        known = {*faces_in(view), *view["guises"].values(), dict(decision.args).get("card", "")}
        assert faces_in(msgspec.to_builtins(question)) <= known


@settings(max_examples=40)
@given(games(), st.integers(0, 10**6))
def test_nobody_is_told_what_they_cannot_know(match: Match, seed: int) -> None:
    """In a world where everything an observer does not know is otherwise, the observer is told the same."""
    for observer in range(match.table.spectator + 1):
        world = match.imagine(observer, Dice.seeded(seed))
        here, there = match.view(observer), world.view(observer)
        assert TELLING.scene(there, number) == TELLING.scene(here, number)
        reading = reader(match, observer)
        assert TELLING.asked(there, reading) == TELLING.asked(here, reading)
        decision = match.decision_of(observer)
        if decision is not None and decision == world.decision_of(observer):
            told = TELLING.question(here, TELLING.offer(match, observer), reading, number, None, 0)
            assert told == TELLING.question(there, TELLING.offer(world, observer), reading, number, None, 0)
        hidden = [_otherwise(event, observer) for event in match.events or ()]
        assert _beats(match, hidden, observer) == _beats(match, match.events or [], observer)


def _otherwise(value: Any, observer: int) -> Any:
    """The same event with other faces on all cards the observer did not know."""
    if isinstance(value, Shown):
        face = value.face if value.known >> observer & 1 else (value.face + 1) % len(FACES)
        return value._replace(face=face)
    if isinstance(value, Event):
        changed = {each.name: _otherwise(getattr(value, each.name), observer) for each in fields(value)}
        return replace(value, **changed)
    return tuple(_otherwise(each, observer) for each in value) if type(value) is tuple else value


def _beats(match: Match, events: list[Event], observer: int) -> list[Beat]:
    told = [seen(event, observer) for event in events]
    return TELLING.beats(told, reader(match, observer, "fr"), number)


@settings(max_examples=40)
@given(games())
def test_every_wish_is_answered(match: Match) -> None:
    tokens = {number(token): token for token in range(len(match.table.faces))}
    places = [
        *(f"market:{slot}" for slot in range(5)),
        "market-discard",
        "market-deck",
        "stall:0:1",
        "deck:0",
    ]
    wishes = [*(Wish(action=each) for each in ("purchase", "play", "technique", "build", "inventory", "use"))]
    wishes += [*(Wish(place=each) for each in places), *(Wish(card=each) for each in tokens)]
    for seat, offer, question in decided(match):
        wishes += [Wish(items=[at]) for at in range(len(question.items))]
        view: PlainView = match.plain(seat)
        for wish in wishes:
            text = TELLING.why_not(match, offer, wish, reader(match, seat), tokens)
            assert text
            known = (
                faces_in(view)
                | {"calculations", "market_discovery"}
                | faces_in(msgspec.to_builtins(question))
            )
            assert faces_in(msgspec.to_builtins(text)) <= known
        wishes = wishes[: len(wishes) - len(question.items)]
