"""What any game with choices needs; knows no card."""

from comptoir.core.decision import (
    DONE,
    NO,
    PASS,
    YES,
    Args,
    Asked,
    Decision,
    Finished,
    Option,
    Run,
    Script,
    ask,
    ask_quietly,
    ask_together,
    ask_together_quietly,
)
from comptoir.core.descriptor import GameDescriptor
from comptoir.core.dice import Dice
from comptoir.core.errors import BadOptions, BadSave, ComptoirError, Refused, ScriptFailed
from comptoir.core.events import Event
from comptoir.core.game import Game
from comptoir.core.loading import load
from comptoir.core.match import Match
from comptoir.core.projection import Loose, Plain, Private, View, project
from comptoir.core.runs import arrange, choose_set, choose_some, choose_while
from comptoir.core.table import Cards, Hidden, Table, without

__all__ = [
    "DONE",
    "NO",
    "PASS",
    "YES",
    "Args",
    "Asked",
    "BadOptions",
    "BadSave",
    "Cards",
    "ComptoirError",
    "Decision",
    "Dice",
    "Event",
    "Finished",
    "Game",
    "GameDescriptor",
    "Hidden",
    "Loose",
    "Match",
    "Option",
    "Plain",
    "Private",
    "Refused",
    "Run",
    "Script",
    "ScriptFailed",
    "Table",
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
    "project",
    "without",
]
