"""La Vallée des Marchands as the engine knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from comptoir.core import Asked, Decision, Dice, Game, Loose, Option, Refused, Script
from comptoir.dale import events, reasons
from comptoir.dale.actions import choose_action, perform
from comptoir.dale.board import EMPTY, PHASES
from comptoir.dale.catalogue import COPIES, FACE, FACES, JUNK, rows_of
from comptoir.dale.options import Rules, check
from comptoir.dale.table import DaleTable, set_up
from comptoir.dale.view import DaleView, view_of


class Dale(Game[DaleTable]):
    """La Vallée des Marchands, classic edition."""

    name = "dale"
    rules_version = 2
    faces = FACES

    def options(self, wishes: Mapping[str, object]) -> Mapping[str, object]:
        return check(wishes).plain()

    def set_up(self, options: Mapping[str, object], dice: Dice) -> DaleTable:
        return set_up(Rules.of(options), dice)

    def decide(self, table: DaleTable) -> Asked | None:
        return choose_action(table)

    def perform(self, table: DaleTable, pick: Option | tuple[Option, ...]) -> Script:
        return perform(table, pick)

    def seats(self, table: DaleTable) -> int:
        return table.rules.players

    def winners(self, table: DaleTable) -> tuple[int, ...]:
        return table.winners

    def refusal(self, table: DaleTable, decision: Decision, pick: object) -> Refused:
        return reasons.why_not(table, decision, pick)

    def run_refusal(self, table: DaleTable, decision: Decision, picks: Sequence[Option]) -> Refused | None:
        return reasons.why_not_run(table, decision, picks)

    def view(self, table: DaleTable, observer: int, decisions: tuple[Decision, ...]) -> DaleView:
        return view_of(table, observer, decisions)

    def snapshot(self, table: DaleTable) -> Mapping[str, object]:
        show = table.show_all
        return {
            "game": self.name,
            "turn": table.turn,
            "active": table.active,
            "phase": PHASES[table.phase],
            "actions": table.actions,
            "winners": table.winners,
            "sets": table.rules.sets,
            "teams": table.rules.teams,
            "stacks_to_win": table.rules.stacks_to_win,
            "market": [None if card == EMPTY else table.show(card) for card in table.market],
            "prices": [
                None if card == EMPTY else table.price(slot) for slot, card in enumerate(table.market)
            ],
            "market_deck": show(table.market_deck),
            "market_discard": show(table.market_discard),
            "junk_reserve": len(table.junk_reserve),
            "aside": show(table.aside),
            "modifiers": table.modifiers,
            "hand_bonus": table.hand_bonus,
            "guises": {str(card): FACES[face] for card, face in table.guises.items()},
            "used": table.used,
            "seats": [
                {
                    "hand": Loose(show(table.hands[seat])),
                    "deck": show(table.decks[seat]),
                    "discard": show(table.discards[seat]),
                    "stall": [show(stack) for stack in table.stall(seat)],
                    "schedule": show(table.schedules[seat]),
                    "stored": {
                        str(card): show(table.stored[card])
                        for card in table.schedules[seat]
                        if card in table.stored
                    },
                }
                for seat in range(table.rules.players)
            ],
        }

    def violations(self, table: DaleTable) -> list[str]:
        found = []
        lying = [*table.market_deck, *table.market_discard, *table.junk_reserve, *table.aside]
        lying += [card for card in table.market if card != EMPTY]
        for zones in (table.decks, table.hands, table.discards, table.schedules):
            lying += [card for zone in zones for card in zone]
        lying += [card for stall in table.stalls for stack in stall for card in stack]
        lying += [card for cards in table.stored.values() for card in cards]
        if sorted(lying) != list(range(len(table.faces))):
            found.append("a card is lost or lies in two places")
        faces = Counter(table.faces)
        del faces[JUNK]
        if faces != _faces_in_play(table):
            found.append("a face was lost or made up")
        for at, hand in enumerate(table.hands):
            if not all(table.knows(at, card) for card in hand):
                found.append("a seat does not know its own hand")
        for at, schedule in enumerate(table.schedules):
            under = [card for storing in schedule for card in table.stored.get(storing, ())]
            if not all(table.knows(at, card) for card in under):
                found.append("a seat does not know what it stored")
        waiting = {card for schedule in table.schedules for card in schedule}
        if not waiting.issuperset(table.stored):
            found.append("a card is stored under nothing")
        return found


def _faces_in_play(table: DaleTable) -> Counter[int]:
    rules = table.rules
    expected: Counter[int] = Counter()
    for name in rules.sets:
        first, *others = rows_of(name)
        expected[FACE[first.name]] = rules.players
        expected.update({FACE[row.name]: COPIES[row.value] for row in others})
    return expected


GAME = Dale()
__all__ = ["GAME", "Dale", "events"]
