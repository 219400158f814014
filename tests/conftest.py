"""How the suite runs: on compiled modules where `make test` built them, the quick before the long, timed."""

from __future__ import annotations

import gc
import json
import os
import sys
from collections import defaultdict
from pathlib import Path
from time import monotonic

import pytest
from hypothesis import HealthCheck, settings

from tools import compile as compiler

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
WANTED = "ECUMENE_TEST_COMPILED"  # set by `make test`; by hand the sources themselves are tested
RECORD = ROOT / "build" / "durations.json"
SLOWER = 5  # what compiled modules did in a second takes the sources about so many
QUICK = 0.5  # seconds: what took longer the last time is not for `make quick`, which tests the sources
ANSWER = 75  # seconds of a quiet core that `make quick` tests: with lint and collecting two minutes
TYPICAL = 0.02  # seconds of a test that is too short to be recorded
UNKNOWN = (
    "tests/browser/",
    "tests/arena/test_ray.py",
    "tests/conformance/test_toy_laws.py",
    "tests/server/test_kill.py",
    "tests/server/test_sealing_under_kills.py",
    "tests/server/test_secrets.py",
    "tests/test_docs.py",
    "tests/test_compiled.py",
)
"""What `make quick` leaves out before anything was recorded."""
PAGES = "tests/test_docs.py::test_everything_on_the_page"
BUDGET = 150  # seconds of tests for one game, on two quiet cores
SHOWN = 10
GARBAGE = (20_000, 10, 10)
"""When garbage is looked for: after so many new objects, and how many times that among older ones."""
SOAKING = "ECUMENE_SOAK" in os.environ  # set by `make soak`
KIT = ("tests/conformance/", "tests/browser/test_stand_in_board.py")

_seconds: dict[str, float] = defaultdict(float)
_clock = {"began": 0.0}


settings.register_profile("ecumene", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ecumene")  # no test depends on how busy the machine is


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what took long the last time")


def take_compiled() -> None:
    """Take the compiled modules, here and in every process that a test starts."""
    if os.environ.get(WANTED) and compiler.ready(COMPILED):
        if "ecumene" in sys.modules and not in_compiled(sys.modules["ecumene"].__file__):
            raise RuntimeError("the sources were imported before the compiled modules could be")
        sys.path.insert(0, str(COMPILED))
        known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        if str(COMPILED) not in known:
            os.environ["PYTHONPATH"] = os.pathsep.join([str(COMPILED), *filter(None, known)])


def in_compiled(file: str | None) -> bool:
    """Tell whether a module lies among the compiled ones."""
    return file is not None and Path(file).is_relative_to(COMPILED)


take_compiled()  # now: the conftest.py of a folder that is asked for by name is imported before any hook is called


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin the long ones last, so that what is wrong is mostly told early; but pages, of which each is done from
    top to bottom by one worker, first: the others go on beside it.
    """
    items.sort(key=lambda item: (item.get_closest_marker("long") is not None, not item.nodeid.startswith(PAGES)))
    leave_out(config, items, [item for item in items if item.get_closest_marker("soak") and not SOAKING])
    if not config.getoption("--quick"):
        return
    kept = quickest(items, recorded())
    leave_out(config, items, [item for item in items if item.nodeid not in kept])
    items.sort(key=turn_in_file(items).__getitem__)


def leave_out(config: pytest.Config, items: list[pytest.Item], some: list[pytest.Item]) -> None:
    """Do without some tests, and say so."""
    if some:
        config.hook.pytest_deselected(items=some)
        items[:] = [item for item in items if item not in some]


def turn_in_file(items: list[pytest.Item]) -> dict[pytest.Item, int]:
    """Return the place of each test in its file: the first of every file, then the second, so that if time ends
    early something of everything was tested.
    """
    seen: dict[str, int] = defaultdict(int)
    turns: dict[pytest.Item, int] = {}
    for item in items:
        file = item.nodeid.partition("::")[0]
        turns[item] = seen[file]
        seen[file] += 1
    return turns


def pytest_collection_finish(session: pytest.Session) -> None:
    collect_garbage_rarely()
    _clock["began"] = monotonic()


def collect_garbage_rarely() -> None:
    """Look for garbage rarely, and never among the modules: that took a seventh of the time of all tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Begin nothing more when the time of `make quick` is over: on a slow machine, or with nothing recorded."""
    late = item.config.getoption("--quick") and monotonic() - _clock["began"] > ANSWER
    return True if late else None


def quickest(items: list[pytest.Item], known: dict[str, float]) -> set[str]:
    """Return the tests of `make quick`: those that are quick, the quickest first, as long as there is time."""
    left = float(ANSWER * (os.cpu_count() or 1))
    kept: set[str] = set()
    quick = [item.nodeid for item in items if is_quick(item, known)]
    for test in sorted(quick, key=lambda test: known.get(test, 0.0)):
        left -= known.get(test, TYPICAL)
        if left >= 0:
            kept.add(test)
    return kept


def is_quick(item: pytest.Item, known: dict[str, float]) -> bool:
    """Tell whether a test took less than half a second the last time, or seems to."""
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
    """Record what each test took, or would take from the sources, and tell where the time goes; nothing fails
    for being slow.
    """
    if hasattr(config, "workerinput") or not _seconds:
        return
    compiled = str(COMPILED) in sys.path
    times = SLOWER if compiled else 1
    known = {**recorded(), **{test: round(taken * times, 2) for test, taken in _seconds.items()}}
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.write_text(json.dumps({test: taken for test, taken in sorted(known.items()) if taken >= 0.1}, indent=0))
    tell_kit(terminalreporter)
    if config.getoption("--quick"):
        terminalreporter.write_line(f"{len(_seconds)} tests in the time there was; make test does all")
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


def tell_kit(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what the kit that every game goes through took for each, where all of it was run."""
    kit = {test: taken for test, taken in _seconds.items() if test.startswith(KIT)}
    if {test.partition("::")[0] for test in kit} >= {f"{path.relative_to(ROOT)}" for path in kit_files()}:
        for game in [*(room for room in rooms() if is_on_shelf(room)), "toy"]:
            taken = sum(each for test, each in kit.items() if f"[{game}" in test.replace("-", "_"))
            terminalreporter.write_line(f"{taken:7.0f} s  the kit for {game}, of {2 * BUDGET} on two cores")


def kit_files() -> list[Path]:
    """Return the files of the kit; the stand-in board in the browser is one of them."""
    return [*sorted((ROOT / "tests" / "conformance").glob("test_*.py")), ROOT / KIT[1]]


def rooms() -> list[str]:
    """Return the folders of all games, of those in the making too."""
    return sorted(path.parent.name for path in (ROOT / "src" / "ecumene" / "games").glob("*/rules.toml"))


def is_on_shelf(room: str) -> bool:
    """Tell whether a room is a game: in the making it has no `__init__.py`, and the kit does not take it."""
    return (ROOT / "src" / "ecumene" / "games" / room / "__init__.py").is_file()
