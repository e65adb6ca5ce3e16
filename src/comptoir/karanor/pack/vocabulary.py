"""The words a content pack is written in: 38 primitives, and what they may be about."""

from __future__ import annotations

from typing import Final

TRIGGERS: Final = (
    "own", "gain", "activate", "anytime", "income", "enter", "cross", "build", "deliver", "targeted",
)  # fmt: skip
CONDITIONS: Final = ("at", "near", "has", "target_has", "ahead", "turn", "event_at")
COSTS: Final = ("pay", "spend_actions", "give_up")
EFFECTS: Final = (
    "gain_gold", "gain_goods", "gain_income", "gain_prestige", "gain_actions", "insignia", "artefact",
    "black_market", "quest", "associate", "steal", "sell", "move_to", "modify", "forbid", "negate",
    "end_move", "lose_insignia",
)  # fmt: skip
TARGETS: Final = ("self", "rival", "each_rival", "rivals_here", "actor")
PLACES: Final = ("city", "land", "own_commerce", "own_villa")
STATS: Final = (
    "move_steps", "sea_cost", "harvest_yield", "work_yield", "build_gold", "villa_gold", "theft_shield",
    "quest_limit", "actions",
)  # fmt: skip
UNTIL: Final = ("owned", "turn_end", "next_turn_end")
ACTIONS: Final = (
    "move", "harvest", "work", "build", "interact", "quest", "deliver", "recruit", "villa", "market", "sea",
    "trade",
)  # fmt: skip
HOLDINGS: Final = (
    "gold", "goods", "prestige", "income", "commerces", "villas", "associates", "artefacts", "quests",
    "black_market",
)  # fmt: skip
GIVEN_UP: Final = ("artefact", "associate", "quest", "income", "prestige")
"""What a cost may take beside insignia."""
AHEAD: Final = ("prestige", "gold", "income", "commerces")
WINDOWS: Final = ("enter", "cross", "build", "deliver", "targeted")
"""Triggers that open a window."""
IN_HAND: Final = ("anytime", *WINDOWS)
"""Triggers a black-market card can have."""
SOURCES: Final = ("rulebook", "review", "original")
