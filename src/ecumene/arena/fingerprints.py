"""Short hashes of what decides how games go: games under one fingerprint may stand in one file, others may not."""

from __future__ import annotations

import os
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from ecumene.games import room
from ecumene.players.evaluation import table_of, weights_of
from ecumene.players.own_bots import sources_of

PACKAGE = Path(__file__).parent.parent
TALKERS = {"__init__.py", "adviser.py", "ladder.py", "own_bots.py"}  # of players and games: they decide no move
# Files of the kernel that do: the shared frames of games, ways on maps and ranks as well.
DECIDING = (
    "automata.py",
    "frame.py",
    "frames/*.py",
    "graph.py",
    "luck.py",
    "modifiers.py",
    "sealed.py",
    "things.py",
)
LENGTH = 8


@cache
def fingerprint(game: str, players: int, own: tuple[str, ...] = ()) -> str:
    """Return the fingerprint of how bots play with so many players: rules, cards, bots, also own ones, weights."""
    doc = weights_of(game)
    weights = [doc.get("common", {}), table_of(doc, players), doc.get("levels", {})]
    seen = sha256(msgspec.json.encode(weights, order="sorted"))
    for path in [*sources(game), *(path for name in own for path in sources_of(name))]:
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
    kernel = [path for name in DECIDING for path in (PACKAGE / "kernel").glob(name) if path.name not in TALKERS]
    owned = os.environ.get("ECUMENE_CONTENT")
    replaced = (Path(owned) / game).glob("*.toml") if owned else ()
    return [*sorted([*rules, *room(game).glob("cards/*.toml"), *bots, *kernel]), *sorted(replaced)]
