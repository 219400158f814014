"""Running the command line as a person does: in a process of its own, with its own streams."""

from __future__ import annotations

import os
import subprocess
import sys

GAME = "age-of-civilization"


class Ran:
    """What a command left behind."""

    def __init__(self, done: subprocess.CompletedProcess[str]) -> None:
        self.code = done.returncode
        self.out = done.stdout
        self.err = done.stderr


def ecumene(*args: str, typed: str = "", lang: str = "en_US.UTF-8") -> Ran:
    env = {**os.environ, "LANG": lang, "LC_ALL": "", "LC_MESSAGES": "", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "ecumene.cli.main", *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        env=env,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return Ran(done)
