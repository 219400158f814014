"""Compiled modules play exactly like interpreted ones. `make test` compiles them before; so does this."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import needs
from tools import compile as tool

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"


@pytest.fixture(scope="session")
def compiled() -> Path:
    """Return the folder of compiled modules; without a C compiler there is nothing to test."""
    done = subprocess.run(
        [sys.executable, tool.__file__, "--out", str(COMPILED)], capture_output=True, text=True, check=False
    )
    if done.returncode == 2:
        needs.lacks(done.stderr)
    assert done.returncode == 0, done.stdout + done.stderr
    return COMPILED


def probe(what: str, source: Path, stdin: str = "", hash_seed: int = 0) -> Any:
    """Run tests/probe.py with the modules of one folder."""
    path = os.pathsep.join([str(source), str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-P", str(ROOT / "tests" / "probe.py"), what]  # -P: imports come from `source`
    done = subprocess.run(
        command, input=stdin, env=environment, cwd=source, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="session")
def interpreted() -> Path:
    """Return the folder of the sources, unless they are hidden behind compiled modules."""
    if list((ROOT / "src").glob("*.so")):
        needs.lacks("the modules are compiled in place; `make slow` first")
    return ROOT


@pytest.fixture(scope="session")
def records(interpreted: Path) -> list[str]:
    """Return records of games played by interpreted modules."""
    made: list[str] = probe("records", interpreted)
    return made


def test_the_compiled_modules_are_the_ones_imported(compiled: Path) -> None:
    files = probe("files", compiled)
    assert {"ecumene.kernel.frame", "ecumene.kernel.luck", "tests.toy.turn"} <= set(files)
    assert [name for name, file in files.items() if not file.endswith(".so")] == []
    assert all(file.startswith(str(compiled)) for file in files.values())


def test_the_same_seed_gives_the_same_record_compiled(compiled: Path, records: list[str]) -> None:
    assert probe("records", compiled, hash_seed=11) == records


def test_the_same_seed_gives_the_same_record_under_any_hash_seed(interpreted: Path, records: list[str]) -> None:
    assert probe("records", interpreted, hash_seed=12) == records


def test_records_made_interpreted_replay_compiled(compiled: Path, records: list[str]) -> None:
    assert probe("again", compiled, json.dumps(records), hash_seed=13) == records


def test_records_made_compiled_replay_interpreted(compiled: Path, interpreted: Path) -> None:
    made = probe("records", compiled)
    assert probe("again", interpreted, json.dumps(made), hash_seed=14) == made


def test_compiled_games_keep_the_laws(compiled: Path) -> None:
    assert probe("laws", compiled) > 0


def test_modules_compiled_in_place_are_not_older_than_their_sources() -> None:
    """After `make fast` an edit has no effect until the next `make fast` or `make slow`."""
    stamp = ROOT / "build" / "fast" / "stamp"
    stale = list((ROOT / "src").glob("*.so")) and not tool.is_current(tool.SOURCE, stamp)
    assert not stale, "compiled modules are stale: run `make fast` or `make slow`"
