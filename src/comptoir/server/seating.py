"""Who may sit where: invitations, the devices of a seat, tickets for more of them, the spectators' link.

An invitation is spent when it is taken. From then on the seat belongs to its devices: whoever sent the
invitation has nothing left that opens it. All of this is done in the table's turn.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from comptoir.core import ComptoirError, Refused
from comptoir.server import devices, entries, links, wire
from comptoir.server.audience import Listener
from comptoir.server.limits import DEVICES_PER_SEAT, SOCKETS_PER_DEVICE
from comptoir.server.links import WATCH

if TYPE_CHECKING:
    from comptoir.server.actor import Actor

RECENT = 32
"""So many links of a seat are known again when they are worth nothing any more."""


class Seating:
    """The doors of one table."""

    def __init__(self, actor: Actor, secret: bytes) -> None:
        self._actor = actor
        self._ledger = actor.ledger
        self._secret = secret
        self._tickets = devices.Tickets()

    # -- what opens what ------------------------------------------------------------------------------

    def link(self, seat: int) -> str:
        """The invitation to a seat, or the link for spectators."""
        return links.link(self._secret, self._ledger.table, seat, self._generation(seat))

    def _generation(self, seat: int) -> int:
        return self._ledger.watch_generation if seat == WATCH else self._ledger.seats[seat].generation

    def _is_link(self, seat: int, given: str, generation: int) -> bool:
        return links.opens(self._secret, self._ledger.table, seat, generation, given)

    def device(self, seat: int, given: str) -> str | None:
        """The device of a seat that holds this token."""
        found = self._ledger.seats[seat].devices.values()
        return next((each.id for each in found if devices.is_digest(each.digest, given)), None)

    def holds(self, seat: int, given: str) -> bool:
        """Does this token open that seat, or the spectators' door?"""
        if not WATCH <= seat < len(self._ledger.seats):
            return False
        if seat == WATCH:
            return self._is_link(WATCH, given, self._ledger.watch_generation)
        return self.device(seat, given) is not None or self.is_old_link(seat, given)

    def is_old_link(self, seat: int, given: str) -> bool:
        """Was this seat taken by that link before there were devices, and has nobody come since?"""
        if not 0 <= seat < len(self._ledger.seats) or not self._ledger.seats[seat].has_old_link:
            return False
        return self._is_link(seat, given, self._generation(seat))

    def refusal(self, seat: int, given: str) -> ComptoirError:
        """Why a token does not open a seat."""
        is_known = WATCH <= seat < len(self._ledger.seats)
        return ComptoirError("link_spent" if is_known and self._was_link(seat, given) else "bad_link")

    def _was_link(self, seat: int, given: str) -> bool:
        """Is this a link of that seat, or one of the last it had?"""
        generation = self._generation(seat)
        recent = range(generation, max(-1, generation - RECENT), -1)
        return any(self._is_link(seat, given, each) for each in recent)

    @property
    def is_expecting(self) -> bool:
        """Is there a ticket that can still be used?"""
        return self._tickets.is_waiting(self._actor.now())

    # -- coming in ------------------------------------------------------------------------------------

    async def enter(
        self,
        given: str,
        name: Callable[[int], str],
        label: str,
        cookies: Mapping[int, str],
        claim: str = "",
    ) -> tuple[int, str]:
        """Come in by an invitation or a ticket: the seat, and the token of the device.

        A browser that is at the seat already gets no other token, so it may come by a link that is spent. One
        that never heard the answer is known by its claim.
        """
        if claim and (claimed := self._claimed(claim)) is not None:
            return claimed, claim
        ticket = self._tickets.take(given, self._actor.now())
        seat = self._seat_of(given) if ticket is None else ticket.seat
        if self.device(seat, cookies.get(seat, "")) is not None:
            return seat, ""
        if ticket is not None:
            return seat, await self.admit(seat, ticket.device, label, token=claim)
        if not self._is_link(seat, given, self._generation(seat)):
            raise self.refusal(seat, given)
        if self.is_old_link(seat, given):
            return seat, await self.trade(seat, given, label, claim)
        return seat, await self.sit(seat, name(seat), label, claim)

    def _claimed(self, claim: str) -> int | None:
        """The seat where a device with this token is."""
        seats = range(len(self._ledger.seats))
        return next((seat for seat in seats if self.device(seat, claim) is not None), None)

    def _seat_of(self, given: str) -> int:
        """The seat an invitation is or was for."""
        for seat in range(len(self._ledger.seats)):
            if self._was_link(seat, given):
                return seat
        raise self.refusal(WATCH, given)

    async def sit(self, seat: int, name: str, label: str = "", token: str = "") -> str:
        """A person takes an open seat, and its invitation is spent; the token of their device."""
        ledger = self._ledger
        if ledger.seats[seat].kind != "open":
            raise ComptoirError("seat_taken")
        if ledger.state not in ("open", "playing"):
            raise ComptoirError("already_begun")
        token, device = self._new_device(self._new_id(), label, token)
        self._actor.miss(seat)  # until they connect
        former = self._actor.audience.at_seat(seat)
        await self._actor.record(entries.Sat(seat, ledger.name_for(seat, name), device))
        self._close(former, Refused("seat_given"))
        return token

    async def trade(self, seat: int, given: str, label: str, token: str = "") -> str:
        """Whoever came by a link before there were devices gets a token, and the link is spent."""
        if not self.is_old_link(seat, given):
            return given
        return await self.admit(seat, "", label, token=token, by_link=True)

    async def admit(self, seat: int, name: str, label: str, *, token: str = "", by_link: bool = False) -> str:
        """One more device at a seat, or a new token for the one of that name."""
        known = self._ledger.seats[seat].devices
        if name not in known and len(known) >= DEVICES_PER_SEAT:
            raise ComptoirError("too_many_devices", most=DEVICES_PER_SEAT)
        token, device = self._new_device(name or self._new_id(), label, token)
        await self._actor.record(entries.Admitted(seat, device, by_link))
        return token

    def _new_device(self, name: str, label: str, claim: str) -> tuple[str, entries.Device]:
        token, since = claim or self._new_token(), int(self._actor.house.clock())
        return token, entries.Device(name, devices.digest(token), label[: devices.LONGEST_LABEL], since)

    def _new_token(self) -> str:
        return urlsafe_b64encode(self._actor.house.chance.randbytes(32)).decode().rstrip("=")

    def _new_id(self) -> str:
        return self._actor.house.chance.randbytes(4).hex()

    def ticket(self, seat: int, device: str = "") -> str:
        """A link that admits one device to a taken seat, once; for spectators, theirs."""
        if seat == WATCH:
            return self.link(WATCH)
        token = self._new_token()
        self._tickets.issue(token, seat, device or self._new_id(), self._actor.now())
        return f"{links.path(self._ledger.table, seat)}#{token}"

    def make_room(self, seat: int, device: str) -> None:
        """A device that opens one window too many loses its oldest one: it cannot lock anybody out."""
        here = self._at(seat, device)
        self._close(here[: max(0, len(here) - SOCKETS_PER_DEVICE + 1)], Refused("opened_elsewhere"))

    # -- going ----------------------------------------------------------------------------------------

    async def dismiss(self, seat: int, device: str, move: str | None, *, even_last: bool = False) -> None:
        """Take a device off its seat; its last one only if there is another way to the seat."""
        known = self._ledger.seats[seat].devices
        if device not in known:
            raise Refused("no_such_device")
        if len(known) == 1 and not even_last:
            raise Refused("last_device")
        await self._actor.record(entries.Dismissed(seat, device), move)
        self._tickets.void(seat)
        self._close(self._at(seat, device), Refused("dismissed"))

    async def free(self, seat: int, bot: str, move: str) -> None:
        """The host opens a seat or gives it to a bot, and sends away whoever sits there.

        In the middle of a game a bot plays until somebody takes the new invitation. A deal under way is
        withdrawn where it lasts days.
        """
        actor, ledger = self._actor, self._ledger
        if ledger.state == "over":
            raise Refused("game_over")
        if ledger.state == "locked" and ledger.clocks is not None:  # nobody waits for days in vain
            await actor.record(entries.Withdrawn([seat]))
        is_going_on = ledger.state == "playing"
        if ledger.state == "locked" or (is_going_on and (bot or ledger.seats[seat].kind == "bot")):
            raise Refused("already_begun")
        entry = entries.Freed(seat, ledger.usual_bot) if is_going_on else entries.Arranged(seat, bot)
        await actor.record(entry, move)
        self._tickets.void(seat)
        self._close(actor.audience.at_seat(seat), Refused("sent_away"))
        if actor.proposal is not None:  # who was to answer it is gone
            actor.propose(None)

    async def leave(self, seat: int, move: str) -> None:
        """Somebody goes before the game: their seat is open again."""
        if self._ledger.state != "open":
            raise Refused("already_begun")
        await self._actor.record(entries.Arranged(seat, left=True), move)
        self._tickets.void(seat)
        self._close(self._actor.audience.at_seat(seat), Refused("has_left"))

    async def renew_watch(self) -> None:
        """Another link for spectators; who came by the old one is out."""
        await self._actor.record(entries.Renewed())
        self._close(self._actor.audience.at_seat(WATCH), Refused("watch_renewed"))

    def _at(self, seat: int, device: str) -> list[Listener]:
        return [each for each in self._actor.audience.at_seat(seat) if each.device == device]

    def _close(self, listeners: Iterable[Listener], why: Refused) -> None:
        for each in list(listeners):
            if not each.closing:
                each.close(wire.Closed(why.code, self._actor.showing.sentence(why, each)))
