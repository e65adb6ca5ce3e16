"""Games over real sockets, the truth beside them: nobody is sent a face, a key or a link of others."""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.server.guests import Guest, Message, any_items, start, table_for
from tests.server.running import Running
from tests.server.truth import Truth, shown, spots

GAMES = int(os.environ.get("COMPTOIR_GAMES", 5000)) if os.environ.get("COMPTOIR_CAMPAIGN") == "full" else 6
"""Of each game: of Dale here, of Karanor in ``test_secrets_karanor``."""
PICKS = 60
"""So many are made by people, before bots play on for them."""
ENGINE_WORDS = ("decisions", "known", "pools", "picks", "dice", "faces", "tokens", "args", "nonce", "key")
"""Names of things that only the engine and the store know."""


class Game:
    """One game: who plays, who looks on, and all they were sent."""

    own_words: tuple[str, ...] = ()
    """Words of the wire that only sound like the engine's."""

    def __init__(self, server: Running, number: int) -> None:
        self.server = server
        self.chance = Random(number)
        wishes = self.wishes(number)
        self.players = wishes["players"]
        people = self.chance.choice((1, 2, 2))
        seats = ["open"] * (people - 1) + ["greedy"] * (self.players - people)
        self.guests = table_for(server, people, seats=seats, **wishes)
        self.spectator = Guest(server, "fr")
        assert self.spectator.enter(self.guests[0].links()["watch"]).status_code == 200
        self.spectator.connect()
        self.bodies: list[tuple[int, str, Message]] = []
        """Who got what by REST: observer, text, and the same read."""
        start([*self.guests, self.spectator])

    def wishes(self, number: int) -> Message:
        """How the table is to be."""
        players = (2, 3, 2, 4)[number % 4]
        return {"players": players, "teams": players == 4 and number % 8 == 3, "sets": "random"}

    @property
    def everybody(self) -> list[Guest]:
        return [*self.guests, self.spectator]

    def observer(self, guest: Guest) -> int:
        return self.players if guest.seat < 0 else guest.seat

    def play(self) -> None:
        """To the end: at random, now and then asking, looking back, going and coming again."""
        for _ in range(PICKS):
            for guest in self.everybody:
                guest.catch_up()
            asked = [guest for guest in self.guests if guest.question]
            if not asked:
                if self._is_over():
                    break
                self.guests[0].hear()
                continue
            self._divert(asked[0])
            if asked[0].question:
                self._pick(asked[0])
        self._let_bots_finish()

    def _let_bots_finish(self) -> None:
        for guest in self.guests:
            if not self._is_over():
                guest.do("replace", seat=guest.seat, bot=True)
        for guest in self.everybody:
            while not (guest.moment and guest.moment["over"]):
                guest.hear()

    def _divert(self, asked: Guest) -> None:
        """Something else than the next pick."""
        dice = self.chance.random()
        if dice < 0.05:
            self._look_back(self.chance.choice(self.everybody))
        elif dice < 0.1:
            self._go_and_come(self.chance.choice(self.everybody), asked)
        elif dice < 0.15:
            self.wonder(asked)

    def _is_over(self) -> bool:
        return any(guest.moment is not None and guest.moment["over"] for guest in self.guests)

    def _pick(self, guest: Guest) -> None:
        assert guest.question is not None
        move = guest.send("pick", at=guest.question["at"], items=list(any_items(guest.question, self.chance)))
        answer = guest.until("done", "refused", where=lambda each: each["move"] == move)
        assert answer["is"] == "done" or answer["code"] in ("too_late", "not_asked", "game_over"), answer
        while guest.at < answer.get("at", 0):
            guest.hear()

    def wonder(self, guest: Guest) -> None:
        """Ask why this and that cannot be done."""
        assert guest.moment is not None
        ids = [spot[0] for spot in shown(guest.moment["scene"]) if spot]
        for wish in ({"card": self.chance.choice(ids)}, {"place": "market:0"}, {"action": "build"}):
            guest.do("why", wish=wish)

    def _look_back(self, guest: Guest) -> None:
        eyes = "watch" if guest.seat < 0 else str(guest.seat)
        query: dict[str, str | int] = {"eyes": eyes, "start": max(0, guest.at - 8), "count": 20}
        for path in (f"/api/tables/{guest.table}/replay", f"/api/tables/{guest.table}"):
            answer = guest.http.get(path, params=query)
            assert answer.status_code == 200, answer.text
            self.bodies.append((self.observer(guest), answer.text, answer.json()))

    def _go_and_come(self, guest: Guest, asked: Guest) -> None:
        """Things happen while somebody is away."""
        guest.leave()
        for _ in range(3):
            if guest is not asked and asked.question:
                self._pick(asked)
        guest.connect()


@pytest.fixture(scope="module", params=range(GAMES))
def game(request: pytest.FixtureRequest, server: Running) -> Game:
    game = Game(server, request.param)
    game.play()
    return game


@pytest.fixture(scope="module")
def truth(game: Game) -> Truth:
    return Truth(game.server, game.guests[0].table)


def frames(guest: Guest) -> list[tuple[str, Message]]:
    """All that was sent by socket, as it was and read."""
    return list(zip(guest.raw, guest.heard, strict=True))


def moments(guest: Guest) -> list[Message]:
    return [each["moment"] for each in guest.heard if each.get("moment")]


def test_a_scene_shows_what_its_observer_may_see(game: Game, truth: Truth) -> None:
    """Every place of every scene: the face if it is known, and nothing if it is not."""
    compared = hidden = 0
    seen = [
        (game.observer(guest), each["at"], each["scene"])
        for guest in game.everybody
        for each in moments(guest)
    ]
    for observer, _, body in game.bodies:
        seen += [(observer, each["step"], each["scene"]) for each in body.get("frames", ())]
    for observer, at, scene in seen:
        expected = truth.spots(at, observer, scene)
        assert all(truth.moments[at].match.table.knows(observer, spot[0]) for spot in expected if spot)
        compared += len(expected)
        hidden += expected.count(None)
    assert compared > 1000
    assert hidden > 100


def test_no_unknown_face_is_named_anywhere(game: Game, truth: Truth) -> None:
    """Nowhere in anything somebody was sent is a face that they have never come to know."""
    canaries = 0
    for guest in game.everybody:
        observer, at = game.observer(guest), 0
        for raw, message in frames(guest):
            at = message["moment"]["at"] if message.get("moment") else at
            unknown = truth.faces - truth.known(at, observer)
            canaries += len(unknown)
            assert [face for face in unknown if f'"{face}"' in raw] == [], (observer, at)
    for observer, raw, body in game.bodies:
        at = max([each["step"] for each in body.get("frames", ())], default=0)
        assert [face for face in truth.faces - truth.known(at, observer) if f'"{face}"' in raw] == []
    assert canaries > 1000


def test_what_happened_is_told_as_its_observer_saw_it(game: Game, truth: Truth) -> None:
    for guest in game.everybody:
        observer, told = game.observer(guest), 0
        for message in guest.heard:
            if message["is"] == "update":
                told, first = message["moment"]["beat"], told
                faces = truth.faces_in(message["beats"])
                assert faces <= truth.told(observer, first, told), (observer, message["moment"]["at"])
            elif message.get("moment"):
                told = message["moment"]["beat"]
                assert truth.faces_in(message["story"]) <= truth.told(observer, 0, told)


def test_a_question_goes_to_whom_it_is_asked(game: Game, truth: Truth) -> None:
    asked = 0
    for guest in game.everybody:
        for moment in moments(guest):
            if moment["question"] is not None:
                assert truth.moments
                decision = truth.asked[guest.seat, moment["question"]["at"]].decision_of(guest.seat)
                assert decision is not None
                assert decision.prompt == moment["question"]["prompt"]
                asked += 1
    assert asked
    assert not [each for each in moments(game.spectator) if each["question"]]


def test_numbers_last_as_long_as_the_card_is_seen(game: Game, truth: Truth) -> None:
    for guest in game.everybody:
        observer, highest, before, old = game.observer(guest), 0, 0, dict[int, int]()
        for moment in moments(guest):
            now, may_be = moment["at"], _numbers(truth, moment, observer)
            new = next((each for each in may_be if _agree(old, each)), None)
            assert new is not None, (observer, before, now, old, may_be)
            highest = max([highest, *old])
            assert all(number > highest for number in new.keys() - old.keys())
            for number in new.keys() & old.keys():
                between = range(before + 1, now)
                assert all(_sees(truth, at, observer, new[number]) for at in between), (observer, before, now)
            before, old = now, new


def _numbers(truth: Truth, moment: Message, observer: int) -> list[dict[int, int]]:
    """The tokens behind the numbers of a scene: all they may be, where equal cards have changed places."""
    scene = moment["scene"]
    sights = truth.sights(moment["at"], observer, scene)
    pairs = [zip(shown(scene), each, strict=True) for each in sights]
    return [{seen[0]: real[0] for seen, real in each if seen and real} for each in pairs]


def _agree(old: dict[int, int], new: dict[int, int]) -> bool:
    return all(new[number] == old[number] for number in new.keys() & old.keys())


def _sees(truth: Truth, at: int, observer: int, token: int) -> bool:
    return any(spot is not None and spot[0] == token for spot in spots(truth.view(at, observer)))


def test_keys_nonces_and_tokens_stay_at_home(game: Game, truth: Truth) -> None:
    for guest in game.everybody:
        for raw, message in frames(guest):
            if message.get("moment") and message["moment"]["over"]:
                break
            assert not [name for name, secret in truth.secrets.items() if secret in raw]
    for _, raw, _ in game.bodies:
        assert not [name for name, secret in truth.secrets.items() if secret in raw]
    log = "".join(game.server.log)
    assert not [name for name, secret in truth.secrets.items() if secret in log]
    assert game.guests[0].shown["commitment"] not in truth.secrets.values()


def test_nothing_of_the_engine_is_sent(game: Game) -> None:
    words = [word for word in ENGINE_WORDS if word not in game.own_words]
    for guest in game.everybody:
        for raw in guest.raw:
            assert not [word for word in words if f'"{word}":' in raw]


def test_everybody_gets_the_proof_at_the_end(game: Game, truth: Truth) -> None:
    proof: Message = Guest(game.server).http.get(f"/api/tables/{game.spectator.table}/proof").json()
    assert proof["key"] == truth.key
    assert proof["game_key"] == truth.match.key.hex()
    assert proof["nonces"] == [truth.nonces.get(seat, "") for seat in range(truth.seats)]
