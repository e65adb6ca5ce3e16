"""What a client is shown of La Vallée des Marchands: the scene of a moment, and the catalogue."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from comptoir.telling.house_rules import HouseRule
from comptoir.telling.shown import Bilingual, Seen


class Slot(Struct, frozen=True):
    """A place of the market; slot 0 is the rightmost. ``surcharge`` is what it adds to the printed value for
    the player whose turn it is."""

    card: Seen | None
    price: int | None
    surcharge: int


class Scheduled(Struct, frozen=True):
    """A card in play, and what is stored under it (None for a card the observer does not know)."""

    card: Seen
    stored: list[Seen | None]


class SeatScene(Struct, frozen=True):
    """One seat. Piles have their top card last; None is a card the observer does not know."""

    hand: list[Seen]
    """The cards of it the observer knows: all of the own hand."""
    hand_count: int
    deck: list[Seen | None]
    discard: list[Seen | None]
    stall: list[list[Seen]]
    """In teams both seats of a side show the same stall."""
    schedule: list[Scheduled]
    next_stack: int
    """The number of the next stack; one more than ``stacks_to_win`` when the stall is full."""
    needed: int
    """What the next stack has to add up to."""
    mate: int
    """The seat of the teammate, or -1."""


class DaleScene(Struct, frozen=True, tag="dale", tag_field="game"):
    """The table as one observer sees it."""

    turn: int
    active: int
    phase: Literal["start", "action", "clean_up"]
    actions: int
    """How many actions the active player has left."""
    winners: list[int]
    sets: list[str]
    teams: bool
    stacks_to_win: int
    market: list[Slot]
    """Slot 0, the rightmost and cheapest, first."""
    market_deck: int
    market_discard: list[Seen | None]
    aside: list[Seen | None]
    junk_reserve: int
    seats: list[SeatScene]


# -- the catalogue ------------------------------------------------------------------------------------------


class SetEntry(Struct, frozen=True):
    """An animalfolk: its words and its ratings from 0 to 3."""

    name: str
    game: int
    title: Bilingual
    short: Bilingual
    theme: Bilingual
    advice: Bilingual
    complexity: int
    interaction: int
    nastiness: int
    luck: int
    die: list[str]


class CardEntry(Struct, frozen=True):
    """A card type; ``set`` is empty for junk.

    ``slate`` is what it does in signs, ``gist`` in a short line, ``wrapped`` its name with the places where
    long words may be parted: all empty where nobody wrote them.
    """

    face: str
    set: str
    value: int
    copies: int
    kind: Literal["technique", "passive", "rubbish"]
    bonus: bool
    name: Bilingual
    text: Bilingual
    rulings: list[Bilingual]
    slate: str
    gist: Bilingual
    wrapped: Bilingual


class PresetEntry(Struct, frozen=True):
    """A mix of sets with a taste; a game takes as many of them, in order, as it needs."""

    name: str
    title: Bilingual
    sets: list[str]


class TableSize(Struct, frozen=True):
    """How many may play, in teams or not, and with how many sets."""

    players: int
    teams: bool
    sets: int


class DaleCatalogue(Struct, frozen=True, tag="dale", tag_field="game"):
    """All a client needs to know beforehand."""

    title: Bilingual
    sets: list[SetEntry]
    cards: list[CardEntry]
    presets: list[PresetEntry]
    sizes: list[TableSize]
    bots: list[str]
    rules: list[HouseRule]
    """The switches of the rules that a table may set."""


# -- the story of a game ------------------------------------------------------------------------------------


class Progress(Struct, frozen=True):
    """How many stacks every seat had, from that turn on."""

    turn: int
    stacks: list[int]


class Tally(Struct, frozen=True):
    """How often a card was bought or played."""

    face: str
    count: int


class Cast(Struct, frozen=True):
    """How often a die showed that."""

    result: str
    count: int


class DieLuck(Struct, frozen=True):
    """What a die showed a seat; ``die`` is the set whose die it is. ``mean`` is None where it shows signs."""

    die: str
    seat: int
    rolls: int
    results: list[Cast]
    """Every result the die has, also those that never came."""
    mean: float | None
    expected: float | None
    """What such a die shows on average."""


class SeatStory(Struct, frozen=True):
    """What one seat did."""

    bought: list[Tally]
    played: list[Tally]
    spent: int
    """All prices together."""
    built: int
    inventories: int
    turns: int


class DaleStory(Struct, frozen=True, tag="dale", tag_field="game"):
    """The story of a game, as everybody at the table could tell it."""

    turns: int
    winners: list[int]
    stacks_to_win: int
    stacks: list[Progress]
    """A line for every change, the first before turn 1; in teams both seats of a side count the same."""
    seats: list[SeatStory]
    dice: list[DieLuck]
