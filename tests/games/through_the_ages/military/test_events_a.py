"""The events of Age A (p. 7 and p. 12)."""

from __future__ import annotations

import pytest

from tests.games.through_the_ages.military.politics import Change, changes, reveal
from tests.games.through_the_ages.situation import change, frames, has, moves, price, refusal, seat
from tests.rules import card, rule


@pytest.mark.parametrize(
    ("event", "gained"),
    [
        pytest.param(
            "development-of-agriculture", {"food": 2, "blue": -2}, marks=card("development-of-agriculture")
        ),
        pytest.param("development-of-crafts", {"resources": 2, "blue": -2}, marks=card("development-of-crafts")),
        pytest.param("development-of-science", {"science": 2}, marks=card("development-of-science")),
        pytest.param(
            "development-of-settlement", {"yellow": -1, "unused": 1}, marks=card("development-of-settlement")
        ),
        pytest.param("development-of-politics", {"military": 3}, marks=card("development-of-politics")),
        pytest.param(
            "development-of-trade-routes",
            {"science": 1, "food": 1, "resources": 1, "blue": -2},
            marks=card("development-of-trade-routes"),
        ),
    ],
)
def test_every_civilization_gains(event: str, gained: Change) -> None:
    for seats in ([seat(), seat()], [seat(), seat(), seat()]):
        assert [dict(sorted(found.items())) for found in changes(event, *seats)] == [
            dict(sorted(gained.items()))
        ] * len(seats)


@card("development-of-markets")
@rule("tta.events.decision-order")
def test_markets_give_food_or_resources_by_choice_clockwise() -> None:
    s = reveal("development-of-markets", seat(), seat(), seat(), turn=1)
    assert moves(s) == ["choose 1", "choose 2"] and frames(s)[-1] == "Choose"
    assert change(s, "choose 1", seat=1) == {"food": 2, "blue": -2}
    assert change(s, "choose 2", seat=2) == {"resources": 2, "blue": -2}
    assert change(s, "choose 1", seat=0) == {"food": 2, "blue": -2}
    assert frames(s)[-1] == "ActionPhase"


@card("development-of-religion")
def test_religion_builds_a_temple_for_nothing_with_an_unused_worker() -> None:
    s = reveal("development-of-religion", seat(), seat(unused=0), seat())
    assert moves(s) == ["build religion", "decline"]
    assert change(s, "build religion")["religion"] == 1
    assert change(s, "decline", seat=2) == {}
    assert frames(s)[-1] == "ActionPhase" and has(s, 1)["religion"] == 0


@card("development-of-warfare")
@rule("tta.action.by-card-no-actions")
def test_warfare_builds_warriors_for_nothing() -> None:
    found = changes("development-of-warfare", seat(), seat(), answers="build warriors, decline")
    assert found == [{"unused": -1, "warriors": 1, "strength rating": 1}, {}]


@card("development-of-civilization")
@rule("tta.note.development-of-civilization")
def test_civil_life_grows_builds_or_develops_for_one_less() -> None:
    told = seat(tokens="agriculture:1 bronze:1", hand="alchemy monarchy", science=8)
    s = reveal("development-of-civilization", told, seat())
    assert moves(s) == [
        "increase-population", "build agriculture", "build bronze",
        "develop alchemy", "develop monarchy", "revolution monarchy", "decline",
    ]  # fmt: skip
    assert price(s, "increase-population") == {"food": 1} and price(s, "build bronze") == {"resources": 1}
    assert price(s, "develop alchemy") == {"science": 3}
    found = change(s, "develop alchemy")
    assert found == {"science": -3, "hand": -1}, "no civil action is paid"


@card("development-of-civilization")
@rule("tta.revolution.by-event", "tta.note.development-of-civilization")
def test_a_revolution_by_event_takes_all_civil_actions() -> None:
    s = reveal("development-of-civilization", seat(hand="monarchy", science=8), seat())
    assert price(s, "revolution monarchy") == {"science": 1, "civil-actions": 4}
    found = change(s, "revolution monarchy")
    assert found["ca"] == -4 and found["science"] == -1 and found["ma"] == 1


@rule("tta.revolution.by-event")
def test_no_revolution_by_event_with_an_action_spent() -> None:
    s = reveal("development-of-civilization", seat(hand="monarchy", science=8, ca=3), seat())
    assert refusal(s, "revolution monarchy") == "tta.revolution.all-civil-actions"
    assert "develop monarchy" in moves(s)
