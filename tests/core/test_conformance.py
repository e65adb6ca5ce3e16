"""The conformance suite, over the toy game and over Dale; and the suite catches what it is there for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from comptoir.core import NO, YES, Decision, Dice, Event, Match, Option, Script, ask, ask_together, record
from comptoir.core.conformance import at_random, play_and_probe, probe_copy, probe_view, probe_views
from comptoir.dale import GAME as DALE
from comptoir.dale.catalogue import SET_NAMES
from tests.core.bazaar import GAME, Bazaar, BazaarTable, BazaarView


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_sealed_choices_and_interruptions_conforms(players: int, seed: int) -> None:
    dice = Dice.seeded(f"bazaar {seed}")
    found = play_and_probe(
        GAME, {"players": players}, dice.key, dice.spawn("probe"), at_random(dice), rarely=1
    )
    assert found.violations == []
    assert found.finished
    assert found.paired > 0


@pytest.mark.parametrize("at", range(0, len(SET_NAMES), 3))
def test_dale_conforms(at: int) -> None:
    """Every set once, with two to four players."""
    dice = Dice.seeded(f"dale {at}")
    players = 2 + at // 3 % 3
    others = [name for name in SET_NAMES if name not in SET_NAMES[at : at + 3]]
    dice.shuffle(others)
    options = {"players": players, "sets": [*SET_NAMES[at : at + 3], *others][: players + 1]}
    found = play_and_probe(DALE, options, dice.key, dice.spawn("probe"), at_random(dice), rarely=8)
    assert found.violations == []
    assert found.finished
    assert found.paired > found.picks * 0.2


@pytest.mark.parametrize(
    "sets",
    [("owls", "squirrels", "chameleons", "fennecs"), ("polecats", "crocodiles", "echidnas", "magpies")],
    ids=" ".join,
)
def test_a_team_game_of_dale_conforms(sets: Sequence[str]) -> None:
    dice = Dice.seeded(str(sets))
    options = {"players": 4, "teams": True, "sets": list(sets)}
    found = play_and_probe(DALE, options, dice.key, dice.spawn("probe"), at_random(dice), rarely=8)
    assert found.violations == []
    assert found.finished


@pytest.mark.parametrize(
    ("switch", "sets"),
    [
        ({"junk_fallback": "any_draw"}, "macaws echidnas crocodiles"),
        ({"overpay": "free"}, "pandas desert_monitors platypuses"),
        ({"effect_fill_slides": True}, "pandas echidnas polecats"),
        ({"search_reshuffles": True}, "platypuses fennecs owls"),
        ({"copy_mandatory": False}, "chameleons sloths owls"),
        ({"wily_fellow_order": "random"}, "raccoons owls macaws"),
        ({"chameleon_sofa_persists": False}, "chameleons polecats echidnas"),
        ({"dangerous_test_without_draw": "nothing"}, "platypuses crocodiles owls"),
        ({"bargain_seeker_slot": "first_slot"}, "echidnas fennecs pandas"),
        ({"blindfold_values": "shifted"}, "ocelots sloths macaws"),
        ({"turn_long_techniques": "kept"}, "polecats macaws chameleons"),
    ],
    ids=str,
)
def test_dale_conforms_under_every_switch(switch: Mapping[str, object], sets: str) -> None:
    dice = Dice.seeded(str(switch))
    options = {"players": 2, "sets": sets.split(), **switch}
    found = play_and_probe(DALE, options, dice.key, dice.spawn("probe"), at_random(dice), rarely=8)
    assert found.violations == []
    assert found.finished


class LeakyBazaar(Bazaar):
    leaks = True


def test_the_suite_catches_a_view_that_tells_too_much() -> None:
    dice = Dice.seeded("leak")
    match = Match(LeakyBazaar(), {}, dice.key)
    assert any(probe_views(match, seat, dice)[1] for seat in range(4) for _ in range(5))


class OpenHandedBazaar(Bazaar):
    """Lets everybody follow cards they do not know."""

    def view(self, table: BazaarTable, observer: int, decisions: tuple[Decision, ...]) -> BazaarView:
        view = super().view(table, observer, decisions)
        view.hands = table.hands[:]
        return view


class LivelyBazaar(Bazaar):
    """Hands out something that can still move."""

    def view(self, table: BazaarTable, observer: int, decisions: tuple[Decision, ...]) -> BazaarView:
        view = super().view(table, observer, decisions)
        view.scores = iter(table.scores)  # type: ignore[assignment]
        return view


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (OpenHandedBazaar(), "hands: a card lies there that observer 0 does not know"),
        (LivelyBazaar(), "scores: what is seen is not plain data"),
    ],
)
def test_the_suite_walks_through_every_field_of_a_view(game: Bazaar, told: str) -> None:
    match = Match(game, {}, Dice.seeded("walk").key)
    assert probe_view(match.table, match.view(0)) == [told]


@record
class Gossiped(Event):
    face: int


class GossipingBazaar(Bazaar):
    """Tells what lies on the deck as if it were a number like any other."""

    def decide(self, table: BazaarTable) -> Decision | None:
        return Decision(0, "bid", table.hands[0])

    def perform(self, table: BazaarTable, pick: object) -> Script:
        return self._gossip(table)

    async def _gossip(self, table: BazaarTable) -> None:
        table.tell(Gossiped(table.faces[table.deck[0]]))
        await ask(Decision(0, "sure", (YES, NO)))


def test_the_suite_catches_an_event_that_tells_too_much() -> None:
    dice = Dice.seeded("gossip")
    match = Match(GossipingBazaar(), {}, dice.key)
    found = [each for _ in range(5) for each in probe_views(match, 0, dice)[1]]
    assert set(found) == {"bid: what is told to 0 depends on what it cannot know"}


@record
class Voted(Event):
    pick: str


class VotingBazaar(Bazaar):
    """Tells all votes when everybody has voted."""

    gossips = False

    def decide(self, table: BazaarTable) -> tuple[Decision, ...]:
        return tuple(Decision(seat, "vote", (YES, NO)) for seat in range(3))

    def perform(self, table: BazaarTable, pick: object) -> Script:
        return self._count(table, pick)

    async def _count(self, table: BazaarTable, votes: object) -> None:
        table.tell(Voted(str(votes)))
        if self.gossips:
            table.tell(Gossiped(table.faces[table.deck[0]]))
        await ask_together((Decision(0, "sure", (YES, NO)),))


@pytest.mark.parametrize("gossips", [False, True])
def test_a_sealed_vote_that_comes_out_is_no_leak(gossips: bool) -> None:
    dice = Dice.seeded("vote")
    game = VotingBazaar()
    game.gossips = gossips
    match = Match(game, {}, dice.key)
    match.answer(1, NO)
    match.answer(2, YES)
    found = {each for _ in range(20) for each in probe_views(match, 0, dice)[1]}
    assert found == ({"vote: what is told to 0 depends on what it cannot know"} if gossips else set())


class NosyBazaar(Bazaar):
    """Asks seat 0 a question whose options depend on what seat 1 holds."""

    def decide(self, table: BazaarTable) -> Decision | None:
        if table.round:
            return None
        return Decision(0, "bid", tuple(("guess", table.faces[card]) for card in table.hands[1]))


def test_the_suite_catches_a_question_that_tells_too_much() -> None:
    dice = Dice.seeded("nosy")
    match = Match(NosyBazaar(), {}, dice.key)
    assert any(probe_views(match, 0, dice)[1] for _ in range(5))


def test_the_suite_catches_a_clone_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BazaarTable.clone

    def sharing(table: BazaarTable) -> BazaarTable:
        twin = honest(table)
        twin.scores = table.scores = tuple(score + 1 for score in table.scores)
        return twin

    dice = Dice.seeded("sharing")
    match = Match(GAME, {}, dice.key)
    monkeypatch.setattr(BazaarTable, "clone", sharing)
    assert probe_copy(match, dice) != []


def test_games_that_do_not_end_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comptoir.core.conformance.MOST_PICKS", 3)
    dice = Dice.seeded("endless")

    def first(_: object, decision: Decision) -> Option:
        return decision.options[0]

    assert not play_and_probe(GAME, {}, dice.key, dice, first).finished
