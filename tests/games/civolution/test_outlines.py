"""What is drawn is what the rules say: shapes touch where territories do, and fill the continent without a gap."""

from __future__ import annotations

import re
from itertools import combinations
from random import Random

import pytest

from ecumene.games.civolution.continent.charts import DECLARED, chart
from ecumene.games.civolution.continent.geometry import continent
from ecumene.games.civolution.continent.lands import PLACES, TERRITORIES
from ecumene.games.civolution.continent.layouts import FILLINGS, draw_layout
from ecumene.games.civolution.continent.outlines import UNIT, anchors, corners_of, drawn, inside
from ecumene.kernel.luck import Luck
from ecumene.kernel.places import Place
from tests.games.civolution.test_continent import laid

Stretch = tuple[str, int, int, int]  # across or down, on which grid line, from, to
Curve = tuple[tuple[int, ...], ...]


def borders(place: Place) -> tuple[list[Stretch], set[Curve]]:
    """Return the straight stretches of an outline, and its curves, each from its lower end."""
    straight: list[Stretch] = []
    curves: set[Curve] = set()
    at = (0, 0)
    for word, text in re.findall(r"([MLCZ])([\d -]*)", place.outline):
        numbers = [int(number) for number in text.split()]
        if word == "Z":
            break
        end = (numbers[-2], numbers[-1])
        if word == "L" and at[0] == end[0]:
            straight.append(("down", at[0], min(at[1], end[1]), max(at[1], end[1])))
        elif word == "L":
            assert at[1] == end[1]
            straight.append(("across", at[1], min(at[0], end[0]), max(at[0], end[0])))
        elif word == "C":
            points = (at, (numbers[0], numbers[1]), (numbers[2], numbers[3]), end)
            curves.add(min(points, points[::-1]))
        at = end
    return straight, curves


def touches(one: Stretch, other: Stretch) -> bool:
    """Tell whether two stretches lie on the same line and overlap, or meet in a point that is no corner."""
    if one[:2] != other[:2]:
        return False
    low, high = max(one[2], other[2]), min(one[3], other[3])
    return low < high or (low == high and low % UNIT != 0)


@pytest.mark.parametrize("filling", range(0, len(FILLINGS), 3))
def test_drawn_neighbours_are_those_of_the_rules(filling: int) -> None:
    layout = laid(FILLINGS[filling], Random(filling))
    places = chart(layout).places[:TERRITORIES]
    lines = [borders(place) for place in places]
    for one, other in combinations(range(TERRITORIES), 2):
        straight = any(touches(a, b) for a in lines[one][0] for b in lines[other][0])
        seen = bool(lines[one][1] & lines[other][1]) or (places[one].tile != places[other].tile and straight)
        assert seen == (other in continent(layout).neighbours[one]), (places[one].slug, places[other].slug)


def test_the_graph_of_a_map_is_that_of_its_continent() -> None:
    layout = draw_layout(Luck(5), first_game=False)
    assert chart(layout).graph.neighbours[:TERRITORIES] == continent(layout).neighbours
    assert [place.slug for place in chart(layout).places] == PLACES.slugs == DECLARED.slugs.slugs


@pytest.mark.parametrize("tile", range(8))
def test_the_shapes_of_a_tile_cover_it_once_and_hold_their_anchors(tile: int) -> None:
    polygons = {territory: corners_of(piece) for territory, piece in drawn(tile).items()}
    high = max(y for polygon in polygons.values() for _, y in polygon)
    assert sum(area(polygon) for polygon in polygons.values()) == pytest.approx(UNIT * high, rel=0.001)
    for x in range(13, UNIT, 25):
        for y in range(13, int(high), 25):
            assert sum(inside((x, y), polygon) for polygon in polygons.values()) == 1
    for territory, spot in anchors(tile).items():
        assert [at for at, polygon in polygons.items() if inside(spot, polygon)] == [territory]
    assert all(area(polygon) > 0.2 * UNIT * UNIT for polygon in polygons.values())


def area(polygon: list[tuple[float, float]]) -> float:
    """Return the area of a polygon."""
    pairs = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2
