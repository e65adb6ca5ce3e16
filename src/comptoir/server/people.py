"""People without accounts: a personal link gathers somebody's seats on all their devices.

A person is one paper. Its key is found by what their devices and their link hold, of which hashes are kept
(``keys``), and by where they sit (``sitters``). The link is derived from the server's secret, as invitations
are, so it can be shown again on every device of its person; when it is renewed, older ones are worth nothing.
Seats stay with their browsers whatever becomes of a person.
"""

from __future__ import annotations

import logging
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from comptoir.core import ComptoirError
from comptoir.server import glances
from comptoir.server.devices import LONGEST_LABEL, digest, is_digest
from comptoir.server.entries import Device
from comptoir.server.glances import Glance, Sitting
from comptoir.server.links import LONGEST_TOKEN
from comptoir.server.post import told
from comptoir.server.post.wishes import Wishes
from comptoir.server.storage import OVER, NotStored

if TYPE_CHECKING:
    from comptoir.server.actor import Actor
    from comptoir.server.house import House

PEOPLE, KEYS = "people", "keys"
"""Drawers: everybody by a random name, and that name by the hash of each token that opens it."""
MOST_DEVICES = 8
MOST_PLACES = 200
"""Seats on one list; of more the oldest is forgotten."""

log = logging.getLogger("comptoir.people")


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat of a person, as long as it is of that generation: whoever is sent away has it no longer."""

    table: str
    seat: int
    generation: int
    since: int = 0
    devices: dict[str, str] = {}
    """What each device of the person is called at the seat."""


class Person(Struct, frozen=True, omit_defaults=True):
    """All that is kept of somebody."""

    lang: str
    since: int = 0
    """Seconds since 1970."""
    renewals: int = 0
    """Tells the present link from earlier ones."""
    devices: list[Device] = []
    places: list[Place] = []
    """The latest first."""
    notices: Wishes = Wishes()
    """Where and of what they want to be told."""

    def place(self, table: str, seat: int) -> Place | None:
        return next((each for each in self.places if (each.table, each.seat) == (table, seat)), None)


class Visitor(NamedTuple):
    """A person at one of their devices."""

    id: str
    person: Person
    device: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Person).decode


class People:
    """Everybody who keeps their tables together. What cannot be stored raises ``NotStored``."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store

    # -- who it is ------------------------------------------------------------------------------------

    async def find(self, given: str) -> Visitor | None:
        """Whose device holds this token."""
        found = await self._look_up(given)
        for each in found[1].devices if found else ():
            if found and is_digest(each.digest, given):
                return Visitor(*found, each.id)
        return None

    async def _look_up(self, given: str) -> tuple[str, Person] | None:
        """Who this token is or was of: whether it still opens anything is to be looked at."""
        key = await self._store.look_up(KEYS, digest(given)) if 0 < len(given) <= LONGEST_TOKEN else None
        who = "" if key is None else key.content.decode()
        person = await self.read(who)
        return None if person is None else (who, person)

    async def read(self, who: str) -> Person | None:
        """What is kept of somebody."""
        paper = await self._store.look_up(PEOPLE, who) if who else None
        return None if paper is None else _decode(paper.content)

    async def begin(self, lang: str, label: str) -> tuple[Visitor, str]:
        """Somebody new, and the token of their first device."""
        token, device = self._new_device(label)
        who, person = self._chance(16).hex(), Person(lang, self._now(), devices=[device])
        await self._store.put(PEOPLE, who, _encode(person))
        await self._open_by(who, token, self.token(who, person))
        return Visitor(who, person, device.id), token

    async def enter(self, given: str, label: str, claim: str = "", held: str = "") -> tuple[Visitor, str]:
        """Come by a personal link: who it is, and the token of this device, empty if it has one (``held``).

        One that never heard the answer is known by its claim.
        """
        found = await self._look_up(given)
        if found is None or not is_digest(digest(self.token(*found)), given):
            raise ComptoirError("bad_personal_link")
        who, _ = found
        for known in (held, claim):
            visitor = await self.find(known)
            if visitor is not None and visitor.id == who:
                return visitor, "" if known == held else claim
        token, device = self._new_device(label, claim)

        def admit(person: Person) -> Person:
            if len(person.devices) >= MOST_DEVICES:
                raise ComptoirError("too_many_own_devices", most=MOST_DEVICES)
            return replace(person, devices=[*person.devices, device])

        person = await self.change(who, admit)
        await self._open_by(who, token)
        return Visitor(who, person, device.id), token

    async def change(self, who: str, how: Callable[[Person], Person]) -> Person:
        """Change what is kept of somebody, whoever else does so at the same time."""
        while True:
            paper = await self._store.look_up(PEOPLE, who)
            if paper is None:
                raise ComptoirError("unknown_person")
            before = _decode(paper.content)
            after = how(before)
            if after == before or await self._store.put(PEOPLE, who, _encode(after), paper.version):
                return after

    async def speak(self, visitor: Visitor, lang: str) -> Visitor:
        """The language somebody reads."""
        return visitor._replace(person=await self.change(visitor.id, lambda each: replace(each, lang=lang)))

    # -- link and devices -----------------------------------------------------------------------------

    def token(self, who: str, person: Person) -> str:
        """256 bits, derived: what the personal link has after its ``#``."""
        text = f"comptoir person {who} {person.renewals}".encode()
        return _written(blake2b(text, key=self._store.secret, digest_size=32).digest())

    def link(self, visitor: Visitor) -> str:
        return f"/me#{self.token(visitor.id, visitor.person)}"

    async def renew(self, visitor: Visitor) -> str:
        """Another link; the old one opens nothing any more. Devices that came by it stay."""
        old = self.token(visitor.id, visitor.person)
        person = await self.change(visitor.id, lambda each: replace(each, renewals=each.renewals + 1))
        await self._open_by(visitor.id, self.token(visitor.id, person))
        await self._store.throw_away(KEYS, [digest(old)])
        return self.link(visitor._replace(person=person))

    async def dismiss(self, visitor: Visitor, device: str) -> tuple[Visitor, list[str]]:
        """Take a device off a person, and off their seats in games that go on.

        Returns also the tables that are with other processes: those are to be swept there.
        """
        gone = list[Device]()

        def part(person: Person) -> Person:
            gone[:] = [each for each in person.devices if each.id == device]
            if not gone:
                raise ComptoirError("no_such_own_device")
            if len(person.devices) == 1:
                raise ComptoirError("last_own_device")
            left = [each for each in person.devices if each.id != device]
            return replace(person, devices=left, notices=person.notices.without_device(device))

        left = visitor._replace(person=await self.change(visitor.id, part))
        await self._store.throw_away(KEYS, [each.digest for each in gone])
        elsewhere = list[str]()
        for table in dict.fromkeys([each.table for each in left.person.places if device in each.devices]):
            seen = await self.glance(table)
            if seen is None or seen.state == OVER:
                continue
            try:
                await self.sweep(left, await self._house.find(table))
            except ComptoirError as error:
                elsewhere += [table] if error.code == "moved" else []
        return left, elsewhere

    async def sweep(self, visitor: Visitor, actor: Actor) -> None:
        """Take devices that a person has dismissed off their seats at a table."""
        own = {each.id for each in visitor.person.devices}
        for place in visitor.person.places:
            if place.table != actor.ledger.table or not _is_theirs(place, actor):
                continue
            there = actor.ledger.seats[place.seat].devices
            gone = [name for device, name in place.devices.items() if device not in own and name in there]
            for name in gone:
                await actor.do(partial(actor.seating.dismiss, place.seat, name, None, even_last=True))

    async def delete(self, visitor: Visitor) -> None:
        """Nothing is kept of a person any more; seats stay with their browsers."""
        who, person = visitor.id, visitor.person
        await self._store.throw_away(PEOPLE, [who])
        await told.forget(self._store, [who])
        opened = [each.digest for each in person.devices]
        await self._store.throw_away(KEYS, [*opened, digest(self.token(who, person))])
        for table in {each.table for each in person.places}:
            await self._rise(table, [each.seat for each in person.places if each.table == table], who)

    # -- seats ----------------------------------------------------------------------------------------

    async def note(self, given: str, actor: Actor, tokens: Mapping[int, str]) -> None:
        """Somebody has sat down: a person finds the seat on their list from now on, if the disk lets us."""
        if not given:
            return
        try:
            visitor = await self.find(given)
            if visitor is not None:
                await self.keep(visitor, actor, tokens)
        except (ComptoirError, NotStored) as problem:
            log.warning("seat_not_kept", extra={"table": actor.ledger.table[:4], "why": str(problem)})

    async def keep(self, visitor: Visitor, actor: Actor, tokens: Mapping[int, str]) -> None:
        """Have seats on a person's list; the token of each is the proof. Raises ``ComptoirError``."""
        devices = {seat: actor.seating.device(seat, token) for seat, token in tokens.items()}
        for seat, device in devices.items():
            if device is None:
                raise ComptoirError("not_your_seat")
            await self._settle(visitor.id, actor, seat, {visitor.device: device})
        await actor.glances.settle()

    async def follow(self, who: str, table: str, seat: int) -> None:
        """A person's seat at a rematch, which waits for them. Who has left meanwhile has none."""
        actor = await self._house.find(table)
        if actor.ledger.seats[seat].kind == "person" and not actor.ledger.seats[seat].generation:
            await self._settle(who, actor, seat, {})
            await actor.glances.settle()

    async def _settle(self, who: str, actor: Actor, seat: int, devices: Mapping[str, str]) -> None:
        table, generation = actor.ledger.table, actor.ledger.seats[seat].generation
        forgotten = list[Place]()

        def add(person: Person) -> Person:
            known = person.place(table, seat)
            if known is None or known.generation != generation:
                known = Place(table, seat, generation, self._now())
            place = replace(known, devices={**known.devices, **devices})
            others = [each for each in person.places if (each.table, each.seat) != (table, seat)]
            places = [place, *others]
            forgotten[:] = places[MOST_PLACES:]
            return replace(person, places=places[:MOST_PLACES])

        await self.change(who, add)
        await glances.seat_down(self._store, table, seat, sitting := Sitting(who, generation))
        actor.glances.meet(seat, sitting)
        for each in forgotten:
            await self._rise(each.table, [each.seat], who)

    async def admit(self, given: str, actor: Actor, seat: int, label: str) -> str:
        """A person comes to their seat with another of their devices: its token there, or nothing."""
        visitor = await self.find(given)
        place = None if visitor is None else visitor.person.place(actor.ledger.table, seat)
        if visitor is None or place is None:
            return ""
        name = place.devices.get(visitor.device, "")

        async def come_in() -> str:
            was_sent_away = name and name not in actor.ledger.seats[seat].devices
            if was_sent_away or not _is_theirs(place, actor):
                return ""
            return await actor.seating.admit(seat, name, label)

        token = await actor.do(come_in)
        await self.note(given if token else "", actor, {seat: token})
        return token

    async def has(self, given: str, actor: Actor, seat: int) -> bool:
        """Does that seat belong to the person whose device this is?"""
        visitor = await self.find(given)
        place = None if visitor is None else visitor.person.place(actor.ledger.table, seat)
        return place is not None and _is_theirs(place, actor)

    async def forget(self, visitor: Visitor, table: str) -> Visitor:
        """Take a table off a person's list; the seat stays theirs."""
        seats = [each.seat for each in visitor.person.places if each.table == table]
        person = await self.change(
            visitor.id,
            lambda each: replace(each, places=[place for place in each.places if place.table != table]),
        )
        await self._rise(table, seats, visitor.id)
        return visitor._replace(person=person)

    async def _rise(self, table: str, seats: Sequence[int], who: str) -> None:
        """Seats are no longer those of a person; what lists show of a table is kept for those left."""
        await glances.rise(self._store, table, seats, who)
        actor = self._house.if_awake(table)
        if actor is not None:
            actor.glances.part(seats, who)

    async def forget_table(self, table: str) -> None:
        """A table is gone: nobody has it on their list any more."""
        for sitting in await glances.sitters(self._store, table):
            try:
                await self.change(
                    sitting.person,
                    lambda each: replace(each, places=[one for one in each.places if one.table != table]),
                )
            except ComptoirError:
                continue  # they are gone as well
        await glances.clear(self._store, table)

    async def glance(self, table: str) -> Glance | None:
        """What lists show of a table; one that is awake here is up to date."""
        actor = self._house.if_awake(table)
        seen = None if actor is None else actor.glances.latest()
        return seen if seen is not None else await glances.read(self._store, table)

    # -- small things ---------------------------------------------------------------------------------

    async def _open_by(self, who: str, *tokens: str) -> None:
        for token in tokens:
            await self._store.put(KEYS, digest(token), who.encode())

    def _new_device(self, label: str, claim: str = "") -> tuple[str, Device]:
        token = claim or _written(self._chance(32))
        name = self._chance(4).hex()
        return token, Device(name, digest(token), label[:LONGEST_LABEL], self._now())

    def _chance(self, size: int) -> bytes:
        return self._house.chance.randbytes(size)

    def _now(self) -> int:
        return int(self._house.clock())


def _is_theirs(place: Place, actor: Actor) -> bool:
    """Is a seat still that of the person who has it on their list?"""
    sitter = actor.ledger.seats[place.seat]
    return sitter.kind == "person" and sitter.generation == place.generation


def _written(bits: bytes) -> str:
    return urlsafe_b64encode(bits).decode().rstrip("=")
