"""What `make test` says it tests compiled is compiled: a suite on the sources would pass as well, and slowly."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ecumene.kernel import frame
from tests import conftest
from tools import compile as compiler


def test_compiled_modules_are_taken_where_they_are_wanted() -> None:
    wanted = os.environ.get(conftest.WANTED) and (conftest.COMPILED / ".work" / "stamp").is_file()
    if not wanted:  # the sources themselves are tested, or there is no C compiler
        assert not conftest.in_compiled(str(frame.__file__))
        return
    assert str(frame.__file__).endswith(compiler.SUFFIX)
    code = "from ecumene.kernel import frame; print(frame.__file__)"
    told = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    assert conftest.in_compiled(told.stdout.strip()), "nor do the processes that tests start"


def test_sources_that_were_imported_too_early_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(conftest.WANTED, "1")
    monkeypatch.setattr(compiler, "ready", lambda out: True)
    monkeypatch.setattr(conftest, "COMPILED", conftest.ROOT / "elsewhere")
    with pytest.raises(RuntimeError, match="before"):
        conftest.take_compiled()
