"""Levels: named as in the rulebooks, told apart by how far they think and how much they err."""

from __future__ import annotations

from ecumene.kernel.game import Doc
from ecumene.players.evaluation import weights_of

LEVELS = ["novice", "adept", "expert", "master"]
USUAL: dict[str, Doc] = {
    "novice": {"kind": "planner", "width": 2, "noise": 3.0},
    "adept": {"kind": "planner", "width": 4, "noise": 1.5},
    "expert": {"kind": "planner", "width": 10},
    "master": {"kind": "seer", "width": 10},
}


def level(key: str, name: str) -> Doc:
    """Return the kind and the settings of a level: those of the game's weights file, else the usual ones."""
    told: Doc = weights_of(key).get("levels", {}).get(name, {})
    return dict(told) if told else dict(USUAL[name])
