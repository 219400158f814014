"""Every row of the box with an effect has a test: most are put on a bench row by row, passive rules one by one."""

from __future__ import annotations

import ast
from pathlib import Path

from ecumene.games.civolution.card_data import (
    ABILITY,
    ATTRIBUTE_ROWS,
    CARD_ROWS,
    EVENT_ROWS,
    FEATURE_ROWS,
    GOAL_ROWS,
    INCOME_ROWS,
    LOCATION_ROWS,
    MODULE_ROWS,
    START_MARKER_ROWS,
    START_TOKEN_ROWS,
    THINGS,
)
from tests.games.civolution.cards import (
    test_abilities,
    test_events,
    test_goals,
    test_instant,
    test_locations,
    test_modules,
    test_passives,
    test_start,
)
from tests.rules import named_in

HERE = Path(__file__).parent.parent
PASSIVES = [HERE / "cards/test_passives.py", HERE / "test_passive_rules.py"]
# Levels of modules that install something or trade are not for the bench: these tests carry them out.
ELSEWHERE = {
    *("achievement", "inspiration", "mutation", "invention", "building"),  # test_level_block.py
    *("planning", "trade"),  # test_level_block.py, test_materials.py
}
ALL_AT_ONCE = ("none", "point_bonus")  # each has one test in test_passives.py that takes all its cards


def written(path: Path) -> set[str]:
    """Return the things that a file of tests names in its code."""
    words: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words |= {word.partition(":")[0] for word in node.value.split()}
    return words & set(THINGS.numbers)


def ids(rows: list[dict[str, object]]) -> set[str]:
    """Return the ids of rows."""
    return {str(row["id"]) for row in rows}


def test_every_instant_bonus_has_a_test() -> None:
    assert ids(CARD_ROWS) == set(test_instant.ROWS)


def test_every_ability_has_a_test() -> None:
    proved = {id for kind in test_abilities.OF_KIND.values() for id in kind}
    proved |= {id for path in PASSIVES for id in written(path)} | {named.id for named in named_in(HERE, "card")}
    proved |= set(test_passives.FEEDERS)
    able = {
        id for id in ids([*CARD_ROWS, *ATTRIBUTE_ROWS]) if ABILITY[THINGS.number(id)]["kind"] not in ALL_AT_ONCE
    }
    assert able - proved == set()


def test_every_token_event_and_location_has_a_test() -> None:
    assert ids(GOAL_ROWS) == set(test_goals.ROWS)
    assert ids(EVENT_ROWS) == set(test_events.ROWS)
    assert ids(LOCATION_ROWS) - {"bg0"} == set(test_locations.ROWS)
    assert ids([*INCOME_ROWS, *START_TOKEN_ROWS]) == set(test_abilities.INCOMES)
    assert ids(START_TOKEN_ROWS) == set(test_start.TOKENS)
    assert ids(START_MARKER_ROWS) == set(test_start.MARKERS)


def test_every_level_of_a_module_has_a_test() -> None:
    levels = {(str(row["id"]), level) for row in MODULE_ROWS for level in (1, 2, 3)}
    on_the_bench = {(module, level) for module, level, _ in test_modules.CASES}
    assert {module for module, _ in levels - on_the_bench} <= ELSEWHERE
    assert len(FEATURE_ROWS) == 6


def test_every_card_that_a_test_names_is_in_the_box() -> None:
    assert [named.where for named in named_in(HERE, "card") if named.id not in THINGS.numbers] == []
