"""Run tests, and those that failed once more, alone: what fails twice is wrong, what passes then is unsteady.

Hundreds of tests look at real browsers and servers while all cores are busy; one that came too late for another
program should be known by name, but must not hide whether the rest is right. Too many failures are no accident and
are not tried again.
"""

from __future__ import annotations

import subprocess
import sys

FAILED = 1  # how pytest ends when some tests failed
MANY = 8
ONCE_MORE = ["-n0", "--last-failed", "--last-failed-no-failures=none", f"--maxfail={MANY}", "-rA", "--no-header"]


def main(arguments: list[str]) -> int:
    """Return how pytest ended, the first time or the second."""
    command = [sys.executable, "-m", "pytest", *arguments]
    ended = subprocess.call([*command, f"--maxfail={MANY + 1}"])
    if ended != FAILED:
        return ended
    print("\nOnce more, one after the other, what failed:", flush=True)
    told = subprocess.run([*command, *ONCE_MORE], stdout=subprocess.PIPE, text=True, check=False)
    print(told.stdout, flush=True)
    return told.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
