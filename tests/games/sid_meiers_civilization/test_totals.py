"""What boards draw is worked out by the rules: the ground, pyramids, prices, strengths, and who strikes first."""

from __future__ import annotations

from typing import Any

from ecumene.games.sid_meiers_civilization.state import GameState
from tests.games.sid_meiers_civilization.battlefield import attack, field
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    army,
    cities,
    city,
    know,
    mark,
    moving,
    open_map,
    play,
    table,
    trading,
)
from tests.rules import rule


def told(s: GameState, viewer: int = 0) -> dict[str, Any]:
    """Return what a viewer is told."""
    return GAME.teller.totals(s, viewer)


def ground(s: GameState) -> dict[str, dict[str, Any]]:
    """Return the revealed squares by name."""
    return {row["at"]: row for row in told(s)["squares"]}


@rule("smc.build.replace", "smc.ruling.scout-square-symbols")
def test_a_square_gives_what_is_in_force_there() -> None:
    s = table("america", "china")
    assert ground(s)["a4"] == {"at": "a4", "terrain": "grassland", "realm": 0}
    assert ground(s)["b3"]["city"] == 0 and "production" not in ground(s)["b3"]
    mark(s, 0, "temple", "a4")
    assert ground(s)["a4"] == {"at": "a4", "terrain": "grassland", "realm": 0, "culture": 2, "marker": "temple"}


@rule("smc.research.starting-place", "smc.research.pyramid", "smc.research.threshold")
def test_a_pyramid_has_its_starting_technology_in_the_bottom_row() -> None:
    s = table("rome", "china")
    know(s, 0, "pottery", "writing")
    s.players[0].trade = 11
    own = told(s)["seats"][0]
    assert own["pyramid"] == [["code-of-laws", "pottery", "writing"], [], [], [], []]
    assert (own["free"], own["research"], own["cards"]) == ([2, 0, 0, 0], [1, 1, 0, 0, 0], 3)


@rule("smc.build.wonder", "smc.train.price", "smc.research.basic-form-gone")
def test_prices_are_those_that_the_seat_pays() -> None:
    s = table("america", "china")
    before = told(s)["market"]
    assert (before["prices"]["infantry"], before["prices"]["the-oracle"]) == (5, 15)
    know(s, 0, "democracy", "code-of-laws", "pottery", "engineering")
    market = told(s)["market"]
    assert (market["prices"]["infantry"], market["prices"]["the-oracle"]) == (7, 10)
    assert "aqueduct" in market["able"] and market["forms"]["granary"] == "aqueduct"


@rule("smc.battle.trump", "smc.battle.rank", "smc.battle.hidden")
def test_a_battle_tells_who_strikes_first_of_what_the_viewer_sees() -> None:
    s = attack(field(("infantry-1", "mounted-1"), ("mounted-3", "artillery-3")))
    play(s, "front mounted-3")
    battle = told(s, 0)["battle"]
    assert battle["cards"] == {"infantry-1": [1], "mounted-1": [0]}
    assert told(s, -1)["battle"]["cards"] == {}
    play(s, "strike infantry-1 1")
    assert told(s)["battle"]["first"] == [0]  # the infantry struck first and fell
    assert told(s)["strengths"][0]["mounted-1"] == told(s)["barbarians"]["mounted-1"] == 1


@rule("smc.build.figure-reserve", "smc.build.star", "smc.build.wonder-one", "smc.battle.force-city")
def test_a_seat_is_told_with_its_reserve_its_cities_and_the_nearest_capital() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "c6")
    mark(s, 0, "market", "b5")
    capital = s.players[1].cities[0]
    army(s, 0, "d5")
    own = told(moving(s))["seats"][0]
    assert (own["cities"][1]["stars"], own["cities"][1]["wonders"]) == (1, 0)
    assert own["cities"][1]["force"] == own["force"] + 3
    reserve = own["armies"]
    assert own["war"]["near"] == 1
    s.players[0].armies.append(capital + 1)
    assert told(s)["seats"][0]["war"]["near"] == 3 and told(s)["seats"][0]["armies"] == reserve - 1


@rule("smc.ruling.offer-steps")
def test_the_steps_that_are_left_for_an_offer_are_counted() -> None:
    s = table("america", "china")
    assert told(cities(s))["offer_steps"] == 0
    s.players[0].trade = 9
    assert told(play(trading(s), "offer 1", "give trade 2"))["offer_steps"] == 11
