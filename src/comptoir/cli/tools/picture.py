"""Shares with their intervals as a picture: plain SVG that can be read by day and by night."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from comptoir.lab.intervals import Interval

_WIDTH, _ROW, _PAD = 860, 26, 16
_LEFT, _RIGHT = 310, 790
"""Where 0 and 100 of 100 are."""
_TICKS = (0, 25, 50, 75, 100)
_STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #222 }
  .title { font-weight: bold } .small { font-size: 12px; fill: #555 } .end { text-anchor: end }
  .middle { text-anchor: middle } .page { fill: #fff } .grid { stroke: #ccc }
  .fair { stroke: #b00; stroke-width: 2 } .span { stroke: #06c; stroke-width: 3 } .share { fill: #06c }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee } .small { fill: #aaa } .page { fill: #16181c } .grid { stroke: #444 }
    .fair { stroke: #f88 } .span { stroke: #6bf } .share { fill: #6bf }
  }
"""


class Bar(NamedTuple):
    """One row: who it is about, their share, and what would be fair."""

    label: str
    interval: Interval
    fair: float
    said: str
    """The share in words."""


def draw(title: str, groups: Mapping[str, Sequence[Bar]]) -> str:
    """The picture as the text of a file."""
    parts, y = list[str](), _PAD
    for name, bars in groups.items():
        y += _ROW
        parts.append(f'<text class="title" x="{_PAD}" y="{y}">{escape(name)}</text>')
        top, bottom = y + 8, y + 8 + _ROW * len(bars)
        for tick in _TICKS:
            x = _at(tick / 100)
            parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>')
            parts.append(f'<text class="small middle" x="{x}" y="{bottom + 16}">{tick}</text>')
        for number, bar in enumerate(bars):
            parts += _row(bar, top + _ROW * number + _ROW // 2)
        y = bottom + _ROW
    height = y + _PAD
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" '
        f'height="{height}" role="img"><title>{escape(title)}</title><style>{_STYLE}</style>'
    )
    page = f'<rect class="page" width="{_WIDTH}" height="{height}"/>'
    return "\n".join([head, page, *parts, "</svg>", ""])


def _row(bar: Bar, y: int) -> list[str]:
    share, low, high, fair = (_at(each) for each in (*bar.interval, bar.fair))
    return [
        f'<text class="end" x="{_LEFT - 14}" y="{y + 5}">{escape(bar.label)}</text>',
        f'<line class="fair" x1="{fair}" x2="{fair}" y1="{y - 9}" y2="{y + 9}"/>',
        f'<line class="span" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>',
        f'<circle class="share" cx="{share}" cy="{y}" r="5"/>',
        f'<text class="small" x="{_RIGHT + 10}" y="{y + 5}">{escape(bar.said)}</text>',
    ]


def _at(share: float) -> float:
    return round(_LEFT + share * (_RIGHT - _LEFT), 1)
