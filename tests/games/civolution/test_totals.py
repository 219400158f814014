"""What the board shows besides the view: ideas that modules cost by the dice that pay, and active diamonds."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.card_data import ROWS, THINGS
from ecumene.games.civolution.console.payment import NOTHING, Payment
from ecumene.games.civolution.console.turn import Turn
from ecumene.games.civolution.continent.lands import CORNER_SLUGS
from ecumene.games.civolution.continent.spots import IDEA
from ecumene.games.civolution.eras.era import STEPS, Era
from ecumene.games.civolution.printed import MODULE_DICE, PASSES, THRESHOLDS
from ecumene.games.civolution.told.totals import totals
from ecumene.games.civolution.verbs import DIE
from ecumene.kernel.luck import Luck
from tests.games.civolution.situation import effect, moves, place, seat, table
from tests.games.civolution.test_enumerator import positions
from tests.games.civolution.test_vici import solo

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


def test_a_module_is_payable_where_its_ideas_are_there() -> None:
    s = table(seat(dice="1 1", idea=1), seat())
    found = totals(s, 0)
    for dice, row in found["ideas"].items():
        assert found["payable"][dice] == [n is not None and n <= 1 for n in row]
    assert True in found["payable"][""] and False in found["payable"][""]


def test_encampments_in_use_are_told_with_their_tribes_and_boats_with_theirs() -> None:
    s = table(seat("b-hills:2w b-hills:0 a-water:0 a-water:6", boats="a-water"), seat("b-hills:1"))
    s.players[0].cargo[0] = 1
    hills, water = (totals(s, 0)["lands"][place(slug)] for slug in ("b-hills", "a-water"))
    assert [(camp["number"], camp["fire"], camp["owner"], camp["weak"]) for camp in hills["camps"]] == [
        (1, True, 1, False),
        (2, False, 0, True),
    ], "the encampment for three players is covered"
    assert (hills["strong"], hills["weak"], hills["boats"]) == ([1, 0], [0, 0], [])
    assert (water["strong"], water["weak"], water["boats"], water["cargo"]) == ([1, 0], [1, 0], [0], [1, 0])
    assert totals(s, 0)["people"] == [[2, 2], [1, 0]]
    assert hills["corners"] == [CORNER_SLUGS[corner] for corner in s.land.corners[place("b-hills")]]


def test_the_level_block_rises_in_steps_and_goals_lie_in_halves() -> None:
    s = table(seat(block="a01:1 a05:1 g01:2 i01:3"), seat())
    s.players[0].right.append(THINGS.number("g02"))
    rows = totals(s, 0)["block"][0]
    assert [row["slots"][:3] for row in rows[:2]] == [[["a01"], ["g01", "g02"], ["i01"]], [["a05"], [], []]]
    assert [row["next"] for row in rows[:3]] == [[4], [2, 3, 5, 6], [1, 7, 8]]
    assert rows[0]["slots"][8] is None and rows[3]["slots"][8] == []
    assert [(row["points"], row["active"]) for row in rows] == [
        (2, True), (3, True), (4, True), (7, False), (10, False),
    ]  # fmt: skip
    s.players[0].active[0] = 1
    assert totals(s, 0)["block"][0][3]["active"]


def test_the_next_line_and_the_die_that_passes_are_told() -> None:
    s = table(seat(track0=2, track1=12, favour=2, block="b09:1"), seat(favour=2))
    found = totals(s, 0)
    for space, steps in zip(s.players[0].tracks, found["to_line"][0], strict=True):
        lines = [line + 1 - space for line in THRESHOLDS if line >= space]
        assert steps == (lines[0] if lines else None)
    assert found["passes"] == [PASSES[3], PASSES[2]], "Third Eye counts one space further"


def test_the_phase_and_how_often_a_deed_is_left_are_told() -> None:
    s = effect(table(seat("b-forest:2"), seat()), {"migrate": 2})
    assert totals(s, 0)["times"] == 0, "nobody is asked yet"
    moves(s)
    assert totals(s, 0)["times"] == 2 and totals(s, 0)["phase"] == "action"
    for step, phase in (("begin-feeding", "feeding"), ("weather", "event"), ("statues", "income")):
        s.stack = [Era(STEPS.index(step) + 1)]
        assert totals(s, 0)["phase"] == phase
    s.stack = [Era(0)]
    assert totals(s, 0)["phase"] == ""


def test_the_icons_of_open_cards_are_added_up() -> None:
    s = solo("c-swamp:2", "b-forest:2")
    s.vici[0].open = [s.vici[0].deck.pop() for _ in range(3)]
    pairs = [ROWS[card]["icons"] for card in s.vici[0].open]
    assert totals(s, 0)["icons"] == [[sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)]]
