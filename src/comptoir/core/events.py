"""What happened, as small typed records. Wording, animation, statistics and the log hang on these.

Games define their events as frozen dataclasses derived from ``Event``; their fields are plain data
and ``Hidden`` tokens, so that one projection says what each observer may see of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table."""

    @classmethod
    def name(cls) -> str:
        """The name that words and clients know it by: ``PutOnDeck`` is ``put_on_deck``."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
