from __future__ import annotations

import pytest

from ecumene.kernel.grammar import NOTHING, PLACE, SEAT, THING, Grammar, Verb
from ecumene.kernel.graph import grid, linked
from ecumene.kernel.places import ANCHORS, SQUARES, Map, Place
from ecumene.kernel.things import Things

COAST = Map(
    ANCHORS,
    [Place("tyre", 10, 20, "port"), Place("petra", 30, 40, "desert"), Place("egypt", 5, 60, "", "M0 0L9 9Z")],
    linked(3, [(0, 1), (1, 0), (1, 2)], directed=True),
)
ONE = {"across": 1, "down": 1, "tile": ""}
GRAMMAR = Grammar(
    [Verb("go", PLACE), Verb("send", THING, PLACE), Verb("give", THING, SEAT)], Things(["salt"]), COAST.slugs
)


def test_a_map_tells_what_a_screen_draws() -> None:
    assert COAST.shape() == {
        "layout": "anchors",
        "places": [
            {"id": "tyre", "kind": "port", "x": 10, "y": 20, "outline": "", **ONE},
            {"id": "petra", "kind": "desert", "x": 30, "y": 40, "outline": "", **ONE},
            {"id": "egypt", "kind": "", "x": 5, "y": 60, "outline": "M0 0L9 9Z", **ONE},
        ],
        "links": [["tyre", "petra"]],
        "one_way": [["petra", "egypt"]],
    }


def test_the_squares_of_a_grid_are_places_in_rows() -> None:
    squares = Map(
        SQUARES, [Place(f"{'ab'[x]}{y + 1}", x, y) for y in range(2) for x in range(2)], grid(2, 2), named=False
    )
    assert squares.shape()["links"] == [["a1", "b1"], ["a1", "a2"], ["b1", "b2"], ["a2", "b2"]]


def test_a_map_needs_ways_for_each_place_and_a_known_layout() -> None:
    with pytest.raises(ValueError, match="layout"):
        Map("spiral", [Place("tyre", 0, 0)], linked(1, []))
    with pytest.raises(ValueError, match="ways"):
        Map(ANCHORS, [Place("tyre", 0, 0)], linked(2, []))
    with pytest.raises(ValueError, match="same slug: tyre"):
        Map(ANCHORS, [Place("tyre", 0, 0), Place("tyre", 1, 1)], linked(2, []))


@pytest.mark.parametrize(
    ("action", "text"), [((0, 1, 0), "go petra"), ((1, 0, 2), "send salt egypt"), ((2, 0, 3), "give salt 3")]
)
def test_places_are_written_by_slug_and_seats_by_number(action: tuple[int, int, int], text: str) -> None:
    assert GRAMMAR.text(action) == text
    assert GRAMMAR.parse(text) == action


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("go", "'go' needs to be told what"),
        ("go salt", "no place is called 'salt'"),
        ("send tyre tyre", "nothing is called 'tyre'"),
        ("give salt tyre", "'tyre' is not a seat"),
        ("give salt 123", "'123' is not a seat"),
        ("give salt ٣", "'٣' is not a seat"),
    ],
)
def test_what_is_no_place_and_no_seat_is_named(text: str, cause: str) -> None:
    with pytest.raises(ValueError, match=f"^{cause}$"):
        GRAMMAR.parse(text)


def test_a_game_without_a_map_has_no_places() -> None:
    with pytest.raises(ValueError, match="no place is called 'tyre'"):
        Grammar([Verb("go", PLACE, NOTHING)], Things([])).parse("go tyre")
