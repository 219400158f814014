"""The tables hold what is in the box: counts, prices, and every printed square in all four rotations."""

from __future__ import annotations

import pytest

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    BUILDINGS,
    CIVILIZATIONS,
    COPIES,
    EVENTS,
    FAMILIES,
    GOVERNMENTS,
    GREAT_PEOPLE,
    HUTS_HOLD,
    MARKERS,
    PEOPLE_IN_VILLAGES,
    PRICE,
    ROWS,
    SPACE_CULTURE,
    SPACE_PERSON,
    SPACE_TRADE,
    SPACES,
    TECHNOLOGIES,
    THINGS,
    UNIT_CARDS,
    UNIT_PRICES,
    UNITS,
    VILLAGES_HOLD,
    WONDERS,
    number,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES, COIN_TOKENS, LEVEL
from ecumene.games.sid_meiers_civilization.map.tiles import (
    AREA,
    GROUNDS,
    HOME_TILES,
    LAYOUTS,
    NEUTRAL_TILES,
    SIDE,
    TILE_SQUARES,
    WIDTH,
    squares_of,
)
from tests.games.sid_meiers_civilization.grids import GRIDS

LETTERS = {"M": "mountain", "F": "forest", "G": "grassland", "D": "desert", "W": "water"}


def test_the_box_holds_what_the_list_of_components_says() -> None:
    assert sum(COPIES[card] for card in UNIT_CARDS) == 53
    assert sum(COPIES[card] for card in EVENTS) == 47
    assert [sum(COPIES[card] for card in EVENTS if AGE[card] == age) for age in range(3)] == [19, 17, 11]
    assert sum(MARKERS[family] for family in FAMILIES) == 49
    assert sum(COPIES[person] for person in GREAT_PEOPLE) == 18
    assert [sum(AGE[wonder] == age for wonder in WONDERS) for age in range(3)] == [4, 4, 4]
    assert [sum(LEVEL[tech] == level for tech in TECHNOLOGIES) for level in range(1, 6)] == [10, 10, 9, 7, 1]
    assert (len(GOVERNMENTS), len(CIVILIZATIONS), len(HOME_TILES), len(NEUTRAL_TILES)) == (8, 6, 6, 14)
    assert (sum(HUTS_HOLD), sum(VILLAGES_HOLD) + PEOPLE_IN_VILLAGES) == (20, 10)


def test_prices_are_those_of_the_market() -> None:
    priced = {THINGS.slug(thing): PRICE[thing] for thing in BUILDINGS}
    assert priced == {
        "harbor": 7, "trading-post": 7, "workshop": 7, "iron-mine": 10, "granary": 5, "aqueduct": 8, "library": 5,
        "university": 8, "market": 7, "bank": 10, "temple": 7, "cathedral": 10, "barracks": 7, "academy": 10,
        "city-walls": 7,
    }  # fmt: skip
    assert [UNIT_PRICES[unit] for unit in UNITS] == [[5, 7, 9, 11]] * 3 + [[12]]
    assert (PRICE[number("army")], PRICE[number("scout")]) == (4, 6)
    discounts = {THINGS.slug(w): ROWS[w]["discount"]["price"] for w in WONDERS if "discount" in ROWS[w]}
    assert (PRICE[number("the-colossus")], discounts["the-colossus"]) == (15, 10)
    assert [PRICE[wonder] for wonder in WONDERS] == [10, 15, 15, 15, 20, 15, 20, 20, 25, 25, 25, 20]


def test_the_culture_track_costs_105_culture_and_63_trade() -> None:
    assert (SPACES, sum(SPACE_CULTURE), sum(SPACE_TRADE)) == (21, 105, 63)
    assert [space + 1 for space in range(SPACES) if SPACE_PERSON[space]] == [3, 7, 12, 18]


def test_four_technologies_hold_four_coin_tokens_each() -> None:
    holders = [THINGS.slug(tech) for tech in TECHNOLOGIES if COIN_TOKENS[tech]]
    assert holders == ["code-of-laws", "pottery", "democracy", "printing-press"]
    assert all(COIN_TOKENS[number(tech)] == 4 for tech in holders)
    assert all(
        ability.limit for tech in holders for ability in ABILITIES[number(tech)] if ability.effect == "coin"
    )


def test_every_row_says_where_it_comes_from() -> None:
    assert [row["id"] for row in ROWS if not row.get("origin")] == []


@pytest.mark.parametrize("slug", sorted(GRIDS))
def test_every_square_is_as_printed_in_all_four_rotations(slug: str) -> None:
    codes = [code for row in GRIDS[slug] for code in row.split()]
    for arrow in range(4):
        squares = TILE_SQUARES[number(slug)][arrow]
        assert [short(square) for square in squares] == codes
        codes = [codes[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE)]


def short(square: int) -> str:
    """Return the code of a square: its terrain, then the rest."""
    ground = GROUNDS[square]
    letter = next(letter for letter, slug in LETTERS.items() if number(slug) == ground.terrain)
    parts = [THINGS.slug(thing) for thing in (ground.resource, ground.token) if thing >= 0]
    parts += ["culture"] * ground.culture + ["coin"] * ground.coin + ["cap"] * ground.capital
    return ".".join([letter, *parts])


def test_terrain_gives_what_the_map_says() -> None:
    assert len(GROUNDS) == 320
    for letter, production, trade in (("M", 1, 0), ("F", 2, 0), ("G", 0, 0), ("D", 0, 1), ("W", 0, 1)):
        terrain = number(LETTERS[letter])
        found = {(ground.production, ground.trade) for ground in GROUNDS if ground.terrain == terrain}
        assert found == {(production, trade)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_of_a_layout_neither_overlap_nor_stick_out_and_hang_together(players: int) -> None:
    layout = LAYOUTS[players]
    covered = [square for corner in layout.slots for square in squares_of(corner)]
    assert len(covered) == len(set(covered)) == AREA * len(layout.slots)
    assert all(square % WIDTH < layout.columns and square // WIDTH < layout.rows for square in covered)
    assert (layout.homes, len(layout.slots)) == (players, {2: 8, 3: 10, 4: 16}[players])
    reached = {covered[0]}
    edge = [covered[0]]
    while edge:
        square = edge.pop()
        beside = [square + step for step in (-WIDTH, WIDTH)]
        beside += [square + step for step in (-1, 1) if (square + step) // WIDTH == square // WIDTH]
        new = [other for other in beside if other in covered and other not in reached]
        reached.update(new)
        edge += new
    assert reached == set(covered)
