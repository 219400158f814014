"""A report as one page of HTML that needs nothing else: tables with plots inside."""

from __future__ import annotations

from html import escape
from typing import Any

from ecumene.arena import plots

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2b2b }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left }
code { background: #f2f2f2; padding: .1rem .3rem }
svg { max-width: 100%; height: auto }
"""


def page(doc: dict[str, Any]) -> str:
    """Return a report as HTML."""
    title = f"{doc['game']}: {doc['games']} games"
    fair = 1 / doc["players"]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{doc['players']} players, options {escape(str(doc['options'] or 'none'))}, first seed {doc['seed']}, "
        f"ecumene {escape(doc['version'])}, rules {escape(doc['rules'])}. Intervals are Wilson's, 95 %.</p>",
    ]
    if doc["command"]:
        parts.append(f"<p>Made again by <code>{escape(doc['command'])}</code></p>")
    parts += ["<h2>Ladder</h2>", ladder(doc["ladder"])]
    if doc["ladder"]:
        parts.append(plots.ladder(doc))
    parts += ["<h2>Pairs</h2>", pairs(doc["pairs"])]
    if doc["games"]:
        parts += ["<h2>Seats</h2>", plots.seats(doc), "<h2>Scores</h2>", plots.scores(doc)]
        parts += ["<h2>Length</h2>", plots.length(doc), endings(doc["endings"])]
    for verb, lines in doc["played"].items():
        parts += [f"<h2>Played: {escape(verb)}</h2>", plots.things(lines, fair)]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Return a table."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>\n{body}</table>"


def share(row: dict[str, Any]) -> str:
    """Return a win rate with its interval."""
    return f"{100 * row['rate']:.1f} % [{100 * row['low']:.1f}, {100 * row['high']:.1f}]"


def ladder(rows: list[dict[str, Any]]) -> str:
    """Return the ladder as a table."""
    heads = ["bot", "rating", "mu", "sigma", "wins", "games", "mean score", "slowest move"]
    return table(
        heads,
        [
            [
                row["name"],
                f"{row['ordinal']:.1f}",
                f"{row['mu']:.1f}",
                f"{row['sigma']:.1f}",
                share(row),
                str(row["games"]),
                f"{row['mean']:.1f}",
                f"{1000 * row['slowest']:.0f} ms",
            ]
            for row in rows
        ],
    )


def pairs(rows: list[dict[str, Any]]) -> str:
    """Return who came out ahead of whom."""
    return table(
        ["who", "ahead of", "share", "games"],
        [[row["one"], row["other"], share(row), str(row["games"])] for row in rows],
    )


def endings(found: dict[str, int]) -> str:
    """Return how games ended."""
    return table(["ending", "games"], [[ending, str(count)] for ending, count in found.items()])
