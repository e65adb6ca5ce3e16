"""What any game with choices needs; knows no card."""

from comptoir.core.asking import Finished, ask, ask_quietly, ask_together, ask_together_quietly
from comptoir.core.decision import (
    DONE,
    NO,
    PASS,
    YES,
    Args,
    Asked,
    Decision,
    Option,
    Run,
    Script,
    Some,
)
from comptoir.core.descriptor import GameDescriptor
from comptoir.core.dice import Dice
from comptoir.core.errors import BadOptions, BadSave, ComptoirError, Refused, ScriptFailed, within
from comptoir.core.events import Event, Face, opened, record, seen, seen_by_any
from comptoir.core.game import Game
from comptoir.core.loading import load
from comptoir.core.match import Match
from comptoir.core.motive import Motive, Verdict
from comptoir.core.plain import (
    Plain,
    PlainView,
    plain,
    plain_card,
    plain_cards,
    plain_decisions,
    plain_event,
    plain_hand,
)
from comptoir.core.runs import arrange, choose_set, choose_some, choose_while
from comptoir.core.table import NO_CARD, UNKNOWN, UNSEEN, Board, Cards, Shown, Table, without
from comptoir.core.view import View, loose_cards, seen_cards

__all__ = [
    "DONE",
    "NO",
    "NO_CARD",
    "PASS",
    "UNKNOWN",
    "UNSEEN",
    "YES",
    "Args",
    "Asked",
    "BadOptions",
    "BadSave",
    "Board",
    "Cards",
    "ComptoirError",
    "Decision",
    "Dice",
    "Event",
    "Face",
    "Finished",
    "Game",
    "GameDescriptor",
    "Match",
    "Motive",
    "Option",
    "Plain",
    "PlainView",
    "Refused",
    "Run",
    "Script",
    "ScriptFailed",
    "Shown",
    "Some",
    "Table",
    "Verdict",
    "View",
    "arrange",
    "ask",
    "ask_quietly",
    "ask_together",
    "ask_together_quietly",
    "choose_set",
    "choose_some",
    "choose_while",
    "load",
    "loose_cards",
    "opened",
    "plain",
    "plain_card",
    "plain_cards",
    "plain_decisions",
    "plain_event",
    "plain_hand",
    "record",
    "seen",
    "seen_by_any",
    "seen_cards",
    "within",
    "without",
]
