"""The rows of the cards, against what the rulebook says of the box: counts, prices, sums."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ecumene.games.civolution.card_data import (
    ABILITY,
    ATTRIBUTE_ROWS,
    CARD_ROWS,
    CARD_TYPE,
    CARDS,
    CONTENT,
    COST,
    COUNT,
    EVENT_ROWS,
    GOAL_ROWS,
    HAND_ROWS,
    INCOME_ROWS,
    INSTANT,
    IS_INCOME,
    LOCATION_ROWS,
    LOCATIONS,
    MATERIAL_ROWS,
    MODULE_ROWS,
    ROWS,
    START_MARKER_ROWS,
    START_TOKEN_ROWS,
    THINGS,
    TYPES,
    VICI_ROWS,
    cards_of,
)
from ecumene.games.civolution.printed import (
    COLUMNS,
    DIAMONDS_BETWEEN,
    ERA_POINTS,
    FIRST_LEVEL,
    HUNTING,
    LANDS,
    LEVEL_POINTS,
    MARKERS,
    MATERIAL_LAND,
    MATERIAL_ROW,
    MATERIAL_VALUE,
    MODULE_DICE,
    MOST_FOOD_DIAMONDS,
    MOST_MONEY_DIAMONDS,
    PIECES,
    PRINTED_POINTS,
    SETTLEMENT_DIAMONDS,
    THRESHOLDS,
    TILE_POINTS,
    TRACK_OF_TYPE,
)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert [len(cards_of(kind)) for kind in range(len(TYPES))] == [32] * 5
    decks = [GOAL_ROWS, INCOME_ROWS, ATTRIBUTE_ROWS, EVENT_ROWS, START_MARKER_ROWS, START_TOKEN_ROWS, VICI_ROWS]
    assert [len(deck) for deck in decks] == [65, 25, 12, 20, 12, 10, 15]
    assert (len(LOCATIONS), len(MODULE_ROWS), len(MATERIAL_ROWS)) == (24, 15, 18)
    assert (PIECES["tribes"], PIECES["settlements"], PIECES["farms"], PIECES["boats"], MARKERS) == (
        20,
        4,
        3,
        2,
        50,
    )
    assert PIECES["module_tokens"] == len(MODULE_ROWS)


def test_every_row_says_where_it_comes_from() -> None:
    assert [row["id"] for row in ROWS if not row.get("origin")] == []
    assert all(
        "origin" in row for table in ("territory", "tile", "location_type", "phase") for row in CONTENT.rows(table)
    )


def test_ids_are_small_letters_and_dashes() -> None:
    assert [slug for slug in THINGS.slugs if slug != slug.lower() or "_" in slug] == []


def test_the_core_modules_use_every_pair_of_values_once_and_the_features_every_double() -> None:
    assert sorted(map(tuple, MODULE_DICE[:15])) == list(combinations(range(1, 7), 2))
    assert MODULE_DICE[15:] == [[value, value] for value in range(1, 7)]


def test_the_modules_that_install_cards_share_the_six() -> None:
    installing = {row["id"]: row["dice"] for row in MODULE_ROWS if row["id"] in TYPES}
    assert {id: dice[1] for id, dice in installing.items()} == dict.fromkeys(TYPES, 6)
    assert [installing[kind][0] for kind in TYPES] == [1, 2, 3, 4, 5]
    assert TRACK_OF_TYPE == [0, 1, 2, 3, 4]


def test_every_module_has_three_levels_and_they_differ() -> None:
    for row in MODULE_ROWS:
        assert len(row["levels"]) == 3
        assert row["levels"][0] != row["levels"][1] != row["levels"][2]


def test_each_land_has_three_materials_worth_their_row() -> None:
    assert Counter(MATERIAL_LAND) == dict.fromkeys(range(6), 3)
    assert MATERIAL_ROW == MATERIAL_VALUE == [1, 2, 3] * 6


def test_a_civilization_can_have_35_diamonds() -> None:
    storage = 6 * sum(DIAMONDS_BETWEEN)
    assert MOST_FOOD_DIAMONDS + MOST_MONEY_DIAMONDS + sum(SETTLEMENT_DIAMONDS) + storage == 35


def test_the_level_block_has_four_six_eight_nine_slots_a_level() -> None:
    assert [sum(level <= at for level in FIRST_LEVEL) for at in range(1, 6)] == [4, 6, 8, 9, 9]
    assert FIRST_LEVEL[COLUMNS - 1] == 4
    assert LEVEL_POINTS[1:] == [2, 3, 4, 7, 10]


def test_the_hunting_table_is_the_printed_one() -> None:
    assert HUNTING[LANDS.index("water")] == [2, 3, 4, 5, 4, 3]
    assert HUNTING[LANDS.index("desert")] == [0, 0, 1, 2, 2, 1]
    assert [sum(column) for column in zip(*HUNTING, strict=True)] == [6, 11, 18, 21, 17, 11]


def test_scoring_tiles_are_worth_one_more_than_what_they_cover() -> None:
    assert ERA_POINTS == [5, 4, 3, 2]
    assert [tile - printed for tile, printed in zip(TILE_POINTS, PRINTED_POINTS, strict=True)] == [1] * 9
    assert THRESHOLDS == sorted(set(THRESHOLDS)) and len(THRESHOLDS) == 6


@pytest.mark.parametrize("card", CARDS, ids=[THINGS.slugs[card] for card in CARDS])
def test_a_research_card_has_five_cells_the_first_without_points_and_a_step_on_a_track(card: int) -> None:
    cells = COST[card]
    assert len(cells) == 5
    assert cells[0] and "sp" not in cells[0]
    assert all(("pay" in cell) + ("have" in cell) + ("return" in cell) == 1 for cell in cells if cell)
    assert all("pay" in cell for cell in cells if "alt" in cell)
    assert any("track" in effect for effect in INSTANT[card])
    assert "abcde"[CARD_TYPE[card]] == THINGS.slugs[card][0]


def test_mutations_ask_for_features_only_and_only_buildings_take_built_pieces() -> None:
    for row in CARD_ROWS:
        for cell in row["cost"]:
            assert not ("pay" in cell and row["type"] == "mutation")
            assert not ("alt" in cell and row["type"] != "building")


def test_theocracy_is_as_it_was_photographed() -> None:
    card = THINGS.number("c16")
    assert COST[card] == [
        {"return": {"intelligence": 1}},
        {"have": {"expression": 2}},
        {"have": {"calm": 1}},
        {},
        {},
    ]
    assert INSTANT[card] == [{"track": {"culture": 1}}]
    assert ABILITY[card]["pay"] == {"food": 1}


def test_the_amphitheatre_has_the_first_cells_of_the_worked_example() -> None:
    first, second = COST[THINGS.number("d28")][:2]
    assert first == {"pay": {"stone": 1}, "alt": {"settlements": 3}}
    assert (second["pay"], second["alt"]) == ({"jade": 1}, {"settlements": 2})


def test_every_kind_of_ability_and_every_rule_is_used() -> None:
    abilities = [ABILITY[thing] for thing in range(COUNT)]
    assert {ability["kind"] for ability in abilities} == set(CONTENT.value("ability_kinds"))
    assert {ability.get("rule", "") for ability in abilities} - {""} == set(CONTENT.value("passive_rules"))


def test_goals_either_have_or_pay() -> None:
    assert [row["id"] for row in GOAL_ROWS if ("have" in row) == ("pay" in row)] == []


def test_about_half_of_the_incomes_need_a_favour_check() -> None:
    assert sum("favor_test" in row["do"][0] for row in INCOME_ROWS) == 12
    assert sum(IS_INCOME) == 35  # start tokens are income tokens


def test_attributes_ask_for_three_or_four_of_each_feature() -> None:
    assert Counter(row["have"] for row in ATTRIBUTE_ROWS) == {3: 6, 4: 6}
    assert Counter(row["feature"] for row in ATTRIBUTE_ROWS) == dict.fromkeys(
        [row["id"] for row in CONTENT.rows("feature")], 2
    )


def test_events_move_the_weather_by_one_or_two_in_both_directions() -> None:
    assert {row["weather"] for row in EVENT_ROWS} == {-2, -1, 1, 2}


def test_locations_are_as_many_as_their_types_say() -> None:
    rows = CONTENT.rows("location_type")
    there = Counter(row["type"] for row in LOCATION_ROWS if row["id"] != "bg0")
    assert there == {row["id"]: row["count"] for row in rows}
    assert sum(there.values()) == 24
    assert all(2 <= len(row["materials"]) <= 3 for row in LOCATION_ROWS if row["type"] == "building-ground")


def test_a_ready_hand_is_five_cards_a_marker_card_and_a_token_card_of_its_number() -> None:
    for number, hand in enumerate(HAND_ROWS, 1):
        rows = [ROWS[THINGS.number(id)] for id in [*hand["cards"], hand["start_marker"], hand["start_token"]]]
        assert [row["hand"] for row in rows] == [number] * 7
        assert [row["type"] for row in rows[:5]] == TYPES
    assert len(HAND_ROWS) == 6


def test_every_start_card_gives_the_same_worth_of_markers() -> None:
    """Two features; food, money and ideas with the materials come to the same for all."""
    for row in START_MARKER_ROWS:
        assert sum(row["features"].values()) == 2
        loose = row["food"] + row.get("money", 0) + row["idea"] + sum(row["materials"].values())
        assert loose == 5


def test_vici_has_ten_cards_with_dice_and_five_that_score() -> None:
    for row in VICI_ROWS:
        for half in ("blue", "red"):
            assert (half in row) != (f"{half}_score" in row)
            if half in row:
                assert sorted(value for line in row[half] for value in line["values"]) == [1, 2, 3, 4, 5, 6]
    assert sum("blue_score" in row for row in VICI_ROWS) == 5
    levels = [row["halves"].count("red") for row in CONTENT.rows("vici_level")]
    assert levels == [0, 1, 2, 3, 4]
