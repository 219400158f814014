"""What can be set about a server, each by a variable ECUMENE_… of the environment."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from ecumene.players import LEVELS
from ecumene.table.errors import Complaint

KIB = 1024
ADDRESS = re.compile(r"\S+:\d{1,5}", re.ASCII)
MOST_PORT = 65535


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
    anonymous_body: int = 8 * KIB  # without a session or token
    record_body: int = 512 * KIB  # a whole record may be sent to /api/records
    depth: int = 32  # how deep JSON may be nested
    body_seconds: float = 10.0  # how long a body may take to arrive
    head_seconds: float = 10.0  # how long the head of a request may take
    connections: int = 2000  # at once, in all, sockets among them
    connections_of_address: int = 400  # of one address
    links: int = 1000  # sockets at once, in all
    links_of_one: int = 40  # sockets at once of one person
    links_of_address: int = 200  # never more than half of all
    bot_tables: int = 200  # where bots play among themselves at once, in all
    bot_tables_of_one: int = 20  # made by one person
    bot_tables_of_address: int = 60  # made by everybody at one address
    bot_table_hours: float = 24.0  # until a table of bots alone goes away; 0: never, as with all such times
    empty_table_hours: float = 24.0  # until a table that waits, and has one person or none, goes away
    import_days: float = 30.0  # until an analysis that nobody has touched goes away
    guest_tables: int = 30  # games in play that a guest may have
    guest_open_tables: int = 5  # tables that wait for players
    account_tables: int = 300  # the same two of an account
    account_open_tables: int = 20
    address_tables: int = 1000  # games in play that guests have made from one address
    address_open_tables: int = 60  # tables that wait for players, of everybody at one address
    guest_table_days: float = 30.0  # until a game in play among guests that nobody has touched goes away
    guest_game_days: float = 90.0  # until a finished game among guests does
    guest_days: float = 30.0  # until a guest without games who does not come any more is forgotten
    sweep_seconds: float = 3600.0  # how often all this is looked for; 0: never
    tables_waiting_for_bots: int = 10  # of one person at once, until no further one against bots is opened
    bot_workers: int = 2  # people for whom bots think at the same time
    bot_seconds: float = 20.0  # a bot that thinks longer is told to stop and plays the best it knows
    bot_pause: float = 0.0  # between two moves of bots, for people to follow
    bot_aside: float = 0.2  # how long a bot takes to say whether it steps in, with means and without
    hint_level: str = "master"  # who gives hints and explains moves: a level of the bots
    hint_seconds: float = 5.0  # how long it thinks at most
    hint_nodes: int = 0  # positions it tries at most; 0: as many as the level does
    snapshot_every: int = 16
    store_seconds: float = 1.0  # how often it is looked whether a copy was put in the place of the store
    tables_in_memory: int = 500
    tables_mb: int = 256  # memory for all of them
    replay_mb: int = 64  # memory for all games that somebody looks back at
    session_days: int = 180
    ping_seconds: float = 20.0
    metrics: str = ""  # where Prometheus is told numbers: host:port; empty: nowhere
    rates: float = 1.0  # all limits on how often, times this; 0 switches them off
    static: Path = Path(__file__).parent / "static"

    @property
    def database_url(self) -> str:
        """Return the database in use."""
        return self.database or default_database()

    @property
    def database_shown(self) -> str:
        """Return the database in use as it may be told to anybody: without its password."""
        try:
            return make_url(self.database_url).render_as_string(hide_password=True)
        except ArgumentError:
            return self.database_url


def from_environment(**given: Any) -> Settings:
    """Return settings with what the environment says, then what was given."""
    values: dict[str, Any] = {}
    for each in fields(Settings):
        text = os.environ.get(f"ECUMENE_{each.name.upper()}")
        if text is None:
            continue
        try:
            values[each.name] = _read(text, each.default)
        except ValueError:
            raise Complaint("setting", name=f"ECUMENE_{each.name.upper()}", given=text[:40]) from None
    settings = Settings(**(values | given))
    if settings.metrics and not _is_address(settings.metrics):
        raise Complaint("metrics", given=settings.metrics[:40])
    if settings.hint_level not in LEVELS:
        raise Complaint("bot", given=settings.hint_level[:40], right=", ".join(LEVELS))
    return settings


def _is_address(text: str) -> bool:
    return bool(ADDRESS.fullmatch(text)) and int(text.rpartition(":")[2]) <= MOST_PORT


def _read(text: str, default: object) -> Any:
    if isinstance(default, tuple):
        return tuple(word.strip() for word in text.split(",") if word.strip())
    return default.__class__(text) if isinstance(default, int | float | str | Path) else text
