"""The command that plays a run again, from what its first line knows."""

from __future__ import annotations

import shlex
from typing import Any

from ecumene.arena.game import Entrant
from ecumene.arena.run import Header, entrants
from ecumene.arena.schedule import field
from ecumene.players import NAMES
from ecumene.players.own_bots import is_own


def command(head: Header, games: int, file: str) -> str:
    """Return what to say to play the same games into a file; nothing for runs that no command makes."""
    names = entrants(head)
    usual = [Entrant(name, name) for name in names]
    if (
        not all(name in NAMES or is_own(name) for name in names)
        or head.plan != field(usual, head.players)
        or not games
    ):
        return ""
    part = "match" if len(names) < 3 else "ladder"
    words = ["ecumene", "arena", part, head.game, ",".join(names), "--players", str(head.players)]
    if head.options:
        words += ["--options", ",".join(option(*pair) for pair in head.options.items())]
    if head.seed:
        words += ["--seed", str(head.seed)]
    return shlex.join([*words, "--games", str(games), "--out", file])


def option(name: str, value: Any) -> str:
    """Return an option as it is typed."""
    return name if value is True else f"{name}={value}"
