"""La Vallée des Marchands."""

from comptoir.core import GameDescriptor

DALE = GameDescriptor(
    name="dale",
    rules="comptoir.dale:GAME",
    telling="comptoir.telling.dale.telling:TELLING",
    bots={
        "greedy": "comptoir.bots.dale.greedy:GreedyBot",
        "first": "comptoir.bots.dale.greedy:GreedyBot",
    },
    levels=("random", "greedy"),
    tutor="comptoir.bots.dale.tutor:TutorBot",
    lab="comptoir.lab.dale:DaleSetup",
    tools="comptoir.cli.tools.dale.shelf:SHELF",
    keyboard="comptoir.cli.terminal.dale.parlour:DaleParlour",
)
