"""Every card of the box has a test of its own, each face of a civilization too."""

from __future__ import annotations

from pathlib import Path

from ecumene.games.age_of_civilization.card_data import (
    ACHIEVEMENT_ROWS,
    ACTION_ROWS,
    CIVILIZATION_ROWS,
    EVENT_ROWS,
    ORDER_ROWS,
    RANK_ROWS,
    ROWS,
    SCENARIO_ROWS,
    SPECIAL_EVENT_ROWS,
    SPECIAL_ROWS,
    TECHNOLOGY_ROWS,
    WONDER_ROWS,
)
from tests.rules import named_in

HERE = Path(__file__).parent.parent
SINGLE = [
    ACTION_ROWS,
    TECHNOLOGY_ROWS,
    SPECIAL_ROWS,
    WONDER_ROWS,
    EVENT_ROWS,
    SPECIAL_EVENT_ROWS,
    ORDER_ROWS,
    ACHIEVEMENT_ROWS,
    RANK_ROWS,
]


def faces() -> set[str]:
    """Return what needs a test: cards, the two faces of civilizations, the levels of scenarios."""
    single = {row["id"] for deck in SINGLE for row in deck}
    civs = {f"{row['id']}.{face}" for row in CIVILIZATION_ROWS for face in ("main", "legacy")}
    levels = {f"{row['id']}.{laurels['level']}" for row in SCENARIO_ROWS for laurels in row["laurels"]}
    return single | civs | levels


def test_every_card_has_a_test() -> None:
    proved = {named.id for named in named_in(HERE, "card")}
    without = sorted(faces() - proved)
    assert not without, f"{len(without)} cards have no test: {', '.join(without)}"


def test_every_test_names_cards_that_exist() -> None:
    unknown = [f"{named.id} ({named.where})" for named in named_in(HERE, "card") if named.id not in faces()]
    assert not unknown, f"no such cards: {', '.join(unknown)}"


def test_nothing_of_the_box_is_left_out() -> None:
    assert {face.split(".")[0] for face in faces()} == {row["id"] for row in ROWS}
