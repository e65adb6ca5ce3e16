"""La Vallée des Marchands."""

from comptoir.core import GameDescriptor

DALE = GameDescriptor(
    name="dale",
    rules="comptoir.dale:GAME",
    telling="comptoir.telling.dale.telling:TELLING",
    bots={
        "beginner": "comptoir.bots.dale.levels:beginner",
        "easy": "comptoir.bots.dale.levels:easy",
        "medium": "comptoir.bots.dale.levels:medium",
        "hard": "comptoir.bots.dale.levels:hard",
        "expert": "comptoir.bots.dale.levels:expert",
        "greedy": "comptoir.bots.dale.greedy:GreedyBot",
        "first": "comptoir.bots.dale.greedy:GreedyBot",
    },
    pondering={"expert": 1.5},
    levels=("beginner", "easy", "medium", "hard", "expert"),
    tutor="comptoir.bots.dale.tutor:TutorBot",
    judge="comptoir.bots.dale.judge:DaleJudge",
    lab="comptoir.lab.dale:DaleSetup",
    env="comptoir.env.dale.chart:DaleChart",
    tools="comptoir.cli.tools.dale.shelf:SHELF",
    keyboard="comptoir.cli.terminal.dale.parlour:DaleParlour",
)
