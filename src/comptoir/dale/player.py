"""What a player knows, shows, rolls and counts: everything about them that moves no card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from comptoir.core import Face
from comptoir.dale import events
from comptoir.dale.board import ADD, ALL_CARDS, BECOME, MULTIPLY
from comptoir.dale.catalogue import DICE, JUNK, SET_NAMES
from comptoir.dale.choices import HIGHEST_VALUE, Chooser
from comptoir.dale.guises import identities, paths, shown_face

PRINTED_VALUES: Final = range(1, HIGHEST_VALUE + 1)
AGAIN: Final = "_again"
"""How the name of a die's face ends that may be rolled again."""


class Player(Chooser):
    """One player with the cards in their hand."""

    __slots__ = ()

    def value(self, card: int) -> int:
        """What a card of this seat counts now, by the face it shows."""
        return self.table.value(card, shown_face(self.table, self.at, card))

    @property
    def raised(self) -> int:
        """How much more every card counts this turn."""
        modifiers = self.table.modifiers
        return sum([amount for operation, aim, amount in modifiers if aim == ALL_CARDS and operation == ADD])

    @property
    def possible_values(self) -> list[int]:
        """What a card of this hand may count now, by the changes of value, which everybody knows."""
        table = self.table
        found = {table.value(ALL_CARDS, JUNK, value) for value in PRINTED_VALUES}
        for card in {aim for _, aim, _ in table.modifiers if aim in self.hand}:
            face, is_open = table.faces[card], table.known[card] == table.public
            is_plain = is_open and table.book.targets[face] is None
            printed = (table.book.values[face],) if is_plain else PRINTED_VALUES
            found |= {table.value(card, JUNK, value) for value in printed}
        return sorted(found)

    # -- naming ---------------------------------------------------------------------------------------

    async def name_value(self, values: Iterable[int] = PRINTED_VALUES, prompt: str = "name_value") -> int:
        """Name a value aloud."""
        named = await self.choose_number(values, prompt)
        if self.table.is_heard:
            self.table.tell(events.Named(self.at, named))
        return named

    async def name_set(self) -> int:
        """Name one of the sets in the game aloud; its number."""
        named = await self.choose_set_name()
        if self.table.is_heard:
            self.table.tell(events.NamedSet(self.at, SET_NAMES[named]))
        return named

    async def name_card(self) -> int:
        """Name any card type in the game aloud; its face."""
        named = await self.choose_card_name()
        self.table.tell(events.NamedCard(self.at, Face(named)))
        return named

    # -- showing and hiding ---------------------------------------------------------------------------

    def reveal(self, *cards: int, again: bool = False) -> None:
        """Show cards of the hand to everybody; ``again`` tells it even if everybody knows them."""
        table = self.table
        shown = [card for card in cards if again or table.known[card] != table.public]
        self.lay_open(*shown)
        if shown and table.is_heard:
            table.tell(events.Revealed(self.at, table.show_all(shown)))

    def lay_open(self, *cards: int) -> None:
        """From now on everybody knows these cards: what is done with them tells it."""
        for card in cards:
            self.table.known[card] = self.table.public

    def hide_choice(self, card: int, *seers: Chooser) -> None:
        """One card of the hand was chosen unseen: only this seat and the seers know which one.

        Cards that lie open because something holds for them this turn (a guise, a value, a used ability) are
        told apart all the same.
        """
        table = self.table
        marked = table.marked()
        if card not in marked:
            mask = 1 << self.at
            for seer in seers:
                mask |= 1 << seer.at
            table.obscure(tuple([each for each in self.hand if each not in marked]), mask)

    # -- dice -----------------------------------------------------------------------------------------

    def roll(self, die: str) -> int:
        """Roll the die of a set that shows numbers."""
        return int(self._roll(die))

    async def roll_for(self, die: str) -> str:
        """Roll the die of a set that shows signs; a marked one may be rolled again."""
        result = str(self._roll(die))
        while result.endswith(AGAIN):
            if not await self.may("roll_again", sign=result.removesuffix(AGAIN)):
                return result.removesuffix(AGAIN)
            result = str(self._roll(die))
        return result

    def _roll(self, die: str) -> int | str:
        faces = DICE[die]
        result = faces[self.table.dice.below(len(faces))]
        if self.table.is_heard:
            self.table.tell(events.Rolled(self.at, die, result))
        return result

    # -- values and guises ----------------------------------------------------------------------------

    def raise_all(self, amount: int) -> None:
        """Every card this seat uses counts more, this turn."""
        self.table.modifiers += ((ADD, ALL_CARDS, amount),)
        self.table.tell(events.RaisedAll(self.at, amount))

    def raise_value(self, card: int, amount: int) -> None:
        """One card counts more, this turn, while it stays in the hand."""
        self.table.modifiers += ((ADD, card, amount),)
        if self.table.is_heard:
            self.table.tell(events.Valued(self.at, self.table.show(card), self.value(card)))

    def multiply_value(self, card: int, factor: int) -> None:
        """One card counts that many times as much, this turn, while it stays in the hand."""
        self.table.modifiers += ((MULTIPLY, card, factor),)
        if self.table.is_heard:
            self.table.tell(events.Valued(self.at, self.table.show(card), self.value(card)))

    def set_value(self, card: int, value: int) -> None:
        """One card has that value, this turn, while it stays in the hand."""
        self.table.modifiers += ((BECOME, card, value),)
        if self.table.is_heard:
            self.table.tell(events.Valued(self.at, self.table.show(card), value))

    def identities(self, card: int) -> tuple[int, ...]:
        return identities(self.table, self.at, card)

    def show_copy(self, card: int, face: int) -> None:
        """Show a chameleon that is used without being played."""
        self.lay_open(card)
        guise = self.show_use(card, face)
        self.table.tell(events.Copied(self.at, self.table.show(card), guise))

    def show_use(self, card: int, face: int) -> Face:
        """Show the hand cards through which the copying of a card that is used runs; its guise."""
        table = self.table
        if table.faces[card] == face:
            return events.NO_GUISE
        if table.book.targets[table.faces[card]] is not None:  # in a world imagined since, it is another card
            self.reveal(*[each for each in paths(table, self.at, card).get(face, ()) if each in self.hand])
        return Face(face)
