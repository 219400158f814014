from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import needs

ROOT = Path(__file__).parent.parent


def test_what_is_lacking_is_skipped_by_hand_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(needs.EVERYTHING, raising=False)
    with pytest.raises(pytest.skip.Exception, match="no Chromium"):
        needs.lacks("no Chromium")
    monkeypatch.setenv(needs.EVERYTHING, "1")
    with pytest.raises(pytest.fail.Exception, match="no Chromium"):
        needs.lacks("no Chromium")


def test_make_test_leaves_nothing_out() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\ntest:")[2].partition("\n\n")[0]
    suite = "$(BIN)/python tools/suite.py"
    assert recipe.count(f"{needs.EVERYTHING}=1 {suite}") == recipe.count(suite) == 2


def test_no_test_skips_itself() -> None:
    """A test that the machine cannot run asks needs.lacks(), which knows when that is a failure."""
    own = re.compile(r"pytest\.skip\(|importorskip|mark\.skip")
    skipping = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path.name not in ("needs.py", "test_needs.py") and own.search(path.read_text(encoding="utf-8"))
    ]
    assert skipping == []
