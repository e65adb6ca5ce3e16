"""La Vallée des Marchands (Dale of Merchants): table, seat verbs, four actions, stalls, values, cards."""

from comptoir.dale.game import GAME, Dale

__all__ = ["GAME", "Dale"]
