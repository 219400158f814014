"""Plots of a report, as SVG that stands inside a page."""

from __future__ import annotations

from io import StringIO
from typing import Any

INK = "#2b2b2b"
COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f", "#000000"]


def _figure(width: float, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure  # here, for it is an extra; without pyplot, for there is no screen

    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.add_subplot()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def _svg(figure: Any) -> str:
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def ladder(doc: dict[str, Any]) -> str:
    """Return ratings with their spread."""
    rows = doc["ladder"][::-1]
    figure, axes = _figure(7, 0.8 + 0.4 * len(rows))
    axes.errorbar(
        [row["mu"] for row in rows],
        range(len(rows)),
        xerr=[2 * row["sigma"] for row in rows],
        fmt="o",
        color=COLOURS[0],
    )
    axes.set_yticks(range(len(rows)), [row["name"] for row in rows])
    axes.set_xlabel("OpenSkill (mu ± 2 sigma)")
    return _svg(figure)


def seats(doc: dict[str, Any]) -> str:
    """Return what each seat won, with intervals."""
    rows = doc["seats"]
    figure, axes = _figure(5, 3)
    rates = [row["rate"] for row in rows]
    low = [max(0.0, row["rate"] - row["low"]) for row in rows]
    high = [max(0.0, row["high"] - row["rate"]) for row in rows]
    axes.bar(range(1, len(rows) + 1), rates, yerr=[low, high], color=COLOURS[5], ecolor=INK, capsize=4)
    axes.axhline(1 / max(1, len(rows)), color=INK, linestyle=":")
    axes.set_xticks(range(1, len(rows) + 1))
    axes.set_xlabel("seat")
    axes.set_ylabel("share of wins")
    return _svg(figure)


def scores(doc: dict[str, Any]) -> str:
    """Return the distribution of scores of each bot."""
    named = [(name, found) for name, found in doc["scores"].items() if found]
    figure, axes = _figure(7, 3.2)
    every = [score for _, found in named for score in found]
    bins = range(int(min(every)), int(max(every)) + 3, max(1, int(max(every) - min(every)) // 25))
    for at, (name, found) in enumerate(named):
        axes.hist(found, bins=bins, histtype="step", linewidth=1.6, color=COLOURS[at % len(COLOURS)], label=name)
    axes.set_xlabel("score")
    axes.set_ylabel("games")
    axes.legend(frameon=False)
    return _svg(figure)


def length(doc: dict[str, Any]) -> str:
    """Return how many decisions games took."""
    figure, axes = _figure(5, 3)
    axes.hist(doc["decisions"], bins=20, color=COLOURS[2])
    axes.set_xlabel("decisions in a game")
    axes.set_ylabel("games")
    return _svg(figure)


def things(lines: list[dict[str, Any]], fair: float) -> str:
    """Return win rates by thing, with intervals; the dotted line is what chance would give."""
    shown = lines[::-1]
    figure, axes = _figure(7, 0.8 + 0.22 * len(shown))
    rates = [line["rate"] for line in shown]
    low = [max(0.0, line["rate"] - line["low"]) for line in shown]
    high = [max(0.0, line["high"] - line["rate"]) for line in shown]
    axes.errorbar(
        rates, range(len(shown)), xerr=[low, high], fmt="o", color=COLOURS[1], markersize=3, linewidth=0.8
    )
    axes.axvline(fair, color=INK, linestyle=":")
    axes.set_yticks(range(len(shown)), [f"{line['thing']} ({line['games']})" for line in shown], fontsize=7)
    axes.set_xlabel("share of wins of who played it")
    return _svg(figure)
