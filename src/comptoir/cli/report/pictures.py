"""The pictures of a report, drawn by matplotlib as SVG whose text stays text.

Colours are those of Okabe and Ito, which everybody can tell apart; none of them means anything that a shape
or a dash does not say too, so that a print in grey says the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from math import isnan, nan
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from xml.sax.saxutils import escape

import matplotlib as mpl
from matplotlib.figure import Figure

from comptoir.lab.intervals import Estimate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matplotlib.axes import Axes

BLUE, VERMILION, GREEN, GREY = "#0072b2", "#d55e00", "#009e73", "#666666"
_SERIES: Final = ((BLUE, "o", "-"), (VERMILION, "D", "--"), (GREEN, "s", ":"))
"""A colour, a mark and a dash for each."""
_WIDTH: Final = 8.6
_ROW: Final = 0.3
_APART: Final = 0.16
"""How far the marks of one row are from each other."""
_SHADES: Final = 15
"""So many colours a map has: a reader cannot tell more apart, and each is written down."""
_DARK: Final = 0.55
"""From which part of the darkest colour on text is white."""
_FONTS: Final = "system-ui, 'DejaVu Sans', sans-serif"
_LOOK: Final[Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10,
    "axes.edgecolor": "#999999",
    "axes.grid": True,
    "axes.grid.axis": "x",
    "axes.axisbelow": True,
    "grid.color": "#e3e3e3",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
    "legend.fontsize": 9,
}


class Mark(NamedTuple):
    """One row of a picture: its figures, one for each series, and what would be fair."""

    label: str
    estimates: tuple[Estimate | None, ...]
    fair: float | None = None


def forest(
    name: str, alt: str, marks: Sequence[Mark], axis: str, series: Sequence[str] = (), zero: bool = False
) -> str:
    """Figures with their intervals, one below the other; shares are drawn out of a hundred."""
    with _drawn(name, len(marks) * _ROW + 0.9) as figure:
        axes = figure.subplots()
        for at, mark in enumerate(marks):
            for number, estimate in enumerate(mark.estimates):
                if estimate is not None:
                    shift = (number - (len(mark.estimates) - 1) / 2) * _APART * 2
                    _mark(axes, at + shift, estimate, number)
            if mark.fair is not None:
                axes.plot([100 * mark.fair] * 2, [at - 0.38, at + 0.38], color=GREY, lw=1.6, ls=(0, (2, 1)))
        if zero:
            axes.axvline(0, color=GREY, lw=1.2)
        axes.set_yticks(range(len(marks)), [mark.label for mark in marks])
        axes.set_ylim(len(marks) - 0.4, -0.6)
        axes.set_xlabel(axis)
        axes.tick_params(axis="y", length=0)
        _legend(axes, series)
    return _written(figure, name, alt)


def _mark(axes: Axes, y: float, estimate: Estimate, number: int) -> None:
    colour, shape, _ = _SERIES[number]
    if estimate.is_sure:
        axes.plot([100 * estimate.low, 100 * estimate.high], [y, y], color=colour, lw=1.6)
    filled = colour if number == 0 else "#ffffff"
    axes.plot([100 * estimate.value], [y], marker=shape, ms=5.5, color=colour, mfc=filled, mew=1.4, ls="none")


def _legend(axes: Axes, series: Sequence[str]) -> None:
    for (colour, shape, dash), label in zip(_SERIES, series, strict=False):
        filled = colour if shape == "o" else "#ffffff"
        axes.plot([], [], color=colour, marker=shape, mfc=filled, ls=dash, lw=1.6, ms=5.5, label=label)
    if series:
        axes.legend(loc="lower right", bbox_to_anchor=(1, 1), ncols=len(series), borderaxespad=0.2)


def bars(name: str, alt: str, panels: Mapping[str, Mapping[int, int]], axis: str, count: str) -> str:
    """How often each number was seen, a panel for each kind."""
    with _drawn(name, 1.5 * len(panels) + 0.7) as figure:
        rows = figure.subplots(len(panels), 1, sharex=True, squeeze=False)[:, 0]
        for axes, (label, counted) in zip(rows, panels.items(), strict=True):
            axes.bar(list(counted), list(counted.values()), width=0.9, color="#56b4e9", ec=BLUE, lw=0.5)
            axes.set_title(label, loc="left", fontsize=10)
            axes.grid(visible=False)
            axes.grid(visible=True, axis="y")
            axes.set_ylabel(count)
            axes.locator_params(axis="y", nbins=4, integer=True)
        rows[-1].set_xlabel(axis)
        rows[-1].locator_params(axis="x", integer=True)
    return _written(figure, name, alt)


Curve = Sequence[tuple[int, Estimate]]


def curves(name: str, alt: str, panels: Mapping[str, Mapping[str, Curve]], axis: str) -> str:
    """Figures as time goes on, with intervals as bands; a panel for each kind, a curve for each series."""
    with _drawn(name, 3.0 * ((len(panels) + 1) // 2) + 0.4) as figure:
        grid = figure.subplots((len(panels) + 1) // 2, min(2, len(panels)), squeeze=False)
        for axes, (label, drawn) in zip(grid.flat, panels.items(), strict=False):
            for (colour, shape, dash), curve in zip(_SERIES, drawn.values(), strict=False):
                sure = [(x, each) for x, each in curve if each.is_sure]
                ends = [[getattr(each, end) for _, each in sure] for end in ("low", "high")]
                axes.fill_between([x for x, _ in sure], *ends, color=colour, alpha=0.15, lw=0)
                filled = colour if shape == "o" else "#ffffff"
                axes.plot(
                    [x for x, _ in curve], [each.value for _, each in curve],
                    color=colour, marker=shape, mfc=filled, ls=dash, lw=1.6, ms=4,
                )  # fmt: skip
            axes.set_title(label, loc="left", fontsize=10, pad=22)
            axes.set_xlabel(axis)
            axes.locator_params(axis="x", integer=True)
            axes.grid(visible=True, axis="both")
            _legend(axes, list(drawn))
        for axes in grid.flat[len(panels) :]:
            axes.set_axis_off()
    return _written(figure, name, alt)


class Square(NamedTuple):
    """What one thing is worth against another."""

    estimate: Estimate
    holds: bool

    @property
    def is_apart(self) -> bool:
        """Does its interval leave out zero?"""
        return self.estimate.low > 0 or self.estimate.high < 0


Chart = Mapping[tuple[int, int], Square]
"""The squares of a map, by row and column."""


def heat(name: str, alt: str, labels: Sequence[str], chart: Chart, axis: str) -> str:
    """Everything against everything: its number in each square, framed where its interval leaves out zero,
    with a star where it holds among all of them. Figures are drawn out of a hundred."""
    size = len(labels)
    values = [[_hundred(chart.get((row, at))) for at in range(size)] for row in range(size)]
    most = max([abs(each) for row in values for each in row if not isnan(each)], default=0.0) or 1.0
    with _drawn(name, min(_WIDTH, 1.8 + 0.36 * size)) as figure:
        axes = figure.subplots()
        mesh = axes.pcolormesh(
            values, cmap=mpl.colormaps["PuOr"].resampled(_SHADES), vmin=-most, vmax=most, ec="#ffffff", lw=0.6
        )
        for (row, at), square in chart.items():
            _number(axes, row, at, square, is_dark=abs(values[row][at]) > _DARK * most)
        _frames(axes, [place for place, square in chart.items() if square.is_apart])
        axes.set_xticks(
            [at + 0.5 for at in range(size)], labels, rotation=60, ha="right", rotation_mode="anchor"
        )
        axes.set_yticks([at + 0.5 for at in range(size)], labels)
        axes.tick_params(length=0, labelsize=8.5)
        axes.invert_yaxis()
        axes.grid(visible=False)
        for spine in axes.spines.values():
            spine.set_visible(False)
        figure.colorbar(mesh, ax=axes, label=axis, shrink=0.6, aspect=30)
    return _written(figure, name, alt)


def _hundred(square: Square | None) -> float:
    return nan if square is None else 100 * square.estimate.value


def _number(axes: Axes, row: int, at: int, square: Square, *, is_dark: bool) -> None:
    value = round(100 * square.estimate.value)
    text = (f"{value:+}" if value else "0").replace("-", "\u2212") + ("*" if square.holds else "")
    axes.text(
        at + 0.5, row + 0.52, text, ha="center", va="center", fontsize=7.5,
        color="#ffffff" if is_dark else "#1c1c1c", fontweight="bold" if square.is_apart else "normal",
    )  # fmt: skip


def _frames(axes: Axes, places: Sequence[tuple[int, int]]) -> None:
    """All of them in one stroke of the pen, lifted between them."""
    x = [at + step for _, at in places for step in (0.06, 0.94, 0.94, 0.06, 0.06, nan)]
    y = [row + step for row, _ in places for step in (0.06, 0.06, 0.94, 0.94, 0.06, nan)]
    axes.plot(x, y, color="#1c1c1c", lw=1.1)


# -- to text ------------------------------------------------------------------------------------------------


@contextmanager
def _drawn(name: str, height: float) -> Iterator[Figure]:
    with mpl.rc_context({**_LOOK, "svg.hashsalt": name}):
        yield Figure(figsize=(_WIDTH, height), layout="constrained")


def _written(figure: Figure, name: str, alt: str) -> str:
    """The picture as an element of a page: several of them may stand in one, so no two share a name."""
    out = StringIO()
    with mpl.rc_context({**_LOOK, "svg.hashsalt": name}):
        figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'\bid="', f'id="{name}-', text)
    text = re.sub(r'(href="#|url\(#)', rf"\g<1>{name}-", text)
    text = text.replace("font-family: 'DejaVu Sans', sans-serif; ", "")  # said once, below
    text = re.sub(r' transform="rotate\(-0 [^"]*\)"', "", text)
    text = re.sub(r"(\d\.\d\d)\d+", r"\1", text)  # a hundredth of a point is finer than any printer
    start = text.index(">") + 1
    head = text[:start].replace("<svg", f'<svg role="img" font-family="{_FONTS}"', 1)
    return f"{head}<title>{escape(alt)}</title>{text[start:].strip()}"
