"""What a table does with each message of a client."""

from __future__ import annotations

import asyncio
import logging
from functools import singledispatchmethod
from typing import TYPE_CHECKING

from msgspec.structs import replace

from comptoir.core import ComptoirError, Refused, ScriptFailed
from comptoir.server import entries, room, wire
from comptoir.server.audience import Listener
from comptoir.server.links import WATCH
from comptoir.server.names import name_of
from comptoir.server.past import Lines, Past
from comptoir.server.pool import NoAnswer
from comptoir.server.resigning import concerned

if TYPE_CHECKING:
    from comptoir.server.actor import Actor

MOST_REFUSED = 200
"""Refused moves a table remembers, so that one sent twice is not done after all."""

log = logging.getLogger("comptoir.replies")


class Replies:
    """Answers the messages of one table, one at a time."""

    def __init__(self, actor: Actor) -> None:
        self._actor = actor
        self._ledger = actor.ledger
        self._proposed = (0, 0)
        """The last wish to take back: its number, and the pick it goes back to."""
        self._hints: dict[int, asyncio.Task[None]] = {}
        """The bot that thinks for a seat, one at a time."""
        self._refused: dict[str, ComptoirError] = {}
        """Why the latest moves that were refused were."""
        self._looks: set[asyncio.Task[None]] = set()
        """Who is being told what has been."""

    async def answer(self, listener: Listener, message: wire.FromClient) -> None:
        """Do what a message asks for, or say why not."""
        if listener.closing:
            return  # sent away while this waited: the seat is no longer theirs
        move = getattr(message, "move", None)
        stored = None if move is None else self._ledger.moves.get(self._name(listener, move))
        if move is not None and stored is not None:
            listener.reply(wire.Done(move, stored))
            return
        refused = self._refused.get(self._name(listener, move or ""))
        if move is not None and refused is not None:
            self._refuse(listener, move, refused)
            return
        try:
            is_done = await self._answer(message, listener)
        except ScriptFailed as bug:
            # What a broken rule says of itself may name cards that nobody may know: neither told nor logged.
            log.error(
                "rule_failed", extra={"table": self._ledger.table[:4], "why": type(bug.__cause__).__name__}
            )
            self._apologise(listener, move or "")
        except ComptoirError as error:
            self._refuse(listener, move or "", error)
        except Exception:
            self._apologise(listener, move or "")
            raise
        else:
            if move is not None and is_done is not False:
                listener.reply(wire.Done(move, self._ledger.steps_told))

    def _refuse(self, listener: Listener, move: str, error: ComptoirError) -> None:
        """Say why not, and the same again if it is sent again: whoever was told no has moved on."""
        if move:
            self._refused[self._name(listener, move)] = error
            if len(self._refused) > MOST_REFUSED:
                del self._refused[next(iter(self._refused))]
        listener.reply(wire.Refused(move, error.code, self._actor.showing.sentence(error, listener)))

    def _apologise(self, listener: Listener, move: str) -> None:
        """Something broke while a message was answered: say whether it counts."""
        stored = self._ledger.moves.get(self._name(listener, move))
        if stored is not None:
            listener.reply(wire.Done(move, stored))
        else:
            text = self._actor.showing.sentence(Refused("server_failed"), listener)
            listener.reply(wire.Refused(move, "server_failed", text))

    def _name(self, listener: Listener, move: str) -> str:
        """The name of a move among all of the table."""
        return f"{listener.seat} {move}"

    def _seated(self, listener: Listener) -> int:
        if listener.seat == WATCH:
            raise Refused("only_watching")
        return listener.seat

    def _playing(self, listener: Listener) -> int:
        """The seat of a person in a game that is going on."""
        seat = self._seated(listener)
        if listener.is_veiled:
            raise Refused("curtain_closed")
        if self._ledger.match is None:
            raise Refused("not_begun")
        if self._ledger.is_over:
            raise Refused("game_over")
        if self._ledger.seats[seat].stand_in:
            raise Refused("bot_plays")
        if self._ledger.is_halted:
            raise Refused("game_waits" if self._ledger.unkept else "game_halted")
        return seat

    def _host(self, listener: Listener) -> None:
        if self._seated(listener) != 0:
            raise Refused("only_the_host")

    @singledispatchmethod
    async def _answer(self, message: object, listener: Listener) -> bool | None:
        raise TypeError(f"{type(message).__name__} is no message of a client")

    # -- the game -------------------------------------------------------------------------------------

    @_answer.register
    async def _(self, message: wire.Pick, listener: Listener) -> None:
        ledger, seat = self._ledger, self._playing(listener)
        asked = ledger.asked.get(seat)
        if asked is None and message.at >= ledger.number_for(seat):
            raise Refused("not_asked", seat=seat)
        if asked is None or asked[1] != message.at:
            raise Refused("too_late")
        offer = ledger.offer(seat)
        attempt = ledger.attempt(seat, offer.picks(message.items), is_run=offer.is_run)
        entry = entries.Picked(seat, attempt.picks)
        await self._actor.record(entry, self._name(listener, message.move), attempt)

    @_answer.register
    async def _(self, message: wire.Open, listener: Listener) -> bool:
        ledger, showing = self._ledger, self._actor.showing
        seat = self._playing(listener)
        number = showing.sightings(listener.observer).number
        match = ledger.playing.known_to(seat)
        form = ledger.telling.form(match, message.key, showing.reader(listener), number)
        form = form and replace(form, at=ledger.number_for(seat))
        listener.reply(wire.Form(message.move, form))
        return False

    @_answer.register
    async def _(self, message: wire.Act, listener: Listener) -> None:
        ledger, seat = self._ledger, self._playing(listener)
        match = ledger.playing.known_to(seat)
        pick, run = ledger.telling.unasked_picks(match, seat, message.key, message.parts)
        attempt = ledger.attempt(seat, run or (), is_run=run is not None, unasked=pick)
        entry = entries.Picked(seat, attempt.picks)
        await self._actor.record(entry, self._name(listener, message.move), attempt)

    @_answer.register
    async def _(self, message: wire.Undo, listener: Listener) -> None:
        seat = self._playing(listener)
        cost, to = self._ledger.cost_of_undo(seat)
        if cost == "none":
            raise Refused("nothing_to_undo")
        move, open_one = self._name(listener, message.move), self._actor.proposal
        others = [] if cost == "free" else self._ledger.to_be_asked(seat)
        if not others:
            await self._actor.record(self._ledger.undone(seat, to), move)
        elif open_one is None:
            self._proposed = (self._proposed[0] + 1, to)
            self._actor.propose(room.Proposal(self._proposed[0], seat, others))
        elif open_one.seat != seat:
            raise Refused("proposal_open")

    @_answer.register
    async def _(self, message: wire.Redo, listener: Listener) -> None:
        seat = self._playing(listener)
        redo = self._ledger.redo_of(seat)
        if redo is None:
            raise Refused("nothing_to_redo")
        begun = self._ledger.playing.unseen
        if begun:
            await self._actor.withdraw_begun(begun)
        await self._actor.record(redo, self._name(listener, message.move))

    @_answer.register
    async def _(self, message: wire.Resign, listener: Listener) -> None:
        seat, actor = self._playing(listener), self._actor
        others = actor.with_a_say(concerned(self._ledger, seat))
        if not others:
            await actor.record(entries.Resigned(seat), self._name(listener, message.move))
        elif actor.proposal is not None:
            raise Refused("proposal_open")
        else:
            self._proposed = (self._proposed[0] + 1, 0)
            actor.propose(room.Proposal(self._proposed[0], seat, others, "resign"))

    @_answer.register
    async def _(self, message: wire.Consent, listener: Listener) -> None:
        actor, seat = self._actor, self._seated(listener)
        proposal = actor.proposal
        is_asked = proposal is not None and seat in (*proposal.waiting, proposal.seat)
        if proposal is None or proposal.number != message.proposal or not is_asked:
            raise Refused("no_proposal")
        is_undo = proposal.what == "undo"
        if message.yes:
            left = [each for each in proposal.waiting if each != seat]
            if left:
                actor.propose(replace(proposal, waiting=left))
            else:
                undone = entries.Undone(proposal.seat, self._proposed[1])
                entry = undone if is_undo else entries.Resigned(proposal.seat)
                await actor.record(entry, self._name(listener, message.move))
        else:
            actor.propose(None)
            if seat != proposal.seat:
                name = self._ledger.names[seat]
                code = "undo_declined" if is_undo else "resign_declined"
                actor.tell_refusal(proposal.seat, Refused(code, name=name))

    @_answer.register
    async def _(self, message: wire.Why, listener: Listener) -> bool:
        ledger, seat = self._ledger, self._playing(listener)
        if seat not in ledger.asked:
            raise Refused("not_asked", seat=seat)
        showing = self._actor.showing
        offer = ledger.offer(seat)
        if any(not 0 <= item < len(offer.options) for item in message.wish.items):
            raise Refused("no_such_item")
        tokens = showing.sightings(listener.observer).tokens()
        reader = showing.reader(listener)
        text = ledger.telling.why_not(ledger.playing, offer, message.wish, reader, tokens)
        listener.reply(wire.Reason(message.move, text, []))
        return False

    @_answer.register
    async def _(self, message: wire.Hint, listener: Listener) -> bool:
        seat = self._playing(listener)
        if not self._ledger.gives_hints:
            raise Refused("no_hints")
        if seat not in self._ledger.asked:
            raise Refused("not_asked", seat=seat)
        thinking = self._hints.get(seat)
        if thinking is not None and not thinking.done():
            raise Refused("busy")
        # It thinks beside the table, which goes on meanwhile.
        self._hints[seat] = asyncio.create_task(self._hint(seat, message.move, listener))
        return False

    async def _hint(self, seat: int, move: str, listener: Listener) -> None:
        ledger, showing = self._ledger, self._actor.showing
        question = ledger.asked[seat]
        try:
            advice = await self._actor.advise(seat)
        except NoAnswer:
            late = showing.sentence(Refused("bots_late"), listener)
            listener.reply(wire.Refused(move, "bots_late", late))
            return
        if ledger.asked.get(seat) is question:
            view, reader = ledger.playing.view(listener.observer), showing.reader(listener)
            text = ledger.telling.advice(view, ledger.offer(seat), advice.items, reader, advice.motive)
            weighed = ledger.telling.weighed(view, ledger.offer(seat), advice.verdicts, reader)
            listener.reply(wire.Reason(move, text, advice.items, weighed))
        else:
            listener.reply(wire.Refused(move, "too_late", showing.sentence(Refused("too_late"), listener)))

    @_answer.register
    async def _(self, message: wire.Passes, listener: Listener) -> None:
        seat, actor = self._playing(listener), self._actor
        if self._ledger.clocks is None:
            actor.order(seat, message.where, message.scope)
        else:  # who gave it may not be back for days
            await actor.record(entries.Ordered(seat, message.where, message.scope, actor.turn()))

    @_answer.register
    async def _(self, message: wire.Foresee, listener: Listener) -> None:
        move = self._name(listener, message.move)
        await self._actor.clockwork.foresee(self._playing(listener), message, move)

    @_answer.register
    async def _(self, message: wire.Rest, listener: Listener) -> None:
        move = self._name(listener, message.move)
        await self._actor.clockwork.rest_at(self._seated(listener), message, move)

    @_answer.register
    async def _(self, message: wire.Older, listener: Listener) -> None:
        if self._ledger.match is None:
            return
        past = self._actor.house.past
        if not message.before:  # there is nothing before the deal
            listener.reply(wire.Story(0, []))
            return
        if past is None:
            raise Refused("busy")
        # It is told beside the table, which goes on meanwhile.
        table, length = self._ledger.table, self._ledger.length
        question = Lines(table, length, listener.lang, listener.observer, message.before)
        telling = asyncio.create_task(self._tell_older(past, question, listener))
        self._looks.add(telling)
        telling.add_done_callback(self._looks.discard)

    async def _tell_older(self, past: Past, question: Lines, listener: Listener) -> None:
        try:
            listener.reply(await past.tell(question, listener.address))
        except ComptoirError as error:
            listener.reply(wire.Refused("", error.code, self._actor.showing.sentence(error, listener)))

    # -- the table ------------------------------------------------------------------------------------

    @_answer.register
    async def _(self, message: wire.Say, listener: Listener) -> None:
        seat, move = self._seated(listener), self._name(listener, message.move)
        await self._actor.talking.say(seat, message, listener.lang, move)

    @_answer.register
    async def _(self, message: wire.Speak, listener: Listener) -> None:
        listener.lang = message.lang
        listener.refresh()

    @_answer.register
    async def _(self, message: wire.Rename, listener: Listener) -> None:
        seat, name = self._seated(listener), name_of(message.name)
        if self._ledger.state != "open":
            raise Refused("already_begun")
        if not name:
            raise Refused("no_name")
        name = self._ledger.name_for(seat, name)
        await self._actor.record(entries.Renamed(seat, name), self._name(listener, message.move))

    @_answer.register
    async def _(self, message: wire.GotUp, listener: Listener) -> None:
        seat = self._seated(listener)
        if self._ledger.state != "open":
            raise Refused("already_begun")
        if not self._ledger.by_rising:
            raise Refused("not_by_rising")
        await self._actor.record(entries.Rose(seat, message.minutes), self._name(listener, message.move))

    @_answer.register
    async def _(self, message: wire.Arrange, listener: Listener) -> None:
        if message.seat == self._seated(listener) > 0 and message.to == "open":
            await self._actor.seating.leave(message.seat, self._name(listener, message.move))
            return
        self._host(listener)
        if not 0 < message.seat < len(self._ledger.seats):
            raise Refused("no_such_seat", seat=message.seat)
        bot = self._ledger.known_bot(message.bot) if message.to == "bot" else ""
        await self._actor.seating.free(message.seat, bot, self._name(listener, message.move))

    @_answer.register
    async def _(self, message: wire.Dismiss, listener: Listener) -> None:
        seat, move = self._seated(listener), self._name(listener, message.move)
        await self._actor.seating.dismiss(seat, message.device, move)

    @_answer.register
    async def _(self, message: wire.Start, listener: Listener) -> None:
        self._host(listener)
        await self._actor.dealing.lock(self._name(listener, message.move))

    @_answer.register
    async def _(self, message: wire.Commit, listener: Listener) -> None:
        await self._actor.dealing.commit(self._seated(listener), message.deal, message.digest)

    @_answer.register
    async def _(self, message: wire.Reveal, listener: Listener) -> None:
        await self._actor.dealing.reveal(self._seated(listener), message.deal, message.nonce)

    @_answer.register
    async def _(self, message: wire.Replace, listener: Listener) -> None:
        me = self._seated(listener)
        ledger, seat = self._ledger, message.seat
        if ledger.state != "playing":
            raise Refused("not_begun" if ledger.match is None else "game_over")
        is_theirs = seat < len(ledger.seats) and (
            ledger.seats[seat].kind == "person" or (ledger.seats[seat].former and not message.bot)
        )
        if not is_theirs:
            raise Refused("no_such_seat", seat=seat)
        if bool(ledger.seats[seat].stand_in) == message.bot:
            return
        if message.bot and seat != me and not self._actor.has_left(seat):
            is_live = ledger.clocks is None
            raise Refused("still_here", seconds=self._actor.grace) if is_live else Refused("clock_decides")
        if not message.bot and seat != me:
            raise Refused("only_its_person")
        bot = ledger.usual_bot if message.bot else ""
        await self._actor.record(entries.Replaced(seat, bot), self._name(listener, message.move))
        proposal = self._actor.proposal
        if proposal is not None and seat in proposal.waiting:
            self._actor.propose(None)  # a bot agrees to nothing
            self._actor.tell_refusal(proposal.seat, Refused("cannot_agree", name=ledger.names[seat]))

    @_answer.register
    async def _(self, message: wire.Rematch, listener: Listener) -> None:
        self._seated(listener)
        actor, ledger = self._actor, self._ledger
        if ledger.state != "over":
            raise Refused("not_over")
        going = [listener]  # who has stayed to look back is left alone
        if not ledger.next_table or not await actor.house.has(ledger.next_table):
            following = await actor.house.play_again(ledger)
            await actor.record(entries.Rematched(following), self._name(listener, message.move))
            going = list(actor.audience)
        for each in going:
            way = await actor.house.way(ledger.next_table, each.seat, each.device)
            each.reply(wire.Moved(ledger.next_table, way))

    @_answer.register
    async def _(self, message: wire.GoOn, listener: Listener) -> None:
        await self._actor.agree(self._seated(listener), self._name(listener, message.move))

    @_answer.register
    async def _(self, message: wire.Ping, listener: Listener) -> None:
        listener.reply(wire.Pong())
