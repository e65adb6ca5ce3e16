"""The printed facts: every card type is a row, never code. Names and texts live in ``words/``.

Our own sets come first, for their faces are numbers in saved games; those of other packages follow.
"""

from __future__ import annotations

from functools import cache

from comptoir.dale.guests import announced, revisions
from comptoir.dale.printed import RUBBISH, Ratings, Row, Set
from comptoir.dale.printed import passive as _passive
from comptoir.dale.printed import technique as _technique

_SETS = (
    Set("macaws", 1, Ratings(1, 1, 0, 1)),
    Set("pandas", 1, Ratings(1, 2, 0, 1)),
    Set("raccoons", 1, Ratings(1, 3, 3, 2)),
    Set("squirrels", 1, Ratings(1, 2, 0, 1)),
    Set("ocelots", 1, Ratings(2, 3, 2, 3), die=(0, 1, 1, 2, 2, 3)),
    Set("chameleons", 1, Ratings(3, 2, 0, 1)),
    Set("platypuses", 2, Ratings(1, 1, 0, 1)),
    Set("sloths", 2, Ratings(2, 1, 0, 1)),
    Set("crocodiles", 2, Ratings(2, 3, 3, 1)),
    Set("fennecs", 2, Ratings(3, 3, 2, 2)),
    Set("polecats", 2, Ratings(1, 2, 0, 3), die=(1, 1, 2, 2, 3, 3)),
    Set("owls", 2, Ratings(3, 3, 0, 1)),
    Set("desert_monitors", 3, Ratings(1, 1, 0, 1)),
    Set("lemurs", 3, Ratings(2, 1, 0, 2)),
    Set("magpies", 3, Ratings(3, 3, 3, 2)),
    Set("echidnas", 3, Ratings(2, 3, 1, 2)),
    Set("hares", 3, Ratings(2, 1, 0, 3), die=("stars", "stars", "planet", "planet", "planet_again", "comet")),
    Set("tree_kangaroos", 3, Ratings(2, 1, 0, 1)),
)

_ROWS = (
    Row("junk", "", 1, 20, RUBBISH),
    _technique("macaws", 1, "swift_broker"),
    _passive("macaws", 2, "cookies"),
    _technique("macaws", 3, "shattered_relic"),
    _technique("macaws", 4, "spyglass"),
    _technique("macaws", 5, "flashy_show"),
    _technique("macaws", 5, "favourite_toy"),
    _technique("pandas", 1, "loyal_partner"),
    _technique("pandas", 2, "prepaid_good", bonus=False),
    _passive("pandas", 3, "essential_purchase"),
    _passive("pandas", 4, "market_discovery"),
    _technique("pandas", 5, "special_offer", bonus=False),
    _passive("pandas", 5, "stock_clearance"),
    _technique("raccoons", 1, "wily_fellow"),
    _technique("raccoons", 2, "nuisance"),
    _technique("raccoons", 3, "rotten_food"),
    _technique("raccoons", 4, "dirty_exchange"),
    _technique("raccoons", 5, "sabotage"),
    _technique("raccoons", 5, "treasure_hunter", bonus=False),
    _passive("squirrels", 1, "stashing_vendor"),
    _passive("squirrels", 2, "empty_chest"),
    _passive("squirrels", 3, "nostalgic_item"),
    _technique("squirrels", 4, "acorn"),
    _passive("squirrels", 5, "accordion"),
    _passive("squirrels", 5, "winter_is_coming"),
    _passive("ocelots", 1, "bold_haggler"),
    _technique("ocelots", 2, "new_season"),
    _technique("ocelots", 3, "whirligig"),
    _technique("ocelots", 4, "charm"),
    _technique("ocelots", 5, "gamble"),
    _technique("ocelots", 5, "blindfold"),
    _passive("chameleons", 1, "flexible_shopkeeper"),
    _passive("chameleons", 2, "reflection"),
    _passive("chameleons", 3, "good_old_times"),
    _technique("chameleons", 4, "gift_voucher"),
    _passive("chameleons", 5, "trendsetting"),
    _passive("chameleons", 5, "seeing_doubles"),
    _technique("platypuses", 1, "tireless_tinkerer"),
    _passive("platypuses", 2, "calculations"),
    _technique("platypuses", 3, "safety_precaution"),
    _technique("platypuses", 4, "magnet"),
    _technique("platypuses", 5, "dangerous_test"),
    _passive("platypuses", 5, "glue"),
    _technique("sloths", 1, "steady_achiever"),
    _technique("sloths", 2, "shopping_journey", bonus=False),
    _technique("sloths", 3, "housecleaning"),
    _technique("sloths", 4, "siesta"),
    _technique("sloths", 5, "lunch_break"),
    _technique("sloths", 5, "ironing"),
    _technique("crocodiles", 1, "little_villain"),
    _technique("crocodiles", 2, "scary_gunfight"),
    _technique("crocodiles", 3, "night_shift"),
    _technique("crocodiles", 4, "ruthless_competition"),
    _technique("crocodiles", 5, "nasty_threat"),
    _technique("crocodiles", 5, "lost_shipments"),
    _technique("fennecs", 1, "cunning_neighbour"),
    _technique("fennecs", 2, "cheer"),
    _technique("fennecs", 3, "raffle"),
    _technique("fennecs", 4, "charity"),
    _technique("fennecs", 5, "tasters"),
    _technique("fennecs", 5, "rumours"),
    _technique("polecats", 1, "daring_adventurer"),
    _technique("polecats", 2, "rare_artefact"),
    _technique("polecats", 3, "swank"),
    _technique("polecats", 4, "risky_business"),
    _technique("polecats", 5, "natural_survivor"),
    _passive("polecats", 5, "sofa"),
    _passive("owls", 1, "wise_spy"),
    _passive("owls", 2, "ancient_knowledge"),
    _passive("owls", 3, "quality_inspection"),
    _passive("owls", 4, "binoculars"),
    _passive("owls", 5, "balancing"),
    _passive("owls", 5, "extra_remarks"),
    _passive("desert_monitors", 1, "rigorous_chronicler"),
    _passive("desert_monitors", 2, "refreshing_drink"),
    _technique("desert_monitors", 3, "duplicate_entry"),
    _technique("desert_monitors", 4, "history_lesson"),
    _technique("desert_monitors", 5, "cultural_preservation"),
    _passive("desert_monitors", 5, "slice_of_life"),
    _technique("lemurs", 1, "voracious_consumer"),
    _technique("lemurs", 2, "delightful_surprise"),
    _technique("lemurs", 3, "fortunate_upgrade", bonus=False),
    _technique("lemurs", 4, "replacement"),
    _technique("lemurs", 5, "fashion_hint"),
    _passive("lemurs", 5, "royal_privilege"),
    _technique("magpies", 1, "pompous_professional"),
    _passive("magpies", 2, "bribe"),
    _technique("magpies", 3, "burglary"),
    _technique("magpies", 4, "grasp"),
    _technique("magpies", 5, "periscope"),
    _technique("magpies", 5, "sudden_nap"),
    _technique("echidnas", 1, "carefree_swapper"),
    _passive("echidnas", 2, "bargain_seeker"),
    _technique("echidnas", 3, "delicacy"),
    _technique("echidnas", 4, "umbrella"),
    _technique("echidnas", 5, "velocipede"),
    _technique("echidnas", 5, "matching_colours"),
    _technique("hares", 1, "arcane_scholar"),
    _passive("hares", 2, "barometer"),
    _technique("hares", 3, "bad_omen"),
    _technique("hares", 4, "festival"),
    _technique("hares", 5, "celestial_guidance"),
    _passive("hares", 5, "calendar"),
    _technique("tree_kangaroos", 1, "clever_guardian"),
    _passive("tree_kangaroos", 2, "barricade"),
    _technique("tree_kangaroos", 3, "wheelbarrow"),
    _technique("tree_kangaroos", 4, "vigilance"),
    _technique("tree_kangaroos", 5, "supply_depot"),
    _passive("tree_kangaroos", 5, "tactical_measurement"),
)

FIRST_GUEST = len(_ROWS)
"""The first face of somebody else's."""
GUESTS = announced([each.name for each in _SETS], [row.name for row in _ROWS])
SETS = (*_SETS, *[guest.set for guest in GUESTS])
ROWS = (*_ROWS, *[row for guest in GUESTS for row in guest.rows])
"""What is printed on the cards of our edition; a face is the place of its row."""
REVISIONS = revisions(ROWS)

# What is the same in all editions, by face.
JUNK = 0
FACES = tuple([row.name for row in ROWS])
FACE = {row.name: face for face, row in enumerate(ROWS)}
SET_NAMES = tuple([each.name for each in SETS])
SET = tuple([SET_NAMES.index(row.set) if row.set else -1 for row in ROWS])
"""The number of a face's set; -1 for junk, which has none."""
DICE = {each.name: each.die for each in SETS if each.die}


@cache
def faces_of(name: str) -> tuple[int, ...]:
    """The six card types of a set; players start with the first."""
    return tuple([face for face, row in enumerate(ROWS) if row.set == name])


def rows_of(name: str) -> tuple[Row, ...]:
    """The same as our edition prints them."""
    return tuple([ROWS[face] for face in faces_of(name)])
