"""Plots of a report: intervals as rows of a table, histograms as SVG. They take the page's colours and width."""

from __future__ import annotations

from html import escape
from itertools import pairwise

WIDTH, HEIGHT, FOOT = 360, 110, 16  # of a histogram, in the units of its own picture
BINS = 24


def percent(part: float) -> str:
    """Return a place on a track."""
    return f"{100 * min(1.0, max(0.0, part)):.1f}%"


def track(low: float, at: float, high: float, mark: float | None = None) -> str:
    """Return a dot on its interval, all between 0 and 1; the mark is a dotted line to compare with."""
    style = f"--low:{percent(low)};--at:{percent(at)};--high:{percent(high)}"
    line = "" if mark is None else f'<u style="--mark:{percent(mark)}"></u>'
    return f'<div class="track" style="{style}">{line}<i></i><b></b></div>'


def edges(values: list[float]) -> list[float]:
    """Return the borders of the bars, whole numbers: at most so many bars, and every value falls into one."""
    least, most = int(min(values)) - (min(values) < int(min(values))), int(max(values))
    step = 1 + (most - least) // BINS
    return [float(edge) for edge in range(least, most + step + 1, step)]


def histogram(values: list[float], borders: list[float], label: str) -> str:
    """Return how often values fall between borders; the label is read out for those who do not see it."""
    counts = [sum(low <= value < high for value in values) for low, high in pairwise(borders)]
    most = max(1, *counts)
    wide = WIDTH / len(counts)
    bars = "".join(
        f'<rect x="{at * wide + 0.5:.1f}" y="{HEIGHT * (1 - count / most):.1f}" '
        f'width="{max(1.0, wide - 1):.1f}" height="{HEIGHT * count / most:.1f}"/>'
        for at, count in enumerate(counts)
        if count
    )
    middle = len(borders) // 2
    ticks = "".join(
        f'<text x="{x:.0f}" y="{HEIGHT + 13}" text-anchor="{anchor}">{border:.0f}</text>'
        for x, anchor, border in (
            (0, "start", borders[0]),
            (middle * wide, "middle", borders[middle]),
            (WIDTH, "end", borders[-1]),
        )
    )
    return (
        f'<svg viewBox="0 -12 {WIDTH} {HEIGHT + FOOT + 12}" role="img" aria-label="{escape(label, quote=True)}">'
        f'{bars}<path d="M0 {HEIGHT}H{WIDTH}"/>{ticks}<text x="0" y="-2">{most}</text></svg>'
    )
