"""A throw-away PostgreSQL cluster from Debian's packages, started and stopped by the tests themselves."""

from __future__ import annotations

import os
import pwd
import re
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
        with (data / "postgresql.conf").open("a") as options:
            options.write(f"listen_addresses=''\nunix_socket_directories='{folder}'\nmax_connections=60\n")
            options.write(f"shared_buffers=16MB\nfsync={'on' if careful else 'off'}\n")
        start(folder)
        try:
            yield f"{user}@/{{name}}?host={folder}"
        finally:
            stop(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def start(folder: Path) -> None:
    """Start a cluster and wait until it answers."""
    as_postgres([f"{BIN}/pg_ctl", "-D", str(folder / "data"), "-l", str(folder / "log"), "-w", "start"])


def stop(folder: Path) -> None:
    """Stop a cluster as if its machine had lost power."""
    as_postgres([f"{BIN}/pg_ctl", "-D", str(folder / "data"), "-m", "immediate", "-w", "stop"])


def folder_of(address: str) -> Path:
    """Return the folder of the cluster of an address or URL."""
    return Path(re.search(r"host=([^&]+)", address)[1])  # type: ignore[index]


def new_database(address: str, name: str) -> str:
    """Make an empty schema, which is a database for all that we know, and return its URL."""
    with psycopg.connect("postgresql://" + address.format(name="postgres"), autocommit=True) as db:
        db.execute(f'CREATE SCHEMA "{name}"')
    return "postgresql+psycopg://" + address.format(name="postgres") + f"&options=-csearch_path%3D{name}"
