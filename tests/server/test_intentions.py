"""What somebody has begun and not made is theirs alone: nobody else is sent a byte of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from comptoir.core import ComptoirError, Match, Option
from comptoir.server import wire
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.links import WATCH
from comptoir.server.own_tables import own_table
from comptoir.server.pacing import Pace
from comptoir.server.replays import Film
from comptoir.server.simulated.clock import run
from comptoir.server.story import story
from comptoir.telling.shown import Part
from comptoir.telling.telling import Wish
from comptoir.words import LANGUAGES
from tests.server.guests import any_items
from tests.server.worlds import TABLES, as_asked, begin, encode

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
GAMES = 400 if FULL else 3
STEPS = 120 if FULL else 40
"""Of each game, each played twice: with and without intentions that come to nothing."""
DEEP = 3
"""So many picks an intention may go on for."""


class Paper:
    """Where everything is stored at once."""

    secret = bytes(32)

    async def append(self, *_: object, **__: object) -> None:
        pass


@dataclass
class Evening:
    """A game between people who never meet: what each of them hears."""

    game: str
    number: int
    schemer: int | None
    """The seat that begins what it does not make, if there is one."""
    intentions: int = 0
    interrupted: int = 0
    steps: int = 0
    now: int = 0
    """The time of day. Intentions take their time, and it passes without them too."""
    heard: dict[int, list[bytes]] = field(default_factory=dict)

    async def play(self, steps: int) -> None:
        options = TABLES[self.game][self.number % len(TABLES[self.game])]
        self.ledger = begin(self.game, options, self.number)
        house: Any = SimpleNamespace(chance=Random(0), clock=lambda: self.now, crier=None)
        self.actor = Actor(self.ledger, cast(Any, Paper()), cast(Any, None), Pace(0, 0), 60, house)
        self.actor.glances.heed()
        seats = [*range(len(self.ledger.seats)), WATCH]
        self.listeners = {
            seat: Listener(seat, seat if seat >= 0 else self.ledger.spectator, LANGUAGES[at % 2])  # type: ignore[arg-type]
            for at, seat in enumerate(seats)
        }
        self.heard = {seat: [] for seat in seats}
        for listener in self.listeners.values():
            self.actor.join(listener)
        await self.listen()
        for step in range(steps):
            if not self.ledger.asked:
                break
            self.chance = Random(f"{self.game} {self.number} {step}")
            await self.one_step(step)
            self.steps += 1

    async def one_step(self, step: int) -> None:
        seat = self.chance.choice(sorted(self.ledger.asked))
        begun, unseen, self.now = 0, self.ledger.playing.unseen, 100 * step
        if seat == self.schemer:
            self.now += 10
            begun = await self.begin_something(seat, step)
        self.now = 100 * step + 20
        await self.look_around(seat, step)
        if self.chance.random() < 0.6:
            await self.speak_up(seat, step)
        self.now += 10 * bool(begun)
        if begun:
            if self.ledger.playing.unseen > unseen:
                await self.think_better_of_it(seat, begun, step)
                assert self.ledger.playing.unseen == unseen
            else:
                self.interrupted += 1
        self.now = 100 * step + 40
        if seat in self.ledger.asked:
            items = any_items(self.question(seat), self.chance)
            await self.send(seat, wire.Pick(f"real-{step:06}", self.ledger.asked[seat][1], list(items)))

    def question(self, seat: int) -> dict[str, Any]:
        return as_asked(self.ledger.offer(seat))

    # -- intentions -----------------------------------------------------------------------------------

    async def begin_something(self, seat: int, step: int) -> int:
        """Go on as long as nobody could notice; how often."""
        chance, begun = Random(f"intention {step}"), 0
        while begun < DEEP and seat in self.ledger.asked:
            items = self.unseen_items(seat, chance)
            if items is None:
                break
            move = f"begun-{step:04}-{begun}"
            await self.send(seat, wire.Pick(move, self.ledger.asked[seat][1], items))
            begun += 1
        self.intentions += begun > 0
        return begun

    def unseen_items(self, seat: int, chance: Random) -> list[int] | None:
        """An answer that nobody would notice, if there is one."""
        offer = self.ledger.offer(seat)
        tried = chance.sample(range(len(offer.options)), len(offer.options))
        ways = [list(any_items(self.question(seat), chance))] if offer.is_run else [[item] for item in tried]
        for items in ways:
            picks = [offer.options[item] for item in items]
            if is_unseen(self.ledger.playing, seat, picks, offer.is_run):
                return items
        return None

    async def think_better_of_it(self, seat: int, begun: int, step: int) -> None:
        for back in range(begun):
            assert self.ledger.cost_of_undo(seat)[0] == "free"
            await self.send(seat, wire.Undo(f"better-{step:04}-{back}"))

    # -- what others do meanwhile ---------------------------------------------------------------------

    async def look_around(self, but: int, step: int) -> None:
        """Everybody else does what might tell them something."""
        for seat in self.listeners.keys() - {but, WATCH}:
            listed = own_table(self.ledger.table, self.actor.glances.look(), [seat], "en")
            self.heard[seat].append(listed.model_dump_json().encode())
        for seat, listener in self.listeners.items():
            if seat == but:
                continue
            await self.send(seat, wire.Speak(listener.lang))
            await self.send(seat, wire.Ping())
            if seat >= 0:
                await self.send(seat, wire.Say(f"talk-{step:06}", "Hm."))
                await self.send(seat, wire.Why(f"why-{step:06}", Wish(action="build")))
                for at in range(max(0, step - 3), step + 3):
                    if seat not in self.ledger.asked or at != self.ledger.asked[seat][1]:
                        await self.send(seat, wire.Pick(f"late-{step:04}-{at}", at, [0]))
            film = Film(self.ledger)
            frames = film.frames("watch" if seat < 0 else str(seat), listener.lang, film.steps - 1, 2)
            lines = story(self.ledger, self.actor.showing.reader(listener), 10**6, 8)
            self.heard[seat].append(encode([film.steps, film.turns, frames, lines]))

    async def speak_up(self, but: int, step: int) -> None:
        """Somebody does something unasked, where the game has such."""
        seats = [seat for seat in self.listeners if seat not in (but, WATCH)]
        seat, ledger = self.chance.choice(seats), self.ledger
        known, reader = ledger.playing.known_to(seat), ledger.reader(seat, "en")
        items = ledger.telling.unasked(known, reader, lambda token: token)
        if not items:
            return
        item, parts = self.chance.choice(items), list[Part]()
        if item.opens:
            await self.send(seat, wire.Open(f"form-{step:06}", item.key))
            form = ledger.telling.form(known, item.key, reader, lambda token: token)
            sides: dict[str, list[str]] = {}
            for each in form.items if form else ():
                sides.setdefault(each.kind, []).append(each.key)
            parts = [Part(self.chance.choice(keys)) for keys in sides.values()]
        await self.send(seat, wire.Act(f"unasked-{step:04}", item.key, parts))

    # -- hearing --------------------------------------------------------------------------------------

    async def send(self, seat: int, message: Any) -> None:
        await self.actor.replies.answer(self.listeners[seat], message)
        await self.listen()

    async def listen(self) -> None:
        for seat, listener in self.listeners.items():
            while listener._queue or listener._fresh is not None:
                data = await listener.take()
                assert data is not None
                self.heard[seat].append(data)


def is_unseen(match: Match, seat: int, picks: Sequence[Option], is_run: bool) -> bool:
    """Would nobody notice these picks?"""
    trial = match.clone()
    made = len(trial.picks)
    try:
        if is_run:
            trial.answer_run(seat, picks)
        else:
            trial.answer(seat, picks[0])
    except ComptoirError:
        return False
    return trial.unseen >= len(trial.picks) - made > 0


def compare(game: str, number: int) -> Evening:
    """Play it twice: everybody but one seat hears the same, whatever that seat thinks better of."""
    players = int(TABLES[game][number % len(TABLES[game])]["players"])
    plain, scheming = Evening(game, number, None), Evening(game, number, number % players)
    run(plain.play(STEPS))
    run(scheming.play(STEPS))
    for observer in plain.heard.keys() - {scheming.schemer}:
        assert len(plain.heard[observer]) == len(scheming.heard[observer]), (number, observer)
        for one, other in zip(plain.heard[observer], scheming.heard[observer], strict=True):
            assert one == other, (number, observer)
    return scheming


@pytest.mark.parametrize("game", TABLES)
def test_what_comes_to_nothing_leaves_no_byte(game: str) -> None:
    evenings = [compare(game, number) for number in range(GAMES)]
    assert sum(each.intentions for each in evenings) > GAMES
    if game == "karanor":
        interrupted = sum(each.interrupted for each in evenings)
        assert interrupted, "nobody spoke up while somebody else had begun something"


def test_the_test_above_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "known_to", lambda match, _: match)
    with pytest.raises(AssertionError):
        compare("dale", 0)
