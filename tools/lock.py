"""Pin every installed package into requirements.lock, the one lock file for Python."""

import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).parent.parent / "requirements.lock"


def main() -> None:
    """Write what is installed now, without the project itself."""
    command = [sys.executable, "-m", "pip", "freeze", "--exclude-editable", "--exclude", "ecumene"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    LOCK.write_text("\n".join(sorted(line for line in lines if "==" in line)) + "\n")


if __name__ == "__main__":
    main()
