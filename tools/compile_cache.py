"""Keep compiled modules outside the clone, so that a new clone of known sources compiles nothing.

An entry is one file, named by a hash of everything that decides what comes out: the sources, Python, mypyc, the C
compiler and its flags. It holds the libraries and their checksum. It is written aside and renamed, so that nobody
reads half of it. A damaged entry, or one without exactly the libraries asked for, is removed and not used.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import tarfile
import tempfile
import time
from pathlib import Path

KEPT = 8  # entries of about 8 MB each: some branches, or some versions of Python
SUFFIX = ".tar.gz"
PARTIAL = ".partial"
ABANDONED = 24 * 3600  # seconds: a partial file as old as this belongs to nobody
FOLDER = "ECUMENE_CACHE"
"""Names another folder; empty means none."""


def folder() -> Path | None:
    """Return where entries are kept, or None if the user wants none."""
    named = os.environ.get(FOLDER)
    if named is not None:
        return Path(named) / "compiled" if named else None
    home = os.environ.get("XDG_CACHE_HOME")
    try:
        base = Path(home) if home and Path(home).is_absolute() else Path.home() / ".cache"
    except RuntimeError:  # nobody's home is known
        return None
    return base / "ecumene" / "compiled"


def fetch(cache: Path | None, key: str, root: Path, wanted: set[Path]) -> bool:
    """Copy the libraries of an entry to where they belong; return whether there was a sound entry."""
    if cache is None:
        return False
    entry = cache / (key + SUFFIX)
    try:
        found = unpack(entry.read_bytes())
    except OSError:
        return False
    except ValueError:
        found = {}
    if {root / name for name in found} != wanted:
        discard(entry)
        return False
    for name, content in found.items():
        target = root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)  # a library that a process has loaded must not change under it
        target.write_bytes(content)
    with contextlib.suppress(OSError):
        os.utime(entry)  # it was of use
    return True


def store(cache: Path | None, key: str, root: Path, made: set[Path]) -> None:
    """Keep libraries for other clones; a cache that cannot be written to is no reason to fail."""
    if cache is None:
        return
    try:
        cache.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle, partial = tempfile.mkstemp(dir=cache, suffix=PARTIAL)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(pack(root, made))
            os.replace(partial, cache / (key + SUFFIX))
        except BaseException:
            discard(Path(partial))
            raise
        prune(cache)
    except OSError as error:
        print(f"ecumene: the compiled modules are not kept for other clones: {error}")


def pack(root: Path, made: set[Path]) -> bytes:
    """Return the content of an entry: a checksum, then the packed libraries."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz", compresslevel=3) as tar:
        for path in sorted(made):
            tar.add(path, path.relative_to(root).as_posix())
    return hashlib.sha256(packed.getvalue()).digest() + packed.getvalue()


def unpack(entry: bytes) -> dict[str, bytes]:
    """Return the libraries of an entry by name; ValueError if it is damaged."""
    length = hashlib.sha256().digest_size
    checksum, packed = entry[:length], entry[length:]
    if hashlib.sha256(packed).digest() != checksum:
        raise ValueError("the entry is damaged")
    found: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(packed), mode="r:gz") as tar:
        for member in tar:
            content = tar.extractfile(member)
            if content is None:
                raise ValueError(f"{member.name} is no file")
            found[member.name] = content.read()
    return found


def prune(cache: Path) -> None:
    """Remove all entries but the last ones used, and partial files that were left behind."""
    entries = sorted(cache.glob("*" + SUFFIX), key=age)
    abandoned = [path for path in cache.glob("*" + PARTIAL) if age(path) > ABANDONED]
    for path in [*entries[KEPT:], *abandoned]:
        discard(path)


def age(path: Path) -> float:
    """Return for how many seconds a file was not used; another process may have removed it."""
    try:
        return time.time() - path.stat().st_mtime
    except OSError:
        return float("inf")


def discard(path: Path) -> None:
    """Remove a file, if it is there and can be removed."""
    with contextlib.suppress(OSError):
        path.unlink()
