"""Say plainly what a fresh machine lacks before the set-up begins."""

import importlib.util
import sys


def missing() -> list[str]:
    """Return one line for each thing that must be installed first."""
    lines = []
    if sys.version_info < (3, 11):  # noqa: UP036 - this very script runs on whatever is there
        lines.append(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            lines.append(f"Python's module '{module}' is missing: apt-get install python3-venv")
    return lines


if __name__ == "__main__":
    problems = missing()
    for line in problems:
        print(f"ecumene: {line}", file=sys.stderr)
    sys.exit(2 if problems else 0)
