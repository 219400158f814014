"""A real server in a process of its own, that can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

import httpx


def free_port() -> int:
    """Return a port that nobody listens on, none that the machine gives to clients: while a server is down, one
    of those who knock would be given its place.
    """
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", SystemRandom().randrange(10_000, 32_000)))
            return int(probe.getsockname()[1])


class Machine:
    """`ecumene serve` on one port and one database, started as often as it is killed."""

    def __init__(self, database: str, log: Path, program: str = "ecumene.cli.main", **more: str) -> None:
        self.database = database
        self.log = log
        self.program = program
        self.more = more
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, seconds: float = 60.0) -> float:
        """Start, and return how long it took until the server answered."""
        began = time.monotonic()
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--no-browser"]
        environment = {**os.environ, "ECUMENE_RATES": "0", "ECUMENE_SNAPSHOT_EVERY": "7", **self.more}
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
        while True:
            try:
                httpx.get(f"{self.url}/api/tables", timeout=5).raise_for_status()
                return time.monotonic() - began
            except httpx.HTTPError:
                if time.monotonic() - began > seconds or self.process.poll() is not None:
                    raise AssertionError(self.log.read_text()[-2000:]) from None
                time.sleep(0.02)

    def kill(self) -> None:
        """Pull the plug."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        """Stop the server if it still runs."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
