"""Comptoir: merchant card games, played by the rules in French and English."""

__version__ = "0.1.0"
