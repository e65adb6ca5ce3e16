"""Players. The common part sees only views and decisions."""

from comptoir.bots.bot import (
    Adviser,
    Bot,
    Glance,
    Interrupter,
    Interruption,
    Look,
    RandomBot,
    Remark,
    Talker,
    interruption,
    let_interrupt,
    motive_of,
)

__all__ = [
    "Adviser",
    "Bot",
    "Glance",
    "Interrupter",
    "Interruption",
    "Look",
    "RandomBot",
    "Remark",
    "Talker",
    "interruption",
    "let_interrupt",
    "motive_of",
]
