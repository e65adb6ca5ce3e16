"""Players. The common part sees only views and decisions."""

from comptoir.bots.bot import (
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
)

__all__ = [
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
]
