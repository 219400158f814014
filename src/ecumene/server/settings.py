"""What can be set about a server, each by a variable ECUMENE_… of the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir

from ecumene.players import LEVELS
from ecumene.table.errors import Complaint

KIB = 1024


def default_database() -> str:
    """Return the address of the SQLite file in the user's data folder."""
    folder = Path(user_data_dir("ecumene"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'ecumene.db'}"


@dataclass(frozen=True)
class Settings:
    """Everything about a server that is not code."""

    database: str = ""  # empty: the file in the user's data folder
    origins: tuple[str, ...] = ()  # where the pages come from, when a proxy stands before the server
    hosts: tuple[str, ...] = ()  # names that the server answers to; empty: any
    body: int = 64 * KIB
    record_body: int = 512 * KIB  # a whole record may be sent to /api/records
    depth: int = 32  # how deep JSON may be nested
    body_seconds: float = 10.0  # how long a body may take to arrive
    links: int = 1000  # sockets at once, in all
    links_of_one: int = 40  # sockets at once of one person
    links_of_address: int = 200
    bot_workers: int = 1
    bot_seconds: float = 20.0  # a bot that thinks longer is told to stop and plays the best it knows
    bot_pause: float = 0.0  # between two moves of bots, for people to follow
    hint_level: str = "master"  # who gives hints and explains moves: a level of the bots
    hint_seconds: float = 5.0  # how long it thinks at most
    hint_nodes: int = 0  # positions it tries at most; 0: as many as the level does
    snapshot_every: int = 16
    tables_in_memory: int = 500
    session_days: int = 180
    ping_seconds: float = 20.0
    rates: float = 1.0  # all limits on how often, times this; 0 switches them off
    static: Path = Path(__file__).parent / "static"

    @property
    def database_url(self) -> str:
        """Return the database in use."""
        return self.database or default_database()


def from_environment(**given: Any) -> Settings:
    """Return settings with what the environment says, then what was given."""
    values: dict[str, Any] = {}
    for each in fields(Settings):
        text = os.environ.get(f"ECUMENE_{each.name.upper()}")
        if text is None:
            continue
        values[each.name] = _read(text, each.default)
    settings = Settings(**(values | given))
    if settings.hint_level not in LEVELS:
        raise Complaint("bot", given=settings.hint_level[:40], right=", ".join(LEVELS))
    return settings


def _read(text: str, default: object) -> Any:
    if isinstance(default, tuple):
        return tuple(word.strip() for word in text.split(",") if word.strip())
    return default.__class__(text) if isinstance(default, int | float | str | Path) else text
