"""Run commands side by side: most of what comes before the tests keeps one core busy, or waits for a disk.

Each word is a command of the shell. What one prints is shown when it is done; as soon as one fails the others are
ended, and so is this.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from typing import IO

LOOK = 0.05  # seconds


class Running:
    """A command, and what it has printed so far."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed when it is told
        self.process = subprocess.Popen(
            ["sh", "-c", command], stdout=self.said, stderr=subprocess.STDOUT, start_new_session=True
        )

    def tell(self) -> None:
        """Show the command and what it printed."""
        self.said.seek(0)
        print(self.command, flush=True)
        sys.stdout.buffer.write(self.said.read())
        sys.stdout.flush()
        self.said.close()

    def end(self) -> None:
        """End the command, and whatever it has started."""
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()


def together(commands: list[str]) -> int:
    """Run commands side by side; return 0, or the exit code of the first that failed."""
    running = [Running(command) for command in commands]
    try:
        while running:
            done = next((one for one in running if one.process.poll() is not None), None)
            if done is None:
                time.sleep(LOOK)
                continue
            running.remove(done)
            done.tell()
            if done.process.returncode:
                return done.process.returncode
        return 0
    finally:
        for one in running:
            one.end()


if __name__ == "__main__":
    sys.exit(together(sys.argv[1:]))
