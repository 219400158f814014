"""The start phase: founding, governments, great people, scouts (p. 12–14)."""

from __future__ import annotations

import pytest

from ecumene.games.sid_meiers_civilization.card_data import FIRST_GOVERNMENT, THINGS, number
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import coins, production, trade
from ecumene.games.sid_meiers_civilization.round.round import START, Round, next_round
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import advance, waiting
from tests.games.sid_meiers_civilization.situation import (
    LUCK,
    army,
    at_a_table,
    cities,
    city,
    govern,
    hand,
    know,
    mark,
    moves,
    open_map,
    play,
    refusal,
    scout,
    start,
    table,
)
from tests.rules import card, rule


def country() -> GameState:
    """Return America with its capital in b3, and land to the south and east."""
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    return s


@rule("smc.found.scout", "smc.found.marker", "smc.found.at-once", "smc.found.centre-gives-nothing")
def test_a_scout_becomes_a_city_that_gives_at_once() -> None:
    s = country()
    scout(s, 0, "c6")
    start(s)
    before = trade(s, 0, 0) - 1  # what the scout sends
    play(s, "found c6 scout")
    assert s.players[0].cities == [square("b3"), square("c6")]
    assert (s.players[0].scouts, s.players[0].walls) == ([], [0, 0])
    assert (trade(s, 0, 0), trade(s, 0, 1)) == (before, 3)  # d5, b7, d7; not the desert in its centre
    assert production(s, 0, 1) == 3
    cities(s)
    assert "devote c6" in moves(s)


@rule("smc.found.water", "smc.found.settlements", "smc.found.revealed", "smc.found.rivals", "smc.found.distance")
@rule("smc.ruling.founding-distance")
@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("d7", "smc.found.water"),
        ("c7", "smc.found.settlements"),
        ("b8", "smc.found.revealed"),
        ("f6", "smc.found.rivals"),
        ("c5", "smc.found.distance"),
    ],
)
def test_page_13_sites_a_to_e_are_refused(place: str, reason: str) -> None:
    s = country()
    s.villages = [square("d8")]
    army(s, 1, "f7")
    scout(s, 0, place)
    start(s)
    assert refusal(s, f"found {place} scout") == reason


@rule("smc.found.revealed")
def test_no_city_stands_at_the_edge_of_the_map() -> None:
    s = country()
    scout(s, 0, "a6")
    assert refusal(start(s), "found a6 scout") == "smc.found.revealed"


@rule("smc.found.limit", "smc.ruling.third-city")
def test_a_third_city_needs_irrigation() -> None:
    s = country()
    scout(s, 0, "c6")
    city(s, 0, "f3")
    start(s)
    assert refusal(s, "found c6 scout") == "smc.found.limit"
    know(s, 0, "irrigation")
    assert "found c6 scout" in moves(s)


@rule("smc.found.pushed-out", "smc.ruling.founding-pushed-figures")
def test_figures_in_the_centre_go_to_the_outskirts() -> None:
    s = country()
    scout(s, 0, "c6")
    army(s, 0, "c6")
    start(s)
    play(s, "found c6 scout")
    assert "place d7" not in moves(s)  # water
    play(s, "place d6")
    assert s.players[0].armies == [square("d6")]
    s = country()
    scout(s, 0, "c6")
    army(s, 0, "c6", "b5", "b5", "c5", "c5", "d5", "d5", "b6", "b6", "d6", "d6", "b7", "b7", "c7", "c7")
    assert refusal(start(s), "found c6 scout") == "smc.ruling.founding-pushed-figures"


@rule("smc.found.pushed-out", "smc.ruling.scout-sending", "smc.ruling.start-phase-freedom")
def test_a_scout_that_is_pushed_out_sends_from_where_it_stands() -> None:
    s = country()
    scout(s, 0, "c6")
    scout(s, 0, "c6")
    play(start(s), "found c6 scout", "place d5")  # trade
    assert "send 1 c6" in moves(s)
    assert (trade(s, 0, 0), trade(s, 0, 1)) == (4, 2)
    play(s, "send 1 c6")
    assert (trade(s, 0, 0), trade(s, 0, 1)) == (3, 3)


@rule("smc.start.actions", "smc.ruling.start-phase-freedom", "smc.round.clockwise")
def test_a_seat_acts_in_any_order_until_it_is_done_then_the_next_one() -> None:
    s = country()
    s.stack = [Round(START)]
    advance(s, LUCK)
    assert waiting(s) == [0]
    play(s, "done")
    assert waiting(s) == [1]


@rule("smc.round.first-player-passes", "smc.round.phases")
def test_the_marker_goes_to_the_left_each_round() -> None:
    s = table("america", "china", "rome", first=1)
    next_round(s)
    assert (s.first, s.round) == (2, 3)
    next_round(s)
    assert s.first == 0


@rule("smc.government.unlocked")
def test_only_the_government_with_which_a_civilization_begins_is_unlocked_from_the_start() -> None:
    s = table("rome", "america")
    for seat in (0, 1):
        govern(s, seat, "anarchy")
    assert [move for move in moves(start(s)) if move.startswith("government")] == ["government republic"]
    assert refusal(s, "government despotism") == "smc.government.unlocked"
    assert [move for move in moves(start(s, 1)) if move.startswith("government")] == ["government despotism"]


@rule("smc.ruling.one-change")
@rule("smc.government.free-change", "smc.ruling.free-change-window", "smc.government.unlocked")
def test_a_government_is_adopted_freely_in_the_round_after_it_was_learned() -> None:
    s = country()
    know(s, 0, "chivalry")
    s.players[0].fresh = 1 << (number("feudalism") - FIRST_GOVERNMENT)
    start(s)
    assert [move for move in moves(s) if move.startswith("government")] == [
        "government anarchy",
        "government feudalism",
    ]
    assert refusal(s, "government republic") == "smc.government.unlocked"
    play(s, "government feudalism")
    assert THINGS.slug(s.players[0].government) == "feudalism"
    assert "government anarchy" not in moves(s)
    assert refusal(s, "government anarchy") == "smc.ruling.one-change"
    next_round(s)
    assert s.players[0].fresh == 0


@card("anarchy")
@rule("smc.government.anarchy", "smc.government.anarchy-capital", "smc.government.after-anarchy")
@rule("smc.ruling.leaving-anarchy", "smc.ruling.anarchy-and-abilities")
def test_later_a_government_is_reached_through_anarchy_only() -> None:
    s = country()
    know(s, 0, "chivalry")
    start(s)
    assert refusal(s, "government feudalism") == "smc.government.anarchy"
    play(s, "government anarchy")
    assert "government feudalism" not in moves(s)
    cities(s)
    assert "devote b3" not in moves(s)
    next_round(s)
    start(s)
    assert "government feudalism" in moves(s)
    assert "government despotism" in moves(s)
    play(s, "done")


@card("feudalism")
@rule("smc.government.benefits")
def test_feudalism_gives_its_coin_while_it_lasts() -> None:
    s = country()
    govern(s, 0, "feudalism")
    assert coins(s, 0) == 1
    govern(s, 0, "despotism")
    assert coins(s, 0) == 0


@rule("smc.people.from-reserve", "smc.people.reserve-gives-nothing", "smc.people.water")
def test_great_people_come_from_the_reserve_in_the_start_phase() -> None:
    s = country()
    s.people.remove(number("builder"))
    s.players[0].people = [number("builder")]
    start(s)
    assert coins(s, 0) == 0
    play(s, "use builder")
    assert "place a3" not in moves(s)  # water
    assert refusal(s, "place a3") == "smc.people.water"
    play(s, "place a4")
    assert (coins(s, 0), s.players[0].people) == (1, [])


@rule("smc.people.replaced", "smc.ruling.replaced-pieces", "smc.people.place")
def test_a_replaced_great_person_goes_back_to_the_reserve() -> None:
    s = country()
    mark(s, 0, "builder", "a4")
    mark(s, 0, "granary", "a4")
    assert [THINGS.slug(one) for one in s.players[0].people] == ["builder"]
    supply = s.supply[:]
    mark(s, 0, "builder", "a4")
    s.players[0].people = []
    assert sum(s.supply) == sum(supply) + 1  # the granary went back to the market


@rule("smc.people.from-reserve")
def test_people_who_replace_each_other_do_not_go_round_for_ever() -> None:
    s = country()
    mark(s, 0, "builder", "a4")
    s.people.remove(number("artist"))
    s.players[0].people = [number("artist")]
    play(start(s), "use artist", "place a4")
    assert s.players[0].people == [number("builder")]
    play(s, "use builder", "place a4")  # what is in reserve again is placed in the same start phase
    assert s.players[0].people == [number("artist")]
    assert "use artist" not in moves(s)


@rule("smc.people.from-reserve")
def test_a_great_person_gained_by_founding_can_still_come_from_the_reserve() -> None:
    s = table("rome", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    s.players[0].space = 2
    scout(s, 0, "f6")
    play(start(s), "found f6 scout", "reserve")
    person = THINGS.slug(s.players[0].people[0])
    assert f"use {person}" in moves(s)


@rule("smc.government.benefits", "smc.scouts.next-round", "smc.scouts.send")
def test_the_start_phase_refuses_for_what_stands_in_the_way() -> None:
    s = table("america", "china")
    scout(s, 0, "a4")
    s.players[0].scout_since[0] = s.round
    start(s)
    assert refusal(s, "government despotism") == "smc.government.benefits"
    assert refusal(s, "send 1 b3") == "smc.scouts.next-round"
    assert refusal(s, "send 2 b3") == "smc.scouts.send"
    govern(s, 0, "anarchy")
    assert refusal(s, "government anarchy") == "smc.government.benefits"


@rule("smc.events.phase", "smc.people.from-reserve", "smc.blockade.placing")
def test_what_is_not_in_hand_or_in_reserve_is_refused_as_such() -> None:
    s = table("america", "china")
    hand(s, 0, "drought")
    s.people.remove(number("artist"))
    s.players[0].people = [number("artist")]
    army(s, 1, "a2", "b2", "c2", "c3", "a4", "c4")  # all land around the capital
    seen = at_a_table(start(s))
    found = seen.why_not(0, "play sabotage")
    assert found is not None
    assert found.reason.startswith("It is not in your hand: Sabotage.")
    assert refusal(s, "use general") == "smc.people.from-reserve"
    assert refusal(s, "use artist") == "smc.blockade.placing"
