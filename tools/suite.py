"""Run tests, then those that failed once more, alone: what fails twice is wrong, what passes then is flaky.

Hundreds of tests use real browsers and servers while all cores are busy, so one late answer must not hide whether
the rest is right. A flaky test is recorded in tests/flaky.toml with its cause, once that is fixed. The first time,
the run passes and prints what to record; if a recorded test is flaky again, its cause was not fixed and the run
fails. Many failures are no accident and are not retried.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from datetime import date
from pathlib import Path

FAILED = 1  # how pytest ends when some tests failed
MANY = 8
ONCE_MORE = ["-n0", "--last-failed", "--last-failed-no-failures=none", f"--maxfail={MANY}", "-rA", "--no-header"]
RECORD = Path("tests/flaky.toml")
FAILURES = Path(".pytest_cache/v/cache/lastfailed")


@dataclass(frozen=True)
class Flaky:
    """A test that failed and then passed alone, when it did so, and why."""

    test: str
    date: date
    cause: str


def recorded(path: Path = RECORD) -> list[Flaky]:
    """Return the flaky tests that the repository knows of."""
    if not path.is_file():
        return []
    return [Flaky(**row) for row in tomllib.loads(path.read_text(encoding="utf-8")).get("flaky", [])]


def failures() -> set[str]:
    """Return the tests that failed when they ran last."""
    try:
        return set(json.loads(FAILURES.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return set()


def function(test: str) -> str:
    """Return a test without its parameters: what is flaky with one is flaky with the others."""
    return test.partition("[")[0]


def report(flaky: list[str], known: list[Flaky]) -> int:
    """Say which tests are flaky; return 1 if a recorded one is among them."""
    again = [(test, old) for test in flaky for old in known if function(test) == function(old.test)]
    fresh = [test for test in flaky if not any(test == seen for seen, _ in again)]
    for test, old in again:
        print(f"FLAKY AGAIN: {test}\n  recorded on {old.date}, and not fixed: {old.cause}")
    if fresh:
        print(f"FLAKY: failed, then passed alone. Find the cause, fix it, and record it in {RECORD}:")
    for test in fresh:
        quoted = json.dumps(test, ensure_ascii=False)
        print(f'\n[[flaky]]\ntest = {quoted}\ndate = {date.today()}\ncause = ""')
    sys.stdout.flush()
    return 1 if again else 0


def main(arguments: list[str]) -> int:
    """Return how pytest ended, the first time or the second; 1 if a recorded test is flaky again."""
    known = recorded()
    command = [sys.executable, "-m", "pytest", *arguments]
    ended = subprocess.call([*command, f"--maxfail={MANY + 1}"])
    if ended != FAILED:
        return ended
    before = failures()
    print("\nOnce more, one after the other, what failed:", flush=True)
    told = subprocess.run([*command, *ONCE_MORE], stdout=subprocess.PIPE, text=True, check=False)
    print(told.stdout, flush=True)
    again = report(sorted(before - failures()), known)  # also when others failed twice
    return told.returncode or again


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
