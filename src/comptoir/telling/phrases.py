"""Phrases said with one click: everybody at the table reads them in their own language.

A phrase goes by a key: its name and, after a colon, what it is about (``anyone:wood``). Nothing else of it is
stored or sent by a client, so nobody can put words into it.
"""

from __future__ import annotations

from comptoir.words import Words

COMMON = ("hello", "your_turn", "one_moment", "thanks", "well_played", "good_luck")
"""What is said at any table."""
EMOTES = ("smile", "laugh", "wow", "sad", "bravo", "heart")
"""The same without words: a page shows a picture, and whoever cannot see it reads what it shows."""


def common_phrase(words: Words, key: str) -> str | None:
    """One that is said at any table; None if it is none of these."""
    return words.say(f"phrase-{key.replace('_', '-')}") if key in (*COMMON, *EMOTES) else None
