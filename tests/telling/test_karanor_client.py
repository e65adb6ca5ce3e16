"""A client that knows Karanor by its telling alone: it plays whole games, and is told what it may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import msgspec
import pytest

from comptoir.bots import Look
from comptoir.bots.bot import let_interrupt
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.core import DONE, UNSEEN, Dice, Event, Match, Option, Refused, Shown, seen
from comptoir.karanor import events
from comptoir.karanor.game import GAME
from comptoir.telling.karanor.telling import TELLING
from comptoir.telling.shown import Beat, Item, Part, Question
from comptoir.telling.telling import Menu, Reader, Wish
from comptoir.words import LANGUAGES, words
from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import Stage, given
from tests.telling.karanor_reading import NAMES, moments


def number(token: int) -> int:
    return token + 1000


def reader(match: Match, observer: int, lang: str = "en") -> Reader:
    return Reader(words(lang), NAMES[: match.table.rules.players], observer)


def read(text: Any) -> str:
    return "".join([piece if isinstance(piece, str) else piece.text for piece in text])


# -- playing through items, keys and parts ------------------------------------------------------------------


class Client:
    """Plays one seat after the other with nothing but what the telling gives."""

    def __init__(self, match: Match, dice: Dice) -> None:
        self.match = match
        self.dice = dice
        self.acted = 0

    def answer(self, seat: int) -> list[Option]:
        """Pick any items of a question; the options behind them."""
        offer = TELLING.offer(self.match, seat)
        question = TELLING.question(self.match.view(seat), offer, reader(self.match, seat), number, None, 0)
        assert len(question.items) == len(offer.options)
        if not offer.is_run:
            picks = offer.picks([self.dice.below(len(question.items))])
            self.match.answer(seat, picks[0])
            return picks
        assert question.choice is not None
        bag = [at for at, item in enumerate(question.items) for _ in range(item.most)]
        self.dice.shuffle(bag)
        least, most = question.choice.least, min(question.choice.most, len(bag))
        items = bag[: least + self.dice.below(most - least + 1)]
        picks = offer.picks(items)
        self.match.answer_run(seat, picks)
        return picks

    def act(self, seat: int) -> tuple[Option, list[Option]] | None:
        """Do something unasked; what it was, or nothing if it is not possible after all."""
        items = TELLING.unasked(self.match, reader(self.match, seat), number)
        if not items:
            return None
        item = items[self.dice.below(len(items))]
        try:
            pick, picks = TELLING.unasked_picks(self.match, seat, item.key, self._fill(seat, item))
            if picks is not None:
                self.match.interrupt_run(seat, pick, picks)
            else:
                self.match.interrupt(seat, pick)
        except Refused:  # a tile that this addressee does not have
            assert item.opens
            return None
        self.acted += 1
        return pick, picks or []

    def _fill(self, seat: int, item: Item) -> list[Part]:
        """A form, filled in somehow."""
        form = TELLING.form(self.match, item.key, reader(self.match, seat, "fr"), number)
        assert (form is not None) == item.opens
        if form is None:
            return []
        to = [each for each in form.items if each.kind == "to"]
        things = [each for each in form.items if each.kind != "to"]
        chosen = [to[self.dice.below(len(to))]] if to else []
        chosen += [things[self.dice.below(len(things))]]
        return [Part(each.key, 1 + self.dice.below(min(each.most, 3))) for each in chosen]


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_can_be_played_through_the_telling_alone(players: int) -> None:
    """The same picks made directly lead to the same game."""
    dice = Dice.seeded(f"client {players}")
    options = {"players": players, "round_limit": 12}
    client, direct = Client(Match(GAME, options, dice.key), dice), Match(GAME, options, dice.key)
    while not client.match.is_over:
        seat = dice.below(players)
        acted = client.act(seat) if dice.below(6) == 0 else None
        if acted is not None:
            direct.interrupt(seat, acted[0])
            _pick(direct, seat, acted[1])
        else:
            asked = client.match.decisions[dice.below(len(client.match.decisions))].seat
            _pick(direct, asked, client.answer(asked))
        assert direct.hash == client.match.hash
    assert client.acted > 10
    assert TELLING.story(client.match).winners == list(direct.winners)


def _pick(match: Match, seat: int, picks: list[Option]) -> None:
    """One pick after the other, as the engine asks for them, until the run is over."""
    rest = list(picks)
    decision = match.decision_of(seat)
    is_whole = decision is not None and decision.run is not None and not decision.run.ordered
    while rest or is_whole:
        assert decision is not None
        pick = next((option for option in decision.options if option in rest), DONE)
        match.answer(seat, pick)
        if pick in rest:
            rest.remove(pick)
        run, decision = decision.run, match.decision_of(seat)
        following = decision.run if decision is not None else None
        is_whole = (
            is_whole
            and run is not None
            and following is not None
            and (following.picked == (*run.picked, pick))
        )


# -- what is told --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5])
def test_everything_can_be_told_to_everybody_and_sent(players: int) -> None:
    encode, decode = msgspec.json.encode, msgspec.json.decode
    for match in _some(players, 8):
        for observer in range(players + 1):
            view = match.view(observer)
            scene = TELLING.scene(view, number)
            assert decode(encode(scene), type=TELLING.scene_type) == scene
            for lang in LANGUAGES:
                reading = reader(match, observer, lang)
                beats = TELLING.beats(match.events_for(observer), reading, number)
                assert decode(encode(beats), type=list[Beat]) == beats
                assert all(beat.motions and beat.lines and beat.lines[0].text for beat in beats)
                asked = TELLING.asked(view, reading)
                assert [each.seat for each in asked] == [each.seat for each in match.decisions]
                if view.decision is not None:
                    offer = TELLING.offer(match, observer)
                    question = TELLING.question(view, offer, reading, number, None, 0)
                    assert decode(encode(question), type=Question) == question
                    assert TELLING.advice(view, offer, [0], reading)
        story = TELLING.story(match)
        assert [sum(seat.prestige.values()) for seat in story.seats] == match.table.prestige
        rises = [sum([each.prestige for each in seat.rises]) for seat in story.seats]
        assert rises == match.table.prestige
        assert all([len(seat.built_in) == len(seat.shops) == len(seat.cities) for seat in story.seats])
        for seat, told in enumerate(story.seats):
            here = match.table.place_names(match.table.shops[seat])
            assert set(told.cities) < set(here), "all but the city somebody comes from"
        assert decode(encode(story), type=TELLING.story_type) == story


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_told_what_they_cannot_know(players: int) -> None:
    """In a world where everything an observer does not know is otherwise, the observer is told the same."""
    for count, match in enumerate(_some(players, 10)):
        for observer in range(players + 1):
            world, reading = match.imagine(observer, Dice.seeded(count)), reader(match, observer, "fr")
            here, there = match.view(observer), world.view(observer)
            assert TELLING.scene(here, number) == TELLING.scene(there, number)
            assert TELLING.asked(here, reading) == TELLING.asked(there, reading)
            if here.decision is not None:
                told = [
                    TELLING.question(
                        each.view(observer), TELLING.offer(each, observer), reading, number, None, 0
                    )
                    for each in (match, world)
                ]
                assert told[0] == told[1]
            if observer < players:
                known = [each.known_to(observer) for each in (match, world)]
                unasked = [TELLING.unasked(each, reading, number) for each in known]
                assert unasked[0] == unasked[1]
            beats = [
                TELLING.beats([seen(event, observer) for event in events], reading, number)
                for events in (
                    match.events or [],
                    [_otherwise(each, observer) for each in match.events or ()],
                )
            ]
            assert beats[0] == beats[1]


def _otherwise(value: Any, observer: int) -> Any:
    """The same event with other faces on all cards the observer did not know."""
    if isinstance(value, Shown):
        face = value.face if value.known >> observer & 1 else (value.face + 1) % len(GAME.faces)
        return value._replace(face=face)
    if isinstance(value, Event):
        changed = {each.name: _otherwise(getattr(value, each.name), observer) for each in fields(value)}
        return replace(value, **changed)
    if isinstance(value, tuple):
        parts = [_otherwise(each, observer) for each in value]
        return tuple(parts) if type(value) is tuple else type(value)(*parts)
    return value


def _some(players: int, count: int) -> Iterator[Match]:
    """A few moments of a game, all over it."""
    every = 400 // count
    for at, match in enumerate(moments(players, f"client {players}", 400)):
        if at % every == 0:
            yield match


# -- wishes --------------------------------------------------------------------------------------------------


def test_every_wish_is_answered() -> None:
    tokens: dict[int, int]
    for match in _some(3, 6):
        tokens = {number(token): token for token in range(len(match.table.faces))}
        wishes = [Wish(action=each) for each in ("build", "quest", "card", "recruit", "villa", "offer", "x")]
        wishes += [Wish(place=f"place:{each.id}") for each in GAME.pack.territories]
        wishes += [Wish(card=each) for each in tokens] + [Wish(place="nowhere"), Wish(items=[0])]
        for decision in match.decisions:
            offer = TELLING.offer(match, decision.seat)
            for wish in wishes:
                for lang in LANGUAGES:
                    assert TELLING.why_not(match, offer, wish, reader(match, decision.seat, lang), tokens)


def test_why_a_place_is_out_of_reach_comes_with_the_way_there() -> None:
    game = given(at="kien", gold=0)
    offer = TELLING.offer(game.match, 0)
    said = TELLING.why_not(game.match, offer, Wish(place="place:carriere_grise"), reader(game.match, 0), {})
    assert read(said).endswith("It is 2 steps from here, 1 move: Three Milestones → Grey Quarry.")


def test_a_key_that_is_not_offered_is_refused_with_the_reason_of_the_rules() -> None:
    game = given(goods="wood", seats={1: {"gold": 2}})
    with pytest.raises(Refused, match="no_such_offer"):
        TELLING.unasked_picks(game.match, 1, "accept:7", [])
    assert TELLING.form(game.match, "accept:7", reader(game.match, 1), number) is None
    pick, picks = TELLING.unasked_picks(game.match, 0, "offer", [Part("to:1"), Part("give:moon")])
    with pytest.raises(Refused):
        game.match.interrupt_run(0, pick, picks or [])


def test_the_story_ends_with_what_everybody_has() -> None:
    """Gold and prestige are counted from what was told, trades and crossings that came to nothing too."""
    happened = Counter[type]()
    for seed in range(3):
        match: Match = Match(GAME, {"players": 3}, Dice.seeded(f"story {seed}").key)
        bots = {seat: GreedyBot(Dice.seeded(f"{seed} {seat}")) for seat in range(3)}
        while match.decisions:
            if not let_interrupt(match, bots):
                seat = match.decisions[0].seat
                match.answer(seat, bots[seat].choose(Look(match, seat)))
        last = TELLING.story(match).rounds[-1]
        assert (last.gold, last.prestige) == (match.table.gold, match.table.prestige)
        happened.update([type(event) for event in match.events or ()])
    assert happened[events.Traded] > 3
    assert happened[events.Stopped] > 0


def test_a_counter_offer_needs_no_addressee() -> None:
    game = given(goods="wood", seats={1: {"gold": 2}}).offers(0, to=1, give="1 wood", get="1 gold")
    for seat, key, least in ((0, "offer", 2), (1, "counter:1", 1)):
        form = TELLING.form(game.match, key, reader(game.match, seat), number)
        assert form is not None
        assert form.choice is not None
        assert (form.choice.least, form.items[0].kind == "to") == (least, least == 2)


def test_a_visit_to_the_market_can_be_called_off_before_anything_moves() -> None:
    game = given(players=2, gold=9, goods="2 wood").answer(("market",))

    def can_cancel() -> bool:
        offer = TELLING.offer(game.match, 0)
        asked = TELLING.question(game.match.view(0), offer, reader(game.match, 0), number, None, 0)
        return asked.can_cancel

    assert can_cancel()
    game.match.answer(0, game.asked.options[0])
    assert not can_cancel()


def test_what_is_lost_goes_to_the_bank() -> None:
    match = given().match
    for gold, way in ((2, ("bank", "seat:0")), (-2, ("seat:0", "bank"))):
        beats = TELLING.beats(
            [events.Gained(0, 0, UNSEEN, gold, (), 0, 0, 0, 0, ())], reader(match, 0), number
        )
        found = [motion for beat in beats for motion in beat.motions if motion.what == "gold"]
        assert [(motion.source, motion.target, motion.count) for motion in found] == [(*way, 2)]


def test_to_end_the_turn_is_left_to_the_player() -> None:
    """There may be trades to make before."""
    game = given(actions=0)
    assert game.asked.options == (("end",),)
    assert not TELLING.is_no_choice(game.match, 0)


def test_parts_that_mean_nothing_are_refused() -> None:
    """An answer has none, and of a tile there is one."""
    game = given(goods="wood", seats={1: {"gold": 2}}).offers(0, to=1, give="1 wood", get="1 gold")
    with pytest.raises(Refused, match="too_many"):
        TELLING.unasked_picks(game.match, 1, "accept:1", [Part("give:gold", 1)])
    assert TELLING.unasked_picks(game.match, 1, "accept:1", []) == (("accept", 1), None)
    for thing in ("ar_bourse", PACK.associates[0].id):
        parts = [Part("to:1"), Part(f"get:{thing}")]
        assert TELLING.unasked_picks(game.match, 0, "offer", parts)[1] == [("to", 1), ("get", thing)]
        with pytest.raises(Refused, match="not_offered"):
            TELLING.unasked_picks(game.match, 0, "offer", [*parts[:1], Part(f"get:{thing}", 2)])


def test_the_ways_of_the_scene_can_be_gone() -> None:
    """Each way that is said to be possible is, step by step, and takes what it says."""
    game = given(at="kien", gold=3)
    scene = TELLING.scene(game.match.view(0), number)
    ways = [(place.place, way) for place in scene.places for way in place.ways if way.is_possible]
    assert len(ways) > 8
    for place, way in ways:
        match = game.match.clone()
        gold, actions = match.table.gold[0], match.table.actions
        for step in way.steps:
            match.answer(0, ("step", step))
        assert match.table.pack.territories[match.table.pawns[0]].id == place
        assert (gold - match.table.gold[0], actions - match.table.actions) == (way.gold, way.actions)
        assert match.table.steps_left(0) == way.left


def test_off_turn_a_card_says_why_it_cannot_be_played_or_on_whom_it_can() -> None:
    def why(game: Stage, lang: str = "en") -> str:
        (card,) = game.table.black_hands[1]
        menu = Menu((), None)
        return read(TELLING.why_not(game.match, menu, Wish(card=7), reader(game.match, 1, lang), {7: card}))

    near = given(at="kien", gold=5, seats={1: {"at": "kien", "black_market": "pickpocket"}})
    assert why(near).startswith("You can do that now: ")
    far = given(at="kien", gold=5, seats={1: {"at": "perlance", "black_market": "pickpocket"}})
    assert "Light Fingers" in why(far)
    assert why(far) != why(near)
    assert why(far, "fr")
    answer = given(at="kien", seats={1: {"at": "kien", "black_market": "bm_non_lieu"}})
    assert "Case Dismissed" in why(answer)
