"""What each leader scores at the end of its era."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.historia.card_data import WONDER_ROWS
from ecumene.games.historia.components.leaders import leader_bonus
from ecumene.games.historia.components.world import TERRITORIES
from ecumene.games.historia.printed import CELLS
from ecumene.kernel.luck import Luck
from tests.games.historia.situation import Doc, idle, seat, situation
from tests.rules import card

Condition = tuple[str, int, int]  # what, at least, points
LEADERS: list[Any] = [
    pytest.param("caesar", 1, ("wonders", 3, 3), ("military", 7, 6), marks=card("caesar")),
    pytest.param("alexander", 1, ("military", 5, 4), ("territories", 4, 5), marks=card("alexander")),
    pytest.param("ramses-ii", 1, ("territories", 3, 4), ("wonders", 4, 5), marks=card("ramses-ii")),
    pytest.param("pericles", 1, ("wonders", 4, 3), ("technology", 7, 6), marks=card("pericles")),
    pytest.param("qin-shi-huang", 1, ("technology", 6, 4), ("military", 6, 5), marks=card("qin-shi-huang")),
    pytest.param("ashoka", 1, ("technology", 6, 4), ("territories", 4, 5), marks=card("ashoka")),
    pytest.param(
        "lorenzo-il-magnifico", 2, ("technology", 11, 4), ("wonders", 7, 7), marks=card("lorenzo-il-magnifico")
    ),
    pytest.param("genghis-khan", 2, ("territories", 4, 4), ("military", 11, 7), marks=card("genghis-khan")),
    pytest.param("suleiman", 2, ("wonders", 5, 4), ("military", 11, 7), marks=card("suleiman")),
    pytest.param("isabella", 2, ("technology", 11, 4), ("territories", 5, 7), marks=card("isabella")),
    pytest.param("elizabeth-i", 2, ("military", 9, 5), ("technology", 12, 6), marks=card("elizabeth-i")),
    pytest.param("louis-xiv", 2, ("territories", 4, 5), ("wonders", 6, 6), marks=card("louis-xiv")),
    pytest.param("victoria", 3, ("technology", 14, 5), ("wonders", 9, 8), marks=card("victoria")),
    pytest.param("napoleon", 3, ("territories", 5, 5), ("military", 15, 8), marks=card("napoleon")),
    pytest.param("catherine-ii", 3, ("wonders", 8, 6), ("military", 15, 7), marks=card("catherine-ii")),
    pytest.param("lincoln", 3, ("technology", 15, 6), ("territories", 6, 7), marks=card("lincoln")),
    pytest.param("kennedy", 3, ("military", 12, 5), ("technology", 15, 8), marks=card("kennedy")),
    pytest.param("meiji", 3, ("territories", 6, 6), ("wonders", 9, 7), marks=card("meiji")),
]


def told_with(leader: str, amounts: dict[str, int]) -> Doc:
    """Tell a seat that has just so much of two things and little of all others."""
    technology, military = amounts.get("technology", 0), amounts.get("military", 0)
    near = [cell for cell in CELLS if technology in (0, cell[0]) and military in (0, cell[1])]
    cell = min(near, key=sum)
    wonders = " ".join(row["id"] for row in WONDER_ROWS[: amounts.get("wonders", 0)])
    land = " ".join(TERRITORIES[: amounts.get("territories", 1)])
    return seat(land, technology=cell[0], military=cell[1], wonders=wonders, leader=leader, ready=0, used=0)


@pytest.mark.parametrize(("leader", "era", "one", "other"), LEADERS)
def test_a_leader_scores_each_condition_for_itself(
    leader: str, era: int, one: Condition, other: Condition
) -> None:
    for first in (0, 1):
        for second in (0, 1):
            amounts = {one[0]: one[1] - 1 + first, other[0]: other[1] - 1 + second}
            if {"technology", "military"} <= set(amounts) and not exists(amounts):
                continue
            s = situation(told_with(leader, amounts), idle("oceania"), turn=4 * era)
            leader_bonus(s, Luck(1))
            assert s.players[0].vp == first * one[2] + second * other[2]
            assert s.players[0].leader == -1


def exists(amounts: dict[str, int]) -> bool:
    """Tell whether the matrix has a cell for these levels."""
    return (amounts["technology"], amounts["military"]) in CELLS
