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
    Weigher,
    interruption,
    let_interrupt,
    motive_of,
    verdicts_of,
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
    "Weigher",
    "interruption",
    "let_interrupt",
    "motive_of",
    "verdicts_of",
]
