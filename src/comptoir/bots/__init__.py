"""Players. The common part sees only views and decisions."""

from comptoir.bots.bot import Bot, Glance, Interrupter, Look, RandomBot, let_interrupt

__all__ = ["Bot", "Glance", "Interrupter", "Look", "RandomBot", "let_interrupt"]
