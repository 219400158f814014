"""What cannot be had is told in one line, and the program leaves with 2, as it does for a wrong argument."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from ecumene import Complaint
from ecumene.client import Refused

WRONG = 2
STOPPED = 130  # what a shell expects of a program that Ctrl-C has ended


class Wrong(Exception):  # noqa: N818 - what somebody asked for, not a fault
    """What an example cannot do, in words."""


@contextmanager
def plainly() -> Iterator[None]:
    """Say in one line what was wrong with the question: a bot, a game, a file, a server. Faults stay faults."""
    try:
        yield
    except (Wrong, Complaint, Refused) as wrong:
        raise SystemExit(say(str(wrong))) from None
    except OSError as wrong:
        raise SystemExit(say(f"{wrong.filename}: {wrong.strerror}" if wrong.filename else str(wrong))) from None
    except KeyboardInterrupt:
        raise SystemExit(STOPPED) from None


def say(line: str) -> int:
    """Print a line where complaints go; return the code to leave with."""
    print(" ".join(line.split()), file=sys.stderr)
    return WRONG
