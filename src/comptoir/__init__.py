"""Comptoir: merchant card games, played by the rules in French and English."""

from comptoir import native

__version__ = "0.1.0"

if native.choose().build == "plain" and native.is_demanded():
    from comptoir.words.builds import not_compiled

    raise SystemExit(not_compiled(native.reason()))
