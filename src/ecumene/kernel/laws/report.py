"""What a check found: a broken law, or the numbers of a game that kept them all."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any


class BrokenLaw(Exception):  # noqa: N818 - the name people look for in a failing test
    """A game broke a law. Carries the law, what was seen, and where to see it again."""

    def __init__(self, law: str, seen: str) -> None:
        super().__init__(law, seen)
        self.law = law
        self.seen = seen
        self.where = ""

    def place(self, key: str, players: int, options: dict[str, Any], seed: int, move: int) -> None:
        """Say which game shows it."""
        self.where = f"{key}, {players} players, options {options}, seed {seed}, move {move}"

    def __str__(self) -> str:
        return f"{self.law}: {self.seen} [{self.where}]"


@dataclass(slots=True)
class Report:
    """One game that kept all laws."""

    seed: int
    moves: int = 0  # moves played
    decisions: int = 0  # moves before which the laws were checked
    legal: int = 0  # legal moves seen at those decisions
    refused: int = 0  # actions that were refused, each with a known rule
    compared: int = 0  # actions of which `legal` and the obstacle said the same
    worlds: int = 0  # worlds imagined from views
    strange: int = 0  # of those, the ones that differ from the truth; 0 in a game with hidden things is a leak
    quiet: int = 0  # moves that neither drew nor revealed, made again in an imagined world
    result: dict[str, Any] = field(default_factory=dict)


def exact(doc: Any) -> str:
    """Write plain data so that equal text means equal in every byte."""
    return json.dumps(doc, ensure_ascii=False, allow_nan=False)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Say where two plain documents first differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        if list(one) != list(other):
            return f"{path or 'top'} has keys {list(one)} against {list(other)}"
        for key in one:
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{path}.{key}" if path else str(key))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (mine, yours) in enumerate(zip(one, other, strict=True)):
            if mine != yours:
                return difference(mine, yours, f"{path}[{at}]")
    return f"{path or 'top'} is {one!r} against {other!r}"


def same(law: str, what: str, one: Any, other: Any) -> None:
    """Raise BrokenLaw unless two plain documents are equal in every byte."""
    if exact(one) != exact(other):
        raise BrokenLaw(law, f"{what}: {difference(one, other)}")
