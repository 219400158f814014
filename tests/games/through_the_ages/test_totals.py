"""What the board shows besides the view is what the rules charge, do, and have printed."""

from __future__ import annotations

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.card_data import (
    CONSUMPTION,
    CORRUPTION,
    FOOD_PRICE,
    HAPPINESS_NEEDED,
    TAKE_PRICE,
)
from ecumene.kernel.luck import Event
from tests.games.through_the_ages.situation import change, play, seat, situation


def test_the_row_shows_what_a_card_costs_the_one_who_looks() -> None:
    s = situation(seat(wonders="pyramids colossus"), seat(leader="hammurabi"), row="homer great-wall - - - moses")
    rows = [GAME.teller.totals(s, viewer)["row"] for viewer in (-1, 0, 1)]
    assert [[printed for printed, _ in row] for row in rows] == [TAKE_PRICE] * 3
    assert [row[0][1] for row in rows] == [1, 1, 0] and [row[5][1] for row in rows] == [2, 2, 1], (
        "Hammurabi takes 1 off"
    )
    assert [row[1][1] for row in rows] == [1, 3, 1], "two wonders add 2"
    assert [row[2][1] for row in rows] == [1, 1, 1], "an empty place has its printed price"
    assert change(s, "take great-wall")["ca"] == -3


def test_an_uprising_is_shown_before_it_comes() -> None:
    for unused in (3, 4):
        log: list[Event] = []
        s = situation(seat(yellow=8, unused=unused, ca=0), seat())
        shown = GAME.teller.totals(s, 1)["uprising"]
        play(s, "done", log=log)
        assert shown == [unused < 4, False]
        assert any(event.kind == "uprising" for event in log) == shown[0]


def emptied(blocks: list[tuple[int, int]], tokens: int) -> int:
    """Return the number on the leftmost block of slots that so many tokens leave empty; 0 if none is."""
    before = 0
    for slots, number in blocks:
        if tokens <= before:
            return number
        before += slots
    return 0


def test_the_banks_as_drawn_say_what_the_rules_read_from_them() -> None:
    banks = GAME.teller.totals(situation(), -1)["banks"]
    yellow, blue = banks["yellow"], banks["blue"]
    eats = [(one["slots"], one["eats"]) for one in yellow]
    faces = [(one["slots"] // len(one["faces"]), face) for one in yellow for face in one["faces"]]
    takes = [(one["slots"], one["takes"]) for one in blue]
    assert [price for one in yellow for price in [one["price"]] * one["slots"]] == FOOD_PRICE[1:]
    assert [emptied(eats, tokens) for tokens in range(len(CONSUMPTION))] == CONSUMPTION
    assert [emptied(faces, tokens) for tokens in range(len(HAPPINESS_NEEDED))] == HAPPINESS_NEEDED
    assert [emptied(takes, tokens) for tokens in range(len(CORRUPTION))] == CORRUPTION
