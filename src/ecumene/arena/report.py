"""A run as plain data: ladder, pairs, seats, scores, length, and what was played with its win rates."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, median
from typing import Any

from ecumene.arena.game import Row
from ecumene.arena.ratings import ratings
from ecumene.arena.run import Header, entrants
from ecumene.arena.stats import against_automata, ahead_first, by_name, by_thing, by_turn, pairs

LEAST = 5  # games in which a thing must have been played to be worth a line


def report(head: Header, rows: list[Row], command: str = "") -> dict[str, Any]:
    """Return everything that a report shows."""
    names = entrants(head)
    met = pairs(rows)
    return {
        "game": head.game,
        "players": head.players,
        "options": head.options,
        "seed": head.seed,
        "games": len(rows),
        "version": head.version,
        "rules": head.rules,
        "command": command,
        "ladder": ladder(names, rows),
        "pairs": [{"one": one, "other": other, **met[one, other].doc()} for one, other in ahead_first(met)],
        "seats": [score.doc() for score in by_turn(rows)],
        "scores": {name: scores_of(name, rows) for name in names},
        "automata": automata(rows),
        "decisions": [row.decisions for row in rows],
        "endings": dict(Counter(sorted(row.ending for row in rows))),
        "played": played(rows),
    }


def ladder(names: list[str], rows: list[Row]) -> list[dict[str, Any]]:
    """Return the bots, the best first: rating, wins, mean score and the longest thought."""
    rated = ratings(rows)
    won = by_name(rows)
    found = []
    for name in names:
        if name not in rated:
            continue
        scores = scores_of(name, rows)
        thinking = [row.thinking[seat] for row in rows for seat, who in enumerate(row.seats) if who == name]
        found.append(
            {
                "name": name,
                **rated[name],
                **won[name].doc(),
                "mean": round(fmean(scores), 2),
                "median": median(scores),
                "slowest": round(max(thinking), 3),
                "slow": round(fmean(thinking), 3),
            }
        )
    return sorted(found, key=lambda row: -row["ordinal"])


def automata(rows: list[Row]) -> list[dict[str, Any]]:
    """Return the points of each rival that nobody plays, and how often each bot came out ahead of it."""
    ids = list(dict.fromkeys(id for row in rows for id in row.automata))
    ahead = against_automata(rows)
    return [
        {
            "id": id,
            "mean": round(fmean(row.automata[id] for row in rows if id in row.automata), 2),
            "behind": {name: score.doc() for (name, other), score in sorted(ahead.items()) if other == id},
        }
        for id in ids
    ]


def scores_of(name: str, rows: list[Row]) -> list[float]:
    """Return all scores of a bot."""
    return [row.scores[seat] for row in rows for seat, who in enumerate(row.seats) if who == name]


def played(rows: list[Row]) -> dict[str, list[dict[str, Any]]]:
    """Return for each verb the things it was done with, the most successful first."""
    found: dict[str, list[dict[str, Any]]] = {}
    for verb, things in sorted(by_thing(rows).items()):
        lines = [{"thing": thing, **score.doc()} for thing, score in things.items() if score.games >= LEAST]
        if lines:
            found[verb] = sorted(lines, key=lambda line: (-line["rate"], line["thing"]))
    return found
