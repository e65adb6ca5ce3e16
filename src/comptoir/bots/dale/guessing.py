"""Guesses: of values and names, by what this seat can know of cards it has not seen."""

from __future__ import annotations

from collections import Counter

from comptoir.bots.dale.case import Case
from comptoir.bots.dale.sight import Sight
from comptoir.core import YES, Cards
from comptoir.dale.catalogue import COPIES, FACE, JUNK, SET, SET_NAMES, VALUE, rows_of

CERTAIN = 100.0
OWN_STARTER, LIKED_SET = 1.0, 0.6


def unseen(sight: Sight) -> Counter[int]:
    """How many cards of each face this seat has not seen, by what the game is made of."""
    players = len(sight.stalls)
    counts: Counter[int] = Counter({JUNK: players * (10 - len(sight.sets))})
    for name in sight.sets:
        first, *others = rows_of(name)
        counts[FACE[first.name]] = players
        for row in others:
            counts[FACE[row.name]] = COPIES[row.value]
    counts.subtract(sight.faces.values())
    return +counts


def in_players_hands(sight: Sight) -> dict[int, float]:
    """The same for the hidden cards of players: what they started with, and a share of the rest."""
    counts = unseen(sight)
    starters = {JUNK, *[FACE[rows_of(name)[0].name] for name in sight.sets]}
    bought = sum([count for face, count in counts.items() if face not in starters])
    in_market = sum([card < 0 for card in sight.market_deck])
    share = max(0.0, 1.0 - in_market / bought) if bought else 0.0
    return {face: count * (1.0 if face in starters else share) for face, count in counts.items()}


def in_market_deck(sight: Sight) -> dict[int, float]:
    """The same for the market deck, where nothing lies that players start with."""
    starters = {JUNK, *[FACE[rows_of(name)[0].name] for name in sight.sets]}
    return {face: count for face, count in unseen(sight).items() if face not in starters}


def name_value(case: Case) -> float:
    """The value that wins most, by how likely it is and what such cards are worth."""
    worth, value = case.worth, case.option[1]
    outlook = _outlook(case)
    return sum([chance * worth.of_face(face) for face, chance in outlook.items() if VALUE[face] == value])


def _outlook(case: Case) -> dict[int, float]:
    """How likely each face is for the card to be guessed, give or take a factor."""
    sight, at = case.sight, _whose(case)
    if case.source == "grasp":
        known: Cards = sight.known_hands[at]
        count, hidden = sight.hand_counts[at], in_players_hands(sight)
    else:
        is_market = case.source == "risky_business"
        known = tuple(
            [card for card in (sight.market_deck if is_market else sight.decks[at])[-1:] if card >= 0]
        )
        count, hidden = 1, in_market_deck(sight) if is_market else in_players_hands(sight)
    total = sum(hidden.values()) or 1.0
    outlook = {face: (count - len(known)) * each / total for face, each in hidden.items()}
    for card in known:
        face = sight.faces[card]
        outlook[face] = outlook.get(face, 0.0) + 1.0
    return outlook


def _whose(case: Case) -> int:
    """The player chosen just before, or the only one there is."""
    sight = case.sight
    others = sight.opponents()
    return case.memory.chosen if case.memory.chosen in others else others[0]


def guess_value(case: Case) -> float:
    """A value known to be in that hand, else the commonest among cards not seen."""
    sight, value = case.sight, case.option[1]
    known = [sight.value(card) for card in sight.known_hands[sight.active]]
    common = sum([count for face, count in in_players_hands(sight).items() if VALUE[face] == value])
    return 10.0 * known.count(value) + common


def set_value(case: Case) -> float:
    """The highest."""
    return float(case.option[1])


def name_set(case: Case) -> float:
    """A set of which I have cards in my deck: what I build with, and the one I started with."""
    sight = case.sight
    kind = SET_NAMES.index(case.option[1])
    mine = [*sight.hand, *sight.discard]
    known = [card for card in sight.deck if card >= 0]
    built = [card for stack in sight.stalls[sight.seat] for card in stack]
    starter = FACE[rows_of(case.option[1])[0].name]
    score = OWN_STARTER * all([sight.faces[card] != starter for card in (*mine, *built)])
    score += CERTAIN * any([SET[sight.faces[card]] == kind for card in known[-3:]])
    return score + LIKED_SET * sum([SET[sight.faces[card]] == kind for card in mine])


def name_card(case: Case) -> float:
    """The best card that may lie on top of somebody's deck."""
    worth, sight = case.worth, case.sight
    face = FACE[case.option[1]]
    tops = [card for at in sight.opponents() for card in sight.decks[at][-2:] if card >= 0]
    score = CERTAIN * any([sight.faces[card] == face for card in tops]) if face != JUNK else 0.0
    return score + in_players_hands(sight).get(face, 0.0) * worth.of_face(face)


# -- dice -------------------------------------------------------------------------------------------------


def roll_again(case: Case) -> float:
    """A planet is the best sign, but for who looks for a card in an empty deck."""
    sight = case.sight
    is_useless = case.source == "celestial_guidance" and not sight.deck
    return float((case.option == YES) == is_useless)
