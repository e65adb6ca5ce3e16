"""Whom each card reaches in a team game, by the word its text uses: card × wording × seats, generated.

I am seat 0, my teammate seat 2; seats 1 and 3 are the opponents.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from comptoir.core import DONE, NO, PASS, YES, Decision, Option
from comptoir.dale.catalogue import FACE, ROWS
from comptoir.dale.editions import CLASSIC
from comptoir.dale.owner import Owner
from tests.scenarios.dale.gestures import next_turn
from tests.scenarios.dale.stage import Stage, given

REACH = {
    "none": set[int](),
    "your stall": {0, 2},
    "opponent": {1, 3},
    "all opponents": {1, 3},
    "other players": {1, 3},
    "another player": {1, 2, 3},
    "each player": {0, 1, 2, 3},
    "all players": {0, 1, 2, 3},
    "any player": {0, 1, 2, 3},
}
"""Opponents and *other players* never include the teammate; *another player* may be the teammate."""

SAYS = {
    "your stall": "safety_precaution",
    "opponent": "acorn blindfold matching_colours",
    "all opponents": "little_villain scary_gunfight nasty_threat lost_shipments",
    "other players": "nuisance",
    "another player": """rotten_food dirty_exchange sabotage treasure_hunter whirligig gamble reflection
        ruthless_competition cunning_neighbour ancient_knowledge binoculars balancing extra_remarks
        burglary grasp periscope sudden_nap carefree_swapper delicacy umbrella""",
    "each player": "night_shift charity",
    "all players": "cheer raffle tasters rumours",
    "any player": "velocipede",
}
WORDING = {card: wording for wording, cards in SAYS.items() for card in cards.split()}
CARDS = [row.name for row in ROWS if row.set]


def team_game(card: str) -> Stage:
    """Every zone of every seat holds something, so that whatever the card may reach can be seen."""
    folk = ROWS[FACE[card]].set
    sets = f"{folk} macaws" if folk != "macaws" else "macaws pandas"
    # Full hands: nobody draws in clean-up, which would hide what a card does.
    hand, deck, discard = "relic junk spyglass junk relic", "junk relic cookies junk", "junk cookies relic"
    zones = {"hand": hand, "deck": deck, "discard": discard}
    return given(
        hand=f"{card} relic junk spyglass",
        deck=deck,
        discard=discard,
        stall=["broker", "cookies"],
        them=[{**zones, "stall": ["broker", "relic", "spyglass relic spyglass"]}, zones, zones],
        market="cookies relic spyglass cookies relic",
        market_deck="relic cookies spyglass relic cookies",
        market_discard="relic spyglass",
        sets=sets,
        teams=True,
        actions=2,
    )


def possessions(game: Stage, seat: int) -> tuple[Any, ...]:
    table = game.table
    return (
        sorted(table.hands[seat]),
        table.decks[seat],
        table.discards[seat],
        [game.table.faces[card] for card in (*table.decks[seat], *sorted(table.hands[seat]))],
    )


def offered_seats(game: Stage, decision: Decision) -> set[int]:
    """The seats among whom a question chooses: by name, or by the stall a card lies in."""
    found: set[int] = set()
    for option in decision.options:
        if isinstance(option, tuple) and option[0] == "seat":
            found.add(int(option[1]))
        for seat in range(4):
            if isinstance(option, int) and any(option in stack for stack in game.table.stall(seat)):
                found.add(seat)
    return found


def reached(game: Stage, begin: Callable[[], object]) -> set[int]:
    """The seats offered while an effect resolves, or if none were, those it did something to."""
    before = {seat: possessions(game, seat) for seat in range(1, 4)}
    offered: set[int] = set()
    asked: set[int] = set()
    begin()
    while (decision := game.match.decisions[0]).prompt not in ("action", "react"):
        offered |= offered_seats(game, decision)
        asked |= {each.seat for each in game.match.decisions}
        game.match.answer(decision.seat, _plain_choice(decision))
    if offered:
        return offered
    touched = {seat for seat, was in before.items() if possessions(game, seat) != was} | asked - {0}
    return touched | {0} if len(touched) == 3 else touched


def _plain_choice(decision: Decision) -> Option:
    """Anything that does something; where cards are shared out, not each to where it came from."""
    if decision.prompt in ("put_on_deck_of", "give_to"):
        return decision.options[-1]
    for option in decision.options:
        if option not in (DONE, NO, PASS, YES, ("value", 0)):
            return option
    return decision.options[0]


def seats_in_reach(card: str) -> set[int]:
    """Whom a card reaches, found out by using it."""
    face, game = FACE[card], team_game(card)
    token = game.card(card, game.table.hands[0])
    reaction = CLASSIC.reactions[face]
    if reaction is not None and card != "quality_inspection":
        return {seat for seat in range(4) if _is_asked_after(card, seat)}
    if card == "reflection":
        targets = CLASSIC.targets[face]
        assert targets is not None
        tops = {game.table.discards[seat][-1]: seat for seat in range(4)}
        return {tops[target] for target in targets(Owner(game.table, 0, token))}
    if CLASSIC.lasting[face] is not None:
        game.play(card)
        return {seat for seat in range(4) if list(game.table.lasting(seat))}
    if CLASSIC.abilities[face] is not None and game.can("use", card):
        return reached(game, lambda: game.use(card))
    if CLASSIC.techniques[face] is None:
        return set()
    found = reached(game, lambda: game.play(card))
    if CLASSIC.turn_starts[face] is None:
        return found
    next_turn(next_turn(next_turn(game)))
    return found | reached(game, lambda: next_turn(game))


def _is_asked_after(card: str, seat: int) -> bool:
    """Is seat 0, who holds an owl, asked when this seat does what the owl listens to?"""
    game = team_game(card)
    reaction = CLASSIC.reactions[FACE[card]]
    assert reaction is not None
    game.table.trigger(reaction.occasion, seat)
    game.answer(("inventory",)).done()
    decision = game.match.decision_of(0)
    return decision is not None and decision.prompt == "react"


@pytest.mark.parametrize("card", CARDS)
def test_a_card_reaches_the_seats_its_wording_names(card: str) -> None:
    assert seats_in_reach(card) == REACH[WORDING.get(card, "none")]


def test_the_table_names_only_cards_that_exist() -> None:
    assert set(WORDING) <= set(CARDS)
    assert len(CARDS) == 108
