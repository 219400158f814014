"""What tests need of the machine. `make test` brings all of it first, so that its lack is a failure there."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

EVERYTHING = "ECUMENE_TEST_EVERYTHING"  # set by `make test`


def lacks(reason: str) -> NoReturn:
    """Skip a test by hand; fail it where everything that tests need was brought."""
    if os.environ.get(EVERYTHING):
        pytest.fail(f"{reason} (`make test` leaves nothing out)", pytrace=False)
    pytest.skip(reason)
