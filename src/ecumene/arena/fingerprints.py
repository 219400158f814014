"""Short hashes of what decides how games go: games under one fingerprint may stand in one file, others may not."""

from __future__ import annotations

import os
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from ecumene.games import room
from ecumene.players.evaluation import weights_of

PACKAGE = Path(__file__).parent.parent
TALKERS = {"__init__.py", "adviser.py", "ladder.py"}  # files of players and games that decide no move
DECIDING = ("frame.py", "luck.py", "modifiers.py", "sealed.py", "things.py")  # rooms of the kernel that do
LENGTH = 8


@cache
def fingerprint(game: str, players: int) -> str:
    """Return the fingerprint of how bots play with so many players: rules and cards, bots, weights."""
    doc = weights_of(game)
    weights = [doc.get("common", {}), doc.get("players", {}).get(str(players), {}), doc.get("levels", {})]
    seen = sha256(msgspec.json.encode(weights, order="sorted"))
    for path in sources(game):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:LENGTH]


@cache
def code_fingerprint(game: str) -> str:
    """Return the fingerprint of rules, cards and bots, without the weights that a training changes."""
    seen = sha256()
    for path in sources(game):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:LENGTH]


def sources(game: str) -> list[Path]:
    """Return the files that decide how a game goes and what bots do in it, with cards that replace ours."""
    rules = [path for path in room(game).rglob("*.py") if path.name not in TALKERS]
    bots = [path for path in (PACKAGE / "players").glob("*.py") if path.name not in TALKERS]
    kernel = [PACKAGE / "kernel" / name for name in DECIDING]
    owned = os.environ.get("ECUMENE_CONTENT")
    replaced = (Path(owned) / game).glob("*.toml") if owned else ()
    return [*sorted([*rules, *room(game).glob("cards/*.toml"), *bots, *kernel]), *sorted(replaced)]
