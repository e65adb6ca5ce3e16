"""The words a content pack is written in: 38 primitives, and what they may be about."""

from __future__ import annotations

TRIGGERS = (
    "own", "gain", "activate", "anytime", "income", "enter", "cross", "build", "deliver", "targeted",
)  # fmt: skip
CONDITIONS = ("at", "near", "has", "target_has", "ahead", "turn", "event_at")
COSTS = ("pay", "spend_actions", "give_up")
EFFECTS = (
    "gain_gold", "gain_goods", "gain_income", "gain_prestige", "gain_actions", "insignia", "artefact",
    "black_market", "quest", "associate", "steal", "sell", "move_to", "modify", "forbid", "negate",
    "end_move", "lose_insignia",
)  # fmt: skip
TARGETS = ("self", "rival", "each_rival", "rivals_here", "actor")
PLACES = ("city", "land", "own_commerce", "own_villa")
STATS = (
    "move_steps", "sea_cost", "harvest_yield", "work_yield", "build_gold", "villa_gold", "theft_shield",
    "quest_limit", "actions",
)  # fmt: skip
UNTIL = ("owned", "turn_end", "next_turn_end")
ACTIONS = (
    "move", "harvest", "work", "build", "interact", "quest", "deliver", "recruit", "villa", "market", "sea",
    "trade",
)  # fmt: skip
HOLDINGS = (
    "gold", "goods", "prestige", "income", "commerces", "villas", "associates", "artefacts", "quests",
    "black_market",
)  # fmt: skip
GIVEN_UP = ("artefact", "associate", "quest", "income", "prestige")
"""What a cost may take beside insignia."""
AHEAD = ("prestige", "gold", "income", "commerces")
WINDOWS = ("enter", "cross", "build", "deliver", "targeted")
"""Triggers that open a window."""
IN_HAND = ("anytime", *WINDOWS)
"""Triggers a black-market card can have."""
SOURCES = ("rulebook", "review", "original")
