"""Every chameleon × every card it can copy × every use, generated: nothing raises and no card is lost.

What a card can be used for is read off the cardbook, so a new card or a new page joins by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from comptoir.core import DONE, Dice, Option
from comptoir.dale import GAME
from comptoir.dale.catalogue import FACES, JUNK, ROWS, rows_of
from comptoir.dale.editions import CLASSIC
from comptoir.dale.guises import paths, uses
from comptoir.dale.payment import payments, with_worths
from comptoir.dale.sentences import ENTERED, Occasion
from comptoir.dale.stacks import stacks
from tests.scenarios.dale.stage import Stage, given

CHAMELEONS = ("flexible_shopkeeper", "reflection", "good_old_times", "trendsetting", "seeing_doubles")
FILLERS = ("swift_broker", "cookies", "shattered_relic", "spyglass")
NEVER_THERE = {("good_old_times", "junk"), ("trendsetting", "junk")}
"""Thrown away junk goes to the reserve, so it lies neither in the market nor in its discard."""


def can_be_copied(chameleon: str) -> Iterator[int]:
    for face, name in enumerate(FACES):
        if (chameleon, name) not in NEVER_THERE and name != chameleon:  # of its own kind it learns nothing
            yield face


def staged(chameleon: str, face: int, *, number: int = 1, active: int = 0, mate: str = "") -> Stage:
    """A table on which this chameleon of seat 0 can copy this card, and others of a set they share."""
    name = FACES[face]
    is_copier = CLASSIC.targets[face] is not None
    filler = "" if is_copier else "swift_broker cookies junk"
    zones: dict[str, Any] = {"market": "-"}
    if not is_copier:
        zones |= {"market": "- spyglass cookies relic -", "market_deck": "relic spyglass relic cookies relic"}
    hand, stall = f"{chameleon} {mate} {filler}", list(FILLERS)[: number - 1]
    theirs = {"hand": "spyglass junk relic", "deck": "junk cookies relic spyglass junk", "stall": ["broker"]}
    if chameleon == "flexible_shopkeeper":
        stall[-1:] = [name]
    elif chameleon == "seeing_doubles":
        hand += f" {name}"
    elif chameleon == "reflection":
        theirs["discard"] = f"relic {name}"
    elif chameleon == "good_old_times":
        zones["market_discard"] = f"relic {name}"
    else:
        zones["market"] = f"{name} {zones['market'][2:]}"
    sets = "chameleons macaws " + (ROWS[face].set or ("squirrels" if mate else ""))
    deck, discard = "junk relic spyglass cookies junk", "" if is_copier else "junk relic junk"
    return given(
        hand=hand, deck=deck, discard=discard, stall=stall, them=theirs, sets=sets, active=active, **zones
    )


def token(game: Stage, chameleon: str) -> int:
    return game.card(chameleon, game.table.hands[0])


def is_copied(game: Stage, chameleon: str, face: int, used_as: int) -> bool:
    """Is it this card, or does its own copying run through it?"""
    if used_as == face:
        return True
    route = paths(game.table, 0, token(game, chameleon)).get(used_as, ())
    return CLASSIC.targets[face] is not None and face in [game.table.faces[card] for card in route]


def play_on(game: Stage, dice: Dice, turns: int = 3) -> None:
    """Anything at all, until the copy has had time to end; after every pick nothing is lost."""
    end = game.table.turn + turns
    for _ in range(400):
        table = game.table
        assert set(range(len(table.faces))) == set(everything(game))
        lasting = {card for zone in (*table.schedules, *table.hands) for card in zone}
        lasting |= {card for stall in table.stalls for stack in stall for card in stack}
        assert lasting >= set(table.guises), "a guise on a card that is neither in use nor in hand"
        if not game.match.decisions or table.turn >= end:
            return
        decision = game.match.decisions[dice.below(len(game.match.decisions))]
        game.match.answer(decision.seat, decision.options[dice.below(len(decision.options))])
    raise AssertionError("the turn does not end")


def everything(game: Stage) -> list[int]:
    found = game.table
    assert [each for each in GAME.violations(found) if "face" not in each] == []
    cards = [*found.market_cards, *found.market_deck, *found.market_discard, *found.junk_reserve]
    for zones in (found.hands, found.decks, found.discards, found.schedules, found.stored.values()):
        cards += [card for zone in zones for card in zone]
    cards += [card for stall in found.stalls for stack in stall for card in stack] + list(found.aside)
    assert len(cards) == len(set(cards))
    return cards


# -- the uses: each leads a stage to the moment after the chameleon was used as that face -------------------


def play_technique(chameleon: str, face: int) -> Stage:
    game = staged(chameleon, face, number=3)
    game.answer(("play", token(game, chameleon), FACES[face]))
    return game


def use_ability(chameleon: str, face: int) -> Stage:
    game = staged(chameleon, face, number=3)
    game.answer(("use", token(game, chameleon), FACES[face]))
    return game


def fill_hand(game: Stage) -> Stage:
    """Use nothing before that."""
    while dict(game.asked.args).get("step") == "before_fill":
        game.done().pass_by()
    return game


def use_ability_in_clean_up(chameleon: str, face: int) -> Stage:
    game = staged(chameleon, face, number=3)
    card = token(game, chameleon)
    game.answer(("inventory",)).done()
    fill_hand(game.pass_by())
    assert game.asked.prompt == "clean_up"
    return game.answer(("use", card, FACES[face]))


def enlarge_hand(chameleon: str, face: int) -> Stage:
    game = staged(chameleon, face, number=3)
    card = token(game, chameleon)
    game.answer(("inventory",)).done()
    fill_hand(game.pass_by())
    option: Option = ("copy", card, FACES[face])
    if option in game.asked.options:  # with one card to copy it does so unasked
        game.answer(option)
    assert len(game.table.hands[0]) >= 6
    return game


def pay(chameleon: str, face: int) -> Stage:
    # A dear card with a copy of Essential Purchase and the like: any payment with the chameleon will do.
    game = staged(
        chameleon, face, number=3, mate="" if CLASSIC.targets[face] is None else "junk junk junk junk"
    )
    card = token(game, chameleon)
    if not game.table.market_cards:
        game.table.market = (
            *game.table.deal([FACES.index("cookies")], known=game.table.public),
            -1,
            -1,
            -1,
            -1,
        )
        game.match._settle()
    choices = with_worths(game.table, uses(game.table, 0, game.table.hands[0]))
    wanted = [
        use.option for use in choices if use.card == card and is_copied(game, chameleon, face, use.face)
    ]
    assert wanted, f"{chameleon} cannot pay as {FACES[face]}"
    for option in game.asked.options:
        if isinstance(option, tuple) and option[0] == "purchase":
            for one in payments(game.table, choices, game.table.price(int(option[1]))):
                if any(each in one for each in wanted) and int(option[1]) < 5:
                    game.answer(option)
                    if game.match.decisions[0].prompt == "pay":
                        game.match.answer_run(0, one)
                    return game
    raise AssertionError(f"nothing can be paid with {chameleon} as {FACES[face]}")


def build_stack(chameleon: str, face: int) -> Stage:
    row = ROWS[face]
    mate = "stashing_vendor" if face == JUNK else rows_of(row.set)[0].name
    if CLASSIC.targets[FACES.index(mate)] is not None:
        mate = ""  # a second chameleon would copy on
    least = 2 if chameleon == "flexible_shopkeeper" else 1
    for number in range(max(least, CLASSIC.values[face]), CLASSIC.values[face] + 3):
        game = staged(chameleon, face, number=number, mate=mate)
        card = token(game, chameleon)
        for one in stacks(game.table, 0, uses(game.table, 0, game.table.hands[0])):
            if any(use.card == card and is_copied(game, chameleon, face, use.face) for use in one):
                game.answer(("build",))
                if len(game.table.stalls[0]) < number:  # the only stack possible is built unasked
                    game.match.answer_run(0, [use.option for use in one])
                assert any(card in stack for stack in game.table.stalls[0])
                return game
    raise AssertionError(f"{chameleon} cannot be built as {FACES[face]}")


def react(chameleon: str, face: int) -> Stage:
    """Another player does what the copied card listens to; for a card that listens to itself, it is drawn."""
    reaction = CLASSIC.reactions[face]
    assert reaction is not None
    game = staged(chameleon, face, number=3, active=0 if reaction.occasion == ENTERED else 1)
    card = token(game, chameleon)
    provoke(game, reaction.occasion, card)
    for _ in range(20):
        option: Option = ("react", card, FACES[face])
        decision = game.match.decision_of(0)
        if decision is not None and option in decision.options:
            game.match.answer(0, option)
            return game
        game.pass_by(game.match.decisions[0].seat)
    raise AssertionError(f"{chameleon} was not asked to react as {FACES[face]}")


def provoke(game: Stage, occasion: Occasion, card: int) -> None:
    """Make it happen, by the shortest way there is."""
    table = game.table
    table.trigger(occasion, 0 if occasion == ENTERED else 1, card=card)
    table.actions = 2
    game.match._settle()
    game.answer(("inventory",)).done()


USES: dict[str, tuple[Callable[[str, int], Stage], Callable[[int], bool]]] = {
    "technique": (play_technique, lambda face: CLASSIC.techniques[face] is not None),
    "ability": (use_ability, lambda face: CLASSIC.used_in_actions[face] and CLASSIC.targets[face] is None),
    "ability in clean-up": (
        use_ability_in_clean_up,
        lambda face: CLASSIC.used_in_clean_up[face] and CLASSIC.targets[face] is None,
    ),
    "hand size": (enlarge_hand, lambda face: bool(CLASSIC.hand_sizes[face])),
    "payment": (pay, lambda face: True),
    "stack": (build_stack, lambda face: True),
    "reaction": (react, lambda face: CLASSIC.reactions[face] is not None),
}


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("chameleon", CHAMELEONS)
def test_every_chameleon_in_every_use_as_every_card_it_can_copy(chameleon: str, use: str) -> None:
    lead, is_for = USES[use]
    for face in can_be_copied(chameleon):
        if is_for(face):
            game = lead(chameleon, face)
            play_on(game, Dice.seeded(f"{chameleon} {use} {face}"))


def test_the_matrix_holds_every_page_of_the_cardbook() -> None:
    """All cards are used somehow beside paying and building, or change only those."""
    special = [use for name, use in USES.items() if name not in ("payment", "stack")]
    for face in range(len(FACES)):
        if CLASSIC.techniques[face] or CLASSIC.reactions[face] or CLASSIC.hand_sizes[face]:
            assert any(is_for(face) for _, is_for in special), FACES[face]


@pytest.mark.parametrize("chameleon", CHAMELEONS)
def test_a_chameleon_built_as_sofa_enlarges_the_hand_while_it_lies_there(chameleon: str) -> None:
    game = build_stack(chameleon, FACES.index("sofa"))
    assert CLASSIC.stall_hand_sizes[FACES.index("sofa")] == 1
    while game.table.active == 0 and game.match.decisions:
        decision = game.match.decisions[0]
        game.match.answer(decision.seat, DONE if DONE in decision.options else decision.options[0])
    assert len(game.table.hands[0]) >= 6
