"""Cards change places: each takes the other's exact place."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Cards, without
from comptoir.dale import events
from comptoir.dale.player import Player


class Swapper(Player):
    """One player who can swap cards."""

    __slots__ = ()

    async def choose_discard_of_other(self) -> int | None:
        """The top card of another player's discard."""
        other = await self.choose_seat([each for each in self.others if each.discard_pile], "choose_discard")
        return None if other is None else other.top_of_discard

    async def choose_from_stalls(self, owners: Sequence[Swapper]) -> int | None:
        """A card of these players' stalls, to swap the played card with."""
        return await self.choose_card(stall_cards(owners), "swap_with_stall", given=self.source)

    def swap(self, given: int | None, taken: int | None, owner: Swapper | None = None) -> None:
        """A card of this hand, or the one just played, and one that lies elsewhere change places.

        Given away, it lies there as what is printed on it. ``owner`` is whose deck a card set aside was
        lifted off.
        """
        if given is None or taken is None:
            return
        table, at = self.table, self.at
        zone, whose = self._leave_place(taken, given)
        source = "schedule" if given in table.schedules[at] else "hand"
        if source == "schedule":
            table.schedules[at] = without(table.schedules[at], given)
            table.forget(given)
        else:
            table.leave_hand(at, given)
            table.known[given] = table.public
        table.enter_hand(at, taken)
        if zone == "hand":
            table.enter_hand(whose, given)
        if owner is not None:
            zone, whose = "deck", owner.at
        if table.is_heard:
            table.tell(events.Swapped(at, table.show(given), source, table.show(taken), zone, whose))

    def _leave_place(self, taken: int, given: int) -> tuple[str, int]:
        """``taken`` leaves its exact place to ``given``; the zone's name and whose it is."""
        table = self.table
        if taken in table.aside:
            table.aside = (*without(table.aside, taken), given)
            return "aside", self.at
        if taken in table.market:
            table.market = _replaced(table.market, taken, given)
            return "market", events.MARKET
        if taken in table.market_discard:
            table.market_discard = _replaced(table.market_discard, taken, given)
            return "market_discard", events.MARKET
        for seat in self.everyone:  # teammates share a stall: the nearer one counts
            if taken in seat.discard_pile:
                table.discards[seat.at] = _replaced(seat.discard_pile, taken, given)
                return "discard", seat.at
            if taken in stall_cards([seat]):
                side = seat.at % len(table.stalls)
                table.stalls[side] = tuple([_replaced(stack, taken, given) for stack in seat.stall])
                table.forget(taken)  # it is what is printed on it again
                return "stall", seat.at
        holder = self.holder_of(taken)
        holder.hide_choice(taken, self)
        table.leave_hand(holder.at, taken)
        return "hand", holder.at


def stall_cards(owners: Sequence[Swapper]) -> Cards:
    """The cards of these players' stalls, each once: teammates share one."""
    return tuple(dict.fromkeys([card for owner in owners for stack in owner.stall for card in stack]))


def _replaced(cards: Cards, taken: int, given: int) -> Cards:
    return tuple([given if card == taken else card for card in cards])
