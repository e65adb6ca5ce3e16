"""What prestige sets off: black-market cards, the end of trade, the last round."""

from __future__ import annotations

from comptoir.karanor import events
from comptoir.karanor.board import EMPTY
from comptoir.karanor.falling import withdraw
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.table import KaranorTable


def settle_prestige(table: KaranorTable) -> None:
    """A black-market card for each threshold reached for the first time; and whoever triggers the end."""
    table.has_risen = False
    thresholds = table.pack.numbers.black_market_at_prestige
    for seat in (table.active, *table.rivals(table.active)):
        prestige = table.prestige[seat]
        for place, threshold in enumerate(thresholds):
            if prestige >= threshold and not table.reached[seat] >> place & 1:
                table.reached[seat] |= 1 << place
                Merchant(table, seat).draw_black_market(threshold)
        if prestige >= table.end_prestige and table.trigger == EMPTY:
            table.trigger = seat
            table.tell(events.EndTriggered(seat, prestige))
            for offer in table.offers:
                withdraw(table, offer, "end", seat=seat)
