"""What tests need of the machine. `make test` brings all of it first, so that its lack is a failure there."""

from __future__ import annotations

import os
from typing import Any, NoReturn

import pytest

SOAKING = "ECUMENE_SOAK" in os.environ  # set by `make soak`, for which nothing takes too long
EVERYTHING = "ECUMENE_TEST_EVERYTHING"  # set by `make test`


def lacks(reason: str) -> NoReturn:
    """Skip a test by hand; fail it where everything that tests need was brought."""
    if os.environ.get(EVERYTHING):
        pytest.fail(f"{reason} (`make test` leaves nothing out)", pytrace=False)
    pytest.skip(reason)


def each_once(ones: list[Any], others: list[Any]) -> list[Any]:
    """Return all pairs of as many; `make test` takes those in which each stands once, `make soak` the rest too."""
    return [
        pytest.param(one, other, marks=[] if at == place else [pytest.mark.soak])
        for at, one in enumerate(ones)
        for place, other in enumerate(others)
    ]
