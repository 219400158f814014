"""How the suite runs: on compiled modules where `make test` built them, the quick before the long, timed."""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tools import compile as compiler

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
WANTED = "ECUMENE_TEST_COMPILED"  # set by `make test`; by hand the sources themselves are tested
RECORD = ROOT / "build" / "durations.json"
QUICK = 1.0  # seconds: what took longer the last time is not for `make quick`
UNKNOWN = ("tests/browser/", "tests/arena/test_ray.py", "tests/test_docs.py", "tests/test_compiled.py")
"""What `make quick` leaves out before anything was recorded."""
BUDGET = 150  # seconds of tests for one game, on two quiet cores
SHOWN = 10

_seconds: dict[str, float] = defaultdict(float)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what took long the last time")


def pytest_configure(config: pytest.Config) -> None:
    """Take the compiled modules, here and in every process that a test starts."""
    if os.environ.get(WANTED) and "ecumene" not in sys.modules and compiler.ready(COMPILED):
        sys.path.insert(0, str(COMPILED))
        known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        if str(COMPILED) not in known:
            os.environ["PYTHONPATH"] = os.pathsep.join([str(COMPILED), *filter(None, known)])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin the long ones last, so that what is wrong is mostly told early."""
    items.sort(key=lambda item: item.get_closest_marker("long") is not None)
    if not config.getoption("--quick"):
        return
    known = recorded()
    slow = [item for item in items if not is_quick(item, known)]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if is_quick(item, known)]


def is_quick(item: pytest.Item, known: dict[str, float]) -> bool:
    """Tell whether a test took less than a second the last time, or seems to."""
    if item.get_closest_marker("long") is not None:
        return False
    return known.get(item.nodeid, QUICK + 1 if item.nodeid.startswith(UNKNOWN) else 0.0) <= QUICK


def recorded() -> dict[str, float]:
    """Return the seconds of each test that took some, from the last time it ran here."""
    try:
        found: dict[str, float] = json.loads(RECORD.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Record what each test took, and tell where the time goes; nothing fails for being slow."""
    if hasattr(config, "workerinput") or not _seconds:
        return
    known = {**recorded(), **{test: round(taken, 2) for test, taken in _seconds.items()}}
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.write_text(json.dumps({test: taken for test, taken in sorted(known.items()) if taken >= 0.1}, indent=0))
    if len(_seconds) < 1000:
        return
    files: dict[str, float] = defaultdict(float)
    games: dict[str, float] = defaultdict(float)
    for test, taken in _seconds.items():
        files[test.partition("::")[0]] += taken
        for game in rooms():
            if game in test.replace("-", "_"):
                games[game] += taken
    line = terminalreporter.write_line
    for file, taken in sorted(files.items(), key=lambda row: -row[1])[:SHOWN]:
        line(f"{taken:7.0f} s  {file}")
    for game, taken in sorted(games.items()):
        line(f"{taken:7.0f} s  {game}, of {2 * BUDGET} that a game has on two cores")


def rooms() -> list[str]:
    """Return the folders of all games."""
    return sorted(path.parent.name for path in (ROOT / "src" / "ecumene" / "games").glob("*/rules.toml"))
