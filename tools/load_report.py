"""The figures of one row of `tools/load_tables.py`, and the same as text."""

from __future__ import annotations

from collections import Counter
from statistics import median, quantiles
from typing import Any

from tools.load_moves import Tally

Numbers = dict[str, Any]
DRIFT = 1.5  # the idle times before and after may differ by this factor
COUNTS = ("sent", "acknowledged", "unanswered", "unseen")


def spread(waits: list[float]) -> Numbers:
    """Return the median, the 95th percentile and the longest of some waits, in milliseconds."""
    if not waits:
        return {"moves": 0, "p50_ms": 0.0, "p95_ms": 0.0, "max_ms": 0.0}
    p95 = quantiles(waits, n=20)[-1] if len(waits) > 1 else waits[0]
    ms = {"p50_ms": median(waits), "p95_ms": min(p95, max(waits)), "max_ms": max(waits)}
    return {"moves": len(waits), **{name: round(1000 * value, 2) for name, value in ms.items()}}


def waits_row(tally: Tally, before: Tally, after: Tally) -> Numbers:
    """Return how long people waited, in milliseconds and as multiples of the median on the idle server."""
    idle = [spread(each.all_waits())["p50_ms"] for each in (before, after)]
    base = spread(before.all_waits() + after.all_waits())["p50_ms"]
    found = spread(tally.all_waits())
    times = {name: round(found[f"{name}_ms"] / base, 2) if base else 0.0 for name in ("p50", "p95", "max")}
    return {
        **found,
        **times,
        "idle_ms": idle,
        "idle_drifted": min(idle) * DRIFT < max(idle),
        "games": {game: spread(waits) for game, waits in sorted(tally.waits.items())},
    }


def counts_row(tallies: list[Tally]) -> Numbers:
    """Return what became of all moves, including those on the idle server."""
    errors = [error for each in tallies for error in each.errors]
    refused: Counter[str] = sum((each.refused for each in tallies), Counter())
    return {
        **{name: sum(getattr(each, name) for each in tallies) for name in COUNTS},
        "refused": dict(refused),
        "errors": len(errors),
        "first_error": (errors or [""])[0],
        "healthy": all(each.is_healthy() for each in tallies),
    }


def as_text(found: Numbers) -> str:
    """Return a row for people."""
    memory = ", ".join(f"{each:.0f}" for each in found["memory_mb"])
    mix = ", ".join(f"{game} {each['moves']}" for game, each in found["games"].items())
    idle = " and ".join(f"{each:.1f}" for each in found["idle_ms"])
    refused = ", ".join(f"{code} {many}" for code, many in sorted(found["refused"].items())) or "none"
    lines = [
        f"{found['database']}, {found['tables']} tables ({mix}): {found['moves_a_second']:.1f} moves a second",
        f"  until all have the scene: p50 {found['p50_ms']:.1f} ms ({found['p50']:.1f} times idle), "
        f"p95 {found['p95_ms']:.1f} ms ({found['p95']:.1f}), max {found['max_ms']:.0f} ms ({found['max']:.1f}); "
        f"idle before and after {idle} ms",
        f"  CPU {found['cpu_ms_a_move']:.1f} ms a move, {found['cores']:.2f} cores; this tool "
        f"{found['tool_cores']:.2f} cores; memory at begin, full, after: {memory} MB",
        f"  sent {found['sent']}, acknowledged {found['acknowledged']}, unanswered {found['unanswered']}, "
        f"unseen {found['unseen']}, refused: {refused}, errors {found['errors']} {found['first_error']}",
    ]
    if found["idle_drifted"]:
        lines.append("  warning: idle times differ by more than half: something else used the machine")
    if not found["healthy"]:
        lines.append("  NOT HEALTHY: moves must be acknowledged, seen by all, and refused only if stale")
    return "\n".join(lines)
