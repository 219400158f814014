"""Compile the kernel, the games and the players with mypyc.

In place (`make fast`), the compiled modules lie beside their sources and are imported instead of them until
`make slow` removes them. With --out DIR the sources are copied to DIR first and stay as they are here; the tests
and the benchmark use that. One library for each package: calls inside it are direct, and an edit in one game
compiles that game alone. What was compiled is kept outside the clone too (tools/compile_cache.py).
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from functools import cache
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools import compile_cache  # noqa: E402 - a script finds its own repository first

SOURCE = ROOT / "src"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
COMPILED = [
    "ecumene/kernel/*.py",
    "ecumene/kernel/frames/*.py",
    "ecumene/games/*/**/*.py",
    "ecumene/players/**/*.py",
    "tests/toy/*.py",
]
# What compiled code is checked against: all that it imports.
WATCHED = [*COMPILED, "ecumene/kernel/laws/report.py", "ecumene/games/*.py", "ecumene/table/**/*.py"]
COPIED = {"ecumene": SOURCE / "ecumene", "tests/toy": ROOT / "tests" / "toy"}
TOOLS = ("mypy", "librt", "setuptools")
FLAGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")  # what else tells the C compiler what to do
CANNOT = 77  # how this ends where nothing can be compiled; mypyc ends with 1 or 2 where it fails
LEVEL = "1"  # nearly as fast as the higher ones, and built in two thirds of the time


def lacking() -> list[str]:
    """Return one line for each thing that must be installed first."""
    lines = []
    if shutil.which(c_compiler()) is None:
        lines.append(f"no C compiler ('{c_compiler()}'): apt-get install gcc python3-dev")
    elif not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        lines.append("Python's C headers are missing: apt-get install gcc python3-dev")
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        lines.append("mypyc is missing: make setup")
    return lines


def c_compiler() -> str:
    """Return the name of the C compiler."""
    named: str = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return named.split()[0]


def groups(root: Path) -> dict[str, list[str]]:
    """Return the modules to compile, as paths, by package.

    `__init__.py` stays as it is, for it only re-exports; so does a room without one, which is no game yet.
    """
    found: dict[str, list[str]] = {}
    for pattern in COMPILED:
        for path in sorted(root.glob(pattern)):
            name = path.relative_to(root)
            game = name.parts[1] == "games"
            package = name.parts[: 3 if game else 2]
            if path.name != "__init__.py" and (not game or root.joinpath(*package, "__init__.py").exists()):
                found.setdefault(".".join(package), []).append(name.as_posix())
    return found


def library(package: str) -> str:
    """Return the name of a package's library. Without dots: mypyc derives `__file__` from where it lies."""
    return package.replace(".", "_")


def libraries(root: Path) -> set[Path]:
    """Return the files that a complete build leaves behind."""
    made = {root / f"{library(package)}__mypyc{SUFFIX}" for package in groups(root)}
    return made | {root / (name[:-3] + SUFFIX) for names in groups(root).values() for name in names}


def hash_of(root: Path) -> str:
    """Return a hash of the sources and of everything else that decides what comes out.

    Where they lie is no part of it: the libraries hold no path.
    """
    seen = hashlib.sha256("\0".join(toolchain()).encode())
    seen.update(Path(__file__).read_bytes())
    for pattern in WATCHED:
        for path in sorted(root.glob(pattern)):
            seen.update(f"\0{path.relative_to(root)}\0".encode() + path.read_bytes())
    return seen.hexdigest()


@cache
def toolchain() -> tuple[str, ...]:
    """Return what compiles: versions and flags of Python, mypyc and the C compiler."""
    try:
        told = subprocess.run([c_compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        told = ""  # there is none, and nothing is compiled
    packages = [f"{each.name} {each.version}" for name in TOOLS for each in distributions(name=name)]
    flags = [f"{name}={os.environ.get(name)} {sysconfig.get_config_var(name)}" for name in FLAGS]
    return (sys.version, SUFFIX, platform.machine(), *platform.libc_ver(), told, LEVEL, *packages, *flags)


def is_current(root: Path, stamp: Path) -> bool:
    """Return whether the compiled modules belong to the sources as they are now."""
    return stamp.exists() and stamp.read_text() == hash_of(root) and all(path.exists() for path in libraries(root))


def copy_sources(out: Path) -> None:
    """Make the copy equal to the sources, touching only what differs."""
    for place, origin in COPIED.items():
        files = {
            p.relative_to(origin) for p in origin.rglob("*") if p.is_file() and p.suffix not in (".so", ".pyc")
        }
        for name in files:
            target = out / place / name
            if not target.exists() or target.read_bytes() != (origin / name).read_bytes():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(origin / name, target)
        for path in (out / place).rglob("*"):
            if (
                path.is_file()
                and path.suffix not in (".so", ".pyc")
                and path.relative_to(out / place) not in files
            ):
                path.unlink()
    (out / "tests" / "__init__.py").touch()


def ready(out: Path) -> bool:
    """Make the copy equal to the sources; return whether its compiled modules belong to them."""
    (out / ".work").mkdir(parents=True, exist_ok=True)
    with (out / ".work" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        copy_sources(out)
        return is_current(out, out / ".work" / "stamp")


def remove(root: Path, but: set[Path]) -> None:
    """Remove compiled modules; one whose source is gone would be imported all the same."""
    for path in [*root.glob("*.so"), *root.glob("ecumene/**/*.so"), *root.glob("tests/**/*.so")]:
        if path not in but:
            path.unlink()


def size(extension: Any) -> int:
    """Return how much there is to compile for a library."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def build(root: Path, work: Path, jobs: int) -> None:
    """Run mypyc, then the C compiler."""
    from mypyc.build import mypycify  # here, since lacking() must come first
    from setuptools import Distribution  # type: ignore[import-untyped]

    rooms = groups(root)
    print(f"compiling {sum(map(len, rooms.values()))} modules: {', '.join(rooms)}", flush=True)
    began = time.monotonic()
    os.chdir(root)
    flags = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", f"--cache-dir={work}/cache"]
    extensions = mypycify(
        [*flags, *(name for names in rooms.values() for name in names)],
        opt_level=LEVEL,
        debug_level="0",
        separate=[(names, library(package)) for package, names in rooms.items()],
        target_dir=str(work / "c"),
    )
    print(f"  {time.monotonic() - began:5.1f} s  translated to C", flush=True)
    extensions.sort(key=size, reverse=True)  # so that no large one is left for the end, when the other cores idle
    command = Distribution({"name": "ecumene", "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace = True
    command.parallel = jobs
    command.build_temp = str(work / "objects")
    command.build_lib = str(work / "lib")
    command.ensure_finalized()
    command.run()
    print(f"  {time.monotonic() - began:5.1f} s  compiled", flush=True)


def bring(root: Path, work: Path, jobs: int) -> None:
    """Bring the compiled modules of these sources: those that are there, those of another clone, or new ones."""
    stamp, key, wanted = work / "stamp", hash_of(root), libraries(root)
    if is_current(root, stamp):
        print("the compiled modules are up to date")
        return
    kept = compile_cache.folder()
    stamp.unlink(missing_ok=True)
    try:
        if compile_cache.fetch(kept, key, root, wanted):
            print(f"the compiled modules come from {kept}")
        else:
            build(root, work, jobs)
            if hash_of(root) == key:  # nobody has edited the sources meanwhile
                compile_cache.store(kept, key, root, wanted)
    except BaseException:
        remove(root, but=set())  # half of a build is worse than none
        raise
    remove(root, but=wanted)
    stamp.write_text(key)


def main() -> int:
    """Compile unless a stamp says that it was done already."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, metavar="DIR", help="copy the sources to DIR and compile there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers at a time")
    asked = parser.parse_args()
    problems = lacking()
    for line in problems:
        print(f"ecumene: {line}", file=sys.stderr)
    if problems:
        return CANNOT
    root = asked.out.resolve() if asked.out else SOURCE
    work = root / ".work" if asked.out else ROOT / "build" / "fast"
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if asked.out:
            copy_sources(root)
        bring(root, work, asked.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
