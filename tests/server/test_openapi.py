"""Anything that the description of the API allows, and much that it does not, is answered without a fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest
import schemathesis
from httpx import Response
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from ecumene.server.app import create_app
from ecumene.server.settings import Settings
from tests.server import postgres
from tests.server.house import House, User, opened
from tests.server.visitor import Visitor

NEEDS_MORE = {"/api/tables/{id}/let-pass"}  # entered by test_standing_answers.py: few questions can be let pass
EXAMPLES = {"sqlite": 12, "postgresql": 6}  # the doors are the same; what is stored behind them is tried on both
numbers = count()
API = schemathesis.openapi.from_dict(create_app(Settings(database="sqlite://")).openapi())
DOORS = [result.ok() for result in API.get_all_operations() if isinstance(result, Ok)]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all doors: nobody who knocks changes what the next one needs."""
    folder = tmp_path_factory.mktemp("doors")
    database = f"sqlite:///{folder / 'doors.db'}"
    if request.param == "postgresql":
        database = postgres.new_database(request.getfixturevalue("cluster"), f"doors_{next(numbers)}")
    made = Settings(database=database, rates=0, static=folder / "static")
    with opened(replace(made, address_tables=10_000, address_open_tables=10_000)) as house:  # all come from one
        yield house


@pytest.fixture(scope="module")
def visitor(house: House) -> Visitor:
    """Somebody with an account and tables of all kinds."""
    return Visitor(house)


def knocked(visitor: Visitor, door: Any, examples: int, check: Callable[[Response], None]) -> None:
    """Knock at one door some times."""

    @seed(7)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=door.as_strategy(), number=st.integers(0, 2**32))
    def knock(case: Any, number: int) -> None:
        visitor.ready()
        visitor.fill_in(case, door.path, Random(number))
        check(sent(visitor.caller(door.path), case))

    knock()


def sent(caller: User, case: Any) -> Response:
    """Send a request."""
    made = case.as_transport_kwargs(base_url="http://testserver")
    headers = {name: str(value) for name, value in dict(made.pop("headers", None) or {}).items()}
    made.pop("cookies", None)
    path = made.pop("url").removeprefix("http://testserver")
    return caller.ask(made.pop("method"), path, headers=headers, **made)


def check_shape(answer: Response) -> None:
    """An error has the one shape, and is no fault."""
    assert answer.status_code != 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()["error"]) == {"code", "message", "rule", "page", "chapter", "retry_after"}


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.label)
def test_no_door_breaks_and_each_is_entered(visitor: Visitor, door: Any) -> None:
    entered: list[int] = []
    refused: set[str] = set()

    def check(answer: Response) -> None:
        assert answer.status_code < 500, answer.text
        check_shape(answer)
        if answer.status_code < 400:
            entered.append(answer.status_code)
        else:
            refused.add(answer.text[:300])

    knocked(visitor, door, EXAMPLES[visitor.house.live_tables.store.url.get_backend_name()], check)
    assert entered or door.path in NEEDS_MORE, refused
