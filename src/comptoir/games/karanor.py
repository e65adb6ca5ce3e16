"""Marchands de Karanor."""

from comptoir.core import GameDescriptor

KARANOR = GameDescriptor(
    name="karanor",
    rules="comptoir.karanor.game:GAME",
    telling="comptoir.telling.karanor.telling:TELLING",
    bots={
        "beginner": "comptoir.bots.karanor.levels:beginner",
        "easy": "comptoir.bots.karanor.levels:easy",
        "medium": "comptoir.bots.karanor.levels:medium",
        "hard": "comptoir.bots.karanor.levels:hard",
        "expert": "comptoir.bots.karanor.levels:expert",
        "adviser": "comptoir.bots.karanor.advising:adviser",
        "greedy": "comptoir.bots.karanor.greedy:GreedyBot",
        "first": "comptoir.bots.karanor.first:FirstBot",
    },
    pondering={"expert": 1.5},
    levels=("beginner", "easy", "medium", "hard", "expert"),
    tutor="comptoir.bots.karanor.tutor:TutorBot",
    judge="comptoir.bots.karanor.judge:KaranorJudge",
    lab="comptoir.lab.karanor:KaranorSetup",
    env="comptoir.env.karanor.chart:KaranorChart",
    tools="comptoir.cli.tools.karanor.shelf:SHELF",
    keyboard="comptoir.cli.terminal.karanor.parlour:KaranorParlour",
)
