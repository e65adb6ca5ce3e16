"""The questions card texts put to a player. A seat that can only answer in one way is not asked, except
where being asked or not would tell what it holds: see docs/decisions/0004."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, TypeAlias, TypeVar

from comptoir.core import (
    DONE,
    NO,
    YES,
    Cards,
    Decision,
    Option,
    ask,
    ask_together_quietly,
    choose_set,
    choose_some,
    choose_while,
)
from comptoir.core.decision import Picks, swift_decision
from comptoir.core.runs import RunArgs
from comptoir.dale.board import EMPTY
from comptoir.dale.catalogue import FACES, SET, SET_NAMES
from comptoir.dale.owner import Owner
from comptoir.dale.table import DaleTable

LEFT: Final[Option] = ("left",)
RIGHT: Final[Option] = ("right",)
HIGHEST_VALUE: Final = 5

C = TypeVar("C", bound="Chooser")
Offers: TypeAlias = Callable[[Picks], tuple[Picks, bool]]
"""What may follow the picks so far, and whether they will do as they are."""


class Chooser(Owner):
    """One player who can be asked."""

    __slots__ = ("table",)

    def __init__(self, table: DaleTable, at: int, source: int = EMPTY) -> None:
        self.board = self.table = table  # an owner may only see a board; who is asked sits at the table
        self.at = at
        self.source = source

    # -- cards ----------------------------------------------------------------------------------------

    async def choose_card(self, cards: Sequence[int], prompt: str, **args: int) -> int | None:
        """One of the cards; the only one without asking; None if there is none."""
        if len(cards) > 1:
            return await self._ask(tuple(cards), prompt, **args)  # type: ignore[return-value]
        return cards[0] if cards else None

    async def choose_fitting(self, cards: Cards, among: Cards, prompt: str, **args: int) -> int | None:
        """One of those cards of a hidden zone that fit: being asked does not tell how many they are."""
        if len(cards) == 1 < len(among) and self.table.picker is None:
            return await self._ask(cards, prompt, **args)  # type: ignore[return-value]
        return await self.choose_card(cards, prompt, **args)

    async def may_choose(self, cards: Sequence[int], prompt: str) -> int | None:
        """One of the cards or none."""
        if not cards:
            return None
        pick = await self._ask((*cards, DONE), prompt)
        return None if pick == DONE else pick  # type: ignore[return-value]

    async def choose_from_hand(self, prompt: str, among: Cards | None = None, **args: int) -> int | None:
        """One card of the hand, to leave it; of equal ones the one the others know best.

        With ``among`` only these may be chosen.
        """
        cards = self.hand if among is None else among
        return self._stand_in(await self.choose_fitting(cards, self.hand, prompt, **args))

    async def may_choose_from_hand(self, prompt: str, among: Cards | None = None) -> int | None:
        """One card of the hand, to leave it, or none. Asked even where nothing fits, as that is a secret."""
        cards = self.hand if among is None else among
        if not cards:
            await self.ask_all_the_same(prompt, self.source)
        return self._stand_in(await self.may_choose(cards, prompt))

    async def choose_some_from_hand(self, least: int, most: int, prompt: str) -> Cards:
        """Several cards of the hand, to leave it, in no order."""
        return self.stand_ins(await self.choose_some(self.hand, least, most, prompt))

    def stand_ins(self, cards: Cards) -> Cards:
        """The cards that really leave the hand when these do: of equal ones those the others know best."""
        return self.table.stand_ins(self.at, cards)

    def _stand_in(self, card: int | None) -> int | None:
        return None if card is None else self.stand_ins((card,))[0]

    def choose_some(self, cards: Sequence[int], least: int, most: int, prompt: str) -> Awaitable[Cards]:
        """Several of the cards, in no order."""
        return self._choose_some(cards, least, most, prompt)  # type: ignore[return-value]

    def choose_in_order(self, cards: Sequence[int], least: int, most: int, prompt: str) -> Awaitable[Cards]:
        """Several of the cards, in the order picked."""
        return choose_some(  # type: ignore[return-value]
            self.table, self.at, prompt, cards, least, most, ordered=True, source=self.source
        )

    def arrange(self, cards: Sequence[int], prompt: str) -> Awaitable[Cards]:
        """All of the cards, in the order this seat likes."""
        return self.choose_in_order(cards, len(cards), len(cards), prompt)

    def distinct(self, cards: Sequence[int]) -> Cards:
        """One card for each face, where equal ones make no difference: in a deck that is shuffled next."""
        faces = self.table.faces
        return tuple({faces[card]: card for card in cards}.values())

    # -- everything else ------------------------------------------------------------------------------

    async def choose_seat(self, seats: Sequence[C], prompt: str, **args: int) -> C | None:
        """One of the seats; the only one without asking; None if there is none."""
        if len(seats) > 1:
            options: tuple[Option, ...] = tuple([("seat", seat.at) for seat in seats])
            return seats[options.index(await self._ask(options, prompt, **args))]
        return seats[0] if seats else None

    async def choose_seats(self, seats: Sequence[C], least: int, most: int, prompt: str) -> list[C]:
        """Several of the seats."""
        options = [("seat", seat.at) for seat in seats]
        picked = await self._choose_some(options, least, most, prompt)
        return [seat for seat in seats if ("seat", seat.at) in picked]

    async def choose_number(self, numbers: Iterable[int], prompt: str) -> int:
        pick = await self._ask(tuple([("value", number) for number in numbers]), prompt)
        return int(pick[1])  # type: ignore[index]

    async def choose_slot(self, slots: Sequence[int], wanted: int) -> int:
        """The slot of the market a card is to lie in; asked for the only one too, unless all can see that."""
        if len(slots) == 1 and (self.table.picker is not None or len(self.market) == 1):
            return slots[0]
        options: tuple[Option, ...] = tuple([("slot", slot) for slot in slots])
        pick = await ask(Decision(self.at, "choose_slot", options, (), wanted))
        return int(pick[1])  # type: ignore[index]

    async def choose_direction(self) -> int:
        """1 for the left, the way turns go, or -1; with two players there is nothing to choose."""
        if self.table.rules.players == 2:
            return 1
        return 1 if await self._ask((LEFT, RIGHT), "choose_direction") == LEFT else -1

    async def choose_set_name(self) -> int:
        """The number of one of the sets in the game."""
        pick = await self._ask(tuple([("set", name) for name in self.table.rules.sets]), "name_set")
        return SET_NAMES.index(str(pick[1]))  # type: ignore[index]

    async def choose_card_name(self) -> int:
        """The face of any card type in the game."""
        kinds = {-1, *[SET_NAMES.index(name) for name in self.table.rules.sets]}
        named = [("card", FACES[face]) for face in range(len(FACES)) if SET[face] in kinds]
        pick = await self._ask(tuple(named), "name_card")
        return FACES.index(str(pick[1]))  # type: ignore[index]

    async def may(self, prompt: str, **args: int | str) -> bool:
        return await self._ask((YES, NO), prompt, **args) == YES

    # -- how it is asked ------------------------------------------------------------------------------

    async def ask_all_the_same(self, prompt: str, source: int = EMPTY) -> None:
        """Ask where there is nothing to choose, so that being asked tells nothing; but not in a playout."""
        if self.table.picker is None:
            await ask(Decision(self.at, prompt, (DONE,), source=source))

    def choose_set(
        self,
        family: Sequence[Picks],
        prompt: str,
        *,
        universe: Sequence[Option] | None = None,
        source: int = EMPTY,
        tally: RunArgs | None = None,
        always: bool = False,
    ) -> Awaitable[Picks]:
        """One of the sets; ``always`` asks even for the only one, so that being asked tells nothing."""
        table = self.table
        return choose_set(
            table, self.at, prompt, family, universe=universe, source=source, tally=tally,
            always=always and table.picker is None,
        )  # fmt: skip

    def choose_while(
        self, offers: Offers, prompt: str, *, source: int, tally: RunArgs, ordered: bool = True
    ) -> Awaitable[Picks]:
        """A set out of too many to spell out."""
        return choose_while(self.table, self.at, prompt, offers, ordered=ordered, source=source, tally=tally)

    def _choose_some(self, options: Sequence[Option], least: int, most: int, prompt: str) -> Awaitable[Picks]:
        return choose_some(self.table, self.at, prompt, options, least, most, source=self.source)

    async def _ask(self, options: tuple[Option, ...], prompt: str, **args: int | str) -> Option:
        pick = self.table.pick(self.at, prompt, options, self.source)
        if pick is None:
            told = tuple(args.items())
            pick = await ask(swift_decision((self.at, prompt, options, told, self.source, None, False)))
        return pick


async def choose_together(seats: Sequence[C], zones: Sequence[Cards], prompt: str) -> list[int | None]:
    """Each seat chooses one card of its zone, all at once, equal ones offered once; None if it is empty."""
    places = {seat.at: place for place, seat in enumerate(seats)}

    def questions() -> tuple[Decision, ...]:
        offered = [seat.distinct(zone) for seat, zone in zip(seats, zones, strict=True)]
        return tuple(
            [
                Decision(seat.at, prompt, cards, (), seat.source)
                for seat, zone, cards in zip(seats, zones, offered, strict=True)
                if len(cards if seat.table.swift else zone) > 1
            ]
        )

    chosen = [zone[0] if zone else None for zone in zones]
    for decision, pick in await ask_together_quietly(questions):
        chosen[places[decision.seat]] = pick  # type: ignore[assignment]
    return chosen
