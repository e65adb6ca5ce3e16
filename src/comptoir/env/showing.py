"""What environments of PettingZoo and Gymnasium have in common: spaces and arrays."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from comptoir.env.chart import HIGHEST, LOWEST, Chart
from comptoir.env.play import Play

Observation: TypeAlias = dict[str, NDArray[Any]]
_SEEN: Final = np.dtype(np.float32)
_LEGAL: Final = np.dtype(np.int8)


def observation_space(chart: Chart) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (len(chart.places),), np.float32),
            "action_mask": spaces.Box(0, 1, (len(chart.actions),), np.int8),
        }
    )


def action_space(chart: Chart) -> spaces.Discrete:
    return spaces.Discrete(len(chart.actions))


def observe(play: Play, seat: int) -> Observation:
    """What a seat sees, and what it can choose if it is to."""
    mask = bytearray(len(play.chart.actions))
    if seat == play.seat:
        for number in play.options:
            mask[number] = 1
    return {
        "observation": np.frombuffer(play.observation(seat), _SEEN),
        "action_mask": np.frombuffer(mask, _LEGAL),
    }
