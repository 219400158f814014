"""Anything that the description of the API allows, and much that it does not, is answered without a fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from ecumene.server.app import create_app
from ecumene.server.settings import Settings
from tests.server import postgres
from tests.server.house import House, finish, opened

EXAMPLES = {"sqlite": 10, "postgresql": 4}  # the doors are the same; what is stored behind them is tried on both
API = schemathesis.openapi.from_dict(create_app(Settings(database="sqlite://")).openapi())
DOORS = [result.ok() for result in API.get_all_operations() if isinstance(result, Ok)]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all doors: nobody who knocks changes what the next one needs."""
    folder = tmp_path_factory.mktemp("doors")
    database = f"sqlite:///{folder / 'doors.db'}"
    if request.param == "postgresql":
        database = postgres.new_database(request.getfixturevalue("cluster"), "doors")
    with opened(Settings(database=database, rates=0, static=folder / "static")) as house:
        yield house


@pytest.fixture(scope="module")
def over(house: House) -> str:
    """A table whose game is over."""
    anna = house.guest()
    id = str(anna.create(["bot:random", "bot:random"])["id"])
    finish(anna, id, [])
    return id


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.label)
def test_no_door_breaks(house: House, over: str, door: Any) -> None:
    anna = house.guest()
    playing = anna.create(["you", "bot:random"])["id"]
    unfilled = anna.create(["you", "open"])["id"]
    ids = st.sampled_from([over, playing, unfilled, "nowhere"])

    @seed(7)
    @settings(
        max_examples=EXAMPLES[house.live_tables.store.url.get_backend_name()],
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=door.as_strategy(), id=ids)
    def knock(case: Any, id: str) -> None:
        if "id" in case.path_parameters:
            case.path_parameters["id"] = id
        if "game" in case.path_parameters and len(id) > 8:
            case.path_parameters["game"] = "age-of-civilization"
        sent = case.as_transport_kwargs(base_url="http://testserver")
        headers = {name: str(value) for name, value in dict(sent.pop("headers", None) or {}).items()}
        sent.pop("cookies", None)
        path = sent.pop("url").removeprefix("http://testserver")
        answer = anna.ask(sent.pop("method"), path, headers=headers, **sent)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()["error"]) == {"code", "message", "rule", "page", "chapter"}
        if anna.get("/api/me").status_code == 401:  # knocked at the way out
            anna.post("/api/guest")

    knock()
