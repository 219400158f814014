"""Compiled modules of known sources are taken from a cache; what is damaged or of other sources never is."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.tools.test_compile import write
from tools import compile as tool
from tools import compile_cache as kept

FRAME = "ecumene/kernel/frame.py"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv(kept.FOLDER, str(tmp_path / "cache"))
    found = kept.folder()
    assert found == tmp_path / "cache" / "compiled"
    return found


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """What was compiled; the library of a module holds its source."""
    seen: list[Path] = []

    def build(root: Path, work: Path, jobs: int) -> None:
        for path in tool.libraries(root):
            source = root / (path.relative_to(root).as_posix().removesuffix(tool.SUFFIX) + ".py")
            path.write_bytes(source.read_bytes() if source.exists() else b"library")
        seen.append(root)

    monkeypatch.setattr(tool, "build", build)
    return seen


def clone(folder: Path, text: str = "x = 1\n") -> Path:
    """Return a clone with one module to compile."""
    write(folder, "ecumene/games/__init__.py", FRAME)
    (folder / FRAME).write_text(text)
    (folder / ".work").mkdir(exist_ok=True)
    return folder


def bring(root: Path) -> bytes:
    """Compile or fetch; return the library of the module."""
    tool.bring(root, root / ".work", 1)
    assert tool.is_current(root, root / ".work" / "stamp")
    return (root / FRAME).with_name(f"frame{tool.SUFFIX}").read_bytes()


def test_another_clone_of_the_same_sources_compiles_nothing(
    cache: Path, built: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = clone(tmp_path / "one"), clone(tmp_path / "two")
    assert bring(one) == bring(two) == b"x = 1\n"
    assert built == [one] and str(cache) in capsys.readouterr().out


def test_other_sources_are_compiled(cache: Path, built: list[Path], tmp_path: Path) -> None:
    one, two = clone(tmp_path / "one"), clone(tmp_path / "two", "x = 2\n")
    assert (bring(one), bring(two)) == (b"x = 1\n", b"x = 2\n")
    assert built == [one, two] and len(list(cache.iterdir())) == 2


@pytest.mark.parametrize("change", ["sys.version", "LEVEL", "CFLAGS"])
def test_other_tools_compile_anew(
    cache: Path, built: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    bring(clone(tmp_path / "one"))
    tool.toolchain.cache_clear()
    if change == "CFLAGS":
        monkeypatch.setenv(change, "-O9")
    else:
        monkeypatch.setattr(f"tools.compile.{change}", "another")
    try:
        bring(clone(tmp_path / "two"))
    finally:
        tool.toolchain.cache_clear()
    assert len(built) == 2


def test_another_c_compiler_is_another_tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = tmp_path / "cc"
    told = []
    for version in ("1.0", "1.1"):
        compiler.write_text(f"#!/bin/sh\necho {version}\n")
        compiler.chmod(0o700)
        monkeypatch.setenv("CC", str(compiler))
        tool.toolchain.cache_clear()
        told.append(tool.toolchain())
    tool.toolchain.cache_clear()
    assert told[0] != told[1]


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def flip(content: bytes) -> bytes:
    return content[:-20] + bytes([content[-20] ^ 1]) + content[-19:]


@pytest.mark.parametrize("damage", [cut, flip, lambda content: b"", lambda content: b"no entry at all" * 9])
def test_a_damaged_entry_is_replaced(cache: Path, built: list[Path], tmp_path: Path, damage: object) -> None:
    bring(clone(tmp_path / "one"))
    (entry,) = cache.iterdir()
    sound = entry.read_bytes()
    assert callable(damage)
    entry.write_bytes(damage(sound))
    assert bring(clone(tmp_path / "two")) == b"x = 1\n"
    assert len(built) == 2 and kept.unpack(entry.read_bytes()) == kept.unpack(sound)


def test_an_entry_with_other_libraries_is_not_used(cache: Path, built: list[Path], tmp_path: Path) -> None:
    one = clone(tmp_path / "one")
    bring(one)
    (entry,) = cache.iterdir()
    some = sorted(tool.libraries(one))[:1]
    entry.write_bytes(kept.pack(one, set(some)))  # its checksum is right
    bring(clone(tmp_path / "two"))
    assert len(built) == 2
    entry.write_bytes(kept.pack(one, set()))
    assert not kept.fetch(cache, tool.hash_of(one), one, tool.libraries(one)) and not entry.exists()


def test_sources_that_were_edited_during_the_build_are_not_kept(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def build(root: Path, work: Path, jobs: int) -> None:
        (root / FRAME).write_text("x = 'edited'\n")
        for path in tool.libraries(root):
            path.write_bytes(b"edited")

    monkeypatch.setattr(tool, "build", build)
    root = clone(tmp_path / "one")
    tool.bring(root, root / ".work", 1)
    assert not cache.exists() and not tool.is_current(root, root / ".work" / "stamp")


def test_many_store_the_same_at_once(cache: Path, tmp_path: Path) -> None:
    roots = [clone(tmp_path / str(number)) for number in range(8)]
    for root in roots:
        for path in tool.libraries(root):
            path.write_bytes(os.urandom(200_000))  # whoever is last, an entry is whole

    def keep(root: Path) -> bool:
        kept.store(cache, "key", root, tool.libraries(root))
        return kept.fetch(cache, "key", tmp_path / f"to-{root.name}", wanted(tmp_path / f"to-{root.name}", root))

    def wanted(there: Path, root: Path) -> set[Path]:
        return {there / path.relative_to(root) for path in tool.libraries(root)}

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(keep, roots))
    assert [path.name for path in cache.iterdir()] == ["key" + kept.SUFFIX]


def test_only_the_last_used_are_kept(cache: Path, tmp_path: Path) -> None:
    root = clone(tmp_path / "one")
    cache.mkdir(parents=True)
    for number in range(kept.KEPT + 2):
        entry = cache / f"{number}{kept.SUFFIX}"
        entry.write_bytes(kept.pack(root, {root / FRAME}))
        os.utime(entry, (1000 + number, 1000 + number))
    (cache / f"left{kept.PARTIAL}").touch()
    os.utime(cache / f"left{kept.PARTIAL}", (1000, 1000))
    (cache / f"written-now{kept.PARTIAL}").touch()
    assert kept.fetch(cache, "0", root, {root / FRAME})  # the oldest, but it is of use
    kept.prune(cache)
    last = {f"{number}{kept.SUFFIX}" for number in (0, *range(3, kept.KEPT + 2))}
    assert {path.name for path in cache.iterdir()} == {*last, f"written-now{kept.PARTIAL}"}


def test_a_cache_that_cannot_be_written_to_fails_nothing(
    built: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cache").write_text("a file, no folder")
    monkeypatch.setenv(kept.FOLDER, str(tmp_path / "cache"))
    assert bring(clone(tmp_path / "one")) == b"x = 1\n"
    assert "not kept" in capsys.readouterr().out


def test_the_cache_can_be_elsewhere_or_nowhere(
    built: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(kept.FOLDER, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert kept.folder() == tmp_path / "ecumene" / "compiled"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert kept.folder() == tmp_path / "home" / ".cache" / "ecumene" / "compiled"
    monkeypatch.setenv(kept.FOLDER, "")
    assert kept.folder() is None
    bring(clone(tmp_path / "one"))
    assert built and not (tmp_path / "home").exists()


def imports(path: Path) -> set[str]:
    """Return the modules that a module imports, and what may be modules."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found


def test_the_hash_covers_all_that_compiled_modules_import() -> None:
    """A module that is imported, but not hashed, could change and leave a stale library in use."""
    watched = {path for pattern in tool.WATCHED for path in tool.SOURCE.glob(pattern)}
    todo = {path for pattern in tool.COMPILED for path in tool.SOURCE.glob(pattern)}
    seen: set[Path] = set()
    while todo:
        path = todo.pop()
        seen.add(path)
        for name in imports(path):
            place = tool.SOURCE.joinpath(*name.split("."))
            found = {each for each in (place.with_suffix(".py"), place / "__init__.py") if each.is_file()}
            todo |= found - seen
    ours = {path for path in seen if path.is_relative_to(tool.SOURCE / "ecumene")}
    assert sorted(str(path) for path in ours - watched) == []


def test_the_script_finds_its_cache_from_anywhere(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-P", tool.__file__, "--help"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
