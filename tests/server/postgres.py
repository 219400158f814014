"""A throw-away PostgreSQL cluster from Debian's packages, started and stopped by the tests themselves."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Generator
from pathlib import Path

import psycopg

VERSIONS = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
BIN = VERSIONS[-1].parent if VERSIONS else None


def as_postgres(command: list[str]) -> None:
    """Run a command as somebody who is not root: the cluster insists on it."""
    if os.geteuid() == 0:
        command = ["runuser", "-u", "postgres", "--", *command]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=60)


def cluster(careful: bool = False) -> Generator[str, None, None]:
    """Yield the address of a running cluster, listening on a socket file only; careful: it waits for its disk."""
    assert BIN is not None
    folder = Path(tempfile.mkdtemp(prefix="ecumene-pg-"))
    user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data = folder / "data"
    try:
        as_postgres([f"{BIN}/initdb", "-D", str(data), "-A", "trust", "-U", user, "--no-sync", "-E", "UTF8"])
        options = f"-c listen_addresses='' -k {folder} -c max_connections=60 -c shared_buffers=16MB"
        options += f" -c fsync={'on' if careful else 'off'}"
        log = str(folder / "log")
        as_postgres([f"{BIN}/pg_ctl", "-D", str(data), "-l", log, "-w", "-o", options, "start"])
        try:
            yield f"{user}@/{{name}}?host={folder}"
        finally:
            as_postgres([f"{BIN}/pg_ctl", "-D", str(data), "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(address: str, name: str) -> str:
    """Make an empty schema, which is a database for all that we know, and return its URL."""
    with psycopg.connect("postgresql://" + address.format(name="postgres"), autocommit=True) as db:
        db.execute(f'CREATE SCHEMA "{name}"')
    return "postgresql+psycopg://" + address.format(name="postgres") + f"&options=-csearch_path%3D{name}"
