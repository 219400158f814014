"""What the city phase refuses, and for what (p. 15–18)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import DESERT, FAMILIES, number
from ecumene.games.sid_meiers_civilization.map.ground import PLAIN
from ecumene.games.sid_meiers_civilization.state import GameState
from tests.games.sid_meiers_civilization.situation import (
    at_a_table,
    cities,
    city,
    govern,
    know,
    mark,
    open_map,
    play,
    refusal,
    scout,
    table,
    tokens,
)
from tests.rules import card, rule


def capital(civilization: str = "america") -> GameState:
    """Return a capital in b3 (America) in the city phase: 3 trade, 5 production."""
    return table(civilization, "china")


@rule("smc.culture.price", "smc.culture.trade-price")
def test_a_space_is_refused_for_the_culture_or_the_trade_that_it_lacks() -> None:
    s = capital()
    s.players[0].space, s.players[0].culture, s.players[0].trade = 7, 4, 2
    seen = at_a_table(cities(s))
    found = seen.why_not(0, "advance")
    assert found is not None
    assert (found.rule, "costs 5 culture; you have 4" in found.reason) == ("smc.culture.price", True)
    s.players[0].culture = 5
    found = at_a_table(s).why_not(0, "advance")
    assert found is not None
    assert (found.rule, "costs 3 trade; you have 2" in found.reason) == ("smc.culture.trade-price", True)


@rule("smc.government.anarchy-capital", "smc.city.one-action")
def test_in_anarchy_it_is_anarchy_that_stops_the_capital() -> None:
    s = capital()
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "c6")
    govern(s, 0, "anarchy")
    s.players[0].trade = 27
    cities(s)
    for move in ("devote b3", "harvest silk b3", "train infantry b3"):
        assert refusal(s, move) == "smc.government.anarchy-capital"
    assert refusal(play(s.copy(), "build army"), "place a4") == "smc.government.anarchy-capital"
    play(s, "devote c6")
    assert refusal(s, "devote c6") == "smc.city.one-action"
    assert refusal(s, "build army") == "smc.government.anarchy-capital"


@rule("smc.build.walls", "smc.city.production", "smc.build.walls-once", "smc.city.one-action")
def test_walls_are_refused_to_a_city_for_what_it_lacks() -> None:
    s = capital()
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    know(s, 0, "masonry")
    city(s, 0, "c6")
    s.players[0].trade = 3
    play(cities(s), "build city-walls")
    assert refusal(s, "place c6") == "smc.city.production"  # 3 of its own, 2 for trade
    assert refusal(s, "place a4") == "smc.build.walls"
    s.players[0].walls[1] = 1
    assert refusal(s, "place c6") == "smc.build.walls-once"
    s.players[0].actions[1] = 0
    assert refusal(s, "place c6") == "smc.city.one-action"


@card("egypt-civilization")
@rule("smc.build.unlocked", "smc.build.terrain", "smc.build.supply")
def test_egypt_is_refused_a_free_building_for_what_it_lacks() -> None:
    s = capital("egypt")
    know(s, 0, "pottery", "philosophy")
    s.ground = [PLAIN[DESERT] if one >= 0 else one for one in s.ground]
    s.supply[FAMILIES.index(number("temple"))] = 0
    know(s, 0, "code-of-laws", "currency")
    play(cities(s), "use egypt-civilization")
    assert refusal(s, "build granary") == "smc.build.terrain"
    assert refusal(s, "build temple") == "smc.build.supply"
    assert refusal(s, "build library") == "smc.build.unlocked"


@card("angkor-wat")
@rule("smc.harvest.symbol", "smc.harvest.market")
def test_a_double_harvest_is_refused_for_what_is_lacking_and_names_it() -> None:
    s = capital()
    mark(s, 0, "angkor-wat", "a4")
    scout(s, 0, "a1", sends=True)  # wheat
    tokens(s, 0, silk=2)
    at = at_a_table(play(cities(s), "use angkor-wat"))
    for move, rule_, named in (("iron", "symbol", "Iron"), ("silk", "market", "Silk")):
        found = at.why_not(0, f"harvest {move} b3")
        assert found is not None
        assert (found.rule, named in found.reason) == (f"smc.harvest.{rule_}", True)
    found = at.why_not(0, "harvest silk c6")
    assert found is not None
    assert found.reason == "A city harvests what its outskirts show."
