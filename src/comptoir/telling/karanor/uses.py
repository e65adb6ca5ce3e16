"""What cards and tiles would do: whom one's own can be used on now and why nobody else, what a card changes.

All that conditions and costs look at lies open; which cards one holds is for their owner alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from comptoir.karanor.actions import reason_against
from comptoir.karanor.board import EMPTY, TURN
from comptoir.karanor.conditions import failing
from comptoir.karanor.interrupting import against_interrupting
from comptoir.karanor.pack import Effect, Modify, Rule, Steal
from comptoir.karanor.pack.vocabulary import STATS
from comptoir.karanor.reason import refused
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.clauses import ABOUT_A_RIVAL
from comptoir.telling.karanor.errors import sentence
from comptoir.telling.karanor.names import place_name
from comptoir.telling.karanor.shapes import Aim, Change, Usable
from comptoir.telling.shown import Bilingual
from comptoir.telling.telling import Number
from comptoir.words import words

ACTIONS, SHIELD = STATS.index("actions"), STATS.index("theft_shield")


# -- one's own cards ----------------------------------------------------------------------------------------


def usable(view: KaranorView, number: Number) -> list[Usable]:
    """The observer's cards of the black market, and the artefacts that are used by hand."""
    seat, pack, faces = view.observer, view.pack, view.faces
    if view.phase != TURN or not 0 <= seat < view.rules.players:
        return []
    cards = [("card", card, pack.black_of[faces[card]].rule) for card in view.black_hands[seat]]
    tiles = [
        ("activate", card, pack.artefact_of[faces[card]].rule)
        for card in view.artefacts[seat]
        if pack.artefact_of[faces[card]].trigger == "activate"
    ]
    return [
        Usable(number(card), [_aim(view, verb, card, rule, target) for target in _named(view, rule)])
        for verb, card, rule in (*cards, *tiles)
    ]


def _named(view: KaranorView, rule: Rule) -> Sequence[int]:
    """Everybody it might name, or EMPTY if it names nobody."""
    return view.rivals(view.observer) if rule.target == "rival" else (EMPTY,)


def _aim(view: KaranorView, verb: str, card: int, rule: Rule, target: int) -> Aim:
    seat = view.observer
    pick = (verb, card, target)
    on_turn = seat == view.active and not view.openings
    reason = reason_against(view, seat, pick) if on_turn else against_interrupting(view, seat, pick)
    if reason is None:
        return Aim(target)
    short = _fails(view, rule, target) if reason[0] in ABOUT_ONE else None
    error = refused(view.pack, reason, pick)
    return Aim(target, short or Bilingual(*[sentence(words(each), error, view.pack) for each in LANGUAGES]))


LANGUAGES = ("en", "fr")
ABOUT_ONE = ("no_rival_near", "no_such_rival", "not_that_rival")
"""Reasons that say of nobody in particular what is wrong: here it can be said of one."""


def _fails(view: KaranorView, rule: Rule, target: int) -> Bilingual | None:
    """What keeps one rival from being named, in a few words."""
    failed = failing(view, rule, view.observer, target) if target != EMPTY else None
    if failed is None or failed.kind not in ABOUT_A_RIVAL:
        return None
    place = view.pack.territories[view.pawns[target]]
    return Bilingual(
        *[
            each.say(f"karanor-aim-{failed.kind.replace('_', '-')}", place=place_name(each, place))
            for each in map(words, LANGUAGES)
        ]
    )


# -- what was announced -------------------------------------------------------------------------------------


def changes(view: KaranorView, rule: Rule, targets: Sequence[int]) -> list[Change]:
    """What a card that is aimed at somebody would take, where that is certain: before and after."""
    return [change for seat in targets for effect in rule.effects for change in _changes(view, effect, seat)]


def _changes(view: KaranorView, effect: Effect, seat: int) -> Iterator[Change]:
    value = effect.value
    match effect.kind:
        case "steal" if isinstance(value, Steal) and value.kind == "gold":
            lost = max(value.amount - view.stats[seat][SHIELD], 0)
            yield Change(seat, "gold", view.gold[seat], max(view.gold[seat] - lost, 0))
        case "gain_gold" | "gain_income" | "gain_prestige" if effect.target != "self":
            what = effect.kind.removeprefix("gain_")
            before = getattr(view, what)[seat]
            yield Change(seat, what, before, max(before + value, 0))
        case "modify" if isinstance(value, Modify) and value.stat == ACTIONS:
            before = view.stats[seat][ACTIONS]
            yield Change(seat, "actions", before, before + value.add)
