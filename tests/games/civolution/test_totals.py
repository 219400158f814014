"""What the board shows besides the view: ideas that modules cost by the dice that pay, and active diamonds."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.console.payment import NOTHING, Payment
from ecumene.games.civolution.console.turn import Turn
from ecumene.games.civolution.continent.spots import IDEA
from ecumene.games.civolution.printed import MODULE_DICE
from ecumene.games.civolution.told.totals import totals
from ecumene.games.civolution.verbs import DIE
from ecumene.kernel.luck import Luck
from tests.games.civolution.situation import seat, table
from tests.games.civolution.test_enumerator import positions

SAMPLES = 60


def ideas(asked: tuple[int, int], marked: str = "", **told: Any) -> int | None:
    """Return the ideas that the module of two values costs a civilization."""
    module = next(at for at, dice in enumerate(MODULE_DICE) if sorted(dice) == sorted(asked))
    found: list[int | None] = totals(table(seat(**told), seat()), 0)["ideas"][marked]
    return found[module]


@pytest.mark.parametrize(
    ("asked", "told", "cost"),
    [
        ((1, 6), {"dice": "1 1"}, 1),
        ((3, 5), {"dice": "3 5"}, 0),
        ((3, 3), {"dice": "3"}, None),
        ((3, 3), {"dice": "3", "focus": 1}, 0),
        ((4, 4), {"dice": "", "planning_4": 2}, 0),
        ((4, 5), {"dice": "", "planning_4": 2}, 1),
        ((2, 5), {"dice": "1 6"}, 2),
    ],
)
def test_ideas_turn_dice_around_the_ring_and_markers_stand_for_dice(
    asked: tuple[int, int], told: dict[str, Any], cost: int | None
) -> None:
    assert ideas(asked, **told) == cost


def test_an_ability_makes_payments_cheaper() -> None:
    assert ideas((1, 3), dice="2 4") == 2
    assert ideas((1, 3), dice="2 4", block="a19:1") == 1, "a19 turns a die for free"


def test_dice_that_are_marked_say_what_they_pay_for() -> None:
    told = {"dice": "1 3 4 5"}
    assert [ideas((4, 5), marked, **told) for marked in ("", "3", "13")] == [0, 1, 3]
    assert [ideas((1, 3), marked, **told) for marked in ("", "3", "13")] == [0, 0, 0]
    found = totals(table(seat(**told), seat()), 0)["ideas"]
    assert "33" not in found and "2" not in found, "only dice that are there can be marked"


def test_a_pair_of_dice_takes_the_ideas_that_were_told() -> None:
    looked = 0
    for s, mine in positions(SAMPLES):
        if not isinstance(s.stack[-1], Turn):
            continue
        for dice, costs in totals(s, mine)["ideas"].items():
            for module, cost in enumerate(costs if len(dice) > 1 else []):
                world, had = s.copy(), s.players[mine].markers[IDEA]
                if cost > had:
                    continue
                world.stack.append(Payment(mine, module, NOTHING))
                for value in dice:
                    world.stack[-1].answer(world, mine, (DIE, int(value), 0), Luck(1))
                assert world.players[mine].markers[IDEA] == had - cost, (dice, THINGS.slugs[module])
                looked += 1
    assert looked > SAMPLES


def test_diamonds_are_counted_in_four_places() -> None:
    s = table(seat(food=6, money=1, wood=2, beeswax=1, oil=1), seat(wood=3, oil=1))
    s.players[0].settlements[0] = 0
    found = totals(s, -1)
    assert found["diamonds"] == [2 + 0 + 1 + (1 + 2), 0]
    assert found["shining"] == [["wood", "beeswax"], []], "a gap in the storage keeps them dark"
