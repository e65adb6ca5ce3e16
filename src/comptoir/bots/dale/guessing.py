"""Guesses: of values and names, by what this seat can know of cards it has not seen."""

from __future__ import annotations

from collections import Counter

from comptoir.bots.dale.case import Case
from comptoir.bots.dale.worth import known
from comptoir.core import NO_CARD, UNKNOWN, YES
from comptoir.dale.board import DaleBoard
from comptoir.dale.catalogue import FACE, JUNK, SET, SET_NAMES, faces_of
from comptoir.dale.table import faces_in_play

CERTAIN = 100.0
OWN_STARTER, LIKED_SET = 1.0, 0.6


def unseen(board: DaleBoard) -> Counter[int]:
    """How many cards of each face cannot be seen, by what the game is made of."""
    counts = faces_in_play(board.rules, board.book)
    counts.subtract(board.faces)
    counts[JUNK] += len(board.junk_reserve)  # nobody's
    del counts[UNKNOWN]
    return +counts


def in_players_hands(board: DaleBoard) -> dict[int, float]:
    """The same for the hidden cards of players: what they started with, and a share of the rest."""
    counts = unseen(board)
    starters = _starters(board)
    bought = sum([count for face, count in counts.items() if face not in starters])
    in_market = sum([card < 0 for card in board.market_deck])
    share = max(0.0, 1.0 - in_market / bought) if bought else 0.0
    return {face: count * (1.0 if face in starters else share) for face, count in counts.items()}


def in_market_deck(board: DaleBoard) -> dict[int, float]:
    """The same for the market deck, where nothing lies that players start with."""
    starters = _starters(board)
    return {face: count for face, count in unseen(board).items() if face not in starters}


def _starters(board: DaleBoard) -> set[int]:
    return {JUNK, *[faces_of(name)[0] for name in board.rules.sets]}


def name_value(case: Case) -> float:
    """The value that wins most, by how likely it is and what such cards are worth."""
    worth, value = case.worth, case.option[1]
    outlook = _outlook(case)
    return sum(
        [chance * worth.of_face(face) for face, chance in outlook.items() if worth.book.values[face] == value]
    )


def _outlook(case: Case) -> dict[int, float]:
    """How likely each face is for the card to be guessed, give or take a factor."""
    board, at = case.board, _whose(case)
    if case.source == "grasp":
        cards, hidden = board.hands[at], in_players_hands(board)
    elif case.source == "risky_business":
        cards, hidden = board.market_deck[-1:] or (NO_CARD,), in_market_deck(board)
    else:
        cards, hidden = board.decks[at][-1:] or (NO_CARD,), in_players_hands(board)
    seen = known(cards)
    total = sum(hidden.values()) or 1.0
    outlook = {face: (len(cards) - len(seen)) * each / total for face, each in hidden.items()}
    for card in seen:
        face = board.faces[card]
        outlook[face] = outlook.get(face, 0.0) + 1.0
    return outlook


def _whose(case: Case) -> int:
    """The player chosen just before, or the only one there is."""
    others = case.worth.opponents
    return case.memory.chosen if case.memory.chosen in others else others[0]


def guess_value(case: Case) -> float:
    """A value known to be in that hand, else the commonest among cards not seen."""
    worth, board, value = case.worth, case.board, case.option[1]
    held = [worth.value(card) for card in known(board.hands[board.active])]
    common = sum(
        [count for face, count in in_players_hands(board).items() if worth.book.values[face] == value]
    )
    return 10.0 * held.count(value) + common


def set_value(case: Case) -> float:
    """The highest."""
    return float(case.option[1])


def name_set(case: Case) -> float:
    """A set of which I have cards in my deck: what I build with, and the one I started with."""
    worth, faces = case.worth, case.worth.faces
    kind = SET_NAMES.index(case.option[1])
    mine = [*worth.hand, *worth.discard]
    built = [card for stack in case.board.stall(worth.seat) for card in stack]
    starter = faces_of(case.option[1])[0]
    score = OWN_STARTER * all([faces[card] != starter for card in (*mine, *built)])
    score += CERTAIN * any([SET[faces[card]] == kind for card in known(worth.deck)[-3:]])
    return score + LIKED_SET * sum([SET[faces[card]] == kind for card in mine])


def name_card(case: Case) -> float:
    """The best card that may lie on top of somebody's deck."""
    worth, board = case.worth, case.board
    face = FACE[case.option[1]]
    tops = [card for at in worth.opponents for card in known(board.decks[at][-2:])]
    score = CERTAIN * any([board.faces[card] == face for card in tops]) if face != JUNK else 0.0
    return score + in_players_hands(board).get(face, 0.0) * worth.of_face(face)


# -- dice -------------------------------------------------------------------------------------------------


def roll_again(case: Case) -> float:
    """A planet is the best sign, but for who looks for a card in an empty deck."""
    is_useless = case.source == "celestial_guidance" and not case.worth.deck
    return float((case.option == YES) == is_useless)
