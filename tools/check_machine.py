"""Say plainly what a fresh machine lacks before the set-up begins.

With --tests, also what only the tests need: those are Debian's packages, installed where that is possible.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

# What the tests run for real, and the Debian package that brings it.
TEST_PROGRAMS = {
    "chromium": "chromium",
    "cc": "gcc",
    "git": "git",
}
PYTHON_HEADER = "python3-dev"


def missing() -> list[str]:
    """Return one line for each thing that must be installed first."""
    lines = []
    if sys.version_info < (3, 11):  # noqa: UP036 - this very script runs on whatever is there
        lines.append("Python 3.11 or newer is needed; this is %s." % sys.version.split()[0])  # noqa: UP031
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            lines.append("Python's module '%s' is missing: apt-get install python3-venv" % module)  # noqa: UP031
    return lines


def missing_packages() -> list[str]:
    """Return Debian's packages that the tests need and this machine lacks."""
    import sysconfig

    packages = [package for program, package in TEST_PROGRAMS.items() if shutil.which(program) is None]
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        packages.append(PYTHON_HEADER)
    if not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        packages.append("postgresql")
    return packages


def install(packages: list[str]) -> bool:
    """Install Debian's packages if this machine lets us; say whether that worked."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *packages]):
        if subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return True


def main(arguments: list[str]) -> int:
    """Print what is missing; the exit code says whether the set-up can go on."""
    problems = missing()
    if "--tests" in arguments and not problems:
        packages = missing_packages()
        if packages and not install(packages):
            problems.append("the tests need Debian's packages: apt-get install " + " ".join(packages))
    for line in problems:
        print("ecumene: " + line, file=sys.stderr)
    return 2 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
