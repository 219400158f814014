"""Pin packages: all that developers have in requirements.lock, what players need in requirements-run.lock.

The second is the first without what `ecumene` does not import when it serves and plays (see run_time.py). It is
installed without asking for more, so that a player's machine gets nothing else.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements.lock"
RUN_LOCK = ROOT / "requirements-run.lock"
RUN_TIME = Path(__file__).parent / "run_time.py"


def canonical(line: str) -> str:
    """Return the name of the package that a line pins."""
    return line.partition("==")[0].replace("_", "-").replace(".", "-").lower()


def main() -> None:
    """Write what is installed now, without the project itself."""
    command = [sys.executable, "-m", "pip", "freeze", "--exclude-editable", "--exclude", "ecumene"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    pinned = sorted(line for line in lines if "==" in line)
    LOCK.write_text("\n".join(pinned) + "\n")
    needed = imported()
    RUN_LOCK.write_text("\n".join(line for line in pinned if canonical(line) in needed) + "\n")


def imported() -> set[str]:
    """Return the packages that are imported, found out in a process of its own."""
    done = subprocess.run([sys.executable, str(RUN_TIME)], check=True, capture_output=True, text=True)
    return set(done.stdout.split())


if __name__ == "__main__":
    main()
