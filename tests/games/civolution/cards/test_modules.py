"""Every level of every module does what its row says, branch by branch."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.card_data import FEATURE_ROWS, MODULE_ROWS, THINGS
from ecumene.games.civolution.effects.program import MODULE_PROGRAM
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.verbs import CHOOSE
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.luck import Luck
from tests.games.civolution.cards.bench import bench, brought, expected, settle_all
from tests.games.civolution.situation import has, play, seat, table

Doc = dict[str, Any]


def branches(level: Doc) -> list[list[Doc]]:
    """Return what a level can come to: each branch of an `or`, or all that it does."""
    if "or" in level:
        return list(level["or"])
    return [level["do"] if "do" in level else [effect for branch in level["all"] for effect in branch]]


CASES = [
    (row["id"], number, at)
    for row in MODULE_ROWS
    for number, level in enumerate(row["levels"], 1)
    for at, branch in enumerate(branches(level))
    if "install" not in branch[0] and row["id"] != "trade" and "goal_install" not in str(branch)
]


@pytest.mark.parametrize(("module", "level", "branch"), CASES)
def test_a_level_of_a_module_does_what_it_says(module: str, level: int, branch: int) -> None:
    row = MODULE_ROWS[THINGS.number(module)]["levels"][level - 1]
    effects = branches(row)[branch]
    s = bench("e30" if module == "activity" else "", favour=6, levels=f"{module}:{level}")
    if "transport" in str(effects) and "all" in str(effects):
        effects = [{"transport": 3}]  # all that lies there
    wanted = expected(effects, s)
    if wanted["carried"]:
        wanted["carried"] = min(wanted["carried"], 3 + wanted["produced"])
    thing, depth, luck = THINGS.number(module), len(s.stack), Luck(3)
    luck.log = []
    run(s, 0, MODULE_PROGRAM[thing][level - 1], thing)
    advance(s, luck)
    log = luck.log
    if "or" in row:
        assert [a[:2] for a in s.stack[-1].legal(s, waiting(s)[0]) if a[0] == CHOOSE] == [(CHOOSE, 1), (CHOOSE, 2)]
        apply(s, 0, (CHOOSE, branch + 1, 0), luck)
        log = luck.log
    log = log + settle_all(s, depth, luck)
    found = brought(log, thing, wanted)
    assert {kind: n for kind, n in found.items() if kind in wanted} == dict(wanted)


@pytest.mark.parametrize("feature", [row["id"] for row in FEATURE_ROWS])
def test_two_dice_of_a_value_give_a_marker_of_its_feature(feature: str) -> None:
    value = FEATURE_ROWS[[row["id"] for row in FEATURE_ROWS].index(feature)]["dice"][0]
    s = table(seat("b-forest:2", dice=f"{value} {value} {value} {value}"), seat())
    play(s, f"activate {feature}")
    assert has(s, feature) == [1]
    assert s.players[0].spent == 4
