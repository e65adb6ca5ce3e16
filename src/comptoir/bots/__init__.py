"""Players. The common part sees only views and decisions."""

from comptoir.bots.bot import Bot, Look, RandomBot

__all__ = ["Bot", "Look", "RandomBot"]
