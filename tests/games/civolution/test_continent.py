"""Which territories and locations touch, against a reading of the borders point by point that is written apart."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.civolution.card_data import CONTENT
from ecumene.games.civolution.continent.geometry import Continent, cells_of, continent, fills, touch
from ecumene.games.civolution.continent.lands import (
    BEACONS,
    CAMP_HAS_FIRE,
    CAMP_PLAYERS,
    CAMPS,
    CORNERS,
    IS_WATER,
    ISLAND,
    LAND,
    OF_LAND,
    PLACES,
    STARTS,
    TERRITORIES,
    TILE_ROWS,
)
from ecumene.games.civolution.continent.layouts import (
    FILLINGS,
    FIRST_GAME,
    FREE,
    LYING,
    PAIRS,
    SINGLE,
    SINGLES,
    draw_layout,
    fitting,
)
from ecumene.kernel.luck import Luck, Written

WIDE, HIGH = 5, 3


def laid(filling: list[int], dice: Random) -> list[int]:
    """Lay the tiles on a filling in any order and direction."""
    layout = [FREE] * len(TILE_ROWS)
    tiles = dice.sample(PAIRS, len(PAIRS))
    for field in filling:
        if field % 4 == SINGLE:
            layout[SINGLES[0]] = field // 4 * 4 + dice.randrange(4)
        else:
            layout[tiles.pop()] = field + 2 * dice.randrange(2)
    return layout


def local(layout: list[int], cell: tuple[int, int], x: int, y: int) -> tuple[int, int, int]:
    """Return the tile of a cell, and where a point of the grid, in hundredths, is on that tile told upright."""
    number = cell[1] * WIDE + cell[0]
    tile = next(at for at in range(len(layout)) if number in cells_of(at, layout[at]))
    left, top = layout[tile] // 4 % WIDE * 100, layout[tile] // 4 // WIDE * 100
    x, y = x - left, y - top
    high = 100 * TILE_ROWS[tile]["cells"]
    turned = {0: (x, y), 1: (y, high - x), 2: (100 - x, high - y), 3: (100 - y, x)}
    return tile, *turned[layout[tile] % 4]


def at_rim(tile: int, u: int, v: int) -> set[str]:
    """Return the territories of a tile that reach a point of its rim."""
    row = TILE_ROWS[tile]
    high = 100 * row["cells"]
    names = ["n", "e1", "e2", "s", "w2", "w1"] if row["cells"] == 2 else ["n", "e1", "s", "w1"]
    sides = dict(zip(names, row["sides"], strict=True))
    if v == 0:
        name, along = "n", u
    elif v == high:
        name, along = "s", 100 - u
    elif u == 100:
        name, along = ("e1", v) if v < 100 else ("e2", v - 100)
    else:
        name, along = ("w1", 100 - v) if v < 100 else ("w2", 200 - v)
    found, begin = set(), 0
    for slug, end in sides[name]:
        if begin <= along <= end:
            found.add(slug)
        begin = end
    return found


def read_point_by_point(layout: list[int]) -> set[frozenset[str]]:
    """Return the pairs of territories that touch, by walking all inner sides of cells."""
    pairs = {frozenset(pair) for row in TILE_ROWS for pair in row["touching"]}
    for y in range(HIGH):
        for x in range(WIDE):
            for cell, start, step in (((x + 1, y), (x + 1, y), (0, 1)), ((x, y + 1), (x, y + 1), (1, 0))):
                if cell[0] >= WIDE or cell[1] >= HIGH:
                    continue
                for point in range(1, 100):
                    px, py = start[0] * 100 + step[0] * point, start[1] * 100 + step[1] * point
                    one, other = local(layout, (x, y), px, py), local(layout, cell, px, py)
                    if one[0] != other[0]:
                        pairs |= {frozenset((a, b)) for a in at_rim(*one) for b in at_rim(*other)}
    return pairs


def pairs_of(land: Continent) -> set[frozenset[str]]:
    slugs = PLACES.slugs
    return {frozenset((slugs[here], slugs[there])) for here, row in enumerate(land.neighbours) for there in row}


@pytest.mark.parametrize("filling", range(len(FILLINGS)))
def test_neighbours_are_those_of_the_borders_read_point_by_point(filling: int) -> None:
    layout = laid(FILLINGS[filling], Random(filling))
    land = continent(layout)
    assert fills(layout)
    assert pairs_of(land) == read_point_by_point(layout)
    for here, row in enumerate(land.neighbours):
        assert row == sorted(set(row)) and here not in row
        assert all(here in land.neighbours[there] for there in row)
        assert land.near_water[here] == any(IS_WATER[there] for there in row)


@pytest.mark.parametrize("filling", range(len(FILLINGS)))
def test_locations_touch_the_territories_that_border_their_corner_on_any_tile(filling: int) -> None:
    layout = laid(FILLINGS[filling], Random(filling))
    land = continent(layout)
    corners = {1: [(0, 0), (100, 0), (100, 100), (0, 100)]}
    corners[2] = [(0, 0), (100, 0), (100, 100), (100, 200), (0, 200), (0, 100)]
    for corner in range(CORNERS):
        x, y = corner % (WIDE + 1), corner // (WIDE + 1)
        expected = set()
        for cell in ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)):
            if 0 <= cell[0] < WIDE and 0 <= cell[1] < HIGH:
                tile, u, v = local(layout, cell, x * 100, y * 100)
                row = TILE_ROWS[tile]
                expected |= set(row["corners"][corners[row["cells"]].index((u, v))])
        assert set(PLACES.names(land.around[corner])) == expected
        for here in range(TERRITORIES):
            assert (corner in land.corners[here]) == (here in land.around[corner])


def test_there_are_106_fillings_and_three_for_the_first_game() -> None:
    assert len(FILLINGS) == len({tuple(sorted(filling)) for filling in FILLINGS}) == 106
    assert len(fitting(FIRST_GAME)) == 3
    alone = [field // 4 for filling in FILLINGS for field in filling if field % 4 == SINGLE]
    assert {cell: alone.count(cell) for cell in sorted(set(alone))} == {
        0: 15, 2: 15, 4: 15, 6: 8, 8: 8, 10: 15, 12: 15, 14: 15,
    }  # fmt: skip
    assert any(field % 4 == LYING for field in FILLINGS[0])


def test_a_drawn_layout_fills_the_grid_and_a_record_gives_it_back() -> None:
    for seed in range(30):
        luck = Luck(seed)
        layout = draw_layout(luck, first_game=seed % 2 == 0)
        assert fills(layout)
        assert draw_layout(Written(luck.written), first_game=seed % 2 == 0) == layout
        if seed % 2 == 0:
            assert [layout[tile] for tile in (0, 1, 2)] == [FIRST_GAME[tile] for tile in (0, 1, 2)] == [24, 8, 45]


def test_two_tiles_on_one_cell_fill_no_grid() -> None:
    layout = draw_layout(Luck(1), first_game=True)
    layout[3] = layout[4]
    assert not fills(layout)


def test_stretches_that_meet_inside_a_side_touch_and_at_its_ends_they_do_not() -> None:
    assert touch(0, 62, 62, 100)
    assert touch(0, 62, 61, 100)
    assert not touch(0, 62, 63, 100)
    assert not touch(0, 0, 0, 100)
    assert not touch(100, 100, 0, 100)


def test_the_same_layout_is_the_same_continent() -> None:
    layout = draw_layout(Luck(1), first_game=True)
    assert continent(layout) is continent(layout[:])


def test_the_continent_has_three_territories_of_each_land_with_three_beacons_and_four_waters() -> None:
    assert [len(places) for places in OF_LAND] == [3, 3, 3, 3, 3, 3, 4]
    assert all(sorted(BEACONS[at] for at in OF_LAND[land]) == [1, 2, 3] for land in range(6))
    assert PLACES.slugs[ISLAND] == "a-water"
    assert [PLACES.slugs[at] for at in STARTS] == ["b-forest", "c-grassland"]


def test_there_are_54_encampments_of_which_two_players_leave_ten_and_three_leave_four() -> None:
    assert CAMPS == 54 and sum(CAMP_HAS_FIRE) == 18
    assert [sum(players <= count for players in CAMP_PLAYERS) for count in (2, 3, 4)] == [44, 50, 54]
    tokens = CONTENT.value("hunting_tokens")
    assert tokens["total"] == sum(tokens["backs"].values()) == 16
    most = max(sum(players > count for players in CAMP_PLAYERS) for count in (2, 3, 4))
    assert most <= tokens["total"], "there is a token for each encampment that is covered"
    assert all(LAND[at] != LAND[ISLAND] for at in STARTS)
