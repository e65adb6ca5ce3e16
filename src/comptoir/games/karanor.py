"""Marchands de Karanor."""

from comptoir.core import GameDescriptor

KARANOR = GameDescriptor(
    name="karanor",
    rules="comptoir.karanor.game:GAME",
    telling="comptoir.telling.karanor.telling:TELLING",
    bots={
        "greedy": "comptoir.bots.karanor.greedy:GreedyBot",
        "first": "comptoir.bots.karanor.first:FirstBot",
    },
    levels=("random", "greedy"),
    tutor="comptoir.bots.karanor.tutor:TutorBot",
    lab="comptoir.lab.karanor:KaranorSetup",
    tools="comptoir.cli.tools.karanor.shelf:SHELF",
    keyboard="comptoir.cli.terminal.karanor.parlour:KaranorParlour",
)
