"""Tests wait for what should appear: a fixed time is too long on most machines and too short on one.

`asyncio.sleep(0)` only lets others run, and is no wait.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SLEEPS = {"sleep", "wait_for_timeout"}
ALLOWED = {
    "waiting.py": (2, "the helpers that all others use"),
    "server/machine.py": (1, "tries again to connect until a server answers"),
    "server/test_advice.py": (1, "a seat that has no choice yet is asked again"),
    "server/test_bot_times.py": (1, "a bot that thinks for a while is the subject"),
    "server/test_bots.py": (2, "a bot that thinks until it is stopped is the subject"),
    "server/test_connections.py": (4, "silence on a connection is the subject: nothing is there to wait for"),
    "server/test_crowd.py": (1, "nobody else may be served meanwhile: nothing must appear"),
    "server/test_kill.py": (2, "kills come at any moment; clients try again"),
    "server/test_sealing_under_kills.py": (2, "kills come at any moment; clients try again"),
    "server/test_storage.py": (1, "nobody may be answered meanwhile: nothing must appear"),
    "server/test_sweep.py": (1, "nothing may be swept meanwhile: nothing must appear"),
}
"""How many sleeps a file may have, and why it cannot do without."""


def sleeps(text: str) -> int:
    """Count the calls that wait for a fixed time."""
    count = 0
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            zero = [isinstance(each, ast.Constant) and each.value == 0 for each in node.args] == [True]
            count += name in SLEEPS and not zero
    return count


def test_no_test_sleeps() -> None:
    found: Counter[str] = Counter()
    for path in TESTS.rglob("*.py"):
        found[path.relative_to(TESTS).as_posix()] += sleeps(path.read_text(encoding="utf-8"))
    allowed = {name: most for name, (most, _) in ALLOWED.items()}
    assert {name: many for name, many in found.items() if many} == allowed, "use tests/waiting.py or Hands.still()"


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("time.sleep(0.1)", 1),
        ("sleep(1)", 1),
        ("page.wait_for_timeout(50)", 1),
        ("await asyncio.sleep(delay)", 1),
        ("await asyncio.sleep(0)", 0),
        ("until(lambda: done)", 0),
    ],
)
def test_a_sleep_is_seen(line: str, count: int) -> None:
    assert sleeps(f"async def test():\n    {line}\n") == count
