"""Scouts and blockade: the examples of pages 26 and 27, on America's capital."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import THINGS
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import coins, culture, production, resources, trade
from ecumene.games.sid_meiers_civilization.state import GameState
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    army,
    cities,
    city,
    govern,
    mark,
    moves,
    moving,
    named,
    open_map,
    play,
    refusal,
    scout,
    start,
    table,
)
from tests.rules import rule


def capital(*tiles: str) -> GameState:
    """Return America's capital in b3 with 3 trade and 5 production, silk and incense."""
    s = table("america", "china")
    open_map(s, *tiles)
    return s


def figures(s: GameState, seat: int = 0, at: int = 0) -> tuple[int, int]:
    """Return trade and production of a city."""
    return trade(s, seat, at), production(s, seat, at)


def shown(s: GameState) -> list[str]:
    """Return the resources that the capital shows."""
    return [THINGS.slug(one) for one in resources(s, 0, 0)]


def test_page_26_the_city_has_3_trade_5_production_silk_and_incense() -> None:
    s = capital()
    assert (figures(s), culture(s, 0, 0), shown(s)) == ((3, 5), 0, ["incense", "silk"])


@rule("smc.scouts.send", "smc.scouts.counts-as-outskirts")
def test_page_27_example_1_a_scout_in_a_forest_sends_two_production() -> None:
    s = capital()
    scout(s, 0, "d3", sends=True)
    assert figures(s) == (3, 7)


@rule("smc.scouts.counts-as-outskirts")
def test_page_27_example_2_a_scout_on_a_natural_wonder_sends_culture_too() -> None:
    s = capital("neutral-11")  # its natural wonder lies in h3
    scout(s, 0, "h3", sends=True)
    assert (figures(s), culture(s, 0, 0)) == ((3, 7), 1)
    play(cities(s), "devote b3")
    assert s.players[0].culture == 2


def test_page_27_example_3_a_scout_on_wheat_lets_the_city_harvest_it() -> None:
    s = table("america", "germany")
    scout(s, 0, "h16", sends=True)  # grassland with wheat on Germany's tile
    assert (figures(s), shown(s)) == ((3, 5), ["incense", "silk", "wheat"])
    cities(s)
    assert "harvest wheat b3" in moves(s)


@rule("smc.scouts.next-round", "smc.ruling.scout-sending")
def test_a_scout_sends_from_the_round_after_it_came() -> None:
    s = capital()
    scout(s, 0, "d3")
    s.players[0].scout_since[0] = s.round
    start(s)
    assert figures(s) == (3, 5)
    s.players[0].scout_since[0] = s.round - 1
    start(s)
    assert figures(s) == (3, 7)


@rule("smc.scouts.send", "smc.ruling.scout-sending")
def test_the_owner_chooses_the_city_in_the_start_phase() -> None:
    s = capital("neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "c6")
    scout(s, 0, "f2")
    start(s)
    assert s.players[0].scout_city == [square("b3")]
    scout_at = figures(s, 0, 1)
    play(s, "send 1 c6")
    assert figures(s, 0, 1) == scout_at  # grassland gives nothing
    assert s.players[0].scout_city == [square("c6")]
    assert "send 1 b3" not in moves(s)
    assert refusal(s, "send 1 b3") == "smc.scouts.send"


@rule("smc.ruling.scout-sending")
def test_a_scout_that_has_walked_on_sends_to_the_city_of_the_last_round() -> None:
    s = capital("neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "c6")
    scout(s, 0, "c8")
    s.players[0].scout_since[0] = s.round - 1
    assert named(start(s).players[0].scout_city) == ["c6"]  # at first the nearest
    play(s, "send 1 b3")
    s.round += 1
    s.players[0].scouts, s.players[0].scout_sends = [square("d8")], [0]
    assert named(start(s).players[0].scout_city) == ["b3"]
    s.players[0].cities[0] = square("c2")  # a city that is no more
    assert named(start(s).players[0].scout_city) == ["c6"]


@rule("smc.ruling.scout-sending")
def test_a_square_that_is_sent_counts_for_that_city_alone() -> None:
    s = capital("neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "c6")
    scout(s, 0, "a2", sends=True)  # a forest of the capital's own outskirts
    assert figures(s) == (3, 5)
    s.players[0].scout_city[0] = square("c6")
    before = production(s, 0, 1)
    assert figures(s) == (3, 3)
    s.players[0].scout_sends[0] = 0
    assert production(s, 0, 1) == before - 2


def test_before_the_phase_ends_scouts_are_named_that_would_send_nothing() -> None:
    s = capital()
    scout(s, 0, "d3")  # a forest
    assert "warning-scouts" not in dict(GAME.teller.warnings(moving(s), 0))
    scout(s, 0, "d4")
    s.players[0].scouts[0] = square("a4")  # a square of the capital's own outskirts
    assert dict(GAME.teller.warnings(moving(s), 0)) == {
        "warning-figures": {"count": 2},
        "warning-scouts": {"count": 1},
    }


@rule("smc.blockade.square", "smc.blockade.scout-gathers")
def test_page_27_a_rival_scout_takes_two_production_away() -> None:
    s = capital()
    scout(s, 1, "a2", sends=True)
    assert figures(s) == (3, 3)
    assert production(s, 1, 0) == 5 + 2


@rule("smc.blockade.square", "smc.ruling.scout-square-symbols")
def test_a_blockade_stops_symbols_of_markers_and_a_scout_gathers_them() -> None:
    s = capital()
    mark(s, 0, "library", "a4")
    assert (trade(s, 0, 0), culture(s, 0, 0)) == (4, 1)
    scout(s, 1, "a4", sends=True)
    assert (trade(s, 0, 0), culture(s, 0, 0)) == (3, 0)
    assert culture(s, 1, 0) == 1


@rule("smc.ruling.scout-square-symbols", "smc.government.benefits")
def test_a_government_silences_the_buildings_of_its_own_seat_and_no_others() -> None:
    s = capital()
    mark(s, 0, "library", "a4")
    mark(s, 0, "temple", "c4")
    scout(s, 1, "a4", sends=True)
    before = trade(s, 1, 0)
    govern(s, 1, "fundamentalism")  # the library is none of its own
    assert trade(s, 1, 0) == before
    govern(s, 0, "fundamentalism")
    assert trade(s, 1, 0) == before - 1
    s.players[1].scouts = [square("c4")]
    govern(s, 0, "despotism")
    govern(s, 1, "communism-government")
    assert culture(s, 1, 0) == 2
    govern(s, 0, "communism-government")
    assert culture(s, 1, 0) == 0


@rule("smc.blockade.square")
def test_no_resource_comes_from_a_blockaded_square() -> None:
    s = capital()
    army(s, 1, "c3")  # silk
    assert shown(s) == ["incense"]


@rule("smc.coins.map", "smc.coins.blockade", "smc.ruling.scout-coin")
def test_coins_of_the_map_are_lost_while_they_are_blockaded() -> None:
    s = capital()
    mark(s, 0, "builder", "a4")
    assert coins(s, 0) == 1
    scout(s, 1, "a4")
    assert (coins(s, 0), coins(s, 1)) == (0, 0)
    s.players[1].scout_sends[0] = 1
    assert coins(s, 1) == 1


@rule("smc.blockade.wonder")
def test_a_blockaded_wonder_cannot_be_used() -> None:
    s = capital()
    mark(s, 0, "stonehenge", "a4")
    assert "use stonehenge" in moves(start(s))
    army(s, 1, "a4")
    assert "use stonehenge" not in moves(s)


@rule("smc.blockade.placing")
def test_nothing_but_an_army_is_placed_into_a_blockade() -> None:
    s = capital()
    s.players[0].trade = 27
    scout(s, 1, "a4")
    cities(s)
    play(s, "build scout")
    assert "place a4" not in moves(s)
    assert refusal(s, "place a4") == "smc.blockade.placing"


@rule("smc.blockade.army", "smc.ruling.army-placed-in-blockade")
def test_an_army_placed_into_a_blockade_fights_at_once() -> None:
    s = capital()
    scout(s, 1, "a4")
    s.players[1].trade = 5
    play(cities(s), "build army", "place a4")
    assert s.players[1].scouts == []  # it stood there alone
    play(s, "loot trade")
    assert (s.players[0].trade, s.players[1].trade) == (3, 2)
    s = capital()
    army(s, 1, "a4")
    play(cities(s), "build army", "place a4")
    assert type(s.stack[-1]).__name__ == "Battle"
