"""Positions from whole games, so that tables under load begin early, in the middle and late in a game.

Late positions have more offers and longer logs than early ones, and reaching them by playing takes an hour. Bots
play each game once; the positions are written into the database while no server is running.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import delete

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

import ecumene  # noqa: E402 - a script finds its own repository first
from ecumene.games import keys  # noqa: E402
from ecumene.players import make  # noqa: E402
from ecumene.server.db.engine import Store  # noqa: E402
from ecumene.server.db.schema import steps  # noqa: E402
from ecumene.server.lobby import found, lay_out, seat_names  # noqa: E402
from ecumene.server.table_rows import set_table  # noqa: E402
from ecumene.table.table import Table  # noqa: E402
from tools import compile as compiler  # noqa: E402

COMPILED = ROOT / "build" / "compiled"
PARTS = (0.0, 0.3, 0.6, 0.9)  # of a whole game
EVERY = 20  # moves between two positions to choose from
PLAYERS = 4
Snapshot = dict[str, Any]
Positions = dict[str, list[Snapshot | None]]
"""For each game a snapshot at each of PARTS; None where that is the beginning."""


def main() -> int:
    """Play whole games and print their positions."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bot", default="novice", help="the bot that plays all seats")
    asked = parser.parse_args()
    json.dump({game: positions(game, asked.bot) for game in keys()}, sys.stdout)
    return 0


def positions(game: str, bot: str, seed: int = 3) -> list[Snapshot | None]:
    """Play a game to its end and return its positions at each of PARTS."""
    table = ecumene.new(game, PLAYERS, seed=seed)
    players = [make(bot, game, seed + seat) for seat in range(PLAYERS)]
    kept = [table.copy()]
    while table.waiting:
        seat = table.waiting[0]
        view = table.view(seat) if players[seat].needs_view else {}
        table.play(seat, players[seat].choose(view, table.moves(seat)))
        if table.waiting and table.revision % EVERY == 0:
            kept.append(table.copy())
    return [kept[int(part * len(kept))].snapshot() if part else None for part in PARTS]


def played(bot: str) -> Positions:
    """Return positions of all games, played in a process of its own so that compiled modules are used if built."""
    path = [str(COMPILED)] if compiler.ready(COMPILED) else []
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, str(ROOT / "src")])}
    told = subprocess.check_output([sys.executable, "-P", __file__, "--bot", bot], env=environment)
    return dict(json.loads(told))


def lay(database: str, tables: Sequence[tuple[str, Snapshot | None]]) -> None:
    """Put positions on stored tables, in the place of what was played there; no server may be running."""
    with closing(Store(database)) as store, store.write() as db:
        for id, snapshot in tables:
            if snapshot is None:
                continue
            table = Table.resume(snapshot)
            table.name_seats(seat_names(found(db, id)))
            db.execute(delete(steps).where(steps.c.table == id))
            lay_out(db, id, table, time.time())
            set_table(db, id, seed=str(table.seed), commitment=table.commitment)


if __name__ == "__main__":
    sys.exit(main())
