"""While the database is away, every door of the API says so in words, or does without it."""

from __future__ import annotations

from pathlib import Path

import pytest
from httpx import Response

from ecumene.server.settings import Settings
from tests.server.conftest import NEVER
from tests.server.faults import away
from tests.server.house import opened
from tests.server.test_openapi import DOORS, check_shape, knocked
from tests.server.visitor import AwayVisitor


def test_while_the_database_is_away_no_door_breaks(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(Settings(database=database, rates=0, static=tmp_path / "static", ping_seconds=NEVER)) as house:
        visitor = AwayVisitor(house)
        visitor.remember()
        caplog.clear()
        answers: dict[str, set[int]] = {door.label: set() for door in DOORS}
        with away(database):
            for door in DOORS:

                def check(answer: Response, label: str = door.label) -> None:
                    check_shape(answer)
                    assert answer.status_code < 500 or answer.json()["error"]["code"] in ("storage", "not-ready")
                    answers[label].add(answer.status_code)

                knocked(visitor, door, 3, check)
        for label in ("GET /api/tokens", "GET /api/tables", "POST /api/logout", "POST /api/tables/{id}/close"):
            assert answers[label] == {503}, label
        assert answers["GET /api/games"] == {200}
        assert [record.getMessage()[:20] for record in caplog.records] == ["the database is away"]
