"""The file of a game's weights, written anew with what was learned."""

from __future__ import annotations

import json
from itertools import takewhile
from pathlib import Path
from typing import Any

from ecumene.arena.regression import PLACES
from ecumene.games import room
from ecumene.players.evaluation import WEIGHTS, weights_of

HEAD = """\
# What each feature of the game is worth, in points; a table for a number of players overrides the common one.
# [levels] tells the settings of the bots by level. Tables for players are learned: ecumene arena train.
"""


def store(key: str, players: int, weights: dict[str, float], path: Path | None = None) -> Path:
    """Put the weights for a number of players into the file of a game; all else stays. Return the file."""
    doc = weights_of(key)
    doc.setdefault("players", {})[str(players)] = weights
    home = room(key) / WEIGHTS
    head = comments(home.read_text(encoding="utf-8")) if home.exists() else HEAD
    path = path or home
    path.write_text(written(doc, head), encoding="utf-8")
    return path


def comments(text: str) -> str:
    """Return what somebody has written at the top of a file."""
    return "".join(takewhile(lambda line: line.startswith("#"), text.splitlines(keepends=True)))


def part_way(before: dict[str, float], learned: dict[str, float], share: float) -> dict[str, float]:
    """Return weights between those before and the learned ones: a whole step can be too far."""
    return {
        name: round(before.get(name, 0.0) + share * (weight - before.get(name, 0.0)), PLACES)
        for name, weight in learned.items()
    }


def written(doc: dict[str, Any], head: str = HEAD) -> str:
    """Return a file of weights as TOML."""
    parts = [head]
    if "fixed" in doc:
        parts[0] += f"fixed = {json.dumps(doc['fixed'])}\n"
    if "common" in doc:
        parts.append(_table("common", doc["common"]))
    for group in ("players", "levels"):
        tables: dict[str, Any] = doc.get(group, {})
        names = sorted(tables) if group == "players" else list(tables)
        parts += [_table(f"{group}.{name}", tables[name]) for name in names]
    return "\n".join(parts)


def _table(name: str, values: dict[str, Any]) -> str:
    lines = [f"[{name}]"]
    for key, value in values.items():
        lines.append(f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}")
    return "\n".join(lines) + "\n"
