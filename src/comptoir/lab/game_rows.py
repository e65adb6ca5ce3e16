"""One row for each game, whoever writes it (``rows.COLUMNS``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from comptoir.core import registry
from comptoir.lab.campaigns import Campaign, Outcome, deal, whole_options
from comptoir.lab.rows import Row
from comptoir.lab.setups import AnyMatch


class Started(NamedTuple):
    """How a game began, so that it can be played again, and the state it ended in."""

    rules: int
    options: Mapping[str, object]
    key: bytes
    hash: str


def watched(match: AnyMatch) -> Started:
    """The same of a match that somebody watched to its end."""
    return Started(match.rules, dict(match.options), match.key, match.hash)


def started(campaign: Campaign, outcome: Outcome) -> Started:
    """The same of a game that nobody watched, or that could not even begin: as it was dealt."""
    start, game = deal(campaign, outcome.number), registry.rules(campaign.setup.game)
    return Started(game.rules_version, whole_options(campaign, start), start.dice.key, outcome.hash)


def game_row(
    campaign: Campaign, outcome: Outcome, start: Started, errors: int, cell: int, called: int
) -> Row:
    """The row of a game of a cell, under the number it is called by there."""
    return (
        called,
        cell,
        *divmod(outcome.number, len(campaign.bots)),
        campaign.setup.game,
        start.rules,
        len(outcome.kinds),
        outcome.teams,
        campaign.setup.content(start.options),
        ",".join(outcome.kinds),
        outcome.first,
        outcome.finished,
        outcome.called_off,
        ",".join(map(str, outcome.winners)),
        outcome.turns,
        outcome.real_decisions,
        errors,
        msgspec.json.encode(start.options).decode(),
        start.key.hex(),
        start.hash,
    )
